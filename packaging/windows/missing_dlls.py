"""Finds libraries that the frozen folder needs and a fresh Windows lacks; reads PE files anywhere.

A build machine has Visual C++'s runtime in its system folder, so there a self-test passes without
it, too. Not yet run on Windows.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

# Installed with Visual Studio or by other programs, never part of Windows.
_REDISTRIBUTED = re.compile(
    r"(vcruntime|msvcp|msvcr|vcomp|concrt|vccorlib|mfc)\d+.*\.dll|libomp.*\.dll|libgomp.*\.dll"
)
_SETS_OF_WINDOWS = re.compile(r"(api|ext)-ms-.*\.dll")
_PE32_PLUS = 0x20B
_IMPORTS, _DELAYED = 1, 13  # indices in the table of directories


def imports(path: Path) -> list[str]:
    """Names of the libraries that a program or library asks for, in lower case."""
    data = path.read_bytes()
    if data[:2] != b"MZ" or len(data) < 0x40:
        return []
    header = struct.unpack_from("<I", data, 0x3C)[0]
    if data[header : header + 4] != b"PE\0\0":
        return []
    sections, optional_size = struct.unpack_from("<H12xH", data, header + 6)
    optional = header + 24
    is_64 = struct.unpack_from("<H", data, optional)[0] == _PE32_PLUS
    directories = optional + (112 if is_64 else 96)
    table = optional + optional_size
    spans = [struct.unpack_from("<IIII", data, table + 40 * i + 8) for i in range(sections)]
    names = []
    for index, size, name_at in ((_IMPORTS, 20, 12), (_DELAYED, 32, 4)):
        address = struct.unpack_from("<I", data, directories + 8 * index)[0]
        for entry in _entries(data, spans, address, size):
            name = struct.unpack_from("<I", data, entry + name_at)[0]
            if not name:
                break
            start = _offset(spans, name)
            names.append(data[start : data.index(b"\0", start)].decode("ascii").lower())
    return names


def _entries(data: bytes, spans: list[tuple[int, ...]], address: int, size: int) -> Iterator[int]:
    if address:
        position = _offset(spans, address)
        while position + size <= len(data):
            yield position
            position += size


def _offset(spans: list[tuple[int, ...]], address: int) -> int:
    """Where the file holds what will be loaded at a relative address."""
    for _, start, length, position in spans:
        if start <= address < start + length:
            return address - start + position
    raise ValueError(f"no section holds address {address:#x}")


def missing(folder: Path, system: Path) -> dict[str, list[str]]:
    """Return name: who needs it, for what neither the folder nor Windows itself holds."""
    files = [path for path in folder.rglob("*") if path.suffix.lower() in (".exe", ".dll", ".pyd")]
    inside = {path.name.lower() for path in files}
    found: dict[str, list[str]] = {}
    for path in files:
        for name in imports(path):
            if name in inside or _SETS_OF_WINDOWS.fullmatch(name):
                continue
            if _REDISTRIBUTED.fullmatch(name) or not (system / name).is_file():
                found.setdefault(name, []).append(str(path.relative_to(folder)))
    return found
