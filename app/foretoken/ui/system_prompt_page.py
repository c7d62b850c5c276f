"""One system prompt: its name, its text, what it costs."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.ui.long_text import LongTextEdit
from foretoken.ui.plain_text import Label
from foretoken.ui.text_size import scaled
from foretoken.ui.theme import Palette

_LONGEST_NAME = 100


class SystemPromptPage(QWidget):
    """Of the library, or (without a name) of one chat."""

    edited = Signal()
    """Name or text are being changed by a person."""
    keep_requested = Signal()
    """What only this chat has should be kept in the library."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._quiet = False
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setPlaceholderText("Name")
        self.name.setAccessibleName("Name of the prompt")
        self.name.textChanged.connect(self._on_changed)
        self._about = Label("For this chat alone", self)
        self.keep = QPushButton("Keep in the library", self)
        self.keep.setAutoDefault(False)
        self.keep.setToolTip("Give it a name, so that other chats can use it too")
        self.keep.clicked.connect(self.keep_requested)
        self.editor = LongTextEdit(self)
        self.editor.setAccessibleName("Text of the system prompt")
        self.editor.setPlaceholderText("What should the model be told before the chat begins?")
        self.editor.setTabChangesFocus(True)
        self.editor.textChanged.connect(self._on_changed)
        self._said = Label(self)
        self._said.setWordWrap(True)
        self._said.setMinimumHeight(self._said.fontMetrics().height())
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.name, 1)
        head.addWidget(self._about, 1)
        head.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.editor, 1)
        column.addWidget(self._said)

    @property
    def text(self) -> str:
        """What is written."""
        return self.editor.toPlainText()

    @property
    def said(self) -> str:
        """What is said below the text."""
        return self._said.text()

    def show_prompt(self, name: str, text: str) -> None:
        """Show a prompt of the library."""
        self._show(name, text, own=False)

    def show_own(self, text: str) -> None:
        """Show what only this chat has."""
        self._show("", text, own=True)

    def say(self, text: str) -> None:
        """Say what it costs, or what else there is to know."""
        self._said.setText(text)

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self.editor.setStyleSheet(
            f"QPlainTextEdit {{ background: {palette.panel}; color: {palette.text};"
            f" border: 1px solid {palette.border}; border-radius: 8px; padding: 8px; }}"
            f"QPlainTextEdit:focus {{ border-color: {palette.accent}; }}"
        )
        self._said.setStyleSheet(f"color: {palette.muted}; font-size: {scaled(12)}px;")
        self._about.setStyleSheet(f"color: {palette.text}; font-weight: 600;")

    def _show(self, name: str, text: str, *, own: bool) -> None:
        self._quiet = True
        self.name.setText(name)
        self.editor.setPlainText(text)
        self._quiet = False
        self.name.setVisible(not own)
        self._about.setVisible(own)
        self.keep.setVisible(own)
        self.keep.setEnabled(bool(text.strip()))

    @Slot()
    def _on_changed(self) -> None:
        if not self._quiet:
            self.keep.setEnabled(bool(self.text.strip()))
            self.edited.emit()
