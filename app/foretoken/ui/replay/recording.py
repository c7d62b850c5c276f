"""Recording a replay as an animation: the dialog for its settings, and the recording itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, Queue
from typing import TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.chat.sharing.animation import AnimationFormat, write_animation
from foretoken.chat.sharing.exporting import cannot_write
from foretoken.control.background import Background, Running, in_words
from foretoken.control.replay.replay import animation_paces, frames_of, usual_pace
from foretoken.system.atomic_file import atomic_bytes_writer
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.style import apply_palette, temporary_theme
from foretoken.ui.look.theme import DARK, LIGHT, Palette, theme
from foretoken.ui.look.themed import Surface, Tone, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.forms import accept_button, add_row, button_box, column, form, note, row
from foretoken.ui.parts.pacing import pace_words
from foretoken.ui.replay.replay_stage import ReplayStage, time_words

_DIALOG_WIDTH = 420
_SIZES = ((720, 480), (900, 600), (1200, 750))
_DEFAULT_SIZE = (900, 600)
_MAX_QUEUED_FRAMES = 3
"""Painted frames waiting to be written; each takes several megabytes."""
_POLL_S = 0.1
_PAUSE_MS = 15
"""Time between two frames for the window's other events."""
MakeStage: TypeAlias = Callable[[], ReplayStage]


@dataclass(frozen=True, slots=True)
class RecordingSettings:
    """Settings of an animation."""

    kind: AnimationFormat
    pace: float
    """Playback speed relative to the original."""
    width: int
    height: int
    palette: Palette


class RecordDialog(FittedDialog):
    """Dialog for the settings of a recording; read ``settings`` when it is ``accepted``."""

    def __init__(self, timeline: Timeline, parent: QWidget) -> None:
        super().__init__(parent, tr("Record an animation"), width=_DIALOG_WIDTH)
        self._timeline = timeline
        self._fields = form()
        formats = [(each, each.words) for each in AnimationFormat]
        self.kind = self._choice(tr("Format"), formats, AnimationFormat.WEBP)
        sizes = [(each, f"{each[0]} x {each[1]}") for each in _SIZES]
        self.area = self._choice(tr("Size"), sizes, _DEFAULT_SIZE)
        themes = [(False, tr("Light")), (True, tr("Dark"))]
        self.dark = self._choice(tr("Theme"), themes, theme().dark)
        paces = [(pace, pace_words(pace)) for pace in animation_paces(timeline)]
        self.pace = self._choice(tr("Speed", about="of a replay"), paces, usual_pace(timeline))
        self.pace.picked.connect(self._show_length)
        self._length = note("", self)
        box = button_box(self, tr("Choose file…"))
        fill_dialog(self, tr("Record an animation"), self._fields, self._length, box)
        self._show_length()
        accept_button(box).setFocus()

    def _choice(self, name: str, choices: Sequence[tuple[object, str]], value: object) -> ChoiceBox:
        field = ChoiceBox(name, "", self, labelled=True)
        field.set_choices(choices, value)
        add_row(self._fields, name, field)
        return field

    @property
    def settings(self) -> RecordingSettings:
        area, pace = self.area.value, self.pace.value
        assert isinstance(area, tuple)
        assert isinstance(pace, float)
        dark = bool(self.dark.value)
        palette = theme() if theme().dark is dark else DARK if dark else LIGHT
        width, height = area
        return RecordingSettings(
            AnimationFormat(str(self.kind.value)), pace, width, height, palette
        )

    @Slot()
    def _show_length(self) -> None:
        frames = frames_of(self._timeline, self.settings.pace)
        seconds = number(sum(each.ms for each in frames) / 1000, 1)
        length = tr_n(
            "{seconds} s, {count} frame", "{seconds} s, {count} frames", len(frames),
            seconds=seconds,
        )  # fmt: skip
        self._length.setText(length)


class AnimationRecording(QWidget):
    """A recording in progress: paints frames here and writes them in a background thread.

    The page is laid out as on a screen but not shown, and has its own palette.
    """

    progressed = Signal(int, int)
    """Number of frames painted so far, and the total."""
    ended = Signal(int)
    """The file is complete; its size in bytes."""
    failed = Signal(str)
    """Error message for the user; an existing file is left unchanged."""

    def __init__(
        self,
        make_stage: MakeStage,
        timeline: Timeline,
        settings: RecordingSettings,
        file: Path,
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.settings, self.file = settings, file
        self._timeline = timeline
        frames = frames_of(timeline, settings.pace)
        self.durations_ms = [each.ms for each in frames]
        # The end of the answer comes first, as a sample from which a GIF takes its colours.
        self._order = [len(timeline.moments) - 1, *(each.index for each in frames)]
        self.at = -1
        """Index in ``_order`` of the moment shown on the page; -1: none yet."""
        self._painted = Queue[bytes](_MAX_QUEUED_FRAMES)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setFixedSize(settings.width, settings.height)
        with temporary_theme(settings.palette):
            self._lay_out(make_stage)
            self.show()
        self._background = Background("recording", self)
        write = partial(_write, self._painted, self.durations_ms, settings, file)
        self._background.start(write, self.ended.emit, self._on_failed)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._paint_next)
        self._timer.start()

    def _lay_out(self, make_stage: MakeStage) -> None:
        self._stage = make_stage()
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, max(1, round(self._timeline.duration_ms)))
        self._time = styled(Label(self), Type.SMALL, Tone.MUTED)
        even = not self._timeline.measured
        pace = pace_words(self.settings.pace)
        speed = tr("even pace, times not recorded") if even else pace
        said = tr("{speed} · Foretoken", about="below an animation", speed=speed)
        words = row(self._time, None, styled(Label(said, self), Type.SMALL, Tone.MUTED))
        below = styled(QFrame(self), Surface.PANEL)
        column(below, words, margins=(Space.LARGE, Space.TIGHT, Space.LARGE, Space.TIGHT))
        column(self, (self._stage, 1), self._bar, below, spacing=0)
        apply_palette(self, self.settings.palette)

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
            with temporary_theme(self.settings.palette):
                if self.at >= 0:
                    self._painted.put_nowait(self._frame())
                    self.progressed.emit(self.at, len(self.durations_ms))
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
        apply_palette(self, self.settings.palette)
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
    settings: RecordingSettings,
    file: Path,
    running: Running,
) -> int:
    """Write the file in the background, without reference to a widget; return its size in bytes."""
    frames, box = _frames(painted, running), (settings.width, settings.height)
    try:
        with atomic_bytes_writer(file) as out:
            sample = next(frames)
            write_animation(out, settings.kind, box, durations_ms, sample, frames)
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
