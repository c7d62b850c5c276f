"""Messages queued while a model loads, is tested or writes an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Attachment, Conversation, Message
from foretoken.control.composing.attachment_list import AttachedFile, AttachmentList
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.events import FinishReason
from foretoken.system.language import tr, tr_noop

_BUSY = frozenset({EngineState.LOADING, EngineState.GENERATING, EngineState.TESTING})
_FAILED = tr_noop("The answer failed. Queued messages were moved back to the message field.")
_STOPPED = tr_noop("The answer was stopped. Queued messages were moved back to the message field.")
_NOT_LOADED = tr_noop(
    "The model was not loaded. Queued messages were moved back to the message field."
)


@dataclass(frozen=True, slots=True, eq=False)
class QueuedMessage:
    """A message that the user has sent and the model has not received yet."""

    text: str
    files: tuple[AttachedFile, ...] = ()

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """Texts of its files, all of which have been read."""
        return tuple(file.attachment for file in self.files if file.attachment is not None)


class MessageQueue(QObject):
    """Queue of messages; sends one at once, or one after each answer that ends well.

    After an error or a stop nothing is sent blindly: all queued messages return to the field. When
    another conversation is shown, they stay in the unsent text of theirs, of which a queued message
    is a part.
    """

    changed = Signal()
    """``messages`` has changed."""
    returned = Signal(object, str)
    """Messages (tuple[QueuedMessage, ...]) that will not be sent, and a reason for the user, empty
    if it was the user's request. Their files are attached again already."""

    def __init__(
        self, controller: ChatController, files: AttachmentList, parent: QObject | None = None
    ) -> None:
        """``files`` are the attachments of the message being written."""
        super().__init__(parent)
        self._controller = controller
        self._engine = engine = controller.engine
        self._files = files
        self._conversation: Conversation = controller.current
        self._messages: tuple[QueuedMessage, ...] = ()
        self._typed = controller.current.unsent_text
        self._may_send = False  # whether what was awaited has ended well
        # Delayed, so that others are notified of an answer's end before the next one starts.
        self._turn_timer = QTimer(self, singleShot=True, interval=0)
        self._turn_timer.timeout.connect(self._on_turn)
        engine.state_changed.connect(self._on_state_changed)
        controller.answers.ended.connect(self._on_answer_ended)
        engine.load_ended.connect(self._on_load_ended)
        engine.test_ended.connect(self._on_test_ended)
        controller.sending_answered.connect(self._on_sending_answered)
        controller.conversation_shown.connect(self._on_conversation_shown)

    @property
    def messages(self) -> tuple[QueuedMessage, ...]:
        """Queued messages of the shown conversation, in order."""
        return self._messages if self._conversation is self._controller.current else ()

    @property
    def takes(self) -> bool:
        """Whether a message sent now would be queued."""
        return self._engine.state in _BUSY or bool(self.messages)

    def submit(self, text: str, *, from_field: bool = True) -> bool:
        """Send or queue a message; return whether either was possible.

        ``from_field``: it was typed, and the attachments belong to it; otherwise both stay.
        """
        files = tuple(self._files.files) if from_field else ()
        message = QueuedMessage(text, files)
        if not (text.strip() or message.attachments):
            return False
        if self.takes:
            self._change((*self.messages, message))
        else:
            unsent = "" if from_field else self._typed
            if not self._controller.send(text, message.attachments, unsent=unsent):
                if not self._controller.asks:
                    return False
                self._change((*self.messages, message))  # until the user has answered
        if files:
            self._files.clear()
        return True

    def set_typed(self, text: str) -> None:
        """Set the text in the field; must be called whenever it changes."""
        self._typed = text
        self._keep_unsent()

    def return_messages(
        self, messages: Sequence[QueuedMessage] | None = None, why: str = ""
    ) -> bool:
        """Return messages, or (None) all of them, to the field; return whether there were any."""
        wanted = self.messages if messages is None else messages
        returned = tuple(each for each in self.messages if each in wanted)
        if returned:
            self._messages = tuple(each for each in self._messages if each not in returned)
            self._put_back_files(returned)
            self.returned.emit(returned, why)  # unsent text until the field reports its own
            self.changed.emit()
        return bool(returned)

    # --- internals ---------------------------------------------------------------------------

    def _put_back_files(self, messages: Iterable[QueuedMessage]) -> None:
        self._files.put_back([file for message in messages for file in message.files])

    def _change(self, messages: tuple[QueuedMessage, ...]) -> None:
        self._conversation, self._messages = self._controller.current, messages
        self._keep_unsent()
        self.changed.emit()

    def _keep_unsent(self) -> None:
        self._controller.set_unsent(self._unsent(self.messages))

    def _unsent(self, messages: Iterable[QueuedMessage]) -> str:
        return joined([*(each.text for each in messages), self._typed])

    # --- controller's signals ----------------------------------------------------------------

    @Slot()
    def _on_state_changed(self) -> None:
        if self._engine.state in _BUSY:
            self._may_send = False
        elif self.messages:
            self._turn_timer.start()

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        if answer.error is not None:
            self.return_messages(why=tr(_FAILED))
        elif answer.finish_reason is FinishReason.CANCELLED:
            self.return_messages(why=tr(_STOPPED))
        self._may_send = True

    @Slot(object)
    def _on_load_ended(self) -> None:
        # Not for the previous pair, which stays after an error or a stop.
        self._may_send = self._engine.has_requested
        if not self._may_send:
            self.return_messages(why=tr(_NOT_LOADED))

    @Slot(object, object)
    def _on_test_ended(self, _result: object, _error: object) -> None:
        self._may_send = self._engine.state not in _BUSY  # else the previous pair is being restored

    @Slot(bool)
    def _on_sending_answered(self, agreed: bool) -> None:
        if not self.messages:
            return
        self._may_send = agreed
        if agreed:
            self._turn_timer.start()
        else:
            self.return_messages()

    @Slot()
    def _on_turn(self) -> None:
        if not self.messages or self._engine.state in _BUSY:
            return
        first, *others = self.messages
        rest = tuple(others)
        unsent = self._unsent(rest)
        if self._may_send and self._controller.send(first.text, first.attachments, unsent=unsent):
            self._change(rest)
        elif not self._controller.asks:  # the question to the user has become obsolete
            self.return_messages(why=tr(_STOPPED))

    @Slot()
    def _on_conversation_shown(self) -> None:
        """Drop messages of another conversation; they are part of its unsent text."""
        if self._messages and not self.messages:
            gone, self._messages = self._messages, ()
            self._put_back_files(gone)
            self.changed.emit()


def joined(texts: Iterable[str]) -> str:
    """Join messages to a single text, in order."""
    return "\n\n".join(text for text in texts if text.strip())
