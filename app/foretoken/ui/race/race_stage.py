"""How a race went: the verdict, and both sides once more at the pace at which they wrote."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from foretoken.engine.figures import format_speedup
from foretoken.models.pairs.racing import RaceResult
from foretoken.system.language import number, tr
from foretoken.ui.look.motion import motion_reduced
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.playback_clock import PlaybackClock
from foretoken.ui.race.race_chart import RaceChart
from foretoken.ui.race.race_column import RaceColumn
from foretoken.ui.race.race_words import (
    result_names,
    side_words,
    speedup_explained,
    speedup_words,
    text_words,
)

PACES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0)
_SHORTEST_MS = 2500.0
"""What is over sooner is played slower, so that it can be followed."""
_NAME_WIDTH = 260
"""Of a side in the table of two targets; longer names are wrapped."""
_KEY_STEPS = 20
"""Of the arrow keys, over the whole."""


class VerdictCard(QFrame):
    """The speedup in large, and what is to be said of it and of the texts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.TOLD, Shape.ROUNDED)
        self.ratio = dress(Label(self), Type.DISPLAY)
        self.speed = Label(self)
        self.sides = QGridLayout()
        """Of two targets: their own speeds."""
        self.texts = dress(Label(self), Tone.TEXT)
        for label in (self.speed, self.texts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.setSpacing(Space.TINY)
        words.addWidget(self.speed)
        words.addLayout(self.sides)
        words.addWidget(self.texts)
        self.sides.setHorizontalSpacing(Space.WIDE)
        self.sides.setVerticalSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        row.setSpacing(Space.WIDE)
        row.addWidget(self.ratio, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)

    def show_result(self, result: RaceResult) -> None:
        """Say it."""
        found = result.speedup
        self.ratio.setText("" if found is None else format_speedup(found.ratio))
        self.ratio.setVisible(found is not None)
        explained = speedup_explained(result)
        for label in (self.ratio, self.speed):
            label.setToolTip(explained)
        self.speed.setText(speedup_words(result))
        self._show_sides(result, explained)
        self.texts.setText(text_words(result))

    def _show_sides(self, result: RaceResult, explained: str) -> None:
        while (item := self.sides.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        table = side_words(result)
        room = Space.TINY if table else 0
        self.sides.setContentsMargins(0, room, 0, room)
        for row, cells in enumerate(table):
            for column, said in enumerate(cells):
                label = dress(Label(said, self), Type.NOTE, Tone.TEXT if row else Tone.MUTED)
                label.setToolTip(explained)
                if not column:
                    width = label.fontMetrics().horizontalAdvance(said)
                    label.setWordWrap(True)
                    label.setMinimumWidth(min(scaled(_NAME_WIDTH), width))
                self.sides.addWidget(label, row, column)
            self.sides.setColumnStretch(len(cells), 1)


class RaceStage(QWidget):
    """Plays the repetition that stands for all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.result: RaceResult | None = None
        self.verdict = VerdictCard(self)
        self.columns = (RaceColumn(0, self), RaceColumn(1, self))
        self.chart = RaceChart(self)
        self.clock = PlaybackClock(self)
        self._repetition = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._repetition.setWordWrap(True)
        self.play = QPushButton(self)
        self.play.setAutoDefault(False)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        # As in the chart above it, time goes from left to right in every language.
        self.slider.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.slider.setAccessibleName(tr("Moment of the playback"))
        self.pace = ChoiceBox(tr("Pace"), tr("How fast it is played; 1x is as it was"), self)
        self.pace.set_choices([(each, _pace_words(each)) for each in PACES], 1.0)
        self._lay_out()
        self.clock.moved.connect(self._on_moved)
        self.clock.running_changed.connect(self._on_running_changed)
        self.chart.sought.connect(self.clock.jump)
        self.slider.valueChanged.connect(self._on_slid)
        self.play.clicked.connect(self.clock.toggle)
        self.pace.picked.connect(self._on_pace_picked)
        self._on_running_changed(running=False)

    def _lay_out(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(Space.MEDIUM)
        for each in self.columns:
            both.addWidget(each, 1)
        course = QVBoxLayout()
        course.setSpacing(0)
        course.addWidget(self.chart)
        course.addWidget(self.slider)
        controls = QHBoxLayout()
        controls.setSpacing(Space.SMALL)
        controls.addWidget(self.play)
        controls.addWidget(self.pace)
        controls.addSpacing(Space.SMALL)
        controls.addWidget(self._repetition, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.verdict)
        column.addLayout(both, 1)
        column.addLayout(course)
        column.addLayout(controls)

    def show_result(self, result: RaceResult) -> None:
        """Show another race, and play it."""
        self.result = result
        self._show_words()
        self._show_answers(result)
        duration_ms = self.chart.duration_ms
        self.slider.setRange(0, max(1, round(duration_ms)))
        self.slider.setSingleStep(max(1, round(duration_ms / _KEY_STEPS)))
        self.slider.setPageStep(max(1, round(4 * duration_ms / _KEY_STEPS)))
        self.clock.set_duration(duration_ms)
        pace = _fitting_pace(duration_ms)
        self.pace.show_value(pace)
        self.clock.set_speed(pace)
        if motion_reduced():
            self.clock.jump(duration_ms)
        else:
            self.clock.play()

    def _show_answers(self, result: RaceResult) -> None:
        names, unit = result_names(result), result.unit
        answers = result.rounds[result.shown].answers
        drafts = (None, None) if result.one_target else result.drafts
        for each, name, answer, draft in zip(self.columns, names, answers, drafts, strict=True):
            each.show_answer(name, answer, unit, draft)
        self.chart.show_answers(answers, names, unit)

    def _show_words(self) -> None:
        result = self.result
        if result is None:
            return
        self.verdict.show_result(result)
        self._repetition.setText(
            tr(
                "Played: repetition {number} of {count}, whose speedup is the most typical one. "
                "Time runs for each side in its own steps only, from the moment at which the "
                "question is read.",
                number=result.shown + 1,
                count=len(result.rounds),
            )
        )

    @Slot(float)
    def _on_moved(self, place_ms: float) -> None:
        for each in self.columns:
            each.show_place(place_ms)
        self.chart.show_place(place_ms)
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(round(place_ms))
        self.slider.blockSignals(blocked)
        if self.clock.at_end:
            self._on_running_changed(self.clock.running)

    @Slot(bool)
    def _on_running_changed(self, running: bool) -> None:
        if running:
            self.play.setText(tr("Pause"))
        elif self.clock.at_end:
            self.play.setText(tr("Play again"))
        else:
            self.play.setText(tr("Play"))

    @Slot(int)
    def _on_slid(self, value: int) -> None:
        whole = value >= self.slider.maximum()
        self.clock.jump(self.clock.duration_ms if whole else float(value))

    @Slot(object)
    def _on_pace_picked(self, pace: float) -> None:
        self.clock.set_speed(pace)


def _fitting_pace(duration_ms: float) -> float:
    """The pace at which it was written, or a slower one at which it can be followed."""
    slow_enough = [pace for pace in PACES if pace <= 1.0 and duration_ms / pace >= _SHORTEST_MS]
    return max(slow_enough, default=PACES[0])


def _pace_words(pace: float) -> str:
    decimals = next(each for each in (0, 1, 2) if round(pace, each) == pace)
    return f"{number(pace, decimals)}x"
