"""Appearance of tokens of each kind, their descriptions on hover, and their offsets in a text.

A kind never differs by hue alone: accepted draft tokens have a tinted background, with a dashed
underline if copied from earlier text; corrections have a solid underline, bonus tokens a dotted
one, tokens chosen by the user a dash-dotted one, and target-only tokens and those of a server
without details nothing.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen, QTextCharFormat

from foretoken.chat.conversations.conversation import CopiedText
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftSource,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import format_probability
from foretoken.engine.token_display import (
    ALL_KINDS,
    DRAFTED,
    KIND_LABELS,
    SCALE,
    ColourView,
    Shade,
    TokenKind,
    kind_of,
    shade_by_probability,
    shade_by_surprise,
    shown_kind,
)
from foretoken.system.language import quoted, tr, tr_noop
from foretoken.system.shown_text import shown_alike, shown_name, utf16_length
from foretoken.ui.look.theme import Palette

Mark: TypeAlias = TokenKind | Shade
"""Value that determines a token's colour, depending on the view."""
_M = TypeVar("_M", bound=Mark)
MIN_CONTRAST = 4.5
"""Minimum contrast of text by WCAG AA."""

_LINEAR_BELOW = 0.04045
_SHARES = (0.2126, 0.7152, 0.0722)
"""Weights of red, green and blue in the luminance of sRGB."""
# Carriage returns, the two code points that Qt uses as frame marks, and byte order marks would
# shift offsets: if a text begins with U+FFFE, Qt swaps the bytes of all its characters.
_SAFE = str.maketrans(
    {"\r": "\u200b", "\ufdd0": "\ufffd", "\ufdd1": "\ufffd", "\ufeff": "\u200b", "\ufffe": "\ufffd"}
)
_Line = QTextCharFormat.UnderlineStyle
_STROKES = {
    _Line.DotLine: [1.0, 1.0],
    _Line.DashUnderline: [6.0, 4.0],
    _Line.DashDotLine: [3.0, 1.0, 1.0, 1.0],
}
"""Lengths of strokes and gaps, in line widths."""
_LONGEST_TOKEN, _LONGEST_VISIBLE = 200, 16
_LONGEST_TITLE = 60
_UNITS = "utf-16-le", "surrogatepass"
NOTHING_COPIED: Mapping[CopiedFrom, CopiedText] = MappingProxyType({})
"""An empty mapping: no source has a name."""
_VISIBLE_SPACE = str.maketrans({"\n": "↵", "\t": "⇥", "\r": "↵"})
_ESCAPES = str.maketrans({"\n": "\\n", "\r": "\\r", "\t": "\\t"})
_ORIGINS = {
    TokenOrigin.BONUS: tr_noop("bonus token: every drafted token was accepted"),
    TokenOrigin.TARGET: tr_noop("target only: nothing was drafted"),
    TokenOrigin.CHOSEN: tr_noop("chosen by hand: the answer continues from here"),
    TokenOrigin.UNKNOWN: tr_noop("written by a server that did not report where it came from"),
}


@lru_cache(maxsize=8)
def token_formats(
    palette: Palette, visible: frozenset[TokenKind] = ALL_KINDS
) -> dict[TokenKind, QTextCharFormat]:
    """Return the text format of each kind; a plain one for kinds that are not ``visible``."""
    formats = {kind: QTextCharFormat() for kind in TokenKind}
    for kind in visible.intersection(DRAFTED):
        formats[kind].setBackground(QColor(palette.draft_tint))
    lines = {
        TokenKind.LOOKUP: (palette.draft, _Line.DashUnderline),
        TokenKind.CORRECTION: (palette.correction, _Line.SingleUnderline),
        TokenKind.BONUS: (palette.bonus, _Line.DotLine),
        TokenKind.CHOSEN: (palette.accent, _Line.DashDotLine),
    }
    for kind in visible.intersection(lines):
        colour, style = lines[kind]
        formats[kind].setUnderlineColor(QColor(colour))
        formats[kind].setUnderlineStyle(style)
        # Other kinds keep the text colour: their tint suffices, and the accent is that of links.
        if kind in (TokenKind.CORRECTION, TokenKind.BONUS):
            formats[kind].setForeground(QColor(colour))
    return formats


def underline_pens(formats: dict[TokenKind, QTextCharFormat]) -> dict[TokenKind, QPen]:
    """Return pens for the underlines of these formats, with square dots."""
    pens = {}
    for kind, text_format in formats.items():
        style = text_format.underlineStyle()
        if style == _Line.NoUnderline:
            continue
        # Copies can be long: only a thin line is unobtrusive.
        width = 1 if style == _Line.DashUnderline else 2
        pens[kind] = pen = QPen(text_format.underlineColor(), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if style in _STROKES:
            pen.setDashPattern(_STROKES[style])
    return pens


def shown_text(text: str) -> str:
    """Return text of the same length that a QTextDocument keeps as it is, without controls."""
    return text if text.isascii() and text.isprintable() else shown_alike(text.translate(_SAFE))


def token_description(
    tokens: Sequence[TokenEmitted],
    step: StepFinished | None = None,
    copied: Mapping[CopiedFrom, CopiedText] = NOTHING_COPIED,
) -> str:
    """Return lines about the last of the tokens that make up a piece of text, usually the only one.

    ``step`` is its step, None while unfinished; ``copied`` maps the sources that steps refer to.
    """
    token = tokens[-1]
    lookup = step is not None and step.source is DraftSource.LOOKUP
    lines = [_probabilities(token), _origin(token, lookup=lookup)]
    if token.origin not in (TokenOrigin.CHOSEN, TokenOrigin.UNKNOWN):  # not part of a step
        lines.append(_place(token, step))
    proposed = token.source is not None or token.rejected is not None
    if step is not None and lookup and proposed:
        lines.append(_copied_from(step, copied))
    return "\n".join(lines)


def _probabilities(token: TokenEmitted) -> str:
    text, target = _quoted(token.text), format_probability(token.target_prob)
    if token.id == UNKNOWN_ID:  # which has no probability either
        return text
    if token.source is DraftSource.LOOKUP:  # its probability of 1 is not a model's
        form = tr("{token} target {probability}, copied from earlier text")
    elif token.draft_prob is not None:
        form = tr("{token} target {probability}, draft {draft}")
    else:
        form = tr("{token} target {probability}")
    draft = format_probability(token.draft_prob or 0.0)
    return form.format(token=text, probability=target, draft=draft)


def _origin(token: TokenEmitted, *, lookup: bool) -> str:
    if token.rejected is not None:
        form = tr("draft wanted {token} {draft}, target gave it {probability}")
        if lookup:
            form = tr("lookup proposed {token}, target gave it {probability}")
        return form.format(
            token=_quoted(token.rejected.text),
            draft=format_probability(token.rejected.draft_prob),
            probability=format_probability(token.rejected.target_prob),
        )
    return tr(_ORIGINS.get(token.origin) or KIND_LABELS[kind_of(token)])


def _copied_from(step: StepFinished, copied: Mapping[CopiedFrom, CopiedText]) -> str:
    if step.copied_from is None:
        return tr("source: this chat")
    text = copied.get(step.copied_from)
    if text is None:
        return tr("source: a text that no longer exists")
    title = None if text.title is None else quoted(shown_name(text.title, _LONGEST_TITLE))
    if text.attachment is None:
        return tr("source: this chat") if title is None else tr("source: chat {title}", title=title)
    name = shown_name(text.attachment, _LONGEST_TITLE)
    if title is None:
        return tr("source: {file}, attached in this chat", file=name)
    return tr("source: {file}, attached in chat {title}", file=name, title=title)


def _place(token: TokenEmitted, step: StepFinished | None) -> str:
    """Return step and position, counted from one."""
    if token.position is None or step is None:
        return tr("step {step}", step=token.step + 1)
    return tr(
        "step {step}, position {position} of {drafted}",
        step=token.step + 1,
        position=token.position + 1,
        drafted=step.drafted,
    )


def visible(text: str) -> str:
    """Return a token's text for a frame or table, with visible spaces and control characters."""
    return shown_name(text.translate(_VISIBLE_SPACE), _LONGEST_VISIBLE).replace(" ", "·") or "∅"


def _quoted(text: str) -> str:
    return f'"{shown_name(text.translate(_ESCAPES), _LONGEST_TOKEN)}"'


@dataclass(frozen=True, slots=True)
class Run(Generic[_M]):
    """Consecutive text of one mark; offsets in UTF-16 units, end exclusive."""

    start: int
    end: int
    kind: _M


def mark_of(view: ColourView) -> Callable[[Sequence[TokenEmitted]], Mark]:
    """Return the function that determines the mark of a piece of text in a view."""
    if view is ColourView.PROBABILITY:
        return shade_by_probability
    return shade_by_surprise if view is ColourView.SURPRISE else shown_kind


def shade_tints(palette: Palette) -> dict[Mark, QColor]:
    """Return the background colours of shades that have one."""
    return {shade: QColor(tint) for shade, tint in zip(SCALE[1:], palette.shades, strict=True)}


class TokenOffsets:
    """Offsets of tokens in their text, in the UTF-16 units that Qt uses.

    A piece of text comes from one token, or from several that only together form a character; all
    but the last of these are empty.
    """

    def __init__(self) -> None:
        self.length = 0
        self._pieces: list[list[TokenEmitted]] = []
        self._starts: list[int] = []
        self._begun: list[TokenEmitted] = []  # tokens of a character that is not complete yet
        self._marks: dict[object, list[Any]] = {}  # of the pieces, by the function that decides

    @property
    def text(self) -> str:
        """The whole text as the model wrote it."""
        return _text_of(self._pieces)

    def extend(self, tokens: Iterable[TokenEmitted]) -> str:
        """Add tokens; return their text."""
        first = len(self._pieces)
        for token in tokens:
            self._begun.append(token)
            if token.text:
                self._pieces.append(self._begun)
                self._starts.append(self.length)
                self._begun = []
                self.length += utf16_length(token.text)
        return _text_of(self._pieces[first:])

    def at(self, offset: int) -> Sequence[TokenEmitted]:
        """Return the tokens at ``offset``; none outside the text."""
        return self.of_piece(self.piece_at(offset)) if 0 <= offset < self.length else ()

    @property
    def pieces(self) -> int:
        """Number of pieces of text."""
        return len(self._pieces)

    def piece_at(self, offset: int) -> int:
        """Return the piece at ``offset``, or the nearest one."""
        return max(0, bisect_right(self._starts, offset) - 1)

    def span(self, piece: int) -> tuple[int, int]:
        end = self._starts[piece + 1] if piece + 1 < self.pieces else self.length
        return self._starts[piece], end

    def of_piece(self, piece: int) -> Sequence[TokenEmitted]:
        return self._pieces[piece]

    def piece_of(self, token: TokenEmitted) -> int:
        """Return the piece that contains a token."""
        return next(i for i, piece in enumerate(self._pieces) if any(one is token for one in piece))

    def runs(self, start: int = 0) -> Iterator[Run[TokenKind]]:
        """Yield the runs of one kind from ``start`` on."""
        return self.runs_of(shown_kind, start)

    def runs_of(
        self, mark: Callable[[Sequence[TokenEmitted]], _M], start: int = 0, end: int | None = None
    ) -> Iterator[Run[_M]]:
        """Yield the runs of one mark that intersect ``start`` to ``end``."""
        last = self.pieces if end is None else bisect_left(self._starts, end)
        marks: list[_M] = self._marks.setdefault(mark, [])
        marks += map(mark, self._pieces[len(marks) : last])
        for kind, run in groupby(range(self.piece_at(start), last), key=marks.__getitem__):
            pieces = list(run)
            yield Run(self._starts[pieces[0]], self.span(pieces[-1])[1], kind)

    def of_step(self, step: int) -> tuple[int, int]:
        """Return start and end of a step's text; equal if it has none."""
        first, behind = self._pieces_of(step)
        return (self._starts[first], self.span(behind - 1)[1]) if first < behind else (0, 0)

    def step_around(self, piece: int) -> tuple[int, int]:
        """Return the first piece of the step that wrote ``piece``, and the first one after it."""
        return self._pieces_of(self._pieces[piece][-1].step)

    def _pieces_of(self, step: int) -> tuple[int, int]:
        """Return the first piece with a token of a step, and the first one after them."""
        return (
            bisect_left(self._pieces, step, key=lambda piece: piece[-1].step),
            bisect_right(self._pieces, step, key=lambda piece: piece[0].step),
        )

    def slice(self, start: int, end: int) -> str:
        """Return the text between two offsets, as the model wrote it."""
        if start >= end:
            return ""
        first = self.piece_at(start)
        units = _text_of(self._pieces[first : self.piece_at(end - 1) + 1]).encode(*_UNITS)
        shift = self._starts[first]
        return units[2 * (start - shift) : 2 * (end - shift)].decode(_UNITS[0], "ignore")


def _text_of(pieces: Iterable[Sequence[TokenEmitted]]) -> str:
    return "".join(piece[-1].text for piece in pieces)


def contrast_ratio(first: str, second: str) -> float:
    """Return the WCAG 2 contrast of two ``#RRGGBB`` colours: 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parsed = QColor(colour)
    channels = (
        c / 12.92 if c <= _LINEAR_BELOW else ((c + 0.055) / 1.055) ** 2.4
        for c in (parsed.redF(), parsed.greenF(), parsed.blueF())
    )
    return sum(share * channel for share, channel in zip(_SHARES, channels, strict=True))
