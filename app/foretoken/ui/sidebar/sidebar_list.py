"""The list of conversations: keys, mouse, names in place, and dragging chats onto folders.

Lines are painted, not built, and its owner adds more of them as they come into view.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from foretoken.chat.store.store import ConversationRow
from foretoken.control.chats.conversation_entries import Entry, FolderHeading, ListedChat, entry_key
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import meant_key, mirrored
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Surface, Themed, dress
from foretoken.ui.parts.stray_typing import writes
from foretoken.ui.sidebar.sidebar_model import MIME_TYPE, SidebarModel
from foretoken.ui.sidebar.sidebar_rows import CHAT_HEIGHT, SidebarDelegate, dots_area, drag_picture


class KeptPlace:
    """Where a list is scrolled to, by its lines; at its top, new lines are to be seen."""

    def __init__(self, view: QListView, lines: SidebarModel) -> None:
        self._view, self._lines = view, lines
        self._value = view.verticalScrollBar().value()
        self._tops: list[tuple[Hashable, int]] = []
        row = view.indexAt(QPoint(view.viewport().width() // 2, 0)).row()
        while row >= 0 and (entry := lines.entry(row)) is not None:
            top = view.visualRect(lines.index(row)).top()
            if top > view.viewport().height():
                break
            self._tops.append((entry_key(entry), top))
            row += 1

    def restore(self, moved: Set[Hashable]) -> None:
        """Go back there by the first line that is still there and was not itself ``moved``."""
        bar = self._view.verticalScrollBar()
        bar.setValue(self._value)
        if self._value == 0:
            return
        for key, top in self._tops:
            row = None if key in moved else self._lines.row_of(key)
            if row is not None:
                bar.setValue(
                    bar.value() + self._view.visualRect(self._lines.index(row)).top() - top
                )
                return


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALL_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class SidebarList(Themed, Spoken, QListView):
    """Reports what people want; ``show_entries`` says what is there."""

    opened = Signal(object)
    """The id of a conversation that should be shown; Qt's own integers are too short for it."""
    folded = Signal(object, bool)
    """The id of a folder, and whether it should be unfolded."""
    delete_requested = Signal(object)
    """The Entry of the keyboard's place; chats mean all that are selected."""
    undo_requested = Signal()
    menu_requested = Signal(object, QPoint)
    """An Entry or None, and where its menu belongs on the screen."""
    dropped = Signal(object)
    """The selected chats were dropped here: a FolderHeading, or the heading of another group."""
    looked_at = Signal(int)
    """The last row in view; more rows may be wanted behind it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = SidebarModel(self)
        self.setModel(self.lines)
        dress(self, Surface.BARE)
        self._delegate = SidebarDelegate(self.lines.entry, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Conversations"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().valueChanged.connect(self._tell_looked_at)
        self._unfollowed = False  # the shown conversation has not been in the list yet
        self._opens = False  # the mouse was pressed so that a click opens
        self.clicked.connect(self._on_clicked)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.on_look_changed()

    def entries(self) -> list[Entry]:
        """All lines."""
        return self.lines.entries()

    def selected_rows(self) -> list[ConversationRow]:
        """The selected conversations from top to bottom, without temporary ones."""
        chats = [self.lines.entry(row) for row in self._selected_lines()]
        return [chat.row for chat in chats if isinstance(chat, ListedChat) and chat.saved]

    @property
    def current_entry(self) -> Entry | None:
        """Where the keyboard is."""
        return self.lines.entry(self.currentIndex().row())

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these in the place of the ones before; selection and scroll place stay."""
        selected = self._selected_lines() if self.hasFocus() else []
        place = KeptPlace(self, self.lines)
        moved = self.lines.show(entries)
        self.executeDelayedItemsLayout()
        place.restore(moved)
        if selected and not self.selectionModel().hasSelection():
            self._select_nearest(selected[0])
        self._follow_shown()
        self._tell_looked_at()

    def mark_shown(self, conversation_id: int) -> None:
        """Mark the conversation that the chat shows, and select it."""
        if conversation_id != self._delegate.shown_id:
            self._delegate.shown_id = conversation_id
            self._unfollowed = True
            if not self.hasFocus():  # else the keyboard goes on with what is selected
                self.clearSelection()
            self._follow_shown()
            self.viewport().update()

    def select(self, entry_id: Hashable) -> None:
        """Select the line of this key alone, and bring it into view."""
        row = self.lines.row_of(entry_id)
        if row is not None:
            self._set_current(row)
            self.scrollTo(self.lines.index(row))

    def rename(self, entry_id: Hashable) -> None:
        """Let people write another name into the line of this key."""
        row = self.lines.row_of(entry_id)
        if row is not None:
            self.select(entry_id)
            self._edit(self.lines.index(row))

    def on_language_changed(self) -> None:
        """Draw the words that are ours anew."""
        self.viewport().update()

    def on_look_changed(self) -> None:
        """Take over the text size; the conversation that the chat shows stays in view."""
        self.verticalScrollBar().setSingleStep(scaled(CHAT_HEIGHT) // 2)
        self.doItemsLayout()
        self.scrollTo(self._shown_index)

    # --- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Keys that mean something else elsewhere in the window.
        if event.type() is QEvent.Type.ShortcutOverride and self._is_own_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry, key = self.current_entry, event.key()
        unfolding = {Qt.Key.Key_Left: False, Qt.Key.Key_Right: True}
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # Enter ends the name and means nothing else
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif isinstance(entry, FolderHeading) and key in (*_ENTER, Qt.Key.Key_Space):
            self.folded.emit(entry.folder.id, not entry.unfolded)
        elif isinstance(entry, FolderHeading) and key in unfolding:
            self.folded.emit(entry.folder.id, unfolding[Qt.Key(meant_key(key))])
        elif isinstance(entry, ListedChat) and key in _ENTER:
            self.opened.emit(entry.row.id)
        elif entry is not None and key == Qt.Key.Key_F2:
            self._edit(self.currentIndex())
        elif entry is not None and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_requested.emit(entry)
        elif entry is not None and key == Qt.Key.Key_Menu:
            self.menu_requested.emit(entry, self._below(self.currentIndex()))
        elif key != Qt.Key.Key_Space and writes(event):
            event.ignore()  # for the message, not for going to the chat that begins so
        else:
            super().keyPressEvent(event)

    def _is_own_key(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not self.hasFocus():
            return False
        keys = (Qt.Key.Key_F2, Qt.Key.Key_Delete)
        plain = event.key() in keys and not event.modifiers() & _ALL_MODIFIERS
        return plain or event.matches(QKeySequence.StandardKey.Undo)

    def commitData(self, editor: QWidget) -> None:
        """Enter is told a moment later: the field may have been left, or its line be gone."""
        if editor is self._delegate.editor:
            super().commitData(editor)

    # --- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        index = self.indexAt(place)
        left = event.button() is Qt.MouseButton.LeftButton
        dots = self._has_dots(index) and dots_area(self.visualRect(index)).contains(place)
        self._opens = left and not dots and not event.modifiers() & _ALL_MODIFIERS
        if left and dots:
            self._select_for_menu(index)
            self.menu_requested.emit(
                self.lines.entry(index.row()), event.globalPosition().toPoint()
            )
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        index = self.indexAt(event.position().toPoint())
        entry = self.lines.entry(index.row())
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if isinstance(entry, ListedChat):
            self._edit(index)
        elif isinstance(entry, FolderHeading):
            self.folded.emit(entry.folder.id, not entry.unfolded)  # the second of two quick clicks

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = self.indexAt(event.pos()), event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            place = self._below(index)
        if self._has_dots(index):
            self._select_for_menu(index)
            self.menu_requested.emit(self.lines.entry(index.row()), place)
        else:
            self.menu_requested.emit(None, place)

    @Slot()
    def _on_selection_changed(self) -> None:
        self._delegate.several = len(self.selectedIndexes()) > 1
        self.viewport().update()

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        entry = self.lines.entry(index.row())
        if self._opens and isinstance(entry, FolderHeading):
            self.folded.emit(entry.folder.id, not entry.unfolded)
        elif self._opens and isinstance(entry, ListedChat):
            self.opened.emit(entry.row.id)

    # --- dragging ----------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        rows = self.selected_rows()
        if rows:
            several = tr_n("{count} chat", "{count} chats", len(rows))
            words = shown_name(rows[0].title) if len(rows) == 1 else several
            drag = QDrag(self)
            drag.setMimeData(self.lines.mimeData(self.selectedIndexes()))
            # Beside the cursor, so that the folder below it can be read.
            drag.setPixmap(drag_picture(words, self))
            drag.setHotSpot(QPoint(-12, -12))
            drag.exec(actions)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # Files are the window's.
        if event.source() is self and event.mimeData().hasFormat(MIME_TYPE):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)  # scrolls at the edges
        target = self._heading_at(event.position().toPoint())
        self._show_target(target)
        if target is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._show_target(None)

    def dropEvent(self, event: QDropEvent) -> None:
        target = self._heading_at(event.position().toPoint())
        self._show_target(None)
        if event.source() is self and target is not None:
            event.acceptProposedAction()
            self.dropped.emit(target)

    def _heading_at(self, place: QPoint) -> Entry | None:
        """The heading of the group that is there."""
        row = self.indexAt(place).row()
        while row >= 0 and isinstance(self.lines.entry(row), ListedChat):
            row -= 1
        return self.lines.entry(row)

    def _show_target(self, target: Entry | None) -> None:
        if target != self._delegate.target:
            self._delegate.target = target
            self.viewport().update()

    # --- inner -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if 0 <= self.visualRect(self._shown_index).top() < event.oldSize().height():
            self.scrollTo(self._shown_index)  # or a lower list would cut it
        self._tell_looked_at()

    @Slot()
    def _tell_looked_at(self) -> None:
        below = self.indexAt(QPoint(self.viewport().width() // 2, self.viewport().height() - 1))
        last = below.row() if below.isValid() else self.lines.rowCount() - 1
        self.looked_at.emit(last)

    def _selected_lines(self) -> list[int]:
        return sorted(index.row() for index in self.selectedIndexes())

    @property
    def _shown_index(self) -> QModelIndex:
        row = self.lines.row_of(("chat", self._delegate.shown_id))
        return QModelIndex() if row is None else self.lines.index(row)

    def _follow_shown(self) -> None:
        shown = self._shown_index
        if self._unfollowed and shown.isValid():
            self._unfollowed = False
            self._set_current(shown.row())

    def _select_nearest(self, row: int) -> None:
        """Go on from where what was selected went away."""
        rows = (*range(row, self.lines.rowCount()), *range(row - 1, -1, -1))
        chats = (row for row in rows if isinstance(self.lines.entry(row), ListedChat))
        nearest = next(chats, None)
        if nearest is not None:
            self._set_current(nearest)

    def _set_current(self, row: int) -> None:
        place = self.verticalScrollBar().value()
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.lines.index(row), flags)
        self.verticalScrollBar().setValue(place)

    def _select_for_menu(self, index: QModelIndex) -> None:
        """A menu is about what is selected, if its line is one of it, else about its line."""
        if not self.selectionModel().isSelected(index):
            self._set_current(index.row())

    def _edit(self, index: QModelIndex) -> None:
        editable = bool(self.lines.flags(index) & Qt.ItemFlag.ItemIsEditable)
        if editable and self.state() is not QAbstractItemView.State.EditingState:
            self.edit(index)

    def _has_dots(self, index: QModelIndex) -> bool:
        return isinstance(self.lines.entry(index.row()), (ListedChat, FolderHeading))

    def _below(self, index: QModelIndex) -> QPoint:
        line = self.visualRect(index)
        begin = mirrored(QRect(line.left() + 12, line.bottom(), 1, 1), line)
        return self.viewport().mapToGlobal(begin.topLeft())
