"""Adaptive lookahead on simulated texts, measured in tokens per simulated millisecond."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, a_step
from foretoken.engine.config import SamplingParams
from foretoken.engine.drafting.lookup import LookupDrafter
from foretoken.engine.events import DraftLength, DraftSource, LookaheadReason, PolicyState
from foretoken.engine.lookahead.acceptance import LearnedPair
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead, CopyRecord
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.lookahead.policy import MAX_GUESSES, NGRAM_TOKENS, Guess
from foretoken.engine.session import Session
from known_costs import CHEAP_BATCHES, ENDLESS, KnownCosts

HALVES = {1: 10.0, 2: 15.0, 17: 90.0}
STEEP = {1: 10.0, 2: 20.0, 17: 170.0}
STAIRS = {1: 10.0, 2: 16.0, 4: 12.0, 5: 19.0, 8: 14.0, 9: 24.0, 16: 18.0, 17: 35.0, 33: 60.0}


class World(NamedTuple):
    """A draft with a fixed confidence and a fixed probability of acceptance."""

    confidence: float
    chance: float
    target: Mapping[int, float]
    draft_ms: float = 0.1


def new_policy(target: Mapping[int, float], draft_ms: float | None = 0.1) -> AdaptiveLookahead:
    draft = None if draft_ms is None else KnownCosts({1: draft_ms})
    return AdaptiveLookahead(KnownCosts(target), draft)


def simulate(world: World, policy: AdaptiveLookahead, steps: int = 400) -> tuple[float, list[int]]:
    """Return the speed relative to plain decoding, and the lengths of the drafts."""
    rng, costs = np.random.default_rng(1), KnownCosts(world.target)
    tokens, ms, lengths = 0, 0.0, []
    start = policy._cached + 1
    for index in range(steps):
        kept: list[bool] = []
        looked = 0
        for _ in range(policy.next_lookahead(start + tokens)):
            if not policy.should_draft():
                break
            looked += 1
            # Always new n-grams, so that no history builds up.
            if not policy.should_propose((int(rng.integers(1 << 40)),), 0, world.confidence):
                break
            kept.append(bool(rng.random() < world.chance))
        accepted = kept.index(False) if False in kept else len(kept)
        spent = {"ms": 1.0 + 0.1 * looked, "draft_ms": 0.1 * looked}
        step = a_step(len(kept), accepted, **spent, source=DraftSource.MODEL, index=index)
        policy.observe(step, [world.chance] * (looked if accepted == len(kept) else step.evaluated))
        tokens += accepted + 1
        ms += costs.ms(len(kept) + 1) + looked * world.draft_ms
        lengths.append(len(kept))
    return tokens / ms * costs.ms(1), lengths


@pytest.mark.parametrize(("draft_ms", "confidence"), [(0.1, 0.99), (2.0, 0.5)])
@pytest.mark.parametrize("curve", [CHEAP_BATCHES, HALVES, STEEP])
def test_a_draft_that_is_always_wrong_costs_two_passes_and_a_little_at_most(
    curve: Mapping[int, float], confidence: float, draft_ms: float
) -> None:
    world = World(confidence, 0.0, curve, draft_ms)
    for steps in (8, 40, 160, 400):
        speed, _ = simulate(world, new_policy(curve, draft_ms), steps)
        assert steps / speed <= 1.015 * steps + 2.0 + draft_ms / curve[1]


def test_a_plain_pass_after_a_longer_one_does_not_raise_the_plain_cost() -> None:
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


def test_a_draft_that_catches_up_is_not_taken_for_a_slow_one() -> None:
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


@pytest.mark.parametrize(
    ("ms", "may_pause", "rests"), [(1.0, True, 3), (100.0, True, 0), (1.0, False, 0)]
)
def test_only_where_passes_are_short_some_idle_steps_do_not_even_look(
    ms: float, may_pause: bool, rests: int
) -> None:
    policy = AdaptiveLookahead(KnownCosts({1: ms, 17: 9 * ms}), None, may_pause=may_pause)
    looked = []
    for index in range(40):
        looked.append(policy.next_lookahead(index) > 0)
        policy.observe(a_step(0, 0, ms, index=index))
    assert looked[:12] == [True] * 12
    assert looked[-8:].count(False) == 2 * rests
    policy.next_lookahead(40)
    policy.observe(a_step(3, 3, ms, source=DraftSource.LOOKUP, index=40))
    assert policy.next_lookahead(44) > 0


def test_forced_drafting_never_pauses() -> None:
    policy = AdaptiveLookahead(KnownCosts(STEEP), KnownCosts({1: 1.0}), may_pause=False)
    _, lengths = simulate(World(0.9, 0.0, STEEP), policy)
    assert min(lengths) == np.median(lengths) == 1


def test_gains_follow_probabilities_rather_than_outcomes() -> None:
    def after(accepted: int, chances: Sequence[float]) -> LearnedPair:
        policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 0.1}), may_pause=False)
        policy.next_lookahead(0)
        assert policy.should_draft()
        assert policy.should_propose((1,), 2, 0.5)
        policy.observe(a_step(1, accepted, 1.1, draft_ms=0.1, source=DraftSource.MODEL), chances)
        return policy.learned

    assert after(1, [0.25]) == after(0, [0.25])
    assert after(1, [1.0]).draft_gain > after(0, [0.25]).draft_gain > after(0, [0.0]).draft_gain


def paused_policy(target_probs: Sequence[float], guesses: Sequence[float]) -> AdaptiveLookahead:
    """Return the policy of an unsure draft that has just read what the target wrote meanwhile."""
    policy = new_policy(HALVES)
    simulate(World(0.3, 0.1, HALVES), policy, 4)
    policy.begin_answer()
    cached = 0
    for index, prob in enumerate(target_probs):
        cached += 1
        policy.next_lookahead(cached)
        policy.note_written([prob])
        policy.observe(a_step(0, 0, 1.0, index=index))
    policy._plain_left = 0
    policy.next_lookahead(cached + 1)
    assert policy.should_draft()
    policy.learn_from_reading([Guess((index,), 7, 0.3, prob) for index, prob in enumerate(guesses)])
    return policy


def test_reading_a_text_that_it_would_have_drafted_ends_the_pause_of_an_unsure_draft() -> None:
    right, wrong = (paused_policy([1.0] * 8, [prob] * 8) for prob in (1.0, 0.0))
    assert right.should_propose((1,), 7, 0.3)
    assert not wrong.should_propose((1,), 7, 0.3)
    assert wrong.learned.draft_gain < 0.0 < right.learned.draft_gain


@pytest.mark.parametrize("guesses", [True, False])
def test_a_draft_that_did_not_pay_first_lets_the_target_write_what_it_can_judge(
    guesses: bool,
) -> None:
    policy = new_policy(HALVES)
    simulate(World(0.3, 0.1, HALVES), policy, 4)
    policy._guesses = guesses
    policy.begin_answer()
    drafts = []
    for index in range(MAX_GUESSES + 1):
        policy.next_lookahead(index)
        drafts.append(policy.should_draft())
        policy.observe(a_step(0, 0, 1.0, index=index))
    assert drafts.index(True) == (MAX_GUESSES if guesses else 0)


def test_a_draft_that_did_not_pay_is_rarely_run_in_the_next_answer() -> None:
    pauses = []
    for delay in (0.0, 0.5):  # of the pass behind a look, in plain passes
        policy = new_policy(HALVES)
        simulate(World(0.3, 0.1, HALVES), policy, 4)
        policy.begin_answer()
        policy._delay = delay
        simulate(World(0.3, 0.1, HALVES), policy, MAX_GUESSES + 1)
        pauses.append(policy._pause)
    assert pauses == [2 * MAX_GUESSES, 27]


@pytest.mark.parametrize("others_busy", [None, 0.8])
def test_trials_of_threads_cost_credit_unless_other_programs_slowed_them(
    others_busy: float | None,
) -> None:
    costs = KnownCosts(HALVES)
    costs.held = True
    policy = AdaptiveLookahead(costs, KnownCosts({1: 0.1}))
    for index in range(3):
        policy.next_lookahead(index)
        policy.observe(a_step(0, 0, 30.0, index=index, others_busy=others_busy))
    assert policy._account.pays(0.0, 2.0) == (others_busy is not None)


@pytest.mark.parametrize("pass_ms", [2.0, 20.0])
def test_where_passes_are_short_looks_become_rarer_the_longer_nothing_is_found(
    pass_ms: float,
) -> None:
    policy = AdaptiveLookahead(KnownCosts({1: pass_ms}), None)
    looks = []
    for index in range(600):
        looks.append(policy.next_lookahead(index) > 0)
        policy.observe(a_step(0, 0, pass_ms, index=index))
    early, late = sum(looks[20:120]), sum(looks[500:])
    assert all(looks[:12])
    assert (0 < late < early < 50) if pass_ms < 10.0 else all(looks)


def test_a_sampled_token_counts_by_its_probability_in_both_models() -> None:
    def rate(target_prob: float, draft_prob: float) -> float:
        return paused_policy([target_prob] * 8, [draft_prob] * 8).learned.acceptance.rates[0]

    assert rate(0.2, 0.1) == pytest.approx(rate(0.8, 0.4))
    assert rate(0.8, 0.1) < rate(0.2, 0.1) < rate(0.2, 0.2) == rate(0.1, 0.9)


def test_guesses_at_tokens_before_the_answer_teach_nothing() -> None:
    few, many = (paused_policy([1.0], [*wrong, 1.0]) for wrong in ([], [0.0] * 5))
    assert few.learned == many.learned


def test_what_was_learned_of_a_pair_applies_to_other_texts() -> None:
    world, policy = World(0.6, 0.98, CHEAP_BATCHES), new_policy(CHEAP_BATCHES)
    _, fresh = simulate(world, policy, 5)
    simulate(world, policy)
    policy.forget_texts()
    _, later = simulate(world, policy, 5)
    assert np.mean(later) > 1.5 * np.mean(fresh)


def test_easier_texts_do_not_keep_a_pair_from_drafting() -> None:
    """Valued at the speed of earlier copies, no draft would pay, and all steps be plain."""
    world = World(0.95, 0.92, {1: 10.0, 2: 17.5, 3: 26.0, 4: 25.0, 8: 46.0, 17: 70.0}, 1.0)
    first = new_policy(world.target, world.draft_ms)
    simulate(world, first)
    assert first.learned is not None
    policy = new_policy(world.target, world.draft_ms)
    policy.recall(replace(first.learned, speedup=3.0))
    speed, _ = simulate(world, policy, 25)
    assert speed > 1.2


def test_a_draft_that_ends_by_itself_is_cut_where_its_pass_is_cheapest() -> None:
    policy = new_policy(STAIRS, 0.01)
    simulate(World(0.99, 0.99, STAIRS, 0.01), policy, 100)
    policy.next_lookahead(0)
    for token in range(9):  # four tokens take 12 ms, eight 14, nine and more 24
        assert policy.should_draft()
        assert policy.should_propose((token,), 0, 0.99)
    assert policy.worth_verifying() == 7
    assert policy.outlook(8).reason == LookaheadReason(DraftLength.COSTLY)


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_a_draft_model_that_catches_up_tells_what_it_would_have_drafted(
    temperature: float, models: Path
) -> None:
    target = tiny.write_random_model(models / "reading-target.gguf", seed=1, vocab_size=300)
    draft = tiny.write_random_model(
        models / "reading-draft.gguf", seed=1, vocab_size=300, noise=0.4
    )
    told: list[Guess] = []
    stopping = SimpleNamespace(
        should_draft=lambda: True, should_propose=lambda *_: False, learn_from_reading=told.extend
    )
    sampling, rng = SamplingParams(temperature=temperature), np.random.default_rng(1)
    prompt, answer = [1, 2, 3], [5, 9, 12, 5, 40, 41, 7, 3, 22, 30]
    with Session.load(target, draft) as session:
        drafter = session._drafter
        list(drafter.prefill(prompt))
        drafter.draft([*prompt, *answer], 4, sampling, rng, stopping=stopping)
        assert len(told) == MAX_GUESSES
        for place, guess in enumerate(told, start=len(answer) - MAX_GUESSES):
            prefix = [*prompt, *answer[:place]]
            drafter.keep(0)
            alone = drafter.draft(prefix, 1, sampling, rng).probs[0]
            assert guess.last == tuple(prefix[-NGRAM_TOKENS:])
            assert guess.prob == pytest.approx(alone.prob(answer[place]), rel=1e-3, abs=1e-6)
            assert guess.likeliest == alone.likeliest()[0]


@pytest.mark.parametrize("greedy", [True, False])
def test_only_a_greedy_draft_is_cut_after_its_end(greedy: bool, models: Path) -> None:
    """When sampling, the drawn token would decide whether it is verified."""
    path = tiny.write_path_model(models / "adaptive-path.gguf", "abc")
    cutting = SimpleNamespace(
        should_draft=lambda: True, should_propose=lambda *_: True, worth_verifying=lambda: 1
    )
    with Session.load(path, path) as session:
        drafter, prompt = session._drafter, session.prompt("a")
        list(drafter.prefill(prompt))
        sampling = SamplingParams(temperature=0.0 if greedy else 1.0)
        draft = drafter.draft(prompt, 8, sampling, np.random.default_rng(1), stopping=cutting)
        ended = session.vocabulary.is_end(draft.tokens[-1])
    assert (len(draft.tokens) == 1 and draft.stop_probs is not None) is greedy
    assert ended is not greedy


def test_a_draft_model_that_earns_more_gets_the_step() -> None:
    policy, alone = new_policy(CHEAP_BATCHES), new_policy(CHEAP_BATCHES, None)
    simulate(World(0.9, 0.9, CHEAP_BATCHES), policy)
    policy.next_lookahead(0)
    alone.next_lookahead(0)
    for chances in ([0.4] * 4, [0.5] * 8, [0.6, 0.3]):
        assert alone.lookup_length(chances) > 0
        assert policy.lookup_length(chances) == 0
        assert policy.should_draft()
    # A long copy is better than any model, and of the same length as without one.
    assert policy.lookup_length([0.99] * 32) == alone.lookup_length([0.99] * 32) > 4


def test_copies_that_were_right_again_and_again_need_no_credit() -> None:
    """A failed draft had used up the credit; 75 tokens were written, not copied, at 0.98."""
    policy = new_policy({1: 10.0, 4: 25.0, 8: 45.0, 17: 90.0}, None)
    policy.next_lookahead(0)
    policy.observe(a_step(8, 0, 50.0, source=DraftSource.LOOKUP))
    policy.next_lookahead(9)
    assert policy.lookup_length([0.98] * 8, [0.3] * 8) == 0
    assert policy.lookup_length([0.98] * 8, [0.95] * 8) > 0


def test_whole_copies_in_a_row_grow() -> None:
    record = CopyRecord()
    for longest in (9, 18, 27):
        record.observe(3, 3.0, whole=True)
        assert record.longest == longest
    record.observe(2, 3.0, whole=False)
    record.observe(1, 3.0, whole=False)
    assert record.longest == 8


def test_without_a_draft_model_the_status_is_about_lookup() -> None:
    def play(drafted: int, accepted: int) -> PolicyState:
        policy.next_lookahead(0)
        policy.observe(a_step(drafted, accepted, source=DraftSource.LOOKUP))
        return policy.status().state

    policy = new_policy(CHEAP_BATCHES, None)
    assert policy.status().state is PolicyState.LOOKUP
    for copies in (6, 20):
        said = [play(0, 0) for _ in range(6)]
        assert said == [PolicyState.LOOKUP] * 4 + [PolicyState.NOTHING_FOUND] * 2
        assert play(copies, 3) is PolicyState.LOOKUP


READ = 200


def copying_text(copied: float, mistakes: float) -> list[int]:
    """New words mixed with copies of earlier passages in which some words are replaced."""
    rng = np.random.default_rng(3)
    text = rng.integers(1 << 40, size=READ).tolist()
    while len(text) < 1500:
        size = int(rng.integers(10, 60))
        words = rng.integers(1 << 40, size=size).tolist()
        if rng.random() < copied:
            start = int(rng.integers(len(text) - size))
            kept = rng.random(size) >= mistakes
            pairs = zip(kept, text[start : start + size], words, strict=True)
            words = [token if same else word for same, token, word in pairs]
        text += words
    return text


def decode(text: Sequence[int], curve: Mapping[int, float], fixed: int | None = None) -> float:
    """Return the speed relative to plain decoding; ``fixed`` replaces the policy's copy length."""
    rng, costs, drafter = np.random.default_rng(9), KnownCosts(curve), LookupDrafter(ENDLESS)
    policy = new_policy(curve, None) if fixed is None else None
    list(drafter.prefill(text[:READ]))
    place, ms = READ, 0.0
    while place < len(text):
        most = policy.next_lookahead(0) if policy else fixed or 0
        drafted = drafter.draft(text[:place], most, GREEDY, rng, stopping=policy).tokens
        right = [one == other for one, other in zip(drafted, text[place:], strict=False)]
        accepted = right.index(False) if False in right else len(right)
        if policy:
            policy.observe(a_step(len(right), accepted, source=DraftSource.LOOKUP))
        place += accepted + 1
        ms += costs.ms(len(drafted) + 1)
    return (place - READ) * costs.ms(1) / ms


@pytest.mark.parametrize("curve", [CHEAP_BATCHES, STAIRS], ids=["cheap", "stairs"])
@pytest.mark.parametrize(("copied", "mistakes"), [(0.5, 0.0), (0.7, 0.1), (0.7, 0.3)])
def test_lookup_is_near_the_best_fixed_length(
    copied: float, mistakes: float, curve: Mapping[int, float]
) -> None:
    text = copying_text(copied, mistakes)
    best = max(decode(text, curve, length) for length in (0, 1, 3, 7, 15, 32))
    assert decode(text, curve) >= 0.95 * best


@pytest.mark.parametrize("curve", [CHEAP_BATCHES, HALVES, STAIRS])
def test_little_is_lost_on_random_matches(curve: Mapping[int, float]) -> None:
    for words in (3, 30):
        text = np.random.default_rng(5).integers(words, size=1200).tolist()
        assert decode(text, curve) >= 0.97
