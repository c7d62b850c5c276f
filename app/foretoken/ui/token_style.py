"""How tokens of each origin look, what they tell on hover, and where they stand in a text.

An origin is never told by hue alone: accepted draft tokens have a tint behind them, corrections
a solid underline, bonus tokens a dotted one, and target-only tokens nothing.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen, QTextCharFormat

from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.ui.theme import Palette

ALL_ORIGINS = frozenset(TokenOrigin)
"""Visible origins when the colours are switched off."""

ORIGIN_LABELS = {
    TokenOrigin.DRAFT: "accepted draft",
    TokenOrigin.CORRECTION: "target correction",
    TokenOrigin.BONUS: "bonus token",
    TokenOrigin.TARGET: "target only",
}

MIN_CONTRAST = 4.5
"""What WCAG asks of text at AA."""

_LINEAR_BELOW = 0.04045
# Carriage returns, and the two code points that Qt takes for frame marks, would move offsets.
_SAFE = str.maketrans({"\r": "\u200b", "\ufdd0": "\ufffd", "\ufdd1": "\ufffd"})
_INVISIBLE = str.maketrans({"\n": "\\n", "\r": "\\r", "\t": "\\t"})


def token_formats(
    palette: Palette, visible: frozenset[TokenOrigin] = ALL_ORIGINS
) -> dict[TokenOrigin, QTextCharFormat]:
    """Text format of every origin; those that are not ``visible`` get a plain one."""
    formats = {origin: QTextCharFormat() for origin in TokenOrigin}
    if TokenOrigin.DRAFT in visible:
        formats[TokenOrigin.DRAFT].setBackground(QColor(palette.draft_tint))
    if TokenOrigin.CORRECTION in visible:
        _underline(
            formats[TokenOrigin.CORRECTION],
            palette.correction,
            QTextCharFormat.UnderlineStyle.SingleUnderline,
        )
    if TokenOrigin.BONUS in visible:
        _underline(
            formats[TokenOrigin.BONUS], palette.bonus, QTextCharFormat.UnderlineStyle.DotLine
        )
    return formats


def _underline(
    text_format: QTextCharFormat, colour: str, style: QTextCharFormat.UnderlineStyle
) -> None:
    text_format.setForeground(QColor(colour))
    text_format.setUnderlineColor(QColor(colour))
    text_format.setUnderlineStyle(style)


def underline_pens(
    formats: dict[TokenOrigin, QTextCharFormat], width: int
) -> dict[TokenOrigin, QPen]:
    """Pens that draw the underlines of these formats, dots as squares."""
    pens = {}
    for origin, text_format in formats.items():
        style = text_format.underlineStyle()
        if style == QTextCharFormat.UnderlineStyle.NoUnderline:
            continue
        pens[origin] = pen = QPen(text_format.underlineColor(), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if style == QTextCharFormat.UnderlineStyle.DotLine:
            pen.setDashPattern([1.0, 1.0])
    return pens


def shown_text(text: str) -> str:
    """Text of the same length that a document keeps as it is."""
    return text.translate(_SAFE)


def shown_origin(tokens: Sequence[TokenEmitted]) -> TokenOrigin:
    """Origin of tokens that together make one character.

    It counts as drafted only if every part of it was.
    """
    own = [token.origin for token in tokens if token.origin is not TokenOrigin.DRAFT]
    return own[-1] if own else TokenOrigin.DRAFT


def token_tooltip(tokens: Sequence[TokenEmitted], drafted: int | None = None) -> str:
    """Rich text about the tokens behind one piece of text, mostly a single one.

    ``drafted`` is how many tokens their step drafted, None while that is not known.
    """
    lines = [line for token in tokens[-1:] for line in _describe(token, drafted, rich=True)]
    if len(tokens) > 1:
        lines.insert(1, _merged(tokens))
    # Spaces belong to the tokens, so they must survive.
    return f'<div style="white-space:pre">{"<br>".join(lines)}</div>'


def token_description(tokens: Sequence[TokenEmitted], drafted: int | None = None) -> str:
    """The same as plain text, for screen readers."""
    lines = [line for token in tokens[-1:] for line in _describe(token, drafted, rich=False)]
    if len(tokens) > 1:
        lines.insert(1, _merged(tokens))
    return "\n".join(lines)


def _merged(tokens: Sequence[TokenEmitted]) -> str:
    origins = ", ".join(ORIGIN_LABELS[token.origin] for token in tokens)
    return f"{len(tokens)} tokens make this text: {origins}"


def _describe(token: TokenEmitted, drafted: int | None, *, rich: bool) -> list[str]:
    first = f"{_quoted(token.text, rich)} target {_probability(token.target_prob, rich)}"
    if token.draft_prob is not None:
        first += f", draft {_probability(token.draft_prob, rich)}"
    if token.rejected is not None:
        second = (
            f"draft wanted {_quoted(token.rejected.text, rich)}"
            f" {_probability(token.rejected.draft_prob, rich)},"
            f" target gave it {_probability(token.rejected.target_prob, rich)}"
        )
    elif token.origin is TokenOrigin.BONUS:
        second = "bonus token: every drafted token was accepted"
    elif token.origin is TokenOrigin.TARGET:
        second = "target only: nothing was drafted"
    else:
        second = ORIGIN_LABELS[token.origin]
    return [first, second, _place(token, drafted)]


def _place(token: TokenEmitted, drafted: int | None) -> str:
    """Step and position as people count, from one."""
    place = f"step {token.step + 1:,}"
    if token.position is None:
        return place
    place += f", position {token.position + 1}"
    return place if drafted is None else f"{place} of {drafted}"


def _quoted(text: str, rich: bool) -> str:
    shown = f'"{text.translate(_INVISIBLE)}"'
    return f"<b>{escape(shown, quote=False)}</b>" if rich else shown


def _probability(value: float | None, rich: bool) -> str:
    if value is None:
        return "not computed"
    if 0.0 < value < 0.005:
        return "&lt;0.01" if rich else "<0.01"
    return f"{value:.2f}"


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring text of one origin; offsets in UTF-16 units, end exclusive."""

    start: int
    end: int
    origin: TokenOrigin


class TokenOffsets:
    """Where each token stands in the text, in the UTF-16 units that Qt counts in.

    Tokens that only together make a character are one piece of text: all but the last are
    empty, and they share its place.
    """

    def __init__(self) -> None:
        self.tokens: list[TokenEmitted] = []
        self.length = 0
        self._starts: list[int] = []
        self._first: list[int] = []
        self._origins: list[TokenOrigin] = []
        self._waiting: int | None = None

    @property
    def text(self) -> str:
        """The whole text as the model wrote it."""
        return "".join(token.text for token in self.tokens)

    def add(self, token: TokenEmitted) -> TokenOrigin | None:
        """Take over a token; return the origin that its text shows, None without text."""
        index = len(self.tokens)
        self.tokens.append(token)
        first = index if self._waiting is None else self._waiting
        if not token.text:
            self._waiting = first
            return None
        self._waiting = None
        origin = token.origin if first == index else shown_origin(self.tokens[first:])
        self._starts.append(self.length)
        self._first.append(first)
        self._origins.append(origin)
        text = token.text
        self.length += len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
        return origin

    def at(self, offset: int) -> Sequence[TokenEmitted]:
        """Tokens whose text is at ``offset``; none outside of the text."""
        if not 0 <= offset < self.length:
            return ()
        piece = bisect_right(self._starts, offset) - 1
        end = self._first[piece + 1] if piece + 1 < len(self._first) else len(self.tokens)
        tokens = self.tokens[self._first[piece] : end]
        while not tokens[-1].text:  # still waiting for their last one
            tokens.pop()
        return tokens

    def runs(self, start: int = 0, end: int | None = None) -> Iterator[Run]:
        """Runs of one origin that touch ``start`` to ``end``."""
        first = max(0, bisect_right(self._starts, start) - 1)
        last = len(self._starts) if end is None else bisect_left(self._starts, end)
        for origin, pieces in groupby(range(first, last), self._origins.__getitem__):
            indexes = list(pieces)
            yield Run(self._starts[indexes[0]], self._end(indexes[-1]), origin)

    def of_step(self, step: int) -> tuple[int, int]:
        """Start and end of the text of a step; equal where it has none."""
        low = bisect_left(self.tokens, step, key=lambda token: token.step)
        high = bisect_right(self.tokens, step, key=lambda token: token.step)
        first = max(0, bisect_right(self._first, low) - 1)
        last = bisect_left(self._first, high) - 1
        if low == high or not self._starts or last < first:
            return 0, 0
        return self._starts[first], self._end(last)

    def slice(self, start: int, end: int) -> str:
        """Text between two offsets, as the model wrote it."""
        encoded = self.text.encode("utf-16-le", "surrogatepass")
        return encoded[2 * start : 2 * end].decode("utf-16-le", "ignore")

    def _end(self, piece: int) -> int:
        return self._starts[piece + 1] if piece + 1 < len(self._starts) else self.length


def contrast_ratio(first: str, second: str) -> float:
    """WCAG 2 contrast of two colours given as ``#RRGGBB``: 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(colour: str, background: str, text: str) -> str:
    """``colour`` moved towards ``text`` until it can be read on ``background``."""
    start, end = QColor(colour), QColor(text)
    for tenth in range(11):
        mixed = _mix(start, end, tenth / 10)
        if contrast_ratio(mixed, background) >= MIN_CONTRAST:
            return mixed
    return text


def _mix(start: QColor, end: QColor, share: float) -> str:
    channels = (
        round(a + (b - a) * share)
        for a, b in (
            (start.red(), end.red()),
            (start.green(), end.green()),
            (start.blue(), end.blue()),
        )
    )
    return QColor(*channels).name()


def _luminance(colour: str) -> float:
    parsed = QColor(colour)
    red, green, blue = (_linear(c) for c in (parsed.redF(), parsed.greenF(), parsed.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    if channel <= _LINEAR_BELOW:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
