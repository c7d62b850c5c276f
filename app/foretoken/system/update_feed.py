"""Release feed: a small JSON file that describes the newest version.

    {
      "format": 1,
      "version": "0.2.0",
      "date": "2027-01-31",
      "notes": "https://example.org/foretoken/0.2.0.html",
      "files": [
        {"platform": "linux", "machine": "x86_64", "kind": "appimage",
         "url": "https://example.org/foretoken/Foretoken-0.2.0-x86_64.AppImage",
         "size": 123456789, "sha256": "64 hexadecimal digits"}
      ]
    }

``version`` follows PEP 440. ``platform`` is ``linux``, ``macos`` or ``windows``, ``machine`` is
``x86_64``, ``arm64`` or ``any``. ``kind`` may be anything; the packagers write ``appimage``,
``deb``, ``rpm``, ``tar.gz``, ``dmg`` and ``installer``. If several files fit, one of the running
copy's kind is preferred, else the first. Unknown fields are ignored, for later extension.

The URL of the feed is in ``resources/update_feed.txt``, which is written by release builds and
missing from a checkout. The environment variable FORETOKEN_UPDATE_FEED overrides it.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path, PurePosixPath
from typing import Annotated
from urllib.parse import unquote, urlsplit

from msgspec import Meta
from packaging.version import Version

from foretoken.system.atomic_file import atomic_bytes_writer
from foretoken.system.fetching import (
    Answer,
    Cancel,
    Deadline,
    FetchError,
    host_of,
    is_allowed,
    open_address,
)
from foretoken.system.paths import resource_path
from foretoken.system.records import RecordError, read_record

ADDRESS_FILE = "update_feed.txt"
ADDRESS_VARIABLE = "FORETOKEN_UPDATE_FEED"
_FORMAT = 1
_MAX_BYTES = 200_000
_TIMEOUT_S = 30
_MAX_FILE_BYTES = 8_000_000_000
_FILE_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._+~-]{0,150}")
_PLATFORMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
_MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}


@dataclass(frozen=True, slots=True)
class ReleaseFile:
    """A package of a release."""

    platform: str
    machine: str
    kind: str
    url: str
    size: Annotated[int, Meta(ge=1, le=_MAX_FILE_BYTES)]
    sha256: Annotated[str, Meta(pattern=r"^[0-9a-fA-F]{64}\Z")]

    def __post_init__(self) -> None:
        _require_address(self.url)
        if _FILE_NAME.fullmatch(self.name) is None:
            raise ValueError("name")

    @property
    def name(self) -> str:
        """File name, from the end of the URL."""
        return unquote(PurePosixPath(urlsplit(self.url).path).name)


@dataclass(frozen=True, slots=True)
class Release:
    """The newest release, as described by the feed."""

    version: str
    date: date
    notes: str
    files: tuple[ReleaseFile, ...]

    def __post_init__(self) -> None:
        Version(self.version)
        _require_address(self.notes)

    def is_newer_than(self, version: str) -> bool:
        """Return whether users of ``version`` should be notified."""
        return Version(self.version) > Version(version)

    def file_for(self, system: str, machine: str, kind: str) -> ReleaseFile | None:
        """Return the package for a platform, preferably of this kind; None if there is none."""
        ours = [file for file in self.files if file.platform == system]
        fitting = [file for file in ours if file.machine in (machine, "any")]
        return max(fitting, key=lambda file: file.kind == kind, default=None)


def feed_address() -> str | None:
    """Return the URL of this build's feed; None if it has none."""
    if given := os.environ.get(ADDRESS_VARIABLE, "").strip():
        return given
    with suppress(OSError, ValueError):
        return resource_path(ADDRESS_FILE).read_text(encoding="utf-8").strip() or None
    return None


def fetch_release(address: str, cancel: Cancel) -> Release:
    """Fetch the newest release from the feed. Raises ``FetchError``."""
    with _response(address, cancel, Deadline(_TIMEOUT_S)) as answer:
        return parse(b"".join(answer.chunks(_MAX_BYTES)))


def fetch_package(
    file: ReleaseFile, target: Path, cancel: Cancel, progress: Callable[[int], None]
) -> None:
    """Download a package; nothing is left unless it is the announced file.

    ``progress`` receives the number of bytes so far. Raises ``FetchError``.
    """
    digest, received = hashlib.sha256(), 0
    try:
        with atomic_bytes_writer(target) as out, _response(file.url, cancel) as answer:
            for chunk in answer.chunks(file.size):
                received += len(chunk)
                digest.update(chunk)
                out.write(chunk)
                progress(received)
            if received < file.size or digest.hexdigest() != file.sha256.lower():
                raise FetchError("update-wrong-checksum", file=target.name)
        with suppress(OSError):  # some file systems have no modes
            target.chmod(0o644)  # another user may have to install it
    except OSError as error:
        reason = error.strerror or str(error)
        raise FetchError(
            "update-unwritable", file=target.name, folder=target.parent, reason=reason
        ) from error


@contextmanager
def _response(address: str, cancel: Cancel, deadline: Deadline | None = None) -> Iterator[Answer]:
    with closing(open_address(address, cancel, deadline=deadline)) as answer:
        if answer.is_error:
            raise FetchError("update-refused", host=host_of(answer.url), code=str(answer.status))
        yield answer


def parse(text: str | bytes) -> Release:
    """Parse a feed. Raises ``FetchError``."""
    try:
        if read_record(_Format, text, ADDRESS_FILE).format != _FORMAT:
            raise FetchError("update-feed-unknown-format")
        return read_record(Release, text, ADDRESS_FILE)
    except RecordError as bad:
        raise FetchError("update-feed-damaged") from bad


@dataclass(frozen=True, slots=True)
class _Format:
    format: int


def this_platform() -> tuple[str, str, str]:
    """Return platform, machine and kind of the running copy, as named in the feed."""
    system = _PLATFORMS.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return system, _MACHINES.get(machine, machine), _kind(system)


def _kind(system: str) -> str:
    if system != "linux":
        return {"macos": "dmg", "windows": "installer"}.get(system, "")
    if os.environ.get("APPIMAGE"):
        return "appimage"
    if not sys.executable.startswith(("/usr/", "/opt/")):
        return "tar.gz"
    return "deb" if os.path.exists("/usr/bin/dpkg") else "rpm"


def _require_address(url: str) -> None:
    if not is_allowed(url):
        raise ValueError("url")
