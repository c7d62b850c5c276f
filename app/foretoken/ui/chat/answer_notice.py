"""Why an answer ended, said under it in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.events import FinishReason
from foretoken.models.builtin import declines
from foretoken.system.language import tr, tr_noop
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.look.plain_text import without_keys
from foretoken.ui.look.sizes import NOTE_PIXELS, Space
from foretoken.ui.look.themed import Shape, Surface, Tone, dress
from foretoken.ui.parts.growing_text import GrowingText

Way = tuple[str, Callable[[], object]]
"""What a button says, and what it does."""
_COPIED_MS = 1500
_LONGEST = 600
"""Some lines; all of what is longer can be copied."""


class NoticeKind(StrEnum):
    """How much a notice asks for attention."""

    INFO = "info"
    WARNING = "warning"
    """Something has to be done or decided."""
    ERROR = "error"


_BROKEN_OFF = (FinishReason.CANCELLED, FinishReason.LENGTH, FinishReason.STEP_LIMIT)


def can_continue(message: Message) -> bool:
    """Whether an answer broke off at a place where it can go on."""
    if message.error is not None:  # a stream that was cut off is no reason to write all anew
        return message.served and bool(message.text)
    return message.interrupted or message.finish_reason in _BROKEN_OFF


def describe_ending(message: Message) -> tuple[str, NoticeKind] | None:
    """A sentence and its kind where an answer did not just end."""
    reason = message.finish_reason
    if message.error is not None:
        return message.error, NoticeKind.ERROR
    if message.interrupted:
        return tr("Interrupted: the app was closed while this was written."), NoticeKind.WARNING
    if reason is FinishReason.CANCELLED:
        return tr("Stopped."), NoticeKind.INFO
    if reason is FinishReason.LENGTH:
        return tr("Stopped at the limit of tokens for one answer."), NoticeKind.INFO
    if reason is FinishReason.STEP_LIMIT:
        return tr("Stopped at the limit of steps for one answer."), NoticeKind.INFO
    if reason is FinishReason.CONTEXT_FULL:
        if message.text:
            full = tr(
                "The answer was cut off: the context is full. Start a new chat, or ask something "
                "shorter."
            )
        else:
            full = tr(
                "There is no room for an answer: the context is full. Start a new chat, or ask "
                "something shorter."
            )
        return full, NoticeKind.ERROR
    if reason is not None and not message.text:
        return tr("The model ended its answer at once, without a word."), NoticeKind.INFO
    return None


DECLINED = tr_noop("The built-in pair is a tiny demonstration. A bigger pair may know more.")
"""Below an answer that declines."""


def is_declined(message: Message) -> bool:
    """Whether the built-in model itself says that it cannot answer this."""
    source = message.source
    by_builtin = source is not None and "built-in" in source.target.lower() and not source.servers
    return by_builtin and bool(message.tokens) and declines(message.text)


_LOOKS = {
    NoticeKind.INFO: (Tone.MUTED, Surface.NONE),
    NoticeKind.WARNING: (Tone.TEXT, Surface.TOLD),
    NoticeKind.ERROR: (Tone.ERROR, Surface.WARNED),
}


class Notice(QFrame):
    """A sentence under an answer, in its place instead of in a dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = NoticeKind.INFO
        """How much it asks for attention."""
        self._details = ""
        self._text = GrowingText(self, pixels=NOTE_PIXELS)
        self._text.setAccessibleName(tr("Notice"))
        self._copy = QPushButton(tr("Copy details"), self)
        self._copy.setAccessibleName(tr("Copy details"))
        self._copy.setToolTip(tr("Copy the details of what happened"))
        self._copy.clicked.connect(self._on_copy)
        self.go_on = QPushButton(tr("Continue"), self)
        self.go_on.setAccessibleName(tr("Continue the answer"))
        self.ways: list[QPushButton] = []
        """What loads the pair in another way, and then lets the answer go on."""
        self.again = QPushButton(tr("Try again"), self)
        self.choose = QPushButton(tr("Choose models"), self)
        tip_with_keys(self.choose, "models.choose", tr("Models on this computer, and pairs to get"))
        self.set_blocked(False)
        self._copied_timer = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied_timer.timeout.connect(self._on_copied_long_ago)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(Space.MEDIUM)
        self._row.addWidget(self._text, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(Space.MEDIUM)
        for button in self.buttons:
            button.setAutoDefault(False)
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons.addStretch(1)
        self._row.addLayout(self._buttons)
        self.hide()

    @property
    def text(self) -> str:
        """What the notice says."""
        return self._text.toPlainText()

    @property
    def buttons(self) -> list[QPushButton]:
        """What can be clicked, also while it is hidden."""
        return [self._copy, *self.ways, self.go_on, self.again, self.choose]

    def show_notice(
        self,
        text: str,
        kind: NoticeKind,
        details: str = "",
        *,
        continues: bool = False,
        retries: bool = False,
        chooses: bool = False,
        ways: Sequence[Way] = (),
    ) -> None:
        """Say ``text``; no text hides the notice.

        ``details`` can be copied; ``continues``: a button lets the answer go on; ``retries``: one
        has it written anew; ``chooses``: one leads to the models. ``ways`` load the pair in
        another way first.
        """
        if len(text) > _LONGEST:
            text, details = f"{text[:_LONGEST]}…", details or text
        self.kind = kind
        self._details = details
        self._text.set_text(text)
        self._copy.setVisible(bool(details))
        self.go_on.setVisible(continues)
        self.again.setVisible(retries)
        self.choose.setVisible(chooses)
        # Several beside the text would leave it no room.
        self._take_ways(ways)
        several = sum((bool(details), continues, retries, chooses, *map(bool, ways))) > 1
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if several else direction.LeftToRight)
        self._on_copied_long_ago()
        x, y = (0, 0) if kind is NoticeKind.INFO else (14, 10)
        self._row.setContentsMargins(x, y, x, y)
        tone, surface = _LOOKS[kind]
        dress(self._text, tone)
        dress(self, surface, Shape.ROUNDED)
        self.setVisible(bool(text))

    def _take_ways(self, ways: Sequence[Way]) -> None:
        for button in self.ways:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.ways = []
        for text, go in ways:
            button = QPushButton(without_keys(text), self)
            button.setToolTip(tr("Load the pair like this, and go on with the answer"))
            button.setAutoDefault(False)
            button.clicked.connect(go)
            self._buttons.insertWidget(1 + len(self.ways), button)
            self.ways.append(button)

    def set_blocked(self, blocked: bool, no_continue: str = "") -> None:
        """Tell whether the model cannot write now, and why it never goes on with an answer."""
        waits = tr("Not now: wait for the engine") if blocked else ""
        self.again.setEnabled(not blocked)
        self.again.setToolTip(waits or tr("Ask the same question once more"))
        why = waits or no_continue
        self.go_on.setEnabled(not why)
        self.go_on.setToolTip(why or tr("Go on where the answer stopped"))

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self._copy.setText(tr("Copied"))
        self._copied_timer.start()

    @Slot()
    def _on_copied_long_ago(self) -> None:
        self._copy.setText(tr("Copy details"))
