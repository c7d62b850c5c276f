"""Common base of the experiments with a pair: running, stopping, progress and significance.

Pair test, tuning, race, proof and benchmark each answer questions in several modes, in turns, and
derive their figures from the raw records. Each has a module for what it measures; ``report`` shows
a result, and ``experiment_file`` writes it to a file.
"""

from __future__ import annotations

import logging
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, TypeAlias, TypeVar

from foretoken import __version__
from foretoken.engine.benchmark import Prompt
from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.events import RunStatistics
from foretoken.engine.lookahead.acceptance import LearnedPair
from foretoken.engine.session import Session
from foretoken.models.pairs.known_pairs import measure_costs, recall_pair
from foretoken.models.pairs.prompt_files import built_in_prompts
from foretoken.models.remembered import ResultCache, result_key
from foretoken.system.errors import Cancelled
from foretoken.system.language import said, tr, tr_noop
from foretoken.system.records import Count, Name, checked_name
from foretoken.system.shown_text import shown_name

GREEDY, PLAIN_DECODING = SamplingParams(temperature=0.0), SpeculativeConfig(Method.PLAIN)
ADAPTIVE = LookaheadRule.ADAPTIVE.value
"""Name of the mode that a chat uses."""
FEWEST_TOKENS = 8
"""An answer, or a round, with fewer says little about the speed."""
TYPICAL_CONTEXT = 128
"""Context length, in tokens, for which passes are planned."""
FEWEST_ROUNDS = 3
"""Rounds needed for a reliable comparison."""
WORTH = 0.03
"""Smallest relative difference that a user notices."""
BUSY_SPREAD = 0.1
"""Relative spread of the same work between rounds above which nothing is certain."""
ROOM = 64
"""Tokens of a cache reserved for passes that are timed after a text."""
_SHORTEST_PAUSE_S = 0.1
"""Between two progress reports from inside an answer: they take time from the engine."""
_log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ExperimentProgress:
    """Progress of an experiment."""

    share: float
    """0 to 1; never decreases."""
    doing: str
    """Current activity, for the user."""
    seconds_left: float | None = None
    """None: unknown."""
    found: object = None
    """Intermediate findings, of experiments that show them."""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question that begins a chat, in the chat format of a target."""

    tokens: Sequence[int]
    """The prompt."""
    limits: GenerationLimits
    """Stop conditions, and the part of the answer that is shown; its length is set elsewhere."""


PromptTokens: TypeAlias = Callable[[str], Sequence[int]]
"""Applies a model's chat template to a question."""
Ask: TypeAlias = Callable[[str], AskedQuestion]
"""Puts a question into the chat format of a target."""


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """One answer of an experiment."""

    kind: Name
    """Kind of text."""
    question: Name
    mode: Name
    round: Count
    """Counted from 0."""
    statistics: RunStatistics

    def __post_init__(self) -> None:
        for name in (self.kind, self.question, self.mode):
            checked_name(name)
        counted = self.statistics
        if not counted.accepted <= counted.evaluated <= counted.drafted:
            raise ValueError(said("accepted-beyond-drafted"))


@dataclass(frozen=True, slots=True)
class Median:
    """Measurements of several rounds, represented by their median."""

    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """Median of the values."""
        return statistics.median(self.values)

    @property
    def range(self) -> tuple[float, float]:
        """Minimum and maximum."""
        return min(self.values), max(self.values)

    @property
    def spread(self) -> float:
        """Half of the range."""
        least, most = self.range
        return (most - least) / 2.0

    @property
    def enough(self) -> bool:
        """Whether there are enough values for a comparison."""
        return len(self.values) >= FEWEST_ROUNDS

    def differs(self, other: Median) -> bool:
        """Whether the medians differ by more than the rounds vary anyway."""
        apart = abs(self.value - other.value)
        return (
            self.enough
            and other.enough
            and apart >= WORTH * min(self.value, other.value)
            and apart > self.spread + other.spread
        )

    def exceeds(self, other: Median) -> bool:
        """Whether the median is higher by more than the rounds vary anyway."""
        return self.value > other.value and self.differs(other)


@dataclass
class Experiment(Generic[T]):
    """An experiment with a loaded session, run once by ``run``."""

    session: Session

    def run(
        self,
        progress: Callable[[ExperimentProgress], None] = lambda _: None,
        should_continue: Callable[[], bool] = lambda: True,
    ) -> T | None:
        """Return the result; None if it was stopped.

        ``should_continue`` is called at every step; once it returns False the experiment ends.
        ``session.cancel``, called after that, aborts a long pass as well. Raises what
        ``Session.generate`` raises, and ``ModelLoadError`` if there is no room for what has to be
        loaded.
        """
        self._progress, self.should_continue = progress, should_continue
        self._share = self._reported_s = 0.0
        self._begun_s = time.perf_counter()
        try:
            result = self._measure()
            self.check_cancelled()
        except (Cancelled, DecodeAborted):
            return self._so_far()
        self._store(result)
        return result

    def _measure(self) -> T:
        raise NotImplementedError

    def _so_far(self) -> T | None:
        """Return the result of a stopped experiment."""
        return None

    def _store(self, result: T) -> None:
        """Store a result for later sessions."""

    @property
    def elapsed_s(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self._begun_s

    def check_cancelled(self) -> None:
        """Raise ``Cancelled`` if the experiment is to end."""
        if not self.should_continue():
            raise Cancelled

    @property
    def _report_due(self) -> bool:
        """Whether another report from inside an answer is due."""
        return time.perf_counter() - self._reported_s >= _SHORTEST_PAUSE_S

    def _report(
        self, share: float, doing: str = "", seconds_left: float | None = None, found: object = None
    ) -> None:
        """Report progress; raises as ``check_cancelled`` does."""
        self.check_cancelled()
        self._share, self._reported_s = max(self._share, min(1.0, share)), time.perf_counter()
        self._progress(ExperimentProgress(self._share, doing, seconds_left, found))

    def _remember(self, results: PairResults[T], result: T, *more: object) -> None:
        draft = self.session.draft
        its = draft.metadata.path if draft else None
        results.add(self.session.target_metadata.path, its, result, *more)


class PairResults(Generic[T]):
    """Results of one experiment on this machine, read once, on construction."""

    kind: ClassVar[str]
    """Kind of ``ResultCache``."""
    record: type[T]

    def __init__(self) -> None:
        self._remembered = ResultCache(self.kind)

    def result(self, target: Path, draft: Path | None, *more: object) -> T | None:
        """Return the result for these files as they are now, or None.

        ``draft`` is None for a target that drafts from its own text; ``more`` is what else the
        result depends on.
        """
        if not len(self._remembered):  # computing a key loads llama.cpp, which must not happen here
            return None
        return self._remembered.get(self._key(target, draft, *more), self.record)

    def add(self, target: Path, draft: Path | None, result: T, *more: object) -> None:
        """Store a result, replacing an older one."""
        self._remembered.add(self._key(target, draft, *more), result)

    def _key(self, target: Path, draft: Path | None, *more: object) -> str:
        files = [path for path in (target, draft) if path is not None]
        return result_key(files, *more, __version__)


def apply_known_pair(
    session: Session, learned: LearnedPair | None, should_continue: Callable[[], bool]
) -> None:
    """Apply to another session what is known of its pair, as in a chat.

    ``learned`` takes precedence over what is stored. Raises ``Cancelled``.
    """
    measured = should_continue() and measure_costs(session)
    if not should_continue():
        raise Cancelled
    if not measured:
        _log.warning("An experiment runs without measured times of passes")
    if learned is not None:
        session.recall(learned)
    else:
        recall_pair(session)


def fitting_prompts(names: Iterable[str], tokens_of: PromptTokens, room: int) -> list[Prompt]:
    """Return built-in questions that fit ``room`` tokens in the chat format of a model."""
    texts = ((name, built_in_prompts(name.partition("/")[0])[name]) for name in names)
    prompts = [Prompt(name, tokens_of(text)) for name, text in texts]
    return [prompt for prompt in prompts if 0 < len(prompt.tokens) <= room]


def added(counted: Iterable[RunStatistics]) -> RunStatistics:
    """Return the combined counters of several answers."""
    total = RunStatistics()
    for each in counted:
        total.add(each)
    return total


_KINDS = {
    "everyday": tr_noop("Questions", about="a kind of text"),
    "stories": tr_noop("Stories", about="a kind of text"),
    "chat": tr_noop("Chat", about="a kind of text"),
    "code": tr_noop("Code", about="a kind of text"),
    "rewrite": tr_noop("Rewriting", about="a kind of text"),
    "copy": tr_noop("Copying", about="a kind of text"),
    "long": tr_noop("Long text", about="a kind of text"),
    "quick": tr_noop("Mixed", about="a kind of text"),
}


def kind_words(kind: str | None) -> str:
    """Return the name of a kind of text, or of all; a user's file has its own name."""
    if kind is None:
        return tr("All kinds")
    return tr(_KINDS[kind], about="a kind of text") if kind in _KINDS else shown_name(kind, 24)
