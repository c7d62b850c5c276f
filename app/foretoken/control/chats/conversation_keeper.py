"""Storage of conversations: in the archive as they grow, or in memory if that fails."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import (
    Conversation,
    Message,
    TitleSource,
    conclusive_speedup,
)
from foretoken.chat.conversations.titles import numbered_title
from foretoken.chat.store.conversations import ConversationRow
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.engine.events import copied_from

# Text should be stored 250 ms after it was shown; the rest is for the writing.
_STREAM_INTERVAL_MS = 200
_UNSENT_INTERVAL_MS = 500


class ConversationKeeper(QObject):
    """Reader and writer of all conversations; nothing of a temporary one leaves memory.

    One that could not be written stays in memory and is written as a whole with the next change, or
    as soon as any other write succeeds.
    """

    changed = Signal()
    """``unsaved``, or the title of the shown conversation, has changed."""
    current_gone = Signal()
    """The shown conversation was deleted from the archive."""
    unsent_found = Signal(object)
    """An empty Conversation of an earlier session, with text that was typed but not sent."""

    def __init__(
        self, archive: ChatArchive, shown: Conversation, parent: QObject | None = None
    ) -> None:
        """``shown`` is the first conversation; see ``show``."""
        super().__init__(parent)
        self.unsaved: list[Conversation] = []
        """Conversations of this session whose present state is only in memory, newest first."""
        self.shown = shown
        """The last argument of ``show``."""
        self._archive = archive
        self._stored: set[int] = set()  # ids whose state is in the store unless a write fails
        self._stream: tuple[Conversation, Message] | None = None
        self._streamed = 0
        self._partial_waits = False
        self._dropped: list[Conversation] = []
        self._unsent: Conversation | None = None
        self._unsent_new: Conversation | None = None
        self._stream_timer = QTimer(self, interval=_STREAM_INTERVAL_MS)
        self._stream_timer.timeout.connect(self._on_stream_due)
        self._unsent_timer = QTimer(self, interval=_UNSENT_INTERVAL_MS, singleShot=True)
        self._unsent_timer.timeout.connect(self.keep_typed)
        archive.changed.connect(self._on_rows_changed)
        archive.written_again.connect(self._on_written_again)
        archive.ask(lambda store: store.unsent_new(), self._on_unsent_new)

    @property
    def unsent_new(self) -> Conversation | None:
        """An empty conversation with text that was typed but not sent."""
        for found in (self.shown, self._unsent_new):
            if found and not found.temporary and not found.roots and found.unsent_text:
                return found
        return None

    # --- showing and reading -----------------------------------------------------------------

    def show(self, conversation: Conversation) -> None:
        """Follow changes made elsewhere to this conversation: renaming, moving, deleting."""
        self.keep_typed()
        self._unsent_new = self.unsent_new
        self.shown = conversation
        self._on_rows_changed()

    def fetch(self, conversation_id: int, then: Callable[[Conversation], None]) -> None:
        """Call ``then`` with a conversation; no-op if it no longer exists."""
        found = next((each for each in self.unsaved if each.id == conversation_id), None)
        if found is not None:
            then(found)
            return

        def take(loaded: Conversation | None) -> None:
            if loaded is not None:
                self._stored.add(conversation_id)
                for message in loaded.all_messages():
                    self.name_copied(loaded, message)
                then(loaded)

        self._archive.ask(lambda store: store.load(conversation_id), take)

    # --- writing -----------------------------------------------------------------------------

    def keep(self, conversation: Conversation, *messages: Message) -> None:
        """Write messages that are new or complete, parents first."""
        leaf_id = _leaf_id(conversation)
        kept = [message.snapshot() for message in messages]
        unsent = conversation.unsent_text

        def save(store: ChatStore) -> None:
            for message in kept:
                store.save_message(conversation.id, message, leaf_id)
            store.save_unsent(conversation.id, unsent)

        self.keep_tree(conversation, save)

    def keep_copy(self, copy: Conversation) -> None:
        """Save a copy of a conversation, with a number added to its title."""
        for message in copy.all_messages():
            self.name_copied(copy, message)
        if copy.temporary:
            titles = {each.title for each in self.unsaved}
            copy.given_title = numbered_title(copy.title, titles)
            self.keep(copy)
            return

        def name(store: ChatStore) -> None:
            store.rename(copy.id, store.free_title(copy.title, copy.id), copy.title_source)

        self.keep_tree(copy, name)
        self._archive.ask(lambda store: store.row(copy.id), lambda row: self._follow(copy, row))

    def keep_tree(
        self, conversation: Conversation, change: Callable[[ChatStore], object] = lambda _: None
    ) -> None:
        """Write which branch is shown, after ``change``."""
        leaf_id, speedup = _leaf_id(conversation), conclusive_speedup(conversation)
        by_words = conversation.title_source is TitleSource.FIRST_WORDS
        first_words = conversation.stored_title if by_words else None

        def work(store: ChatStore) -> None:
            change(store)
            store.save_leaf(conversation.id, leaf_id, speedup, first_words)

        self._write(conversation, work)

    def keep_head(self, conversation: Conversation) -> None:
        """Write the system prompt and the parameters of answers."""
        if conversation.roots or conversation.unsent_text:  # an empty conversation has no row yet
            head = (conversation.id, conversation.system_prompt, dict(conversation.parameters))
            self._write(conversation, lambda store: store.save_head(*head), changes=False)

    @Slot(object, str)
    def keep_title(self, conversation: Conversation, title: str) -> None:
        """Use a title written by a model, unless the user has given one."""

        def rename(store: ChatStore) -> bool:
            row = store.row(conversation.id)
            if row is None or row.title_source is TitleSource.PERSON:
                return False
            store.rename(conversation.id, title, TitleSource.MODEL)
            return True

        def take(renamed: bool) -> None:
            if renamed and conversation.title_source is not TitleSource.PERSON:
                conversation.given_title, conversation.title_source = title, TitleSource.MODEL
                self._tell_title(conversation)

        self._archive.ask(rename, take, otherwise=lambda: take(True), changes=True)

    # --- streaming ---------------------------------------------------------------------------

    def begin_stream(self, conversation: Conversation, answer: Message) -> None:
        """Save an answer several times a second from now on."""
        self._stream, self._streamed = (conversation, answer), len(answer.tokens)
        self._stream_timer.start()

    def end_stream(self) -> None:
        """Save the answer's final or present state."""
        if self._stream is not None:
            (conversation, answer), self._stream = self._stream, None
            self._stream_timer.stop()
            # If it was removed from the conversation, it is saved when it is put back.
            if conversation.holds(answer) or conversation.id in self._stored:
                self.keep(conversation, answer)

    @Slot()
    def _on_stream_due(self) -> None:
        if self._stream is None or self._partial_waits:
            return
        conversation, answer = self._stream
        if conversation.temporary or len(answer.tokens) == self._streamed:
            return
        self._streamed, self._partial_waits = len(answer.tokens), True
        kept = answer.snapshot()
        self._archive.ask(
            lambda store: store.save_partial(conversation.id, kept),
            lambda _: self._on_partial_written(),
            otherwise=self._on_partial_written,
        )

    def _on_partial_written(self) -> None:
        self._partial_waits = False

    def name_copied(self, conversation: Conversation, answer: Message) -> None:
        """Look up the names of the texts that an answer was copied from, if any is new."""
        unnamed = copied_from(answer.steps) - answer.copied_texts.keys()
        if unnamed:
            self._archive.ask(
                lambda store: store.copied_texts(unnamed, conversation.id),
                answer.copied_texts.update,
            )

    # --- unsent text -------------------------------------------------------------------------

    def type(self, conversation: Conversation, text: str) -> None:
        """Save the unsent text of a conversation soon."""
        if conversation.unsent_text != text:
            conversation.unsent_text = text
            self._unsent = conversation
            if not self._unsent_timer.isActive():
                self._unsent_timer.start()

    @Slot()
    def keep_typed(self) -> None:
        """Save the unsent text now."""
        self._unsent_timer.stop()
        conversation, self._unsent = self._unsent, None
        if conversation is None:
            return
        text = conversation.unsent_text
        if text or conversation.roots or conversation.id in self._stored:
            self._write(
                conversation, lambda store: store.save_unsent(conversation.id, text), changes=False
            )

    # --- dropping, shutdown ------------------------------------------------------------------

    def drop(self, conversation: Conversation) -> None:
        """Forget a temporary conversation, whatever is still written to it."""
        self._dropped.append(conversation)
        if conversation in self.unsaved:
            self.unsaved.remove(conversation)
            self.changed.emit()

    def take_back(self, conversation: Conversation) -> None:
        """Undo ``drop``."""
        self._dropped.remove(conversation)
        if conversation.roots:
            self._hold(conversation)

    def forget(self) -> None:
        """Stop writing: the archive was emptied or replaced."""
        self._stream = self._unsent = self._unsent_new = None
        self._stream_timer.stop()
        self._unsent_timer.stop()
        self._stored.clear()
        self.unsaved = [each for each in self.unsaved if each.temporary]
        self.changed.emit()

    def shut_down(self) -> None:
        """Save what is pending."""
        self.end_stream()
        self.keep_typed()

    def _write(
        self,
        conversation: Conversation,
        work: Callable[[ChatStore], object],
        *,
        changes: bool = True,
    ) -> None:
        archive, stored = self._archive, conversation.id in self._stored
        if not stored and conversation.roots:
            self._hold(conversation)
        if conversation.temporary:
            return
        if stored:
            archive.ask(work, otherwise=lambda: self._on_failed(conversation), changes=changes)
            return
        whole = conversation.snapshot()

        def save_whole(store: ChatStore) -> None:
            store.save_whole(whole)
            work(store)

        archive.ask(
            save_whole,
            lambda _: self._on_whole_written(conversation),
            otherwise=lambda: self._on_failed(conversation),
            changes=True,
        )

    def _hold(self, conversation: Conversation) -> None:
        if conversation not in self.unsaved and conversation not in self._dropped:
            self.unsaved.insert(0, conversation)
            self.changed.emit()

    def _on_whole_written(self, conversation: Conversation) -> None:
        self._stored.add(conversation.id)
        if conversation in self.unsaved:
            self.unsaved.remove(conversation)
            self.changed.emit()

    @Slot()
    def _on_written_again(self) -> None:
        for conversation in self.unsaved:
            self._write(conversation, lambda _: None)

    def _on_failed(self, conversation: Conversation) -> None:
        self._stored.discard(conversation.id)
        self._hold(conversation)

    @Slot()
    def _on_rows_changed(self) -> None:
        shown = self.shown
        if shown.id in self._stored:
            self._archive.ask(
                lambda store: store.row(shown.id), lambda row: self._follow(shown, row)
            )

    def _on_unsent_new(self, found: Conversation | None) -> None:
        if found is not None and self._unsent_new is None:
            self._stored.add(found.id)
            self._unsent_new = found
            self.unsent_found.emit(found)

    def _follow(self, conversation: Conversation, row: ConversationRow | None) -> None:
        if row is not None:
            before, conversation.title_source = conversation.title, row.title_source
            first_words = row.title_source is TitleSource.FIRST_WORDS
            conversation.given_title = "" if first_words else row.title
            if conversation.title != before:
                self._tell_title(conversation)
            conversation.pinned, conversation.archived = row.pinned, row.archived
            conversation.folder_id = row.folder_id
        elif conversation is self.shown and conversation.id in self._stored:
            self.current_gone.emit()

    def _tell_title(self, conversation: Conversation) -> None:
        if conversation is self.shown:
            self.changed.emit()


def _leaf_id(conversation: Conversation) -> int | None:
    return None if conversation.leaf is None else conversation.leaf.id
