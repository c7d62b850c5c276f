"""Records a replay as an animation: drawn in turns beside the window, written on another thread."""

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
from foretoken.control.replay.film import Picture, pictures_of
from foretoken.system.atomic_file import bytes_written_whole
from foretoken.ui.look.style import in_colours
from foretoken.ui.look.theme import Palette
from foretoken.ui.replay.recorded_page import RecordedPage
from foretoken.ui.replay.stage import Stage

_WAITING_PICTURES = 3
"""Drawn and not yet written: each takes some megabytes."""
_PATIENCE_S = 0.1
_BUSY_MS = 15
"""Others have their turn for so long between two pictures."""
MakeStage: TypeAlias = Callable[[], Stage]


@dataclass(frozen=True, slots=True)
class RecordingWish:
    """How an animation is to be."""

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
        self._timeline = timeline
        self._make_stage = make_stage
        self._background = Background("recording", self)
        self._page: RecordedPage | None = None
        self._wish: RecordingWish | None = None
        self._file: Path | None = None
        self._pictures: list[Picture] = []
        self._order: list[int] = []
        """Indices of moments, as they are drawn."""
        self._at = 0
        self._asked = False
        """Whether the next one is on its way to the page."""
        self._drawn: Queue[bytes] = Queue(_WAITING_PICTURES)
        self._timer = QTimer(self, singleShot=True, interval=_BUSY_MS)
        self._timer.timeout.connect(self._on_due)

    @property
    def is_recording(self) -> bool:
        """Whether an animation is being made."""
        return self._background.busy

    def begin(self, wish: RecordingWish, file: Path) -> None:
        """Record into a file, which is there as a whole or, after an error, as it was."""
        self.cancel()
        self._wish, self._file = wish, file
        self._pictures = pictures_of(self._timeline, wish.pace)
        # First of all the end, from which a GIF takes its colours.
        self._order = [len(self._timeline.moments) - 1, *(each.index for each in self._pictures)]
        self._at = 0
        self._asked = False
        self._drawn = drawn = Queue[bytes](_WAITING_PICTURES)
        size = QSize(wish.width, wish.height)
        durations = [each.ms for each in self._pictures]
        with in_colours(wish.palette):
            stage = self._make_stage()
            self._page = RecordedPage(stage, self._timeline, wish.pace, size, wish.palette)
            self._page.show()
        # Queued: it is told by what would be deleted.
        self._page.look_changed.connect(self._on_look_changed, Qt.ConnectionType.QueuedConnection)

        def write(running: Running) -> Recorded:
            pictures = _taken(running, drawn)
            try:
                with bytes_written_whole(file) as out:
                    sample = next(pictures)
                    box = wish.width, wish.height
                    write_animation(out, wish.kind, box, durations, sample, pictures)
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
        wish, file = self._wish, self._file
        if self._page is not None and wish is not None and file is not None:
            self.begin(wish, file)

    def _let_go(self) -> None:
        self._timer.stop()
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
            self._page = None

    @Slot()
    def _on_due(self) -> None:
        """Draw the next picture, or bring its moment there."""
        page = self._page
        wish = self._wish
        if page is None or wish is None or self._at == len(self._order):
            return
        if not self._drawn.full():
            with in_colours(wish.palette):
                if not self._asked:
                    page.show_moment(self._order[self._at])
                    self._asked = True
                elif page.is_settled:
                    page.lay_out()
                    self._hand_over(page.picture())
        self._timer.start()

    def _hand_over(self, picture: bytes) -> None:
        self._drawn.put_nowait(picture)
        self._asked = False
        self.progressed.emit(self._at, len(self._pictures))
        self._at += 1

    def _on_written(self, recorded: Recorded) -> None:
        self._let_go()
        self.ended.emit(recorded)

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        self.failed.emit(in_words(error))


def _taken(running: Running, drawn: Queue[bytes]) -> Iterator[bytes]:
    """The pictures as they come. Raises ``WorkCancelled``."""
    while True:
        running.require()
        try:
            yield drawn.get(timeout=_PATIENCE_S)
        except Empty:
            continue
