"""Asks before something is done that cannot be taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from foretoken.system.language import tr
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Type, dress
from foretoken.ui.parts.forms import row
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480


class QuestionDialog(FittedDialog):
    """A question, what follows from a yes, and a button that says what it does."""

    def __init__(
        self,
        question: str,
        details: str,
        answer: str,
        parent: QWidget,
        *,
        destroys: bool,
    ) -> None:
        """``accepted`` tells of the ``answer``; where it ``destroys``, Enter chooses Cancel."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Foretoken")  # not translated: a name
        self.setAccessibleName(question)
        title = dress(Label(question, self), Type.TITLE)
        text = Label(details, self)
        for label in (title, text):
            label.setWordWrap(True)
        kind = Button.DANGER if destroys else Button.PRIMARY
        self.answer = dress(QPushButton(answer, self), kind)
        self.answer.setAccessibleDescription(details)
        self.answer.clicked.connect(self.accept)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.setToolTip(keyed("dialog.close"))
        cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDER, Space.WIDER, Space.WIDER, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(title)
        layout.addWidget(text)
        layout.addSpacing(Space.LARGE)
        layout.addLayout(row(None, cancel, self.answer))
        chosen = cancel if destroys else self.answer
        chosen.setDefault(True)
        chosen.setFocus()
