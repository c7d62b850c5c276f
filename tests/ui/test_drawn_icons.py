"""Icons: every one has its file, which is drawn in the colour and the size that are asked for."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from foretoken.ui.look.icons import Icon, icon_pixels, paint_icon
from foretoken.ui.look.theme import DARK, LIGHT
from looks import wear


def drawn(icon: Icon, colour: str, ratio: float = 1.0) -> QImage:
    picture = QImage(round(64 * ratio), round(64 * ratio), QImage.Format.Format_ARGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    paint_icon(painter, icon, 0, 0, QColor(colour))
    painter.end()
    return picture


def inked(picture: QImage) -> list[tuple[int, int]]:
    white = QColor("white").rgb()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return [place for place in places if picture.pixel(*place) != white]


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_is_drawn_in_the_colour_that_is_asked_for(icon: Icon) -> None:
    red = drawn(icon, "#ff0000")
    places = inked(red)
    assert len(places) > 10
    assert all(QColor(red.pixel(*place)).red() == 255 for place in places)


def test_an_icon_grows_with_the_text_and_with_the_density_of_the_screen() -> None:
    height = max(y for _, y in inked(drawn(Icon.DELETE, LIGHT.muted)))
    assert height <= icon_pixels()
    dense = max(y for _, y in inked(drawn(Icon.DELETE, LIGHT.muted, 2.0)))
    assert dense == pytest.approx(2 * height, abs=2)
    wear(DARK, 1.5)
    larger = max(y for _, y in inked(drawn(Icon.DELETE, LIGHT.muted)))
    assert larger == pytest.approx(1.5 * height, abs=2)
