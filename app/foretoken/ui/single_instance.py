"""One window per person and data folder: a second start hands over what it was to open.

A lock file in the data folder tells who is first; the system gives it back when its owner ends,
however that ends. The socket beside it only carries messages: a line of JSON there, "ok" back,
written by the event loop of the first, so that one which hangs is told from one which works.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import tempfile
import time
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from foretoken.settings.file_lock import FileLock, InUse
from foretoken.settings.logs import private_folder

NO_ANSWER_TEXT = (
    "Foretoken is already running, but its window does not answer. "
    "Wait until it does, or end that program and start it again."
)
# Of one that listens; without an answer for so long it hangs.
_ANSWER_MS = 2_000
# Of one that holds the lock and does not listen: it is starting, or writes what it has to.
_PATIENCE_S, _PAUSE_S = 10.0, 0.05
_LONGEST_LINE = 65_536
_OK = b"ok\n"
_log = logging.getLogger(__name__)


class Start(Enum):
    """What a start turned out to be."""

    FIRST = "first"
    """Nobody else has a window here: open one."""
    HANDED_OVER = "handed over"
    """The first one shows its window and opens what was wanted."""
    NO_ANSWER = "no answer"
    """There is a first one, and it does not answer."""


class SingleInstance(QObject):
    """This process among those of the same data folder; closed when the last byte is written."""

    asked = Signal(object, str)
    """A second start: the model to open (Path) or None, and a token of the window system that
    lets a window come to the front, or an empty text."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is the data folder; it is made where it is not there."""
        super().__init__(parent)
        self._folder = folder.absolute()
        self._lock = FileLock(self._folder / "window.lock")
        self._server: QLocalServer | None = None

    def begin(self, model: Path | None) -> Start:
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
                return Start.FIRST
            answered = self._hand_over(model)
            if answered is not None:
                return Start.HANDED_OVER if answered else Start.NO_ANSWER
            if time.monotonic() > patience_ends:
                return Start.NO_ANSWER
            time.sleep(_PAUSE_S)

    def listen(self) -> None:
        """Answer later starts from now on; the event loop is about to run."""
        for address in self._addresses():
            server = QLocalServer(self)
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
            QLocalServer.removeServer(address)  # of one that crashed: the lock is ours
            if server.listen(address):
                server.newConnection.connect(self._on_connection)
                self._server = server
                return
            _log.warning("Later starts cannot be heard: %s", server.errorString())

    def be_silent(self) -> None:
        """Answer no more: the window has been closed. Who starts now waits for its turn."""
        if self._server is not None:
            self._server.close()
            for caller in self._server.findChildren(QLocalSocket):
                caller.abort()
            self._server = None

    def close(self) -> None:
        """Let the next start be the first."""
        self.be_silent()
        self._lock.release()

    # --- the second one ----------------------------------------------------------------------

    def _hand_over(self, model: Path | None) -> bool | None:
        """Return whether the first one answered; None where it does not listen."""
        message = {
            "model": None if model is None else str(model.absolute()),
            "token": os.environ.get("XDG_ACTIVATION_TOKEN", ""),
        }
        for address in self._addresses():
            socket = QLocalSocket()
            socket.connectToServer(address)
            if not socket.waitForConnected(_ANSWER_MS):
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
        while self._server is not None and (caller := self._server.nextPendingConnection()):
            caller.readyRead.connect(self._on_words)
            caller.disconnected.connect(caller.deleteLater)

    @Slot()
    def _on_words(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        if not caller.canReadLine():
            if caller.bytesAvailable() > _LONGEST_LINE:
                caller.abort()
            return
        line = bytes(caller.readLine(_LONGEST_LINE).data())
        try:
            message = json.loads(line)
            model, token = message["model"], message["token"]
            if not isinstance(model, str | None) or not isinstance(token, str):
                raise TypeError("unknown kinds of values")
        except (ValueError, TypeError, KeyError):
            _log.warning("Another program sent what is no message")
            caller.abort()
            return
        caller.write(QByteArray(_OK))
        caller.flush()
        self.asked.emit(None if model is None else Path(model), token)

    def _addresses(self) -> tuple[str, ...]:
        """Where the first one listens: in the data folder, or where that is no place for it.

        The path of a socket has at most about 100 bytes, and not every file system has sockets.
        """
        name = f"foretoken-{hashlib.sha256(os.fsencode(self._folder)).hexdigest()[:16]}"
        if sys.platform == "win32":
            return (name,)  # of a pipe, which lies in no folder
        runtime = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
        return (str(self._folder / "window.socket"), str(Path(runtime) / name))


def _let_come_to_the_front() -> None:
    """Windows lets only the program that a person has just started pass this right on.

    https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-allowsetforegroundwindow
    """
    if sys.platform == "win32":
        import ctypes

        anybody = 0xFFFFFFFF
        ctypes.windll.user32.AllowSetForegroundWindow(anybody)
