"""Reads from Mach-O files which macOS and which processors they are for; runs anywhere."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_FAT, _FAT_64 = 0xCAFEBABE, 0xCAFEBABF
_MACH_64 = 0xFEEDFACF
_PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_LC_VERSION_MIN_MACOSX, _LC_BUILD_VERSION = 0x24, 0x32


@dataclass(frozen=True, slots=True)
class Slice:
    """The code for one processor."""

    processor: str
    oldest_macos: tuple[int, int] | None
    """None where the file does not tell."""


def slices(path: Path) -> list[Slice]:
    """Read the code in a file for each processor; empty for any other kind of file."""
    with path.open("rb") as file:
        start = file.read(8)
        if len(start) < 8 or not _may_be_code(start):
            return []
        data = start + file.read()
    found = (_slice(data, offset) for offset in _offsets(data))
    return [part for part in found if part is not None]


def _may_be_code(start: bytes) -> bool:
    if int.from_bytes(start[:4]) in (_FAT, _FAT_64):
        return int.from_bytes(start[4:]) < 20  # slices; in Java's class files, their version
    return int.from_bytes(start[:4], "little") == _MACH_64


def _offsets(data: bytes) -> Iterator[int]:
    magic, count = struct.unpack_from(">II", data)
    if magic == _FAT:
        for index in range(count):
            yield struct.unpack_from(">IIIII", data, 8 + 20 * index)[2]
    elif magic == _FAT_64:
        for index in range(count):
            yield struct.unpack_from(">IIQQII", data, 8 + 32 * index)[2]
    else:
        yield 0


def _slice(data: bytes, offset: int) -> Slice | None:
    magic, processor, _, _, commands = struct.unpack_from("<IIIII", data, offset)
    if magic != _MACH_64:
        return None  # an archive for linkers
    name = _PROCESSORS.get(processor, hex(processor))
    position = offset + 32
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", data, position)
        if kind in (_LC_BUILD_VERSION, _LC_VERSION_MIN_MACOSX):
            skipped = 12 if kind == _LC_BUILD_VERSION else 8
            (packed,) = struct.unpack_from("<I", data, position + skipped)
            return Slice(name, (packed >> 16, packed >> 8 & 0xFF))
        position += size
    return Slice(name, None)


def unfit(app: Path, processor: str, oldest_macos: tuple[int, int]) -> list[str]:
    """Say which files of the bundle lack the processor or ask for a newer macOS."""
    found = []
    for path in sorted(app.rglob("*")):
        parts = slices(path) if path.is_file() and not path.is_symlink() else []
        fitting = [part for part in parts if part.processor == processor]
        if parts and not fitting:
            found.append(f"{path.relative_to(app)} has no code for {processor}")
        for part in fitting:
            if part.oldest_macos is not None and part.oldest_macos > oldest_macos:
                asked = ".".join(map(str, part.oldest_macos))
                found.append(f"{path.relative_to(app)} asks for macOS {asked}")
    return found
