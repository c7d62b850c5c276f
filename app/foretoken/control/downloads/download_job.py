"""A download requested by the user: a preset's pair or a single model, and its progress."""

from __future__ import annotations

from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.background import Background, Running, in_words
from foretoken.models.hub import download_notes, download_offer, downloads
from foretoken.models.hub.download_offer import Offer
from foretoken.models.hub.downloads import Progress
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import Hub
from foretoken.models.presets.suggested import Preset, PresetModel
from foretoken.system.fetching import FetchError
from foretoken.system.shown_text import shown_name

UNDO_MS = 8_000
"""Time to undo the discarding of a download."""

JOIN_S = 0.8
"""Longest wait at the end of the program: closing a file is quick, a DNS lookup is not."""
FileName: TypeAlias = tuple[str, str]
"""Repository and file, which two downloads must not write at the same time."""


class JobState(StrEnum):
    """State of a download."""

    CHECKING = "checking"
    """The hub is queried for the models' current files."""
    ASKING = "asking"
    """Something differs; ``question`` waits for the user's answer."""
    WAITING = "waiting"
    """Waiting until another download has ended."""
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"
    DISCARDED = "discarded"
    """Its partial files are deleted soon; until then this can be undone."""


class DownloadJob(QObject):
    """A download; ``DownloadQueue`` runs it."""

    changed = Signal(object)
    """State or messages of this job have changed."""
    emptied = Signal(object)
    """The partial files of this job were deleted."""

    def __init__(
        self,
        hub: Hub,
        folder: Path,
        *,
        preset: Preset | None,
        models: tuple[HubModel, ...],
        elsewhere: tuple[Path | None, ...],
        parent: QObject,
    ) -> None:
        """Create a paused job for a preset, for ``models`` found on the hub, or for both.

        ``elsewhere``: files of the preset's models that other programs have on this computer; they
        are not downloaded.
        """
        super().__init__(parent)
        self._hub, self._folder = hub, folder
        self.preset = preset
        self._elsewhere = elsewhere
        self.models = models
        """Models as listed by the hub; empty before it was queried."""
        self.state = JobState.PAUSED
        self._was_running = False
        self.question = ""
        self.problem = ""
        """Why it failed and what to do."""
        self.reason: HubReason | None = None
        """Kind of the problem."""
        self.paths: tuple[Path, ...] = ()
        """The file to load for each model, once it is done."""
        self.progress: Progress | None = None
        """Latest progress of the download."""
        self._work = Background("download", self)
        self._undo_timer = QTimer(self, singleShot=True)
        self._undo_timer.timeout.connect(self._on_discard_due)

    @property
    def title(self) -> str:
        """The displayed title."""
        if self.preset is not None:
            return self.preset.title
        return shown_name(self.models[0].name) if self.models else ""

    @property
    def repositories(self) -> tuple[str, ...]:
        """Source repositories, target first."""
        source = self.models if self.preset is None else self.preset.models
        return tuple(dict.fromkeys(model.repository for model in source))

    @property
    def files(self) -> frozenset[FileName]:
        """All files it writes."""
        found = {(model.repository, model.files[0].path) for model in self.models}
        found |= {(model.repository, model.file) for model in self._wanted}
        return frozenset(found)

    @property
    def _wanted(self) -> tuple[PresetModel, ...]:
        """Models of the preset that no other program has brought."""
        models = () if self.preset is None else self.preset.models
        return tuple(m for m, path in zip(models, self._elsewhere, strict=False) if path is None)

    @property
    def size(self) -> int:
        """Bytes of all files; 0 before the hub was queried."""
        return sum(model.size for model in self.models)

    @property
    def received(self) -> int:
        """Bytes downloaded so far."""
        if self.progress is not None:
            return self.progress.received
        return sum(download_notes.received(self._folder, model) for model in self.models)

    @property
    def can_be_taken_back(self) -> bool:
        """Whether it is discarded, but nothing has been deleted yet."""
        return self._undo_timer.isActive()

    # --- requests ------------------------------------------------------------------------------

    def check(self) -> None:
        """Query the hub for the models' current files, and check the disk space."""
        wanted, models = self._wanted, self.models

        def ask(running: Running) -> Offer:
            if wanted:
                return download_offer.ask_for(wanted, self._hub, self._folder, running.cancel)
            return download_offer.check_disk(models, self._folder)

        self._set(JobState.CHECKING)
        self._work.start(ask, self._on_offer, self._on_failed)

    def resume(self) -> None:
        """Resume or retry, confirm the question, or undo the discarding."""
        if self.can_be_taken_back:
            self._undo_timer.stop()
            self._set(JobState.WAITING if self._was_running else JobState.PAUSED)
        elif self.state in (JobState.PAUSED, JobState.FAILED, JobState.ASKING):
            if self.models:
                self._set(JobState.WAITING)
            else:
                self.check()

    def run(self) -> None:
        """Download, resuming after what is already there."""
        models = self.models

        def fetch(running: Running) -> tuple[Path, ...]:
            download = downloads.Download(
                models, self._hub, running.tell, folder=self._folder, cancel=running.cancel
            )
            return download.run()

        self._set(JobState.RUNNING)
        self._work.start(fetch, self._on_all_arrived, self._on_failed, on_part=self._on_progress)

    def pause(self) -> None:
        """Pause; partial files stay."""
        if self.state in (JobState.RUNNING, JobState.WAITING):
            self._work.cancel()
            self._set(JobState.PAUSED)

    def discard(self) -> None:
        """Leave the list: at once if nothing was downloaded, otherwise with time to undo."""
        if self.state not in (JobState.DONE, JobState.DISCARDED):
            self._was_running = self.state is JobState.RUNNING
            self._undo_timer.start(UNDO_MS if self.received else 0)
            self._work.cancel()
            self._set(JobState.DISCARDED)

    def end(self) -> None:
        """Ask the thread to end without waiting for it; the state stays."""
        self._undo_timer.stop()
        self._work.cancel()

    def shut_down(self, within_s: float = JOIN_S) -> None:
        """End the thread; received bytes are on the disk. Discarded files are deleted."""
        self._undo_timer.stop()
        ended = self._work.shut_down(within_s)
        if self.state is JobState.DISCARDED and ended:
            try:
                self._discard()
            except FetchError:
                return  # found again at the next start
        if self.state is JobState.WAITING:
            with suppress(OSError):
                download_offer.remember(self.models, self._folder)

    # --- results of the thread -----------------------------------------------------------------

    def _on_progress(self, progress: Progress) -> None:
        self.progress = progress
        self.changed.emit(self)

    def _discard(self) -> None:
        for model in self.models:
            note = download_notes.note_path(self._folder, model)
            # Another pair with the same draft may be downloading it.
            if note.exists() and not download_notes.is_running(self._folder, model):
                downloads.discard(model, self._folder)

    @Slot()
    def _on_discard_due(self) -> None:
        """Delete the partial files: the time to undo is over."""
        self._work.start(
            lambda _running: self._discard(), lambda _done: self.emptied.emit(self), self._on_failed
        )

    def _on_offer(self, offer: Offer) -> None:
        self.models, self.question = offer.models, offer.question
        self._set(JobState.ASKING if self.question else JobState.WAITING)

    def _on_all_arrived(self, paths: tuple[Path, ...]) -> None:
        self.paths = paths
        if self.preset is not None:  # one of its files may have existed before
            own = download_offer.preset_paths(self.preset, self._folder)
            self.paths = tuple(
                other or path for other, path in zip(self._elsewhere, own, strict=True)
            )
        self._set(JobState.DONE)

    def _on_failed(self, error: Exception) -> None:
        self.progress = None  # the size on the disk is what counts
        self.problem, self.reason = in_words(error), getattr(error, "reason", None)
        self._set(JobState.FAILED)

    def _set(self, state: JobState) -> None:
        self.state = state
        if state is not JobState.FAILED:
            self.problem, self.reason = "", None
        if state is not JobState.ASKING:
            self.question = ""
        self.changed.emit(self)
