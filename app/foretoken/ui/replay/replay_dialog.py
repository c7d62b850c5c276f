"""An answer plays again: its text, its colours and its charts, at its own pace or another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.conversations.timeline import Timeline
from foretoken.control.replay.film import replay_pace
from foretoken.system.language import number, tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.ui.look.motion import motion_reduced
from foretoken.ui.look.themed import Edge, Surface, dress
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.file_to_save import file_to_save
from foretoken.ui.parts.forms import MessageLabel, row
from foretoken.ui.parts.outside import show_in_folder
from foretoken.ui.parts.playback_clock import PlaybackClock
from foretoken.ui.parts.row_painting import ENTER
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.replay.film_recorder import FilmRecorder, MakeStage, Recorded, RecordingSettings
from foretoken.ui.replay.record_dialog import RecordDialog
from foretoken.ui.replay.replay_stage import ReplayStage
from foretoken.ui.replay.transport import Transport

_SIZE = (1040, 720)
_MEGABYTE = 1_000_000


class ReplayDialog(FittedDialog):
    """Plays one answer, without any model."""

    def __init__(
        self,
        timeline: Timeline,
        make_stage: MakeStage,
        name: str,
        folder: Path,
        parent: QWidget,
    ) -> None:
        """``make_stage`` makes what shows the answer, ``name`` is that of a file of it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Replay"))
        self.prefer_size(*_SIZE)
        self._timeline = timeline
        self._name = name
        self.folder = folder
        self.clock = PlaybackClock(self)
        self.clock.set_duration(timeline.duration_ms)
        self.clock.set_speed(replay_pace(timeline))
        self.stage: ReplayStage = make_stage()
        self.transport = Transport(self.clock, timeline, self)
        self.stage.step_chosen.connect(self.transport.go_to_step)
        self.recorder = FilmRecorder(timeline, make_stage, self)
        self._index = 0
        self._file: Path | None = None
        self._lay_out()
        self.clock.moved.connect(self._on_moved)
        self.recorder.progressed.connect(self._on_progressed)
        self.recorder.ended.connect(self._on_recorded)
        self.recorder.failed.connect(self._on_failed)
        self.transport.slider.setFocus()
        if not motion_reduced():
            self.clock.play()

    def _lay_out(self) -> None:
        self.record = QPushButton(tr("Record…"), self)
        self.record.setToolTip(tr("Save it as an animation: GIF or WebP"))
        self.record.clicked.connect(self._on_record)
        self.transport.row.addWidget(self.record)
        self.message = MessageLabel(self)
        self._bar = BusyBar(self)
        self._bar.setAccessibleName(tr("Recording"))
        self.show_file = QPushButton(tr("Show in folder"), self)
        self.show_file.clicked.connect(self._on_show_file)
        self.cancel = QPushButton(tr("Cancel"), self)
        self.cancel.clicked.connect(self._on_cancel)
        for button in (self.record, self.show_file, self.cancel):
            button.setAutoDefault(False)
        line = row(self.message, self._bar, self.show_file, self.cancel)
        line.setStretch(0, 1)
        line.setStretch(1, 1)
        self.transport.column.addLayout(line)
        below = dress(QFrame(self), Surface.PANEL, Edge.TOP)
        inside = QVBoxLayout(below)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.transport)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stage, 1)
        column.addWidget(below)
        self._say("")

    def _say(self, words: str, *, serious: bool = False) -> None:
        """Say something of a recording, or nothing."""
        busy = self.recorder.is_recording
        self.message.say(words, serious=serious)
        self._bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.show_file.setVisible(self._file is not None and not busy)
        self.record.setEnabled(not busy)

    # --- playing -----------------------------------------------------------------------------

    @Slot(float)
    def _on_moved(self, ms: float) -> None:
        index = self._timeline.index_at(ms)
        if index != self._index:
            self._index = index
            self.stage.show_moment(index, at_once=not self.clock.running)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the text and the charts do not want for themselves; Enter clicks a button."""
        button = self.focusWidget()
        if event.key() in ENTER and isinstance(button, QPushButton):
            button.click()
        elif not self.transport.take_key(event):
            super().keyPressEvent(event)

    # --- recording ---------------------------------------------------------------------------

    @Slot()
    def _on_record(self) -> None:
        self.clock.pause()
        dialog = RecordDialog(self._timeline, self)
        dialog.accepted.connect(self._ask_where)
        dialog.open()

    @Slot()
    def _ask_where(self) -> None:
        dialog = self.sender()
        assert isinstance(dialog, RecordDialog)
        settings = dialog.settings
        suffix = settings.kind.suffix
        file = file_to_save(
            self,
            tr("Record an animation"),
            self.folder / f"{self._name}{suffix}",
            f"{settings.kind.words.partition(' (')[0]} (*{suffix});;{tr('All files')} (*)",
        )
        if file is not None:
            self.record_to(settings, file)

    def record_to(self, settings: RecordingSettings, file: Path) -> None:
        """Make an animation."""
        self.folder, self._file = file.parent, None
        self._bar.show_busy()
        self.recorder.begin(settings, file)
        self._say(tr("Recording…"))

    @Slot(int, int)
    def _on_progressed(self, done: int, of: int) -> None:
        self._bar.show_share(done / of if of else 0.0)
        words = tr("Recording frame {done} of {total}…", done=done, total=of)
        self.message.say(tr("Writing the file…") if done == of else words)

    @Slot(object)
    def _on_recorded(self, recorded: Recorded) -> None:
        self._file = recorded.file
        self._say(
            tr_n(
                "Saved {file}: {size} MB, {seconds} s, {count} frame.",
                "Saved {file}: {size} MB, {seconds} s, {count} frames.",
                recorded.pictures,
                file=shown_path(recorded.file),
                size=number(recorded.size / _MEGABYTE, 2),
                seconds=number(recorded.ms / 1000, 1),
            )
        )
        self.show_file.setFocus()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._say(why, serious=True)

    @Slot()
    def _on_show_file(self) -> None:
        if self._file is not None:
            show_in_folder(self._file)

    @Slot()
    def _on_cancel(self) -> None:
        self.recorder.cancel()
        self._say(tr("Cancelled. No file was written."))
        self.transport.slider.setFocus()

    def done(self, result: int) -> None:
        """Stop everything; a recording that is not complete leaves no file."""
        self.clock.pause()
        self.recorder.cancel()
        super().done(result)
