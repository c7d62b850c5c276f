"""The prompts to choose from: the one that only this chat has, then those of the library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.store import SystemPrompt
from foretoken.ui.row_list import RowList
from foretoken.ui.row_painting import Row
from foretoken.ui.text_size import scaled
from foretoken.ui.theme import Palette

OWN = 0
"""Stands for the prompt that only this chat has; those of the library have their ids."""
_BEGINNING = 200


@dataclass(frozen=True, slots=True)
class ListedPrompt:
    """A row."""

    key: int
    name: str
    text: str
    used: bool


class SystemPromptList(QWidget):
    """A list with New and Delete below it."""

    chosen = Signal(object)
    """The key of a row that a person went to."""
    new_requested = Signal()
    delete_requested = Signal()
    """The chosen one should go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = _Rows("System prompts", lambda row: row.key, _described, self)
        self.rows.chosen.connect(self._on_chosen)
        self.rows.delete_pressed.connect(self._on_delete)
        self.new = QPushButton("New", self)
        self.new.setToolTip("Add a prompt to the library")
        self.new.clicked.connect(self.new_requested)
        self.delete = QPushButton("Delete", self)
        self.delete.setToolTip("Take the prompt out of the library (Del)")
        self.delete.clicked.connect(self._on_delete)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.new, self.delete):
            button.setAutoDefault(False)
            buttons.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.rows, 1)
        column.addLayout(buttons)
        self.setMinimumWidth(scaled(170))

    def show_prompts(self, prompts: Sequence[SystemPrompt], own: str, present: str) -> None:
        """Show all; ``own`` is what only this chat has, ``present`` what it uses."""
        rows = [ListedPrompt(OWN, "Only this chat", own, bool(present) and own.strip() == present)]
        for prompt in prompts:
            used = bool(present) and prompt.text.strip() == present
            rows.append(ListedPrompt(prompt.id, prompt.name, prompt.text, used))
        self.rows.show_items(rows)

    def choose(self, key: int) -> None:
        """Mark a row; nothing is reported."""
        self.rows.choose(key)
        self.delete.setEnabled(key != OWN)

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self.rows.apply_palette(palette)

    @Slot(object)
    def _on_chosen(self, row: ListedPrompt) -> None:
        self.delete.setEnabled(row.key != OWN)
        self.chosen.emit(row.key)

    @Slot()
    def _on_delete(self) -> None:
        if self.rows.key != OWN:
            self.delete_requested.emit()


class _Rows(RowList):
    """Delete takes the chosen row out."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


def _described(row: ListedPrompt) -> Row:
    beginning = " ".join(row.text[:_BEGINNING].split()) or "empty"
    said = ", in use" if row.used else ""
    return Row(
        row.name,
        beginning,
        aside="in use" if row.used else "",
        spoken=f"{row.name}{said}: {beginning}",
    )
