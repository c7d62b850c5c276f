"""Vocabularies read from files say what llama.cpp says of the loaded model."""

from pathlib import Path
from typing import Any

import pytest
from gguf import TokenType

import tiny_models as tiny
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.text.vocabulary import TokenAttribute, compare_vocabularies
from foretoken.models.builtin import builtin_pair
from foretoken.models.gguf.file import BrokenFile, read_gguf
from foretoken.models.gguf.vocabulary import FileVocabulary, vocabulary_digest

UNSAID = {
    f"tokenizer.ggml.{key}": None for key in ("bos_token_id", "eos_token_id", "add_bos_token")
}
"""Leaves out of a file what llama.cpp can do without."""
PRE = "tokenizer.ggml.pre"
MODEL = "tokenizer.ggml.model"


def ids(**said: int) -> dict[str, int]:
    return {f"tokenizer.ggml.{role}_token_id": token for role, token in said.items()}


def ending(*texts: str, kind: TokenType = TokenType.CONTROL) -> list[tiny.TokenLike]:
    ordinary = tiny.default_tokens(41)[:-1]
    return [*ordinary, *(tiny.Token(text.encode(), kind) for text in texts)]


def write(path: Path, size: int = 40, **options: Any) -> Path:
    if "tokens" in options:
        size = len(options["tokens"])
    return tiny.write_bigram_model(path, tiny.random_table(size, seed=1), **options)


def assert_like_llama_cpp(path: Path, several_eots: bool = False) -> FileVocabulary:
    mine = FileVocabulary(read_gguf(path))
    with LlamaModel.load(path, for_inspection=True) as model:
        theirs = model.vocabulary
        assert (mine.size, mine.kind) == (theirs.size, theirs.kind)
        assert (mine.bos_id, mine.adds_bos) == (theirs.bos_id, theirs.adds_bos)
        assert mine.end_ids == theirs.end_ids
        special_ids = theirs.special_ids
        special_ids.pop("nl", None)
        if several_eots:
            # Whichever its hash table gives first.
            assert mine.is_end(special_ids["eot"])
            special_ids["eot"] = mine.special_ids["eot"]
        assert mine.special_ids == special_ids
        spaces = TokenAttribute.LSTRIP | TokenAttribute.RSTRIP
        for token in range(mine.size):
            assert mine.text(token) == theirs.text(token)
            assert mine.is_end(token) == theirs.is_end(token)
            assert mine.attribute(token) == theirs.attribute(token) & ~spaces
        assert compare_vocabularies(theirs, mine).compatible
    return mine


@pytest.mark.parametrize("path", builtin_pair(), ids=lambda path: path.name)
def test_the_builtin_models(path: Path) -> None:
    assert assert_like_llama_cpp(path).size == 4096


CASES: dict[str, dict[str, Any]] = {
    "bytes": {"size": 260},
    "chat": {"tokens": tiny.chat_tokens()},
    "padded": {"size": 30, "padded_to": 64},
    "spm": {"size": 30, "tokenizer": "spm", "add_bos": True, "bos_id": 4},
    "spm bytes": {"size": 259, "tokenizer": "spm"},
    "unsaid": {"size": 30, "values": UNSAID},
    "unsaid, too short": {"size": 9, "values": UNSAID},
    "unsaid spm": {"size": 30, "tokenizer": "spm", "values": UNSAID},
    "unsaid wpm": {"size": 260, "values": {**UNSAID, MODEL: "bert"}},
    "unsaid ugm": {"size": 260, "values": {**UNSAID, MODEL: "t5"}},
    **{
        f"pre {pre}": {"size": 30, "values": {**UNSAID, PRE: pre}}
        for pre in ("llama-bpe", "tekken", "qwen2", "chatglm-bpe")
    },
    "no pre": {"size": 30, "values": {**UNSAID, PRE: None}},
    "gemma 4 without bos": {"size": 260, "bos_id": 3, "values": {MODEL: "gemma4"}},
    "gemma 4 embeddings": {"size": 260, "bos_id": 3, "values": {PRE: "granite-embed-multi-311m"}},
    "said against the default": {
        "size": 30,
        "bos_id": 2,
        "values": {PRE: "llama-bpe", "tokenizer.ggml.add_bos_token": False},
    },
    "out of range": {"size": 30, "values": ids(bos=30, eos=1000, eot=31)},
    "several ends": {"size": 30, "values": ids(eot=3, eom=4, padding=5, seperator=6)},
    "fill-in": {"size": 30, "values": ids(fim_pre=3, fim_suf=4, fim_mid=5, fim_pad=6, fim_rep=7)},
    "ends by text": {
        "tokens": ending("</s>", "<|eom_id|>", "[EOS]", "<eos>", "_<EOT>", "<|im_end|>", "<|x|>")
    },
    "ends that are not marked": {
        "tokens": ending("<end_of_turn>", "<turn|>", kind=TokenType.USER_DEFINED),
        "eos_id": 3,
    },
    "fill-in by text": {
        "tokens": ending(
            *("<|fim_prefix|>", "<|fim_suffix|>", "<\uff5cfim\u2581end\uff5c>", "<|fim_pad|>"),
            *("<|repo_name|>", "<|file_sep|>", "<\uff5cend\u2581of\u2581sentence\uff5c>"),
        )
    },
    "fill-in not marked": {
        "tokens": ending("<fim-prefix>", "<PAD>", "<SUF>", kind=TokenType.USER_DEFINED),
        "eos_id": 3,
    },
    "markers of parts": {
        "tokens": ending("<|channel|>", "<|end|>", "<|return|>", "<|call|>", "<|unused7|>"),
        "eos_id": 42,
    },
    "other markers of parts": {"tokens": ending("<|end|>", "<|calls|>", "<|flush|>", "<|x|>")},
    "unused": {"tokens": ending("<unused12>", "<|reserved_unused|>", "<|x|>")},
    "no kinds": {"size": 30, "values": {"tokenizer.ggml.token_type": None}},
    "every kind": {
        "tokens": [
            *tiny.default_tokens(30),
            *(tiny.Token(kind.name.encode(), kind) for kind in TokenType if kind.name != "BYTE"),
            tiny.Token(b"", TokenType.NORMAL),
        ]
    },
}


@pytest.mark.parametrize("case", CASES)
def test_it_says_what_llama_cpp_says(case: str, tmp_path: Path) -> None:
    path = write(tmp_path / "model.gguf", **CASES[case])
    assert_like_llama_cpp(path, several_eots=case in ("chat", "ends by text"))


def test_what_the_tokenizer_cannot_be_read_with_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    for values, reason in (
        ({MODEL: "telepathy"}, "has the unknown tokenizer 'telepathy', so"),
        ({MODEL: None}, "has no tokenizer, so"),
        ({"tokenizer.ggml.tokens": None}, "is damaged: it has no list of tokens"),
    ):
        file = read_gguf(write(path, values=values))
        with pytest.raises(BrokenFile, match=rf"model\.gguf {reason}"):
            FileVocabulary(file)
    file = read_gguf(tiny.write_broken_file(path, "duplicate_tokens"))  # would end llama.cpp
    with pytest.raises(BrokenFile, match="two of its tokens are the same text"):
        FileVocabulary(file)


def test_a_file_without_a_vocabulary_has_no_digest(tmp_path: Path) -> None:
    for model in ("none", "no_vocab"):
        file = read_gguf(write(tmp_path / "model.gguf", values={MODEL: model}))
        assert vocabulary_digest(file) == ""
        vocabulary = FileVocabulary(file)
        assert (vocabulary.kind, vocabulary.size, vocabulary.end_ids) == ("none", 40, [])
        assert (vocabulary.text(3), vocabulary.bos_id, vocabulary.adds_bos) == ("", None, False)
    file = read_gguf(write(tmp_path / "model.gguf", values={MODEL: None}))
    assert vocabulary_digest(file) == ""


def digest(path: Path) -> str:
    return vocabulary_digest(read_gguf(path))


def test_models_with_one_vocabulary_have_one_digest(tmp_path: Path) -> None:
    first = digest(write(tmp_path / "first.gguf", chat_template="{{ 1 }}"))
    assert len(first) == 32
    other = tiny.write_random_model(tmp_path / "other.gguf", seed=5, vocab_size=40, layers=1)
    assert digest(other) == first
    # The way from texts to ids may differ: a draft gets the target's ids.
    assert digest(write(tmp_path / "pre.gguf", values={PRE: "qwen2"})) == first
    assert len({digest(path) for path in builtin_pair()}) == 1


def test_whatever_matters_to_a_pair_changes_the_digest(tmp_path: Path) -> None:
    tokens = tiny.default_tokens(40)
    different: dict[str, dict[str, Any]] = {
        "same": {},
        "size": {"size": 41},
        "entry": {"tokens": [*tokens[:7], "new", *tokens[8:]]},
        "order": {"tokens": [tokens[1], tokens[0], *tokens[2:]]},
        "kind": {"tokens": [*tokens[:7], tiny.control("h"), *tokens[8:]], "eos_id": 39},
        "bos": {"bos_id": 1},
        "eos": {"eos_id": 3, "bos_id": 39, "tokens": tokens},
        "eot": {"values": ids(eot=3)},
        "bos first": {"add_bos": True},
        "bos first by default": {
            "values": {PRE: "llama-bpe", "tokenizer.ggml.add_bos_token": None}
        },
        "tokenizer": {"tokenizer": "spm"},
        "boundary": {"tokens": [*tokens[10:39], "ab", "c", tokens[39]]},
        "another boundary": {"tokens": [*tokens[10:39], "a", "bc", tokens[39]]},
    }
    digests = {
        name: digest(write(tmp_path / "model.gguf", **options))
        for name, options in different.items()
    }
    # Two names for one behaviour.
    assert digests.pop("bos first by default") == digests["bos first"]
    assert len(set(digests.values())) == len(digests)
