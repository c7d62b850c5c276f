"""Live panel next to the chat: how fast the answer in view is, and why."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from math import inf

import numpy as np
from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from foretoken.chat.conversations.conversation import Message, speedup_of
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.engine.step_series import (
    ACCEPTANCE_WINDOW,
    LOOKAHEAD_WINDOW,
    Curve,
    StepPlace,
)
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import (
    TOO_SHORT,
    Figure,
    accepted,
    explain_speedup,
    format_milliseconds,
    format_percent,
    format_rate,
    format_speedup,
    kind_text,
    predicted,
    reason_text,
    speed,
    speedup,
    speedup_words,
    token_gaps,
    unknown_speedup,
)
from foretoken.engine.speedup import Speedup, measured_speedup
from foretoken.engine.token_display import TokenKind, kind_of
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.live.charts import (
    NO_VALUE,
    Chart,
    PositionBars,
    StepBars,
    TimeSplitBar,
    short_number,
)
from foretoken.ui.live.curves import CurveChart, round_up
from foretoken.ui.live.legend import Legend
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import corner_below, margins
from foretoken.ui.look.plain_text import Label, escape_mnemonics, wrapped
from foretoken.ui.look.theme import BAR_PIXELS, Space
from foretoken.ui.look.themed import Edge, Fit, Surface, Themed, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import column, fill, note, paragraph, row

WIDTH = 300
_WIDTH_IN_LINES = 18
_MARGIN = 16
_MAX_BORDERS = 60
"""Maximum number of borders between answers; more would be indistinguishable."""
_SHOWN_REASONS = 4
_STEPS_BEFORE_DRAFTS = 8
"""Steps to wait for drafts: an answer may begin with passes that measure the plain speed."""
# Minimum end of the speed axis in multiples of the plain speed, so that it seldom grows.
_PLAIN_SPEEDS = 2.0


class ChartFile(StrEnum):
    """File types of saved charts; the values are the file extensions."""

    PNG = "png"
    SVG = "svg"
    CSV = "csv"


class PanelTools(QtWidgets.QWidget):
    """Toolbar above the figures: this answer or the whole chat, pause, save."""

    save_requested = Signal(object)
    """The ChartFile chosen in the menu."""

    def __init__(self) -> None:
        super().__init__()
        self.answer_tab = self._tab(tr("This answer"), tr("Charts of the answer in view"))
        self.chat_tab = self._tab(tr("Whole chat"), tr("Charts of all answers in this chat"))
        self.answer_tab.setChecked(True)
        self.whole, self.pause, self.more = (
            IconButton(icon, "", self) for icon in (Icon.WHOLE, Icon.PAUSE, Icon.EXPORT)
        )
        drag = tr("Drag in a curve to zoom in, or hold Ctrl and turn the wheel.")
        _name(self.whole, tr("Show all tokens"), drag)
        _name(self.more, tr("Save charts"))
        menu = QtWidgets.QMenu(self)
        for kind, words in (
            (ChartFile.PNG, tr("Save as image (PNG)…")),
            (ChartFile.SVG, tr("Save as image (SVG)…")),
            (ChartFile.CSV, tr("Save steps as table (CSV)…")),
        ):
            menu.addAction(escape_mnemonics(words), partial(self.save_requested.emit, kind))
        self.more.clicked.connect(lambda: menu.popup(corner_below(menu, self.more)))
        self._notice = styled(Label(tr("Charts are paused")), Type.SMALL, Surface.NOTICE, Fit.LOW)
        line = row(self.answer_tab, self.chat_tab, None, self.whole, self.pause, self.more)
        line.setSpacing(0)
        column(self, line, self._notice, spacing=Space.TIGHT)
        self.show_state(zoomed=False, paused=False)

    def show_state(self, *, zoomed: bool, paused: bool) -> None:
        """Update the buttons."""
        self.whole.setEnabled(zoomed)
        self.pause.show_icon(Icon.PLAY if paused else Icon.PAUSE)
        if paused:
            _name(self.pause, tr("Resume charts"))
        else:
            _name(self.pause, tr("Pause charts"), tr("The answer continues."))
        self._notice.setVisible(paused)

    def _tab(self, text: str, tip: str) -> QtWidgets.QToolButton:
        button = styled(QtWidgets.QToolButton(self), Type.SMALL)
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button


def _name(button: IconButton, name: str, tip: str = "") -> None:
    button.setAccessibleName(name)
    button.setToolTip("\n".join(filter(None, (name, tip))))


class Headline(QtWidgets.QWidget):
    """The speedup: a large figure with a text, or a text that says why there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Speedup"))
        self.figure = styled(Label(), Type.DISPLAY)
        self.words, self.aside = paragraph("", self, Type.NORMAL), note("", self)
        lines = column(None, self.words, self.aside, spacing=0)
        both = fill(QtWidgets.QHBoxLayout(self), self.figure, (lines, 1))
        both.setAlignment(self.figure, Qt.AlignmentFlag.AlignTop)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(Space.MEDIUM)

    def show_texts(self, figure: str, words: str, aside: str, explanation: str) -> None:
        """Set the texts; without a figure, the words take its place."""
        for label, text in ((self.figure, figure), (self.words, words), (self.aside, aside)):
            label.setText(text)
            label.setVisible(bool(text))
        self.setToolTip(wrapped(explanation))
        parts = " ".join(filter(None, (figure, words))), aside, explanation
        self.setAccessibleDescription(". ".join(filter(None, parts)))


class FigureRows(QtWidgets.QWidget):
    """Form of figures without a chart; rows without a value are hidden."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.values: dict[str, Label] = {}
        """Labels of the values by name."""
        self._form = QtWidgets.QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(Space.TINY)
        self._form.setFieldGrowthPolicy(self._form.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name in names:
            self.values[name] = label = paragraph("", None, Type.SMALL)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._form.addRow(styled(Label(name), Type.SMALL, Tone.MUTED), label)
            self._form.setRowVisible(label, False)

    def show_row(self, name: str, value: str, explanation: str = "") -> None:
        """Set the value of a row; an empty value hides it."""
        label = self.values[name]
        label.setText(value)
        label.setToolTip(wrapped(explanation))
        label.setAccessibleDescription(explanation)
        self._form.setRowVisible(label, bool(value))


class LivePanel(Themed, QtWidgets.QScrollArea):
    """Figures and charts of an answer or a chat, with the legend of the token colours.

    ``step_wanted`` and ``point_at_step`` count steps within the scope: by
    ``StepFinished.index`` for an answer, consecutively from the first step for a chat.
    """

    step_wanted = Signal(int)
    """The text of a step was requested by clicking its bar or a curve."""

    def __init__(self) -> None:
        super().__init__()
        self._history: RunHistory | None = None
        self._plain: float | None = None
        self._ended, self._served = True, False
        self._counted, self._count_of_answers = RunStatistics(), 0
        self._writing: RunHistory | None = None
        self._borders: tuple[float, ...] = ()
        self.part: tuple[float, float] | None = None
        """First and last token of the curves; None: all."""
        self._frozen: RunHistory | None = None
        """State at the time of the pause; None unless paused."""
        self._pointed: StepPlace | None = None
        self._kinds = frozenset[TokenKind]()
        """Kinds of tokens of the answer in view, in addition to those of its steps."""
        self.tools = PanelTools()
        self._headline = explain(Headline(), Word.SPEEDUP, Word.PLAIN)
        speed = CurveChart(tr("Speed"), 56, "accent", _rate)
        self._speed = explain(speed, Word.TOKEN, Word.PLAIN)
        self._speed.keep_captions_left_to_right()
        self.steps = explain(StepBars(), Word.STEP, Word.ACCEPTANCE)
        self.details = styled(QtWidgets.QToolButton(), Type.SMALL)
        """Button that unfolds the details."""
        rows = FigureRows(
            tr("Computed"),
            tr("Accepted while thinking"),
            tr("Accepted in the answer"),
            tr("Time between tokens"),
        )
        self._rows = explain(rows, Word.ACCEPTANCE)
        share = CurveChart(tr("Acceptance"), 54, "draft", format_percent)
        self._acceptance = explain(share, Word.ACCEPTANCE)
        self._positions = explain(PositionBars(), Word.ACCEPTANCE, Word.DRAFT)
        drafts = CurveChart(tr("Lookahead"), 38, "accent", _decimal, _draft_of, steps=True)
        self._lookahead = explain(drafts, Word.LOOKAHEAD)
        times = CurveChart(tr("Step time"), 38, "accent", format_milliseconds, _time_of)
        self._times = explain(times, Word.STEP)
        self._times.set_note(tr("thin line: predicted before the step"))
        self._split = explain(TimeSplitBar(), Word.STEP, Word.DRAFT, Word.TARGET)
        self.legend = explain(Legend(), Word.TOKEN, Word.DRAFT, Word.TARGET)
        """Its entries hide individual kinds of tokens."""
        self._nothing = paragraph("", None, Type.NOTE, Tone.MUTED)
        """Placeholder if there are no figures."""
        self._details = (
            self._rows, self._acceptance, self._positions, self._lookahead, self._times,
            self._split,
        )  # fmt: skip
        self._curve_charts = self._speed, self._acceptance, self._lookahead, self._times
        self._lay_out()
        self.on_look_changed()
        self._connect()
        self.show_history(None)

    def _lay_out(self) -> None:
        styled(self, Surface.PANEL, Edge.LEFT)
        self.setAccessibleName(tr("Live", about="the panel with figures"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.details.setCheckable(True)
        self.details.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._figures, self._folded = QtWidgets.QWidget(), QtWidgets.QWidget()
        self._on_details(False)
        column(self._folded, *self._details, spacing=Space.LOOSE)
        shown = self.tools, self._headline, self._speed, self.steps
        details = row(self.details, None)
        column(self._figures, *shown, details, self._folded, spacing=Space.LOOSE)
        content = self._content = styled(QtWidgets.QFrame(), Surface.PANEL)
        self._line = styled(QtWidgets.QFrame(), Surface.LINE)
        self._line.setFixedHeight(1)
        parts = self._figures, self._line, self.legend, (self._nothing, 1)
        whole = column(content, *parts, spacing=Space.LOOSE)
        whole.addStretch(0)
        end = _MARGIN - BAR_PIXELS
        whole.setContentsMargins(margins(_MARGIN - 1, Space.MEDIUM, end, Space.MEDIUM))
        self.setWidget(content)
        self.setWidgetResizable(True)

    def on_look_changed(self) -> None:
        """Grow half as fast as the text, because the chat needs room, too."""
        half = (WIDTH + _WIDTH_IN_LINES * self.fontMetrics().height()) // 2
        width = max(half, self.tools.sizeHint().width() + 2 * _MARGIN)
        self.setFixedWidth(width)
        # Always reserve room for the scroll bar, so that nothing moves when it appears.
        self._content.setFixedWidth(width - 1 - BAR_PIXELS)

    def _connect(self) -> None:
        tools = self.tools
        tools.whole.clicked.connect(partial(self.set_part, None))
        tools.pause.clicked.connect(self.toggle_pause)
        self.details.toggled.connect(self._on_details)
        for chart in self._curve_charts:
            chart.zoom_requested.connect(self.set_part)
        for each in (*self._curve_charts, self.steps):
            each.pointed.connect(self._point)
            each.stepped.connect(self._on_stepped)
            each.clicked.connect(lambda place: self.step_wanted.emit(place.step.index))

    # --- content -----------------------------------------------------------------------------

    @property
    def saved_widgets(self) -> tuple[QtWidgets.QWidget, ...]:
        """Widgets in a picture of the charts, from top to bottom."""
        return (self._headline, self._speed, self.steps, *self._details, self.legend)

    def show_history(
        self,
        history: RunHistory | None,
        answer: Message | None = None,
        borders: tuple[float, ...] = (),
        *,
        ended: bool = True,
    ) -> None:
        """Show the history of the answer in view, or of its chat if ``of_chat``.

        ``history`` is None if it was not measured. ``borders`` are the numbers of tokens before
        each answer of the chat but the first.
        """
        if history is not self._history:
            self._reset()
        self._history, self._borders, self._ended = history, borders, ended
        self._kinds, computed = frozenset[TokenKind](), ""
        self._served = False
        why = tr("As an answer is written, its speed and the source of its words appear here.")
        if answer is not None:
            self._kinds = frozenset(map(kind_of, answer.tokens))
            computed = "" if answer.source is None else answer.source.place_words
            self._served = answer.served and (bool(answer.tokens) or not ended)
            why = tr("No measurements for this answer.")
        if self._served:
            why = tr("The server does not report its steps, so there is nothing to show.")
        self._rows.show_row(tr("Computed"), computed)
        self._nothing.setText(why)
        self._figures.setVisible(history is not None)
        self._nothing.setVisible(history is None)
        self.refresh()

    def show_chat(self, answers: Sequence[Message], writing: RunHistory | None) -> None:
        """Set the answers of the current chat, and the history of the one being written.

        Shown with the next ``show_history``.
        """
        self._count_of_answers, self._counted = len(answers), RunStatistics()
        for answer in answers:
            if answer.statistics is not None:
                self._counted.add(answer.statistics)
        self._writing = writing

    def set_plain_speed(self, tokens_per_second: float | None) -> None:
        """Set the plain speed to show until the answer has its own; None: still being measured."""
        if tokens_per_second != self._plain:
            self._plain = tokens_per_second
            self.refresh()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Refresh: hidden panels are not kept up to date."""
        super().showEvent(event)
        self.refresh()

    @property
    def of_chat(self) -> bool:
        """Whether to show all answers of the chat instead of the one in view."""
        return self.tools.chat_tab.isChecked()

    @property
    def paused(self) -> bool:
        """Whether the charts are frozen while the answer continues."""
        return self._frozen is not None

    @Slot()
    def toggle_pause(self) -> None:
        """Stop or resume updates of the charts."""
        self.refresh()  # to pause at the current state
        self._frozen = None if self.paused else self._shown.snapshot()
        self._show_tools()
        self.refresh()

    @Slot(object)
    def set_part(self, part: tuple[float, float] | None, *_: object) -> None:
        """Zoom to a part of the tokens; None: show all."""
        if part == self.part:
            return
        self.part = part
        self._show_tools()
        self._draw()
        for chart in self._curve_charts:
            chart.describe()

    def refresh(self) -> None:
        """Show the current state of the history, unless the charts are paused."""
        if not self.paused:
            self._draw()
            self._write_figures()

    @property
    def _shown(self) -> RunHistory:
        return self._frozen or self._history or RunHistory()

    @property
    def _range(self) -> tuple[float, float]:
        """First and last token of the curves."""
        return self.part or (0.0, inf)

    def _reset(self) -> None:
        """Reset zoom and pointer, for other steps."""
        self._frozen = self.part = None
        self._point(None)
        self._show_tools()

    def _show_tools(self) -> None:
        self.tools.show_state(zoomed=self.part is not None, paused=self.paused)

    @Slot(bool)
    def _on_details(self, shown: bool) -> None:
        self.details.setText(tr("Hide details") if shown else tr("Show details"))
        self._folded.setVisible(shown)

    # --- drawing -----------------------------------------------------------------------------

    @Slot()
    def _draw(self) -> None:
        """Update the charts for the current part."""
        history, series = self._shown, self._shown.series
        curves = history.curves if self.part is None else series.detail(series.between(*self.part))
        borders = self._borders if len(self._borders) <= _MAX_BORDERS else ()
        for chart in self._curve_charts:
            chart.set_axis(series, self.part, borders)
        begin, end = map(round, self._speed.axis)
        self._speed.set_captions(number(begin), tr_n("{count} token", "{count} tokens", end))
        plain = self._plain_speed
        least = max(_PLAIN_SPEEDS * (plain or 0.0), 1.0)
        self._speed.set_curve(curves.speed, _top(least, curves.speed), level=plain)
        self.steps.set_steps(series, series.between(*self._range))
        self._acceptance.set_curve(curves.acceptance, 1.0)
        self._lookahead.set_curve(curves.lookahead, _top(5.0, curves.lookahead))
        real, expected = curves.real_ms, curves.predicted_ms
        self._times.set_curve(real, _top(1.0, real, expected), second=expected)
        top = format_milliseconds(self._times.top)
        self._times.set_captions(tr("0 to {top}", about="an axis", top=top) if real[0].size else "")

    # --- pointing ----------------------------------------------------------------------------

    def point_at_step(self, step: int | None) -> None:
        """Mark a step in all charts; None removes the mark."""
        if self.isVisible():
            self._point(None if step is None else self._shown.series.place_of(step))

    @Slot(int)
    def _on_stepped(self, by: int) -> None:
        """Move by steps with the keyboard, and announce each to screen readers."""
        series = self._shown.series
        if not series:
            return
        begin, end = self._range
        inside = series.between(begin, end)
        step = inside.start if by > 0 else inside.stop - 1
        if self._pointed is not None:
            step = self._pointed.number + by
        place = series.place(min(max(step, 0), len(series) - 1))
        if not (place.start <= end and place.end >= begin):  # scroll to it
            start = max(0.0, place.start - (end - begin) / 2)
            self.set_part((start, start + end - begin))
        self._point(place)
        chart = QtWidgets.QApplication.focusWidget()
        if isinstance(chart, Chart) and chart.read_out:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(chart, chart.read_out))

    @Slot(object)
    def _point(self, place: StepPlace | None) -> None:
        """Mark a step in all charts."""
        self._pointed = place
        for chart in (*self._curve_charts, self.steps):
            chart.point(place)

    # --- figures -----------------------------------------------------------------------------

    def _write_figures(self) -> None:
        history = self._shown
        self._write_headline()
        self._write_speed(history)
        self._write_acceptance(history)
        self._write_lookahead(history)
        self._write_details(history)
        self._show_drafting(history.statistics)
        self._show_legend()

    @property
    def _speedup(self) -> Speedup | None:
        """Measured speedup of the answer or the chat."""
        if self._served or self._history is None:
            return None
        return self._chat_speedup if self.of_chat else measured_speedup(self._history.statistics)

    @property
    def _chat_speedup(self) -> Speedup | None:
        writing = None if self._writing is None else self._writing.statistics
        return speedup_of((self._counted, writing))

    @property
    def _plain_speed(self) -> float | None:
        """The plain speed to compare with."""
        if (found := self._speedup) is not None:
            return found.plain_tokens_per_second
        measured = self._history is None or self._ended or self._served or self.of_chat
        return None if measured else self._plain

    def _write_headline(self) -> None:
        """Show the speedup of the scope, or why there is none, and that of an answer's chat."""
        found, aside, chat = self._speedup, "", self._chat_speedup
        several = self._count_of_answers + (self._writing is not None) > 1
        if several and not self.of_chat and chat is not None and chat.conclusive:
            aside = tr("Whole chat: {speedup}", speedup=format_speedup(chat.ratio))
        if found is not None and found.conclusive:
            figure, words = format_speedup(found.ratio), speedup_words(found.ratio)
            self._headline.show_texts(figure, words, aside, explain_speedup(found))
            return
        measuring = not self._ended
        why = speedup(self._shown.statistics, measuring=measuring)
        if self._served:
            why = unknown_speedup()
        elif found is not None:
            why = Figure("", tr(TOO_SHORT), explain_speedup(found))
        words = tr("Measuring…") if measuring else tr("Speedup not measured")
        if why is not None:
            words = why.unit[:1].upper() + why.unit[1:]
        self._headline.show_texts("", words, aside, "" if why is None else why.explanation)

    def _write_speed(self, history: RunHistory) -> None:
        plain, figure = self._plain_speed, speed(history.statistics)
        words = ""
        if plain is not None:
            words = tr("- - without drafting: {speed} (measured)", speed=_rate(plain))
        elif self._history is not None and not self._ended and not self._served:
            words = tr("without drafting: measuring…")
        self._speed.set_note(words)
        if figure is None:
            self._speed.set_value(NO_VALUE)
            return
        whole = tr("Whole chat: {told}") if self.of_chat else tr("Whole answer: {told}")
        top = tr("Top of the chart: {rate} tok/s.", rate=short_number(self._speed.top))
        self._speed.set_value(figure.text, f"{whole.format(told=figure.explanation)}\n{top}")

    def _write_acceptance(self, history: RunHistory) -> None:
        counted, figure = history.statistics, accepted(history.statistics)
        self._positions.set_positions(history.positions)
        if figure is None:
            self.steps.set_value(NO_VALUE)
            self._acceptance.set_value(NO_VALUE)
            return
        means = tr(
            "{accepted} of {drafted}",
            accepted=number(history.mean_accepted or 0.0, 1),
            drafted=short_number(history.mean_drafted or 0.0),
        )
        self.steps.set_value(means, figure.explanation)
        share = format_percent(counted.draft_acceptance_rate)
        self._acceptance.set_value(share, figure.explanation)
        self._acceptance.set_captions(
            tr("{figure}; curve over {count} steps", figure=figure.number, count=ACCEPTANCE_WINDOW)
        )

    def _write_lookahead(self, history: RunHistory) -> None:
        now, mean, paused_at = history.lookahead, history.mean_lookahead, history.paused_at
        if now is None or mean is None:
            self._lookahead.set_value(NO_VALUE)
            self._lookahead.set_captions("")
            return
        lines = [tr("Mean of all steps with a draft: {mean}", mean=number(mean, 1))]
        lines += [
            tr("{reason}: {count}", reason=kind_text(kind), count=number(count))
            for kind, count in history.reasons.most_common(_SHOWN_REASONS)
        ]
        value = tr("paused", about="drafting") if now == 0 else str(now)
        self._lookahead.set_value(value, "\n".join(lines))
        if paused_at is None:
            caption = tr("drafted per step, last {count} steps", count=LOOKAHEAD_WINDOW)
        elif now == 0:
            caption = tr("paused since token {token}", token=paused_at + 1)
        else:
            caption = tr("paused at token {token}", token=paused_at + 1)
        self._lookahead.set_captions(caption)

    def _write_details(self, history: RunHistory) -> None:
        thought = bool(history.reasoning.drafted) and not self.of_chat
        for name, counts in (
            (tr("Accepted while thinking"), history.reasoning),
            (tr("Accepted in the answer"), history.answering),
        ):
            rate = counts.draft_acceptance_rate if thought else None
            value = tr(
                "{accepted} of {drafted} ({share})",
                accepted=counts.accepted,
                drafted=counts.drafted,
                share=format_percent(rate),
            )
            self._rows.show_row(name, "" if rate is None else value)
        gaps, value = token_gaps(history.statistics), ""
        if gaps is not None:
            slow = format_milliseconds(history.statistics.gap_p95_ms or 0.0)
            value = tr("{median} (95 %: {slow})", median=gaps.number, slow=slow)
        self._rows.show_row(
            tr("Time between tokens"), value, "" if gaps is None else gaps.explanation
        )
        error = predicted(history.prediction)
        if error is not None:
            self._times.set_value(error.number, error.explanation)
        self._split.set_split(history.time_split)

    def _show_drafting(self, counted: RunStatistics) -> None:
        """Show the charts of drafts only if there are drafts."""
        shown = bool(counted.drafted)
        if not shown and not self._ended and counted.steps < _STEPS_BEFORE_DRAFTS:
            return  # a new answer keeps the layout of the previous one
        for chart in (self.steps, self._acceptance, self._positions, self._lookahead):
            chart.setVisible(shown)
        self._times.setVisible(shown and predicted(self._shown.prediction) is not None)

    def _show_legend(self) -> None:
        kinds = self._kinds | self._shown.series.kinds
        self.legend.show_contained(kinds)
        self.legend.setVisible(bool(kinds))
        self._line.setVisible(bool(kinds) and self._history is not None)


def _top(least: float, *curves: Curve) -> float:
    """Return the end of a y axis that fits these curves."""
    return round_up(max(float(np.nanmax(curve[1], initial=least)) for curve in curves))


def _rate(tokens_per_second: float) -> str:
    return f"{format_rate(tokens_per_second)} {tr('tok/s', about='tokens per second')}"


def _decimal(value: float) -> str:
    return number(value, 1)


def _draft_of(place: StepPlace) -> str:
    step = place.step
    words = tr_n("{count} drafted", "{count} drafted", step.drafted)
    if step.reason is None:
        return words
    return tr("{what}: {why}", what=words, why=reason_text(step.reason))


def _time_of(place: StepPlace) -> str:
    """Return the time of a step, with the predicted one if known."""
    real_ms, predicted_ms = place.step.total_ms, place.step.predicted_ms
    if predicted_ms is None:
        return tr("{time} ms", time=number(real_ms, 1))
    return tr(
        "{time} ms, predicted {predicted} ms",
        time=number(real_ms, 1),
        predicted=number(predicted_ms, 1),
    )
