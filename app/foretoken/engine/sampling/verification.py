"""Verification of drafted tokens by rejection sampling: pure functions, and the engine's glossary.

target_probs   the target's distribution for a position, after the sampling transforms
draft_probs    the distribution that the drafted token was actually drawn from, after the same
               transforms
accept         with probability min(1, target_probs[token] / draft_probs[token])
residual       max(0, target_probs - draft_probs), normalised: the distribution that replaces the
               first rejected token, so that accepted and replaced tokens follow target_probs
correction     the token drawn from the residual; never counted as accepted
bonus          the token drawn from the target's last row if every drafted token was accepted
evaluated      accepted tokens, plus one if a token was rejected; later ones are not verified

Block verification judges the draft as a whole: probability that an early token leaves over is not
lost if the tokens after it fit. It accepts at least as many tokens in expectation, and its output
follows target_probs as well.

block weight   min(1, weight before * target_probs[token] / draft_probs[token]), 1 before the first
               token: how much of the drafted text so far the target would have generated itself
block residual max(0, weight * target_probs - draft_probs), normalised

Sources: Leviathan, Kalman, Matias 2023 (algorithm 1); Chen et al. 2023 (algorithm 2); for blocks
Sun et al. 2024 (arXiv 2403.10444).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.events import TokenOrigin
from foretoken.engine.sampling.probabilities import Distribution


@dataclass(frozen=True, slots=True)
class Verification:
    """Number of accepted draft tokens, and the token that follows them."""

    accepted: int
    evaluated: int
    token: int
    origin: TokenOrigin
    target_probs: Sequence[Distribution]
    """The target's requested distributions by position; empty if greedy."""


def verify(
    drafted: Sequence[int],
    draft_probs: Sequence[Distribution],
    target_probs: Callable[[int], Distribution],
    rng: np.random.Generator,
) -> Verification:
    """Accept a prefix of ``drafted`` and draw the token after it.

    ``target_probs(i)`` is the target's distribution for drafted token i, and for the bonus at i =
    len(drafted). It is called for one position after another, and not beyond the first rejection.
    """
    targets: list[Distribution] = []
    for position, token in enumerate(drafted):
        target, draft = target_probs(position), draft_probs[position]
        targets.append(target)
        if not _accepts(target.prob(token), draft.prob(token), rng):
            correction = residual(target, draft).sample(rng)
            origin = TokenOrigin.CORRECTION
            return Verification(position, position + 1, correction, origin, targets)
    count = len(drafted)
    targets.append(target_probs(count))
    origin = TokenOrigin.BONUS if count else TokenOrigin.TARGET
    return Verification(count, count, targets[count].sample(rng), origin, targets)


def verify_greedy(drafted: Sequence[int], likeliest: Callable[[int], int]) -> Verification:
    """Equivalent of ``verify`` at temperature 0, where each model has only one possible token.

    ``likeliest(i)`` is the target's token for drafted token i, and for the bonus at i =
    len(drafted); called like ``target_probs`` there.
    """
    for position, token in enumerate(drafted):
        wanted = likeliest(position)
        if wanted != token:
            return Verification(position, position + 1, wanted, TokenOrigin.CORRECTION, ())
    count = len(drafted)
    origin = TokenOrigin.BONUS if count else TokenOrigin.TARGET
    return Verification(count, count, likeliest(count), origin, ())


def verify_block(
    drafted: Sequence[int],
    draft_probs: Sequence[Distribution],
    target_probs: Callable[[int], Distribution],
    rng: np.random.Generator,
) -> Verification:
    """Like ``verify``, by block verification.

    The draft may have any length, even one decided token by token, as long as each decision was
    made before the next token was drawn. ``target_probs`` is called for one position after another,
    and not after a drafted token to which the target gives probability 0.
    """
    targets: list[Distribution] = []
    weights = [1.0]
    chances = []  # of accepting each prefix, if no longer one is accepted
    for position, token in enumerate(drafted):
        target, draft = target_probs(position), draft_probs[position]
        targets.append(target)
        chances.append(block_chance(target, draft, weights[-1]))
        # A drawn token has a nonzero probability in the draft.
        weights.append(min(1.0, weights[-1] * target.prob(token) / draft.prob(token)))
        if weights[-1] == 0.0:
            break
    else:
        chances.append(weights[-1])
    # Longest prefix first: the first one accepted is the result.
    accepted = next(
        (count for count in range(len(chances) - 1, 0, -1) if _happens(chances[count], rng)), 0
    )
    count = len(drafted)
    if accepted == count:
        targets.append(target_probs(count))
        origin = TokenOrigin.BONUS if count else TokenOrigin.TARGET
        return Verification(count, count, targets[count].sample(rng), origin, targets)
    rest = residual(targets[accepted], draft_probs[accepted], weights[accepted])
    origin = TokenOrigin.CORRECTION
    return Verification(accepted, accepted + 1, rest.sample(rng), origin, targets)


def block_chance(target: Distribution, draft: Distribution, weight: float) -> float:
    """Return the chance that block verification accepts the text up to here, if no longer one.

    ``weight`` is that of the text; ``target`` and ``draft`` are the distributions of the next
    drafted token.
    """
    more = _excess(target, draft, weight)
    # Equal distributions after a text of weight 1: the next drafted token is accepted anyway.
    return more / (more + (1.0 - weight)) if more > 0.0 else float(weight == 1.0)


def _excess(target: Distribution, draft: Distribution, weight: float) -> float:
    """Return the sum of max(0, weight * target - draft)."""
    if target.token is not None:
        return max(0.0, weight - draft.prob(target.token))
    if draft.token is not None:
        return weight * (1.0 - target.prob(draft.token))
    return float(_rest(target, draft, weight).sum())


def acceptance_probability(target: Distribution, draft: Distribution) -> float:
    """Return the probability of accepting a token drawn from ``draft``: the sum of the minima."""
    return min(1.0, _overlap(target, draft))  # rounding may exceed 1 for equal distributions


def _overlap(target: Distribution, draft: Distribution) -> float:
    if draft.token is not None:
        return target.prob(draft.token)
    if target.token is not None:
        return draft.prob(target.token)
    if draft.ids is not None:
        return float(np.minimum(target.probs_of(draft.ids), draft.probs).sum())
    if target.ids is not None:
        return float(np.minimum(draft.probs_of(target.ids), target.probs).sum())
    shared = min(len(target.probs), len(draft.probs))
    return float(np.minimum(target.probs[:shared], draft.probs[:shared]).sum())


def residual(target: Distribution, draft: Distribution, weight: float = 1.0) -> Distribution:
    """Return the distribution of the correction: normalised max(0, weight * target - draft)."""
    if target.token is not None:
        return target  # the rejected token cannot be this one
    rest = _rest(target, draft, weight)
    total = rest.sum()
    # Not in the papers: rounding may reject although both distributions are equal.
    return Distribution(rest / total, target.ids) if total > 0.0 else target


def _rest(target: Distribution, draft: Distribution, weight: float) -> NDArray[np.float64]:
    """Return max(0, weight * target - draft) on the support of a target with several tokens."""
    rest = target.probs * weight
    if target.ids is not None:
        rest -= draft.probs_of(target.ids)
    elif draft.token is not None:
        if draft.token < len(rest):
            rest[draft.token] = 0.0
    elif draft.ids is not None:
        inside = draft.ids < len(rest)
        rest[draft.ids[inside]] -= draft.probs[inside]
    else:
        # Vocabularies may be padded to different lengths.
        shared = min(len(target.probs), len(draft.probs))
        rest[:shared] -= draft.probs[:shared]
    return np.maximum(rest, 0.0, out=rest)


def _happens(chance: float, rng: np.random.Generator) -> bool:
    # Use no random number for a certain outcome.
    return chance >= 1.0 or (chance > 0.0 and rng.random() < chance)


def _accepts(target_prob: float, draft_prob: float, rng: np.random.Generator) -> bool:
    if target_prob >= draft_prob:
        return True
    # Use no random number for a certain rejection, so that greedy decoding never needs any.
    return target_prob > 0.0 and rng.random() * draft_prob < target_prob
