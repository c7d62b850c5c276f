"""The GUI thread's side: conversations, the state of the engine, and what widgets are told."""

from __future__ import annotations

import itertools
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.chat.context_window import ContextPolicy
from foretoken.chat.conversation import Conversation, Message, PromptMessage, Role
from foretoken.control.answer_choice import AnswerChoice
from foretoken.control.records import (
    AnswerSettings,
    GenerateRequest,
    GenerationFailed,
    LoadEnded,
    LoadProgress,
    LoadRequest,
    LoadSettings,
    PairFiles,
    PairLoaded,
    PairTested,
    PairTestEnded,
    PairTestRequest,
    PlainSpeedMeasured,
    PromptBuilt,
    Record,
)
from foretoken.control.run_history import RunHistory, ending_of
from foretoken.control.worker import EngineWorker
from foretoken.engine.config import GenerationLimits
from foretoken.engine.events import (
    GenerationFinished,
    PrefillProgress,
    StepFinished,
    TokenEmitted,
)
from foretoken.models.pairs.pair_test_results import PairTestProgress

# About 30 times a second: faster is not seen, and every turn of the event loop takes the GIL
# from the engine.
_DRAIN_INTERVAL_MS = 33
_SHUT_DOWN_S = 0.9


class EngineState(Enum):
    """What the engine is doing."""

    EMPTY = "empty"
    LOADING = "loading"
    READY = "ready"
    GENERATING = "generating"
    TESTING = "testing"


class ChatController(QObject):
    """Owns the worker and the conversations; widgets call its methods and hear its signals."""

    state_changed = Signal()
    """``state``, ``pair``, ``test_share`` or ``answering`` have changed."""
    load_progressed = Signal(float)
    """Loaded share, 0 to 1."""
    load_ended = Signal(object)
    """None, or why the pair could not be loaded (str)."""
    test_progressed = Signal(object)
    """PairTestProgress of a running test."""
    test_ended = Signal(object, object)
    """The PairTestResult or None, and why the test failed (str) or None; both None: stopped."""
    conversations_changed = Signal()
    conversation_shown = Signal(object)
    """Another Conversation is the current one."""
    answer_started = Signal(object, object)
    """The question and the empty answer (Message, Message) were added to the current one."""
    prefill_progressed = Signal(int, int)
    """Prompt tokens read, and all of them."""
    tokens_arrived = Signal(object, object)
    """list[TokenEmitted] and list[StepFinished] of the answer that is being written."""
    answer_ended = Signal(object)
    """The Message, with its statistics or its error."""
    plain_speed_changed = Signal(object)
    """Tokens per second of plain decoding (float), or None: not measured with this pair."""
    context_changed = Signal(int, int)
    """Tokens in the target's context, and what it holds."""
    context_start_changed = Signal(int)
    """Index of the first message of the current conversation that the model still sees."""

    _woken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.answering = AnswerChoice()
        """How the next answer is written; to be changed by the methods below."""
        self.context_policy = ContextPolicy.DROP_OLDEST
        self.state = EngineState.EMPTY
        self.pair: PairLoaded | None = None
        self.requested: PairFiles | None = None
        """What was last to be loaded, with success or not."""
        self.requested_settings = LoadSettings()
        """How it was to be loaded."""
        self.plain_speed: float | None = None
        self.history = RunHistory()
        """Of the answer that is being written, or was last."""
        self.conversations: list[Conversation] = []
        self.current = Conversation()
        self._ids = itertools.count(1)
        self.test_share = 0.0
        """How far the running test has come, 0 to 1."""
        self._load: LoadRequest | None = None
        self._test: PairTestRequest | None = None
        self._generation: GenerateRequest | None = None
        self._answer: Message | None = None
        self._answered = self.current
        self._sent: list[int] = []
        self._shown_in_step = 0
        self._steps_told = 0
        self._drain_timer = QTimer(self)
        self._drain_timer.setInterval(_DRAIN_INTERVAL_MS)
        self._drain_timer.setSingleShot(True)
        self._drain_timer.timeout.connect(self._on_drain)
        # Queued: the worker emits it from its own thread.
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)
        self._worker = EngineWorker(self._woken.emit)

    # --- what widgets ask for ----------------------------------------------------------------

    def load_pair(self, files: PairFiles, settings: LoadSettings | None = None) -> None:
        """Load a pair; a running answer or test is stopped, a running load is cancelled."""
        self.stop()
        self.cancel_load()
        self.requested, self.requested_settings = files, settings or LoadSettings()
        self._load = LoadRequest(next(self._ids), files, self.requested_settings)
        self._worker.submit(self._load)
        self._update_state()

    def cancel_load(self) -> None:
        """Cancel a running load; the pair before it stays."""
        if self._load is not None:
            self._worker.stop(self._load)

    def send(self, text: str) -> bool:
        """Ask ``text`` in the current conversation; return whether that was possible now."""
        if self.state is not EngineState.READY or not text.strip():
            return False
        conversation = self.current
        if conversation not in self.conversations:
            self.conversations.insert(0, conversation)
        question, answer = Message(Role.USER, text), Message(Role.ASSISTANT)
        earlier = _seen_by_models(conversation)
        self._sent = [*earlier, len(conversation.messages)]
        conversation.append(question, answer)
        messages = conversation.messages
        answers = self.answering.settings
        self._generation = GenerateRequest(
            id=next(self._ids),
            messages=tuple(_told(messages[index]) for index in self._sent),
            start=sum(index < conversation.context_start for index in self._sent),
            context_policy=self.context_policy,
            sampling=answers.sampling,
            speculative=answers.speculative,
            limits=GenerationLimits(),
        )
        self._answer, self._answered = answer, conversation
        self.history = RunHistory()
        self._shown_in_step = 0
        self._steps_told = 0
        self._worker.submit(self._generation)
        self._update_state()
        self.conversations_changed.emit()
        self.answer_started.emit(question, answer)
        return True

    def test_pair(self) -> bool:
        """Measure for about 20 s what drafting gains; return whether that is possible now."""
        if self.state is not EngineState.READY:
            return False
        self._test = PairTestRequest(next(self._ids))
        self.test_share = 0.0
        self._worker.submit(self._test)
        self._update_state()
        return True

    def cancel_test(self) -> None:
        """End a running test; its figures are dropped."""
        if self._test is not None:
            self._worker.stop(self._test)

    def stop(self) -> None:
        """End the running answer and keep its text, or end the running test."""
        self._stop_answer()
        self.cancel_test()

    def new_conversation(self) -> None:
        """Show an empty conversation; the running answer is stopped."""
        self.show_conversation(Conversation())

    def show_conversation(self, conversation: Conversation) -> None:
        """Make another conversation the current one; the running answer is stopped.

        What is still on its way is kept with the conversation that it belongs to.
        """
        if conversation is self.current:
            return
        self._stop_answer()
        self.current = conversation
        self.conversation_shown.emit(conversation)
        self.conversations_changed.emit()
        self._tell_context(0)

    def set_speculate(self, speculate: bool) -> None:
        """Draft, or decode plainly, from the next answer on."""
        self.answering.speculate = speculate
        self.state_changed.emit()

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft so many tokens per step, or (None) as many as pay, from the next answer on."""
        self.answering.set_lookahead(lookahead)
        self.state_changed.emit()

    def set_answers(self, answers: AnswerSettings) -> None:
        """Write answers as a preset says, from the next one on."""
        self.answering.take(answers)
        self.state_changed.emit()

    def shut_down(self) -> bool:
        """Stop everything and end the worker; return whether it ended in time."""
        self.stop()
        self.cancel_load()
        self._drain_timer.stop()
        return self._worker.shut_down(_SHUT_DOWN_S)

    # --- what the worker tells ---------------------------------------------------------------

    @Slot()
    def _on_woken(self) -> None:
        if not self._drain_timer.isActive():
            # The first record after a pause is shown at once, the next ones in batches.
            self._on_drain()
            self._drain_timer.start()

    @Slot()
    def _on_drain(self) -> None:
        records = self._worker.take_records()
        tokens: list[TokenEmitted] = []
        for request_id, record in records:
            if self._load is not None and request_id == self._load.id:
                self._on_load_record(record)
            elif self._test is not None and request_id == self._test.id:
                self._on_test_record(record)
            elif self._generation is not None and request_id == self._generation.id:
                if isinstance(record, TokenEmitted):
                    tokens.append(record)
                    self._shown_in_step += 1
                else:
                    self._on_generation_record(record, tokens)
        self._show_tokens(tokens)
        if self._answer is not None and self._answer.steps:
            self._tell_context(self._answer.steps[-1].position)
        if records:
            self._drain_timer.start()

    def _on_load_record(self, record: Record) -> None:
        if isinstance(record, LoadProgress):
            self.load_progressed.emit(record.share)
            return
        self._load = None
        if isinstance(record, PairLoaded):
            self.pair = record
            self.answering.follow_load(record.settings.answers)
            self.history = RunHistory()  # the last answer was one of another pair
            if not record.target_kept:
                self.plain_speed = None
                self.plain_speed_changed.emit(None)
                self._tell_context(0)
        self._update_state()
        self.load_ended.emit(record.error if isinstance(record, LoadEnded) else None)

    def _on_test_record(self, record: Record) -> None:
        if isinstance(record, PairTestProgress):
            self.test_share = record.share
            self.test_progressed.emit(record)
            self.state_changed.emit()
            return
        self._test = None
        result = record.result if isinstance(record, PairTested) else None
        if result is not None and result.speedup is not None and self.pair is not None:
            self.pair = replace(self.pair, tested=result)
            self.history = RunHistory()  # a test tells more than the last answer
        self._update_state()
        self.test_ended.emit(result, record.error if isinstance(record, PairTestEnded) else None)

    def _on_generation_record(self, record: Record, tokens: list[TokenEmitted]) -> None:
        answer = self._answer
        if answer is None:
            return
        if isinstance(record, StepFinished):
            answer.steps.append(record)
            self.history.add_step(record, self._shown_in_step, ending_of(record))
            self._shown_in_step = 0
        elif isinstance(record, PrefillProgress):
            if self._answer_is_shown:
                self.prefill_progressed.emit(record.processed, record.total)
        elif isinstance(record, PromptBuilt):
            self._tell_context(record.tokens)
            self._answered.context_start = self._sent[record.start] if record.start else 0
            if self._answer_is_shown:
                self.context_start_changed.emit(self._answered.context_start)
        elif isinstance(record, PlainSpeedMeasured):
            self.plain_speed = record.tokens_per_second
            self.plain_speed_changed.emit(self.plain_speed)
        elif isinstance(record, GenerationFinished):
            answer.statistics = record.statistics
            answer.finish_reason = record.reason
            self._end_answer(tokens)
        elif isinstance(record, GenerationFailed):
            answer.error = record.error
            self._end_answer(tokens)

    def _show_tokens(self, tokens: list[TokenEmitted]) -> None:
        if tokens and self._answer is not None:
            for token in tokens:
                self._answer.append(token)
            if self._answer_is_shown:
                self.tokens_arrived.emit(list(tokens), self._answer.steps[self._steps_told :])
            self._steps_told = len(self._answer.steps)
        tokens.clear()

    def _end_answer(self, tokens: list[TokenEmitted]) -> None:
        if self._shown_in_step:
            # Text that was held back until the end belongs to the last step.
            self.history.add_late_tokens(self._shown_in_step)
            self._shown_in_step = 0
        self._show_tokens(tokens)
        answer, shown = self._answer, self._answer_is_shown
        if answer is not None and answer.steps:
            self._tell_context(answer.steps[-1].position)
        self._answer = self._generation = None
        if answer is not None:
            answer.plain_tokens_per_second = self.plain_speed
            self._update_state()
            if shown:
                self.answer_ended.emit(answer)
            self.conversations_changed.emit()

    def _stop_answer(self) -> None:
        if self._generation is not None:
            self._worker.stop(self._generation)

    @property
    def _answer_is_shown(self) -> bool:
        return any(message is self._answer for message in self.current.messages)

    def _tell_context(self, used: int) -> None:
        # The gauge belongs to the conversation in view.
        if self.pair is not None and (used == 0 or self._answer_is_shown):
            self.context_changed.emit(used, self.pair.context_length)

    def _update_state(self) -> None:
        if self._load is not None:
            self.state = EngineState.LOADING
        elif self._generation is not None:
            self.state = EngineState.GENERATING
        elif self._test is not None:
            self.state = EngineState.TESTING
        else:
            self.state = EngineState.READY if self.pair is not None else EngineState.EMPTY
        self.state_changed.emit()


def _seen_by_models(conversation: Conversation) -> list[int]:
    """Indices of earlier turns: questions with their answers, failed ones left out."""
    messages = conversation.messages
    return [
        index
        for first in range(0, len(messages), 2)
        if messages[first + 1].error is None
        for index in (first, first + 1)
    ]


def _told(message: Message) -> PromptMessage:
    tokens = tuple(token.id for token in message.tokens)
    return PromptMessage(message.role, message.prompt_text, tokens)
