"""A speedup compares passes of the same moments, and is told with how sure it is, or withheld."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from answer_events import a_step
from foretoken.engine.events import RunStatistics, StepFinished
from foretoken.engine.figures import NO_DRAFTS, TOO_BUSY, TOO_SHORT, speedup
from foretoken.engine.speedup import (
    PlainComparison,
    PlainReference,
    Speedup,
    believable,
    compare_steps,
    measured_speedup,
)

PLAIN = 100.0  # tokens per second: 10 ms a pass


def drafted(tokens: int, ms: float, *, busy: float | None = None, length: int = 7) -> StepFinished:
    return a_step(length, tokens - 1, ms, draft_ms=1.0, others_busy=busy)


def plain(ms: float, *, busy: float | None = None) -> StepFinished:
    return a_step(ms=ms, others_busy=busy)


def counted(
    steps: Iterable[StepFinished], before: PlainReference | float | None = PLAIN
) -> RunStatistics:
    """The counters of an answer; ``before`` is the plain speed of earlier ones."""
    if not isinstance(before, PlainReference):
        before = PlainReference.at_speed(before)
    statistics = RunStatistics()
    numbered = [replace(step, index=index) for index, step in enumerate(steps)]
    for step in numbered:
        statistics.count_step(step)
    compare_steps(statistics, numbered, before)
    return statistics


def told(statistics: RunStatistics) -> str:
    """What stands in the footer."""
    figure = speedup(statistics)
    assert figure is not None
    return figure.number or figure.unit


def test_a_ratio_is_that_of_the_sums() -> None:
    found = measured_speedup(counted([drafted(8, 20.0), drafted(2, 20.0)]))
    assert found is not None
    assert found.ratio == pytest.approx(100.0 / 40.0)
    assert (found.steps, found.generated) == (2, 10)
    assert (found.seconds, found.plain_seconds) == pytest.approx((0.04, 0.1))
    assert told(counted([plain(25.0)] * 2)) == NO_DRAFTS, "whatever the clock says"
    assert speedup(RunStatistics()) is None


def test_passes_of_the_answer_itself_count_and_not_those_of_earlier_ones() -> None:
    # 12 ms a plain pass where earlier answers had 10; the first of a row is slower and no measure.
    probe = [plain(16.0), plain(12.0), plain(12.0), plain(12.0)]
    found = measured_speedup(counted([*probe, *[drafted(4, 24.0)] * 20, *probe], None))
    assert found is not None
    whole_ms = 80 * 12.0 + 2 * (12.0 + 3 * 12.0)
    assert found.plain_seconds * 1000 == pytest.approx(whole_ms)
    assert found.plain_tokens_per_second == pytest.approx(1000 / 12.0)


def test_a_plain_pass_is_its_own_measure_however_slow_the_computer_is() -> None:
    # Drafting has paused; then the computer is four times slower until somebody presses Esc.
    quiet, slow = [plain(10.0, busy=0.0)] * 60, [plain(40.0, busy=0.5)] * 60
    found = measured_speedup(counted([drafted(1, 14.0, busy=0.0), *quiet, *slow]))
    assert found is not None
    assert found.ratio == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize(("busy", "idle"), [(0.6, 0.0), (None, None)])
def test_slow_plain_passes_flatter_no_drafts(busy: float | None, idle: float | None) -> None:
    """Load while plain passes were timed, none beside the drafts: 2.2x is not told as 8.9x."""
    slow = [plain(50.0, busy=busy), *[plain(40.0, busy=busy)] * 3]
    quick = [plain(12.0, busy=idle), *[plain(10.0, busy=idle)] * 3]
    drafts = [drafted(4, 18.0, busy=idle)] * 20
    for answer in ([*slow, *drafts, *quick], [*quick, *drafts, *slow]):
        found = measured_speedup(counted(answer, None))
        assert found is None or found.ratio < 2.3


def test_quiet_moments_count_where_there_are_enough_of_them() -> None:
    quick = [plain(12.0, busy=0.0), *[plain(10.0, busy=0.0)] * 3]
    slow = [plain(50.0, busy=0.6), *[plain(40.0, busy=0.6)] * 3]
    both = [*quick, *[drafted(4, 20.0, busy=0.0)] * 20, *slow, *[drafted(4, 80.0, busy=0.6)] * 20]
    found = measured_speedup(counted(both))
    assert found is not None
    assert found.ratio == pytest.approx(2.0, abs=0.15)
    assert found.steps == 24
    # Nothing is said of steps beside a load without plain passes beside it.
    assert told(counted([*both[:5], *both[28:]], None)) == TOO_BUSY


def test_no_pass_over_a_draft_is_faster_than_a_plain_one() -> None:
    found = measured_speedup(counted([drafted(1, 9.7, length=1)] * 40))
    assert found is not None
    assert found.ratio == pytest.approx(1.0)
    assert told(counted([drafted(1, 5.0, length=1)] * 40)) == TOO_BUSY
    assert told(counted([drafted(2, 6.0)] * 40)) == TOO_BUSY
    assert believable(1.05, 1.0) == 1.0
    assert believable(3.3, 1.1) is None
    assert believable(2.0, 3.5) == 2.0


def test_what_was_left_out_is_in_no_total() -> None:
    total = RunStatistics()
    total.add(counted([drafted(8, 40.0)] * 10))
    total.add(counted([drafted(8, 40.0)] * 10, 2 * PLAIN))  # of another time
    total.add(counted([drafted(2, 6.0)] * 1000))
    found = measured_speedup(total)
    assert found is not None
    assert found.ratio == pytest.approx(1.5)
    assert found.saved_seconds == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ([drafted(8, 24.0)] * 2 + [drafted(3, 20.0)], "2.8x"),  # 17 of 17, 6.3 a pass
        ([drafted(1, 30.0)] * 3, "0.3x"),  # and as bad, as soon
        ([drafted(2, 21.0), drafted(2, 19.0)] * 8, "1.0x"),
    ],
)
def test_good_and_bad_are_told_as_soon(steps: list[StepFinished], text: str) -> None:
    assert told(counted(steps)) == text
    # A thousandth of a second is too short for a clock, however many steps there are.
    tiny = [replace(step, total_ms=step.total_ms / 50) for step in steps[:3]]
    assert told(counted(tiny, 50 * PLAIN)) == TOO_SHORT


def test_an_uncertain_speedup_of_a_long_answer_is_withheld() -> None:
    # Plain passes that scatter widely, with no share of others that would explain it.
    probe = [plain(12.0), plain(5.0), plain(20.0), plain(12.0)]
    assert told(counted([*probe, *[drafted(3, 25.0)] * 60, *probe], None)) == TOO_BUSY
    # And those that are alike, but not before and behind the same steps.
    quick, slow = ([plain(12.0), *[plain(ms)] * 3] for ms in (10.0, 20.0))
    turns = [step for probe in (quick, slow) * 3 for step in [*probe, *[drafted(3, 25.0)] * 20]]
    assert told(counted(turns, None)) == TOO_BUSY


def test_what_is_told_while_an_answer_grows_is_what_is_told_at_its_end() -> None:
    steps = [plain(12.0), *[plain(10.0)] * 3, *[drafted(4, 22.0)] * 9, plain(12.0), plain(10.0)]
    growing, comparison = RunStatistics(), PlainComparison()
    for index, step in enumerate(steps):
        growing.count_step(step)
        comparison.add(replace(step, index=index))
        comparison.tell(growing)
        comparison.tell(growing)  # asking changes nothing
    assert measured_speedup(growing) == measured_speedup(counted(steps, None))


def test_one_or_two_steps_are_no_speedup() -> None:
    """How much steps scatter cannot be seen in them."""
    assert [Speedup(2.0, 0.1, steps, 9, 1.0, 2.0).conclusive for steps in (1, 2, 3)] == [
        False,
        False,
        True,
    ]
