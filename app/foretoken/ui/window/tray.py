"""Optional system tray icon."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import TRAY
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import resource_path
from foretoken.ui.commands.actions import Commands
from foretoken.ui.window.notifications import Notifier

_COMMANDS = {
    "chats.new": tr_noop("New chat"),
    "message.stop": tr_noop("Stop answer"),
    "help.quit": tr_noop("Quit"),
}


class Tray(QObject):
    """Tray icon, shown according to its preference if the system has a tray."""

    def __init__(
        self, preferences: KeptPreferences, commands: Commands, notifier: Notifier, window: QWidget
    ) -> None:
        """``notifier`` uses the icon for its notifications."""
        super().__init__(window)
        self._preferences, self._commands, self._notifier = preferences, commands, notifier
        self._menu = QMenu(window)
        self.turn_to = self._menu.addAction(tr("Show Foretoken"))
        """Action that raises the window."""
        self._actions = {}
        for command_id, title in _COMMANDS.items():
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
            self.turn_to.trigger()
