"""The tokenizer of the built-in pair: byte-level BPE, single digits, ChatML.

``python packaging/models/vocabulary.py MODEL.gguf tokenizer.json FILE...`` compares what llama.cpp
makes of these texts with what the tokenizer makes of them.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

END_OF_TEXT, TURN_START, TURN_END = 0, 1, 2
SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
PRE_TOKENIZER = "smollm"
"""How llama.cpp calls the splitting (tokenizer.ggml.pre): digits one by one, then as GPT-2."""
CHAT_TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + "
    "message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)
ROLES = ("user", "assistant")


def render(turns: Sequence[str]) -> str:
    """Return a chat as the chat template writes it."""
    return "".join(
        f"<|im_start|>{ROLES[index % 2]}\n{turn}<|im_end|>\n" for index, turn in enumerate(turns)
    )


def new_tokenizer() -> Tokenizer:
    """Return an untrained tokenizer that splits texts as `PRE_TOKENIZER` does."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Digits(individual_digits=True),
        pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True),
    ])  # fmt: skip
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def train_tokenizer(texts: Iterator[str], vocabulary: int) -> Tokenizer:
    """Return a tokenizer of so many entries, learnt from these texts."""
    tokenizer = new_tokenizer()
    trainer = trainers.BpeTrainer(
        vocab_size=vocabulary,
        special_tokens=list(SPECIAL),
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    return tokenizer


def tokens_per_word(tokenizer: Tokenizer, texts: Sequence[str]) -> float:
    """Return how many tokens a word of these texts takes."""
    encoded = tokenizer.encode_batch(list(texts), add_special_tokens=False)
    return sum(len(e.ids) for e in encoded) / max(1, sum(len(text.split()) for text in texts))


def check_tokenizer(gguf: Path, tokenizer_json: Path, texts: Iterable[str]) -> list[str]:
    """Return the texts that llama.cpp splits in another way, or that do not come back the same."""
    from llama_cpp import Llama

    tokenizer = Tokenizer.from_file(str(tokenizer_json))
    llama = Llama(str(gguf), vocab_only=True, verbose=False)
    try:
        return [text for text in texts if not _same(tokenizer, llama, text)]
    finally:
        llama.close()


def _same(tokenizer: Tokenizer, llama: object, text: str) -> bool:
    ids = tokenizer.encode(text, add_special_tokens=False).ids
    theirs = llama.tokenize(text.encode(), add_bos=False, special=True)  # type: ignore[attr-defined]
    back: str = tokenizer.decode(ids, skip_special_tokens=False)
    return list(ids) == list(theirs) and back == text


if __name__ == "__main__":
    files = [Path(name).read_text(encoding="utf-8") for name in sys.argv[3:]]
    lines = [line for text in files for line in (text, *text.splitlines())]
    wrong = check_tokenizer(Path(sys.argv[1]), Path(sys.argv[2]), lines)
    for one in wrong[:20]:
        print(repr(one[:200]))
    sys.exit(f"{len(wrong)} of {len(lines)} texts differ" if wrong else 0)
