"""Receives the bytes of one file from the hub into a part file next to its destination.

The transfer is our own, through ``system.fetching``, and not huggingface_hub's: that one cannot be
stopped at once or from another thread, stores received data in a cache of its own layout, checks
the size but not the digest, and loads native code for its second method. Here one request to the
hub's ``/resolve/`` URL is enough: it redirects to the location of the bytes, and its own headers
say what they must be (``X-Linked-Etag``: the SHA-256, ``X-Linked-Size``; huggingface_hub,
``file_download.py``: ``get_hf_file_metadata``). The redirect's target has an ETag that looks like a
SHA-256 but is another number, so it is not read.

The digest covers the whole file: when a download resumes, existing data is read and hashed again at
the disk's speed, and the rest as it arrives.
"""

from __future__ import annotations

import hashlib
import io
import logging
import os
import re
from collections.abc import Callable
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from typing import BinaryIO

from foretoken.models.hub.errors import HubError, file_gone, hub_error
from foretoken.models.hub.files import HubFile, HubModel
from foretoken.models.hub.hub import Hub
from foretoken.system.fetching import (
    Answer,
    Cancel,
    FetchError,
    NetworkError,
    NetworkFault,
    host_of,
    open_address,
)
from foretoken.system.untrusted_files import open_own, open_untrusted, remove_link

_log = logging.getLogger(__name__)
_DISK_BYTES = 1 << 20
_SHA256 = re.compile(r'(?:W/)?"?([0-9a-fA-F]{64})"?')
_CONTENT_RANGE = re.compile(r"bytes (\d{1,18})-\d+/(\d+|\*)")
Heard = Callable[[int], None]
"""Called with the number of further bytes that are present and hashed."""


class PartFile:
    """The received part of a file, with its digest. All methods raise ``OSError``."""

    def __init__(self, path: Path, file: HubFile) -> None:
        """Open or create the part; ``take_in`` must follow."""
        self._wanted = file
        self._digest = hashlib.sha256()
        self.size = 0
        """Bytes present and hashed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if remove_link(path):  # its target is not ours to write to
            _log.warning("%s was a link, which was removed", path.name)
        # Unbuffered: what was written is in the file if this process is killed.
        self._file = io.FileIO(open_own(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")

    @property
    def is_complete(self) -> bool:
        """Whether all bytes are there, correct or not."""
        return self.size == self._wanted.size

    @property
    def is_right(self) -> bool:
        """Whether these are the announced bytes."""
        return self.is_complete and self._digest.hexdigest() == self._wanted.sha256

    def take_in(self, cancel: Cancel, on_bytes: Heard) -> None:
        """Hash what an earlier download left. Raises ``Cancelled``."""
        if os.fstat(self._file.fileno()).st_size > self._wanted.size:
            self._file.truncate(0)  # a part of something else
        _hash(self._file, self._digest, cancel, on_bytes)
        self.size = self._file.tell()

    def append(self, chunk: bytes) -> None:
        """Append bytes; what fits on a full disk stays."""
        rest = memoryview(chunk)
        while rest:
            written = self._file.write(rest) or 0
            self._digest.update(rest[:written])
            self.size += written
            rest = rest[written:]

    def start_anew(self) -> None:
        """Discard what is there."""
        self._digest = hashlib.sha256()
        self.size = 0
        self._file.truncate(0)
        self._file.seek(0)

    def close(self) -> None:
        """Flush to disk and close."""
        try:
            os.fsync(self._file.fileno())
        finally:
            self._file.close()


def is_right(path: Path, file: HubFile, cancel: Cancel, on_bytes: Heard) -> bool:
    """Whether a finished file is the expected one. Raises ``Cancelled``, ``OSError``."""
    digest = hashlib.sha256()
    with open_untrusted(path) as opened:
        if os.fstat(opened.fileno()).st_size != file.size:
            return False
        _hash(opened, digest, cancel, on_bytes)
    return digest.hexdigest() == file.sha256


def _hash(
    file: BinaryIO | io.FileIO, digest: hashlib._Hash, cancel: Cancel, on_bytes: Heard
) -> None:
    """Hash a file to its end."""
    while chunk := file.read(_DISK_BYTES):
        cancel.check()
        digest.update(chunk)
        on_bytes(len(chunk))


def receive(
    hub: Hub, model: HubModel, file: HubFile, part: PartFile, cancel: Cancel, on_bytes: Heard
) -> None:
    """Fetch what ``part`` lacks, in one request.

    Raises ``Cancelled``, ``OSError`` of the disk, and ``HubError``; if it is ``passing``, a retry
    resumes after what was received.
    """
    try:
        answer = open_address(
            hub.address(model, file),
            cancel,
            headers={"Range": f"bytes={part.size}-"} if part.size else None,  # not translated: HTTP
            authorization=hub.authorization(),
        )
        with closing(answer):
            _require_file(answer, hub, model, file)
            _take(answer, model, file, part, on_bytes)
    except HubError:
        raise
    except FetchError as error:
        raise hub_error(error) from error


def _require_file(answer: Answer, hub: Hub, model: HubModel, file: HubFile) -> None:
    """Raise the error of a refusal, or that another file is announced."""
    host = host_of(answer.url)
    if answer.is_error:
        missing = answer.headers.get("x-error-code") in ("RevisionNotFound", "EntryNotFound")
        out_of_range = answer.status == HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE
        if out_of_range or (missing and host == hub.host):
            raise file_gone(model.repository, file.path)
        if host == hub.host:
            raise hub.refused(answer.status, answer.headers, model.repository)
        # Its URL contains a permission that expires; the hub gives a new one.
        code = str(answer.status)
        raise HubError("download-refused", passing=True, host=host, hub=hub.host, code=code)
    for headers in (*answer.passed, answer.headers):
        digest = _SHA256.fullmatch(headers.get("x-linked-etag", "").strip())
        size = headers.get("x-linked-size", "").strip()
        if digest is not None and digest[1].lower() != file.sha256:
            raise file_gone(model.repository, file.path)
        if size.isdecimal() and size.lstrip("0") != str(file.size):
            raise file_gone(model.repository, file.path)


def _take(answer: Answer, model: HubModel, file: HubFile, part: PartFile, on_bytes: Heard) -> None:
    """Append what arrives. Servers may send the whole file, whatever was requested."""
    begin = 0
    if answer.status == HTTPStatus.PARTIAL_CONTENT:
        found = _CONTENT_RANGE.fullmatch(answer.headers.get("content-range", ""))
        if found is not None and found[2] not in ("*", str(file.size)):
            raise file_gone(model.repository, file.path)
        begin = part.size + 1 if found is None else int(found[1])
    host, skip = host_of(answer.url), part.size - begin
    if skip < 0:
        raise HubError("download-other-part", host=host)
    for chunk in answer.chunks():
        new = chunk[skip:]
        skip -= min(skip, len(chunk))
        if part.size + len(new) > file.size:
            part.start_anew()
            raise HubError("download-too-much", host=host)
        part.append(new)
        on_bytes(len(new))
    if not part.is_complete:
        raise NetworkError(host, NetworkFault.CUT)
