"""Result of a race: the verdict, and both answers played back at their original pace."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pyqtgraph import mkPen
from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QSlider, QWidget

from foretoken.control.replay.replay import PACES
from foretoken.engine.figures import format_speedup
from foretoken.engine.race import RaceUnit
from foretoken.engine.recording import Recording
from foretoken.models.pairs.racing import RaceResult
from foretoken.reports.race import answer_words, race_report, side_names
from foretoken.system.language import number, tr
from foretoken.ui.jobs.report_dialogs import PLOT_LINES, ReportView
from foretoken.ui.look.appearance import motion_reduced
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, styled
from foretoken.ui.look.token_style import TokenOffsets, shown_text, token_formats
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.forms import FoldingRow, column, paragraph, row
from foretoken.ui.parts.pacing import PlaybackClock, pace_words
from foretoken.ui.parts.plot import Plot

_MIN_PLAYBACK_MS = 2500.0
"""Shorter races are slowed down to this, so that they can be followed."""
_SLIDER_STEPS = 1000
_MIN_LINES = 4


class RaceColumn(Themed, QFrame):
    """An answer as written up to a moment, in the colours of its tokens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._answer: Recording | None = None
        self._unit = RaceUnit.TOKENS
        self._ms = 0.0
        self._offsets = TokenOffsets()
        self._shown = 0
        """Number of displayed tokens."""
        self.name = paragraph("", self, Type.HEADING)
        self.progress = styled(Label(self), Type.NOTE, Tone.MUTED)
        self.text = styled(QPlainTextEdit(self), Surface.BARE)
        self.text.setReadOnly(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(0)
        self.text.setMinimumHeight(_MIN_LINES * self.fontMetrics().lineSpacing())
        self.text.viewport().setAutoFillBackground(False)
        edges = (Space.NARROW,) * 4
        column(self, self.name, self.progress, (self.text, 1), margins=edges, spacing=Space.TINY)

    def on_look_changed(self) -> None:
        self._clear()
        self.show_moment(self._ms)

    def show_answer(self, name: str, answer: Recording, unit: RaceUnit) -> None:
        """Show another answer, from its beginning."""
        self.name.setText(name)
        self.text.setAccessibleName(name)
        self._answer, self._unit = answer, unit
        self._clear()
        self.show_moment(0.0)

    def show_moment(self, ms: float) -> None:
        """Show the answer at ``ms`` milliseconds after decoding began."""
        answer, bar = self._answer, self.text.verticalScrollBar()
        if answer is None:
            return
        self._ms, wanted = ms, answer.shown_at(ms)
        if wanted < self._shown:
            self._clear()
        at_end = bar.value() == bar.maximum()
        start = self._offsets.length
        self._offsets.extend(answer.tokens[self._shown : wanted])
        self._shown = wanted
        formats = token_formats(theme())
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for run in self._offsets.runs(start):
            piece = self._offsets.slice(max(start, run.start), run.end)
            cursor.insertText(shown_text(piece), formats[run.kind])
        cursor.endEditBlock()
        if at_end:  # stay there
            bar.setValue(bar.maximum())
        self.progress.setText(answer_words(answer, ms, self._unit))

    def _clear(self) -> None:
        self.text.clear()
        self._offsets, self._shown = TokenOffsets(), 0


class RaceChart(Plot):
    """Each side's output over time; a line marks the current moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "window")
        self._names: Sequence[str] = ()
        self._lines: Sequence[Sequence[tuple[float, int]]] = ()
        self._seconds = 0.0
        self._title = styled(Label(self), Type.SMALL, Tone.MUTED)
        self._legend = self.plot.addLegend(offset=(-10, -10))
        self.plot.setFixedHeight(PLOT_LINES * self.fontMetrics().height())
        self.foot.hide()
        column(self, self._title, self.plot, spacing=0)

    def show_lines(
        self, title: str, names: Sequence[str], lines: Sequence[Sequence[tuple[float, int]]]
    ) -> None:
        """Show lines of (seconds, amount); ``title`` says what is counted."""
        self._names, self._lines = names, lines
        self.setAccessibleName(title)
        self._title.setText(title)
        self.on_look_changed()

    def draw(self) -> None:
        colours = theme()
        self._legend.setLabelTextColor(colours.text)
        for side, (name, line) in enumerate(zip(self._names, self._lines, strict=True)):
            style = Qt.PenStyle.SolidLine if side else Qt.PenStyle.DashLine
            pen = mkPen(colours.accent if side else colours.muted, width=2, style=style)
            # pyqtgraph parses the name as HTML.
            seconds, amounts = zip(*line, strict=True)
            self.plot.plot(seconds, amounts, pen=pen, name=escape(name))
        self._moment = self.plot.addLine(x=self._seconds, pen=colours.text)

    def show_moment(self, seconds: float) -> None:
        """Move the marker."""
        self._seconds = seconds
        self._moment.setValue(seconds)


class RaceResultPage(QWidget):
    """Plays back the repetition whose speedup is closest to the overall one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.result: RaceResult | None = None
        self.ratio = styled(Label(self), Type.DISPLAY)
        self.report = ReportView(self)
        self.columns = (RaceColumn(self), RaceColumn(self))
        self.chart = RaceChart(self)
        self.clock = PlaybackClock(self)
        self.play = QPushButton(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        # Time runs from left to right in every language, as in the chart above.
        self.slider.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.slider.setAccessibleName(tr("Playback position"))
        self.slider.setRange(0, _SLIDER_STEPS)
        self.slider.setSingleStep(_SLIDER_STEPS // 20)
        self.slider.setPageStep(_SLIDER_STEPS // 5)
        self.pace = ChoiceBox(tr("Speed"), tr("1x is the speed at which it was written"), self)
        self.pace.set_choices([(each, pace_words(each)) for each in PACES], 1.0)
        self._repetition = styled(Label(self), Type.SMALL, Tone.MUTED)
        verdict = FoldingRow(self.ratio, (self.report, 1), spacing=Space.WIDE)
        controls = row(self.play, self.pace, self._repetition, None)
        parts = (row(*self.columns), 1), self.chart, self.slider, controls
        column(self, verdict, *parts, spacing=Space.MEDIUM)
        self.clock.moved.connect(self._on_moved)
        self.clock.running_changed.connect(self._show_button)
        self.slider.valueChanged.connect(self._on_slider_moved)
        self.play.clicked.connect(self.clock.toggle)
        self.pace.picked.connect(self.clock.set_speed)

    def show_result(self, result: RaceResult) -> None:
        """Show another race, and play it."""
        self.result = result
        found = result.speedup
        self.ratio.setText("" if found is None else format_speedup(found.mean))
        self.ratio.setVisible(found is not None)
        self.report.show_report(race_report(result))
        self._show_answers(result)
        duration_ms = self.clock.duration_ms
        pace = _fitting_pace(duration_ms)
        self.pace.show_value(pace)
        self.clock.set_speed(pace)
        if motion_reduced():
            self.clock.jump(duration_ms)
        else:
            self.clock.play()

    def _show_answers(self, result: RaceResult) -> None:
        names, unit = side_names(result), result.unit
        answers = result.rounds[result.shown].answers
        for each, name, answer in zip(self.columns, names, answers, strict=True):
            each.show_answer(name, answer, unit)
        in_tokens = unit is RaceUnit.TOKENS
        lines = [
            [(ms / 1000.0, amount) for ms, amount in (a.progress if in_tokens else a.written)]
            for a in answers
        ]
        title = tr("Characters over time, in seconds")
        if in_tokens:
            title = tr("Tokens over time, in seconds")
        self.chart.show_lines(title, names, lines)
        ends = [answer_words(answer, answer.duration_ms, unit) for answer in answers]
        self.chart.describe(
            "\n".join(f"{name}: {end}" for name, end in zip(names, ends, strict=True))
        )
        self.clock.set_duration(max(answer.duration_ms for answer in answers))
        played, count = number(result.shown + 1), number(len(result.rounds))
        self._repetition.setText(tr("Repetition {number} of {count}", number=played, count=count))
        self._repetition.setToolTip(
            tr(
                "The repetition with the most typical speedup. Each side's time counts its own "
                "steps only, from the end of the prompt on."
            )
        )

    @Slot(float)
    def _on_moved(self, place_ms: float) -> None:
        for each in self.columns:
            each.show_moment(place_ms)
        self.chart.show_moment(place_ms / 1000.0)
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(_SLIDER_STEPS * place_ms / max(1.0, self.clock.duration_ms)))
        self._show_button()

    @Slot()
    def _show_button(self) -> None:
        if self.clock.running:
            self.play.setText(tr("Pause"))
        else:
            self.play.setText(tr("Play again") if self.clock.at_end else tr("Play"))

    @Slot(int)
    def _on_slider_moved(self, value: int) -> None:
        self.clock.jump(self.clock.duration_ms * (value / _SLIDER_STEPS))


def _fitting_pace(duration_ms: float) -> float:
    """Return the original pace, or a slower one that can be followed."""
    slow_enough = [pace for pace in PACES if pace <= 1.0 and duration_ms / pace >= _MIN_PLAYBACK_MS]
    return max(slow_enough, default=PACES[0])
