"""Rejection sampling: the output follows the target, whatever the draft is."""

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from exactness import Dice, Floats, dense, p_value
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import TokenOrigin
from foretoken.engine.sampling.probabilities import Distribution, certain, distribution
from foretoken.engine.sampling.verification import (
    Verification,
    acceptance_probability,
    block_chance,
    residual,
    verify,
    verify_block,
    verify_greedy,
)

LEAST_P = 0.001


def judge(
    drafted: Sequence[int],
    draft_probs: Sequence[Distribution],
    targets: Sequence[Distribution],
    dice: object,
) -> Verification:
    return verify(drafted, draft_probs, lambda position: targets[position], dice)


def over(*probs: float) -> Distribution:
    return Distribution(np.array(probs), None)


def sparse(probs: dict[int, float]) -> Distribution:
    ids = sorted(probs)
    return Distribution(np.array([probs[token] for token in ids]), np.array(ids))


# In eighths, chosen so that acceptance (1, 1, 1/2, 1/2), residual (1/2, 1/2, 0, 0) and bonus all
# change at multiples of an eighth: eight equally likely numbers then cover each case exactly.
DRAFT = over(*np.array([2, 2, 2, 2]) / 8)
TARGET = over(*np.array([3, 3, 1, 1]) / 8)
SECOND = over(*np.array([1, 3, 1, 3]) / 8)
BONUS = over(*np.array([1, 1, 2, 4]) / 8)
GRID = [(index + 0.5) / 8 for index in range(8)]


class Branching:
    """A random generator that walks the tree of its outcomes, one path per run."""

    def __init__(self, path: Sequence[float]) -> None:
        self.path = path
        self.used = 0

    def random(self) -> float:
        if self.used == len(self.path):
            raise NeedsMore
        self.used += 1
        return self.path[self.used - 1]


class NeedsMore(Exception):
    """The path ended before the verification did."""


def every_verdict(
    drafted: Sequence[int], draft_probs: Sequence[Distribution], targets: Sequence[Distribution]
) -> Iterator[tuple[Verification, Fraction]]:
    """Yield all outcomes with their exact probabilities."""
    open_paths: list[tuple[float, ...]] = [()]
    while open_paths:
        path = open_paths.pop()
        try:
            verdict = judge(drafted, draft_probs, targets, Branching(path))
        except NeedsMore:
            open_paths.extend((*path, number) for number in GRID)
        else:
            yield verdict, Fraction(1, 8) ** len(path)


def test_every_position_follows_the_target_exactly() -> None:
    """With two drafted tokens: the first output, and the second and third if there are any."""
    targets = [TARGET, SECOND, BONUS]
    outputs: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for drafted in itertools.product(range(4), repeat=2):
        for verdict, share in every_verdict(drafted, [DRAFT, DRAFT], targets):
            outputs[(*drafted[: verdict.accepted], verdict.token)] += share / 16
            rejected = verdict.accepted < 2
            assert verdict.evaluated == verdict.accepted + rejected
            assert verdict.origin is (TokenOrigin.CORRECTION if rejected else TokenOrigin.BONUS)
            # The targets after a rejection are never asked for.
            assert len(verdict.target_probs) == verdict.accepted + 1
    assert sum(outputs.values()) == 1
    for position, target in enumerate(targets):
        reached = {text: share for text, share in outputs.items() if len(text) > position}
        total = sum(reached.values())
        for token in range(4):
            mass = sum(share for text, share in reached.items() if text[position] == token)
            assert mass / total == Fraction(target.probs[token]), (position, token)
    # What was accepted at one place says nothing about the next.
    pairs = {text: share for text, share in outputs.items() if len(text) >= 2}
    total = sum(pairs.values())
    for first, second in itertools.product(range(4), repeat=2):
        mass = sum(share for text, share in pairs.items() if text[:2] == (first, second))
        starts = sum(share for text, share in pairs.items() if text[0] == first)
        assert mass / total == starts / total * Fraction(SECOND.probs[second])


def test_a_draft_that_equals_the_target_is_accepted_with_a_chance_of_at_most_one() -> None:
    for size in range(2, 60):  # sums of some of them round to more than 1
        same = distribution(np.linspace(0.0, 1.7, size).astype(np.float32), SamplingParams(), ())
        assert acceptance_probability(same, same) == pytest.approx(1.0)
        assert acceptance_probability(same, same) <= 1.0


def irregular(rng: np.random.Generator, size: int) -> Floats:
    weights = np.exp(rng.normal(scale=1.5, size=size))
    return np.asarray(weights / weights.sum())


def shaped(kind: str, rng: np.random.Generator) -> tuple[Distribution, Distribution]:
    """Return a target and a draft of this kind."""
    nucleus = sparse(dict(zip((0, 2, 5, 8), irregular(rng, 4), strict=True)))
    other = sparse(dict(zip((2, 5, 6), irregular(rng, 3), strict=True)))
    disjoint = sparse(dict(zip((1, 3, 4), irregular(rng, 3), strict=True)))
    full, short, long = (over(*irregular(rng, size)) for size in (7, 6, 9))
    return {
        "dense": (full, over(*irregular(rng, 7))),
        "padded draft": (full, long),
        "padded target": (long, short),
        "sparse": (nucleus, other),
        "sparse target": (nucleus, full),
        "sparse draft": (full, nucleus),
        "disjoint": (nucleus, disjoint),
    }[kind]


KINDS = ["dense", "padded draft", "padded target", "sparse", "sparse target", "sparse draft"]
KINDS += ["disjoint"]


@pytest.mark.parametrize("kind", KINDS)
def test_large_samples_follow_the_target(kind: str) -> None:
    rng = np.random.default_rng([*kind.encode()])
    target, draft = shaped(kind, rng)
    count = 6000
    first, bonus = np.zeros(9), np.zeros(9)
    for _ in range(count):
        token = draft.sample(rng)
        verdict = judge([token], [draft], [target, target], rng)
        first[token if verdict.accepted else verdict.token] += 1
        if verdict.accepted:
            bonus[verdict.token] += 1
    expected = dense(target, 9)
    assert p_value(first, expected) > LEAST_P
    assert not bonus.any() or p_value(bonus, expected) > LEAST_P
    assert bonus.sum() / count == pytest.approx(
        np.minimum(expected, dense(draft, 9)).sum(), abs=0.03
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_residual_is_what_the_target_has_more(kind: str) -> None:
    rng = np.random.default_rng([*kind.encode(), 1])
    for _ in range(50):
        target, draft = shaped(kind, rng)
        before = target.probs.copy(), draft.probs.copy()
        more = np.maximum(dense(target, 9) - dense(draft, 9), 0.0)
        found = residual(target, draft)
        np.testing.assert_allclose(dense(found, 9), more / more.sum(), atol=1e-12)
        assert found.probs.sum() == pytest.approx(1.0)
        np.testing.assert_array_equal(before[0], target.probs)
        np.testing.assert_array_equal(before[1], draft.probs)


def test_the_residual_of_equal_distributions_is_the_target() -> None:
    flat, padded = over(0.1, 0.2, 0.7), over(0.1, 0.2, 0.7, 0.0, 0.0)
    listed = sparse({0: 0.1, 1: 0.2, 2: 0.7})
    for target, draft in itertools.product((flat, padded, listed), repeat=2):
        np.testing.assert_allclose(dense(residual(target, draft), 5), dense(flat, 5), atol=1e-12)
    assert dense(residual(certain(4), certain(4)), 5).tolist() == [0, 0, 0, 0, 1]
    target = sparse({1: 0.25, 4: 0.75})
    for draft in (sparse({0: 0.5, 2: 0.5}), certain(3), over(0.5, 0.0, 0.5)):
        np.testing.assert_allclose(dense(residual(target, draft), 5), dense(target, 5))
    # Ids beyond the target's vocabulary must not wrap round or fail.
    found = residual(over(0.5, 0.5), sparse({1: 0.25, 7: 0.75}))
    np.testing.assert_allclose(dense(found, 8), [2 / 3, 1 / 3, 0, 0, 0, 0, 0, 0])


@pytest.mark.parametrize("rule", [verify, verify_block])
def test_certain_verdicts_draw_no_random_number(rule: Callable[..., Verification]) -> None:
    dice = Dice()

    def judged(drafted: list[int], *wanted: int) -> tuple[int, int, int, TokenOrigin]:
        drafts, targets = (list(map(certain, tokens)) for tokens in (drafted, wanted))
        found = rule(drafted, drafts, lambda at: targets[at], dice)
        return found.accepted, found.evaluated, found.token, found.origin

    assert judged([3, 4], 3, 4, 5) == (2, 2, 5, TokenOrigin.BONUS)
    assert judged([3, 4], 3, 9) == (1, 2, 9, TokenOrigin.CORRECTION)
    assert judged([], 2) == (0, 0, 2, TokenOrigin.TARGET)
    assert dice.rolls == 0
    half = over(0.5, 0.5)
    for number, targets, expected in (
        (0.0, [over(0.25, 0.0, 0.75)], (0, 2)),  # it would accept, but is the correction's
        (0.999, [half, half], (1, 1)),  # the bonus's
    ):
        dice = Dice([number])
        found = rule([1], [half], targets.__getitem__, dice)
        assert (found.accepted, found.token, dice.rolls) == (*expected, 1)


def test_greedy_verification_equals_the_general_one() -> None:
    for drafted in ([], [0], [0, 0, 1]):
        for wanted in itertools.product(range(2), repeat=len(drafted) + 1):

            def likeliest(position: int, wanted: Sequence[int] = wanted) -> int:
                return wanted[position]

            found = verify_greedy(drafted, likeliest)
            certainly = [certain(token) for token in wanted]
            full = judge(drafted, [certain(token) for token in drafted], certainly, Dice())
            assert replace(found, target_probs=()) == replace(full, target_probs=())


class Tree:
    """Distributions of two models that depend on the text so far, of tokens below 3."""

    def __init__(self, kind: str, seed: int, length: int) -> None:
        self.length = length
        self.target: dict[tuple[int, ...], Distribution] = {}
        self.draft: dict[tuple[int, ...], Distribution] = {}
        self.ends: set[tuple[int, ...]] = set()
        """Where the draft stops early; it is decided before the next token is drawn."""
        self._rng = np.random.default_rng([*kind.encode(), seed])
        for depth in range(length + 1):
            for text in itertools.product(range(3), repeat=depth):
                self._grow(text, kind)

    def _grow(self, text: tuple[int, ...], kind: str) -> None:
        rng = self._rng
        draft = {"lookup": self._one, "greedy": self._one, "cut": self._two}.get(kind, self._any)()
        near = over(*(0.5 * dense(draft, 3) + 0.5 * irregular(rng, 3)))
        target = {"greedy": self._one, "cut": self._two}.get(kind, lambda: near)()
        if kind == "equal" and rng.random() < 0.5:
            target = draft
        if kind == "stopping" and rng.random() < 0.3:
            self.ends.add(text)
        self.draft[text], self.target[text] = draft, target

    def _one(self) -> Distribution:
        return certain(int(self._rng.integers(3)))

    def _two(self) -> Distribution:
        some = sorted(self._rng.choice(3, 2, replace=False))
        return sparse(dict(zip(some, irregular(self._rng, 2), strict=True)))

    def _any(self) -> Distribution:
        return over(*irregular(self._rng, 3))

    def drafts(self) -> Iterator[tuple[tuple[int, ...], float]]:
        waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while waiting:
            text, share = waiting.pop()
            if len(text) == self.length or (text and text in self.ends):
                yield text, share
                continue
            for token in range(3):
                if chance := self.draft[text].prob(token):
                    waiting.append(((*text, token), share * chance))


def block_verdicts(tree: Tree, drafted: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield accepted tokens plus the one after them, with exact probabilities.

    The chances are computed here; the verdict must agree with each of them.
    """
    targets = [tree.target[drafted[:count]] for count in range(len(drafted) + 1)]
    drafts = [tree.draft[drafted[:count]] for count in range(len(drafted))]
    weights = [1.0]
    for token, target, draft in zip(drafted, targets[:-1], drafts, strict=True):
        weights.append(min(1.0, weights[-1] * target.prob(token) / draft.prob(token)))
    chances = []
    for weight, target, draft in zip(weights[:-1], targets[:-1], drafts, strict=True):
        more = np.maximum(weight * dense(target, 3) - dense(draft, 3), 0.0).sum()
        missing = more + (1.0 - weight)
        chances.append(more / missing if missing > 0 else 1.0)
        assert block_chance(target, draft, weight) == pytest.approx(chances[-1], abs=1e-12)
    chances.append(weights[-1])
    share = 1.0
    for accepted in range(len(drafted), -1, -1):
        chance = chances[accepted] if accepted else 1.0
        if share * chance <= 0.0:
            continue
        # Each longer prefix is refused and this one accepted; the next token uses its own number.
        refused = sum(0.0 < c < 1.0 for c in chances[accepted + 1 :])
        taken = int(accepted > 0 and 0.0 < chance < 1.0)
        numbers = [*[np.nextafter(1.0, 0.0)] * refused, *[0.0] * taken, 0.5]
        rest = dense(targets[accepted], 3)
        if accepted < len(drafted):
            more = np.maximum(weights[accepted] * rest - dense(drafts[accepted], 3), 0.0)
            rest = more / more.sum() if more.sum() > 1e-15 else rest
        verdict = verify_block(drafted, drafts, lambda at: targets[at], Dice(numbers))
        assert verdict.accepted == accepted
        assert verdict.evaluated == accepted + (accepted < len(drafted))
        assert rest[verdict.token] > 0.0
        for token in range(3):
            if rest[token]:
                yield (*drafted[:accepted], token), share * chance * rest[token]
        share *= 1.0 - chance


TREES = ["dense", "cut", "lookup", "equal", "greedy", "stopping"]


@pytest.mark.parametrize("kind", TREES)
@pytest.mark.parametrize("length", [1, 2, 3])
def test_the_output_of_a_block_follows_the_target_exactly(kind: str, length: int) -> None:
    """Over all drafts of a tree, each text has the probability that the target alone gives it."""
    for seed in range(4):
        tree = Tree(kind, seed, length)
        outputs: dict[tuple[int, ...], float] = defaultdict(float)
        for drafted, share in tree.drafts():
            for text, chance in block_verdicts(tree, drafted):
                outputs[text] += share * chance
        assert sum(outputs.values()) == pytest.approx(1.0)
        # An output may end anywhere; the target continues from there by itself.
        for text in itertools.product(range(3), repeat=length + 1):
            alone, found = 1.0, 0.0
            for place, token in enumerate(text):
                alone *= tree.target[text[:place]].prob(token)
            for place in range(1, length + 2):
                behind = outputs.get(text[:place], 0.0)
                for later in range(place, length + 1):
                    behind *= tree.target[text[:later]].prob(text[later])
                found += behind
            assert found == pytest.approx(alone, abs=1e-12), text


def test_a_block_stops_at_a_token_the_target_never_writes() -> None:
    asked = []

    def target_probs(position: int) -> Distribution:
        asked.append(position)
        return sparse({0: 0.5, 1: 0.5})

    drafts = [over(0.5, 0.25, 0.25)] * 3
    verdict = verify_block([0, 2, 0], drafts, target_probs, np.random.default_rng(1))
    assert asked == [0, 1]
    assert verdict.accepted <= 1


def test_distributions_that_are_equal_but_for_rounding_are_judged_as_equal() -> None:
    target, draft = over(0.1 + 0.2, 0.7), over(0.3, 0.7)
    assert target.probs[0] != draft.probs[0]
    assert block_chance(target, draft, 1.0) == 1.0
