"""The messages of the shown branch below each other, built bit by bit and exchanged in part."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role, common_length
from foretoken.chat.conversations.text_search import Span
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.context_divider import ContextDivider
from foretoken.ui.chat.message_actions import OVERHANG
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.following_scroll import ScrolledColumn
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.reading.wishes import ReadingWishes
from foretoken.ui.reading.workshop import Workshop

_SPACING = 4  # every message ends with the row of its actions
_TOP = 28
_BOTTOM = 8
# Opening a long conversation and recolouring it take turns with the person.
_FIRST_SLICE_S = 0.020
_SLICE_S = 0.008
_FLASH_MS = 1600
_FLASH_ALPHA = 28

Found: TypeAlias = Mapping[Message, Sequence[Span]]
"""Where something was found in which messages."""


class MessageColumn(Themed, ScrolledColumn):
    """Owns a view for each message; nothing here knows of scrolling."""

    growing_above = Signal()
    """A message is about to be inserted above others."""
    built = Signal()
    """Messages were added."""

    def __init__(self, welcome: QWidget, commands: ChatCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self._before = parent  # in the order of the Tab key
        self.items: dict[Message, MessageView] = {}
        """The views that are built, from the top to the end."""
        self.messages: list[Message] = []
        """The shown branch."""
        self.measuring = True
        """Whether plain speeds that are missing can still be measured."""
        self._conversation = Conversation()
        self._visible_kinds = ALL_KINDS
        self._reading = ReadingWishes()
        self._workshop = Workshop(self)
        self._blocked = self._suggests_models = False
        self._last: AnswerView | None = None
        self._earlier: list[tuple[int, Message]] = []  # to be built above, the last one first
        self._later: deque[tuple[int, Message]] = deque()  # to be built below
        self._stale: dict[MessageView, bool] = {}  # to redraw; True for another palette too
        self._found: Found = {}
        self._current_found: tuple[Message, Span] | None = None
        self._context_start = 0
        self._welcome = welcome
        welcome.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        self._flashed: MessageView | None = None
        self._flash_timer = QTimer(self, singleShot=True, interval=_FLASH_MS)
        self._flash_timer.timeout.connect(self._on_flash_over)
        self._spare_timer = QTimer(self, singleShot=True, interval=0)
        self._spare_timer.timeout.connect(self._on_spare_time)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(_SPACING)
        self._layout.addWidget(welcome, 1)
        self._layout.addStretch()
        self._divider = ContextDivider(self)

    # --- content -----------------------------------------------------------------------------

    def show_branch(self, conversation: Conversation, *, anew: bool = False) -> list[MessageView]:
        """Show the branch of a conversation; return the views that are gone.

        What is common with the branch before stays, unless everything is to be built ``anew``.
        """
        messages = conversation.messages
        keep = 0 if anew else common_length(self.messages, messages)
        self._conversation, self.messages = conversation, messages
        gone = [item for item in self.items.values() if item.index >= keep]
        for item in gone:
            self._take_out(item)
        fresh = [
            (index, message)
            for index, message in enumerate(messages)
            if index >= keep and message.role is not Role.SYSTEM
        ]
        self._earlier = [waiting for waiting in self._earlier if waiting[0] < keep]
        self._later = deque(waiting for waiting in self._later if waiting[0] < keep)
        if anew:
            self._earlier += fresh
        else:  # also where nothing above is built yet: ``finish_end`` builds these alone
            self._later.extend(fresh)
            for item in self.items.values():
                self._tell_version(item)
                self._tell_answered(item)
        self._welcome.setVisible(not (self.items or self._later or self._earlier))
        self._divide()
        self._find_last()
        self._work(_FIRST_SLICE_S)
        return gone

    def common_with(self, conversation: Conversation) -> list[MessageView]:
        """The views that ``show_branch`` would leave."""
        common = common_length(self.messages, conversation.messages)
        return [item for item in self.items.values() if item.index < common]

    def finish_end(self) -> None:
        """Build at once whatever still waits below."""
        while self._later:
            self._add(*self._later.popleft())
        self.lay_out()

    def set_least_height(self, pixels: int) -> None:
        """Be at least so high; then nothing is inserted above what is there."""
        super().set_least_height(pixels)
        self._spare_timer.start()

    def set_context_start(self, index: int) -> None:
        """Draw a line above the first message that the model still sees; none for 0."""
        if index != self._context_start:
            self._context_start = index
            self._divide()

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        if blocked is not self._blocked:
            self._blocked = blocked
            for item in self.items.values():
                item.set_blocked(blocked)

    def set_suggests_models(self, suggests: bool) -> None:
        """Tell whether answers that decline suggest other models."""
        if suggests is not self._suggests_models:
            self._suggests_models = suggests
            for item in self.items.values():
                if isinstance(item, AnswerView):
                    item.set_suggests_models(suggests)

    def show_found(self, found: Found, current: tuple[Message, Span] | None) -> None:
        """Mark what was found, in the messages in view now, in the rest when there is time."""
        self._found, self._current_found = found, current
        self._refresh_all(False)
        item = None if current is None else self.items.get(current[0])
        if item is not None:
            self._refresh(item)

    def flash(self, item: MessageView) -> None:
        """Draw attention to a message for a moment."""
        self._flashed = item
        self._flash_timer.start()
        self.update()

    # --- look --------------------------------------------------------------------------------

    @property
    def area_in_view(self) -> QRect:
        """The part of the column that its parent shows."""
        parent = self.parentWidget()
        return QRect(QPoint(0, -self.y()), parent.size()) if parent is not None else self.rect()

    def on_look_changed(self) -> None:
        """Colour the tokens anew: first what is in view."""
        self._refresh_all(True)

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self._visible_kinds = visible
        self._refresh_all(False)

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show messages as people want to read them."""
        if wishes != self._reading:
            self._reading = wishes
            self._refresh_all(False)

    def centre(self, width: int, scroll_bar: int, inset: int) -> None:
        """Centre the text in a view so wide, of which the scroll bar takes a part.

        ``inset``: pixels at the top that are covered when nothing is scrolled.
        """
        left = max(SIDE_GAP_PIXELS, (width - scaled(COLUMN_PIXELS)) // 2)
        right = max(SIDE_GAP_PIXELS // 2, left - scroll_bar)
        self._layout.setContentsMargins(left - OVERHANG, _TOP + inset, right - OVERHANG, _BOTTOM)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what stands out for a moment."""
        if self._flashed is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme().accent)
        painter.setPen(colour)
        colour.setAlpha(_FLASH_ALPHA)
        painter.setBrush(colour)
        below = self._flashed.height() - self._flashed.row.y()
        area = QRectF(self._flashed.geometry()).adjusted(-4.5, -6.5, 4.5, 2.5 - below)
        painter.drawRoundedRect(area, 10, 10)

    # --- building ----------------------------------------------------------------------------

    def _add(self, index: int, message: Message, *, on_top: bool = False) -> None:
        item: MessageView
        if message.role is Role.USER:
            item = UserBubble(message, self._commands, self)
        else:
            item = answer = AnswerView(message, self._commands, self)
            answer.set_visible_kinds(self._visible_kinds)
            answer.use(self._workshop)
            answer.set_reading(self._reading)
            answer.set_suggests_models(self._suggests_models)
        item.index = index
        item.set_blocked(self._blocked)
        self._layout.setEnabled(False)  # or showing one part would lay out all others
        self._insert(item, on_top=on_top)
        if isinstance(item, AnswerView):
            item.show_text()
            item.finish(message, measuring=self.measuring)
        self._layout.setEnabled(True)
        self._tell_version(item)
        self._tell_answered(item)
        self._find_last()
        if message in self._found:
            self._refresh(item)
        self.built.emit()

    def _insert(self, item: MessageView, *, on_top: bool) -> None:
        # In its width, and out of sight: below the mouse it would show its actions.
        area = self.rect().marginsRemoved(self._layout.contentsMargins())
        item.setGeometry(area.left(), self.height(), area.width(), item.height())
        self._welcome.hide()
        if on_top:
            self.growing_above.emit()
            self._layout.insertWidget(1, item)
            self.items = {item.message: item, **self.items}
        else:
            self._layout.insertWidget(self._layout.count() - 1, item)
            self.items[item.message] = item
        item.show()
        self._divide()

    def _take_out(self, item: MessageView) -> None:
        self._layout.removeWidget(item)
        del self.items[item.message]
        self._stale.pop(item, None)
        if item is self._last:
            self._last = None
        if item is self._flashed:
            self._flashed = None
        item.hide()
        item.deleteLater()

    def _find_last(self) -> None:
        """Only the last answer is a tab stop, or the way through a long chat has no end."""
        views = reversed(self.items.values())
        last = next((item for item in views if isinstance(item, AnswerView)), None)
        if last is self._last:
            return
        if self._last is not None:
            self._last.body.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._last.set_last(False)
        self._last = last
        if last is not None:
            last.body.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            last.set_last(True)
            last.chain_focus(self._before)

    def _tell_version(self, item: MessageView) -> None:
        versions = self._conversation.siblings(item.message)
        item.set_version(versions.index(item.message), len(versions))

    def _tell_answered(self, item: MessageView) -> None:
        if isinstance(item, UserBubble):
            behind = self.messages[item.index + 1 : item.index + 2]
            answered = bool(behind) and behind[0].role is Role.ASSISTANT
            item.set_answered(answered, goes_on=bool(behind))

    def _divide(self) -> None:
        """Put the line between its two messages, once both are there."""
        above: MessageView | None = None
        below: MessageView | None = None
        if self._context_start:
            for item in self.items.values():
                if item.index >= self._context_start:
                    below = item
                    break
                above = item
        if above is None or below is None:
            self._layout.removeWidget(self._divider)
            self._divider.hide()
            return
        at = self._layout.indexOf(self._divider)
        if at < 0 or at + 1 != self._layout.indexOf(below):
            self._layout.removeWidget(self._divider)
            self._layout.insertWidget(self._layout.indexOf(below), self._divider)
            self._divider.show()

    def _refresh_all(self, palette_too: bool) -> None:
        """Redraw what is in view now, the rest when there is time."""
        area = self.area_in_view
        for item in self.items.values():
            self._stale[item] = palette_too or self._stale.get(item, False)
            if item.geometry().intersects(area):
                self._refresh(item)
        self._spare_timer.start()

    def _refresh(self, item: MessageView) -> None:
        recolour = self._stale.pop(item, False)
        if isinstance(item, AnswerView):
            if recolour:
                item.colour_anew()
            item.set_reading(self._reading)
            item.set_visible_kinds(self._visible_kinds)
        current = self._current_found
        here = current is not None and current[0] is item.message
        item.show_found(self._found.get(item.message, ()), current[1] if current and here else None)

    @Slot()
    def _on_spare_time(self) -> None:
        self._work(_SLICE_S)

    def _work(self, seconds: float) -> None:
        """Redraw messages and build those that wait until the time is over."""
        until = time.perf_counter() + seconds
        while self._stale or self._later or self._earlier:
            if self._stale:
                self._refresh(next(reversed(self._stale)))
            elif self._later:
                self._add(*self._later.popleft())
            elif self.least_height:
                break  # nothing may move now
            else:
                self._add(*self._earlier.pop(), on_top=True)
            if time.perf_counter() > until:
                self._spare_timer.start()
                break
        self.lay_out()

    @Slot()
    def _on_flash_over(self) -> None:
        self._flashed = None
        self.update()
