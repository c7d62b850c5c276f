"""Brings the window before all others, where the system lets a program do that."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

# By then a window manager has brought the window to the front, or will not.
_ALERT_DELAY_MS = 500


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Show the window before all others, or at least mark it among them.

    ``token`` is what Wayland gives to whom a person has turned to.
    """
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt takes it from there
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    # Where the window manager lets nobody push to the front; a window in front is not marked.
    QTimer.singleShot(_ALERT_DELAY_MS, window, lambda: QApplication.alert(window))
