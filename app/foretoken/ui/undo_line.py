"""A line that says what was deleted, with a button that brings it back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from foretoken.ui.theme import Palette


class UndoLine(QWidget):
    """Hidden until something is told."""

    undone = Signal()
    """It should be brought back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton("Undo", self)
        self.button.setAutoDefault(False)
        self.button.setShortcut("Ctrl+Z")
        self.button.setToolTip("Bring it back (Ctrl+Z)")
        self.button.clicked.connect(self.undone)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.setSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.hide()

    @property
    def text(self) -> str:
        """What is told; empty where nothing is."""
        return "" if self.isHidden() else self._text.text()

    def show_deleted(self, name: str) -> None:
        """Say that ``name`` is gone."""
        self._text.setText(f"Deleted {name}.")
        self._text.setToolTip(name)
        self.button.setAccessibleName(f"Bring back {name}")
        self.show()

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self.setStyleSheet(
            f"UndoLine {{ background: {palette.bubble}; border-radius: 6px; }}"
            f"QLabel {{ color: {palette.text}; background: transparent; }}"
        )
