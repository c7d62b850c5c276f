"""One window per person and data folder: a second start hands over what it was to open.

A lock file in the data folder tells who is first; the system gives it back when its owner ends,
however that ends. The socket beside it only carries messages: a line of JSON there, "ok" back,
written by the event loop of the first, so that one which hangs is told from one which works.

The socket lies where only this person can write, and both ends look who the other one is. Other
programs of the same person can call, too, and may be broken: a call is short, says one thing, and
has its time; a few are heard at once, some more wait, and what they ask is done now and then.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import socket
import stat
import struct
import sys
import tempfile
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from foretoken.system.file_lock import FileLock, InUse
from foretoken.system.given_json import parse_json
from foretoken.system.language import tr_noop
from foretoken.system.logs import PRIVATE_FOLDER, private_folder

# macOS, sys/un.h and sys/ucred.h: struct xucred begins with a version and the user's id.
_SOL_LOCAL, _LOCAL_PEERCRED = 0, 1
_XUCRED_BYTES = 76


def is_own(descriptor: int) -> bool:
    """Whether the other end of a connected socket belongs to this user, as far as that is told.

    Windows gives a pipe to its user alone.
    """
    if sys.platform == "win32":
        return True
    try:
        # A copy: closing this one leaves the caller's open.
        with socket.socket(fileno=os.dup(descriptor)) as peer:
            if sys.platform == "linux":
                told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
                user = struct.unpack("3i", told)[1]
            elif sys.platform == "darwin":
                told = peer.getsockopt(_SOL_LOCAL, _LOCAL_PEERCRED, _XUCRED_BYTES)
                user = struct.unpack_from("2I", told)[1]
            else:
                return True
    except (OSError, struct.error):
        return False
    return bool(user == os.geteuid())


def has_left(descriptor: int) -> bool:
    """Whether the other end of a connected socket is closed and has said nothing."""
    if sys.platform == "win32":
        return False
    try:
        with socket.socket(fileno=os.dup(descriptor)) as peer:
            return not peer.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True


def is_private(folder: Path) -> bool:
    """Whether it is a folder, no link to one, and nobody but this user can write to it."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    return (
        stat.S_ISDIR(status.st_mode)
        and status.st_uid == os.geteuid()
        and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )


NO_ANSWER_TEXT = tr_noop(
    "Another Foretoken is running and does not answer, so this window was opened beside it. The "
    "chats belong to the other one: here they are neither shown nor saved. End that program, then "
    "start this one again."
)
# Of one that listens; without an answer for so long it hangs.
_ANSWER_MS = 2_000
# Of one that holds the lock and does not listen: it is starting, or writes what it has to.
_PATIENCE_S, _PAUSE_S = 10.0, 0.05
_LONGEST_LINE, _LONGEST_PATH, _LONGEST_TOKEN = 65_536, 4096, 1024
# Of those who call: heard at once, and for how long; others are let in now and then, for a moment.
_MOST_CALLERS, _CALL_S = 16, 3.0
_LET_IN_MS, _LET_IN_S = 20, 0.004
_MOST_WAITING, _MOST_OUTSIDE = 64, 1000
# Those who come faster are done as one.
_ASKED_MS = 200
_OK = b"ok\n"
_log = logging.getLogger(__name__)


class Start(Enum):
    """What a start turned out to be."""

    FIRST = "first"
    """Nobody else has a window here: open one."""
    HANDED_OVER = "handed-over"
    """The first one shows its window and opens what was wanted."""
    NO_ANSWER = "no-answer"
    """There is a first one, and it does not answer."""


class SingleInstance(QObject):
    """This process among those of the same data folder; closed when the last byte is written."""

    asked = Signal(object, object, str)
    """A second start: the model to open and its draft (Path, or None), and a token of the window
    system that lets a window come to the front, or an empty text."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is the data folder; it is made where it is not there."""
        super().__init__(parent)
        self._folder = folder.absolute()
        self._lock = FileLock(self._folder / "window.lock")
        self._server: QLocalServer | None = None
        self._is_first = False
        self._callers: dict[QLocalSocket, float] = {}
        self._wanted: tuple[Path | None, Path | None, str] | None = None
        self._door = QTimer(self)
        self._door.setInterval(_LET_IN_MS)
        self._door.timeout.connect(self._on_door)
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.setInterval(_ASKED_MS)
        self._asking.timeout.connect(self._on_asking)

    def begin(self, model: Path | None, draft: Path | None = None) -> Start:
        """Become the first, or let the first open ``model``; may wait for some seconds."""
        patience_ends = time.monotonic() + _PATIENCE_S
        while True:
            try:
                private_folder(self._folder)
                self._lock.acquire()
            except InUse:
                pass
            except OSError as error:
                # Without a folder to write to, there is nothing that two could write.
                _log.warning("Nobody can tell whether another window is open: %s", error)
                return Start.FIRST
            else:
                self._is_first = True
                return Start.FIRST
            answered = self._hand_over(model, draft)
            if answered is not None:
                return Start.HANDED_OVER if answered else Start.NO_ANSWER
            if time.monotonic() > patience_ends:
                return Start.NO_ANSWER
            time.sleep(_PAUSE_S)

    def listen(self) -> None:
        """Answer later starts from now on; the event loop is about to run."""
        if not self._is_first:
            return  # the socket is that of the first
        for address in self._addresses(make=True):
            server = QLocalServer(self)
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
            server.setMaxPendingConnections(_MOST_WAITING)
            server.setListenBacklogSize(_MOST_OUTSIDE)  # who finds no room here is turned away
            QLocalServer.removeServer(address)  # of one that crashed: the lock is ours
            if server.listen(address):
                server.newConnection.connect(self._on_connection)
                self._server = server
                return
            _log.warning("Later starts cannot be heard: %s", server.errorString())

    def be_silent(self) -> None:
        """Answer no more: the window has been closed. Who starts now waits for its turn."""
        if self._server is not None:
            self._door.stop()
            self._asking.stop()
            self._server.close()
            for caller in self._server.findChildren(QLocalSocket):
                caller.abort()
            self._callers.clear()
            self._server = None

    def close(self) -> None:
        """Let the next start be the first."""
        self.be_silent()
        self._is_first = False
        self._lock.release()

    # --- the second one ----------------------------------------------------------------------

    def _hand_over(self, model: Path | None, draft: Path | None = None) -> bool | None:
        """Return whether the first one answered; None where it does not listen."""
        message = {
            "model": None if model is None else str(model.absolute()),
            "draft": None if draft is None else str(draft.absolute()),
            "token": os.environ.get("XDG_ACTIVATION_TOKEN", ""),
        }
        for address in self._addresses():
            socket = QLocalSocket()
            socket.connectToServer(address)
            if not socket.waitForConnected(_ANSWER_MS):
                if socket.error() is QLocalSocket.LocalSocketError.SocketTimeoutError:
                    return False  # it lets nobody in
                continue
            if not is_own(int(socket.socketDescriptor())):
                _log.warning("Another user listens at %s", address)
                socket.abort()
                continue
            _let_come_to_the_front()
            socket.write(QByteArray(json.dumps(message).encode() + b"\n"))
            ends = time.monotonic() + _ANSWER_MS / 1000
            while not socket.canReadLine():
                left_ms = round((ends - time.monotonic()) * 1000)
                if left_ms <= 0 or not socket.waitForReadyRead(left_ms):
                    break
            if bytes(socket.readAll().data()) == _OK:
                return True
            # Closed without an answer: it was ending just then.
            hangs = socket.state() is QLocalSocket.LocalSocketState.ConnectedState
            return False if hangs else None
        return None

    # --- the first one -----------------------------------------------------------------------

    @Slot()
    def _on_connection(self) -> None:
        # Who comes while others are let in waits outside: Qt takes in no more than a few.
        if not self._door.isActive():
            self._door.start()
            self._let_in()

    @Slot()
    def _on_door(self) -> None:
        now = time.monotonic()
        for caller in [one for one, ends in self._callers.items() if ends < now]:
            self._end(caller)
        self._let_in()
        waiting = self._server is not None and self._server.hasPendingConnections()
        if not waiting and not self._callers:
            self._door.stop()

    def _let_in(self) -> None:
        ends = time.monotonic() + _LET_IN_S
        while time.monotonic() < ends:
            if self._server is None or (caller := self._server.nextPendingConnection()) is None:
                return
            descriptor = int(caller.socketDescriptor())
            if has_left(descriptor) or not is_own(descriptor):
                self._end(caller)
                continue
            while len(self._callers) >= _MOST_CALLERS:
                self._end(next(iter(self._callers)))
            self._callers[caller] = time.monotonic() + _CALL_S
            caller.setReadBufferSize(_LONGEST_LINE + 1)
            caller.readyRead.connect(self._on_words)
            caller.disconnected.connect(self._on_gone)
            if caller.bytesAvailable():  # it may have spoken before
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

    @Slot()
    def _on_words(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if caller not in self._callers:
            return
        if not caller.canReadLine():
            if caller.bytesAvailable() > _LONGEST_LINE:
                self._end(caller)
            return
        line = bytes(caller.readLine(_LONGEST_LINE).data())
        try:
            wanted = _read_message(line)
        except (ValueError, TypeError, KeyError):
            _log.warning("Another program sent what is no message")
            self._end(caller)
            return
        caller.write(QByteArray(_OK))
        caller.flush()
        caller.disconnectFromServer()  # it has said what it can say
        model, draft, token = wanted
        if self._wanted is not None and model is None:
            model, draft, _ = self._wanted
        self._wanted = (model, draft, token)
        if not self._asking.isActive():
            self._on_asking()

    @Slot()
    def _on_asking(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and self._server is not None:
            self._asking.start()
            self.asked.emit(*wanted)

    def _addresses(self, *, make: bool = False) -> tuple[str, ...]:
        """Where the first one listens: in the data folder, or where that is no place for it.

        The path of a socket has at most about 100 bytes, and not every file system has sockets.
        Nobody else can write to these folders. ``make`` the last one, too.
        """
        name = f"foretoken-{hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]}"
        if sys.platform == "win32":
            return (name,)  # of a pipe, which lies in no folder
        places = [self._folder / "window.socket"]
        runtime = os.environ.get("XDG_RUNTIME_DIR")
        if runtime and os.path.isabs(runtime):
            places.append(Path(runtime) / name)
        # Others can make a folder of that name first: then it is not ours, and not used.
        passing = Path(tempfile.gettempdir()) / f"foretoken-{os.geteuid()}"
        if make:
            with suppress(OSError):
                passing.mkdir(mode=PRIVATE_FOLDER)
        places.append(passing / name)
        return tuple(str(place) for place in places if is_private(place.parent))


def _read_message(line: bytes) -> tuple[Path | None, Path | None, str]:
    """What a call wants. Raises ``ValueError``, ``TypeError`` or ``KeyError`` for no message."""
    message = parse_json(line, _LONGEST_LINE)
    model, draft, token = message["model"], message.get("draft"), message["token"]
    if not isinstance(token, str):
        raise TypeError("unknown kinds of values")
    if len(token) > _LONGEST_TOKEN or not token.isprintable():
        raise ValueError("no token")  # not translated: nobody reads it
    return _as_path(model), _as_path(draft), token


def _as_path(name: object) -> Path | None:
    if name is None:
        return None
    if not isinstance(name, str):
        raise TypeError("unknown kinds of values")
    # What cannot be the name of a file: a NUL, half a character.
    named = os.fsencode(name)
    if b"\0" in named or len(named) > _LONGEST_PATH or not os.path.isabs(name):
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
