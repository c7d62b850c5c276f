"""Facts about the product that more than one recipe needs; imports nothing of it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = "Foretoken"
COMMAND = "foretoken"
IDENTIFIER = "io.github.foretoken.Foretoken"
PUBLISHER = "The Foretoken developers"
COPYRIGHT = f"Copyright (c) 2026 {PUBLISHER}"
SUMMARY = "Chat with local language models, with visible speculative decoding"
ICON = ROOT / "resources" / "icons" / "foretoken.svg"
# Qt 6.11 itself asks for 13, but PySide6's bindings are compiled for 15 since 6.10.
OLDEST_MACOS = "15.0"
# 1809, the oldest that Qt 6.11 runs on.
OLDEST_WINDOWS_BUILD = 17763


def version(source: Path = ROOT / "app/foretoken/__init__.py") -> str:
    """Read the version out of the package without importing it."""
    found = re.search(r'^__version__ = "(.+)"$', source.read_text(encoding="utf-8"), re.M)
    if found is None:
        raise SystemExit(f"{source} holds no version.")
    return found[1]


def numbers(text: str, count: int = 4) -> tuple[int, ...]:
    """``0.2.0rc1`` as the numbers that Windows and macOS want: (0, 2, 0, 0)."""
    found = re.match(r"\d+(?:\.\d+)*", text)
    if found is None:
        raise ValueError(f"{text!r} does not begin with a number")
    parts = [int(part) for part in found[0].split(".")][:count]
    return (*parts, *[0] * (count - len(parts)))


def sha256(path: Path) -> str:
    """Digest of a file of any size."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(paths: Iterable[Path], target: Path) -> None:
    """Write what ``sha256sum --check`` reads, for files beside ``target``."""
    lines = [f"{sha256(path)}  {path.name}\n" for path in sorted(paths, key=lambda p: p.name)]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
