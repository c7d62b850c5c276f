"""Splitting of a growing answer into parts: reasoning and the answer proper.

Positions are characters (code points) of the answer as generated. The marks belong to no part, nor
does the white space around them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate

from foretoken.chat.reasoning.marks import FALLBACK_MARKS, Marks
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.text.detokenizer import overlap

_PIECE_ENDS = (">", "]", "\u25b7")


class PartKind(Enum):
    """Kind of a part of an answer."""

    REASONING = "reasoning"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class AnswerPart:
    """Part of an answer, from character ``start`` to ``end`` (exclusive).

    Reasoning that has just begun may be empty.
    """

    kind: PartKind
    start: int
    end: int
    first: int
    """Index of its first token."""
    last: int
    """Index after its last token."""

    @property
    def tokens(self) -> int:
        """Number of its tokens, without its marks."""
        return self.last - self.first


class PartFinder:
    """Incremental finder of one answer's parts; only text after the last mark is scanned again."""

    def __init__(self, marks: Sequence[Marks] | None) -> None:
        """``marks``: how the answer's model marks reasoning; None if unknown."""
        self._guesses = marks is None
        self._marks = tuple(FALLBACK_MARKS if marks is None else marks)
        self._text = ""
        self._tokens: list[str] = []
        self._starts: list[int] = []  # of the tokens
        self._written = 0  # the tokens of the text up to here are unknown
        self._closed: list[AnswerPart] = []
        self._at = 0  # after the last mark
        self._searched = 0  # no mark begins before it
        self._held = 0  # characters at the end that may become a mark
        self._wrapped = False
        self._inside = next((kind for kind in self._marks if kind.begun), None)
        if self._inside is not None:
            self._marks, self._guesses = (self._inside,), False
        self.passed = 0
        """Number of marks found so far."""
        self._update_candidates()

    @property
    def parts(self) -> tuple[AnswerPart, ...]:
        """The parts so far, without an ending that may yet become a mark."""
        end = len(self._text) - self._held
        if self._inside is None and self._is_blank(end):
            return tuple(self._closed)
        kind = PartKind.ANSWER if self._inside is None else PartKind.REASONING
        return (*self._closed, self._part(kind, end))

    @property
    def reasons(self) -> bool:
        """Whether the end of the answer so far is reasoning."""
        return self._inside is not None

    def add(self, tokens: Iterable[TokenEmitted]) -> None:
        """Add the next tokens."""
        texts = [token.text for token in tokens]
        self._starts += accumulate(map(len, texts), initial=len(self._text))
        self._starts.pop()
        self._tokens += texts
        self._text = "".join([self._text, *texts])
        self._scan()

    def add_text(self, text: str) -> None:
        """Add a text with unknown tokens."""
        self._text += text
        self._written = len(self._text)
        self._scan()

    def finish(self) -> bool:
        """Release the text held back as a possible mark; return whether there was any."""
        held, self._held = bool(self._held), 0
        return held

    def _scan(self) -> None:
        self._held = 0
        while any(self._text.find(letter, self._searched) >= 0 for letter in self._letters):
            found = self._first_mark()
            if found is None:
                self._hold()
                break
            self._consume_mark(*found)
        self._searched = max(self._at, len(self._text) - self._longest + 1)

    def _update_candidates(self) -> None:
        """Update the marks that may come next, some of them only at certain positions."""
        if (inside := self._inside) is not None:
            self._next = [(inside.closing, inside), (inside.opening, inside)]
        else:
            self._next = []
            for marks in self._marks:
                self._next += [(mark, marks) for mark in (marks.opening, *marks.around)]
                if self._guesses and marks.closing.startswith("</"):
                    self._next.append((_bare_closing(marks), marks))
        self._letters = {mark[0] for mark, _ in self._next}
        self._longest = max((len(mark) for mark, _ in self._next), default=1)

    def _hold(self) -> None:
        """Hold back an ending that may become a mark."""
        size = len(self._text)
        end = self._text[max(self._at, size - self._longest + 1) :]
        begun = ((overlap(end, mark), mark, kind) for mark, kind in self._next if mark[0] in end)
        held = (n for n, mark, kind in begun if n and self._is_allowed(size - n, mark, kind))
        self._held = max(held, default=0)

    def _first_mark(self) -> tuple[int, str, Marks] | None:
        found: list[tuple[int, str, Marks]] = []
        for mark, marks in self._next:
            place = self._text.find(mark, self._searched)
            while place >= 0 and not (
                self._is_allowed(place, mark, marks) and self._is_exact(place, mark, marks)
            ):
                place = self._text.find(mark, place + 1)
            if place >= 0:
                found.append((place, mark, marks))
        return min(found, key=lambda one: (one[0], -len(one[1])), default=None)

    def _is_allowed(self, place: int, mark: str, marks: Marks) -> bool:
        """Return whether a mark is possible at this position."""
        if self._inside is not None:
            return mark == marks.closing or self._is_blank(place)
        if mark == _bare_closing(marks):
            return not place or self._text[place - 1] == "\n"
        if marks.anywhere:
            return True
        if mark == marks.opening:
            answered = any(part.kind is PartKind.ANSWER for part in self._closed)
            return not answered and self._is_blank(place)
        return self._wrapped or (bool(self._closed) and self._is_blank(place))

    def _is_blank(self, place: int) -> bool:
        """Return whether there is only white space between the last mark and a position."""
        return not self._text[self._at : place].strip()

    def _is_exact(self, place: int, mark: str, marks: Marks) -> bool:
        """Return whether a mark begins with a token of its own, if it must."""
        if not marks.exact or place < self._written:
            return True
        stripped = mark.lstrip()
        at = place + len(mark) - len(stripped)
        for number in range(bisect_left(self._starts, at), len(self._starts)):
            if text := self._tokens[number]:
                alone = self._starts[number] == at
                return alone and text.endswith(_PIECE_ENDS) and stripped.startswith(text)
        return False

    def _consume_mark(self, place: int, mark: str, marks: Marks) -> None:
        """Continue after a mark."""
        inside, guessed = self._inside is not None, mark == _bare_closing(marks)
        # Without an opening mark, initial reasoning is recognised only by its end.
        kind = PartKind.REASONING if inside or guessed else PartKind.ANSWER
        if not self._is_blank(place):
            self._closed.append(self._part(kind, place, closed=True))
        self._at = self._searched = place + len(mark)
        if mark == marks.opening:
            self._inside, self._wrapped, self._guesses = marks, False, False
            self._marks = (marks,)
        elif inside or guessed:
            self._inside, self._guesses = None, False
        else:
            self._wrapped = True
        self.passed += 1
        self._update_candidates()

    def _part(self, kind: PartKind, end: int, *, closed: bool = False) -> AnswerPart:
        """Return the part after the last mark; ``closed``: another mark follows it."""
        start, said = self._at, self._text[self._at : end]
        begun = bisect_left(self._starts, end)
        if (start or self._inside is not None) and said.strip():
            start += len(said) - len(said.lstrip())
        if closed or kind is PartKind.REASONING:
            end = max(start, self._at + len(said.rstrip()))
            while begun and not self._tokens[begun - 1].strip():
                begun -= 1
        first = bisect_left(self._starts, start)
        if first and self._starts[first - 1] + len(self._tokens[first - 1]) > start:
            first -= 1
        return AnswerPart(kind, start, end, first, max(first, begun))


def _bare_closing(marks: Marks) -> str:
    """Return the closing mark of reasoning without an opening mark: a line of its own."""
    return f"{marks.closing}\n"


def parts_of(
    text: str, tokens: Sequence[TokenEmitted], marks: Sequence[Marks] | None
) -> tuple[AnswerPart, ...]:
    """Return the parts of a whole answer; without tokens, of its text."""
    finder = PartFinder(marks)
    if tokens:
        finder.add(tokens)
    else:
        finder.add_text(text)
    finder.finish()
    return finder.parts


def may_reason(text: str, marks: Sequence[Marks] | None) -> bool:
    """Return whether an answer may contain reasoning; faster than finding its parts."""
    known = FALLBACK_MARKS if marks is None else marks
    return any(one.begun or one.opening in text or one.closing in text for one in known)


def has_reasoning(parts: Sequence[AnswerPart]) -> bool:
    """Return whether any part is reasoning."""
    return any(part.kind is PartKind.REASONING for part in parts)


def without_reasoning(text: str, parts: Sequence[AnswerPart]) -> str:
    """Return the text of the answer parts, or the text itself if there is no reasoning."""
    if not has_reasoning(parts):
        return text
    return "\n\n".join(text[p.start : p.end] for p in parts if p.kind is PartKind.ANSWER)


def milliseconds(
    part: AnswerPart, tokens: Sequence[TokenEmitted], steps: Iterable[StepFinished]
) -> float:
    """Return the time spent on a part; a step's time is divided evenly among its tokens."""
    own = Counter(token.step for token in tokens[part.first : part.last])
    taken = (min(1.0, own[s.index] / max(1, s.tokens)) * s.total_ms for s in steps)
    return sum(taken)


def reasoning_steps(tokens: Sequence[TokenEmitted], parts: Sequence[AnswerPart]) -> frozenset[int]:
    """Return the steps that produced any reasoning or its marks."""
    found: set[int] = set()
    behind = 0
    for part in parts:
        if part.kind is PartKind.REASONING:
            found.update(token.step for token in tokens[behind : part.last + 1])
        behind = part.last
    return frozenset(found)
