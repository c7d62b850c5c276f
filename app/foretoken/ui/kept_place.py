"""Keeps the lines of a list where they are on the screen while others come and go."""

from __future__ import annotations

from collections.abc import Hashable, Set

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QListView

from foretoken.control.conversation_entries import entry_key
from foretoken.ui.sidebar_model import SidebarModel


class KeptPlace:
    """Where a list is scrolled to, by its lines; at its top, new lines are to be seen."""

    def __init__(self, view: QListView, lines: SidebarModel) -> None:
        self._view, self._lines = view, lines
        self._value = view.verticalScrollBar().value()
        self._tops: list[tuple[Hashable, int]] = []
        row = view.indexAt(QPoint(view.viewport().width() // 2, 0)).row()
        while row >= 0 and (entry := lines.entry(row)) is not None:
            top = view.visualRect(lines.index(row)).top()
            if top > view.viewport().height():
                break
            self._tops.append((entry_key(entry), top))
            row += 1

    def restore(self, moved: Set[Hashable]) -> None:
        """Go back there by the first line that is still there and was not itself ``moved``."""
        bar = self._view.verticalScrollBar()
        bar.setValue(self._value)
        if self._value == 0:
            return
        for key, top in self._tops:
            row = None if key in moved else self._lines.row_of(key)
            if row is not None:
                bar.setValue(
                    bar.value() + self._view.visualRect(self._lines.index(row)).top() - top
                )
                return
