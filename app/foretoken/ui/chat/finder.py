"""Finding words in the branch that is shown: a small bar, and the way from place to place."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.text_search import FoldedText, Span
from foretoken.system.language import tr
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_search import MessageSearch
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import command
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import put
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Fit, Surface, Tone, dress
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.own_keys import claims_escape

_WIDTH = 360
_MARGIN = 8
_BEYOND = 20
"""Clear of the scroll bar."""


class FindBar(QFrame):
    """Reports what is typed and where people want to go; hidden until it is opened."""

    stepped = Signal(int)
    """1 for the next place, -1 for the one before."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self.setAccessibleName(tr("Find in this chat"))
        self.field = dress(QLineEdit(self), Fit.LOW)
        self.field.setPlaceholderText(tr("Find in this chat"))
        self.field.setAccessibleName(tr("Find in this chat"))
        tip_with_keys(self.field, "find.open")
        self._count = dress(Label(self), Tone.MUTED)
        self._count.setAccessibleName(tr("Places found"))
        self._count.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.before = IconButton(Icon.UP, "", self)
        self.after = IconButton(Icon.DOWN, "", self)
        self._close = IconButton(Icon.CLOSE, "", self)
        for button, name, also, act in (
            (self.before, "find.previous_here", ["find.previous"], lambda: self.stepped.emit(-1)),
            (self.after, "find.next_here", ["find.next"], lambda: self.stepped.emit(1)),
            (self._close, "find.close", [], self.close_bar),
        ):
            button.setAccessibleName(tr(command(name).title))
            tip_with_keys(button, name, "", *also)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(act)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.TIGHT, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        row.setSpacing(Space.HAIR)
        row.addWidget(self.field, 1)
        row.addSpacing(Space.SMALL)
        row.addWidget(self._count)
        row.addSpacing(Space.TINY)
        for button in (self.before, self.after, self._close):
            row.addWidget(button)
        parent.installEventFilter(self)
        self.show_count(0, 0)
        self.hide()

    @property
    def count_text(self) -> str:
        """Such as "3 of 17"."""
        return self._count.text()

    def open_bar(self, words: str = "") -> None:
        """Show the bar and let people type; ``words`` replace those that are there."""
        if words:
            self.field.setText(words)
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot()
    def close_bar(self) -> None:
        """Hide the bar; its words stay for the next time."""
        if not self.isHidden():
            parent = self.parentWidget()
            if parent is not None:  # or Qt takes the focus elsewhere, and the view scrolls there
                parent.setFocus()
            self.hide()
            self.closed.emit()

    def show_count(self, number: int, count: int, *, more: bool = False) -> None:
        """Say which of how many places is shown, counted from one; ``more`` may come.

        0 is said of none, and while the first one is not known.
        """
        if number:
            said = tr("{number} of {count}", about="the places found", number=number, count=count)
        else:
            said = "" if more else tr("none", about="the places found")
        self._count.setText(said + "…" * more if self.field.text() else "")
        for button in (self.before, self.after):
            button.setEnabled(count > 0)

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter goes on, Shift+Enter goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            width = min(_WIDTH, parent.width() - _BEYOND - _MARGIN)
            left = parent.width() - width - _BEYOND
            put(self, left, _MARGIN, width, self.sizeHint().height())


# A text that grows is searched anew so often.
_REFRESH_MS = 250
_LONGEST_SELECTION = 80


class Finder(QObject):
    """Owns the bar; the chat view draws the marks, also in messages that are built later."""

    def __init__(self, view: ChatView) -> None:
        super().__init__(view)
        self._view = view
        self.bar = FindBar(view)
        self.search = MessageSearch(view.is_rendered, self)
        self.search.found.connect(self._on_found)
        self._found: dict[Message, list[Span]] = {}  # in reading order
        self._current: tuple[Message, int] | None = None  # which of the places in that message
        self._goes = False
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_MS)
        self._refresh_timer.timeout.connect(self._on_refresh_due)
        self.bar.field.textChanged.connect(self._on_words_changed)
        self.bar.stepped.connect(self.step)
        self.bar.closed.connect(self._on_closed)
        view.reading_changed.connect(self.refresh)

    @Slot()
    def open(self) -> None:
        """Show the bar, with the words that are selected in a message."""
        opened = self.bar.isHidden()
        words = ""
        focus = QApplication.focusWidget()
        if isinstance(focus, GrowingText) and self._view.isAncestorOf(focus):
            words = focus.short_selection(_LONGEST_SELECTION)
        self.bar.open_bar(words)
        if opened:
            self._view.set_inset(self.bar.geometry().bottom())
            self._on_words_changed()

    @Slot()
    def next_place(self) -> None:
        """Go to the next place, or open the bar."""
        self._step_or_open(1)

    @Slot()
    def previous_place(self) -> None:
        """Go to the place before, or open the bar."""
        self._step_or_open(-1)

    def _step_or_open(self, by: int) -> None:
        if self.bar.isHidden() or not self.bar.field.text():
            self.open()
        else:
            self.step(by)

    @Slot(int)
    def step(self, by: int) -> None:
        """Go so many places on, and from one end of the conversation to the other."""
        found = self._found.items()
        places = [(message, at) for message, spans in found for at in range(len(spans))]
        if places:
            at = -1 if self._current is None else places.index(self._current)
            self._current = places[(at + by) % len(places)]
            self._show(go=True)

    @Slot()
    def refresh(self) -> None:
        """The conversation has changed: look again soon, if people are looking for something."""
        if not self.bar.isHidden() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    @Slot()
    def _on_words_changed(self) -> None:
        self._goes = True
        self._look()
        self.bar.show_count(0, 0, more=self.search.busy)

    @Slot()
    def _on_refresh_due(self) -> None:
        if self.search.busy:
            self.refresh()
        elif not self.bar.isHidden():
            self._look()

    def _look(self) -> None:
        self.search.look(self._view.messages, FoldedText.of(self.bar.field.text()))

    @Slot(object)
    def _on_found(self, found: dict[Message, list[Span]]) -> None:
        place = self._place()
        self._found = found
        self._current = self._nearest(place)
        go, self._goes = self._goes, False
        self._show(go=go)

    @Slot()
    def _on_closed(self) -> None:
        self._refresh_timer.stop()
        self.search.forget()
        self._found, self._current, self._goes = {}, None, False
        self._view.show_found({}, None)
        self._view.set_inset(0)

    def _place(self) -> tuple[Message, int] | None:
        """Where people are: at the place found last, or at the top of the view."""
        if self._current is not None:
            message, number = self._current
            return message, self._found[message][number][0]
        first = self._view.first_in_view
        return None if first is None else (first, 0)

    def _nearest(self, place: tuple[Message, int] | None) -> tuple[Message, int] | None:
        """The first place from there on, or else the last one of all."""
        messages = self._view.messages
        here = messages.index(place[0]) if place is not None and place[0] in messages else 0
        for message in messages[here:]:
            spans = self._found.get(message, [])
            begins = place[1] if place is not None and message is place[0] else 0
            number = bisect_left(spans, (begins,))
            if number < len(spans):
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
        before = 0
        for other, spans in self._found.items():
            if other is message:
                break
            before += len(spans)
        self.bar.show_count(before + number + 1, count)
        self._view.show_found(self._found, (message, self._found[message][number]), go=go)
