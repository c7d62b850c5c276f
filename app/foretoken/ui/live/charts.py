"""What charts have in common, and those made of bars: they draw what they are given.

While an answer is written they change several times a second, beside a model that wants all of the
processor. So they are opaque, which spares Qt what is below them, and only what has changed of
them is painted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal

from foretoken.control.engine.run_history import PositionCount, TimeSplit
from foretoken.control.engine.step_series import ENDINGS, StepBar
from foretoken.engine.events import TokenOrigin
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.look.mirrored import draw_words
from foretoken.ui.look.sizes import CAPTION_PIXELS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme

KEYBOARD_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""How the focus arrives where a ring should show it."""
_CAPTION_HEIGHT = 14
_TITLE_HEIGHT = 18
GAP = 4
NEAR = 3
"""A line reaches so many pixels beyond its points at most."""


class Chart(QtWidgets.QWidget):
    """A title row (label left, value right), a body, and a row of small captions."""

    def __init__(self, title: str, body_height: int) -> None:
        """``title`` is translated where it is shown."""
        super().__init__()
        self._title = title
        self._value = ""
        self._captions: tuple[str, ...] = ()
        self._message = ""
        self._read = ""
        self._course = ""
        self.setAccessibleName(tr(title))
        self._body_height = body_height
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self._measure_rows()

    def _measure_rows(self) -> None:
        self.title_height, self.caption_height = scaled(_TITLE_HEIGHT), scaled(_CAPTION_HEIGHT)

    def changeEvent(self, event: QtCore.QEvent) -> None:
        """The rows are as tall as text asks for."""
        super().changeEvent(event)
        self._measure_rows()

    def sizeHint(self) -> QtCore.QSize:
        """As tall as its rows and its body, which follow the size of text."""
        rows = self.title_height + self.key_height + self.caption_height + 2 * GAP
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

    @property
    def read_out(self) -> str:
        """What is told of the place that is pointed at; empty: there is none."""
        return self._read

    def set_value(self, value: str, explanation: str = "") -> None:
        """Show a value; ``explanation`` is its tooltip, with numerator and denominator."""
        if (value, explanation) != (self._value, self.toolTip()):
            self._value = value
            self.setToolTip(explanation)
            self._describe()
            self.update(self._title_row())

    def set_course(self, course: str) -> None:
        """Say in words what the chart shows, for those who do not see it."""
        if course != self._course:
            self._course = course
            self._describe()

    def _describe(self) -> None:
        said = [f"{self._value}." if self._value else "", self.toolTip(), self._course]
        self.setAccessibleDescription(" ".join(filter(None, said)))

    def read(self, told: str) -> None:
        """Show this of a place in the row of the captions; empty: the captions again."""
        if told != self._read:
            self._read = told
            self.update(self._caption_row())

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
        top = self.title_height + self.key_height + GAP
        return self.rect().adjusted(0, top, 0, -GAP - self.caption_height)

    def tip_at(self, _point: QtCore.QPoint) -> str:
        """Return the tooltip for a place in the body; where empty, the value is explained."""
        return ""

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw the chart itself, at least what is in ``stretch``; captions may be painted over."""

    def event(self, event: QtCore.QEvent) -> bool:
        """Explain what is below the mouse."""
        if isinstance(event, QtGui.QHelpEvent) and event.type() is QtCore.QEvent.Type.ToolTip:
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
        below = self.rect().adjusted(0, body.top() - NEAR, 0, 0)
        stretch = region.intersected(below).boundingRect()
        if not stretch.isEmpty():
            self.paint_body(painter, body, stretch)

    def _title_row(self) -> QtCore.QRect:
        return QtCore.QRect(0, 0, self.width(), self.title_height)

    def _caption_row(self) -> QtCore.QRect:
        return self.rect().adjusted(0, self.height() - self.caption_height, 0, 0)

    def _paint_title(self, painter: QtGui.QPainter, row: QtCore.QRect) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(sized_font(self.font(), NOTE_PIXELS, bold=True))
        painter.setPen(QtGui.QColor(theme().text))
        draw_words(painter, row, right, self._value)
        room = row.width() - painter.fontMetrics().horizontalAdvance(self._value) - GAP
        metrics = QtGui.QFontMetrics(sized_font(self.font(), NOTE_PIXELS))
        title = metrics.elidedText(tr(self._title), Qt.TextElideMode.ElideRight, room)
        self.write(painter, row, Qt.AlignmentFlag.AlignLeft, title, NOTE_PIXELS)

    def _paint_captions(self, painter: QtGui.QPainter, row: QtCore.QRect) -> None:
        align = Qt.AlignmentFlag
        if self._read:
            painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
            painter.setPen(QtGui.QColor(theme().text))
            metrics = painter.fontMetrics()
            words = metrics.elidedText(self._read, Qt.TextElideMode.ElideRight, row.width())
            draw_words(painter, row, align.AlignLeft | align.AlignVCenter, words)
            return
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


def describe_position(place: int, count: PositionCount) -> str:
    """Say in words what the bar of the 1-based position shows."""
    return tr(
        "{place} draft token: {accepted} of {drafted} drafted accepted",
        place=ordinal(place),
        accepted=str(count.accepted),
        drafted=str(count.drafted),
    )


class StepBars(Chart):
    """Accepted tokens per step, and on top the tokens with which the steps ended.

    A bar is a step, or the mean of several where there are more than fit.
    """

    step_clicked = Signal(int)
    """``StepFinished.index`` of the clicked bar's first step."""
    step_pointed = Signal(object)
    """The same of the bar below the mouse, or that the keyboard has come to; None: of none."""

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
        self._rows = _FEWEST_ROWS
        self.mark_step(None)

    def set_bars(self, bars: Sequence[StepBar]) -> None:
        """Show steps, in no more bars than fit."""
        highest = max((bar.accepted / bar.steps for bar in bars), default=0)
        rows = max(self._rows, ceil(highest) + 1)
        several = bars[0].steps if bars else 0
        named_anew = several != (self._bars[0].steps if self._bars else 0)
        if (bars, rows) != (self._bars, self._rows):
            self._bars, self._rows = bars, rows
            self.update(self.body().adjusted(0, -NEAR, 0, NEAR))
        if not named_anew:
            return
        told = tr("click a bar to see its text") if bars else ""
        if several > 1:
            told = tr_n(
                "{count} step per bar; click a bar to see its text",
                "{count} steps per bar; click a bar to see its text",
                several,
            )
        self.set_captions(told)

    @property
    def fitting(self) -> int:
        """How many bars have room."""
        return max(1, self.width() // _BAR_PITCH)

    @property
    def shows(self) -> Sequence[StepBar]:
        """The bars that are shown."""
        return self._bars

    def bar_center(self, step: int) -> QtCore.QPoint | None:
        """Return where the bar of a step is, or None if it is not shown."""
        place = self._place_of(step)
        if place is None:
            return None
        return QtCore.QPoint(place * _BAR_PITCH + _BAR_PITCH // 2, self.body().center().y())

    def _place_of(self, step: int | None) -> int | None:
        if step is None:
            return None
        found = (place for place, bar in enumerate(self._bars) if bar.first <= step <= bar.last)
        return next(found, None)

    def paint_body(
        self, painter: QtGui.QPainter, body: QtCore.QRect, stretch: QtCore.QRect
    ) -> None:
        """Draw a stack per bar, on whole pixels."""
        unit, colours = body.height() / self._rows, theme()
        bottom = body.bottom() + 1
        width = _BAR_PITCH - 2
        # Steps to come stand on this line too: a short answer is the beginning of a chart.
        painter.fillRect(0, bottom, self.width(), 1, QtGui.QColor(colours.border))
        stacks: dict[str, list[QtCore.QRect]] = {}
        marked = self._place_of(self._marked)
        for place, bar in enumerate(self._bars):
            left = place * _BAR_PITCH + 1
            if place == marked:
                column = QtCore.QRect(left - 1, body.top(), _BAR_PITCH, body.height())
                painter.fillRect(column, QtGui.QColor(colours.border))
            height, below = bar.mean_accepted, bottom - round(bar.mean_accepted * unit)
            if bar.accepted:
                accepted = QtCore.QRect(left, below, width, bottom - below)
                stacks.setdefault(colours.draft, []).append(accepted)
                below -= 1  # parts the endings from it
            for origin, count in zip(ENDINGS, bar.endings, strict=True):
                height += count / bar.steps
                top = bottom - round(height * unit)
                if top < below:
                    # The palette names its colours like the origins.
                    ending = QtCore.QRect(left, top, width, below - top)
                    stacks.setdefault(getattr(colours, origin.value), []).append(ending)
                    below = top
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

    def mark_step(self, step: int | None) -> None:
        """Mark the bar of a step, if it is shown; None: mark none."""
        place = self._place_of(step)
        self._mark(None if place is None else self._bars[place], tells=False)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Remember the bar: while text streams, others may come below the mouse."""
        bar = self._bar_at(event.position().toPoint())
        if bar is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = bar.first
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
        place = self._place_of(self._marked)
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._bars:
            move = -1 if key == Qt.Key.Key_Left else 1
            self._mark(self._bars[last if place is None else min(max(0, place + move), last)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and place is not None:
            self.step_clicked.emit(self._bars[place].first)
        else:
            super().keyPressEvent(event)

    def _mark(self, bar: StepBar | None, *, tells: bool = True) -> None:
        step = None if bar is None else bar.first
        if step != self._marked:
            self._marked = step
            self.read("" if bar is None else describe_step(bar))
            if bar is not None:
                self.setAccessibleDescription(describe_step(bar))
            self.update()
            if tells:
                self.step_pointed.emit(step)

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
        words = self.width() // self._columns >= self._room_for_words  # all have them, or none
        for place, count in enumerate(self._positions):
            column = self._column(place)
            center = Qt.AlignmentFlag.AlignHCenter
            text = QtCore.QRect(column.left(), 0, column.width(), self.caption_height)
            text.moveBottom(self.height() - 1)
            self.write(painter, text, center, ordinal(place + 1) if words else str(place + 1))
            rate = count.acceptance_rate
            if rate is None:
                continue
            height = max(1, round(rate * (body.height() - self.caption_height)))
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

    @property
    def _room_for_words(self) -> int:
        metrics = QtGui.QFontMetrics(sized_font(self.font(), CAPTION_PIXELS))
        return metrics.horizontalAdvance(_WIDEST_WORD) + scaled(_WORD_GAP)

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
