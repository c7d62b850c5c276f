"""The messages of the shown branch below each other, of which only those around the view are built.

What is far from it has no widgets: its room is kept, as high as it was, or about as high as it will
be. What was guessed wrongly is made up for by the rest of the room, so that nothing else moves.
Views are made and let go of bit by bit, in turns with the person. One that somebody is busy with
stays wherever it is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role, common_length
from foretoken.chat.conversations.text_search import Span
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.context_divider import ContextDivider
from foretoken.ui.chat.message_actions import OVERHANG
from foretoken.ui.chat.message_heights import MessageHeights
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.following_scroll import ScrolledColumn
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.reading.wishes import ReadingWishes

_SPACING = 4  # every message ends with the row of its actions
_TOP = 28
_BOTTOM = 8
# Opening a long conversation and recolouring it take turns with the person.
_FIRST_SLICE_S = 0.020
_SLICE_S = 0.004
# How far from the view messages are built, and how far they stay, in heights of the view.
_NEAR = 4
_FAR = 8
_FEW_VIEWS = 60
"""So many are built and stay however far they are."""
_SPARE_VIEWS = 20
"""Above that many, far ones go; or a message would come and go at each turn."""
_FEW_TO_CHANGE = 8
"""Views out of sight that can stay while the look changes."""
_MANY_VIEWS = 150
"""From so many on far ones go before others are built."""
_FLASH_MS = 1600
_FLASH_ALPHA = 28

Found: TypeAlias = Mapping[Message, Sequence[Span]]
"""Where something was found in which messages."""


@dataclass(frozen=True, slots=True)
class _Gap:
    """Messages next to each other that are not built, as rows of the branch, last exclusive."""

    first: int
    last: int
    top: int
    """Pixels in the column."""
    bottom: int


class KeptRoom(QSpacerItem):
    """For messages that are not built."""

    def __init__(self) -> None:
        super().__init__(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.pixels = 0

    def set_pixels(self, pixels: int) -> None:
        """Be so high; the layout has to be told."""
        self.pixels = pixels
        self.changeSize(0, pixels, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)


class MessageColumn(Themed, ScrolledColumn):
    """Owns the views of messages; nothing here knows of scrolling."""

    moving = Signal()
    """Something is about to be built or let go of, and what is below it may move."""
    moved = Signal()
    """That is done, and laid out."""

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
        self._colour_view = ColourView.ORIGIN
        self._reading = ReadingWishes()
        self._blocked = self._suggests_models = False
        self._loaded = ""
        self._last: AnswerView | None = None
        self._shown: list[Message] = []  # what has a place in the column
        self._rows: dict[Message, int] = {}  # its index there
        self._heights = MessageHeights(_SPACING)
        self._rooms: dict[MessageView, KeptRoom] = {}  # above each view, for what is not built
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
        self._room_below = KeptRoom()
        self._layout.addItem(self._room_below)
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
        self._shown = [message for message in messages if message.role is not Role.SYSTEM]
        self._rows = {message: row for row, message in enumerate(self._shown)}
        self._heights.set_messages(self._shown)
        for item in self.items.values():
            self._tell_version(item)
            self._tell_answered(item)
        self._welcome.setVisible(not self._shown)
        self._find_last()
        self._divide()
        last = next(reversed(self.items.values()), None)
        first = 0 if last is None else self._row(last) + 1
        self._set_room(self._room_below, self._heights.between(first, len(self._shown)))
        self._work(_FIRST_SLICE_S)
        return gone

    def common_with(self, conversation: Conversation) -> list[MessageView]:
        """The views that ``show_branch`` would leave."""
        common = common_length(self.messages, conversation.messages)
        return [item for item in self.items.values() if item.index < common]

    def view_of(self, message: Message) -> MessageView | None:
        """The view of a message of the branch, built now if need be; it is laid out."""
        item = self.items.get(message)
        if item is None and message in self._rows:
            self.moving.emit()
            item = self._build(self._rows[message])
            self.moved.emit()
        return item

    def neighbour(self, message: Message, by: int) -> Message | None:
        """The message so many places below."""
        row = self._rows[message] + by
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @property
    def last_message(self) -> Message | None:
        """What stands at the end."""
        return self._shown[-1] if self._shown else None

    def message_at(self, y: int) -> Message | None:
        """The first message that ends below a place in the column."""
        for gap, item in self._stretches():
            if gap is not None and gap.bottom > y:
                return self._shown[self._row_at(gap, y)]
            if item is not None and item.y() + item.height() > y:
                return item.message
        return None

    def look_around(self) -> None:
        """Another part of the column has come into view."""
        area = self.area_in_view
        for item in self.items.values():
            if item.geometry().intersects(area):
                item.look_around()
        self._spare_timer.start()

    def set_least_height(self, pixels: int) -> None:
        """Be at least so high; then nothing is built above what is there."""
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

    def set_loaded(self, name: str) -> None:
        """Tell the answers which pair is in use."""
        self._loaded = name
        for item in self.items.values():
            if isinstance(item, AnswerView):
                item.footer.set_loaded(name)

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

    def on_look_changing(self) -> None:
        """Keep what is in view only: the others are made anew when there is time."""
        area = self.area_in_view
        gone = [
            item
            for item in self.items.values()
            if not (item.geometry().intersects(area) or self._is_in_use(item))
        ]
        if not self.isVisible() or len(gone) < _FEW_TO_CHANGE:
            return
        self.moving.emit()
        self._let_go(*gone)
        for item in gone:  # now: Qt would give them the new look before they are deleted
            QCoreApplication.sendPostedEvents(item, QEvent.Type.DeferredDelete.value)
        self.moved.emit()

    def on_look_changed(self) -> None:
        """Colour the tokens anew: first what is in view."""
        self._refresh_all(True)
        self._fit_heights()

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self._visible_kinds = visible
        self._refresh_all(False)

    def set_colour_view(self, view: ColourView) -> None:
        """Let the colours of the tokens tell this."""
        if view is not self._colour_view:
            self._colour_view = view
            self._refresh_all(False)

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show messages as people want to read them."""
        if wishes != self._reading:
            self._reading = wishes
            self._refresh_all(False)

    def is_rendered(self, message: Message) -> bool:
        """Whether Markdown in a message is shown as what it means, or will be."""
        item = self.items.get(message)
        turned = isinstance(item, AnswerView) and item.is_turned
        return self._reading.renders(message.role) is not turned

    def centre(self, width: int, scroll_bar: int, inset: int) -> None:
        """Centre the text in a view so wide, of which the scroll bar takes a part.

        ``inset``: pixels at the top that are covered when nothing is scrolled.
        """
        left = max(SIDE_GAP_PIXELS, (width - scaled(COLUMN_PIXELS)) // 2)
        right = max(SIDE_GAP_PIXELS // 2, left - scroll_bar)
        sides = margins(left - OVERHANG, _TOP + inset, right - OVERHANG, _BOTTOM)
        self._layout.setContentsMargins(sides)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_heights()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._spare_timer.start()

    # --- building ----------------------------------------------------------------------------

    def _build(self, row: int) -> MessageView:
        message = self._shown[row]
        item: MessageView
        if message.role is Role.USER:
            item = UserBubble(message, self._commands, self)
        else:
            item = answer = AnswerView(message, self._commands, self)
            answer.set_visible_kinds(self._visible_kinds)
            answer.set_colour_view(self._colour_view)
            answer.set_suggests_models(self._suggests_models)
            answer.footer.set_loaded(self._loaded)
        item.set_reading(self._reading)
        item.index = self.messages.index(message, row)
        item.set_blocked(self._blocked)
        self._layout.setEnabled(False)  # or showing one part would lay out all others
        self._insert(item, row)
        if isinstance(item, AnswerView):
            item.show_text()
            item.finish(message, measuring=self.measuring)
        self._tell_version(item)
        self._tell_answered(item)
        self._find_last()
        if message in self._found:
            self._refresh(item)
        self._divide()
        inner = item.layout()
        if inner is not None:
            inner.activate()  # or its height were that of parts in other widths
        self._share_room(item)
        self._layout.setEnabled(True)
        self.lay_out()
        return item

    def _insert(self, item: MessageView, row: int) -> None:
        # In its width, and out of sight: below the mouse it would show its actions.
        area = self.rect().marginsRemoved(self._layout.contentsMargins())
        item.setGeometry(area.left(), self.height(), area.width(), item.height())
        at = self._layout.indexOf(self._room_above(row))
        room = self._rooms[item] = KeptRoom()
        self._layout.insertItem(at, room)
        self._layout.insertWidget(at + 1, item)
        self.items[item.message] = item
        self.items = dict(sorted(self.items.items(), key=lambda pair: self._rows[pair[0]]))
        item.show()

    def _room_above(self, row: int) -> KeptRoom:
        """The room in front of the first view behind a row."""
        below = next((item for item in self.items.values() if self._row(item) > row), None)
        return self._room_below if below is None else self._rooms[below]

    def _share_room(self, item: MessageView) -> None:
        """Let a view have its place in the room that its message had."""
        row = self._row(item)
        first, last = 0, len(self._shown)
        for other in self.items.values():
            if self._row(other) < row:
                first = self._row(other) + 1
            elif self._row(other) > row:
                last = self._row(other)
                break
        below = self._room_above(row)
        left = below.pixels - self._taken_by(item)
        above = 0
        if first < row:
            upper, lower = self._heights.between(first, row), self._heights.between(row + 1, last)
            above = left if row + 1 == last else round(left * upper / max(1, upper + lower))
        self._set_room(self._rooms[item], self._allowed(above, first, row))
        self._set_room(below, self._allowed(left - above, row + 1, last))

    def _allowed(self, pixels: int, first: int, last: int) -> int:
        """The room for rows, unless so much is left over or missing that it has to be made good."""
        guess = self._heights.between(first, last)
        return pixels if guess < 2 * pixels < 4 * guess else guess

    def _taken_by(self, item: MessageView) -> int:
        """Pixels that a view takes, with the line of the context and the gaps that belong to it."""
        hint = item.sizeHint().expandedTo(item.minimumSize()).boundedTo(item.maximumSize())
        taken = hint.height() + _SPACING
        if self._layout.indexOf(self._divider) + 1 == self._layout.indexOf(item):
            taken += self._divider.height() + _SPACING
        return taken

    def _set_room(self, room: KeptRoom, pixels: int) -> None:
        if room.pixels != pixels:
            room.set_pixels(pixels)
            self._layout.invalidate()
            self._layout.update()

    def _take_out(self, item: MessageView) -> None:
        self._layout.removeItem(self._rooms.pop(item))
        self._layout.removeWidget(item)
        del self.items[item.message]
        self._stale.pop(item, None)
        if item is self._last:
            self._last = None
        if item is self._flashed:
            self._flashed = None
        item.hide()
        item.deleteLater()

    def _let_go(self, *items: MessageView) -> None:
        """Keep the room of views only."""
        self._layout.setEnabled(False)
        for item in items:
            self._heights.note(item.message, item.height())
            below = self._room_above(self._row(item))
            pixels = self._rooms[item].pixels + self._taken_by(item) + below.pixels
            self._take_out(item)
            self._set_room(below, pixels)
        self._divide()
        self._layout.setEnabled(True)
        self.lay_out()

    def _row(self, item: MessageView) -> int:
        return self._rows[item.message]

    def _stretches(self) -> Iterator[tuple[_Gap | None, MessageView | None]]:
        """Gaps and views from the top to the end."""
        first, top = 0, self._layout.contentsMargins().top()
        for item in self.items.values():
            row = self._row(item)
            if row > first:
                yield _Gap(first, row, top, top + self._rooms[item].pixels), None
            yield None, item
            first, top = row + 1, item.y() + item.height() + _SPACING
        if first < len(self._shown):
            yield _Gap(first, len(self._shown), top, top + self._room_below.pixels), None

    def _row_at(self, gap: _Gap, y: int) -> int:
        """The row of a gap at a place in the column, or the nearest one."""
        scale = self._heights.between(gap.first, gap.last) / max(1, gap.bottom - gap.top)
        left = (y - gap.top) * scale
        for row in range(gap.first, gap.last):
            left -= self._heights.between(row, row + 1)
            if left < 0:
                return row
        return gap.last - 1

    def _wanted_row(self) -> int | None:
        """What is to be built next: what is in view, then what is next to it."""
        few = len(self.items) < _FEW_VIEWS
        if not self.isVisible():
            unbuilt = (row for row in range(len(self._shown) - 1, -1, -1) if not self._has(row))
            return next(unbuilt, None) if few else None
        area = self.area_in_view
        least: tuple[int, int] | None = None
        for gap, _ in self._stretches():
            if gap is None:
                continue
            if gap.top <= area.bottom() and gap.bottom > area.top():
                if gap.top < area.top() and gap.bottom <= area.bottom():
                    return gap.last - 1  # next to what is seen
                return self._row_at(gap, area.top())
            below = gap.top > area.bottom()
            if self.least_height and not below:
                continue  # nothing may move now
            distance = gap.top - area.bottom() if below else area.top() - gap.bottom
            near = few or distance < _NEAR * area.height()
            if near and (least is None or distance < least[0]):
                least = distance, gap.first if below else gap.last - 1
        return None if least is None else least[1]

    def _has(self, row: int) -> bool:
        return self._shown[row] in self.items

    def _far_view(self) -> MessageView | None:
        """A view far from what is seen with which nobody is busy."""
        if not self.isVisible() or len(self.items) <= _FEW_VIEWS + _SPARE_VIEWS:
            return None
        area = self.area_in_view
        around = area.adjusted(0, -_FAR * area.height(), 0, _FAR * area.height())
        for item in self.items.values():
            if not (around.intersects(item.geometry()) or self._is_in_use(item)):
                return item
        return None

    def _is_in_use(self, item: MessageView) -> bool:
        return item.is_in_use or item is self._last or item is self._flashed

    def _fit_heights(self) -> None:
        """Guess the heights of what is not built in another width."""
        area = self.rect().marginsRemoved(self._layout.contentsMargins())
        if self._heights.fit(area.width()):
            first = 0
            for item in self.items.values():
                self._set_room(self._rooms[item], self._heights.between(first, self._row(item)))
                first = self._row(item) + 1
            self._set_room(self._room_below, self._heights.between(first, len(self._shown)))
            self._spare_timer.start()

    def _find_last(self) -> None:
        """Only the last answer is a tab stop, or the way through a long chat has no end."""
        answers = (message for message in reversed(self._shown) if message.role is Role.ASSISTANT)
        answer = next(answers, None)
        last = None if answer is None else self.items.get(answer)
        assert last is None or isinstance(last, AnswerView)
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
        """Put the line above the first message that is not left out, while that is built."""
        left_out = self.messages[: self._context_start]
        row = sum(message.role is not Role.SYSTEM for message in left_out)
        below = self.items.get(self._shown[row]) if 0 < row < len(self._shown) else None
        if below is None:
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
        if recolour:
            item.colour_anew()
        item.set_reading(self._reading)
        if isinstance(item, AnswerView):
            item.set_visible_kinds(self._visible_kinds)
            item.set_colour_view(self._colour_view)
        current = self._current_found
        here = current is not None and current[0] is item.message
        item.show_found(self._found.get(item.message, ()), current[1] if current and here else None)

    @Slot()
    def _on_spare_time(self) -> None:
        self._work(_SLICE_S)

    def _work(self, seconds: float) -> None:
        """Redraw messages, build what is near and let go of what is far, until the time is over."""
        until = time.perf_counter() + seconds
        self.lay_out()
        self.moving.emit()
        while self._do_one_thing():
            if time.perf_counter() > until:
                self._spare_timer.start()
                break
        self.lay_out()
        self.moved.emit()

    def _do_one_thing(self) -> bool:
        """Return whether there was anything to do."""
        if self._stale:
            self._refresh(next(reversed(self._stale)))
            return True
        row = self._wanted_row()
        if row is None or len(self.items) > _MANY_VIEWS:
            far = self._far_view()
            if far is not None:
                self._let_go(far)
                self.moved.emit()
                return True
        if row is not None:
            self._build(row)
            self.moved.emit()
        return row is not None

    @Slot()
    def _on_flash_over(self) -> None:
        self._flashed = None
        self.update()
