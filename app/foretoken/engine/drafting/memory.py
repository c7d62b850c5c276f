"""Memory of texts that were written before: where the last words stood in them, and what followed.

All places of all texts are kept in the order of the tokens before them, last token first: a suffix
array of the texts read backwards. One binary search finds where most tokens equal the last ones,
and what followed at these places most often is the draft. Its share of the places is its
probability, as in Oliaro et al., "SuffixDecoding" (2024).

Nothing here changes: with more texts, or fewer, another memory is made. So one thread may make
them and another one read them.
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
"""So many tokens before a place say where it belongs; the memory knows none beyond them."""
MOST_TOKENS = 2_000_000
"""The oldest texts go where there are more: 16 MB."""

SEPARATOR = -1
"""Stands before, between and behind texts in the place of a token."""

# Of a memory that grows, what is new is sorted by itself until it is worth sorting all of it.
_LEAST_SORTED_ANEW, _SHARE_SORTED_ANEW = 16_384, 0.125
# Common words stand everywhere: of more places so many are looked at, evenly spaced.
_MOST_PLACES = 32
# Where an answer begins, so many tokens of a template may stand between it and its question.
_MOST_OF_TEMPLATE = 24
_LEAST_OF_QUESTION = 2

Integers = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class RememberedText:
    """A text by its token ids."""

    source: CopiedFrom
    revision: int
    """Another one says that the text is another one."""
    tokens: Sequence[int]
    asked: Sequence[int] = ()
    """Of an answer: the end of its question, at most ``CONTEXT`` tokens."""


class Continuation(NamedTuple):
    """A token that followed, its share of all that did, and a place in the newest such text."""

    token: int
    share: float
    place: int


@dataclass(frozen=True, slots=True)
class Places:
    """Where in a segment the same tokens stood, newest text first, and how many they are."""

    segment: MemorySegment
    places: Sequence[int]
    """Indexes of the tokens that followed."""
    length: int

    def votes(self) -> tuple[int, float]:
        """The token that followed most often, of equals the newest one's, and its share."""
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
        """The places at which this token followed, behind it; None where no text goes on."""
        tokens = self.segment.view
        places = [place + 1 for place in self.places if tokens[place] == token]
        places = [place for place in places if tokens[place] != SEPARATOR]
        longer = min(self.length + 1, CONTEXT)
        return Places(self.segment, places, longer) if places else None

    def path(self, count: int) -> list[Continuation]:
        """Up to ``count`` tokens that followed most often, one behind the other."""
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
    """Texts one behind the other with a separator before, between and behind them.

    ``table`` has a row for each text: its source (2 numbers), its revision, where it begins, the
    end of its question included, and where the text itself does; oldest first. ``order`` are the
    places of all tokens, sorted by what stands before them.
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
        """Sort texts, oldest first."""
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
        """Both in one, sorted anew."""
        moved = newer.table.copy()
        moved[:, 3:] += len(older.tokens) - 1
        tokens = np.concatenate((older.tokens, newer.tokens[1:]))
        return cls(np.concatenate((older.table, moved)), tokens, _sorted_places(tokens))

    def without(self, dropped: NDArray[np.bool_]) -> Self:
        """The same without some texts. Nothing has to be sorted: no text reaches into another."""
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
        """The text in which a place is."""
        row = self.table[bisect_right(self._starts, place) - 1]
        return CopiedFrom(int(row[0]), int(row[1]))

    def longest(self, last: Sequence[int], least: int) -> Places | None:
        """Places behind the most tokens that equal the ``last`` ones, if ``least`` do."""
        return self._places(self._order_view, last, least)

    def answers_to(self, last: Sequence[int]) -> Places | None:
        """Places where answers begin, if the ``last`` tokens end as their question does."""
        found = self._places(self._answers, last, _LEAST_OF_QUESTION)
        if found is None:
            return None
        # Behind a template a question may begin with another token than by itself.
        places = [place for place in found.places if found.length >= self._asked(place) - 1]
        return Places(self, places, found.length) if places else None

    def _asked(self, place: int) -> int:
        """How many tokens of its question stand before the place where an answer begins."""
        return place - self._starts[bisect_right(self._starts, place) - 1]

    def _places(self, order: Sequence[int], last: Sequence[int], least: int) -> Places | None:
        """Of these places, in their order, those with the longest equal context."""
        wanted = [*last[-CONTEXT:]][::-1]
        at = bisect_left(order, wanted, key=self._before)
        sides = range(max(0, at - 1), min(at + 1, len(order)))
        length = max((_common(self._before(order[i]), wanted) for i in sides), default=0)
        if length < least:
            return None
        wanted = wanted[:length]
        reach = 1  # mostly there are few
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
        """The tokens before a place, last one first."""
        found: list[int] = self.view[max(0, place - CONTEXT) : place].tolist()
        found.reverse()
        return found


class TextMemory:
    """All that is remembered for one vocabulary: sorted texts, and those that came since."""

    def __init__(self, vocabulary: str, segments: Sequence[MemorySegment] = ()) -> None:
        """``vocabulary``: the fingerprint of the one that the ids are of. Oldest segment first."""
        self.vocabulary = vocabulary
        self.segments = tuple(segments)

    @property
    def tokens(self) -> int:
        """How many there are, roughly."""
        return sum(len(segment.tokens) for segment in self.segments)

    def revisions(self) -> dict[int, int]:
        """Of each text, whatever parts it has, its revision."""
        return {
            text: revision
            for segment in self.segments
            for text, revision in segment.table[:, (0, 2)].tolist()
        }

    def extended(self, texts: Sequence[RememberedText]) -> TextMemory:
        """The same with newer texts; the oldest go where it becomes too large."""
        if not texts:
            return self
        older, newer = self.segments[:1], MemorySegment.of(texts)
        for segment in self.segments[1:]:
            newer = MemorySegment.joined(segment, newer)
        large = len(older[0].tokens) * _SHARE_SORTED_ANEW if older else 0
        if older and len(newer.tokens) > max(_LEAST_SORTED_ANEW, large):
            return TextMemory(self.vocabulary, (MemorySegment.joined(older[0], newer),))._bounded()
        return TextMemory(self.vocabulary, (*older, newer))

    def without(self, texts: Collection[int]) -> TextMemory:
        """The same without some texts; itself where it has none of them."""
        segments, changed = [], False
        for segment in self.segments:
            dropped = np.isin(segment.table[:, 0], np.fromiter(texts, np.int64, len(texts)))
            changed = changed or bool(dropped.any())
            kept = segment.without(dropped) if dropped.any() else segment
            segments += [kept] if len(kept.table) else []
        return TextMemory(self.vocabulary, segments) if changed else self

    def longest(self, last: Sequence[int], least: int) -> Places | None:
        """Places behind the most tokens that equal the ``last`` ones, if ``least`` do.

        Of segments with as many the newer one.
        """
        best: Places | None = None
        for segment in self.segments:
            found = segment.longest(last, least if best is None else best.length)
            best = found or best
        return best

    def answers_to(self, prompt: Sequence[int]) -> Places | None:
        """Where answers begin to the question that ends a prompt, be a template's end behind it."""
        for left_out in range(min(_MOST_OF_TEMPLATE, len(prompt)) + 1):
            last = prompt[max(0, len(prompt) - left_out - CONTEXT) : len(prompt) - left_out]
            for segment in reversed(self.segments):
                found = segment.answers_to(last)
                if found is not None:
                    return found
        return None

    def _bounded(self) -> TextMemory:
        """Of one segment: the oldest texts keep their rows alone, so that nobody adds them again.

        A text without tokens has only its separator.
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
    """All places of tokens, by the ``CONTEXT`` tokens before them, last one first; then by place.

    By doubling: what is sorted by n tokens is sorted by 2 n through the ranks of both halves.
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


def _common(first: Sequence[int], second: Sequence[int]) -> int:
    """How many tokens at the beginning are equal."""
    for index, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return index
    return min(len(first), len(second))
