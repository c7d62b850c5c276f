"""The GUI thread's side of answers: questions go to the worker, records become messages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from foretoken.chat.conversations.begun_answer import drop_open_end
from foretoken.chat.conversations.conversation import Attachment, Conversation, Message, Role
from foretoken.chat.prompt.context_window import ContextPolicy
from foretoken.control.answers.answer_run import AnswerRun, source_of
from foretoken.control.answers.titles import TitleWriter
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_keeper import ConversationKeeper
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import (
    GenerateRequest,
    GenerationFailed,
    PlainSpeedMeasured,
    PromptBuilt,
    Record,
)
from foretoken.control.engine.worker import EngineWorker
from foretoken.engine.config import GenerationLimits
from foretoken.engine.events import FinishReason, PrefillProgress

_GIVEN_UP = "The model did not stop, so this answer was given up as it was."


class AnswerControl(EngineControl):
    """Lets the engine answer in the conversation that is shown, one answer at a time.

    Nothing is overwritten: editing and answering anew add versions. ``ChatController`` adds the
    conversations and their branches.
    """

    conversations_changed = Signal()
    """``conversations`` or ``current`` are others, or the current one has another content."""
    branch_shown = Signal(object)
    """The branch that the current Conversation shows is another one, or has other versions beside
    it. Where an answer is about to start, it ends before the question of that answer."""
    answer_started = Signal(object, object)
    """The question and the empty answer (Message, Message) were added to the shown branch."""
    answer_continued = Signal(object)
    """A Message at the end of the shown branch goes on; its end may have been taken back."""
    prefill_progressed = Signal(int, int)
    """Prompt tokens read, and all of them."""
    tokens_arrived = Signal(object, object)
    """list[TokenEmitted] and list[StepFinished] of the answer that is being written."""
    answer_ended = Signal(object)
    """The Message, with its statistics or its error."""
    context_changed = Signal(int, int)
    """Tokens in the target's context, and what it holds."""
    left_out_changed = Signal(object)
    """A question (Message) of the shown branch was read by a model; see ``Message.left_out``."""
    context_start_changed = Signal(int)
    """Index of the first message of the shown branch that the model still sees."""

    def __init__(self, parent: QObject | None, archive: ChatArchive | None) -> None:
        super().__init__(parent)
        self.context_policy = ContextPolicy.DROP_OLDEST
        self.limits = GenerationLimits()
        """How long the next answer may become."""
        self.current = Conversation()
        self._keeper = ConversationKeeper(archive, self)
        self._run: AnswerRun | None = None
        self._request: GenerateRequest | None = None
        self._written_here: set[int] = set()  # answers of the target that is loaded
        self.titles = TitleWriter(self._worker, self._ids, self)
        self.titles.written.connect(self._keeper.keep_title)

    # --- what widgets ask for ----------------------------------------------------------------

    def send(self, text: str, attachments: Sequence[Attachment] = (), *, unsent: str = "") -> bool:
        """Ask ``text`` at the end of the shown branch; return whether that was possible now.

        ``unsent``: what was typed besides, and is kept with the conversation.
        A question without an answer that stands there stays, and is not told to the model.
        """
        if self.state is not EngineState.READY or not (text.strip() or attachments):
            return False
        self.current.unsent_text = unsent
        self._ask(Message(Role.USER, text, attachments=tuple(attachments)))
        return True

    def edit(self, message: Message, text: str, attachments: Sequence[Attachment] = ()) -> bool:
        """Add a version of a message; return whether that was possible now.

        A question is answered anew. An answer by a person stands as it is, without numbers.
        """
        if not (text.strip() or attachments) or not self.current.holds(message):
            return False
        if message.role is Role.ASSISTANT:
            version = Message(Role.ASSISTANT, text, finish_reason=FinishReason.STOP)
            self.current.add(version, message.parent)
            self._keeper.keep(self.current, version)
            self._tell_branch()
            return True
        if self.state is not EngineState.READY:
            return False
        self._show_until(message.parent)
        self._ask(Message(Role.USER, text, attachments=tuple(attachments)))
        return True

    def regenerate(self, message: Message) -> bool:
        """Answer a question anew, given by itself or by one of its answers; whether it could."""
        question = message.parent if message.role is Role.ASSISTANT else message
        ready = self.state is EngineState.READY and self.current.holds(message)
        if not ready or question is None:
            return False
        self._show_until(question.parent)
        self.current.show_until(question)
        self._answer(question)
        return True

    def continue_answer(self, answer: Message) -> bool:
        """Let an answer go on that its model has not ended; return whether that was possible now.

        Where something was said behind it, a version of it goes on.
        """
        conversation = self.current
        ready = self.state is EngineState.READY and answer.can_go_on
        if not ready or answer.parent is None or not conversation.holds(answer):
            return False
        if answer.children:
            answer = conversation.add_version(answer)
            self._tell_branch()
        elif conversation.leaf is not answer:
            conversation.select(answer)
            self._tell_branch()
        drop_open_end(answer, self.pair.stop_strings if self.pair else ())
        self._begin(answer)
        self._keeper.keep(conversation, answer)
        self._keeper.begin_stream(conversation, answer)
        self.conversations_changed.emit()
        self.answer_continued.emit(answer)
        return True

    # --- inside ------------------------------------------------------------------------------

    def _show_until(self, message: Message | None) -> None:
        """Show the branch up to there if it goes on, so that another end can follow."""
        if self.current.leaf is not message:
            self.current.show_until(message)
            self._tell_branch()

    def _ask(self, question: Message) -> None:
        self.current.append(question)
        self._answer(question)

    def _answer(self, question: Message) -> None:
        answer = Message(Role.ASSISTANT)
        self.current.append(answer)
        self._begin(answer)
        self._keeper.keep(self.current, question, answer)
        self._keeper.begin_stream(self.current, answer)
        self.conversations_changed.emit()
        self.answer_started.emit(question, answer)

    def _begin(self, answer: Message) -> None:
        """Ask the worker for an answer that is the end of the shown branch."""
        self._make_way()
        self._measuring.hurry()
        settings = self.answering.settings
        source = source_of(self.pair, settings) if self.pair else None
        run = AnswerRun(self.current, answer, source)
        self._note_plain_speed(run)
        self._request = GenerateRequest(
            id=next(self._ids),
            messages=run.messages,
            start=run.start,
            context_policy=self.context_policy,
            sampling=settings.sampling,
            speculative=settings.speculative,
            limits=self.limits,
            begun=run.begun,
        )
        self._run, self.history = run, run.history
        self._worker.submit(self._request)
        self._update_state()

    def _on_answer_record(self, request_id: int, record: Record) -> None:
        self.titles.take(request_id, record)
        run, request = self._run, self._request
        if run is None or request is None or request_id != request.id:
            return
        if isinstance(record, PrefillProgress):
            if self._answer_is_shown:
                self.prefill_progressed.emit(record.processed, record.total)
        elif isinstance(record, PromptBuilt):
            self._tell_context(record.tokens)
            run.note_marks(record)
            if run.answer in run.conversation.messages:
                run.conversation.context_start = run.context_start(record)
                run.note_left_out(record)
                if self._answer_is_shown:
                    self.left_out_changed.emit(run.answer.parent)
                    self.context_start_changed.emit(run.conversation.context_start)
        elif isinstance(record, PlainSpeedMeasured):
            self._take_plain_speed(record)
            self._note_plain_speed(run)
        else:
            run.take(record)
            if run.ended:
                self._end_answer(run)

    def _on_drained(self) -> None:
        if self._run is not None:
            self._show_new(self._run)

    def _show_new(self, run: AnswerRun) -> None:
        tokens, steps = run.take_new()
        if tokens and self._answer_is_shown:
            self.tokens_arrived.emit(tokens, steps)
        if run.answer.steps:
            self._tell_context(run.answer.steps[-1].position)

    def _end_answer(self, run: AnswerRun) -> None:
        self._show_new(run)
        answer, shown = run.answer, self._answer_is_shown
        begun_here = run.begun is None or answer.id in self._written_here
        run.compare_with(self.plain_speed, same_session=begun_here)
        if begun_here:
            self._written_here.add(answer.id)
        self._run = self._request = None
        self._keeper.end_stream()
        self._update_state()
        if shown:
            self.answer_ended.emit(answer)
        self.conversations_changed.emit()
        if shown and answer.error is None and self.state is EngineState.READY:
            self.titles.wait(self.current)

    def _note_plain_speed(self, run: AnswerRun) -> None:
        if run.begun is None:  # should the answer be interrupted, nobody knows it later
            run.answer.plain_tokens_per_second = self.plain_speed

    def _on_cache_emptied(self) -> None:
        self._written_here.clear()
        self._tell_context(0)

    def _make_way(self) -> None:
        self.titles.cancel()
        if self._request is not None:
            self._worker.stop(self._request)

    def _go_on_with(self, worker: EngineWorker) -> None:
        self.titles.use(worker)
        if self._request is not None:
            self._on_answer_record(self._request.id, GenerationFailed(_GIVEN_UP))

    @property
    def _answers(self) -> bool:
        return self._request is not None

    @property
    def _answer_is_shown(self) -> bool:
        return self._run is not None and self._run.answer in self.current.messages

    def _tell_branch(self) -> None:
        if self._run is not None and not self._answer_is_shown:
            self._make_way()
        self.branch_shown.emit(self.current)
        self.context_start_changed.emit(self.current.context_start)
        if not self._answer_is_shown:
            self._tell_context(0)
        self.conversations_changed.emit()

    def _tell_context(self, used: int) -> None:
        # The gauge belongs to the branch in view.
        if self.pair is not None and (used == 0 or self._answer_is_shown):
            self.context_changed.emit(used, self.pair.context_length)
