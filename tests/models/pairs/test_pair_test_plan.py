"""How much of a pair test fits its time, for models of any speed."""

import pytest

from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.models.pairs.pair_test_plan import (
    MOST_TOKENS,
    AnswerCosts,
    Plan,
    expected_tokens,
    plan_test,
    useful_lookaheads,
)

# The shape of a Q4_0 model on two cores, relative to a pass over one token.
SHAPE = {1: 1.0, 2: 1.4, 3: 1.87, 4: 1.31, 6: 2.13, 8: 2.25, 12: 3.11, 16: 3.67}
PROMPTS = (25, 25, 90, 80)
BUDGET_MS = 20_000.0


def costs(plain_ms: float, draft_share: float | None = 0.1) -> AnswerCosts:
    target = PassCosts({tokens: plain_ms * factor for tokens, factor in SHAPE.items()})
    if draft_share is None:
        return AnswerCosts(target, None)
    draft_ms = plain_ms * draft_share
    return AnswerCosts(target, PassCosts({1: draft_ms, 2: draft_ms, 16: 2 * draft_ms}))


def expected_ms(plan: Plan, known: AnswerCosts) -> float:
    return sum(
        known.reading_ms(length) + known.answers_ms(plan.lookaheads, plan.tokens, length)
        for length in PROMPTS[: plan.kinds]
    )


@pytest.mark.parametrize("plain_ms", [0.3, 10.0, 60.0, 250.0])
@pytest.mark.parametrize("draft_share", [None, 0.02, 1.0])
def test_a_plan_fits_the_time_and_is_worth_it(plain_ms: float, draft_share: float | None) -> None:
    known = costs(plain_ms, draft_share)
    plan = plan_test(known, PROMPTS, BUDGET_MS)
    assert plan is not None
    assert expected_ms(plan, known) <= BUDGET_MS
    assert 16 <= plan.tokens <= MOST_TOKENS
    assert len(set(plan.lookaheads)) == len(plan.lookaheads)


def test_lengths_are_those_that_earn_most() -> None:
    known = costs(20.0, 0.05)
    lengths = useful_lookaheads(known, 0)
    assert lengths[0] == 3  # at 70 %: a pass over four is the cheap one
    assert max(lengths[:3]) > 3  # at 90 %
    best = max(range(1, 17), key=lambda n: expected_tokens(n, 0.9) / known.step_ms(n, 0))
    assert best in lengths[:3]
    assert len(useful_lookaheads(costs(20.0, 1.0), 0)) >= 3  # even where none pays


def test_expected_tokens_are_the_sum_of_what_is_reached() -> None:
    assert expected_tokens(3, 0.0) == 1.0
    assert expected_tokens(3, 1.0) == 4.0
    assert expected_tokens(2, 0.5) == 1.75


def test_a_draft_model_costs_its_passes_and_lookup_nothing() -> None:
    assert costs(10.0, None).step_ms(3, 0) == pytest.approx(13.1)
    assert costs(10.0, 0.1).step_ms(3, 0) == pytest.approx(13.1 + 3.0)
    assert costs(10.0, None).reading_ms(32) == pytest.approx(2 * 36.7)
    assert costs(10.0, 0.1).reading_ms(32) == pytest.approx(2 * (36.7 + 2.0))
