"""Splitting of a growing answer's tokens into its reasoning and the answer proper.

Marks go to neither. A token that spans both, or part of a mark, is cut. Several parts of one kind
are joined to one text, with an empty line between them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.reasoning.parts import AnswerPart, PartFinder, PartKind
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.system.shown_text import utf16_length

BETWEEN = "\n\n"
NO_TOKEN = -1
"""Token id of text that no model generated."""


def text_without_token(text: str) -> TokenEmitted:
    """Wrap a text that no model generated."""
    return TokenEmitted(NO_TOKEN, text, TokenOrigin.TARGET, 0, None, None, None, None)


@dataclass(slots=True)
class SplitTokens:
    """New tokens of each kind."""

    reasoning: list[TokenEmitted]
    answer: list[TokenEmitted]
    anew: bool
    """Whether earlier tokens were split wrongly, so that this contains all of them again."""


class TokenSplitter:
    """Splitter of one answer's tokens."""

    def __init__(self, marks: Sequence[Marks] | None) -> None:
        self._finder = PartFinder(marks)
        self._tokens: list[TokenEmitted] = []
        self._starts = [0]  # of each token, and the end
        self._by_kind: dict[PartKind, list[TokenEmitted]] = {kind: [] for kind in PartKind}
        self.parts = self._finder.parts
        """The parts so far."""
        self.can_continue = True
        """Whether these tokens stay valid if more follow; a released ending may become a mark."""

    @property
    def reasons(self) -> bool:
        """Whether the end of the answer so far is reasoning."""
        return self._finder.reasons

    @property
    def text(self) -> str:
        """The whole text so far."""
        return "".join(token.text for token in self._tokens)

    @property
    def count(self) -> int:
        """Number of tokens so far."""
        return len(self._tokens)

    def add(self, tokens: Iterable[TokenEmitted]) -> SplitTokens:
        """Add the next tokens."""
        new = list(tokens)
        self._take(new)
        self._finder.add(new)
        return self._split()

    def add_written(self, text: str) -> SplitTokens:
        """Add a text that no model generated."""
        self._take([text_without_token(text)])
        self._finder.add_text(text)
        return self._split()

    def finish(self) -> SplitTokens:
        """End the answer: text held back as a possible mark is text after all."""
        self.can_continue = not self._finder.finish() and self.can_continue
        return self._split()

    def _take(self, tokens: list[TokenEmitted]) -> None:
        lengths = [len(token.text) for token in tokens]
        self._starts += accumulate(lengths, initial=self._starts.pop())
        self._tokens += tokens

    def _split(self) -> SplitTokens:
        self.parts = self._finder.parts
        before, self._by_kind = self._by_kind, {kind: [] for kind in PartKind}
        for part in self.parts:
            if part.end > part.start:
                own = self._by_kind[part.kind]
                own += [text_without_token(BETWEEN)] * bool(own)
                own += self._between(part.start, part.end)
        new = {kind: _added(before[kind], self._by_kind[kind]) for kind in PartKind}
        anew = None in new.values()
        found = self._by_kind if anew else new
        reasoning, answer = (list(found[kind] or ()) for kind in PartKind)
        return SplitTokens(reasoning, answer, anew)

    def _between(self, start: int, end: int) -> list[TokenEmitted]:
        """Return the tokens of a range of the answer, cut at its ends."""
        first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
        first -= self._starts[first] > start
        found = self._tokens[first:last]
        for number in {first, last - 1}:
            token, at = self._tokens[number], self._starts[number]
            cut = token.text[max(0, start - at) : end - at]
            found[number - first] = token if cut == token.text else replace(token, text=cut)
        return found


def _added(before: list[TokenEmitted], now: list[TokenEmitted]) -> list[TokenEmitted] | None:
    """Return the tokens added to the earlier ones; None if those were wrong."""
    if not before:
        return list(now)
    last = len(before) - 1  # it may have been cut
    if last >= len(now) or (last and now[last - 1] != before[last - 1]):
        return None
    text, token, rest = before[last].text, now[last], now[last + 1 :]
    if not token.text.startswith(text):
        return None
    return rest if token.text == text else [replace(token, text=token.text[len(text) :]), *rest]


def spans_of_kind(
    text: str, parts: Sequence[AnswerPart], spans: Sequence[tuple[int, int]], kind: PartKind
) -> list[tuple[int, int]]:
    """Map ordered spans of the answer to the text of one kind, both in UTF-16 units.

    Spans that are not inside one part of that kind are left out.
    """
    found: list[tuple[int, int]] = []
    own = 0  # length of the kind's text so far
    for part in parts:
        if part.kind is not kind or part.end <= part.start:
            continue
        own += len(BETWEEN) if own else 0
        first = utf16_length(text[: part.start])
        last = first + utf16_length(text[part.start : part.end])
        inside = spans[bisect_left(spans, (first,)) : bisect_left(spans, (last,))]
        found += [(one - first + own, end - first + own) for one, end in inside if end <= last]
        own += last - first
    return found
