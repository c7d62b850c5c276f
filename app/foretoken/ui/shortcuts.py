"""Keyboard shortcuts: one table makes the actions and the help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget


class Shortcut(NamedTuple):
    """A key, what it does in words, and what it calls; None where a widget handles the key."""

    keys: str
    text: str
    run: Callable[[], object] | None


def add_shortcuts(window: QWidget, shortcuts: Sequence[Shortcut]) -> None:
    """Make every shortcut work anywhere in ``window``. Ctrl is Command on macOS."""
    for shortcut in shortcuts:
        if shortcut.run is None:
            continue
        action = QAction(shortcut.text, window)
        action.setShortcuts([QKeySequence(keys) for keys in shortcut.keys.split(" or ")])
        action.triggered.connect(shortcut.run)
        window.addAction(action)


class ShortcutsDialog(QDialog):
    """Lists all keys."""

    def __init__(self, shortcuts: Sequence[Shortcut], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Shortcuts")
        grid = QGridLayout()
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(10)
        for row, shortcut in enumerate(shortcuts):
            keys = " or ".join(
                QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
                for keys in shortcut.keys.split(" or ")
            )
            label = QLabel(f"<b>{keys}</b>", self)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(QLabel(shortcut.text, self), row, 1)
        close = QPushButton("Close", self)
        close.setProperty("primary", True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(20)
        layout.addLayout(grid)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
