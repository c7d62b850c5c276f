"""What is told of the token that the keyboard is at: it looks like a tooltip, and stays.

A tooltip goes when the mouse moves or merely lies where it appears. This scrolls with the text.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from foretoken.ui.following_scroll import ScrolledColumn
from foretoken.ui.plain_text import Marked, MarkedLabel
from foretoken.ui.text_size import NORMAL_PIXELS, scaled, sized_font
from foretoken.ui.theme import Palette

_GAP = 6
_EDGE = 4


class TokenTip(MarkedLabel):
    """Lies over the messages and takes no clicks."""

    def __init__(self, text: QWidget, palette: Palette) -> None:
        """``text``: what the token stands in."""
        self._text, self._column = text, _column_of(text)
        super().__init__(self._column)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.apply_palette(palette)

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours and at the text size of the application."""
        self.setFont(sized_font(self.font(), NORMAL_PIXELS))
        self.setStyleSheet(
            f"background: {palette.text}; color: {palette.window};"
            f"padding: {scaled(6)}px {scaled(8)}px;"
        )

    def tell(self, told: Marked, area: QRect) -> None:
        """Say this of what fills ``area`` of the text."""
        self.setText(told)
        self.place(area)
        self.show()
        self.raise_()

    def place(self, area: QRect) -> None:
        """Stand below that area, or above it where there is no room below."""
        self.adjustSize()
        column, view = self._column, self._column.parentWidget()
        seen = QRect(column.mapFrom(view, QPoint()), view.size()) if view else column.rect()
        area = area.translated(self._text.mapTo(column, QPoint()))
        below, above = area.bottom() + _GAP, area.top() - _GAP - self.height()
        fits = below + self.height() <= seen.bottom() or above < seen.top()
        right = seen.right() - _EDGE - self.width()
        self.move(max(seen.left() + _EDGE, min(area.left(), right)), below if fits else above)


def _column_of(text: QWidget) -> QWidget:
    """What is scrolled with the text, or else its window."""
    widget = text.parentWidget()
    while widget is not None and not isinstance(widget, ScrolledColumn):
        widget = widget.parentWidget()
    return widget or text.window()
