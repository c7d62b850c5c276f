"""Asks before something is done that cannot be taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.text_size import scaled
from foretoken.ui.look.theme import Palette
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480
_TITLE_PIXELS = 17


class QuestionDialog(FittedDialog):
    """A question, what follows from a yes, and a button that says what it does."""

    def __init__(
        self,
        question: str,
        details: str,
        answer: str,
        palette: Palette,
        parent: QWidget,
        *,
        destroys: bool,
    ) -> None:
        """``accepted`` tells of the ``answer``; where it ``destroys``, Enter chooses Cancel."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Foretoken")
        self.setAccessibleName(question)
        title = Label(question, self)
        title.setStyleSheet(f"font-size: {scaled(_TITLE_PIXELS)}px; font-weight: 600;")
        text = Label(details, self)
        for label in (title, text):
            label.setWordWrap(True)
        self.answer = QPushButton(answer, self)
        self.answer.setProperty("primary", True)
        self.answer.setAccessibleDescription(details)
        self.answer.clicked.connect(self.accept)
        if destroys:
            self.answer.setStyleSheet(
                f"QPushButton {{ background: {palette.error}; border-color: {palette.error};"
                f" color: {palette.window}; }}"
                f"QPushButton:focus {{ border-color: {palette.text}; }}"
            )
        cancel = QPushButton("Cancel", self)
        cancel.setToolTip(keyed("dialog.close"))
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.answer)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(title)
        layout.addWidget(text)
        layout.addSpacing(16)
        layout.addLayout(buttons)
        chosen = cancel if destroys else self.answer
        chosen.setDefault(True)
        chosen.setFocus()
