"""Charts of curves over the tokens of an answer, of which any part can be looked at closely.

All of them show the same part, and where one is pointed at, all have a line there: what they do
about that goes through ``LivePanel``. Curves are pyqtgraph's items, drawn by the widget's own
painter. pyqtgraph takes a tenth of the time in which the window starts, so it is loaded behind
that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import floor, log10
from typing import TYPE_CHECKING

import numpy as np
from PySide6 import QtCore, QtGui
from PySide6.QtCore import Qt, Signal

from foretoken.control.engine.run_history import ACCEPTANCE_WINDOW
from foretoken.control.engine.step_series import COPIES, RESTS, Curve, LookaheadChange
from foretoken.engine.figures import format_percent, format_rate
from foretoken.system.language import number, spoken, tr, tr_n, tr_noop
from foretoken.ui.live.charts import (
    GAP,
    KEYBOARD_REASONS,
    NEAR,
    Chart,
)
from foretoken.ui.look.mirrored import layout_is_mirrored, mirrored, mirrored_x
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import Palette, theme

if TYPE_CHECKING:
    from pyqtgraph import PlotCurveItem

# Of the dashes that stand before the words for the dashed line.
_SAMPLE_WIDTH = 18
_DASHES = (4.0, 3.0)
_FILL_STRENGTH, _CHOSEN_STRENGTH, _BORDER_STRENGTH = 0.13, 0.22, 0.45

# Every answer fills its charts from the left; the axis of a short one ends here.
_FEWEST_TOKENS = 50
# The axis of a speed chart ends at least here, in plain speeds: so it seldom grows.
_PLAIN_SPEEDS = 2.0
# A part of the answer is at least so many tokens; the wheel makes it so much smaller.
_SMALLEST_PART = 8.0
_WHEEL_FACTOR = 0.75
_DRAGGED_PIXELS = 5
_POINT_RADIUS = 2.5


def load_curves() -> None:
    """Load what draws them, which the first curve would wait for otherwise."""
    import pyqtgraph  # noqa: F401


def round_up(value: float) -> float:
    """Return the smallest 1, 2 or 5 times a power of ten that is not below ``value`` > 0."""
    power = 10.0 ** floor(log10(value))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= value)


def axis_end(tokens: float) -> float:
    """Where an x axis ends on which ``tokens`` are shown: 50, 100, 200, 500 and so on."""
    return round_up(max(tokens, _FEWEST_TOKENS))


def smaller_part(
    begin: float, end: float, at: float, factor: float, whole: float
) -> tuple[float, float] | None:
    """The part of ``factor`` times the width in which ``at`` stays in its place; None: all."""
    width = max(_SMALLEST_PART, (end - begin) * factor)
    if width >= whole:
        return None
    share = (at - begin) / (end - begin) if end > begin else 0.5
    first = min(max(0.0, at - share * width), whole - width)
    return first, first + width


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A place on a curve."""

    x: float
    y: float


def point_at(curve: Curve, x: float, *, held: bool = False) -> CurvePoint | None:
    """The point nearest to ``x``; of a value that is ``held``, the one that holds there."""
    xs, ys = curve
    if not xs.size:
        return None
    place = int(np.searchsorted(xs, x, "right")) - 1
    if not held and 0 <= place < xs.size - 1 and xs[place + 1] - x < x - xs[place]:
        place += 1
    place = min(max(place, 0), xs.size - 1)
    return CurvePoint(float(xs[place]), float(ys[place]))


def told_course(curve: Curve, words: Callable[[float], str]) -> str:
    """What a curve shows, in words: first, lowest, highest and last value; empty without any."""
    known = np.flatnonzero(~np.isnan(curve[1]))
    if not known.size:
        return ""
    values = curve[1][known]
    low, high = known[int(np.argmin(values))], known[int(np.argmax(values))]
    return tr(
        "At first {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, at "
        "last {last}.",
        first=words(float(values[0])),
        lowest=words(float(curve[1][low])),
        low=number(float(curve[0][low])),
        highest=words(float(curve[1][high])),
        high=number(float(curve[0][high])),
        last=words(float(values[-1])),
    )


class CurveChart(Chart):
    """A curve over the tokens of an answer."""

    pointed = Signal(object)
    """Tokens (float) below the mouse; None: the mouse has left."""
    stepped = Signal(int)
    """The keyboard goes on by so many steps."""
    part_wanted = Signal(object)
    """Show from one token to another (a tuple of two floats), or None: the whole answer."""
    place_clicked = Signal(float)
    """Tokens where the text is wanted."""

    def __init__(self, title: str, body_height: int, colour: str, *, filled: bool = True) -> None:
        """``colour`` names a field of ``Palette``."""
        super().__init__(title, body_height)
        self._colour = colour
        self._filled = filled
        self._curve: Curve = (np.empty(0), np.empty(0))
        self._bottom = self._top = 0.0
        self._begin, self._end = 0.0, axis_end(0.0)
        self._part: tuple[float, float] | None = None
        self._borders: Sequence[float] = ()
        self._pointer: CurvePoint | None = None
        self._pressed: float | None = None
        self._dragged: float | None = None
        self._ring = False
        self._worn: tuple[Palette, float] | None = None
        self._named: tuple[object, ...] = ()
        # A second click within this time asks for the whole answer, and for no text.
        self._click = QtCore.QTimer(self, singleShot=True)
        self._click.timeout.connect(self._on_click_due)
        self._clicked_at = 0.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def axis_top(self) -> float:
        """Where the y axis ends now."""
        return self._top

    @property
    def axis_end(self) -> float:
        """Where the x axis ends now, in tokens."""
        return self._end

    @property
    def axis_begin(self) -> float:
        """Where the x axis begins now, in tokens."""
        return self._begin

    @property
    def pointer(self) -> CurvePoint | None:
        """Which place has a line through it."""
        return self._pointer

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._top = 0.0
        self._dragged = self._pressed = None
        self._click.stop()

    def set_part(self, part: tuple[float, float] | None) -> None:
        """Show from one token to another with the next curve, or all with None."""
        if part != self._part:
            self._part = part
            self.reset_axes()
            self.update()

    def set_borders(self, tokens: Sequence[float]) -> None:
        """Draw quiet lines where other answers begin."""
        if tokens != self._borders:
            self._borders = tokens
            self.update(self._area())

    def point(self, point: CurvePoint | None, told: str = "") -> None:
        """Draw a line through a place, and say what is there; None: no more."""
        if point != self._pointer:
            self._pointer = point
            self.update(self._area())
        self.read(told if point is not None else "")

    def told(self, value: float) -> str:
        """A value of the curve, in words."""
        return number(value, 1)

    def x_of(self, tokens: float) -> float:
        """Where a number of tokens is, in pixels of this widget."""
        body = self.body()
        return body.left() + (tokens - self._begin) * body.width() / (self._end - self._begin)

    def _tokens_at(self, x: float) -> float:
        body = self.body()
        share = min(max(0.0, (x - body.left()) / max(1, body.width())), 1.0)
        return self._begin + share * (self._end - self._begin)

    def _area(self) -> QtCore.QRect:
        return self.body().adjusted(0, -NEAR, 0, NEAR)

    def _draw(self, curve: Curve, top: float, bottom: float = 0.0, same: int | None = None) -> None:
        """Show points; the y axis ends at ``top`` or where it ended before.

        ``bottom``: where it begins, as a part of that. ``same``: how many points at the start of
        all that is drawn are as they were, where that is more than this curve.
        """
        axes = self._bottom, self._top, self._begin, self._end
        before, self._curve = self._curve, curve
        self._top = max(self._top, top)
        self._bottom = bottom * self._top
        if self._part is None:
            self._begin = 0.0
            self._end = axis_end(float(curve[0][-1]) if curve[0].size else 0.0)
        else:
            self._begin, self._end = self._part
        if axes != (self._bottom, self._top, self._begin, self._end):
            self.update()
            return
        if same is None:
            same = common_points(before, curve)
        if same < max(before[0].size, curve[0].size):
            area = self._area()
            if same:  # the line goes on from the last point that is as it was
                area.setLeft(max(area.left(), int(self.x_of(curve[0][same - 1])) - NEAR))
            self.update(area)

    # --- the mouse and the keyboard ----------------------------------------------------------

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Point at a place, or choose a part."""
        x = event.position().x()
        if self._pressed is not None:
            if self._dragged is None and abs(x - self._pressed) < _DRAGGED_PIXELS:
                return
            self._dragged = x
            self.update(self._area())
            return
        inside = self.body().contains(event.position().toPoint()) and self._shows_something
        self.setCursor(Qt.CursorShape.CrossCursor if inside else Qt.CursorShape.ArrowCursor)
        self.pointed.emit(self._tokens_at(x) if inside else None)

    def leaveEvent(self, _event: QtCore.QEvent) -> None:
        """Nothing is pointed at any more."""
        self.pointed.emit(None)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin a click, or to choose a part."""
        inside = self.body().contains(event.position().toPoint()) and self._shows_something
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self._pressed = event.position().x()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Show the part that was chosen, or ask for the text of the place."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        pressed, dragged = self._pressed, self._dragged
        self._pressed = self._dragged = None
        self.update(self._area())
        if dragged is None:
            self._clicked_at = self._tokens_at(pressed)
            whole = self._part is None  # a second click would change nothing
            hints = QtGui.QGuiApplication.styleHints()
            self._click.start(0 if whole else hints.mouseDoubleClickInterval())
            return
        begin, end = sorted((self._tokens_at(pressed), self._tokens_at(dragged)))
        middle, width = (begin + end) / 2, max(end - begin, _SMALLEST_PART)
        begin = max(0.0, middle - width / 2)
        self.part_wanted.emit((begin, begin + width))

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Show the whole answer again."""
        self._click.stop()
        if event.button() == Qt.MouseButton.LeftButton and self._part is not None:
            self.part_wanted.emit(None)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """With Ctrl, show a smaller or a larger part; sideways, another one. Else all scrolls."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        turned, aside = event.angleDelta().y(), event.angleDelta().x()
        if held and turned and self._shows_something:
            factor = _WHEEL_FACTOR if turned > 0 else 1.0 / _WHEEL_FACTOR
            self._want_smaller(factor, self._tokens_at(event.position().x()))
            event.accept()
        elif aside and abs(aside) > abs(turned) and self._part is not None:
            self._want_aside(-aside / 120.0)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Left and Right go from step to step, + and - choose a part, 0 all; Enter clicks."""
        key = Qt.Key(event.key())
        at = self._pointer.x if self._pointer is not None else (self._begin + self._end) / 2
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._want_smaller(_WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_Minus:
            self._want_smaller(1.0 / _WHEEL_FACTOR, at)
        elif key == Qt.Key.Key_0:
            self.part_wanted.emit(None)
        elif (
            key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            and self._pointer is not None
        ):
            self.place_clicked.emit(self._pointer.x)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Show a ring where the keyboard is used."""
        self._ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Hide the ring, and the line."""
        self._ring = False
        super().focusOutEvent(event)
        self.update()
        self.pointed.emit(None)

    @QtCore.Slot()
    def _on_click_due(self) -> None:
        self.place_clicked.emit(self._clicked_at)

    @property
    def _shows_something(self) -> bool:
        return bool(self._curve[0].size) and not self._message

    def _want_smaller(self, factor: float, at: float) -> None:
        if self._shows_something:
            whole = self._end if self._part is None else self._whole_end
            part = smaller_part(self._begin, self._end, at, factor, whole)
            self.part_wanted.emit(part)

    def _want_aside(self, notches: float) -> None:
        width = self._end - self._begin
        most = max(0.0, self._whole_end - width)
        begin = min(max(0.0, self._begin + 0.2 * notches * width), most)
        self.part_wanted.emit((begin, begin + width))

    _whole_end = float(_FEWEST_TOKENS)

    def set_whole_end(self, tokens: float) -> None:
        """Tell where the axis of all tokens would end, while a part of them is shown."""
        self._whole_end = axis_end(tokens)

    # --- painting ----------------------------------------------------------------------------

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw quiet lines, and before them the part of the curve that is wanted."""
        if self._top <= 0.0:
            return
        painter.setClipRect(body.intersected(stretch))
        border = QtGui.QColor(theme().border)
        middle = body.left() + round(body.width() / 2)
        painter.fillRect(middle, body.top(), 1, body.height(), border)
        for share in (0.5, 1.0) if self._filled else ():
            row = self._row_of(share * self._top, body)
            painter.fillRect(body.left(), row, body.width(), 1, border)
        for token in self._borders:
            if self._begin < token < self._end:
                muted = QtGui.QColor(theme().muted)
                muted.setAlphaF(_BORDER_STRENGTH)
                painter.fillRect(round(self.x_of(token)), body.top(), 1, body.height(), muted)
        if not self._curve[0].size:
            return
        self._dress()
        self._paint_item(painter, body, stretch, self._item, self._curve)
        self._paint_over(painter, body, stretch)
        self._paint_pointer(painter, body)
        if self._ring:
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QtGui.QColor(theme().accent))
            painter.drawRect(body.adjusted(0, -2, -1, 1))

    def _paint_item(
        self,
        painter: QtGui.QPainter,
        body: QtCore.QRect,
        stretch: QtCore.QRect,
        item: PlotCurveItem,
        curve: Curve,
    ) -> None:
        """Draw the points of a curve between whose neighbours the stretch is: the rest costs."""
        across = body.width() / (self._end - self._begin)
        left, right = (
            self._begin + (x - body.left()) / across
            for x in (stretch.left() - NEAR, stretch.right() + NEAR)
        )
        first = max(0, int(np.searchsorted(curve[0], left, "left")) - 1)
        last = int(np.searchsorted(curve[0], right, "right")) + 1
        points = curve[0][first:last], curve[1][first:last]
        if self._part is not None:
            points = between(points, self._begin, self._end)
        item.setData(*points)
        painter.save()
        painter.translate(body.left() - self._begin * across, self._y_of(0.0, body))
        painter.scale(across, -self._scale(body))
        item.paint(painter, None, self)
        painter.restore()

    def _paint_over(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw what else is in the body, before the curve."""

    def _named_anew(self, *named: float) -> bool:
        """Whether captions about these numbers are to be written, in words of now."""
        now = (spoken(), *named)
        before, self._named = self._named, now
        return now != before

    def _paint_pointer(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Draw the line through the place that is pointed at, and what is being chosen."""
        if self._pressed is not None and self._dragged is not None:
            left, right = sorted((self._pressed, self._dragged))
            chosen = QtGui.QColor(theme().accent)
            chosen.setAlphaF(_CHOSEN_STRENGTH)
            painter.fillRect(QtCore.QRectF(left, body.top(), right - left, body.height()), chosen)
        if self._pointer is None:
            return
        x = self.x_of(self._pointer.x)
        text = QtGui.QColor(theme().text)
        painter.fillRect(
            min(max(body.left(), round(x)), body.right()), body.top(), 1, body.height(), text
        )
        if not np.isnan(self._pointer.y):
            painter.setPen(QtGui.QPen(QtGui.QColor(theme().panel), 1.0))
            painter.setBrush(text)
            centre = QtCore.QPointF(x + 0.5, self._y_of(self._pointer.y, body))
            painter.drawEllipse(centre, _POINT_RADIUS, _POINT_RADIUS)

    @cached_property
    def _item(self) -> PlotCurveItem:
        """It is drawn by this widget's painter: a scene around it takes longer than all else."""
        from pyqtgraph import PlotCurveItem

        # Vertical and horizontal lines of two pixels are sharper without antialiasing.
        base = 0.0 if self._filled else None
        return PlotCurveItem(*self._curve, connect="finite", antialias=self._filled, fillLevel=base)

    def _dress(self) -> None:
        """Give the curve the colours of the theme, and lines as wide on every screen."""
        from pyqtgraph import mkBrush, mkPen

        ratio = self.devicePixelRatioF()
        if self._worn == (theme(), ratio):
            return
        self._worn = theme(), ratio
        colour = QtGui.QColor(getattr(theme(), self._colour))
        # pyqtgraph's pens count device pixels.
        self._item.setPen(mkPen(colour, width=ratio * (1.5 if self._filled else 2.0)))
        colour.setAlphaF(_FILL_STRENGTH)
        self._item.setBrush(mkBrush(colour))

    def _scale(self, body: QtCore.QRect) -> float:
        """Pixels of one more on the y axis."""
        # A little more than the top, so that a line there keeps its full width.
        return body.height() / (1.03 * self._top - self._bottom)

    def _y_of(self, value: float, body: QtCore.QRect) -> float:
        return body.bottom() + 1 - self._scale(body) * (value - self._bottom)

    def _row_of(self, value: float, body: QtCore.QRect) -> int:
        """The pixels of a level line, which is one pixel high."""
        return round(self._y_of(value, body) - 0.5)


def between(curve: Curve, begin: float, end: float) -> Curve:
    """What of a line lies between two places: a drawing as SVG knows no edge of the chart."""
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


def common_points(one: Curve, other: Curve) -> int:
    """How many points at the start of two curves are the same, gaps too."""
    count = min(one[0].size, other[0].size)
    same = one[0][:count] == other[0][:count]
    before, now = one[1][:count], other[1][:count]
    same &= (before == now) | (np.isnan(before) & np.isnan(now))
    others = np.flatnonzero(~same)
    return int(others[0]) if others.size else count


class KeyedChart(CurveChart):
    """With a row of words above the curves, where no curve goes: a key to a line."""

    def __init__(self, title: str, body_height: int, colour: str) -> None:
        super().__init__(title, body_height, colour)
        self._key = ""

    @property
    def key_height(self) -> int:
        """Of the row with the words."""
        return self.caption_height

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Write the key, too."""
        super().paintEvent(event)
        row = QtCore.QRect(0, self.title_height, self.width(), self.caption_height)
        if not self._key or self._message or not event.region().intersects(row):
            return
        painter = QtGui.QPainter(self)
        if self._has_sample:
            sample = scaled(_SAMPLE_WIDTH)
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            left = mirrored_x(0.0, row) - (sample if layout_is_mirrored() else 0.0)
            self._paint_sample(painter, left, left + sample, row.center().y())
            row = mirrored(row.adjusted(sample + GAP, 0, 0, 0), row)
        self.write(painter, row, Qt.AlignmentFlag.AlignLeft, self._key)

    @property
    def _has_sample(self) -> bool:
        return True

    def _paint_sample(self, painter: QtGui.QPainter, left: float, right: float, row: int) -> None:
        """Draw a piece of the line into a row of pixels."""
        raise NotImplementedError


class SpeedChart(KeyedChart):
    """Tokens per second, with the measured plain speed as a dashed line and a key to it."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Speed"), 56, "accent")
        self._plain: float | None = None
        self.set_plain_speed(None)

    @property
    def plain_label(self) -> str:
        """The words for the plain speed above the chart."""
        return self._key

    def told(self, value: float) -> str:
        """A speed."""
        return f"{format_rate(value)} {tr('tok/s', about='tokens per second')}"

    def set_curve(self, curve: Curve) -> None:
        """Show tokens per second over tokens; the axes grow in steps and never shrink."""
        plain = _PLAIN_SPEEDS * (self._plain or 0.0)
        highest = np.nanmax(curve[1], initial=max(plain, 1.0))
        self._draw(curve, round_up(float(highest)))
        begin, end = round(self.axis_begin), round(self.axis_end)
        if self._named_anew(begin, end):
            tokens = tr_n("{count} token", "{count} tokens", end)
            self.set_captions(number(begin), number((begin + end) / 2), tokens)

    def set_plain_speed(self, tokens_per_second: float | None, *, measuring: bool = False) -> None:
        """Show the plain speed with its words, or that it is still being measured."""
        key = tr("plain: measuring", about="the plain speed") if measuring else ""
        if tokens_per_second is not None:
            rate = format_rate(tokens_per_second)
            key = tr("plain {rate} (measured)", about="the plain speed", rate=rate)
        if (tokens_per_second, key) != (self._plain, self._key):
            self._plain, self._key = tokens_per_second, key
            self.update()
        self.set_curve(self._curve)

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        super().paint_body(painter, body, stretch)
        if self._plain is not None:
            row = self._row_of(self._plain, body)
            self._paint_sample(painter, body.left(), body.right() + 1, row)

    @property
    def _has_sample(self) -> bool:
        return self._plain is not None

    def _paint_sample(self, painter: QtGui.QPainter, left: float, right: float, row: int) -> None:
        pen = QtGui.QPen(QtGui.QColor(theme().muted), 1.0)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.drawLine(QtCore.QLineF(left, row + 0.5, right, row + 0.5))


class AcceptanceChart(CurveChart):
    """Accepted of drafted tokens, 0 to 100 %."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Drafted accepted"), 54, "draft")

    def told(self, value: float) -> str:
        """A share."""
        return format_percent(value)

    def set_curve(self, curve: Curve) -> None:
        """Show a rate from 0 to 1 over tokens; NaN leaves a gap."""
        self._draw(curve, 1.0)
        if self._named_anew(bool(curve[0].size)):
            told = tr_n(
                "over the last {count} step", "over the last {count} steps", ACCEPTANCE_WINDOW
            )
            self.set_captions(told if curve[0].size else "")


class LookaheadChart(CurveChart):
    """How many tokens a step drafts, as a line of steps, with marks where that changes.

    Marks differ by shape: a square where earlier text is copied, two bars where drafting rests, a
    dot where the draft model drafts another number.
    """

    def __init__(self) -> None:
        super().__init__(tr_noop("Lookahead"), 38, "accent", filled=False)
        self._changes: Sequence[LookaheadChange] = ()

    @property
    def changes(self) -> Sequence[LookaheadChange]:
        """What has a mark."""
        return self._changes

    def told(self, value: float) -> str:
        """A number of tokens."""
        return number(value, 1)

    def set_curve(self, curve: Curve, changes: Sequence[LookaheadChange] = ()) -> None:
        """Show a value that holds until the next point."""
        x, y = curve
        highest = max(float(y.max(initial=0.0)), 5.0)
        self._draw((np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1]), round_up(highest), bottom=-0.22)
        if changes != self._changes:
            self._changes = changes
            self.update(self._area())

    def _paint_over(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        y = body.bottom() - 3.0
        for change in self._changes:
            x = self.x_of(change.token)
            if not stretch.left() - NEAR <= x <= stretch.right() + NEAR:
                continue
            if change.kind in COPIES:
                painter.setBrush(QtGui.QColor(theme().draft))
                painter.drawRect(QtCore.QRectF(x - 2.0, y - 2.0, 4.0, 4.0))
            elif change.kind in RESTS:
                painter.setBrush(QtGui.QColor(theme().muted))
                painter.drawRect(QtCore.QRectF(x - 2.5, y - 2.5, 1.5, 5.0))
                painter.drawRect(QtCore.QRectF(x + 0.5, y - 2.5, 1.5, 5.0))
            else:
                painter.setBrush(QtGui.QColor(theme().accent))
                painter.drawEllipse(QtCore.QPointF(x, y), 1.4, 1.4)


class StepTimeChart(KeyedChart):
    """What steps took, and above it as a thin line what they were expected to take."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Time of a step"), 38, "accent")
        self._predicted: Curve = (np.empty(0), np.empty(0))

    def told(self, value: float) -> str:
        """A time."""
        return tr("{time} ms", time=number(value, 1))

    def told_both(self, real_ms: float, predicted_ms: float | None) -> str:
        """What a step took, beside what was expected."""
        if predicted_ms is None or np.isnan(predicted_ms):
            return self.told(real_ms)
        return tr(
            "{time} ms, expected {expected} ms",
            time=number(real_ms, 1),
            expected=number(predicted_ms, 1),
        )

    def set_curves(self, real: Curve, predicted: Curve, *, held: bool = False) -> None:
        """Show milliseconds; ``held``: a value holds until the next point."""
        if held:
            real, predicted = (
                (np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1]) for x, y in (real, predicted)
            )
        before, self._predicted = self._predicted, predicted
        same = min(common_points(before, predicted), common_points(self._curve, real))
        highest = max(float(np.nanmax(one, initial=1.0)) for one in (real[1], predicted[1]))
        self._draw(real, round_up(highest), same=same)
        if not self._named_anew(self.axis_top, bool(real[0].size)):
            return
        self._key = tr("as expected before the pass", about="a line in a chart")
        # The x axis is that of the first chart, which names its ends.
        top = tr("{time} ms", time=number(self.axis_top))
        self.set_captions(tr("height: {height}", height=top) if real[0].size else "")
        self.update()

    @cached_property
    def _second(self) -> PlotCurveItem:
        from pyqtgraph import PlotCurveItem

        return PlotCurveItem(*self._predicted, connect="finite", antialias=True)

    def _paint_over(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        if self._predicted[0].size:
            self._paint_item(painter, body, stretch, self._second, self._predicted)

    def _dress(self) -> None:
        from pyqtgraph import mkPen

        worn = self._worn
        super()._dress()
        if worn != self._worn:
            ratio = self.devicePixelRatioF()
            colour = QtGui.QColor(theme().text)
            self._second.setPen(mkPen(colour, width=ratio))

    def _paint_sample(self, painter: QtGui.QPainter, left: float, right: float, row: int) -> None:
        painter.fillRect(QtCore.QRectF(left, row, right - left, 1.0), QtGui.QColor(theme().text))
