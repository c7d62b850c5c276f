"""Buttons, a slider and words for playing an answer again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.conversations.timeline import Pace, Timeline
from foretoken.control.replay.film import PACES
from foretoken.system.language import tr
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.forms import note, row
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.playback_clock import PlaybackClock
from foretoken.ui.replay.words import EVEN, count_words, pace_words, time_words


class TimeSlider(QSlider):
    """Goes where it is clicked; keys are left to the replay, which goes from step to step."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("Time", about="of a replay"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            handle = self.style().subControlRect(
                QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
            )
            place = round(event.position().x()) - handle.width() // 2
            room = self.width() - handle.width()
            value = QStyle.sliderValueFromPosition(
                self.minimum(), self.maximum(), place, room, self.isRightToLeft()
            )
            self.setValue(value)
            self.sliderMoved.emit(value)
        super().mousePressEvent(event)  # the handle is below the mouse now, and can be dragged


class Transport(QWidget):
    """Runs a clock, and shows where it is."""

    def __init__(self, clock: PlaybackClock, timeline: Timeline, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._timeline = timeline
        self.previous = self._button(Icon.LEFT, "replay.previous")
        self.play = IconButton(Icon.PLAY, "", self, width=36)
        self.next = self._button(Icon.RIGHT, "replay.next")
        self.slider = TimeSlider(self)
        self.slider.setRange(0, max(1, round(timeline.duration_ms)))
        self._time = dress(Label(self), Type.SMALL)
        self._count = dress(Label(self), Type.CAPTION, Tone.MUTED)
        self.pace = ChoiceBox(
            tr("Speed", about="of a replay"), tr("Playback speed; 1x is as it was written"), self
        )
        self._even = note(tr(EVEN), self)
        self._even.setVisible(timeline.pace is Pace.EVEN)
        self._lay_out()
        self.previous.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)
        self.play.clicked.connect(clock.toggle)
        self.slider.sliderMoved.connect(clock.jump)
        self.pace.picked.connect(clock.set_speed)
        clock.moved.connect(self._on_moved)
        clock.running_changed.connect(self._on_playing)
        self.pace.set_choices([(pace, pace_words(pace)) for pace in PACES], clock.speed)
        self._on_playing(clock.running)
        self._on_moved(clock.place_ms)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._time)
        words.addWidget(self._count)
        self.row = row(self.previous, self.play, self.next, self.slider, words, self.pace)
        self.row.setStretch(3, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.MEDIUM)
        self.column.setSpacing(Space.TINY)
        self.column.addWidget(self._even)
        self.column.addLayout(self.row)

    def _button(self, icon: Icon, command_id: str) -> IconButton:
        button = IconButton(icon, "", self)
        button.setToolTip(keyed(command_id))
        button.setAccessibleName(keyed(command_id))
        button.setAutoRepeat(True)
        return button

    @property
    def told(self) -> str:
        """Where it is, in words."""
        return f"{self._time.text()}, {self._count.text()}"

    # --- keys --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Before what scrolls around it takes the arrows."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key says; return whether it says anything here."""
        back, on = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.isRightToLeft():
            back, on = on, back
        does: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Space: self._clock.toggle,
            back: self.go_back,
            on: self.go_on,
            Qt.Key.Key_Home: lambda: self._clock.jump(0.0),
            Qt.Key.Key_End: lambda: self._clock.jump(self._clock.duration_ms),
        }
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() not in does or held != Qt.KeyboardModifier.NoModifier:
            return False
        does[event.key()]()
        return True

    # --- going -------------------------------------------------------------------------------

    @Slot()
    def go_back(self) -> None:
        """To the end of the step before, from within a step to where it began."""
        self._clock.pause()
        index = self._timeline.index_at(self._clock.place_ms)
        inside = self._clock.place_ms > self._timeline.moments[index].at_ms
        self._go_to(index if inside else index - 1)

    @Slot()
    def go_on(self) -> None:
        """To the end of the next step."""
        self._clock.pause()
        self._go_to(self._timeline.index_at(self._clock.place_ms) + 1)

    def go_to_step(self, index: int) -> None:
        """To the moment at which a step, by its place among the records, has ended."""
        self._clock.pause()
        self._go_to(self._timeline.index_of_step(index + 1))

    def _go_to(self, index: int) -> None:
        moments = self._timeline.moments
        self._clock.jump(moments[min(max(0, index), len(moments) - 1)].at_ms)

    @Slot(bool)
    def _on_playing(self, playing: bool) -> None:
        self.play.show_icon(Icon.PAUSE if playing else Icon.PLAY)
        said = tr("Pause", about="a replay") if playing else tr("Play", about="a replay")
        self.play.setAccessibleName(said)
        self.play.setToolTip(keyed("replay.toggle", said))

    @Slot(float)
    def _on_moved(self, ms: float) -> None:
        if not self.slider.isSliderDown():
            self.slider.setValue(round(ms))
        moments = self._timeline.moments
        moment = moments[self._timeline.index_at(ms)]
        widest = self._count.fontMetrics().horizontalAdvance(
            count_words(moments[-1], self._timeline)
        )
        self._count.setMinimumWidth(widest)  # or the slider would move with the digits
        self._time.setText(time_words(ms, self._timeline.duration_ms))
        self._count.setText(count_words(moment, self._timeline))
        self.slider.setAccessibleDescription(self.told)
