"""Qt itself: its messages in the log, its version, and whether it can open a window."""

from __future__ import annotations

import ctypes
import logging
import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)

from foretoken.system.language import said
from foretoken.system.machine import QtState, display_server

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
# About screens, plugins and fonts; they contain nothing of a chat.
_PLAIN_CATEGORIES = ("qt.qpa.", "qt.core.", "qt.dbus", "qt.svg", "qt.styles")  # not translated
# Text in quotes or after a colon may come from a chat: a picture's name, a link.
_QUOTED = re.compile(r"""["'\u2018\u201c].*|(?<!:):(?!:).*""", re.DOTALL)
_log = logging.getLogger(__name__)


def log_qt_messages() -> None:
    """Replace Qt's own message handler."""
    qInstallMessageHandler(_on_message)


def leave_qt_messages() -> None:
    """Restore Qt's own message handler, before the interpreter ends."""
    qInstallMessageHandler(None)


def _on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = str(getattr(context, "category", None) or "default")
    plain = category.startswith(_PLAIN_CATEGORIES)
    shown = message if plain else _QUOTED.sub("…", message)
    _log.log(_LEVELS.get(kind, logging.WARNING), "%s: %s", category, shown)
    if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
        sys.stderr.write(f"{message}\n")


_PLUGIN_OF = {"win32": "windows", "darwin": "cocoa"}


def qt_state(platform_in_use: str | None = None) -> QtState:
    """Return Qt's state; ``platform_in_use`` is the plugin's name if the application runs."""
    name = platform_in_use or _plugin_name()
    problem = "" if platform_in_use or not name else _why_not(name)
    return QtState(qVersion(), name, problem)


def _plugin_name() -> str:
    wanted = os.environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if wanted:
        return wanted
    if sys.platform in _PLUGIN_OF:
        return _PLUGIN_OF[sys.platform]
    server = display_server()
    return "wayland" if server.startswith("Wayland") else "xcb" if server else ""


def _why_not(name: str) -> str:
    """Load the platform plugin as Qt would; return the error if a system library is missing."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    stems = (f"libq{name}", f"q{name}", f"libq{name}-generic")
    suffixes = (".so", ".dll", ".dylib")
    files = [p for p in sorted(folder.glob("*")) if p.stem in stems and p.suffix in suffixes]
    if not files:
        return said("no-platform-plugin", name=name)
    if sys.platform == "win32":
        return ""  # Qt's libraries are elsewhere, and the others come with the system
    try:
        ctypes.CDLL(str(files[0]))
    except OSError as error:
        return str(error)
    return ""
