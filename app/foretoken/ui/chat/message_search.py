"""Looks for words in messages as they are shown: in what is read of Markdown, or in the source.

To read Markdown takes long, so it is done beside the window, a few messages at a time, the nearest
ones first, and only where the words may stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.conversations.text_search import FoldedText, Span
from foretoken.chat.reasoning.dealing import spans_in_parts, text_of_one_kind
from foretoken.chat.reasoning.parts import AnswerPart, PartKind
from foretoken.control.background import Background, Running
from foretoken.ui.reading.read_text import may_be_read, read_text, splits_words

_PORTION = 30_000
"""Characters that are read at once, or one message."""


@dataclass(frozen=True, slots=True)
class _Source:
    """The text of a message when it had this length."""

    length: int
    folded: FoldedText
    splits: bool


@dataclass(frozen=True, slots=True)
class _ReadMessage:
    """What was read of a message when it had this length, each kind of it for itself."""

    length: int
    texts: Sequence[FoldedText]


@dataclass(frozen=True, slots=True)
class _ToRead:
    message: Message
    text: str
    parts: Sequence[AnswerPart]


class MessageSearch(QObject):
    """Keeps what it has folded and read until ``forget``."""

    more_read = Signal()
    """``find`` may find more now."""

    def __init__(self, is_rendered: Callable[[Message], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_rendered = is_rendered
        self._sources: dict[Message, _Source] = {}
        self._read: dict[Message, _ReadMessage] = {}
        self._words = ""
        self._spans: dict[
            Message, tuple[_Source | _ReadMessage, list[Span]]
        ] = {}  # of these words, where
        self._background = Background("finding", self)
        self.unread: list[Message] = []
        """Where the words may stand, which is known when ``more_read`` was emitted often enough."""
        self.grown: list[Message] = []
        """Read when they were shorter."""

    def find(
        self, messages: Sequence[Message], words: FoldedText, first: Message | None, *, anew: bool
    ) -> dict[Message, list[Span]]:
        """Every known place, in reading order; go on to read, from the message ``first``.

        ``anew``: also what has grown.
        """
        if words.text != self._words:
            self._words, self._spans = words.text, {}
        self._sources = {m: self._sources[m] for m in messages if m in self._sources}
        self._read = {m: self._read[m] for m in messages if m in self._read}
        self.unread, self.grown = [], []
        found: dict[Message, list[Span]] = {}
        for message in messages if words.text else ():
            searched = self._searched(message, words) if message.role is not Role.SYSTEM else None
            spans = [] if searched is None else self._spans_in(message, searched, words)
            if spans:
                found[message] = spans
        wanted = self.unread + self.grown if anew else self.unread
        above = set(messages[: messages.index(first)]) if first in messages else ()
        self._read_some(sorted(wanted, key=lambda message: message in above))
        return found

    def forget(self) -> None:
        """Nothing is looked for any more."""
        self._background.cancel()
        self._sources, self._read, self._spans = {}, {}, {}
        self.unread, self.grown = [], []

    def _searched(self, message: Message, words: FoldedText) -> _Source | _ReadMessage | None:
        """What is searched of a message; None if the words are not in it, or that is not known."""
        source = self._sources.get(message)
        if source is None or source.length != len(message.text):
            folded = FoldedText.of(message.text)
            source = _Source(len(message.text), folded, splits_words(folded))
            self._sources[message] = source
        if not self._is_rendered(message):
            return source
        if not source.splits and not may_be_read(words, source.folded):
            return None
        read = self._read.get(message)
        if read is None:
            self.unread.append(message)
        elif read.length != source.length:
            self.grown.append(message)
        return read

    def _spans_in(
        self, message: Message, searched: _Source | _ReadMessage, words: FoldedText
    ) -> list[Span]:
        known = self._spans.get(message)
        if known is None or known[0] is not searched:
            texts = [searched.folded] if isinstance(searched, _Source) else searched.texts
            spans = sorted(span for text in texts for span in text.find_all(words))
            known = self._spans[message] = searched, self._in_parts(message, spans)
        return known[1]

    def _in_parts(self, message: Message, spans: list[Span]) -> list[Span]:
        """Without those in the marks of reasoning, which are not shown."""
        if not spans or not message.parts:
            return spans
        return spans_in_parts(message.text, message.parts, spans)

    def _read_some(self, wanted: Sequence[Message]) -> None:
        if self._background.busy or not wanted:
            return
        portion: list[_ToRead] = []
        size = 0
        for message in wanted:
            if size >= _PORTION:
                break
            portion.append(_ToRead(message, message.text, message.parts))
            size += len(message.text)
        self._background.start(lambda running: _read_all(running, portion), self._keep)

    def _keep(self, read: dict[Message, _ReadMessage]) -> None:
        self._read.update(read)
        self.more_read.emit()


def _read_all(running: Running, portion: Sequence[_ToRead]) -> dict[Message, _ReadMessage]:
    read: dict[Message, _ReadMessage] = {}
    for one in portion:
        running.require()
        read[one.message] = _ReadMessage(len(one.text), _texts(one.text, one.parts))
    return read


def _texts(text: str, parts: Sequence[AnswerPart]) -> list[FoldedText]:
    if not parts:
        return [read_text(text)]
    texts: list[FoldedText] = []
    for kind in PartKind:
        own, places = text_of_one_kind(text, parts, kind)
        texts.append(read_text(own).at(places))
    return texts
