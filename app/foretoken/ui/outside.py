"""Opens folders, files and addresses with the programs that the system has for them."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_OPENERS = ("xdg-open", "gio", "kde-open", "kde-open5", "gnome-open")
_log = logging.getLogger(__name__)


def open_folder(folder: Path) -> bool:
    """Show a folder in the file manager; return whether there is one."""
    return _open(QUrl.fromLocalFile(str(folder)))


def open_address(url: str) -> bool:
    """Show a web page in the browser; return whether there is one."""
    return url.startswith(("https://", "http://")) and _open(QUrl(url))


def show_in_folder(path: Path) -> bool:
    """Show a file among its neighbours, selected where the system can; return whether it could."""
    try:
        if sys.platform == "win32":
            # One string: Explorer wants the quotes around the path alone.
            subprocess.Popen(f'explorer /select,"{path}"')
            return True
        if sys.platform == "darwin":
            return subprocess.run(["/usr/bin/open", "-R", str(path)], check=False).returncode == 0
    except OSError as error:
        _log.warning("The file manager does not start: %s", error)
        return False
    return open_folder(path.parent)


def _open(url: QUrl) -> bool:
    if sys.platform.startswith("linux") and not any(map(shutil.which, _OPENERS)):
        return False  # Qt would say so on stderr only
    return QDesktopServices.openUrl(url)
