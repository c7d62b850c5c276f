"""The icons of Windows and macOS, as Qt and the definitions of the formats read them."""

import struct
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

DRAWING = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <rect x="0" y="0" width="4" height="4" fill="#ff0000"/>
  <rect x="4" y="4" width="4" height="4" fill="#0000ff"/>
</svg>
"""


@pytest.fixture
def drawing(qapp: object, tmp_path: Path) -> Path:
    path = tmp_path / "drawing.svg"
    path.write_text(DRAWING, encoding="utf-8")
    return path


def _check_corners(image: QImage) -> None:
    low, high = image.width() // 4, image.width() * 3 // 4
    assert image.pixelColor(low, low) == QColor(255, 0, 0)
    assert image.pixelColor(high, high) == QColor(0, 0, 255)
    assert image.pixelColor(high, low).alpha() == 0


def test_the_icon_of_windows_holds_every_size(drawing: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.ico"
    icons.write_ico(drawing, target)
    reader = QImageReader(str(target))
    assert reader.format() == b"ico"
    assert reader.imageCount() == len(icons.ICO_SIZES)
    for index, size in enumerate(icons.ICO_SIZES):
        assert reader.jumpToImage(index)
        image = reader.read()
        assert (image.width(), image.height()) == (size, size), reader.errorString()
        _check_corners(image)


def test_the_icon_of_macos_holds_every_size(drawing: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.icns"
    icons.write_icns(drawing, target)
    data = target.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    position, found = 8, {}
    while position < len(data):
        kind, length = struct.unpack_from(">4sI", data, position)
        image = QImage.fromData(data[position + 8 : position + length], "PNG")
        found[kind] = image.width()
        _check_corners(image)
        position += length
    assert found == icons.ICNS_SIZES


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_drawing_is_refused(drawing: Path) -> None:
    drawing.write_text("<svg", encoding="utf-8")
    with pytest.raises(SystemExit, match="no SVG"):
        icons.render(drawing, 16)
