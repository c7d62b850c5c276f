"""Reads single texts out of a GGUF file's header without loading the model.

Layout: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_STRING, _ARRAY = 8, 9
_BYTES_OF_TYPE = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
_MOST_BYTES = 1 << 20
"""Of a key or a text; a damaged length must not fill the memory."""


def header_text(path: Path, key: str) -> str:
    """Return the text under ``key``; empty if there is none or the file is no GGUF file."""
    try:
        with path.open("rb") as file:
            return _find(file, key.encode())
    except (OSError, ValueError, struct.error):
        return ""


def _find(file: BinaryIO, wanted: bytes) -> str:
    if file.read(4) != _MAGIC or _number(file, "I") not in _VERSIONS:
        return ""
    _number(file, "Q")  # tensors
    for _ in range(_number(file, "Q")):
        key, kind = _text(file), _number(file, "I")
        if key == wanted:
            return _text(file).decode("utf-8", "replace") if kind == _STRING else ""
        _skip(file, kind)
    return ""


def _skip(file: BinaryIO, kind: int) -> None:
    if kind == _STRING:
        file.seek(_number(file, "Q"), 1)
    elif kind == _ARRAY:
        kind, count = _number(file, "I"), _number(file, "Q")
        if kind in _BYTES_OF_TYPE:
            file.seek(_BYTES_OF_TYPE[kind] * count, 1)
        else:
            for _ in range(count):
                _skip(file, kind)
    elif kind in _BYTES_OF_TYPE:
        file.seek(_BYTES_OF_TYPE[kind], 1)
    else:
        raise ValueError(f"type {kind}")


def _text(file: BinaryIO) -> bytes:
    length = _number(file, "Q")
    if length > _MOST_BYTES:
        raise ValueError("length")
    return file.read(length)


def _number(file: BinaryIO, form: str) -> int:
    (number,) = struct.unpack(f"<{form}", file.read(struct.calcsize(form)))
    return int(number)
