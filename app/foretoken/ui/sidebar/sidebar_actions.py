"""What can be done with the lines of the sidebar: by menus, keys, and dragging."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from foretoken.chat.store.store import ConversationRow, Folder
from foretoken.control.chats.conversation_changes import ConversationChanges
from foretoken.control.chats.conversation_entries import (
    PINNED,
    TEMPORARY,
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
)
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import command, in_menu
from foretoken.ui.look.mirrored import corner_at
from foretoken.ui.look.plain_text import without_keys
from foretoken.ui.sidebar.sidebar_list import SidebarList

_NEW_FOLDER = command("chats.new_folder").title
"""In English: what a menu says, and the name of a folder that has no other yet."""


class SidebarActions(QObject):
    """Hears the list and makes the menus; what is done with chats is done with all selected."""

    export_requested = Signal(object)
    """A tuple of ConversationRow, or a Folder: to be written to a file."""
    discard_requested = Signal(object)
    """The id of a temporary conversation that should go."""

    def __init__(
        self,
        changes: ConversationChanges,
        folders: Callable[[], Sequence[Folder]],
        listed: SidebarList,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._changes = changes
        self._folders = folders
        self._list = listed
        self._window = window
        listed.lines.renamed.connect(self._on_renamed)
        listed.delete_requested.connect(self._on_delete)
        listed.dropped.connect(self._on_dropped)

    @Slot()
    def add_folder(self) -> None:
        """Make a folder, which is to be named then."""
        self._changes.add_folder(tr(_NEW_FOLDER))

    def show_menu(self, entry: Entry | None, place: QPoint) -> None:
        """Open the menu of an entry, or of none in particular, at a place on the screen."""
        menu = self.make_menu(entry)
        if not menu.isEmpty():
            menu.popup(corner_at(menu, place))

    def make_menu(self, entry: Entry | None) -> QMenu:
        """Return the menu of an entry, or of none in particular; it is not yet shown."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rows = self._list.selected_rows()
        if isinstance(entry, FolderHeading):
            self._fill_for_folder(menu, entry)
        elif isinstance(entry, ListedChat) and entry.temporary:
            discard = partial(self.discard_requested.emit, entry.row.id)
            self._add(menu, in_menu("chat.delete", tr("Discard")), discard)
        elif isinstance(entry, ListedChat) and rows:
            self._fill_for_chats(menu, entry, rows)
        elif entry is None:
            self._add(menu, tr(_NEW_FOLDER), self.add_folder)
        return menu

    def _fill_for_chats(
        self, menu: QMenu, entry: ListedChat, rows: Sequence[ConversationRow]
    ) -> None:
        changes, single = self._changes, len(rows) == 1
        archived = all(row.archived for row in rows)
        if single:
            self._add(menu, in_menu("chat.rename"), partial(self._list.rename, entry_key(entry)))
        if not archived:
            pinned = all(row.pinned for row in rows)
            words = in_menu("chat.unpin" if pinned else "chat.pin")
            self._add(menu, words, partial(changes.set_pinned, rows, not pinned))
            self._add_folders(menu.addMenu(in_menu("chat.move")), rows)
        if single:
            self._add(menu, in_menu("chat.duplicate"), partial(changes.duplicate, rows[0]))
        self._add(menu, in_menu("chat.export"), partial(self.export_requested.emit, tuple(rows)))
        words = in_menu("chat.unarchive" if archived else "chat.archive")
        self._add(menu, words, partial(changes.set_archived, rows, not archived))
        menu.addSeparator()
        several = tr_n("Delete {count} chat", "Delete {count} chats", len(rows))
        words = tr("Delete") if single else several
        self._add(menu, in_menu("chat.delete", words), partial(changes.delete, rows))

    def _add_folders(self, menu: QMenu, rows: Sequence[ConversationRow]) -> None:
        changes = self._changes
        for folder in self._folders():
            name = without_keys(folder.name)
            move = partial(changes.move, rows, folder, unpin=True)
            everywhere = all(row.folder_id == folder.id and not row.pinned for row in rows)
            self._add(menu, name, move, possible=not everywhere)
        menu.addSeparator()
        new = tr(_NEW_FOLDER)
        self._add(menu, new, partial(changes.move_to_new_folder, rows, new))
        if any(row.folder_id is not None for row in rows):
            self._add(menu, in_menu("chat.out_of_folder"), partial(changes.move, rows, None))

    def _fill_for_folder(self, menu: QMenu, entry: FolderHeading) -> None:
        changes, folder = self._changes, entry.folder
        words = in_menu("folder.fold" if entry.unfolded else "folder.unfold")
        turn = partial(self._list.folded.emit, folder.id, not entry.unfolded)
        self._add(menu, words, turn)
        self._add(menu, in_menu("chat.rename"), partial(self._list.rename, entry_key(entry)))
        self._add(menu, tr(_NEW_FOLDER), self.add_folder)
        self._add(menu, in_menu("folder.export"), partial(self.export_requested.emit, folder))
        menu.addSeparator()
        words = in_menu("chat.delete", tr("Delete folder, keep its chats"))
        self._add(menu, words, partial(changes.delete_folder, folder))

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
            self.discard_requested.emit(entry.row.id)
        elif rows := self._list.selected_rows():
            self._changes.delete(rows)

    @Slot(object)
    def _on_dropped(self, heading: Entry) -> None:
        rows = self._list.selected_rows()
        if isinstance(heading, FolderHeading):
            self._changes.move(rows, heading.folder, unpin=True)
        elif isinstance(heading, GroupHeading) and heading.group == PINNED:
            self._changes.set_pinned(rows, True)
        elif isinstance(heading, GroupHeading) and heading.group != TEMPORARY:
            self._changes.move(rows, None, unpin=True)

    def _add(
        self, menu: QMenu, text: str, run: Callable[[], object], *, possible: bool = True
    ) -> None:
        action = menu.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(lambda _checked=False: run())
