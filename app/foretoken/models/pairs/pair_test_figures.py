"""From the runs of a pair test to its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from foretoken.engine.benchmark import PLAIN, ModeSummary, Run, summarise
from foretoken.engine.config import LookaheadRule
from foretoken.models.pairs.pair_test_results import KindResult, PairTestResult, TriedLookahead

ADAPTIVE = LookaheadRule.ADAPTIVE.value
FEWEST_TOKENS = 8
"""An answer that ended sooner says little of the speed."""
TOO_SHORT = "answers too short to time"


def result_of(runs: Sequence[Run], reasons: Mapping[str, str], seconds: float) -> PairTestResult:
    """Summarise runs whose ``prompt`` is the kind of text.

    ``reasons`` tells of each kind, in their order, why there are no runs of it if there are none.
    ``seconds`` is how long the test took.
    """
    counted = _long_enough(runs)
    asked = {run.prompt for run in runs}
    reasons = {kind: TOO_SHORT if kind in asked else why for kind, why in reasons.items()}
    rows = _by_mode(counted)
    plain, whole = rows.get(PLAIN), rows.get(ADAPTIVE)
    return PairTestResult(
        kinds=tuple(_kind_result(kind, counted, why) for kind, why in reasons.items()),
        speedup=whole.speedup if whole else None,
        speedup_range=whole.speedup_range if whole else None,
        acceptance_rate=whole.acceptance_rate if whole else None,
        lookaheads=_tried(counted),
        questions=whole.runs if whole else 0,
        measured_at=datetime.now(UTC),
        seconds=seconds,
        plain_range=plain.tokens_per_second_range if plain else None,
    )


def _kind_result(kind: str, counted: Sequence[Run], why_not: str) -> KindResult:
    rows = _by_mode([run for run in counted if run.prompt == kind])
    if not rows:
        return KindResult(kind, problem=why_not)
    plain, adaptive = rows[PLAIN], rows[ADAPTIVE]
    return KindResult(
        kind,
        plain.tokens_per_second,
        adaptive.tokens_per_second,
        adaptive.speedup,
        adaptive.acceptance_rate,
    )


def _long_enough(runs: Sequence[Run]) -> list[Run]:
    """Leave out the questions that some way of decoding answered too shortly to be timed."""
    short = {
        (run.prompt, run.round)
        for run in runs
        if run.statistics.tokens < FEWEST_TOKENS or run.speedup is None
    }
    return [run for run in runs if (run.prompt, run.round) not in short]


def _by_mode(runs: Sequence[Run]) -> dict[str, ModeSummary]:
    return {row.mode: row for row in summarise(runs)}


def _tried(runs: Sequence[Run]) -> tuple[TriedLookahead, ...]:
    """Compare fixed lengths over the questions that were answered in all of them."""
    turns: dict[tuple[str, int], list[Run]] = {}
    for run in runs:
        turns.setdefault((run.prompt, run.round), []).append(run)
    most = max(map(len, turns.values()), default=0)
    complete = [run for turn in turns.values() if len(turn) == most for run in turn]
    speeds = {
        0 if mode == PLAIN else int(mode.partition(":")[2]): row.tokens_per_second
        for mode, row in _by_mode(complete).items()
        if mode != ADAPTIVE
    }
    if len(speeds) < 2:
        return ()
    return tuple(TriedLookahead(n, speed) for n, speed in sorted(speeds.items()) if speed)
