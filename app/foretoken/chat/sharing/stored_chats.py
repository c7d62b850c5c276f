"""Chats of the store that are to be written to a file, and those of files put into the store."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from typing import Any

from foretoken.chat.conversations.conversation import Conversation, new_id
from foretoken.chat.conversations.speedups import told_speedup
from foretoken.chat.sharing.shared import SharedChat
from foretoken.chat.store.store import ANY_FOLDER, ChatStore, ConversationRow


@dataclass(frozen=True, slots=True)
class Selection:
    """Which conversations are wanted."""

    ids: tuple[int, ...] | None = None
    """These; None: all, or those of a folder."""
    folder_id: int | None = ANY_FOLDER


def selected(store: ChatStore, selection: Selection) -> list[ConversationRow]:
    """The rows of the conversations, archived ones behind the others."""
    if selection.ids is not None:
        return [row for row in map(store.row, selection.ids) if row is not None]
    return [
        row
        for archived in (False, True)
        for row in store.rows(archived=archived, folder_id=selection.folder_id, limit=-1)
    ]


def read_shared(store: ChatStore, row: ConversationRow) -> SharedChat | None:
    """A conversation with all that it holds; None: it is not there any more."""
    conversation = store.load(row.id)
    if conversation is None:
        return None
    names = {folder.id: folder.name for folder in store.folders()}
    folder = "" if conversation.folder_id is None else names.get(conversation.folder_id, "")
    return SharedChat(conversation, row.updated_ms, folder)


class Arrival(Enum):
    """What became of a conversation of a file."""

    ADDED = "added"
    COPIED = "copied"
    """One with its id is here and went on differently: it stands beside that one."""
    KNOWN = "known"
    """It is here already."""


class Arrivals:
    """One import: each conversation of a file is added once, and all can be taken out again.

    All is done on the store's thread.
    """

    def __init__(self) -> None:
        self._added: dict[int, int] = {}  # when something was last said in each
        self._made_folders: list[int] = []
        self._folders: dict[str, int] | None = None
        self._alike: defaultdict[tuple[int, str], list[int]] = defaultdict(list)

    def take(self, store: ChatStore, chat: SharedChat) -> Arrival:
        """Add a conversation that is not here yet. Raises ``StoreError``."""
        if self._folders is None:
            self._folders = {folder.name: folder.id for folder in store.folders()}
            for id_, size, title in store.sizes():
                self._alike[size, title].append(id_)
        conversation = chat.conversation
        messages = list(conversation.all_messages())
        content = _content(conversation)
        here = store.load(conversation.id)
        if here is not None and {m.id for m in messages} <= {m.id for m in here.all_messages()}:
            return Arrival.KNOWN
        key = (len(messages), conversation.stored_title)
        for id_ in self._alike[key]:
            found = store.load(id_)
            if found is not None and _content(found) == content:
                return Arrival.KNOWN
        if store.any_id_taken(conversation.id, [message.id for message in messages]):
            conversation.id = new_id()
            for message in messages:
                message.id = new_id()
        conversation.folder_id = self._folder(store, chat.folder)
        store.save_whole(conversation, said_ms=chat.updated_ms)
        leaf_id = None if conversation.leaf is None else conversation.leaf.id
        store.save_leaf(conversation.id, leaf_id, told_speedup(conversation))
        self._alike[key].append(conversation.id)
        row = store.row(conversation.id)
        updated_ms = chat.updated_ms if row is None else row.updated_ms
        self._added[conversation.id] = updated_ms
        return Arrival.ADDED if here is None else Arrival.COPIED

    @property
    def ids(self) -> tuple[int, ...]:
        """Those that were added."""
        return tuple(self._added)

    def take_back(self, store: ChatStore) -> tuple[int, ...]:
        """Take out what was added, but not what somebody has gone on with; return what stays."""
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
    """What was said, and where: equal for two that differ in ids and times alone."""
    places: dict[int, int] = {}
    said: list[Any] = [conversation.system_prompt]
    for place, message in enumerate(conversation.all_messages()):
        places[message.id] = place
        above = None if message.parent is None else places[message.parent.id]
        said.append((above, message.role, message.text, message.attachments))
    return said
