"""What a Linux executable or library asks of other libraries, read with binutils."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

Version = tuple[int, ...]


def is_elf(path: Path) -> bool:
    """Whether the file is executable code of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path: Path) -> list[str]:
    """Names of the libraries that the file is linked with."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", _readelf("-dW", path))


def highest_glibc(path: Path) -> Version:
    """The newest version of glibc that the file asks for; (0,) where it asks for none."""
    versions = re.findall(r"GLIBC_(\d+(?:\.\d+)*)", _readelf("-VW", path))
    return max((tuple(map(int, v.split("."))) for v in versions), default=(0,))


def _readelf(option: str, path: Path) -> str:
    # Not the user's language: the words are parsed.
    command = ["readelf", option, str(path)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}
    )
    return done.stdout
