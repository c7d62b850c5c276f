"""Charts of curves over the tokens of an answer, with zoom.

All charts show the same part and the same pointer, synchronised through ``LivePanel``. They paint
their curves themselves: pyqtgraph's plots took half as long again for the same smooth, filled
curves, and a fifth of a second to load.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log10

import numpy as np
from PySide6 import QtCore, QtGui
from PySide6.QtCore import QPointF, Qt, Signal

from foretoken.control.engine.step_series import Curve, StepPlace, StepSeries
from foretoken.system.language import number, tr
from foretoken.ui.live.charts import StepChart
from foretoken.ui.look.theme import theme

_FILL_STRENGTH, _CHOSEN_STRENGTH, _BORDER_STRENGTH = 0.13, 0.22, 0.45
# Minimum length of the x axis: short answers fill their charts from the left.
_MIN_AXIS_TOKENS = 50
# Minimum length of a zoomed part in tokens, and the factor of a wheel notch.
_MIN_PART = 8.0
_WHEEL_FACTOR = 0.75
_DRAGGED_PIXELS = 5
_POINT_RADIUS = 2.5
_HALF_LINE = 0.35
NOTHING: Curve = (np.empty(0), np.empty(0))


def round_up(value: float) -> float:
    """Round ``value`` > 0 up to 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(value))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= value)


def axis_end(tokens: float) -> float:
    """Return the end of an x axis for ``tokens``: 50, 100, 200, 500 and so on."""
    return round_up(max(tokens, _MIN_AXIS_TOKENS))


def smaller_part(
    begin: float, end: float, at: float, factor: float, whole: float
) -> tuple[float, float] | None:
    """Return the part scaled by ``factor`` around ``at``, which stays in place; None: the whole."""
    width = max(_MIN_PART, (end - begin) * factor)
    if width >= whole:
        return None
    share = (at - begin) / (end - begin) if end > begin else 0.5
    first = min(max(0.0, at - share * width), whole - width)
    return first, first + width


def point_at(curve: Curve, x: float) -> QPointF | None:
    """Return the latest point of a curve up to ``x``, or its first one."""
    xs, ys = curve
    if not xs.size:
        return None
    place = max(0, int(np.searchsorted(xs, x, "right")) - 1)
    return QPointF(float(xs[place]), float(ys[place]))


def stepped(curve: Curve) -> Curve:
    """Return the curve as a step line, on which each value holds until the next point."""
    return np.repeat(curve[0], 2)[1:], np.repeat(curve[1], 2)[:-1]


class CurveChart(StepChart):
    """A curve over the tokens of an answer."""

    zoom_requested = Signal(object)
    """The part to show as a tuple of two token positions (floats); None: the whole answer."""

    def __init__(
        self,
        title: str,
        body_height: int,
        colour: str,
        format_value: Callable[[float], str],
        words: Callable[[StepPlace], str] | None = None,
        *,
        steps: bool = False,
    ) -> None:
        """``colour`` is a field of ``Palette``.

        ``words`` describe a step; without it, the value of the curve does. With ``steps``, each
        value holds until the next point, and the curve is not filled.
        """
        super().__init__(title, body_height)
        self.format_value, self._words = format_value, words
        self._colour, self._steps = colour, steps
        self._curve = self._second = NOTHING
        self._level: float | None = None
        self._borders: Sequence[float] = ()
        self.top = 0.0
        """Maximum of the y axis."""
        self._begin, self._end = 0.0, axis_end(0.0)
        self._whole_end = self._end
        self.pointer: QPointF | None = None
        """The point marked by a vertical line."""
        self._pressed: float | None = None
        self._dragged: float | None = None

    @property
    def axis(self) -> tuple[float, float]:
        """Start and end of the x axis in tokens."""
        return self._begin, self._end

    def set_axis(
        self, series: StepSeries, part: tuple[float, float] | None, borders: Sequence[float]
    ) -> None:
        """Set the steps and the part of their tokens that is shown, None being all.

        ``borders`` are the starts of other answers.
        """
        self.series, self._borders = series, borders
        self._whole_end = axis_end(series.tokens)
        self._begin, self._end = part or (0.0, self._whole_end)

    def update_body(self) -> None:
        """Schedule a repaint without margins: curves do not extend beyond the body."""
        self.update(self.body())

    def point(self, place: StepPlace | None) -> None:
        """Mark a step with a vertical line and a text about it; None removes the mark."""
        self.pointer = None
        if place is not None:
            self.pointer = point_at(self._curve, place.start if self._steps else place.end)
        super().point(place)

    def describe_place(self, place: StepPlace) -> str:
        if self._words is not None:
            return self._words(place)
        if self.pointer is None:
            return ""
        y = self.pointer.y()
        value = tr("nothing drafted") if np.isnan(y) else self.format_value(y)
        return tr("{place}: {value}", place=_tokens_of(place), value=value)

    def set_curve(
        self, curve: Curve, top: float, *, second: Curve = NOTHING, level: float | None = None
    ) -> None:
        """Set the curve and the maximum of the y axis.

        NaN leaves a gap. ``second`` is a thin line, ``level`` a dashed horizontal one.
        """
        self._curve = stepped(curve) if self._steps else curve
        self._second, self._level, self.top = second, level, top
        self.update_body()

    @property
    def course(self) -> str:
        """The first, lowest, highest and last value of the curve."""
        x, y = (each[~np.isnan(self._curve[1])] for each in self._curve)
        if not x.size:
            return ""
        low, high = int(np.argmin(y)), int(np.argmax(y))
        return tr(
            "Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, "
            "ends at {last}.",
            first=self.format_value(float(y[0])),
            lowest=self.format_value(float(y[low])),
            low=number(float(x[low])),
            highest=self.format_value(float(y[high])),
            high=number(float(x[high])),
            last=self.format_value(float(y[-1])),
        )

    def x_of(self, tokens: float) -> float:
        """Return the x coordinate of a token, in pixels of this widget."""
        body = self.body()
        return body.left() + (tokens - self._begin) * body.width() / (self._end - self._begin)

    def tokens_at(self, x: float) -> float:
        """Return the token at an x coordinate, clamped to the axis."""
        body = self.body()
        share = min(max(0.0, (x - body.left()) / max(1, body.width())), 1.0)
        return self._begin + share * (self._end - self._begin)

    # --- mouse and keyboard ------------------------------------------------------------------

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Move the pointer, or extend the part being chosen."""
        x = event.position().x()
        if self._pressed is not None:
            if self._dragged is None and abs(x - self._pressed) < _DRAGGED_PIXELS:
                return
            self._dragged = x
            self.update_body()
            return
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin a click, or a drag that chooses a part."""
        inside = self.place_at(event.position().toPoint()) is not None
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self._pressed = event.position().x()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Request the chosen part, or the text of the clicked place."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        pressed, dragged = self._pressed, self._dragged
        self._pressed = self._dragged = None
        self.update_body()
        if dragged is None:
            if (place := self.series.place_at(self.tokens_at(pressed))) is not None:
                self.clicked.emit(place)
            return
        begin, end = sorted((self.tokens_at(pressed), self.tokens_at(dragged)))
        middle, width = (begin + end) / 2, max(end - begin, _MIN_PART)
        begin = max(0.0, middle - width / 2)
        self.zoom_requested.emit((begin, begin + width))

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """Zoom with Ctrl; otherwise leave scrolling to the panel."""
        held, turned = event.modifiers() & Qt.KeyboardModifier.ControlModifier, event.angleDelta()
        if held and turned.y() and self.series:
            factor = _WHEEL_FACTOR if turned.y() > 0 else 1.0 / _WHEEL_FACTOR
            self._request_zoom(factor, self.tokens_at(event.position().x()))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Zoom with + and -, reset with 0."""
        key = Qt.Key(event.key())
        at = self.pointer.x() if self.pointer is not None else (self._begin + self._end) / 2
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._request_zoom(_WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_Minus:
            self._request_zoom(1.0 / _WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_0:
            self.zoom_requested.emit(None)
        else:
            super().keyPressEvent(event)

    def place_at(self, point: QtCore.QPoint) -> StepPlace | None:
        inside = self.body().contains(point)
        return self.series.place_at(self.tokens_at(point.x())) if inside else None

    def _request_zoom(self, factor: float, at: float) -> None:
        if self.series:
            part = smaller_part(self._begin, self._end, at, factor, self._whole_end)
            self.zoom_requested.emit(part)

    # --- painting ----------------------------------------------------------------------------

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint the grid, then the curves on top."""
        if self.top <= 0.0:
            return
        painter.setClipRect(body)
        border, colours = QtGui.QColor(theme().border), theme()
        painter.fillRect(body.left() + body.width() // 2, body.top(), 1, body.height(), border)
        for share in () if self._steps else (0.5, 1.0):
            row = round(self._y_of(share * self.top, body) - 0.5)
            painter.fillRect(body.left(), row, body.width(), 1, border)
        muted = QtGui.QColor(colours.muted)
        muted.setAlphaF(_BORDER_STRENGTH)
        for token in self._borders:
            if self._begin < token < self._end:
                painter.fillRect(round(self.x_of(token)), body.top(), 1, body.height(), muted)
        if not self._curve[0].size:
            return
        own = QtGui.QColor(getattr(colours, self._colour))
        # Horizontal and vertical lines of two pixels are sharper without antialiasing.
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, not self._steps)
        pen = QtGui.QPen(own, 2.0 if self._steps else 1.0)
        self._paint_curve(painter, body, self._curve, pen, filled=not self._steps)
        if self._second[0].size:
            pen = QtGui.QPen(QtGui.QColor(colours.text), 1.0)
            self._paint_curve(painter, body, self._second, pen)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        if self._level is not None:
            dashes = QtGui.QPen(QtGui.QColor(colours.muted), 1.0)
            dashes.setDashPattern([4.0, 3.0])
            painter.setPen(dashes)
            y = round(self._y_of(self._level, body) - 0.5) + 0.5
            painter.drawLine(QtCore.QLineF(body.left(), y, body.right() + 1, y))
        self._paint_pointer(painter, body)

    def _paint_curve(
        self,
        painter: QtGui.QPainter,
        body: QtCore.QRect,
        curve: Curve,
        pen: QtGui.QPen,
        *,
        filled: bool = False,
    ) -> None:
        across = body.width() / (self._end - self._begin)
        # Zoomed curves extend beyond the body by a step, and an SVG drawing is not clipped.
        shown = np.clip(curve[0], self._begin, self._end)
        xs = body.left() + (shown - self._begin) * across
        ys = self._y_of(0.0, body) - self._scale(body) * curve[1]
        gaps = np.flatnonzero(np.diff(np.isnan(ys))) + 1
        hint = QtGui.QPainter.RenderHint.Antialiasing
        for x, y in zip(np.split(xs, gaps), np.split(ys, gaps), strict=True):
            if not x.size or np.isnan(y[0]):
                continue
            line = QtGui.QPolygonF(list(map(QPointF, x.tolist(), y.tolist())))
            if filled:
                ground = self._y_of(0.0, body)
                below = QtGui.QColor(pen.color())
                below.setAlphaF(_FILL_STRENGTH)
                painter.setRenderHint(hint, False)  # the line covers its edge
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(below)
                area = QtGui.QPolygonF(line)
                area.append(QPointF(x[-1], ground))
                area.append(QPointF(x[0], ground))
                painter.drawPolygon(area)
                painter.setRenderHint(hint)
            painter.setPen(pen)
            # Two thin lines: Qt takes many times as long for one wider than a pixel.
            for by in (-_HALF_LINE, _HALF_LINE) if filled else (0.0,):
                painter.drawPolyline(line.translated(0.0, by))

    def _paint_pointer(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint the vertical line of the pointer, and the part being chosen."""
        if self._pressed is not None and self._dragged is not None:
            left, right = sorted((self._pressed, self._dragged))
            chosen = QtGui.QColor(theme().accent)
            chosen.setAlphaF(_CHOSEN_STRENGTH)
            painter.fillRect(QtCore.QRectF(left, body.top(), right - left, body.height()), chosen)
        if self.pointer is None:
            return
        x, text = self.x_of(self.pointer.x()), QtGui.QColor(theme().text)
        left = min(max(body.left(), round(x)), body.right())
        painter.fillRect(left, body.top(), 1, body.height(), text)
        if not np.isnan(self.pointer.y()):
            painter.setPen(QtGui.QPen(QtGui.QColor(theme().panel), 1.0))
            painter.setBrush(text)
            centre = QPointF(x + 0.5, self._y_of(self.pointer.y(), body))
            painter.drawEllipse(centre, _POINT_RADIUS, _POINT_RADIUS)

    def _scale(self, body: QtCore.QRect) -> float:
        """Return pixels per unit of the y axis."""
        # 3 % more than the top, so that a line there keeps its full width.
        return body.height() / (1.03 * self.top)

    def _y_of(self, value: float, body: QtCore.QRect) -> float:
        return body.bottom() + 1 - self._scale(body) * value


def _tokens_of(place: StepPlace) -> str:
    if place.end - place.start > 1:
        return tr("tokens {first} to {last}", first=number(place.start + 1), last=number(place.end))
    return tr("token {token}", token=number(place.end))
