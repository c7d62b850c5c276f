"""The search field above the conversations."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from foretoken.ui.dropped_files import has_local_files
from foretoken.ui.own_keys import claims_escape
from foretoken.ui.text_size import scaled

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """Leaves the keys that move to the list of what was found, and dropped files to the window."""

    moved = Signal(object)
    """A QKeyEvent that moves up or down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText("Search")
        self.setAccessibleName("Search all conversations")
        self.setToolTip("Find words in all chats (Ctrl+K); Enter opens, Esc clears")
        self.setClearButtonEnabled(True)

    def event(self, event: QEvent) -> bool:
        # Esc stops an answer elsewhere; here it first ends the search.
        return (bool(self.text()) and claims_escape(event)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            self.moved.emit(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.text():
            return
        painter = QPainter(self)
        painter.setPen(self.palette().placeholderText().color())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect().adjusted(0, 0, -scaled(12), 0), flags, "Ctrl K")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)
