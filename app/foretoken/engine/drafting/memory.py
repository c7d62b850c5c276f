"""Memory of earlier texts: where the last tokens occurred in them, and what followed.

All positions of all texts are sorted by the tokens before them, last token first: a suffix array of
the reversed texts. One binary search finds the positions with the longest context equal to the last
tokens. The draft is what followed there most often, and its probability is its share of these
positions, as in Oliaro et al., "SuffixDecoding" (2024).

Segments and memories are immutable: adding or removing texts makes a new memory, so one thread may
build them while another reads.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.events import CopiedFrom

CONTEXT = 32
"""Tokens before a position by which it is sorted and found."""
MOST_TOKENS = 2_000_000
"""Above this (16 MB), the oldest texts are dropped."""

SEPARATOR = -1
"""Stands in for a token before, between and after texts."""

# New texts are sorted on their own until there are enough to sort everything again.
_LEAST_SORTED_ANEW, _RESORT_SHARE = 16_384, 0.125
# Common words occur everywhere; this many of their positions are used, evenly spaced.
_MOST_PLACES = 32
# Most tokens of a chat template between a question and its answer; fewest that match a question.
_MAX_TEMPLATE = 24
_MIN_QUESTION = 2

Integers = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class RememberedText:
    """A text as token ids."""

    source: CopiedFrom
    revision: int
    """Changes when the text changes."""
    tokens: Sequence[int]
    asked: Sequence[int] = ()
    """For an answer: the end of its question, at most ``CONTEXT`` tokens."""


class Continuation(NamedTuple):
    """The next token, its share of all continuations, and its position in the newest such text."""

    token: int
    share: float
    place: int


@dataclass(frozen=True, slots=True)
class Places:
    """Positions in a segment after the same tokens, newest text first, and the match's length."""

    segment: MemorySegment
    places: Sequence[int]
    """Indexes of the tokens that follow the match."""
    length: int

    def votes(self) -> tuple[int, float]:
        """Return the most frequent next token (the newest on a tie) and its share."""
        tokens = self.segment.view
        if len(self.places) == 1:
            return tokens[self.places[0]], 1.0
        counts: dict[int, int] = {}
        for place in self.places:
            token = tokens[place]
            counts[token] = counts.get(token, 0) + 1
        found = max(counts, key=counts.__getitem__)
        return found, counts[found] / len(self.places)

    def behind(self, token: int) -> Places | None:
        """Return the positions after those where ``token`` followed; None if no text continues."""
        tokens = self.segment.view
        places = [place + 1 for place in self.places if tokens[place] == token]
        places = [place for place in places if tokens[place] != SEPARATOR]
        longer = min(self.length + 1, CONTEXT)
        return Places(self.segment, places, longer) if places else None

    def path(self, count: int) -> list[Continuation]:
        """Return up to ``count`` successive tokens, each the most frequent after the one before."""
        found: list[Continuation] = []
        here: Places | None = self
        while here is not None and len(found) < count:
            if len(here.places) == 1:
                place, segment = here.places[0], here.segment
                tokens = segment.view[place : place + count - len(found)].tolist()
                ends = tokens.index(SEPARATOR) if SEPARATOR in tokens else len(tokens)
                return found + [Continuation(token, 1.0, place) for token in tokens[:ends]]
            token, share = here.votes()
            view = here.segment.view
            newest = next(place for place in here.places if view[place] == token)
            found.append(Continuation(token, share, newest))
            here = here.behind(token)
        return found


class MemorySegment:
    """Concatenated texts with a separator before, between and after them.

    ``table`` has a row per text, oldest first: source (2 columns), revision, start including the
    end of its question, start of the text itself. ``order`` has the positions of all tokens, sorted
    by the tokens before them.
    """

    def __init__(self, table: NDArray[np.int64], tokens: Integers, order: Integers) -> None:
        self.table = table
        self.tokens = tokens
        self.order = order
        self.view = tokens.data
        self._order_view = order.data
        self._starts: list[int] = table[:, 3].tolist()
        answers = np.isin(order, table[table[:, 4] > table[:, 3], 4])
        self._answers: list[int] = order[answers].tolist()

    @classmethod
    def of(cls, texts: Iterable[RememberedText]) -> Self:
        """Build a segment of texts given oldest first."""
        rows: list[tuple[int, int, int, int, int]] = []
        tokens = [SEPARATOR]
        for text in texts:
            start, asked = len(tokens), [*text.asked][-CONTEXT:]
            source = text.source
            rows.append((source.text, source.part, text.revision, start, start + len(asked)))
            tokens += [*asked, *text.tokens, SEPARATOR]
        table = np.array(rows, dtype=np.int64).reshape(len(rows), 5)
        found = np.array(tokens, dtype=np.int32)
        return cls(table, found, _sorted_places(found))

    @classmethod
    def joined(cls, older: MemorySegment, newer: MemorySegment) -> Self:
        """Merge two segments and sort them again."""
        moved = newer.table.copy()
        moved[:, 3:] += len(older.tokens) - 1
        tokens = np.concatenate((older.tokens, newer.tokens[1:]))
        return cls(np.concatenate((older.table, moved)), tokens, _sorted_places(tokens))

    def without(self, dropped: NDArray[np.bool_]) -> Self:
        """Return a copy without some texts. No sorting is needed: no context spans two texts."""
        ends = np.append(self.table[1:, 3], len(self.tokens))
        lengths = ends - self.table[:, 3]
        kept = np.ones(len(self.tokens), dtype=np.bool_)
        kept[1:] = np.repeat(~dropped, lengths)
        moved = np.cumsum(kept, dtype=np.int64) - 1
        table = self.table[~dropped].copy()
        table[:, 3:] = moved[table[:, 3:]]
        order = self.order[kept[self.order]]
        return type(self)(table, self.tokens[kept], moved[order].astype(np.int32))

    def source_at(self, place: int) -> CopiedFrom:
        """Return the text that contains a position."""
        row = self.table[bisect_right(self._starts, place) - 1]
        return CopiedFrom(int(row[0]), int(row[1]))

    def longest(self, last: Sequence[int], least: int) -> Places | None:
        """Return the positions with the longest context equal to ``last``, at least ``least``."""
        return self._places(self._order_view, last, least)

    def answers_to(self, last: Sequence[int]) -> Places | None:
        """Return where answers begin whose question ends as ``last`` does."""
        found = self._places(self._answers, last, _MIN_QUESTION)
        if found is None:
            return None
        # After a template, a question's first token may differ from that of the bare question.
        places = [place for place in found.places if found.length >= self._asked(place) - 1]
        return Places(self, places, found.length) if places else None

    def _asked(self, place: int) -> int:
        """Return how many tokens of its question precede an answer that begins at ``place``."""
        return place - self._starts[bisect_right(self._starts, place) - 1]

    def _places(self, order: Sequence[int], last: Sequence[int], least: int) -> Places | None:
        """Return those of the given positions, in their order, with the longest equal context."""
        wanted = [*last[-CONTEXT:]][::-1]
        at = bisect_left(order, wanted, key=self._before)
        sides = range(max(0, at - 1), min(at + 1, len(order)))
        length = max((_common_length(self._before(order[i]), wanted) for i in sides), default=0)
        if length < least:
            return None
        wanted = wanted[:length]
        reach = 1  # galloping search: usually there are few
        while at - reach >= 0 and self._before(order[at - reach])[:length] == wanted:
            reach *= 2
        first = bisect_left(order, wanted, max(0, at - reach), at, key=self._before)
        reach = 1
        while at + reach <= len(order) and (self._before(order[at + reach - 1])[:length] == wanted):
            reach *= 2
        most = min(len(order), at + reach)
        end = bisect_right(order, wanted, at, most, key=lambda one: self._before(one)[:length])
        step = max(1, -(-(end - first) // _MOST_PLACES))
        return Places(self, sorted(order[first:end:step], reverse=True), length)

    def _before(self, place: int) -> list[int]:
        """Return the tokens before a position, last one first."""
        found: list[int] = self.view[max(0, place - CONTEXT) : place].tolist()
        found.reverse()
        return found


class TextMemory:
    """All remembered texts of one vocabulary: a large sorted segment, and newer texts."""

    def __init__(self, vocabulary: str, segments: Sequence[MemorySegment] = ()) -> None:
        """``vocabulary`` is its fingerprint; segments are given oldest first."""
        self.vocabulary = vocabulary
        self.segments = tuple(segments)

    def revisions(self) -> dict[int, int]:
        """Return each text's revision, its attachments included."""
        return {
            text: revision
            for segment in self.segments
            for text, revision in segment.table[:, (0, 2)].tolist()
        }

    def extended(self, texts: Sequence[RememberedText]) -> TextMemory:
        """Return a memory with newer texts added; the oldest are dropped if it grows too large."""
        if not texts:
            return self
        older, newer = self.segments[:1], MemorySegment.of(texts)
        for segment in self.segments[1:]:
            newer = MemorySegment.joined(segment, newer)
        large = len(older[0].tokens) * _RESORT_SHARE if older else 0
        if older and len(newer.tokens) > max(_LEAST_SORTED_ANEW, large):
            return TextMemory(self.vocabulary, (MemorySegment.joined(older[0], newer),))._bounded()
        return TextMemory(self.vocabulary, (*older, newer))

    def without(self, texts: Collection[int]) -> TextMemory:
        """Return a memory without some texts, or this one if it has none of them."""
        segments, changed = [], False
        for segment in self.segments:
            dropped = np.isin(segment.table[:, 0], np.fromiter(texts, np.int64, len(texts)))
            changed = changed or bool(dropped.any())
            kept = segment.without(dropped) if dropped.any() else segment
            segments += [kept] if len(kept.table) else []
        return TextMemory(self.vocabulary, segments) if changed else self

    def longest(self, last: Sequence[int], least: int) -> Places | None:
        """Return the positions with the longest context equal to ``last``, at least ``least``.

        The newer segment wins a tie.
        """
        best: Places | None = None
        for segment in self.segments:
            found = segment.longest(last, least if best is None else best.length)
            best = found or best
        return best

    def answers_to(self, prompt: Sequence[int]) -> Places | None:
        """Return where answers begin to the prompt's last question, before any template's end."""
        for left_out in range(min(_MAX_TEMPLATE, len(prompt)) + 1):
            last = prompt[max(0, len(prompt) - left_out - CONTEXT) : len(prompt) - left_out]
            for segment in reversed(self.segments):
                found = segment.answers_to(last)
                if found is not None:
                    return found
        return None

    def _bounded(self) -> TextMemory:
        """Drop the tokens of the oldest texts above the limit, in a memory of one segment.

        Their rows stay, with a separator each, so that they are not added again.
        """
        (segment,) = self.segments
        excess = len(segment.tokens) - MOST_TOKENS
        if excess <= 0:
            return self
        first = int(np.searchsorted(segment.table[:, 3], excess))
        dropped = np.arange(len(segment.table)) < first
        kept, rows = segment.without(dropped), segment.table[dropped]
        emptied = MemorySegment.of(
            RememberedText(CopiedFrom(text, part), revision, ())
            for text, part, revision, _, _ in rows.tolist()
        )
        return TextMemory(self.vocabulary, (MemorySegment.joined(emptied, kept),))


def _sorted_places(tokens: Integers) -> Integers:
    """Sort all positions by the ``CONTEXT`` tokens before them, last one first, then by position.

    Uses prefix doubling: an order by n tokens gives that by 2 n from the ranks of both halves.
    """
    count = len(tokens)
    ranks = np.zeros(count, dtype=np.int64)
    ranks[1:] = tokens[:-1].astype(np.int64) + 1
    length = 1
    while length < CONTEXT:
        key = ranks * (int(ranks.max(initial=0)) + 1)
        key[length:] += ranks[:-length]
        _, ranks = np.unique(key, return_inverse=True)
        length *= 2
    order = np.argsort(ranks, kind="stable")
    places: Integers = order[tokens[order] != SEPARATOR].astype(np.int32)
    return places


def _common_length(first: Sequence[int], second: Sequence[int]) -> int:
    """Return the length of the common prefix."""
    for index, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return index
    return min(len(first), len(second))
