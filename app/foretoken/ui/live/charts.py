"""Base class of the charts, and the bar charts.

During an answer they update several times a second while the model needs the whole CPU. So they
are opaque, which spares Qt from painting what is below, and only their body is repainted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal

from foretoken.control.engine.run_history import TimeSplit
from foretoken.control.engine.step_series import ENDINGS, StepBar, StepPlace, StepSeries
from foretoken.engine.events import DraftCounts, TokenOrigin
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
        """Return the whole text about the pointer's place, or the explanation."""
        return wrapped(self.read_out or self._explanation)

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

    def body(self) -> QtCore.QRect:
        """Return the rectangle of the chart itself."""
        return self._space.geometry()

    def update_body(self) -> None:
        """Schedule a repaint of the body."""
        self.update(self.body().adjusted(-NEAR, -NEAR, NEAR, NEAR))

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint the chart itself."""
        raise NotImplementedError

    def event(self, event: QtCore.QEvent) -> bool:
        """Wrap the tooltip only when it is needed."""
        if event.type() is QtCore.QEvent.Type.ToolTip:
            self.setToolTip(self.toolTip())
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


class StepChart(Chart):
    """Chart over the steps of an answer, in which mouse and keyboard point at a step."""

    pointed = Signal(object)
    """The StepPlace under the pointer; None: the pointer has left."""
    stepped = Signal(int)
    """The keyboard moves the pointer by this number of steps."""
    clicked = Signal(object)
    """The text of a StepPlace is requested."""

    shape = Qt.CursorShape.CrossCursor
    """The mouse pointer over a step."""

    def __init__(self, title: str, body_height: int) -> None:
        super().__init__(title, body_height)
        self.series = StepSeries()
        self.place: StepPlace | None = None
        """The step that is pointed at."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def place_at(self, point: QtCore.QPoint) -> StepPlace | None:
        """Return the step at a point of this widget, if any."""
        raise NotImplementedError

    def describe_place(self, place: StepPlace) -> str:
        """Return the text about a step; empty if it is not shown."""
        raise NotImplementedError

    @property
    def stride(self) -> int:
        """Steps by which an arrow key moves."""
        return 1

    def point(self, place: StepPlace | None) -> None:
        """Mark a step; None removes the mark."""
        self.place = place
        self.read("" if place is None else self.describe_place(place))
        self.update_body()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Move the pointer."""
        place = self.place_at(event.position().toPoint())
        self.setCursor(Qt.CursorShape.ArrowCursor if place is None else self.shape)
        self.pointed.emit(place)

    def leaveEvent(self, _event: QtCore.QEvent) -> None:
        """Remove the pointer."""
        self.pointed.emit(None)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Remove the keyboard's pointer."""
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Move by steps with Left and Right, go to the text with Enter or Space."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-self.stride if key == Qt.Key.Key_Left else self.stride)
        elif key in CLICKS and self.place is not None:
            self.clicked.emit(self.place)
        else:
            super().keyPressEvent(event)


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


class StepBars(StepChart):
    """Accepted tokens per step, with the token that ended the step on top.

    A bar is a step, or the mean of several steps if there are more than fit.
    """

    shape = Qt.CursorShape.PointingHandCursor

    def __init__(self) -> None:
        super().__init__(tr("Accepted per step"), 58)
        self.bars: Sequence[StepBar] = ()
        self._steps = range(0)
        self._rows = _MIN_ROWS

    def set_steps(self, series: StepSeries, steps: range) -> None:
        """Set the steps to show, by number."""
        if series is not self.series:  # the axis only grows while the same answer is written
            self._rows = _MIN_ROWS
        self.series, self._steps = series, steps
        self.bars = bars = series.bars(steps, max(1, self.width() // BAR_PITCH))
        highest = max((bar.mean_accepted for bar in bars), default=0)
        self._rows = max(self._rows, ceil(highest) + 1)
        self.update_body()
        caption = tr("Click a bar to see its text") if bars else ""
        if self.stride > 1:
            caption = tr_n(
                "{count} step per bar; click to see the text",
                "{count} steps per bar; click to see the text",
                self.stride,
            )
        self.set_captions(caption)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Show as many bars as fit."""
        super().resizeEvent(event)
        self.set_steps(self.series, self._steps)

    @property
    def stride(self) -> int:
        """Steps per bar."""
        return self.bars[0].steps if self.bars else 1

    def place_at(self, point: QtCore.QPoint) -> StepPlace | None:
        bar = point.x() // BAR_PITCH
        inside = self.body().contains(point) and bar < len(self.bars)
        return self.series.place_of(self.bars[bar].first) if inside else None

    def describe_place(self, place: StepPlace) -> str:
        return "".join(describe_step(bar) for bar in self.bars if _contains(bar, place))

    def paint_body(self, painter: QtGui.QPainter, body: QtCore.QRect) -> None:
        """Paint a stack per bar, on whole pixels."""
        unit, colours = body.height() / self._rows, theme()
        bottom = body.bottom() + 1
        # The baseline spans the full width: a short answer is the beginning of a chart.
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(colours.border))
        # Palette colours have the names of the origins.
        paints = [QtGui.QColor(getattr(colours, origin.value)) for origin in ENDINGS]
        draft = QtGui.QColor(colours.draft)
        for index, bar in enumerate(self.bars):
            left = index * BAR_PITCH + 1
            if self.place is not None and _contains(bar, self.place):
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

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Go to the text of a bar; not on release, when another bar may be under the mouse."""
        place = self.place_at(event.position().toPoint())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit(place)

    def mouseReleaseEvent(self, _event: QtGui.QMouseEvent) -> None:
        """Take the end of the click."""


def _contains(bar: StepBar, place: StepPlace) -> bool:
    return bar.first <= place.step.index <= bar.last


class PositionBars(Chart):
    """Acceptance rate by position in the draft."""

    def __init__(self) -> None:
        super().__init__(tr("By draft position"), 0)
        self._positions: Sequence[DraftCounts] = ()
        self._columns = _MIN_POSITIONS
        self._caption.hide()  # each bar has its own
        self._axis.hide()
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Reserve room in the body for two lines of text."""
        super().on_look_changed()
        self._space.changeSize(0, _SHARE_HEIGHT + 2 * self.fontMetrics().height())
        self.updateGeometry()

    def set_positions(self, positions: Sequence[DraftCounts]) -> None:
        """Set the positions; only the first ones are shown."""
        self._positions = positions[:_MAX_POSITIONS]
        self._columns = max(_MIN_POSITIONS, len(self._positions))
        self._explanation = "\n".join(
            tr(
                "Position {number}: {accepted} of {drafted} accepted",
                number=position,
                accepted=each.accepted,
                drafted=each.drafted,
            )
            for position, each in enumerate(self._positions, 1)
        )
        self.describe()
        self.update_body()

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
            rate = count.draft_acceptance_rate
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
            draft, target, rest = (
                number(100 * ms / split.total_ms)
                for ms in (split.draft_ms, split.verify_ms, split.rest_ms)
            )
            explanation = ""
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
