"""How likely the tokens of an answer were, in the few steps that colours can tell apart."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from enum import IntEnum, StrEnum

from foretoken.engine.events import TokenEmitted
from foretoken.system.language import number, tr


class ColourView(StrEnum):
    """What the colours of tokens tell."""

    ORIGIN = "origin"
    """Whose each one is, see ``TokenKind``."""
    PROBABILITY = "probability"
    """What the target gave it, as it is recorded."""
    SURPRISE = "surprise"
    """The same in bits: -log2 of the probability."""


class Shade(IntEnum):
    """From what was to be expected to what was hardly possible; the first has no colour."""

    EXPECTED = 0
    FAINT = 1
    LIGHT = 2
    MIDDLE = 3
    STRONG = 4
    STRONGEST = 5
    UNKNOWN = 6
    """No probability was recorded."""


SCALE = tuple(Shade)[: Shade.UNKNOWN]
"""Those of known probabilities, in their order."""
_LEAST_PROBABILITIES = (0.8, 0.6, 0.4, 0.2, 0.05)
"""What is at least so likely has the shade of its place here."""
_FEWEST_BITS = (0.5, 1.0, 2.0, 4.0, 6.0)
"""What surprises by at least so many has the shade behind that of its place."""


def probability_of(tokens: Sequence[TokenEmitted]) -> float | None:
    """Of tokens that together make one character: that all of them come; None where one is unknown.

    See ``TokenEmitted.target_prob`` for what is recorded.
    """
    product = 1.0
    for token in tokens:
        if token.target_prob is None:
            return None
        product *= token.target_prob
    return product


def surprise_bits(probability: float) -> float:
    """How many bits a token tells that had this probability; infinite for none."""
    return -math.log2(probability) if probability > 0.0 else math.inf


def shade_by_probability(tokens: Sequence[TokenEmitted]) -> Shade:
    """The shade of one piece of text by the probability of its tokens."""
    probability = probability_of(tokens)
    if probability is None:
        return Shade.UNKNOWN
    return Shade(sum(probability < least for least in _LEAST_PROBABILITIES))


def shade_by_surprise(tokens: Sequence[TokenEmitted]) -> Shade:
    """The shade of one piece of text by the bits of its tokens."""
    probability = probability_of(tokens)
    if probability is None:
        return Shade.UNKNOWN
    return Shade(bisect_right(_FEWEST_BITS, surprise_bits(probability)))


def scale_words(view: ColourView) -> list[str]:
    """What each shade of ``SCALE`` stands for, in a few characters."""
    if view is ColourView.SURPRISE:
        below = [tr("<{bits}", about="bits", bits=_short(bits)) for bits in _FEWEST_BITS]
        return [*below, tr("≥{bits}", about="bits", bits=_short(_FEWEST_BITS[-1]))]
    least = [
        tr("≥{percent}", about="per cent", percent=_short(100 * each))
        for each in _LEAST_PROBABILITIES
    ]
    return [
        *least,
        tr("<{percent}", about="per cent", percent=_short(100 * _LEAST_PROBABILITIES[-1])),
    ]


def _short(value: float) -> str:
    return number(value, 0 if value == int(value) else 1)
