"""Plan and record of a benchmark: facts only, from which ``figures`` derives the rest.

The newest benchmarks of this computer are stored in a folder, one file for each.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN, parse_mode
from foretoken.engine.config import (
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.names import OWN_HEAD, pair_name
from foretoken.models.pairs.experiment import ADAPTIVE, GREEDY, RecordedRun
from foretoken.models.pairs.experiment_file import (
    MOST_BYTES,
    Machine,
    MeasuredFile,
    experiment_json,
    read_experiment,
)
from foretoken.models.pairs.prompt_files import built_in_prompts
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import tr
from foretoken.system.paths import data_path
from foretoken.system.records import Count, Name, Number, Share, checked_moment, checked_name
from foretoken.system.untrusted_files import read_untrusted

KIND = "benchmark"  # not translated: a key
KINDS = ("everyday", "stories", "chat", "code", "rewrite", "copy", "long")
"""Kinds of text: the files of resources/prompts, without the mixture of all."""
LOOKUP = Method.LOOKUP.value
RULES = (DRAFT_ADAPTIVE, LookaheadRule.STEP.value, LookaheadRule.EWMA.value)
"""Rules by which the draft model drafts further or less far."""
USUAL_LOOKAHEADS = (2, 4, 8, 12)
MOST_ROUNDS, MOST_QUESTIONS, MOST_LENGTH = 20, 4, 1024
MOST_LOOKAHEADS = 8
MOST_KEPT = 100
# Reading a question of usual length takes about as long as writing this many tokens.
_READING_TOKENS = 6
_SUFFIX = ".json"
_Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=100)]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BenchmarkPlan:
    """Plan of a benchmark: the same questions in all modes, which take turns."""

    kinds: _Names = ("everyday", "stories", "code", "rewrite")
    modes: _Names = (PLAIN, ADAPTIVE, LOOKUP, *(f"fixed:{each}" for each in USUAL_LOOKAHEADS))
    """As parsed by ``parse_mode``; plain decoding is always one of them, and the first."""
    rounds: Count = 3
    questions: Count = 2
    """Of each kind, in each round."""
    tokens: Count = 64
    """Maximum per answer."""
    sampling: SamplingParams = GREEDY
    """If tokens are drawn, each round uses other random numbers."""
    reads_anew: bool = False
    """Whether each answer reads its prompt from the start, as on the command line."""

    def for_pair(self, *, has_draft: bool) -> BenchmarkPlan:
        """Return the plan without the modes that such a pair does not support."""
        kept = [mode for mode in self.modes if has_draft or not needs_draft(mode)]
        return replace(self, modes=tuple(dict.fromkeys([PLAIN, *kept])))

    def names(self, kind: str) -> list[str]:
        """Return the names of the questions of a kind of text."""
        return list(built_in_prompts(kind))[: self.questions]

    def answers(self) -> int:
        """Return the number of answers if all questions fit the context."""
        questions = sum(len(self.names(kind)) for kind in self.kinds)
        return questions * self.rounds * len(self.modes)

    def expected_s(self, plain_tokens_per_second: float, speedups: Mapping[str, float]) -> float:
        """Return the duration if no answer ends early.

        ``speedups`` are those of modes, as far as they are known; another mode is assumed to be as
        fast as plain decoding.
        """
        questions = self.answers() // len(self.modes)
        passes = sum(self.tokens / speedups.get(mode, 1.0) for mode in self.modes)
        return questions * (passes + _READING_TOKENS) / plain_tokens_per_second


@dataclass(frozen=True, slots=True)
class BenchmarkRecord:
    """One benchmark of one pair."""

    id: Name
    measured_at: Annotated[datetime, Meta(tz=True)]
    """Start, in UTC."""
    seconds: Number
    target: MeasuredFile
    draft: MeasuredFile | None
    machine: Machine
    settings: ModelSettings
    draft_settings: ModelSettings | None
    context_length: Count
    threads: tuple[Count, ...]
    """Threads of the target, and of the draft if there is one."""
    plan: BenchmarkPlan
    """Limited to modes that this pair supports, and kinds that fit its context."""
    planned: Count
    """Planned number of answers."""
    others_busy: Share | None
    """Share of the processor that other programs used, 0 to 1; None: unknown."""
    runs: Annotated[tuple[RecordedRun, ...], Meta(max_length=100_000)] = field(repr=False)

    def __post_init__(self) -> None:
        checked_moment(self.measured_at)
        for file in (self.target, self.draft):
            checked_name("" if file is None else file.name)
        modes, kinds = self.plan.modes, self.plan.kinds
        if any(run.mode not in modes or run.kind not in kinds for run in self.runs):
            raise ValueError(tr("an answer has a mode or a kind of text that is not listed"))

    @property
    def partial(self) -> bool:
        """Whether it was stopped before it was complete."""
        return len(self.runs) < self.planned

    @property
    def pair(self) -> str:
        """Name of the pair."""
        draft = self.draft
        its = None if draft is None else OWN_HEAD if draft == self.target else draft.name
        return pair_name(self.target.name, its)


# --- modes and questions --------------------------------------------------------------------------


def needs_draft(mode: str) -> bool:
    """Whether a mode needs a draft model. Raises ``ValueError``."""
    return parse_mode(mode).config.method is Method.DRAFT


def mode_of(config: SpeculativeConfig, *, has_draft: bool) -> str | None:
    """Return the mode of a way of drafting; None if it cannot be measured."""
    rule = config.effective_rule
    if config.method in (Method.PLAIN, Method.LOOKUP):
        return config.method.value
    if rule is LookaheadRule.ADAPTIVE and config.method is Method.AUTO:
        return ADAPTIVE
    if not has_draft:
        return None
    if rule is LookaheadRule.FIXED:
        return None if config.lookahead is None else f"fixed:{config.lookahead}"
    return DRAFT_ADAPTIVE if rule is LookaheadRule.ADAPTIVE else rule.value


def drafting_of(mode: str, now: SpeculativeConfig) -> SpeculativeConfig:
    """Return ``now`` with the drafting of a measured mode. Raises ``ValueError``."""
    wanted = parse_mode(mode).config
    return replace(now, method=wanted.method, lookahead=wanted.lookahead, rule=wanted.rule)


# --- files ----------------------------------------------------------------------------------------


class BenchmarkFiles:
    """Storage of benchmarks in a folder; for one thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` defaults to that of the user's data."""
        self._folder = folder or data_path("benchmarks")

    def read(self) -> tuple[BenchmarkRecord, ...]:
        """Return all benchmarks, newest first; files that cannot be read are skipped."""
        records = []
        for file in self._files():
            try:
                records.append(read_benchmark(file))
            except (OSError, ValueError) as error:
                _log.warning("A benchmark is not listed: %s", type(error).__name__)
        return tuple(sorted(records, key=lambda record: record.measured_at, reverse=True))

    def add(self, record: BenchmarkRecord) -> None:
        """Store a benchmark, and delete the oldest if there are too many. Raises ``OSError``."""
        write_atomically(self._file(record), experiment_json(record, KIND, bare=True))
        for old in self._files()[:-MOST_KEPT]:
            old.unlink(missing_ok=True)

    def remove(self, record: BenchmarkRecord) -> None:
        """Delete a benchmark. Raises ``OSError``."""
        self._file(record).unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        """Return all files, oldest first: their names begin with the time."""
        return sorted(self._folder.glob(f"*{_SUFFIX}"))

    def _file(self, record: BenchmarkRecord) -> Path:
        safe = "".join(each for each in record.id if each.isascii() and each.isalnum())
        return self._folder / f"{record.measured_at:%Y%m%dT%H%M%S}-{safe}{_SUFFIX}"


def read_benchmark(file: Path) -> BenchmarkRecord:
    """Read an untrusted file. Raises ``OSError`` and ``RecordError``."""
    return read_experiment(read_untrusted(file, MOST_BYTES), KIND, BenchmarkRecord)
