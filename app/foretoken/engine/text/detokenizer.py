"""Detokenizer: turns token bytes into final text, complete UTF-8 past every stop string."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class _Held(Generic[T]):
    token: T
    text: str
    open: bool
    """Whether the token's bytes end within a character."""


class Detokenizer(Generic[T]):
    """Assigns each token its text, holding back what later bytes could still change.

    Tokens that together make one character are released together: the last one has the character,
    the others are empty. A token that may begin a stop string waits until that is decided. The
    texts of released tokens, joined, are the text of the answer.
    """

    def __init__(self, stop_strings: Sequence[str] = ()) -> None:
        self._stop_strings = tuple(stop_strings)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._held: list[_Held[T]] = []
        self.stopped = False
        """Whether a stop string was completed; nothing after it is released."""

    def push(self, token: T, piece: bytes) -> list[tuple[T, str]]:
        """Add a token; return those whose text is now final, in order."""
        text = self._decoder.decode(piece)
        self._held.append(_Held(token, text, open=bool(self._decoder.getstate()[0])))
        if not self._stop_strings:
            return self._release(len(self._held))
        return self._release_before_stop()

    def flush(self) -> list[tuple[T, str]]:
        """Release the rest at the end of an answer; an incomplete character becomes U+FFFD."""
        tail = self._decoder.decode(b"", final=True)
        if self._held:
            self._held[-1].text += tail
            self._held[-1].open = False
        return self._release(len(self._held))

    def _release(self, count: int) -> list[tuple[T, str]]:
        """Release at most ``count`` tokens; those of an incomplete character stay together."""
        while count and self._held[count - 1].open:
            count -= 1
        ready = [(held.token, held.text) for held in self._held[:count]]
        del self._held[:count]
        return ready

    def _release_before_stop(self) -> list[tuple[T, str]]:
        text = "".join(held.text for held in self._held)
        found = [at for stop in self._stop_strings if (at := text.find(stop)) >= 0]
        if found:
            self.stopped = True
            self._cut(min(found))
            return self._release(len(self._held))
        safe = len(text) - max(overlap(text, stop) for stop in self._stop_strings)
        count, end = 0, 0
        for held in self._held:
            end += len(held.text)
            if end > safe:
                break
            count += 1
        return self._release(count)

    def _cut(self, length: int) -> None:
        """Cut the held text to ``length`` characters and drop tokens left without any."""
        kept: list[_Held[T]] = []
        for held in self._held:
            if length <= 0:
                break
            held.text = held.text[:length]
            held.open = False
            length -= len(held.text)
            kept.append(held)
        self._held = kept


def overlap(text: str, wanted: str) -> int:
    """Return the length of the longest suffix of ``text`` that is a proper prefix of ``wanted``."""
    for length in range(min(len(wanted) - 1, len(text)), 0, -1):
        if text.endswith(wanted[:length]):
            return length
    return 0
