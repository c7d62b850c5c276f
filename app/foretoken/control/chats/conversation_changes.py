"""Changes to whole conversations and folders, each with its undo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation, TitleSource, first_words
from foretoken.chat.conversations.titles import split_number
from foretoken.chat.store.conversations import ConversationRow, Folder
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import tr, tr_n

_MOST_UNDO = 100
T = TypeVar("T")


class ConversationChanges(QObject):
    """Undoable changes to the store; callers pass the rows as they were before."""

    deleting = Signal(object)
    """Ids (tuple) of conversations about to be deleted."""
    done = Signal(str)
    """Sentence about the change that ``undo`` would revert."""
    undone = Signal(object)
    """Ids (tuple) of conversations that an undo restored or left in place."""
    folder_added = Signal(object)
    """A new Folder, to be named by the user."""

    def __init__(self, archive: ChatArchive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._done: list[Callable[[], None]] = []
        """Functions that undo each change, the last one at the end."""

    @Slot()
    def undo(self) -> None:
        """Undo the last change; called again, the one before it."""
        if self._done:
            self._done.pop()()

    def forget(self) -> None:
        """Drop the undo history: all chats were deleted or replaced."""
        self._done.clear()

    def note(self, text: str, back: Callable[[], None]) -> None:
        """Add a change made elsewhere, described in a sentence; ``back`` undoes it."""

        def undo() -> None:
            back()
            self.undone.emit(())

        self._on_done(text, undo)

    # --- conversations -----------------------------------------------------------------------

    def rename(self, row: ConversationRow, title: str) -> None:
        """Rename a conversation as the user says."""
        self._do(
            tr("Renamed {chat}.", chat=_quoted(row.title)),
            lambda store: store.rename(row.id, title, TitleSource.PERSON),
            lambda _, store: store.rename(row.id, row.title, row.title_source),
        )

    def set_pinned(self, rows: Sequence[ConversationRow], pinned: bool) -> None:
        """Pin or unpin conversations."""
        ids = _ids(row for row in rows if row.pinned is not pinned)
        self._do(
            tr("Pinned {chats}.", chats=_named(rows))
            if pinned
            else tr("Unpinned {chats}.", chats=_named(rows)),
            lambda store: store.set_pinned(ids, pinned),
            lambda _, store: store.set_pinned(ids, not pinned),
        )

    def set_archived(self, rows: Sequence[ConversationRow], archived: bool) -> None:
        """Archive or unarchive conversations."""
        ids = _ids(row for row in rows if row.archived is not archived)
        if archived:
            text = tr("Archived {chats}.", chats=_named(rows))
        elif len(rows) == 1:
            text = tr("Unarchived {chat}.", chat=_quoted(rows[0].title))
        else:
            text = tr_n("Unarchived {count} chat.", "Unarchived {count} chats.", len(rows))
        self._do(
            text,
            lambda store: store.set_archived(ids, archived),
            lambda _, store: store.set_archived(ids, not archived),
        )

    def move(
        self, rows: Sequence[ConversationRow], folder: Folder | None, *, unpin: bool = False
    ) -> None:
        """Move conversations to a folder, or out of folders; ``unpin``: pinned ones as well."""
        ids = _ids(rows)
        pinned = _ids(row for row in rows if row.pinned and unpin)

        def change(store: ChatStore) -> None:
            store.set_folder(ids, None if folder is None else folder.id)
            store.set_pinned(pinned, False)

        def back(_: None, store: ChatStore) -> None:
            _put_back(rows, store)
            store.set_pinned(pinned, True)

        if folder is None:
            text = tr("Moved {chats} out of the folder.", chats=_named(rows))
        else:
            text = tr("Moved {chats} to {folder}.", chats=_named(rows), folder=_quoted(folder.name))
        self._do(text, change, back)

    def move_to_new_folder(self, rows: Sequence[ConversationRow], name: str) -> None:
        """Move conversations to a new folder."""
        ids = _ids(rows)

        def change(store: ChatStore) -> Folder:
            folder = store.add_folder(name)
            store.set_folder(ids, folder.id)
            return folder

        def back(folder: Folder, store: ChatStore) -> None:
            _put_back(rows, store)
            store.delete_folder(folder.id)

        text = tr("Moved {chats} to a new folder.", chats=_named(rows))
        self._do(text, change, back, self.folder_added.emit)

    def duplicate(self, row: ConversationRow) -> None:
        """Add a copy of a conversation with all its branches.

        Undo leaves a copy that was written to since.
        """

        def change(store: ChatStore) -> dict[int, list[str]]:
            original = store.load(row.id)
            if original is None:  # deleted; its row is shown until the list is read again
                return {}
            copy = original.copy()
            copy.given_title = store.free_title(copy.title, copy.id)
            store.save_whole(copy)
            return {copy.id: _texts(copy)}

        def back(copied: dict[int, list[str]], store: ChatStore) -> tuple[int, ...]:
            for id_, texts in copied.items():
                found = store.load(id_)
                if found is not None and _texts(found) != texts:
                    return (id_,)
                store.delete_conversations([id_])
            return ()

        text = tr("Copied {chat}.", chat=_quoted(row.title))
        self._do(text, change, back, left=tuple)

    def delete(self, rows: Sequence[ConversationRow]) -> None:
        """Delete conversations; undo is possible until the window is closed."""
        ids = _ids(rows)
        self.deleting.emit(ids)

        def back(_: None, store: ChatStore) -> tuple[int, ...]:
            store.restore_conversations(ids)
            return ids

        text = tr("Deleted {chats}.", chats=_named(rows))
        self._do(text, lambda store: store.delete_conversations(ids), back)

    # --- folders -----------------------------------------------------------------------------

    def add_folder(self, name: str) -> None:
        """Add a folder."""
        self._do(
            tr("Folder added."),
            lambda store: store.add_folder(name),
            lambda folder, store: store.delete_folder(folder.id),
            self.folder_added.emit,
        )

    def rename_folder(self, folder: Folder, name: str) -> None:
        """Rename a folder."""
        self._do(
            tr("Renamed folder {folder}.", folder=_quoted(folder.name)),
            lambda store: store.rename_folder(folder.id, name),
            lambda _, store: store.rename_folder(folder.id, folder.name),
        )

    def delete_folder(self, folder: Folder) -> None:
        """Delete a folder; its chats stay."""

        def change(store: ChatStore) -> list[int]:
            ids = store.in_folder(folder.id)
            store.delete_folder(folder.id)
            return ids

        self._do(
            tr("Deleted folder {folder}. Its chats were kept.", folder=_quoted(folder.name)),
            change,
            lambda ids, store: store.restore_folder(folder.id, ids),
        )

    # --- internals ---------------------------------------------------------------------------

    def _do(
        self,
        text: str,
        change: Callable[[ChatStore], T],
        back: Callable[[T, ChatStore], tuple[int, ...] | None],
        then: Callable[[T], None] = lambda _: None,
        *,
        left: Callable[[T], tuple[int, ...]] = lambda _: (),
    ) -> None:
        """Make a change; ``then`` and ``back``, which undoes it, get its result.

        ``left`` returns the ids that undoing may delete, so that nothing more is written there;
        ``back`` may return those that it restored or left.
        """

        def undo(result: T) -> None:
            if ids := left(result):
                self.deleting.emit(ids)
            self._archive.ask(
                partial(back, result), lambda kept: self.undone.emit(kept or ()), changes=True
            )

        def on_changed(result: T) -> None:
            self._on_done(text, partial(undo, result))
            then(result)

        self._archive.ask(change, on_changed, changes=True)

    def _on_done(self, text: str, back: Callable[[], None]) -> None:
        self._done = [*self._done[1 - _MOST_UNDO :], back]
        self.done.emit(text)


def _texts(conversation: Conversation) -> list[str]:
    return [message.text for message in conversation.all_messages()]


def _ids(rows: Iterable[ConversationRow]) -> tuple[int, ...]:
    return tuple(row.id for row in rows)


def _named(rows: Sequence[ConversationRow]) -> str:
    if len(rows) == 1:
        return _quoted(rows[0].title)
    return tr_n("{count} chat", "{count} chats", len(rows))


def _quoted(name: str) -> str:
    words, number = split_number(name)
    cut = f"{first_words(words)}{number}"
    return tr("“{name}”", about="a name in quotation marks", name=cut)


def _put_back(rows: Sequence[ConversationRow], store: ChatStore) -> None:
    """Return conversations to the folders that they were in."""
    for row in rows:
        store.set_folder([row.id], row.folder_id)
