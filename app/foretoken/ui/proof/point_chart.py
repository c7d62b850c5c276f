"""Points of tokens as bars beside the level that they should have, and what chance does to it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.models.pairs.proof_results import BINS, PointTest
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.look.mirrored import draw_words
from foretoken.ui.look.sizes import CAPTION_PIXELS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme

_TITLE, _CAPTION, _GAP, _BODY = 20, 16, 4, 74
_CORNER = 1.5
_BAND_STRENGTH = 26
"""Of 255."""


class PointChart(QWidget):
    """Even bars: what was written is what should have been."""

    def __init__(self, name: str, colour: str, parent: QWidget) -> None:
        """``name`` is translated where it is shown; ``colour`` names a field of ``Palette``."""
        super().__init__(parent)
        self._name, self._colour = name, colour
        self._test: PointTest | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr(name))
        self.show_test(None)

    def show_test(self, test: PointTest | None) -> None:
        """Show these points; None: none."""
        self._test = test
        self.setAccessibleDescription(self.words)
        self.setToolTip(self.words)
        self.update()

    @property
    def words(self) -> str:
        """What the bars show."""
        test = self._test
        if test is None or not test.count:
            return tr("No tokens")
        return tr(
            "Tokens laid out by how likely the target found them, in {bins} parts that should "
            "have equally many. Expected {level} each, give or take {band}; there are {least} to "
            "{most}.",
            bins=BINS,
            level=number(self._level),
            band=number(self._band),
            least=number(min(test.histogram)),
            most=number(max(test.histogram)),
        )

    def sizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(_TITLE + _BODY + _CAPTION + 2 * _GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(140), self.sizeHint().height())

    @property
    def _level(self) -> float:
        return self._test.count / BINS if self._test is not None else 0.0

    @property
    def _band(self) -> float:
        """Two standard deviations of a bar."""
        return 2.0 * math.sqrt(self._level * (1.0 - 1.0 / BINS))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width()
        begin = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        row = QRectF(0, 0, width, scaled(_TITLE))
        painter.setFont(sized_font(self.font(), NOTE_PIXELS))
        painter.setPen(QColor(colours.text))
        painter.drawText(row, begin, tr(self._name))
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        painter.setPen(QColor(colours.muted))
        test = self._test
        count = test.count if test is not None else 0
        draw_words(painter, row, end, tr_n("{count} token", "{count} tokens", count))
        body = QRectF(0, scaled(_TITLE + _GAP), width, scaled(_BODY))
        caption = QRectF(0, body.bottom() + scaled(_GAP), width, scaled(_CAPTION))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(caption, left | Qt.AlignmentFlag.AlignVCenter, tr("likely"))
        painter.drawText(caption, right | Qt.AlignmentFlag.AlignVCenter, tr("unlikely"))
        if test is not None and test.count:
            self._paint_bars(painter, body, test)

    def _paint_bars(self, painter: QPainter, body: QRectF, test: PointTest) -> None:
        colours = theme()
        level, band = self._level, self._band
        scale = body.height() / max(1.6 * level, level + 1.5 * band, *test.histogram)
        colour = QColor(getattr(colours, self._colour))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        step = body.width() / BINS
        for index, count in enumerate(test.histogram):
            tall = count * scale
            bar = QRectF(body.left() + index * step, body.bottom() - tall, step - 2.0, tall)
            painter.drawRoundedRect(bar, _CORNER, _CORNER)
        shade = QColor(colours.text)
        shade.setAlpha(_BAND_STRENGTH)
        painter.setBrush(shade)
        top = body.bottom() - (level + band) * scale
        painter.drawRect(QRectF(body.left(), top, body.width() - 2.0, 2.0 * band * scale))
        painter.setPen(QPen(QColor(colours.text), 1.0, Qt.PenStyle.DashLine))
        y = body.bottom() - level * scale
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right() - 2.0, y))
