"""What a pair test found: its figures, and where they are kept.

A kind of text has the speeds of all its tokens over all their time, and their ratio; the whole test
has the geometric mean of these ratios. So a reader finds every figure in those beside it, and the
total lies between its parts.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from foretoken.engine.benchmark import PLAIN, BenchmarkRun
from foretoken.engine.config import LookaheadRule
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import TOO_BUSY
from foretoken.engine.speedup import believable
from foretoken.models.pairs.experiment import PairResults
from foretoken.models.pairs.report import added
from foretoken.models.remembered import PAIR_TESTS
from foretoken.system.language import tr, tr_noop

ADAPTIVE = LookaheadRule.ADAPTIVE.value
FEWEST_TOKENS = 8
"""An answer that ended sooner says little of the speed."""
TOO_SHORT = tr_noop("answers too short to time")
# Kinds of text hardly change what a plain pass takes; a busy machine does.
_STEADY = 1.5


@dataclass(frozen=True, slots=True)
class KindResult:
    """Of one kind: all its tokens over all their time; None where there is a ``problem``."""

    kind: str
    plain_tokens_per_second: float | None = None
    tokens_per_second: float | None = None
    """Drafting adaptively, as the chat does."""
    speedup: float | None = None
    """The one speed over the other."""
    draft_acceptance_rate: float | None = None
    """Accepted / drafted; None where nothing was drafted."""
    problem: str | None = None
    """Why there are no figures, in the language of that time."""


@dataclass(frozen=True, slots=True)
class TriedLookahead:
    """Drafting the same number of tokens in every step."""

    lookahead: int
    """0 is plain decoding."""
    tokens_per_second: float
    """All tokens over all their time, of the same questions as with the other lengths."""


@dataclass(frozen=True, slots=True)
class PairTestResult:
    """Measured answers of a pair, sampled as in a chat; reading the questions is not counted."""

    kinds: tuple[KindResult, ...]
    speedup: float | None
    """Of drafting adaptively: the geometric mean of the kinds; None without any in time."""
    speedup_range: tuple[float, float] | None
    """The slowest and the fastest kind."""
    draft_acceptance_rate: float | None
    """Accepted / drafted over all of these runs; None where nothing was drafted."""
    lookaheads: tuple[TriedLookahead, ...]
    """Shortest first, 0 included; empty where there was no time for fixed lengths."""
    questions: int
    """That were answered in all ways."""
    measured_at: datetime
    seconds: float
    """How long the test took."""
    plain_range: tuple[float, float] | None = None
    """Slow and fast plain answers, in tokens per second: all but one in ten at either end."""

    @property
    def best_lookahead(self) -> int | None:
        """The fastest length of those tried; 0: plain decoding was faster than all of them."""
        fastest = max(self.lookaheads, key=lambda tried: tried.tokens_per_second, default=None)
        return None if fastest is None else fastest.lookahead

    @property
    def gains(self) -> bool:
        """Whether drafting is faster than plain decoding, as far as one decimal tells."""
        return self.speedup is not None and round(self.speedup, 1) > 1.0

    @property
    def disturbed(self) -> bool:
        """Whether even plain decoding had no steady speed: other programs kept the machine busy."""
        return self.plain_range is not None and self.plain_range[1] > _STEADY * self.plain_range[0]

    @property
    def problem(self) -> str | None:
        """Why there is no figure at all; None where there is one."""
        if self.speedup is not None:
            return None
        why = next((kind.problem for kind in self.kinds if kind.problem), None)
        return why or tr("nothing was measured")


class PairTests(PairResults[PairTestResult]):
    """All that was found on this machine."""

    kind, way, record = PAIR_TESTS, "pair test as in a chat", PairTestResult  # not translated


def remembered_result(target: Path, draft: Path | None) -> PairTestResult | None:
    """Return what was found for one pair; for many pairs ask one ``PairTests``."""
    return PairTests().result(target, draft)


# --- from the runs to the result ------------------------------------------------------------------


def result_of(
    runs: Sequence[BenchmarkRun], reasons: Mapping[str, str], seconds: float
) -> PairTestResult:
    """Summarise runs whose ``prompt`` is the kind of text.

    ``reasons`` tells of each kind, in their order, why there are no runs of it if there are none.
    ``seconds`` is how long the test took.
    """
    counted = _long_enough(runs)
    asked = {run.prompt for run in runs}
    reasons = {kind: tr(TOO_SHORT) if kind in asked else why for kind, why in reasons.items()}
    kinds = tuple(_kind_result(kind, counted, why) for kind, why in reasons.items())
    speedups = [kind.speedup for kind in kinds if kind.speedup is not None]
    plain = sorted(
        speed
        for run in counted
        if run.mode == PLAIN and (speed := run.statistics.tokens_per_second) is not None
    )
    # One answer in ten may be held up, or be over too soon.
    apart = len(plain) // 10
    return PairTestResult(
        kinds=kinds,
        speedup=statistics.geometric_mean(speedups) if speedups else None,
        speedup_range=(min(speedups), max(speedups)) if speedups else None,
        draft_acceptance_rate=_total(counted, ADAPTIVE).draft_acceptance_rate,
        lookaheads=_tried(counted),
        questions=sum(run.mode == ADAPTIVE for run in counted),
        measured_at=datetime.now(UTC),
        seconds=seconds,
        plain_range=(plain[apart], plain[-1 - apart]) if plain else None,
    )


def _kind_result(kind: str, counted: Sequence[BenchmarkRun], why_not: str) -> KindResult:
    runs = [run for run in counted if run.prompt == kind]
    plain, adaptive = _total(runs, PLAIN), _total(runs, ADAPTIVE)
    slow, fast = plain.tokens_per_second, adaptive.tokens_per_second
    if not slow or not fast:
        return KindResult(kind, problem=why_not)
    ratio = believable(fast / slow, adaptive.mean_acceptance_length)
    if ratio is None:
        return KindResult(kind, problem=tr(TOO_BUSY))
    return KindResult(kind, slow, fast, ratio, adaptive.draft_acceptance_rate)


def _long_enough(runs: Sequence[BenchmarkRun]) -> list[BenchmarkRun]:
    """Leave out the questions that some way of decoding answered too shortly to be timed."""
    short = {
        (run.prompt, run.round)
        for run in runs
        if run.statistics.tokens < FEWEST_TOKENS or run.speedup is None
    }
    return [run for run in runs if (run.prompt, run.round) not in short]


def _total(runs: Sequence[BenchmarkRun], mode: str) -> RunStatistics:
    """Counters of all runs of a mode together."""
    return added([run.statistics for run in runs if run.mode == mode])


def _tried(runs: Sequence[BenchmarkRun]) -> tuple[TriedLookahead, ...]:
    """Compare fixed lengths over the questions that were answered in all of them."""
    turns: dict[tuple[str, int], list[BenchmarkRun]] = {}
    for run in runs:
        turns.setdefault((run.prompt, run.round), []).append(run)
    most = max(map(len, turns.values()), default=0)
    complete = [run for turn in turns.values() if len(turn) == most for run in turn]
    speeds = {
        0 if mode == PLAIN else int(mode.partition(":")[2]): _total(complete, mode)
        for mode in dict.fromkeys(run.mode for run in complete)
        if mode != ADAPTIVE
    }
    if len(speeds) < 2:
        return ()
    return tuple(
        TriedLookahead(number, speed)
        for number, total in sorted(speeds.items())
        if (speed := total.tokens_per_second)
    )
