"""Base class of the charts, and the bar charts.

During an answer they update several times a second while the model needs the whole CPU. So they
are opaque, which spares Qt from painting what is below, and only their body is repainted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal

from foretoken.control.engine.run_history import PositionCount, TimeSplit
from foretoken.control.engine.step_series import ENDINGS, StepBar
from foretoken.engine.events import TokenOrigin
from foretoken.engine.figures import format_percent
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.look.plain_text import Label, wrapped
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.forms import column, paragraph, row
from foretoken.ui.parts.row_painting import ENTER

NEAR = 3
"""Pixels by which lines and points may extend beyond the body."""
_ANY_SIZE = 16_777_215
NO_VALUE = "\N{EN DASH}"
CLICKS = (*ENTER, Qt.Key.Key_Space)
"""Keys equivalent to a click."""


class Chart(Themed, QtWidgets.QWidget):
    """Chart with a title, a value, a painted body and a caption."""

    def __init__(self, title: str, body_height: int) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)
        self._value = styled(Label(), Type.HEADING)
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note = paragraph("", self, Type.CAPTION, Tone.MUTED)
        self._note.hide()
        self._caption = styled(Label(), Type.CAPTION, Tone.MUTED)
        self._axis = styled(Label(), Type.CAPTION, Tone.MUTED)
        self.captions = ("", "")
        """Texts below the body, at the start and at the end of the axis."""
        self.read_out = ""
        """Text about the place under the pointer; empty if there is none."""
        self._explanation = ""
        self._foot = row((self._caption, 1), self._axis)
        # A long text about the pointer's place must not widen the panel.
        self._caption.setSizePolicy(policy.Ignored, policy.Preferred)
        self._space = QtWidgets.QSpacerItem(0, body_height, policy.Expanding, policy.Fixed)
        head = row((paragraph(title, None, Type.NOTE, Tone.MUTED), 1), self._value)
        whole = column(self, head, self._note, spacing=Space.TINY)
        whole.addItem(self._space)
        whole.addLayout(self._foot)

    @property
    def value(self) -> str:
        """The text next to the title."""
        return self._value.text()

    @property
    def course(self) -> str:
        """Description of what is drawn, for screen readers."""
        return ""

    def set_value(self, value: str, explanation: str = "") -> None:
        """Set the value; ``explanation`` is its tooltip, with numerator and denominator."""
        self._explanation = explanation
        self._value.setText(value)
        # With a fixed size, a new text does not update the layout, so it only grows.
        if self._value.sizeHint().width() > self._value.minimumWidth():
            self._value.setFixedSize(self._value.sizeHint())
        self.describe()

    def on_look_changed(self) -> None:
        self._value.setMinimumSize(0, 0)
        self._value.setMaximumSize(_ANY_SIZE, _ANY_SIZE)

    def toolTip(self) -> str:
        """Return the explanation, wrapped only when it is needed."""
        return wrapped(self._explanation)

    def describe(self) -> None:
        """Set the description for screen readers: value, explanation and course of the curve."""
        parts = [f"{self.value}." if self.value else "", self._explanation, self.course]
        self.setAccessibleDescription(" ".join(filter(None, parts)))

    def set_note(self, note: str) -> None:
        """Set the line below the title, which keeps its room if the text is empty."""
        self._note.setText(note)
        self._note.show()

    def set_captions(self, caption: str, axis: str = "") -> None:
        """Set the texts at the start and at the end of the axis."""
        if (caption, axis) != self.captions:
            self.captions = (caption, axis)
            self._show_captions()

    def read(self, text: str) -> None:
        """Show a text about a place instead of the captions; empty restores them."""
        if text != self.read_out:
            self.read_out = text
            self._show_captions()

    def _show_captions(self) -> None:
        caption, axis = (self.read_out, "") if self.read_out else self.captions
        styled(self._caption, Tone.TEXT if self.read_out else Tone.MUTED)
        self._axis.setText(axis)
        room = self.width() - self._axis.sizeHint().width() - self._foot.spacing()
        metrics, end = self._caption.fontMetrics(), Qt.TextElideMode.ElideRight
        self._caption.setText(metrics.elidedText(caption, end, room))

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Elide the caption if it does not fit."""
        super().resizeEvent(event)
        self._show_captions()

    def keep_captions_left_to_right(self) -> None:
        """Lay out the captions like the x axis, which runs left to right in every language."""
        sides = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for label, side in zip((self._caption, self._axis), sides, strict=True):
            label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        if self.isRightToLeft():
            self._foot.setDirection(self._foot.Direction.RightToLeft)

    def reset_axes(self) -> None:
        """Reset the axes to their initial size, for another answer."""

    def body(self) -> QtCore.QRect:
        """Return the rectangle of the chart itself."""
        return self._space.geometry()

    def update_body(self) -> None:
        """Schedule a repaint of the body."""
        self.update(self.body().adjusted(-NEAR, -NEAR, NEAR, NEAR))

    def tip_at(self, _point: QtCore.QPoint) -> str:
        """Return the tooltip of a place in the body; empty falls back to the explanation."""
        return ""

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint the chart itself."""
        raise NotImplementedError

    def event(self, event: QtCore.QEvent) -> bool:
        """Show the tooltip of the place under the mouse."""
        if isinstance(event, QtGui.QHelpEvent) and event.type() is QtCore.QEvent.Type.ToolTip:
            tip = self.tip_at(event.pos()) or self.toolTip()
            if tip:
                QtWidgets.QToolTip.showText(event.globalPos(), tip, self)
                return True
        return super().event(event)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the body, with a frame if focused."""
        painter, body = QtGui.QPainter(self), self.body()
        painter.fillRect(event.rect(), QtGui.QColor(theme().panel))
        if not event.rect().intersects(body.adjusted(-NEAR, -NEAR, NEAR, NEAR)):
            return
        painter.save()
        self.paint_body(painter, body)
        painter.restore()
        if self.hasFocus():
            painter.setPen(QtGui.QColor(theme().accent))
            painter.drawRect(body.adjusted(0, -2, -1, 1))


BAR_PITCH = 6
"""Distance between bars in pixels."""
_MIN_ROWS = 5
_MIN_POSITIONS = 4
_MAX_POSITIONS = 16
_SHARE_HEIGHT = 44
"""Height of a bar at 100 % accepted."""
_ENDINGS = {
    TokenOrigin.CORRECTION: tr_noop("then a target correction"),
    TokenOrigin.BONUS: tr_noop("then a bonus token"),
    TokenOrigin.TARGET: tr_noop("one token from the target"),
    TokenOrigin.DRAFT: tr_noop("then the answer ended"),
}


def describe_step(bar: StepBar) -> str:
    """Describe a bar in words; steps count from 1."""
    if bar.steps > 1:
        return tr(
            "steps {first} to {last}: {accepted} of {drafted} drafted accepted",
            first=str(bar.first + 1),
            last=str(bar.last + 1),
            accepted=bar.accepted,
            drafted=bar.drafted,
        )
    origin = next((o for o, n in zip(ENDINGS, bar.endings, strict=True) if n), TokenOrigin.DRAFT)
    step, ending = str(bar.first + 1), tr(_ENDINGS[origin])
    if not bar.drafted:
        return tr("step {step}: no draft, {ending}", step=step, ending=ending)
    return tr(
        "step {step}: {accepted} of {drafted} drafted accepted, {ending}",
        step=step,
        accepted=bar.accepted,
        drafted=bar.drafted,
        ending=ending,
    )


class StepBars(Chart):
    """Accepted tokens per step, with the token that ended the step on top.

    A bar is a step, or the mean of several steps if there are more than fit.
    """

    step_clicked = Signal(int)
    """``StepFinished.index`` of the clicked bar's first step."""
    step_pointed = Signal(object)
    """``StepFinished.index`` of the bar under the mouse or chosen with the keyboard, or None."""
    fitting_changed = Signal()
    """The number of bars that fit has changed."""

    def __init__(self) -> None:
        super().__init__(tr("Accepted per step"), 58)
        self.bars: Sequence[StepBar] = ()
        self._rows = _MIN_ROWS
        self._marked: int | None = None
        self._pressed: StepBar | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def reset_axes(self) -> None:
        self._rows = _MIN_ROWS

    def set_bars(self, bars: Sequence[StepBar]) -> None:
        """Set the bars, no more than fit."""
        highest = max((bar.accepted / bar.steps for bar in bars), default=0)
        self.bars, self._rows = bars, max(self._rows, ceil(highest) + 1)
        self.update_body()
        steps_per_bar = bars[0].steps if bars else 0
        caption = tr("Click a bar to see its text") if bars else ""
        if steps_per_bar > 1:
            caption = tr_n(
                "{count} step per bar; click to see the text",
                "{count} steps per bar; click to see the text",
                steps_per_bar,
            )
        self.set_captions(caption)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Report that the number of bars that fit may have changed."""
        super().resizeEvent(event)
        self.fitting_changed.emit()

    @property
    def fitting(self) -> int:
        """Number of bars that fit."""
        return max(1, self.width() // BAR_PITCH)

    def _place_of(self, step: int | None) -> int | None:
        if step is None:
            return None
        found = (place for place, bar in enumerate(self.bars) if bar.first <= step <= bar.last)
        return next(found, None)

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint a stack per bar, on whole pixels."""
        unit, colours = body.height() / self._rows, theme()
        bottom = body.bottom() + 1
        # The baseline spans the full width: a short answer is the beginning of a chart.
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(colours.border))
        # Palette colours have the names of the origins.
        paints = [QtGui.QColor(getattr(colours, origin.value)) for origin in ENDINGS]
        draft, marked = QtGui.QColor(colours.draft), self._place_of(self._marked)
        for place, bar in enumerate(self.bars):
            left = place * BAR_PITCH + 1
            if place == marked:
                marked_area = QtCore.QRect(left - 1, body.top(), BAR_PITCH, body.height())
                painter.fillRect(marked_area, QtGui.QColor(colours.border))
            height, below = bar.mean_accepted, bottom - round(bar.mean_accepted * unit)
            if bar.accepted:
                painter.fillRect(left, below, BAR_PITCH - 2, bottom - below, draft)
                below -= 1  # gap below the endings
            for paint, count in zip(paints, bar.endings, strict=True):
                height += count / bar.steps
                top = bottom - round(height * unit)
                if top < below:
                    painter.fillRect(left, top, BAR_PITCH - 2, below - top, paint)
                    below = top

    def tip_at(self, point: QtCore.QPoint) -> str:
        bar = self._bar_at(point)
        return "" if bar is None else describe_step(bar)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Mark the bar under the mouse."""
        bar = self._bar_at(event.position().toPoint())
        self._mark(bar)
        shape = Qt.CursorShape
        self.setCursor(shape.ArrowCursor if bar is None else shape.PointingHandCursor)

    def leaveEvent(self, _event: QtCore.QEvent) -> None:
        self._mark(None)

    def mark_step(self, step: int | None) -> None:
        """Mark the bar of a step if it is shown; None removes the mark."""
        place = self._place_of(step)
        self._mark(None if place is None else self.bars[place], by_user=False)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Remember the bar: during an answer, another one may move under the mouse."""
        self._pressed = self._bar_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Report the pressed bar."""
        inside = self.body().contains(event.position().toPoint())
        if self._pressed is not None and inside and event.button() is Qt.MouseButton.LeftButton:
            self.step_clicked.emit(self._pressed.first)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Choose a bar with Left and Right, click it with Enter or Space."""
        last = len(self.bars) - 1
        place = self._place_of(self._marked)
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.bars:
            move = -1 if key == Qt.Key.Key_Left else 1
            self._mark(self.bars[last if place is None else min(max(0, place + move), last)])
        elif key in CLICKS and place is not None:
            self.step_clicked.emit(self.bars[place].first)
        else:
            super().keyPressEvent(event)

    def _mark(self, bar: StepBar | None, *, by_user: bool = True) -> None:
        step = None if bar is None else bar.first
        if step != self._marked:
            self._marked = step
            self.read("" if bar is None else describe_step(bar))
            if bar is not None:
                self.setAccessibleDescription(describe_step(bar))
            self.update_body()
            if by_user:
                self.step_pointed.emit(step)

    def _bar_at(self, point: QtCore.QPoint) -> StepBar | None:
        place = point.x() // BAR_PITCH
        inside = self.body().contains(point) and place < len(self.bars)
        return self.bars[place] if inside else None


class PositionBars(Chart):
    """Acceptance rate by position in the draft."""

    def __init__(self) -> None:
        super().__init__(tr("By draft position"), 0)
        self._positions: Sequence[PositionCount] = ()
        self._columns = _MIN_POSITIONS
        self._caption.hide()  # each bar has its own
        self._axis.hide()
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Reserve room in the body for two lines of text."""
        super().on_look_changed()
        self._space.changeSize(0, _SHARE_HEIGHT + 2 * self.fontMetrics().height())
        self.updateGeometry()

    def reset_axes(self) -> None:
        self._columns = _MIN_POSITIONS

    def set_positions(self, positions: Sequence[PositionCount]) -> None:
        """Set the positions; only the first ones are shown."""
        self._positions = positions[:_MAX_POSITIONS]
        self._columns = max(self._columns, len(self._positions))
        counts = (
            tr("{accepted} of {drafted}", accepted=each.accepted, drafted=each.drafted)
            for each in positions
        )
        self.setAccessibleDescription(", ".join(counts))
        self.update_body()

    def tip_at(self, point: QtCore.QPoint) -> str:
        for place, count in enumerate(self._positions):
            if self._column(place).contains(point):
                return tr(
                    "Position {number}: {accepted} of {drafted} accepted",
                    number=place + 1,
                    accepted=count.accepted,
                    drafted=count.drafted,
                )
        return ""

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint a bar per position, its share above and its number below."""
        painter.setFont(self._caption.font())
        metrics = painter.fontMetrics()
        line, center = metrics.height(), Qt.AlignmentFlag.AlignHCenter
        # Either all columns show their share as a figure, or none.
        worded = self.width() // self._columns > metrics.horizontalAdvance(format_percent(1.0)) + 5
        colour, muted = QtGui.QColor(theme().draft), QtGui.QColor(theme().muted)
        for place, count in enumerate(self._positions):
            area = self._column(place)
            below = area.adjusted(0, area.height() - line, 0, 0)
            painter.setPen(muted)
            painter.drawText(below, center, str(place + 1))
            rate = count.acceptance_rate
            if rate is None:
                continue
            height = max(1, round(rate * (area.height() - 2 * line - 2)))
            bar = QtCore.QRect(0, 0, min(40, area.width() * 7 // 10), height)
            bar.moveCenter(area.center())
            bar.moveBottom(area.bottom() - line)
            if worded:
                share = QtCore.QRect(area.left(), bar.top() - line - 1, area.width(), line)
                painter.drawText(share, center, format_percent(rate))
            colour.setAlphaF(1.0 - 0.5 * place / (self._columns - 1))
            painter.fillRect(bar, colour)

    def _column(self, place: int) -> QtCore.QRect:
        """Return the column of a 0-based position, including its number."""
        left, right = (round(self.width() * i / self._columns) for i in (place, place + 1))
        return QtCore.QRect(left, self.body().top(), right - left, self.body().height())


class TimeSplitBar(Chart):
    """Time of an average step by part: draft, target, rest."""

    def __init__(self) -> None:
        super().__init__(tr("Where the time goes"), 10)
        self.keep_captions_left_to_right()
        self._split: TimeSplit | None = None

    def set_split(self, split: TimeSplit | None) -> None:
        """Set the split; None: no steps."""
        known = split is not None and bool(split.draft_ms or split.verify_ms)
        self._split = split if known else None
        self.update_body()
        if split is None:
            self.set_value(NO_VALUE)
            self.set_captions("")
            return
        explanation = tr("The server does not report how the time of its steps is divided.")
        captions = "", ""
        if known:
            phases = (
                (tr("Draft"), split.draft_ms),
                (tr("Target"), split.verify_ms),
                (tr("Rest", about="of the time"), split.rest_ms),
            )
            explanation = "\n".join(
                tr(
                    "{part}: {time} ms",
                    about="of the time of a step",
                    part=part,
                    time=number(ms, 1),
                )
                for part, ms in phases
            )
            draft, target, rest = (number(100 * ms / split.total_ms) for _, ms in phases)
            captions = (
                tr("draft {draft} %, target {target} %", draft=draft, target=target),
                tr("rest {share} %", about="of the time", share=rest),
            )
        self.set_value(tr("{time} ms per step", time=short_number(split.total_ms)), explanation)
        self.set_captions(*captions)

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        painter.fillRect(body, QtGui.QColor(theme().border))
        if self._split is None:
            return
        split, colours = self._split, theme()
        left = float(body.left())
        for ms, colour in (
            (split.draft_ms, colours.draft),
            (split.verify_ms, colours.accent),
            (split.rest_ms, colours.target),
        ):
            width = body.width() * ms / split.total_ms
            part = QtCore.QRectF(left, body.top(), width, body.height())
            painter.fillRect(part, QtGui.QColor(colour))
            left += width


def short_number(value: float) -> str:
    """Format with one decimal if it is significant: 3.7, but 4 and 52."""
    return number(value, 0 if value >= 10.0 or abs(value - round(value)) < 0.05 else 1)
