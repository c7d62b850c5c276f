"""Use of the model's context by the message being written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Attachment
from foretoken.control.answers.answer_run import answered, prompt_messages
from foretoken.control.background import Background
from foretoken.control.controller import ChatController
from foretoken.control.engine.prompt_counter import COUNT_AFTER_MS, NextPrompt
from foretoken.engine.errors import PromptError


class ContextWatch(QObject):
    """Counter of the next prompt's tokens, in the background, after every change."""

    counted = Signal(object)
    """The ContextUse if the message were sent now; None without a model."""
    refused = Signal(object)
    """The PromptError: why the model cannot be given this prompt, for the user."""

    def __init__(self, controller: ChatController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._text = ""
        self._attachments: tuple[Attachment, ...] = ()
        self._work = Background("context", self)
        self._timer = QTimer(self, singleShot=True, interval=COUNT_AFTER_MS)
        self._timer.timeout.connect(self._ask)
        answers = controller.answers
        for signal in (
            controller.conversation_shown,
            controller.branch_shown,
            answers.started,
            answers.continued,
            answers.ended,
            controller.engine.load_ended,
        ):
            signal.connect(self.look_again)

    def show_message(self, text: str, attachments: Sequence[Attachment]) -> None:
        """Set the text being written and its attachments."""
        self._text, self._attachments = text, tuple(attachments)
        self.look_again()

    @Slot()
    def look_again(self) -> None:
        """Count again soon: the conversation, its system prompt or the model has changed."""
        self._work.cancel()
        self._timer.start()

    def shut_down(self) -> None:
        """End the thread."""
        self._timer.stop()
        self._work.shut_down()

    @Slot()
    def _ask(self) -> None:
        counter = self._controller.engine.counter
        prompt = self._next_prompt()
        self._work.start(lambda _running: counter.count(prompt), self.counted.emit, self._on_failed)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, PromptError):
            self.refused.emit(error)

    def _next_prompt(self) -> NextPrompt:
        conversation, answers = self._controller.current, self._controller.answers
        path = conversation.messages
        sent = list(answered(path))
        messages = tuple(prompt_messages(conversation, path))
        forgotten = set(map(id, path[: conversation.context_start]))
        kept = sum(id(message) in forgotten for message in sent)
        return NextPrompt(
            messages=messages,
            start=len(messages) - len(sent) + kept if kept else 0,
            text=self._text,
            attachments=self._attachments,
            policy=answers.context_policy,
            max_tokens=answers.limits.max_tokens,
            switches=answers.switches,
        )
