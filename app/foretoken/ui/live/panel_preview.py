"""What the panel shows before there is anything to measure: a faint picture, and a sentence."""

from __future__ import annotations

import itertools

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt

from foretoken.engine.events import TokenOrigin
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.sizes import NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme

BEFORE = tr_noop("With the first answer: its speed, and which words the draft model earned.")
UNMEASURED = tr_noop("Nothing was measured of this answer.")
UNTOLD = tr_noop("The server tells nothing of its steps that could be drawn.")

# Steps of a made-up answer: accepted tokens, and the token with which each step ended.
_STEPS = (
    (2, TokenOrigin.CORRECTION),
    (4, TokenOrigin.BONUS),
    (3, TokenOrigin.CORRECTION),
    (5, TokenOrigin.BONUS),
    (5, TokenOrigin.BONUS),
    (1, TokenOrigin.CORRECTION),
    (3, TokenOrigin.CORRECTION),
    (6, TokenOrigin.BONUS),
    (5, TokenOrigin.CORRECTION),
    (6, TokenOrigin.BONUS),
)
_MOST_TOKENS = 7
# How fast it is: corners of the curve as shares of the width and of the height.
_SPEED = ((0.0, 0.30), (0.2, 0.52), (0.42, 0.60), (0.6, 0.55), (0.8, 0.82), (1.0, 0.88))
_PLAIN = 0.3
_PAPER_STRENGTH, _STRENGTH = 0.10, 0.55
_TOP_SHARE = 0.16  # of the room that is left over, above the picture
_PICTURE_SHAPE = 0.62  # height to width
_GAP = 20
_LEAST_HEIGHT = 230


class PanelPreview(QtWidgets.QWidget):
    """Faint, and without figures: nobody takes it for a measurement."""

    def __init__(self, figures: QtWidgets.QWidget) -> None:
        """It stands in for ``figures``, so that what is below stays in its place if it can."""
        super().__init__()
        self._figures = figures
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Maximum)
        self._sentence = ""
        self.say(BEFORE)

    @property
    def sentence(self) -> str:
        """What stands below the picture."""
        return tr(self._sentence)

    def sizeHint(self) -> QtCore.QSize:
        """As tall as what it stands in for."""
        return QtCore.QSize(0, self._figures.sizeHint().height())

    def minimumSizeHint(self) -> QtCore.QSize:
        """Lower where the window is low."""
        return QtCore.QSize(0, scaled(_LEAST_HEIGHT))

    def say(self, sentence: str) -> None:
        """Show the picture with another sentence, which is translated where it is shown."""
        self._sentence = sentence
        self.setAccessibleName(tr(sentence))
        self.update()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw a curve over bars, and the sentence."""
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setFont(sized_font(self.font(), NOTE_PIXELS))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        width, gap, metrics = self.width(), scaled(_GAP), painter.fontMetrics()
        words = metrics.boundingRect(QtCore.QRect(0, 0, width, 10_000), flags, self.sentence)
        height = min(_PICTURE_SHAPE * width, self.height() - words.height() - gap)
        if height < metrics.height():
            return
        top = _TOP_SHARE * (self.height() - height - gap - words.height())
        picture = QtCore.QRectF(0.0, top, width, height)
        self._paint_speed(painter, picture.adjusted(0, 0, 0, -0.55 * height))
        self._paint_steps(painter, picture.adjusted(0, 0.55 * height, 0, 0))
        painter.setPen(QtGui.QColor(theme().muted))
        place = QtCore.QRectF(0.0, picture.bottom() + gap, width, words.height() + 2)
        painter.drawText(place, flags, self.sentence)

    def _paint_speed(self, painter: QtGui.QPainter, place: QtCore.QRectF) -> None:
        def point(x: float, y: float) -> QtCore.QPointF:
            return QtCore.QPointF(
                place.left() + x * place.width(), place.bottom() - y * place.height()
            )

        curve = QtGui.QPainterPath(point(*_SPEED[0]))
        for (x, y), (next_x, next_y) in itertools.pairwise(_SPEED):
            middle = (x + next_x) / 2
            curve.cubicTo(point(middle, y), point(middle, next_y), point(next_x, next_y))
        area = QtGui.QPainterPath(curve)
        area.lineTo(point(1.0, 0.0))
        area.lineTo(point(0.0, 0.0))
        painter.fillPath(area, self._faint(theme().accent, _PAPER_STRENGTH))
        painter.strokePath(curve, QtGui.QPen(self._faint(theme().accent), 2.0))
        dashes = QtGui.QPen(self._faint(theme().muted), 1.0)
        dashes.setDashPattern([4, 3])
        painter.setPen(dashes)
        painter.drawLine(point(0.0, _PLAIN), point(1.0, _PLAIN))

    def _paint_steps(self, painter: QtGui.QPainter, place: QtCore.QRectF) -> None:
        pitch = place.width() / len(_STEPS)
        unit = place.height() / _MOST_TOKENS
        painter.setPen(Qt.PenStyle.NoPen)
        for index, (count, ending) in enumerate(_STEPS):
            left, width = place.left() + (index + 0.18) * pitch, 0.64 * pitch
            for token in range(count + 1):
                own = token < count
                colour = theme().draft if own else getattr(theme(), ending.value)
                top = place.bottom() - (token + 1) * unit
                block = QtCore.QRectF(left, top + 1.0, width, unit - 2.0)
                painter.setBrush(self._faint(colour))
                painter.drawRoundedRect(block, 2.0, 2.0)

    def _faint(self, colour: str, strength: float = _STRENGTH) -> QtGui.QColor:
        result = QtGui.QColor(colour)
        result.setAlphaF(strength)
        return result
