"""The conversation: a centred column of messages that follows its end while an answer grows."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.chat.conversation import Conversation, Message, Role
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.ui.answer_view import AnswerView
from foretoken.ui.bubble import COLUMN_PIXELS, SIDE_GAP_PIXELS, UserBubble
from foretoken.ui.context_divider import ContextDivider
from foretoken.ui.following_scroll import FollowingScroll
from foretoken.ui.footer import describe_ending
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.token_style import ALL_KINDS, TokenKind
from foretoken.ui.welcome import Welcome

_SPACING = 24
_TOP = 28
_BOTTOM = 32
# Opening a long conversation and recolouring it take turns with the person.
_FIRST_SLICE_S = 0.020
_SLICE_S = 0.008
_IN_VIEW_INTERVAL_MS = 100


class ChatView(FollowingScroll):
    """Shows one conversation; reports what is clicked and which answer is in view."""

    suggestion_clicked = Signal(str)
    models_requested = Signal()
    answer_in_view_changed = Signal(int)
    """Index in the conversation's messages of the answer in view, after scrolling."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._visible_kinds = ALL_KINDS
        self._scale = 1.0
        self._index_of: dict[UserBubble | AnswerView, int] = {}  # from the top to the end
        self._current: AnswerView | None = None
        self._tab_stop: QWidget | None = None
        self._in_view: int | None = None
        self._earlier: list[tuple[int, Message]] = []
        self._measuring = True
        self._stale: dict[AnswerView, bool] = {}  # to recolour; True for another palette too
        self._welcome = Welcome(self)
        self._welcome.suggestion_clicked.connect(self.suggestion_clicked)
        self._welcome.models_requested.connect(self.models_requested)
        self._column = QWidget(self)
        self._column.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self._layout = QVBoxLayout(self._column)
        self._layout.setSpacing(_SPACING)
        self._layout.addWidget(self._welcome, 1)
        self._layout.addStretch()
        self._divider = ContextDivider(self._column)
        self._context_start = 0
        self._spare_timer = QTimer(self, singleShot=True, interval=0)
        self._spare_timer.timeout.connect(self._on_spare_time)
        self._in_view_timer = QTimer(self, singleShot=True, interval=_IN_VIEW_INTERVAL_MS)
        self._in_view_timer.timeout.connect(self._on_look)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.setWidget(self._column)
        self.setAccessibleName("Conversation")
        self.apply_palette(LIGHT)

    @property
    def current_answer(self) -> AnswerView | None:
        """The answer that is being written."""
        return self._current

    def answer(self, index: int) -> AnswerView | None:
        """View of the answer with this index in the conversation's messages."""
        for item, at in self._index_of.items():
            if at == index and isinstance(item, AnswerView):
                return item
        return None

    # --- content -----------------------------------------------------------------------------

    def set_welcome(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set what an empty conversation shows; suggestions can be clicked."""
        self._welcome.set_content(title, text, suggestions)

    def set_welcome_note(self, text: str) -> None:
        """Set what an empty conversation says about the loaded models."""
        self._welcome.set_note(text)

    def show_conversation(self, conversation: Conversation, *, measuring: bool = True) -> None:
        """Show another conversation at its end, for now without ``show_context_start``.

        ``measuring`` tells whether plain speeds that are missing can still be measured.
        """
        self._context_start = 0
        self._remove_divider()
        for item in self._index_of:
            self._layout.removeWidget(item)
            item.hide()
            item.deleteLater()
        self._index_of.clear()
        self._stale.clear()
        self._current = self._tab_stop = None
        self._measuring = measuring
        self._earlier = [
            (index, message)
            for index, message in enumerate(conversation.messages)
            if message.role is not Role.SYSTEM
        ]
        answers = [i for i, message in self._earlier if message.role is Role.ASSISTANT]
        self._in_view = answers[-1] if answers else None
        self._welcome.setVisible(not self._earlier)
        self.jump_to_end()
        self._work(_FIRST_SLICE_S)

    @Slot(int)
    def show_context_start(self, index: int) -> None:
        """Draw a line above the first message that the model still sees; none for 0."""
        if index == self._context_start:
            return
        self._context_start = index
        self.keep_place()
        self._remove_divider()
        self._divide()

    def add_user_message(self, text: str) -> None:
        """Add what the person wrote, and show it."""
        self._add(Message(Role.USER, text), self._next_index)
        self.jump_to_end()

    def begin_answer(self) -> AnswerView:
        """Add an empty answer that waits for its first token."""
        answer = self._new_answer(self._next_index)
        answer.start()
        self._current = answer
        return answer

    def append_tokens(self, tokens: Sequence[TokenEmitted]) -> None:
        """Add tokens to the answer that is being written."""
        if self._current is not None:
            self._current.append_tokens(tokens)

    def add_steps(self, steps: Sequence[StepFinished]) -> None:
        """Take over steps of the answer that is being written, for its tooltips."""
        if self._current is not None:
            self._current.add_steps(steps)

    def finish_answer(self, message: Message) -> None:
        """End the answer that is being written; show why it ended, and its numbers."""
        if self._current is not None:
            self._finish(self._current, message)
        self._current = None

    # --- look --------------------------------------------------------------------------------

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, QColor(palette.window))
        self.setPalette(colours)
        self._welcome.apply_palette(palette)
        self._divider.apply_palette(palette)
        self._jump.apply_palette(palette)
        for item in self._index_of:
            item.set_text_scale(self._scale)  # another style sheet takes fonts back
            if isinstance(item, UserBubble):
                item.apply_palette(palette)
        self._recolour(True)

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self._visible_kinds = visible
        self._recolour(False)

    def set_text_scale(self, factor: float) -> None:
        """Set the text size to ``factor`` times the normal one."""
        self._scale = factor
        self.keep_place()
        self._welcome.set_text_scale(factor)
        self._divider.set_text_scale(factor)
        for item in self._index_of:
            item.set_text_scale(factor)

    # --- scrolling ---------------------------------------------------------------------------

    @Slot(int)
    def show_step(self, step: int) -> None:
        """Mark the text of a step in the answer in view, and scroll there."""
        answer = None if self._in_view is None else self.answer(self._in_view)
        area = None if answer is None else answer.highlight_step(step)
        if answer is None or area is None or not area.isValid():
            return
        top = answer.mapTo(self._column, area.topLeft()).y()
        bar = self.verticalScrollBar()
        if not bar.value() <= top <= bar.value() + self.viewport().height() - area.height():
            self.scroll_to(top - self.viewport().height() // 3)

    def parts(self) -> Iterable[QWidget]:
        """Messages, from the top to the end."""
        return self._index_of

    def showEvent(self, event: QShowEvent) -> None:
        """A style sheet takes colours back when it first sees a part."""
        super().showEvent(event)
        self.apply_palette(self._palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column centred and the text in its place."""
        self.keep_place()
        # Centred in the whole width, so that nothing moves when the scroll bar appears. Before
        # Qt lays out the messages, or it would do so twice.
        bar = self.verticalScrollBar()
        left = max(SIDE_GAP_PIXELS, (self.width() - COLUMN_PIXELS) // 2)
        right = max(SIDE_GAP_PIXELS // 2, left - (bar.width() if bar.isVisible() else 0))
        self._layout.setContentsMargins(left, _TOP, right, _BOTTOM)
        super().resizeEvent(event)

    @Slot()
    def _on_scrolled(self) -> None:
        if not self._in_view_timer.isActive():
            self._in_view_timer.start()

    @Slot(QPoint)
    def _on_place_wanted(self, place: QPoint) -> None:
        wanted = self._column.mapFromGlobal(place)
        self.ensureVisible(self._column.width() // 2, wanted.y(), 0, _SPACING)

    @Slot()
    def _on_look(self) -> None:
        """Report the last answer that begins above the middle of the view."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        found: int | None = None
        for item, index in self._index_of.items():
            if isinstance(item, AnswerView):
                if found is not None and item.y() > middle and not self.follows_end:
                    break
                found = index
        if found is not None and found != self._in_view:
            self._in_view = found
            self.answer_in_view_changed.emit(found)

    # --- building ----------------------------------------------------------------------------

    @property
    def _next_index(self) -> int:
        return max(self._index_of.values(), default=-1) + 1

    def _add(self, message: Message, index: int, *, on_top: bool = False) -> None:
        if message.role is Role.USER:
            self._insert(UserBubble(message.text, self._column), index, on_top=on_top)
            return
        answer = self._new_answer(index, on_top=on_top)
        answer.append_tokens(message.tokens)
        self._finish(answer, message)

    def _new_answer(self, index: int, *, on_top: bool = False) -> AnswerView:
        answer = AnswerView(self._column)
        answer.body.place_wanted.connect(self._on_place_wanted)
        if not on_top or self._tab_stop is None:
            # Only the last answer is a tab stop, or the way through a long chat has no end.
            if self._tab_stop is not None:
                self._tab_stop.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._tab_stop = answer.body
            answer.body.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        answer.set_visible_kinds(self._visible_kinds)
        self._insert(answer, index, on_top=on_top)
        return answer

    def _insert(self, item: UserBubble | AnswerView, index: int, *, on_top: bool) -> None:
        item.apply_palette(self._palette)
        item.set_text_scale(self._scale)
        self._welcome.hide()
        if on_top:
            self.keep_place()
            self._layout.insertWidget(1, item)
            self._index_of = {item: index, **self._index_of}
        else:
            self._layout.insertWidget(self._layout.count() - 1, item)
            self._index_of[item] = index
        item.show()
        self._divide()

    def _remove_divider(self) -> None:
        self._layout.removeWidget(self._divider)
        self._divider.hide()

    def _divide(self) -> None:
        """Put the line between its two messages, once both are there."""
        if not self._context_start or self._layout.indexOf(self._divider) >= 0:
            return
        above: QWidget | None = None
        for item, index in self._index_of.items():
            if index >= self._context_start:
                if above is not None:
                    self._layout.insertWidget(self._layout.indexOf(item), self._divider)
                    self._divider.show()
                return
            above = item

    def _finish(self, answer: AnswerView, message: Message) -> None:
        answer.finish(message, measuring=self._measuring)
        text, kind = describe_ending(message) or ("", "info")
        # An error that has more to say than its first line keeps the rest for copying.
        first, _, rest = text.partition("\n")
        answer.set_notice(first, kind, text if rest else "")

    def _recolour(self, palette_too: bool) -> None:
        """Recolour what is in view now, the rest when there is time."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        for item in self._index_of:
            if isinstance(item, AnswerView):
                self._stale[item] = palette_too or self._stale.get(item, False)
                if item.y() < bottom and item.y() + item.height() > top:
                    self._refresh(item)
        self._spare_timer.start()

    def _refresh(self, answer: AnswerView) -> None:
        if self._stale.pop(answer):
            answer.apply_palette(self._palette)
        answer.set_visible_kinds(self._visible_kinds)

    @Slot()
    def _on_spare_time(self) -> None:
        self._work(_SLICE_S)

    def _work(self, seconds: float) -> None:
        """Recolour answers and build earlier messages until the time is over."""
        until = time.perf_counter() + seconds
        while self._stale or self._earlier:
            if self._stale:
                self._refresh(next(reversed(self._stale)))
            else:
                index, message = self._earlier.pop()
                self._add(message, index, on_top=True)
            if time.perf_counter() > until:
                self._spare_timer.start()
                return
