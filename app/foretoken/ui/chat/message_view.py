"""What questions and answers have in common: a text, a row of actions, keys, marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QEnterEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from shiboken6 import isValid

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.text_search import Span
from foretoken.system.language import tr, tr_noop
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.message_actions import MessageAction, MessageActions
from foretoken.ui.chat.place_editor import PlaceEditor
from foretoken.ui.look.mirrored import meant_key
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.outside import open_address
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.wishes import ReadingWishes

_ALT = Qt.KeyboardModifier.AltModifier
_VERSION_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEIGHBOUR_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class MessageView(QWidget):
    """One message of the shown branch, and what people have done with it."""

    editing_verb = tr_noop("Send")
    """What Enter does with a text that was edited; for ``tr``."""
    editing_keys = tr_noop("Enter sends, Esc cancels")
    """The same as a hint; for ``tr``."""

    def __init__(
        self,
        message: Message,
        commands: ChatCommands,
        body: GrowingText,
        parent: QWidget | None,
        *,
        at_right: bool,
    ) -> None:
        super().__init__(parent)
        self.commands = commands
        self.message = message
        self.index = 0
        """Place in the shown branch."""
        self.row = MessageActions(self, at_right=at_right)
        self.editor: PlaceEditor | None = None
        """Where the message is being edited."""
        self._version = (0, 1)
        self._hovered = self._focused = self._last = self._busy = self._blocked = False
        self.take_body(body)
        self.row.chosen.connect(self._on_action)
        self.row.stepped.connect(self._on_stepped)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    def take_body(self, body: GrowingText) -> None:
        """Have this widget show the text."""
        self.body: GrowingText = body
        body.setParent(self)
        body.place_wanted.connect(self._on_place_wanted)
        if isinstance(body, ReadingText):
            self.connect_text(body)

    def connect_text(self, text: ReadingText) -> None:
        """Do what the text asks for."""
        text.link_chosen.connect(self._on_link)
        text.moving.connect(self._on_moving)
        text.moved.connect(self._on_moved)

    # --- state -------------------------------------------------------------------------------

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """What can be done with this message."""
        return ()

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is busy with it: it has the focus, a selection, an editor, grows."""
        return self._busy or self._focused or self._hovered or self.body.has_selection

    def set_version(self, place: int, count: int) -> None:
        """Tell which of how many versions of this turn it is; ``place`` counts from 0."""
        self._version = place, count
        self.update_actions()

    def set_last(self, last: bool) -> None:
        """Show the actions without being asked: this is the last answer."""
        self._last = last
        self.update_actions()

    def set_focused(self, focused: bool) -> None:
        """Tell whether the keyboard focus is in this message."""
        self._focused = focused
        self.update_actions()
        if focused:
            self.chain_focus(None)

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by, one after the other."""
        return [self.body, *self.row.all_buttons]

    def chain_focus(self, after: QWidget | None) -> None:
        """Let the Tab key come by in order, whenever the parts were made; behind ``after``."""
        for stop in self.focus_stops:
            if after is not None:
                QWidget.setTabOrder(after, stop)
            after = stop

    def set_busy(self, busy: bool) -> None:
        """Offer nothing: the message is being written or edited."""
        self._busy = busy
        focus = QApplication.focusWidget()
        if busy and focus is not None and self.isAncestorOf(focus):
            # Or Qt takes the focus from a button that goes elsewhere, and the view scrolls there.
            self.body.setFocus()
        self.update_actions()

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        if blocked is not self._blocked:
            self._blocked = blocked
            self.update_actions()
            if self.editor is not None:
                self.editor.set_can_send(self.can_edit_now)

    def update_actions(self) -> None:
        """Show the row as the state asks for it."""
        self.row.show_state(
            self.offered,
            (0, 1) if self._busy else self._version,
            shown=not self._busy and (self._hovered or self._focused or self._last),
            tab_stops=self._focused or self._last,
            blocked=self._blocked,
            no_continue=self.commands.why_no_continue(),
        )

    # --- editing -----------------------------------------------------------------------------

    @property
    def can_edit_now(self) -> bool:
        """Whether an edited text could be taken now."""
        return not self._blocked

    def begin_edit(self) -> None:
        """Let people change the text in its place."""
        if self.editor is None:
            said = self.message.said
            self.editor = editor = PlaceEditor(said, self.editing_verb, self.editing_keys, self)
            editor.set_can_send(self.can_edit_now)
            editor.sent.connect(self._on_sent)
            editor.cancel.clicked.connect(self.end_edit)
            editor.field.escape_pressed.connect(self.end_edit)
            self.set_busy(True)
            self.place_editor(editor)
            editor.show()
        self.editor.focus_field()

    @Slot()
    def end_edit(self) -> None:
        """Show the message again as it was."""
        editor, self.editor = self.editor, None
        if editor is not None:
            self.remove_editor(editor)
            self.body.setFocus()
            editor.hide()
            editor.deleteLater()
            self.set_busy(False)
            self.commands.focus_field()

    def place_editor(self, editor: PlaceEditor) -> None:
        """Show the editor instead of the text."""

    def remove_editor(self, editor: PlaceEditor) -> None:
        """Show the text again."""

    def copy_text(self) -> None:
        """Put the text on the clipboard, without reasoning if there is something else."""
        message = self.message
        QGuiApplication.clipboard().setText(message.said or message.text)

    # --- places ------------------------------------------------------------------------------

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark what was found in the text."""
        self.body.show_found(spans, current)

    def area_of(self, span: Span) -> QRect:
        """Where a part of the text is in this widget; null without text."""
        area = self.body.area_of(span)
        return area.translated(self.body.pos()) if area.isValid() else area

    @property
    def texts(self) -> Sequence[ReadingText]:
        """What is read in it, from the top to the end."""
        return [self.body] if isinstance(self.body, ReadingText) else []

    def held(self, y: int) -> Callable[[], float] | None:
        """How to tell where the text at a height now is later; None where there is none."""
        for text in self.texts:
            top = text.mapTo(self, QPoint()).y()
            if text.isVisible() and top <= y < top + text.height():
                return partial(self._height_of, text, text.held(y - top), y)
        return None

    def _height_of(self, text: ReadingText, held: Callable[[], float], before: int) -> float:
        """Where a text has what it held; where it was ``before`` if another text is there now."""
        return text.mapTo(self, QPoint()).y() + held() if isValid(text) else float(before)

    def look_around(self) -> None:
        """Another part of it has come into view."""
        for text in self.texts:
            text.look_around()

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show the text as people want to read it."""

    def colour_anew(self) -> None:
        """Draw the text in the colours of the theme."""

    # --- Qt ----------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update_actions()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update_actions()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with arrows goes to other versions and other messages; Ctrl+C copies."""
        key = Qt.Key(event.key())
        alt = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == _ALT
        if alt and key in _VERSION_KEYS:
            self._on_stepped(_VERSION_KEYS[Qt.Key(meant_key(key))])
        elif alt and key in _NEIGHBOUR_KEYS:
            self.commands.focus_neighbour(self.message, _NEIGHBOUR_KEYS[key])
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        else:
            super().keyPressEvent(event)

    @Slot(str)
    def _on_link(self, target: str) -> None:
        """Nothing is opened that nobody has read the address of."""
        question = QuestionDialog(
            tr("Open this link?"), target, tr("Open"), self.window(), destroys=False
        )
        question.accepted.connect(lambda: open_address(target))
        question.open()

    @Slot()
    def _on_moving(self) -> None:
        self.commands.note_place()

    @Slot()
    def _on_moved(self) -> None:
        self.commands.take_place()

    @Slot(object)
    def _on_action(self, action: MessageAction) -> None:
        if action is MessageAction.COPY:
            self.copy_text()
        elif action is MessageAction.EDIT:
            self.commands.edit(self.message)
        else:
            self.commands.act(self.message, action)

    @Slot(QPoint)
    def _on_place_wanted(self, place: QPoint) -> None:
        self.commands.keep_in_view(place)

    @Slot(int)
    def _on_stepped(self, by: int) -> None:
        place, count = self._version
        if not self._busy and 0 <= place + by < count:
            self.commands.show_version(self.message, by)

    @Slot(str)
    def _on_sent(self, text: str) -> None:
        self.commands.replace(self.message, text)
