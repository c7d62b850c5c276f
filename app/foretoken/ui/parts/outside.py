"""Opening folders, files and addresses with the system's programs."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

_FILE_MANAGER = "org.freedesktop.FileManager1"
_FILE_MANAGER_MS = 20_000
_OPENERS = ("xdg-open", "gio", "kde-open", "kde-open5", "gnome-open")
_log = logging.getLogger(__name__)


def open_folder(folder: Path) -> bool:
    """Open a folder in the file manager; return whether there is one."""
    return _open(QUrl.fromLocalFile(str(folder)))


def open_address(url: str) -> bool:
    """Open a web page or start a mail; return whether that was possible."""
    return url.lower().startswith(("https://", "http://", "mailto:")) and _open(QUrl(url))


def show_in_folder(path: Path) -> bool:
    """Show a file in its folder, selected if the system can; return whether that was possible."""
    try:
        if sys.platform == "win32":
            # A string rather than a list: Explorer wants quotes around the path only.
            subprocess.Popen(f'explorer /select,"{path}"')  # not translated: a command
            return True
        if sys.platform == "darwin":
            return subprocess.run(["/usr/bin/open", "-R", str(path)], check=False).returncode == 0
    except OSError as error:
        _log.warning("The file manager does not start: %s", error)
        return False
    if sys.platform.startswith("linux") and _select(path):
        return True
    return open_folder(path.parent)


def _select(path: Path) -> bool:
    """Let the file manager on the session bus show a file; return False if there is none.

    https://www.freedesktop.org/wiki/Specifications/file-manager-interface/
    """
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    known = bus.interface()
    if not bus.isConnected() or known is None:
        return False
    names = [*known.registeredServiceNames().value(), *known.activatableServiceNames().value()]
    if _FILE_MANAGER not in names:
        return False
    call = QDBusMessage.createMethodCall(
        _FILE_MANAGER, "/org/freedesktop/FileManager1", _FILE_MANAGER, "ShowItems"
    )
    url = QUrl.fromLocalFile(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    call.setArguments([[url], ""])
    # Asynchronous, as the file manager may have to be started first.
    watcher = QDBusPendingCallWatcher(
        bus.asyncCall(call, _FILE_MANAGER_MS), QCoreApplication.instance()
    )

    def on_answered() -> None:
        if watcher.isError():
            _log.warning("The file manager does not select: %s", watcher.error().name())
            open_folder(path.parent)
        watcher.deleteLater()

    watcher.finished.connect(on_answered)
    return True


def _open(url: QUrl) -> bool:
    if sys.platform.startswith("linux") and not any(map(shutil.which, _OPENERS)):
        return False  # Qt would only print a message to stderr
    return QDesktopServices.openUrl(url)
