"""The panel beside the chat: how fast the answer in view is, and why."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.speedups import speedup_of
from foretoken.control.engine.run_history import (
    ACCEPTANCE_WINDOW,
    LOOKAHEAD_WINDOW,
    SPEED_WINDOW,
    RunHistory,
    TimeSplit,
)
from foretoken.control.engine.step_series import Curve, StepPlace
from foretoken.engine.events import DraftCounts
from foretoken.engine.figures import (
    TOO_SHORT,
    accepted,
    explain_speedup,
    format_percent,
    format_rate,
    format_speedup,
    kind_text,
    predicted,
    reason_text,
    speed,
    speedup,
    unknown_speedup,
)
from foretoken.engine.speedup import Speedup, measured_speedup
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.live.charts import Chart, PositionBars, StepBars, TimeSplitBar
from foretoken.ui.live.curves import (
    AcceptanceChart,
    CurveChart,
    CurvePoint,
    LookaheadChart,
    SpeedChart,
    StepTimeChart,
    load_curves,
    point_at,
    told_course,
)
from foretoken.ui.live.legend import Legend
from foretoken.ui.live.panel_figures import NO_VALUE, Headline, PartFigures
from foretoken.ui.live.panel_preview import BEFORE, UNMEASURED, UNTOLD, PanelPreview
from foretoken.ui.live.panel_tools import Extent, PanelTools
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import SLIM_BAR_PIXELS, Space, scaled, scaled_by_half
from foretoken.ui.look.themed import Edge, Fit, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.words import Word

WIDTH = 300
_MARGIN = 20
_LOADED_AFTER_MS = 200
"""From when it is first seen, what draws curves is loaded."""
_MOST_MARKS = 60
"""Of changes of the lookahead: more could not be told apart."""
_COURSE_EVERY_S = 5.0
"""How often the words for those who do not see the charts follow while an answer is written."""
_TOLD_REASONS = 4
_STEPS_BEFORE_DRAFTS = 8
"""An answer may begin with passes that measure the plain speed."""


class LivePanel(Themed, QtWidgets.QScrollArea):
    """Figures and charts of one answer, or of a chat, with the legend of the token colours.

    ``steps.step_clicked``, ``step_wanted`` and ``point_at_step`` count the steps of what is shown:
    those of an answer by their ``StepFinished.index``, those of a chat through from its first one.
    """

    step_wanted = Signal(int)
    """A curve was clicked: the text of the step is to be shown."""
    extent_changed = Signal(object)
    """An Extent: of what is to be told now; of a whole chat ``show_whole`` brings it."""

    def __init__(self) -> None:
        super().__init__()
        self._load_timer = QtCore.QTimer(self, singleShot=True, interval=_LOADED_AFTER_MS)
        self._load_timer.timeout.connect(load_curves)
        self._history: RunHistory | None = None
        self._plain: float | None = None
        self._ended, self._served = True, False
        self._answers: tuple[Message, ...] = ()
        self._writing: RunHistory | None = None
        self._whole: RunHistory | None = None
        self._borders: tuple[float, ...] = ()
        self._extent = Extent.ANSWER
        self._drawn: RunHistory | None = None
        self._part: tuple[float, float] | None = None
        self._held: int | None = None  # steps when the charts were told to stand still
        self._curves: tuple[Curve, ...] = ()
        self._pointed: StepPlace | None = None
        self._course_at = -inf
        self._content = QtWidgets.QFrame()
        self.tools = PanelTools()
        self._headline = Headline()
        self._place = dress(Label(), Type.SMALL, Tone.MUTED)
        self._place.setWordWrap(True)
        self._place.hide()
        self._speed = SpeedChart()
        self._acceptance = AcceptanceChart()
        self._parts = PartFigures()
        self.steps = StepBars()
        """A click on one of its bars asks for the text of the step."""
        self._positions = PositionBars()
        self._lookahead = LookaheadChart()
        self._times = StepTimeChart()
        self._time = TimeSplitBar()
        self._legend = Legend()
        self._figures = QtWidgets.QWidget()
        self._preview = PanelPreview(self._figures)
        self._charts: tuple[Chart, ...] = (
            self._speed,
            self._acceptance,
            self.steps,
            self._positions,
            self._lookahead,
            self._times,
            self._time,
        )
        self._curve_charts: tuple[CurveChart, ...] = (
            self._speed,
            self._acceptance,
            self._lookahead,
            self._times,
        )
        self._without_drafts = dress(Label(), Type.SMALL, Tone.MUTED)
        """In place of the charts that are about drafts."""
        self._without_drafts.setWordWrap(True)
        self._without_drafts.hide()
        for part, words in (
            (self._headline, (Word.SPEEDUP, Word.PLAIN)),
            (self._speed, (Word.TOKEN, Word.PLAIN)),
            (self._acceptance, (Word.ACCEPTANCE,)),
            (self._parts, (Word.ACCEPTANCE,)),
            (self.steps, (Word.STEP, Word.ACCEPTANCE)),
            (self._positions, (Word.ACCEPTANCE, Word.DRAFT)),
            (self._lookahead, (Word.LOOKAHEAD,)),
            (self._times, (Word.STEP,)),
            (self._time, (Word.STEP, Word.DRAFT, Word.TARGET)),
            (self._legend, (Word.TOKEN, Word.DRAFT, Word.TARGET)),
        ):
            explain(part, *words)
        self._lay_out()
        self._connect()
        self.on_look_changed()
        self.show_history(None)

    @property
    def legend(self) -> Legend:
        """The entries that hide single kinds of tokens."""
        return self._legend

    def on_look_changed(self) -> None:
        """Take over the text size."""
        needed = self.tools.words_width + 2 * _MARGIN
        width = min(scaled(WIDTH), max(scaled_by_half(WIDTH), needed))
        self.setFixedWidth(width)
        # Room for the scroll bar is always kept, so that nothing moves when it appears.
        self._content.setFixedWidth(width - 1 - SLIM_BAR_PIXELS)

    def show_history(
        self,
        history: RunHistory | None,
        *,
        answered: bool = False,
        ended: bool = True,
        served: bool = False,
    ) -> None:
        """Show another answer, or none: ``answered`` if there is one that was not measured.

        ``served``: a server writes it, or did, so that no plain speed is measured.
        """
        if history is not self._history and self._extent is Extent.ANSWER:
            self._begin_anew()
        self._history, self._ended = history, ended
        self._served = served
        self._preview.say(UNTOLD if served else UNMEASURED if answered else BEFORE)
        self._figures.setVisible(history is not None)
        self._preview.setVisible(history is None)
        self.refresh_curves()
        self.refresh_numbers(at_last=ended)

    def show_place(self, words: str) -> None:
        """Say on what the answer is computed, or was; empty: nothing."""
        self._place.setText(words)
        self._place.setVisible(bool(words))

    def show_whole(
        self, history: RunHistory | None, borders: tuple[float, ...] = (), *, complete: bool = True
    ) -> None:
        """Bring all answers of the chat, where they are to be shown.

        ``borders`` are the tokens before each answer but the first; ``complete``: no more come.
        """
        if history is not self._whole and self._extent is Extent.CHAT:
            self._begin_anew()
        self._whole, self._borders = history, borders
        if self._extent is Extent.CHAT:
            self.refresh_curves()
            self.refresh_numbers(at_last=complete)

    def show_chat(self, answers: Sequence[Message], writing: RunHistory | None) -> None:
        """Tell of all answers of the chat in view, and of the one that is being written."""
        self._answers, self._writing = tuple(answers), writing
        self._write_numbers()

    def set_plain_speed(self, tokens_per_second: float | None) -> None:
        """Draw this plain speed until the answer has its own; None while it is being measured."""
        self._plain = tokens_per_second
        self._write_numbers()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Catch up: nobody refreshes what is hidden."""
        super().showEvent(event)
        self._load_timer.start()
        self.refresh_curves()
        self.refresh_numbers()

    @property
    def pictured(self) -> tuple[QtWidgets.QWidget, ...]:
        """What is in a picture of the charts, from top to bottom."""
        first = self._charts[: self._charts.index(self._acceptance) + 1]
        others = self._charts[len(first) :]
        return (self._headline, *first, self._parts, *others, self._legend)

    @property
    def extent(self) -> Extent:
        """Of what the charts tell."""
        return self._extent

    def set_extent(self, extent: Extent) -> None:
        """Tell of one answer, or of the whole chat."""
        if extent is self._extent:
            return
        self._extent = extent
        self.tools.show_extent(extent)
        self._begin_anew()
        self.extent_changed.emit(extent)
        self.refresh_curves()
        self.refresh_numbers()

    @property
    def stands_still(self) -> bool:
        """Whether the charts stay as they are while the answer goes on."""
        return self._held is not None

    def set_still(self, still: bool) -> None:
        """Let the charts stand still, or go on."""
        if still is self.stands_still:
            return
        if still:  # all of it as it is now
            self._take_curves()
            self._draw()
        self._held = len(self._shown.series) if still else None
        self._show_tools()
        if not still:
            self.refresh_curves()
            self.refresh_numbers()

    @property
    def part(self) -> tuple[float, float] | None:
        """From which token to which the curves are shown; None: all."""
        return self._part

    def set_part(self, part: tuple[float, float] | None) -> None:
        """Look closely at some tokens, or at all again."""
        if part == self._part:
            return
        self._part = part
        for chart in self._curve_charts:
            chart.set_part(part)
        self._show_tools()
        self._draw()

    def point_at_step(self, step: int | None) -> None:
        """Mark the bar of a step and its place in all curves; None: none."""
        place = None if step is None else self._shown.series.place_of(step)
        if not self.isVisible():
            return
        self._point(place)
        self.steps.mark_step(None if place is None else place.step.index)

    def refresh_curves(self) -> None:
        """Draw what the history holds by now; for the eye, 10 to 15 times a second.

        Only what changes most: the other curves follow with the numbers.
        """
        if self._held is None:
            self._take_curves()
            self._draw_lively()

    def refresh_numbers(self, *, at_last: bool = False) -> None:
        """Write what the history holds by now; for reading, 2 to 4 times a second.

        ``at_last``: it does not change soon.
        """
        if self._held is not None:
            return
        history = self._shown
        self._take_curves()
        self._draw_calm()
        if at_last or time.monotonic() - self._course_at >= _COURSE_EVERY_S:
            self._course_at = time.monotonic()
            self._write_courses(history)
        self._write_numbers()

    def _write_numbers(self) -> None:
        if self._held is not None:
            return
        history = self._shown
        self._write_headline()
        self._write_speed(history)
        self._write_acceptance(history)
        self._write_lookahead(history)
        self._write_times(history)
        self._write_time(history.time_split, history.statistics.steps)
        self._show_drafting(history)

    # --- what is shown -----------------------------------------------------------------------

    @property
    def _shown(self) -> RunHistory:
        history = self._whole if self._extent is Extent.CHAT else self._history
        return history or RunHistory()

    @property
    def _has_history(self) -> bool:
        return (self._whole if self._extent is Extent.CHAT else self._history) is not None

    @property
    def _has_ended(self) -> bool:
        return self._writing is None if self._extent is Extent.CHAT else self._ended

    @property
    def _count(self) -> int:
        """Steps that are shown: those of the moment when the charts were told to stand still."""
        return len(self._shown.series) if self._held is None else self._held

    def _take_curves(self) -> None:
        history = self._shown
        self._curves = (
            history.speed_curve,
            history.acceptance_curve,
            history.lookahead_curve,
            history.real_curve,
            history.predicted_curve,
        )

    def _begin_anew(self) -> None:
        """Other steps are shown from now on."""
        self._held = None
        self._part = None
        self._course_at = -inf
        for chart in self._curve_charts:
            chart.set_part(None)
        for each in self._charts:
            each.reset_axes()
        self._point(None)
        self._show_tools()

    def _show_tools(self) -> None:
        self.tools.show_state(part=self._part is not None, still=self.stands_still)

    def _draw(self) -> None:
        """Draw what is known, at the part that is wanted."""
        self._draw_lively()
        self._draw_calm()

    def _draw_lively(self) -> None:
        """Speed, acceptance and bars, at which people look while an answer is written."""
        history = self._shown
        speeds, accepted_ = self._curves[:2]
        if self._part is not None:
            detail = history.detail(*self._part, self._count)
            speeds, accepted_ = detail.speed, detail.acceptance
        self._speed.set_curve(speeds)
        self._acceptance.set_curve(accepted_)
        self._draw_bars(history)

    def _draw_calm(self) -> None:
        """The other curves, which tell why; marks and axes."""
        history, series = self._shown, self._shown.series
        borders = self._borders if self._extent is Extent.CHAT else ()
        borders = borders if len(borders) <= _MOST_MARKS else ()
        last = series.place_at(inf, self._count)
        for chart in self._curve_charts:
            chart.set_borders(borders)
            chart.set_whole_end(0.0 if last is None else float(last.end))
        changes = series.changes(*(self._part or (0.0, inf)), _MOST_MARKS, self._count)
        lookahead, real, expected = self._curves[2:]
        if self._part is not None:
            detail = history.detail(*self._part, self._count)
            lookahead, real, expected = detail.lookahead, detail.real_ms, detail.predicted_ms
        self._lookahead.set_curve(lookahead, changes)
        self._times.set_curves(real, expected, held=self._part is not None)

    def _draw_bars(self, history: RunHistory) -> None:
        """The same stretch as in the curves."""
        steps = range(self._count)
        if self._part is not None:
            steps = history.series.between(*self._part, self._count)
        self.steps.set_bars(history.series.bars(steps, self.steps.fitting))

    # --- pointing ----------------------------------------------------------------------------

    def _connect(self) -> None:
        tools = self.tools
        for extent in Extent:
            tools.tab(extent).clicked.connect(
                lambda _checked=False, extent=extent: self.set_extent(extent)
            )
        tools.whole.clicked.connect(lambda: self.set_part(None))
        tools.still.clicked.connect(lambda: self.set_still(True))
        tools.go_on.clicked.connect(lambda: self.set_still(False))
        for chart in self._curve_charts:
            chart.pointed.connect(self._on_pointed)
            chart.stepped.connect(self._on_stepped)
            chart.part_wanted.connect(self.set_part)
            chart.place_clicked.connect(self._on_place_clicked)
        self.steps.step_pointed.connect(self._on_bar_pointed)

    @Slot(object)
    def _on_pointed(self, token: float | None) -> None:
        place = None if token is None else self._shown.series.place_at(token, self._count)
        self._point(place)
        self.steps.mark_step(None if place is None else place.step.index)

    @Slot(int)
    def _on_stepped(self, by: int) -> None:
        """The keyboard goes from step to step, and a screen reader says what is there."""
        series = self._shown.series
        if not self._count:
            return
        if self._pointed is None:
            inside = series.between(*(self._part or (0.0, inf)), self._count)
            number = inside.start if by > 0 else max(inside.start, inside.stop - 1)
        else:
            number = min(max(self._pointed.number + by, 0), self._count - 1)
        place = series.place_of(series.steps[number].index)
        self._point(place)
        if place is None:
            return
        self.steps.mark_step(place.step.index)
        if self._part is not None and not self._within(place):
            width = self._part[1] - self._part[0]
            begin = max(0.0, place.start - width / 2)
            self.set_part((begin, begin + width))
            self._point(place)
        chart = QtWidgets.QApplication.focusWidget()
        if isinstance(chart, CurveChart) and chart.read_out:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(chart, chart.read_out))

    @Slot(object)
    def _on_bar_pointed(self, step: int | None) -> None:
        self._point(None if step is None else self._shown.series.place_of(step))

    @Slot(float)
    def _on_place_clicked(self, token: float) -> None:
        place = self._shown.series.place_at(token, self._count)
        if place is not None:
            self.step_wanted.emit(place.step.index)

    def _within(self, place: StepPlace) -> bool:
        begin, end = self._part or (0.0, inf)
        return place.start <= end and place.end >= begin

    def _point(self, place: StepPlace | None) -> None:
        """Draw a line through this step in all curves, each with what it says there."""
        self._pointed = place
        if place is None:
            for chart in self._curve_charts:
                chart.point(None)
            return
        step = place.step
        detail = self._shown.detail(place.start, place.end, self._count) if self._part else None
        speeds, accepted_, lookahead, real, _ = self._curves
        for chart, curve, x, close in (
            (self._speed, speeds, place.end, detail and detail.speed),
            (self._acceptance, accepted_, place.end, detail and detail.acceptance),
        ):
            point = point_at(close or curve, x)
            if point is not None:
                known = point.y == point.y
                value = chart.told(point.y) if known else tr("nothing drafted")
                chart.point(CurvePoint(place.end, point.y), f"{self._place_words(place)}: {value}")
        drafts = tr_n("{count} drafted", "{count} drafted", step.drafted)
        why = None if step.reason is None else reason_text(step.reason)
        told = tr("{what}: {why}", what=drafts, why=why) if why else drafts
        own = point_at(lookahead, place.start, held=True) if detail is None else None
        height = float(step.lookahead) if own is None else own.y
        self._lookahead.point(CurvePoint(place.start, height), told)
        own = point_at(real, place.end) if detail is None else None
        height = step.total_ms if own is None else own.y
        both = self._times.told_both(step.total_ms, step.predicted_ms)
        self._times.point(CurvePoint(place.end if own else place.start, height), both)

    def _place_words(self, place: StepPlace) -> str:
        if place.end - place.start > 1:
            return tr(
                "tokens {first} to {last}", first=number(place.start + 1), last=number(place.end)
            )
        return tr("token {token}", token=number(place.end))

    def _write_courses(self, history: RunHistory) -> None:
        """Say in words what the curves show."""
        for chart, curve in (
            (self._speed, history.speed_curve),
            (self._acceptance, history.acceptance_curve),
            (self._lookahead, history.lookahead_curve),
            (self._times, history.real_curve),
        ):
            told: Callable[[float], str] = chart.told
            chart.set_course(told_course(curve, told))

    def _lay_out(self) -> None:
        dress(self, Surface.PANEL, Edge.LEFT)
        self.setAccessibleName(tr("Live", about="the panel with figures"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = self._content
        dress(content, Surface.PANEL)
        dress(self.verticalScrollBar(), Fit.SLIM)
        column = QtWidgets.QVBoxLayout(content)
        column.setContentsMargins(margins(_MARGIN - 1, 12, _MARGIN - SLIM_BAR_PIXELS, 12))
        column.setSpacing(Space.LOOSE)
        rows = QtWidgets.QVBoxLayout(self._figures)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(column.spacing())
        rows.addWidget(self.tools)
        rows.addWidget(self._headline)
        rows.addWidget(self._place)
        for chart in self._charts:
            rows.addWidget(chart)
            if chart is self._speed:
                rows.addWidget(self._without_drafts)
            if chart is self._acceptance:
                rows.addWidget(self._parts)
        column.addWidget(self._preview)
        column.addWidget(self._figures)
        line = dress(QtWidgets.QFrame(), Surface.LINE)
        line.setFixedHeight(1)
        column.addWidget(line)
        column.addWidget(self._legend)
        column.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)

    @property
    def _compared_with(self) -> float | None:
        """The plain speed beside which what the charts tell of stands."""
        if self._extent is Extent.CHAT:
            whole = self._chat_speedup
            return None if whole is None else whole.plain_tokens_per_second
        return self._answer_plain

    @property
    def _answer_plain(self) -> float | None:
        found = None if self._history is None else measured_speedup(self._history.statistics)
        if found is not None:
            return found.plain_tokens_per_second
        return None if self._ended or self._served else self._plain

    @property
    def _chat_speedup(self) -> Speedup | None:
        """That of all answers of the chat together."""
        answers = [message.statistics for message in self._answers]
        if self._writing is not None:
            answers.append(self._writing.statistics)
        return speedup_of(answers)

    def _write_headline(self) -> None:
        """Tell of answer and chat, whatever the charts tell of."""
        history = self._history or RunHistory()
        own = speedup(history.statistics, measuring=not self._ended)
        whole = self._chat_speedup
        of_answer = own.number or own.unit if own is not None else ""
        if self._served and self._history is not None:
            own = unknown_speedup()
            of_answer = own.unit
        elif own is not None and not (history.statistics.drafted or self._ended):
            of_answer = tr("no drafts yet")
        if whole is not None and not self._served:  # nothing is claimed beside a server's answer
            told, also = whole.conclusive, bool(own is not None and own.number)
            lines = [tr("plain speed, this chat")] if told else []
            if also:
                lines.append(tr("this answer {speedup}", speedup=of_answer))
            elif told and of_answer:
                lines.append(tr("this answer: {state}", state=of_answer))
            self._headline.show_texts(
                format_speedup(whole.ratio) if told else tr(TOO_SHORT),
                tuple(lines),
                tr("All answers of this chat together: {told}", told=explain_speedup(whole)),
                calm=not told,
            )
        elif own is not None:
            self._headline.show_texts(of_answer, (), own.explanation, calm=True)
        elif self._history is None:
            self._headline.show_texts(NO_VALUE, (tr("no answer yet"),), "", calm=True)
        else:
            self._headline.show_texts(tr("measuring"), (), "", calm=True)

    def _write_speed(self, history: RunHistory) -> None:
        plain = self._compared_with
        figure = speed(history.statistics)
        self._speed.set_plain_speed(
            plain if self._has_history else None,
            measuring=self._has_history and not self._has_ended and not self._served,
        )
        if figure is None:
            self._speed.set_value(NO_VALUE)
            return
        recent = history.recent_tokens_per_second
        told = [self._of_all(figure.explanation)]
        if recent is not None:
            told.append(
                tr_n(
                    "Last {count} step: {rate} tok/s.",
                    "Last {count} steps: {rate} tok/s.",
                    SPEED_WINDOW,
                    rate=format_rate(recent),
                )
            )
        top = f"{self._speed.axis_top:g}"
        told.append(tr("Top of the chart: {rate} tok/s.", rate=top))
        self._speed.set_value(figure.text, " ".join(told))

    def _write_acceptance(self, history: RunHistory) -> None:
        s = history.statistics
        self._write_parts(history)
        figure = accepted(s)
        if figure is None:
            self._acceptance.set_value(NO_VALUE)
            self.steps.set_value(NO_VALUE)
        else:
            recent_accepted, recent_drafted = history.recent_verdicts
            recent = tr_n(
                "Last {count} step: {accepted} of {drafted}.",
                "Last {count} steps: {accepted} of {drafted}.",
                ACCEPTANCE_WINDOW,
                accepted=recent_accepted,
                drafted=recent_drafted,
            )
            self._acceptance.set_value(
                f"{figure.number} ({format_percent(s.draft_acceptance_rate)})",
                f"{figure.explanation} {recent}",
            )
            mean_drafted = f"{history.mean_drafted or 0.0:.1f}"
            self.steps.set_value(
                tr(
                    "{accepted} of {drafted}",
                    accepted=number(history.mean_accepted or 0.0, 1),
                    drafted=number(float(mean_drafted), 0 if mean_drafted.endswith(".0") else 1),
                ),
                tr_n(
                    "Means of {count} step with a draft: {accepted} drafted tokens accepted.",
                    "Means of {count} steps with a draft: {accepted} drafted tokens accepted.",
                    history.drafting_steps,
                    accepted=figure.number,
                ),
            )
        self._positions.set_positions(history.positions)
        self._positions.setAccessibleDescription(
            ", ".join(
                tr("{accepted} of {drafted}", accepted=str(p.accepted), drafted=str(p.drafted))
                for p in history.positions
            )
            or NO_VALUE
        )

    def _write_lookahead(self, history: RunHistory) -> None:
        now, mean, paused_at = history.lookahead, history.mean_lookahead, history.paused_at
        if now is None or not history.statistics.drafted:
            self._lookahead.set_value(NO_VALUE)
        else:
            told = [
                tr_n(
                    "Tokens drafted per step, mean of the last {count} step with a draft.",
                    "Tokens drafted per step, mean of the last {count} steps with a draft.",
                    LOOKAHEAD_WINDOW,
                )
            ]
            if mean is not None:
                told.append(
                    tr_n(
                        "{mean} over all {count} step with a draft.",
                        "{mean} over all {count} steps with a draft.",
                        history.drafting_steps,
                        mean=number(mean, 1),
                    )
                )
            told.append(tr("Passes that only measure the plain speed are left out."))
            drafts = tr("paused", about="drafting") if now == 0 else str(now)
            self._lookahead.set_value(drafts, " ".join([*told, *_told_reasons(history)]))
        if paused_at is not None:
            token = paused_at + 1
            self._lookahead.set_captions(
                tr("paused since token {token}", token=token)
                if now == 0
                else tr("paused at token {token}", token=token)
            )
        elif now is not None:
            self._lookahead.set_captions(
                tr_n(
                    "drafted per step, last {count} step",
                    "drafted per step, last {count} steps",
                    LOOKAHEAD_WINDOW,
                )
            )
        else:
            self._lookahead.set_captions("")

    def _write_times(self, history: RunHistory) -> None:
        figure = predicted(history.prediction)
        if figure is None:
            self._times.set_value(NO_VALUE)
        else:
            self._times.set_value(figure.number, figure.explanation)
        steps = history.statistics.steps
        self._times.set_message(
            tr("nothing was expected of these steps") if steps and figure is None else ""
        )

    def _write_parts(self, history: RunHistory) -> None:
        """The one that is written knows its own reasoning, the chat that of all before."""
        reasoning, answering = history.reasoning, history.answering
        if self._extent is Extent.CHAT and self._writing is not None:
            reasoning = replace(reasoning)
            reasoning.add(self._writing.reasoning)
            written = self._writing.reasoning
            answering = DraftCounts(
                answering.drafted - written.drafted,
                answering.evaluated - written.evaluated,
                answering.accepted - written.accepted,
            )
        self._parts.show_counts(reasoning, answering)

    def _of_all(self, explanation: str) -> str:
        if self._extent is Extent.CHAT:
            return tr("Whole chat: {told}", told=explanation)
        return tr("Whole answer: {told}", told=explanation)

    def _write_time(self, split: TimeSplit | None, steps: int) -> None:
        if split is not None and not (split.draft_ms or split.verify_ms):  # of a server's steps
            self._time.set_split(None)
            self._time.set_captions()
            self._time.set_value(
                tr("{time} ms per step", time=_short(split.total_ms)),
                tr("The server tells how long steps take, and not what they are made of."),
            )
            return
        self._time.set_split(split)
        if split is None:
            self._time.set_value(NO_VALUE)
            self._time.set_captions()
            return
        self._time.set_value(
            tr("{time} ms per step", time=_short(split.total_ms)),
            tr_n(
                "Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of "
                "{total} ms.",
                "Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of "
                "{total} ms.",
                steps,
                draft=number(split.draft_ms, 1),
                target=number(split.verify_ms, 1),
                rest=number(split.rest_ms, 1),
                total=number(split.total_ms, 1),
            ),
        )
        draft, target, rest = (
            number(100 * ms / split.total_ms)
            for ms in (split.draft_ms, split.verify_ms, split.rest_ms)
        )
        self._time.set_captions(
            tr("draft {share} %", about="of the time", share=draft),
            tr("target {share} %", about="of the time", share=target),
            tr("rest {share} %", about="of the time", share=rest),
        )

    def _show_drafting(self, history: RunHistory) -> None:
        """Show the charts that are about drafts, or say that there are none."""
        words = self._no_drafts(history)
        if not words and not history.statistics.drafted and not self._has_ended:
            return  # an answer that begins looks like the one before
        for chart in (
            self._acceptance,
            self.steps,
            self._positions,
            self._lookahead,
            self._times,
        ):
            chart.setVisible(not words)
        self._without_drafts.setText(words)
        self._without_drafts.setVisible(bool(words))

    def _no_drafts(self, history: RunHistory) -> str:
        """What to say instead of charts about drafts; nothing where there are some."""
        if not self._has_history or history.statistics.drafted:
            return ""
        if not self._has_ended:
            late = history.statistics.steps >= _STEPS_BEFORE_DRAFTS
            return tr("No drafts for this answer so far.") if late else ""
        if self._served:
            return tr("The server did not report any drafts.")
        if self._extent is Extent.CHAT:
            return tr("This chat was written without drafts.")
        return tr("This answer was written without drafts.")


def _told_reasons(history: RunHistory) -> list[str]:
    """Why drafts were as long as they were, the most frequent reasons first."""
    most = history.reasons.most_common(_TOLD_REASONS)
    if not most:
        return []
    listed = ", ".join(
        tr("{reason}: {count}", reason=kind_text(kind), count=number(count)) for kind, count in most
    )
    return [tr("Why drafts ended, in steps: {reasons}.", reasons=listed)]


def _short(value: float) -> str:
    """One decimal where it says something: 3.7, but 4 and 52."""
    return number(value, 0 if value >= 10.0 or abs(value - round(value)) < 0.05 else 1)
