"""Records a replay as an animation: drawn bit by bit, written on another thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import TypeAlias

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal, Slot

from foretoken.chat.conversations.timeline import Timeline
from foretoken.chat.sharing.animation import AnimationFormat, write_animation
from foretoken.chat.sharing.exporting import cannot_write
from foretoken.control.background import Background, Running, in_words
from foretoken.control.replay.film import pictures_of
from foretoken.system.atomic_file import bytes_written_whole
from foretoken.ui.look.style import in_colours
from foretoken.ui.look.theme import Palette
from foretoken.ui.replay.recorded_page import RecordedPage
from foretoken.ui.replay.replay_stage import ReplayStage

_WAITING_PICTURES = 3
"""Drawn and not yet written: each takes some megabytes."""
_PATIENCE_S = 0.1
_BUSY_MS = 15
"""Others have their turn for so long between two pictures."""
MakeStage: TypeAlias = Callable[[], ReplayStage]


@dataclass(frozen=True, slots=True)
class RecordingSettings:
    """What an animation is like."""

    kind: AnimationFormat
    pace: float
    """Times as fast as the answer was written."""
    width: int
    height: int
    palette: Palette


@dataclass(frozen=True, slots=True)
class Recorded:
    """An animation that was written."""

    file: Path
    size: int
    """Bytes."""
    pictures: int
    ms: int
    """How long it plays until it begins anew."""


class FilmRecorder(QObject):
    """Makes one animation at a time."""

    progressed = Signal(int, int)
    """So many pictures are drawn, of so many."""
    ended = Signal(object)
    """Recorded."""
    failed = Signal(str)
    """Why, in words."""

    def __init__(self, timeline: Timeline, make_stage: MakeStage, parent: QObject) -> None:
        super().__init__(parent)
        self._timeline, self._make_stage = timeline, make_stage
        self._background = Background("recording", self)
        self._page: RecordedPage | None = None
        self._job: tuple[RecordingSettings, Path] | None = None
        self._order: list[int] = []
        """Indices of moments, as they are drawn."""
        self._at = -1
        """Which of them the page shows; -1: none yet."""
        self._drawn: Queue[bytes] = Queue(_WAITING_PICTURES)
        self._timer = QTimer(self, singleShot=True, interval=_BUSY_MS)
        self._timer.timeout.connect(self._on_due)

    @property
    def is_recording(self) -> bool:
        """Whether an animation is being made."""
        return self._background.busy

    def begin(self, settings: RecordingSettings, file: Path) -> None:
        """Record into a file, which is there as a whole or, after an error, as it was."""
        self.cancel()
        self._job = settings, file
        pictures = pictures_of(self._timeline, settings.pace)
        # First of all the end, from which a GIF takes its colours.
        self._order = [len(self._timeline.moments) - 1, *(each.index for each in pictures)]
        self._at = -1
        self._drawn = drawn = Queue[bytes](_WAITING_PICTURES)
        durations = [each.ms for each in pictures]
        box = settings.width, settings.height
        with in_colours(settings.palette):
            self._page = RecordedPage(
                self._make_stage(), self._timeline, settings.pace, QSize(*box), settings.palette
            )
            self._page.show()
        # Queued: it is told by what would be deleted.
        self._page.look_changed.connect(self._on_look_changed, Qt.ConnectionType.QueuedConnection)

        def write(running: Running) -> Recorded:
            frames = _taken(running, drawn)
            try:
                with bytes_written_whole(file) as out:
                    sample = next(frames)
                    write_animation(out, settings.kind, box, durations, sample, frames)
                    written = out.tell()
            except OSError as error:
                raise cannot_write(file, error) from error
            return Recorded(file, written, len(durations), sum(durations))

        self._background.start(write, self._on_written, self._on_failed)
        self._timer.start()

    @Slot()
    def cancel(self) -> None:
        """Make no animation; a file stays as it was."""
        self._background.cancel()
        self._let_go()

    @Slot()
    def _on_look_changed(self) -> None:
        """Begin again: what was drawn from now on would be in other colours."""
        if self._page is not None and self._job is not None:
            self.begin(*self._job)

    def _let_go(self) -> None:
        self._timer.stop()
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
            self._page = None

    @Slot()
    def _on_due(self) -> None:
        """Draw what the page has shown since the last turn, then show the next moment there."""
        page, job = self._page, self._job
        if page is None or job is None:
            return
        if not self._drawn.full():
            with in_colours(job[0].palette):
                if self._at >= 0:
                    self._drawn.put_nowait(page.picture())
                    self.progressed.emit(self._at, len(self._order) - 1)
                self._at += 1
                if self._at < len(self._order):
                    page.show_moment(self._order[self._at])
        if self._at < len(self._order):
            self._timer.start()

    def _on_written(self, recorded: Recorded) -> None:
        self._let_go()
        self.ended.emit(recorded)

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        self.failed.emit(in_words(error))


def _taken(running: Running, drawn: Queue[bytes]) -> Iterator[bytes]:
    """The pictures as they come. Raises ``Cancelled``."""
    while True:
        running.require()
        try:
            yield drawn.get(timeout=_PATIENCE_S)
        except Empty:
            continue
