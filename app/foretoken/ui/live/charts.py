"""The frame that every chart shares, and the curves: they draw what they are given.

Curves are pyqtgraph items; bars (``bar_charts``) are painted directly, which is sharper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

import numpy as np
import pyqtgraph as pg
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
from foretoken.ui.look.sizes import CAPTION_PIXELS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed

KEYBOARD_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""How the focus arrives where a ring should show it."""
_CAPTION_HEIGHT = 14
_TITLE_HEIGHT = 18
_GAP = 4
# Of the dashes that stand before the words for the dashed line.
_SAMPLE_WIDTH = 18

# Every answer fills its charts from the left; the axis of a short one ends here.
_FEWEST_TOKENS = 50
# The axis of a speed chart ends at least here, in plain speeds: so it seldom grows.
_PLAIN_SPEEDS = 2.0


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
        super().__init__()
        self._title = title
        self._value = ""
        self._captions: tuple[str, ...] = ()
        self._message = ""
        self.setAccessibleName(title)
        self._body_height = body_height
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
        """What stands right of the title."""
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
            self.update()

    def set_captions(self, *captions: str) -> None:
        """Show up to three small texts: left, middle (of three) and right."""
        if captions != self._captions:
            self._captions = captions
            self.update()

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

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Draw the chart itself."""

    def event(self, event: QtCore.QEvent) -> bool:
        """Explain what is below the mouse."""
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QtCore.QEvent.Type.ToolTip:
            tip = "" if self._message else self.tip_at(event.pos())
            if tip:
                QtWidgets.QToolTip.showText(event.globalPos(), tip, self)
                return True
        return super().event(event)

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw the rows of text around the body, and the body."""
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        left, middle, right = (
            Qt.AlignmentFlag.AlignLeft,
            Qt.AlignmentFlag.AlignHCenter,
            Qt.AlignmentFlag.AlignRight,
        )
        row = QtCore.QRect(0, 0, self.width(), scaled(_TITLE_HEIGHT))
        painter.setFont(sized_font(self.font(), NOTE_PIXELS, bold=True))
        painter.setPen(QtGui.QColor(theme().text))
        painter.drawText(row, right | Qt.AlignmentFlag.AlignVCenter, self._value)
        room = row.width() - painter.fontMetrics().horizontalAdvance(self._value) - _GAP
        metrics = QtGui.QFontMetrics(sized_font(self.font(), NOTE_PIXELS))
        title = metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        self.write(painter, row, left, title, NOTE_PIXELS)
        body = self.body()
        if self._message:
            self.write(painter, body, middle, self._message)
            return
        row = self.rect().adjusted(0, self.height() - caption_height(), 0, 0)
        places = (left, middle, right) if len(self._captions) == 3 else (left, right)
        for caption, place in zip(self._captions, places, strict=False):
            self.write(painter, row, place, caption)
        self.paint_body(painter, body)

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


class CurveChart(Themed, Chart):
    """A curve over the tokens of an answer. The mouse goes through it: no zoom, no menu."""

    def __init__(self, title: str, body_height: int, colour: str, *, filled: bool = True) -> None:
        """``colour`` names a field of ``Palette``."""
        super().__init__(title, body_height)
        self._colour = colour
        self._filled = filled
        self._top = 0.0
        self._view = pg.GraphicsView(self, background=None)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._box = pg.ViewBox(enableMouse=False, enableMenu=False, defaultPadding=0.0)
        self._box.disableAutoRange()
        self._view.setCentralItem(self._box)
        self._grid = [pg.InfiniteLine(angle=0) for _ in range(2 if filled else 0)]
        self._middle = pg.InfiniteLine(angle=90)
        # Vertical and horizontal lines of two pixels are sharper without antialiasing.
        self._curve = pg.PlotCurveItem(
            connect="finite", antialias=filled, fillLevel=0.0 if filled else None
        )
        for item in (self._middle, *self._grid, self._curve):
            self._box.addItem(item, ignoreBounds=True)
        CurveChart.on_look_changed(self)

    @property
    def axis_top(self) -> float:
        """Where the y axis ends now."""
        return self._top

    @property
    def axis_end(self) -> float:
        """Where the x axis ends now, in tokens."""
        return float(self._box.viewRange()[0][1])

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._top = 0.0

    def set_message(self, message: str) -> None:
        """Show a quiet text instead of the chart; an empty one brings the chart back."""
        super().set_message(message)
        self._view.setVisible(not message)

    def event(self, event: QtCore.QEvent) -> bool:
        """Keep line widths when the window moves to a screen of another density."""
        if event.type() in (QtCore.QEvent.Type.Show, QtCore.QEvent.Type.DevicePixelRatioChange):
            self.on_look_changed()
        return super().event(event)

    def resizeEvent(self, _event: QtGui.QResizeEvent) -> None:
        """Keep the curve between title and captions."""
        self._view.setGeometry(self.body())

    def _pen(self, colour: QtGui.QColor | str, width: float, **style: object) -> QtGui.QPen:
        """Return a pen as wide on every screen: pyqtgraph's count device pixels."""
        pen: QtGui.QPen = pg.mkPen(colour, width=width * self.devicePixelRatioF(), **style)
        return pen

    def on_look_changed(self) -> None:
        """Colours and lines of what pyqtgraph draws."""
        colour = QtGui.QColor(getattr(theme(), self._colour))
        self._view.setBackground(theme().panel)
        self._curve.setPen(self._pen(colour, 1.5 if self._filled else 2.0))
        for line in (self._middle, *self._grid):
            line.setPen(self._pen(theme().border, 1.0))
        if self._filled:
            colour.setAlphaF(0.13)
            self._curve.setBrush(pg.mkBrush(colour))

    def _draw(self, curve: Curve, top: float, bottom: float = 0.0) -> None:
        """Show points; the y axis ends at ``top`` or where it ended before."""
        x, y = curve
        self._top = max(self._top, top)
        end = axis_end(float(x[-1]) if x.size else 0.0)
        # A little more than the top, so that a line there keeps its full width.
        self._box.setRange(
            xRange=(0.0, end), yRange=(bottom * self._top, 1.03 * self._top), padding=0.0
        )
        self._curve.setData(x, y)
        self._middle.setValue(end / 2)
        for number, line in enumerate(self._grid, start=1):
            line.setValue(self._top * number / len(self._grid))


class SpeedChart(CurveChart):
    """Tokens per second, with the measured plain speed as a dashed line and a key to it.

    The words for the line stand above the curves, where no curve goes.
    """

    def __init__(self) -> None:
        super().__init__("Speed", 56, "accent")
        self._plain: float | None = None
        self._key = ""
        self._speed: Curve = (np.empty(0), np.empty(0))
        self._line = pg.InfiniteLine(angle=0)
        self._box.addItem(self._line, ignoreBounds=True)
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
        self._speed = curve
        plain = _PLAIN_SPEEDS * (self._plain or 0.0)
        highest = np.nanmax(curve[1], initial=max(plain, 1.0))
        self._draw(curve, round_up(float(highest)))
        end = self.axis_end
        self.set_captions("0", f"{end / 2:,.0f}", f"{end:,.0f} tokens")

    def set_plain_speed(self, tokens_per_second: float | None, *, measuring: bool = False) -> None:
        """Show the plain speed with its words, or that it is still being measured."""
        plain = self._plain = tokens_per_second
        self._key = "plain: measuring" if measuring else ""
        if plain is not None:
            self._key = f"plain {format_rate(plain)} (measured)"
        self._line.setVisible(plain is not None)
        self._line.setValue(plain or 0.0)
        self.set_curve(self._speed)
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Write the key, too."""
        super().paintEvent(event)
        if not self._key:
            return
        painter = QtGui.QPainter(self)
        row = QtCore.QRect(0, scaled(_TITLE_HEIGHT), self.width(), caption_height())
        if self._plain is not None:
            sample = scaled(_SAMPLE_WIDTH)
            middle = row.center().y() + 0.5
            painter.setPen(self._plain_pen(1.0))
            painter.drawLine(QtCore.QLineF(0.0, middle, sample, middle))
            row.setLeft(sample + _GAP)
        self.write(painter, row, Qt.AlignmentFlag.AlignLeft, self._key)

    def on_look_changed(self) -> None:
        """Colours and lines of what pyqtgraph draws."""
        super().on_look_changed()
        self._line.setPen(self._plain_pen(self.devicePixelRatioF()))

    def _plain_pen(self, width: float) -> QtGui.QPen:
        pen: QtGui.QPen = pg.mkPen(theme().muted, width=width, dash=[4, 3])
        return pen


class AcceptanceChart(CurveChart):
    """Accepted of drafted tokens, 0 to 100 %."""

    def __init__(self) -> None:
        super().__init__("Drafted accepted", 54, "draft")

    def set_curve(self, curve: Curve) -> None:
        """Show a rate from 0 to 1 over tokens; NaN leaves a gap."""
        self._draw(curve, 1.0)
        self.set_captions(f"over the last {ACCEPTANCE_WINDOW} steps" if curve[0].size else "")


class LookaheadChart(CurveChart):
    """How many tokens a step drafts, as a line of steps."""

    def __init__(self) -> None:
        super().__init__("Lookahead", 36, "accent", filled=False)

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
_ORDINALS = {1: "1st", 2: "2nd", 3: "3rd"}
_ENDINGS = {
    TokenOrigin.CORRECTION: "then a target correction",
    TokenOrigin.BONUS: "then a bonus token",
    TokenOrigin.TARGET: "a token of the target only",
    TokenOrigin.DRAFT: "the answer ended there",
}


def ordinal(number: int) -> str:
    """Name a draft position below 21: 1 is "1st"."""
    return _ORDINALS.get(number, f"{number}th")


def describe_step(bar: StepBar) -> str:
    """Say in words what a bar shows; steps count from 1."""
    if not bar.drafted:
        return f"step {bar.step + 1}: no draft, {_ENDINGS[bar.ending]}"
    return (
        f"step {bar.step + 1}: {bar.accepted} of {bar.drafted} drafted accepted, "
        f"{_ENDINGS[bar.ending]}"
    )


def describe_position(number: int, count: PositionCount) -> str:
    """Say in words what the bar of the 1-based position shows."""
    return f"{ordinal(number)} draft token: {count.accepted} of {count.drafted} drafted accepted"


class StepBars(Chart):
    """One bar per step: accepted tokens, and on top the token with which the step ended."""

    step_clicked = Signal(int)
    """``StepFinished.index`` of the clicked bar."""

    def __init__(self) -> None:
        super().__init__("Accepted per step", 58)
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
        self._bars = bars[-fitting:]
        self._rows = max(self._rows, *(bar.accepted + 1 for bar in self._bars), 1)
        self.update()

    def bar_center(self, step: int) -> QtCore.QPoint | None:
        """Return where the bar of a step is, or None if it is not shown."""
        for place, bar in enumerate(self._bars):
            if bar.step == step:
                return QtCore.QPoint(place * _BAR_PITCH + _BAR_PITCH // 2, self.body().center().y())
        return None

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Draw a stack per step, on whole pixels."""
        unit = body.height() / self._rows
        bottom = body.bottom() + 1
        width = _BAR_PITCH - 2
        # Steps to come stand on this line too: a short answer is the beginning of a chart.
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(theme().border))
        for place, bar in enumerate(self._bars):
            left = place * _BAR_PITCH + 1
            if bar.step == self._marked:
                column = QtCore.QRect(left - 1, body.top(), _BAR_PITCH, body.height())
                painter.fillRect(column, QtGui.QColor(theme().border))
            split = bottom - round(bar.accepted * unit)
            painter.fillRect(left, split, width, bottom - split, QtGui.QColor(theme().draft))
            if bar.ending is not TokenOrigin.DRAFT:
                # The palette names its colours like the origins.
                colour = QtGui.QColor(getattr(theme(), bar.ending.value))
                top = bottom - round((bar.accepted + 1) * unit)
                painter.fillRect(left, top, width, split - top - (bar.accepted > 0), colour)
        if self._ring:
            painter.setPen(QtGui.QColor(theme().accent))
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, False)
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
        super().__init__("By draft position", 66)
        self._positions: Sequence[PositionCount] = ()
        self._columns = _FEWEST_POSITIONS

    def reset_axes(self) -> None:
        """Let the axes start small again: another answer follows."""
        self._columns = _FEWEST_POSITIONS

    def set_positions(self, positions: Sequence[PositionCount]) -> None:
        """Show the first positions."""
        self._positions = positions[:_MOST_POSITIONS]
        self._columns = max(self._columns, len(self._positions))
        self.update()

    def tip_at(self, point: QtCore.QPoint) -> str:
        """Explain the position at a place."""
        for place, count in enumerate(self._positions):
            if self._column(place).contains(point):
                return describe_position(place + 1, count)
        return ""

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
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
        super().__init__("Where the time goes", 10)
        self._split: TimeSplit | None = None

    def set_split(self, split: TimeSplit | None) -> None:
        """Show a split, or an empty bar."""
        if split != self._split:
            self._split = split
            self.update()

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
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
