"""Test whether tokens were drawn from the distributions they should come from: pure functions.

Put the tokens of a vocabulary in some order and lay their probabilities end to end from 0 to 1. A
token drawn from them, then a point drawn within its stretch, give a point that is uniform on that
line, whatever the distribution is (the randomised probability integral transform; Smith 1985, Czado
et al. 2009). So tokens at thousands of positions, each with its own distribution, become one sample
with a known answer. The order may depend on anything known before the token was drawn; it decides
which faults are seen best. If tokens are ordered by how much a draft prefers them to the target,
anything that leaks from the draft gathers at the end of the line.

If each distribution depends only on earlier tokens, the points are independent as well, and so are
those of a subsequence whose members are chosen by what was known before they were drawn.

The test is that of Kolmogorov and Smirnov. Its distance is the largest difference between the share
of points below a place and that place: of all sets of tokens with which the order begins, the one
generated most too often or too rarely, as a share of all tokens.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def places(probs: Floats, order: Floats, tokens: Sequence[int], coins: Floats) -> Floats:
    """Return the points of drawn tokens, 0 to 1, shape (n,).

    ``probs`` and ``order`` have shape (n, vocabulary size); low values of ``order`` come first, and
    tokens with equal values count as one. ``coins`` (n,) are uniform from 0 to 1.
    """
    own = order[np.arange(len(tokens)), tokens][:, np.newaxis]
    before = np.where(order < own, probs, 0.0).sum(axis=1)
    stretch = np.where(order == own, probs, 0.0).sum(axis=1)
    found: Floats = np.minimum(1.0, before + coins * stretch)
    return found


def largest_distance(points: Floats) -> float:
    """Return the largest difference between the share of points below a place and the place.

    0 without points.
    """
    count = len(points)
    if not count:
        return 0.0
    ordered, shares = np.sort(points), np.arange(count + 1) / count
    return float(max((shares[1:] - ordered).max(), (ordered - shares[:-1]).max()))


def chance_of(distance: float, count: int) -> float:
    """Return the probability that ``count`` uniform points lie at least this far from uniform.

    Kolmogorov's limit with the correction of Stephens (1970): accurate from ten points on.
    """
    root = math.sqrt(count)
    scaled = distance * (root + 0.12 + 0.11 / root) if count else 0.0
    if scaled < 0.2:  # the series converges slowly, and is 1 to all digits
        return 1.0
    terms = (
        (-1) ** (index - 1) * math.exp(-2.0 * (index * scaled) ** 2) for index in range(1, 101)
    )
    return min(1.0, max(0.0, 2.0 * math.fsum(terms)))


def distance_for(chance: float, count: int) -> float:
    """Return the distance above which ``chance_of`` is below ``chance``; 1 if there is none."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2.0
        low, high = (low, middle) if chance_of(middle, count) < chance else (middle, high)
    return high
