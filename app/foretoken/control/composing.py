"""The message being written: its attachments, its token costs, and the queue of messages."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Attachment, Conversation, Message
from foretoken.chat.files.attachments import MOST_TEXT, AttachmentRefused, read_attachment
from foretoken.control.answers.answer_control import answered, prompt_messages, start_of
from foretoken.control.background import Background
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import COUNT_AFTER_MS, NextPrompt
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.errors import PromptError
from foretoken.engine.events import FinishReason
from foretoken.models.amounts import size_text
from foretoken.preferences.declared import MOST_RECENT_FILES, RECENT_FILES
from foretoken.system.language import said, tr
from foretoken.system.shown_text import shown_name

MOST_FILES = 20
MOST_TOGETHER = 2 * MOST_TEXT
"""Most characters in all files of a message: no context holds more."""


@dataclass(slots=True, eq=False)
class AttachedFile:
    """A chosen file, whose text is set once it is read; or a pasted text."""

    path: Path
    """For a pasted text only a name."""
    conversation_id: int
    attachment: Attachment | None = None
    tokens: int | None = None
    """Its cost in tokens; None: not counted yet."""
    pasted: bool = False

    @property
    def name(self) -> str:
        """The displayed name."""
        return shown_name(self.path.name)


class AttachmentList(QObject):
    """Attachments by conversation, until the window is closed; those of one are shown."""

    changed = Signal()
    """``files`` has changed, or one of them has been read."""
    refused = Signal(str)
    """Why a file is not attached; message for the user."""
    attached = Signal(object)
    """The Path of a file that has been read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[AttachedFile] = []  # of all conversations
        self._conversation_id = 0
        self._reading: AttachedFile | None = None
        self._work = Background("attachments", self)

    @property
    def files(self) -> list[AttachedFile]:
        """Files of the shown conversation."""
        return [file for file in self._files if file.conversation_id == self._conversation_id]

    @property
    def reading(self) -> bool:
        """Whether any of them is still to be read."""
        return any(file.attachment is None for file in self.files)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """Texts of the files that have been read."""
        return tuple(file.attachment for file in self.files if file.attachment is not None)

    def show(self, conversation_id: int) -> None:
        """Switch to another conversation."""
        if conversation_id != self._conversation_id:
            self._conversation_id = conversation_id
            self.changed.emit()

    def add(self, paths: Iterable[Path]) -> None:
        """Attach files, each at most once."""
        there = {file.path for file in self.files}
        new = [path for path in dict.fromkeys(paths) if path not in there]
        self._put([AttachedFile(path, self._conversation_id) for path in new])

    def add_text(self, text: str) -> bool:
        """Attach a pasted text; return whether there was room for it."""
        attachment = Attachment(_free_name({file.path for file in self.files}), text)
        path, size = Path(attachment.name), len(text.encode("utf-8", "replace"))
        file = AttachedFile(path, self._conversation_id, attachment, pasted=True)
        if size > MOST_TEXT:
            sizes = {"size": size_text(size), "most": size_text(MOST_TEXT)}
            self.refused.emit(said("attachment-too-large", name=attachment.name, **sizes))
        elif self._fits(file, attachment):
            self._put([file])
        return file in self._files

    def _put(self, new: list[AttachedFile]) -> None:
        room = max(0, MOST_FILES - len(self.files))
        self._files += new[:room]
        if len(new) > room:
            left_out = len(new) - room
            self.refused.emit(said("attachments-too-many", count=left_out, most=MOST_FILES))
        if self._reading is None:
            self._read_next()
        self.changed.emit()

    def put_back(self, files: Iterable[AttachedFile]) -> None:
        """Reattach files of a message that was not sent, before the conversation's others.

        A pasted text whose name is in use again gets a new name.
        """
        back: list[AttachedFile] = []
        for file in files:
            others = self._files + back
            there = {one.path for one in others if one.conversation_id == file.conversation_id}
            if file.pasted and file.attachment is not None and file.path in there:
                file.attachment = Attachment(_free_name(there), file.attachment.text)
                file.path = Path(file.attachment.name)
            if file.path not in there:
                back.append(file)
        if back:
            self._files = back + self._files
            self.changed.emit()

    def remove(self, files: Collection[AttachedFile]) -> None:
        """Remove files and stop reading them."""
        self._files = [file for file in self._files if file not in files]
        if self._reading in files:
            self._work.leave_behind()  # its drive may not respond
            self._read_next()
        self.changed.emit()

    def _read_next(self) -> None:
        """Read the next file, after the last one was read or removed."""
        file = self._reading = next((each for each in self._files if each.attachment is None), None)
        if file is not None:
            self._work.start(
                lambda running: read_attachment(file.path, running.require),
                partial(self._on_read, file),
                partial(self._on_failed, file),
            )

    def _on_read(self, file: AttachedFile, attachment: Attachment) -> None:
        if self._fits(file, attachment):
            file.attachment = attachment
            self.attached.emit(file.path)
        else:
            self._files.remove(file)
        self._read_next()
        self.changed.emit()

    def _fits(self, file: AttachedFile, attachment: Attachment) -> bool:
        """Return whether the message's files are short enough in sum; emit ``refused`` if not."""
        others = [one for one in self._files if one.conversation_id == file.conversation_id]
        length = sum(len(one.attachment.text) for one in others if one.attachment is not None)
        if length + len(attachment.text) <= MOST_TOGETHER:
            return True
        size = size_text(MOST_TOGETHER)
        self.refused.emit(said("attachments-too-large", name=attachment.name, size=size))
        return False

    def _on_failed(self, file: AttachedFile, error: Exception) -> None:
        self._files.remove(file)
        self._read_next()
        self.changed.emit()
        if isinstance(error, AttachmentRefused):
            self.refused.emit(str(error))
        else:
            facts = {"name": file.name, "error": type(error).__name__}
            self.refused.emit(said("attachment-unexpected-error", **facts))


def _free_name(there: Collection[Path]) -> str:
    """Return a name for a pasted text that is not among these."""
    # Paths and the store need a plain str.
    names = (str.__str__(tr("Text {number}", number=number)) for number in count(1))
    return next(name for name in names if Path(name) not in there)


class RecentFiles(QObject):
    """Recently attached files that were readable; temporary chats leave no trace."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        files: AttachmentList,
        parent: QObject,
    ) -> None:
        """``files`` are the attachments of the message being written."""
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        files.attached.connect(self._on_attached)

    @property
    def paths(self) -> list[Path]:
        """Paths, the last one first."""
        return [Path(each) for each in self._preferences.get(RECENT_FILES)]

    def forget(self) -> None:
        """Forget all of them."""
        self._preferences.reset(RECENT_FILES)

    def why_none(self) -> str:
        """Return why there is nothing to forget; empty if there is something."""
        return "" if self._preferences.get(RECENT_FILES) else said("no-recent-files")

    @Slot(object)
    def _on_attached(self, path: Path) -> None:
        if not self._controller.current.temporary:
            known = dict.fromkeys((str(path), *self._preferences.get(RECENT_FILES)))
            self._preferences.set(RECENT_FILES, tuple(known)[:MOST_RECENT_FILES])


class ContextWatch(QObject):
    """Counter of the next prompt's tokens, in the background, after every change."""

    counted = Signal(object)
    """The ContextUse if the message were sent now; None without a model."""
    refused = Signal(object)
    """The PromptError: why the model cannot be given this prompt, for the user."""

    def __init__(self, controller: ChatController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._text = ""
        self._attachments: tuple[Attachment, ...] = ()
        self._work = Background("context", self)
        self._timer = QTimer(self, singleShot=True, interval=COUNT_AFTER_MS)
        self._timer.timeout.connect(self._ask)
        answers = controller.answers
        for signal in (
            controller.conversation_shown,
            controller.branch_shown,
            answers.started,
            answers.continued,
            answers.ended,
            controller.engine.load_ended,
        ):
            signal.connect(self.look_again)

    def show_message(self, text: str, attachments: Sequence[Attachment]) -> None:
        """Set the text being written and its attachments."""
        self._text, self._attachments = text, tuple(attachments)
        self.look_again()

    @Slot()
    def look_again(self) -> None:
        """Count again soon: the conversation, its system prompt or the model has changed."""
        self._work.cancel()
        self._timer.start()

    @Slot()
    def _ask(self) -> None:
        conversation, answers = self._controller.current, self._controller.answers
        sent = list(answered(conversation.messages))
        messages = tuple(prompt_messages(conversation, sent))
        prompt = NextPrompt(
            messages=messages,
            start=start_of(conversation, sent, len(messages) - len(sent)),
            text=self._text,
            attachments=self._attachments,
            policy=answers.context_policy,
            max_tokens=answers.limits.max_tokens,
            switches=answers.switches,
        )
        counter = self._controller.engine.counter
        self._work.start(lambda _running: counter.count(prompt), self.counted.emit, self._on_failed)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, PromptError):
            self.refused.emit(error)


_BUSY = frozenset({EngineState.LOADING, EngineState.GENERATING, EngineState.TESTING})


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
            self._files.remove(files)
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
            self.return_messages(why=said("queue-answer-failed"))
        elif answer.finish_reason is FinishReason.CANCELLED:
            self.return_messages(why=said("queue-answer-stopped"))
        self._may_send = True

    @Slot(object)
    def _on_load_ended(self) -> None:
        # Not for the previous pair, which stays after an error or a stop.
        self._may_send = self._engine.has_requested
        if not self._may_send:
            self.return_messages(why=said("queue-model-not-loaded"))

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
            self.return_messages(why=said("queue-answer-stopped"))

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
