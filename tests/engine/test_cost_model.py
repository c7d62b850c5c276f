"""Pass times: what lies between measured sizes, and what real steps teach."""

import math

import pytest

from foretoken.engine.lookahead.cost_model import PassCosts, without_attention

BUMPY = {1: 10.0, 2: 14.0, 4: 9.0, 8: 20.0}


def test_measured_sizes_are_kept_and_others_lie_between() -> None:
    costs = PassCosts(BUMPY)
    for tokens, ms in BUMPY.items():
        assert costs.ms(tokens) == pytest.approx(ms)
    assert costs.ms(3) == pytest.approx(11.5)
    assert costs.ms(6) == pytest.approx(14.5)
    assert costs.curve(4) == pytest.approx([10.0, 14.0, 11.5, 9.0])


def test_beyond_the_largest_size_the_upper_half_goes_on() -> None:
    costs = PassCosts(BUMPY)
    assert costs.ms(12) == pytest.approx(20.0 + 4 * (20.0 - 9.0) / 4)
    falling = PassCosts({1: 10.0, 2: 9.0})
    assert falling.ms(5) == pytest.approx(9.0)
    assert PassCosts({1: 3.0}).ms(4) == pytest.approx(12.0)


@pytest.mark.parametrize("bad", [{}, {1: 0.0}, {1: -1.0}, {1: math.nan}, {1: math.inf}])
def test_no_times_are_no_model(bad: dict[int, float]) -> None:
    with pytest.raises(ValueError, match="above zero"):
        PassCosts(bad)


def test_what_slows_passes_with_other_threads_slows_no_pass_over_one_token() -> None:
    times = {**BUMPY, 4: 11.0}
    costs = PassCosts(times)
    costs.apart = True
    for _ in range(30):
        costs.observe(4, 22.0)
        costs.observe(8, 40.0)
    assert costs.ms(1) == pytest.approx(10.0)
    assert costs.ms(2) == pytest.approx(28.0, rel=0.1)
    costs.scale(0.5, from_tokens=2)
    assert costs.ms(4) == pytest.approx(11.0, rel=0.1)
    assert costs.ms(1) == pytest.approx(10.0)
    for size in (1, 4, 1, 8, 1, 4):  # another machine slows all of them
        costs.observe(size, 3.0 * times[size])
    assert costs.ms(1) == pytest.approx(30.0, rel=0.1)
    assert costs.ms(8) == pytest.approx(60.0, rel=0.1)


@pytest.mark.parametrize("times", [0.4, 0.7, 1.5, 2.5])
def test_times_of_another_moment_are_corrected_within_a_few_passes(times: float) -> None:
    costs = PassCosts({tokens: ms * times for tokens, ms in BUMPY.items()})
    for _ in range(6):
        costs.observe(1, 10.0)
    assert costs.curve(8) == pytest.approx(PassCosts(BUMPY).curve(8), rel=0.12)
    drafting = PassCosts({tokens: ms * times for tokens, ms in BUMPY.items()})
    for tokens in (4, 8, 4, 8, 2, 4):
        drafting.observe(tokens, BUMPY[tokens])
    assert drafting.ms(1) == pytest.approx(10.0, rel=0.15)


def test_plain_passes_that_are_held_up_do_not_make_longer_ones_look_quick() -> None:
    costs = PassCosts({1: 10.0, 2: 14.0, 4: 15.0})
    costs.apart = True
    for _ in range(30):
        costs.observe(1, 60.0)
    assert costs.ms(1) <= min(costs.curve(33)[1:])


def test_times_from_a_busy_moment_are_no_longer_than_those_of_shorter_passes_together() -> None:
    held_up = {1: 3.2, 2: 7.0, 4: 9.5, 8: 52.2, 12: 110.0}
    assert PassCosts(held_up).ms(12) == pytest.approx(110.0)
    costs = PassCosts(held_up, doubtful=True)
    assert costs.ms(4) == pytest.approx(9.5)
    assert costs.ms(8) < 2.0 * 1.3 * 9.5
    assert costs.ms(12) < 3.0 * 1.6 * 9.5


def test_one_held_up_pass_changes_little() -> None:
    costs = PassCosts(BUMPY)
    costs.observe(1, 10_000.0)
    assert costs.ms(1) < 13.0


def test_without_measurement_the_first_pass_sets_the_scale() -> None:
    costs = PassCosts()
    shape = costs.ms(4) / costs.ms(1)
    costs.observe(1, 250.0)
    assert costs.ms(1) == pytest.approx(250.0)
    assert costs.ms(4) == pytest.approx(250.0 * shape)


def attention_heavy(tokens: int, context: int) -> float:
    return BUMPY[tokens] + 0.01 * context * (tokens + 1.6)


@pytest.mark.parametrize("guess", [0.0002, 0.0005, 0.002])
def test_a_growing_context_is_followed_from_any_guess(guess: float) -> None:
    costs = PassCosts(BUMPY, attention_share=guess)
    for context in range(0, 4000, 5):
        tokens = (1, 2, 4, 8)[context // 5 % 4]
        ms = attention_heavy(tokens, context)
        assert costs.ms(tokens, context) == pytest.approx(ms, rel=0.2)
        costs.observe(tokens, ms, context)
    for tokens in BUMPY:
        for context in (2000, 4000):
            expected = attention_heavy(tokens, context)
            assert costs.ms(tokens, context) == pytest.approx(expected, rel=0.15)


def test_passes_timed_behind_a_chat_tell_what_they_take_without_it() -> None:
    costs = PassCosts({1: 10.0, 4: 14.0, 16: 40.0}, attention_share=1e-4)
    behind = {tokens: costs.ms(tokens, 2000) for tokens in (1, 4, 16)}
    assert without_attention(behind, 1e-4, 2000) == pytest.approx({1: 10.0, 4: 14.0, 16: 40.0})
    assert without_attention(behind, 1e-4, 0) == behind
    # A share that is guessed far too high leaves half of each time.
    wrong = without_attention(behind, 1.0, 2000)
    assert all(wrong[tokens] >= ms / 2 for tokens, ms in behind.items())
