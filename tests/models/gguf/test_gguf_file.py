"""Headers of GGUF files, whole and damaged."""

import ctypes
import random
import struct
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llama_cpp
import pytest
from gguf import GGUFEndian, GGUFReader, GGUFWriter, LlamaFileType
from llama_cpp import _ggml

import tiny_models as tiny
from foretoken.engine.llama.backend import LlamaModel
from foretoken.models.builtin import builtin_description, builtin_pair
from foretoken.models.gguf import reader as gguf_reader
from foretoken.models.gguf.file import BrokenFile, GgufFile, header_text, read_gguf
from foretoken.models.gguf.tensor_types import FILE_TYPES, REMOVED_TENSOR_TYPES, TENSOR_TYPES

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
    """Write a file of these values and rows of the table of tensors."""

    def write(
        *values: bytes, tensors: list[bytes] | None = None, weights: int = 0, version: int = 3
    ) -> Path:
        rows = tensors or []
        header = START.pack(b"GGUF", version, len(rows), len(values))
        header += b"".join([*values, *rows])
        path = tmp_path / "made.gguf"
        path.write_bytes(header + bytes(-len(header) % 32 + weights))
        return path

    return write


def why_broken(path: Path) -> str:
    """The reason without the file's name, which every reason begins with."""
    with pytest.raises(BrokenFile) as refused:
        read_gguf(path)
    name, _, reason = str(refused.value).partition(" ")
    assert name == path.name
    assert str(refused.value).endswith(".")
    return reason


# --- whole files ----------------------------------------------------------------------------------


def tiny_files(folder: Path) -> list[Path]:
    return [
        tiny.write_random_model(folder / "a.gguf", seed=1, vocab_size=260, quantization="Q4_0"),
        tiny.write_random_model(folder / "b.gguf", seed=1, vocab_size=20, tokenizer="spm"),
        tiny.write_recurrent_model(folder / "c.gguf", seed=1, vocab_size=20),
        tiny.write_hybrid_model(folder / "d.gguf", seed=1, vocab_size=20),
    ]


def assert_read_like_gguf(path: Path) -> None:
    file, reader = read_gguf(path), GGUFReader(path)
    known = {k: v.contents() for k, v in reader.fields.items() if not k.startswith("GGUF.")}
    read: dict[str, Any] = dict(file.values)
    for key, array in file.arrays.items():
        is_text = array.type == 8
        read[key] = (
            [entry.decode() for entry in file.strings(key)]
            if is_text
            else file.numbers(key).tolist()
        )
        assert file.count(key) == len(read[key])
    assert read == known
    assert {k: type(v) for k, v in read.items()} == {k: type(v) for k, v in known.items()}
    assert [(t.name, t.shape, t.type, t.size_bytes, t.parameters) for t in file.tensors] == [
        (t.name, tuple(t.shape.tolist()), t.tensor_type, t.n_bytes, t.n_elements)
        for t in reader.tensors
    ]
    first = reader.tensors[0].data_offset
    assert [t.offset for t in file.tensors] == [t.data_offset - first for t in reader.tensors]
    assert (file.size_bytes, file.version) == (path.stat().st_size, 3)


def test_it_reads_what_the_gguf_package_reads(tmp_path: Path) -> None:
    for path in (*tiny_files(tmp_path), *builtin_pair()):
        assert_read_like_gguf(path)


def weight_bytes(file: GgufFile) -> int:
    return sum(tensor.size_bytes for tensor in file.tensors)


@pytest.mark.parametrize("window", [16, 33, 64, 1000])
def test_nothing_depends_on_where_the_window_ends(
    window: int, builtin_draft: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tiny.write_random_model(tmp_path / "model.gguf", seed=1, vocab_size=20)
    monkeypatch.setattr(gguf_reader, "WINDOW_BYTES", window)
    assert_read_like_gguf(path)
    assert header_text(path, "general.name") == "tiny random"


def test_every_type_of_value(tmp_path: Path) -> None:
    path = tmp_path / "values.gguf"
    writer = GGUFWriter(path, "llama")
    numbers: dict[str, float] = {"float32": 0.5, "float64": 0.1}
    for bits in (8, 16, 32, 64):
        numbers |= {f"uint{bits}": 2**bits - 1, f"int{bits}": -(2 ** (bits - 1))}
    for name, number in numbers.items():
        getattr(writer, f"add_{name}")(name, number)
    writer.add_bool("yes", True)
    writer.add_bool("no", False)
    writer.add_string("text", "fünf")
    writer.add_array("flags", [True, False, True])
    writer.add_array("floats", [0.5, -2.0])
    writer.add_array("texts", ["", "a", "中"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    file = read_gguf(path)
    known = {**numbers, "yes": True, "no": False, "text": "fünf", "general.architecture": "llama"}
    assert file.values == known
    assert file.values["yes"] is True
    assert file.values["no"] is False
    assert file.numbers("flags").tolist() == [True, False, True]
    assert file.numbers("floats").tolist() == [0.5, -2.0]
    assert file.strings("texts") == [b"", b"a", "中".encode()]
    assert file.tensors == ()


def test_texts_and_numbers_are_told_apart(written: Callable[..., Path]) -> None:
    file = read_gguf(
        written(
            value(b"text", 8, text(b"5")),
            value(b"number", 4, struct.pack("<I", 5)),
            value(b"truth", 7, b"\1"),
            value(b"texts", 9, struct.pack("<IQ", 8, 1) + text(b"x")),
        )
    )
    assert (file.text("text"), file.number("number"), file.count("texts")) == ("5", 5, 1)
    for key in ("truth", "texts", "none"):
        assert (file.text(key), file.number(key)) == ("", None)
    for read, key in ((file.strings, "none"), (file.numbers, "none"), (file.numbers, "texts")):
        with pytest.raises(KeyError):
            read(key)


def test_bytes_that_are_no_text_are_replaced(written: Callable[..., Path]) -> None:
    file = read_gguf(
        written(
            value(b"name", 8, text(b"a\xffb")),
            value(b"key\xfe", 8, text(b"1")),
            value(b"key\xff", 8, text(b"2")),
            value(b"tokens", 9, struct.pack("<IQ", 8, 2) + text(b"\xc3") + text(b"\xa9")),
        )
    )
    assert file.values == {"name": "a\ufffdb", "key\\xfe": "1", "key\\xff": "2"}
    assert file.strings("tokens") == [b"\xc3", b"\xa9"]


def test_a_text_of_megabytes_is_left_out(written: Callable[..., Path]) -> None:
    long = b"x" * ((1 << 20) + 1)
    path = written(value(b"long", 8, text(long)), value(b"most", 8, text(long[1:])))
    assert read_gguf(path).values == {"most": long[1:].decode()}
    assert header_text(path, "long") == ""


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


# --- files that are none --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty. Get the file again."),
        (bytes(5000), "begins with zeros: it is the space for a download that was not finished."),
        (b"GG", "is incomplete: it ends within its header."),
        (b"GGUF\3\0\0\0", "is incomplete: it ends within its header, after 8 bytes. Get the file"),
        (b"\n<!DOCTYPE html><html>", "is a web page, not a model. Get the file again."),
        (b"version https://git-lfs.github.com/spec/v1\n", "is only a Git LFS pointer to the model"),
        (b"tjgg\3\0\0\0", "is of a format before GGUF, which llama.cpp no longer reads."),
        (b"This is no model.", "is not a GGUF file."),
        (b"GGUF\1\0\0\0" + bytes(8), "is of GGUF version 1, which this llama.cpp does not read"),
        (b"GGUFabcd" + bytes(16), "is of GGUF version 1,684,234,849, which this"),
    ],
)
def test_it_says_what_a_file_is_instead(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    path.write_bytes(content)
    assert why_broken(path).startswith(reason)


def test_a_big_endian_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "big.gguf"
    writer = GGUFWriter(path, "llama", endianess=GGUFEndian.BIG)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    assert why_broken(path).startswith("is a big-endian file")


def test_what_cannot_be_opened_is_no_broken_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.gguf"):
        with pytest.raises(OSError, match=path.name):
            read_gguf(path)


@pytest.mark.parametrize("kind", tiny.REFUSED_KINDS)
def test_headers_that_llama_cpp_refuses_are_refused(kind: tiny.RefusedKind, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "broken.gguf", kind)
    if kind in ("missing_tensor", "wrong_shape"):
        # Only who knows the family can say that.
        assert len(read_gguf(path).tensors) > 0
    else:
        assert why_broken(path)


# --- incomplete files -----------------------------------------------------------------------------


def test_a_download_that_broke_off_says_how_much_is_there(written: Callable[..., Path]) -> None:
    rows = [tensor(b"a", (1024, 1000)), tensor(b"b", (1000,), offset=4_096_000)]
    path = written(tensors=rows, weights=4_100_000)
    assert len(read_gguf(path).tensors) == 2
    whole = path.read_bytes()
    for length, reason in (
        (1_250_000, "1.2 of 4.1 MB are there"),
        (len(whole) - 1, "its last 1 bytes are missing"),
    ):
        path.write_bytes(whole[:length])
        assert why_broken(path) == f"is incomplete: {reason}. Get the file again."
    path = written(tensors=[tensor(b"a", (1_000_000, 1025))], weights=500)
    assert why_broken(path).startswith("is incomplete: 0.0 of 4,100.0 MB are there.")
    assert weight_bytes(read_gguf(written(tensors=[tensor(b"a", (3,))], weights=12))) == 12


def test_no_length_is_enough_but_the_whole(tmp_path: Path) -> None:
    whole = tiny.write_random_model(tmp_path / "whole.gguf", seed=1, vocab_size=8, layers=1)
    content = whole.read_bytes()
    path = tmp_path / "part.gguf"
    lengths = [*range(0, 1500, 3), *range(1500, len(content), 997)]
    for length in lengths:
        path.write_bytes(content[:length])
        reason = why_broken(path)
        assert reason.startswith("is incomplete" if length else "is empty")
    assert len(read_gguf(whole).tensors) == 12


# --- damaged files --------------------------------------------------------------------------------


def damaged_files() -> dict[str, tuple[list[bytes], list[bytes], str]]:
    """Values, tensors and the reason by what is wrong."""
    one = struct.pack("<I", 1)
    listed = struct.pack("<IQ", 8, 1 << 40)
    return {
        "the same key twice": ([value(b"k", 4, one)] * 2, [], "two values with the name 'k'"),
        "an array of that name": (
            [value(b"k", 9, struct.pack("<IQ", 4, 1) + one), value(b"k", 4, one)],
            [],
            "two values with the name 'k'",
        ),
        "no name": ([value(b"", 4, one)], [], "one of its values has no name"),
        "unknown type": ([value(b"k", 13, one)], [], "a value of the unknown type 13"),
        "list of lists": ([value(b"k", 9, struct.pack("<IQ", 9, 1))], [], "list of the unknown"),
        "endless name": ([struct.pack("<QI", 1 << 40, 4)], [], "a name in it claims to have 1,099"),
        "endless list": (
            [value(b"k", 9, listed)],
            [],
            "claims to have a list of 1,099,511,627,776",
        ),
        "alignment": ([value(b"general.alignment", 4, struct.pack("<I", 24))], [], "alignment"),
        "alignment 0": ([value(b"general.alignment", 4, bytes(4))], [], "alignment"),
        "same tensor": ([], [tensor(b"a", (8,)), tensor(b"a", (8,), 0, 32)], "two tensors with"),
        "overlap": ([], [tensor(b"a", (8,)), tensor(b"b", (8,))], "'b' is not where it should be"),
        "gap": ([], [tensor(b"a", (8,), 0, 32)], "'a' is not where it should be"),
        "dimensions": ([], [tensor(b"a", (1,) * 5)], "tensor 'a' has 5 dimensions"),
        "row": ([], [tensor(b"a", (33, 2), 2)], "tensor 'a' has an impossible shape"),
        "shape": ([], [tensor(b"a", (1 << 40, 1 << 40))], "tensor 'a' has an impossible shape"),
        "name": ([], [tensor(b"a" * 64, (8,))], "a tensor name in it claims to have 64 bytes"),
        "removed": ([], [tensor(b"a", (32,), 31)], "no longer reads (type 31). Get a variant"),
        "unknown": ([], [tensor(b"a", (32,), 99)], "does not know (type 99)"),
    }


@pytest.mark.parametrize("what", damaged_files())
def test_damage_is_named(what: str, written: Callable[..., Path]) -> None:
    values, tensors, reason = damaged_files()[what]
    assert reason in why_broken(written(*values, tensors=tensors, weights=4096))


@pytest.mark.parametrize("count", [100, 1 << 20, (1 << 64) - 1])
def test_counts_and_lengths_beyond_the_file_are_refused(
    count: int, written: Callable[..., Path], tmp_path: Path
) -> None:
    path = tmp_path / "counts.gguf"
    for counts in ((count, 0), (0, count)):
        path.write_bytes(START.pack(b"GGUF", 3, *counts) + bytes(100))
        assert why_broken(path)
    for kind in (4, 8, 10):
        assert why_broken(written(value(b"k", 9, struct.pack("<IQ", kind, count))))
    for listed in (
        value(b"k", 8, struct.pack("<Q", count)),
        value(b"k", 9, struct.pack("<IQQ", 8, 2, count)),
    ):
        assert "incomplete" in why_broken(written(listed))


def test_damage_anywhere_is_survived_with_little_memory(tmp_path: Path) -> None:
    content = tiny.write_random_model(tmp_path / "m.gguf", seed=1, vocab_size=40).read_bytes()
    header = len(content) - weight_bytes(read_gguf(tmp_path / "m.gguf"))
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
            header_text(path, "tokenizer.chat_template")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert 15 < refused < 150
    assert peak < 4_000_000


# --- long lists -----------------------------------------------------------------------------------


def test_a_long_vocabulary_is_not_kept_in_memory(written: Callable[..., Path]) -> None:
    texts = [b"token %d" % index for index in range(100_000)]
    listed = struct.pack("<IQ", 8, len(texts)) + b"".join(map(text, texts))
    path = written(value(TOKENS.encode(), 9, listed), value(b"after", 8, text(b"it")))
    tracemalloc.start()
    try:
        file = read_gguf(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 2 * gguf_reader.WINDOW_BYTES + 200_000
    assert len(listed) > 3 * peak
    assert file.values == {"after": "it"}
    assert file.count(TOKENS) == 100_000
    assert file.strings(TOKENS) == texts
    assert b"".join(file.array_bytes(TOKENS)) == listed[12:]


def test_a_file_that_changes_while_it_is_read(tmp_path: Path) -> None:
    path = tiny.write_random_model(tmp_path / "model.gguf", seed=1, vocab_size=260)
    file = read_gguf(path)
    array = file.arrays[TOKENS]
    content = path.read_bytes()
    for changed in (
        content[: array.offset + array.size_bytes - 1],
        content[: array.offset] + b"\xff" * 8 + content[array.offset + 8 :],
        content[: array.offset] + struct.pack("<Q", 2) + content[array.offset + 8 :],
    ):
        path.write_bytes(changed)
        with pytest.raises(BrokenFile, match=r"model\.gguf has changed while it was read"):
            file.strings(TOKENS)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        file.strings(TOKENS)


# --- single texts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", builtin_pair(), ids=lambda path: path.name)
def test_a_text_is_what_llama_cpp_reads(path: Path) -> None:
    with LlamaModel.load(path, for_inspection=True) as model:
        keys = ("general.name", "general.description", "general.architecture")
        for key in (*keys, "tokenizer.chat_template"):
            assert header_text(path, key) == (model.metadata_value(key) or "")


def test_what_is_no_text_is_empty(builtin_target: Path, tmp_path: Path) -> None:
    for key in ("llama.context_length", TOKENS, "general.nonsense"):
        assert header_text(builtin_target, key) == ""
    content, path = builtin_target.read_bytes(), tmp_path / "short.gguf"
    for length in (0, 3, 8, 20, 24, 33, 100):
        path.write_bytes(content[:length])
        assert header_text(path, "tokenizer.chat_template") == ""
    path.write_text("GGUF but not really, just words that go on and on")
    for other in (path, tmp_path, tmp_path / "none.gguf"):
        assert header_text(other, "general.name") == ""


def test_nothing_behind_the_text_is_looked_at(builtin_target: Path, tmp_path: Path) -> None:
    name = header_text(builtin_target, "general.name").encode()
    content = builtin_target.read_bytes()
    path = tmp_path / "cut.gguf"
    end = content.index(name) + len(name)
    path.write_bytes(content[:end] + b"\xff" * (len(content) - end))
    assert header_text(path, "general.name").encode() == name
    assert isinstance(read_gguf(builtin_target), GgufFile)
    with pytest.raises(BrokenFile):
        read_gguf(path)


def test_the_builtin_target_says_what_it_is() -> None:
    assert "demonstration" in builtin_description()
