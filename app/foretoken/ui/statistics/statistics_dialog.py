"""What all runs came to: headline figures, charts over time, a table, and what failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.runs.run_record import FAULT_WORDS, RunFault, RunPair
from foretoken.chat.runs.run_totals import RunSums
from foretoken.chat.runs.run_view import Period, RunView
from foretoken.chat.runs.run_words import method_words, pair_words, told_speedup
from foretoken.engine.config import Method
from foretoken.engine.figures import (
    Figure,
    accepted,
    explain_speedup,
    format_percent,
    format_rate,
    format_speedup,
    long_time,
    speed,
    time_saved,
    tokens_per_pass,
)
from foretoken.models.amounts import size_text
from foretoken.system.language import day_text, moment_text, number, tr, tr_n, tr_noop
from foretoken.ui.look.plain_text import Label, wrapped
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Edge, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.statistics.figure_table import FigureCell, FigureHead, FigureTable
from foretoken.ui.statistics.period_charts import (
    PeriodBars,
    PeriodChart,
    PeriodColumn,
    PeriodPoints,
)

_SIZE = (1000, 940)
_TALL, _LOW = 140, 62
_MOST_ROWS, _MOST_FAULTS = 6, 4
_NOTHING = tr_noop("No answers yet. Ask something: with the first answer, the figures begin.")
_NOTHING_THEN = tr_noop("No answers in this time.")
_NO_FAULTS = tr_noop("Nothing failed in this time.")


class Span(Enum):
    """How far back the figures go."""

    WEEK = 7
    MONTH = 30
    ALL = 0

    @property
    def words(self) -> str:
        """For people."""
        if self is Span.ALL:
            return tr("All")
        return tr_n("{count} day", "{count} days", self.value)

    def first(self, today: date) -> date | None:
        """Its first day; None: there is none."""
        return None if self is Span.ALL else today - timedelta(days=self.value - 1)


class Grouping(Enum):
    """What the rows of the table are."""

    MODELS = "models"
    TIME = "time"


_FIGURES = (
    FigureHead(tr_noop("Answers")),
    FigureHead(tr_noop("Tokens")),
    FigureHead(
        tr_noop("Tokens/s"), tr_noop("Generated tokens per second of decoding, prompts excluded")
    ),
    FigureHead(
        tr_noop("Speedup"),
        tr_noop("Over the answers in which something was drafted and plain speed was measured"),
    ),
    FigureHead(tr_noop("Accepted"), tr_noop("Accepted of drafted tokens")),
    FigureHead(
        tr_noop("Time saved"), tr_noop("Against plain decoding, as far as that was measured")
    ),
)
_BY_MODELS = (
    FigureHead(tr_noop("Models"), name=True, wide=True),
    FigureHead(tr_noop("Drafting"), name=True),
    *_FIGURES,
)
_BY_TIME = (FigureHead(tr_noop("Time"), name=True, wide=True), *_FIGURES)
_FAULTS = (
    FigureHead(tr_noop("When"), name=True),
    FigureHead(tr_noop("What failed"), name=True),
    FigureHead(tr_noop("Models"), name=True, wide=True),
    FigureHead(tr_noop("Details"), name=True, wide=True),
)
_TOKENS_COLUMN = 3
"""Of the table by models: behind models, drafting, answers."""


class StatisticsDialog(FittedDialog):
    """Shows what it is given; whoever opens it does what its buttons say."""

    span_chosen = Signal()
    """``span`` is another one: figures of that time are wanted."""

    def __init__(self, parent: QWidget, *, recording: bool) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.prefer_size(*_SIZE)
        self.setWindowTitle(tr("Statistics"))
        self._view: RunView | None = None
        self._span, self._grouping = Span.MONTH, Grouping.MODELS
        self.spans = ChoiceBox(tr("Time"), tr("How far back the figures go"), self)
        self.spans.picked.connect(self._on_span)
        self.grouping = ChoiceBox(tr("Rows"), tr("What the rows of the table are"), self)
        self.grouping.picked.connect(self._on_grouping)
        self._since = dress(Label(self), Tone.MUTED)
        self._said = dress(Label(self), Surface.TOLD, Shape.BOX)
        self._said.setWordWrap(True)
        self._said.hide()
        self._nothing = dress(Label(self), Tone.MUTED)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setMinimumHeight(200)
        self.cards = [_Card(self) for _ in range(5)]
        parts = (
            ("draft", tr_noop("drafted and accepted")),
            ("target", tr_noop("by the target itself")),
        )
        self.tokens = PeriodBars(tr_noop("Tokens"), _TALL, parts, self)
        self.acceptance = PeriodPoints(
            tr_noop("Accepted of drafted"), _LOW, "draft", format_percent, self, least_top=1.0
        )
        self.speedup = PeriodPoints(
            tr_noop("Speedup"), _LOW, "accent", format_speedup, self, least_top=2.0, level=1.0
        )
        self.table = FigureTable(tr("Figures"), _BY_MODELS, _MOST_ROWS, self)
        self.table.sort_by(_TOKENS_COLUMN, downwards=True)
        self._fault_counts = dress(Label(self), Tone.MUTED)
        self._fault_counts.setWordWrap(True)
        self.faults = FigureTable(tr("What failed"), _FAULTS, _MOST_FAULTS, self)
        self.faults.sort_by(0, downwards=True)
        self._remarks = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._remarks.setWordWrap(True)
        self.recording = QCheckBox(tr("Keep statistics"), self)
        self.recording.setChecked(recording)
        self._lay_out()
        self._offer()
        self._show()

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.content)
        column.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.WIDE)
        column.setSpacing(Space.MEDIUM)
        top = QHBoxLayout()
        top.addWidget(dress(Label(tr("Statistics"), self), Type.TITLE))
        top.addSpacing(Space.SMALL)
        top.addWidget(self._since, 1)
        top.addWidget(self.spans)
        column.addLayout(top)
        column.addWidget(self._said)
        column.addWidget(self._nothing, 1)
        self._figures = QWidget(self)
        inside = QVBoxLayout(self._figures)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(Space.MEDIUM)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for card in self.cards:
            row.addWidget(card, 1)
        inside.addLayout(row)
        charts = QGridLayout()
        charts.setHorizontalSpacing(Space.SMALL)
        charts.setVerticalSpacing(Space.SMALL)
        charts.addWidget(_framed(self.tokens, self), 0, 0, 2, 1)
        charts.addWidget(_framed(self.acceptance, self), 0, 1)
        charts.addWidget(_framed(self.speedup, self), 1, 1)
        charts.setColumnStretch(0, 3)
        charts.setColumnStretch(1, 2)
        inside.addLayout(charts)
        head = QHBoxLayout()
        head.addWidget(dress(Label(tr("Where they come from"), self), Type.SECTION), 1)
        head.addWidget(self.grouping)
        inside.addLayout(head)
        inside.addWidget(self.table)
        column.addWidget(self._figures)
        self._failed = QWidget(self)
        inside = QVBoxLayout(self._failed)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(Space.SMALL)
        inside.addWidget(dress(Label(tr("What failed"), self), Type.SECTION))
        inside.addWidget(self._fault_counts)
        inside.addWidget(self.faults)
        column.addWidget(self._failed)
        column.addStretch()
        column.addWidget(self._remarks)
        below = dress(QFrame(self), Surface.WINDOW, Edge.TOP)
        below.setLayout(self._buttons())
        whole = self.layout()
        assert whole is not None
        whole.addWidget(below)  # in view, however far the figures are scrolled

    def _buttons(self) -> QHBoxLayout:
        self.log = QPushButton(tr("Show the log"), self)
        self.log.setToolTip(tr("A database with the figures of each answer and each fault"))
        self.export = QPushButton(tr("Export…"), self)
        self.export.setToolTip(tr("The figures of this time by day and models, as CSV"))
        self.reset = QPushButton(tr("Reset…"), self)
        self.reset.setToolTip(tr("Forget all figures and begin anew"))
        self.close_button = dress(QPushButton(tr("Close"), self), Button.PRIMARY)
        self.close_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setContentsMargins(Space.WIDER, Space.MEDIUM, Space.WIDER, Space.MEDIUM)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.recording)
        row.addStretch(1)
        for button in (self.log, self.export, self.reset, self.close_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    def _offer(self) -> None:
        self.spans.set_choices([(each, each.words) for each in Span], self._span)
        by = [
            (Grouping.MODELS, tr("models and drafting")),
            (Grouping.TIME, tr("time", about="rows of a table")),
        ]
        self.grouping.set_choices(by, self._grouping)

    # --- what it is told -----------------------------------------------------------------------

    @property
    def span(self) -> Span:
        """The time of which figures are wanted."""
        return self._span

    @property
    def view(self) -> RunView | None:
        """What is shown."""
        return self._view

    @property
    def said(self) -> str:
        """What was told last; empty where nothing is."""
        return "" if self._said.isHidden() else self._said.text()

    def show_view(self, view: RunView) -> None:
        """Show what there is now."""
        self._view = view
        self._show()

    def show_recording(self, recording: bool) -> None:
        """Figures are kept, or no more."""
        self.recording.setChecked(recording)

    def tell(self, text: str) -> None:
        """Say something about what was asked for."""
        self._said.setText(text)
        self._said.setVisible(bool(text))

    # --- inside ------------------------------------------------------------------------------

    def _show(self) -> None:
        view = self._view
        empty, filled = view is not None and view.empty, view is not None and bool(view.rows)
        self._nothing.setVisible(view is not None and not filled)
        self._nothing.setText(tr(_NOTHING) if empty else tr(_NOTHING_THEN))
        self._figures.setVisible(filled)
        self._failed.setVisible(view is not None and not empty)
        self._remarks.setVisible(view is not None)
        for button in (self.reset, self.log):
            button.setEnabled(view is not None and not empty)
        self.export.setEnabled(filled)
        self.spans.setVisible(not empty)
        if view is None:
            return
        since = "" if empty else tr("since {day}", day=day_text(view.since.date()))
        self._since.setText(since)
        self._remarks.setText(_remarks(view))
        if filled:
            self._show_figures(view)
        self._show_faults(view)

    def _show_figures(self, view: RunView) -> None:
        for card, figure in zip(self.cards, _headline(view.everything), strict=True):
            card.show_figure(figure)
        self._show_charts(view.periods)
        if self._grouping is Grouping.MODELS:
            cells = [_model_row(*models, sums) for models, sums in view.by_models.items()]
            self.table.show_rows(_BY_MODELS, cells)
        else:
            cells = [_time_row(period) for period in view.periods if period.sums.runs]
            if view.earlier.runs:
                cells.append((FigureCell(tr("earlier")), *_figure_cells(view.earlier)))
            self.table.show_rows(_BY_TIME, cells)

    def _show_charts(self, shown: Sequence[Period]) -> None:
        names = [_period_words(period) for period in shown]
        told = [_told(name, period.sums) for name, period in zip(names, shown, strict=True)]
        summary = "\n".join(
            text for text, period in zip(told, shown, strict=True) if period.sums.runs
        )

        def show(chart: PeriodChart, values: Callable[[RunSums], tuple[float, ...]]) -> None:
            columns = [
                PeriodColumn(name, text, values(period.sums))
                for name, text, period in zip(names, told, shown, strict=True)
            ]
            chart.show_columns(columns, summary)

        show(self.tokens, lambda sums: (float(sums.statistics.from_draft), float(sums.from_target)))
        show(self.acceptance, lambda sums: _value(sums.statistics.draft_acceptance_rate))
        show(self.speedup, lambda sums: _value(_told_ratio(sums)))

    def _show_faults(self, view: RunView) -> None:
        counts = [
            tr("{what}: {count}", what=tr(FAULT_WORDS[kind]), count=count)
            for kind, count in view.fault_counts.items()
        ]
        self._fault_counts.setText(" · ".join(counts) or tr(_NO_FAULTS))
        self.faults.setVisible(bool(view.faults))
        self.faults.show_rows(_FAULTS, [_fault_row(fault) for fault in view.faults])

    @Slot(object)
    def _on_span(self, span: Span) -> None:
        self._span = span
        self.span_chosen.emit()

    @Slot(object)
    def _on_grouping(self, grouping: Grouping) -> None:
        self._grouping = grouping
        column = 0 if grouping is Grouping.TIME else _TOKENS_COLUMN
        self._show()
        self.table.sort_by(column, downwards=True)


class _Card(QFrame):
    """A figure with its unit; more of it in the tooltip, which the keyboard brings too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._number = dress(Label(self), Type.DISPLAY)
        self._unit = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._unit.setWordWrap(True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(Space.LOOSE, Space.NARROW, Space.LOOSE, Space.NARROW)
        inside.setSpacing(Space.HAIR)
        inside.addWidget(self._number)
        inside.addWidget(self._unit)

    @property
    def text(self) -> str:
        """What it shows."""
        return f"{self._number.text()} {self._unit.text()}"

    def show_figure(self, figure: Figure) -> None:
        """Show it."""
        self._number.setText(figure.number)
        self._unit.setText(figure.unit)
        self.setToolTip(wrapped(figure.explanation))
        self.setAccessibleName(figure.text)
        self.setAccessibleDescription(figure.explanation)


def _framed(chart: PeriodChart, parent: QWidget) -> QFrame:
    card = dress(QFrame(parent), Surface.CARD)
    inside = QVBoxLayout(card)
    inside.setContentsMargins(Space.LOOSE, Space.NARROW, Space.LOOSE, Space.SMALL)
    inside.addWidget(chart)
    return card


# --- words and figures ------------------------------------------------------------------------


def _headline(sums: RunSums) -> list[Figure]:
    """Five figures of all that is shown; each is derived where that of an answer is."""
    counted = sums.statistics
    none = "–"  # noqa: RUF001 - a dash where there is no figure
    answers = Figure(
        number(sums.runs),
        tr("answers", about="behind their number"),
        tr_n(
            "{count} character was written in them.",
            "{count} characters were written in them.",
            sums.characters,
        ),
    )
    tokens = Figure(
        number(counted.tokens),
        tr("tokens written"),
        tr(
            "{drafted} were drafted and accepted, {own} came from the target itself. {read} tokens "
            "of prompts were read, and {reused} were reused.",
            drafted=sums.statistics.from_draft,
            own=sums.from_target,
            read=max(0, counted.prompt_tokens - counted.reused_tokens),
            reused=counted.reused_tokens,
        ),
    )
    rate = speed(counted) or Figure(none, tr("tok/s", about="tokens per second"), "")
    return [answers, tokens, rate, _accepted(sums, none), _saved(sums, none)]


def _accepted(sums: RunSums, none: str) -> Figure:
    counted = sums.statistics
    unit, share = tr("of drafted accepted"), accepted(counted)
    if share is None:
        return Figure(none, unit, tr("Nothing was drafted."))
    per_pass = tokens_per_pass(counted)
    more = "" if per_pass is None else f" {per_pass.text}: {per_pass.explanation}"
    percent = format_percent(counted.draft_acceptance_rate)
    return Figure(percent, unit, f"{share.explanation}{more}")


def _saved(sums: RunSums, none: str) -> Figure:
    found = sums.speedup
    if found is None:
        why = tr("No answer in which something was drafted has a measured plain speed beside it.")
        return Figure(none, tr("saved by drafting"), why)
    figure = time_saved(found, sums.compared_runs, sums.runs)
    ratio = _told_ratio(sums)
    if ratio is None:
        return figure
    unit = tr("{saved} ({speedup})", saved=figure.unit, speedup=format_speedup(ratio))
    return Figure(figure.number, unit, figure.explanation)


def _model_row(pair: RunPair, method: Method, sums: RunSums) -> tuple[FigureCell, ...]:
    drafter = (
        tr("no draft model")
        if pair.draft is None
        else tr(
            "draft: {name}, {size}", name=pair.draft.name, size=size_text(pair.draft.size_bytes)
        )
    )
    target = tr(
        "target: {name}, {size}", name=pair.target.name, size=size_text(pair.target.size_bytes)
    )
    name, how = pair_words(pair), method_words(method)
    return (
        FigureCell(name, name, f"{target}\n{drafter}"),
        FigureCell(how, how),
        *_figure_cells(sums),
    )


def _time_row(period: Period) -> tuple[FigureCell, ...]:
    name = FigureCell(_period_words(period), period.first.isoformat())
    return (name, *_figure_cells(period.sums))


def _figure_cells(sums: RunSums) -> tuple[FigureCell, ...]:
    counted, found = sums.statistics, told_speedup(sums)
    rate, share = counted.tokens_per_second, counted.draft_acceptance_rate
    explained = {figure: each.explanation for figure, each in _explained(sums).items()}
    saved = sums.speedup
    return (
        FigureCell(number(sums.runs), sums.runs),
        FigureCell(number(counted.tokens), counted.tokens),
        FigureCell(
            "" if rate is None else format_rate(rate), _sorted(rate), explained.get("speed", "")
        ),
        FigureCell(
            "" if found is None else format_speedup(found.ratio),
            _sorted(None if found is None else found.ratio),
            "" if found is None else explain_speedup(found),
        ),
        FigureCell(format_percent(share), _sorted(share), explained.get("accepted", "")),
        FigureCell(
            "" if saved is None else _signed_time(saved.saved_seconds),
            _sorted(None if saved is None else saved.saved_seconds),
            explained.get("saved", ""),
        ),
    )


def _explained(sums: RunSums) -> dict[str, Figure]:
    found = sums.speedup
    figures = {
        "speed": speed(sums.statistics),
        "accepted": accepted(sums.statistics),
        "saved": None if found is None else time_saved(found, sums.compared_runs, sums.runs),
    }
    return {name: figure for name, figure in figures.items() if figure is not None}


def _signed_time(seconds: float) -> str:
    sign = "-" if seconds < 0 else ""
    return f"{sign}{long_time(abs(seconds))}"


def _fault_row(fault: RunFault) -> tuple[FigureCell, ...]:
    when = fault.time.astimezone()
    pair = "" if fault.pair is None else pair_words(fault.pair)
    details = fault.message or fault.error
    return (
        FigureCell(moment_text(when), fault.time.timestamp()),
        FigureCell(tr(FAULT_WORDS[fault.kind]), tr(FAULT_WORDS[fault.kind])),
        FigureCell(pair, pair),
        FigureCell(details, details, f"{fault.error}: {fault.message}" if fault.message else ""),
    )


def _period_words(period: Period) -> str:
    if period.first == period.last:
        return day_text(period.first)
    return tr("{first} to {last}", first=day_text(period.first), last=day_text(period.last))


def _told(name: str, sums: RunSums) -> str:
    """All that is known of a period, in a few words."""
    if not sums.runs:
        return tr("{day}: no answers", day=name)
    counted, ratio = sums.statistics, _told_ratio(sums)
    parts = [
        tr_n("{count} answer", "{count} answers", sums.runs),
        tr_n("{count} token", "{count} tokens", counted.tokens),
        tr_n(
            "{count} of them drafted and accepted",
            "{count} of them drafted and accepted",
            sums.statistics.from_draft,
        ),
    ]
    for figure in (accepted(counted), speed(counted)):
        if figure is not None:
            parts.append(figure.text)
    if ratio is not None:
        parts.append(tr("speedup {speedup}", speedup=format_speedup(ratio)))
    return tr("{day}: {figures}", day=name, figures=" · ".join(parts))


def _remarks(view: RunView) -> str:
    parts = [
        tr(
            "Answers of the window and of the command line, temporary chats too. Only figures and "
            "names of models are kept, on this computer alone."
        )
    ]
    if view.incomplete:
        parts.append(tr("Some earlier runs are missing: their file was damaged."))
    return " ".join(parts)


def _told_ratio(sums: RunSums) -> float | None:
    found = told_speedup(sums)
    return None if found is None else found.ratio


def _value(value: float | None) -> tuple[float, ...]:
    return () if value is None else (value,)


def _sorted(value: float | None) -> float | str:
    return "" if value is None else value
