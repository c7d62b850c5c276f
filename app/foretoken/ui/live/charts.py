"""The charts: they draw what they are given.

While an answer is written they change several times a second, beside a model that wants all of the
processor. So they are opaque, which spares Qt what is below them, and only what has changed of
them is painted. Curves are pyqtgraph's items; the rest is painted directly, which is sharper.
pyqtgraph takes a tenth of the time in which the window starts, so it is loaded behind that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import floor, log10
from typing import TYPE_CHECKING

import numpy as np
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal

from foretoken.control.engine.run_history import (
    ACCEPTANCE_WINDOW,
    SHOWN_STEPS,
    Curve,
    PositionCount,
    StepBar,
    TimeSplit,
)
from foretoken.engine.events import TokenOrigin
from foretoken.engine.figures import format_rate
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.look.mirrored import draw_words, layout_is_mirrored, mirrored, mirrored_x
from foretoken.ui.look.sizes import CAPTION_PIXELS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import Palette, theme

if TYPE_CHECKING:
    from pyqtgraph import PlotCurveItem

KEYBOARD_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""How the focus arrives where a ring should show it."""
_CAPTION_HEIGHT = 14
_TITLE_HEIGHT = 18
_GAP = 4
# Of the dashes that stand before the words for the dashed line.
_SAMPLE_WIDTH = 18
_DASHES = (4.0, 3.0)
_NEAR = 3
"""A line reaches so many pixels beyond its points at most."""
_FILL_STRENGTH = 0.13

# Every answer fills its charts from the left; the axis of a short one ends here.
_FEWEST_TOKENS = 50
# The axis of a speed chart ends at least here, in plain speeds: so it seldom grows.
_PLAIN_SPEEDS = 2.0


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


def caption_height() -> int:
    """How tall a row of captions is."""
    return scaled(_CAPTION_HEIGHT)


class Chart(QtWidgets.QWidget):
    """A title row (label left, value right), a body, and a row of small captions."""

    def __init__(self, title: str, body_height: int) -> None:
        """``title`` is translated where it is shown."""
        super().__init__()
        self._title = title
        self._value = ""
        self._captions: tuple[str, ...] = ()
        self._message = ""
        self.setAccessibleName(tr(title))
        self._body_height = body_height
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Fixed
        )

    def sizeHint(self) -> QtCore.QSize:
        """As tall as its rows and its body, which follow the size of text."""
        rows = scaled(_TITLE_HEIGHT) + self.key_height + caption_height() + 2 * _GAP
        return QtCore.QSize(0, rows + scaled(self._body_height))

    @property
    def key_height(self) -> int:
        """Of a row between title and body, for those that have one."""
        return 0

    @property
    def value(self) -> str:
        """What stands behind the title."""
        return self._value

    @property
    def captions(self) -> tuple[str, ...]:
        """The small texts below the body."""
        return self._captions

    @property
    def message(self) -> str:
        """What stands in the body instead of a chart."""
        return self._message

    def set_value(self, value: str, explanation: str = "") -> None:
        """Show a value; ``explanation`` is its tooltip, with numerator and denominator."""
        if (value, explanation) != (self._value, self.toolTip()):
            self._value = value
            self.setToolTip(explanation)
            self.setAccessibleDescription(f"{value}. {explanation}" if explanation else value)
            self.update(self._title_row())

    def set_captions(self, *captions: str) -> None:
        """Show a small text, or those below the left, the middle (of three) and the right.

        Axes go from left to right in every language, and so do the texts that belong to them.
        """
        if captions != self._captions:
            self._captions = captions
            self.update(self._caption_row())

    def set_message(self, message: str) -> None:
        """Show a quiet text instead of the chart; an empty one brings the chart back."""
        if message != self._message:
            self._message = message
            self.update()

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""

    def body(self) -> QtCore.QRect:
        """Return the rectangle between title and captions."""
        top = scaled(_TITLE_HEIGHT) + self.key_height + _GAP
        return self.rect().adjusted(0, top, 0, -_GAP - caption_height())

    def tip_at(self, _point: QtCore.QPoint) -> str:
        """Return the tooltip for a place in the body; where empty, the value is explained."""
        return ""

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw the chart itself, at least what is in ``stretch``; captions may be painted over."""

    def event(self, event: QtCore.QEvent) -> bool:
        """Explain what is below the mouse."""
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QtCore.QEvent.Type.ToolTip:
            tip = "" if self._message else self.tip_at(event.pos())
            if tip:
                QtWidgets.QToolTip.showText(event.globalPos(), tip, self)
                return True
        return super().event(event)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Draw the rows of text around the body, and the body."""
        painter, region, row = QtGui.QPainter(self), event.region(), self._title_row()
        painter.fillRect(event.rect(), QtGui.QColor(theme().panel))
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        if region.intersects(row):
            self._paint_title(painter, row)
        body, row = self.body(), self._caption_row()
        if self._message:
            self.write(painter, body, Qt.AlignmentFlag.AlignHCenter, self._message)
            return
        if region.intersects(row):
            self._paint_captions(painter, row)
        below = self.rect().adjusted(0, body.top() - _NEAR, 0, 0)
        stretch = region.intersected(below).boundingRect()
        if not stretch.isEmpty():
            self.paint_body(painter, body, stretch)

    def _title_row(self) -> QtCore.QRect:
        return QtCore.QRect(0, 0, self.width(), scaled(_TITLE_HEIGHT))

    def _caption_row(self) -> QtCore.QRect:
        return self.rect().adjusted(0, self.height() - caption_height(), 0, 0)

    def _paint_title(self, painter: QtGui.QPainter, row: QtCore.QRect) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(sized_font(self.font(), NOTE_PIXELS, bold=True))
        painter.setPen(QtGui.QColor(theme().text))
        draw_words(painter, row, right, self._value)
        room = row.width() - painter.fontMetrics().horizontalAdvance(self._value) - _GAP
        metrics = QtGui.QFontMetrics(sized_font(self.font(), NOTE_PIXELS))
        title = metrics.elidedText(tr(self._title), Qt.TextElideMode.ElideRight, room)
        self.write(painter, row, Qt.AlignmentFlag.AlignLeft, title, NOTE_PIXELS)

    def _paint_captions(self, painter: QtGui.QPainter, row: QtCore.QRect) -> None:
        align = Qt.AlignmentFlag
        if len(self._captions) == 1:
            self.write(painter, row, align.AlignLeft, self._captions[0])
            return
        places = [align.AlignLeft | align.AlignAbsolute, align.AlignRight | align.AlignAbsolute]
        if len(self._captions) == 3:
            places.insert(1, align.AlignHCenter)
        for caption, place in zip(self._captions, places, strict=False):
            self.write(painter, row, place, caption)

    def write(
        self,
        painter: QtGui.QPainter,
        rect: QtCore.QRect,
        alignment: Qt.AlignmentFlag,
        text: str,
        pixels: int = CAPTION_PIXELS,
    ) -> None:
        """Draw quiet text, vertically centred."""
        painter.setFont(sized_font(self.font(), pixels))
        painter.setPen(QtGui.QColor(theme().muted))
        painter.drawText(rect, alignment | Qt.AlignmentFlag.AlignVCenter, text)


class CurveChart(Chart):
    """A curve over the tokens of an answer."""

    def __init__(self, title: str, body_height: int, colour: str, *, filled: bool = True) -> None:
        """``colour`` names a field of ``Palette``."""
        super().__init__(title, body_height)
        self._colour = colour
        self._filled = filled
        self._curve: Curve = (np.empty(0), np.empty(0))
        self._bottom = self._top = 0.0
        self._end = axis_end(0.0)
        self._worn: tuple[Palette, float] | None = None

    @property
    def axis_top(self) -> float:
        """Where the y axis ends now."""
        return self._top

    @property
    def axis_end(self) -> float:
        """Where the x axis ends now, in tokens."""
        return self._end

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._top = 0.0

    def _draw(self, curve: Curve, top: float, bottom: float = 0.0) -> None:
        """Show points; the y axis ends at ``top`` or where it ended before.

        ``bottom``: where it begins, as a part of that.
        """
        axes = self._bottom, self._top, self._end
        before, self._curve = self._curve, curve
        if curve[0].size or before[0].size:
            self._item.setData(*curve)
        self._top = max(self._top, top)
        self._bottom = bottom * self._top
        self._end = axis_end(float(curve[0][-1]) if curve[0].size else 0.0)
        if axes != (self._bottom, self._top, self._end):
            self.update()
            return
        same = _common_points(before, curve)
        if same < max(before[0].size, curve[0].size):
            area = self.body()
            if same:  # the line goes on from the last point that is as it was
                area.setLeft(int(area.width() * curve[0][same - 1] / self._end) - _NEAR)
            self.update(area.adjusted(0, -_NEAR, 0, _NEAR))

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
        if not self._curve[0].size:
            return
        self._dress()
        painter.save()
        painter.translate(body.left(), self._y_of(0.0, body))
        painter.scale(body.width() / self._end, -self._scale(body))
        self._item.paint(painter, None, self)
        painter.restore()

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


def _common_points(one: Curve, other: Curve) -> int:
    """How many points at the start of two curves are the same, gaps too."""
    count = min(one[0].size, other[0].size)
    same = one[0][:count] == other[0][:count]
    before, now = one[1][:count], other[1][:count]
    same &= (before == now) | (np.isnan(before) & np.isnan(now))
    others = np.flatnonzero(~same)
    return int(others[0]) if others.size else count


class SpeedChart(CurveChart):
    """Tokens per second, with the measured plain speed as a dashed line and a key to it.

    The words for the line stand above the curves, where no curve goes.
    """

    def __init__(self) -> None:
        super().__init__(tr_noop("Speed"), 56, "accent")
        self._plain: float | None = None
        self._key = ""
        self.set_plain_speed(None)

    @property
    def key_height(self) -> int:
        """Of the row with the words for the plain speed."""
        return caption_height()

    @property
    def plain_label(self) -> str:
        """The words for the plain speed above the chart."""
        return self._key

    def set_curve(self, curve: Curve) -> None:
        """Show tokens per second over tokens; the axes grow in steps and never shrink."""
        plain = _PLAIN_SPEEDS * (self._plain or 0.0)
        highest = np.nanmax(curve[1], initial=max(plain, 1.0))
        self._draw(curve, round_up(float(highest)))
        end = self.axis_end
        tokens = tr_n("{count} token", "{count} tokens", round(end))
        self.set_captions("0", number(end / 2), tokens)

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

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Write the key, too."""
        super().paintEvent(event)
        row = QtCore.QRect(0, scaled(_TITLE_HEIGHT), self.width(), caption_height())
        if not self._key or not event.region().intersects(row):
            return
        painter = QtGui.QPainter(self)
        if self._plain is not None:
            sample = scaled(_SAMPLE_WIDTH)
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            left = mirrored_x(0.0, row) - (sample if layout_is_mirrored() else 0.0)
            self._paint_dashes(painter, left, left + sample, row.center().y())
            row = mirrored(row.adjusted(sample + _GAP, 0, 0, 0), row)
        self.write(painter, row, Qt.AlignmentFlag.AlignLeft, self._key)

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        super().paint_body(painter, body, stretch)
        if self._plain is not None:
            row = self._row_of(self._plain, body)
            self._paint_dashes(painter, body.left(), body.right() + 1, row)

    def _paint_dashes(self, painter: QtGui.QPainter, left: float, right: float, row: int) -> None:
        """Draw them into a row of pixels."""
        pen = QtGui.QPen(QtGui.QColor(theme().muted), 1.0)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.drawLine(QtCore.QLineF(left, row + 0.5, right, row + 0.5))


class AcceptanceChart(CurveChart):
    """Accepted of drafted tokens, 0 to 100 %."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Drafted accepted"), 54, "draft")

    def set_curve(self, curve: Curve) -> None:
        """Show a rate from 0 to 1 over tokens; NaN leaves a gap."""
        self._draw(curve, 1.0)
        told = tr_n("over the last {count} step", "over the last {count} steps", ACCEPTANCE_WINDOW)
        self.set_captions(told if curve[0].size else "")


class LookaheadChart(CurveChart):
    """How many tokens a step drafts, as a line of steps."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Lookahead"), 36, "accent", filled=False)

    def set_curve(self, curve: Curve) -> None:
        """Show a value that holds until the next point."""
        x, y = curve
        highest = max(float(y.max(initial=0.0)), 5.0)
        self._draw((np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1]), round_up(highest), bottom=-0.08)


_BAR_PITCH = 6
_FEWEST_ROWS = 5
_FEWEST_POSITIONS = 4
_MOST_POSITIONS = 16
_WIDEST_WORD, _WORD_GAP = "100%", 5
_ORDINALS = {1: tr_noop("1st"), 2: tr_noop("2nd"), 3: tr_noop("3rd")}
_ENDINGS = {
    TokenOrigin.CORRECTION: tr_noop("then a target correction"),
    TokenOrigin.BONUS: tr_noop("then a bonus token"),
    TokenOrigin.TARGET: tr_noop("a token of the target only"),
    TokenOrigin.DRAFT: tr_noop("the answer ended there"),
}


def ordinal(place: int) -> str:
    """Name a draft position below 21: 1 is "1st"."""
    if place in _ORDINALS:
        return tr(_ORDINALS[place])
    return tr("{number}th", about="a place, such as 5th", number=place)


def describe_step(bar: StepBar) -> str:
    """Say in words what a bar shows; steps count from 1."""
    step, ending = str(bar.step + 1), tr(_ENDINGS[bar.ending])
    if not bar.drafted:
        return tr("step {step}: no draft, {ending}", step=step, ending=ending)
    return tr(
        "step {step}: {accepted} of {drafted} drafted accepted, {ending}",
        step=step,
        accepted=bar.accepted,
        drafted=bar.drafted,
        ending=ending,
    )


def describe_position(place: int, count: PositionCount) -> str:
    """Say in words what the bar of the 1-based position shows."""
    return tr(
        "{place} draft token: {accepted} of {drafted} drafted accepted",
        place=ordinal(place),
        accepted=str(count.accepted),
        drafted=str(count.drafted),
    )


class StepBars(Chart):
    """One bar per step: accepted tokens, and on top the token with which the step ended."""

    step_clicked = Signal(int)
    """``StepFinished.index`` of the clicked bar."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Accepted per step"), 58)
        self._bars: Sequence[StepBar] = ()
        self._rows = _FEWEST_ROWS
        self._marked: int | None = None
        self._pressed: int | None = None
        self._ring = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._rows, self._marked = _FEWEST_ROWS, None

    def set_bars(self, bars: Sequence[StepBar]) -> None:
        """Show the last of these steps, as many as fit."""
        fitting = min(SHOWN_STEPS, max(1, self.width() // _BAR_PITCH))
        rows = max(self._rows, *(bar.accepted + 1 for bar in bars[-fitting:]), 1)
        if (bars[-fitting:], rows) != (self._bars, self._rows):
            self._bars, self._rows = bars[-fitting:], rows
            self.update(self.body().adjusted(0, -_NEAR, 0, _NEAR))

    def bar_center(self, step: int) -> QtCore.QPoint | None:
        """Return where the bar of a step is, or None if it is not shown."""
        for place, bar in enumerate(self._bars):
            if bar.step == step:
                return QtCore.QPoint(place * _BAR_PITCH + _BAR_PITCH // 2, self.body().center().y())
        return None

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw a stack per step, on whole pixels."""
        unit, colours = body.height() / self._rows, theme()
        bottom = body.bottom() + 1
        width = _BAR_PITCH - 2
        # Steps to come stand on this line too: a short answer is the beginning of a chart.
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(colours.border))
        stacks: dict[str, list[QtCore.QRect]] = {}
        for place, bar in enumerate(self._bars):
            left = place * _BAR_PITCH + 1
            if bar.step == self._marked:
                column = QtCore.QRect(left - 1, body.top(), _BAR_PITCH, body.height())
                painter.fillRect(column, QtGui.QColor(colours.border))
            split = bottom - round(bar.accepted * unit)
            if bar.accepted:
                accepted = QtCore.QRect(left, split, width, bottom - split)
                stacks.setdefault(colours.draft, []).append(accepted)
            if bar.ending is not TokenOrigin.DRAFT:
                # The palette names its colours like the origins.
                top = bottom - round((bar.accepted + 1) * unit)
                ending = QtCore.QRect(left, top, width, split - top - (bar.accepted > 0))
                stacks.setdefault(getattr(colours, bar.ending.value), []).append(ending)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, rects in stacks.items():
            painter.setBrush(QtGui.QColor(colour))
            painter.drawRects(rects)
        if self._ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QtGui.QColor(colours.accent))
            painter.drawRect(body.adjusted(0, -2, -1, 1))

    def tip_at(self, point: QtCore.QPoint) -> str:
        """Explain the bar at a place."""
        bar = self._bar_at(point)
        return "" if bar is None else describe_step(bar)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Show a ring where the keyboard is used."""
        self._ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        super().focusOutEvent(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Mark the bar below the mouse."""
        bar = self._bar_at(event.position().toPoint())
        self._mark(bar)
        self.setCursor(
            Qt.CursorShape.ArrowCursor if bar is None else Qt.CursorShape.PointingHandCursor
        )

    def leaveEvent(self, _event: QtCore.QEvent) -> None:
        """Unmark."""
        self._mark(None)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Remember the bar: while text streams, bars move on below the mouse."""
        bar = self._bar_at(event.position().toPoint())
        if bar is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = bar.step
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Report the pressed bar."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        step, self._pressed = self._pressed, None
        if self.body().contains(event.position().toPoint()):
            self.step_clicked.emit(step)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Left and Right choose a bar, Enter and Space click it."""
        last = len(self._bars) - 1
        steps = [bar.step for bar in self._bars]
        place = steps.index(self._marked) if self._marked in steps else None
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._bars:
            move = -1 if key == Qt.Key.Key_Left else 1
            self._mark(self._bars[last if place is None else min(max(place + move, 0), last)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and place is not None:
            self.step_clicked.emit(steps[place])
        else:
            super().keyPressEvent(event)

    def _mark(self, bar: StepBar | None) -> None:
        step = None if bar is None else bar.step
        if step != self._marked:
            self._marked = step
            if bar is not None:
                self.setAccessibleDescription(describe_step(bar))
            self.update()

    def _bar_at(self, point: QtCore.QPoint) -> StepBar | None:
        place = point.x() // _BAR_PITCH
        inside = self.body().contains(point) and not self.message and place < len(self._bars)
        return self._bars[place] if inside else None


class PositionBars(Chart):
    """Accepted of drafted by place in the draft: how far drafts hold."""

    def __init__(self) -> None:
        super().__init__(tr_noop("By draft position"), 66)
        self._positions: Sequence[PositionCount] = ()
        self._columns = _FEWEST_POSITIONS

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._columns = _FEWEST_POSITIONS

    def set_positions(self, positions: Sequence[PositionCount]) -> None:
        """Show the first positions."""
        shown = positions[:_MOST_POSITIONS]
        columns = max(self._columns, len(shown))
        if (shown, columns) != (self._positions, self._columns):
            self._positions, self._columns = shown, columns
            self.update()

    def tip_at(self, point: QtCore.QPoint) -> str:
        """Explain the position at a place."""
        for place, count in enumerate(self._positions):
            if self._column(place).contains(point):
                return describe_position(place + 1, count)
        return ""

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw a bar per position, its share above and its name below."""
        metrics = QtGui.QFontMetrics(sized_font(self.font(), CAPTION_PIXELS))
        needed = metrics.horizontalAdvance(_WIDEST_WORD) + scaled(_WORD_GAP)
        for place, count in enumerate(self._positions):
            column = self._column(place)
            words = column.width() >= needed
            center = Qt.AlignmentFlag.AlignHCenter
            text = QtCore.QRect(column.left(), 0, column.width(), caption_height())
            text.moveBottom(self.height() - 1)
            self.write(painter, text, center, ordinal(place + 1) if words else str(place + 1))
            rate = count.acceptance_rate
            if rate is None:
                continue
            height = max(1, round(rate * (body.height() - caption_height())))
            bar = QtCore.QRect(0, 0, min(scaled(40), column.width() * 7 // 10), height)
            bar.moveCenter(column.center())
            bar.moveBottom(body.bottom())
            if words:
                text.moveBottom(bar.top() - 1)
                self.write(painter, text, center, f"{rate:.0%}")
            colour = QtGui.QColor(theme().draft)
            colour.setAlphaF(1.0 - 0.5 * place / (self._columns - 1))
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(bar, 2.0, 2.0)

    def _column(self, place: int) -> QtCore.QRect:
        """Return the column of a 0-based position, its name included."""
        left, right = (round(self.width() * i / self._columns) for i in (place, place + 1))
        top = self.body().top()
        return QtCore.QRect(left, top, right - left, self.height() - top)


class TimeSplitBar(Chart):
    """Where the time of a mean step goes: draft, target, rest."""

    def __init__(self) -> None:
        super().__init__(tr_noop("Where the time goes"), 10)
        self._split: TimeSplit | None = None

    def set_split(self, split: TimeSplit | None) -> None:
        """Show a split, or an empty bar."""
        if split != self._split:
            self._split = split
            self.update()

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw one rounded bar of three parts."""
        shape = QtGui.QPainterPath()
        shape.addRoundedRect(QtCore.QRectF(body), body.height() / 2, body.height() / 2)
        painter.setClipPath(shape)
        painter.fillRect(body, QtGui.QColor(theme().grid))
        if self._split is None:
            return
        split, colours = self._split, theme()
        left = 0.0
        for ms, colour in (
            (split.draft_ms, colours.draft),
            (split.verify_ms, colours.accent),
            (split.rest_ms, colours.target),
        ):
            width = body.width() * ms / split.total_ms
            part = QtCore.QRectF(left, body.top(), width, body.height())
            painter.fillRect(part, QtGui.QColor(colour))
            left += width
