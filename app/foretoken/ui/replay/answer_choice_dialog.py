"""Asks which answer of a file to play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from foretoken.chat.conversations.conversation import Message, first_words
from foretoken.chat.sharing.shared import moment
from foretoken.engine.figures import format_rate
from foretoken.system.language import number, tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.parts.forms import button_box, fill_dialog
from foretoken.ui.parts.screen_room import FittedDialog

_SIZE = (640, 420)


class AnswerChoiceDialog(FittedDialog):
    """``accepted`` tells of ``answer``; the last one is chosen at first."""

    def __init__(self, answers: Sequence[Message], parent: QWidget) -> None:
        """``answers`` are at least one, oldest first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Replay an answer from a file"))
        self.prefer_size(*_SIZE)
        self._answers = answers
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Answers"))
        self.tree.setRootIsDecorated(False)
        self.tree.setHeaderLabels([tr("Question"), tr("Tokens"), tr("Tokens/s"), tr("Date")])
        items = [_item(answer) for answer in answers]
        self.tree.addTopLevelItems(items)
        self.tree.setCurrentItem(items[-1])
        self.tree.itemDoubleClicked.connect(self.accept)
        policy = self.tree.sizePolicy()
        policy.setVerticalStretch(100)
        self.tree.setSizePolicy(policy)
        head = self.tree.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        fill_dialog(self, tr("Which answer?"), self.tree, button_box(self, tr("Play")))
        self.tree.setFocus()

    @property
    def answer(self) -> Message:
        """The chosen one."""
        return self._answers[self.tree.currentIndex().row()]


def _item(answer: Message) -> QTreeWidgetItem:
    question, counted = answer.parent, answer.statistics
    asked = first_words(question.text if question is not None else "", tr("Without a question"))
    rate = None if counted is None else counted.tokens_per_second
    speed = "" if rate is None else format_rate(rate)
    tokens = number(len(answer.tokens))
    item = QTreeWidgetItem([shown_name(asked), tokens, speed, moment(answer.created_ms)])
    item.setToolTip(0, wrapped(f"{asked}\n{first_words(answer.text, '')}"))
    for column in (1, 2):
        item.setTextAlignment(
            column, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        )
    return item
