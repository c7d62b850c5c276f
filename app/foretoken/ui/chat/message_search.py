"""Looks for words in messages as they are shown: in what is read of Markdown, or in the source.

To read Markdown takes long, and so does to look through a long text: it is done beside the window,
a few messages at a time, the nearest ones first, and only where the words may stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.conversations.text_search import FoldedText, Span
from foretoken.chat.reasoning.dealing import spans_in_parts, text_of_one_kind
from foretoken.chat.reasoning.parts import AnswerPart, PartKind
from foretoken.control.background import Background, Running
from foretoken.ui.reading.read_text import may_be_read, read_text, splits_words

_PORTION = 30_000
"""Characters that are read at once, or one message."""
_SHORT = 30_000
"""Characters of a message that is looked through at once, where it need not be read."""


@dataclass(frozen=True, slots=True)
class _Texts:
    """What is searched of a message when it had this length."""

    length: int
    source: FoldedText
    splits: bool
    read: Sequence[FoldedText] | None = None
    """Each kind of it for itself; None while nothing was read."""
    read_length: int = 0
    """How long the message was then."""

    @classmethod
    def of(cls, text: str, before: _Texts | None) -> _Texts:
        """Those of a text; what was read ``before`` stays until it is read again."""
        if before is not None and before.length == len(text):
            return before
        folded = FoldedText.of(text)
        read, length = (None, 0) if before is None else (before.read, before.read_length)
        return cls(len(text), folded, splits_words(folded), read, length)

    def is_to_be_read(self, words: FoldedText) -> bool:
        """Whether the words may be read in it where they do not stand in the source."""
        return self.splits or may_be_read(words, self.source)

    @property
    def is_read(self) -> bool:
        """Whether all of it was."""
        return self.read is not None and self.read_length == self.length


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the words stand in a message when it had this length, as it was shown."""

    length: int
    rendered: bool
    spans: list[Span]


@dataclass(frozen=True, slots=True)
class _Sought:
    """A message that is to be looked through, and what is known of it."""

    message: Message
    text: str
    parts: Sequence[AnswerPart]
    rendered: bool
    words: FoldedText
    texts: _Texts | None


class MessageSearch(QObject):
    """Keeps what it has folded, read and found until ``forget``."""

    more_read = Signal()
    """``find`` may find more now."""

    def __init__(self, is_rendered: Callable[[Message], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_rendered = is_rendered
        self._texts: dict[Message, _Texts] = {}
        self._words = ""
        self._found: dict[Message, _Places] = {}  # of these words
        self._background = Background("finding", self)
        self.unread: list[Message] = []
        """Where the words may stand, which is known when ``more_read`` was emitted often enough."""
        self.grown: list[Message] = []
        """Looked through when they were shorter."""

    def find(
        self, messages: Sequence[Message], words: FoldedText, first: Message | None, *, anew: bool
    ) -> dict[Message, list[Span]]:
        """Every known place, in reading order; go on to read, from the message ``first``.

        ``anew``: also what has grown.
        """
        if words.text != self._words:
            self._words, self._found = words.text, {}
        self._texts = {m: self._texts[m] for m in messages if m in self._texts}
        self.unread, self.grown = [], []
        found: dict[Message, list[Span]] = {}
        for message in messages if words.text else ():
            spans = self._spans_in(message, words) if message.role is not Role.SYSTEM else ()
            if spans:
                found[message] = list(spans)
        wanted = self.unread + self.grown if anew else self.unread
        above = set(messages[: messages.index(first)]) if first in messages else ()
        self._read_some(sorted(wanted, key=lambda message: message in above), words)
        return found

    def forget(self) -> None:
        """Nothing is looked for any more."""
        self._background.cancel()
        self._texts, self._found = {}, {}
        self.unread, self.grown = [], []

    def _spans_in(self, message: Message, words: FoldedText) -> Sequence[Span]:
        """Where the words are known to stand in a message."""
        rendered, length = self._is_rendered(message), len(message.text)
        known = self._found.get(message)
        if known is not None and known.rendered is not rendered:
            known = None
        if known is not None and known.length == length:
            return known.spans
        if length <= _SHORT:
            sought = self._sought(message, words)
            texts = self._texts[message] = _Texts.of(sought.text, sought.texts)
            if not rendered or not texts.is_to_be_read(words) or texts.is_read:
                known = self._found[message] = _places_in(sought, texts)
                return known.spans
            if texts.read is not None:
                self.grown.append(message)
                return _places_in(sought, texts).spans
        (self.unread if known is None else self.grown).append(message)
        return () if known is None else known.spans

    def _sought(self, message: Message, words: FoldedText) -> _Sought:
        rendered, texts = self._is_rendered(message), self._texts.get(message)
        return _Sought(message, message.text, message.parts, rendered, words, texts)

    def _read_some(self, wanted: Sequence[Message], words: FoldedText) -> None:
        if self._background.busy or not wanted:
            return
        portion: list[_Sought] = []
        size = 0
        for message in wanted:
            if size >= _PORTION:
                break
            portion.append(self._sought(message, words))
            size += len(message.text)
        self._background.start(lambda running: _look_through(running, portion), self._keep)

    def _keep(self, done: list[tuple[_Sought, _Texts, _Places]]) -> None:
        for sought, texts, found in done:
            self._texts[sought.message] = texts
            if sought.words.text == self._words:
                self._found[sought.message] = found
        self.more_read.emit()


def _look_through(
    running: Running, portion: Sequence[_Sought]
) -> list[tuple[_Sought, _Texts, _Places]]:
    """Read what is to be read of messages, and find the words in them."""
    done: list[tuple[_Sought, _Texts, _Places]] = []
    for sought in portion:
        running.require()
        texts = _Texts.of(sought.text, sought.texts)
        if sought.rendered and not texts.is_read and texts.is_to_be_read(sought.words):
            read = _read(sought.text, sought.parts)
            texts = replace(texts, read=read, read_length=texts.length)
        done.append((sought, texts, _places_in(sought, texts)))
    return done


def _places_in(sought: _Sought, texts: _Texts) -> _Places:
    """Where the words stand, without those in the marks of reasoning, which are not shown."""
    searched: Sequence[FoldedText] = [texts.source]
    if sought.rendered:
        searched = (texts.read or ()) if texts.is_to_be_read(sought.words) else ()
    spans = sorted(span for text in searched for span in text.find_all(sought.words))
    if spans and sought.parts:
        spans = spans_in_parts(sought.text, sought.parts, spans)
    return _Places(texts.length, sought.rendered, spans)


def _read(text: str, parts: Sequence[AnswerPart]) -> list[FoldedText]:
    """What is read of a message, each kind of it for itself."""
    if not parts:
        return [read_text(text)]
    texts: list[FoldedText] = []
    for kind in PartKind:
        own, places = text_of_one_kind(text, parts, kind)
        texts.append(read_text(own).at(places))
    return texts
