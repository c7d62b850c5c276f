"""Answers and titles of chats on the GUI thread: requests to the worker, and their records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import (
    Conversation,
    Message,
    PromptMessage,
    Role,
    TitleSource,
)
from foretoken.chat.conversations.titles import TITLE_PROMPT, title_in
from foretoken.chat.reasoning.parts import without_reasoning
from foretoken.control.answers.answer_run import AnswerRun, prompt_messages, source_of
from foretoken.control.chats.conversation_keeper import ConversationKeeper
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import (
    GenerateRequest,
    PromptBuilt,
    Record,
    TitleRequest,
    TitleWritten,
)
from foretoken.engine.config import ContextPolicy, GenerationLimits
from foretoken.engine.events import PrefillProgress
from foretoken.models.builtin import is_builtin

_IDLE_MS = 3000
_MOST_TOKENS = 24
"""Room for six words in any script; longer output is no title."""


class AnswerControl(QObject):
    """Controller of answers: requests them, one at a time, and saves them.

    ``ChatController`` decides where in a conversation they belong.
    """

    started = Signal(object, object)
    """The question and the empty answer (Message, Message) were added to the shown branch."""
    continued = Signal(object)
    """A Message at the end of the shown branch is continued; its last tokens may be removed."""
    prefill_progressed = Signal(int, int)
    """Number of prompt tokens read, and in total."""
    tokens_arrived = Signal(object, object)
    """list[TokenEmitted] and list[StepFinished] of the running answer."""
    ended = Signal(object)
    """The Message, with its statistics or its error; it is on the shown branch."""
    content_changed = Signal()
    """An answer has begun or ended in a conversation, shown or not."""
    context_changed = Signal(int, int)
    """Tokens in the target's context, and its size."""
    prompt_built = Signal(object)
    """A model reads a question (Message) of the shown branch: its ``left_out`` and the
    conversation's ``context_start`` are known."""

    def __init__(
        self, engine: EngineControl, keeper: ConversationKeeper, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.context_policy = ContextPolicy.DROP_OLDEST
        self.limits = GenerationLimits()
        """Length limits of the next answer."""
        self.switches: Mapping[str, Any] = {}
        """Options of the chat template by name."""
        self._engine = engine
        self._keeper = keeper
        self._run: AnswerRun | None = None
        self._request: GenerateRequest | None = None
        self.titles = TitleWriter(engine, self)
        self.titles.written.connect(keeper.keep_title)
        engine.records_drained.connect(self._on_drained)
        engine.cache_emptied.connect(self._on_cache_emptied)

    @property
    def conversation(self) -> Conversation | None:
        """The conversation of the running answer."""
        return None if self._run is None else self._run.conversation

    # --- requests ----------------------------------------------------------------------------

    def begin(
        self, conversation: Conversation, answer: Message, question: Message | None = None
    ) -> None:
        """Request the answer at the end of the shown branch.

        ``question`` was added with it; None: the answer is continued.
        """
        engine = self._engine
        self.titles.cancel()
        engine.stop_for_next()
        settings = engine.answering.settings
        source = source_of(engine.target, settings, self.switches) if engine.target else None
        if not (answer.text or answer.tokens):  # otherwise it is continued
            answer.plain_tokens_per_second = engine.plain_speed
        run = AnswerRun(conversation, answer, source)
        self._request = GenerateRequest(
            messages=run.messages,
            start=run.start,
            context_policy=self.context_policy,
            sampling=settings.sampling,
            speculative=settings.speculative,
            limits=self.limits,
            begun=run.begun,
            switches=self.switches,
            take=partial(self._on_record, run),
        )
        self._run, engine.history = run, run.history
        engine.submit(self._request)
        engine.update_state()
        self._keeper.keep(conversation, *([] if question is None else [question]), answer)
        self._keeper.begin_stream(conversation, answer)
        self.content_changed.emit()
        if question is None:
            self.continued.emit(answer)
        else:
            self.started.emit(question, answer)

    def follow_branch(self) -> None:
        """After a change of branch: stop the answer unless it is on the shown branch."""
        if not self._is_shown:
            if self._run is not None:
                self.stop_for_next()
            self._tell_context(0)

    def stop_for_next(self) -> None:
        """Stop the answer and postpone a title."""
        self.titles.cancel()
        if self._request is not None:
            self._engine.cancel(self._request)

    # --- records -----------------------------------------------------------------------------

    def _on_record(self, run: AnswerRun, record: Record) -> None:
        if isinstance(record, PrefillProgress):
            if self._is_shown:
                self.prefill_progressed.emit(record.processed, record.total)
            return
        run.take(record)
        if isinstance(record, PromptBuilt):
            self._tell_context(record.tokens)
            if self._is_shown:
                self.prompt_built.emit(run.answer.parent)
        elif run.ended:
            self._end(run)

    @Slot()
    def _on_drained(self) -> None:
        if self._run is not None:
            self._show_new(self._run)

    @Slot()
    def _on_cache_emptied(self) -> None:
        self._tell_context(0)

    # --- internals ---------------------------------------------------------------------------

    @property
    def _is_shown(self) -> bool:
        """Whether the running answer is on the shown branch."""
        shown, run = self._keeper.shown, self._run
        if run is None:
            return False
        return shown.leaf is run.answer or run.answer in shown.messages  # usually the former

    def _show_new(self, run: AnswerRun) -> None:
        tokens, steps = run.take_new()
        if any(step.copied_from is not None for step in steps):
            self._keeper.name_copied(run.conversation, run.answer)
        if tokens and self._is_shown:
            self.tokens_arrived.emit(tokens, steps)
        if run.answer.steps:
            self._tell_context(run.answer.steps[-1].position)

    def _end(self, run: AnswerRun) -> None:
        self._show_new(run)
        answer, shown = run.answer, self._is_shown
        switches = self._request.switches if self._request is not None else {}
        self._run = self._request = None
        self._keeper.end_stream()
        self._engine.update_state()
        if shown:
            self.ended.emit(answer)
        self.content_changed.emit()
        if shown and answer.error is None and self._engine.state is EngineState.READY:
            self.titles.wait(run.conversation, switches)

    def _tell_context(self, used: int) -> None:
        # The gauge is about the shown branch.
        target = self._engine.target
        if target is not None and (used == 0 or self._is_shown):
            self.context_changed.emit(used, target.context_length or 0)


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
        self._conversation = self._request = None

    def _on_record(
        self, conversation: Conversation, prompt: tuple[PromptMessage, ...], record: Record
    ) -> None:
        if self._request is None or self._request.messages is not prompt:
            return  # it was cancelled
        self._conversation = self._request = None
        if not isinstance(record, TitleWritten):  # failed or stopped: may be tried again
            return
        self._tried.add(conversation.id)
        asked, answered = (
            "\n".join(
                without_reasoning(message.text, message.parts)
                for message in prompt[:-1]
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
        before = prompt_messages(conversation, conversation.messages)
        prompt = (*before, PromptMessage(Role.USER, TITLE_PROMPT))
        take = partial(self._on_record, conversation, prompt)
        self._request = TitleRequest(prompt, _MOST_TOKENS, self._switches, take=take)
        self._engine.submit(self._request)
