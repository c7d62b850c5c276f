"""Dialog of key figures, charts over time, and tables by model, by date and of errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from math import floor, log10
from pathlib import Path

from pyqtgraph import BarGraphItem, mkPen
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QFrame, QGridLayout, QTabWidget, QWidget

from foretoken.chat.runs.run_log import Period, RunReport, RunSums
from foretoken.chat.runs.run_record import RunFault, RunPair
from foretoken.control.models.stored_results import RunKeeper
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import Method
from foretoken.engine.figures import (
    Figure,
    accepted,
    explain_speedup,
    format_percent,
    format_speedup,
    speed,
    time_saved,
    token_gaps,
    tokens_per_pass,
)
from foretoken.models.amounts import size_text
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.reports.statistics import (
    conclusive_speedup,
    method_words,
    pair_words,
    statistics_csv,
    statistics_json,
)
from foretoken.system.language import day_text, moment_text, number, said, tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, marked, wrapped
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Surface, Tone, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.dialogs import FittedDialog, QuestionDialog
from foretoken.ui.parts.files import file_to_save
from foretoken.ui.parts.forms import (
    DialogButtons,
    FoldingRow,
    MessageLabel,
    column,
    note,
    paragraph,
    row,
)
from foretoken.ui.parts.plot import Plot
from foretoken.ui.parts.result_table import Column, FigureCell, FigureTable

_MAX_WIDTH, _WIDTH_PER_PERIOD = 0.7, 0.1
"""Width of a bar in periods: the maximum, and the width per period if there are few."""

_HEADROOM = 1.1
"""Factor that leaves room above the highest tick for its label."""


_LINES = 4
"""Minimum height of a chart in lines of text."""


class PeriodChart(Plot):
    """A title, a legend, stacked bars, and the first and last period below."""

    def __init__(
        self,
        title: str,
        parts: Sequence[tuple[str, str, Callable[[RunSums], float | None]]],
        axis_text: Callable[[float], str],
        parent: QWidget,
        *,
        level: float | None = None,
    ) -> None:
        """``parts`` of a bar from the bottom: a field of ``Palette``, a name, and the height.

        ``level`` is the value of a dashed line.
        """
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._parts, self._axis_text, self._level = parts, axis_text, level
        self._periods: Sequence[tuple[str, str]] = ()
        """Names and figures, oldest first."""
        self.bars: list[list[float]] = []
        """Heights of the parts of each bar."""
        self.setAccessibleName(title)
        self._key = styled(MarkedLabel(self), Type.CAPTION, Tone.MUTED)
        self.plot.hideAxis("bottom")
        self.plot.setMinimumHeight(_LINES * self.fontMetrics().height())
        heading = styled(Label(title, self), Type.HEADING)
        heading.setContentsMargins(0, Space.HAIR, 0, Space.HAIR)  # for Arabic descenders
        for label in (heading, self.first, self.last):
            label.setWordWrap(True)
        edges = Space.LOOSE, Space.NARROW, Space.LOOSE, Space.SMALL
        head = row(heading, None, self._key)
        column(self, head, (self.plot, 1), self.foot, margins=edges, spacing=Space.TINY)

    def show_periods(self, periods: Sequence[Period]) -> None:
        """Show a bar for each period, oldest first."""
        heights = [height for _, _, height in self._parts]
        self.bars = [[height(each.sums) or 0.0 for height in heights] for each in periods]
        self._periods = [(_period_words(period), _summary(period.sums)) for period in periods]
        spoken = (f"{name}: {figures}" for name, figures in self._periods if figures)
        self.setAccessibleDescription("\n".join(spoken))
        self.first.setText(self._periods[0][0] if periods else "")
        self.last.setText(self._periods[-1][0] if len(periods) > 1 else "")
        self.on_look_changed()

    def draw(self) -> None:
        colours, count, plot = theme(), len(self.bars), self.plot
        swatch = [
            marked('<span style="color: {}">■</span> {}', getattr(colours, colour), name)
            for colour, name, _ in self._parts
            if name
        ]
        self._key.setText(joined(" &nbsp; ", swatch) if swatch else Marked(""))
        least = 1.0 if self._level is None else 2.0 * self._level
        top = round_up(max([least, *map(sum, self.bars)]))
        plot.setXRange(-0.5, max(1, count) - 0.5, padding=0)
        plot.setYRange(0, _HEADROOM * top, padding=0)
        axis = plot.getAxis("left")
        axis.setStyle(tickLength=0)
        axis.setGrid(255)
        marks = (0.5 * top if self._level is None else self._level, top)
        axis.setTicks([[(0.0, ""), *((mark, self._axis_text(mark)) for mark in marks)]])
        if self._level is not None:
            plot.addLine(y=self._level, pen=mkPen(colours.muted, style=Qt.PenStyle.DashLine))
        width = min(_MAX_WIDTH, _WIDTH_PER_PERIOD * count)
        below = [0.0] * count
        for part, (colour, *_) in enumerate(self._parts):
            heights = [bar[part] for bar in self.bars]
            item = BarGraphItem(
                x=range(count), y0=list(below), height=heights, width=width,
                brush=getattr(colours, colour), pen=None,
            )  # fmt: skip
            plot.addItem(item)
            below = [low + height for low, height in zip(below, heights, strict=True)]

    def tip_at(self, x: float) -> str:
        if not 0 <= round(x) < len(self._periods):
            return ""
        name, figures = self._periods[round(x)]
        return f"{name}\n{figures or tr('No answers')}"


def round_up(value: float) -> float:
    """Round ``value`` > 0 up to 1, 2, 3, 4, 5, 6 or 8 times a power of ten."""
    power = 10.0 ** floor(log10(value))
    return next(factor * power for factor in (1, 2, 3, 4, 5, 6, 8, 10) if factor * power >= value)


_SIZE = (1120, 860)
_MIN_ROWS = 8
"""Minimum height of a table in lines of text."""
_NONE = "–"  # noqa: RUF001 - shown for a missing figure
_WEEK, _MONTH, _ALL_TIME = 7, 30, 0
"""Periods in days."""
_TOKENS_COLUMN = 3
"""Index in the table by model."""
_FILE = "foretoken-statistics.csv"
_KINDS = "CSV (*.csv);;JSON (*.json)"  # not translated: names


def _figure_columns() -> list[Column]:
    return [
        Column(tr("Answers")),
        Column(tr("Tokens")),
        Column(tr("From drafts"), tr("Tokens that were drafted and accepted")),
        Column(tr("Tokens/s"), tr("Tokens per second of decoding, without the prompt")),
        Column(
            tr("Speedup"), tr("Over the answers with drafts for which plain decoding was measured")
        ),
        Column(tr("Accepted"), tr("Share of drafted tokens that the target accepted")),
        Column(tr("Time saved"), tr("Compared with plain decoding, where it was measured")),
        Column(tr("Between tokens"), tr("Median time between tokens as they arrive")),
    ]


class StatisticsDialog(FittedDialog):
    """Figures of a period, updated with new answers, with commands to export and delete them."""

    def __init__(self, runs: RunKeeper, preferences: KeptPreferences, parent: QWidget) -> None:
        super().__init__(parent, tr("Statistics"), size=_SIZE)
        self._runs, self._preferences = runs, preferences
        self.view: RunReport | None = None
        """The figures; None until they are loaded."""
        self.spans = ChoiceBox(tr("Period"), "", self, labelled=True)
        spans = [
            (days, tr_n("Last {count} day", "Last {count} days", days)) for days in (_WEEK, _MONTH)
        ]
        self.spans.set_choices([*spans, (_ALL_TIME, tr("All time"))], _MONTH)
        self._since = styled(Label(self), Tone.MUTED)
        self.message = MessageLabel(self)
        self._nothing = paragraph("", self, Tone.MUTED)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cards = [_Card(self) for _ in range(5)]
        from_drafts = "draft", tr("from drafts"), lambda sums: sums.statistics.from_draft
        from_target = "target", tr("from the target"), lambda sums: sums.from_target
        rate = "draft", "", lambda sums: sums.statistics.draft_acceptance_rate
        ratio = "accent", "", _ratio
        self.tokens = PeriodChart(tr("Tokens"), (from_drafts, from_target), _axis_number, self)
        self.acceptance = PeriodChart(tr("Drafted tokens accepted"), (rate,), format_percent, self)
        self.speedup = PeriodChart(tr("Speedup"), (ratio,), format_speedup, self, level=1.0)
        models, figures = Column(tr("Models"), is_text=True), _figure_columns()
        by_model = [models, Column(tr("Drafting"), is_text=True), *figures]
        by_date = [Column(tr("Date"), is_text=True), *figures]
        errors = [
            Column(tr("Time"), is_text=True),
            Column(tr("Error"), is_text=True),
            models,
            Column(tr("Details"), is_text=True),
        ]
        self.by_model = FigureTable(tr("By model"), by_model, 0, self, sorted_by=_TOKENS_COLUMN)
        self.by_date = FigureTable(tr("By date"), by_date, 0, self)
        self.errors = FigureTable(tr("Errors"), errors, 3, self)
        self.tabs = QTabWidget(self)
        self.recording = QCheckBox(tr("Keep statistics"), self)
        self._lay_out()
        self.show_view(None)
        preferences.changed(RECORDED_RUNS).connect(self._on_recording_changed)
        self._on_recording_changed()
        self.recording.toggled.connect(partial(preferences.set, RECORDED_RUNS))
        self.spans.picked.connect(self._ask)
        runs.written.connect(self._ask)
        runs.read.connect(self.show_view)
        runs.failed.connect(self._on_failed)
        runs.exported.connect(self._on_exported)
        self._ask()

    def _lay_out(self) -> None:
        self.tabs.addTab(self.by_model, tr("By model"))
        self.tabs.addTab(self.by_date, tr("By date"))
        self.tabs.addTab(self.errors, tr("Errors"))
        self.tabs.setMinimumHeight((_MIN_ROWS + 5) * self.fontMetrics().height())
        charts = QGridLayout()
        charts.setSpacing(Space.SMALL)
        charts.addWidget(self.tokens, 0, 0, 2, 1)
        charts.addWidget(self.acceptance, 0, 1)
        charts.addWidget(self.speedup, 1, 1)
        charts.setColumnStretch(0, 3)
        charts.setColumnStretch(1, 2)
        self._figures = QWidget(self)
        cards = row(*((card, 1) for card in self.cards))
        column(self._figures, cards, charts, spacing=Space.MEDIUM)
        private = tr(
            "Includes temporary chats and the command line. Only figures and model names are "
            "kept, and only on this computer."
        )
        box = DialogButtons(self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.export = box.addButton(tr("Export…"), role)
        self.export.setToolTip(tr("Save the figures of this period as CSV or JSON"))
        self.export.clicked.connect(self._on_export)
        self.reset = box.addButton(tr("Delete…"), role)
        self.reset.setToolTip(tr("Delete all statistics and start over"))
        self.reset.clicked.connect(self._on_reset)
        column(
            self.content,
            row(styled(Label(tr("Statistics"), self), Type.TITLE), self._since, None, self.spans),
            self.message,
            (self._nothing, 1),
            self._figures,
            (self.tabs, 1),
            note(private),
            FoldingRow(self.recording, None, box),
            margins=(Space.LARGE, Space.WIDE, Space.LARGE, Space.WIDE),
            spacing=Space.MEDIUM,
        )

    @Slot()
    def _ask(self) -> None:
        days = self.spans.value
        assert isinstance(days, int)
        self._runs.ask(date.today() - timedelta(days=days - 1) if days else None)

    @Slot()
    def _on_recording_changed(self) -> None:
        self.recording.setChecked(self._preferences.get(RECORDED_RUNS))

    @Slot()
    def _on_export(self) -> None:
        file = file_to_save(self, tr("Export"), _FILE, _KINDS)
        if file is not None and self.view is not None:
            text = statistics_json if file.suffix.lower() == ".json" else statistics_csv
            self._runs.export(file, partial(text, self.view))

    @Slot(object)
    def _on_exported(self, file: Path) -> None:
        self.message.say(tr("Exported to {file}.", file=shown_path(file)))

    @Slot()
    def _on_reset(self) -> None:
        question = QuestionDialog(
            tr("Delete all statistics?"),
            tr(
                "All figures and errors are deleted, and counting starts over. Your chats keep "
                "their own figures. This cannot be undone; use Export… to keep a copy."
            ),
            tr("Delete"),
            self,
            destroys=True,
        )
        question.accepted.connect(self._runs.reset)
        question.open()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        words = tr("Could not read or save the statistics: {why}.", why=why)
        self.message.say(words, serious=True)

    @Slot(object)
    def show_view(self, view: RunReport | None) -> None:
        """Show figures; None: they are not loaded yet."""
        self.view = view
        empty, filled = view is not None and view.empty, view is not None and bool(view.rows)
        self._nothing.setVisible(view is not None and not filled)
        first = tr("No statistics yet. They start with your first answer.")
        self._nothing.setText(first if empty else tr("No answers in this period."))
        self._figures.setVisible(filled)
        self.tabs.setVisible(view is not None and not empty)
        self.spans.setVisible(not empty)
        self.reset.setEnabled(view is not None and not empty)
        self.export.setEnabled(filled)
        if view is None:
            return
        self._since.setText("" if empty else tr("since {day}", day=day_text(view.since.date())))
        missing = tr("Some earlier figures are missing: their file was damaged.")
        self.message.say(missing if view.incomplete else "")
        for card, figure in zip(self.cards, _headline(view.everything), strict=True):
            card.show_figure(figure)
        for chart in (self.tokens, self.acceptance, self.speedup):
            chart.show_periods(view.periods)
        self.by_model.show_figures([_model_row(*key, sums) for key, sums in view.by_models.items()])
        rows = [_date_row(period) for period in view.periods if period.sums.runs]
        self.by_date.show_figures(rows)
        total = sum(view.fault_counts.values())
        self.tabs.setTabText(2, tr("Errors ({count})", count=total) if total else tr("Errors"))
        self.tabs.setTabEnabled(2, bool(total))
        counts = [
            tr("{what}: {count}", what=said(kind), count=count)
            for kind, count in view.fault_counts.items()
        ]
        self.tabs.setTabToolTip(2, "\n".join(counts) or tr("No errors in this period."))
        self.errors.show_figures([_fault_row(fault) for fault in view.faults])


class _Card(QFrame):
    """Card with a figure and its unit; the tooltip explains it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._number = styled(Label(self), Type.DISPLAY)
        self._unit = note("", self)
        edges = Space.NARROW, Space.NARROW, Space.NARROW, Space.NARROW
        column(self, self._number, self._unit, None, margins=edges, spacing=Space.HAIR)

    def show_figure(self, figure: Figure) -> None:
        self._number.setText(figure.number)
        self._unit.setText(figure.unit)
        self.setToolTip(wrapped(figure.explanation))
        self.setAccessibleName(figure.text)
        self.setAccessibleDescription(figure.explanation)


# --- figures and words ------------------------------------------------------------------------


def _headline(sums: RunSums) -> list[Figure]:
    """Return the five key figures, computed as for a single answer."""
    counted, share = sums.statistics, accepted(sums.statistics)
    characters = tr_n("{count} character", "{count} characters", sums.characters)
    tokens = tr(
        "From drafts: {drafted}\nFrom the target: {own}\nPrompt tokens read: {read}\n"
        "Prompt tokens reused: {reused}",
        drafted=counted.from_draft,
        own=sums.from_target,
        read=max(0, counted.prompt_tokens - counted.reused_tokens),
        reused=counted.reused_tokens,
    )
    nothing = tr("Nothing was drafted.")
    parts = [share, tokens_per_pass(counted)]
    explained = "\n".join(f"{each.text}: {each.explanation}" for each in parts if each is not None)
    saved, ratio = _saved(sums), _ratio(sums)
    if saved is None:
        why = tr("No answer with drafts has a measured plain speed to compare with.")
        saved = Figure(_NONE, tr("saved by drafting"), why)
    elif ratio is not None:
        unit = tr("{saved} ({speedup})", saved=saved.unit, speedup=format_speedup(ratio))
        saved = Figure(saved.number, unit, saved.explanation)
    return [
        Figure(number(sums.runs), tr("answers", about="behind their number"), characters),
        Figure(number(counted.tokens), tr("tokens written"), tokens),
        speed(counted) or Figure(_NONE, tr("tok/s", about="tokens per second"), ""),
        Figure(
            format_percent(counted.draft_acceptance_rate) or _NONE,
            tr("of drafted tokens accepted"),
            explained or nothing,
        ),
        saved,
    ]


def _model_row(pair: RunPair, method: Method, sums: RunSums) -> list[FigureCell]:
    models = [(tr("Target"), pair.target), (tr("Draft"), pair.draft)]
    tip = "\n".join(
        f"{role}: {model.name}, {size_text(model.size_bytes)}"
        for role, model in models
        if model is not None
    )
    return [
        FigureCell(pair_words(pair), tip=tip),
        FigureCell(method_words(method)),
        *_figure_cells(sums),
    ]


def _date_row(period: Period) -> list[FigureCell]:
    date_cell = FigureCell(_period_words(period), value=period.first.toordinal())
    return [date_cell, *_figure_cells(period.sums)]


def _figure_cells(sums: RunSums) -> list[FigureCell]:
    counted, found = sums.statistics, conclusive_speedup(sums)
    rate, share = counted.draft_acceptance_rate, accepted(counted)
    seconds = None if sums.speedup is None else sums.speedup.saved_seconds
    ratio = FigureCell("")
    if found is not None:
        tip = explain_speedup(found)
        ratio = FigureCell(format_speedup(found.ratio), tip, value=found.ratio)
    return [
        FigureCell(number(sums.runs), value=sums.runs),
        FigureCell(number(counted.tokens), value=counted.tokens),
        FigureCell(number(counted.from_draft), value=counted.from_draft),
        _cell(speed(counted), counted.tokens_per_second),
        ratio,
        FigureCell(format_percent(rate), share.explanation if share else "", value=rate),
        _cell(_saved(sums), seconds, sign="-" if seconds is not None and seconds < 0 else ""),
        _cell(token_gaps(counted), counted.gap_median_ms),
    ]


def _cell(figure: Figure | None, value: float | None, *, sign: str = "") -> FigureCell:
    if figure is None:
        return FigureCell("")
    return FigureCell(f"{sign}{figure.number}", figure.explanation, value=value)


def _fault_row(fault: RunFault) -> list[FigureCell]:
    return [
        FigureCell(moment_text(fault.time.astimezone()), value=fault.time.timestamp()),
        FigureCell(said(fault.kind)),
        FigureCell("" if fault.pair is None else pair_words(fault.pair)),
        FigureCell(fault.message or fault.error, tip=f"{fault.error}: {fault.message}"),
    ]


def _period_words(period: Period) -> str:
    if period.first == period.last:
        return day_text(period.first)
    return tr("{first} to {last}", first=day_text(period.first), last=day_text(period.last))


def _summary(sums: RunSums) -> str:
    """Return the figures of a period in one line; empty without answers."""
    if not sums.runs:
        return ""
    counted, ratio = sums.statistics, _ratio(sums)
    figures = [figure.text for figure in (accepted(counted), speed(counted)) if figure is not None]
    if ratio is not None:
        figures.append(tr("speedup {speedup}", speedup=format_speedup(ratio)))
    return " · ".join(
        (
            tr_n("{count} answer", "{count} answers", sums.runs),
            tr_n("{count} token", "{count} tokens", counted.tokens),
            *figures,
        )
    )


def _axis_number(value: float) -> str:
    return number(value, 0 if value == int(value) else 1)


def _saved(sums: RunSums) -> Figure | None:
    found = sums.speedup
    return None if found is None else time_saved(found, sums.compared_runs, sums.runs)


def _ratio(sums: RunSums) -> float | None:
    found = conclusive_speedup(sums)
    return None if found is None else found.ratio
