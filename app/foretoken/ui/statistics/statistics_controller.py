"""Controller that opens the statistics and applies the preference for recording them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.models.stored_results import RunKeeper
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import RECORDED_RUNS

if TYPE_CHECKING:
    from foretoken.ui.statistics.statistics_dialog import StatisticsDialog


class StatisticsController(QObject):
    """Owns the dialog, of which at most one is open."""

    def __init__(self, runs: RunKeeper, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._runs, self._preferences, self._window = runs, preferences, window
        self.dialog: StatisticsDialog | None = None
        """The open dialog, if any."""
        preferences.changed(RECORDED_RUNS).connect(self._on_recording_changed)
        self._on_recording_changed()

    @Slot()
    def open(self) -> None:
        from foretoken.ui.statistics.statistics_dialog import StatisticsDialog  # loads pyqtgraph

        if self.dialog is None:
            self.dialog = StatisticsDialog(self._runs, self._preferences, self._window)
            self.dialog.finished.connect(self._on_finished)
            self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def shut_down(self) -> None:
        """Close the dialog."""
        if self.dialog is not None:
            self.dialog.close()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None

    @Slot()
    def _on_recording_changed(self) -> None:
        self._runs.recording = self._preferences.get(RECORDED_RUNS)
