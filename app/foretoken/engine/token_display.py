"""How tokens are displayed: by their kind, and by their probability in a few shades."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from enum import IntEnum, StrEnum

from foretoken.engine.events import DraftSource, TokenEmitted, TokenOrigin
from foretoken.system.language import number, tr, tr_noop


class TokenKind(StrEnum):
    """Kinds of tokens distinguished on screen."""

    DRAFT = "draft"
    """Proposed by the draft model and accepted by the target."""
    LOOKUP = "lookup"
    """Copied from earlier text and accepted by the target."""
    CORRECTION = "correction"
    BONUS = "bonus"
    TARGET = "target"
    CHOSEN = "chosen"
    """Chosen by the user among the target's alternatives."""
    UNKNOWN = "unknown"
    """Sent by a server that did not report its origin."""


ALL_KINDS = frozenset(TokenKind)
"""Visible kinds if none is hidden."""

KIND_LABELS = {
    TokenKind.DRAFT: tr_noop("accepted draft"),
    TokenKind.LOOKUP: tr_noop("accepted lookup"),
    TokenKind.CORRECTION: tr_noop("target correction"),
    TokenKind.BONUS: tr_noop("bonus token"),
    TokenKind.TARGET: tr_noop("target only"),
    TokenKind.CHOSEN: tr_noop("chosen by hand"),
    TokenKind.UNKNOWN: tr_noop("unknown source"),
}

DRAFTED = (TokenKind.DRAFT, TokenKind.LOOKUP)
"""Kinds that the target only had to accept."""
_KIND_OF_ORIGIN = {origin: TokenKind(origin.value) for origin in TokenOrigin}


def kind_of(token: TokenEmitted) -> TokenKind:
    """Return the kind of a token."""
    if token.source is DraftSource.LOOKUP:
        return TokenKind.LOOKUP
    return _KIND_OF_ORIGIN[token.origin]


def shown_kind(tokens: Sequence[TokenEmitted]) -> TokenKind:
    """Return the kind of tokens that together make one character.

    It is drafted only if every part was drafted, and copied only if every part was copied.
    """
    if len(tokens) == 1:
        return kind_of(tokens[0])
    kinds = [kind_of(token) for token in tokens]
    own = [kind for kind in kinds if kind not in DRAFTED]
    if own:
        return own[-1]
    return TokenKind.DRAFT if TokenKind.DRAFT in kinds else TokenKind.LOOKUP


class ColourView(StrEnum):
    """What token colours show."""

    ORIGIN = "origin"
    """Each token's origin, see ``TokenKind``."""
    PROBABILITY = "probability"
    """The recorded probability in the target."""
    SURPRISE = "surprise"
    """The same in bits: -log2 of the probability."""


class Shade(IntEnum):
    """Steps from expected to nearly impossible; the first has no colour."""

    EXPECTED = 0
    FAINT = 1
    LIGHT = 2
    MIDDLE = 3
    STRONG = 4
    STRONGEST = 5
    UNKNOWN = 6
    """No probability was recorded."""


SCALE = tuple(Shade)[: Shade.UNKNOWN]
"""Shades of known probabilities in order."""
_MIN_PROBABILITIES = (0.8, 0.6, 0.4, 0.2, 0.05)
"""Smallest probability of each shade."""
_MIN_BITS = (0.5, 1.0, 2.0, 4.0, 6.0)
"""Smallest surprise of each shade after the first."""


def probability_of(tokens: Sequence[TokenEmitted]) -> float | None:
    """Return the joint probability of tokens that make one character; None if one is unknown.

    See ``TokenEmitted.target_prob`` for what is recorded.
    """
    product = 1.0
    for token in tokens:
        if token.target_prob is None:
            return None
        product *= token.target_prob
    return product


def surprise_bits(probability: float) -> float:
    """Return the information in bits of a token with this probability; infinite for 0."""
    return -math.log2(probability) if probability > 0.0 else math.inf


def shade_by_probability(tokens: Sequence[TokenEmitted]) -> Shade:
    """Return the shade of one piece of text by its tokens' probability."""
    probability = probability_of(tokens)
    if probability is None:
        return Shade.UNKNOWN
    return Shade(sum(probability < least for least in _MIN_PROBABILITIES))


def shade_by_surprise(tokens: Sequence[TokenEmitted]) -> Shade:
    """Return the shade of one piece of text by its tokens' surprise in bits."""
    probability = probability_of(tokens)
    if probability is None:
        return Shade.UNKNOWN
    return Shade(bisect_right(_MIN_BITS, surprise_bits(probability)))


def scale_words(view: ColourView) -> list[str]:
    """Return short labels of the shades in ``SCALE``."""
    if view is ColourView.SURPRISE:
        below = [tr("<{bits}", about="bits", bits=_short(bits)) for bits in _MIN_BITS]
        return [*below, tr("≥{bits}", about="bits", bits=_short(_MIN_BITS[-1]))]
    least = [
        tr("≥{percent}", about="per cent", percent=_short(100 * each))
        for each in _MIN_PROBABILITIES
    ]
    return [
        *least,
        tr("<{percent}", about="per cent", percent=_short(100 * _MIN_PROBABILITIES[-1])),
    ]


def _short(value: float) -> str:
    return number(value, 0 if value == int(value) else 1)
