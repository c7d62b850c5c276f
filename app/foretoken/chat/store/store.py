"""The store of the chats: one SQLite file, private to its person, that survives kill -9.

Others import everything from here. Every method raises ``StoreError`` with a sentence for people
(what, why, what to do) where it cannot do its work; what it had begun is then undone. After one
that failed the store can be used on: a full disk may have room again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from foretoken.chat.conversations.conversation import (
    Conversation,
    CopiedText,
    TitleSource,
    now_ms,
)
from foretoken.chat.store import answers as store_answers
from foretoken.chat.store import conversations as store_conversations
from foretoken.chat.store import index as store_index
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store import search as store_search
from foretoken.chat.store import written as store_written
from foretoken.chat.store.conversations import ANY_FOLDER
from foretoken.chat.store.database import (
    CannotWrite,
    DamagedFile,
    DamagedIndex,
    Database,
    ReadOnlyDatabase,
    StoreError,
)
from foretoken.chat.store.files import StoreFiles
from foretoken.chat.store.folders import StoreShelves
from foretoken.chat.store.stored import (
    ConversationRow,
    Folder,
    RowKey,
    SearchHit,
    StoreContents,
    StoredConversation,
    StoredMessage,
    SystemPrompt,
    WrittenText,
    snapshot,
    snapshot_conversation,
)
from foretoken.engine.events import CopiedFrom, RunStatistics
from foretoken.system.paths import data_path

__all__ = [
    "ANY_FOLDER",
    "ChatStore",
    "ConversationRow",
    "Folder",
    "OpenedStore",
    "RowKey",
    "SearchHit",
    "StoreContents",
    "StoreError",
    "StoredConversation",
    "StoredMessage",
    "SystemPrompt",
    "WrittenText",
    "default_path",
    "snapshot",
    "snapshot_conversation",
]

_log = logging.getLogger(__name__)

# A large deletion goes on at the next opportunity; nobody sees what is left of it.
_PURGED_AT_OPEN_S, _PURGED_AT_CLOSE_S = 0.2, 1.5


def default_path() -> Path:
    """The file of the chats, in a folder of its own that holds its backups too."""
    return data_path("chats") / "chats.db"


def counted_answers(path: Path) -> Iterator[RunStatistics]:
    """The counters of all answers that are kept, by a connection of its own for any thread.

    Raises ``StoreError`` where they cannot be read.
    """
    if path.exists():
        with closing(ReadOnlyDatabase(path, lambda: None)) as database:
            yield from store_messages.counted_answers(database)


@dataclass(frozen=True, slots=True)
class OpenedStore:
    """A store, and what people should know about it."""

    store: ChatStore
    notice: str | None
    """E.g. that a damaged file was replaced by its backup, or cannot be written; None: all is
    well."""


class ChatStore(StoreShelves):
    """The chats on disk; used by one thread, that which opened it, and by one process at a time."""

    def __init__(
        self, files: StoreFiles, database: Database, read_only: CannotWrite | None = None
    ) -> None:
        """For ``open``: a locked folder and its sound database."""
        super().__init__(database)
        self.read_only = read_only
        """Why it can only be read; None: it can be written to."""
        self._files = files
        self._closed = False
        self._begin()

    def _begin(self) -> None:
        """Take over what the last run has left."""
        self._partials = store_answers.PartialAnswers(self._database)
        if self.read_only is not None:
            return
        try:
            self._partials.take_over()
            store_messages.purge(self._database, _PURGED_AT_OPEN_S)
        except CannotWrite as error:  # all can be read even where the disk is full
            _log.error("What the last run has left stays as it is: %s", error)

    # --- opening and closing -------------------------------------------------------------------

    @classmethod
    def open(cls, path: Path) -> OpenedStore:
        """Open the store at ``path``, or make it; ``path`` has a folder of its own (0700).

        Checks the file; a damaged one is set aside beside it, and the last good backup takes its
        place, or what can still be read. Brings an older file up to date, after a backup. Answers
        that were streaming when the app died become messages that are ``interrupted``. What was
        deleted is removed for good.

        Where nothing can be written, it can be read all the same: see ``read_only``.

        Raises ``StoreError``: not writable and not readable as it is, in use by another process,
        written by a newer version (then nothing is changed).
        """
        files = StoreFiles(path)
        try:
            try:
                files.lock()
                store, notice = cls._opened(files)
            except DamagedFile:
                # A large file was not looked through; now it is, and repaired.
                store, notice = cls._opened(files)
            except CannotWrite as error:
                store, notice = cls._read_only(files, error), str(error)
        except BaseException:
            files.unlock()
            raise
        return OpenedStore(store, notice)

    @classmethod
    def _read_only(cls, files: StoreFiles, why: CannotWrite) -> ChatStore:
        try:
            return cls(files, files.open_read_only(), why)
        except StoreError as error:
            _log.error("Nor can the chats be read: %s", error)
            raise why from None

    def make_writable(self) -> str | None:
        """Try again what ``open`` could not do; return what people should know.

        Raises ``StoreError``; then it can be read as before.
        """
        self._files.lock()
        # Connections of a process share what they know of the log, also that it is read-only.
        self._database.close()
        try:
            self._database, notice = self._files.open_sound()
        except StoreError:
            self._database = self._files.open_read_only()
            raise
        self.read_only = None
        self._begin()
        return notice

    @classmethod
    def _opened(cls, files: StoreFiles) -> tuple[ChatStore, str | None]:
        database, notice = files.open_sound()
        try:
            return cls(files, database), notice
        except BaseException:
            database.close()
            raise

    def close(self) -> None:
        """Remove for good what was deleted, and close the file; twice does no harm."""
        if self._closed:
            return
        self._closed = True
        try:
            if self.read_only is None:
                store_messages.purge(self._database, _PURGED_AT_CLOSE_S)
        finally:
            try:
                self._database.close()
            finally:
                self._files.unlock()

    # --- lists ---------------------------------------------------------------------------------

    def rows(
        self,
        *,
        archived: bool = False,
        before: RowKey | None = None,
        limit: int = 50,
        folder_id: int | None = ANY_FOLDER,
        pinned: bool | None = None,
    ) -> list[ConversationRow]:
        """Conversations for a list: pinned ones first, then newest ``updated_ms`` first.

        ``before`` is the ``key`` of the last row of the page before (None: the first page); fewer
        rows than ``limit`` means that there are no more. ``folder_id``: that folder, None: in no
        folder, ``ANY_FOLDER``: all. ``pinned``: only those that are, or are not; None: both.
        Archived ones are listed only by ``archived=True``, which lists nothing else. Those without
        a message are not listed: see ``unsent_new``.
        """
        return store_conversations.list_conversations(
            self._database,
            archived=archived,
            before=before,
            limit=limit,
            folder_id=folder_id,
            pinned=pinned,
        )

    def row(self, conversation_id: int) -> ConversationRow | None:
        """One of them, archived or not; None: it is not there, or deleted."""
        return store_conversations.one_conversation(self._database, conversation_id)

    def sizes(self) -> list[tuple[int, int, str]]:
        """Id, number of messages on all branches, and title of every conversation."""
        return store_conversations.sizes(self._database)

    def any_id_taken(self, conversation_id: int, message_ids: Iterable[int]) -> bool:
        """Whether there is one with such an id, be it deleted and not yet purged."""
        return store_conversations.any_id_taken(self._database, conversation_id, message_ids)

    def search(self, words: str, *, limit: int = 50) -> list[SearchHit]:
        """Find messages and titles that hold all words; titles first, then newest first.

        The last word may be the beginning of one; "words in quotes" stand side by side. Case and
        accents do not matter. Any input is fine; without a letter or digit it finds nothing.
        Archived conversations are searched too (``SearchHit.conversation.archived``), deleted
        ones and answers that still stream are not. At most ``limit`` hits, several of a
        conversation counted each.
        """
        try:
            return store_search.search(self._database, words, limit)
        except DamagedIndex:
            store_index.make_index(self._database)
            return store_search.search(self._database, words, limit)

    # --- conversations -------------------------------------------------------------------------

    def load(self, conversation_id: int) -> Conversation | None:
        """The whole tree with its leaf, ``context_start`` 0; None: not there, or deleted.

        Records of answers come back as ``answer_codec`` rounds them. An answer that is streaming
        is in it as far as it was saved.
        """
        return store_answers.load(self._database, conversation_id)

    def unsent_new(self) -> Conversation | None:
        """The newest conversation without a message in which something was typed and not sent."""
        found = store_conversations.unsent_new(self._database)
        return None if found is None else self.load(found)

    def save_conversation(self, conversation: StoredConversation) -> None:
        """Add a conversation, or take over title, leaf, system prompt and unsent text.

        Of one that is there already, ``pinned``, ``archived`` and the folder stay as they are:
        they belong to ``set_pinned`` and so on. A title by a person is replaced only by another
        one by a person. It does not move the conversation in the list.
        """
        store_conversations.save_conversation(self._database, conversation)

    def save_whole(
        self,
        conversation: StoredConversation,
        messages: Iterable[StoredMessage],
        *,
        said_ms: int | None = None,
    ) -> None:
        """``save_conversation`` and ``save_message`` of all, parents first, in one go: all or none.

        For copies and branches. ``said_ms`` is when something was last said in it; None: now.
        """
        at_ms = now_ms() if said_ms is None else said_ms
        with self._database.transaction():
            store_conversations.save_conversation(self._database, conversation)
            for message in messages:
                store_messages.save_message(self._database, message, conversation.leaf_id, at_ms)
                self._partials.end(message.id)

    def save_unsent(self, conversation_id: int, text: str) -> None:
        """Keep what was typed and not sent; nothing happens without that conversation."""
        store_conversations.set_column(self._database, [conversation_id], "unsent_text", text)

    def save_leaf(
        self, conversation_id: int, leaf_id: int | None, speedup: float | None = None
    ) -> None:
        """Keep which branch is shown, and the speedup over it; the leaf need not be stored yet."""
        store_conversations.save_leaf(self._database, conversation_id, leaf_id, speedup)

    def rename(
        self, conversation_id: int, title: str, source: TitleSource = TitleSource.PERSON
    ) -> None:
        """Give a title, whoever gave the one before (also to undo a renaming)."""
        store_conversations.rename(self._database, conversation_id, title, source)

    def free_title(self, title: str, conversation_id: int) -> str:
        """Return a title, or where another conversation has it already, with a number behind it."""
        return store_conversations.free_title(self._database, title, conversation_id)

    def set_pinned(self, ids: Iterable[int], pinned: bool) -> None:
        """Pin conversations, or let them go."""
        store_conversations.set_column(self._database, ids, "pinned", pinned)

    def set_archived(self, ids: Iterable[int], archived: bool) -> None:
        """Put conversations into the archive, or back."""
        store_conversations.set_column(self._database, ids, "archived", archived)

    def set_folder(self, ids: Iterable[int], folder_id: int | None) -> None:
        """Put conversations into a folder; None: into none."""
        store_conversations.set_folder(self._database, ids, folder_id)

    def delete_conversations(self, ids: Iterable[int]) -> None:
        """Delete conversations so that it can be undone until the store is closed.

        Daily backups hold them for some days more; ``delete_all`` removes those too.
        """
        store_conversations.delete_conversations(self._database, ids)

    def restore_conversations(self, ids: Iterable[int]) -> None:
        """Undo ``delete_conversations``."""
        store_conversations.set_column(self._database, ids, "deleted", None)

    # --- messages ------------------------------------------------------------------------------

    def save_message(self, message: StoredMessage, leaf_id: int | None) -> None:
        """Add a message, or replace it by its final state; its conversation and parent are there.

        Ends what ``save_partial`` has kept of it, and moves the conversation to the top of its
        list. ``leaf_id`` is that of the conversation now.
        """
        store_messages.save_message(self._database, message, leaf_id, now_ms())
        self._partials.end(message.id)

    def save_partial(self, message: StoredMessage) -> None:
        """Keep an answer that is streaming as far as it is, its leaf included; survives kill -9.

        Only what is new since the last call is written, so it is cheap however long the answer.
        For an answer that goes on, the first call writes all of it once. ``save_message`` ends it.
        """
        self._partials.save(message)

    def delete_messages(self, ids: Iterable[int]) -> None:
        """Delete messages and all behind them so that it can be undone until the store is closed.

        The leaf stays as it is: tell the new one by ``save_leaf``.
        """
        store_messages.delete_messages(self._database, ids)

    def restore_messages(self, ids: Iterable[int]) -> None:
        """Undo ``delete_messages`` of the same ids; what was deleted before them stays deleted."""
        store_messages.restore_messages(self._database, ids)

    # --- what was written, in whichever conversation ----------------------------------------------

    def written_revisions(self, limit: int) -> dict[int, int]:
        """Ids of the ``limit`` newest messages with a text, newest first, and their revisions.

        Those that are deleted are not there, nor those of deleted conversations.
        """
        return store_written.written_revisions(self._database, limit)

    def written_texts(self, ids: Iterable[int]) -> list[WrittenText]:
        """The texts of messages, in the order of their ids; of those that are there."""
        return store_written.written_texts(self._database, ids)

    def copied_texts(
        self, sources: Iterable[CopiedFrom], conversation_id: int
    ) -> dict[CopiedFrom, CopiedText]:
        """What texts of messages are called in a conversation; of those that are there."""
        return store_written.copied_texts(self._database, sources, conversation_id)

    # --- the whole -----------------------------------------------------------------------------

    def make_daily_backup(self, go_on: Callable[[], bool] = lambda: True) -> bool:
        """Copy the store beside itself, once a day; the last good copies are kept.

        Takes seconds with hundreds of thousands of messages: it gives up where ``go_on`` says no
        (asked several times a second), to be called again later. Returns whether today has a copy.
        A copy is checked before it counts; damage that it finds is repaired at the next ``open``.
        """
        return self._files.make_daily_backup(self._database, go_on)

    def backup_to(self, path: Path) -> None:
        """Write everything into one file (0600), in the place of one that is there."""
        self._files.write_backup(self._database, path)

    def contents(self) -> StoreContents:
        """How much there is."""
        return store_conversations.contents(self._database)

    def look_into(self, path: Path) -> StoreContents:
        """Check a file from ``backup_to``, and say what is in it; ``StoreError`` says why not."""
        with self._files.open_backup(path) as backup:
            return store_conversations.contents(backup)

    def restore_from(self, path: Path) -> str:
        """Replace everything by what a file from ``backup_to`` holds, and say what happened.

        The file is checked first; where it is not good, ``StoreError`` says why and nothing has
        changed. What was there before is kept beside the store as one more such file.
        """
        told = self._files.restore(self._database, path)
        self._begin()
        return told

    def undo_restore(self) -> None:
        """What was there before the last ``restore_from`` changes places with what is there now."""
        self._files.undo_restore(self._database)
        self._begin()

    def delete_all(self) -> None:
        """Delete everything for good: chats, folders, prompts, backups and files set aside."""
        if self.read_only is not None:
            self.make_writable()
        self._database.close()
        try:
            self._files.erase()
        finally:
            self._database, _ = self._files.open_sound()
            self._begin()
