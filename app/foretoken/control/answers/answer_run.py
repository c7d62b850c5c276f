"""The answer that is being written: what the model is told for it, and what its records become."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from itertools import pairwise
from typing import Any, TypeVar

from foretoken.chat.conversations.begun_answer import (
    counters,
    joined_counters,
    next_step,
)
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
    AnswerSettings,
    AnswerTold,
    GenerationFailed,
    PromptBuilt,
    Record,
    ServerConnected,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.config import (
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.events import GenerationFinished, StepFinished, TokenEmitted, token_ids
from foretoken.engine.speedup import PlainReference
from foretoken.servers.answer import unsent_settings
from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.language import tr

_SWITCHES = "switches"
_THEN = ", then "  # not translated: it is stored between the names
_WITHOUT_DRAFT = (Method.PLAIN, Method.LOOKUP)
_T = TypeVar("_T", SamplingParams, SpeculativeConfig)


def source_of(
    target: Answerer, settings: AnswerSettings, switches: Mapping[str, Any]
) -> AnswerSource:
    """What is about to write an answer; a draft that is not asked for has no part in it.

    ``switches`` are what was chosen of the chat template's own.
    """
    kept = {**asdict(settings), _SWITCHES: dict(switches)}
    if isinstance(target, ServerConnected):
        kept["sampling"] = asdict(sent_sampling(target, settings.sampling))
        return AnswerSource(target.target_name, None, json.dumps(kept), servers=(target.sent_to,))
    drafts = target.no_draft_reason is None and settings.speculative.method not in _WITHOUT_DRAFT
    draft = target.draft_name if drafts else None
    places = () if target.placement is None else target.placement.computed_on
    return AnswerSource(target.target_name, draft, json.dumps(kept), computed_on=places)


def sent_sampling(target: ServerConnected, sampling: SamplingParams) -> SamplingParams:
    """What of it the server is told; the rest is off, as far as anybody here knows."""
    off = SamplingParams()
    unsent = unsent_settings(target.facts.kind)
    return replace(sampling, **{name: getattr(off, name) for name in unsent})


def told_switches(source: AnswerSource) -> Mapping[str, Any] | None:
    """What was chosen of the chat template's own for an answer; None where that was not kept."""
    try:
        kept = parse_json(source.settings)
    except NoJson:
        return None
    switches = kept.get(_SWITCHES) if isinstance(kept, dict) else None
    if not isinstance(switches, dict):
        return None
    simple = (bool, int, float, str)
    return {name: value for name, value in switches.items() if isinstance(value, simple)}


def joined_source(before: AnswerSource | None, after: AnswerSource) -> AnswerSource:
    """Of an answer that two models have written: both names, in their order, and all servers."""
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
    """All of them, the processor last; it is not named where no GPU is."""
    both = [each.computed_on or ("",) for each in (before, after)]
    places = dict.fromkeys(place for each in both for place in each)
    gpus = [place for place in places if place]
    return (*gpus, *([""] if "" in places else [])) if gpus else ()


def target_words(source: AnswerSource) -> str:
    """The name of the target, or of all that have written an answer one after the other."""
    first, *others = source.target.split(_THEN)
    for other in others:
        first = tr("{first}, then {second}", about="models", first=first, second=other)
    return first


def settings_of(source: AnswerSource) -> AnswerSettings | None:
    """How it was written; None where that was kept by a version that knew other settings."""
    try:
        kept = parse_json(source.settings)
        sampling, drafting = kept["sampling"], dict(kept["speculative"])
        drafting["method"] = Method(drafting["method"])
        drafting["rule"] = None if drafting["rule"] is None else LookaheadRule(drafting["rule"])
        if "verification" in drafting:  # old ones do not say it
            drafting["verification"] = VerificationRule(drafting["verification"])
        return AnswerSettings(_made(SamplingParams, sampling), _made(SpeculativeConfig, drafting))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _made(kind: type[_T], values: Mapping[str, Any]) -> _T:
    known = {one.name for one in fields(kind)}
    return kind(**{name: value for name, value in values.items() if name in known})


def answered(path: Sequence[Message]) -> Iterator[Message]:
    """The messages of a branch that a model is told of: questions, each with its answer.

    A turn whose answer says nothing (it failed, or was stopped before) is left out, and so is a
    question whose answer was deleted: templates want question and answer by turns.
    """
    for question, answer in pairwise(path):
        if answer.role is Role.ASSISTANT and answer.said:
            yield from (question, answer)


def told_messages(conversation: Conversation, path: Sequence[Message]) -> list[PromptMessage]:
    """The system prompt, if there is one, and what a model is told of whole turns."""
    system = conversation.system_prompt.strip()
    head = [PromptMessage(Role.SYSTEM, system)] if system else []
    return [*head, *map(_told, answered(path))]


def asked_for(answer: Message) -> list[Message]:
    """The turns before an answer that a model is told of, and the question that it answers."""
    path = path_to(answer.parent)
    return [*answered(path[:-1]), *path[-1:]]


def told_before(conversation: Conversation, sent: Sequence[Message]) -> list[PromptMessage]:
    """What a model is told of these turns and the question behind them."""
    return [*told_messages(conversation, sent[:-1]), *map(_told, sent[-1:])]


def history_of(answer: Message) -> RunHistory:
    """The charts of an answer, from its records."""
    reasoning = reasoning_steps(answer.tokens, answer.parts)
    before = PlainReference.at_speed(answer.plain_tokens_per_second)
    return RunHistory.from_steps(answer.steps, answer.statistics, reasoning, before)


class AnswerRun:
    """One answer from its request to its end; of an answer that goes on, its new part."""

    def __init__(
        self, conversation: Conversation, answer: Message, source: AnswerSource | None
    ) -> None:
        """``answer`` stands behind its question on the branch that is shown.

        If something of it is there, it goes on from that.
        """
        self.conversation = conversation
        self.answer = answer
        self.history = history_of(answer)
        self._finder: PartFinder | None = None
        self._looked_at = 0
        self.ended = False
        path = path_to(answer.parent)
        self._sent = asked_for(answer)
        self.messages = (*told_before(conversation, self._sent),)
        """What the model is told."""
        self._systems = len(self.messages) - len(self._sent)
        forgotten = {message.id for message in path[: conversation.context_start]}
        kept = sum(message.id in forgotten for message in self._sent)
        self.start = self._systems + kept if kept else 0
        """Index of the first of them that the last prompt of this conversation held."""
        begun = bool(answer.text or answer.tokens)
        self.begun = _told(answer) if begun else None
        self._before = counters(answer)
        self._as_before = answer.statistics, answer.finish_reason
        self._first_step = next_step(answer)
        self._had_tokens = len(answer.tokens)
        self._told_tokens, self._told_steps = len(answer.tokens), len(answer.steps)
        answer.statistics = answer.finish_reason = answer.error = None
        if source is not None:
            answer.source = joined_source(answer.source if begun else None, source)

    def take(self, record: Record) -> None:
        """Take over what concerns the answer itself."""
        answer = self.answer
        if isinstance(record, TokenEmitted):
            if self._first_step:
                record = replace(record, step=record.step + self._first_step)
            answer.append(record)
        elif isinstance(record, StepFinished):
            if self._first_step:
                record = replace(record, index=record.index + self._first_step)
            answer.steps.append(record)
            self.history.add_step(record, reasons=self._found_reasoning())
        elif isinstance(record, AnswerTold):
            if answer.source is not None:
                answer.source = replace(answer.source, told=record.told)
        elif isinstance(record, GenerationFinished):
            answer.statistics = joined_counters(self._before, record.statistics)
            answer.finish_reason = record.reason
            self.history.end(answer.statistics)
            self.ended = True
        elif isinstance(record, GenerationFailed):
            if len(answer.tokens) == self._had_tokens:  # all is as it was
                answer.statistics, answer.finish_reason = self._as_before
            answer.error = record.error
            self.ended = True

    def _found_reasoning(self) -> bool:
        """Whether the tokens since the last call begin or end inside of reasoning."""
        finder, answer = self._finder, self.answer
        if finder is None:
            source = answer.source
            finder = self._finder = PartFinder(None if source is None else source.marks)
            finder.add(answer.tokens[: self._had_tokens])
            self._looked_at = self._had_tokens
        before = finder.reasons
        finder.add(answer.tokens[self._looked_at :])
        self._looked_at = len(answer.tokens)
        return before or finder.reasons

    def take_new(self) -> tuple[list[TokenEmitted], list[StepFinished]]:
        """The tokens and steps that have come since the last call; steps come with tokens."""
        tokens = self.answer.tokens[self._told_tokens :]
        if not tokens:
            return [], []
        steps = self.answer.steps[self._told_steps :]
        self._told_tokens, self._told_steps = len(self.answer.tokens), len(self.answer.steps)
        return tokens, steps

    def context_start(self, built: PromptBuilt) -> int:
        """Index of the first message that is in a prompt, on the branch of the answer."""
        if not built.start:
            return 0
        return path_to(self.answer).index(self._sent[built.start - self._systems])

    def note_marks(self, built: PromptBuilt) -> None:
        """Tell the answer how its model marks reasoning, before its first token."""
        if self.answer.source is not None and len(built.marks) == 1:  # or it is guessed anew
            self.answer.source = replace(self.answer.source, marks=built.marks)

    def note_left_out(self, built: PromptBuilt) -> None:
        """Tell the question what its model cannot spell of it."""
        if self.answer.parent is not None:
            self.answer.parent.left_out = built.left_out


def _told(message: Message) -> PromptMessage:
    return PromptMessage(
        message.role, message.prompt_text, token_ids(message.tokens), message.parts
    )
