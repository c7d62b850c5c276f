"""The chats of the store that are to be written to a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foretoken.chat.sharing.shared import SharedChat
from foretoken.chat.store.store import ANY_FOLDER, ChatStore, ConversationRow

_PAGE = 500


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
        row for archived in (False, True) for row in _listed(store, selection.folder_id, archived)
    ]


def read_shared(store: ChatStore, row: ConversationRow) -> SharedChat | None:
    """A conversation with all that it holds; None: it is not there any more."""
    conversation = store.load(row.id)
    if conversation is None:
        return None
    names = {folder.id: folder.name for folder in store.folders()}
    folder = "" if conversation.folder_id is None else names.get(conversation.folder_id, "")
    return SharedChat(conversation, row.updated_ms, folder)


def _listed(store: ChatStore, folder_id: int | None, archived: bool) -> Iterator[ConversationRow]:
    before = None
    while True:
        rows = store.rows(archived=archived, before=before, limit=_PAGE, folder_id=folder_id)
        yield from rows
        if len(rows) < _PAGE:
            return
        before = rows[-1].key
