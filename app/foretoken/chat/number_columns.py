"""Whole numbers and texts as few bytes: columns of alike numbers, compressed together."""

from __future__ import annotations

import lzma
import struct
from collections.abc import Sequence
from itertools import accumulate, pairwise

import numpy as np

# LZMA learns its tables as it goes, bit by bit; columns of a few hundred bytes are too short for
# zlib's. A byte's neighbours and its place say nothing about it, so lc, lp and pb are 0. Reading
# needs the same numbers.
_FILTERS = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 0, "lp": 0, "pb": 0}]

_SIGNED = 16
# A token takes some 15 bytes: these are those of half a million.
_MOST_UNPACKED = 8 << 20


class UnreadableColumns(Exception):
    """The bytes are not what was once written."""


class ColumnWriter:
    """Collects columns; whoever reads them knows their order and their lengths."""

    def __init__(self) -> None:
        self._columns: list[bytes] = []
        self._texts: list[str] = []

    def add(self, values: Sequence[int]) -> None:
        """Keep numbers between -2^62 and 2^62."""
        numbers = np.array(values, dtype=np.int64)
        signed = bool((numbers < 0).any())
        if signed:  # small ones, negative or not, become small ones without a sign
            numbers = (numbers << 1) ^ (numbers >> 63)
        width = max(1, (int(numbers.max(initial=0)).bit_length() + 7) // 8)
        # First the lowest byte of each number, then the next one of each.
        planes = numbers.astype("<i8").view(np.uint8).reshape(-1, 8)[:, :width].T
        self._columns.append(bytes([width + _SIGNED * signed]) + planes.tobytes())

    def add_changes(self, values: Sequence[int]) -> None:
        """Keep how much each number differs from the one before it."""
        self.add([now - before for before, now in zip((0, *values), values, strict=False)])

    def add_texts(self, texts: Sequence[str]) -> None:
        """Keep several texts."""
        self.add([len(text) for text in texts])
        self._texts.extend(texts)

    def packed(self) -> bytes:
        """All of it."""
        numbers = b"".join(self._columns)
        texts = "".join(self._texts).encode("utf-8", "surrogatepass")
        content = struct.pack("<I", len(numbers)) + numbers + texts
        return lzma.compress(content, format=lzma.FORMAT_RAW, filters=_FILTERS)


class ColumnReader:
    """Reads what ``ColumnWriter`` wrote, in the same order. Raises ``UnreadableColumns``."""

    def __init__(self, packed: bytes) -> None:
        try:
            unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTERS)
            content = unpacker.decompress(packed, _MOST_UNPACKED)
            if not unpacker.eof:
                raise UnreadableColumns("They are cut off, or longer than any that are kept.")
            (size,) = struct.unpack_from("<I", content)
            self._texts = content[4 + size :].decode("utf-8", "surrogatepass")
        except (lzma.LZMAError, struct.error, UnicodeDecodeError) as error:
            raise UnreadableColumns(str(error)) from error
        self._numbers = memoryview(content)[4 : 4 + size]

    def take(self, count: int) -> list[int]:
        """The next column."""
        signed, width = divmod(self._numbers[0] if self._numbers else 0, _SIGNED)
        end = 1 + count * width
        if not 1 <= width <= 8 or count < 0 or end > len(self._numbers):
            raise UnreadableColumns("A column ends too early.")
        planes = np.frombuffer(self._numbers[1:end], dtype=np.uint8).reshape(width, count)
        self._numbers = self._numbers[end:]
        padded = np.zeros((count, 8), dtype=np.uint8)
        padded[:, :width] = planes.T
        numbers = padded.view("<i8").reshape(count)
        if signed:
            numbers = (numbers >> 1) ^ -(numbers & 1)
        values: list[int] = numbers.tolist()
        return values

    def take_changes(self, count: int) -> list[int]:
        """The next column, kept by ``add_changes``."""
        return list(accumulate(self.take(count)))

    def take_texts(self, count: int) -> list[str]:
        """The next texts."""
        pieces = cut(self._texts, self.take(count))
        self._texts = self._texts[sum(map(len, pieces)) :]
        return pieces


def cut(text: str, lengths: Sequence[int]) -> list[str]:
    """Pieces of these lengths from the beginning. Raises ``UnreadableColumns``."""
    ends = [0, *accumulate(lengths)]
    if ends[-1] > len(text) or min(lengths, default=0) < 0:
        raise UnreadableColumns("The text is too short for its pieces.")
    return [text[start:end] for start, end in pairwise(ends)]
