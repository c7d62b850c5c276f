"""The parts of an answer, reasoning and what was answered, found while it grows.

Places are characters (code points) of the answer as the model wrote it. The marks are in no part,
nor is the white space beside them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate

from foretoken.chat.reasoning.marks import GUESSED, Marks
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.text.detokenizer import overlap

_PIECE_ENDS = (">", "]", "\u25b7")


class PartKind(Enum):
    """What a part of an answer is."""

    REASONING = "reasoning"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class AnswerPart:
    """A part from the character ``start`` to before ``end``.

    Reasoning that was begun and says nothing yet is empty.
    """

    kind: PartKind
    start: int
    end: int
    first: int
    """Index of its first token."""
    last: int
    """Index behind its last token."""
    closed: bool = False
    """Whether the mark behind it is there."""

    @property
    def tokens(self) -> int:
        """How many tokens wrote it, without its marks."""
        return self.last - self.first


@dataclass(slots=True)
class _Growing:
    kind: PartKind
    start: int
    token: int
    begun: bool = False
    end: int = 0
    last: int = 0
    said_end: int = 0  # without white space behind it
    said_last: int = 0
    closed: bool = False

    @property
    def says(self) -> bool:
        """Whether it has more than white space."""
        return self.said_end > self.start

    @property
    def part(self) -> AnswerPart:
        if not self.begun:
            return AnswerPart(self.kind, self.start, self.start, self.token, self.token)
        tight = self.closed or self.kind is PartKind.REASONING
        end, last = (self.said_end, self.said_last) if tight else (self.end, self.last)
        return AnswerPart(self.kind, self.start, end, self.token, last, self.closed)


class PartFinder:
    """Finds the parts of one answer; only what may begin a mark is looked at twice."""

    def __init__(self, marks: Sequence[Marks] | None) -> None:
        """``marks``: how the answer's author marks reasoning; None where nobody knows."""
        self._guesses = marks is None
        self._marks = tuple(GUESSED if marks is None else marks)
        self._parts: list[_Growing] = []
        self._pending = ""
        self._before = "\n"  # the last character that is not pending
        self._at = 0  # where the pending text begins
        self._tokens = 0
        # Of the last tokens, their places and texts; so many of them are in parts, or in none.
        self._starts: list[int] = []
        self._texts: list[str] = []
        self._done = 0
        self._wanted_initials: frozenset[str] | None = None  # None: to be found anew
        self._inside: Marks | None = None
        self._wrapped = False
        for marks_ in self._marks:
            if marks_.begun:
                self._begin_reasoning(marks_)
                break

    @property
    def parts(self) -> tuple[AnswerPart, ...]:
        """The parts so far. What may yet become a mark is in none."""
        wanted = (one for one in self._parts if one.says or one.kind is PartKind.REASONING)
        return tuple(one.part for one in wanted)

    @property
    def reasons(self) -> bool:
        """Whether the end of the answer so far is reasoning."""
        return self._inside is not None

    def add(self, tokens: Iterable[TokenEmitted]) -> None:
        """Take over the next tokens."""
        del self._starts[: self._done], self._texts[: self._done]
        self._done = 0
        texts = [token.text for token in tokens]
        at = self._at + len(self._pending)
        self._starts += accumulate(map(len, texts), initial=at)
        self._starts.pop()
        self._texts += texts
        self._tokens += len(texts)
        self._pending = "".join([self._pending, *texts])
        self._look(exactly=True)

    def add_text(self, text: str) -> None:
        """Take over a text whose tokens nobody knows."""
        self._pending += text
        self._look(exactly=False)

    def finish(self) -> bool:
        """Nothing becomes a mark any more; return whether something might have become one."""
        held = bool(self._pending)
        self._emit(len(self._pending))
        return held

    def _look(self, *, exactly: bool) -> None:
        if self._initials().isdisjoint(self._pending):  # as mostly
            self._emit(len(self._pending))
            return
        while (found := self._first_mark(exactly=exactly)) is not None:
            place, mark, marks = found
            self._emit(place)
            self._pass(mark, marks)
        held = max((overlap(self._pending, mark) for mark in self._wanted()), default=0)
        self._emit(len(self._pending) - held)

    def _initials(self) -> frozenset[str]:
        if self._wanted_initials is None:
            self._wanted_initials = frozenset(mark[0] for mark in self._wanted())
        return self._wanted_initials

    def _wanted(self) -> dict[str, Marks]:
        """The marks that may come next."""
        inside = self._inside
        if inside is not None:
            first = not self._parts[-1].says
            return {inside.closing: inside} | ({inside.opening: inside} if first else {})
        answered = any(one.kind is PartKind.ANSWER and one.says for one in self._parts)
        wanted: dict[str, Marks] = {}
        for marks in self._marks:
            if marks.anywhere or not answered:
                wanted[marks.opening] = marks
            if marks.anywhere or self._wrapped or (self._parts and not self._says):
                wanted.update(dict.fromkeys(marks.around, marks))
            if self._guesses and marks.closing.startswith("</"):
                wanted[f"{marks.closing}\n"] = marks
        return wanted

    def _first_mark(self, *, exactly: bool) -> tuple[int, str, Marks] | None:
        found: tuple[int, str, Marks] | None = None
        for mark, marks in self._wanted().items():
            place = self._pending.find(mark)
            while place >= 0 and not self._stands(place, mark, marks, exactly=exactly):
                place = self._pending.find(mark, place + 1)
            if place < 0:
                continue
            if found is None or (place, -len(mark)) < (found[0], -len(found[1])):
                found = place, mark, marks
        return found

    def _stands(self, place: int, mark: str, marks: Marks, *, exactly: bool) -> bool:
        """Whether these letters are a mark here."""
        if mark == f"{marks.closing}\n":  # a guess
            return (self._before + self._pending)[place] == "\n"
        if exactly and marks.exact and not self._is_token(place, mark):
            return False
        return self._is_free(mark, marks) or self._is_first(place)

    def _is_free(self, mark: str, marks: Marks) -> bool:
        """Whether it may stand behind a text."""
        inside = self._inside is not None and mark == marks.closing
        return inside or marks.anywhere or self._wrapped

    def _is_first(self, place: int) -> bool:
        """Whether nothing is before it."""
        return not self._says and not self._pending[:place].strip()

    @property
    def _says(self) -> bool:
        """Whether something was said behind the last mark."""
        return bool(self._parts) and not self._parts[-1].closed and self._parts[-1].says

    def _is_token(self, place: int, mark: str) -> bool:
        """Whether a mark begins with a token of its own."""
        told = mark.lstrip()
        at = self._at + place + len(mark) - len(told)
        for number in range(bisect_left(self._starts, at, self._done), len(self._starts)):
            if text := self._texts[number]:
                alone = self._starts[number] == at
                return alone and text.endswith(_PIECE_ENDS) and told.startswith(text)
        return False

    def _pass(self, mark: str, marks: Marks) -> None:
        """Go on behind a mark that the pending text begins with."""
        self._wanted_initials = None
        self._at += len(mark)
        self._pending = self._pending[len(mark) :]
        self._drop_tokens_before(self._at)
        if self._inside is not None:
            if mark == marks.closing:
                self._end_reasoning()
        elif mark == marks.opening:
            self._begin_reasoning(marks)
        elif mark in marks.around:
            self._wrapped = True
            self._close()
        else:
            self._end_reasoning()

    def _begin_reasoning(self, marks: Marks) -> None:
        self._close()
        self._inside, self._wrapped, self._guesses = marks, False, False
        self._marks = (marks,)
        self._parts.append(_Growing(PartKind.REASONING, self._at, self._tokens))

    def _end_reasoning(self) -> None:
        if self._inside is None:  # that it was reasoning from its beginning is seen only now
            self._guesses = False
            if self._parts:  # or it said nothing
                self._parts[-1].kind = PartKind.REASONING
        self._inside = None
        self._close()

    def _close(self) -> None:
        if self._parts and not self._parts[-1].says:
            self._parts.pop()
        elif self._parts:
            self._parts[-1].closed = True

    def _emit(self, length: int) -> None:
        """So many pending characters are no mark."""
        text, self._pending = self._pending[:length], self._pending[length:]
        self._before = text[-1:] or self._before
        at, self._at = self._at, self._at + length
        said = text.strip()
        if not self._parts or self._parts[-1].closed:
            beside_mark = bool(self._parts) or at > 0
            if not (said if beside_mark else text):
                self._drop_tokens_before(self._at)
                return
            self._parts.append(_Growing(PartKind.ANSWER, at, 0))
        part = self._parts[-1]
        if not part.begun:
            first = part.kind is PartKind.ANSWER and at == 0
            if not first:
                at += len(text) - len(text.lstrip())
            if not said and not first:
                self._drop_tokens_before(self._at)
                return
            part.begun, part.start = True, at
            self._drop_tokens_before(at)
            part.token = self._index_of(self._done)
            part.last = part.said_last = part.token
            part.end = part.said_end = at
        part.end = max(part.end, self._at)
        if said:
            if not part.says:
                self._wanted_initials = None
            part.said_end = self._at - (len(text) - len(text.rstrip()))
        stop = bisect_left(self._starts, self._at, self._done)
        if stop > self._done:
            part.last = self._index_of(stop)
            for number in reversed(range(self._done, stop)):
                if self._texts[number].strip():
                    part.said_last = self._index_of(number + 1)
                    break
        self._drop_tokens_before(self._at)

    def _drop_tokens_before(self, place: int) -> None:
        """All but one of which more is to come."""
        stop = bisect_left(self._starts, place, self._done)
        if stop > self._done and self._starts[stop - 1] + len(self._texts[stop - 1]) > place:
            stop -= 1
        self._done = stop

    def _index_of(self, number: int) -> int:
        """Of a token that is kept, or of the one to come."""
        return self._tokens - len(self._starts) + number


def parts_of(
    text: str, tokens: Sequence[TokenEmitted], marks: Sequence[Marks] | None
) -> tuple[AnswerPart, ...]:
    """The parts of a whole answer; without tokens it is looked at as a text."""
    finder = PartFinder(marks)
    if tokens:
        finder.add(tokens)
    else:
        finder.add_text(text)
    finder.finish()
    return finder.parts


def may_reason(text: str, marks: Sequence[Marks] | None) -> bool:
    """Whether there may be reasoning in an answer: quicker than to look for its parts."""
    known = GUESSED if marks is None else marks
    return any(one.begun or one.opening in text or one.closing in text for one in known)


def has_reasoning(parts: Sequence[AnswerPart]) -> bool:
    """Whether one of them is reasoning."""
    return any(part.kind is PartKind.REASONING for part in parts)


def text_of_kind(text: str, parts: Sequence[AnswerPart], kind: PartKind) -> str:
    """What all parts of a kind say."""
    return "\n\n".join(text[part.start : part.end] for part in parts if part.kind is kind)


def without_reasoning(text: str, parts: Sequence[AnswerPart]) -> str:
    """What was answered; the text itself where there is no reasoning."""
    return text_of_kind(text, parts, PartKind.ANSWER) if has_reasoning(parts) else text


def milliseconds(
    part: AnswerPart, tokens: Sequence[TokenEmitted], steps: Iterable[StepFinished]
) -> float:
    """How long the tokens of a part took; a step's time is shared evenly by its tokens."""
    own = Counter(token.step for token in tokens[part.first : part.last])
    taken = (min(1.0, own[s.index] / max(1, s.tokens)) * s.total_ms for s in steps)
    return sum(taken)


def reasoning_steps(tokens: Sequence[TokenEmitted], parts: Sequence[AnswerPart]) -> frozenset[int]:
    """The steps that wrote reasoning or its marks, be it also something else."""
    found: set[int] = set()
    behind = 0
    for part in parts:
        if part.kind is PartKind.REASONING:
            found.update(token.step for token in tokens[behind : part.last + 1])
        behind = part.last
    return frozenset(found)
