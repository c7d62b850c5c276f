"""What was measured by a benchmark, and on what: facts only; ``figures`` derives from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.engine.config import ModelSettings, SamplingParams
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.benchmarks.plan import BenchmarkPlan
from foretoken.models.names import OWN_HEAD, pair_name
from foretoken.models.pairs.experiment_file import Machine, MeasuredFile
from foretoken.system.language import tr
from foretoken.system.records import Count, Name, Number, Share, checked_moment, checked_name

_Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=100)]
KIND = "benchmark"  # not translated: a key


@dataclass(frozen=True, slots=True)
class BenchmarkConditions:
    """How the pair was run."""

    context_length: Count
    threads: tuple[Count, ...]
    """Of the target, and of the draft where there is one."""
    target: ModelSettings
    draft: ModelSettings | None
    sampling: SamplingParams
    max_tokens: Count
    rounds: Count
    """That were planned."""
    reads_anew: bool = False
    """Whether each answer read its prompt from the start, as those of the command line do."""

    @classmethod
    def of(cls, session: Session, plan: BenchmarkPlan) -> BenchmarkConditions:
        """How a session runs its pair for this plan."""
        draft = session.draft
        return cls(
            context_length=session.context_length,
            threads=tuple(loaded.threads for loaded in session.models),
            target=session.target.settings,
            draft=None if draft is None else draft.settings,
            sampling=plan.sampling,
            max_tokens=plan.tokens,
            rounds=plan.rounds,
            reads_anew=plan.reads_anew,
        )


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """One answer."""

    kind: Name
    """Of text."""
    question: Name
    mode: Name
    round: Count
    """From 0 on."""
    statistics: RunStatistics

    def __post_init__(self) -> None:
        for name in (self.kind, self.question, self.mode):
            checked_name(name)
        counted = self.statistics
        if not counted.accepted <= counted.evaluated <= counted.drafted:
            raise ValueError(tr("more tokens were accepted than drafted"))


@dataclass(frozen=True, slots=True)
class BenchmarkRecord:
    """One benchmark of one pair."""

    id: Name
    measured_at: Annotated[datetime, Meta(tz=True)]
    """When it began, in UTC."""
    seconds: Number
    target: MeasuredFile
    draft: MeasuredFile | None
    machine: Machine
    conditions: BenchmarkConditions
    modes: _Names
    kinds: _Names
    planned: Count
    """How many answers it was to have."""
    others_busy: Share | None
    """The share of the processor that other programs took meanwhile, 0 to 1; None: not known."""
    runs: Annotated[tuple[RecordedRun, ...], Meta(max_length=100_000)] = field(repr=False)

    def __post_init__(self) -> None:
        checked_moment(self.measured_at)
        for file in (self.target, self.draft):
            checked_name("" if file is None else file.name)
        if any(run.mode not in self.modes or run.kind not in self.kinds for run in self.runs):
            raise ValueError(tr("an answer has a mode or a kind of text that is not listed"))

    @property
    def partial(self) -> bool:
        """Whether it was stopped before it was whole."""
        return len(self.runs) < self.planned

    @property
    def pair(self) -> str:
        """What the pair is called."""
        draft = self.draft
        its = None if draft is None else OWN_HEAD if draft == self.target else draft.name
        return pair_name(self.target.name, its)
