"""Answers on the GUI thread: requests to the worker, and messages built from its records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation, Message
from foretoken.control.answers.answer_run import AnswerRun, source_of
from foretoken.control.answers.titles import TitleWriter
from foretoken.control.chats.conversation_keeper import ConversationKeeper
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import GenerateRequest, PromptBuilt, Record
from foretoken.engine.config import ContextPolicy, GenerationLimits
from foretoken.engine.events import PrefillProgress


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
    left_out_changed = Signal(object)
    """A model has read a question (Message) of the shown branch; see ``Message.left_out``."""
    context_start_changed = Signal(int)
    """Index of the first message of the shown branch in the prompt of this answer."""

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

    def begin(self, conversation: Conversation, question: Message, answer: Message) -> None:
        """Request the empty answer that was added at the end of the shown branch."""
        self._submit(conversation, answer)
        self._keeper.keep(conversation, question, answer)
        self._keeper.begin_stream(conversation, answer)
        self.content_changed.emit()
        self.started.emit(question, answer)

    def go_on(self, conversation: Conversation, answer: Message) -> None:
        """Continue the answer at the end of the shown branch."""
        self._submit(conversation, answer)
        self._keeper.keep(conversation, answer)
        self._keeper.begin_stream(conversation, answer)
        self.content_changed.emit()
        self.continued.emit(answer)

    def follow_branch(self) -> None:
        """After a change of branch: stop the answer unless it is on the shown branch."""
        if not self._is_shown:
            if self._run is not None:
                self.stop_for_next()
            self._tell_context(0)

    def _submit(self, conversation: Conversation, answer: Message) -> None:
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
                self.left_out_changed.emit(run.answer.parent)
                self.context_start_changed.emit(run.conversation.context_start)
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
        if run is None or shown is None:
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
