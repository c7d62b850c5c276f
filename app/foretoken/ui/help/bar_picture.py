"""Bars below each other on one scale: what is compared can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Type, dress

_BAR, _ROW_GAP, _PART_GAP, _RADIUS, _SQUARE = 16, 12, 2, 3, 9
_WIDTH = 420


@dataclass(frozen=True, slots=True)
class BarPart:
    """A stretch of a bar."""

    value: float
    colour: str
    """Its name in the theme."""
    lost: bool = False
    """It is what is missing: an outline with lines across."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar with words above it."""

    name: str
    told: str
    parts: tuple[BarPart, ...]

    @property
    def value(self) -> float:
        """Its whole length."""
        return sum(part.value for part in self.parts)


class BarPicture(QWidget):
    """What it shows is said beside it: it has that as its name, too."""

    def __init__(self, bars: Sequence[Bar], said: str, parent: QWidget, *, top: float = 0) -> None:
        """``top``: the value of a full bar; 0: the longest one is."""
        super().__init__(parent)
        self.bars = tuple(bars)
        self._top = top or max((bar.value for bar in bars), default=1.0)
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        dress(self, Type.SMALL)

    def sizeHint(self) -> QSize:
        rows = len(self.bars)
        return QSize(
            scaled(_WIDTH), rows * self._row_height() + max(0, rows - 1) * scaled(_ROW_GAP)
        )

    def _row_height(self) -> int:
        return round(QFontMetricsF(self.font()).height()) + Space.TINY + scaled(_BAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        y = 0.0
        for bar in self.bars:
            words = QRectF(0, y, self.width(), metrics.height())
            painter.setPen(QColor(colours.muted))
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft, bar.name)
            painter.setPen(QColor(colours.text))
            painter.drawText(words, Qt.AlignmentFlag.AlignRight, bar.told)
            y += metrics.height() + Space.TINY
            self._paint_bar(painter, bar, y)
            y += scaled(_BAR) + scaled(_ROW_GAP)

    def _paint_bar(self, painter: QPainter, bar: Bar, y: float) -> None:
        x = 0.0
        for part in bar.parts:
            width = part.value / self._top * self.width() if self._top else 0.0
            area = QRectF(x, y, max(1.0, width - _PART_GAP), scaled(_BAR))
            seen = mirrored(area, self.rect())
            colour = QColor(getattr(theme(), part.colour))
            if part.lost:
                painter.setPen(QPen(colour, 1.0))
                painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
                seen = seen.adjusted(0.5, 0.5, -0.5, -0.5)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
            painter.drawRoundedRect(seen, _RADIUS, _RADIUS)
            x += width


class ColourLegend(QWidget):
    """Squares in colours, each with what it means."""

    def __init__(self, entries: Sequence[tuple[str, str]], parent: QWidget) -> None:
        """``entries``: names of colours in the theme, and words."""
        super().__init__(parent)
        self._entries = tuple(entries)
        self.setAccessibleName(", ".join(words for _, words in entries))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        dress(self, Type.CAPTION)

    def sizeHint(self) -> QSize:
        return QSize(0, round(QFontMetricsF(self.font()).height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, metrics = QPainter(self), QFontMetricsF(self.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, side = 0.0, scaled(_SQUARE)
        for name, words in self._entries:
            square = QRectF(x, (self.height() - side) / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(theme(), name)))
            painter.drawRoundedRect(mirrored(square, self.rect()), _RADIUS - 1, _RADIUS - 1)
            x += side + Space.TIGHT
            wide = metrics.horizontalAdvance(words) + 1
            painter.setPen(QColor(theme().muted))
            place = QRectF(x, 0, wide, self.height())
            painter.drawText(mirrored(place, self.rect()), Qt.AlignmentFlag.AlignVCenter, words)
            x += wide + Space.LARGE
