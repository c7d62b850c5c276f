"""The panels at both sides: hidden by choice, which is remembered, or folded for want of room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget


class SidePanel(NamedTuple):
    """A panel, its name in the settings, and the width of the window from which on it fits."""

    name: str
    widget: QWidget
    needs_width: int


class SidePanels:
    """Shows every panel that is wanted and that fits."""

    def __init__(self, settings: QSettings, panels: Sequence[SidePanel]) -> None:
        self._settings = settings
        self._panels = panels

    def fit(self, width: int, previous_width: int | None = None) -> None:
        """Fold or unfold for a window of ``width`` pixels.

        Between two widths on the same side of a limit nothing changes, so a panel that was
        opened in a narrow window stays open.
        """
        for panel in self._panels:
            fits = width >= panel.needs_width
            if previous_width is None or fits != (previous_width >= panel.needs_width):
                panel.widget.setVisible(fits and self._wanted(panel))

    def toggle(self, name: str) -> None:
        """Show a hidden panel, hide a shown one, and remember it."""
        for panel in self._panels:
            if panel.name == name:
                self._show(panel, not panel.widget.isVisible())

    def show(self, name: str) -> None:
        """Show a panel and remember it."""
        for panel in self._panels:
            if panel.name == name:
                self._show(panel, True)

    def _show(self, panel: SidePanel, visible: bool) -> None:
        self._settings.setValue(f"window/{panel.name}", visible)
        panel.widget.setVisible(visible)

    def _wanted(self, panel: SidePanel) -> bool:
        return bool(self._settings.value(f"window/{panel.name}", True, type=bool))
