"""What a token is shown as: its origin, and of a draft token also who proposed it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from foretoken.engine.events import DraftSource, TokenEmitted, TokenOrigin
from foretoken.system.language import tr_noop


class TokenKind(StrEnum):
    """The kinds that people tell apart."""

    DRAFT = "draft"
    """Proposed by the draft model and accepted by the target."""
    LOOKUP = "lookup"
    """Copied from earlier text and accepted by the target."""
    CORRECTION = "correction"
    BONUS = "bonus"
    TARGET = "target"
    CHOSEN = "chosen"
    """Put there by a person, of the target's alternatives."""
    UNKNOWN = "unknown"
    """Written by a server that did not tell more of it."""


ALL_KINDS = frozenset(TokenKind)
"""Visible kinds while none is hidden."""

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
"""Those that the target only had to accept."""
_KIND_OF_ORIGIN = {origin: TokenKind(origin.value) for origin in TokenOrigin}


def kind_of(token: TokenEmitted) -> TokenKind:
    """What a token is shown as."""
    if token.source is DraftSource.LOOKUP:
        return TokenKind.LOOKUP
    return _KIND_OF_ORIGIN[token.origin]


def shown_kind(tokens: Sequence[TokenEmitted]) -> TokenKind:
    """Kind of tokens that together make one character.

    It counts as drafted only if every part of it was, and as copied only if all of it was.
    """
    if len(tokens) == 1:
        return kind_of(tokens[0])
    kinds = [kind_of(token) for token in tokens]
    own = [kind for kind in kinds if kind not in DRAFTED]
    if own:
        return own[-1]
    return TokenKind.DRAFT if TokenKind.DRAFT in kinds else TokenKind.LOOKUP
