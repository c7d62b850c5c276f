"""Desktop notifications, the tray icon, and the alert when a long answer ends unseen."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason
from foretoken.preferences.declared import LONG_ANSWERS, TRAY
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import resource_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.command import Commands

_PORTAL = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Notification"
_ID = "answer"
"""With the same id, a notification replaces the previous one."""
_SHOWN_MS = 10_000
LONG_S = 20.0
"""Seconds after which the user is assumed to do something else."""
_LONGEST_NAME = 80
_TRAY_COMMANDS = {
    "chats.new": tr_noop("New chat"),
    "message.stop": tr_noop("Stop answer"),
    "help.quit": tr_noop("Quit"),
}


class Notifier(QObject):
    """Shows notifications through the tray icon if there is one, otherwise the session bus.

    ``tell`` never blocks, and is a no-op if the desktop has no notifications.
    """

    clicked = Signal()
    """A notification was clicked; not every desktop reports it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tray: QSystemTrayIcon | None = None
        """Tray icon to use for notifications, if any."""
        self._listens = False

    def tell(self, title: str, text: str) -> None:
        """Show a notification, replacing the last one."""
        if self.tray is not None and self.tray.isVisible():
            self.tray.showMessage(title, text, self.tray.icon(), _SHOWN_MS)
        elif sys.platform.startswith("linux") and _has_bus():
            self._tell_bus(title, text)

    def _tell_bus(self, title: str, text: str) -> None:
        """Use the desktop portal.

        https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
        (org.freedesktop.Notifications requires an unsigned integer, which PySide6 cannot send.)
        """
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.sessionBus()
        if not self._listens:
            slot = SLOT("_on_action(QString,QString,QVariantList)")
            self._listens = bus.connect(  # type: ignore[call-overload]  # a str, not bytes
                "", _PATH, _INTERFACE, "ActionInvoked", self, slot
            )
        call = QDBusMessage.createMethodCall(_PORTAL, _PATH, _INTERFACE, "AddNotification")
        call.setArguments([_ID, {"title": title, "body": text, "default-action": "show"}])
        bus.send(call)

    @Slot(str, str, "QVariantList")
    def _on_action(self, notification: str, action: str, _values: object) -> None:
        if (notification, action) == (_ID, "show"):
            self.clicked.emit()


def _has_bus() -> bool:
    """Return whether a session bus is running; Qt would try to start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    named = bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS"))
    return named or (runtime is not None and (Path(runtime) / "bus").is_socket())


class Tray(QObject):
    """Tray icon, shown according to its preference if the system has a tray."""

    def __init__(
        self, preferences: KeptPreferences, commands: Commands, notifier: Notifier, window: QWidget
    ) -> None:
        """``notifier`` uses the icon for its notifications."""
        super().__init__(window)
        self._preferences, self._commands, self._notifier = preferences, commands, notifier
        self._menu = QMenu(window)
        self.show_window = self._menu.addAction(tr("Show Foretoken"))
        """Action that raises the window."""
        self._actions = {}
        for command_id, title in _TRAY_COMMANDS.items():
            action = self._menu.addAction(tr(title))
            action.triggered.connect(commands.action(command_id).trigger)
            self._actions[command_id] = action
        self._menu.aboutToShow.connect(self._show_possible)
        self.icon: QSystemTrayIcon | None = None
        """None while hidden."""
        preferences.changed(TRAY).connect(self._follow)
        self._follow()

    def shut_down(self) -> None:
        """Remove the icon."""
        if self.icon is not None:
            self.icon.hide()
            self.icon.deleteLater()
            self.icon = self._notifier.tray = None

    @Slot()
    def _follow(self) -> None:
        wanted = self._preferences.get(TRAY) and QSystemTrayIcon.isSystemTrayAvailable()
        if not wanted:
            self.shut_down()
        elif self.icon is None:
            picture = QIcon(str(resource_path("icons/foretoken.svg")))
            self.icon = self._notifier.tray = QSystemTrayIcon(picture, self)
            self.icon.setToolTip("Foretoken")  # not translated: the product
            self.icon.setContextMenu(self._menu)
            self.icon.activated.connect(self._on_activated)
            self.icon.messageClicked.connect(self._notifier.clicked)
            self.icon.show()

    @Slot()
    def _show_possible(self) -> None:
        for command_id, action in self._actions.items():
            action.setEnabled(not self._commands.why_not(command_id))

    @Slot(QSystemTrayIcon.ActivationReason)
    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Context:
            self.show_window.trigger()


def is_away() -> bool:
    """Return whether another program has the focus."""
    return QGuiApplication.applicationState() is not Qt.ApplicationState.ApplicationActive


class AnswerAlert(QObject):
    """Notifies when a long answer ends while another program is in use.

    Never shows the content of a chat, and for a temporary chat not even its name.
    """

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        tell: Callable[[str, str], object],
        window: QWidget,
    ) -> None:
        """``tell`` shows a title and a text."""
        super().__init__(window)
        self._controller, self._preferences = controller, preferences
        self._tell, self._window = tell, window
        self._began_s = 0.0
        controller.answers.started.connect(self._on_started)
        controller.answers.continued.connect(self._on_started)
        controller.answers.ended.connect(self._on_ended)

    @Slot()
    def _on_started(self) -> None:
        self._began_s = time.monotonic()

    @Slot(object)
    def _on_ended(self, answer: Message) -> None:
        took_long = time.monotonic() - self._began_s >= LONG_S
        stopped = answer.finish_reason is FinishReason.CANCELLED
        if stopped or not (took_long and self._preferences.get(LONG_ANSWERS) and is_away()):
            return
        QApplication.alert(self._window)
        conversation = self._controller.current
        name = "" if conversation.temporary else shown_name(conversation.title, _LONGEST_NAME)
        failed = answer.error is not None
        self._tell(
            name or "Foretoken",  # not translated: the product
            tr("The answer could not be completed.") if failed else tr("The answer is ready."),
        )
