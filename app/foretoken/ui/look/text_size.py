"""How large text is: the application's font carries it, and all sizes follow that font.

Sizes in pixels are those at the normal text size. Widgets that draw or size themselves take them
through ``scaled`` and ``sized_font``, standard ones from the application's style sheet.
"""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

NORMAL_PIXELS = 14
"""Text of the interface at the normal size."""


def set_text_scale(scale: float) -> None:
    """Make text ``scale`` times as large as normal, in every window that is open or opened.

    Parts that drew before follow when ``apply_palette`` tells them how they should look.
    """
    font = QApplication.font()
    font.setPixelSize(round(NORMAL_PIXELS * scale))
    if font != QApplication.font():
        QApplication.setFont(font)


def text_scale() -> float:
    """How large text is, relative to the normal size."""
    pixels = QApplication.font().pixelSize()  # -1: the font was given in points by nobody here
    return pixels / NORMAL_PIXELS if pixels > 0 else 1.0


def scaled(pixels: float) -> int:
    """Return what so many pixels at the normal size are now."""
    return round(pixels * text_scale())


def sized_font(base: QFont, pixels: float, *, bold: bool = False) -> QFont:
    """Return ``base`` at so many pixels, as they are now."""
    font = QFont(base)
    font.setPixelSize(max(6, scaled(pixels)))
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return font
