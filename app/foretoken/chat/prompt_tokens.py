"""From a rendered prompt to token ids: control tokens, people's text, and answers by their own ids.

What people write never becomes a control token: before rendering, the first character of every
control token in a message is replaced by a stand-in, so that it is not found afterwards; then the
stand-ins become the characters again. Templates see a text of the same length to trim or cut.

The ids that a model generated for an answer can take the place of its text, because tokenising
the text again often gives other ids, and a KV cache knows the answer by the ones generated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foretoken.engine.detokenizer import overlap
from foretoken.engine.vocabulary import TokenAttribute, Vocabulary

# Noncharacters, which Unicode reserves for a program's own use, then a private plane.
_STAND_INS = [*map(chr, range(0xFDD0, 0xFDF0)), *map(chr, range(0x100000, 0x100400))]
# A character that tokenizers do not merge with what follows it.
_ANCHOR = "\x01"


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
        controls = sorted(vocabulary.special_texts, key=len, reverse=True)
        # Longest first, like llama.cpp: one control token may begin like another.
        self._controls = re.compile("|".join(map(re.escape, controls)) or r"(?!)")
        first_characters = sorted({text[0] for text in controls})
        self._stand_ins = dict(zip(first_characters, _STAND_INS, strict=False))
        self._no_stand_ins = {ord(character): "\ufffd" for character in self._stand_ins.values()}
        self._restore = {ord(stand_in): text for text, stand_in in self._stand_ins.items()}

    def harmless(self, text: str) -> str:
        """Leave out what cannot be spelled, and put stand-ins into all control tokens.

        Also into those that are begun at the end.
        """
        text = self._vocabulary.spelled(text).translate(self._no_stand_ins)
        found = 1
        while found:  # one may overlap the next
            text, found = self._controls.subn(lambda match: self._stand_in(match.group()), text)
        while begun := self._begun(text):
            at = len(text) - begun
            text = text[:at] + self._stand_in(text[at:])
        return text

    def spells(self, tokens: Sequence[int], harmless: str) -> bool:
        """Whether ``tokens`` are ids of plain text, and of exactly this one."""
        if not self._known(tokens):
            return False
        # A control token has no bytes; it is not what a message may bring into a prompt.
        if not all(self._vocabulary.piece(token) for token in tokens):
            return False
        return self._joined(tokens) == self._bytes(harmless.translate(self._restore))

    def shows(self, tokens: Sequence[int], text: str) -> bool:
        """Whether an answer of these ids, control tokens too, is shown as this text."""
        return self._known(tokens) and self._joined(tokens).decode("utf-8", "replace") == text

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
        special = self._vocabulary.special_texts
        at, strip_left = 0, False
        for found in self._controls.finditer(rendered):
            control = special[found.group()]
            attribute = self._vocabulary.attribute(control)
            strip_right = TokenAttribute.LSTRIP in attribute
            yield *_stripped(rendered, at, found.start(), strip_left, strip_right), control
            at, strip_left = found.end(), TokenAttribute.RSTRIP in attribute
        yield *_stripped(rendered, at, len(rendered), strip_left, False), None

    def _run(self, text: str, start: int, end: int, answers: Sequence[AnswerPlace]) -> list[int]:
        """Ids of plain text with answers in it; all is tokenised anew where they do not fit."""
        cuts = [*(answer.start for answer in answers), end]
        tokens = self._vocabulary.tokenize(text[start : cuts[0]])
        for answer, cut in zip(answers, cuts[1:], strict=True):
            behind = self.continued(text[answer.end : cut])
            if behind is None:
                return self._vocabulary.tokenize(text[start:end])
            tokens += [*answer.tokens, *behind]
        return tokens

    def _known(self, tokens: Sequence[int]) -> bool:
        return all(0 <= token < self._vocabulary.size for token in tokens)

    def _joined(self, tokens: Sequence[int]) -> bytes:
        return b"".join(map(self._vocabulary.piece, tokens))

    def _bytes(self, text: str) -> bytes:
        return self._vocabulary.spelled(text).encode()

    def _begun(self, text: str) -> int:
        """Length of the start of a control token that is the end of ``text``."""
        return max((overlap(text, c) for c in self._vocabulary.special_texts), default=0)

    def _stand_in(self, text: str) -> str:
        return self._stand_ins.get(text[0], "\ufffd") + text[1:]


def _stripped(text: str, start: int, end: int, left: bool, right: bool) -> tuple[int, int]:
    """Bounds of a part of ``text`` without the white space at its left or right."""
    if left:
        start = end - len(text[start:end].lstrip())
    if right:
        end = start + len(text[start:end].rstrip())
    return start, end
