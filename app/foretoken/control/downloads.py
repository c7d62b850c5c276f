"""Model downloads: hub search, access token, and a queue that outlives dialogs."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.background import Background, Running, in_words, shut_down_below
from foretoken.control.models.model_services import LibraryFeed, MemoryMonitor
from foretoken.models.hub import download_notes, download_offer, downloads
from foretoken.models.hub.download_notes import unfinished
from foretoken.models.hub.download_offer import Offer, downloaded, local_copy
from foretoken.models.hub.downloads import Progress, models_folder
from foretoken.models.hub.errors import HubError, HubReason
from foretoken.models.hub.files import HubModel, local_path
from foretoken.models.hub.hub import Hub, endpoint
from foretoken.models.names import is_repository
from foretoken.models.presets.suggested import Preset, PresetModel, builtin_presets
from foretoken.system.fetching import FetchError, host_of
from foretoken.system.secret_store import system_keyring
from foretoken.system.shown_text import shown_name

# One query per typed word, not per letter.
_DEBOUNCE_MS = 500
_LEAST_LETTERS = 2


class HubSearch(Background):
    """Queries to the hub, one at a time; a new one replaces the running one."""

    found = Signal(str, object)
    """The search words, and a list[FoundRepository] of results."""
    listed = Signal(object)
    """A HubRepository with its models."""
    failed = Signal(str, object)
    """Why there is no answer, for the user, and the HubReason or None."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__("hub search", parent)  # not translated: a thread
        self._hub = hub
        self.words = ""
        """The last query."""

    @property
    def host(self) -> str:
        """The displayed name of the server; empty if its address is unusable."""
        return host_of(page_of(""))

    def search(self, words: str, *, at_once: bool = False) -> bool:
        """Search soon, or now; return whether the words suffice for a search."""
        self.cancel()
        self.words = wanted = search_words(words)
        if len(wanted) < _LEAST_LETTERS:
            return False
        self.start(
            lambda running: self._hub.search(wanted, running.cancel),
            lambda found: self.found.emit(wanted, found),
            self._on_failed,
            after_ms=0 if at_once else _DEBOUNCE_MS,
        )
        return True

    def list_models(self, repository: str) -> None:
        """Query the models of ``owner/name``."""
        self.start(
            lambda running: self._hub.repository(repository, cancel=running.cancel),
            self.listed.emit,
            self._on_failed,
        )

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(in_words(error), getattr(error, "reason", None))


def page_of(repository: str) -> str:
    """Return the address of a repository's page; empty if the hub's is unusable."""
    try:
        return f"{endpoint()}/{repository}"
    except HubError:
        return ""


def search_words(text: str) -> str:
    """Return the search words in ``text``, which may be the address of a repository's page."""
    words = " ".join(text.split())
    path = words.partition("://")[2]
    if " " in words or not path:
        return words
    host, _, rest = path.partition("/")
    name = "/".join(rest.split("/")[:2])
    known = {"huggingface.co", "hf.co", host_of(page_of(""))}
    return name if host in known and is_repository(name) else words


class HubAccount(Background):
    """The access token; says where it is stored, never reveals it."""

    told = Signal(str, bool)
    """The token's origin (``HubTokens.origin``), empty if there is none, and whether one entered
    now would outlive this session: in the system's keyring."""
    kept = Signal()
    """An entered token is now in use."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__("hub token", parent)  # not translated: a thread
        self._hub = hub

    def ask(self) -> None:
        """Look for a token; emits ``told``."""

        def find(_running: Running) -> tuple[str, bool]:
            return self._hub.tokens.origin(self._hub.host), system_keyring() is not None

        self.start(find, lambda state: self.told.emit(*state))

    def enter(self, token: str) -> None:
        """Use a token; emits ``kept`` or ``failed``."""
        hub = self._hub
        self.start(
            lambda _running: hub.tokens.store(hub.host, token), lambda _done: self.kept.emit()
        )

    def forget(self) -> None:
        """Remove the entered token; emits ``told``."""
        hub = self._hub
        self.start(lambda _running: hub.tokens.forget(hub.host), lambda _done: self.ask())


UNDO_MS = 8_000
"""Time to undo the discarding of a download."""

JOIN_S = 0.8
"""Longest wait at the end of the program: closing a file is quick, a DNS lookup is not."""


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
        self, queue: DownloadQueue, preset: Preset | None, models: tuple[HubModel, ...]
    ) -> None:
        """Create a paused job for a preset, for ``models`` found on the hub, or for both."""
        super().__init__(queue)
        self._hub, self._folder = queue.hub, queue.folder
        self.preset = preset
        places = () if preset is None else queue.places_of(preset)
        self._elsewhere = tuple(p.path if p is not None and p.source else None for p in places)
        """Files of the preset's models that other programs have here; they are not downloaded."""
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
        return self.preset.title if self.preset else shown_name(self.models[0].name)

    @property
    def repositories(self) -> tuple[str, ...]:
        """Source repositories, target first."""
        source = self.models if self.preset is None else self.preset.models
        return tuple(dict.fromkeys(model.repository for model in source))

    @property
    def files(self) -> set[tuple[str, str]]:
        """Repositories and names of the files it writes, which no other download may write."""
        found = {(model.repository, model.files[0].path) for model in self.models}
        return found | {(model.repository, model.file) for model in self._wanted}

    @property
    def _wanted(self) -> tuple[PresetModel, ...]:
        """Models of the preset that no other program has brought."""
        models = () if self.preset is None else self.preset.models
        return tuple(m for m, path in zip(models, self._elsewhere, strict=True) if path is None)

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
            return download_offer.offer(wanted, models, self._hub, self._folder, running.cancel)

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


# Two downloads make good use of a connection that one server alone does not fill.
_MOST_RUNNING = 2


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
        self._look.start(lambda _running: unfinished(self.folder), self._on_found)

    def get_preset(self, preset: Preset) -> DownloadJob:
        """Download a pair or resume it; the hub is queried first."""
        job = self.job_of(preset)
        if job is None or job.state is JobState.DONE:
            if job is not None:
                self.remove(job)
            job = self._add(preset)
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
        job = self._add(None, (model,))
        job.check()
        return job

    def try_with_token(self) -> None:
        """Retry what failed for lack of a token, or of a better one."""
        for job in self.jobs:
            if job.state is JobState.FAILED and job.reason is HubReason.ACCESS:
                job.resume()

    def shut_down(self) -> None:
        """End everything within a second; partial files stay and are found again."""
        shut_down_below(self, JOIN_S)
        for job in self._jobs:
            job.shut_down(0.0)

    # --- jobs ----------------------------------------------------------------------------------

    def _add(self, preset: Preset | None, models: tuple[HubModel, ...] = ()) -> DownloadJob:
        job = DownloadJob(self, preset, models)
        job.changed.connect(self._on_job_changed)
        job.emptied.connect(self.remove)
        self._jobs.append(job)
        self.added.emit(job)
        return job

    def _start_waiting(self) -> None:
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
    def remove(self, job: DownloadJob) -> None:
        """Remove a finished or discarded job from the list; complete files stay."""
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
                self._add(preset, parts)
        for model in left.values():
            self._add(None, (model,))
