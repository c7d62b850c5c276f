"""Dialog that replays an answer at any speed, and records it as an animation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, Queue
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QSlider, QStyle, QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.chat.sharing.animation import AnimationFormat, write_animation
from foretoken.chat.sharing.exporting import cannot_write
from foretoken.control.background import Background, Running, in_words
from foretoken.control.replay.replay import (
    PACES,
    animation_paces,
    frames_of,
    replay_pace,
    usual_pace,
)
from foretoken.system.atomic_file import atomic_bytes_writer
from foretoken.system.language import number, tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.appearance import motion_reduced
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Edge, Surface, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.files import Place, file_to_save, show_in_folder
from foretoken.ui.parts.forms import (
    BusyBar,
    DialogButtons,
    MessageLabel,
    add_row,
    column,
    form,
    note,
    push_button,
    row,
)
from foretoken.ui.parts.pacing import PlaybackClock, pace_words
from foretoken.ui.parts.row_painting import ENTER
from foretoken.ui.replay.replay_stage import ReplayStage, time_words

_DIALOG_WIDTH = 420
_SIZES = ((720, 480), (900, 600), (1200, 750))
_DEFAULT_SIZE = (900, 600)
_MAX_QUEUED_FRAMES = 3
"""Painted frames waiting to be written; each takes several megabytes."""
_POLL_S = 0.1
_MEGABYTE = 1_000_000
_PAUSE_MS = 15
"""Time between two frames for the window's other events."""
MakeStage: TypeAlias = Callable[[], ReplayStage]


class AnimationRecording(QWidget):
    """A recording in progress: paints frames here and writes them in a background thread.

    The page is laid out as on a screen but not shown.
    """

    progressed = Signal(float)
    """Share of the frames painted so far."""
    ended = Signal(int)
    """The file is complete; its size in bytes."""
    failed = Signal(str)
    """Error message for the user; an existing file is left unchanged."""

    def __init__(
        self,
        make_stage: MakeStage,
        timeline: Timeline,
        kind: AnimationFormat,
        size: tuple[int, int],
        pace: float,
        file: Path,
        parent: QWidget,
    ) -> None:
        """``pace`` is relative to the original."""
        super().__init__(parent, Qt.WindowType.Window)
        self.file, self._timeline = file, timeline
        frames = frames_of(timeline, pace)
        self.durations_ms = [each.ms for each in frames]
        # The end of the answer comes first, as a sample from which a GIF takes its colours.
        self._order = [len(timeline.moments) - 1, *(each.index for each in frames)]
        self.at = -1
        """Index in ``_order`` of the moment shown on the page; -1: none yet."""
        self._painted = Queue[bytes](_MAX_QUEUED_FRAMES)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setFixedSize(*size)
        self._lay_out(make_stage, pace)
        self.show()
        self._background = Background("recording", self)
        write = partial(_write, self._painted, self.durations_ms, kind, size, file)
        self._background.start(write, self.ended.emit, self._on_failed)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._paint_next)
        self._timer.start()

    def _lay_out(self, make_stage: MakeStage, pace: float) -> None:
        self._stage = make_stage()
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, max(1, round(self._timeline.duration_ms)))
        self._time = styled(Label(self), Type.SMALL, Tone.MUTED)
        even = not self._timeline.measured
        speed = tr("even pace, times not recorded") if even else pace_words(pace)
        said = tr("{speed} · Foretoken", about="below an animation", speed=speed)
        words = row(self._time, None, styled(Label(said, self), Type.SMALL, Tone.MUTED))
        below = styled(QFrame(self), Surface.PANEL)
        column(below, words, margins=(Space.LARGE, Space.TIGHT, Space.LARGE, Space.TIGHT))
        column(self, (self._stage, 1), self._bar, below, spacing=0)

    def cancel(self) -> None:
        """Stop and delete the widget; an incomplete recording leaves no file."""
        self._timer.stop()
        self._background.cancel()
        self.hide()
        self.deleteLater()

    @Slot()
    def _paint_next(self) -> None:
        """Paint the moment that was shown in the previous event-loop turn and show the next."""
        if not self._painted.full():
            if self.at >= 0:
                self._painted.put_nowait(self._frame())
                self.progressed.emit(self.at / len(self.durations_ms))
            self.at += 1
            if self.at == len(self._order):
                return
            self._show_moment(self._order[self.at])
        self._timer.start()

    def _show_moment(self, index: int) -> None:
        ms, duration_ms = self._timeline.moments[index].at_ms, self._timeline.duration_ms
        self._bar.setValue(round(ms) if duration_ms else 1)
        self._time.setText(time_words(ms, duration_ms))
        self._stage.show_moment(index)

    def _frame(self) -> bytes:
        """Return the frame's pixels row by row: blue, green, red and an unused byte each."""
        self._stage.chat.lay_out()
        image = QImage(self.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(theme().window))
        self.render(image)
        return bytes(image.constBits())

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(in_words(error))


def _write(
    painted: Queue[bytes],
    durations_ms: Sequence[int],
    kind: AnimationFormat,
    size: tuple[int, int],
    file: Path,
    running: Running,
) -> int:
    """Write the file in the background, without reference to a widget; return its size in bytes."""
    frames = _frames(painted, running)
    try:
        with atomic_bytes_writer(file) as out:
            sample = next(frames)
            write_animation(out, kind, size, durations_ms, sample, frames)
            return out.tell()
    except OSError as error:
        raise cannot_write(file, error) from error


def _frames(painted: Queue[bytes], running: Running) -> Iterator[bytes]:
    """Yield the frames as they are painted. Raises ``WorkCancelled``."""
    while True:
        running.require()
        try:
            yield painted.get(timeout=_POLL_S)
        except Empty:
            continue


class RecordDialog(FittedDialog):
    """Settings and progress of recordings; closing it stops one, which leaves no file."""

    def __init__(
        self, timeline: Timeline, make_stage: MakeStage, name: str, parent: QWidget
    ) -> None:
        """``name`` is the default file name."""
        super().__init__(parent, tr("Record an animation"), width=_DIALOG_WIDTH)
        self._timeline, self._make_stage, self._name = timeline, make_stage, name
        self.recording: AnimationRecording | None = None
        """The recording in progress, if any."""
        self._file: Path | None = None  # the last recording
        self._fields = form()
        formats = [(each, each.words) for each in AnimationFormat]
        self.kind = self._choice(tr("Format"), formats, AnimationFormat.WEBP)
        sizes = [(each, f"{each[0]} x {each[1]}") for each in _SIZES]
        self.area = self._choice(tr("Size"), sizes, _DEFAULT_SIZE)
        paces = [(pace, pace_words(pace)) for pace in animation_paces(timeline)]
        self.pace = self._choice(tr("Speed", about="of a replay"), paces, usual_pace(timeline))
        self.pace.picked.connect(self._show_length)
        self._length, self.message = note("", self), MessageLabel(self)
        self._bar = BusyBar(self)
        self._bar.setAccessibleName(tr("Recording"))
        self.show_file = push_button(tr("Show in folder"), self)
        self.show_file.clicked.connect(self._on_show_file)
        box = DialogButtons(self, tr("Choose file…"), leave=tr("Close"))
        self._choose_file = box.ok
        outcome = row((self.message, 1), (self._bar, 1), self.show_file)
        fill_dialog(self, tr("Record an animation"), self._fields, self._length, outcome, box)
        self._show_length()
        self._say("")
        box.ok.setFocus()

    def _choice(self, name: str, choices: Sequence[tuple[object, str]], value: object) -> ChoiceBox:
        field = ChoiceBox(name, "", self, labelled=True)
        field.set_choices(choices, value)
        add_row(self._fields, name, field)
        return field

    @property
    def _pace(self) -> float:
        assert isinstance(self.pace.value, float)
        return self.pace.value

    @Slot()
    def _show_length(self) -> None:
        frames = frames_of(self._timeline, self._pace)
        seconds = number(sum(each.ms for each in frames) / 1000, 1)
        length = tr_n(
            "{seconds} s, {count} frame", "{seconds} s, {count} frames", len(frames),
            seconds=seconds,
        )  # fmt: skip
        self._length.setText(length)

    def _say(self, words: str, *, serious: bool = False) -> None:
        busy = self.recording is not None
        self.message.say(words, serious=serious)
        self._bar.setVisible(busy)
        self.show_file.setVisible(self._file is not None and not busy)
        self._choose_file.setEnabled(not busy)
        self.fit()

    def accept(self) -> None:
        """Ask for a file and record."""
        kind = AnimationFormat(str(self.kind.value))
        kinds = f"{kind.words.partition(' (')[0]} (*{kind.suffix});;{tr('All files')} (*)"
        name, place = f"{self._name}{kind.suffix}", Place.PicturesLocation
        file = file_to_save(self, tr("Record an animation"), name, kinds, place)
        if file is not None:
            self.record_to(file)

    def record_to(self, file: Path) -> None:
        """Record an animation."""
        kind, size = AnimationFormat(str(self.kind.value)), self.area.value
        assert isinstance(size, tuple)
        self.recording = AnimationRecording(
            self._make_stage, self._timeline, kind, size, self._pace, file, self
        )
        self._file = None
        self._bar.show_busy()
        self.recording.progressed.connect(self._bar.show_share)
        self.recording.ended.connect(self._on_recorded)
        self.recording.failed.connect(self._on_failed)
        self._say("")

    def _end_recording(self) -> None:
        if self.recording is not None:
            self.recording.cancel()
            self.recording = None

    @Slot(int)
    def _on_recorded(self, size: int) -> None:
        assert self.recording is not None
        self._file, durations_ms = self.recording.file, self.recording.durations_ms
        self._end_recording()
        self._say(
            tr_n(
                "Saved {file}: {size} MB, {seconds} s, {count} frame.",
                "Saved {file}: {size} MB, {seconds} s, {count} frames.",
                len(durations_ms),
                file=shown_path(self._file),
                size=number(size / _MEGABYTE, 2),
                seconds=number(sum(durations_ms) / 1000, 1),
            )
        )
        self.show_file.setFocus()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._end_recording()
        self._say(why, serious=True)

    @Slot()
    def _on_show_file(self) -> None:
        if self._file is not None:
            show_in_folder(self._file)

    def done(self, result: int) -> None:
        self._end_recording()
        super().done(result)


_SIZE = (1040, 720)
_PLAY_WIDTH = 36


class ReplayDialog(FittedDialog):
    """Replay of one answer; needs no model."""

    def __init__(
        self, timeline: Timeline, make_stage: MakeStage, name: str, parent: QWidget
    ) -> None:
        """``make_stage`` creates the view of the answer; ``name`` is the default file name."""
        super().__init__(parent, tr("Replay"), size=_SIZE)
        self._timeline, self._make_stage, self._name = timeline, make_stage, name
        self.stage = make_stage()
        self._index = 0
        self.clock = clock = PlaybackClock(self)
        clock.set_duration(timeline.duration_ms)
        clock.set_speed(replay_pace(timeline))
        self.previous = self._step_button(Icon.LEFT, "replay.previous", self.go_back)
        self.play = IconButton(Icon.PLAY, "", self, width=_PLAY_WIDTH)
        self.next = self._step_button(Icon.RIGHT, "replay.next", self.go_forward)
        self.slider = TimeSlider(self)
        self.slider.setRange(0, max(1, round(timeline.duration_ms)))
        self._time = styled(Label(self), Type.SMALL)
        self._count = styled(Label(self), Type.CAPTION, Tone.MUTED)
        self.pace = ChoiceBox(
            tr("Speed", about="of a replay"), tr("Playback speed; 1x is as it was written"), self
        )
        self.pace.set_choices([(pace, pace_words(pace)) for pace in PACES], clock.speed)
        self.record = push_button(tr("Record…"), self, tr("Save it as an animation: GIF or WebP"))
        self._lay_out()
        self.content.installEventFilter(self)
        self.record.clicked.connect(self._on_record)
        self.play.clicked.connect(clock.toggle)
        self.slider.sliderMoved.connect(clock.jump)
        self.pace.picked.connect(clock.set_speed)
        self.stage.panel.step_wanted.connect(self.go_to_step)
        clock.moved.connect(self._on_moved)
        clock.running_changed.connect(self._on_playing)
        self._on_playing(False)
        self._on_moved(0.0)
        self.slider.setFocus()
        if not motion_reduced():
            clock.play()

    def _step_button(self, icon: Icon, command_id: str, run: Callable[[], object]) -> IconButton:
        button = IconButton(icon, "", self)
        button.setToolTip(tooltip_with_keys(command_id))
        button.setAccessibleName(tooltip_with_keys(command_id))
        button.setAutoRepeat(True)
        button.clicked.connect(run)
        return button

    def _lay_out(self) -> None:
        steps = self.previous, self.play, self.next
        controls = row(*steps, None, self.pace, self.record)
        even = Label(tr("even pace, times not recorded"), self)
        self.even = styled(even, Type.SMALL, Tone.MUTED)
        self.even.setVisible(not self._timeline.measured)
        below = styled(QFrame(self), Surface.PANEL, Edge.TOP)
        edges = Space.LARGE, Space.SMALL, Space.LARGE, Space.MEDIUM
        parts = row(self._time, self.even, None, self._count), self.slider, controls
        column(below, *parts, margins=edges, spacing=Space.TINY)
        column(self.content, (self.stage, 1), below, spacing=0)

    # --- playing -----------------------------------------------------------------------------

    @Slot()
    def go_back(self) -> None:
        """Go to the start of the current step, or to the previous one."""
        index = self._timeline.index_at(self.clock.place_ms)
        inside = self.clock.place_ms > self._timeline.moments[index].at_ms
        self._go_to(index if inside else index - 1)

    @Slot()
    def go_forward(self) -> None:
        """Go to the end of the next step."""
        self._go_to(self._timeline.index_at(self.clock.place_ms) + 1)

    @Slot(int)
    def go_to_step(self, index: int) -> None:
        """Go to the end of the step with this index."""
        self._go_to(self._timeline.index_of_step(index + 1))

    def _go_to(self, index: int) -> None:
        moments = self._timeline.moments
        self.clock.pause()
        self.clock.jump(moments[min(max(0, index), len(moments) - 1)].at_ms)

    def _count_words(self, index: int) -> str:
        moments = self._timeline.moments
        return tr(
            "token {tokens} of {all_tokens}, step {steps} of {all_steps}",
            about="of a replay",
            tokens=moments[index].tokens,
            all_tokens=moments[-1].tokens,
            steps=moments[index].steps,
            all_steps=moments[-1].steps,
        )

    @Slot(bool)
    def _on_playing(self, playing: bool) -> None:
        self.play.show_icon(Icon.PAUSE if playing else Icon.PLAY)
        name = tr("Pause", about="a replay") if playing else tr("Play", about="a replay")
        self.play.setAccessibleName(name)
        self.play.setToolTip(tooltip_with_keys("replay.toggle", name))

    @Slot(float)
    def _on_moved(self, ms: float) -> None:
        index = self._timeline.index_at(ms)
        if not self.slider.isSliderDown():
            self.slider.setValue(round(ms))
        self._time.setText(time_words(ms, self._timeline.duration_ms))
        self._count.setText(self._count_words(index))
        self.slider.setAccessibleDescription(f"{self._time.text()}, {self._count.text()}")
        if index != self._index:
            self._index = index
            self.stage.show_moment(index, at_once=not self.clock.running)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys that text and charts ignore, before the scroll area around them does."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        back, on = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.isRightToLeft():
            back, on = on, back
        runs: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Space: self.clock.toggle,
            back: self.go_back,
            on: self.go_forward,
            Qt.Key.Key_Home: lambda: self.clock.jump(0.0),
            Qt.Key.Key_End: lambda: self.clock.jump(self.clock.duration_ms),
        }
        if isinstance(button := self.focusWidget(), QPushButton):
            runs.update(dict.fromkeys(ENTER, button.click))
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or event.key() not in runs:
            return False
        runs[event.key()]()
        return True

    @Slot()
    def _on_record(self) -> None:
        self.clock.pause()
        RecordDialog(self._timeline, self._make_stage, self._name, self).open()

    def done(self, result: int) -> None:
        self.clock.pause()
        super().done(result)


class TimeSlider(QSlider):
    """Slider that jumps to a click; leaves the keys to the dialog, which moves by steps."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("Time", about="of a replay"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            place, ends = round(event.position().x()), (self.minimum(), self.maximum())
            rtl = self.isRightToLeft()
            self.setValue(QStyle.sliderValueFromPosition(*ends, place, self.width(), rtl))
            self.sliderMoved.emit(self.value())
        super().mousePressEvent(event)  # the handle is now under the mouse and can be dragged
