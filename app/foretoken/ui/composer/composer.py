"""Where people write: a field that grows, what goes with it, and one button that sends or stops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import keyed
from foretoken.ui.composer.composer_status import ComposerStatus
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import BUBBLE_RADIUS, Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Fit, Shape, Surface, Type, dress
from foretoken.ui.parts.attachment_row import AttachmentRow, Chip
from foretoken.ui.parts.growing_text import (
    COLUMN_PIXELS,
    SIDE_GAP_PIXELS,
)
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.notice_bar import CloseButton


class ComposerNotice(QFrame):
    """Some sentences that wrap; hidden while there are none."""

    def __init__(self, parent: QWidget, *, serious: bool) -> None:
        """``serious``: something is wrong; a person closes it who has read it."""
        super().__init__(parent)
        dress(self, Surface.WARNED if serious else Surface.TOLD, Shape.ROUNDED)
        self._text = dress(Label(self), Type.NOTE)
        self._text.setWordWrap(True)
        self.close_button = CloseButton(self)
        self.close_button.setToolTip(tr("Close"))
        self.close_button.setVisible(serious)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.MEDIUM, Space.TINY, Space.TINY, Space.TINY)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str) -> None:
        """Say it in the place of what was said; empty: nothing."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))


_BUTTON_SIZE = QSize(64, 32)
_BESIDE_WORDS = 20
_GAP = 8
_MARGIN = QSize(14, 12)
_OUTSIDE = 16
_CHIPS_HEIGHT = 88
"""Two rows of chips and the top of a third, which says that there are more."""


class _WordButton(QPushButton):
    """As wide for each of its words, so that nothing moves when another one takes its place."""

    def sizeHint(self) -> QSize:
        words = tr("Send"), tr("Stop"), tr("Queue", about="verb")
        widest = max(map(self.fontMetrics().horizontalAdvance, words))
        least = QSize(scaled(_BUTTON_SIZE.width()), scaled(_BUTTON_SIZE.height()))
        return least.expandedTo(QSize(widest + scaled(_BESIDE_WORDS), 0))


class Composer(QWidget):
    """Reports what people want; the text is only taken away when its owner says so."""

    send_requested = Signal(str)
    stop_requested = Signal()
    messages_wanted = Signal()
    """Alt+Up was pressed: the keyboard goes to the messages above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._generating, self._stops = False, ""
        self._can_send, self._why = False, ""
        self._can_queue = False
        self._obstacle = ""
        self._has_files = False
        self._editor = dress(MessageEditor(self), Type.LARGE)
        self._editor.takes_files = True
        self._editor.send_pressed.connect(self._on_send_pressed)
        self._editor.textChanged.connect(self._update_button)
        self._editor.focus_changed.connect(self.update)
        self._editor.refused.connect(self.tell_refused)
        self._row = AttachmentRow(removable=True)
        self._row.height_changed.connect(self._on_chips_changed)
        self._chips = QScrollArea(self)
        self._warning = ComposerNotice(self, serious=False)
        self._refusal = ComposerNotice(self, serious=True)
        self._refusal.close_button.clicked.connect(self._on_refusal_closed)
        self.status = ComposerStatus(self)
        # The words need the room.
        self._button = dress(_WordButton(tr("Send"), self), Button.PRIMARY, Fit.NONE)
        self._button.clicked.connect(self._on_button_clicked)
        self._queue = dress(_WordButton(tr("Queue", about="verb"), self), Fit.NONE)
        self._queue.clicked.connect(self._on_queue_clicked)
        self._lay_out()
        self.status.set_speculating(False, tr("No model is loaded"))
        self._update_button()

    @property
    def field(self) -> MessageEditor:
        """Where people write."""
        return self._editor

    @property
    def files(self) -> AttachmentRow:
        """What goes with the message."""
        return self._row

    def text(self) -> str:
        """What is written so far."""
        return self._editor.toPlainText()

    def set_text(self, text: str) -> None:
        """Replace what is written, with the cursor at its end; undo brings it back."""
        self._editor.selectAll()
        self._editor.insertPlainText(text)
        self._editor.ensureCursorVisible()
        self.focus_editor()

    def put_before(self, text: str) -> None:
        """Write it above what is written; the cursor stays in that, and undo takes it back."""
        empty = not self.text()
        self._editor.insert(QTextCursor(self._editor.document()), text if empty else f"{text}\n\n")
        if empty:
            self._editor.move_to_end()

    def show_unsent(self, text: str) -> None:
        """Show what was typed in another conversation; there is nothing to undo in this one."""
        if text != self.text():
            self._editor.setPlainText(text)
            self._editor.move_to_end()

    def focus_editor(self) -> None:
        """Let people type."""
        self._editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_generating(self, generating: bool, stops: str = "") -> None:
        """Turn the button into Stop, or back into Send; ``stops`` tells what it does then."""
        self._generating, self._stops = generating, stops or tr("Stop the answer")
        self._update_button()

    def set_can_send(self, can_send: bool, why: str = "") -> None:
        """Allow sending, or say why not."""
        self._can_send, self._why = can_send, why
        self._update_button()

    def set_can_queue(self, can_queue: bool) -> None:
        """Let a message that cannot be sent now wait for its turn."""
        self._can_queue = can_queue
        self._update_button()

    def set_obstacle(self, why: str) -> None:
        """Say why what is written cannot be sent as it is; empty: it can."""
        self._obstacle = why
        self._update_button()

    def show_files(self, chips: Sequence[Chip]) -> None:
        """Show what goes with the message."""
        self._has_files = bool(chips)
        self._row.show_chips(chips)
        parts = [part for chip in self._row.chips for part in (chip, chip.cross) if part]
        for before, after in pairwise([self._editor, *parts, self.status.attach]):
            self.setTabOrder(before, after)
        self._chips.setVisible(self._has_files)
        self._update_button()

    def tell_refused(self, text: str) -> None:
        """Say why a file is not attached; it stays until it is closed, others come behind it."""
        before = self._refusal.text
        if text not in before:
            self._refusal.say(f"{before}\n{text}" if before else text)

    def forget_refused(self) -> None:
        """Nothing was refused any more."""
        self._refusal.say("")

    def warn(self, text: str) -> None:
        """Say what people should know before they send; empty: nothing."""
        self._warning.say(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt+Up leaves the field for the messages."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Up and held == Qt.KeyboardModifier.AltModifier:
            self.messages_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the field in line with the column of the conversation."""
        super().resizeEvent(event)
        self._keep_in_line()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_in_line()

    def _keep_in_line(self) -> None:
        side = max(SIDE_GAP_PIXELS, (self.width() - scaled(COLUMN_PIXELS)) // 2)
        x, y = side + _MARGIN.width(), _OUTSIDE + _MARGIN.height()
        self._layout.setContentsMargins(x, y, x, y)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line above and the field."""
        colours = theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.window))
        painter.fillRect(0, 0, self.width(), 1, QColor(colours.border))
        side = self._layout.contentsMargins().left() - _MARGIN.width() + 0.5
        top = _OUTSIDE + 0.5
        field = QRectF(self.rect()).adjusted(side, top, -side, -top)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self._editor.hasFocus()
        painter.setPen(QColor(colours.accent if focused else colours.border))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(field, BUBBLE_RADIUS, BUBBLE_RADIUS)

    @Slot()
    def _on_send_pressed(self) -> None:
        if self._written and self._goes:
            self.send_requested.emit(self.text())

    @Slot()
    def _on_button_clicked(self) -> None:
        if self._generating:
            self.stop_requested.emit()
        else:
            self._on_send_pressed()
        self.focus_editor()

    @Slot()
    def _on_queue_clicked(self) -> None:
        self._on_send_pressed()
        self.focus_editor()

    @property
    def _goes(self) -> bool:
        """Whether a message would be taken now, to be sent or to wait."""
        at_once = self._can_send and not self._generating
        return (at_once or self._can_queue) and not self._obstacle

    @property
    def _written(self) -> bool:
        return self._has_files or not self._editor.is_blank()

    @Slot()
    def _update_button(self) -> None:
        written, waits = self._written, self._generating or not self._can_send
        why = self._obstacle if self._can_send else self._why
        obstacle = self._obstacle or why
        refused = tr("Not now: {why}", why=obstacle) if obstacle else tr("Not now")
        waiting = keyed("field.send", tr("Let it wait its turn; then it is sent"))
        queues = waiting if self._goes else refused
        if self._generating:
            _tell(self._button, tr("Stop"), "", True)
            tip_with_keys(self._button, "message.stop", self._stops)
        elif waits and self._can_queue:
            _tell(self._button, tr("Queue", about="verb"), queues, written and self._goes)
        else:
            sends = keyed("field.send") if self._goes else refused
            _tell(self._button, tr("Send"), sends, written and self._goes)
        _tell(self._queue, tr("Queue", about="verb"), queues, self._goes)
        self._queue.setVisible(self._generating and written and self._can_queue)
        hint = "" if self._can_send else self._obstacle if self._generating else why
        self.status.set_hint(hint if written else "")

    @Slot()
    def _on_refusal_closed(self) -> None:
        self.forget_refused()
        self.focus_editor()

    @Slot()
    def _on_chips_changed(self) -> None:
        self._chips.setFixedHeight(min(scaled(_CHIPS_HEIGHT), self._row.height()))

    def _lay_out(self) -> None:
        self._chips.setWidget(self._row)
        self._chips.setWidgetResizable(True)
        self._chips.setFrameShape(QFrame.Shape.NoFrame)
        self._chips.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._chips.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dress(self._chips, Surface.BARE)
        self._chips.viewport().setAutoFillBackground(False)
        self._row.setAutoFillBackground(False)
        self._chips.hide()
        last = QHBoxLayout()
        last.setSpacing(_GAP)
        last.addWidget(self.status, 1)
        last.addWidget(self._queue)
        last.addWidget(self._button)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(_GAP)
        for part in (self._chips, self._editor, self._refusal, self._warning):
            self._layout.addWidget(part)
        self._layout.addLayout(last)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


def _tell(button: QPushButton, text: str, tip: str, enabled: bool) -> None:
    button.setText(text)
    button.setAccessibleName(text)
    button.setToolTip(tip)
    button.setEnabled(enabled)
