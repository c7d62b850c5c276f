"""A benchmark of a pair: its plan, its run, and its record of facts; ``report`` derives the rest.

Each question is read once and answered in all modes, beginning with another one each time. What was
learned of the pair carries over between answers, as in a chat; texts are forgotten.

The newest benchmarks of this computer are stored in a folder, one file for each.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.engine.benchmark import (
    DRAFT_ADAPTIVE,
    PLAIN,
    WARM_UP_TOKENS,
    Prompt,
    answer_in_turns,
    parse_mode,
)
from foretoken.engine.config import (
    MAX_SEED,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.names import OWN_HEAD, pair_name
from foretoken.models.pairs.experiment import ADAPTIVE, GREEDY, Experiment, RecordedRun, kind_words
from foretoken.models.pairs.experiment_file import (
    MOST_BYTES,
    Machine,
    MeasuredFile,
    experiment_json,
    read_experiment,
)
from foretoken.models.pairs.prompt_files import built_in_prompts
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import said
from foretoken.system.load_watch import LoadWatch
from foretoken.system.paths import data_path
from foretoken.system.records import Count, Name, Number, Share, checked_moment, checked_name
from foretoken.system.untrusted_files import read_untrusted

KIND = "benchmark"  # not translated: a key
KINDS = ("everyday", "stories", "chat", "code", "rewrite", "copy", "long")
"""Kinds of text: the files of resources/prompts, without the mixture of all."""
LOOKUP = Method.LOOKUP.value
RULES = (DRAFT_ADAPTIVE, LookaheadRule.STEP.value, LookaheadRule.EWMA.value)
"""Rules by which the draft model drafts further or less far."""
LOOKAHEADS = (1, 2, 3, 4, 6, 8, 12, 16)
"""Fixed lookaheads to choose from."""
MOST_ROUNDS, MOST_QUESTIONS, MOST_LENGTH = 20, 4, 1024
MOST_STORED = 100
_SUFFIX = ".json"
_Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=100)]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BenchmarkPlan:
    """Plan of a benchmark: the same questions in all modes, which take turns."""

    kinds: _Names = ("everyday", "stories", "code", "rewrite")
    modes: _Names = (PLAIN, ADAPTIVE, LOOKUP, *(f"fixed:{each}" for each in (2, 4, 8, 12)))
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

    def longest_s(self, plain_tokens_per_second: float) -> float:
        """Return the duration if no answer ends early and no mode is faster than plain decoding."""
        return self.answers() * self.tokens / plain_tokens_per_second


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
            raise ValueError(said("benchmark-unlisted-run"))

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
        for old in self._files()[:-MOST_STORED]:
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


# --- running --------------------------------------------------------------------------------------


@dataclass
class PairBenchmark(Experiment[BenchmarkRecord]):
    """A benchmark of a session, which the caller closes.

    Its progress reports every question, and the record so far; stopped, it returns all that is
    complete. Raises ``OSError`` if a model file is gone.
    """

    prompts: Mapping[str, Sequence[Prompt]]
    """Questions by kind of text."""
    plan: BenchmarkPlan
    """Limited to what the pair supports."""

    def _measure(self) -> BenchmarkRecord:
        session, prompts = self.session, self.prompts
        kinds = tuple(kind for kind in self.plan.kinds if prompts.get(kind))
        plan, draft = replace(self.plan, kinds=kinds), session.draft
        turns = [
            (r, kind, each) for r in range(plan.rounds) for kind in kinds for each in prompts[kind]
        ]
        watch = LoadWatch()
        self._record = record = BenchmarkRecord(
            id=secrets.token_hex(8),
            measured_at=datetime.now(UTC),
            seconds=0.0,
            target=MeasuredFile.of(session.target_metadata.path),
            draft=None if draft is None else MeasuredFile.of(draft.metadata.path),
            machine=Machine.here(),
            settings=session.target.settings,
            draft_settings=None if draft is None else draft.settings,
            context_length=session.context_length,
            threads=tuple(loaded.threads for loaded in session.models),
            plan=plan,
            planned=len(turns) * len(plan.modes),
            others_busy=None,
            runs=(),
        )
        modes = [parse_mode(mode) for mode in plan.modes]
        warm_s = 0.0  # end of the first question, which includes the warm-up
        for number, (round_, kind, prompt) in enumerate(turns):
            left_s = None
            if number == 1:
                warm_s = self.elapsed_s
            elif number:
                left_s = (len(turns) - number) * (self.elapsed_s - warm_s) / (number - 1)
            self._report(len(record.runs) / record.planned, kind_words(kind), left_s, record)
            sampling = plan.sampling
            if not sampling.greedy:
                sampling = replace(sampling, seed=((sampling.seed or 0) + round_) % (MAX_SEED + 1))
            done = answer_in_turns(
                session,
                prompt,
                modes,
                sampling,
                plan.tokens,
                number=number,
                warm_up_tokens=0 if number else WARM_UP_TOKENS,
                read_anew=plan.reads_anew,
                should_continue=self.should_continue,
            )
            runs = (RecordedRun(kind, prompt.name, m, round_, done[m]) for m in plan.modes)
            self._record = record = replace(
                record,
                seconds=self.elapsed_s,
                others_busy=watch.others_busy,
                runs=(*record.runs, *runs),
            )
        return record

    def _so_far(self) -> BenchmarkRecord:
        return self._record
