"""One window per user and data folder: a second start hands over what to open.

A lock file in the data folder says who is first; the system releases it when its owner ends,
however that ends. (``QLockFile`` compares process ids, which are reused: in a sandbox every first
process has the same one.) The local socket beside it carries the message: a line of JSON, answered
with "ok" by the event loop of the first window, so that one that hangs is noticed.
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
"""How long a listening window may take to answer."""
_PATIENCE_S, _PAUSE_S = 10.0, 0.05
"""How long to wait for one that does not listen: it is starting, or still saving."""
_LONGEST_LINE, _LONGEST_PATH, _LONGEST_TOKEN = 65_536, 4096, 1024
_LONGEST_ADDRESS = 100
"""Of a socket in bytes, on every system."""
_MOST_CALLERS = 16
"""One more takes the place of the oldest: a broken program must not keep others out."""
_OK = b"ok\n"
_log = logging.getLogger(__name__)


class Start(Enum):
    """The outcome of a start."""

    FIRST = "first"
    """No other window uses this data folder: open one."""
    HANDED_OVER = "handed-over"
    """The first window comes to the front and opens the files."""
    NO_ANSWER = "no-answer"
    """There is a first window, and it does not answer."""


@dataclass(frozen=True, slots=True)
class Handover:
    """The message of a second start: what the first window is to open."""

    model: Path | None
    draft: Path | None = None
    token: str = ""
    """The window system's, with which a window may come to the front."""

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
    """A second start: the model and the draft to open (Path or None), and the token."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is the data folder, which is created if needed."""
        super().__init__(parent)
        self._folder = folder.absolute()
        self._lock = FileLock(self._folder / "window.lock")
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []
        """Those that have not been heard yet, the oldest first."""

    def begin(self, model: Path | None, draft: Path | None = None) -> Start:
        """Become the first, or let the first open ``model``; may wait for some seconds."""
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
        """Answer later starts from now on, if this one is the first."""
        if not self._lock.held:
            return
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        if not (address := self._address()):
            _log.warning("Later starts cannot be heard: there is no private folder")
            return
        QLocalServer.removeServer(address)  # left by a crash: the lock is ours
        if not server.listen(address):
            _log.warning("Later starts cannot be heard: %s", server.errorString())

    def stop_listening(self) -> None:
        """The window has been closed: later starts wait for their turn."""
        if self._server is not None:
            self._server.close()
            self._server = None
        while self._callers:
            self._hang_up(self._callers[0])

    def close(self) -> None:
        """Let the next start be the first."""
        self.stop_listening()
        self._lock.release()

    # --- the second start --------------------------------------------------------------------

    def _hand_over(self, model: Path | None, draft: Path | None) -> bool | None:
        """Return whether the first window answered; None where it does not listen."""
        from foretoken.system.records import record_json  # loads msgspec

        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        if len(token) > _LONGEST_TOKEN or not token.isprintable():
            token = ""
        model, draft = (path and path.absolute() for path in (model, draft))
        try:
            message = record_json(Handover(model, draft, token))
        except ValueError:
            return False  # a path that nobody could open
        address, socket = self._address(), QLocalSocket()
        if not _is_own(address):
            return None
        socket.connectToServer(address)
        if not socket.waitForConnected(_ANSWER_MS):
            timed_out = socket.error() is QLocalSocket.LocalSocketError.SocketTimeoutError
            return False if timed_out else None
        _let_come_to_the_front()
        socket.write(message.encode() + b"\n")
        ends = time.monotonic() + _ANSWER_MS / 1000
        while not socket.canReadLine() and (left_s := ends - time.monotonic()) > 0:
            if not socket.waitForReadyRead(round(left_s * 1000)):
                break
        if bytes(socket.readAll().data()) == _OK:
            return True
        # Closed without an answer: it was just ending.
        hangs = socket.state() is QLocalSocket.LocalSocketState.ConnectedState
        return False if hangs else None

    # --- the first window --------------------------------------------------------------------

    @Slot()
    def _on_connection(self) -> None:
        while self._server is not None and (caller := self._server.nextPendingConnection()):
            if len(self._callers) >= _MOST_CALLERS:
                self._hang_up(self._callers[0])
            self._callers.append(caller)
            caller.setReadBufferSize(_LONGEST_LINE)
            # No callables that hold the caller: freeing both together crashed the window.
            caller.readyRead.connect(self._on_ready)
            caller.disconnected.connect(self._on_gone)
            self._hear(caller)  # its message may be there already

    @Slot()
    def _on_ready(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._hear(caller)

    @Slot()
    def _on_gone(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._hang_up(caller)

    def _hang_up(self, caller: QLocalSocket) -> None:
        if caller in self._callers:
            self._callers.remove(caller)
        caller.abort()
        caller.deleteLater()

    def _hear(self, caller: QLocalSocket) -> None:
        from foretoken.system.records import RecordError, read_record  # loads msgspec

        if caller not in self._callers or not caller.bytesAvailable():
            return
        if not caller.canReadLine():
            if caller.bytesAvailable() >= _LONGEST_LINE:
                self._hang_up(caller)
            return
        try:
            line = bytes(caller.readLine(_LONGEST_LINE).data())
            message = read_record(Handover, line, "call")  # not translated: nobody reads it
        except RecordError:
            _log.warning("Another program sent what is no message")
            self._hang_up(caller)
            return
        self._callers.remove(caller)  # nothing more is read from it
        caller.write(_OK)
        caller.flush()
        caller.disconnectFromServer()  # the conversation is over
        self.asked.emit(message.model, message.draft, message.token)

    def _address(self) -> str:
        """Where the first window listens; empty where somebody else could be listening.

        That is in the data folder, or in the runtime folder, which is made if needed, where its
        path is too long for a socket or something has put a folder there. Only folders to which
        nobody else can write are used.
        """
        name = f"foretoken-{hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]}"
        if sys.platform == "win32":
            return name  # a named pipe, which is in no folder and only accessible to its user
        place = self._folder / "window.socket"
        too_long = len(os.fsencode(place)) > _LONGEST_ADDRESS
        if too_long or place.is_dir() or not is_private(place.parent):
            runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
            if not runtime.is_absolute():
                runtime = Path(tempfile.gettempdir()) / f"foretoken-{os.geteuid()}"
            with suppress(OSError):
                runtime.mkdir(mode=PRIVATE_FOLDER)
            place = runtime / name
        return str(place) if is_private(place.parent) else ""


def is_private(folder: Path) -> bool:
    """Whether it is a folder, not a link, that only this user can write to."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    shared = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not shared


def _is_own(address: str) -> bool:
    """Whether this user made it."""
    try:
        return sys.platform == "win32" or os.lstat(address).st_uid == os.geteuid()
    except OSError:
        return False


def _let_come_to_the_front() -> None:
    """Windows lets only the program that the user has just started pass this right on.

    https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-allowsetforegroundwindow
    """
    if sys.platform == "win32":
        import ctypes

        anybody = 0xFFFFFFFF
        ctypes.windll.user32.AllowSetForegroundWindow(anybody)
