"""Asks which answer of a chat in a file is to play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message, first_words
from foretoken.chat.sharing.shared import moment
from foretoken.engine.figures import format_rate
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Type, dress
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.screen_room import FittedDialog

_SIZE = (520, 420)


class AnswerChoiceDialog(FittedDialog):
    """``accepted`` tells of ``answer``; the last one is chosen at first."""

    def __init__(self, answers: Sequence[Message], parent: QWidget) -> None:
        """``answers`` are at least one, oldest first."""
        super().__init__(parent)
        self.setWindowTitle(tr("Replay an answer from a file"))
        self.prefer_size(*_SIZE)
        title = dress(Label(tr("Which answer is to play?"), self), Type.TITLE)
        self.list = RowList(tr("Answers"), lambda answer: answer.id, _row, self)
        self.list.show_items(answers)
        self.list.choose(answers[-1].id)
        self.list.taken.connect(self.accept)
        play = dress(QPushButton(tr("Play"), self), Button.PRIMARY)
        play.setDefault(True)
        play.clicked.connect(self.accept)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.setToolTip(keyed("dialog.close"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(play)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.WIDE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(title)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        self.list.setFocus()

    def sizeHint(self) -> QSize:
        """As large as some answers want."""
        return QSize(scaled(_SIZE[0]), scaled(_SIZE[1])).boundedTo(self.room.size())

    @property
    def answer(self) -> Message:
        """The one that is chosen."""
        answer = self.list.item
        assert isinstance(answer, Message)
        return answer


def _row(answer: Message) -> Row:
    question = answer.parent
    asked = first_words(question.text if question is not None else "", tr("Without a question"))
    details = [tr_n("{count} token", "{count} tokens", len(answer.tokens))]
    counted = answer.statistics
    if counted is not None and counted.tokens_per_second is not None:
        details.append(tr("{rate} tok/s", rate=format_rate(counted.tokens_per_second)))
    details.append(moment(answer.created_ms))
    beginning = first_words(answer.text, "")
    return Row(asked, " · ".join(details), tip=beginning)
