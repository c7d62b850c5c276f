"""The chats on the GUI thread: the shown conversation, its answers and branches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.answer_continuation import (
    trim_incomplete_end,
    version_with_choice,
)
from foretoken.chat.conversations.conversation import (
    Attachment,
    Conversation,
    Message,
    Removal,
    Role,
    descendants,
)
from foretoken.chat.runs.run_log import RunLog
from foretoken.control.answers.answer_control import AnswerControl
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_keeper import ConversationKeeper
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import ServerConnected
from foretoken.control.models.stored_results import RunKeeper
from foretoken.engine.events import FinishReason, TokenEmitted
from foretoken.system.language import tr, tr_n


class ChatController(QObject):
    """Owner of the shown conversation, its answers and the engine.

    Nothing is overwritten: editing and regenerating add versions. Conversations are saved to the
    archive unless they are temporary.
    """

    conversations_changed = Signal()
    """``conversations``, ``current`` or its content have changed."""
    branch_shown = Signal(object)
    """The current Conversation shows another branch, or a message of it has other versions.
    If an answer is about to start, the branch ends before it."""
    conversation_shown = Signal(object)
    """The new current Conversation."""
    sending_questioned = Signal(object)
    """The shown chat would be sent to another computer for the first time: the ServerConnected.
    Nothing is sent before ``answer_question``."""
    sending_answered = Signal(bool)
    """Whether the user agreed to send the chat there."""
    removal_changed = Signal(str)
    """Sentence about what ``undo_delete`` would restore; empty if nothing."""

    def __init__(
        self, archive: ChatArchive, runs: RunLog | None = None, parent: QObject | None = None
    ) -> None:
        """``archive`` is shut down after this; ``runs`` defaults to the user's statistics."""
        super().__init__(parent)
        self.archive = archive
        self.current = Conversation()
        self.engine = EngineControl(self)
        self.runs = RunKeeper(self.engine, runs or RunLog(), self)
        self._keeper = ConversationKeeper(archive, self.current, self)
        self.answers = AnswerControl(self.engine, self._keeper, self)
        self._removals: list[Removal] = []
        self._wanted: int | None = None
        self._agreed: set[tuple[int, str]] = set()
        self._pending_consent: tuple[Conversation, Callable[[], object]] | None = None
        self.answers.content_changed.connect(self.conversations_changed)
        self._keeper.changed.connect(self.conversations_changed)
        self._keeper.unsent_found.connect(self._on_unsent_found)
        self._keeper.current_gone.connect(self.new_conversation)

    # --- state -----------------------------------------------------------------------

    @property
    def conversations(self) -> Sequence[Conversation]:
        """Conversations that are only in memory, newest first."""
        return self._keeper.unsaved

    @property
    def asks(self) -> bool:
        """Whether the user is being asked if the chat may be sent to another computer."""
        return self._pending_consent is not None

    # --- answers -----------------------------------------------------------------------------

    def send(self, text: str, attachments: Sequence[Attachment] = (), *, unsent: str = "") -> bool:
        """Ask ``text`` at the end of the shown branch; return whether that was possible now.

        If the user must be asked first (``asks``), it has to be sent again. ``unsent`` is other
        typed text to store with the conversation. A question without an answer at the end of the
        branch stays, and is left out of the prompt.
        """
        if not (text.strip() or attachments) or not self._may_ask(lambda: None):
            return False
        self.current.unsent_text = unsent
        self._ask(Message(Role.USER, text, attachments=tuple(attachments)))
        return True

    def edit(self, message: Message, text: str, attachments: Sequence[Attachment] = ()) -> bool:
        """Add a version of a message; return whether that was possible now.

        An edited question is answered again. An edited answer is the user's own, without figures.
        """
        if not (text.strip() or attachments) or not self.current.holds(message):
            return False
        if message.role is Role.ASSISTANT:
            version = Message(Role.ASSISTANT, text, finish_reason=FinishReason.STOP)
            self.current.add(version, message.parent)
            self._keeper.keep(self.current, version)
            self._tell_branch()
            return True
        if not self._may_ask(lambda: self.edit(message, text, attachments)):
            return False
        self._show_until(message.parent)
        self._ask(Message(Role.USER, text, attachments=tuple(attachments)))
        return True

    def regenerate(self, message: Message) -> bool:
        """Add another answer to a question, or to an answer's question; return whether it could."""
        question = message.parent if message.role is Role.ASSISTANT else message
        if question is None or not self.current.holds(message):
            return False
        if not self._may_ask(lambda: self.regenerate(message)):
            return False
        self._show_until(question)
        self._answer(question)
        return True

    def continue_answer(self, answer: Message) -> bool:
        """Continue an answer that was cut off; return whether that was possible now.

        If messages follow it, a new version of it is continued.
        """
        conversation, target = self.current, self.engine.target
        if not answer.can_continue or answer.parent is None or not conversation.holds(answer):
            return False
        if not self._may_continue(lambda: self.continue_answer(answer)):
            return False
        if answer.children:
            answer = conversation.add_version(answer)
            self._tell_branch()
        elif conversation.leaf is not answer:
            conversation.select(answer)
            self._tell_branch()
        stops = (*(target.stop_strings if target else ()), *self.answers.limits.stop_strings)
        trim_incomplete_end(answer, stops)
        self.answers.begin(conversation, answer)
        return True

    def continue_from(self, answer: Message, index: int, chosen: TokenEmitted) -> bool:
        """Continue a new version of an answer from another token; return whether it could.

        The tokens before that place are unchanged; see ``version_with_choice``.
        """
        conversation = self.current
        there = conversation.holds(answer) and answer.parent is not None
        if not there or index >= len(answer.tokens) or not chosen.text:
            return False
        if not self._may_continue(lambda: self.continue_from(answer, index, chosen)):
            return False
        version = version_with_choice(answer, index, chosen)
        conversation.add(version, answer.parent)
        self._tell_branch()
        self.answers.begin(conversation, version)
        return True

    def answer_question(self, *, agreed: bool) -> None:
        """Set whether the shown chat may be sent to the server in use, and do what waits for it.

        The user is asked once per chat and server while the program runs.
        """
        waiting, self._pending_consent = self._pending_consent, None
        served = self.engine.served
        if waiting is None:
            return
        chat, again = waiting
        if agreed and served is not None:
            self._agreed.add((chat.id, served.target.server.address))
        self.sending_answered.emit(agreed)
        if agreed:
            again()

    def _may_continue(self, again: Callable[[], object]) -> bool:
        return not self.engine.why_no_continue and self._may_ask(again)

    def _may_ask(self, again: Callable[[], object]) -> bool:
        """Return whether a question can be asked now; ``again`` is called once the user agrees."""
        if self.engine.state is not EngineState.READY or self.asks:
            return False
        served = self.engine.served
        if served is None or self._may_be_sent(served):
            return True
        self._pending_consent = self.current, again
        self.sending_questioned.emit(served)
        return False

    def _may_be_sent(self, served: ServerConnected) -> bool:
        """Return whether the chat may be sent; one begun elsewhere needs the user's consent."""
        chat, server = self.current, served.target.server
        if server.on_this_computer or not chat.roots or (chat.id, server.address) in self._agreed:
            return True
        return any(
            sent.host == server.host
            for message in chat.all_messages()
            if message.source is not None
            for sent in message.source.servers
        )

    def _show_until(self, message: Message | None) -> None:
        """Shorten the shown branch to end with ``message``, so that another end can follow."""
        if self.current.leaf is not message:
            self.current.show_up_to(message)
            self._tell_branch()

    def _ask(self, question: Message) -> None:
        self.current.append(question)
        self._answer(question)

    def _answer(self, question: Message) -> None:
        answer = Message(Role.ASSISTANT)
        self.current.append(answer)
        self.answers.begin(self.current, answer, question)

    # --- branches ----------------------------------------------------------------------------

    def select(self, message: Message) -> None:
        """Show the branch of a version of a message."""
        if self.current.holds(message):
            self.current.select(message)
            self._keeper.keep_tree(self.current)
            self._tell_branch()

    def delete(self, message: Message) -> None:
        """Delete a message with everything after it; ``undo_delete`` restores it."""
        if not self.current.holds(message):
            return
        removal = self.current.remove(message)
        self._removals.append(removal)
        removed = [message.id]
        self._keeper.keep_tree(self.current, lambda store: store.delete_messages(removed))
        self._tell_branch()
        self.removal_changed.emit(_removal_words(removal))

    def undo_delete(self) -> None:
        """Restore the message that was deleted last."""
        if self._removals:
            removal = self._removals.pop()
            self.current.restore(removal)
            restored = [removal.message.id]
            self._keeper.keep_tree(self.current, lambda store: store.restore_messages(restored))
            self._tell_branch()
            self.removal_changed.emit(_removal_words(self._removals[-1]) if self._removals else "")

    def _tell_branch(self) -> None:
        self.answers.follow_branch()
        self.branch_shown.emit(self.current)
        self.conversations_changed.emit()

    # --- conversations -----------------------------------------------------------------------

    @Slot()
    def new_conversation(self, temporary: bool = False) -> None:
        """Show an empty conversation; the running answer is stopped.

        A conversation with unsent text but no messages is shown again, if there is one.
        """
        unsent = None if temporary else self._keeper.unsent_new
        self.show_conversation(unsent or Conversation(temporary=temporary))

    def open_conversation(self, conversation_id: int) -> None:
        """Show a stored conversation; no-op if it no longer exists."""
        self._wanted = conversation_id
        answering = self.answers.conversation
        if answering is not None and answering.id == conversation_id:
            self.show_conversation(answering)  # its answer is still being written
        elif conversation_id != self.current.id:
            self._keeper.fetch(conversation_id, self._show_requested)

    def show_conversation(self, conversation: Conversation) -> None:
        """Make another conversation the current one; the running answer is stopped.

        Tokens that still arrive are stored with the conversation they belong to.
        """
        self._wanted = None
        if conversation is self.current:
            return
        self.answers.stop_for_next()
        self.current = conversation
        self._keeper.show(conversation)
        if self._removals:
            self._removals.clear()
            self.removal_changed.emit("")
        self.conversation_shown.emit(conversation)
        self.conversations_changed.emit()
        self.answers.follow_branch()

    def branch(self, message: Message) -> None:
        """Show a new conversation with a copy of this one's branch up to ``message``."""
        if self.current.holds(message):
            copy = self.current.copy(message)
            self._keeper.keep_copy(copy)
            self.show_conversation(copy)

    def discard(self, conversation: Conversation) -> None:
        """Close a temporary conversation; ``take_back`` restores it."""
        self._keeper.drop(conversation)
        if conversation is self.current:
            self.new_conversation()

    def take_back(self, conversation: Conversation) -> None:
        """Restore and show a discarded conversation."""
        self._keeper.take_back(conversation)
        self.show_conversation(conversation)

    def set_system_prompt(self, text: str) -> None:
        """Set the system prompt of the current conversation for the next answers."""
        if text != self.current.system_prompt:
            self.current.system_prompt = text
            self._keeper.keep_head(self.current)

    def set_parameters(self, parameters: Mapping[str, Any]) -> None:
        """Set the sampling parameters of the current conversation."""
        if parameters != self.current.parameters:
            self.current.parameters = dict(parameters)
            self._keeper.keep_head(self.current)

    def set_unsent(self, text: str) -> None:
        """Store the unsent text; must be called whenever it changes."""
        self._keeper.type(self.current, text)

    def start_anew(self) -> None:
        """Show an empty conversation and drop all others: the archive is emptied or replaced.

        Must be called before the archive is asked to do so.
        """
        self.answers.stop_for_next()
        self._keeper.forget()
        self.show_conversation(Conversation())

    def shut_down(self) -> bool:
        """Stop everything and end the worker; return whether it ended in time.

        All writes have then been queued; shutting down the archive completes them.
        """
        ended = self.engine.shut_down()
        self._keeper.shut_down()
        self.runs.shut_down()
        return ended

    def _show_requested(self, conversation: Conversation) -> None:
        if self._wanted == conversation.id:
            self.show_conversation(conversation)

    @Slot(object)
    def _on_unsent_found(self, conversation: Conversation) -> None:
        untouched = not self.current.roots and not self.current.unsent_text
        if untouched and not self.current.temporary and self._wanted is None:
            self.show_conversation(conversation)


def _removal_words(removal: Removal) -> str:
    asked, count = removal.message.role is Role.USER, sum(1 for _ in descendants(removal.message))
    if not count:
        return tr("Question deleted.") if asked else tr("Answer deleted.")
    if asked:
        return tr_n(
            "Question deleted, along with {count} message after it.",
            "Question deleted, along with {count} messages after it.",
            count,
        )
    return tr_n(
        "Answer deleted, along with {count} message after it.",
        "Answer deleted, along with {count} messages after it.",
        count,
    )
