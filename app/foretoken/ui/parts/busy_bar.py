"""A progress bar, also for work of unknown length."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.motion import StandsStill, motion_reduced

_STEPS = 1000


class BusyBar(StandsStill, QProgressBar):
    """Moves back and forth while the share is unknown; its owner says what is being done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._busy = False
        self.setTextVisible(False)
        self.setRange(0, _STEPS)

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show how far it is, 0 to 1."""
        self._show_state(busy=False)
        self.setValue(round(share * _STEPS))

    def show_busy(self) -> None:
        """Show that it goes on."""
        self._show_state(busy=True)

    def on_motion_changed(self) -> None:
        """Stand still, or run."""
        self._show_state(busy=self._busy)

    def _show_state(self, *, busy: bool) -> None:
        self._busy = busy
        runs = busy and not motion_reduced()
        if runs is not (self.maximum() == 0):
            self.setRange(0, 0 if runs else _STEPS)
        if busy and not runs:
            self.setValue(0)
        self.setToolTip(tr("In progress; the time left is unknown") if busy else "")
        self.setAccessibleDescription(self.toolTip())
