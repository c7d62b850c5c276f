"""The panels at both sides: hidden by choice, which is remembered, or folded for want of room.

A panel that is folded still opens on request: as a drawer over the chat, below the bar with the
buttons, until it is closed or people turn to something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.preference import Preference
from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.sizes import scaled_by_half

_LEAST_CHAT = 420
"""The chat is never narrower for the sake of a panel."""


class SidePanel(NamedTuple):
    """A panel of fixed width, the preference that it is shown, and the side where it stands."""

    wanted: Preference[bool]
    widget: QWidget
    side: Qt.Edge


class SidePanels(QObject):
    """Shows every panel that is wanted and that fits; the first ones come first."""

    def __init__(
        self, preferences: KeptPreferences, panels: Sequence[SidePanel], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._panels = panels
        self._drawer: SidePanel | None = None
        self._row = QHBoxLayout()
        self._host, self._bar = parent, parent
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        for panel in panels:
            preferences.changed(panel.wanted).connect(self._on_wanted_changed)

    def lay_out(self, host: QWidget, centre: QWidget, bar: QWidget) -> None:
        """Put ``centre`` between the panels into ``host``; drawers leave its ``bar`` free."""
        self._host, self._bar = host, bar
        self._row = QHBoxLayout(host)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        left = [panel for panel in self._panels if panel.side is Qt.Edge.LeftEdge]
        for panel in left:
            self._dock(panel)
        self._row.addWidget(centre, 1)
        for panel in self._panels:
            if panel not in left:
                self._dock(panel)

    def fit(self, width: int) -> None:
        """Fold or unfold for a window of ``width`` pixels."""
        room = width - scaled_by_half(_LEAST_CHAT)
        for panel in self._panels:
            fits = self._preferences.get(panel.wanted) and panel.widget.minimumWidth() <= room
            if fits:
                room -= panel.widget.minimumWidth()
                if panel is self._drawer:
                    self._drawer = None
                self._dock(panel)
            if panel is not self._drawer:
                panel.widget.setVisible(fits)
        self.place_drawer()

    def toggle(self, wanted: Preference[bool]) -> None:
        """Show a hidden panel, hide a shown one, and remember it."""
        panel = self._panel(wanted)
        if panel is self._drawer:
            self.close_drawer()
        elif not panel.widget.isHidden():
            self._preferences.set(wanted, False)
        else:
            self.show(wanted)

    def show(self, wanted: Preference[bool]) -> None:
        """Show a panel and remember it."""
        panel = self._panel(wanted)
        if panel is self._drawer or not panel.widget.isHidden():
            return
        self._preferences.set(wanted, True)
        if panel.widget.isHidden():
            self.close_drawer()
            self._drawer = panel
            self._row.removeWidget(panel.widget)
            panel.widget.show()
            self.place_drawer()

    def close_drawer(self) -> bool:
        """Hide the panel that lies over the chat; return whether there was one."""
        panel, self._drawer = self._drawer, None
        if panel is not None:
            panel.widget.hide()
            self._dock(panel)
        return panel is not None

    def place_drawer(self) -> None:
        """Keep the panel that lies over the chat at its edge."""
        if self._drawer is None:
            return
        widget, host = self._drawer.widget, self._host
        top = self._bar.mapTo(host, self._bar.rect().bottomLeft()).y() + 1
        area = QRect(0, top, widget.minimumWidth(), host.height() - top)
        if self._drawer.side is Qt.Edge.RightEdge:
            area.moveRight(host.width() - 1)
        widget.setGeometry(mirrored(area, host.rect()))
        widget.raise_()

    def _dock(self, panel: SidePanel) -> None:
        if self._row.indexOf(panel.widget) < 0:
            place = 0 if panel.side is Qt.Edge.LeftEdge else -1
            self._row.insertWidget(place, panel.widget)

    def _panel(self, wanted: Preference[bool]) -> SidePanel:
        return next(panel for panel in self._panels if panel.wanted is wanted)

    @Slot()
    def _on_wanted_changed(self) -> None:
        self.fit(self._host.width())

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """A drawer closes when people turn to what it covers."""
        if self._drawer is None or now is None or not self._host.isAncestorOf(now):
            return
        inside = self._drawer.widget
        if now is not inside and not inside.isAncestorOf(now) and not self._bar.isAncestorOf(now):
            self.close_drawer()
