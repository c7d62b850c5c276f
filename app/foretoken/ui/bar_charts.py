"""The charts made of bars: per step, per draft position, and where the time goes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtCore, QtGui
from PySide6.QtCore import Qt, Signal

from foretoken.control.run_history import SHOWN_STEPS, PositionCount, StepBar, TimeSplit
from foretoken.engine.events import TokenOrigin
from foretoken.ui.charts import CAPTION_PIXELS, KEYBOARD_REASONS, Chart, caption_height
from foretoken.ui.text_size import scaled, sized_font

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
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(self._colours.border))
        for place, bar in enumerate(self._bars):
            left = place * _BAR_PITCH + 1
            if bar.step == self._marked:
                column = QtCore.QRect(left - 1, body.top(), _BAR_PITCH, body.height())
                painter.fillRect(column, QtGui.QColor(self._colours.border))
            split = bottom - round(bar.accepted * unit)
            painter.fillRect(left, split, width, bottom - split, QtGui.QColor(self._colours.draft))
            if bar.ending is not TokenOrigin.DRAFT:
                # The palette names its colours like the origins.
                colour = QtGui.QColor(getattr(self._colours, bar.ending.value))
                top = bottom - round((bar.accepted + 1) * unit)
                painter.fillRect(left, top, width, split - top - (bar.accepted > 0), colour)
        if self._ring:
            painter.setPen(QtGui.QColor(self._colours.accent))
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
            colour = QtGui.QColor(self._colours.draft)
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
        painter.fillRect(body, QtGui.QColor(self._colours.grid))
        if self._split is None:
            return
        split, colours = self._split, self._colours
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
