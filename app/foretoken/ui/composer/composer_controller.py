"""Controller of the composer: sending, stopping, attachments, and the list of queued messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Conversation
from foretoken.control.composing import AttachmentList, MessageQueue, QueuedMessage, joined
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.composer.composer import ChatColumn, Composer, centred
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.files import sorted_out
from foretoken.ui.parts.forms import column
from foretoken.ui.parts.keys import writes

_MAX_HEIGHT = 90
"""In pixels: three rows at the normal text size, and half a row that hints at more."""
_LONGEST_TIP = 600


class _QueueList(QListWidget):
    """List that leaves letters to the message field."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space and writes(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class QueuedMessages(QWidget):
    """Queue, hidden while empty; a click on a message moves it back to the field."""

    taken = Signal(object)
    """The QueuedMessage to move back."""

    def __init__(self) -> None:
        super().__init__()
        messages = ChatColumn()
        self.list = styled(_QueueList(messages), Surface.BARE, Type.SMALL)
        """The queue, oldest first."""
        self.list.setAccessibleName(tr("Queued messages"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.list.setMaximumHeight(_MAX_HEIGHT)
        self.list.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        for signal in (self.list.clicked, self.list.activated):  # by mouse, by Enter
            signal.connect(self._on_chosen)
        column(messages, self.list)
        centred(messages, self, Space.TINY, Space.NARROW)
        self.hide()

    def show_messages(self, messages: Sequence[QueuedMessage]) -> None:
        """Show the messages, oldest first."""
        added = len(messages) > self.list.count()
        self.list.clear()
        for message in messages:
            self.list.addItem(_queued_item(message))
        self.setVisible(bool(messages))
        self.list.scrollToBottom()
        if added:
            newest = self.list.item(len(messages) - 1).text()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, newest))

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self.taken.emit(index.data(Qt.ItemDataRole.UserRole))


def _queued_item(message: QueuedMessage) -> QListWidgetItem:
    files = [shown_name(file.name) for file in message.files]
    beginning = " ".join(message.text[:_LONGEST_TIP].split())
    shown = "  +\u00a0".join(filter(None, (beginning, *files)))
    item = QListWidgetItem(shown_name(tr("Queued: {message}", message=shown), _LONGEST_TIP))
    item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
    item.setData(Qt.ItemDataRole.UserRole, message)
    item.setData(
        Qt.ItemDataRole.AccessibleDescriptionRole, tr("Moves it back to the message field")
    )
    whole = message.text
    text = whole if len(whole) <= _LONGEST_TIP else f"{whole[:_LONGEST_TIP]}…"
    tip = tr("Click, or press Up in the empty field, to edit it")
    item.setToolTip("\n".join(filter(None, (text, *files, "", tip))))
    return item


class ComposerController(QObject):
    """Connects the composer with the message queue and the attachments."""

    edit_last_requested = Signal()
    """Up was pressed in the empty field, and nothing is queued."""
    model_given = Signal(object)
    """Path of a model that was dropped or pasted, or of the first part of a split model."""

    def __init__(
        self,
        controller: ChatController,
        composer: Composer,
        tell: Callable[[str], object],
        window: QWidget,
    ) -> None:
        """``tell`` shows a brief notice."""
        super().__init__(window)
        self._controller = controller
        self._engine = controller.engine
        self._composer = composer
        self._tell, self._window = tell, window
        self.files = AttachmentList(self)
        self.queue = MessageQueue(controller, self.files, self)
        self.queued = QueuedMessages()
        self.files.refused.connect(composer.tell_refused)
        self.queue.changed.connect(lambda: self.queued.show_messages(self.queue.messages))
        self.queue.returned.connect(self._on_returned)
        self.queued.taken.connect(self._on_taken)
        composer.send_requested.connect(self._on_send)
        composer.stop_requested.connect(self.stop)
        composer.field.up_pressed.connect(self._on_up)
        composer.field.textChanged.connect(lambda: self.queue.set_typed(composer.text()))
        composer.field.files_pasted.connect(self.attach)
        composer.field.long_text_pasted.connect(self.attach_text)
        composer.files.remove_requested.connect(self._on_remove_requested)
        composer.status.attach.clicked.connect(self.choose_files)
        controller.conversation_shown.connect(self._on_conversation_shown)
        self._engine.state_changed.connect(self._on_state_changed)
        self._on_conversation_shown(controller.current)
        self._on_state_changed()

    # --- sending and stopping ----------------------------------------------------------------

    @Slot(str)
    def ask(self, text: str) -> None:
        """Send or queue a suggested question; without a model, put it into the field."""
        waiting = self.queue.messages
        if waiting and waiting[-1].text == text:
            return  # the second of two quick clicks
        if not self.queue.submit(text, from_field=False):
            self._composer.set_text(text)

    @Slot()
    def stop(self) -> None:
        """Stop the answer or the test, and move queued messages back to the field."""
        self.queue.return_messages()
        self._engine.stop()

    def why_not_stop(self) -> str:
        """Return why there is nothing to stop; empty if there is."""
        running = self._engine.state in (EngineState.GENERATING, EngineState.TESTING)
        return "" if running or self.queue.messages else tr("Nothing is running")

    @Slot(str)
    def _on_send(self, text: str) -> None:
        if self.queue.submit(text):
            self._composer.set_text("")
            self._composer.refusals.dismiss()

    @Slot()
    def _on_up(self) -> None:
        if not self.queue.return_messages(self.queue.messages[-1:]):
            self.edit_last_requested.emit()

    @Slot(object)
    def _on_taken(self, message: QueuedMessage) -> None:
        self.queue.return_messages([message])
        self._composer.focus_editor()

    @Slot()
    def _on_state_changed(self) -> None:
        self._composer.set_can_queue(self.queue.takes)

    @Slot(object, str)
    def _on_returned(self, messages: tuple[QueuedMessage, ...], why: str) -> None:
        text = joined(message.text for message in messages)
        if text:
            self._composer.put_before(text)
        if why:
            self._composer.tell_refused(why)

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        self._composer.refusals.dismiss()
        self._composer.show_unsent(conversation.unsent_text)
        self.files.show(conversation.id)

    # --- files -------------------------------------------------------------------------------

    @Slot()
    def choose_files(self) -> None:
        """Open a file dialog and attach the chosen files."""
        names, _ = QFileDialog.getOpenFileNames(self._window, tr("Attach files"), str(Path.home()))
        self.attach([Path(name) for name in names])

    @Slot(object)
    def attach(self, paths: list[Path]) -> None:
        """Attach files to the message; a model among them is offered for loading."""
        models, others = sorted_out(paths)
        if models:
            self.model_given.emit(min(models))
        if others:
            self._composer.refusals.dismiss()
            self.files.add(others)
        self._composer.focus_editor()

    @Slot(str)
    def attach_text(self, text: str) -> None:
        """Attach a text that is too long for the field."""
        if self.files.add_text(text):
            self._tell(tr("The text is long, so it is attached as a file."))
        self._composer.focus_editor()

    @Slot(int)
    def _on_remove_requested(self, index: int) -> None:
        if index < len(self.files.files):  # a second click may arrive after it is gone
            self.files.remove([self.files.files[index]])
        if not self.files.files:
            self._composer.focus_editor()
