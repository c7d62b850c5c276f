"""The header of a GGUF file: its values and its tensor table, never the weights.

Arrays are skipped, and read only on request. The gguf package's reader makes a Python object of
every element: for a file with 150,000 tokens and as many merges it took 6.7 s of CPU time and
500 MB of memory; this one takes 0.04 s and no more memory than its window of the file.

Layout: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md; the parser rejects what llama.cpp
rejects in ggml/src/gguf.cpp, and counts that no real file has.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from foretoken.models.gguf.tensor_types import REMOVED_TENSOR_TYPES, TENSOR_TYPES
from foretoken.system.errors import UserError
from foretoken.system.language import number, said
from foretoken.system.untrusted_files import open_untrusted

Number: TypeAlias = int | float | bool
T = TypeVar("T")

_MAGIC: Final = b"GGUF"
_VERSIONS: Final = (2, 3)
_BOOL, TEXT, ARRAY = 7, 8, 9
_STRUCT_CODES = {
    0: "B",
    1: "b",
    2: "H",
    3: "h",
    4: "I",
    5: "i",
    6: "f",
    _BOOL: "?",
    10: "Q",
    11: "q",
    12: "d",
}
SCALARS = {kind: struct.Struct("<" + letter) for kind, letter in _STRUCT_CODES.items()}
"""Value types that are numbers or booleans."""
LENGTH = struct.Struct("<Q")
WINDOW_BYTES = 1 << 18
_MOST_TEXT_BYTES = 1 << 20
"""Longer values are skipped: a whole tokenizer.json, never a chat template."""
_MOST_KEY_BYTES = (1 << 16) - 1
_MOST_NAME_BYTES = 63
_MOST_DIMENSIONS = 4
# Real files have some dozens of values, up to a few thousand tensors, and a million merges.
_MOST_ENTRIES = 1 << 17
_MOST_TEXTS = 1 << 23
_KEY_BYTES_AT_LEAST = 13
_TENSOR_BYTES_AT_LEAST = 24
_FORMER_MAGICS = (b"lmgg", b"fmgg", b"tjgg", b"algg")


class BrokenFile(UserError, ValueError):
    """A file that is no usable GGUF file."""


class NotAModel(BrokenFile):
    """A file that was never a model, whatever its name says."""


@dataclass(frozen=True, slots=True)
class GgufTensor:
    """An entry of the tensor table."""

    name: str
    shape: tuple[int, ...]
    """In ggml's order: the length of a row comes first."""
    type: int
    """Key of ``tensor_types.TENSOR_TYPES``."""
    offset: int
    """In bytes, from the beginning of the weights."""

    @property
    def parameters(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    @property
    def size_bytes(self) -> int:
        """Size in the file, without padding."""
        kind = TENSOR_TYPES[self.type]
        return self.parameters // kind.block_length * kind.block_bytes


@dataclass(frozen=True, slots=True)
class GgufArray:
    """Location of the elements of an array."""

    type: int
    """Value type of the elements: 8 for texts, otherwise numbers or booleans."""
    count: int
    offset: int
    """Of the first element, in the file."""
    size_bytes: int


class HeaderReader:
    """Parses a header with one window of the file in memory."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        self._size = file.seek(0, 2)
        self._window = b""
        self._window_start = 0
        self._position = 0
        """Within the window."""

    @property
    def _offset(self) -> int:
        return self._window_start + self._position

    def damaged(self, what: str) -> BrokenFile:
        """Return an error that says what shows the damage."""
        return BrokenFile("gguf-damaged", file=self._name, what=what)

    def read_start(self) -> tuple[int, int]:
        """Check the format of the file; return the numbers of tensors and values."""
        self._fill()
        if not self._window.startswith(_MAGIC):
            raise _not_gguf(self._name, self._window[:64])
        self._take(4)
        version = self._read_uint32()
        if version not in _VERSIONS:
            if version and version & 0xFFFF == 0:
                raise BrokenFile("gguf-big-endian", file=self._name)
            raise BrokenFile("gguf-version", file=self._name, version=version)
        counts = self._read_uint64(), self._read_uint64()
        rest = self._size - self._offset
        for count, least, what in (
            (counts[0], _TENSOR_BYTES_AT_LEAST, "gguf-claims-tensors"),
            (counts[1], _KEY_BYTES_AT_LEAST, "gguf-claims-values"),
        ):
            if count > _MOST_ENTRIES:
                raise self.damaged(said(what, count=count))
            if count * least > rest:
                raise self._ends_early()
        return counts

    def read_key(self) -> tuple[str, int]:
        """Return the name and the type of the next value."""
        # Escaped, so that two different keys cannot become equal.
        key = self._read_text(_MOST_KEY_BYTES, "gguf-key-length")
        return key.decode("utf-8", "backslashreplace"), self._read_uint32()

    def read_scalar(self, kind: int) -> Number:
        """Return a number or boolean of this type."""
        form = SCALARS.get(kind)
        if form is None:
            raise self.damaged(said("gguf-value-type", type=str(kind)))
        if kind == _BOOL:
            return self._take(1) != b"\0"
        number: Number = form.unpack(self._take(form.size))[0]
        return number

    def read_value_text(self) -> str | None:
        """Return a text; if it is too long to be kept, skip it and return None."""
        length = self._read_uint64()
        if length > _MOST_TEXT_BYTES:
            self._skip(length)
            return None
        return self._take(length).decode("utf-8", "replace")

    def read_array(self) -> GgufArray:
        """Skip an array and return its location."""
        kind, count = self._read_uint32(), self._read_uint64()
        start = self._offset
        if kind == TEXT:
            if count > _MOST_TEXTS:
                raise self.damaged(said("gguf-claims-texts", count=count))
            self._skip_texts(count)
        elif kind in SCALARS:
            self._skip(SCALARS[kind].size * count)
        else:
            raise self.damaged(said("gguf-list-type", type=str(kind)))
        return GgufArray(kind, count, start, self._offset - start)

    def read_tensor(self) -> GgufTensor:
        """Return the next entry of the tensor table."""
        name = self._read_text(_MOST_NAME_BYTES, "gguf-tensor-name-length").decode(
            "utf-8", "replace"
        )
        dimensions = self._read_uint32()
        if dimensions > _MOST_DIMENSIONS:
            what = said("gguf-tensor-dimensions", name=repr(name), count=dimensions)
            raise self.damaged(what)
        shape = tuple(self._read_uint64() for _ in range(dimensions))
        kind = self._read_uint32()
        if kind not in TENSOR_TYPES:
            removed = kind in REMOVED_TENSOR_TYPES
            why = "gguf-removed-tensor-type" if removed else "gguf-unknown-tensor-type"
            raise BrokenFile(why, file=self._name, type=str(kind))
        if math.prod(shape) >= 1 << 63 or (shape[:1] or (1,))[0] % TENSOR_TYPES[kind].block_length:
            raise self.damaged(said("gguf-tensor-shape", name=repr(name)))
        return GgufTensor(name, shape, kind, self._read_uint64())

    def check_weights(self, tensors: tuple[GgufTensor, ...], alignment: object) -> None:
        """Check that all tensors are in the file, one after the other."""
        if not isinstance(alignment, int) or alignment <= 0 or alignment & (alignment - 1):
            raise self.damaged(said("gguf-alignment"))
        names: set[str] = set()
        end = expected = 0
        for tensor in tensors:
            if tensor.name in names:
                raise self.damaged(said("gguf-two-tensors", name=repr(tensor.name)))
            if tensor.offset != expected:
                raise self.damaged(said("gguf-tensor-place", name=repr(tensor.name)))
            names.add(tensor.name)
            end = expected + tensor.size_bytes
            expected = -(-end // alignment) * alignment
        whole = -(-self._offset // alignment) * alignment + end if tensors else 0
        if whole > self._size:
            raise _incomplete(self._name, self._size, whole)

    def _ends_early(self) -> BrokenFile:
        return BrokenFile("gguf-header-ends-early", file=self._name, size=self._size)

    def _fill(self) -> None:
        """Move the window to the current position."""
        place = self._offset
        if place > self._size:
            raise self._ends_early()
        self._file.seek(place)
        self._window = self._file.read(WINDOW_BYTES)
        self._window_start, self._position = place, 0

    def _take(self, count: int) -> bytes:
        if self._position + count > len(self._window):
            self._fill()
            if count > len(self._window):
                self._window += self._file.read(count - len(self._window))
            if count > len(self._window):
                raise self._ends_early()
        start = self._position
        self._position += count
        return self._window[start : self._position]

    def _skip(self, count: int) -> None:
        self._position += count
        if self._offset > self._size:
            raise self._ends_early()

    def _skip_texts(self, count: int) -> None:
        """Skip texts, reading only their lengths."""
        if count * 8 > self._size - self._offset:
            raise self._ends_early()
        unpack = LENGTH.unpack_from
        while count:
            if self._position + 8 > len(self._window):
                self._fill()
            window, position, left = self._window, self._position, count
            last = len(window) - 8
            if position > last:
                raise self._ends_early()
            while left and position <= last:
                position += 8 + unpack(window, position)[0]
                left -= 1
            self._position, count = position, left
        self._skip(0)

    def _read_uint32(self) -> int:
        return int.from_bytes(self._take(4), "little")

    def _read_uint64(self) -> int:
        return int.from_bytes(self._take(8), "little")

    def _read_text(self, most_bytes: int, claim: str) -> bytes:
        """Return the bytes of a text; ``claim`` is the kind of an impossible length."""
        length = self._read_uint64()
        if length > most_bytes:
            raise self.damaged(said(claim, count=length))
        return self._take(length)


def _not_gguf(file: str, beginning: bytes) -> BrokenFile:
    """Return the error for a file that is not GGUF, as far as its first bytes tell."""
    if not beginning:
        return NotAModel("gguf-empty", file=file)
    if not beginning.strip(b"\0"):
        return BrokenFile("gguf-zeros", file=file)
    if beginning.startswith(b"version https://git-lfs"):
        return BrokenFile("gguf-lfs-pointer", file=file)
    if beginning.lstrip().lower().startswith((b"<!doctype", b"<html")):
        return NotAModel("gguf-web-page", file=file)
    if beginning.startswith(_FORMER_MAGICS):
        return BrokenFile("gguf-former-format", file=file)
    if _MAGIC.startswith(beginning):
        return BrokenFile("gguf-ends-at-once", file=file)
    return NotAModel("gguf-other-file", file=file)


def _incomplete(file: str, there: int, whole: int) -> BrokenFile:
    """Return the error that says how much of a file is there."""
    shown, wanted = number(there / 1e6, 1), number(whole / 1e6, 1)
    if shown == wanted:
        return BrokenFile("gguf-last-bytes-missing", file=file, missing=whole - there)
    return BrokenFile("gguf-incomplete", file=file, shown=shown, whole=wanted)


# --- files ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GgufFile:
    """The header of one file."""

    path: Path
    values: dict[str, Number | str] = field(repr=False)
    """Scalars, and texts of up to a megabyte with invalid UTF-8 replaced."""
    arrays: dict[str, GgufArray] = field(repr=False)
    tensors: tuple[GgufTensor, ...] = field(repr=False)

    @property
    def parameters(self) -> int:
        """Number of parameters in all tensors."""
        return sum(tensor.parameters for tensor in self.tensors)

    def text(self, key: str) -> str:
        """Return the text under ``key``; empty if there is none."""
        value = self.values.get(key)
        return value if isinstance(value, str) else ""

    def number(self, key: str, default: T) -> int | T:
        """Return the whole number under ``key``, or the default if there is none."""
        value = self.values.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else default

    def strings(self, key: str) -> list[bytes]:
        """Read the texts of an array.

        Raises ``KeyError`` if there is no such array of texts, ``BrokenFile`` or ``OSError`` if the
        file has changed in the meantime.
        """
        array = self.arrays[key]
        if array.type != TEXT:
            raise KeyError(key)
        content = b"".join(self.array_bytes(key))
        texts, position = [], 0
        try:
            for _ in range(array.count):
                start = position + 8
                position = start + LENGTH.unpack_from(content, position)[0]
                texts.append(content[start:position])
        except (struct.error, OverflowError):
            raise self._changed() from None
        if position != len(content):
            raise self._changed()
        return texts

    def numbers(self, key: str) -> NDArray[np.number | np.bool_]:
        """Read the numbers or booleans of an array, shape (count,); raises like ``strings``."""
        array = self.arrays[key]
        if array.type == TEXT:
            raise KeyError(key)
        content = b"".join(self.array_bytes(key))
        return np.frombuffer(content, dtype=SCALARS[array.type].format)

    def array_bytes(self, key: str) -> Iterator[bytes]:
        """Yield the elements of an array as stored, in pieces; raises like ``strings``.

        Each text is preceded by its length, a little-endian number of eight bytes.
        """
        array = self.arrays[key]
        with open_untrusted(self.path) as file:
            file.seek(array.offset)
            remaining = array.size_bytes
            while remaining:
                piece = file.read(min(remaining, WINDOW_BYTES))
                if not piece:
                    raise self._changed()
                remaining -= len(piece)
                yield piece

    def _changed(self) -> BrokenFile:
        return BrokenFile("gguf-changed", file=self.path.name)


def read_gguf(path: Path, called: str = "") -> GgufFile:
    """Parse a header. Raises ``BrokenFile`` for what llama.cpp could not use, and ``OSError``.

    ``called`` replaces the file's name in error messages.
    """
    with open_untrusted(path) as file:
        header = HeaderReader(file, called or path.name)
        tensor_count, value_count = header.read_start()
        values: dict[str, Number | str] = {}
        arrays: dict[str, GgufArray] = {}
        for _ in range(value_count):
            key, kind = header.read_key()
            if not key:
                raise header.damaged(said("gguf-nameless-value"))
            if key in values or key in arrays:
                raise header.damaged(said("gguf-two-values", name=repr(key[:64])))
            if kind == ARRAY:
                arrays[key] = header.read_array()
            elif kind != TEXT:
                values[key] = header.read_scalar(kind)
            elif (text := header.read_value_text()) is not None:
                values[key] = text
        tensors = tuple(header.read_tensor() for _ in range(tensor_count))
        header.check_weights(tensors, values.get("general.alignment", 32))
    return GgufFile(path, values, arrays, tensors)


def header_text(path: Path, key: str) -> str:
    """Return the text under ``key``; empty if there is none or the file is no GGUF file."""
    with suppress(OSError, BrokenFile):
        return read_gguf(path).text(key)
    return ""
