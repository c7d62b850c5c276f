"""Icons: every one has its file, which is drawn in the colour and the size that are asked for."""

import pytest
from PySide6.QtGui import QColor

from foretoken.ui.look.icons import Icon, icon_pixels, icon_pixmap
from foretoken.ui.look.theme import DARK
from looks import wear


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_is_drawn_in_the_colour_that_is_asked_for(icon: Icon) -> None:
    picture = icon_pixmap(icon, QColor("#ff0000"), 1.0).toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    inked = [colour for place in places if (colour := picture.pixelColor(*place)).alpha()]
    assert len(inked) > 10
    assert all((each.red(), each.green()) == (255, 0) for each in inked)


def test_an_icon_grows_with_the_text_and_with_the_density_of_the_screen() -> None:
    size = icon_pixels()
    for scale, ratio in ((1.0, 1.0), (1.0, 2.0), (1.5, 1.0)):
        wear(DARK, scale)
        pixels = icon_pixmap(Icon.DELETE, QColor("red"), ratio).width()
        assert pixels == pytest.approx(size * scale * ratio, abs=1)
