"""The version of Qt, and whether it could open a window, found without opening one."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, qVersion

from foretoken.system.machine import display_server

_PLUGIN_OF = {"win32": "windows", "darwin": "cocoa"}


@dataclass(frozen=True, slots=True)
class QtFacts:
    """Facts about the installed Qt."""

    version: str
    platform: str
    """The plugin in use, or the one that a window would use; empty without a display."""
    problem: str
    """Why that plugin cannot be loaded; empty if it can."""


def qt_facts(platform_in_use: str | None = None) -> QtFacts:
    """Ask Qt; ``platform_in_use`` is the plugin's name where the application already runs."""
    name = platform_in_use or _plugin_name()
    problem = "" if platform_in_use or not name else _why_not(name)
    return QtFacts(qVersion(), name, problem)


def _plugin_name() -> str:
    wanted = os.environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if wanted:
        return wanted
    if sys.platform in _PLUGIN_OF:
        return _PLUGIN_OF[sys.platform]
    server = display_server()
    return "wayland" if server.startswith("Wayland") else "xcb" if server else ""


def _why_not(name: str) -> str:
    """Load the plugin's library as Qt would, which fails if a system library is missing."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    files = [
        path
        for path in sorted(folder.glob("*"))
        if path.suffix in (".so", ".dll", ".dylib")
        and path.stem in (f"libq{name}", f"q{name}", f"libq{name}-generic")
    ]
    if not files:
        return f"it has no platform plugin called {name}"  # not translated: for diagnostics
    if sys.platform == "win32":
        return ""  # Qt's libraries lie elsewhere, and the system brings all others
    try:
        ctypes.CDLL(str(files[0]))
    except OSError as error:
        return str(error)
    return ""
