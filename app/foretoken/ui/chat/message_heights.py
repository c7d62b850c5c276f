"""How high the messages of a branch are, those that have no view now among them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.ui.look.sizes import LINE_PIXELS, scaled, text_scale

_AROUND = {Role.USER: 56, Role.ASSISTANT: 72}
"""Pixels of a message beside its text: fields, actions, figures, gaps."""
_LETTER = 7.2
"""Pixels from letter to letter, about."""


class MessageHeights:
    """Exact for a message that had a view in this width and text size, else a good guess."""

    def __init__(self, gap: int) -> None:
        """``gap``: pixels below each message."""
        self._gap = gap
        self._messages: Sequence[Message] = ()
        self._pixels: dict[Message, int] = {}
        self._sums: list[int] | None = None
        self._width = 0
        self._scale = 1.0

    def set_messages(self, messages: Sequence[Message]) -> None:
        """Tell which messages there are, in order; those that stay keep what is known of them."""
        self._messages, known = messages, self._pixels
        self._pixels = {message: known[message] for message in messages if message in known}
        self._sums = None

    def fit(self, width: int) -> bool:
        """Take over the width of messages and the size of text; return whether they are others.

        What was exact is a guess from then on.
        """
        scale = text_scale()
        if (width, scale) == (self._width, self._scale):
            return False
        growth = self._width / max(1, width) * (scale / self._scale) ** 2
        for message, pixels in self._pixels.items():
            around = scaled(_AROUND.get(message.role, 0))
            self._pixels[message] = around + max(0, round((pixels - around) * growth))
        self._width, self._scale, self._sums = width, scale, None
        return True

    def note(self, message: Message, pixels: int) -> None:
        """Remember how high a message is."""
        if self._pixels.get(message) != pixels:
            self._pixels[message] = pixels
            self._sums = None

    def between(self, first: int, last: int) -> int:
        """Pixels of these rows, last exclusive, each with the gap below it."""
        if self._sums is None:
            heights = (self._of(message) + self._gap for message in self._messages)
            self._sums = [0, *accumulate(heights)]
        return self._sums[last] - self._sums[first]

    def _of(self, message: Message) -> int:
        pixels = self._pixels.get(message)
        if pixels is None:
            pixels = self._pixels[message] = self._guess(message)
        return pixels

    def _guess(self, message: Message) -> int:
        wrapped = len(message.text) * _LETTER * text_scale() / max(1, self._width)
        lines = 1 + wrapped + message.text.count("\n")
        return scaled(_AROUND.get(message.role, 0)) + round(lines * scaled(LINE_PIXELS))
