"""A speedup is told with how sure it is; what a few steps say is not told as a fact."""

import random
from dataclasses import replace

import pytest
from scipy import stats

from foretoken.engine.events import RunStatistics, StepFinished
from foretoken.engine.figures import NO_DRAFTS, TOO_SHORT, speedup
from foretoken.engine.speedup import measured_speedup, student

PLAIN = 100.0  # tokens per second: 10 ms a pass


def counted(*steps: tuple[int, float], drafted: int = 7) -> RunStatistics:
    """Steps of so many tokens and milliseconds."""
    statistics = RunStatistics()
    for index, (tokens, ms) in enumerate(steps):
        accepted = tokens - 1
        evaluated = min(drafted, accepted + 1)
        statistics.count_step(
            StepFinished(index, drafted, drafted, evaluated, accepted, 1.0, ms - 1.0, ms, 0)
        )
    return statistics


def test_a_ratio_is_that_of_the_sums() -> None:
    found = measured_speedup([(counted((8, 20.0), (2, 20.0)), PLAIN)])
    assert found is not None
    assert found.ratio == pytest.approx(100.0 / 40.0)
    assert (found.steps, found.generated) == (2, 10)
    assert (found.seconds, found.plain_seconds) == pytest.approx((0.04, 0.1))


def test_answers_are_joined_each_with_the_plain_speed_of_its_time() -> None:
    fast, slow = counted((4, 10.0)), counted((1, 20.0))
    found = measured_speedup([(fast, 100.0), (slow, 50.0), (fast, None), (RunStatistics(), 100.0)])
    assert found is not None
    assert found.ratio == pytest.approx((40.0 + 20.0) / 30.0)
    assert measured_speedup([(fast, None)]) is None


def test_plain_against_plain_is_one() -> None:
    # 30 passes that scatter by a tenth, the last one for the end token.
    rng = random.Random(1)
    passes = [(1, 10.0 * rng.uniform(0.9, 1.1)) for _ in range(30)]
    found = measured_speedup([(counted(*passes, drafted=0), PLAIN)])
    assert found is not None
    assert found.conclusive
    assert found.ratio == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize(
    "steps",
    [
        [(1, 20.0)],  # 0.5x
        [(8, 24.0)],  # 3.3x
        [(8, 24.0), (8, 24.0)],  # alike, but two are two
        [(1, 20.0), (8, 24.0), (1, 20.0), (8, 24.0)],
        [(1, 20.0)] * 3,
    ],
)
def test_few_steps_are_too_short_to_compare(steps: list[tuple[int, float]]) -> None:
    figure = speedup(counted(*steps), PLAIN)
    assert figure is not None
    assert (figure.number, figure.unit) == ("", TOO_SHORT)


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ([(8, 24.0), (5, 20.0)] * 8, "3.0x"),  # clearly faster
        ([(1, 20.0)] * 8, "0.5x"),  # clearly slower
        ([(2, 21.0), (2, 19.0)] * 8, "1.0x"),  # clearly neither
        ([(1, 11.0)] * 28 + [(13, 40.0)], "1.2x"),  # a paragraph, whatever its steps are like
        ([(16, 50.0)] * 2 + [(13, 40.0)], "3.2x"),  # and however few they are
    ],
)
def test_what_is_certain_is_told(steps: list[tuple[int, float]], text: str) -> None:
    figure = speedup(counted(*steps), PLAIN)
    assert figure is not None
    assert figure.number == text
    assert "±" in figure.explanation


def test_the_interval_holds_the_true_ratio() -> None:
    # Steps as drafting makes them: 1 to 8 tokens, times that grow with them, noise in both.
    rng = random.Random(7)

    def step() -> tuple[int, float]:
        tokens = rng.choice([1, 1, 2, 3, 5, 8, 8])
        return tokens, (12.0 + 1.5 * tokens) * rng.uniform(0.8, 1.3)

    long = measured_speedup([(counted(*(step() for _ in range(40_000))), PLAIN)])
    assert long is not None
    assert long.uncertainty is not None
    assert long.uncertainty < 0.02 * long.ratio
    hits = 0
    for _ in range(400):
        short = measured_speedup([(counted(*(step() for _ in range(12))), PLAIN)])
        assert short is not None
        assert short.uncertainty is not None
        hits += abs(short.ratio - long.ratio) <= short.uncertainty
    assert 0.90 <= hits / 400 <= 0.99


def test_no_drafts_are_no_speedup_whatever_the_clock_says() -> None:
    figure = speedup(counted((1, 25.0), (1, 25.0), drafted=0), PLAIN)
    assert figure is not None
    assert figure.text == NO_DRAFTS
    assert speedup(RunStatistics(), PLAIN) is None


def test_the_quantiles_are_those_ofstudent() -> None:
    for freedom in (*range(1, 40), 100, 1000):
        assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=0.005)


def test_joined_counters_are_as_sure_as_one_run() -> None:
    steps = [(8, 24.0), (1, 19.0), (4, 22.0), (6, 21.0), (1, 20.0)]
    joined = RunStatistics()
    joined.add(counted(*steps[:2]))
    joined.add(counted(*steps[2:]))
    apart = measured_speedup([(counted(*steps[:2]), PLAIN), (counted(*steps[2:]), PLAIN)])
    assert measured_speedup([(joined, PLAIN)]) == apart
    assert measured_speedup([(replace(counted(*steps)), PLAIN)]) == apart
