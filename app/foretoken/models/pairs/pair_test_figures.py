"""From the runs of a pair test to its result.

A kind of text has the speeds of all its tokens over all their time, and their ratio; the whole test
has the geometric mean of these ratios. So a reader finds every figure in those beside it, and the
total lies between its parts.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from foretoken.engine.benchmark import PLAIN, BenchmarkRun
from foretoken.engine.config import LookaheadRule
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import TOO_BUSY
from foretoken.engine.speedup import believable
from foretoken.models.pairs.pair_test_results import KindResult, PairTestResult, TriedLookahead
from foretoken.system.language import tr, tr_noop

ADAPTIVE = LookaheadRule.ADAPTIVE.value
FEWEST_TOKENS = 8
"""An answer that ended sooner says little of the speed."""
TOO_SHORT = tr_noop("answers too short to time")


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
    total = RunStatistics()
    for run in runs:
        if run.mode == mode:
            total.add(run.statistics)
    return total


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
