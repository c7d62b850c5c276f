"""Sizes: distances, corners, the scale of types, and how large text is by choice.

The application's font carries the size of text, and what is as large as text follows that font.

Sizes in pixels are those at the normal text size. Widgets that draw or size themselves take them
through ``scaled`` and ``sized_font``, standard ones from the application's style sheet.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from foretoken.ui.look.kept_widgets import widgets_kept


class Space(IntEnum):
    """Distances between parts and around them."""

    HAIR = 2
    TINY = 4
    TIGHT = 6
    SMALL = 8
    NARROW = 10
    MEDIUM = 12
    LOOSE = 14
    LARGE = 16
    WIDE = 20
    WIDER = 24
    WIDEST = 28


CONTROL_RADIUS = 6
"""Corners of buttons, of fields for a line, and of chosen rows."""
CARD_RADIUS = 8
OVERLAY_RADIUS = 12
BUBBLE_RADIUS = 14
"""Of messages, and of the fields that messages are written in."""

BAR_PIXELS = 10
"""Of a scroll bar."""

CAPTION_PIXELS = 11
SMALL_PIXELS = 12
NOTE_PIXELS = 13
NORMAL_PIXELS = 14
"""Text of the interface at the normal size."""
TEXT_PIXELS = 15
"""What people and models write."""
LINE_PIXELS = 22
"""From line to line of that."""
TITLE_PIXELS = 17
DISPLAY_PIXELS = 22
TYPES = {
    "caption": (CAPTION_PIXELS, 400),
    "small": (SMALL_PIXELS, 400),
    "note": (NOTE_PIXELS, 400),
    "large": (TEXT_PIXELS, 400),
    "heading": (NORMAL_PIXELS, 600),
    "section": (TEXT_PIXELS, 600),
    "title": (TITLE_PIXELS, 600),
    "display": (DISPLAY_PIXELS, 600),
}
"""Size and weight of a label by its ``Type``."""


def set_text_scale(scale: float) -> None:
    """Make text ``scale`` times as large as normal, in every window that is open or opened.

    What is open follows with the style sheet, which ``apply_style`` makes for the size.
    """
    font = QApplication.font()
    font.setPixelSize(round(NORMAL_PIXELS * scale))
    if font != QApplication.font():
        with widgets_kept():
            QApplication.setFont(font)


def text_scale() -> float:
    """How large text is, relative to the normal size."""
    pixels = QApplication.font().pixelSize()  # -1: the font has a size in points
    return pixels / NORMAL_PIXELS if pixels > 0 else 1.0


def scaled(pixels: float) -> int:
    """Return what so many pixels at the normal size are now."""
    return round(pixels * text_scale())


def scaled_by_half(pixels: float) -> int:
    """The same, growing half as fast as text: side panels leave room for the chat."""
    return round(pixels * (1.0 + text_scale()) / 2)


def sized_font(base: QFont, pixels: float) -> QFont:
    """Return ``base`` at so many pixels, as they are now."""
    font = QFont(base)
    font.setPixelSize(max(6, scaled(pixels)))
    return font
