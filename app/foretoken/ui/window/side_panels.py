"""Side panels, hidden by the user or folded if the window is too narrow.

On request, a folded panel opens as a drawer over the chat, below the bar with the buttons, until it
is closed or the focus moves elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QRect, Slot
from PySide6.QtWidgets import QApplication, QSplitter, QStyle, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LIVE_PANEL, PANEL_WIDTHS, SIDEBAR
from foretoken.preferences.preference import Preference
from foretoken.ui.look.theme import scaled_by_half

_MIN_CHAT_WIDTH = 420
"""Minimum width of the chat; panels that do not fit next to it are folded."""


class SidePanels(QSplitter):
    """Splitter of sidebar, chat and live panel; the sidebar is the last to be folded."""

    def __init__(
        self,
        preferences: KeptPreferences,
        sidebar: QWidget,
        centre: QWidget,
        live_panel: QWidget,
        bar: QWidget,
        host: QWidget,
    ) -> None:
        """Drawers are children of ``host`` and leave free ``bar``, a part of ``centre``."""
        super().__init__(host)
        self._preferences, self._bar, self._host = preferences, bar, host
        self._panels = ((SIDEBAR, sidebar), (LIVE_PANEL, live_panel))
        self._drawer: QWidget | None = None
        self._docked = QByteArray()  # widths before a panel became a drawer
        self._centre = centre
        for part in (sidebar, centre, live_panel):
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.setObjectName("sides")  # style sheet: panel edges draw the line
        self.setStretchFactor(1, 1)
        self.restoreState(QByteArray(preferences.get(PANEL_WIDTHS) or b""))
        for wanted, _ in self._panels:
            preferences.changed(wanted).connect(self.fit)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @Slot()
    def fit(self) -> None:
        """Show every enabled panel that fits, and fold the others."""
        least = scaled_by_half(_MIN_CHAT_WIDTH)
        self._centre.setMinimumWidth(least)
        room = self._host.width() - least
        for wanted, panel in self._panels:
            width = max(panel.minimumWidth(), panel.minimumSizeHint().width())
            fits = self._preferences.get(wanted) and width <= room
            if fits:
                room -= width
                self._dock(panel)
            if panel is not self._drawer:
                panel.setVisible(fits)
        self._place_drawer()

    def event(self, event: QEvent) -> bool:
        """Give the space left by a narrower panel to the chat; Qt would leave it empty."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            sizes, chat = self.sizes(), self.indexOf(self._centre)
            parts = [self.widget(place) for place in range(self.count())]
            fitted = [
                min(size, part.maximumWidth())
                for size, part in zip(sizes, parts, strict=True)
                if part is not None
            ]
            if fitted != sizes:
                fitted[chat] += sum(sizes) - sum(fitted)
                self.setSizes(fitted)
        return handled

    def save_widths(self) -> None:
        self.close_drawer()
        self._preferences.set(PANEL_WIDTHS, bytes(self.saveState().data()))

    def toggle(self, wanted: Preference[bool]) -> None:
        """Show or hide a panel, and save that."""
        panel = self._panel(wanted)
        if panel is self._drawer:
            self.close_drawer()
        elif panel.isHidden():
            self.reveal(wanted)
        else:
            self._preferences.set(wanted, False)

    def reveal(self, wanted: Preference[bool]) -> None:
        """Show a panel, and save that."""
        self._preferences.set(wanted, True)
        panel = self._panel(wanted)
        if panel.isHidden():
            self.close_drawer()
            self._drawer = panel
            self._docked = self.saveState()
            panel.setParent(self._host)
            self._place_drawer()
            panel.show()

    def close_drawer(self) -> bool:
        """Close the drawer; return whether one was open."""
        panel = self._drawer
        if panel is not None:
            panel.hide()
            self._dock(panel)
        return panel is not None

    def _panel(self, wanted: Preference[bool]) -> QWidget:
        return next(panel for preference, panel in self._panels if preference is wanted)

    def _dock(self, panel: QWidget) -> None:
        if panel is self._drawer:
            self._drawer = None
            self.insertWidget(0 if panel is self._panel(SIDEBAR) else 2, panel)
            self.restoreState(self._docked)

    def _place_drawer(self) -> None:
        """Place the drawer at the edge of the window."""
        panel = self._drawer
        if panel is None:
            return
        host = self._host
        top = self._bar.mapTo(host, self._bar.rect().bottomLeft()).y() + 1
        width = min(max(panel.minimumWidth(), panel.sizeHint().width()), panel.maximumWidth())
        area = QRect(0, top, width, host.height() - top)
        if panel is self._panel(LIVE_PANEL):
            area.moveRight(host.width() - 1)
        panel.setGeometry(QStyle.visualRect(self.layoutDirection(), host.rect(), area))
        panel.raise_()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Close the drawer when the focus moves to a part that it covers."""
        drawer = self._drawer
        if drawer is None or now is None or not self.isAncestorOf(now):
            return
        if not self._bar.isAncestorOf(now):
            self.close_drawer()
