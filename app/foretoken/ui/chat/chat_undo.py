"""What was deleted from the chat, told below it, with a button that brings it back."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.ui.look.sizes import scaled
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.parts.undo_line import UndoLine

_GAP = 8


class ChatUndo(QWidget):
    """The line in the column of the conversation; the window sees to Ctrl+Z."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = UndoLine(self, keys=False)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.line)
        self.hide()

    @Slot(str)
    def tell(self, text: str) -> None:
        """Say what was deleted; nothing hides the line."""
        if text:
            self.line.tell(text)
        self.setVisible(bool(text))

    @Slot()
    def dismiss(self) -> None:
        """Say nothing any more."""
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in line with the messages."""
        super().resizeEvent(event)
        side = max(SIDE_GAP_PIXELS, (self.width() - scaled(COLUMN_PIXELS)) // 2)
        self._layout.setContentsMargins(side, _GAP, side, _GAP)
