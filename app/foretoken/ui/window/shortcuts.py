"""Keyboard shortcuts: one table makes the actions and the help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foretoken.ui.look.plain_text import Label, MarkedLabel, marked
from foretoken.ui.parts.screen_room import FittedDialog

_MARGIN = 28
_LOWEST = 320


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


class ShortcutsDialog(FittedDialog):
    """Lists all keys; as high as its parent allows, the rest is scrolled."""

    def __init__(self, shortcuts: Sequence[Shortcut], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Shortcuts")
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(10)
        for row, shortcut in enumerate(shortcuts):
            keys = " or ".join(
                QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
                for keys in shortcut.keys.split(" or ")
            )
            label = MarkedLabel(self)
            label.setText(marked("<b>{}</b>", keys))
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(Label(shortcut.text, self), row, 1)
        close = QPushButton("Close", self)
        close.setProperty("primary", True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, 24, 0, 20)
        layout.setSpacing(20)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setAccessibleName("Shortcuts")
        area.setMinimumWidth(content.sizeHint().width())
        layout.addWidget(area, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        foot.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        layout.addLayout(foot)
        around = self.content.sizeHint().height() - area.sizeHint().height()
        size = content.sizeHint() + QSize(0, around)
        self.resize(size.boundedTo(QSize(size.width(), max(_LOWEST, parent.height()))))
