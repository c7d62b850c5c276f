"""Looks for words in messages as they are shown: in what is read of Markdown, or in the source.

To read Markdown takes long, so it is done beside the window, and only where the words may stand.
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


class MessageSearch(QObject):
    """Keeps what it has folded and read of messages until ``forget``."""

    found = Signal(object)
    """Every place of the words: spans by message, in reading order."""

    def __init__(self, is_rendered: Callable[[Message], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_rendered = is_rendered
        self._texts: dict[Message, _Searched] = {}  # of the other thread
        self._background = Background("finding", self)

    @property
    def busy(self) -> bool:
        """Whether ``found`` is still to come."""
        return self._background.busy

    def look(self, messages: Sequence[Message], words: FoldedText) -> None:
        """Look through messages; nothing more is heard of what was looked for before."""
        asked = [
            _Searched(message, message.text, message.parts, self._is_rendered(message))
            for message in messages
            if words.text and message.role is not Role.SYSTEM
        ]
        self._background.start(lambda running: self._find(running, asked, words), self.found.emit)

    def forget(self) -> None:
        """Nothing is looked for any more."""
        self._background.start(lambda _running: self._texts.clear())

    def _find(
        self, running: Running, asked: Sequence[_Searched], words: FoldedText
    ) -> dict[Message, list[Span]]:
        found: dict[Message, list[Span]] = {}
        for text in asked:
            running.require()
            known = self._texts.get(text.message)
            if known is None or not known.is_as(text):
                known = self._texts[text.message] = text
            if spans := known.find(words):
                found[text.message] = spans
        return found


@dataclass(slots=True, eq=False)
class _Searched:
    """A message as it was when it was looked through."""

    message: Message
    text: str
    parts: Sequence[AnswerPart]
    rendered: bool
    source: FoldedText | None = None
    read: Sequence[FoldedText] | None = None
    """Each kind of it for itself; None while nothing was read."""

    def is_as(self, other: _Searched) -> bool:
        """Whether it has not grown since, and is shown in the same way."""
        return len(self.text) == len(other.text) and self.rendered is other.rendered

    def find(self, words: FoldedText) -> list[Span]:
        """Where the words stand, without those in the marks of reasoning, which are not shown."""
        if self.source is None:
            self.source = FoldedText.of(self.text)
        searched: Sequence[FoldedText] = [self.source]
        if self.rendered:
            may_stand = splits_words(self.source) or may_be_read(words, self.source)
            if may_stand and self.read is None:
                self.read = self._read()
            searched = (self.read or ()) if may_stand else ()
        spans = sorted(span for text in searched for span in text.find_all(words))
        return spans_in_parts(self.text, self.parts, spans) if spans and self.parts else spans

    def _read(self) -> Sequence[FoldedText]:
        if not self.parts:
            return [read_text(self.text)]
        dealt = (text_of_one_kind(self.text, self.parts, kind) for kind in PartKind)
        return [read_text(own).at(places) for own, places in dealt]
