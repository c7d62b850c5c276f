"""A bar that tells how far something is, or only that it goes on."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.motion import StandsStill, motion_reduced

_STEPS = 1000


class BusyBar(StandsStill, QProgressBar):
    """Runs to and fro while nobody knows how far it is; what stands beside it says what is done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._busy = False
        self.setTextVisible(False)
        self.setRange(0, _STEPS)

    def show_share(self, share: float) -> None:
        """Show how far it is, 0 to 1."""
        self._busy = False
        self._show_state()
        self.setValue(round(share * _STEPS))

    def show_busy(self) -> None:
        """Show that it goes on."""
        self._busy = True
        self._show_state()

    def on_motion_changed(self) -> None:
        """Stand still, or run."""
        self._show_state()

    def _show_state(self) -> None:
        still = self._busy and motion_reduced()
        if self._busy and not still:
            self.setRange(0, 0)
        elif self.maximum() != _STEPS:
            self.setRange(0, _STEPS)
        if still:
            self.setValue(0)
        told = tr("Under way; how long it takes is not known") if self._busy else ""
        self.setAccessibleDescription(told)
        self.setToolTip(told)
