"""From a rendered prompt to token ids: control tokens, people's text, and answers by their own ids.

What people write never becomes a control token: before rendering, the first character of every
control token in a message is replaced by a stand-in, so that it is not found afterwards; then the
stand-ins become the characters again. Templates see a text of the same length to trim or cut. Some
tokens that steer a model are text for llama.cpp, which finds them in any text (gpt-oss's
``<|start|>``): there what people wrote is tokenised in two parts.

The ids that a model generated for an answer can take the place of its text, because tokenising
the text again often gives other ids, and a KV cache knows the answer by the ones generated.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from foretoken.engine.text.vocabulary import TokenAttribute, Vocabulary

# Noncharacters, which Unicode reserves for a program's own use, then the private planes.
_STAND_INS = (range(0xFDD0, 0xFDF0), range(0x100000, 0x10FFFE), range(0xF0000, 0xFFFFE))
# A character that tokenizers do not merge with what follows it.
_ANCHOR = "\x01"
_MOST_BEGUN = 1024
"""Characters of a control token that are looked for at the end of a text."""
_MOST_AT_ENDS = 16
"""Bytes of a part of an answer that belong to a token of which the rest is no part of it."""


@dataclass(frozen=True, slots=True)
class AnswerPlace:
    """Where an answer stands in a rendered prompt, from ``start`` to before ``end``, and its ids.

    The ids spell exactly the text of that place (``PromptTokenizer.spells``).
    """

    start: int
    end: int
    tokens: tuple[int, ...]


class PromptTokenizer:
    """Makes messages harmless for a template, and ids of what it has rendered."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._steering = {**vocabulary.marking_texts, **vocabulary.special_texts}
        self._controls = ControlTexts(self._steering)
        self._marks = ControlTexts(vocabulary.marking_texts)
        first_characters = self._controls.first_characters
        # None begins a control token itself: every replacement leaves fewer of them.
        free = (
            character
            for character in map(chr, chain(*_STAND_INS))
            if character not in first_characters
        )
        self._stand_ins = dict(zip(sorted(first_characters), free, strict=False))
        self._other = "\ufffd" if "\ufffd" not in first_characters else next(free, "")
        self._no_stand_ins = {ord(character): "\ufffd" for character in self._stand_ins.values()}
        self._restore = {ord(stand_in): text for text, stand_in in self._stand_ins.items()}

    def harmless(self, text: str) -> str:
        """Leave out what cannot be spelled, and put stand-ins into all control tokens.

        Also into those that are begun at the end.
        """
        text = self._vocabulary.spelled(text).translate(self._no_stand_ins)
        while found := list(self._controls.found(text)):  # one may overlap the next
            text = self._with_stand_ins(text, [start for start, _ in found])
        while begun := self._controls.begun(text):
            text = self._with_stand_ins(text, [len(text) - begun])
        return text

    def spells(self, tokens: Sequence[int], harmless: str) -> bool:
        """Whether ``tokens`` are ids of plain text, and of exactly this one."""
        if not self._known(tokens):
            return False
        # A control token has no bytes; it is not what a message may bring into a prompt.
        if not all(self._vocabulary.piece(token) for token in tokens):
            return False
        return self._joined(tokens) == self._bytes(harmless.translate(self._restore))

    def spelled_within(self, tokens: Sequence[int], harmless: str) -> AnswerPlace | None:
        """The place in a text that ids spell: all of it but perhaps white space at its ends.

        One token at each end may be left out, which has more than this text.
        """
        wanted = self._bytes(harmless.translate(self._restore))
        if not self._known(tokens):
            return None
        for first, last in ((0, 0), (0, 1), (1, 0), (1, 1)):
            inner = tuple(tokens[first : len(tokens) - last])
            if not inner or not all(self._vocabulary.piece(token) for token in inner):
                continue
            spelled = self._joined(inner)
            before, found, behind = wanted.partition(spelled)
            if not found or len(before) > _MOST_AT_ENDS or len(behind) > _MOST_AT_ENDS:
                continue
            try:
                start = len(before.decode())
                return AnswerPlace(start, start + len(spelled.decode()), inner)
            except UnicodeDecodeError:
                continue
        return None

    def shows(self, tokens: Sequence[int], text: str, shown: Collection[int] = ()) -> bool:
        """Whether an answer of these ids, control tokens too, is shown as this text.

        ``shown`` are control tokens whose texts are.
        """
        if not self._known(tokens):
            return False
        pieces = (
            self._vocabulary.text(token).encode()
            if token in shown
            else self._vocabulary.piece(token)
            for token in tokens
        )
        return b"".join(pieces).decode("utf-8", "replace") == text

    def written(self, text: str) -> str:
        """A text that no person wrote, with its control tokens, as it stands in a prompt."""
        return self._vocabulary.spelled(text).translate(self._no_stand_ins)

    def tokens(self, rendered: str, answers: Sequence[AnswerPlace] = ()) -> Iterator[int]:
        """Control tokens where the template wrote them; everything between as plain text.

        ``answers``, in order, are given by their own ids, as far as they stand inside such plain
        text and what follows them can be tokenised apart. Raises ``PromptError`` where the
        vocabulary can spell nothing.
        """
        text = rendered.translate(self._restore)  # of the same length
        passed = 0
        for start, end, control in self._runs(rendered):
            first = passed
            while passed < len(answers) and answers[passed].end <= end:
                passed += 1
            inside = [answer for answer in answers[first:passed] if answer.start >= start]
            yield from self._run(text, start, end, inside)
            if control is not None:
                yield control

    def continued(self, text: str) -> list[int] | None:
        """Ids of a text that continues another one; None where the tokenizer changes it.

        SentencePiece models put a space before all that they tokenise, which is wrong here.
        """
        first, *others = self._apart(text)
        tokens = self._continued(first)
        for piece in others:
            more = self._continued(piece)
            tokens = None if tokens is None or more is None else tokens + more
        return tokens

    def _plain(self, text: str) -> list[int]:
        """Ids of plain text, in which llama.cpp must not find a mark."""
        first, *others = self._apart(text)
        tokens = self._vocabulary.tokenize(first)
        for piece in others:
            more = self._continued(piece)
            tokens += self._vocabulary.tokenize(piece) if more is None else more
        return tokens

    def _apart(self, text: str) -> list[str]:
        """The text, cut behind the first character of every mark in it."""
        cuts = [0, *(start + 1 for start, _ in self._marks.found(text)), len(text)]
        return [text[start:end] for start, end in pairwise(cuts)]

    def _continued(self, text: str) -> list[int] | None:
        wanted = self._bytes(text)
        tokens = self._vocabulary.tokenize(text)
        if self._joined(tokens) == wanted:
            return tokens
        # A vocabulary without byte tokens leaves the anchor out, and nothing is anchored.
        anchor = self._vocabulary.tokenize(_ANCHOR)
        anchored = self._vocabulary.tokenize(_ANCHOR + text)
        tokens = anchored[len(anchor) :]
        fits = anchored[: len(anchor)] == anchor and self._joined(tokens) == wanted
        return tokens if fits else None

    def _runs(self, rendered: str) -> Iterator[tuple[int, int, int | None]]:
        """Start and end of each plain text and the control token behind it, None at the end.

        Some control tokens take the spaces beside them away.
        """
        at, strip_left = 0, False
        for start, end in self._controls.found(rendered):
            control = self._steering[rendered[start:end]]
            attribute = self._vocabulary.attribute(control)
            strip_right = TokenAttribute.LSTRIP in attribute
            yield *_stripped(rendered, at, start, strip_left, strip_right), control
            at, strip_left = end, TokenAttribute.RSTRIP in attribute
        yield *_stripped(rendered, at, len(rendered), strip_left, False), None

    def _run(self, text: str, start: int, end: int, answers: Sequence[AnswerPlace]) -> list[int]:
        """Ids of plain text with answers in it; all is tokenised anew where they do not fit."""
        cuts = [*(answer.start for answer in answers), end]
        tokens = self._plain(text[start : cuts[0]])
        for answer, cut in zip(answers, cuts[1:], strict=True):
            behind = self.continued(text[answer.end : cut])
            if behind is None:
                return self._plain(text[start:end])
            tokens += [*answer.tokens, *behind]
        return tokens

    def _known(self, tokens: Sequence[int]) -> bool:
        return all(0 <= token < self._vocabulary.size for token in tokens)

    def _joined(self, tokens: Sequence[int]) -> bytes:
        return b"".join(map(self._vocabulary.piece, tokens))

    def _bytes(self, text: str) -> bytes:
        return self._vocabulary.spelled(text).encode()

    def _with_stand_ins(self, text: str, places: Sequence[int]) -> str:
        parts, behind = [], 0
        for at in places:
            parts += [text[behind:at], self._stand_ins.get(text[at], self._other)]
            behind = at + 1
        return "".join([*parts, text[behind:]])


class ControlTexts:
    """Finds control tokens in texts, be there hundreds of thousands that begin alike."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = frozenset(filter(None, texts))
        self._sorted = sorted(self._texts)
        self.first_characters = frozenset(text[0] for text in self._texts)
        lengths: dict[str, set[int]] = {}
        for text in self._texts:
            lengths.setdefault(text[:2], set()).add(len(text))
        # Longest first, like llama.cpp: one control token may begin like another.
        self._lengths = {start: sorted(known, reverse=True) for start, known in lengths.items()}
        self._longest = min(_MOST_BEGUN, max(map(len, self._texts), default=0))
        characters = "".join(map(re.escape, sorted(self.first_characters)))
        self._first = re.compile(f"[{characters}]" if characters else r"(?!)")

    def found(self, text: str) -> Iterator[tuple[int, int]]:
        """Start and end of each one, from left to right, none in another."""
        at = 0
        while first := self._first.search(text, at):
            start = first.start()
            end = self._end(text, start)
            if end is not None:
                yield start, end
            at = end or start + 1

    def begun(self, text: str) -> int:
        """Length of the longest beginning of one that is the end of ``text``."""
        tail = text[max(0, len(text) - self._longest) :]
        for first in self._first.finditer(tail):
            end = tail[first.start() :]
            place = bisect_left(self._sorted, end)
            if any(t.startswith(end) and t != end for t in self._sorted[place : place + 2]):
                return len(end)
        return 0

    def _end(self, text: str, start: int) -> int | None:
        for beginning in (text[start : start + 2], text[start]):
            for length in self._lengths.get(beginning, ()):
                end = start + length
                if end <= len(text) and text[start:end] in self._texts:
                    return end
        return None


def _stripped(text: str, start: int, end: int, left: bool, right: bool) -> tuple[int, int]:
    """Bounds of a part of ``text`` without the white space at its left or right."""
    if left:
        start = end - len(text[start:end].lstrip())
    if right:
        end = start + len(text[start:end].rstrip())
    return start, end
