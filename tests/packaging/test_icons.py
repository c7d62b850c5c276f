"""The icons of Windows and macOS, as Qt and the definitions of the formats read them."""

import struct
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))

import icons  # noqa: E402
import product  # noqa: E402

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


def test_the_icon_of_windows_has_bitmaps_for_old_readers(drawing: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.ico"
    icons.write_ico(drawing, target)
    data = target.read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    end = 6 + 16 * count
    for index in range(count):
        width, height, _, _, planes, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * index
        )
        assert (height, planes, bits, offset) == (width, 1, 32, end)
        is_png = data[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        assert is_png == (width == 0 or width >= 96)
        end = offset + length
    assert end == len(data)


def test_the_icon_of_macos_holds_every_size(drawing: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.icns"
    icons.write_icns(drawing, target)
    data = target.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    position, found = 8, {}
    while position < len(data):
        kind, (length,) = (
            data[position : position + 4],
            struct.unpack_from(">I", data, position + 4),
        )
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


def test_the_products_drawing_fills_its_square(qapp: object) -> None:
    image = icons.render(product.ICON, 64)
    painted = [(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() > 128]
    assert len(painted) > 64 * 64 / 3
    assert max(x for x, _ in painted) - min(x for x, _ in painted) > 44
