"""Files that come from and go to other programs: dropped, pasted, saved, opened and shown.

Dropped files are classified by name only: an unresponsive drive must not block the window.
"""

from __future__ import annotations

import logging
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name


def has_local_files(mime: QMimeData) -> bool:
    """Return whether local files are dragged, rather than text or an address."""
    return any(url.isLocalFile() for url in mime.urls())


def local_files(mime: QMimeData) -> list[Path]:
    """Return local files and folders, in their order."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def sorted_out(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Split paths into models and others."""
    paths = list(paths)
    models = [path for path in paths if path.suffix.lower() == ".gguf"]
    return models, [path for path in paths if path not in models]


def dropped_model(mime: QMimeData) -> Path | str:
    """Return the model file, or a message about what was dropped instead."""
    paths = local_files(mime)
    models, _ = sorted_out(paths)
    if models:
        return min(models)  # the first part stands for a split model
    told = tr("{name} is not a model file.", name=shown_name(paths[0].name))
    return f"{told} {tr('Drop a model file (.gguf) here.')}"


_FILE_MANAGER = "org.freedesktop.FileManager1"
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
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

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
    return bus.send(call)


def _open(url: QUrl) -> bool:
    if sys.platform.startswith("linux") and not any(map(shutil.which, _OPENERS)):
        return False  # Qt would only print a message to stderr
    return QDesktopServices.openUrl(url)


_SUFFIX = re.compile(r"\*(\.\w+)")
_ANY = "(*)"
Place: TypeAlias = QStandardPaths.StandardLocation
_last_folders: dict[Place, Path] = {}
"""Folders that the user chose last in dialogs that begin in a place."""


def standard_folder(place: Place) -> Path:
    """Return a folder such as Documents, or the home folder if there is none."""
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def file_to_open(
    parent: QWidget, title: str, kinds: str, place: Place = Place.DocumentsLocation
) -> Path | None:
    """Return the file that the user chose; None if cancelled. ``kinds`` are Qt's filters."""
    folder = _last_folders.get(place) or standard_folder(place)
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return _chosen(Path(chosen), place) if chosen else None


def file_to_save(
    parent: QWidget,
    title: str,
    name: str | Path,
    kinds: str,
    place: Place = Place.DocumentsLocation,
) -> Path | None:
    """Return the file that the user chose, with the suffix of its kind; None if cancelled.

    ``kinds`` are Qt's filters. If a file with the added suffix exists, the dialog opens again with
    the full name, so that it asks before the file is replaced.
    """
    suggested = (_last_folders.get(place) or standard_folder(place)) / name
    while True:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, str(suggested), kinds)
        if not chosen:
            return None
        file, endings = Path(chosen), _SUFFIX.findall(kinds)
        if file.suffix.lower() in endings or (file.suffix and _ANY in kinds):
            return _chosen(file, place)
        file = file.with_name(file.name + (*_SUFFIX.findall(kind), suggested.suffix)[0])
        if not file.exists():
            return _chosen(file, place)
        suggested = file


def _chosen(file: Path, place: Place) -> Path:
    _last_folders[place] = file.parent
    return file


def png_bytes(image: QImage) -> bytes:
    """Return an image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub knows bytes only
    return bytes(buffer.data().data())
