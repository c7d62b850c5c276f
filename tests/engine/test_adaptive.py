"""The adaptive lookahead on simulated texts: tokens per millisecond, without a clock."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, a_step
from foretoken.engine.config import SamplingParams
from foretoken.engine.drafting.lookup import LookupDrafter
from foretoken.engine.events import (
    DraftLength,
    DraftSource,
    LookaheadReason,
    PolicyState,
    StepFinished,
)
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.lookahead.learned import LearnedPair
from foretoken.engine.session import Session
from known_costs import CHEAP_BATCHES, ENDLESS, KnownCosts

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
    chosen = policy or AdaptiveLookahead(costs, draft)
    assert isinstance(chosen, AdaptiveLookahead)
    tokens, ms = 0, 0.0
    start = chosen._cached + 1
    outcome = Outcome(0.0, [], [])
    for index in range(steps):
        kept: list[bool] = []
        chances: list[float] = []
        looked = 0
        for _ in range(chosen.next_lookahead(start + tokens) if fixed is None else fixed):
            if fixed is None and not chosen.should_draft():
                break
            confidence, chance = world.token(rng)
            looked += 1
            # New tokens, so that nothing is remembered.
            last = (int(rng.integers(1 << 40)),)
            chances.append(chance)
            if fixed is None and not chosen.should_propose(last, 0, confidence):
                break
            kept.append(bool(rng.random() < chance))
        accepted = kept.index(False) if False in kept else len(kept)
        if fixed is None:
            ms = 1.0 + 0.1 * looked
            step = a_step(
                len(kept), accepted, ms, draft_ms=ms - 1.0, source=DraftSource.MODEL, index=index
            )
            chosen.observe(step, chances if accepted == len(kept) else chances[: step.evaluated])
        tokens += accepted + 1
        ms += costs.ms(len(kept) + 1) + looked * world.draft_ms
        outcome.drafted.append(len(kept))
        outcome.looked.append(looked)
    outcome.speed = tokens / ms * costs.ms(1)
    return outcome


def best_fixed(world: World) -> float:
    return max(simulate(world, fixed=length).speed for length in range(17))


@pytest.mark.parametrize("curve", [CHEAP_BATCHES, FOURS, STEEP], ids=["cheap", "fours", "steep"])
@pytest.mark.parametrize(
    "token",
    [same(0.9, 0.9), same(0.5, 0.6), same(0.9, 0.02), mixed],
    ids=["good", "middling", "hopeless", "mixed"],
)
def test_it_earns_what_the_best_fixed_length_earns(
    curve: Mapping[int, float], token: Callable[[np.random.Generator], tuple[float, float]]
) -> None:
    world = World(token, curve)
    # Learning costs the first steps; the rest is chance.
    assert simulate(world).speed > 0.95 * best_fixed(world)


@pytest.mark.parametrize(("draft_ms", "confidence"), [(0.1, 0.99), (2.0, 0.5)])
@pytest.mark.parametrize("curve", [CHEAP_BATCHES, FOURS, HALVES, STEEP])
def test_a_draft_that_is_always_wrong_costs_two_passes_and_a_fiftieth_at_most(
    curve: Mapping[int, float], confidence: float, draft_ms: float
) -> None:
    world = World(same(confidence, 0.0), curve, draft_ms)
    for steps in (8, 40, 160, 400):
        policy = AdaptiveLookahead(KnownCosts(curve), KnownCosts({1: draft_ms}))
        passes = steps / simulate(world, steps, policy=policy).speed
        assert passes <= 1.02 * steps + 2.0 + draft_ms / curve[1]


def test_a_plain_pass_behind_a_longer_one_does_not_make_plain_passes_look_slower() -> None:
    costs = PassCosts({1: 10.0, 2: 14.0, 4: 16.0, 8: 20.0})
    policy = AdaptiveLookahead(costs, PassCosts({1: 0.1}))
    cached = 0
    for index in range(200):
        policy.next_lookahead(cached)
        drafted = 3 * (index % 4 == 0)
        ms = 16.0 if drafted else 10.6 if index % 4 == 1 else 10.0
        cached += drafted + 1
        policy.observe(a_step(drafted, drafted, ms, source=DraftSource.LOOKUP, index=index))
    assert costs.ms(1) == pytest.approx(10.0, rel=0.01)


def test_a_draft_that_reads_what_it_has_missed_is_not_taken_for_a_slow_one() -> None:
    target = {1: 10.0, 17: 20.0}
    draft = PassCosts({1: 1.0, 2: 1.1})
    policy = AdaptiveLookahead(KnownCosts(target), draft)
    cached = unread = looked = 0
    for index in range(200):
        policy.next_lookahead(cached)
        looks = index % 4 == 3
        count = 0 if looks else policy.lookup_length([0.99] * 8)
        read_ms = 0.0
        if looks and policy.should_draft():
            assert not policy.should_propose((index,), 0, 0.01)
            read_ms = 1.0 + 0.1 * (1 + unread)
            looked += unread > 4
        cached += count + 1
        unread = 0 if read_ms else unread + count + 1
        ms = KnownCosts(target).ms(count + 1)
        step = a_step(
            count, count, ms + read_ms, draft_ms=read_ms, source=DraftSource.LOOKUP, index=index
        )
        policy.observe(step, [0.01] if read_ms else [])
    assert looked > 1
    assert draft.ms(2) == pytest.approx(1.1, rel=0.1)


def test_a_pause_ends_when_the_text_becomes_predictable() -> None:
    costs, draft = KnownCosts(HALVES), KnownCosts({1: 0.1, 33: 0.1})
    policy = AdaptiveLookahead(costs, draft)
    simulate(World(same(0.9, 0.0), HALVES), policy=policy)
    assert policy.status().state is PolicyState.PAUSED
    outcome = simulate(World(same(0.9, 0.99), HALVES), 150, policy=policy)
    assert np.mean(outcome.drafted[100:]) > 3
    assert policy.status().state is PolicyState.ADAPTIVE


def test_obliged_to_draft_it_never_pauses() -> None:
    policy = AdaptiveLookahead(KnownCosts(STEEP), KnownCosts({1: 1.0}), may_pause=False)
    outcome = simulate(World(same(0.9, 0.0), STEEP), policy=policy)
    assert min(outcome.drafted) == 1
    assert np.median(outcome.drafted) == 1


def test_gains_are_judged_by_chances_and_not_by_coins() -> None:
    def after(accepted: int, chances: Sequence[float]) -> LearnedPair:
        policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 0.1}), may_pause=False)
        policy.next_lookahead(0)
        assert policy.should_draft()
        assert policy.should_propose((1,), 2, 0.5)
        policy.observe(a_step(1, accepted, 1.1, draft_ms=0.1, source=DraftSource.MODEL), chances)
        assert policy.learned is not None
        return policy.learned

    assert after(1, [0.25]) == after(0, [0.25])
    assert after(1, [1.0]).draft_gain > after(0, [0.25]).draft_gain > after(0, [0.0]).draft_gain


def test_other_texts_find_what_was_learned_of_the_pair() -> None:
    world = World(same(0.6, 0.98), CHEAP_BATCHES)
    policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 0.1}))
    fresh = np.mean(simulate(world, 5, policy=policy).drafted)
    simulate(world, policy=policy)
    policy.forget_texts()
    assert np.mean(simulate(world, 5, policy=policy).drafted) > 1.5 * fresh


def test_a_hard_text_behind_easy_ones_is_drafted_as_long_as_it_beats_plain() -> None:
    easy = World(same(0.98, 0.98), CHEAP_BATCHES, 1.0)
    hard = World(same(0.4, 0.4), CHEAP_BATCHES, 1.0)
    speeds = []
    for seed in (1, 2, 3):
        policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 1.0}))
        assert simulate(easy, 100, policy=policy).speed > 3.0
        speeds.append(simulate(hard, 150, policy=policy, seed=seed).speed)
    assert np.mean(speeds) > 1.15


def test_a_draft_that_ends_by_itself_is_cut_where_its_pass_is_cheapest() -> None:
    policy = AdaptiveLookahead(KnownCosts(STAIRS), KnownCosts({1: 0.01}))
    simulate(World(same(0.99, 0.99), STAIRS, 0.01), 100, policy=policy)
    policy.next_lookahead(0)
    for token in range(9):  # four tokens take 12 ms, eight 14, nine and more 24
        assert policy.should_draft()
        assert policy.should_propose((token,), 0, 0.99)
    assert policy.worth_verifying() == 7
    assert policy.outlook(8).reason == LookaheadReason(DraftLength.COSTLY)
    policy.observe(a_step(7, 7, 14.1, draft_ms=0.1), [0.99] * 8)
    policy.next_lookahead(0)
    proposed = 0
    while policy.should_draft() and policy.should_propose((0,), 0, 0.99):
        proposed += 1
    assert policy.worth_verifying() == proposed  # the policy itself has ended it


@pytest.mark.parametrize("greedy", [True, False])
def test_only_a_greedy_draft_is_cut_behind_its_end(greedy: bool, models: Path) -> None:
    """With sampling, which token was drawn would decide whether it is verified."""
    tokens = ["a", "b", "c"]
    path = tiny.write_path_model(models / "adaptive-path.gguf", tokens)
    asked: list[int] = []

    class Cutting(AdaptiveLookahead):
        def should_draft(self) -> bool:
            return True

        def should_propose(self, *_: object) -> bool:
            return True

        def worth_verifying(self) -> int:
            asked.append(1)
            return 1

    with Session.load(path, path) as session:
        drafter = session._drafter
        assert drafter is not None
        prompt = session.prompt("a")
        list(drafter.prefill(prompt))
        sampling = SamplingParams(temperature=0.0 if greedy else 1.0)
        draft = drafter.draft(
            prompt,
            8,
            sampling,
            np.random.default_rng(1),
            stopping=Cutting(KnownCosts(STAIRS), KnownCosts({1: 0.1})),
        )
        ended = session.vocabulary.is_end(draft.tokens[-1])
    assert len(asked) == greedy
    assert (len(draft.tokens) == 1 and draft.stop_probs is not None) is greedy
    assert ended is not greedy


# --- prompt lookup --------------------------------------------------------------------------------

FLAT = {1: 10.0, 33: 10.0}
STAIRS = {1: 10.0, 2: 16.0, 4: 12.0, 5: 19.0, 8: 14.0, 9: 24.0, 16: 18.0, 17: 35.0, 33: 60.0}
CURVES = [CHEAP_BATCHES, FOURS, HALVES, STEEP, FLAT, STAIRS]
CURVE_NAMES = ["cheap", "fours", "halves", "steep", "flat", "stairs"]


def copier(curve: Mapping[int, float]) -> AdaptiveLookahead:
    return AdaptiveLookahead(KnownCosts(curve), None)


def play(policy: AdaptiveLookahead, drafted: int, accepted: int) -> None:
    policy.next_lookahead(0)
    policy.observe(a_step(drafted, accepted, source=DraftSource.LOOKUP))


def test_a_draft_model_that_earns_more_gets_the_step() -> None:
    policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 0.1}))
    alone = copier(CHEAP_BATCHES)
    simulate(World(same(0.9, 0.9), CHEAP_BATCHES), policy=policy)
    policy.next_lookahead(0)
    alone.next_lookahead(0)
    for chances in ([0.4] * 4, [0.5] * 8, [0.6, 0.3]):
        assert alone.lookup_length(chances) > 0
        assert policy.lookup_length(chances) == 0
        assert policy.should_draft()
    # A long copy is better than any model, and of the same length as without one.
    assert policy.lookup_length([0.99] * 32) == alone.lookup_length([0.99] * 32) > 4


# --- what it says of itself -----------------------------------------------------------------------


def test_without_a_draft_model_it_speaks_of_lookup() -> None:
    policy = copier(CHEAP_BATCHES)
    assert policy.status().state is PolicyState.LOOKUP
    for copies in (6, 20):
        said = []
        for _ in range(6):
            play(policy, 0, 0)
            said.append(policy.status().state)
        assert said == [PolicyState.LOOKUP] * 4 + [PolicyState.NOTHING_FOUND] * 2
        play(policy, copies, 3)
        assert policy.status().state is PolicyState.LOOKUP


# --- texts with copies ----------------------------------------------------------------------------

READ = 200
Model = Callable[[np.random.Generator], tuple[float, float]]


def new_words(rng: np.random.Generator, count: int) -> list[int]:
    return rng.integers(1 << 40, size=count).tolist()


def copying_text(*, copied: float, mistakes: float) -> list[int]:
    """New words, and stretches from earlier in which some words are replaced."""
    rng = np.random.default_rng(3)
    text = new_words(rng, READ)
    while len(text) < 2500:
        size = int(rng.integers(10, 60))
        if rng.random() < copied:
            start = int(rng.integers(len(text) - size))
            text += [
                new_words(rng, 1)[0] if rng.random() < mistakes else token
                for token in text[start : start + size]
            ]
        else:
            text += new_words(rng, size)
    return text


TEXTS = {
    "copies": copying_text(copied=0.5, mistakes=0.0),
    "edited": copying_text(copied=0.7, mistakes=0.1),
    "rare": copying_text(copied=0.1, mistakes=0.02),
    "spoilt": copying_text(copied=0.7, mistakes=0.3),
}


@dataclass
class Reading:
    """A known text, decoded from its 200th token on."""

    tokens: int
    steps: list[StepFinished] = field(default_factory=list)
    looks: int = 0

    def speed(self, curve: Mapping[int, float], draft_ms: float = 0.1) -> float:
        """Relative to plain decoding."""
        costs = KnownCosts(curve)
        ms = sum(costs.ms(step.batch) for step in self.steps) + self.looks * draft_ms
        return self.tokens * costs.ms(1) / ms


def decode(
    text: Sequence[int],
    policy: AdaptiveLookahead | None = None,
    *,
    fixed: int = 0,
    lookup: bool = True,
    model: Model | None = None,
) -> Reading:
    """Draft by lookup, as many as the policy or else ``fixed`` says; or else with the model.

    The target accepts a copied token if it is the next one, the model's with its chance.
    """
    rng = np.random.default_rng(9)
    drafter = LookupDrafter(ENDLESS)
    list(drafter.prefill(text[:READ]))
    place = READ
    found = Reading(len(text) - READ)
    while place < len(text):
        most = fixed if policy is None else policy.next_lookahead(0)
        drafted: list[int] = []
        if lookup:
            drafted = drafter.draft(text[:place], most, GREEDY, rng, stopping=policy).tokens
        room = len(text) - place - 1
        right = [one == other for one, other in zip(drafted[:room], text[place:], strict=False)]
        source, chances = DraftSource.LOOKUP, []
        if not drafted and model is not None:
            assert policy is not None
            source = DraftSource.MODEL
            right, chances = ask(policy, model, rng)
            right = right[:room]
            found.looks += len(chances)
        accepted = right.index(False) if False in right else len(right)
        step = a_step(len(right), accepted, source=source, index=len(found.steps))
        if policy is not None:
            policy.observe(step, chances if accepted == len(right) else chances[: accepted + 1])
        found.steps.append(step)
        place += accepted + 1
    return found


def ask(
    policy: AdaptiveLookahead, model: Model, rng: np.random.Generator
) -> tuple[list[bool], list[float]]:
    """Draft with a model: which tokens will be accepted, and the chances of all looked at."""
    right: list[bool] = []
    chances: list[float] = []
    while policy.should_draft():
        confidence, chance = model(rng)
        chances.append(chance)
        # New tokens, so that nothing is remembered.
        if not policy.should_propose((int(rng.integers(1 << 40)),), 0, confidence):
            break
        right.append(bool(rng.random() < chance))
    return right, chances


@pytest.fixture(scope="module")
def fixed_lengths() -> dict[str, list[Reading]]:
    """What fixed numbers of copies do does not hang on what passes cost."""
    lengths = (0, 1, 2, 3, 4, 5, 7, 8, 11, 15, 16, 24, 32)
    return {
        name: [decode(text, fixed=length) for length in lengths] for name, text in TEXTS.items()
    }


@pytest.mark.parametrize("curve", [CHEAP_BATCHES, FOURS, STAIRS], ids=["cheap", "fours", "stairs"])
@pytest.mark.parametrize("name", TEXTS)
def test_lookup_earns_what_the_best_fixed_length_earns(
    fixed_lengths: dict[str, list[Reading]], name: str, curve: Mapping[int, float]
) -> None:
    best = max(reading.speed(curve) for reading in fixed_lengths[name])
    assert decode(TEXTS[name], copier(curve)).speed(curve) >= 0.95 * best


@pytest.mark.parametrize("curve", CURVES, ids=CURVE_NAMES)
@pytest.mark.parametrize("words", [3, 30])
def test_little_is_lost_on_matches_that_mean_nothing(
    curve: Mapping[int, float], words: int
) -> None:
    text = np.random.default_rng(5).integers(words, size=2000).tolist()
    assert decode(text, copier(curve)).speed(curve) >= 0.97


@pytest.mark.parametrize("model", [same(0.9, 0.8), same(0.9, 0.02)], ids=["good", "hopeless"])
@pytest.mark.parametrize("curve", [CHEAP_BATCHES, HALVES], ids=["cheap", "halves"])
@pytest.mark.parametrize("name", ["copies", "spoilt"])
def test_both_sources_together_earn_what_the_better_one_earns(
    name: str, curve: Mapping[int, float], model: Model
) -> None:
    def speed(*, lookup: bool) -> float:
        policy = AdaptiveLookahead(KnownCosts(curve), KnownCosts({1: 0.1}))
        return decode(TEXTS[name], policy, lookup=lookup, model=model).speed(curve)

    copies = decode(TEXTS[name], copier(curve)).speed(curve)
    assert speed(lookup=True) >= 0.95 * max(copies, speed(lookup=False))
