"""Opens folders, files and addresses with the programs that the system has for them."""

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
    """Show a folder in the file manager; return whether there is one."""
    return _open(QUrl.fromLocalFile(str(folder)))


def open_address(url: str) -> bool:
    """Show a web page in the browser, or begin a mail; return whether that was possible."""
    return url.lower().startswith(("https://", "http://", "mailto:")) and _open(QUrl(url))


def show_in_folder(path: Path) -> bool:
    """Show a file among its neighbours, selected where the system can; return whether it could."""
    try:
        if sys.platform == "win32":
            # One string: Explorer wants the quotes around the path alone.
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
    """Ask the file manager on the session bus to show a file; False where there is none.

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
    # Not waited for: the file manager may have to be started first.
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
        return False  # Qt would say so on stderr only
    return QDesktopServices.openUrl(url)
