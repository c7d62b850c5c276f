"""The running answer: its prompt, and the message built from its records."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from foretoken.chat.conversations.answer_continuation import counters, joined_counters, next_step
from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Conversation,
    Message,
    PromptMessage,
    Role,
    path_to,
)
from foretoken.chat.reasoning.parts import PartFinder, reasoning_steps
from foretoken.control.engine.records import (
    Answerer,
    Failed,
    PromptBuilt,
    Record,
    ServerConnected,
    Stopped,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    FinishReason,
    GenerationFinished,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    token_ids,
)
from foretoken.engine.figures import ServedFigures
from foretoken.engine.speedup import PlainReference
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
    switches: dict[str, bool | int | float | str] | None = None
    """Chosen values of the chat template's own options; None if they were not recorded."""


def source_of(
    target: Answerer, settings: AnswerSettings, switches: Mapping[str, Any]
) -> AnswerSource:
    """Return the source of an answer about to be written; it names a draft only if one is used.

    ``switches`` are the options of the chat template.
    """
    kept = RecordedSettings(settings.sampling, settings.speculative, dict(switches))
    if isinstance(target, ServerConnected):
        kept = replace(kept, sampling=sent_sampling(target, settings.sampling))
        sent_to = (target.sent_to,)
        return AnswerSource(target.target_name, None, record_json(kept), servers=sent_to)
    drafts = target.no_draft_reason is None and settings.speculative.method not in _WITHOUT_DRAFT
    draft = target.draft_name if drafts else None
    places = () if target.placement is None else target.placement.computed_on
    return AnswerSource(target.target_name, draft, record_json(kept), computed_on=places)


def sent_sampling(target: ServerConnected, sampling: SamplingParams) -> SamplingParams:
    """Return the settings that are sent to the server, with all others off."""
    off = SamplingParams()
    unsent = unsent_settings(target.facts.kind)
    return replace(sampling, **{name: getattr(off, name) for name in unsent})


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
    both = [each.computed_on or ("",) for each in (before, after)]
    places = dict.fromkeys(place for each in both for place in each)
    gpus = [place for place in places if place]
    return (*gpus, *([""] if "" in places else [])) if gpus else ()


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


def prompt_messages(conversation: Conversation, path: Sequence[Message]) -> list[PromptMessage]:
    """Return the system prompt, if there is one, and all complete turns."""
    system = conversation.system_prompt.strip()
    head = [PromptMessage(Role.SYSTEM, system)] if system else []
    return [*head, *map(_prompt_message, answered(path))]


def asked_for(answer: Message) -> list[Message]:
    """Return the turns in the prompt of an answer, and its question."""
    path = path_to(answer.parent)
    return [*answered(path[:-1]), *path[-1:]]


def messages_before(conversation: Conversation, sent: Sequence[Message]) -> list[PromptMessage]:
    """Return the prompt of these turns and the question after them."""
    return [*prompt_messages(conversation, sent[:-1]), *map(_prompt_message, sent[-1:])]


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
        path = path_to(answer.parent)
        self._sent = asked_for(answer)
        self.messages = (*messages_before(conversation, self._sent),)
        """The prompt."""
        self._systems = len(self.messages) - len(self._sent)
        forgotten = {message.id for message in path[: conversation.context_start]}
        kept = sum(message.id in forgotten for message in self._sent)
        self.start = self._systems + kept if kept else 0
        """Index of the first message in the last prompt of this conversation."""
        begun = bool(answer.text or answer.tokens)
        self.begun = _prompt_message(answer) if begun else None
        self._before = counters(answer)
        self._previous_outcome = answer.statistics, answer.finish_reason
        self._first_step = next_step(answer)
        self._had_tokens = len(answer.tokens)
        self._reported = self._charted = len(answer.tokens), len(answer.steps)
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
                if self._first_step:
                    record = replace(record, step=record.step + self._first_step)
                answer.append(record)
            case StepFinished():
                if self._first_step:
                    record = replace(record, index=record.index + self._first_step)
                answer.steps.append(record)
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
        answer = self.answer
        self._chart_new()
        answer.statistics = joined_counters(self._before, statistics)
        answer.finish_reason = reason
        self.history.end(answer.statistics)
        self.ended = True

    def _chart_new(self) -> None:
        """Add the steps since the last call to the history."""
        answer, finder = self.answer, self._finder
        tokens, steps = answer.tokens[self._charted[0] :], answer.steps[self._charted[1] :]
        if not steps:
            return
        self._charted = len(answer.tokens), len(answer.steps)
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

    def take_new(self) -> tuple[list[TokenEmitted], list[StepFinished]]:
        """Return the tokens and steps since the last call; steps only along with tokens."""
        self._chart_new()
        tokens, steps = (
            self.answer.tokens[self._reported[0] :],
            self.answer.steps[self._reported[1] :],
        )
        if not tokens:
            return [], []
        self._reported = len(self.answer.tokens), len(self.answer.steps)
        return tokens, steps

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
