"""What questions and answers have in common: a text, a row of actions, keys, marks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QEnterEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.text_search import Span
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import Notice, NoticeAction, NoticeKind, waiting_words
from foretoken.ui.chat.message_actions import OVERHANG, ChatCommands, MessageAction, MessageActions
from foretoken.ui.chat.plain_text_view import PlainTextView
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.mirrored import margins, meant_key
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.themed import Button, Fit, Surface, Themed, Tone, Type, styled
from foretoken.ui.parts.forms import column, push_button, row
from foretoken.ui.parts.long_text import LINE_TOO_LONG, has_endless_line
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.outside import open_address
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.reading.reading_text import ReadingText

_BUTTON_HEIGHT = 32
_HINT_NEEDS = 420


class PlaceEditor(Themed, QFrame):
    """A field with two buttons; as tall as its text needs, up to eight lines."""

    sent = Signal(str)

    def __init__(self, text: str, verb: str, keys: str, parent: QWidget) -> None:
        """``verb``: what Enter does with the text, such as "Send"; ``keys``: a hint at that."""
        super().__init__(parent)
        styled(self, Surface.FIELD)
        self._can_send = True
        self._keys = keys
        self.field = MessageEditor(self)
        self.field.focus_changed.connect(self.update)
        self.setFocusProxy(self.field)  # the frame shows the focus of the field
        self.field.setAccessibleName(tr("Edit your message"))
        self.field.setPlainText(text)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.send_pressed.connect(self._on_send)
        self.field.textChanged.connect(self._update)
        self._hint = styled(Label(keys, self), Type.NOTE, Tone.MUTED)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        keys_of_cancel = keyed("message.cancel_edit")
        self.cancel = styled(push_button(tr("Cancel"), self, keys_of_cancel), Fit.LOW)
        self.send = styled(push_button(verb, self), Button.PRIMARY, Fit.LOW)
        self.send.clicked.connect(self._on_send)
        line = row((self._hint, 1), self.cancel, self.send)
        edges = margins(Space.LOOSE, Space.MEDIUM, Space.MEDIUM, Space.MEDIUM)
        column(self, self.field, line).setContentsMargins(edges)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.on_look_changed()
        self._update()

    def set_can_send(self, can_send: bool) -> None:
        """Allow sending, or not while the model cannot answer."""
        self._can_send = can_send
        self._update()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.field.setFont(sized_font(self.font(), TEXT_PIXELS))
        self.field.fit()
        for button in (self.cancel, self.send):
            button.setFixedHeight(scaled(_BUTTON_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the hint where it is narrow."""
        self._hint.setText(self._keys if self.width() >= scaled(_HINT_NEEDS) else "")

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_send(self) -> None:
        if self.send.isEnabled():
            self.sent.emit(self.field.toPlainText())

    @Slot()
    def _update(self) -> None:
        self.send.setEnabled(self._can_send and not self.field.is_blank())
        self.send.setToolTip(
            waiting_words(not self._can_send)
            or keyed("field.send", tr("The original stays as another version"))
        )


_ALT = Qt.KeyboardModifier.AltModifier
_VERSION_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEIGHBOUR_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ROW_GAP = 2
_FLASH_MS = 1600


class MessageView(QWidget):
    """One message of the shown branch, and what people have done with it."""

    editing_asks = True
    """Whether the model writes anew once the text was edited."""

    def __init__(
        self,
        message: Message,
        commands: ChatCommands,
        body: ReadingText,
        parent: QWidget | None,
        *,
        at_right: bool,
    ) -> None:
        super().__init__(parent)
        self.commands = commands
        self.message = message
        self.body = body
        self.plain: PlainTextView | None = None
        """What shows the text instead of the body where it is too long."""
        self.row = MessageActions(self, at_right=at_right)
        self.editor: PlaceEditor | None = None
        """Where the message is being edited."""
        self._notice: Notice | None = None
        self._version = (0, 1)
        self._hovered = self._focused = self._last = self._busy = False
        keeps_room = self.row.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.row.setSizePolicy(keeps_room)
        self.row.chosen.connect(self._on_action)
        self.row.stepped.connect(self._on_stepped)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.content = QWidget(self)
        """What is hidden while the message is edited."""
        for grows in (self, self.content):  # only what is added is painted
            grows.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.column = column(self.content, margins=(OVERHANG, 0, OVERHANG, 0))
        self.whole = column(self, self.content, self.row, spacing=_ROW_GAP)
        self.connect_text(body)

    def connect_text(self, text: ReadingText) -> None:
        """Do what the text asks for."""
        text.link_chosen.connect(self._on_link)
        text.place_wanted.connect(lambda place: self.commands.keep_in_view(place))

    # --- state -------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The message as it was written."""
        return self.message.text

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """What can be done with this message."""
        action = MessageAction
        return action.COPY, action.EDIT, action.BRANCH, action.EXPORT, action.DELETE

    @property
    def texts(self) -> Sequence[ReadingText]:
        """What is read in it, from the top to the end."""
        return [self.body]

    @property
    def is_rendered(self) -> bool:
        """Whether Markdown in it is shown as what it means."""
        return self.plain is None and self.commands.renders(self.message)

    @property
    def is_in_use(self) -> bool:
        """Whether it is being edited or has selected text, which would be lost without it."""
        fields = self.texts if self.plain is None else [self.plain.field]
        return self.editor is not None or any(f.textCursor().hasSelection() for f in fields)

    def update_settings(self) -> None:
        """Show it as people want to read it, with what can be done now."""
        for text in self.texts:
            text.copies_source = self.commands.copies_source
            text.set_rendered(self.is_rendered)
        if self.editor is not None:
            self.editor.set_can_send(not (self.editing_asks and self.commands.blocked))
        self.update_actions()

    def set_version(self, place: int, count: int) -> None:
        """Tell which of how many versions of this turn it is; ``place`` counts from 0."""
        self._version = place, count
        self.update_actions()

    def set_last(self, last: bool) -> None:
        """Show the actions without being asked: this is the last answer."""
        if last is not self._last:
            self._last = last
            stops = Qt.FocusPolicy.StrongFocus if last else Qt.FocusPolicy.ClickFocus
            self.body.setFocusPolicy(stops)
            self.update_actions()

    def set_focused(self, focused: bool) -> None:
        """Tell whether the keyboard focus is in this message."""
        self._focused = focused
        self.update_actions()
        if focused:
            self.chain_focus(None)

    def set_busy(self, busy: bool) -> None:
        """Offer nothing: the message is being written or edited."""
        self._busy = busy
        self.row.setVisible(not busy)
        focus = QApplication.focusWidget()
        if busy and focus is not None and self.isAncestorOf(focus):
            # Or Qt takes the focus from a button that goes elsewhere, and the view scrolls there.
            self.focus_text()
        self.update_actions()

    def update_actions(self) -> None:
        """Show the row as the state asks for it."""
        stops = self._focused or self._last
        busy = self._busy or self.commands.read_only
        before = len(self.row.all_buttons)
        self.row.show_state(
            self.offered,
            (0, 1) if busy else self._version,
            shown=not busy and (self._hovered or stops),
            tab_stops=stops,
            blocked=self.commands.blocked,
            no_continue=self.commands.why_no_continue(),
        )
        if self._focused and len(self.row.all_buttons) > before:
            self.chain_focus(None)  # Tab goes through them as they stand
        for text in self.texts:
            text.set_tab_stops(stops)

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by, one after the other."""
        notice = [] if self._notice is None else self._notice.buttons
        return [self.body, *self.body.buttons, *notice, *self.row.all_buttons]

    def chain_focus(self, after: QWidget | None) -> None:
        """Let the Tab key come by in order, whenever the parts were made; behind ``after``."""
        for stop in self.focus_stops:
            if after is not None:
                QWidget.setTabOrder(after, stop)
            after = stop

    def focus_text(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Let the keyboard go on in the text."""
        (self.body if self.plain is None else self.plain.field).setFocus(reason)

    def show_plain(self, text: str, name: str) -> None:
        """Show a text that is too long to be formatted."""
        if self.plain is None:
            self.plain = PlainTextView(name, self.content)
            self.column.insertWidget(max(0, self.column.indexOf(self.body)) + 1, self.plain)
            self.plain.show()
        self.plain.set_text(text)

    @property
    def notice(self) -> Notice:
        """What is said below the text; made when it is first needed."""
        if self._notice is None:
            self._notice = Notice(self.content)
            self.place_notice(self._notice)
        return self._notice

    def tell(self) -> None:
        """Say what there is to be said of the message."""

    def place_notice(self, notice: Notice) -> None:
        """Put it where it belongs."""
        self.column.addWidget(notice)

    def say(
        self,
        text: str,
        kind: NoticeKind = NoticeKind.INFO,
        details: str = "",
        offers: Sequence[NoticeAction] = (),
    ) -> None:
        """Say this in the notice; nothing hides it."""
        if text or offers or self._notice is not None:
            self.notice.show_notice(text, kind, details, offers)

    # --- editing -----------------------------------------------------------------------------

    def begin_edit(self) -> None:
        """Let people change the text in its place."""
        if has_endless_line(self.message.said):
            self.say(tr(LINE_TOO_LONG))
            return
        if self.editor is None:
            verb, keys = tr("Save"), tr("Enter saves, Esc cancels")
            if self.editing_asks:
                verb, keys = tr("Send"), tr("Enter sends, Esc cancels")
            self.editor = editor = PlaceEditor(self.message.said, verb, keys, self)
            editor.set_can_send(not (self.editing_asks and self.commands.blocked))
            editor.sent.connect(lambda text: self.commands.replace(self.message, text))
            editor.cancel.clicked.connect(self.end_edit)
            self.set_busy(True)
            self.whole.insertWidget(self.whole.indexOf(self.content), editor)
            editor.show()
            editor.field.setFocus()
            self.content.hide()
        self.editor.field.setFocus()

    @Slot()
    def end_edit(self) -> None:
        """Show the message again as it was."""
        editor, self.editor = self.editor, None
        if editor is not None:
            self.content.show()
            self.focus_text()
            self.whole.removeWidget(editor)
            editor.hide()
            editor.deleteLater()
            self.set_busy(False)
            self.commands.focus_field()

    def copy_text(self) -> None:
        """Put the text on the clipboard, without reasoning if there is something else."""
        message = self.message
        QGuiApplication.clipboard().setText(message.said or message.text)

    # --- places ------------------------------------------------------------------------------

    def flash(self) -> None:
        """Draw attention to it for a moment."""
        flash = styled(QFrame(self), Surface.FLASH)
        flash.setGeometry(0, 0, self.width(), self.row.y())
        flash.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        flash.raise_()  # faint; below, the bubble would cut its edge
        flash.show()
        QTimer.singleShot(_FLASH_MS, flash, flash.deleteLater)

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark what was found in the text."""
        (self.body if self.plain is None else self.plain).show_found(spans, current)

    def area_of(self, span: Span) -> QRect:
        """Where a part of the text is in this widget; null without text."""
        part = self.body if self.plain is None else self.plain
        return self._here(part, part.area_of(span))

    def _here(self, part: QWidget, area: QRect) -> QRect:
        """An area of a part in this widget."""
        return area.translated(part.mapTo(self, QPoint())) if area.isValid() else area

    def anchor_at(self, y: int) -> Callable[[], float]:
        """How to tell later where what is at this height now has gone."""
        for text in self.texts:
            inside = y - text.mapTo(self, QPoint()).y()
            if text.isVisible() and 0 <= inside < text.height():
                position = text.cursorForPosition(QPoint(0, inside)).position()
                places = range(text.offsets.length)
                offset = max(0, bisect_right(places, position, key=text.place_of) - 1)
                below = inside - _line_top(text, offset)
                return lambda: text.mapTo(self, QPoint()).y() + _line_top(text, offset) + below
        if y < self.height() // 2:
            return lambda: y
        below = y - self.height()
        return lambda: self.height() + below

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

    @Slot(object)
    def _on_action(self, action: MessageAction) -> None:
        if action is MessageAction.COPY:
            self.copy_text()
        elif action is MessageAction.EDIT:
            self.commands.edit(self.message)
        else:
            self.commands.act(self.message, action)

    @Slot(int)
    def _on_stepped(self, by: int) -> None:
        place, count = self._version
        if not self._busy and 0 <= place + by < count:
            self.commands.show_version(self.message, by)


def _line_top(text: ReadingText, offset: int) -> int:
    """Where the line with an offset of the source begins."""
    cursor = text.textCursor()
    cursor.setPosition(text.place_of(offset))
    return text.cursorRect(cursor).top()
