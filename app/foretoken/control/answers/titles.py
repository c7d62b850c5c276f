"""Titles of conversations, written by the model while the engine is idle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation, PromptMessage, Role, TitleSource
from foretoken.chat.conversations.titles import TITLE_PROMPT, title_in
from foretoken.chat.reasoning.parts import without_reasoning
from foretoken.control.answers.answer_run import prompt_messages
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import Record, TitleRequest, TitleWritten
from foretoken.models.builtin import is_builtin

_IDLE_MS = 3000
_MOST_TOKENS = 24
"""Room for six words in any script; longer output is no title."""


class TitleWriter(QObject):
    """Requester of titles, some seconds after an answer, unless something else is requested.

    It continues the answer's prompt, which is cached, and uses the target alone, so that the next
    question finds both caches as the answer left them.
    """

    written = Signal(object, str)
    """The Conversation and a title for it."""

    def __init__(self, engine: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._conversation: Conversation | None = None
        self._switches: Mapping[str, Any] = {}
        self._request: TitleRequest | None = None
        self._told: Sequence[PromptMessage] | None = None
        """Messages of the running request; also identify it."""
        self._tried: set[int] = set()
        self.timer = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self.timer.timeout.connect(self._on_idle)
        engine.cache_emptied.connect(self.cancel)

    def wait(self, conversation: Conversation, switches: Mapping[str, Any]) -> None:
        """Name a conversation that has an answer, once, after a while without other requests.

        ``switches`` are those of the answer.
        """
        self.cancel()
        wanted = conversation.title_source is TitleSource.FIRST_WORDS
        if wanted and not conversation.temporary and conversation.id not in self._tried:
            self._conversation, self._switches = conversation, switches
            self.timer.start()

    @Slot()
    def cancel(self) -> None:
        """Cancel, as something else is requested."""
        self.timer.stop()
        if self._request is not None:
            self._engine.cancel(self._request)
        self._conversation = self._request = self._told = None

    def _on_record(
        self, conversation: Conversation, told: Sequence[PromptMessage], record: Record
    ) -> None:
        if told is not self._told:
            return  # it was cancelled
        self._conversation = self._request = self._told = None
        if not isinstance(record, TitleWritten):  # failed or stopped: may be tried again
            return
        self._tried.add(conversation.id)
        asked, answered = (
            "\n".join(
                without_reasoning(message.text, message.parts)
                for message in told
                if message.role is role
            )
            for role in (Role.USER, Role.ASSISTANT)
        )
        if title := title_in(record.text, asked, answered, whole=record.whole):
            self.written.emit(conversation, title)

    @Slot()
    def _on_idle(self) -> None:
        conversation = self._conversation
        # If the answer is complete and no turn was dropped, the cache holds the prompt.
        if (
            conversation is None
            or self._engine.state is not EngineState.READY
            or conversation.context_start
            or conversation.leaf is None
            or conversation.leaf.role is not Role.ASSISTANT
            or conversation.title_source is not TitleSource.FIRST_WORDS
        ):
            return
        pair = self._engine.pair
        if self._engine.served is None and pair is not None and is_builtin(pair.files.target):
            return  # the built-in target cannot write titles; the question's first words are better
        told = prompt_messages(conversation, conversation.messages)
        self._told, prompt = told, PromptMessage(Role.USER, TITLE_PROMPT)
        self._request = TitleRequest(
            (*told, prompt),
            _MOST_TOKENS,
            self._switches,
            take=partial(self._on_record, conversation, told),
        )
        self._engine.submit(self._request)
