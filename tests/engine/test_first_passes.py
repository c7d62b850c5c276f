"""Whether a record is still true is told by the first passes of a session."""

import pytest

from foretoken.engine.lookahead.first_passes import FirstPasses


def unlike(first: FirstPasses, times: list[float]) -> bool:
    for ms in times:
        first.observe(ms, 10.0)
    return first.unlike


@pytest.mark.parametrize("ms", [5.0, 8.0, 13.0, 40.0])
def test_slower_and_quicker_passes_are_noticed(ms: float) -> None:
    assert unlike(FirstPasses(), [ms] * 6)


def test_a_few_odd_passes_are_not_enough() -> None:
    assert not unlike(FirstPasses(), [30.0, 10.0, 11.0, 50.0, 10.5, 9.5])
    assert not unlike(FirstPasses(), [30.0] * 5), "too few"


def test_only_the_first_ones_tell_of_the_record() -> None:
    assert not unlike(FirstPasses(), [10.0] * 6 + [30.0] * 20)
