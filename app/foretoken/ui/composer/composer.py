"""Message field with its attachments, its status line, and the button to send or stop."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from foretoken.system.language import spoken, tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import set_tooltip_with_keys, tooltip_with_keys
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, escape_mnemonics, wrapped
from foretoken.ui.look.theme import Space, scaled
from foretoken.ui.look.themed import Button, Edge, Fit, Shape, Surface, Tone, Type, styled
from foretoken.ui.parts.attachment_row import AttachmentRow, Chip
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import FoldingRow, column, fill, paragraph, row
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.notices import NoticeBar
from foretoken.ui.parts.preference_row import FormPage

_LONGEST_NAME = 20


class ComposerStatus(QWidget):
    """Status line in one row, or in two if that is too narrow."""

    def __init__(self, parent: QWidget, *buttons: QWidget) -> None:
        """``buttons`` are placed at the end."""
        super().__init__(parent)
        self.attach = IconButton(Icon.ATTACH, "", self)
        self.attach.setAccessibleName(tr("Attach files"))
        then = tr(", or drop them on the window.", about="behind “Attach text files”")
        discarded = tr("Files that you have not sent are discarded when you quit.")
        set_tooltip_with_keys(self.attach, "message.attach", then=f"{then}\n{discarded}")
        self.system, self.sampling = _word_button(self), _word_button(self)
        self.gauge = ContextGauge(self)
        explain(self.sampling, Word.SAMPLING, Word.TEMPERATURE)
        explain(self.gauge, Word.CONTEXT)
        first = row(self.attach, self.system, self.sampling, None)
        second = row(self.gauge, None, *buttons)
        for each in (first, second):
            each.setSpacing(Space.TIGHT)
        column(self, FoldingRow(first, (second, 1), spacing=Space.TIGHT))
        self.show_system_prompt("", "")
        self.show_sampling("", 0.0, "")

    def show_sampling(self, kind: str, temperature: float, of: str) -> None:
        """Show the sampling style; ``of`` names its scope, if any."""
        shown = f"{temperature:g}".replace(".", spoken().point)
        short = shown_name(kind, _LONGEST_NAME)
        self.sampling.setText(escape_mnemonics(f"{short} {shown}" if temperature else short))
        said = tr("Sampling: {kind}, temperature {t}", kind=kind, t=shown)
        if of:
            said = tr("{sampling} ({scope})", about="sampling", sampling=said, scope=of)
        self.sampling.setAccessibleName(said)
        set_tooltip_with_keys(self.sampling, "message.sampling", then=f"\n{said}")

    def show_system_prompt(self, name: str, text: str) -> None:
        """Show the name of the chat's system prompt; empty if it has none."""
        named = tr("System prompt: {name}", name=name)
        short = tr("System: {name}", name=shown_name(name, _LONGEST_NAME))
        self.system.setText(escape_mnemonics(short) if name else tr("System prompt"))
        self.system.setAccessibleName(named if name else tr("System prompt: none"))
        beginning = " ".join(text[:200].split())
        said = f"\n“{beginning}{'…' if len(text) > 200 else ''}”" if beginning else ""
        set_tooltip_with_keys(
            self.system, "message.system_prompt", then=f"\n{named}{said}" if name else ""
        )


def _word_button(parent: QWidget) -> QToolButton:
    button = styled(QToolButton(parent), Type.SMALL, Fit.NONE)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    button.setMinimumWidth(1)  # Qt elides the text
    return button


class ContextGauge(Label):
    """Label with the use of the context; hidden while its length is unknown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Type.SMALL, Tone.MUTED)
        self.hide()

    def show_use(self, used: int, total: int, *, urgent: bool = False) -> None:
        """Show ``used`` of ``total`` tokens; ``urgent``: nearly full. Without a total, hide.

        ``used`` may exceed ``total``, in which case old turns are dropped.
        """
        text = tr("Context {used} of {total}", used=used, total=total)
        if used > total:
            text = tr("Context full: {used} of {total}", used=used, total=total)
        elif urgent:
            text = tr("Context nearly full: {used} of {total}", used=used, total=total)
        styled(self, Tone.ERROR if urgent or used > total else Tone.MUTED)
        self.setText(text)
        self.setVisible(total > 0)

    def explain(self, details: str) -> None:
        """Set the tooltip with the breakdown of the number."""
        self.setToolTip(wrapped(details))
        self.setAccessibleDescription(details)


_CHIP_LINES = 7
"""Height in text lines: three chips and part of a fourth, to hint at more."""
_REFUSED = "refused"


class ChatColumn(QFrame):
    """Frame as wide as the messages of the chat if there is room."""

    def sizeHint(self) -> QSize:
        return QSize(scaled(COLUMN_PIXELS), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


def centred(part: ChatColumn, parent: QWidget, above: int, below: int) -> None:
    """Centre a column in its parent, aligned with the messages."""
    line = fill(QHBoxLayout(parent), None, part, None)
    line.setContentsMargins(SIDE_GAP_PIXELS, above, SIDE_GAP_PIXELS, below)


class Composer(QFrame):
    """Composer widget; emits requests, and keeps its text until its owner clears it."""

    send_requested = Signal(str)
    stop_requested = Signal()
    messages_wanted = Signal()
    """Alt+Up was pressed to move the focus to the messages above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, Surface.WINDOW, Edge.TOP)
        self._generating = self._can_send = self._can_queue = False
        self._why = self._obstacle = self._warned = ""
        box = styled(ChatColumn(self), Surface.FIELD)
        self.field = styled(MessageEditor(box), Type.LARGE)
        """The message field."""
        self.field.takes_files = True
        self.field.send_pressed.connect(self._on_send_pressed)
        self.field.textChanged.connect(self._update)
        self.field.refused.connect(self.tell_refused)
        box.setFocusProxy(self.field)  # the frame shows the focus of the field
        self.files = AttachmentRow(removable=True)
        """Attachments of the message."""
        self._chips = FormPage(self.files, box)
        self._chips.hide()
        self.refusals = styled(NoticeBar(box), Shape.ROUNDED)
        self.refusals.closed.connect(self.focus_editor)
        self.warning = paragraph("", box, Type.NOTE, Surface.NOTICE, Shape.BOX)
        """Hidden if there is no warning."""
        self._send = styled(QPushButton(), Button.PRIMARY)
        self._send.clicked.connect(self._on_send_clicked)
        self._stop = styled(QPushButton(tr("Stop")), Button.PRIMARY)
        self._stop.clicked.connect(self._on_stop_clicked)
        self._button = QStackedWidget()  # both have the same size and place
        self._button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._button.addWidget(self._send)
        self._button.addWidget(self._stop)
        self._queue = QPushButton(tr("Queue", about="verb"))
        self._queue.clicked.connect(self._on_send_clicked)
        self.status = ComposerStatus(box, self._queue, self._button)
        parts = self._chips, self.field, self.refusals, self.warning, self.status
        edges = Space.LOOSE, Space.MEDIUM, Space.LOOSE, Space.MEDIUM
        column(box, *parts, margins=edges)
        centred(box, self, Space.LARGE, Space.LARGE)
        self._update()

    def text(self) -> str:
        return self.field.toPlainText()

    def set_text(self, text: str) -> None:
        """Replace the text and move the cursor to its end; can be undone."""
        self.field.selectAll()
        self.field.insertPlainText(text)
        self.field.ensureCursorVisible()
        self.focus_editor()

    def put_before(self, text: str) -> None:
        """Insert text before the typed text; the cursor stays in place."""
        empty = not self.text()
        self.field.insert(QTextCursor(self.field.document()), text if empty else f"{text}\n\n")
        if empty:
            self.field.move_to_end()

    def show_unsent(self, text: str) -> None:
        """Show the draft of another conversation, with an empty undo history."""
        if text != self.text():
            self.field.setPlainText(text)
            self.field.move_to_end()

    @Slot()
    def focus_editor(self) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- state -------------------------------------------------------------------------------

    def set_generating(self, generating: bool, stops: str = "") -> None:
        """Show Stop or Send; ``stops`` is the tooltip of Stop."""
        self._generating = generating
        stops = stops or tr("Stop the answer and keep its text")
        set_tooltip_with_keys(self._stop, "message.stop", stops)
        self._update()

    def set_can_send(self, can_send: bool, why: str = "") -> None:
        """Set whether messages can be sent, and why not."""
        self._can_send, self._why = can_send, why
        self._update()

    def set_can_queue(self, can_queue: bool) -> None:
        """Set whether a message that cannot be sent now can be queued."""
        self._can_queue = can_queue
        self._update()

    def set_obstacle(self, why: str) -> None:
        """Show why this message cannot be sent; empty if it can."""
        self._obstacle = why
        self._update()

    def warn(self, text: str) -> None:
        """Show a warning about the message; empty hides it."""
        self._warned = text
        self._update()

    def tell_refused(self, text: str) -> None:
        """Show why a file was refused until the user closes it; later reasons are appended."""
        before = self.refusals.text
        if text not in before:
            text = f"{before}\n{text}" if before else text
            self.refusals.tell(text, serious=True, name=_REFUSED)

    def show_files(self, chips: Sequence[Chip]) -> None:
        self.files.show_chips(chips)
        parts = [part for chip in self.files.chips for part in (chip, chip.cross) if part]
        for before, after in pairwise([self.field, *parts, self.status.attach]):
            self.setTabOrder(before, after)
        self._chips.setVisible(bool(chips))
        self._fit_chips()
        self._update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self._fit_chips()

    def _fit_chips(self) -> None:
        most = _CHIP_LINES * self.fontMetrics().height()
        self._chips.setFixedHeight(min(most, self.files.sizeHint().height()))

    @property
    def _sendable(self) -> bool:
        """Whether a message can be sent or queued now."""
        at_once = self._can_send and not self._generating
        return (at_once or self._can_queue) and not self._obstacle

    @property
    def _has_content(self) -> bool:
        return bool(self.files.chips) or not self.field.is_blank()

    @Slot()
    def _update(self) -> None:
        written, goes = self._has_content, self._sendable
        queues = self._can_queue and (self._generating or not self._can_send)
        if not goes:
            why = self._obstacle or self._why
            tip = tr("Cannot send yet: {why}", why=why) if why else tr("Cannot send yet")
        elif queues:
            tip = tooltip_with_keys(
                "field.send", tr("Send after the messages already in the queue")
            )
        else:
            tip = tooltip_with_keys("field.send")
        self._send.setText(tr("Queue", about="verb") if queues else tr("Send"))
        for button in (self._send, self._queue):
            button.setToolTip(tip)
            button.setEnabled(written and goes)
        self._button.setCurrentWidget(self._stop if self._generating else self._send)
        self._queue.setVisible(self._generating and written and self._can_queue)
        # ``warn`` already shows an obstacle, except while an answer is written.
        stuck = self._obstacle if self._generating else not (self._can_send or self._can_queue)
        hint = tip if written and stuck else ""
        self.warning.setText("\n".join(filter(None, (hint, self._warned))))
        self.warning.setVisible(bool(hint or self._warned))

    # --- input -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the messages with Alt+Up."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Up and held == Qt.KeyboardModifier.AltModifier:
            self.messages_wanted.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_send_pressed(self) -> None:
        if self._has_content and self._sendable:
            self.send_requested.emit(self.text())

    @Slot()
    def _on_send_clicked(self) -> None:
        self._on_send_pressed()
        self.focus_editor()

    @Slot()
    def _on_stop_clicked(self) -> None:
        self.stop_requested.emit()
        self.focus_editor()
