"""Downloads of models from the hub into one folder: complete and verified, or resumable.

A ``Download`` is run once, on any thread but the GUI thread, and cancelled from any other one: what
was received stays, and another ``Download`` of the same model resumes after it, after a pause as
after a crash. Files get their names only when all files of their model are there and have the
SHA-256 that the hub announced, so the rest of the program never sees half a model.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from foretoken.models.amounts import size_text
from foretoken.models.hub import download_notes
from foretoken.models.hub.download_notes import first_path
from foretoken.models.hub.errors import HubError, disk_trouble
from foretoken.models.hub.files import HubFile, HubModel, local_path
from foretoken.models.hub.hub import Hub
from foretoken.models.hub.transfer import PartFile, is_right, receive
from foretoken.models.presets.suggested import PresetModel
from foretoken.system.atomic_file import InUse
from foretoken.system.fetching import Cancel, FetchError
from foretoken.system.language import said
from foretoken.system.paths import data_path

RESERVE_BYTES = 500_000_000
"""What stays free on the disk: chats, logs and the system itself need some room, too."""
# A broken connection is often back at once, and a router after half a minute.
PAUSES_S = (1.0, 2.0, 5.0, 10.0, 20.0)
_MOST_WAIT_S = 60.0
_FULL_STOP = re.compile(r"\.(?:\s|$)|。")
_log = logging.getLogger(__name__)


def models_folder() -> Path:
    """Return the folder of all downloads; below it, owner/name/ as on the hub."""
    return data_path("models")


def fetch_models(
    wanted: Sequence[PresetModel], on_progress: Callable[[Progress], None]
) -> tuple[Path, ...]:
    """Download models, such as the two of a preset; return the file to load of each, in order.

    Existing files are only verified. Blocks on the network. Raises ``FetchError`` with a message
    for the user; what was received is kept.
    """
    hub, cancel = Hub(), Cancel()
    models = [
        hub.repository(one.repository, one.revision, cancel).find(one.file, one.sha256)
        for one in wanted
    ]
    return Download(models, hub, on_progress, folder=models_folder(), cancel=cancel).run()


def discard(model: HubModel, folder: Path) -> None:
    """Delete what an unfinished download left. Raises ``HubError``."""
    try:
        with download_notes.lock_of(folder, model):
            download_notes.remove(folder, model)
    except InUse:
        raise HubError("download-already-running") from None
    except OSError as error:
        raise disk_trouble(error, folder) from error


class Download:
    """Downloads one model or several, such as a pair."""

    def __init__(
        self,
        models: Sequence[HubModel],
        hub: Hub,
        on_progress: Callable[[Progress], None],
        *,
        folder: Path,
        cancel: Cancel,
    ) -> None:
        """``on_progress`` is called by ``run``, about ten times a second."""
        self._models, self._hub, self._folder, self._cancel = models, hub, folder, cancel
        self._meter = ProgressMeter(sum(model.size for model in models), on_progress)

    def run(self) -> tuple[Path, ...]:
        """Download; return the file to load of each model. To be called once.

        Raises ``Cancelled`` after ``cancel``, and ``HubError`` or another ``FetchError`` with a
        message for the user.
        """
        try:
            with ExitStack() as stack:
                for model in self._models:
                    first_path(self._folder, model).parent.mkdir(parents=True, exist_ok=True)
                    stack.enter_context(download_notes.lock_of(self._folder, model))
                return self._run_locked()
        except InUse as error:
            raise HubError("download-already-running") from error
        except OSError as error:
            raise disk_trouble(error, self._folder) from error

    def _run_locked(self) -> tuple[Path, ...]:
        self._check_space()
        try:
            for model in self._models:  # a pair is found again as a whole, not only what had begun
                if not all(self._destination(model, file).exists() for file in model.files):
                    download_notes.write_note(self._folder, model)
            done = tuple(map(self._fetch_files, self._models))
        except FetchError as error:
            _log.warning("A download ended: %s", error)
            raise
        finally:
            if not any(download_notes.received(self._folder, model) for model in self._models):
                for model in self._models:  # there is nothing to resume
                    with suppress(OSError):
                        download_notes.remove(self._folder, model)
        self._meter.tell(Phase.DONE, "")
        return done

    def _fetch_files(self, model: HubModel) -> Path:
        """Download all files of a model, then name them; return the file to load."""
        arrived = []
        for file in model.files:
            target = self._destination(model, file)
            self._meter.tell(Phase.CHECKING, file.path)
            if not target.exists():
                self._fill_part(model, file)
                arrived.append((download_notes.part_path(self._folder, model, file), target))
            elif not is_right(target, file, self._cancel, self._meter.count):
                raise HubError("download-other-file", file=target)
        for part, target in arrived:
            part.replace(target)
        first = first_path(self._folder, model)
        _sync_folder(first.parent)
        download_notes.remove(self._folder, model)
        if arrived:
            _log.info("Downloaded %s of %s", model.name, model.repository)
        return first

    def _fill_part(self, model: HubModel, file: HubFile) -> None:
        path = download_notes.part_path(self._folder, model, file)
        with closing(PartFile(path, file)) as part:
            part.take_in(self._cancel, self._meter.count)
            self._complete(model, file, part)
            right = part.is_right
            if not right:
                part.start_anew()
        if not right:
            path.unlink(missing_ok=True)
            raise HubError("download-wrong-checksum", file=file.path)

    def _complete(self, model: HubModel, file: HubFile, part: PartFile) -> None:
        """Request the file repeatedly, with pauses, while retries make progress or may succeed."""
        failures = 0
        while not part.is_complete:
            before = part.size
            self._meter.tell(Phase.DOWNLOADING, file.path)
            try:
                receive(self._hub, model, file, part, self._cancel, self._meter.count)
            except HubError as error:
                failures = 1 if part.size > before else failures + 1
                if not error.passing or failures > len(PAUSES_S):
                    raise
                pause_s = max(PAUSES_S[failures - 1], error.wait_s or 0)
                if pause_s > _MOST_WAIT_S:
                    raise
                what = _FULL_STOP.split(str(error))[0]
                note = said("download-retry", what=what, seconds=round(pause_s))
                _log.info("%s", note)
                self._meter.tell(Phase.WAITING, file.path, note)
                self._cancel.wait(pause_s)

    def _destination(self, model: HubModel, file: HubFile) -> Path:
        return local_path(self._folder, model.repository, file.path)

    def _check_space(self) -> None:
        """Raise ``HubError`` if the disk cannot hold the models."""
        missing = sum(
            model.size - download_notes.received(self._folder, model) for model in self._models
        )
        free = shutil.disk_usage(self._folder).free
        if missing > 0 and missing + RESERVE_BYTES > free:
            raise HubError(
                "download-too-large",
                folder=self._folder,
                missing=size_text(missing),
                free=size_text(free),
                reserve=size_text(RESERVE_BYTES),
            )


def _sync_folder(folder: Path) -> None:
    """Make new names survive a power failure, where folders can be opened."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# --- progress -------------------------------------------------------------------------------------


_INTERVAL_S = 0.1
_COUNTED_REPORTS = 50
"""Reports that count for the speed: five seconds, or more if little arrives."""


class Phase(StrEnum):
    """Activity of a download."""

    CHECKING = "checking"
    """Verifying what is there already."""
    DOWNLOADING = "downloading"
    WAITING = "waiting"
    """Until a retry; the note gives the reason."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a download."""

    phase: Phase
    file: str
    """Current file of the repository."""
    received: int
    """Bytes of all files that are present and hashed."""
    size: int
    """Total bytes of all files."""
    bytes_per_s: float
    """Over the last seconds; 0 while nothing is being downloaded."""
    seconds_left: float | None
    """None while nothing arrives."""
    note: str
    """Message for the user; usually empty."""


class ProgressMeter:
    """Counts bytes and reports to ``listener``, but not too often."""

    def __init__(self, size: int, listener: Callable[[Progress], None]) -> None:
        """``size`` is the total of all files in bytes."""
        self.received = 0
        """Bytes present and hashed."""
        self.size = size
        self._listener = listener
        self._phase, self._file = Phase.CHECKING, ""
        self._recent = deque[tuple[float, int]](maxlen=_COUNTED_REPORTS)
        """Times of the last reports of this phase, and the bytes that were there."""

    def tell(self, phase: Phase, file: str, note: str = "") -> None:
        """Report a new phase or file immediately."""
        if phase is not self._phase:
            self._recent.clear()
        self._phase, self._file = phase, file
        self._report(note)

    def count(self, more: int) -> None:
        """Count further bytes, received or present before."""
        self.received += more
        if not self._recent or time.monotonic() - self._recent[-1][0] >= _INTERVAL_S:
            self._report("")

    def _report(self, note: str) -> None:
        now_s = time.monotonic()
        self._recent.append((now_s, self.received))
        since_s, before = self._recent[0]
        speed = 0.0
        if self._phase is Phase.DOWNLOADING and now_s > since_s:
            speed = (self.received - before) / (now_s - since_s)
        left_s = (self.size - self.received) / speed if speed > 0 else None
        self._listener(
            Progress(self._phase, self._file, self.received, self.size, speed, left_s, note)
        )
