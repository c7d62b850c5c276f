"""A person's own message: a tinted, rounded field at the end of the column's lines."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.text.spelling import left_out_words
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.message_actions import OVERHANG, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.own_text import OwnText
from foretoken.ui.chat.place_editor import PlaceEditor
from foretoken.ui.look.mirrored import put
from foretoken.ui.look.sizes import BUBBLE_RADIUS, NOTE_PIXELS
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Tone, dress
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.growing_text import TAB_SPACES, GrowingText
from foretoken.ui.parts.text_dialog import TextDialog
from foretoken.ui.reading.wishes import ReadingWishes

_PADDING_X = 14
_PADDINGS = 8, 12
"""Above and below: lines of fixed height sit low in their room."""
_OWN_PADDINGS = 11, 9
"""The same of a formatted text."""
_WIDEST = 0.8
"""Share of the column that a bubble may fill, so that both sides stay apart."""
_ROW_GAP = 2
_CHIPS_GAP = 8
_AGAIN_GAP = 12
_LEFT_OUT_GAP = 4
_NOT_TOLD = tr_noop("The model is not told of a question without an answer.")
# Beyond this many lines or characters the natural width is not worth measuring.
_MEASURED_LINES = 200
_MEASURED_LENGTH = 300


class UserBubble(Themed, Spoken, MessageView):
    """What a person asked, below what was attached to it."""

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, GrowingText(), parent, at_right=True)
        self._natural_width = 0
        self._again: QPushButton | None = None
        self._not_told: GrowingText | None = None
        self._whole: QPushButton | None = None
        self._left_out: GrowingText | None = None
        self._chips: AttachmentRow | None = None
        if message.attachments:
            self._chips = AttachmentRow(self, at_right=True)
            self._chips.show_sent(message.attachments)
            self._chips.height_changed.connect(self._place)
        self._show_text()
        if self.body.is_cut:
            length = len(message.text)
            shows = tr_n("Show all {count} character", "Show all {count} characters", length)
            self._whole = QPushButton(shows, self)
            self._whole.setAutoDefault(False)
            self._whole.setToolTip(
                tr("It is sent and copied whole; only its beginning is shown here")
            )
            self._whole.clicked.connect(self._on_whole)
        self.body.setVisible(bool(message.text) or not message.attachments)
        self._follow_text()
        self.show_left_out()

    @property
    def text(self) -> str:
        """The message as it was written."""
        return self.message.text

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """A question can be asked in other words."""
        return (
            MessageAction.COPY,
            MessageAction.EDIT,
            MessageAction.BRANCH,
            MessageAction.EXPORT,
            MessageAction.DELETE,
        )

    @property
    def again(self) -> QPushButton | None:
        """The button that stands in the place of the answer; None where there is one."""
        return self._again

    def set_answered(self, answered: bool, *, goes_on: bool) -> None:
        """Tell whether the answer stands below; without one, it can be given again.

        ``goes_on``: another question stands below instead.
        """
        if answered and self._again is not None:
            for part in (self._again, self._not_told):
                if part is not None:
                    part.hide()
                    part.deleteLater()
            self._again = self._not_told = None
        elif not answered and self._again is None:
            self._again, self._not_told = self._make_again()
            self._show_blocked()
        self._place()
        if self._not_told is not None and self._not_told.isHidden() is goes_on:
            # In its width: one that is shown first lays itself out in another one.
            self._not_told.setVisible(goes_on)
            self._place()

    def show_left_out(self) -> None:
        """Say what the model was not told of the message, because it cannot spell it."""
        words = left_out_words(self.message.left_out)
        if words != self.left_out:
            if self._left_out is None:
                self._left_out = dress(GrowingText(self, pixels=NOTE_PIXELS), Tone.MUTED)
                self._left_out.setAccessibleName(tr("Notice"))
                self._left_out.height_changed.connect(self._place)
            self._left_out.set_text(words)
            self._place()  # in its width: one that is shown first lays itself out in another one
            self._left_out.setVisible(bool(words))
            self._place()

    @property
    def left_out(self) -> str:
        """What is said of it, below the bubble."""
        return "" if self._left_out is None else self._left_out.toPlainText()

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        super().set_blocked(blocked)
        self._show_blocked()

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by, one after the other."""
        body, *rest = super().focus_stops
        buttons = [button for button in (self._whole, self._again) if button is not None]
        return [body, *(self._own.buttons if self._own is not None else ()), *rest, *buttons]

    def update_actions(self) -> None:
        """The buttons in the text are tab stops with those of the row."""
        super().update_actions()
        if self._own is not None:
            self._own.set_tab_stops(self._focused)

    # --- formatted ---------------------------------------------------------------------------

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show the text formatted, or as it was typed."""
        if wishes.own_messages is not (self._own is not None):
            before = self.body
            self.take_body(OwnText() if wishes.own_messages else GrowingText())
            self._show_text()
            self.body.setVisible(not before.isHidden())
            self._follow_text()
            self.update_actions()
            if before.hasFocus():
                self.body.setFocus()
                self.chain_focus(None)
            before.hide()
            before.deleteLater()
        if self._own is not None:
            self._own.copies_source = wishes.copies_source

    def colour_anew(self) -> None:
        """Draw the text in the colours of the theme."""
        if self._own is not None:
            self._own.colour_anew()

    @property
    def _own(self) -> OwnText | None:
        """The text, where it is formatted."""
        return self.body if isinstance(self.body, OwnText) else None

    def _show_text(self) -> None:
        self.body.setAccessibleName(tr("Your message"))
        self.body.set_text(self.message.text)

    def _follow_text(self) -> None:
        """Be as large as the text; it is shown already, or its lines had another width."""
        self.body.height_changed.connect(self._place)
        if self._own is not None:
            self._own.width_changed.connect(self.on_look_changed)
        self.on_look_changed()

    def place_editor(self, editor: PlaceEditor) -> None:
        """Show the editor in the whole width, below what was attached."""
        editor.height_changed.connect(self._place)
        self.body.hide()
        self._place()

    def remove_editor(self, editor: PlaceEditor) -> None:
        """Show the bubble again."""
        self.body.setVisible(bool(self.text) or self._chips is None)
        self._place()

    def on_language_changed(self) -> None:
        """Say anew what the model is not told."""
        if self._not_told is not None:
            self._not_told.set_text(tr(_NOT_TOLD))
        self.show_left_out()

    def on_look_changed(self) -> None:
        """Be as large as the text."""
        self._natural_width = self._measure()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bubble at the end, no wider than its text needs."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field behind the text."""
        if self.body.isHidden():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().bubble))
        painter.drawRoundedRect(QRectF(self._field()), BUBBLE_RADIUS, BUBBLE_RADIUS)

    @Slot()
    def _place(self) -> None:
        top = self._place_chips()
        if self.editor is not None:
            width = self.width() - 2 * OVERHANG
            put(self.editor, OVERHANG, top, width, self.editor.height())
            bottom = top + self.editor.height()
        elif self.body.isHidden():
            bottom = top
        else:
            width = min(self._natural_width, max(1, self._widest - 2 * _PADDING_X))
            left = self.width() - OVERHANG - _PADDING_X - width
            put(self.body, left, top + self._paddings[0], width, self.body.height())
            bottom = self._field().bottom() + 1
        bottom = self._place_left_out(self._place_whole(bottom))
        self.row.setGeometry(0, bottom + _ROW_GAP, self.width(), self.row.height())
        self.setFixedHeight(self._place_again(self.row.geometry().bottom() + 1))
        self.update()

    def _place_whole(self, top: int) -> int:
        """Put the button for a long message below it, at the end; return where it ends."""
        if self._whole is None:
            return top
        self._whole.setVisible(self.editor is None)
        size = self._whole.sizeHint()
        left = self.width() - OVERHANG - size.width()
        put(self._whole, left, top + _CHIPS_GAP, size.width(), size.height())
        return top if self.editor is not None else self._whole.geometry().bottom() + 1

    @Slot()
    def _on_whole(self) -> None:
        TextDialog(tr("Your message"), self.message.text, self.window()).open()

    def _place_left_out(self, top: int) -> int:
        """Put what is said of the message below it, at the end; return where that ends."""
        if self._left_out is None or not self.left_out:
            return top
        metrics = QFontMetricsF(self._left_out.font())
        width = min(2 + ceil(metrics.horizontalAdvance(self.left_out)), max(1, self._widest))
        left = self.width() - OVERHANG - width
        put(self._left_out, left, top + _LEFT_OUT_GAP, width, self._left_out.height())
        return self._left_out.geometry().bottom() + 1

    def _make_again(self) -> tuple[QPushButton, GrowingText]:
        again = QPushButton(tr("Answer again"), self)
        again.setAutoDefault(False)
        again.clicked.connect(self._on_again)
        again.show()
        not_told = dress(GrowingText(self, pixels=NOTE_PIXELS), Tone.MUTED)
        not_told.set_text(tr(_NOT_TOLD))
        not_told.height_changed.connect(self._place)
        return again, not_told

    def _show_blocked(self) -> None:
        if self._again is not None:
            self._again.setEnabled(not self._blocked)
            self._again.setToolTip(
                tr("Not now: wait for the engine")
                if self._blocked
                else tr("Answer this question; what follows it stays as another version")
            )

    def _place_again(self, top: int) -> int:
        """Put the button where the answer would begin; return where what is below it begins."""
        if self._again is None:
            return top
        size = self._again.sizeHint()
        put(self._again, OVERHANG, top, size.width(), size.height())
        bottom = top + size.height()
        if self._not_told is not None:
            left = OVERHANG + size.width() + _AGAIN_GAP
            room = self.width() - OVERHANG - left
            beside = room >= size.width()
            if not beside:
                left, room = OVERHANG, self.width() - 2 * OVERHANG
            self._not_told.resize(max(1, room), self._not_told.height())
            height = self._not_told.height()
            at = top + (size.height() - height) // 2 if beside else bottom + _ROW_GAP
            put(self._not_told, left, max(top, at), max(1, room), height)
            if not self._not_told.isHidden():
                bottom = max(bottom, self._not_told.geometry().bottom() + 1)
        return bottom + _AGAIN_GAP

    @Slot()
    def _on_again(self) -> None:
        self.commands.act(self.message, MessageAction.REGENERATE)

    def _place_chips(self) -> int:
        """Put the attachments at the end; return where what is below them begins."""
        if self._chips is None:
            return 0
        width = min(self._chips.natural_width(), self._widest)
        left = self.width() - OVERHANG - width
        put(self._chips, left, 0, width, self._chips.height())
        return self._chips.height() + _CHIPS_GAP

    @property
    def _widest(self) -> int:
        return round((self.width() - 2 * OVERHANG) * _WIDEST)

    def _field(self) -> QRect:
        above, below = self._paddings
        return self.body.geometry().adjusted(-_PADDING_X, -above, _PADDING_X, below)

    @property
    def _paddings(self) -> tuple[int, int]:
        return _PADDINGS if self._own is None else _OWN_PADDINGS

    def _measure(self) -> int:
        """Width of the longest line; two pixels more, because the layout rounds every word."""
        if self._own is not None:
            return self._own.natural_width
        lines = self.text.split("\n", _MEASURED_LINES)[:_MEASURED_LINES]
        metrics = QFontMetricsF(self.body.font())
        tab = " " * TAB_SPACES
        return 2 + max(
            ceil(metrics.horizontalAdvance(line[:_MEASURED_LENGTH].replace("\t", tab)))
            for line in lines
        )
