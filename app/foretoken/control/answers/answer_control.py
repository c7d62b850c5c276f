"""Answers on the GUI thread: prompts, requests to the worker, their records, and titles."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.answer_continuation import counters, joined_counters, next_step
from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Conversation,
    Message,
    PromptMessage,
    Role,
    TitleSource,
    path_to,
)
from foretoken.chat.conversations.titles import TITLE_PROMPT, title_in
from foretoken.chat.reasoning.parts import PartFinder, reasoning_steps, without_reasoning
from foretoken.control.chats.conversation_keeper import ConversationKeeper
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import (
    Answerer,
    Failed,
    GenerateRequest,
    PromptBuilt,
    Record,
    ServerConnected,
    Stopped,
    TitleRequest,
    TitleWritten,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.config import (
    ContextPolicy,
    GenerationLimits,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import (
    FinishReason,
    GenerationFinished,
    PrefillProgress,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    token_ids,
)
from foretoken.engine.figures import ServedFigures
from foretoken.engine.speedup import PlainReference
from foretoken.models.builtin import is_builtin
from foretoken.models.pair_setup import AnswerSettings
from foretoken.servers.answer import unsent_settings
from foretoken.system.language import tr
from foretoken.system.records import RecordError, read_record, record_json

_THEN = ", then "  # not translated: stored between the names
_WITHOUT_DRAFT = (Method.PLAIN, Method.LOOKUP)


@dataclass(frozen=True, slots=True)
class RecordedSettings(AnswerSettings):
    """Settings of an answer, as stored in ``AnswerSource.settings``; none has a default there."""

    sampling: SamplingParams = field()
    speculative: SpeculativeConfig = field()
    switches: dict[str, bool | int | float | str] = field()
    """Chosen values of the chat template's own options."""


def source_of(
    target: Answerer, settings: AnswerSettings, switches: Mapping[str, Any]
) -> AnswerSource:
    """Return the source of an answer about to be written; it names a draft only if one is used.

    ``switches`` are the options of the chat template.
    """
    kept = RecordedSettings(settings.sampling, settings.speculative, dict(switches))
    if isinstance(target, ServerConnected):
        off = SamplingParams()  # what is not sent counts as off
        unsent = {name: getattr(off, name) for name in unsent_settings(target.facts.kind)}
        kept = replace(kept, sampling=replace(settings.sampling, **unsent))
        return AnswerSource(target.target_name, None, record_json(kept), servers=(target.sent_to,))
    drafts = target.no_draft_reason is None and settings.speculative.method not in _WITHOUT_DRAFT
    draft = target.draft_name if drafts else None
    places = () if target.placement is None else target.placement.computed_on
    return AnswerSource(target.target_name, draft, record_json(kept), computed_on=places)


def joined_source(before: AnswerSource | None, after: AnswerSource) -> AnswerSource:
    """Return the source of an answer by two models: both names in order, and all servers."""
    if before is None:
        return after
    names = before.target.split(_THEN)
    if names[-1:] != [after.target]:
        names.append(after.target)
    return replace(
        after,
        target=_THEN.join(names),
        servers=tuple(dict.fromkeys((*before.servers, *after.servers))),
        computed_on=_joined_places(before, after),
    )


def _joined_places(before: AnswerSource, after: AnswerSource) -> tuple[str, ...]:
    """Return all devices, the processor last; it is named only along with a GPU."""
    places = dict.fromkeys((*(before.computed_on or ("",)), *(after.computed_on or ("",))))
    return tuple(sorted(places, key=lambda place: not place)) if any(places) else ()


def target_words(source: AnswerSource) -> str:
    """Return the name of the target, or of all that wrote an answer one after the other."""
    first, *others = source.target.split(_THEN)
    for other in others:
        first = tr("{first}, then {second}", about="models", first=first, second=other)
    return first


def settings_of(source: AnswerSource | None) -> RecordedSettings | None:
    """Return the settings of an answer; None if they were not recorded."""
    if source is None:
        return None
    try:
        return read_record(RecordedSettings, source.settings, source.target)
    except RecordError:
        return None


def answered(path: Sequence[Message]) -> Iterator[Message]:
    """Yield the messages of a branch that go into a prompt: questions with their answers.

    Turns whose answer is empty (it failed, or was stopped early) are left out, and so are questions
    whose answer was deleted: in templates, questions and answers alternate.
    """
    for question, answer in pairwise(path):
        if answer.role is Role.ASSISTANT and answer.said:
            yield from (question, answer)


def prompt_messages(conversation: Conversation, sent: Iterable[Message]) -> list[PromptMessage]:
    """Return the prompt of these messages: the system prompt, if there is one, and theirs."""
    system = conversation.system_prompt.strip()
    head = [PromptMessage(Role.SYSTEM, system)] if system else []
    return [*head, *map(_prompt_message, sent)]


def asked_for(answer: Message) -> list[Message]:
    """Return the turns in the prompt of an answer, and its question."""
    path = path_to(answer.parent)
    return [*answered(path[:-1]), *path[-1:]]


def start_of(conversation: Conversation, sent: Sequence[Message], systems: int) -> int:
    """Return the index in the new prompt of the first message that the last one contained.

    The new one has ``systems`` system messages before those ``sent``. 0 for the first prompt.
    """
    forgotten = {message.id for message in conversation.messages[: conversation.context_start]}
    kept = sum(message.id in forgotten for message in sent)
    return systems + kept if kept else 0


def history_of(answer: Message) -> RunHistory:
    """Return the chart data of an answer."""
    reasoning = reasoning_steps(answer.tokens, answer.parts)
    before = PlainReference.at_speed(answer.plain_tokens_per_second)
    return RunHistory.from_steps(answer.steps, answer.statistics, reasoning, before)


class AnswerRun:
    """An answer from its request to its end; of a continued answer, its new part."""

    def __init__(
        self, conversation: Conversation, answer: Message, source: AnswerSource | None
    ) -> None:
        """``answer`` follows its question on the shown branch.

        If it already has a text, it is continued.
        """
        self.conversation = conversation
        self.answer = answer
        self.history = history_of(answer)
        self._finder: PartFinder | None = None
        self.ended = False
        self._sent = asked_for(answer)
        self.messages = (*prompt_messages(conversation, self._sent),)
        """The prompt."""
        self._systems = len(self.messages) - len(self._sent)
        self.start = start_of(conversation, self._sent, self._systems)
        """Index of the first message in the last prompt of this conversation."""
        begun = bool(answer.text or answer.tokens)
        self.begun = _prompt_message(answer) if begun else None
        self._before = counters(answer)
        self._previous_outcome = answer.statistics, answer.finish_reason
        self._first_step = next_step(answer)
        self._had_tokens = len(answer.tokens)
        self._shown = len(answer.tokens), len(answer.steps)
        answer.statistics = answer.finish_reason = answer.error = None
        if source is not None:
            answer.source = joined_source(answer.source if begun else None, source)

    def take(self, record: Record) -> None:
        """Add a record to the answer."""
        answer = self.answer
        match record:
            case PromptBuilt():
                self._note_prompt(record)
            case TokenEmitted():
                answer.append(replace(record, step=record.step + self._first_step))
            case StepFinished():
                answer.steps.append(replace(record, index=record.index + self._first_step))
            case ServedFigures():
                if answer.source is not None:
                    answer.source = replace(answer.source, told=record)
            case GenerationFinished(reason, statistics):
                self._finish(reason, statistics)
            case Stopped():
                self._finish(FinishReason.CANCELLED, RunStatistics())
            case Failed(error):
                if len(answer.tokens) == self._had_tokens:  # nothing was added
                    answer.statistics, answer.finish_reason = self._previous_outcome
                answer.error = error
                self.ended = True

    def _finish(self, reason: FinishReason, statistics: RunStatistics) -> None:
        self.answer.statistics = joined_counters(self._before, statistics)
        self.answer.finish_reason = reason
        self.ended = True

    def take_new(self) -> tuple[list[TokenEmitted], list[StepFinished]]:
        """Chart and return the tokens and steps since the last call.

        A step without a token of its own waits for the next one, or the end.
        """
        answer = self.answer
        tokens, steps = answer.tokens[self._shown[0] :], answer.steps[self._shown[1] :]
        if not tokens and not self.ended:
            return [], []
        self._shown = len(answer.tokens), len(answer.steps)
        self._chart(tokens, steps)
        if self.ended and answer.statistics is not None:
            self.history.end(answer.statistics)
        return tokens, steps

    def _chart(self, tokens: Sequence[TokenEmitted], steps: Sequence[StepFinished]) -> None:
        answer, finder = self.answer, self._finder
        if finder is None:
            source = answer.source
            finder = self._finder = PartFinder(None if source is None else source.marks)
            finder.add(answer.tokens[: self._had_tokens])
        passed = finder.passed
        finder.add(tokens)
        reasoning: Collection[int] = [step.index for step in steps] if finder.reasons else ()
        if finder.passed != passed:
            reasoning = reasoning_steps(answer.tokens, finder.parts)
        for step in steps:
            self.history.add_step(step, reasons=step.index in reasoning)

    def _note_prompt(self, built: PromptBuilt) -> None:
        """Note the reasoning marks, the messages in the prompt, and unspellable characters."""
        answer, chat = self.answer, self.conversation
        if answer.source is not None and len(built.marks) == 1:  # otherwise they are guessed again
            answer.source = replace(answer.source, marks=built.marks)
        if answer not in chat.messages:
            return  # another branch is shown by now
        first = built.start - self._systems
        chat.context_start = path_to(answer).index(self._sent[first]) if built.start else 0
        if answer.parent is not None:
            answer.parent.left_out = built.left_out


def _prompt_message(message: Message) -> PromptMessage:
    return PromptMessage(
        message.role, message.prompt_text, token_ids(message.tokens), message.parts
    )


_IDLE_MS = 3000
# Titles are near-greedy, so that the likeliest is chosen.
_TITLE_SAMPLING = SamplingParams(temperature=0.2, seed=0)
# A line with room for six words in any script; longer output is no title.
_TITLE_LIMITS = GenerationLimits(24, ("\n",))


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
    """Tokens in the target's context while it answers on the shown branch, and its size."""
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

    @property
    def conversation(self) -> Conversation | None:
        """The conversation of the running answer."""
        return None if self._run is None else self._run.conversation

    @property
    def answer(self) -> Message | None:
        """The running answer."""
        return None if self._run is None else self._run.answer

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
        if self._run is not None and not self._is_shown:
            self.stop_for_next()

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
        target = self._engine.target
        if target is not None and self._is_shown:
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
        before = prompt_messages(conversation, answered(conversation.messages))
        prompt = (*before, PromptMessage(Role.USER, TITLE_PROMPT))
        take = partial(self._on_record, conversation, prompt)
        self._request = TitleRequest(
            messages=prompt,
            sampling=_TITLE_SAMPLING,
            limits=_TITLE_LIMITS,
            switches=self._switches,
            take=take,
        )
        self._engine.submit(self._request)
