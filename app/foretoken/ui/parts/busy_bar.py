"""Progress bar, also for work of unknown length."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.motion import motion_reduced

_STEPS = 1000


class BusyBar(QProgressBar):
    """Moves back and forth while the progress is unknown; its owner says what is being done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setRange(0, _STEPS)

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show the progress, 0 to 1."""
        self._show(_STEPS, round(share * _STEPS), "")

    def show_busy(self) -> None:
        """Show indeterminate progress."""
        most = _STEPS if motion_reduced() else 0  # Qt animates a bar without a range
        self._show(most, 0, tr("In progress; remaining time unknown"))

    def _show(self, most: int, value: int, said: str) -> None:
        if most != self.maximum():
            self.setRange(0, most)
        self.setValue(value)
        self.setToolTip(said)
        self.setAccessibleDescription(said)
