"""Tokenisation of rendered prompts: control tokens, user text, and answers by their generated ids.

User text never becomes a control token: before rendering, the first character of every control
token in a message is replaced by a stand-in, so that it is not found afterwards; then the original
characters are restored. Texts keep their length for templates that trim or cut them. Some steering
tokens are ordinary text to llama.cpp, which finds them in any text (gpt-oss's ``<|start|>``); user
text that contains them is tokenised in two parts.

The ids generated for an answer can replace its text in the prompt: tokenising the text again often
gives other ids, and the KV cache holds the generated ones.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from foretoken.engine.text.vocabulary import TokenAttribute, Vocabulary

# Noncharacters, which Unicode reserves for internal use, then the private planes.
_STAND_INS = (range(0xFDD0, 0xFDF0), range(0x100000, 0x10FFFE), range(0xF0000, 0xFFFFE))
# A character that tokenizers do not merge with what follows it.
_ANCHOR = "\x01"
_MOST_BEGUN = 1024
"""Longest beginning of a control token, in characters, searched for at the end of a text."""
_MOST_AT_ENDS = 16
"""Bytes at an end of an answer's part whose token extends beyond the part."""


@dataclass(frozen=True, slots=True)
class AnswerPlace:
    """Range of an answer in a rendered prompt (``end`` exclusive), and its ids.

    The ids decode to exactly the text of that range (``PromptTokenizer.spells``).
    """

    start: int
    end: int
    tokens: tuple[int, ...]


class PromptTokenizer:
    """Neutralises control tokens in messages before rendering, and tokenises rendered prompts."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._steering = {**vocabulary.marking_texts, **vocabulary.special_texts}
        self._controls = ControlTexts(self._steering)
        self._marks = ControlTexts(vocabulary.marking_texts)
        first_characters = self._controls.first_characters
        # No stand-in begins a control token itself: every replacement leaves fewer of them.
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
        """Remove characters that cannot be encoded, and put stand-ins into all control tokens.

        Also into incomplete ones at the end.
        """
        text = self._vocabulary.spelled(text).translate(self._no_stand_ins)
        while found := list(self._controls.found(text)):  # one may overlap the next
            text = self._with_stand_ins(text, [start for start, _ in found])
        while begun := self._controls.begun(text):
            text = self._with_stand_ins(text, [len(text) - begun])
        return text

    def spells(self, tokens: Sequence[int], harmless: str) -> bool:
        """Return whether ``tokens`` are plain text tokens that decode to exactly this text."""
        if not self._known(tokens):
            return False
        # A control token has no bytes; messages must not bring one into a prompt.
        if not all(self._vocabulary.piece(token) for token in tokens):
            return False
        return self._joined(tokens) == self._bytes(harmless.translate(self._restore))

    def spelled_within(self, tokens: Sequence[int], harmless: str) -> AnswerPlace | None:
        """Return the range of a text that the ids decode to; None if they do not fit.

        That is all of it but perhaps white space at its ends. A token that extends beyond the text
        may be left out at each end.
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
        """Return whether an answer of these ids, including control tokens, is shown as this text.

        ``shown`` are control tokens that are shown as their texts.
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
        """Prepare a text not written by the user for a prompt; it keeps its control tokens."""
        return self._vocabulary.spelled(text).translate(self._no_stand_ins)

    def tokens(self, rendered: str, answers: Sequence[AnswerPlace] = ()) -> Iterator[int]:
        """Yield the prompt's ids: the template's control tokens, and plain text between them.

        ``answers``, in order, are yielded as their own ids if they lie inside such plain text and
        the text after them can be tokenised separately. Raises ``PromptError`` if the vocabulary
        cannot tokenise.
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
        """Return the ids of a text that continues another; None if the tokenizer changes it.

        SentencePiece models put a space before any text that they tokenise, which is wrong here.
        """
        first, *others = self._apart(text)
        tokens = self._continued(first)
        for piece in others:
            more = self._continued(piece)
            tokens = None if tokens is None or more is None else tokens + more
        return tokens

    def _plain(self, text: str) -> list[int]:
        """Return the ids of plain text, in which llama.cpp must not find a mark."""
        first, *others = self._apart(text)
        tokens = self._vocabulary.tokenize(first)
        for piece in others:
            more = self._continued(piece)
            tokens += self._vocabulary.tokenize(piece) if more is None else more
        return tokens

    def _apart(self, text: str) -> list[str]:
        """Split a text after the first character of every mark in it."""
        cuts = [0, *(start + 1 for start, _ in self._marks.found(text)), len(text)]
        return [text[start:end] for start, end in pairwise(cuts)]

    def _continued(self, text: str) -> list[int] | None:
        wanted = self._bytes(text)
        tokens = self._vocabulary.tokenize(text)
        if self._joined(tokens) == wanted:
            return tokens
        # A vocabulary without byte tokens drops the anchor; then nothing is anchored.
        anchor = self._vocabulary.tokenize(_ANCHOR)
        anchored = self._vocabulary.tokenize(_ANCHOR + text)
        tokens = anchored[len(anchor) :]
        fits = anchored[: len(anchor)] == anchor and self._joined(tokens) == wanted
        return tokens if fits else None

    def _runs(self, rendered: str) -> Iterator[tuple[int, int, int | None]]:
        """Yield start and end of each plain text and the control token after it (None at the end).

        Some control tokens strip the white space around them.
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
        """Return the ids of plain text with answers; all is tokenised again if they do not fit."""
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
    """Search for control tokens in texts, fast even with hundreds of thousands of similar ones."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = frozenset(filter(None, texts))
        self._sorted = sorted(self._texts)
        self.first_characters = frozenset(text[0] for text in self._texts)
        lengths: dict[str, set[int]] = {}
        for text in self._texts:
            lengths.setdefault(text[:2], set()).add(len(text))
        # Longest first, like llama.cpp: one control token may be a prefix of another.
        self._lengths = {start: sorted(known, reverse=True) for start, known in lengths.items()}
        self._longest = min(_MOST_BEGUN, max(map(len, self._texts), default=0))
        characters = "".join(map(re.escape, sorted(self.first_characters)))
        self._first = re.compile(f"[{characters}]" if characters else r"(?!)")

    def found(self, text: str) -> Iterator[tuple[int, int]]:
        """Yield start and end of each control token, from left to right, without overlaps."""
        at = 0
        while first := self._first.search(text, at):
            start = first.start()
            end = self._end(text, start)
            if end is not None:
                yield start, end
            at = end or start + 1

    def begun(self, text: str) -> int:
        """Return the length of the longest incomplete control token at the end of ``text``."""
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
    """Return the bounds of a part of ``text`` without white space at its left or right."""
    if left:
        start = end - len(text[start:end].lstrip())
    if right:
        end = start + len(text[start:end].rstrip())
    return start, end
