"""A run, a fault: what is kept of each, as a line of the log.

Figures and names of models only: no text of a prompt or an answer, and no path. A run is an answer
that a person has asked for, in the window or with ``foretoken generate``; what the program measures
by itself (pair tests, benchmarks, titles) is none, because it would blur the figures.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.chat.prompt.context_window import PromptTooLong
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import (
    DecodeFailed,
    DeviceFailed,
    DraftError,
    ModelLoadError,
    NativeCodeError,
    OutOfMemory,
    PromptError,
    RollbackUnsupported,
    TargetError,
    VerificationError,
    VocabularyMismatch,
)
from foretoken.engine.events import (
    DraftCounts,
    DraftSource,
    FinishReason,
    GenerationFinished,
    RunStatistics,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.sampling.probabilities import InvalidLogits
from foretoken.engine.speedup import measured_speedup
from foretoken.models.library.files import name_at
from foretoken.system.given_json import parse_json
from foretoken.system.language import tr_noop
from foretoken.system.logs import private_words
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

MOST_LINE_BYTES = 20_000
_LONGEST_NAME, _LONGEST_WORDS = 200, 600
_MOST = 10**15
"""Of any figure; a line that claims more is broken."""
_WITHOUT_DRAFT = (Method.PLAIN, Method.LOOKUP)
# The end of a path, whatever system it is of; names of models may hold spaces.
_PATH = re.compile(r"(?:~|[A-Za-z]:)?(?:[/\\][^\s/\\:\"'<>|]+)*[/\\](?=[^\s/\\])")


class RunPlace(StrEnum):
    """Where a person has asked."""

    WINDOW = "window"
    COMMAND_LINE = "command-line"


class FaultKind(StrEnum):
    """What failed."""

    DRAFT = "draft-failed"
    VERIFICATION = "verification-failed"
    TARGET = "target-failed"
    CONTEXT_FULL = "context-full"
    STEP_LIMIT = "step-limit-exceeded"
    LOAD = "model-load-failed"
    MEMORY = "out-of-memory"
    TEMPLATE = "template-failed"
    PROMPT = "prompt-failed"
    DEVICE = "graphics-card-failed"
    HUNG = "model-did-not-stop"
    SERVER = "server-failed"
    OTHER = "other"


FAULT_WORDS = {
    FaultKind.DRAFT: tr_noop("The draft failed"),
    FaultKind.VERIFICATION: tr_noop("Verification failed"),
    FaultKind.TARGET: tr_noop("The target failed"),
    FaultKind.CONTEXT_FULL: tr_noop("The context was full"),
    FaultKind.STEP_LIMIT: tr_noop("The limit of steps was reached"),
    FaultKind.LOAD: tr_noop("A model could not be loaded"),
    FaultKind.MEMORY: tr_noop("The memory was full"),
    FaultKind.TEMPLATE: tr_noop("The chat template failed"),
    FaultKind.PROMPT: tr_noop("The prompt could not be made"),
    FaultKind.DEVICE: tr_noop("The graphics card failed"),
    FaultKind.HUNG: tr_noop("The model did not stop"),
    FaultKind.SERVER: tr_noop("A server did not answer as it should"),
    FaultKind.OTHER: tr_noop("Something unexpected went wrong"),
}
"""For ``tr``."""
# The first that fits, so what is more special stands before what it is a kind of.
_KINDS: tuple[tuple[type[Exception], FaultKind], ...] = (
    (OutOfMemory, FaultKind.MEMORY),
    (DeviceFailed, FaultKind.DEVICE),
    (MemoryError, FaultKind.MEMORY),
    (DraftError, FaultKind.DRAFT),
    (VerificationError, FaultKind.VERIFICATION),
    (InvalidLogits, FaultKind.VERIFICATION),
    (TargetError, FaultKind.TARGET),
    (DecodeFailed, FaultKind.TARGET),
    (RollbackUnsupported, FaultKind.TARGET),
    (ModelLoadError, FaultKind.LOAD),
    (NativeCodeError, FaultKind.LOAD),
    (VocabularyMismatch, FaultKind.LOAD),
    (TemplateFailed, FaultKind.TEMPLATE),
    (PromptTooLong, FaultKind.CONTEXT_FULL),
    (PromptError, FaultKind.PROMPT),
)
_FAULTY_ENDS = {
    FinishReason.CONTEXT_FULL: FaultKind.CONTEXT_FULL,
    FinishReason.STEP_LIMIT: FaultKind.STEP_LIMIT,
}


class BrokenLine(ValueError):
    """A line of the log does not say what one has to; named is what is wrong."""


@dataclass(frozen=True, slots=True)
class RunModel:
    """A model by what stays when its file is moved: its name, and how large it is."""

    name: str
    size_bytes: int

    @classmethod
    def at(cls, path: Path) -> RunModel:
        """That in a file; looks at the disk."""
        try:
            size = path.stat().st_size
        except OSError:
            size = 0
        return cls(shown_name(name_at(path), _LONGEST_NAME), size)


@dataclass(frozen=True, slots=True)
class RunPair:
    """A target, and the draft model that had a part in a run."""

    target: RunModel
    draft: RunModel | None = None

    @classmethod
    def at(cls, target: Path, draft: Path | None) -> RunPair:
        """Those in two files; looks at the disk."""
        return cls(RunModel.at(target), None if draft is None else RunModel.at(draft))

    def asked(self, method: Method) -> RunPair:
        """The models that a method asks."""
        return RunPair(self.target) if method in _WITHOUT_DRAFT else self


@dataclass(frozen=True, slots=True)
class RunEvent:
    """An answer that came to its end, or was stopped."""

    time: datetime
    """When it ended, with its offset: the day is the one that the person had."""
    place: RunPlace
    pair: RunPair
    method: Method
    rule: LookaheadRule
    lookahead: int | None
    """Of the rule FIXED, where one was chosen."""
    temperature: float
    reason: FinishReason
    statistics: RunStatistics
    """All but the counts by position."""
    characters: int
    """Length of what was written."""
    version: str = __version__

    @property
    def day(self) -> str:
        """Year, month and day."""
        return self.time.date().isoformat()

    @property
    def fault(self) -> RunFault | None:
        """That which ended it before its time, if one did. To be stopped by a person is none."""
        kind = _FAULTY_ENDS.get(self.reason)
        if kind is None:
            return None
        return RunFault(self.time, self.place, kind, "", "", self.pair, self.version)


@dataclass(frozen=True, slots=True)
class RunFault:
    """Something that failed."""

    time: datetime
    place: RunPlace
    kind: FaultKind
    error: str
    """The kind of error as the program calls it; empty where there was none."""
    message: str
    """Its words, where they cannot quote what somebody said."""
    pair: RunPair | None
    version: str = __version__

    @property
    def day(self) -> str:
        """Year, month and day."""
        return self.time.date().isoformat()

    @classmethod
    def of(
        cls, error: Exception, place: RunPlace, pair: RunPair | None, files: Iterable[Path] = ()
    ) -> RunFault:
        """What is kept of an error; ``files`` are those whose paths it may quote."""
        cause = error.__cause__ if isinstance(error.__cause__, DeviceFailed) else error
        kind = next((kind for of, kind in _KINDS if isinstance(cause, of)), FaultKind.OTHER)
        name = type(error).__name__
        words = private_words(error).removeprefix(name).removeprefix(": ").strip()
        return cls(now(), place, kind, name, without_paths(words, files), pair)


RunEntry = RunEvent | RunFault


@dataclass(slots=True)
class RunTally:
    """Counts what the statistics of a run do not tell, while it runs."""

    from_draft: int = 0
    characters: int = 0

    def take(self, token: TokenEmitted) -> None:
        """Count a token."""
        self.characters += len(token.text)
        self.from_draft += token.origin is TokenOrigin.DRAFT

    def event(
        self,
        finished: GenerationFinished,
        place: RunPlace,
        pair: RunPair,
        sampling: SamplingParams,
        speculative: SpeculativeConfig,
    ) -> RunEvent:
        """The run that has just ended."""
        return RunEvent(
            time=now(),
            place=place,
            pair=pair.asked(speculative.method),
            method=speculative.method,
            rule=speculative.effective_rule,
            lookahead=speculative.lookahead,
            temperature=sampling.temperature,
            reason=finished.reason,
            statistics=replace(finished.statistics, from_draft=self.from_draft),
            characters=self.characters,
        )


def now() -> datetime:
    """This moment with the offset of this place."""
    return datetime.now().astimezone()


def without_paths(words: str, files: Iterable[Path] = ()) -> str:
    """Words with the names of files in the place of their paths, in one line."""
    for file in files:
        for written in (str(file), shown_path(file)):
            words = words.replace(written, file.name)
    return shown_name(_PATH.sub("", words), _LONGEST_WORDS)


# --- as a line of the log -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Fields:
    """What a line says, asked for by name; raises ``BrokenLine`` for what cannot be."""

    table: Mapping[str, Any] = field(default_factory=dict)

    def text(self, name: str) -> str:
        value = self.table.get(name)
        if not isinstance(value, str):
            raise BrokenLine(name)
        return shown_name(value, _LONGEST_WORDS)

    def whole(self, name: str) -> int:
        value = self.table.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
            raise BrokenLine(name)
        return value

    def amount(self, name: str) -> float:
        value = self.table.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BrokenLine(name)
        if not math.isfinite(value) or not 0 <= value <= _MOST * _MOST:
            raise BrokenLine(name)
        return float(value)

    def given(self, name: str) -> bool:
        return self.table.get(name) is not None


def statistics_json(counted: RunStatistics) -> dict[str, Any]:
    """The counters without those by position; times to the microsecond."""
    return {
        "tokens": counted.tokens,
        "generated": counted.generated,
        "prompt_tokens": counted.prompt_tokens,
        "reused_tokens": counted.reused_tokens,
        "steps": counted.steps,
        "drafted": counted.drafted,
        "evaluated": counted.evaluated,
        "accepted": counted.accepted,
        "from_draft": counted.from_draft,
        "by_source": {
            source.value: [counts.drafted, counts.evaluated, counts.accepted]
            for source, counts in counted.by_source.items()
        },
        "prefill_ms": round(counted.prefill_ms, 3),
        "draft_ms": round(counted.draft_ms, 3),
        "verify_ms": round(counted.verify_ms, 3),
        "decode_ms": round(counted.decode_ms, 3),
        "first_token_ms": _rounded(counted.first_token_ms),
        "others_ms": round(counted.others_ms, 3),
        "compared_steps": counted.compared_steps,
        "compared_tokens": counted.compared_tokens,
        "compared_ms": round(counted.compared_ms, 3),
        "compared_variance": round(counted.compared_variance, 6),
        "plain_ms": round(counted.plain_ms, 3),
        "plain_variance": round(counted.plain_variance, 6),
        "left_out_ms": round(counted.left_out_ms, 3),
    }


def statistics_of(table: Mapping[str, Any]) -> RunStatistics:
    """The counters that a line tells. Raises ``BrokenLine``."""
    told = _Fields(table)
    return RunStatistics(
        tokens=told.whole("tokens"),
        generated=told.whole("generated"),
        prompt_tokens=told.whole("prompt_tokens"),
        reused_tokens=told.whole("reused_tokens"),
        steps=told.whole("steps"),
        drafted=told.whole("drafted"),
        evaluated=told.whole("evaluated"),
        accepted=told.whole("accepted"),
        from_draft=told.whole("from_draft"),
        by_source=_sources(table.get("by_source")),
        prefill_ms=told.amount("prefill_ms"),
        draft_ms=told.amount("draft_ms"),
        verify_ms=told.amount("verify_ms"),
        decode_ms=told.amount("decode_ms"),
        first_token_ms=told.amount("first_token_ms") if told.given("first_token_ms") else None,
        **_comparison(told),
    )


def _comparison(told: _Fields) -> dict[str, Any]:
    """What is compared with plain decoding; lines of earlier versions do not tell it."""
    if not told.given("compared_ms"):
        return {}
    amounts = ("others_ms", "compared_ms", "compared_variance", "plain_ms", "plain_variance")
    return {
        "compared_steps": told.whole("compared_steps"),
        "compared_tokens": told.whole("compared_tokens"),
        **{name: told.amount(name) for name in (*amounts, "left_out_ms")},
    }


def pair_json(pair: RunPair | None) -> dict[str, Any]:
    """Its names and sizes."""
    if pair is None:
        return {}
    target = {"target": pair.target.name, "target_bytes": pair.target.size_bytes}
    if pair.draft is None:
        return target
    return {**target, "draft": pair.draft.name, "draft_bytes": pair.draft.size_bytes}


def pair_of(table: Mapping[str, Any]) -> RunPair | None:
    """The pair of a line; None where it has none. Raises ``BrokenLine``."""
    told = _Fields(table)
    if not told.given("target"):
        return None
    target = RunModel(told.text("target"), told.whole("target_bytes"))
    if not told.given("draft"):
        return RunPair(target)
    return RunPair(target, RunModel(told.text("draft"), told.whole("draft_bytes")))


def line_of(entry: RunEntry) -> str:
    """A line, with its end; the two ratios in it are for people and are not read back."""
    table = _run_json(entry) if isinstance(entry, RunEvent) else _fault_json(entry)
    return json.dumps(table) + "\n"


def entry_of(line: bytes) -> RunEntry | None:
    """What a line says; None for the head of a log. Raises ``BrokenLine``."""
    try:
        table = parse_json(line, MOST_LINE_BYTES)
    except ValueError as error:
        raise BrokenLine("json") from error
    if not isinstance(table, dict):
        raise BrokenLine("table")
    try:
        match table.get("event"):
            case "run":
                return _run_of(table)
            case "fault":
                return _fault_of(table)
            case "log":
                return None
    except BrokenLine:
        raise
    except (ValueError, TypeError) as error:
        raise BrokenLine("word") from error
    raise BrokenLine("event")


def _run_json(run: RunEvent) -> dict[str, Any]:
    counted = run.statistics
    found = measured_speedup(counted)
    return {
        "event": "run",
        **_head_json(run),
        **pair_json(run.pair),
        "method": run.method.value,
        "rule": run.rule.value,
        "lookahead": run.lookahead,
        "temperature": run.temperature,
        "reason": run.reason.value,
        "characters": run.characters,
        **statistics_json(counted),
        "tokens_per_second": _rounded(counted.tokens_per_second),
        "speedup": None if found is None else round(found.ratio, 3),
    }


def _fault_json(fault: RunFault) -> dict[str, Any]:
    return {
        "event": "fault",
        **_head_json(fault),
        "kind": fault.kind.value,
        "error": fault.error,
        "message": fault.message,
        **pair_json(fault.pair),
    }


def _head_json(entry: RunEntry) -> dict[str, Any]:
    return {
        "time": entry.time.isoformat(timespec="milliseconds"),
        "version": entry.version,
        "place": entry.place.value,
    }


def _run_of(table: Mapping[str, Any]) -> RunEvent:
    told = _Fields(table)
    pair = pair_of(table)
    if pair is None:
        raise BrokenLine("target")
    return RunEvent(
        time=_time(told),
        place=RunPlace(told.text("place")),
        pair=pair,
        method=Method(told.text("method")),
        rule=LookaheadRule(told.text("rule")),
        lookahead=told.whole("lookahead") if told.given("lookahead") else None,
        temperature=told.amount("temperature"),
        reason=FinishReason(told.text("reason")),
        statistics=statistics_of(table),
        characters=told.whole("characters"),
        version=told.text("version"),
    )


def _fault_of(table: Mapping[str, Any]) -> RunFault:
    told = _Fields(table)
    return RunFault(
        time=_time(told),
        place=RunPlace(told.text("place")),
        kind=FaultKind(told.text("kind")),
        error=told.text("error"),
        message=told.text("message"),
        pair=pair_of(table),
        version=told.text("version"),
    )


def _time(told: _Fields) -> datetime:
    time = datetime.fromisoformat(told.text("time"))
    if time.tzinfo is None:
        raise BrokenLine("time")
    return time


def _sources(told: object) -> dict[DraftSource, DraftCounts]:
    if not isinstance(told, dict):
        raise BrokenLine("by_source")
    result = {}
    for name, counts in told.items():
        if not isinstance(counts, list) or len(counts) != 3:
            raise BrokenLine("by_source")
        given = _Fields(dict(zip(("drafted", "evaluated", "accepted"), counts, strict=True)))
        result[DraftSource(name)] = DraftCounts(
            given.whole("drafted"), given.whole("evaluated"), given.whole("accepted")
        )
    return result


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)
