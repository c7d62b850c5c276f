"""One answer: its text with token colours, what happened to it, its numbers, its actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QTimer, Slot
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.token_kind import TokenKind
from foretoken.ui.chat.answer_notice import (
    DECLINED,
    Notice,
    NoticeKind,
    can_continue,
    describe_ending,
    is_declined,
)
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.footer import Footer
from foretoken.ui.chat.message_actions import OVERHANG, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.place_editor import PlaceEditor
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.sizes import Space

# Shorter waits than this pass without words.
_READING_DELAY_MS = 250
_ROW_GAP = 2
_BOTTOM = 12  # the next question has nothing to do with the row above it


class AnswerView(MessageView):
    """An answer with everything that belongs to it."""

    body: WalkedText
    editing_verb = "Save"

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, WalkedText(), parent, at_right=False)
        self.notice = Notice(self)
        self.notice.go_on.clicked.connect(self._on_continue)
        self.notice.choose.clicked.connect(self._on_choose)
        self._suggests_models = False
        self._ended: Message | None = None
        self.footer = Footer(self)
        self._progress = ""
        # Words for a short wait would only flicker.
        self._reading_timer = QTimer(self, singleShot=True, interval=_READING_DELAY_MS)
        self._reading_timer.timeout.connect(self._on_reading_for_long)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        self._column.setSpacing(Space.SMALL)
        for part in (self.body, self.notice, self.footer):
            self._column.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, _BOTTOM)
        whole.setSpacing(_ROW_GAP)
        whole.addLayout(self._column)
        whole.addWidget(self.row)

    @property
    def text(self) -> str:
        """The answer as the model wrote it."""
        return self.body.offsets.text

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """Going on is offered where the answer broke off; the notice does it where it says so."""
        actions = [MessageAction.COPY, MessageAction.EDIT, MessageAction.REGENERATE]
        if can_continue(self.message) and not self.message.interrupted:
            actions.append(MessageAction.CONTINUE)
        return (*actions, MessageAction.BRANCH, MessageAction.EXPORT, MessageAction.DELETE)

    def show_text(self) -> None:
        """Show what the message says; to be called in the final width, or it takes longer."""
        self.body.set_tokens(self.message.tokens)
        if self.message.text and not self.message.tokens:
            self.body.set_written(self.message.text)

    def start(self) -> None:
        """Wait for the first token, or for the next one of an answer that goes on."""
        if len(self.body.offsets.tokens) > len(self.message.tokens):
            self.show_text()  # what was only half said is said anew
        self._progress = "Reading the prompt…"
        self._reading_timer.start()
        self.body.show()
        self.body.set_streaming(True)
        self.set_busy(True)
        self.set_notice("", NoticeKind.INFO)
        self.footer.hide()

    def set_progress(self, processed: int, total: int) -> None:
        """Tell how many tokens of the prompt are read."""
        share = 100 * processed // total if total else 100
        self._progress = f"Reading the prompt… {share}\u00a0%"
        self.setAccessibleDescription(self._progress)
        if not self._reading_timer.isActive():
            self._on_reading_for_long()

    def append_tokens(self, tokens: Sequence[TokenEmitted]) -> None:
        """Add tokens at the end."""
        if self._progress:
            self._end_reading(streaming=True)
        self.body.append_tokens(tokens)

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Take over how long each step's draft was and who made it, for the tooltips."""
        self.body.add_steps(steps)

    def finish(self, message: Message, *, measuring: bool = True) -> None:
        """End the streaming; show why it ended, and the numbers.

        ``measuring`` tells whether a plain speed that is missing can still be measured.
        """
        self._end_reading(streaming=False)
        self.body.add_steps(message.steps)
        self.body.setVisible(bool(self.body.offsets.length))
        self.footer.show_message(message, measuring=measuring)
        self._ended = message
        self._tell_ending(message)
        self.set_busy(False)

    def set_suggests_models(self, suggests: bool) -> None:
        """Tell whether another model is suggested where the built-in one cannot answer."""
        if suggests is not self._suggests_models:
            self._suggests_models = suggests
            if self._ended is not None and not self._busy:
                self._tell_ending(self._ended)

    def set_notice(
        self,
        text: str,
        kind: NoticeKind,
        details: str = "",
        *,
        continues: bool = False,
        chooses: bool = False,
    ) -> None:
        """Say something about the answer in its place; no text says nothing."""
        self.notice.show_notice(text, kind, details, continues=continues, chooses=chooses)

    def _tell_ending(self, message: Message) -> None:
        ending = describe_ending(message)
        if ending is None and self._suggests_models and is_declined(message):
            self.set_notice(DECLINED, NoticeKind.INFO, chooses=True)
            return
        text, kind = ending or ("", NoticeKind.INFO)
        # An error that has more to say than its first line keeps the rest for copying.
        first, _, more = text.partition("\n")
        self.set_notice(first, kind, text if more else "", continues=message.interrupted)

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        super().set_blocked(blocked)
        self.notice.set_blocked(blocked)

    @property
    def can_edit_now(self) -> bool:
        """A person's version of an answer needs no model."""
        return True

    def place_editor(self, editor: PlaceEditor) -> None:
        """Show the editor instead of the answer."""
        for part in (self.body, self.notice, self.footer):
            part.hide()
        self._column.insertWidget(0, editor)

    def remove_editor(self, editor: PlaceEditor) -> None:
        """Show the answer again."""
        self._column.removeWidget(editor)
        self.body.setVisible(bool(self.body.offsets.length))
        self.notice.setVisible(bool(self.notice.text))
        self.footer.setVisible(bool(self.footer.figures))

    @property
    def focus_stops(self) -> list[QWidget]:
        """The buttons of the notice come before the row."""
        body, *rest = super().focus_stops
        return [body, *self.notice.buttons, *rest]

    def moveEvent(self, event: QMoveEvent) -> None:
        """What is shown beside the text comes along."""
        super().moveEvent(event)
        self.body.follow()

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self.body.set_visible_kinds(visible)

    def highlight_step(self, step: int) -> QRect:
        """Mark the text of a step for a moment; return its place here, null without text."""
        area = self.body.highlight(step)
        return area.translated(self.body.pos()) if area.isValid() else area

    def _end_reading(self, *, streaming: bool) -> None:
        self._progress = ""
        self._reading_timer.stop()
        self.setAccessibleDescription("")
        self.body.set_streaming(streaming)

    @Slot()
    def _on_reading_for_long(self) -> None:
        self.body.set_streaming(True, self._progress)

    @Slot()
    def _on_continue(self) -> None:
        self.commands.act(self.message, MessageAction.CONTINUE)

    @Slot()
    def _on_choose(self) -> None:
        self.commands.choose_models()
