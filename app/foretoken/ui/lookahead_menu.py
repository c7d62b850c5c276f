"""What a click on the status chip offers: how far to draft."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

_FIXED = (2, 4, 8)


class LookaheadMenu(QMenu):
    """Adaptive, or the same number of tokens in every step."""

    chosen = Signal(object)
    """The number (int), or None for adaptive."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self._add("Adaptive: draft as far as it gains speed", None)
        self.addSeparator()
        for number in _FIXED:
            self._add(f"Draft {number} tokens wherever possible, gain or loss", number)
        self._group.triggered.connect(self._on_triggered)

    def set_choice(self, lookahead: int | None) -> None:
        """Mark what is chosen now."""
        for action in self._group.actions():
            action.setChecked(action.data() == lookahead)

    def _add(self, text: str, lookahead: int | None) -> None:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setData(lookahead)
        self._group.addAction(action)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())
