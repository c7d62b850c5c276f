"""Owns the settings dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.ui.settings.settings_dialog import OverrideOf, SettingsDialog


class SettingsController(QObject):
    """At most one dialog, beside the window."""

    def __init__(
        self, preferences: KeptPreferences, override_of: OverrideOf, window: QWidget
    ) -> None:
        """``override_of`` says what is used in place of a preference."""
        super().__init__(window)
        self._preferences, self._override_of = preferences, override_of
        self._window = window
        self.dialog: SettingsDialog | None = None
        """While it is open."""

    @Slot()
    def open(self) -> None:
        """Show the dialog in front."""
        if self.dialog is None:
            self.dialog = SettingsDialog(self._preferences, self._override_of, self._window)
            self.dialog.finished.connect(self._on_finished)
            self.dialog.show()
        else:
            self.dialog.raise_()
            self.dialog.activateWindow()

    @Slot()
    def refresh(self) -> None:
        """Show again what is used in place of preferences."""
        if self.dialog is not None:
            self.dialog.refresh()

    def shut_down(self) -> None:
        """Close the dialog, which keeps what is typed."""
        if self.dialog is not None:
            self.dialog.close()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None
