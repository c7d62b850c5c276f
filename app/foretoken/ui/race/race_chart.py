"""How much is written over time, by both sides: where one line is steeper, that side is faster.

Tokens are counted, or characters where the two have different ones.
"""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.engine.race import RaceUnit
from foretoken.engine.recording import Recording
from foretoken.system.language import number, tr
from foretoken.ui.look.sizes import CAPTION_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.race.race_words import amount_words

_HEIGHT = 132
_CAPTION = 18
_LINE = 2.0
_AHEAD = 0.3
"""How strongly what is yet to be played is drawn."""
_DASHES = [4.0, 2.5]
_SHORT_MS = 10_000.0
"""Shorter times are told more exactly."""


def side_pen(side: int, colours: Palette) -> QPen:
    """The line of a side, here and as the sign of its column: told apart without colours too."""
    pen = QPen(QColor(colours.accent if side else colours.muted), _LINE)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if side == 0:
        pen.setDashPattern(_DASHES)
    return pen


class RaceChart(QWidget):
    """Time goes from left to right in every language."""

    sought = Signal(float)
    """A person clicked on this moment, in milliseconds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._answers: tuple[Recording, ...] = ()
        self._unit = RaceUnit.TOKENS
        self._place_ms = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Tokens over time"))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(scaled(320), scaled(_HEIGHT))

    @property
    def duration_ms(self) -> float:
        """Where the axis ends: with the slower side."""
        return max((answer.duration_ms for answer in self._answers), default=0.0)

    @property
    def most(self) -> int:
        """Where the other axis ends."""
        return max((self._points(answer)[-1][1] for answer in self._answers), default=0)

    def _points(self, answer: Recording) -> tuple[tuple[float, int], ...]:
        return answer.progress if self._unit is RaceUnit.TOKENS else answer.written

    def show_answers(
        self,
        answers: tuple[Recording, Recording],
        names: tuple[str, str],
        unit: RaceUnit = RaceUnit.TOKENS,
    ) -> None:
        """Draw these from now on; they are told to who cannot see them."""
        self._answers, self._unit = answers, unit
        if unit is RaceUnit.TOKENS:
            self.setAccessibleName(tr("Tokens over time"))
        else:
            self.setAccessibleName(tr("Characters over time"))
        told = [
            tr(
                "{side}: {tokens} in {time}",
                side=name,
                tokens=amount_words(unit, self._points(answer)[-1][1]),
                time=_seconds(answer.duration_ms),
            )
            for name, answer in zip(names, answers, strict=True)
        ]
        self.setAccessibleDescription(". ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def show_place(self, place_ms: float) -> None:
        """What lies behind this moment is faint."""
        self._place_ms = place_ms
        self.update()

    def body(self) -> QRect:
        """Between the margins, above the captions."""
        return self.rect().adjusted(1, scaled(_CAPTION), -1, -scaled(_CAPTION))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment that was clicked."""
        self._seek(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while it is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(event)

    def _seek(self, event: QMouseEvent) -> None:
        body = self.body()
        share = (event.position().x() - body.left()) / max(1, body.width())
        self.sought.emit(min(1.0, max(0.0, share)) * self.duration_ms)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw quiet lines, both curves, and the moment that is shown."""
        colours, body = theme(), self.body()
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for share in (0.0, 0.5, 1.0):
            row = body.bottom() - round(share * body.height())
            painter.fillRect(body.left(), row, body.width(), 1, QColor(colours.border))
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        painter.setPen(QColor(colours.muted))
        align = Qt.AlignmentFlag
        top = QRect(0, 0, self.width(), scaled(_CAPTION))
        below = QRect(0, body.bottom(), self.width(), self.height() - body.bottom())
        most = amount_words(self._unit, self.most)
        painter.drawText(top, align.AlignLeft | align.AlignVCenter, most)
        painter.drawText(below, align.AlignLeft | align.AlignVCenter, _seconds(0.0))
        end = _seconds(self.duration_ms)
        painter.drawText(below, align.AlignRight | align.AlignVCenter, end)
        if not self.duration_ms or not self.most:
            return
        for side, answer in enumerate(self._answers):
            self._paint_line(painter, QRectF(body), answer, side_pen(side, colours))
        x = self._x(self._place_ms, QRectF(body))
        painter.setPen(QPen(QColor(colours.text), 1.0))
        painter.drawLine(QPointF(x, body.top()), QPointF(x, body.bottom()))

    def _paint_line(self, painter: QPainter, body: QRectF, answer: Recording, pen: QPen) -> None:
        points = self._points(answer)
        # What is yet to be played is faint; between two steps nothing is added.
        done = bisect_right(points, self._place_ms, key=lambda point: point[0])
        placed = [self._point(point, body) for point in points]
        now_ms = min(self._place_ms, answer.duration_ms)
        now = self._point((now_ms, points[max(0, done - 1)][1]), body)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([*placed[:done], now]))
        painter.setOpacity(_AHEAD)
        painter.drawPolyline(QPolygonF([now, *placed[done:]]))
        painter.setOpacity(1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pen.color())
        painter.drawEllipse(now, scaled(3), scaled(3))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _point(self, point: tuple[float, int], body: QRectF) -> QPointF:
        ms, amount = point
        return QPointF(self._x(ms, body), body.bottom() - amount / self.most * body.height())

    def _x(self, ms: float, body: QRectF) -> float:
        return body.left() + ms / self.duration_ms * body.width() if self.duration_ms else 0.0


def _seconds(ms: float) -> str:
    return tr("{number} s", about="seconds", number=number(ms / 1000.0, 2 if ms < _SHORT_MS else 1))
