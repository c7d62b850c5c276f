"""Notifications of the desktop: of the tray icon if there is one, else those of the session bus."""

from __future__ import annotations

import html
import logging
import os
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, QProcess, Signal, Slot
from PySide6.QtWidgets import QSystemTrayIcon

_PORTAL = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Notification"
_ID = "answer"
"""One takes the place of the one before."""
_SHOWN_MS = 10_000
_ANSWER_MS = 10_000
_log = logging.getLogger(__name__)


class Notifier(QObject):
    """``tell`` never waits, and does nothing where the desktop has no notifications."""

    clicked = Signal()
    """A person turned to what was told; not every desktop tells of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tray: QSystemTrayIcon | None = None
        """Where there is one, it tells."""
        self._listens = False

    def tell(self, title: str, text: str) -> None:
        """Show a notification in the place of the last one."""
        if self.tray is not None and self.tray.isVisible():
            self.tray.showMessage(title, text, self.tray.icon(), _SHOWN_MS)
        elif sys.platform.startswith("linux") and _has_bus():
            self._tell_bus(title, text)

    def _tell_bus(self, title: str, text: str) -> None:
        """Ask the portal, and if there is none, the program that desktops have for it.

        https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
        (org.freedesktop.Notifications itself wants an unsigned number, which PySide6 cannot send.)
        """
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        if not self._listens:
            slot = SLOT("_on_action(QString,QString,QVariantList)")
            self._listens = bus.connect(  # type: ignore[call-overload]  # a str, not bytes
                "", _PATH, _INTERFACE, "ActionInvoked", self, slot
            )
        call = QDBusMessage.createMethodCall(_PORTAL, _PATH, _INTERFACE, "AddNotification")
        call.setArguments([_ID, {"title": title, "body": text, "default-action": "show"}])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _ANSWER_MS), self)

        def on_answered() -> None:
            if watcher.isError():
                _log.info("The portal shows no notification: %s", watcher.error().name())
                _tell_by_program(title, text)
            watcher.deleteLater()

        watcher.finished.connect(on_answered)

    @Slot(str, str, "QVariantList")
    def _on_action(self, notification: str, action: str, _values: object) -> None:
        if (notification, action) == (_ID, "show"):
            self.clicked.emit()


def _has_bus() -> bool:
    """Whether a session bus is there already; Qt would try to start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    named = bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS"))
    return named or (runtime is not None and (Path(runtime) / "bus").is_socket())


def _tell_by_program(title: str, text: str) -> None:
    program = shutil.which("notify-send")
    if program is not None:
        name = ["--app-name=Foretoken", "--icon=foretoken", "--"]
        QProcess.startDetached(program, [*name, title, html.escape(text)])
