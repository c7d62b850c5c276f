"""Controller that connects the sidebar with the conversations, stored and in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.store.conversations import ConversationRow, Folder, SearchHit
from foretoken.control.chats.conversation_changes import ConversationChanges
from foretoken.control.chats.conversation_list import (
    ConversationList,
    ConversationSearch,
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
)
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import UNFOLDED_FOLDERS
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import command, in_menu
from foretoken.ui.look.plain_text import escape_mnemonics
from foretoken.ui.sidebar.sidebar import Sidebar

_NEW_FOLDER = command("chats.new_folder").title
"""In English; both a menu entry and the initial name of a folder."""


class SidebarController(QObject):
    """Handles user actions in the sidebar; changes apply to all selected chats."""

    message_requested = Signal(object, object)
    """A message's id and a character index in it, to scroll to in the chat.

    Its conversation is shown, or about to be.
    """
    chat_begun = Signal()
    """The user started a new chat here, and will want to type."""
    export_requested = Signal(object)
    """A tuple of ConversationRow, or a Folder, to write to a file."""

    def __init__(
        self, controller: ChatController, sidebar: Sidebar, preferences: KeptPreferences
    ) -> None:
        super().__init__(sidebar)
        archive = controller.archive
        self._controller = controller
        self._sidebar = sidebar
        self._preferences = preferences
        self._shown_before: int | None = None  # the chat shown before a deletion that can be undone
        self._new_folder_id: int | None = None  # a new folder, whose name is to be edited
        unfolded = preferences.get(UNFOLDED_FOLDERS)
        self._list = ConversationList(archive, unfolded, self)
        self._list.changed.connect(self._on_list_changed)
        self._search = ConversationSearch(archive, self.unsaved_chats, self)
        self._search.found.connect(sidebar.show_hits)
        self._changes = changes = ConversationChanges(archive, self)
        sidebar.new_chat.clicked.connect(self.begin_chat)
        sidebar.archive_requested.connect(self._list.show_archived)
        sidebar.search_changed.connect(self._search.look_for)
        for listed in (sidebar.list, sidebar.results):
            listed.opened.connect(self._on_opened)
        sidebar.list.folded.connect(self._on_folded)
        sidebar.list.looked_at.connect(self._list.look_at)
        changes.done.connect(sidebar.undo.tell)
        changes.deleting.connect(self._on_deleting)
        changes.undone.connect(self._on_undone)
        changes.folder_added.connect(self._on_folder_added)
        sidebar.list.undo_requested.connect(changes.undo)
        sidebar.undo.button.clicked.connect(changes.undo)
        sidebar.list.menu_requested.connect(self._on_menu)
        sidebar.list.delete_requested.connect(self._on_delete)
        sidebar.list.delegate.renamed.connect(self._on_renamed)
        sidebar.list.lines.dropped.connect(self._on_dropped)
        controller.conversations_changed.connect(self._on_conversations_changed)
        self._on_conversations_changed()
        self._on_list_changed()

    # --- user actions ------------------------------------------------------------------------

    @Slot(bool)
    def begin_chat(self, temporary: bool = False) -> None:
        """Start a chat; a temporary one is not written to disk."""
        self._show_chats()
        self._sidebar.list.clearSelection()
        self._controller.new_conversation(temporary)
        self.chat_begun.emit()

    @Slot(object, object, object)
    def open_chat(
        self, conversation_id: int, message_id: int | None = None, at: int | None = None
    ) -> None:
        """Show a conversation, at a message or a character of it."""
        self._controller.open_conversation(conversation_id)
        if message_id is not None:
            self.message_requested.emit(message_id, at)

    @Slot()
    def add_folder(self) -> None:
        """Add a folder, then edit its name."""
        if not self._list.in_memory:
            self._changes.add_folder(tr(_NEW_FOLDER))

    @Slot()
    def forget_changes(self) -> None:
        """Clear the undo history after all chats were deleted or replaced."""
        self._changes.forget()
        self._sidebar.undo.hide()

    @property
    def folders(self) -> Sequence[Folder]:
        """The store's folders, as far as they are loaded."""
        return self._list.read.folders

    def unsaved_chats(self) -> list[Conversation]:
        """Return the conversations that are not stored, or not yet."""
        current, unsaved = self._controller.current, list(self._controller.conversations)
        if current.temporary and current not in unsaved:
            unsaved.insert(0, current)  # empty, so not listed yet
        return unsaved

    def why_no_folders(self) -> str:
        """Return why folders are not available; empty if they are."""
        return tr("Chats are not being saved") if self._list.in_memory else ""

    def why_no_archive(self) -> str:
        """Return why the archive cannot be listed; empty if it can."""
        return "" if self._list.read.any_archived else tr("No archived chats")

    def _show_chats(self) -> None:
        self._sidebar.search.clear()
        self._list.show_archived(False)

    @Slot(object)
    def _on_opened(self, entry: ListedChat | SearchHit) -> None:
        if isinstance(entry, SearchHit):
            self.open_chat(entry.conversation.id, entry.message_id, entry.at)
        else:
            self.open_chat(entry.row.id)

    @Slot(object, bool)
    def _on_folded(self, folder_id: int, unfolded: bool) -> None:
        self._list.unfold(folder_id, unfolded)
        self._preferences.set(UNFOLDED_FOLDERS, self._list.unfolded)

    @Slot(object, str)
    def _on_renamed(self, entry: Entry, name: str) -> None:
        if isinstance(entry, FolderHeading):
            self._changes.rename_folder(entry.folder, name)
        elif isinstance(entry, ListedChat):
            self._changes.rename(entry.row, name)

    @Slot(object)
    def _on_delete(self, entry: Entry) -> None:
        if isinstance(entry, FolderHeading):
            self._changes.delete_folder(entry.folder)
        elif isinstance(entry, ListedChat) and entry.temporary:
            self._discard(entry.row.id)
        elif rows := self._sidebar.list.selected_rows():
            self._changes.delete(rows)

    def _discard(self, conversation_id: int) -> None:
        """Discard a temporary chat; can be undone."""
        controller = self._controller
        found = next((each for each in self.unsaved_chats() if each.id == conversation_id), None)
        if found is not None:
            controller.discard(found)
            text = tr("Discarded the temporary chat.")
            self._changes.note(text, lambda: controller.take_back(found))

    @Slot(object)
    def _on_dropped(self, target: FolderHeading | GroupHeading) -> None:
        rows = self._sidebar.list.selected_rows()
        if isinstance(target, GroupHeading) and target.pinned:
            self._changes.set_pinned(rows, True)
        else:
            folder = target.folder if isinstance(target, FolderHeading) else None
            self._changes.move(rows, folder, unpin=True)

    # --- menus -------------------------------------------------------------------------------

    @Slot(object, QPoint)
    def _on_menu(self, entry: Entry | None, place: QPoint) -> None:
        menu = self.make_menu(entry)
        if menu is not None:
            menu.popup(place)

    def make_menu(self, entry: Entry | None) -> QMenu | None:
        """Return the menu of an entry, or the general one; None if nothing can be done."""
        if self._list.in_memory:
            return None
        menu = QMenu(self._sidebar)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rows = self._sidebar.list.selected_rows()
        if isinstance(entry, FolderHeading):
            self._fill_for_folder(menu, entry)
        elif isinstance(entry, ListedChat) and entry.temporary:
            _add(menu, in_menu("chat.delete", tr("Discard")), self._discard, entry.row.id)
        elif isinstance(entry, ListedChat) and rows:
            self._fill_for_chats(menu, entry, rows)
        else:
            _add(menu, tr(_NEW_FOLDER), self.add_folder)
        return menu

    def _fill_for_chats(
        self, menu: QMenu, entry: ListedChat, rows: Sequence[ConversationRow]
    ) -> None:
        changes, single = self._changes, len(rows) == 1
        archived, pinned = all(row.archived for row in rows), all(row.pinned for row in rows)
        if single:
            _add(menu, in_menu("chat.rename"), self._sidebar.list.rename, entry_key(entry))
        if not archived:
            words = tr("Unpin") if pinned else tr("Pin")
            _add(menu, words, changes.set_pinned, rows, not pinned)
            self._add_folders(menu.addMenu(tr("Move to folder")), rows)
        if single:
            _add(menu, tr("Duplicate"), changes.duplicate, rows[0])
        _add(menu, tr("Export…"), self.export_requested.emit, tuple(rows))
        words = tr("Unarchive") if archived else tr("Archive")
        _add(menu, words, changes.set_archived, rows, not archived)
        menu.addSeparator()
        several = tr_n("Delete {count} chat", "Delete {count} chats", len(rows))
        words = in_menu("chat.delete", tr("Delete") if single else several)
        _add(menu, words, changes.delete, rows)

    def _add_folders(self, menu: QMenu, rows: Sequence[ConversationRow]) -> None:
        changes = self._changes
        for folder in self.folders:
            move = partial(changes.move, rows, folder, unpin=True)
            there = all(row.folder_id == folder.id and not row.pinned for row in rows)
            _add(menu, escape_mnemonics(folder.name), move).setEnabled(not there)
        menu.addSeparator()
        new = tr(_NEW_FOLDER)
        _add(menu, new, changes.move_to_new_folder, rows, new)
        if any(row.folder_id is not None for row in rows):
            _add(menu, tr("Remove from folder"), changes.move, rows, None)

    def _fill_for_folder(self, menu: QMenu, entry: FolderHeading) -> None:
        folder, unfolded = entry.folder, entry.unfolded
        words = tr("Collapse") if unfolded else tr("Expand")
        _add(menu, words, self._on_folded, folder.id, not unfolded)
        _add(menu, in_menu("chat.rename"), self._sidebar.list.rename, entry_key(entry))
        _add(menu, tr(_NEW_FOLDER), self.add_folder)
        _add(menu, tr("Export chats in folder…"), self.export_requested.emit, folder)
        menu.addSeparator()
        words = in_menu("chat.delete", tr("Delete folder, keep its chats"))
        _add(menu, words, self._changes.delete_folder, folder)

    # --- events ------------------------------------------------------------------------------

    @Slot(object)
    def _on_deleting(self, ids: tuple[int, ...]) -> None:
        if self._controller.current.id in ids:
            self._shown_before = self._controller.current.id
            self._controller.new_conversation()

    @Slot(object)
    def _on_undone(self, restored: tuple[int, ...]) -> None:
        self._sidebar.undo.hide()
        empty = not self._controller.current.messages
        if empty and self._shown_before in restored and self._shown_before is not None:
            self._controller.open_conversation(self._shown_before)

    @Slot(object)
    def _on_folder_added(self, folder: Folder) -> None:
        self._show_chats()
        self._new_folder_id = folder.id
        self._on_folded(folder.id, True)

    @Slot()
    def _on_list_changed(self) -> None:
        self._sidebar.show_list(self._list)
        folders = (each for each in self._list.entries if isinstance(each, FolderHeading))
        if any(each.unfolded and each.folder.id == self._new_folder_id for each in folders):
            key, self._new_folder_id = ("folder", self._new_folder_id), None
            # After Qt has laid out the change.
            QTimer.singleShot(0, self, lambda: self._sidebar.list.rename(key))

    @Slot()
    def _on_conversations_changed(self) -> None:
        self._list.show_memory(self.unsaved_chats())
        self._sidebar.list.mark_shown(self._controller.current.id)


def _add(menu: QMenu, text: str, run: Callable[..., object], *arguments: object) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda _checked=False: run(*arguments))
    return action
