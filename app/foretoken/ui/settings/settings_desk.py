"""Opens the settings, and keeps them true while they are open."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.preference import Preference
from foretoken.ui.settings.setting_row import OverrideOf
from foretoken.ui.settings.settings_dialog import SettingsDialog


class SettingsDesk(QObject):
    """One dialog, beside the window that goes on meanwhile."""

    def __init__(self, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self.override_of: OverrideOf = _nothing
        """Says what is used in the place of a preference; who knows it sets this."""
        self._preferences = preferences
        self._window = window
        self.dialog: SettingsDialog | None = None
        """While it is open."""

    @Slot()
    def open(self) -> None:
        """Show the dialog, in front."""
        if self.dialog is None:
            self.dialog = SettingsDialog(self._preferences, self._override_of, self._window)
            self.dialog.finished.connect(self._on_finished)
            self.dialog.show()
        else:
            self.dialog.raise_()
            self.dialog.activateWindow()

    @Slot()
    def refresh(self) -> None:
        """What is used in the place of preferences is something else by now."""
        if self.dialog is not None:
            self.dialog.refresh()

    def shut_down(self) -> None:
        """Close the dialog, which takes what is typed."""
        if self.dialog is not None:
            self.dialog.close()

    def _override_of(self, preference: Preference[Any]) -> str:
        return self.override_of(preference)

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None


def _nothing(_preference: Preference[Any]) -> str:
    return ""
