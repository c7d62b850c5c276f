"""Answers written by a server, as the engine's events."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.reasoning.parts import PartFinder, without_reasoning
from foretoken.engine.config import MOST_COUNTED, GenerationLimits, SamplingParams
from foretoken.engine.events import (
    Event,
    FinishReason,
    GenerationFinished,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.servers.chunks import AnswerChunk, ReportedDrafting, ReportedTimings
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import counters_of, drafting_between, metrics_text
from foretoken.servers.reported_steps import ReportedEvent, StepReader, piece
from foretoken.servers.server import (
    ServerError,
    ServerErrorKind,
    ServerFacts,
    ServerKind,
    SpeculationReporting,
)
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import Cancel
from foretoken.system.language import said

OPENING, CLOSING = "<think>", "</think>"
"""Markers put around reasoning that a server sends separately. Most models write these, and they
are the ones searched for in answers of unknown models."""
MOST_CHARACTERS = 1 << 22
"""Maximum length of an answer, in case the server ignores the requested limit."""
_METRICS_TIMEOUT_S = 2.0
_MIN_RATE = 1e-3
"""Tokens per second; a lower figure from a server counts as missing."""
_METRICS_WAITS_S = (0.0, 0.1, 0.3, 0.6)
"""vLLM's counters lag slightly behind its answers."""
_ABORTED = frozenset({"abort", "error"})
"""Finish reasons of vLLM, SGLang and proxies for an incomplete answer."""
_CONTEXT_SPARE = 8
"""Tokens that servers leave free at the end of the context."""
_MAX_STOPS = 4
"""Number of stop strings that every server accepts; the known kinds accept more."""

_BEYOND_OPENAI = ("top_k", "min_p", "repeat_penalty", "repeat_last_n")
_VLLM_NAMES = {"top_k": "top_k", "min_p": "min_p", "repeat_penalty": "repetition_penalty"}
_EXTRA_NAMES: Mapping[ServerKind, Mapping[str, str]] = {
    ServerKind.LLAMA_SERVER: {name: name for name in _BEYOND_OPENAI},
    ServerKind.VLLM: _VLLM_NAMES,
    ServerKind.SGLANG: _VLLM_NAMES,
    ServerKind.LM_STUDIO: {name: name for name in _BEYOND_OPENAI[:3]},
}
"""Sampling parameters beyond OpenAI's API, with each server's name for them. Ollama's API takes
none of them, and an unknown server may reject fields it does not know."""


def unsent_settings(kind: ServerKind) -> frozenset[str]:
    """Return the fields of ``SamplingParams`` that are not sent to this kind of server."""
    return frozenset(_BEYOND_OPENAI) - _EXTRA_NAMES.get(kind, {}).keys()


@dataclass(slots=True)
class ServerReport:
    """What a server reported about one answer so far; None where it did not."""

    model: str = ""
    """Name of the model that wrote it, as reported."""
    prompt_tokens: int | None = None
    tokens: int | None = None
    """Tokens of the answer as the server counts them, including the end token."""
    drafted: int | None = None
    accepted: int | None = None
    tokens_per_second: float | None = None
    """By the server's clock."""
    pieces: int = 0
    """Number of text chunks received; at most the number of tokens."""
    pieces_per_second: float | None = None
    """Rate at which they arrived, from the first to the last."""
    coloured: bool = False
    """Whether the origin of each piece is known."""
    note: str = ""
    """Why it is not, or why there are no counters; empty if there is nothing to say."""


@dataclass(eq=False)
class ServedAnswer:
    """A request and its answer; ``events`` may run once, on a single thread.

    Creating it raises ``ValueError`` if the server cannot continue an answer.
    """

    client: ServerClient
    facts: ServerFacts
    model: str
    messages: Sequence[PromptMessage]
    """The complete prompt; a final assistant message is continued."""
    sampling: SamplingParams
    limits: GenerationLimits
    switches: Mapping[str, object] = field(default_factory=dict)
    """Passed to the chat template if the server supports that."""
    stop: Cancel = field(default_factory=Cancel)
    """Stops at once when it is set, even while waiting for the server."""
    report: ServerReport = field(default_factory=ServerReport)
    statistics: RunStatistics = field(default_factory=RunStatistics)
    """The statistics so far; the last event carries the same object."""

    def __post_init__(self) -> None:
        if self._continues and not self.facts.passes_template_fields:
            raise ValueError(said("served-answer-not-continued"))
        self._seed = self.sampling.seed
        if self._seed is not None:
            self._seed &= MOST_COUNTED  # the range that servers accept
        elif self.facts.kind is not ServerKind.OTHER:
            self._seed = secrets.randbits(31)

    def events(self) -> Generator[Event]:
        """Yield the events of the answer; close the iterator to stop early.

        Events yielded before an error remain valid. Raises ``ServerError``.
        """
        counts = self.facts.speculation is SpeculationReporting.STEPS
        unfinished = self.messages[-1].text if self._continues else ""
        reader = _Reader(self.report, unfinished, counts=counts)
        begun, host = time.perf_counter(), self.client.server.host
        finished: FinishReason | None = None
        try:
            counters = self._counters()
            with closing(self.client.answer(self.question(), self.stop)) as chunks:
                for chunk in chunks:
                    for event in reader.take(chunk):
                        if isinstance(event, TokenEmitted) and reader.first_at is None:
                            reader.first_at = time.perf_counter()
                            self.statistics.first_token_ms = (reader.first_at - begun) * 1000
                        yield event
                    if chunk.error is not None:
                        raise self.client.error_from(chunk.error)
                    if reader.characters > MOST_CHARACTERS:
                        trouble, most = ServerErrorKind.TOO_MUCH, MOST_CHARACTERS
                        raise ServerError("server-endless-answer", trouble, host=host, most=most)
            finished = self._reason(reader)
            yield from reader.finish(whole=finished is not None)
            drafting = self._drafting(reader, counters)
        except Cancelled:
            yield from reader.finish(whole=False)
            finished, drafting = finished or FinishReason.CANCELLED, reader.drafting
        except ServerError:
            yield from reader.finish(whole=False)
            self._set_statistics(reader, reader.drafting)
            raise
        self._set_statistics(reader, drafting)
        if finished is None:
            raise ServerError("server-lost-in-answer", ServerErrorKind.CUT, host=host)
        yield GenerationFinished(finished, self.statistics, self._seed or 0)

    # --- request ---------------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        """Return the body of the request."""
        kind, sampling, limits = self.facts.kind, self.sampling, self.limits
        known = kind is not ServerKind.OTHER
        asked: dict[str, Any] = {
            "model": self.model,
            "messages": self._request_messages(),
            "stream": True,
            "stream_options": {"include_usage": True},
            "max_tokens": limits.max_tokens,
            "temperature": sampling.temperature,
            "top_p": sampling.top_p,
        }
        for name in ("presence_penalty", "frequency_penalty"):
            if (value := getattr(sampling, name)) or known:
                asked[name] = value
        if self._seed is not None:
            asked["seed"] = self._seed
        if limits.stop_strings:
            stops = [_clean(stop) for stop in limits.stop_strings]
            asked["stop"] = stops if known else stops[:_MAX_STOPS]
        for ours, theirs in _EXTRA_NAMES.get(kind, {}).items():
            asked[theirs] = getattr(sampling, ours)
        if kind in (ServerKind.VLLM, ServerKind.SGLANG) and not sampling.top_k:
            asked["top_k"] = -1  # 0 is refused by older versions
        if kind is ServerKind.LLAMA_SERVER:
            asked |= {"timings_per_token": True, "return_progress": True, "cache_prompt": True}
        if self.facts.passes_template_fields and self.switches:
            asked["chat_template_kwargs"] = dict(self.switches)
        if self._continues:
            asked |= {"continue_final_message": True, "add_generation_prompt": False}
        return asked

    @property
    def _continues(self) -> bool:
        return bool(self.messages) and self.messages[-1].role is Role.ASSISTANT

    def _request_messages(self) -> list[dict[str, str]]:
        told = []
        for number, message in enumerate(self.messages, 1):
            text = message.text
            if message.role is Role.ASSISTANT and number < len(self.messages):  # the last goes on
                text = without_reasoning(text, message.parts)
            told.append({"role": message.role.value, "content": _clean(text)})
        return told

    # --- result ----------------------------------------------------------------------------------

    def _reason(self, reader: _Reader) -> FinishReason | None:
        """Return why the answer ended; None if it was cut off."""
        if reader.stop_string:
            return FinishReason.STOP_STRING
        if reader.finish_reason is None:
            return FinishReason.STOP if reader.done and self.report.pieces else None
        if reader.finish_reason in _ABORTED:
            host = self.client.server.host
            raise ServerError("server-aborted-answer", ServerErrorKind.FAULT, host=host)
        if reader.finish_reason != "length":
            return FinishReason.STOP
        return FinishReason.CONTEXT_FULL if self._fills_context(reader) else FinishReason.LENGTH

    def _fills_context(self, reader: _Reader) -> bool:
        """Return whether the answer ended early because the context is full.

        Some servers have an answer limit of their own and report the same finish reason for it.
        """
        model = self.facts.model(self.model)
        length = None if model is None else model.context_length
        prompt_tokens = self.report.prompt_tokens
        if reader.tokens is None or prompt_tokens is None or length is None:
            return False
        whole = prompt_tokens + reader.tokens
        return reader.tokens < self.limits.max_tokens and whole >= length - _CONTEXT_SPARE

    def _counters(self) -> Counter[str] | None:
        if self.facts.speculation is not SpeculationReporting.COUNTERS:
            return None
        text = metrics_text(self.client, self.stop, _METRICS_TIMEOUT_S)
        return None if text is None else counters_of(text, self.model)

    def _drafting(self, reader: _Reader, before: Counter[str] | None) -> ReportedDrafting | None:
        if reader.drafting is not None or before is None or reader.tokens is None:
            return reader.drafting
        for wait_s in _METRICS_WAITS_S:
            self.stop.wait(wait_s)
            after = self._counters()
            if after is None:
                return None
            if after["tokens"] - before["tokens"] >= reader.tokens:
                return drafting_between(before, after, reader.tokens)
        return None

    def _set_statistics(self, reader: _Reader, drafting: ReportedDrafting | None) -> None:
        told, report, timings = self.statistics, self.report, reader.timings
        for step in reader.steps:
            told.count_step(step)
        told.tokens, told.from_draft = reader.shown, reader.from_draft
        told.generated = reader.tokens or 0
        told.steps = reader.teller.steps if not reader.teller.unknown else 0
        if drafting is not None:
            told.drafted = report.drafted = drafting.drafted
            told.accepted = report.accepted = drafting.accepted
            told.steps = told.steps or drafting.steps or 0
        if reader.teller.unknown:  # the steps are incomplete
            told.evaluated = 0
            told.drafted_by_position.clear()
            told.accepted_by_position.clear()
        told.prompt_tokens = report.prompt_tokens or 0
        told.reused_tokens = reader.reused_tokens or 0
        told.prefill_ms = timings.prompt_ms if timings is not None else 0.0
        rate = reader.per_second
        if rate is not None and rate < _MIN_RATE:
            rate = None
        # Derived, so that tokens per second match what the server reports.
        told.decode_ms = told.generated * 1000 / rate if rate else 0.0
        report.tokens, report.tokens_per_second = reader.tokens, rate
        report.pieces_per_second = reader.pieces_per_second
        report.coloured = not reader.teller.unknown and report.pieces > 0
        report.note = self._note(reader, drafting)

    def _note(self, reader: _Reader, drafting: ReportedDrafting | None) -> str:
        if reader.timings is not None:
            return said("drafts-sent-together") if reader.teller.unknown else ""
        if drafting is not None:
            return said("drafts-counted-only")
        if self.facts.speculation is SpeculationReporting.COUNTERS:
            return said("drafts-of-other-answers")
        return said("drafts-not-reported")


class _Reader:
    """Converts the chunks of an answer to events and collects the remaining data."""

    def __init__(self, report: ServerReport, begun: str, *, counts: bool) -> None:
        """``begun``: the answer being continued; ``counts``: counters come with each chunk."""
        self.report = report
        self.teller = StepReader()
        self.steps: list[StepFinished] = []
        self.finish_reason: str | None = None
        self.stop_string = self.done = False
        self.timings: ReportedTimings | None = None
        self.reused_tokens: int | None = None
        self._answer_tokens: int | None = None
        self.characters = self.shown = self.from_draft = 0
        self.first_at: float | None = None
        self._last_at = 0.0
        self._reported_drafting: ReportedDrafting | None = None
        self._reported_rate: float | None = None
        self._pending: list[_TextPiece] = []  # its counters come with the next chunk
        self._counts = counts
        finder = PartFinder(None)
        finder.add_text(begun)
        self._in_reasoning = finder.reasons  # whether within reasoning
        self._separate_reasoning = False  # whether the server sends reasoning separately

    @property
    def tokens(self) -> int | None:
        """Tokens of the answer so far, as the server counts them."""
        return self._answer_tokens if self.timings is None else self.timings.predicted

    @property
    def drafting(self) -> ReportedDrafting | None:
        """Drafted and accepted tokens, if reported in the answer itself."""
        if self.timings is not None:
            return ReportedDrafting(self.timings.drafted, self.timings.accepted)
        return self._reported_drafting

    @property
    def per_second(self) -> float | None:
        """Tokens per second by the server's clock."""
        return self.timings.per_second if self.timings is not None else self._reported_rate

    @property
    def pieces_per_second(self) -> float | None:
        """Rate at which the pieces arrived."""
        if self.first_at is None or self._last_at <= self.first_at:
            return None
        return (self.report.pieces - 1) / (self._last_at - self.first_at)

    def take(self, chunk: AnswerChunk) -> Iterator[Event]:
        """Yield the events of a chunk."""
        self.finish_reason = chunk.finish or self.finish_reason
        self.stop_string |= chunk.stop_string
        self.done |= chunk.done
        self.timings = chunk.timings or self.timings
        self.report.model = self.report.model or chunk.model
        self._reported_drafting = chunk.drafting or self._reported_drafting
        self._reported_rate = chunk.per_second or self._reported_rate
        if (progress := chunk.progress) is not None:
            self.report.prompt_tokens, self.reused_tokens = progress.total, progress.reused
            self.teller.prompt_tokens = progress.total
            yield progress
        if chunk.prompt_tokens is not None:
            self.report.prompt_tokens = chunk.prompt_tokens
        if chunk.cached_tokens is not None:
            self.reused_tokens = chunk.cached_tokens
        if chunk.answer_tokens is not None:
            self._answer_tokens = chunk.answer_tokens
        new = list(self._texts(chunk))
        counting = self._counts and self.finish_reason is None  # the last ones count unseen tokens
        if counting and chunk.timings is None:
            if new:
                held, self._pending = self._pending, new
                yield from self._records(held, None)
            return
        texts, self._pending = [*self._pending, *new], []
        yield from self._records(texts, chunk.timings if counting else None)

    def finish(self, *, whole: bool) -> Iterator[Event]:
        """Yield pending events; a ``whole`` answer also has a last step."""
        held, self._pending = self._pending, []
        yield from self._records(held, None)
        yield from self._tracked(self.teller.finish(self.timings if whole else None))

    def _texts(self, chunk: AnswerChunk) -> Iterator[_TextPiece]:
        if chunk.reasoning:
            if not self._in_reasoning:
                yield _TextPiece(OPENING, mark=True)
            self._in_reasoning = self._separate_reasoning = True
            yield _TextPiece(chunk.reasoning)
        if chunk.text:
            if self._in_reasoning and self._separate_reasoning:
                self._in_reasoning = False
                yield _TextPiece(CLOSING, mark=True)
            yield _TextPiece(chunk.text)

    def _records(
        self, texts: Sequence[_TextPiece], told: ReportedTimings | None
    ) -> Iterator[Event]:
        """Assign the counters to the last text; the other texts' share of the tokens is unknown."""
        last = max((n for n, one in enumerate(texts) if not one.mark), default=-1)
        for number, one in enumerate(texts):
            if one.mark:
                yield from self._tracked(self.teller.release())
                behind = one.text == CLOSING
                yield piece(one.text, max(0, self.teller.next_index - behind))
            else:
                counters = told if number == last else None
                yield from self._tracked(self.teller.take(one.text, counters))
        if last < 0 and told is not None:  # tokens without text, such as reasoning markers
            yield from self._tracked(self.teller.take("", told))

    def _tracked(self, events: Iterable[ReportedEvent]) -> Iterator[Event]:
        for event in events:
            if isinstance(event, StepFinished):
                self.steps.append(event)
            else:
                self.shown += 1
                self.from_draft += event.origin is TokenOrigin.DRAFT
                self.characters += len(event.text)
                if event.text:
                    self.report.pieces += 1
                    self._last_at = time.perf_counter()
            yield event


@dataclass(frozen=True, slots=True)
class _TextPiece:
    text: str
    mark: bool = False
    """A marker around reasoning, not written by the model."""


def _clean(text: str) -> str:
    """Replace lone surrogates, which cannot be encoded as UTF-8."""
    return text.encode("utf-8", "replace").decode()
