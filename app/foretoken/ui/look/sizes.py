"""Sizes: spacing, corner radii, font sizes, and the user's text scale.

The application's font carries the text size, and sizes that follow the text derive from it.

Pixel sizes are those at the default text size. Widgets that paint or size themselves convert them
with ``scaled`` and ``sized_font``; standard widgets get them from the application's style sheet.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


class Space(IntEnum):
    """Spacing between and around widgets."""

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
"""Corner radius of buttons, line edits and selected rows."""
CARD_RADIUS = 8
OVERLAY_RADIUS = 12
BUBBLE_RADIUS = 14
"""Corner radius of messages and of message fields."""

BAR_PIXELS = 10
"""Width of a scroll bar."""

CAPTION_PIXELS = 11
SMALL_PIXELS = 12
NOTE_PIXELS = 13
NORMAL_PIXELS = 14
"""Text of the interface at the default size."""
TEXT_PIXELS = 15
"""Text of messages."""
LINE_PIXELS = 22
"""Line height of messages."""
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


def text_scale() -> float:
    """Return the text size relative to the default."""
    pixels = QApplication.font().pixelSize()  # -1 if the font has a size in points
    return pixels / NORMAL_PIXELS if pixels > 0 else 1.0


def scaled(pixels: float) -> int:
    """Convert pixels at the default text size to the current size."""
    return round(pixels * text_scale())


def scaled_by_half(pixels: float) -> int:
    """Convert likewise, growing half as fast as text: side panels leave room for the chat."""
    return round(pixels * (1.0 + text_scale()) / 2)


def sized_font(base: QFont, pixels: float) -> QFont:
    """Return ``base`` at a size in pixels at the default text size."""
    font = QFont(base)
    font.setPixelSize(max(6, scaled(pixels)))
    return font
