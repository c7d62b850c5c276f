"""Side panels, hidden by the user or folded if the window is too narrow."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LIVE_PANEL, PANEL_WIDTHS, SIDEBAR
from foretoken.preferences.preference import Preference
from foretoken.ui.look.theme import scaled_by_half

_MIN_CHAT_WIDTH = 420
"""Minimum width of the chat; panels that do not fit next to it are folded."""


class SidePanels(QSplitter):
    """Splitter of sidebar, chat and live panel; the sidebar is the last to be folded.

    A panel that the user asks for in a narrow window squeezes the chat until the next resize.
    """

    def __init__(
        self, preferences: KeptPreferences, sidebar: QWidget, centre: QWidget, live_panel: QWidget
    ) -> None:
        super().__init__()
        self._preferences, self._centre = preferences, centre
        self._panels = {SIDEBAR: sidebar, LIVE_PANEL: live_panel}
        self._requested: Preference[bool] | None = None
        parts = sidebar, centre, live_panel
        for part in parts:
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.setObjectName("sides")  # style sheet: panel edges draw the line
        self.setStretchFactor(1, 1)
        if not self.restoreState(QByteArray(preferences.get(PANEL_WIDTHS) or b"")):
            self.setSizes([min(part.sizeHint().width(), part.maximumWidth()) for part in parts])
        for wanted in self._panels:
            preferences.changed(wanted).connect(self.fit)

    @Slot()
    def fit(self) -> None:
        """Show every enabled panel that fits, and fold the others."""
        least = scaled_by_half(_MIN_CHAT_WIDTH)
        room = self.width() - least
        for wanted in sorted(self._panels, key=lambda each: each is not self._requested):
            panel = self._panels[wanted]
            width = max(panel.minimumWidth(), panel.minimumSizeHint().width())
            fits = width <= room or wanted is self._requested
            panel.setVisible(fits and self._preferences.get(wanted))
            room -= width if not panel.isHidden() else 0
        self._centre.setMinimumWidth(least + min(room, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._requested = None
        self.fit()
        super().resizeEvent(event)

    def save_widths(self) -> None:
        self._preferences.set(PANEL_WIDTHS, bytes(self.saveState().data()))

    def toggle(self, wanted: Preference[bool]) -> None:
        """Show or hide a panel, and save that."""
        if self._panels[wanted].isHidden():
            self.reveal(wanted)
        else:
            self._preferences.set(wanted, False)

    def reveal(self, wanted: Preference[bool]) -> None:
        """Show a panel, and save that."""
        self._requested = wanted
        self._preferences.set(wanted, True)
        self.fit()
