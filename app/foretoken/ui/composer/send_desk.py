"""What people send, what waits for its turn, and what comes back to the field."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.composing.attachment_list import AttachmentList
from foretoken.control.composing.message_queue import MessageQueue, QueuedMessage, joined
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.system.language import tr
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.queued_messages import QueuedMessages


class SendDesk(QObject):
    """Connects the field and the messages above it with the queue."""

    edit_last_requested = Signal()
    """Up was pressed in the empty field, and nothing waits."""

    def __init__(
        self, controller: ChatController, files: AttachmentList, composer: Composer
    ) -> None:
        """``files``: what is attached to the message being written."""
        super().__init__(composer)
        self._engine = controller.engine
        self._composer = composer
        self.queue = MessageQueue(controller, files, self)
        self.queued = QueuedMessages()
        self.queue.changed.connect(self._on_queue_changed)
        self.queue.returned.connect(self._on_returned)
        self.queued.taken.connect(self._on_taken)
        composer.send_requested.connect(self._on_send)
        composer.stop_requested.connect(self.stop)
        composer.field.up_pressed.connect(self._on_up)
        composer.field.textChanged.connect(self._on_text_changed)
        self._engine.state_changed.connect(self._on_state_changed)
        self._on_state_changed()

    @Slot(str)
    def ask(self, text: str) -> None:
        """Send a ready-made question, or let it wait; without a model it goes to the field."""
        waiting = self.queue.messages
        if waiting and waiting[-1].text == text:
            return  # the second of two quick clicks
        if not self.queue.submit(text, from_field=False):
            self._composer.set_text(text)

    @Slot()
    def stop(self) -> None:
        """Stop the answer or the test; what waits comes back to the field."""
        self.queue.take_back_all()
        self._engine.stop()

    def why_not_stop(self) -> str:
        """Why there is nothing to stop; empty: there is."""
        running = self._engine.state in (EngineState.GENERATING, EngineState.TESTING)
        return "" if running or self.queue.messages else tr("Nothing is being written")

    @Slot(str)
    def _on_send(self, text: str) -> None:
        if self.queue.submit(text):
            self._composer.set_text("")
            self._composer.forget_refused()

    @Slot()
    def _on_up(self) -> None:
        if not self.queue.take_back_last():
            self.edit_last_requested.emit()

    @Slot(object)
    def _on_taken(self, message: QueuedMessage) -> None:
        self.queue.take_back(message)
        self._composer.focus_editor()

    @Slot()
    def _on_text_changed(self) -> None:
        self.queue.set_typed(self._composer.text())

    @Slot()
    def _on_state_changed(self) -> None:
        self._composer.set_can_queue(self.queue.takes)

    @Slot()
    def _on_queue_changed(self) -> None:
        self.queued.show_messages(self.queue.messages)

    @Slot(object, str)
    def _on_returned(self, messages: tuple[QueuedMessage, ...], why: str) -> None:
        text = joined(message.text for message in messages)
        if text:
            self._composer.put_before(text)
        if why:
            self._composer.tell_refused(why)
