"""GGUF files: headers, damage, vocabularies as llama.cpp reads them, and their digests."""

import ctypes
import random
import struct
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import llama_cpp
import numpy as np
import pytest
from gguf import GGUFReader, GGUFWriter, LlamaFileType, TokenType
from llama_cpp import _ggml

import tiny_models as tiny
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.text.vocabulary import TokenAttribute, compare_vocabularies
from foretoken.models.builtin import builtin_pair
from foretoken.models.gguf import file as gguf_file
from foretoken.models.gguf.file import BrokenFile, header_text, read_gguf
from foretoken.models.gguf.tensor_types import FILE_TYPES, REMOVED_TENSOR_TYPES, TENSOR_TYPES
from foretoken.models.gguf.vocabulary import FileVocabulary, vocabulary_digest
from foretoken.system.language import said

TOKENS = "tokenizer.ggml.tokens"
START = struct.Struct("<4sIQQ")
"""Magic, version, number of tensors, number of values."""


def text(content: bytes) -> bytes:
    return struct.pack("<Q", len(content)) + content


def value(key: bytes, kind: int, content: bytes) -> bytes:
    return text(key) + struct.pack("<I", kind) + content


def tensor(name: bytes, shape: tuple[int, ...], kind: int = 0, offset: int = 0) -> bytes:
    form = f"<I{len(shape)}QIQ"
    return text(name) + struct.pack(form, len(shape), *shape, kind, offset)


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    def write(*values: bytes, tensors: Sequence[bytes] = (), weights: int = 0) -> Path:
        header = START.pack(b"GGUF", 3, len(tensors), len(values)) + b"".join([*values, *tensors])
        path = tmp_path / "made.gguf"
        path.write_bytes(header + bytes(-len(header) % 32 + weights))
        return path

    return write


def why_broken(path: Path) -> BrokenFile:
    with pytest.raises(BrokenFile) as refused:
        read_gguf(path)
    assert refused.value.facts["file"] == path.name
    return refused.value


def write_every_type(path: Path) -> Path:
    """Write a file with values of every type of the format, and one tensor."""
    writer = GGUFWriter(path, "llama")
    for bits in (8, 16, 32, 64):
        getattr(writer, f"add_uint{bits}")(f"u{bits}", 2**bits - 1)
        getattr(writer, f"add_int{bits}")(f"i{bits}", -(2 ** (bits - 1)))
    writer.add_float32("half", 0.5)
    writer.add_float64("tenth", 0.1)
    writer.add_bool("yes", True)
    writer.add_bool("no", False)
    writer.add_string("text", "fünf")
    writer.add_array("flags", [True, False])
    writer.add_array("floats", [0.5, -2.0])
    writer.add_array("texts", ["", "a", "中"])
    writer.add_tensor("weights", np.ones((2, 32), dtype=np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def assert_read_like_gguf(path: Path) -> None:
    file, reader = read_gguf(path), GGUFReader(path)
    known = {k: v.contents() for k, v in reader.fields.items() if not k.startswith("GGUF.")}
    read: dict[str, Any] = dict(file.values)
    for key, array in file.arrays.items():
        texts = array.type == 8
        found = file.strings(key) if texts else file.numbers(key).tolist()
        read[key] = [each.decode() for each in found] if texts else found
        assert array.count == len(found)
    assert read == known
    assert {k: type(v) for k, v in read.items()} == {k: type(v) for k, v in known.items()}
    assert [(t.name, t.shape, t.type, t.size_bytes, t.parameters) for t in file.tensors] == [
        (t.name, tuple(t.shape.tolist()), t.tensor_type, t.n_bytes, t.n_elements)
        for t in reader.tensors
    ]
    first = reader.tensors[0].data_offset
    assert [t.offset for t in file.tensors] == [t.data_offset - first for t in reader.tensors]


def test_it_reads_what_the_gguf_package_reads(tmp_path: Path) -> None:
    quantized = tiny.write_random_model(
        tmp_path / "a.gguf", seed=1, vocab_size=260, quantization="Q4_0"
    )
    hybrid = tiny.write_hybrid_model(tmp_path / "b.gguf", seed=1, vocab_size=20)
    for path in (quantized, hybrid, write_every_type(tmp_path / "c.gguf"), *builtin_pair()):
        assert_read_like_gguf(path)


def test_the_windows_end_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tiny.write_random_model(tmp_path / "model.gguf", seed=1, vocab_size=20)
    for window in (16, 33, 1000):
        monkeypatch.setattr(gguf_file, "WINDOW_BYTES", window)
        assert_read_like_gguf(path)


def test_bytes_without_text_are_replaced_and_huge_ones_go(written: Callable[..., Path]) -> None:
    long = b"x" * ((1 << 20) + 1)
    file = read_gguf(
        written(
            value(b"long", 8, text(long)),
            value(b"name", 8, text(b"a\xffb")),
            value(b"key\xfe", 8, text(b"1")),
            value(b"key\xff", 8, text(b"2")),
            value(b"tokens", 9, struct.pack("<IQ", 8, 2) + text(b"\xc3") + text(b"\xa9")),
        )
    )
    assert file.values == {"name": "a\ufffdb", "key\\xfe": "1", "key\\xff": "2"}
    assert file.strings("tokens") == [b"\xc3", b"\xa9"]


def test_the_tables_of_types_are_those_of_llama_cpp() -> None:
    base = _ggml.libggml
    base.ggml_type_name.restype = ctypes.c_char_p
    base.ggml_blck_size.restype = ctypes.c_int64
    base.ggml_type_size.restype = ctypes.c_size_t
    for number in range(llama_cpp.GGML_TYPE_COUNT):
        length, size = base.ggml_blck_size(number), base.ggml_type_size(number)
        if number in REMOVED_TENSOR_TYPES:
            assert (length, number in TENSOR_TYPES) == (0, False)
        else:
            name = base.ggml_type_name(number).decode().upper()
            assert TENSOR_TYPES[number] == (name, length, size)
    assert max(TENSOR_TYPES) < llama_cpp.GGML_TYPE_COUNT
    for kind in LlamaFileType:
        name = kind.name.removeprefix("ALL_").removeprefix("MOSTLY_").removesuffix("_MOE")
        assert kind.name == "GUESSED" or FILE_TYPES[kind.value] == name


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "gguf-empty"),
        (bytes(5000), "gguf-zeros"),
        (b"GGU", "gguf-ends-at-once"),
        (b"GGUF\3\0\0\0", "gguf-header-ends-early"),
        (b"\n<!DOCTYPE html><html>", "gguf-web-page"),
        (b"version https://git-lfs.github.com/spec/v1\n", "gguf-lfs-pointer"),
        (b"tjgg\3\0\0\0", "gguf-former-format"),
        (b"This is no model.", "gguf-other-file"),
        (b"GGUF\1\0\0\0" + bytes(8), "gguf-version"),
        (b"GGUF\0\0\0\3" + bytes(16), "gguf-big-endian"),
        (START.pack(b"GGUF", 3, 100, 0) + bytes(100), "gguf-header-ends-early"),
        (START.pack(b"GGUF", 3, 0, 100) + bytes(100), "gguf-header-ends-early"),
        (START.pack(b"GGUF", 3, (1 << 64) - 1, 0) + bytes(100), "gguf-damaged"),
        (START.pack(b"GGUF", 3, 0, (1 << 64) - 1) + bytes(100), "gguf-damaged"),
    ],
)
def test_it_says_what_a_file_is_instead(content: bytes, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    path.write_bytes(content)
    assert why_broken(path).kind == kind


def test_no_length_is_enough_but_the_whole(tmp_path: Path) -> None:
    whole = tiny.write_random_model(tmp_path / "whole.gguf", seed=1, vocab_size=8, layers=1)
    content = whole.read_bytes()
    path = tmp_path / "part.gguf"
    for length in [*range(0, 1500, 3), *range(1500, len(content), 997)]:
        path.write_bytes(content[:length])
        assert ("is incomplete: " if length else "is empty. ") in str(why_broken(path))
    path.write_bytes(content[:-1])
    assert "its last 1 bytes are missing" in str(why_broken(path))
    assert len(read_gguf(whole).tensors) == 12


def test_an_unfinished_download_says_how_much_is_there(written: Callable[..., Path]) -> None:
    path = written(tensors=[tensor(b"a", (1_000_000, 1025))], weights=500)
    assert "is incomplete: only 0.0 of 4,100.0 MB are present." in str(why_broken(path))


ONE, TEXTS = struct.pack("<I", 1), struct.pack("<I", 8)
BEYOND = struct.pack("<Q", 1 << 40)
EIGHT = tensor(b"a", (8,))


@pytest.mark.parametrize(
    ("values", "tensors", "what"),
    [
        ([value(b"k", 4, ONE)] * 2, [], said("gguf-two-values", name="'k'")),
        ([value(b"", 4, ONE)], [], said("gguf-nameless-value")),
        ([value(b"k", 13, ONE)], [], said("gguf-value-type", type=13)),
        ([value(b"k", 9, struct.pack("<IQ", 9, 1))], [], said("gguf-list-type", type=9)),
        ([BEYOND + ONE], [], said("gguf-key-length", count=1 << 40)),
        ([value(b"k", 8, BEYOND)], [], "gguf-header-ends-early"),
        ([value(b"k", 9, ONE + BEYOND)], [], "gguf-header-ends-early"),
        ([value(b"k", 9, TEXTS + BEYOND)], [], said("gguf-claims-texts", count=1 << 40)),
        ([value(b"k", 9, struct.pack("<IQ", 8, 2) + BEYOND)], [], "gguf-header-ends-early"),
        ([value(b"general.alignment", 4, struct.pack("<I", 24))], [], said("gguf-alignment")),
        ([value(b"general.alignment", 4, bytes(4))], [], said("gguf-alignment")),
        ([], [EIGHT, tensor(b"a", (8,), 0, 32)], said("gguf-two-tensors", name="'a'")),
        ([], [EIGHT, tensor(b"b", (8,))], said("gguf-tensor-place", name="'b'")),
        ([], [tensor(b"a", (1,) * 5)], said("gguf-tensor-dimensions", name="'a'", count=5)),
        ([], [tensor(b"a", (33, 2), 2)], said("gguf-tensor-shape", name="'a'")),
        ([], [tensor(b"a", (1 << 40, 1 << 40))], said("gguf-tensor-shape", name="'a'")),
        ([], [tensor(b"a" * 64, (8,))], said("gguf-tensor-name-length", count=64)),
        ([], [tensor(b"a", (32,), 31)], "gguf-removed-tensor-type"),
        ([], [tensor(b"a", (32,), 99)], "gguf-unknown-tensor-type"),
    ],
)
def test_damage_is_named(
    values: list[bytes], tensors: list[bytes], what: str, written: Callable[..., Path]
) -> None:
    """By its kind, or for a file that is damaged by what shows it."""
    error = why_broken(written(*values, tensors=tensors, weights=4096))
    assert error.facts.get("what", error.kind) == what


def test_damage_anywhere_is_survived_with_little_memory(tmp_path: Path) -> None:
    content = tiny.write_random_model(tmp_path / "m.gguf", seed=1, vocab_size=40).read_bytes()
    tensors = read_gguf(tmp_path / "m.gguf").tensors
    header = len(content) - sum(tensor.size_bytes for tensor in tensors)
    path = tmp_path / "damaged.gguf"
    chance = random.Random(7)
    refused = 0
    tracemalloc.start()
    try:
        for _ in range(150):
            damaged = bytearray(content)
            for _ in range(chance.choice([1, 1, 4])):
                damaged[chance.randrange(8, header)] = chance.choice([0, 1, 0x7F, 0x80, 0xFF])
            path.write_bytes(damaged)
            try:
                read_gguf(path)
            except BrokenFile:
                refused += 1
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert 15 < refused < 150
    assert peak < 4_000_000


def test_a_file_that_changes_while_it_is_read(tmp_path: Path) -> None:
    path = tiny.write_random_model(tmp_path / "model.gguf", seed=1, vocab_size=260)
    file, content = read_gguf(path), path.read_bytes()
    array = file.arrays[TOKENS]
    begun = content[: array.offset]
    for rest in (b"", b"\xff" * 8 + content[array.offset + 8 :]):
        path.write_bytes(begun + rest)
        with pytest.raises(BrokenFile, check=lambda error: error.kind == "gguf-changed"):
            file.strings(TOKENS)


def test_a_file_that_cannot_be_read_has_no_texts(builtin_target: Path, tmp_path: Path) -> None:
    assert header_text(builtin_target, "general.architecture") == "llama"
    assert header_text(builtin_target, "general.nothing") == ""
    (tmp_path / "cut.gguf").write_bytes(builtin_target.read_bytes()[:100])
    for other in (tmp_path, tmp_path / "none.gguf", tmp_path / "cut.gguf"):
        assert header_text(other, "general.architecture") == ""


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
    for kind, broken in (
        ("unknown-tokenizer", lambda: write(path, values={MODEL: "telepathy"})),
        ("no-tokenizer", lambda: write(path, values={MODEL: None})),
        ("vocabulary-without-tokens", lambda: write(path, values={TOKENS: None})),
        # Would end llama.cpp.
        ("vocabulary-same-tokens", lambda: tiny.write_broken_file(path, "duplicate_tokens")),
    ):
        file = read_gguf(broken())
        with pytest.raises(BrokenFile) as refused:
            FileVocabulary(file)
        assert refused.value.kind == kind


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
    # How texts become ids does not matter: a draft gets the target's ids.
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
