"""The panel beside the chat: how fast the answer in view is, and why."""

from __future__ import annotations

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import Qt, Signal

from foretoken.control.run_history import ACCEPTANCE_WINDOW, SPEED_WINDOW, RunHistory, TimeSplit
from foretoken.ui.bar_charts import PositionBars, StepBars, TimeSplitBar
from foretoken.ui.charts import AcceptanceChart, Chart, LookaheadChart, SpeedChart, sized_font
from foretoken.ui.legend import Legend
from foretoken.ui.numbers import format_rate
from foretoken.ui.theme import LIGHT, Palette

WIDTH = 300
_MARGIN = 20
_SCROLL_BAR = 8
_NO_VALUE = "\N{EN DASH}"

_STYLE = """
#livePanel {{ background: {panel}; border: none; border-left: 1px solid {border}; }}
#livePanelContent {{ background: {panel}; }}
#livePanelLine {{ background: {border}; border: none; }}
#livePanel QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
#livePanel QScrollBar::handle:vertical {{
    background: {border}; border-radius: 3px; min-height: 32px; margin: 2px 1px;
}}
#livePanel QScrollBar::handle:vertical:hover {{ background: {target}; }}
#livePanel QScrollBar::add-line, #livePanel QScrollBar::sub-line {{ height: 0; }}
#livePanel QScrollBar::add-page, #livePanel QScrollBar::sub-page {{ background: transparent; }}
"""

# An answer may begin with a few plain passes that only measure.
_MEASURING_STEPS = 8


class Headline(QtWidgets.QWidget):
    """The speedup in large type, and the two speeds that it compares."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = _NO_VALUE
        self._details = ""
        self._calm = False
        self._colours = LIGHT
        self.setAccessibleName("Speedup")
        self.setFixedHeight(44)

    @property
    def figure(self) -> str:
        """The large text."""
        return self._figure

    @property
    def details(self) -> str:
        """The small text."""
        return self._details

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._colours = palette
        self.update()

    def show_texts(self, figure: str, details: str, explanation: str, *, calm: bool) -> None:
        """Show a figure, ``calm`` for a word that is no measurement."""
        new = (figure, details, explanation, calm)
        if new != (self._figure, self._details, self.toolTip(), self._calm):
            self._figure, self._details, self._calm = figure, details, calm
            self.setToolTip(explanation)
            self.setAccessibleDescription(". ".join(filter(None, (figure, details, explanation))))
            self.update()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw both texts on one baseline, the small one smaller still if it would not fit."""
        painter = QtGui.QPainter(self)
        baseline = self.height() - 10
        painter.setFont(sized_font(self.font(), 20 if self._calm else 34, bold=not self._calm))
        colour = self._colours.muted if self._calm else self._colours.text
        painter.setPen(QtGui.QColor(colour))
        painter.drawText(0, baseline, self._figure)
        left = painter.fontMetrics().horizontalAdvance(self._figure) + 10
        painter.setPen(QtGui.QColor(self._colours.muted))
        for pixels in (14, 13, 12, 11):
            painter.setFont(sized_font(self.font(), pixels))
            if left + painter.fontMetrics().horizontalAdvance(self._details) <= self.width():
                break
        painter.drawText(left, baseline, self._details)


class LivePanel(QtWidgets.QScrollArea):
    """Figures and charts of one answer, with the legend of the token colours."""

    step_clicked = Signal(int)
    """``StepFinished.index`` of the step whose text should be shown."""
    kinds_changed = Signal(object)
    """``frozenset[TokenKind]``: kinds of tokens whose colours are shown."""

    def __init__(self) -> None:
        super().__init__()
        self._history: RunHistory | None = None
        self._plain: float | None = None
        self._own_plain: float | None = None
        self._speculating = True
        self._headline = Headline()
        self._speed = SpeedChart()
        self._acceptance = AcceptanceChart()
        self._steps = StepBars()
        self._positions = PositionBars()
        self._lookahead = LookaheadChart()
        self._time = TimeSplitBar()
        self._legend = Legend()
        self._charts: tuple[Chart, ...] = (
            self._speed,
            self._acceptance,
            self._steps,
            self._positions,
            self._lookahead,
            self._time,
        )
        self._drafting_charts = self._charts[1:5]
        self._acceptance.set_captions(f"rolling {ACCEPTANCE_WINDOW} steps", "accepted of evaluated")
        self._steps.step_clicked.connect(self.step_clicked)
        self._legend.kinds_changed.connect(self.kinds_changed)
        self._lay_out()
        self.apply_palette(LIGHT)
        self.show_history(None)

    @property
    def legend(self) -> Legend:
        """The entries that hide single kinds of tokens."""
        return self._legend

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self.setStyleSheet(
            _STYLE.format(
                panel=palette.panel,
                border=palette.border,
                target=palette.target,
                width=_SCROLL_BAR,
            )
        )
        self._headline.apply_palette(palette)
        self._legend.apply_palette(palette)
        for chart in self._charts:
            chart.apply_palette(palette)

    def show_history(
        self, history: RunHistory | None, plain_tokens_per_second: float | None = None
    ) -> None:
        """Show another answer, or none.

        ``plain_tokens_per_second`` is what an answer that has ended is compared with, in its footer
        too; without it ``set_plain_speed`` counts.
        """
        if history is not self._history:
            for chart in self._charts:
                chart.reset_axes()
        self._history, self._own_plain = history, plain_tokens_per_second
        self.refresh_curves()
        self.refresh_numbers()

    def set_plain_speed(self, tokens_per_second: float | None) -> None:
        """Compare with this plain speed; None while it is being measured."""
        self._plain = tokens_per_second
        self.refresh_numbers()

    def set_speculating(self, speculating: bool) -> None:
        """Tell whether the answer in view may use drafts at all."""
        self._speculating = speculating
        self.refresh_numbers()

    def refresh_curves(self) -> None:
        """Draw what the history holds by now; cheap enough for 20 times a second."""
        history = self._history or RunHistory()
        self._speed.set_curve(history.speed_curve)
        self._acceptance.set_curve(history.acceptance_curve)
        self._steps.set_bars(history.bars)
        self._lookahead.set_curve(history.lookahead_curve)

    def refresh_numbers(self) -> None:
        """Write what the history holds by now; for reading, 2 to 4 times a second."""
        history = self._history or RunHistory()
        self._write_speed(history)
        self._write_acceptance(history)
        self._write_lookahead(history)
        self._write_time(history.time_split, history.statistics.steps)
        for chart in self._drafting_charts:
            chart.set_message(self._no_drafts(history))

    def _lay_out(self) -> None:
        self.setObjectName("livePanel")
        self.setAccessibleName("Live")
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = QtWidgets.QWidget()
        content.setObjectName("livePanelContent")
        # Room for the scroll bar is always kept, so that nothing moves when it appears.
        content.setFixedWidth(WIDTH - 1 - _SCROLL_BAR)
        column = QtWidgets.QVBoxLayout(content)
        column.setContentsMargins(_MARGIN - 1, 12, _MARGIN - _SCROLL_BAR, 12)
        column.setSpacing(14)
        column.addWidget(self._headline)
        for chart in self._charts:
            column.addWidget(chart)
        line = QtWidgets.QFrame()
        line.setObjectName("livePanelLine")
        line.setFixedHeight(1)
        column.addWidget(line)
        column.addWidget(self._legend)
        column.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)

    def _write_speed(self, history: RunHistory) -> None:
        speed = history.tokens_per_second if history.tokens else None
        plain = self._own_plain or self._plain
        seconds = history.statistics.decode_ms / 1000.0
        measured = f"{history.tokens:,} tokens in {seconds:.2f} s of decoding"
        if self._history is None:
            self._headline.show_texts(_NO_VALUE, "no answer yet", "", calm=True)
        elif speed is not None and self._is_plain(history):
            self._headline.show_texts(
                format_rate(speed),
                "tok/s, plain decoding",
                f"{measured}; nothing was drafted, so there is no speedup to tell.",
                calm=False,
            )
        elif speed is None or plain is None:
            self._headline.show_texts(
                "measuring",
                "" if speed is None else _speed_words(speed),
                "The speedup needs the speed of plain decoding on this machine.",
                calm=True,
            )
        else:
            self._headline.show_texts(
                f"{speed / plain:.1f}x",
                f"{_speed_words(speed)}, plain {format_rate(plain)}",
                f"{_speed_words(speed)} ({measured}) over {_speed_words(plain)} of plain decoding, "
                "measured on this machine.",
                calm=False,
            )
        self._speed.set_plain_speed(
            plain if self._history else None,
            measuring=self._history is not None,
            faster=plain is None or speed is None or speed >= plain,
        )
        if speed is None:
            self._speed.set_value(_NO_VALUE)
            self._speed.set_captions()
            return
        recent = history.recent_tokens_per_second
        now = "" if recent is None else f"Last {SPEED_WINDOW} steps: {_speed_words(recent)}. "
        self._speed.set_value(
            _speed_words(speed),
            f"Whole answer: {measured}. {now}Top of the chart: {self._speed.axis_top:g} tok/s.",
        )
        self._speed.set_captions("token 1", f"token {history.tokens:,}")

    def _is_plain(self, history: RunHistory) -> bool:
        """Whether nothing is drafted in this answer; its first steps may only measure."""
        counted = history.statistics
        measuring = self._speculating and counted.steps <= _MEASURING_STEPS
        return not counted.drafted and not measuring

    def _write_acceptance(self, history: RunHistory) -> None:
        s = history.statistics
        rate, accepted, drafted = (
            history.acceptance_rate,
            history.mean_accepted,
            history.mean_drafted,
        )
        if rate is None:
            self._acceptance.set_value(_NO_VALUE)
        else:
            recent_accepted, recent_evaluated = history.recent_verdicts
            self._acceptance.set_value(
                f"{100 * rate:.0f} %",
                f"{s.accepted:,} of {s.evaluated:,} evaluated draft tokens accepted. "
                f"Last {ACCEPTANCE_WINDOW} steps: {recent_accepted} of {recent_evaluated}.",
            )
        if accepted is None or drafted is None:
            self._steps.set_value(_NO_VALUE)
        else:
            self._steps.set_value(
                f"{accepted:.1f} of {_short(drafted)}",
                f"Means of {history.drafting_steps:,} steps with a draft: "
                f"{s.accepted:,} of {s.drafted:,} drafted tokens accepted.",
            )
        self._steps.set_captions("click a bar to see its text" if history.bars else "")
        self._positions.set_positions(history.positions)
        count = len(history.positions)
        self._positions.setAccessibleDescription(
            ", ".join(f"{p.accepted} of {p.evaluated}" for p in history.positions)
            if count
            else _NO_VALUE
        )

    def _write_lookahead(self, history: RunHistory) -> None:
        now, mean, paused_at = history.lookahead, history.mean_lookahead, history.paused_at
        if now is None or self._no_drafts(history):
            self._lookahead.set_value(_NO_VALUE)
        else:
            means = (
                ""
                if mean is None
                else f"Mean {mean:.1f} over {history.drafting_steps:,} steps with a draft. "
            )
            self._lookahead.set_value(
                "paused" if now == 0 else str(now),
                f"{means}Single plain passes, which measure the plain speed, are left out.",
            )
        if paused_at is None:
            self._lookahead.set_captions("" if now is None else "tokens drafted per step")
        else:
            since = "since" if now == 0 else "at"
            self._lookahead.set_captions(f"paused {since} token {paused_at + 1:,}")

    def _write_time(self, split: TimeSplit | None, steps: int) -> None:
        self._time.set_split(split)
        if split is None:
            self._time.set_value(_NO_VALUE)
            self._time.set_captions()
            return
        parts = {"draft": split.draft_ms, "target": split.verify_ms, "rest": split.rest_ms}
        self._time.set_value(
            f"{_short(split.total_ms)} ms per step",
            f"Mean of {steps:,} steps: "
            + ", ".join(f"{name} {ms:.1f} ms" for name, ms in parts.items())
            + f" of {split.total_ms:.1f} ms.",
        )
        self._time.set_captions(
            *(f"{name} {100 * ms / split.total_ms:.0f} %" for name, ms in parts.items())
        )

    def _no_drafts(self, history: RunHistory) -> str:
        """What to say instead of charts about drafts; nothing where there are some."""
        if self._history is None or history.statistics.drafted:
            return ""
        return "no drafts yet" if self._speculating else "no drafts in this answer"


def _speed_words(tokens_per_second: float) -> str:
    return f"{format_rate(tokens_per_second)} tok/s"


def _short(value: float) -> str:
    """One decimal where it says something: 3.7, but 4 and 52."""
    return f"{value:.0f}" if value >= 10.0 or abs(value - round(value)) < 0.05 else f"{value:.1f}"
