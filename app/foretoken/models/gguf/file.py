"""The header of a GGUF file: its values and its tensor table, never the weights.

Arrays are skipped, and read only on request. The gguf package's reader makes a Python object of
every element: for a file with 150,000 tokens and as many merges it took 6.7 s of CPU time and
500 MB of memory; this one takes 0.04 s and no more memory than its window of the file.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretoken.models.gguf.reader import (
    ARRAY,
    LENGTH,
    SCALARS,
    TEXT,
    WINDOW_BYTES,
    BrokenFile,
    GgufArray,
    GgufTensor,
    HeaderReader,
    Number,
)
from foretoken.system.language import tr
from foretoken.system.untrusted_files import open_untrusted

__all__ = ["BrokenFile", "GgufArray", "GgufFile", "GgufTensor", "header_text", "read_gguf"]


@dataclass(frozen=True, slots=True)
class GgufFile:
    """The header of one file."""

    path: Path
    size_bytes: int
    version: int
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

    def number(self, key: str) -> int | None:
        """Return the whole number under ``key``; None if there is none."""
        value = self.values.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def count(self, key: str) -> int:
        """Return the length of the array under ``key``; 0 if there is none."""
        return self.arrays[key].count if key in self.arrays else 0

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
        return BrokenFile(
            tr("{file} changed while it was being read. Read it again.", file=self.path.name)
        )


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
                raise header.damaged(tr("one of its values has no name"))
            if key in values or key in arrays:
                raise header.damaged(
                    tr("it has two values with the name {name}", name=repr(key[:64]))
                )
            if kind == ARRAY:
                arrays[key] = header.read_array()
            elif kind != TEXT:
                values[key] = header.read_scalar(kind)
            elif (text := header.read_value_text()) is not None:
                values[key] = text
        tensors = tuple(header.read_tensor() for _ in range(tensor_count))
        header.check_weights(tensors, values.get("general.alignment", 32))
    return GgufFile(path, header.size, header.version, values, arrays, tensors)


def header_text(path: Path, key: str) -> str:
    """Return the text under ``key``; empty if there is none or the file is no GGUF file."""
    with suppress(OSError, BrokenFile):
        return read_gguf(path).text(key)
    return ""
