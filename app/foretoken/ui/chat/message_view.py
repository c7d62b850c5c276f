"""Base class of question and answer views: text, actions, keys and search marks."""

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
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.mirrored import margins, meant_key
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.themed import Button, Fit, Surface, Themed, Tone, Type, styled
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import column, push_button, row
from foretoken.ui.parts.keys import claims_escape
from foretoken.ui.parts.message_editor import LINE_TOO_LONG, MessageEditor, has_endless_line
from foretoken.ui.reading.reading_text import ReadingText

_BUTTON_HEIGHT = 32
_MIN_WIDTH_FOR_HINT = 420


class PlaceEditor(Themed, QFrame):
    """Inline editor: a field with two buttons, up to eight lines tall."""

    sent = Signal(str)

    def __init__(self, text: str, verb: str, keys: str, parent: QWidget) -> None:
        """``verb`` is the text of the accept button, such as "Send"; ``keys`` is a hint."""
        super().__init__(parent)
        styled(self, Surface.FIELD)
        self._can_send = True
        self._keys = keys
        self.field = MessageEditor(self)
        self.setFocusProxy(self.field)  # the frame shows the focus of the field
        self.field.setAccessibleName(tr("Edit your message"))
        self.field.setPlainText(text)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.send_pressed.connect(self._on_send)
        self.field.textChanged.connect(self._update)
        self._hint = styled(Label(keys, self), Type.NOTE, Tone.MUTED)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        keys_of_cancel = tooltip_with_keys("message.cancel_edit")
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
        """Set whether sending is possible; not while the model is busy."""
        self._can_send = can_send
        self._update()

    def on_look_changed(self) -> None:
        self.field.setFont(sized_font(self.font(), TEXT_PIXELS))
        self.field.fit()
        for button in (self.cancel, self.send):
            button.setFixedHeight(scaled(_BUTTON_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the hint if the editor is narrow."""
        self._hint.setText(self._keys if self.width() >= scaled(_MIN_WIDTH_FOR_HINT) else "")

    def event(self, event: QEvent) -> bool:
        """Claim Esc before the window's shortcut, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
            or tooltip_with_keys("field.send", tr("The original is kept as another version"))
        )


_ALT = Qt.KeyboardModifier.AltModifier
_VERSION_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEIGHBOUR_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ROW_GAP = 2
_FLASH_MS = 1600


class MessageView(QWidget):
    """A message of the shown branch, with its actions and state."""

    editing_asks = True
    """Whether editing the text makes the model answer again."""

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
        """View that replaces the body if the text is too long."""
        self.row = MessageActions(self, at_right=at_right)
        self.editor: PlaceEditor | None = None
        """The open inline editor, if any."""
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
        """Parts that are hidden while the message is edited."""
        for grows in (self, self.content):  # only new areas are repainted
            grows.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.column = column(self.content, margins=(OVERHANG, 0, OVERHANG, 0))
        self.whole = column(self, self.content, self.row, spacing=_ROW_GAP)
        self.connect_text(body)

    def connect_text(self, text: ReadingText) -> None:
        """Connect the signals of a text."""
        text.link_chosen.connect(self._on_link)
        text.place_wanted.connect(lambda place: self.commands.keep_in_view(place))

    # --- state -------------------------------------------------------------------------------

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """Available actions."""
        action = MessageAction
        return action.COPY, action.EDIT, action.BRANCH, action.EXPORT, action.DELETE

    @property
    def texts(self) -> Sequence[ReadingText]:
        """Text widgets from top to bottom."""
        return [self.body]

    @property
    def is_rendered(self) -> bool:
        """Whether its Markdown is rendered."""
        return self.plain is None and self.commands.renders(self.message)

    @property
    def is_in_use(self) -> bool:
        """Whether it is being edited or has a selection, which would be lost with the view."""
        fields = self.texts if self.plain is None else [self.plain.field]
        return self.editor is not None or any(f.textCursor().hasSelection() for f in fields)

    def update_settings(self) -> None:
        """Apply the display settings and update the actions."""
        for text in self.texts:
            text.copies_source = self.commands.copies_source
            text.set_rendered(self.is_rendered)
        if self.editor is not None:
            self.editor.set_can_send(not (self.editing_asks and self.commands.blocked))
        self.update_actions()

    def set_version(self, place: int, count: int) -> None:
        """Set the index, from 0, and the count of this turn's versions."""
        self._version = place, count
        self.update_actions()

    def set_last(self, last: bool) -> None:
        """Set whether it is the last answer, whose actions are always visible."""
        if last is not self._last:
            self._last = last
            stops = Qt.FocusPolicy.StrongFocus if last else Qt.FocusPolicy.ClickFocus
            self.body.setFocusPolicy(stops)
            self.update_actions()

    def set_focused(self, focused: bool) -> None:
        """Set whether the keyboard focus is in this message."""
        self._focused = focused
        self.update_actions()
        if focused:
            self.chain_focus(None)

    def set_busy(self, busy: bool) -> None:
        """Set whether the message is being written or edited, which hides the actions."""
        self._busy = busy
        self.row.setVisible(not busy)
        focus = QApplication.focusWidget()
        if busy and focus is not None and self.isAncestorOf(focus):
            # Or Qt moves the focus of a hidden button elsewhere and scrolls there.
            self.focus_text()
        self.update_actions()

    def update_actions(self) -> None:
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
            self.chain_focus(None)  # tab order follows the layout
        for text in self.texts:
            text.set_tab_stops(stops)

    @property
    def focus_stops(self) -> list[QWidget]:
        """Tab stops in order."""
        notice = [] if self._notice is None else self._notice.buttons
        return [self.body, *self.body.buttons, *notice, *self.row.all_buttons]

    def chain_focus(self, after: QWidget | None) -> None:
        """Set the tab order, otherwise that of creation, starting after ``after``."""
        for stop in self.focus_stops:
            if after is not None:
                QWidget.setTabOrder(after, stop)
            after = stop

    def focus_text(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
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
        """The notice below the text, created when first needed."""
        if self._notice is None:
            self._notice = Notice(self.content)
            self.place_notice(self._notice)
        return self._notice

    def update_notice(self) -> None:
        """Update the notice of the message."""

    def place_notice(self, notice: Notice) -> None:
        """Insert the notice into the layout."""
        self.column.addWidget(notice)

    def say(
        self, text: str, kind: NoticeKind = NoticeKind.INFO, offers: Sequence[NoticeAction] = ()
    ) -> None:
        """Show a text in the notice; an empty text without offers hides it."""
        if text or offers or self._notice is not None:
            self.notice.show_notice(text, kind, offers)

    # --- editing -----------------------------------------------------------------------------

    def begin_edit(self) -> None:
        """Open the inline editor."""
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
        """Close the inline editor."""
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
        """Copy the text, without reasoning if there is an answer."""
        message = self.message
        QGuiApplication.clipboard().setText(message.said or message.text)

    # --- positions ---------------------------------------------------------------------------

    def flash(self) -> None:
        """Highlight the message briefly."""
        flash = styled(QFrame(self), Surface.FLASH)
        flash.setGeometry(0, 0, self.width(), self.row.y())
        flash.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        flash.raise_()  # translucent; below, the bubble would cover its edge
        flash.show()
        QTimer.singleShot(_FLASH_MS, flash, flash.deleteLater)

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark search matches in the text."""
        (self.body if self.plain is None else self.plain).show_found(spans, current)

    def area_of(self, span: Span) -> QRect:
        """Return the area of a part of the text in this widget; null without text."""
        part = self.body if self.plain is None else self.plain
        return self._here(part, part.area_of(span))

    def _here(self, part: QWidget, area: QRect) -> QRect:
        """Map an area of a part to this widget."""
        return area.translated(part.mapTo(self, QPoint())) if area.isValid() else area

    def anchor_at(self, y: int) -> Callable[[], float]:
        """Return a function for the future y coordinate of the content that is now at ``y``."""
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
        """Go to other versions and messages with Alt and arrows; copy with Ctrl+C."""
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
        """Open a link only after the user has seen and confirmed its address."""
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
    """Return the top of the line that contains a source offset."""
    cursor = text.textCursor()
    cursor.setPosition(text.place_of(offset))
    return text.cursorRect(cursor).top()
