"""A line that says what was done, with a button that takes it back."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import command
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Shape, Surface, Type, dress

_MOST_SHOWN = 300


class UndoLine(QFrame):
    """Hidden until something is told."""

    def __init__(self, parent: QWidget, *, keys: bool = True, small: bool = False) -> None:
        """``keys``: Ctrl+Z works wherever the focus is in the window; else the owner sees to it."""
        super().__init__(parent)
        self._text = Label(self)
        self._text.setWordWrap(True)
        if small:
            dress(self._text, Type.SMALL)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(tr("Undo"), self)
        self.button.setAutoDefault(False)
        if keys:
            self.button.setShortcut(next(iter(command("message.take_back").sequences()), ""))
        tip_with_keys(self.button, "message.take_back")
        row = QHBoxLayout(self)
        row.setContentsMargins(margins(Space.MEDIUM, Space.TINY, Space.TINY, Space.TINY))
        row.setSpacing(Space.SMALL)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        dress(self, Surface.TOLD, Shape.ROUNDED)
        self.hide()

    @property
    def text(self) -> str:
        """What is told; empty where nothing is."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, text: str) -> None:
        """Say in a sentence what was done; nothing hides the line."""
        text = shown_name(text, _MOST_SHOWN)
        self._text.setText(text)
        self._text.setToolTip(text)
        self.button.setAccessibleName(tr("Undo: {text}", text=text))
        self.setVisible(bool(text))

    def show_deleted(self, name: str) -> None:
        """Say that ``name`` is gone."""
        self.tell(tr("Deleted {name}.", name=name))
