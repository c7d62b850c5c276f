"""Chat view: a centred column of messages that follows its end while an answer grows.

Only messages in or near the viewport have views: a contiguous range of the branch, which moves with
scrolling. A jump far away builds another range.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role, common_length
from foretoken.chat.conversations.text_search import Span
from foretoken.control.process.memory import postpone
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import utf16_length
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.following_scroll import FollowingScroll
from foretoken.ui.chat.message_actions import OVERHANG, ChatCommands
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.plain_text_view import is_plain
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.chat.welcome import Welcome
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, scaled
from foretoken.ui.look.themed import Edge, Themed, Tone, Type, styled
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS

_AHEAD = 2
"""Distance ahead of the viewport at which messages are built, in viewport heights."""
_KEPT = 6
"""Distance from the viewport beyond which messages are freed, in viewport heights."""
_BUILT_PER_TURN = 2
_BUILD_INTERVAL_MS = 10
"""Time for painting between two rounds of building."""
_IN_VIEW_INTERVAL_MS = 100
_SPACING = 4  # each message ends with its row of actions
_TOP = 28
_BOTTOM = 8
_GAP = 24

_LEFT_OUT = tr_noop("The model no longer sees the messages above: the context is full")
_WHY_LEFT_OUT = tr_noop(
    "A model can read only a limited amount of text at once. The oldest messages are left out\nso "
    "that this chat can continue. A new chat starts with an empty context."
)

Found = Mapping[Message, Sequence[Span]]
"""Search matches by message."""


class ChatView(Themed, FollowingScroll):
    """View of one branch of a conversation; reports which answer is in view."""

    answer_in_view_changed = Signal(object)
    """The answer (Message) in view after scrolling."""
    reading_changed = Signal()
    """``is_rendered`` has changed for some message."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands = ChatCommands(
            edit=self.edit,
            focus_neighbour=self._focus_neighbour,
            keep_in_view=self._keep_in_view,
            stay=self.stay,
        )
        self.views: dict[Message, MessageView] = {}
        """Views of the built messages, from top to bottom."""
        self.messages: list[Message] = []
        """All messages of the shown branch, built or not."""
        self.current_answer: AnswerView | None = None
        """View of the answer being written."""
        self._conversation = Conversation()
        self._detached: dict[Message, MessageView] = {}
        """Hidden views outside the built range: being written or edited, or with a selection."""
        self._shown: list[Message] = []  # without system messages
        self._rows: dict[Message, int] = {}
        self._answering: Message | None = None
        self._first = 0  # the first built row
        self._found: Found = {}
        self._current_found: tuple[Message, Span] | None = None
        self._context_start = 0
        self._in_view: Message | None = None
        self._focused: MessageView | None = None
        self._inset = 0
        self.welcome = Welcome(self.commands, self)
        self.welcome.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        self._column = QWidget()
        self._column.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.divider = Label(tr(_LEFT_OUT), self._column)
        """Line below the messages that the model no longer sees."""
        styled(self.divider, Type.SMALL, Tone.MUTED, Edge.TOP).setToolTip(tr(_WHY_LEFT_OUT))
        self.divider.setWordWrap(True)
        self.divider.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.divider.setContentsMargins(OVERHANG, Space.SMALL, OVERHANG, Space.WIDE)
        self.divider.hide()
        self._layout = QVBoxLayout(self._column)
        self._layout.setSpacing(_SPACING)
        self._layout.addWidget(self.welcome, 1)
        self._layout.addStretch()
        self._build_timer = QTimer(self, singleShot=True, interval=_BUILD_INTERVAL_MS)
        self._build_timer.timeout.connect(self._on_time_to_build)
        self._in_view_timer = QTimer(self, singleShot=True, interval=_IN_VIEW_INTERVAL_MS)
        self._in_view_timer.timeout.connect(self._on_look)
        # The scroll bar changes with each line of an answer; this spares repainting what is below.
        self.setAutoFillBackground(True)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._build_more)
        self.verticalScrollBar().sliderReleased.connect(self._build_more)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)
        self.setWidget(self._column)
        self.setAccessibleName(tr("Conversation"))

    @property
    def first_in_view(self) -> Message | None:
        """The message at the top edge of the viewport."""
        view = self._view_at(self.verticalScrollBar().value())
        return None if view is None else view.message

    @property
    def has_end(self) -> bool:
        return bool(self._shown)

    @property
    def _end(self) -> int:
        """The row after the last built one."""
        return self._first + len(self.views)

    @property
    def reaches_end(self) -> bool:
        return self._end == len(self._shown)

    @property
    def is_complete(self) -> bool:
        """Whether all messages near the viewport are built."""
        return self._row_to_build() is None

    # --- content -----------------------------------------------------------------------------

    def show_conversation(self, conversation: Conversation) -> None:
        """Show the end of another conversation; resets ``show_context_start``."""
        postpone()
        self._context_start = 0
        self._answering = None
        self._remove(self._all_views)
        self._set_branch(conversation)
        self._show_around(len(self._shown))
        self.jump_to_end()
        answers = [m for m in self.messages if m.role is Role.ASSISTANT]
        self._in_view = answers[-1] if answers else None

    def show_branch(self, conversation: Conversation) -> None:
        """Update the branch of the shown conversation; common messages stay in place."""
        common = set(self.messages[: common_length(self.messages, conversation.messages)])
        kept = [view for message, view in self.views.items() if message in common]
        gone = [view for view in self._all_views if view.message not in common]
        focused = self._focused
        row = self._rows[focused.message] if focused is not None and focused in gone else None
        self._remove(gone)
        self.stay()  # anchored at the top of the viewport or above
        self._set_branch(conversation)
        count = len(self._shown)
        if not kept:
            self._first = min(self._first, sum(message in common for message in self._shown))
        for view in kept:
            self._update_place(view)
        self._build_in_view()
        if row is not None and row < count:
            self._view_in_row(row).focus_text()

    def _set_branch(self, conversation: Conversation) -> None:
        self._conversation, self.messages = conversation, conversation.messages
        self._shown = [message for message in self.messages if message.role is not Role.SYSTEM]
        self._rows = {message: row for row, message in enumerate(self._shown)}
        self.welcome.setVisible(not self._shown)

    @Slot(int)
    def show_context_start(self, index: int) -> None:
        """Show the divider above the first message that the model still sees; 0 hides it."""
        self._context_start = index
        self._place_divider()

    @Slot(object)
    def update_notice(self, message: Message) -> None:
        """Update the notice of a message."""
        if message in self.views:
            self.views[message].update_notice()

    def begin_answer(self, answer: Message) -> AnswerView:
        """Mark an answer of the shown branch as being written."""
        self._answering = answer
        view = self._view_in_row(self._rows[answer])
        assert isinstance(view, AnswerView)
        if view is not self.current_answer:
            view.start()
        self.current_answer = view
        self.jump_to_end()
        return view

    def append_tokens(self, tokens: Sequence[TokenEmitted]) -> None:
        """Append tokens to the answer being written."""
        answer = self.current_answer
        if answer is None:
            return
        # Scrolling moves painted pixels only if no repaint is pending, so defer repaints.
        for part in (answer, *answer.grows):
            part.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled)
        top = self.verticalScrollBar().value()
        before = [(text.height(), text.isHidden()) for text in answer.texts]
        answer.append_tokens(tokens)
        if before != [(text.height(), text.isHidden()) for text in answer.texts]:
            self.lay_out()
        for part in (answer, *answer.grows):
            part.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
        for part in answer.findChildren(QWidget):
            part.setUpdatesEnabled(True)  # those created meanwhile have inherited it
        for text in answer.texts:
            # A moving column repaints what it uncovers, so do not repaint the text twice.
            moved = top != self.verticalScrollBar().value()
            text.paint_changed(self._column if moved else text.viewport())

    def add_steps(self, steps: Sequence[StepFinished]) -> None:
        """Add steps to the answer being written, for its tooltips."""
        if self.current_answer is not None:
            self.current_answer.add_steps(steps)

    def finish_answer(self, message: Message) -> None:
        """Finish the answer being written; show why it ended, and its figures."""
        if self.current_answer is not None:
            self.current_answer.finish(message)
        self.current_answer = self._answering = None

    def edit(self, message: Message) -> None:
        """Open the inline editor of a message."""
        if message not in self._rows:
            return
        view = self._view_in_row(self._rows[message])
        self.stay()
        view.begin_edit()
        QTimer.singleShot(0, view, lambda: self._make_visible(view.geometry()))

    def end_edit(self, message: Message) -> None:
        """Close the inline editor of a message."""
        view = self.views.get(message) or self._detached.get(message)
        if view is not None:
            self.stay()
            view.end_edit()

    # --- look --------------------------------------------------------------------------------

    def on_look_changed(self) -> None:
        """Adapt the column to the text size."""
        self._centre()

    def change(self, **settings: object) -> None:
        """Change display settings, which are fields of ``ChatCommands``."""
        changed = {n: v for n, v in settings.items() if getattr(self.commands, n) != v}
        for name, value in changed.items():
            setattr(self.commands, name, value)
        for view in self._all_views if changed else ():
            view.update_settings()
        if "rendered" in changed or "own_messages" in changed:
            self.reading_changed.emit()

    def is_rendered(self, message: Message) -> bool:
        """Return whether Markdown in a message is rendered once it is built."""
        return self.commands.renders(message) and not is_plain(message)

    @property
    def answer_in_use(self) -> AnswerView | None:
        """The answer with the keyboard focus, or else the one in view."""
        in_view = (view for message, view in self.views.items() if message is self._in_view)
        views = (self._focused, *in_view, *reversed(self.views.values()))
        return next((view for view in views if isinstance(view, AnswerView)), None)

    def toggle_source(self) -> None:
        """Toggle between plain source and formatting of the answer in use."""
        answer = self.answer_in_use
        if answer is not None:
            self.stay()
            answer.toggle_source()
            self.reading_changed.emit()

    # --- navigation --------------------------------------------------------------------------

    @Slot()
    def jump_to_end(self) -> None:
        """Scroll to the end and follow it."""
        if self._shown:
            self._view_in_row(len(self._shown) - 1)
        super().jump_to_end()

    def show_step(self, step: int, answer: Message | None = None) -> None:
        """Highlight the text of a step and scroll to it; by default of the answer in view."""
        if answer is not None and answer is not self._in_view:
            self._go_to(answer, None)
        answer = answer or self._in_view
        view = None if answer is None else self.views.get(answer)
        area = view.highlight_step(step) if isinstance(view, AnswerView) else QRect()
        if view is not None and area.isValid():
            self._make_visible(area.translated(view.pos()))

    def show_found(
        self, found: Found, current: tuple[Message, Span] | None, *, go: bool = False
    ) -> None:
        """Mark search matches in the conversation; ``go``: scroll to the current one."""
        self._found, self._current_found = found, current
        for view in self.views.values():
            self._mark_found(view)
        if go and current is not None:
            self._go_to(*current)

    def show_message(self, message: Message, at: int | None = None) -> None:
        """Scroll to a message of the shown branch and flash it.

        ``at`` is a character to make visible, which may be in a folded thinking section.
        """
        span = None
        if at is not None:
            start = utf16_length(message.text[:at])
            span = start, start + 1
        self._go_to(message, span, flashes=True)

    @Slot()
    def focus_last(self) -> None:
        """Move the keyboard focus to the last message."""
        if self._shown:
            self._view_in_row(len(self._shown) - 1).focus_text(Qt.FocusReason.ShortcutFocusReason)

    def _mark_found(self, view: MessageView) -> None:
        current = self._current_found
        here = current is not None and current[0] is view.message
        view.show_found(self._found.get(view.message, ()), current[1] if current and here else None)

    def _go_to(self, message: Message, span: Span | None, *, flashes: bool = False) -> None:
        """Scroll to a message or a span of it."""
        if message not in self._rows:
            return
        view = self._view_in_row(self._rows[message])
        area = view.area_of(span) if span is not None else QRect()
        if span is not None and area.isValid():
            self.lay_out()  # a thinking section may have been unfolded
            area = view.area_of(span).translated(view.pos())
        self._make_visible(area if area.isValid() else view.geometry())
        if flashes or not area.isValid():
            view.flash()

    def _make_visible(self, area: QRect) -> None:
        """Scroll to an area of the column unless it is visible."""
        top = self.verticalScrollBar().value() + self._inset
        height = self.viewport().height() - self._inset
        if not top <= area.top() <= top + height - min(area.height(), height // 2):
            above = height // 3 if area.height() < height // 2 else 0
            self.scroll_to(area.top() - self._inset - above)
        self._anchor = self.anchor_at(self.verticalScrollBar().value())

    def _focus_neighbour(self, message: Message, by: int) -> None:
        row = self._rows[message] + by
        if 0 <= row < len(self._shown):
            view = self._view_in_row(row)
            view.focus_text(Qt.FocusReason.ShortcutFocusReason)
            self._make_visible(view.geometry().adjusted(0, -_GAP, 0, 0))
        elif by > 0:
            self.commands.focus_field()

    def _keep_in_view(self, place: QPoint) -> None:
        wanted = self._column.mapFromGlobal(place)
        self.ensureVisible(self._column.width() // 2, wanted.y(), 0, self._inset + _GAP)
        self.stay()

    def _view_at(self, y: int) -> MessageView | None:
        """Return the first message that ends below ``y``, or the last one."""
        ends = (view for view in self.views.values() if view.y() + view.height() > y)
        return next(ends, None) or next(reversed(self.views.values()), None)

    def anchor_at(self, y: int) -> Callable[[], float] | None:
        view = self._view_at(y)
        if view is None:
            return None
        inside = view.anchor_at(y - view.y())
        return lambda: view.y() + inside()

    # --- building ----------------------------------------------------------------------------

    def _view_in_row(self, row: int) -> MessageView:
        """Return the view of a row; unless it is built, build a range around it instead."""
        if not self._first <= row < self._end:
            self.stay()
            self._free(list(self.views.values()))
            self._show_around(row)
        return self.views[self._shown[row]]

    def _show_around(self, row: int) -> None:
        """Build messages around a row, when none are built yet."""
        self._first = row
        self._build_in_view()

    def _build_in_view(self) -> None:
        """Build enough messages to fill the viewport now, and the others later."""
        room = max(1, self.viewport().height())
        while room > 0 and not self._first == 0 == len(self._shown) - self._end:
            row = self._first - 1 if self.reaches_end else self._end
            room -= self._build(row).sizeHint().height()
        self._finish_building()

    def _row_to_build(self) -> int | None:
        """Return the next unbuilt row near the viewport."""
        bar, ahead = self.verticalScrollBar(), _AHEAD * self.viewport().height()
        if bar.isSliderDown():  # the handle would jump away from the mouse
            return None
        if not self.reaches_end and bar.maximum() - bar.value() < ahead:
            return self._end
        return self._first - 1 if self._first and bar.value() < ahead else None

    @Slot()
    def _on_time_to_build(self) -> None:
        self._remove_far()
        for _ in range(_BUILT_PER_TURN):
            row = self._row_to_build()
            if row is not None:
                self._build(row)
        self._finish_building()

    def _remove_far(self) -> None:
        """Free messages far from the viewport, up to the one with the focus."""
        height = self.viewport().height()
        top = self.verticalScrollBar().value() - _KEPT * height
        bottom = top + (2 * _KEPT + 1) * height

        def is_far(view: MessageView) -> bool:
            near = top <= view.y() + view.height() and view.y() <= bottom
            return not near and not self._has_focus(view)

        above = list(takewhile(is_far, self.views.values()))
        below = list(takewhile(is_far, reversed(self.views.values())))
        self._first += len(above)
        anchor = self._anchor
        self._free([*above, *below])
        self._anchor = anchor

    def _build(self, row: int) -> MessageView:
        message = self._shown[row]
        kept = self._detached.pop(message, None)
        kind = UserBubble if message.role is Role.USER else AnswerView
        view: MessageView = kept or kind(message, self.commands, self._column)
        # In its final width but out of sight: under the mouse it would show its actions.
        area = self._column.rect().marginsRemoved(self._layout.contentsMargins())
        view.setGeometry(area.left(), -view.height(), area.width(), view.height())
        view.update_settings()
        if isinstance(view, AnswerView) and kept is None:
            view.show_text()
            if message is self._answering:
                view.start()
                self.current_answer = view
            else:
                view.finish(message)
        if row >= self._end:
            self.views[message] = view
            self._layout.insertWidget(self._layout.count() - 1, view)
            view.raise_()
        else:
            self._first = row
            self.views = {message: view, **self.views}
            self._layout.insertWidget(1, view)
            view.lower()  # screen readers follow the order of children
        self._update_place(view)
        self._mark_found(view)
        view.show()  # Qt would do so in a later event-loop turn
        return view

    def _finish_building(self) -> None:
        self._find_last()
        self._place_divider()
        self.lay_out()
        self.keep_place()
        self._build_more()

    @Slot()
    def _build_more(self) -> None:
        if not self.is_complete:
            self._build_timer.start()

    @property
    def _all_views(self) -> list[MessageView]:
        return [*self.views.values(), *self._detached.values()]

    def _has_focus(self, view: MessageView) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and view.isAncestorOf(focus)

    def _free(self, gone: Sequence[MessageView]) -> None:
        """Remove views of the shown branch; those with unsaved state are detached, not freed."""
        kept = [view for view in gone if view is self.current_answer or view.is_in_use]
        self._take_out(kept)
        self._detached.update({view.message: view for view in kept})
        self._remove([view for view in gone if view not in kept])

    def _remove(self, gone: Sequence[MessageView]) -> None:
        self._take_out(gone)
        for view in gone:
            view.deleteLater()
        if self.current_answer in gone:
            self.current_answer = None

    def _take_out(self, gone: Sequence[MessageView]) -> None:
        if any(map(self._has_focus, gone)):
            self.setFocus()  # or Qt moves the focus elsewhere and scrolls there
        for view in gone:
            for text in view.texts:
                if isinstance(text, WalkedText):
                    text.leave()
            self._layout.removeWidget(view)
            self.views.pop(view.message, None)
            self._detached.pop(view.message, None)
            view.hide()
        if self._focused in gone:
            self._focused = None
        self._anchor = None

    def _find_last(self) -> None:
        """Make only the last answer a tab stop, so that tabbing through a long chat ends."""
        answers = [each for each in self.views.values() if isinstance(each, AnswerView)]
        last = answers[-1] if answers and self.reaches_end else None
        for answer in answers:
            answer.set_last(answer is last)
        if last is not None:
            last.chain_focus(self)

    def _update_place(self, view: MessageView) -> None:
        """Update a message's version, and whether it is answered."""
        versions = self._conversation.siblings(view.message)
        view.set_version(versions.index(view.message), len(versions))
        if isinstance(view, UserBubble):
            row = self._rows[view.message] + 1
            below = self._shown[row] if row < len(self._shown) else None
            answered = below is not None and below.role is Role.ASSISTANT
            view.set_answered(answered, followed=below is not None)

    def _place_divider(self) -> None:
        """Place the divider above the first message that is not left out, if that is built."""
        left_out = self.messages[: self._context_start]
        row = sum(message.role is not Role.SYSTEM for message in left_out)
        below = self.views.get(self._shown[row]) if 0 < row < len(self._shown) else None
        self._layout.removeWidget(self.divider)
        self.divider.setVisible(below is not None)
        if below is not None:
            self._layout.insertWidget(self._layout.indexOf(below), self.divider)

    # --- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column centred and the text in place."""
        self._centre()  # first, or Qt would lay out messages twice
        super().resizeEvent(event)
        self.lay_out()
        self.keep_place()

    def set_inset(self, inset: int) -> None:
        """Set how many pixels at the top are covered."""
        self._inset = inset
        self._centre()

    def _centre(self) -> None:
        # Centre in the full width, so that nothing moves when the scroll bar appears.
        bar = self.verticalScrollBar()
        left = max(SIDE_GAP_PIXELS, (self.width() - scaled(COLUMN_PIXELS)) // 2)
        right = max(SIDE_GAP_PIXELS // 2, left - (bar.width() if bar.isVisible() else 0))
        sides = margins(left - OVERHANG, _TOP + self._inset, right - OVERHANG, _BOTTOM)
        self._layout.setContentsMargins(sides)

    @Slot()
    def _on_scrolled(self) -> None:
        postpone()
        self._build_more()
        for text in self._focused.texts if self._focused is not None else ():
            if isinstance(text, WalkedText):
                text.follow()
        grows = self.follows_end and self._in_view is self._answering is not None
        if not grows and not self._in_view_timer.isActive():
            self._in_view_timer.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first message with Home."""
        if event.key() == Qt.Key.Key_Home and self._shown:
            self._view_in_row(0)
        super().keyPressEvent(event)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        view = now
        while view is not None and not isinstance(view, MessageView):
            view = view.parentWidget() if view is not self else None
        if view is not self._focused:
            before, self._focused = self._focused, view
            if before is not None:
                before.set_focused(False)
            if view is not None:
                view.set_focused(True)

    @Slot()
    def _on_look(self) -> None:
        """Report the last answer that begins above the middle of the viewport."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        answers = [view for view in self.views.values() if isinstance(view, AnswerView)]
        begun = [view for view in answers if view.y() <= middle or self.follows_end]
        found = (begun or answers)[-1 if begun else 0].message if answers else None
        if found is not None and found is not self._in_view:
            self._in_view = found
            self.answer_in_view_changed.emit(found)
