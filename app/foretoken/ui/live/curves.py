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

from foretoken.control.engine.step_series import COPIES, RESTS, Curve, LookaheadChange
from foretoken.system.language import number, tr
from foretoken.ui.live.charts import CLICKS, Chart
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


def point_at(curve: Curve, x: float, *, held: bool = False) -> QPointF | None:
    """Return the point nearest to ``x``; with ``held``, the latest one up to ``x``."""
    xs, ys = curve
    if not xs.size:
        return None
    place = int(np.searchsorted(xs, x, "right")) - 1
    if not held and 0 <= place < xs.size - 1 and xs[place + 1] - x < x - xs[place]:
        place += 1
    place = min(max(place, 0), xs.size - 1)
    return QPointF(float(xs[place]), float(ys[place]))


def stepped(curve: Curve) -> Curve:
    """Return the curve as a step line, on which each value holds until the next point."""
    return np.repeat(curve[0], 2)[1:], np.repeat(curve[1], 2)[:-1]


def between(curve: Curve, begin: float, end: float) -> Curve:
    """Return the part of a curve within a range, because an SVG drawing is not clipped."""
    x, y = curve
    if not x.size:
        return curve
    inside = (x >= begin) & (x <= end)
    before = [begin] if x[0] < begin <= x[-1] else []
    behind = [end] if x[0] <= end < x[-1] else []
    return (
        np.concatenate((before, x[inside], behind)),
        np.concatenate((np.interp(before, x, y), y[inside], np.interp(behind, x, y))),
    )


class CurveChart(Chart):
    """A curve over the tokens of an answer."""

    pointed = Signal(object)
    """Token (float) under the pointer; None: the pointer has left."""
    stepped = Signal(int)
    """The keyboard moves by this number of steps."""
    zoom_requested = Signal(object)
    """The part to show as a tuple of two token positions (floats); None: the whole answer."""
    place_clicked = Signal(float)
    """Token (float) whose text is requested."""

    def __init__(
        self,
        title: str,
        body_height: int,
        colour: str,
        format_value: Callable[[float], str],
        *,
        filled: bool = True,
    ) -> None:
        """``colour`` is a field of ``Palette``."""
        super().__init__(title, body_height)
        self.format_value = format_value
        self._colour, self._filled = colour, filled
        self._curve = self._second = NOTHING
        self._level: float | None = None
        self._changes: Sequence[LookaheadChange] = ()
        self._borders: Sequence[float] = ()
        self.top = 0.0
        """Maximum of the y axis."""
        self._bottom = 0.0
        self._begin, self._end = 0.0, axis_end(0.0)
        self._whole_end = self._end
        self.pointer: QPointF | None = None
        """The point marked by a vertical line."""
        self._pressed: float | None = None
        self._dragged: float | None = None
        # A click requests the text unless it turns out to be a double click, which resets the zoom.
        self._click = QtCore.QTimer(self, singleShot=True)
        self._clicked_at = 0.0
        self._click.timeout.connect(self._on_click_due)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def axis(self) -> tuple[float, float]:
        """Start and end of the x axis in tokens."""
        return self._begin, self._end

    @property
    def zoomed(self) -> bool:
        """Whether only a part of the tokens is shown."""
        return self.axis != (0.0, self._whole_end)

    def reset_axes(self) -> None:
        self.top = 0.0
        self._dragged = self._pressed = None
        self._click.stop()

    def set_axis(
        self, part: tuple[float, float] | None, whole_end: float, borders: Sequence[float]
    ) -> None:
        """Set the part that is shown, None being all up to ``whole_end``.

        ``borders`` are the starts of other answers.
        """
        self._begin, self._end = part or (0.0, whole_end)
        self._whole_end, self._borders = whole_end, borders

    def update_body(self) -> None:
        """Schedule a repaint without margins: curves do not extend beyond the body."""
        self.update(self.body())

    def point(self, point: QPointF | None, text: str = "") -> None:
        """Mark a point with a vertical line and a text about it; None removes it."""
        self.pointer = point
        self.update_body()
        self.read(text)

    def set_curve(
        self,
        curve: Curve,
        top: float,
        *,
        second: Curve = NOTHING,
        level: float | None = None,
        changes: Sequence[LookaheadChange] = (),
    ) -> None:
        """Set the curve; the y axis ends at ``top``, or at its previous end if that is more.

        NaN leaves a gap. ``second`` is a thin line, ``level`` a dashed horizontal one; ``changes``
        are marked, in the space below 0.
        """
        self._curve, self._second, self._level, self._changes = curve, second, level, changes
        self.top = max(self.top, top)
        self._bottom = 0.0 if self._filled else -0.22 * self.top
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
        inside = self._takes(event.position())
        self.setCursor(Qt.CursorShape.CrossCursor if inside else Qt.CursorShape.ArrowCursor)
        self.pointed.emit(self.tokens_at(x) if inside else None)

    def leaveEvent(self, _event: QtCore.QEvent) -> None:
        """Remove the pointer."""
        self.pointed.emit(None)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Remove the keyboard's pointer."""
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin a click, or a drag that chooses a part."""
        if event.button() == Qt.MouseButton.LeftButton and self._takes(event.position()):
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
            self._clicked_at = self.tokens_at(pressed)
            hints = QtGui.QGuiApplication.styleHints()
            self._click.start(hints.mouseDoubleClickInterval() if self.zoomed else 0)
            return
        begin, end = sorted((self.tokens_at(pressed), self.tokens_at(dragged)))
        middle, width = (begin + end) / 2, max(end - begin, _MIN_PART)
        begin = max(0.0, middle - width / 2)
        self.zoom_requested.emit((begin, begin + width))

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Reset the zoom."""
        self._click.stop()
        if event.button() == Qt.MouseButton.LeftButton and self.zoomed:
            self.zoom_requested.emit(None)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """Zoom with Ctrl and pan horizontally; otherwise leave scrolling to the panel."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        turned, aside = event.angleDelta().y(), event.angleDelta().x()
        if held and turned and self._curve[0].size:
            factor = _WHEEL_FACTOR if turned > 0 else 1.0 / _WHEEL_FACTOR
            self._request_zoom(factor, self.tokens_at(event.position().x()))
            event.accept()
        elif aside and abs(aside) > abs(turned) and self.zoomed:
            width = self._end - self._begin
            moved = self._begin - aside / 120.0 * 0.2 * width
            begin = max(0.0, min(moved, self._whole_end - width))
            self.zoom_requested.emit((begin, begin + width))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Move by steps with Left and Right, zoom with + and -, reset with 0, click with Enter."""
        key = Qt.Key(event.key())
        at = self.pointer.x() if self.pointer is not None else (self._begin + self._end) / 2
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._request_zoom(_WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_Minus:
            self._request_zoom(1.0 / _WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_0:
            self.zoom_requested.emit(None)
        elif key in CLICKS and self.pointer is not None:
            self.place_clicked.emit(self.pointer.x())
        else:
            super().keyPressEvent(event)

    @QtCore.Slot()
    def _on_click_due(self) -> None:
        self.place_clicked.emit(self._clicked_at)

    def _takes(self, place: QPointF) -> bool:
        return self.body().contains(place.toPoint()) and bool(self._curve[0].size)

    def _request_zoom(self, factor: float, at: float) -> None:
        if self._curve[0].size:
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
        for share in (0.5, 1.0) if self._filled else ():
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
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, self._filled)
        pen = QtGui.QPen(own, 1.0 if self._filled else 2.0)
        self._paint_curve(painter, body, self._curve, pen, filled=self._filled)
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
        painter.setPen(Qt.PenStyle.NoPen)
        for change in self._changes:
            self._paint_mark(painter, self.x_of(change.token), body.bottom() - 3.0, change)
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
        if self.zoomed:
            curve = between(curve, self._begin, self._end)
        across = body.width() / (self._end - self._begin)
        xs = body.left() + (curve[0] - self._begin) * across
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

    def _paint_mark(
        self, painter: QtGui.QPainter, x: float, y: float, change: LookaheadChange
    ) -> None:
        """Paint a square for copied text, two bars for a pause of drafting, else a dot."""
        if change.kind in COPIES:
            painter.setBrush(QtGui.QColor(theme().draft))
            painter.drawRect(QtCore.QRectF(x - 2.0, y - 2.0, 4.0, 4.0))
        elif change.kind in RESTS:
            painter.setBrush(QtGui.QColor(theme().muted))
            for left in (x - 2.5, x + 0.5):
                painter.drawRect(QtCore.QRectF(left, y - 2.5, 1.5, 5.0))
        else:
            painter.setBrush(QtGui.QColor(theme().accent))
            painter.drawEllipse(QPointF(x, y), 1.4, 1.4)

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
        return body.height() / (1.03 * self.top - self._bottom)

    def _y_of(self, value: float, body: QtCore.QRect) -> float:
        return body.bottom() + 1 - self._scale(body) * (value - self._bottom)
