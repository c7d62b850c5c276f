"""Conversations in the store (without their messages), folders and the prompt library."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import Any, Final

from foretoken.chat.conversations.conversation import Attachment, Conversation, TitleSource, new_id
from foretoken.chat.conversations.titles import numbered_title
from foretoken.chat.store.index import TITLES, change_text
from foretoken.system.database import Database


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """Conversation as shown in a list."""

    id: int
    title: str
    title_source: TitleSource
    updated_ms: int
    """When a message was last saved."""
    pinned: bool
    archived: bool
    folder_id: int | None
    message_count: int
    """Number of messages in the displayed branch."""
    speedup: float | None
    """Speedup over the answers of the displayed branch; None if inconclusive."""


@dataclass(frozen=True, slots=True)
class StoreContents:
    """Amount of data in a store or backup."""

    conversations: int
    """Number of listed conversations, including archived ones."""
    newest_ms: int | None
    """When a message was last saved; None without conversations."""


@dataclass(frozen=True, slots=True)
class WrittenText:
    """Message text of the user or a model, for the text memory."""

    id: int
    """Id of the message."""
    revision: int
    """Revision number, which differs after a change."""
    text: str
    tokens: tuple[int, ...]
    """Ids in the vocabulary of the model that generated it; empty if unknown."""
    asked: str
    """Question text of an answer."""
    ended: bool
    """Whether it is an answer that its model ended itself."""
    attachments: tuple[Attachment, ...]


@dataclass(frozen=True, slots=True)
class Folder:
    """Folder of conversations."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SystemPrompt:
    """System prompt of the library."""

    id: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SearchHit:
    """Message or title that matches a search."""

    conversation: ConversationRow
    message_id: int | None
    """None: the match is in the title."""
    snippet: str
    """One line of text around the first match, cut at words; "…" where text is omitted."""
    marks: tuple[tuple[int, int], ...]
    """Matches in the snippet: start and end in code points; ascending, without overlaps."""
    at: int = 0
    """Position of the first match in the message, in code points."""


ANY_FOLDER: Final = -1
"""Selects the conversations in all folders and in none."""

# Length of the branch that ``load`` shows: from the root to the leaf, and on along the newest
# descendants. Computed for listed rows only, a page at a time.
_SHOWN_MESSAGES = """(
    WITH RECURSIVE
    leaf (id) AS (SELECT coalesce(
        (SELECT one.id FROM messages AS one WHERE one.id = conversations.leaf_id
            AND one.conversation_id = conversations.id AND one.deleted IS NULL),
        (SELECT one.id FROM messages AS one WHERE one.conversation_id = conversations.id
            AND one.parent_id IS NULL AND one.deleted IS NULL ORDER BY one.key DESC LIMIT 1))),
    above (id) AS (
        SELECT id FROM leaf WHERE id IS NOT NULL
        UNION ALL SELECT one.parent_id FROM above JOIN messages AS one ON one.id = above.id
        WHERE one.parent_id IS NOT NULL),
    behind (id) AS (
        SELECT id FROM leaf WHERE id IS NOT NULL
        UNION ALL SELECT (SELECT one.id FROM messages AS one WHERE one.parent_id = behind.id
            AND one.deleted IS NULL ORDER BY one.key DESC LIMIT 1)
        FROM behind WHERE behind.id IS NOT NULL)
    SELECT (SELECT count(id) FROM above) + max(0, (SELECT count(id) FROM behind) - 1)
)"""
SAID = (
    "EXISTS (SELECT 1 FROM messages AS one "  # not translated: SQL
    "WHERE one.conversation_id = conversations.id AND one.deleted IS NULL)"  # not translated: SQL
)
"""SQL condition: a row of the table ``conversations`` has a message."""
COLUMNS = (
    "conversations.id, conversations.title, title_source, "  # not translated: SQL
    f"updated_ms, pinned, archived, folder_id, {_SHOWN_MESSAGES}, speedup"
)
"""Columns of the table ``conversations`` for ``conversation_row``."""


def conversation_row(values: Sequence[Any]) -> ConversationRow:
    """Convert a row of ``COLUMNS``."""
    id_, title, source, updated, pinned, archived, *rest = values
    source = title_source(source)
    return ConversationRow(id_, title, source, updated, bool(pinned), bool(archived), *rest)


def contents(database: Database) -> StoreContents:
    """Return the amount of data, excluding deleted data."""
    found = database.rows(
        f"SELECT count(*), max(updated_ms) FROM conversations WHERE deleted IS NULL AND {SAID}"
    )
    return StoreContents(*found[0])


def title_source(kept: str) -> TitleSource:
    """Parse a title source; unknown ones count as the user's, which is never replaced."""
    return TitleSource(kept) if kept in set(TitleSource) else TitleSource.PERSON


class ConversationStore:
    """Operations of ``ChatStore`` on conversations, folders and prompts."""

    _database: Database

    def contents(self) -> StoreContents:
        """Return the amount of data."""
        return contents(self._database)

    # --- lists ---------------------------------------------------------------------------------

    def rows(
        self,
        *,
        archived: bool = False,
        limit: int = 50,
        folder_id: int | None = ANY_FOLDER,
        pinned: bool | None = None,
    ) -> list[ConversationRow]:
        """Return conversations for a list: pinned ones first, then by ``updated_ms``, newest first.

        At most ``limit`` (-1: all). ``folder_id``: in that folder; None: in no folder;
        ``ANY_FOLDER``: all. ``pinned``: only those that are, or are not; None: both.
        ``archived``: only archived ones instead of only others. Those without a message are not
        listed: see ``unsent_new``.
        """
        conditions = ["deleted IS NULL", "archived = ?", SAID]  # not translated: SQL
        wanted: list[object] = [archived]
        if folder_id != ANY_FOLDER:
            conditions.append("folder_id IS ?")
            wanted.append(folder_id)
        if pinned is not None:
            conditions.append("pinned = ?")
            wanted.append(pinned)
        found = self._database.rows(
            f"SELECT {COLUMNS} FROM conversations WHERE {' AND '.join(conditions)} "
            "ORDER BY pinned DESC, updated_ms DESC, id DESC LIMIT ?",
            *wanted,
            limit,
        )
        return [conversation_row(values) for values in found]

    def row(self, conversation_id: int) -> ConversationRow | None:
        """Return the row of a conversation, archived or not; None if missing or deleted."""
        found = self._database.row(
            f"SELECT {COLUMNS} FROM conversations WHERE id = ? AND deleted IS NULL", conversation_id
        )
        return None if found is None else conversation_row(found)

    def sizes(self) -> list[tuple[int, int, str]]:
        """Return id, number of messages in all branches, and title of every conversation."""
        query = (
            "SELECT conversations.id, count(messages.id), title FROM conversations "
            "LEFT JOIN messages ON conversation_id = conversations.id AND messages.deleted IS NULL "
            "WHERE conversations.deleted IS NULL GROUP BY conversations.id"
        )
        return [(id_, count, title) for id_, count, title in self._database.rows(query)]

    def any_id_taken(self, conversation_id: int, message_ids: Iterable[int]) -> bool:
        """Return whether one of these ids is in use, even by deleted data not yet purged."""
        if self._database.row("SELECT 1 FROM conversations WHERE id = ?", conversation_id):
            return True
        query = "SELECT 1 FROM messages WHERE id = ?"
        return any(self._database.row(query, id_) is not None for id_ in message_ids)

    # --- changes -------------------------------------------------------------------------------

    def save_conversation(self, conversation: Conversation) -> None:
        """Add a conversation, or update title, leaf, system prompt, parameters and unsent text.

        ``pinned``, ``archived`` and the folder of an existing one are not changed: use
        ``set_pinned`` and so on. The user's title is replaced only by another one of the user.
        The conversation does not move in the list.
        """
        database, id_ = self._database, conversation.id
        with database.transaction():
            before = database.row("SELECT title, title_source FROM conversations WHERE id = ?", id_)
            title, source = conversation.stored_title, conversation.title_source
            if before is not None and TitleSource.PERSON == before[1] != source:
                title, source = before[0], TitleSource.PERSON
            values = {
                "title": title,
                "title_source": source,
                "leaf_id": None if conversation.leaf is None else conversation.leaf.id,
                "system_prompt": conversation.system_prompt,
                "parameters": json.dumps(dict(conversation.parameters)),
                "unsent_text": conversation.unsent_text,
            }
            if before is None:
                database.insert(
                    "conversations",
                    id=id_,
                    created_ms=conversation.created_ms,
                    updated_ms=conversation.created_ms,
                    pinned=conversation.pinned,
                    archived=conversation.archived,
                    **values,
                )
                self.set_folder([id_], conversation.folder_id)
            else:
                database.update("conversations", id_, **values)
            change_text(database, TITLES, id_, before[0] if before else "", title)

    def save_unsent(self, conversation_id: int, text: str) -> None:
        """Save text typed but not sent; a no-op if the conversation does not exist."""
        self._database.update("conversations", conversation_id, unsent_text=text)

    def save_head(
        self, conversation_id: int, system_prompt: str, parameters: Mapping[str, Any]
    ) -> None:
        """Save the settings for answers; a no-op if the conversation does not exist."""
        self._database.update(
            "conversations",
            conversation_id,
            system_prompt=system_prompt,
            parameters=json.dumps(dict(parameters)),
        )

    def save_leaf(
        self,
        conversation_id: int,
        leaf_id: int | None,
        speedup: float | None = None,
        first_words: str | None = None,
    ) -> None:
        """Save the displayed branch and its speedup; the leaf need not be stored yet.

        ``first_words`` becomes the title if the current title consists of first words.
        """
        database, by_words = self._database, TitleSource.FIRST_WORDS
        with database.transaction():
            database.update("conversations", conversation_id, leaf_id=leaf_id, speedup=speedup)
            query = "SELECT 1 FROM conversations WHERE id = ? AND title_source = ? AND title <> ?"
            if database.row(query, conversation_id, by_words, first_words) is not None:
                self.rename(conversation_id, first_words or "", by_words)

    def rename(
        self, conversation_id: int, title: str, source: TitleSource = TitleSource.PERSON
    ) -> None:
        """Change the title, whatever its source; also used to undo a renaming."""
        database = self._database
        with database.transaction():
            query = "SELECT title FROM conversations WHERE id = ?"
            before = database.value(query, conversation_id)
            if before is not None:
                database.update("conversations", conversation_id, title=title, title_source=source)
                change_text(database, TITLES, conversation_id, before, title)

    def free_title(self, title: str, conversation_id: int) -> str:
        """Return a title, with a number appended if another conversation has it already."""
        query = f"SELECT title FROM conversations WHERE deleted IS NULL AND {SAID} AND id <> ?"
        taken = {other for (other,) in self._database.rows(query, conversation_id)}
        return numbered_title(title, taken) if title in taken else title

    def set_pinned(self, ids: Iterable[int], pinned: bool) -> None:
        """Pin or unpin conversations."""
        self._set_all(ids, pinned=pinned)

    def set_archived(self, ids: Iterable[int], archived: bool) -> None:
        """Archive conversations, or restore them from the archive."""
        self._set_all(ids, archived=archived)

    def set_folder(self, ids: Iterable[int], folder_id: int | None) -> None:
        """Move conversations to a folder; None, or a folder that is gone: to no folder."""
        query = "SELECT id FROM folders WHERE id = ? AND deleted IS NULL"
        there = self._database.value(query, folder_id)
        self._set_all(ids, folder_id=there)

    def delete_conversations(self, ids: Iterable[int]) -> None:
        """Delete conversations; can be undone until the store is closed.

        Daily backups contain them for some more days; ``delete_all`` removes those too.
        """
        deletion = new_id()
        self._database.run_many(
            "UPDATE conversations SET deleted = ? WHERE id = ? AND deleted IS NULL",
            [(deletion, id_) for id_ in ids],
        )

    def restore_conversations(self, ids: Iterable[int]) -> None:
        """Undo ``delete_conversations``."""
        self._set_all(ids, deleted=None)

    def _set_all(self, ids: Iterable[int], **values: object) -> None:
        with self._database.transaction():
            for id_ in ids:
                self._database.update("conversations", id_, **values)

    # --- folders and prompts -------------------------------------------------------------------

    def folders(self) -> list[Folder]:
        """Return all folders in order of creation."""
        rows = self._database.rows("SELECT id, name FROM folders WHERE deleted IS NULL ORDER BY id")
        return [Folder(*row) for row in rows]

    def add_folder(self, name: str) -> Folder:
        """Add a folder after the others."""
        folder = Folder(new_id(), name)
        self._database.insert("folders", id=folder.id, name=name)
        return folder

    def rename_folder(self, folder_id: int, name: str) -> None:
        """Rename a folder."""
        self._database.update("folders", folder_id, name=name)

    def in_folder(self, folder_id: int) -> list[int]:
        """Return the ids of a folder's conversations, deleted ones included."""
        query = "SELECT id FROM conversations WHERE folder_id = ?"
        return [id_ for (id_,) in self._database.rows(query, folder_id)]

    def delete_folder(self, folder_id: int) -> None:
        """Delete a folder; its conversations are then in none."""
        with self._database.transaction():
            self._database.update("folders", folder_id, deleted=new_id())
            self._set_all(self.in_folder(folder_id), folder_id=None)

    def restore_folder(self, folder_id: int, ids: Iterable[int]) -> None:
        """Undo ``delete_folder``; those of its conversations return that are in no other now."""
        with self._database.transaction():
            if self._database.update("folders", folder_id, deleted=None):
                self._database.run_many(
                    "UPDATE conversations SET folder_id = ? WHERE id = ? AND folder_id IS NULL",
                    [(folder_id, id_) for id_ in ids],
                )

    def prompts(self) -> list[SystemPrompt]:
        """Return the library of system prompts, sorted by name."""
        query = "SELECT id, name, text FROM prompts ORDER BY name COLLATE NOCASE, id"
        return [SystemPrompt(*row) for row in self._database.rows(query)]

    def save_prompt(self, prompt: SystemPrompt) -> None:
        """Add a prompt (with a ``new_id()``), or replace the one with its id."""
        self._database.run(
            "INSERT OR REPLACE INTO prompts (id, name, text) VALUES (?, ?, ?)", *astuple(prompt)
        )

    def delete_prompt(self, prompt_id: int) -> None:
        """Delete a prompt; saving it again with the same id undoes that."""
        self._database.run("DELETE FROM prompts WHERE id = ?", prompt_id)
