"""Asks the release feed and fetches packages in the background; one task at a time."""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.system.fetching import Cancel, FetchCancelled, FetchError, fetch_file
from foretoken.system.update_feed import Release, ReleaseFile, fetch_release

_PROGRESS_INTERVAL_MS = 100
# Past the limits on every single wait: a server may send one letter of its answer at a time.
_CHECK_WITHIN_MS = 60_000
_JOIN_S = 1.0
_MOST_NAMES = 100
_log = logging.getLogger(__name__)


class UpdateChecker(QObject):
    """Lives on the GUI thread; a thread of its own waits for the network."""

    release_told = Signal(object)
    """The feed's newest Release, which may be the one that runs."""
    failed = Signal(str)
    """Why there is no answer or no file, for a person."""
    progressed = Signal(float)
    """The share of the download that has arrived, 0 to 1."""
    downloaded = Signal(object)
    """The Path of a package that is whole and has the right checksum."""

    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids = itertools.count(1)
        self._current = 0
        self._cancel = Cancel()
        self._thread: threading.Thread | None = None
        self._received = 0
        self._size = 0
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)
        self._progress_timer = QTimer(self, interval=_PROGRESS_INTERVAL_MS)
        self._progress_timer.timeout.connect(self._on_progress_due)
        self._deadline = QTimer(self, singleShot=True, interval=_CHECK_WITHIN_MS)
        self._deadline.timeout.connect(self._on_deadline)

    @property
    def busy(self) -> bool:
        """Whether a task runs."""
        return self._current != 0

    def check(self, address: str) -> None:
        """Ask the feed at ``address``; a running task is cancelled."""
        self._start(lambda cancel: fetch_release(address, cancel))
        self._deadline.start()

    def download(self, file: ReleaseFile, folder: Path) -> None:
        """Fetch a package into ``folder``; a running task is cancelled."""
        self._received, self._size = 0, file.size

        def fetch(cancel: Cancel) -> Path:
            target = _free_name(folder / file.name)
            fetch_file(
                file.url,
                target,
                cancel,
                size=file.size,
                sha256=file.sha256,
                progress=self._on_received,
            )
            return target

        self._start(fetch)
        self._progress_timer.start()

    def cancel(self) -> None:
        """End the running task; nothing more is heard of it."""
        self._current = 0
        self._cancel.set()
        self._progress_timer.stop()
        self._deadline.stop()

    def shut_down(self) -> None:
        """End everything; a thread that hangs in the system's name look-up is left behind."""
        self.cancel()
        if self._thread is not None:
            self._thread.join(_JOIN_S)

    def _start(self, task: Callable[[Cancel], object]) -> None:
        self.cancel()
        self._cancel = cancel = Cancel()
        self._current = number = next(self._ids)

        def run() -> None:
            result: object
            try:
                result = task(cancel)
            except FetchCancelled:
                return
            except FetchError as error:
                result = error
            except Exception as error:  # or the window would wait for ever
                _log.exception("Looking for updates failed")
                result = FetchError(f"Something unexpected went wrong ({type(error).__name__}).")
            if not cancel.is_set:
                self._ended.emit(number, result)

        self._thread = threading.Thread(target=run, name="updates", daemon=True)
        self._thread.start()

    def _on_received(self, count: int) -> None:
        self._received = count  # on the other thread; read by the timer

    @Slot()
    def _on_progress_due(self) -> None:
        self.progressed.emit(self._received / max(1, self._size))

    @Slot()
    def _on_deadline(self) -> None:
        self.cancel()
        self.failed.emit("The release feed takes too long to answer. Try again later.")

    @Slot(int, object)
    def _on_ended(self, number: int, result: Any) -> None:
        if number != self._current:
            return
        self.cancel()
        if isinstance(result, Release):
            _log.info("The release feed tells of version %s", result.version)
            self.release_told.emit(result)
        elif isinstance(result, Path):
            _log.info("Downloaded %s", result.name)
            self.downloaded.emit(result)
        else:
            _log.warning("Looking for or fetching an update: %s", result)
            self.failed.emit(str(result))


def _free_name(wanted: Path) -> Path:
    """Return ``wanted``, with a number if a file of this name exists. Raises ``FetchError``."""
    if not wanted.exists():
        return wanted
    for number in range(2, _MOST_NAMES):
        path = wanted.with_name(f"{wanted.stem} ({number}){wanted.suffix}")
        if not path.exists():
            return path
    raise FetchError(f"{wanted.parent} holds {wanted.name} many times over. Remove some.")
