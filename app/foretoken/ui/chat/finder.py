"""Search in the shown branch: find bar, and navigation between matches."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QWidget,
)

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.conversations.text_search import FoldedText, Span
from foretoken.chat.reasoning.parts import AnswerPart
from foretoken.control.background import Background, Running
from foretoken.system.language import tr
from foretoken.system.shown_text import utf16_length
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.commands.table import command, set_tooltip_with_keys
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Fit, Surface, Tone, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.forms import fill
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.keys import claims_escape
from foretoken.ui.reading.read_text import read_text

_WIDTH = 360
_MARGIN = 8
_SCROLL_BAR_GAP = 20
"""Distance from the edge that leaves the scroll bar free."""


class FindBar(QFrame):
    """Find bar, hidden until it is opened."""

    stepped = Signal(int)
    """1 for the next match, -1 for the previous one."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD)
        self.setAccessibleName(tr("Find in this chat"))
        self.field = styled(QLineEdit(self), Fit.LOW)
        self.field.setPlaceholderText(tr("Find in this chat"))
        self.field.setAccessibleName(tr("Find in this chat"))
        set_tooltip_with_keys(self.field, "find.open")
        self.count = styled(Label(self), Tone.MUTED)
        self.count.setAccessibleName(tr("Matches"))
        self.count.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.before = IconButton(Icon.UP, "", self)
        self.after = IconButton(Icon.DOWN, "", self)
        self._close = IconButton(Icon.CLOSE, "", self)
        self.count.setContentsMargins(Space.SMALL, 0, Space.TINY, 0)
        line = fill(QHBoxLayout(self), (self.field, 1), self.count)
        line.setContentsMargins(Space.TIGHT, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        line.setSpacing(Space.HAIR)
        for button, name, also, act in (
            (self.before, "find.previous_here", ["find.previous"], lambda: self.stepped.emit(-1)),
            (self.after, "find.next_here", ["find.next"], lambda: self.stepped.emit(1)),
            (self._close, "find.close", [], self.close_bar),
        ):
            button.setAccessibleName(tr(command(name).title))
            set_tooltip_with_keys(button, name, "", *also)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(act)
            line.addWidget(button)
        parent.installEventFilter(self)
        self.show_count(0, 0)
        self.hide()

    def open_bar(self, words: str = "") -> None:
        """Show and focus the bar; ``words``, if any, replace its text."""
        if words:
            self.field.setText(words)
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot()
    def close_bar(self) -> None:
        """Hide the bar; its text is kept for the next search."""
        if not self.isHidden():
            parent = self.parentWidget()
            if parent is not None:  # or Qt moves the focus elsewhere and scrolls there
                parent.setFocus()
            self.hide()
            self.closed.emit()

    def show_count(self, number: int, count: int, *, more: bool = False) -> None:
        """Show the number of the current match and their count; ``more``: still searching.

        ``number`` counts from 1; it is 0 if there are no matches or none are known yet.
        """
        if number:
            said = tr("{number} of {count}", about="the places found", number=number, count=count)
        else:
            said = "" if more else tr("none", about="the places found")
        self.count.setText(said + "…" * more if self.field.text() else "")
        for button in (self.before, self.after):
            button.setEnabled(count > 0)

    def event(self, event: QEvent) -> bool:
        """Claim Esc before the window's shortcut, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc, go to the next match on Enter, to the previous one on Shift+Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            width = min(_WIDTH, parent.width() - _SCROLL_BAR_GAP - _MARGIN)
            left = parent.width() - width - _SCROLL_BAR_GAP
            place = QRect(left, _MARGIN, width, self.sizeHint().height())
            self.setGeometry(QStyle.visualRect(self.layoutDirection(), parent.rect(), place))


@dataclass(eq=False)
class _Searched:
    """Snapshot of a message for searching."""

    message: Message
    text: str
    parts: Sequence[AnswerPart]
    rendered: bool

    @cached_property
    def folded(self) -> Sequence[FoldedText]:
        """Text of each part, without the marks of reasoning, which are not displayed."""
        fold = read_text if self.rendered else FoldedText.of
        if not self.parts:
            return [fold(self.text)]
        texts = []
        for part in self.parts:
            start, own = utf16_length(self.text[: part.start]), self.text[part.start : part.end]
            texts.append(fold(own).at(range(start, start + utf16_length(own) + 1)))
        return texts


# Interval of new searches while a text grows.
_REFRESH_MS = 250
_LONGEST_SELECTION = 80


class Finder(QObject):
    """Controller of the find bar; the chat view marks matches, also in messages built later.

    Searchable texts are cached until the bar is closed.
    """

    def __init__(self, view: ChatView) -> None:
        super().__init__(view)
        self._view = view
        self.bar = FindBar(view)
        self.background = Background("finding", self)
        self._texts: dict[Message, _Searched] = {}  # used in the background thread only
        self._found: dict[Message, list[Span]] = {}
        self._places: list[tuple[Message, Span]] = []  # the same in reading order
        self._at = 0  # index of the current one
        self._scrolls = False
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_MS)
        self._refresh_timer.timeout.connect(self._on_refresh_due)
        self.bar.field.textChanged.connect(self._on_words_changed)
        self.bar.stepped.connect(self.step)
        self.bar.closed.connect(self._on_closed)
        view.reading_changed.connect(self.refresh)

    @Slot()
    def open(self) -> None:
        """Show the bar, with the text selected in a message."""
        opened = self.bar.isHidden()
        words = ""
        focus = QApplication.focusWidget()
        if isinstance(focus, GrowingText) and self._view.isAncestorOf(focus):
            words = focus.selected_plain_text()
            words = words if len(words) <= _LONGEST_SELECTION else ""
        self.bar.open_bar(words)
        if opened:
            self._view.set_inset(self.bar.geometry().bottom())
            self._on_words_changed()

    @Slot(int)
    def step(self, by: int) -> None:
        """Move by some matches, wrapping around at both ends, or open the bar."""
        if self.bar.isHidden() or not self.bar.field.text():
            self.open()
        elif self._places:
            self._at = (self._at + by) % len(self._places)
            self._show(go=True)

    @Slot()
    def refresh(self) -> None:
        """Schedule a new search after a change of the conversation, if the bar is open."""
        if not self.bar.isHidden() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    @Slot()
    def _on_words_changed(self) -> None:
        self._scrolls = True
        self._start_search()
        self.bar.show_count(0, 0, more=self.background.busy)

    @Slot()
    def _on_refresh_due(self) -> None:
        if self.background.busy:
            self.refresh()
        elif not self.bar.isHidden():
            self._start_search()

    def _start_search(self) -> None:
        """Search the branch in the background; cancels the previous search."""
        words = FoldedText.of(self.bar.field.text())
        asked = [
            _Searched(message, message.text, message.parts, self._view.is_rendered(message))
            for message in self._view.messages
            if words.text and message.role is not Role.SYSTEM
        ]
        self.background.start(lambda running: self._search(running, asked, words), self._on_found)

    def _search(
        self, running: Running, asked: Sequence[_Searched], words: FoldedText
    ) -> dict[Message, list[Span]]:
        """Return all matches in reading order; runs in the background thread."""
        found: dict[Message, list[Span]] = {}
        for text in asked:
            running.require()
            known = self._texts.setdefault(text.message, text)
            if (len(known.text), known.rendered) != (len(text.text), text.rendered):
                known = self._texts[text.message] = text
            if spans := [span for each in known.folded for span in each.find_all(words)]:
                found[text.message] = spans
        return found

    def _on_found(self, found: dict[Message, list[Span]]) -> None:
        """Continue from the current match, or from the top of the viewport."""
        order = {message: number for number, message in enumerate(self._view.messages)}
        message, begins = self._view.first_in_view, 0
        if self._places:
            message, (begins, _) = self._places[self._at]
        here = (order[message], begins) if message in order else (0, 0)
        self._found = found
        self._places = [(message, span) for message, spans in found.items() for span in spans]
        ahead = bisect_left(
            self._places, here, key=lambda place: (order.get(place[0], 0), place[1][0])
        )
        self._at = min(ahead, len(self._places) - 1)
        go, self._scrolls = self._scrolls, False
        self._show(go=go)

    @Slot()
    def _on_closed(self) -> None:
        self._refresh_timer.stop()
        self.background.start(lambda _running: self._texts.clear())
        self._found, self._places, self._scrolls = {}, [], False
        self._view.show_found({}, None)
        self._view.set_inset(0)

    def _show(self, *, go: bool) -> None:
        count = len(self._places)
        self.bar.show_count(self._at + 1 if count else 0, count)
        self._view.show_found(self._found, self._places[self._at] if count else None, go=go)
