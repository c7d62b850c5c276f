"""How well drafts with other vocabularies read: ``python .../other_vocabularies.py FILE FILE ...``.

For each pair of GGUF files, vocabulary-only ones among them (llama.cpp's source has the official
ones in models/): the share of the target's tokens that the draft has, of an ordinary text that can
be drafted, and of a text of emoji, code, right-to-left and CJK; how many tokens the draft reads for
one of the target's in that; and behind how many of 2,000 tokens its bytes were not the target's.
"""

from __future__ import annotations

import argparse
import os
import time
from itertools import permutations
from pathlib import Path

from foretoken.engine.llama.library import native, set_fields
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.text.bridge import Bridge, TextReader
from foretoken.models.gguf.file import read_gguf

TEXT = (
    "The fox 🦊 said: “naïve façade”! 👩‍👩‍👧‍👦 🏳️‍🌈\n"
    "def f(x):\n\treturn {'a': [x ** 2, \"é\"]}  # 100 %\n"
    "مرحبا بالعالم، كيف حالك؟ שלום עולם\n"
    "日本語の文章です。今日はとても良い天気ですね。한국어 문장입니다.\n"
) * 40
MOST_TOKENS = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    files = parser.parse_args().files
    vocabularies = {path.stem: vocabulary_of(path) for path in files}
    head = ("target", "draft", "entries", "text", "mixed", "read", "wrong", "seconds")
    print("{:<26}{:<26}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}".format(*head))
    for target, draft in permutations(vocabularies, 2):
        figures = compared(vocabularies[target], vocabularies[draft])
        row = "{:>8.2f}{:>8.2f}{:>8.2f}{:>8.2f}{:>8}{:>8.2f}".format(*figures)
        print(f"{target:<26}{draft:<26}{row}")


def vocabulary_of(path: Path) -> LlamaVocabulary:
    """That of a file; its weights, if it has any, are not read."""
    parameters = native.llama_model_default_params()
    set_fields(parameters, vocab_only=True)
    model = native.llama_model_load_from_file(os.fsencode(path), parameters)
    adds_space = read_gguf(path).values.get("tokenizer.ggml.add_space_prefix", True)
    return LlamaVocabulary(model, adds_space=bool(adds_space))


def compared(target: LlamaVocabulary, draft: LlamaVocabulary) -> tuple[float, ...]:
    """The figures of a row, as the table's head has them."""
    started = time.perf_counter()
    bridge = Bridge.between(target, draft)
    seconds = time.perf_counter() - started
    tokens = target.tokenize(TEXT)[:MOST_TOKENS]
    reader, wanted, wrong = TextReader(bridge, target, draft), b"", 0
    for token in tokens:
        reader.extend([token])
        wanted += target.piece(token)
        found = b"".join(map(draft.piece, reader.tokens))
        wrong += found != wanted if reader.is_complete else not wanted.startswith(found)
    return (
        float((bridge.read_as >= 0).mean()),
        bridge.share,
        float((bridge.read_as[tokens] >= 0).mean()),
        len(reader.tokens) / len(tokens),
        wrong,
        seconds,
    )


if __name__ == "__main__":
    main()
