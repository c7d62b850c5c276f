"""The conversation: a centred column of messages that follows its end while an answer grows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.conversations.text_search import Span
from foretoken.control.process.garbage import put_off
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.token_kind import TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.models.presets.recommended import Recommendation
from foretoken.system.language import tr
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.message_column import Found, MessageColumn
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.welcome import Welcome
from foretoken.ui.parts.following_scroll import FollowingScroll
from foretoken.ui.reading.lines import units_in
from foretoken.ui.reading.wishes import ReadingWishes

_IN_VIEW_INTERVAL_MS = 100
_GAP = 24


class ChatView(FollowingScroll):
    """Shows one branch of a conversation; reports what people want and which answer is in view."""

    answer_in_view_changed = Signal(object)
    """The answer (Message) in view, after scrolling."""
    reading_changed = Signal()
    """``is_rendered`` is another for some message."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands = ChatCommands(
            edit=self.edit,
            focus_neighbour=self._focus_neighbour,
            keep_in_view=self._keep_in_view,
            hold_still=self._hold_still,
            note_place=self.note_place,
            take_place=self._take_place,
        )
        self._current: AnswerView | None = None
        self._in_view: Message | None = None
        self._focused: MessageView | None = None
        self._inset = 0
        self._welcome = Welcome(self.commands, self)
        self._column = column = MessageColumn(self._welcome, self.commands, self)
        column.moving.connect(self.note_place)
        column.moved.connect(self.take_place)
        self._in_view_timer = QTimer(self, singleShot=True, interval=_IN_VIEW_INTERVAL_MS)
        self._in_view_timer.timeout.connect(self._on_look)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)
        self.setWidget(column)
        self.setAccessibleName(tr("Conversation"))

    @property
    def current_answer(self) -> AnswerView | None:
        """The answer that is being written."""
        return self._current

    @property
    def messages(self) -> Sequence[Message]:
        """The branch that is shown, also what is not built yet."""
        return self._column.messages

    @property
    def first_in_view(self) -> Message | None:
        """The message at the upper edge of the view."""
        return self._column.message_at(self.verticalScrollBar().value())

    def view_of(self, message: Message) -> MessageView | None:
        """The view of a message, if it has one: those far from what is seen have none."""
        return self._column.items.get(message)

    def answer(self, index: int) -> AnswerView | None:
        """View of the answer with this index in the shown branch."""
        if not 0 <= index < len(self.messages):
            return None
        item = self.view_of(self.messages[index])
        return item if isinstance(item, AnswerView) else None

    def parts(self) -> Iterable[QWidget]:
        """Messages that are built, from the top to the end."""
        return self._column.items.values()

    def held(self, part: QWidget, y: int) -> Callable[[], float]:
        """What is read knows it for itself."""
        own = part.held(y) if isinstance(part, MessageView) else None
        return super().held(part, y) if own is None else own

    @property
    def has_end(self) -> bool:
        """Also before any message is built."""
        return self._column.last_message is not None

    # --- content -----------------------------------------------------------------------------

    def set_welcome(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set what an empty conversation shows; suggestions can be clicked."""
        self._welcome.set_content(title, text, suggestions)

    def set_welcome_note(self, text: str) -> None:
        """Set what an empty conversation says about the loaded models."""
        self._welcome.set_note(text)

    def show_recommendation(self, recommendation: Recommendation | None) -> None:
        """Recommend a pair in an empty conversation, or none."""
        self._welcome.card.show_pair(recommendation)

    def set_suggests_models(self, suggests: bool) -> None:
        """Tell whether other models are suggested where the built-in one cannot answer."""
        self._column.set_suggests_models(suggests)

    def set_loaded(self, name: str) -> None:
        """Tell which pair is in use, as ``written_by`` names it."""
        self._column.set_loaded(name)

    def show_conversation(self, conversation: Conversation, *, measuring: bool = True) -> None:
        """Show another conversation at its end, for now without ``show_context_start``.

        ``measuring`` tells whether plain speeds that are missing can still be measured.
        """
        put_off()
        self._column.measuring = measuring
        self._column.set_context_start(0)
        if self._focused is not None:
            self.setFocus()
        self.jump_to_end()
        self._forget(self._column.show_branch(conversation, anew=True))
        answers = [m for m in self.messages if m.role is Role.ASSISTANT]
        self._in_view = answers[-1] if answers else None

    def show_branch(self, conversation: Conversation) -> None:
        """Show what has changed in the conversation in view; what is common stays in its place."""
        focused = self._focused
        index = focused.index if focused is not None else -1
        common = self._column.common_with(conversation)
        self.hold(common)
        goes = focused is not None and focused not in common
        if goes:  # or Qt takes the focus elsewhere, and the view scrolls there
            self.setFocus()
        self._forget(self._column.show_branch(conversation))
        if goes and 0 <= index < len(self.messages):
            other = self._column.view_of(self.messages[index])
            if other is not None:
                other.body.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def show_context_start(self, index: int) -> None:
        """Draw a line above the first message that the model still sees; none for 0."""
        self.keep_place()
        self._column.set_context_start(index)

    @Slot(object)
    def show_left_out(self, question: Message) -> None:
        """Say below a question what its model cannot spell of it."""
        bubble = self.view_of(question)
        if isinstance(bubble, UserBubble):
            self.keep_place()
            bubble.show_left_out()

    def begin_answer(self, answer: Message) -> AnswerView:
        """Show that an answer of the shown branch is being written, from its last token on."""
        view = self._column.view_of(answer)
        assert isinstance(view, AnswerView)
        view.start()
        self._current = view
        self.jump_to_end()
        return view

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
            self._current.finish(message, measuring=self._column.measuring)
        self._current = None

    def tell_ending(self, message: Message) -> None:
        """Say anew why an answer ended, and how it could go on."""
        item = self.view_of(message)
        if isinstance(item, AnswerView):
            item.tell_ending()

    def set_can_answer(self, can_answer: bool) -> None:
        """Offer what has the model write, or do not."""
        self._column.set_blocked(not can_answer)

    def edit(self, message: Message) -> None:
        """Let people edit a message in its place."""
        item = self.view_of(message)
        if item is not None:
            self.hold(self.parts())
            item.begin_edit()
            QTimer.singleShot(0, item, lambda: self._make_visible(item.geometry()))

    def end_edit(self, message: Message) -> None:
        """Show a message again as it was."""
        item = self.view_of(message)
        if item is not None:
            self.hold(self.parts())
            item.end_edit()

    # --- look --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """What is read stays in view when the text gets another size, which comes behind this."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.keep_place()

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self._column.set_visible_kinds(visible)

    def set_colour_view(self, view: ColourView) -> None:
        """Let the colours of the tokens tell this."""
        self._column.set_colour_view(view)

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show messages as people want to read them."""
        self.keep_place()
        self._column.set_reading(wishes)
        self.reading_changed.emit()

    def is_rendered(self, message: Message) -> bool:
        """Whether Markdown in it is shown as what it means."""
        return self._column.is_rendered(message)

    @property
    def answer_in_use(self) -> AnswerView | None:
        """The answer with the keyboard focus, or else the one in view."""
        if isinstance(self._focused, AnswerView):
            return self._focused
        view = self.view_of(self._in_view) if self._in_view is not None else None
        answers = [item for item in self._column.items.values() if isinstance(item, AnswerView)]
        return view if isinstance(view, AnswerView) else answers[-1] if answers else None

    def toggle_source(self) -> None:
        """Show the answer in use as the model wrote it, or as it is read again."""
        answer = self.answer_in_use
        if answer is not None:
            self.hold(self.parts())
            answer.toggle_source()
            self.reading_changed.emit()

    # --- places ------------------------------------------------------------------------------

    def show_step(self, step: int, answer: Message | None = None) -> None:
        """Mark the text of a step and scroll there: of an answer, or else of the one in view."""
        if answer is not None and answer is not self._in_view:
            self._show(answer, None)
        answer = answer or self._in_view
        view = None if answer is None else self._column.view_of(answer)
        area = view.highlight_step(step) if isinstance(view, AnswerView) else QRect()
        if view is not None and area.isValid():
            self._make_visible(area.translated(view.pos()))

    def show_found(
        self, found: Found, current: tuple[Message, Span] | None, *, go: bool = False
    ) -> None:
        """Mark what was found in the conversation; ``go``: scroll to the current place."""
        self._column.show_found(found, current)
        if go and current is not None:
            self._show(*current)

    def show_message(self, message: Message, at: int | None = None) -> None:
        """Scroll to a message of the shown branch, and draw attention to it for a moment.

        ``at``: the character that people want to see, which may stand in a folded thought.
        """
        start = 0 if at is None else units_in(message.text[:at])
        self._show(message, None if at is None else (start, start + 1))
        item = self.view_of(message)
        if item is not None:
            self._column.flash(item)

    @Slot()
    def focus_last(self) -> None:
        """Let the keyboard go on with the last message."""
        last = self._column.last_message
        item = None if last is None else self._column.view_of(last)
        if item is not None:
            item.body.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self, message: Message, span: Span | None) -> None:
        item = self._column.view_of(message)
        if item is None:
            return
        area = item.area_of(span) if span is not None else QRect()
        if area.isValid():
            self._make_visible(area.translated(item.pos()))
            return
        self._make_visible(item.geometry())
        self._column.flash(item)

    def _make_visible(self, area: QRect) -> None:
        """Scroll to a part of the column, unless it can be seen."""
        top = self.verticalScrollBar().value() + self._inset
        height = self.viewport().height() - self._inset
        if not top <= area.top() <= top + height - min(area.height(), height // 2):
            above = height // 3 if area.height() < height // 2 else 0
            self.scroll_to(area.top() - self._inset - above)

    def _focus_neighbour(self, message: Message, by: int) -> None:
        other = self._column.neighbour(message, by)
        item = None if other is None else self._column.view_of(other)
        if item is not None:
            item.body.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._make_visible(item.geometry().adjusted(0, -_GAP, 0, 0))
        elif by > 0:
            self.commands.focus_field()

    # --- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column centred and the text in its place."""
        self.keep_place()
        self._centre()  # before Qt lays out the messages, or it would do so twice
        super().resizeEvent(event)

    def set_inset(self, inset: int) -> None:
        """Tell how many pixels at the top are covered."""
        self.keep_place()
        self._inset = inset
        self._centre()

    def _centre(self) -> None:
        # In the whole width, so that nothing moves when the scroll bar appears.
        bar = self.verticalScrollBar()
        self._column.centre(self.width(), bar.width() if bar.isVisible() else 0, self._inset)

    @Slot()
    def _on_scrolled(self) -> None:
        put_off()
        self._column.look_around()
        if not self._in_view_timer.isActive():
            self._in_view_timer.start()

    def _keep_in_view(self, place: QPoint) -> None:
        wanted = self._column.mapFromGlobal(place)
        self.ensureVisible(self._column.width() // 2, wanted.y(), 0, self._inset + _GAP)
        self.stay()

    def _take_place(self) -> None:
        self._moves = True
        self._column.lay_out()
        self._moves = False
        self.take_place()

    def _hold_still(self, part: QWidget, change: Callable[[], None]) -> None:
        def place() -> int:
            self._column.lay_out()
            return part.mapTo(self._column, QPoint()).y()

        before = place()
        self.stay()
        change()
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + place() - before)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        item = now
        while item is not None and not isinstance(item, MessageView):
            item = item.parentWidget() if item is not self else None
        if item is not self._focused:
            before, self._focused = self._focused, item
            if before is not None:
                before.set_focused(False)
            if item is not None:
                item.set_focused(True)

    @Slot()
    def _on_look(self) -> None:
        """Report the last answer that begins above the middle of the view."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        found: Message | None = None
        for item in self._column.items.values():
            if isinstance(item, AnswerView):
                if found is not None and item.y() > middle and not self.follows_end:
                    break
                found = item.message
        if found is not None and found is not self._in_view:
            self._in_view = found
            self.answer_in_view_changed.emit(found)

    def _forget(self, gone: Sequence[MessageView]) -> None:
        """Let go of views that are no longer there."""
        if self._current in gone:
            self._current = None
        if self._focused in gone:
            self._focused = None
