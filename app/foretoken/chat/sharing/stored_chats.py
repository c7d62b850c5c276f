"""Selection of stored chats for export, and adding of imported chats to the store."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from typing import Any

from foretoken.chat.conversations.conversation import Conversation, conclusive_speedup, new_id
from foretoken.chat.sharing.shared import SharedChat
from foretoken.chat.store.conversations import ANY_FOLDER, ConversationRow
from foretoken.chat.store.store import ChatStore


@dataclass(frozen=True, slots=True)
class Selection:
    """Selection of conversations."""

    ids: tuple[int, ...] | None = None
    """Their ids; None: all, or those of a folder."""
    folder_id: int | None = ANY_FOLDER


def selected(store: ChatStore, selection: Selection) -> list[ConversationRow]:
    """Return the rows of the selected conversations, archived ones last."""
    if selection.ids is not None:
        return [row for row in map(store.row, selection.ids) if row is not None]
    return [
        row
        for archived in (False, True)
        for row in store.rows(archived=archived, folder_id=selection.folder_id, limit=-1)
    ]


def read_shared(store: ChatStore, row: ConversationRow) -> SharedChat | None:
    """Load a complete conversation; None if it no longer exists."""
    conversation = store.load(row.id)
    if conversation is None:
        return None
    names = (one.name for one in store.folders() if one.id == conversation.folder_id)
    return SharedChat(conversation, row.updated_ms, next(names, ""))


class ImportResult(Enum):
    """Result of importing a conversation."""

    ADDED = "added"
    COPIED = "copied"
    """Added as a copy, because a different conversation with its id exists."""
    KNOWN = "known"
    """Not added, because it exists already."""


class ChatImport:
    """One import, which adds each conversation once and can be undone.

    To be used on the store's thread.
    """

    def __init__(self) -> None:
        self._added: dict[int, int] = {}  # time of each one's last message
        self._made_folders: list[int] = []
        self._folders: dict[str, int] | None = None
        self._alike: defaultdict[tuple[int, str], list[int]] = defaultdict(list)

    def add(self, store: ChatStore, chat: SharedChat) -> ImportResult:
        """Add a conversation unless it exists already. Raises ``StoreError``."""
        if self._folders is None:
            self._folders = {folder.name: folder.id for folder in store.folders()}
            for id_, size, title in store.sizes():
                self._alike[size, title].append(id_)
        conversation = chat.conversation
        messages = list(conversation.all_messages())
        content = _content(conversation)
        here = store.load(conversation.id)
        if here is not None and {m.id for m in messages} <= {m.id for m in here.all_messages()}:
            return ImportResult.KNOWN
        key = (len(messages), conversation.stored_title)
        for id_ in self._alike[key]:
            found = store.load(id_)
            if found is not None and _content(found) == content:
                return ImportResult.KNOWN
        if store.any_id_taken(conversation.id, [message.id for message in messages]):
            conversation.id = new_id()
            for message in messages:
                message.id = new_id()
        conversation.folder_id = self._folder(store, chat.folder)
        store.save_whole(conversation, said_ms=chat.updated_ms)
        leaf_id = None if conversation.leaf is None else conversation.leaf.id
        store.save_leaf(conversation.id, leaf_id, conclusive_speedup(conversation))
        self._alike[key].append(conversation.id)
        if (row := store.row(conversation.id)) is not None:
            self._added[conversation.id] = row.updated_ms
        return ImportResult.ADDED if here is None else ImportResult.COPIED

    @property
    def ids(self) -> tuple[int, ...]:
        """Ids of the added conversations."""
        return tuple(self._added)

    def undo(self, store: ChatStore) -> tuple[int, ...]:
        """Delete the added conversations except continued ones; return the ids of those."""
        here = [row for row in map(store.row, self._added) if row is not None]
        staying = tuple(row.id for row in here if row.updated_ms != self._added[row.id])
        store.delete_conversations(row.id for row in here if row.id not in staying)
        if not staying:
            for folder_id in self._made_folders:
                store.delete_folder(folder_id)
        return staying

    def _folder(self, store: ChatStore, name: str) -> int | None:
        assert self._folders is not None
        if not name.strip():
            return None
        if name not in self._folders:
            folder = store.add_folder(name)
            self._folders[name] = folder.id
            self._made_folders.append(folder.id)
        return self._folders[name]


def _content(conversation: Conversation) -> list[Any]:
    """Return the content to compare: equal for two that differ only in ids and times."""
    places: dict[int, int] = {}
    said: list[Any] = [conversation.system_prompt]
    for place, message in enumerate(conversation.all_messages()):
        places[message.id] = place
        above = None if message.parent is None else places[message.parent.id]
        said.append((above, message.role, message.text, message.attachments))
    return said
