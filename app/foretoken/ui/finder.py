"""Finds words in the branch that is shown, and goes from place to place."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from foretoken.chat.conversation import Message, Role
from foretoken.chat.text_search import FoldedText, Span
from foretoken.ui.chat_view import ChatView
from foretoken.ui.find_bar import FindBar
from foretoken.ui.growing_text import GrowingText
from foretoken.ui.theme import Palette

# A text that grows is searched anew so often.
_REFRESH_MS = 250
_LONGEST_SELECTION = 80


class Finder(QObject):
    """Owns the bar; the chat view draws the marks, also in messages that are built later."""

    def __init__(self, view: ChatView) -> None:
        super().__init__(view)
        self._view = view
        self.bar = FindBar(view)
        self._found: dict[Message, list[Span]] = {}  # in reading order
        self._current: tuple[Message, int] | None = None  # which of the places in that message
        self._folded: dict[Message, tuple[int, FoldedText]] = {}  # with the length of the text
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_MS)
        self._refresh_timer.timeout.connect(self._on_refresh_due)
        self.bar.words_changed.connect(self._on_words_changed)
        self.bar.stepped.connect(self.step)
        self.bar.closed.connect(self._on_closed)

    @Slot()
    def open(self) -> None:
        """Show the bar, with the words that are selected in a message."""
        opened = self.bar.isHidden()
        words = ""
        focus = QApplication.focusWidget()
        if isinstance(focus, GrowingText) and self._view.isAncestorOf(focus):
            words = focus.selected_plain_text()
        self.bar.open_bar(words if len(words) <= _LONGEST_SELECTION else "")
        if opened:
            self._view.set_inset(self.bar.geometry().bottom())
            self._look(go=True)

    @Slot()
    def next_place(self) -> None:
        """Go to the next place, or open the bar."""
        self._step_or_open(1)

    @Slot()
    def previous_place(self) -> None:
        """Go to the place before, or open the bar."""
        self._step_or_open(-1)

    @Slot(int)
    def step(self, by: int) -> None:
        """Go so many places on, and from one end of the conversation to the other."""
        places = [(m, number) for m, spans in self._found.items() for number in range(len(spans))]
        if places:
            at = places.index(self._current) if self._current in places else -1
            self._current = places[(at + by) % len(places)]
            self._show(go=True)

    @Slot()
    def refresh(self) -> None:
        """The conversation has changed: look again soon, if people are looking for something."""
        if not self.bar.isHidden() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self.bar.apply_palette(palette)

    def _step_or_open(self, by: int) -> None:
        if self.bar.isHidden() or not self.bar.field.text():
            self.open()
        else:
            self.step(by)

    @Slot()
    def _on_words_changed(self) -> None:
        self._look(go=True)

    @Slot()
    def _on_refresh_due(self) -> None:
        if not self.bar.isHidden():
            self._look(go=False)

    @Slot()
    def _on_closed(self) -> None:
        self._found, self._folded, self._current = {}, {}, None
        self._view.show_found({}, None)
        self._view.set_inset(0)

    def _look(self, *, go: bool) -> None:
        """Find everything; with ``go``, from where people are, also scroll to a place."""
        words = FoldedText.of(self.bar.field.text())
        before = self._place()
        self._found = {}
        for message in self._view.messages:
            if message.role is not Role.SYSTEM:
                spans = self._fold(message).find_all(words)
                if spans:
                    self._found[message] = spans
        self._current = self._nearest(before)
        self._show(go=go)

    def _fold(self, message: Message) -> FoldedText:
        known = self._folded.get(message)
        if known is None or known[0] != len(message.text):
            known = self._folded[message] = len(message.text), FoldedText.of(message.text)
        return known[1]

    def _place(self) -> tuple[Message, int] | None:
        """Where people are: at the place found last, or at the top of the view."""
        if self._current is not None:
            message, number = self._current
            return message, self._found[message][number][0]
        first = self._view.first_in_view
        return None if first is None else (first, 0)

    def _nearest(self, place: tuple[Message, int] | None) -> tuple[Message, int] | None:
        """The first place from there on, or the last one of all."""
        reached = place is None
        for message in self._view.messages:
            here = place is not None and message is place[0]
            reached = reached or here
            if reached:
                for number, span in enumerate(self._found.get(message, ())):
                    if not here or place is None or span[0] >= place[1]:
                        return message, number
        last = next(reversed(self._found), None)
        return None if last is None else (last, len(self._found[last]) - 1)

    def _show(self, *, go: bool) -> None:
        count = sum(map(len, self._found.values()))
        if self._current is None:
            self.bar.show_count(0, count)
            self._view.show_found(self._found, None)
            return
        message, number = self._current
        earlier = 0
        for other, spans in self._found.items():
            if other is message:
                break
            earlier += len(spans)
        self.bar.show_count(earlier + number + 1, count)
        self._view.show_found(self._found, (message, self._found[message][number]), go=go)
