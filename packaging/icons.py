#!/usr/bin/env python3
"""Makes the icons of Windows and macOS from the one drawing, with Qt: icons.py FOLDER."""

from __future__ import annotations

import argparse
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

sys.path.insert(0, str(Path(__file__).parent))

import product

# What Windows shows at 100 to 400 % of scale, in lists, on the task bar and as tiles.
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
# From this size on entries are PNG; smaller ones are bitmaps, as old readers know nothing else.
_ICO_PNG_FROM = 96
# Apple's names of entries that hold a PNG, with the edge in pixels ("@2x" ones come last).
ICNS_SIZES = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}


def render(svg: Path, size: int) -> QImage:
    """Draw the file into a square of ``size`` pixels."""
    # Text in a drawing needs fonts, and those need an application.
    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise SystemExit(f"{svg} is no SVG that Qt can draw.")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    del application
    return image


def png(image: QImage) -> bytes:
    """Encode as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise SystemExit("Qt cannot write PNG.")
    return data.data()


def _bitmap(image: QImage) -> bytes:
    """Encode as an icon's bitmap: rows from the bottom up, then a mask of one bit per pixel."""
    size = image.width()
    mask_row = (size + 31) // 32 * 4
    header = struct.pack(
        # The height counts the mask, too.
        *("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, size * (size * 4 + mask_row), 0, 0, 0, 0)
    )
    pixels = bytes(image.constBits())  # 32 bits a pixel: rows need no padding
    rows = [pixels[y * size * 4 : (y + 1) * size * 4] for y in reversed(range(size))]
    # The alpha channel says what is transparent; the mask is for readers that know none.
    return header + b"".join(rows) + bytes(mask_row * size)


def write_ico(svg: Path, target: Path) -> None:
    """Write a Windows icon: a directory of 16 bytes per size, then the images."""
    images = [render(svg, size) for size in ICO_SIZES]
    blobs = [png(image) if image.width() >= _ICO_PNG_FROM else _bitmap(image) for image in images]
    directory = struct.pack("<HHH", 0, 1, len(blobs))
    offset = len(directory) + 16 * len(blobs)
    for size, blob in zip(ICO_SIZES, blobs, strict=True):
        edge = size % 256  # 0 stands for 256
        directory += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(blob), offset)
        offset += len(blob)
    target.write_bytes(directory + b"".join(blobs))


def write_icns(svg: Path, target: Path) -> None:
    """Write a macOS icon: entries of type, length and PNG."""
    blobs = {kind: png(render(svg, size)) for kind, size in ICNS_SIZES.items()}
    body = b"".join(kind + struct.pack(">I", len(b) + 8) + b for kind, b in blobs.items())
    target.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)


def main() -> int:
    """Write both files; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    write_ico(product.ICON, folder / "foretoken.ico")
    write_icns(product.ICON, folder / "foretoken.icns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
