"""The queue of downloads requested by the user; independent of what the window shows."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.background import Background
from foretoken.control.downloads.download_job import JOIN_S, DownloadJob, JobState
from foretoken.control.downloads.hub_search import HubAccount
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_services import MemoryMonitor
from foretoken.models.hub.download_notes import unfinished
from foretoken.models.hub.download_offer import downloaded, local_copy
from foretoken.models.hub.downloads import models_folder
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel, local_path
from foretoken.models.hub.hub import Hub
from foretoken.models.presets.suggested import Preset, PresetModel, builtin_presets

# Two downloads make good use of a connection that one server alone does not fill.
_MOST_RUNNING = 2
TOKEN_TROUBLE = (HubReason.GATED, HubReason.NEEDS_TOKEN, HubReason.BAD_TOKEN)
"""Problems that a token, or a better one, may solve."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ModelPlace:
    """Location of a hub model on this computer."""

    path: Path
    source: str = ""
    """The other program or folder that it belongs to; empty if it was downloaded here."""


class DownloadQueue(QObject):
    """The queue, on the GUI thread; lives as long as the window. Each job has its own thread."""

    added = Signal(object)
    """A DownloadJob was added to the list."""
    changed = Signal(object)
    """State or progress of a DownloadJob has changed."""
    removed = Signal(object)
    """A DownloadJob was removed from the list."""
    found = Signal()
    """Other programs may have added or removed files."""
    arrived = Signal(object)
    """A tuple of Paths: files to load that are now complete; for a preset, of all its models."""

    def __init__(
        self, library: LibraryFeed, folder: Path | None = None, parent: QObject | None = None
    ) -> None:
        """``folder`` is the download folder; None: Foretoken's own.

        Models already in the ``library`` are not downloaded again.
        """
        super().__init__(parent)
        self._library = library
        library.changed.connect(self._on_library_changed)
        self.hub = Hub()
        self.folder = folder or models_folder()
        self.account = HubAccount(self.hub, self)
        """The access token."""
        self.memory = MemoryMonitor(self)
        """The memory for models to download."""
        self._jobs: list[DownloadJob] = []
        self._closing = False
        self._look = Background("unfinished downloads", self)

    @property
    def jobs(self) -> tuple[DownloadJob, ...]:
        """Jobs in the order they were added."""
        return tuple(self._jobs)

    def job_of(self, preset: Preset) -> DownloadJob | None:
        """Return the download of a preset, if there is one."""
        return next((job for job in self._jobs if job.preset and job.preset.id == preset.id), None)

    def places_of(self, preset: Preset) -> tuple[ModelPlace | None, ...]:
        """Return the locations of a preset's models, None for missing ones."""
        return tuple(self._place_of(model) for model in preset.models)

    def paths_of(self, preset: Preset) -> tuple[Path, Path] | None:
        """Return a preset's target and draft, maybe the same file; None if one is missing."""
        paths = [place.path for place in self.places_of(preset) if place is not None]
        return (paths[0], paths[-1]) if len(paths) == len(preset.models) else None

    def path_of(self, model: HubModel) -> Path | None:
        """Return the path of a model whose files are all here, otherwise None."""
        own = [local_path(self.folder, model.repository, file.path) for file in model.files]
        if all(path.exists() for path in own):
            return own[0]
        copy = self._copy(model.repository, model.files[0].path, model.size)
        return None if copy is None else copy.path

    # --- user's requests -----------------------------------------------------------------------

    def find_unfinished(self) -> None:
        """List downloads left by an earlier run or another window, as paused."""
        self._look.start(
            lambda _running: unfinished(self.folder), self._on_found, self._on_not_found
        )

    def get_preset(self, preset: Preset) -> DownloadJob:
        """Download a pair or resume it; the hub is queried first."""
        job = self.job_of(preset)
        if job is None or job.state is JobState.DONE:
            if job is not None:
                self.dismiss(job)
            job = self._add(self._job(preset))
        job.resume()
        return job

    def get_model(self, model: HubModel) -> DownloadJob:
        """Download a model that the hub has just listed."""
        name = (model.repository, model.files[0].path)
        for job in self._jobs:
            if name in job.files and job.state is not JobState.DONE:
                if job.preset is None and job.state is JobState.FAILED:
                    job.models = (model,)  # the hub may have a newer version by now
                job.resume()
                return job
        job = self._add(self._job(None, (model,)))
        job.check()
        return job

    def dismiss(self, job: DownloadJob) -> None:
        """Remove a finished job from the list; its files stay."""
        if job.state is JobState.DONE:
            self._remove(job)

    def try_with_token(self) -> None:
        """Retry what failed for lack of a token, or of a better one."""
        for job in self.jobs:
            if job.state is JobState.FAILED and job.reason in TOKEN_TROUBLE:
                job.resume()

    def shut_down(self) -> None:
        """End everything within a second; partial files stay and are found again."""
        self._closing = True
        for job in self._jobs:
            job.end()  # all of them before waiting for any
        deadline = time.monotonic() + JOIN_S
        self._look.shut_down(JOIN_S)
        self.account.shut_down()
        self.memory.shut_down()
        for job in self._jobs:
            job.shut_down(max(0.0, deadline - time.monotonic()))

    # --- jobs ----------------------------------------------------------------------------------

    def _add(self, job: DownloadJob) -> DownloadJob:
        job.changed.connect(self._on_job_changed)
        job.emptied.connect(self._remove)
        self._jobs.append(job)
        self.added.emit(job)
        return job

    def _job(self, preset: Preset | None, models: tuple[HubModel, ...] = ()) -> DownloadJob:
        places = (None, None) if preset is None else self.places_of(preset)
        elsewhere = tuple(p.path if p is not None and p.source else None for p in places)
        return DownloadJob(
            self.hub, self.folder, preset=preset, models=models, elsewhere=elsewhere, parent=self
        )

    def _start_waiting(self) -> None:
        if self._closing:
            return
        running = [job for job in self._jobs if job.state is JobState.RUNNING]
        for job in self._jobs:
            shared = any(job.files & other.files for other in running)
            if job.state is JobState.WAITING and len(running) < _MOST_RUNNING and not shared:
                running.append(job)
                job.run()

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        self.changed.emit(job)
        if job.state is JobState.DONE:
            self.arrived.emit(job.paths)
        if job.state is not JobState.RUNNING:
            self._start_waiting()

    @Slot(object)
    def _remove(self, job: DownloadJob) -> None:
        self._jobs.remove(job)
        job.shut_down()
        self.removed.emit(job)
        job.deleteLater()

    # --- local files ---------------------------------------------------------------------------

    def _place_of(self, model: PresetModel) -> ModelPlace | None:
        if (own := downloaded(model, self.folder)) is not None:
            return ModelPlace(own)
        return self._copy(model.repository, model.file, model.size_bytes)

    def _copy(self, repository: str, file: str, size: int | None) -> ModelPlace | None:
        found = local_copy(self._library.models, repository, file, size)
        here = found is not None and found.path.exists()  # it may be deleted since the last scan
        return ModelPlace(found.path, found.source) if found is not None and here else None

    @Slot()
    def _on_library_changed(self) -> None:
        if not self._library.scanning:
            self.found.emit()

    # --- downloads of an earlier run -----------------------------------------------------------

    def _on_found(self, found: list[HubModel]) -> None:
        known = {name for job in self._jobs for name in job.files}
        new = {(model.repository, model.files[0].path): model for model in found}
        left = {name: model for name, model in new.items() if name not in known}
        for preset in builtin_presets():
            names = {(model.repository, model.file): model for model in preset.models}
            parts = tuple(left[name] for name in names if name in left)
            # One of its models may be complete already.
            whole = all(n in left or self._place_of(model) for n, model in names.items())
            if parts and whole:
                left = {name: model for name, model in left.items() if name not in names}
                self._add(self._job(preset, parts))
        for model in left.values():
            self._add(self._job(None, (model,)))

    def _on_not_found(self, error: Exception) -> None:
        _log.warning("Unfinished downloads cannot be listed: %s", error)
