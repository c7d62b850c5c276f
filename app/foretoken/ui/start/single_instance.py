"""One window per user and data folder; later starts hand over what to open.

A lock file in the data folder decides which process is first; the system releases it when the
process ends, however that happens. (``QLockFile`` compares process ids, which are reused: in a
sandbox every first process has the same one.) A local socket next to it carries the message, a
line of JSON. The first window answers "ok" from its event loop, so that a hang is noticed.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from foretoken.system.atomic_file import FileLock, InUse
from foretoken.system.language import tr_noop
from foretoken.system.logs import PRIVATE_FOLDER, private_folder

NO_ANSWER_TEXT = tr_noop(
    "Foretoken is already running but does not respond. This second window can neither show nor "
    "save your chats. End the other process, then start Foretoken again."
)
_ANSWER_MS = 2_000
"""Time for a listening window to answer."""
_PATIENCE_S, _PAUSE_S = 10.0, 0.05
"""Time to wait for a window that does not listen: it is starting, or still saving."""
_LONGEST_LINE, _LONGEST_PATH, _LONGEST_TOKEN = 65_536, 4096, 1024
_MAX_ADDRESS_BYTES = 100
"""Length limit of socket addresses in bytes, valid on all systems."""
_MAX_CALLERS = 16
"""One more replaces the oldest: a broken program must not keep others out."""
_OK = b"ok\n"
_log = logging.getLogger(__name__)


class Start(Enum):
    """The outcome of a start."""

    FIRST = "first"
    """No other window uses this data folder: open one."""
    HANDED_OVER = "handed-over"
    """The first window comes to the front and opens the files."""
    NO_ANSWER = "no-answer"
    """The first window does not answer."""


@dataclass(frozen=True, slots=True)
class Handover:
    """Message of a later start: what the first window is to open."""

    model: Path | None
    draft: Path | None = None
    token: str = ""
    """The window system's activation token, needed to come to the front."""

    def __post_init__(self) -> None:
        for path in filter(None, (self.model, self.draft)):
            name = os.fsencode(path)
            if not path.is_absolute() or b"\0" in name or len(name) > _LONGEST_PATH:
                raise ValueError("no path")  # not translated: nobody reads it
        if len(self.token) > _LONGEST_TOKEN or not self.token.isprintable():
            raise ValueError("no token")  # not translated: nobody reads it


class SingleInstance(QObject):
    """This process among those with the same data folder."""

    asked = Signal(object, object, str)
    """A later start: the model and draft to open (Path or None), and the token."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is the data folder, created if necessary."""
        super().__init__(parent)
        self._folder = folder.absolute()
        self._lock = FileLock(self._folder / "window.lock")
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []
        """Connections without a complete message yet, oldest first."""

    def begin(self, model: Path | None, draft: Path | None = None) -> Start:
        """Become the first process, or let the first one open ``model``; may block for seconds."""
        patience_ends = time.monotonic() + _PATIENCE_S
        while True:
            try:
                private_folder(self._folder)
                self._lock.acquire()
                return Start.FIRST
            except InUse:
                pass
            except OSError as error:
                # Without a writable folder, two windows cannot interfere.
                _log.warning("Cannot check for another window: %s", error)
                return Start.FIRST
            answered = self._hand_over(model, draft)
            if answered is not None:
                return Start.HANDED_OVER if answered else Start.NO_ANSWER
            if time.monotonic() > patience_ends:
                return Start.NO_ANSWER
            time.sleep(_PAUSE_S)

    def listen(self) -> None:
        """Answer later starts from now on, if this process is the first."""
        if not self._lock.held:
            return
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        if not (address := self._address()):
            _log.warning("Later starts cannot be heard: there is no private folder")
            return
        QLocalServer.removeServer(address)  # left by a crash, as we hold the lock
        if not server.listen(address):
            _log.warning("Later starts cannot be heard: %s", server.errorString())

    def stop_listening(self) -> None:
        """Stop answering, as the window was closed; later starts wait for the lock."""
        if self._server is not None:
            self._server.close()
            self._server = None
        while self._callers:
            self._drop(self._callers[0])

    def close(self) -> None:
        """Release the lock, so that the next start is the first."""
        self.stop_listening()
        self._lock.release()

    # --- later starts ------------------------------------------------------------------------

    def _hand_over(self, model: Path | None, draft: Path | None) -> bool | None:
        """Return whether the first window answered; None if it does not listen."""
        from foretoken.system.records import record_json  # loads msgspec

        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        if len(token) > _LONGEST_TOKEN or not token.isprintable():
            token = ""
        model, draft = (path and path.absolute() for path in (model, draft))
        try:
            message = record_json(Handover(model, draft, token))
        except ValueError:
            return False  # a path that could not be opened
        address, socket = self._address(), QLocalSocket()
        if not _is_own(address):
            return None
        socket.connectToServer(address)
        if not socket.waitForConnected(_ANSWER_MS):
            timed_out = socket.error() is QLocalSocket.LocalSocketError.SocketTimeoutError
            return False if timed_out else None
        _let_come_to_the_front()
        socket.write(message.encode() + b"\n")
        socket.waitForReadyRead(_ANSWER_MS)
        if bytes(socket.readAll().data()) == _OK:
            return True
        # Closed without an answer: it was about to end.
        hangs = socket.state() is QLocalSocket.LocalSocketState.ConnectedState
        return False if hangs else None

    # --- first window ------------------------------------------------------------------------

    @Slot()
    def _on_connection(self) -> None:
        while self._server is not None and (caller := self._server.nextPendingConnection()):
            if len(self._callers) >= _MAX_CALLERS:
                self._drop(self._callers[0])
            self._callers.append(caller)
            caller.setReadBufferSize(_LONGEST_LINE)
            # No closures that hold the caller: freeing both together crashed the window.
            caller.readyRead.connect(self._on_caller_changed)
            caller.disconnected.connect(self._on_caller_changed)
            self._read_message(caller)  # its message may have arrived already

    @Slot()
    def _on_caller_changed(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        if caller.state() is QLocalSocket.LocalSocketState.UnconnectedState:
            self._drop(caller)
        else:
            self._read_message(caller)

    def _drop(self, caller: QLocalSocket) -> None:
        if caller in self._callers:
            self._callers.remove(caller)
        caller.abort()
        caller.deleteLater()

    def _read_message(self, caller: QLocalSocket) -> None:
        from foretoken.system.records import RecordError, read_record  # loads msgspec

        if caller not in self._callers or not caller.bytesAvailable():
            return
        if not caller.canReadLine():
            if caller.bytesAvailable() >= _LONGEST_LINE:
                self._drop(caller)
            return
        try:
            line = bytes(caller.readLine(_LONGEST_LINE).data())
            message = read_record(Handover, line, "call")  # not translated: nobody reads it
        except RecordError:
            _log.warning("Another program sent what is no message")
            self._drop(caller)
            return
        self._callers.remove(caller)  # nothing more is read from it
        caller.write(_OK)
        caller.flush()
        caller.disconnectFromServer()  # nothing more to say
        self.asked.emit(message.model, message.draft, message.token)

    def _address(self) -> str:
        """Return the address of the first window; empty if another user could be listening there.

        It is in the data folder, or in the runtime folder (created if necessary) if the path is
        too long for a socket. Both must be writable by this user only.
        """
        name = f"foretoken-{hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]}"
        if sys.platform == "win32":
            return name  # a named pipe, in no folder and accessible only to its user
        place = self._folder / "window.socket"
        too_long = len(os.fsencode(place)) > _MAX_ADDRESS_BYTES
        if too_long or not is_private(place.parent):
            runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
            if not runtime.is_absolute():
                runtime = Path(tempfile.gettempdir()) / f"foretoken-{os.geteuid()}"
            with suppress(OSError):
                runtime.mkdir(mode=PRIVATE_FOLDER)
            place = runtime / name
        return str(place) if is_private(place.parent) else ""


def is_private(folder: Path) -> bool:
    """Return whether it is a folder, not a link, that only this user can write to."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    shared = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not shared


def _is_own(address: str) -> bool:
    """Return whether this user created it."""
    try:
        return sys.platform == "win32" or os.lstat(address).st_uid == os.geteuid()
    except OSError:
        return False


def _let_come_to_the_front() -> None:
    """Pass on the right to come to the front, which Windows gives the program just started.

    https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-allowsetforegroundwindow
    """
    if sys.platform == "win32":
        import ctypes

        anybody = 0xFFFFFFFF
        ctypes.windll.user32.AllowSetForegroundWindow(anybody)
