"""One window per person and data folder: a second start hands over what it was to open.

A lock file in the data folder says who is first; the system releases it when its owner ends,
however that ends. (``QLockFile`` compares process ids, which are reused: in a sandbox every first
process has the same one.) The local socket beside it carries the message: a line of JSON, answered
with "ok" by the event loop of the first window, so that one that hangs is noticed.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import stat
import sys
import tempfile
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from foretoken.system.atomic_file import FileLock, InUse
from foretoken.system.given_json import parse_json
from foretoken.system.language import tr_noop
from foretoken.system.logs import PRIVATE_FOLDER, private_folder

NO_ANSWER_TEXT = tr_noop(
    "Foretoken is already running but does not respond. This second window can neither show nor "
    "save your chats. End the other process, then start Foretoken again."
)
_ANSWER_MS = 2_000
"""How long a window that listens may take to answer."""
_PATIENCE_S, _PAUSE_S = 10.0, 0.05
"""How long to wait for one that does not listen: it is starting, or saving what it has to."""
_LONGEST_LINE, _LONGEST_PATH, _LONGEST_TOKEN = 65_536, 4096, 1024
# Callers are programs of the same person: broken ones must not keep others out.
_MOST_CALLERS, _CALL_S, _SWEEP_MS = 16, 3.0, 1000
_OK = b"ok\n"
_log = logging.getLogger(__name__)


class Start(Enum):
    """What a start turned out to be."""

    FIRST = "first"
    """No other window uses this data folder: open one."""
    HANDED_OVER = "handed-over"
    """The first window comes to the front and opens the files."""
    NO_ANSWER = "no-answer"
    """There is a first window, and it does not answer."""


class SingleInstance(QObject):
    """This process among those with the same data folder."""

    asked = Signal(object, object, str)
    """A second start: the model and the draft to open (Path or None), and the window system's
    token that lets a window come to the front (or an empty text)."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is the data folder, which is created if needed."""
        super().__init__(parent)
        self._folder = folder.absolute()
        self._lock = FileLock(self._folder / "window.lock")
        self._server: QLocalServer | None = None
        self._callers: dict[QLocalSocket, float] = {}
        """When each one has to be done."""
        self._sweep = QTimer(self, interval=_SWEEP_MS)
        self._sweep.timeout.connect(self._on_sweep)

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
                # Without a folder to write to, there is nothing that two windows could write.
                _log.warning("Cannot check for another window: %s", error)
                return Start.FIRST
            answered = self._hand_over(model, draft)
            if answered is not None:
                return Start.HANDED_OVER if answered else Start.NO_ANSWER
            if time.monotonic() > patience_ends:
                return Start.NO_ANSWER
            time.sleep(_PAUSE_S)

    def listen(self) -> None:
        """Answer later starts from now on, if this is the first."""
        if not self._lock.held:
            return
        reasons = []
        for address in self._addresses(make=True):
            server = QLocalServer(self)
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
            QLocalServer.removeServer(address)  # left by a crash: the lock is ours
            if server.listen(address):
                server.newConnection.connect(self._on_connection)
                self._server = server
                return
            reasons.append(server.errorString())
            server.deleteLater()
        _log.warning("Later starts cannot be heard: %s", "; ".join(reasons))

    def stop_listening(self) -> None:
        """The window has been closed: later starts wait for their turn."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for caller in tuple(self._callers):
            self._end(caller)
        self._sweep.stop()

    def close(self) -> None:
        """Let the next start be the first."""
        self.stop_listening()
        self._lock.release()

    # --- the second start --------------------------------------------------------------------

    def _hand_over(self, model: Path | None, draft: Path | None) -> bool | None:
        """Return whether the first window answered; None where it does not listen."""
        message = {
            "model": None if model is None else str(model.absolute()),
            "draft": None if draft is None else str(draft.absolute()),
            "token": os.environ.get("XDG_ACTIVATION_TOKEN", ""),
        }
        for address in self._addresses():
            if not _is_own(address):
                continue
            socket = QLocalSocket()
            socket.connectToServer(address)
            if not socket.waitForConnected(_ANSWER_MS):
                if socket.error() is QLocalSocket.LocalSocketError.SocketTimeoutError:
                    return False
                continue
            _let_come_to_the_front()
            socket.write(json.dumps(message).encode() + b"\n")
            ends = time.monotonic() + _ANSWER_MS / 1000
            while not socket.canReadLine() and (left_s := ends - time.monotonic()) > 0:
                if not socket.waitForReadyRead(round(left_s * 1000)):
                    break
            if bytes(socket.readAll().data()) == _OK:
                return True
            # Closed without an answer: it was ending just then.
            hangs = socket.state() is QLocalSocket.LocalSocketState.ConnectedState
            return False if hangs else None
        return None

    # --- the first window --------------------------------------------------------------------

    @Slot()
    def _on_connection(self) -> None:
        while self._server is not None and (caller := self._server.nextPendingConnection()):
            if len(self._callers) >= _MOST_CALLERS:
                self._end(next(iter(self._callers)))
            self._callers[caller] = time.monotonic() + _CALL_S
            if not self._sweep.isActive():  # callers that keep coming do not put it off
                self._sweep.start()
            caller.setReadBufferSize(_LONGEST_LINE)
            # No callables that hold the caller: freed with it, they crashed the window.
            caller.readyRead.connect(self._on_ready)
            caller.disconnected.connect(self._on_gone)
            self._hear(caller)  # it may have spoken before

    @Slot()
    def _on_sweep(self) -> None:
        """End the calls that take too long."""
        now = time.monotonic()
        for caller in [each for each, ends in self._callers.items() if ends < now]:
            self._end(caller)
        if not self._callers:
            self._sweep.stop()

    @Slot()
    def _on_ready(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._hear(caller)

    @Slot()
    def _on_gone(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._callers.pop(caller, None)
        caller.deleteLater()

    def _end(self, caller: QLocalSocket) -> None:
        self._callers.pop(caller, None)
        caller.abort()
        caller.deleteLater()

    def _hear(self, caller: QLocalSocket) -> None:
        if caller not in self._callers or not caller.bytesAvailable():
            return
        if not caller.canReadLine():
            if caller.bytesAvailable() >= _LONGEST_LINE:
                self._end(caller)
            return
        try:
            model, draft, token = _read_message(bytes(caller.readLine(_LONGEST_LINE).data()))
        except (ValueError, TypeError, KeyError):
            _log.warning("Another program sent what is no message")
            self._end(caller)
            return
        caller.write(_OK)
        caller.flush()
        self._callers.pop(caller)  # nothing more is heard of it
        caller.disconnectFromServer()  # it has said what it can say
        self.asked.emit(model, draft, token)

    def _addresses(self, *, make: bool = False) -> list[str]:
        """Where the first window listens: in the data folder, or where that is no place for it.

        The path of a socket has at most about 100 bytes, and not every file system has sockets.
        Nobody else can write to these folders. ``make`` the last one if needed.
        """
        name = f"foretoken-{hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]}"
        if sys.platform == "win32":
            return [name]  # of a pipe, which lies in no folder
        places = [self._folder / "window.socket"]
        runtime = os.environ.get("XDG_RUNTIME_DIR")
        if runtime and os.path.isabs(runtime):
            places.append(Path(runtime) / name)
        shared = Path(tempfile.gettempdir()) / f"foretoken-{os.geteuid()}"
        if make:
            with suppress(OSError):
                shared.mkdir(mode=PRIVATE_FOLDER)
        places.append(shared / name)
        return [str(place) for place in places if is_private(place.parent)]


def is_private(folder: Path) -> bool:
    """Whether it is a folder, no link to one, and nobody but this user can write to it."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    shared = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not shared


def _is_own(address: str) -> bool:
    """Whether this user made the socket; Windows gives a pipe to its user alone."""
    if sys.platform == "win32":
        return True
    try:
        return os.lstat(address).st_uid == os.geteuid()
    except OSError:
        return False


def _read_message(line: bytes) -> tuple[Path | None, Path | None, str]:
    """What a call asks for. Raises ``ValueError``, ``TypeError`` or ``KeyError`` for no message."""
    message = parse_json(line, _LONGEST_LINE)
    token = message["token"]
    if not isinstance(token, str) or len(token) > _LONGEST_TOKEN or not token.isprintable():
        raise ValueError("no token")  # not translated: nobody reads it
    return _as_path(message["model"]), _as_path(message.get("draft")), token


def _as_path(name: object) -> Path | None:
    if name is None:
        return None
    if not isinstance(name, str) or not os.path.isabs(name):
        raise ValueError("no path")  # not translated: nobody reads it
    # What cannot be the name of a file: a NUL, half a character.
    encoded = os.fsencode(name)
    if b"\0" in encoded or len(encoded) > _LONGEST_PATH:
        raise ValueError("no path")  # not translated: nobody reads it
    return Path(name)


def _let_come_to_the_front() -> None:
    """Windows lets only the program that a person has just started pass this right on.

    https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-allowsetforegroundwindow
    """
    if sys.platform == "win32":
        import ctypes

        anybody = 0xFFFFFFFF
        ctypes.windll.user32.AllowSetForegroundWindow(anybody)
