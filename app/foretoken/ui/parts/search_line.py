"""Search field."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.parts.files import TextOnlyField
from foretoken.ui.parts.forms import as_field
from foretoken.ui.parts.keys import claims_escape

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchLine(TextOnlyField):
    """Search field in which Esc first clears the text."""

    def __init__(self, what: str, command_id: str, parent: QWidget) -> None:
        """``what`` is the placeholder; ``command_id`` is the command that focuses the field."""
        super().__init__(parent)
        self.list: QWidget | None = None
        """Receives the keys that move up and down."""
        self.setPlaceholderText(what)
        self.setAccessibleName(what)
        self.setToolTip(tooltip_with_keys(command_id))
        self.setClearButtonEnabled(True)
        as_field(self)

    @Slot()
    def take_focus(self) -> None:
        """Focus the field, so that typing replaces the last search."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def event(self, event: QEvent) -> bool:
        if self.text() and claims_escape(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif self.list is not None and event.key() in _MOVES:
            QCoreApplication.sendEvent(self.list, event)
        else:
            super().keyPressEvent(event)
