"""Tree view of conversations or search results."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSignalBlocker,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QTreeView, QWidget

from foretoken.chat.store.conversations import ConversationRow
from foretoken.control.chats.conversation_list import FolderHeading, GroupHeading, ListedChat
from foretoken.ui.parts.grouped_rows import keep_scroll_position
from foretoken.ui.parts.keys import writes
from foretoken.ui.parts.row_painting import ENTER, as_row_list
from foretoken.ui.sidebar.sidebar_rows import (
    Shown,
    SidebarDelegate,
    SidebarModel,
    dots_area,
    entry_at,
)

_SELECT = QItemSelectionModel.SelectionFlag


class SidebarList(QTreeView):
    """Shows entries set by ``show_entries``, and reports user actions."""

    opened = Signal(object)
    """A ListedChat or a SearchHit."""
    folded = Signal(object, bool)
    """A folder's id, and whether it is now expanded."""
    delete_requested = Signal(object)
    """The current entry; a chat stands for all selected ones."""
    undo_requested = Signal()
    menu_requested = Signal(object, QPoint)
    """An entry or None, and the global position for its menu."""
    looked_at = Signal(int)
    """About how many entries have been in view; more may have to be loaded."""

    def __init__(self, parent: QWidget | None, name: str) -> None:
        """``name`` is for screen readers."""
        super().__init__(parent)
        self.lines = SidebarModel(self)
        self.setModel(self.lines)
        self.delegate = SidebarDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(name)
        as_row_list(self)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.EditKeyPressed | trigger.DoubleClicked)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(True)  # onto rows, not between them
        self.verticalScrollBar().valueChanged.connect(self._report_viewed)
        self.verticalScrollBar().rangeChanged.connect(self._report_viewed)
        self._follow_pending = False  # the shown conversation has not been in the list yet
        self._click_opens = False  # whether releasing the mouse opens the row
        self._deferred: Sequence[Shown] | None = None  # deferred while a name is edited
        self.clicked.connect(self._on_clicked)
        self.expanded.connect(lambda index: self._report_folded(index, True))
        self.collapsed.connect(lambda index: self._report_folded(index, False))

    @property
    def current_entry(self) -> Shown | None:
        """The entry at the keyboard's current index."""
        return entry_at(self.currentIndex())

    def selected_rows(self) -> list[ConversationRow]:
        """Return the selected conversations from top to bottom, without temporary ones."""
        indexes = sorted(self.selectedIndexes(), key=lambda each: (each.parent().row(), each.row()))
        chats = map(entry_at, indexes)
        return [chat.row for chat in chats if isinstance(chat, ListedChat) and chat.saved]

    def show_entries(self, entries: Sequence[Shown]) -> None:
        """Replace the entries, keeping selection and scroll position."""
        if self.state() is QAbstractItemView.State.EditingState:
            self._deferred = entries
            return
        key_of, before, current = self.lines.key_of, self.lines.entries(), self.current_entry
        chosen = map(entry_at, self.selectedIndexes())
        selected = {key_of(entry) for entry in chosen if entry is not None}
        with keep_scroll_position(self):
            if [*map(key_of, before)] != [*map(key_of, entries)]:
                self.selectionModel().clear()  # otherwise Qt selects a removed row's neighbour
            self.lines.show(entries)
            self._expand_groups()
            for index in self.lines.indexes_of(selected):
                self.selectionModel().select(index, _SELECT.Select)
            if current is not None:
                index = self.lines.index_of(key_of(current))
                self.selectionModel().setCurrentIndex(index, _SELECT.NoUpdate)
            if selected and self.hasFocus() and not self.selectionModel().hasSelection():
                self._select_nearest([key_of(entry) in selected for entry in before].index(True))
        self._follow_shown()
        self._report_viewed()

    def mark_shown(self, conversation_id: int) -> None:
        """Mark and select the conversation shown in the chat view."""
        if conversation_id != self.delegate.shown_id:
            self.delegate.shown_id = conversation_id
            self._follow_pending = True
            if not self.hasFocus():  # otherwise the keyboard stays at the selection
                self.clearSelection()
            self._follow_shown()
            self.viewport().update()

    def select(self, key: Hashable) -> None:
        """Select only the entry of a key, and scroll to it."""
        index = self.lines.index_of(key)
        if index.isValid():
            self._set_current(index)
            self.scrollTo(index)

    def rename(self, key: Hashable) -> None:
        """Edit the name of an entry."""
        self.select(key)
        index = self.lines.index_of(key)
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Show the changes that were deferred while a name was edited."""
        super().closeEditor(editor, hint)
        waiting, self._deferred = self._deferred, None
        if waiting is not None:
            self.show_entries(waiting)

    # --- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Claim keys that are shortcuts elsewhere in the window.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Delete) and not _has_modifiers(event)
            if self.hasFocus() and (own or event.matches(QKeySequence.StandardKey.Undo)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, key = self.currentIndex(), event.key()
        entry = entry_at(index)
        folder = isinstance(entry, FolderHeading)
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # Enter only ends the editing
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif entry is not None and (key in ENTER or (key == Qt.Key.Key_Space and folder)):
            self._open(index)
        elif entry is not None and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_requested.emit(entry)
        elif key != Qt.Key.Key_Space and writes(event):
            event.ignore()  # typed text goes to the message field, not to Qt's keyboard search
        else:
            super().keyPressEvent(event)

    # --- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        index = self.indexAt(place)
        left = event.button() is Qt.MouseButton.LeftButton
        dots = dots_area(self.visualRect(index), self.layoutDirection()).contains(place)
        self._click_opens = left and not dots and not _has_modifiers(event)
        if left and dots and _has_menu(entry_at(index)):
            self._show_menu(index, event.globalPosition().toPoint())
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if isinstance(entry_at(self.indexAt(event.position().toPoint())), FolderHeading):
            self.mousePressEvent(event)  # the second of two quick clicks
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._show_menu(self.indexAt(event.pos()), event.globalPos())

    def _show_menu(self, index: QModelIndex, place: QPoint) -> None:
        """Request the menu of the selection if it contains the row, otherwise of the row alone."""
        entry = entry_at(index)
        if not _has_menu(entry):
            entry = None
        elif not self.selectionModel().isSelected(index):
            self._set_current(index)
        self.menu_requested.emit(entry, place)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if self._click_opens:
            self._open(index)

    def _open(self, index: QModelIndex) -> None:
        entry = entry_at(index)
        if isinstance(entry, FolderHeading):
            self.setExpanded(index, not self.isExpanded(index))
        elif not isinstance(entry, GroupHeading):
            self.opened.emit(entry)

    # --- scrolling ---------------------------------------------------------------------------

    @Slot()
    def _report_viewed(self) -> None:
        bar = self.verticalScrollBar()
        share = (bar.value() + bar.pageStep()) / max(1, bar.maximum() + bar.pageStep())
        self.looked_at.emit(round(share * len(self.lines.entries())))

    def _expand_groups(self) -> None:
        """Expand groups and open folders, without signals."""
        with QSignalBlocker(self):
            for row in range(self.lines.rowCount()):
                index = self.lines.index(row, 0)
                entry = entry_at(index)
                self.setExpanded(index, not isinstance(entry, FolderHeading) or entry.unfolded)

    def _report_folded(self, index: QModelIndex, unfolded: bool) -> None:
        entry = entry_at(index)
        if isinstance(entry, FolderHeading):
            self.folded.emit(entry.folder.id, unfolded)

    # --- selection ---------------------------------------------------------------------------

    def _follow_shown(self) -> None:
        shown = self.lines.index_of(("chat", self.delegate.shown_id))
        if self._follow_pending and shown.isValid():
            self._follow_pending = False
            self._set_current(shown)

    def _select_nearest(self, place: int) -> None:
        """Select the chat nearest to where the selection was removed."""
        entries = self.lines.entries()
        around = (*entries[place:], *reversed(entries[:place]))
        nearest = next((entry for entry in around if isinstance(entry, ListedChat)), None)
        if nearest is not None:
            self._set_current(self.lines.index_of(self.lines.key_of(nearest)))

    def _set_current(self, index: QModelIndex) -> None:
        """Select only this row, without scrolling."""
        value = self.verticalScrollBar().value()
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.verticalScrollBar().setValue(value)


def _has_menu(entry: Shown | None) -> bool:
    return isinstance(entry, ListedChat | FolderHeading)


def _has_modifiers(event: QKeyEvent | QMouseEvent) -> bool:
    held = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
    return bool(event.modifiers() & ~held)
