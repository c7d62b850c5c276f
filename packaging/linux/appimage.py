"""Makes the AppImage: a static launcher, behind it a squashfs image, behind that a trailer.

It is the same kind of file as those with the official runtime, but needs no FUSE: the launcher
unpacks once into the user's cache.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
from pathlib import Path

import product

_SOURCE = Path(__file__).parent / "appimage" / "launcher.c"
_LIBRARIES = ("-lsquashfuse", "-lzstd")
_MAGIC = b"FTKIMG1\0"
_KEY_LENGTH = 32
_ALIGNMENT = 4096


def build(portable: Path, target: Path, work: Path) -> Path:
    """Write the AppImage of a portable folder; return its path."""
    folder = work / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    _assemble(portable, folder)
    launcher, image = work / "launcher", work / "image.squashfs"
    _compile(launcher)
    image.unlink(missing_ok=True)
    subprocess.run(
        [
            *("mksquashfs", str(folder), str(image), "-noappend", "-all-root", "-quiet"),
            *("-no-progress", "-comp", "zstd", "-Xcompression-level", "15", "-b", "1M"),
        ],
        check=True,
    )
    target.write_bytes(joined(launcher.read_bytes(), image.read_bytes()))
    target.chmod(0o755)
    shutil.rmtree(folder)
    image.unlink()
    return target


def joined(launcher: bytes, image: bytes) -> bytes:
    """Return the whole file."""
    # Bytes 8 to 10 of an ELF file are free; these say that it is an AppImage of type 2.
    marked = launcher[:8] + b"AI\x02" + launcher[11:]
    offset = -(-len(marked) // _ALIGNMENT) * _ALIGNMENT
    key = hashlib.sha256(marked + image).hexdigest()[:_KEY_LENGTH].encode()
    trailer = _MAGIC + struct.pack("<Q", offset) + key
    return marked.ljust(offset, b"\0") + image + trailer


def _assemble(portable: Path, folder: Path) -> None:
    """Lay out an AppDir: the start script by its name there, entry and icon at the top."""
    shutil.copytree(portable, folder, symlinks=True)
    (folder / "foretoken").rename(folder / "AppRun")
    (folder / "install-desktop-entry.sh").unlink()
    (folder / "usr").mkdir()
    (folder / "share").rename(folder / "usr" / "share")
    share = folder / "usr" / "share"
    shutil.copy(share / "applications/foretoken.desktop", folder)
    shutil.copy(product.ICON, folder / "foretoken.svg")
    shutil.copy(share / "icons/hicolor/256x256/apps/foretoken.png", folder / ".DirIcon")


def _compile(target: Path) -> None:
    compiler = os.environ.get("CC", "cc")
    flags = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-static", "-s"]
    subprocess.run([compiler, *flags, "-o", str(target), str(_SOURCE), *_LIBRARIES], check=True)
