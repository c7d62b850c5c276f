"""Counters are facts; every ratio follows from them, or does not exist."""

import dataclasses

import pytest

from answer_events import a_step
from foretoken.engine.events import DraftCounts, DraftSource, RunStatistics, StepFinished


def step(drafted: int, accepted: int, index: int = 0) -> StepFinished:
    draft_ms = 1.0 if drafted else 0.0
    return a_step(drafted, accepted, 4.0, draft_ms=draft_ms, verify_ms=2.0, index=index)


def counted(*steps: StepFinished) -> RunStatistics:
    statistics = RunStatistics()
    for each in steps:
        statistics.count_step(each)
    return statistics


def test_without_passes_there_are_no_ratios() -> None:
    statistics = RunStatistics()
    assert statistics.tokens_per_second is None
    assert statistics.acceptance_rate is None
    assert statistics.draft_acceptance_rate is None
    assert statistics.mean_acceptance_length is None


def test_ratios_of_a_mixed_run() -> None:
    # 4 of 4, 1 of 4 (2 judged), a plain pass, 2 of 2.
    statistics = counted(step(4, 4), step(4, 1), step(0, 0), step(2, 2))
    assert (statistics.drafted, statistics.evaluated, statistics.accepted) == (10, 8, 7)
    assert statistics.steps == 4
    assert statistics.acceptance_rate == 7 / 8
    assert statistics.draft_acceptance_rate == 7 / 10
    assert statistics.mean_acceptance_length == 11 / 4
    assert (statistics.draft_ms, statistics.verify_ms, statistics.decode_ms) == (3.0, 8.0, 16.0)
    assert statistics.tokens_per_second == 11 / 0.016


def test_a_model_and_lookup_are_counted_apart() -> None:
    by_model, by_lookup = DraftSource.MODEL, DraftSource.LOOKUP
    steps = [
        dataclasses.replace(step(4, 1), source=by_model),
        dataclasses.replace(step(6, 6), source=by_lookup),
        step(0, 0),
        dataclasses.replace(step(2, 2), source=by_model),
    ]
    statistics = counted(*steps)
    assert statistics.by_source == {by_model: DraftCounts(6, 4, 3), by_lookup: DraftCounts(6, 6, 6)}
    assert statistics.by_source[by_model].acceptance_rate == 3 / 4
    assert statistics.by_source[by_model].draft_acceptance_rate == 3 / 6
    assert (statistics.drafted, statistics.evaluated, statistics.accepted) == (12, 10, 9)
    total = RunStatistics()
    for part in (counted(*steps[:1]), counted(*steps[1:]), RunStatistics()):
        total.add(part)
    # The first step of each part has no gap before it.
    assert dataclasses.replace(total, gaps=statistics.gaps) == statistics


def test_what_stands_behind_the_end_is_no_part_of_the_answer() -> None:
    # Four of four accepted, but the second of them ended the answer.
    ended = dataclasses.replace(step(4, 4), unused=3)
    assert ended.tokens == 2
    statistics = counted(step(4, 4), ended)
    assert statistics.generated == 7
    assert statistics.mean_acceptance_length == 7 / 2


def test_gaps_are_from_step_to_step_and_add_up() -> None:
    # A hundred steps of three tokens: 50 ms each, every tenth 200 ms. The first one is the wait.
    times = [900.0, *(200.0 if index % 10 == 9 else 50.0 for index in range(100))]
    steps = [dataclasses.replace(step(4, 2, i), total_ms=ms) for i, ms in enumerate(times)]
    whole = counted(*steps)
    assert sum(whole.gaps) == 100
    assert whole.gap_median_ms == pytest.approx(50.0, rel=0.01)
    assert whole.gap_p95_ms == pytest.approx(200.0, rel=0.01)
    slow = counted(*(dataclasses.replace(each, total_ms=1000.0) for each in 2 * steps))
    whole.add(slow)
    assert whole.gap_median_ms == pytest.approx(1000.0, rel=0.01)
    single = counted(step(4, 2))
    assert (single.gap_median_ms, single.gap_p95_ms) == (None, None)
    odd = counted(step(0, 0), *(dataclasses.replace(step(0, 0), total_ms=t) for t in (0.0, 1e12)))
    assert odd.gap_ms(0.5) == pytest.approx(0.5)
