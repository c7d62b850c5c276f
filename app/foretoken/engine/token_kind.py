"""Kinds of tokens for display: the origin, and for a draft token also its source."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from foretoken.engine.events import DraftSource, TokenEmitted, TokenOrigin
from foretoken.system.language import tr_noop


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
