"""The two colour themes and the one in use, spacing, and sizes that follow the user's text scale.

Token colours are the Okabe-Ito blue-green, vermillion and blue, darkened or lightened until
text on them keeps a contrast of at least 4.5:1 (tested).

The application's font carries the text size, and sizes that follow the text derive from it.
Pixel sizes are those at the default text size. Widgets that paint or size themselves convert them
with ``scaled`` and ``sized_font``; standard widgets get them from the application's style sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of a theme, as ``#RRGGBB``."""

    dark: bool
    window: str
    """Background of the conversation, of fields, and of the selected row on a panel."""
    panel: str
    """Side panels and the composer."""
    button: str
    """Buttons on a panel or the window."""
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    bubble: str
    """Background of the user's messages."""
    bubble_border: str
    """Lines on it."""
    error: str
    error_tint: str
    draft: str
    """Curves, bars and marks of accepted draft tokens."""
    draft_tint: str
    """Background of accepted draft tokens."""
    correction: str
    bonus: str
    target: str
    """Bars of tokens without a draft."""
    shades: tuple[str, ...]
    """Backgrounds of tokens by probability, in one hue, starting from slightly surprising ones."""
    found: str
    """Background of search matches."""
    code_keyword: str
    code_name: str
    code_builtin: str
    code_string: str
    code_number: str
    code_comment: str


LIGHT = Palette(
    dark=False,
    window="#ffffff",
    panel="#f5f7f9",
    button="#ffffff",
    border="#e2e6eb",
    text="#1a2330",
    muted="#5f6b7a",
    accent="#3d5afe",
    on_accent="#ffffff",
    bubble="#edf1ff",
    bubble_border="#ccd4ec",
    error="#b3261e",
    error_tint="#fdecea",
    draft="#009e73",
    draft_tint="#d6f1e7",
    correction="#b84a00",
    bonus="#0064ad",
    target="#9aa4b0",
    shades=("#fdeedd", "#fbdcb6", "#f7c486", "#efa653", "#e38a2b"),
    found="#ffe08a",
    code_keyword="#7b2ba6",
    code_name="#2b4a9e",
    code_builtin="#0b6272",
    code_string="#8a3350",
    code_number="#744d00",
    code_comment="#55606e",
)

DARK = Palette(
    dark=True,
    window="#15181c",
    panel="#1b2027",
    button="#2a313b",
    border="#2b323b",
    text="#e4e8ed",
    muted="#98a3b0",
    accent="#8c9eff",
    on_accent="#10142a",
    bubble="#262c41",
    bubble_border="#3f4763",
    error="#ff8a80",
    error_tint="#3a2024",
    draft="#2bc195",
    draft_tint="#123e31",
    correction="#ff9d5c",
    bonus="#6db8f5",
    target="#6b7684",
    shades=("#2b251c", "#43331d", "#5d431b", "#744f14", "#83580c"),
    found="#6e590f",
    code_keyword="#d3a6ff",
    code_name="#9fbaff",
    code_builtin="#6fd3dc",
    code_string="#f2a7bb",
    code_number="#e0c07a",
    code_comment="#a7b1bd",
)

_in_use = LIGHT


def theme() -> Palette:
    """Return the theme in use; widgets that paint themselves call it in each paint event."""
    return _in_use


def use_theme(palette: Palette) -> None:
    """Set the theme in use; ``apply_style`` applies it to what is open."""
    global _in_use
    _in_use = palette


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
TYPES = {
    "caption": (CAPTION_PIXELS, 400),
    "small": (SMALL_PIXELS, 400),
    "note": (NOTE_PIXELS, 400),
    "large": (TEXT_PIXELS, 400),
    "heading": (NORMAL_PIXELS, 600),
    "section": (TEXT_PIXELS, 600),
    "title": (17, 600),
    "display": (22, 600),
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
