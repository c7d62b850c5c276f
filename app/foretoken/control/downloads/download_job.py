"""One download that a person asked for: a preset's pair or a single model, and where it stands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.background import Background, Running, in_words
from foretoken.models.hub import download_notes, download_offer, downloads
from foretoken.models.hub.download_offer import Offer
from foretoken.models.hub.download_progress import Progress
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import Hub
from foretoken.models.presets.suggested import Preset, PresetModel
from foretoken.system.fetching import FetchError
from foretoken.system.shown_text import shown_name

UNDO_MS = 8_000
"""How long a discarded download can be taken back."""

JOIN_S = 0.8
"""How long the end of the program waits: closing a file is quick, a look-up of names is not."""
FileName: TypeAlias = tuple[str, str]
"""Repository and file: what two downloads must not work on at the same time."""


class JobState(StrEnum):
    """Where a download stands."""

    CHECKING = "checking"
    """The hub is asked what the models are now."""
    ASKING = "asking"
    """Something differs; ``question`` waits for a person's answer."""
    WAITING = "waiting"
    """Until another download has ended."""
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"
    DISCARDED = "discarded"
    """What has come is thrown away soon; until then it can be taken back."""


@dataclass(frozen=True, slots=True)
class _Arrived:
    models: tuple[HubModel, ...]
    paths: tuple[Path, ...]


class DownloadJob(QObject):
    """Driven by ``DownloadQueue``; everybody else reads."""

    changed = Signal(object)
    """This job has another state or other words."""
    emptied = Signal(object)
    """The parts of this job are off the disk."""

    def __init__(
        self,
        hub: Hub,
        folder: Path,
        beside: Callable[[DownloadJob], frozenset[FileName]],
        *,
        preset: Preset | None = None,
        models: tuple[HubModel, ...] = (),
        elsewhere: tuple[Path | None, ...] = (None, None),
        parent: QObject | None = None,
    ) -> None:
        """``beside``: what other jobs still work on, or will.

        Either of ``preset`` and ``models`` may be missing; ``models`` alone are found ones.

        ``elsewhere``: files of the preset's models that other programs keep here; those are not
        downloaded.
        """
        super().__init__(parent)
        self._hub, self._folder = hub, folder
        # Weak: the queue owns its jobs, and a circle of Qt objects is not freed in their order.
        self._queue_beside = WeakMethod(beside)
        self.preset = preset
        self._elsewhere = elsewhere
        self.models = models
        """As the hub has them; empty before it was asked."""
        self.state = JobState.PAUSED
        self._was_running = False
        self.question = ""
        self.problem = ""
        """Why it failed, and what to do."""
        self.reason: HubReason | None = None
        """The kind of problem."""
        self.paths: tuple[Path, ...] = ()
        """The file to load of each model, once it is done."""
        self.progress: Progress | None = None
        """Where the download is, or was when it ended."""
        self._work = Background("download", self)
        self._undo_timer = QTimer(self, singleShot=True)
        self._undo_timer.timeout.connect(self._on_discard_due)

    @property
    def title(self) -> str:
        """For people."""
        if self.preset is not None:
            return self.preset.title
        return shown_name(self.models[0].name) if self.models else ""

    @property
    def repositories(self) -> tuple[str, ...]:
        """Where the models come from, target first."""
        source = self.models if self.preset is None else self.preset.models
        return tuple(dict.fromkeys(model.repository for model in source))

    @property
    def files(self) -> frozenset[FileName]:
        """What it works on."""
        found = {(model.repository, model.files[0].path) for model in self.models}
        found |= {(model.repository, model.file) for model in self._wanted}
        return frozenset(found)

    @property
    def _wanted(self) -> tuple[PresetModel, ...]:
        """Of the preset, what no other program has brought."""
        models = () if self.preset is None else self.preset.models
        return tuple(m for m, path in zip(models, self._elsewhere, strict=False) if path is None)

    @property
    def size(self) -> int:
        """Bytes of all files; 0 before the hub was asked."""
        return sum(model.size for model in self.models)

    @property
    def received(self) -> int:
        """Bytes that are there."""
        if self.progress is not None:
            return self.progress.received
        return sum(download_notes.received(self._folder, model) for model in self.models)

    @property
    def can_be_taken_back(self) -> bool:
        """Whether it is discarded, but nothing is thrown away yet."""
        return self._undo_timer.isActive()

    # --- what the queue asks for ---------------------------------------------------------------

    def check(self) -> None:
        """Ask the hub what the models are now, and whether the disk has room."""
        wanted, models = self._wanted, self.models

        def ask(running: Running) -> Offer:
            if wanted:
                return download_offer.ask_for(wanted, self._hub, self._folder, running.cancel)
            return download_offer.ask_about_disk(models, self._folder)

        self._set(JobState.CHECKING)
        self._work.start(ask, self._on_offer, self._on_failed)

    def wait(self) -> None:
        """Be started when there is room."""
        self._set(JobState.WAITING)

    def run(self) -> None:
        """Download, behind what is there."""
        models = self.models

        def fetch(running: Running) -> _Arrived:
            download = downloads.Download(
                models, self._hub, folder=self._folder, cancel=running.cancel
            )
            paths = download.run(running.tell)
            return _Arrived(download.models, paths)

        self._set(JobState.RUNNING)
        self._work.start(fetch, self._on_all_arrived, self._on_failed, on_part=self._on_progress)

    def stop(self, state: JobState) -> None:
        """End what runs, and be in ``state``; what has come stays."""
        self._work.cancel()
        self._set(state)

    def discard(self) -> None:
        """Be off the list: at once where nothing has come, else with time to take it back."""
        self._was_running = self.state is JobState.RUNNING
        self._undo_timer.start(UNDO_MS if self._has_parts() else 0)
        self.stop(JobState.DISCARDED)

    def take_back(self) -> None:
        """Be as before ``discard``."""
        self._undo_timer.stop()
        self._set(JobState.WAITING if self._was_running else JobState.PAUSED)

    def end(self) -> None:
        """Let the thread end, without waiting for it; the state stays."""
        self._undo_timer.stop()
        self._work.cancel()

    def shut_down(self, within_s: float = JOIN_S) -> None:
        """End the thread; bytes that came are on the disk. What was discarded is removed."""
        self._undo_timer.stop()
        ended = self._work.shut_down(within_s)
        if self.state is JobState.DISCARDED and ended:
            try:
                self._discard(self._beside())
            except FetchError:
                return  # it is found again the next time
        if self.state is JobState.WAITING:
            with suppress(OSError):
                download_offer.remember(self.models, self._folder)

    # --- what the thread tells -----------------------------------------------------------------

    def _on_progress(self, progress: Progress) -> None:
        self.progress = progress
        self.changed.emit(self)

    def _beside(self) -> frozenset[FileName]:
        beside = self._queue_beside()
        assert beside is not None  # the queue is there as long as its jobs
        return beside(self)

    def _discard(self, spared: frozenset[FileName]) -> None:
        for model in self.models:
            note = download_notes.note_path(self._folder, model)
            if (model.repository, model.files[0].path) not in spared and note.exists():
                downloads.discard(model, self._folder)

    def _has_parts(self) -> bool:
        return any(
            download_notes.part_path(self._folder, model, file).exists()
            for model in self.models
            for file in model.files
        )

    @Slot()
    def _on_discard_due(self) -> None:
        """Nobody has taken it back: throw away what has come."""
        spared = self._beside()
        self._work.start(
            lambda _running: self._discard(spared),
            lambda _done: self.emptied.emit(self),
            self._on_failed,
        )

    def _on_offer(self, offer: Offer) -> None:
        self.models, self.question = offer.models, offer.question
        self._set(JobState.ASKING if self.question else JobState.WAITING)

    def _on_all_arrived(self, arrived: _Arrived) -> None:
        self.models, self.paths = arrived.models, arrived.paths
        if self.preset is not None:  # of which one file may have been there before
            own = download_offer.preset_paths(self.preset, self._folder)
            self.paths = tuple(
                other or path for other, path in zip(self._elsewhere, own, strict=True)
            )
        self._set(JobState.DONE)

    def _on_failed(self, error: Exception) -> None:
        self.progress = None  # what is kept is what is on the disk
        self.problem, self.reason = in_words(error), getattr(error, "reason", None)
        self._set(JobState.FAILED)

    def _set(self, state: JobState) -> None:
        self.state = state
        if state is not JobState.FAILED:
            self.problem, self.reason = "", None
        if state is not JobState.ASKING:
            self.question = ""
        self.changed.emit(self)
