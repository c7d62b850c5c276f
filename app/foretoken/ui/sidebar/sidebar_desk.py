"""Connects the sidebar with the conversations, in the store and in memory."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.store.store import Folder, SearchHit
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_changes import ConversationChanges
from foretoken.control.chats.conversation_entries import (
    Entry,
    entry_key,
)
from foretoken.control.chats.conversation_list import ConversationList
from foretoken.control.chats.conversation_search import MOST_HITS, ConversationSearch
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import UNFOLDED_FOLDERS
from foretoken.system.language import tr, tr_noop
from foretoken.ui.sidebar.sidebar import Sidebar
from foretoken.ui.sidebar.sidebar_actions import SidebarActions

_NOT_KEPT = tr_noop("Chats are not saved now: they last as long as this window.")


class SidebarDesk(QObject):
    """What people do in the sidebar, and what it shows of the conversations."""

    message_requested = Signal(object, object)
    """The id of a message that the chat should scroll to, and the index of a character in it.

    Its conversation comes, or is shown.
    """
    chat_begun = Signal()
    """A new chat was asked for here: people want to type."""

    def __init__(
        self,
        controller: ChatController,
        archive: ChatArchive | None,
        sidebar: Sidebar,
        preferences: KeptPreferences,
    ) -> None:
        """Without an archive the conversations in memory are listed."""
        super().__init__(sidebar)
        self._controller = controller
        self._sidebar = sidebar
        self._preferences = preferences
        self._was_shown: int | None = None  # while what was deleted can still come back
        self._naming: int | None = None  # a new folder, which is to be named
        unfolded = preferences.get(UNFOLDED_FOLDERS)
        self._list = ConversationList(archive, unfolded, self)
        self._list.changed.connect(self._on_list_changed)
        self._search = ConversationSearch(archive, self.unsaved_chats, self)
        self._search.found.connect(self._on_found)
        self._changes: ConversationChanges | None = None
        self.actions: SidebarActions | None = None
        """What can be done with lines; None where nothing is kept."""
        if archive is not None:
            self._offer_changes(archive)
        self._connect_sidebar()
        controller.conversations_changed.connect(self._on_conversations_changed)
        self._on_conversations_changed()
        self._on_list_changed()

    def _offer_changes(self, archive: ChatArchive) -> None:
        changes = ConversationChanges(archive, self)
        changes.done.connect(self._sidebar.tell_done)
        changes.deleting.connect(self._on_deleting)
        changes.undone.connect(self._on_undone)
        changes.folder_added.connect(self._on_folder_added)
        lines = self._sidebar.list
        for asking in (lines.undo_requested, self._sidebar.undo.button.clicked):
            asking.connect(changes.undo)
        actions = SidebarActions(changes, lambda: self._list.folders, lines, self._sidebar)
        actions.discard_requested.connect(self._on_discard)
        lines.menu_requested.connect(self._on_menu)
        self._changes, self.actions = changes, actions

    @Slot()
    def forget_changes(self) -> None:
        """All chats were deleted or replaced: nothing of before can be taken back."""
        if self._changes is not None:
            self._changes.forget()
        self._sidebar.hide_undo()

    def _connect_sidebar(self) -> None:
        sidebar = self._sidebar
        sidebar.new_chat.clicked.connect(self.begin_chat)
        sidebar.archive_requested.connect(self._list.show_archived)
        sidebar.search_changed.connect(self._search.look_for)
        sidebar.results.opened.connect(self._on_hit_opened)
        sidebar.list.opened.connect(self._on_opened)
        sidebar.list.folded.connect(self._on_folded)
        sidebar.list.looked_at.connect(self._list.look_at)

    # --- what people do ----------------------------------------------------------------------

    @Slot()
    def begin_chat(self) -> None:
        """Start a new chat."""
        self._begin(temporary=False)

    @Slot()
    def begin_temporary_chat(self) -> None:
        """Start a chat of which nothing is written to disk."""
        self._begin(temporary=True)

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
        """Make a folder, which is to be named then."""
        if self.actions is not None and not self._list.in_memory:
            self.actions.add_folder()

    @property
    def folders(self) -> Sequence[Folder]:
        """Those of the store, as far as they are known."""
        return self._list.folders

    def why_no_folders(self) -> str:
        """Why there can be none; empty: there can."""
        return tr("Chats are not saved now") if self._list.in_memory else ""

    def why_no_archive(self) -> str:
        """Why the archive cannot be listed; empty: it can."""
        return "" if self._list.any_archived else tr("Nothing is archived")

    def _begin(self, *, temporary: bool) -> None:
        self._show_chats()
        self._sidebar.list.clearSelection()
        self._controller.new_conversation(temporary)
        self.chat_begun.emit()

    @Slot()
    def _show_chats(self) -> None:
        self._sidebar.end_search()
        self._list.show_archived(False)

    @Slot(object, QPoint)
    def _on_menu(self, entry: Entry | None, place: QPoint) -> None:
        if self.actions is not None and not self._list.in_memory:
            self.actions.show_menu(entry, place)

    @Slot(object)
    def _on_opened(self, conversation_id: int) -> None:
        self._controller.open_conversation(conversation_id)

    @Slot(object)
    def _on_hit_opened(self, hit: SearchHit) -> None:
        self.open_chat(hit.conversation.id, hit.message_id, hit.at)

    @Slot(object, bool)
    def _on_folded(self, folder_id: int, unfolded: bool) -> None:
        self._list.unfold(folder_id, unfolded)
        self._preferences.set(UNFOLDED_FOLDERS, self._list.unfolded)

    @Slot(object)
    def _on_discard(self, conversation_id: int) -> None:
        controller = self._controller
        found = next((each for each in self.unsaved_chats() if each.id == conversation_id), None)
        if found is not None and self._changes is not None:
            controller.discard(found)
            self._changes.note(
                tr("Discarded the temporary chat."), lambda: controller.take_back(found)
            )

    @Slot(object)
    def _on_deleting(self, ids: tuple[int, ...]) -> None:
        if self._controller.current.id in ids:
            self._was_shown = self._controller.current.id
            self._controller.new_conversation()

    # --- what happens ------------------------------------------------------------------------

    @Slot(object)
    def _on_folder_added(self, folder: Folder) -> None:
        self._show_chats()
        self._naming = folder.id
        self._on_folded(folder.id, True)

    @Slot(object)
    def _on_undone(self, restored: tuple[int, ...]) -> None:
        self._sidebar.hide_undo()
        empty = not self._controller.current.messages
        if empty and self._was_shown in restored and self._was_shown is not None:
            self._controller.open_conversation(self._was_shown)

    @Slot()
    def _on_list_changed(self) -> None:
        listed = self._list
        self._sidebar.show_entries(
            listed.entries,
            archived=listed.archived,
            any_archived=listed.any_archived,
            note=tr(_NOT_KEPT) if listed.in_memory else "",
        )
        key = ("folder", self._naming)
        if any(entry_key(entry) == key for entry in listed.entries):
            self._naming = None
            # Qt lays out first what has changed.
            QTimer.singleShot(0, self, lambda: self._sidebar.list.rename(key))

    @Slot(object)
    def _on_found(self, hits: list[SearchHit]) -> None:
        self._sidebar.show_hits(self._search.words, hits, most=MOST_HITS)

    @Slot()
    def _on_conversations_changed(self) -> None:
        self._list.show_memory(self.unsaved_chats())
        self._sidebar.list.mark_shown(self._controller.current.id)

    def unsaved_chats(self) -> list[Conversation]:
        """Conversations that are in no store, at least not yet."""
        current, unsaved = self._controller.current, list(self._controller.conversations)
        if current.temporary and current not in unsaved:
            unsaved.insert(0, current)  # it is empty, and yet to be seen what it is
        return unsaved
