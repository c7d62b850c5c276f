"""The adaptive lookahead on simulated texts: tokens per millisecond, without a clock."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import pytest

from foretoken.engine.cost_model import PassCosts
from foretoken.engine.events import DraftSource, StepFinished
from foretoken.engine.throughput import ThroughputLookahead
from known_costs import CHEAP_BATCHES, KnownCosts

FOURS = {1: 10.0, 2: 14.0, 3: 16.0, 4: 9.5, 5: 17.0, 6: 19.0, 8: 20.0, 17: 45.0}
HALVES = {1: 10.0, 2: 15.0, 17: 90.0}
STEEP = {1: 10.0, 2: 20.0, 17: 170.0}


@dataclass
class World:
    """A draft whose tokens have a confidence and are accepted with a chance."""

    token: Callable[[np.random.Generator], tuple[float, float]]
    target: Mapping[int, float]
    draft_ms: float = 0.1


def same(confidence: float, chance: float) -> Callable[[np.random.Generator], tuple[float, float]]:
    return lambda rng: (confidence, chance)


def mixed(rng: np.random.Generator) -> tuple[float, float]:
    return (0.95, 0.95) if rng.random() < 0.5 else (0.2, 0.05)


@dataclass
class Outcome:
    speed: float
    drafted: list[int]
    looked: list[int]


def simulate(
    world: World, steps: int = 400, fixed: int | None = None, policy: object = None, seed: int = 1
) -> Outcome:
    """Run the policy, or a fixed length; speed is relative to plain decoding."""
    rng = np.random.default_rng(seed)
    costs, draft = KnownCosts(world.target), KnownCosts({1: world.draft_ms})
    chosen = policy or ThroughputLookahead(costs, draft)
    assert isinstance(chosen, ThroughputLookahead)
    tokens, ms = 0, 0.0
    outcome = Outcome(0.0, [], [])
    for index in range(steps):
        kept: list[bool] = []
        unsubmitted = None
        looked = 0
        for _ in range(chosen.next_lookahead(0) if fixed is None else fixed):
            if fixed is None and not chosen.goes_on():
                break
            confidence, chance = world.token(rng)
            looked += 1
            # New tokens, so that nothing is remembered.
            last = (int(rng.integers(1 << 40)),)
            if fixed is None and not chosen.keeps(last, 0, confidence):
                unsubmitted = chance
                break
            kept.append(bool(rng.random() < chance))
        accepted = kept.index(False) if False in kept else len(kept)
        evaluated = min(len(kept), accepted + 1)
        step = StepFinished(
            index,
            len(kept),
            len(kept),
            evaluated,
            accepted,
            0.1 * looked,
            1.0,
            2.0,
            index,
            source=DraftSource.MODEL if kept else None,
        )
        if fixed is None:
            chosen.observe(step, unsubmitted if accepted == len(kept) else None)
        tokens += accepted + 1
        ms += costs.ms(len(kept) + 1) + looked * world.draft_ms
        outcome.drafted.append(len(kept))
        outcome.looked.append(looked)
    outcome.speed = tokens / ms * costs.ms(1)
    return outcome


def best_fixed(world: World) -> float:
    return max(simulate(world, fixed=length).speed for length in range(17))


@pytest.mark.parametrize("curve", [CHEAP_BATCHES, FOURS, STEEP], ids=["cheap", "fours", "steep"])
@pytest.mark.parametrize("token", [same(0.9, 0.9), same(0.5, 0.6), same(0.9, 0.02), mixed], ids=str)
def test_it_earns_what_the_best_fixed_length_earns(
    curve: Mapping[int, float], token: Callable[[np.random.Generator], tuple[float, float]]
) -> None:
    world = World(token, curve)
    # Learning costs the first steps; the rest is chance.
    assert simulate(world).speed > 0.95 * best_fixed(world)


def test_telling_tokens_apart_beats_every_fixed_length() -> None:
    world = World(mixed, CHEAP_BATCHES)
    assert simulate(world).speed > 1.05 * best_fixed(world)


def test_hopeless_drafts_are_dropped_and_looks_become_rare() -> None:
    world = World(same(0.95, 0.01), STEEP, draft_ms=1.0)
    outcome = simulate(world)
    assert outcome.speed > 0.97
    assert sum(outcome.drafted[50:]) <= 5
    assert sum(outcome.looked[200:]) < 20


def test_four_for_the_price_of_one_is_taken_even_from_a_poor_draft() -> None:
    outcome = simulate(World(same(0.3, 0.2), FOURS))
    assert outcome.speed > 1.15
    assert np.median(outcome.drafted) == 3


def test_a_pause_ends_when_the_text_becomes_predictable() -> None:
    costs, draft = KnownCosts(HALVES), KnownCosts({1: 0.1})
    policy = ThroughputLookahead(costs, draft)
    simulate(World(same(0.9, 0.0), HALVES), policy=policy)
    assert policy.describe() == "paused: no gain here"
    outcome = simulate(World(same(0.9, 0.99), HALVES), 150, policy=policy)
    assert np.mean(outcome.drafted[100:]) > 3
    assert policy.describe().startswith("adaptive ")


def test_obliged_to_draft_it_never_pauses() -> None:
    policy = ThroughputLookahead(KnownCosts(STEEP), KnownCosts({1: 1.0}), may_pause=False)
    outcome = simulate(World(same(0.9, 0.0), STEEP), policy=policy)
    assert min(outcome.drafted) == 1
    assert np.median(outcome.drafted) == 1


def test_the_drawn_token_is_not_asked_for() -> None:
    # Dropping unlikely draws would change the distribution, so the judge never hears of them.
    policy = ThroughputLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 0.1}))
    policy.next_lookahead(0)
    assert policy.goes_on()
    assert policy.keeps((1, 2, 3), 4, 0.9)


def test_real_steps_refine_the_costs() -> None:
    target, draft = PassCosts({1: 10.0}), PassCosts({1: 10.0})
    policy = ThroughputLookahead(target, draft)
    for index in range(100):
        policy.next_lookahead(0)
        policy.observe(StepFinished(2 * index, 0, 0, 0, 0, 0.0, 40.0, 40.0, index))
        policy.next_lookahead(0)
        policy.goes_on()
        policy.keeps((1,), index, 0.01)
        # Behind a look the target's pass takes 3 ms longer.
        policy.observe(StepFinished(2 * index + 1, 0, 0, 0, 0, 2.0, 43.0, 45.0, index), 0.0)
    assert target.ms(1) == pytest.approx(40.0, rel=0.05)
    assert draft.ms(2) == pytest.approx(5.0, rel=0.1)
