"""Background queries of the release feed and downloads of packages, as the user allows."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LAST_UPDATE_CHECK, UPDATE_CHECK, UpdateCheck
from foretoken.system.update_feed import Release, ReleaseFile, fetch_package, fetch_release

_REPORT_INTERVAL_S = 0.1
_log = logging.getLogger(__name__)


class UpdateChecker(Background):
    """Update checks and downloads; lives on the GUI thread, waits for the network on another."""

    release_found = Signal(object)
    """The feed's newest Release, which may be the running one."""
    progressed = Signal(float)
    """The share of the download that has arrived, 0 to 1."""
    downloaded = Signal(object)
    """The Path of a complete package with the right checksum."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("updates", parent)

    def check(self, address: str) -> None:
        """Query the feed at ``address``; a running task is cancelled."""
        self.start(lambda running: fetch_release(address, running.cancel), self._on_release)

    def download(self, file: ReleaseFile, folder: Path) -> None:
        """Download a package into ``folder``; a running task is cancelled."""

        def fetch(running: Running) -> Path:
            target = _free_name(folder / file.name)
            fetch_package(
                file,
                target,
                running.cancel,
                lambda received: running.tell(
                    received / max(1, file.size), every_s=_REPORT_INTERVAL_S
                ),
            )
            return target

        self.start(fetch, self._on_downloaded, on_part=self.progressed.emit)

    def _on_release(self, release: Release) -> None:
        _log.info("The release feed tells of version %s", release.version)
        self.release_found.emit(release)

    def _on_downloaded(self, path: Path) -> None:
        _log.info("Downloaded %s", path.name)
        self.downloaded.emit(path)


def _free_name(wanted: Path) -> Path:
    """Return ``wanted``, with a number if a file of this name exists."""
    others = (wanted.with_name(f"{wanted.stem} ({n}){wanted.suffix}") for n in count(2))
    return next(path for path in chain([wanted], others) if not path.exists())


_INTERVAL = timedelta(days=1)


def update_is_due(preferences: KeptPreferences, now: datetime) -> bool:
    """Return whether an automatic check is due: once a day, if allowed."""
    if preferences.get(UPDATE_CHECK) is not UpdateCheck.DAILY:
        return False
    last = preferences.get(LAST_UPDATE_CHECK)
    # A clock that was set back must not prevent checks for years.
    return last is None or not timedelta(0) <= now - last < _INTERVAL
