"""Sidebar: new chat, search, and the list of conversations or search results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from foretoken.chat.store.conversations import SearchHit
from foretoken.control.chats.conversation_list import MOST_HITS, ConversationList
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import set_tooltip_with_keys
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Edge, Fit, Surface, Tone, Type, styled
from foretoken.ui.parts.forms import SearchLine, column, paragraph, push_button, row
from foretoken.ui.parts.notices import UndoLine
from foretoken.ui.sidebar.sidebar_list import SidebarList

_LINES_WIDE, _MIN_LINES_WIDE = 14, 11
"""Default and minimum width, in text line heights."""
# Enough to read it and reach for the mouse; Ctrl+Z in the list still works later.
_UNDO_MS = 12_000


class Sidebar(QFrame):
    """Shows what its controller provides, and reports user actions."""

    archive_requested = Signal(bool)
    """Whether to list the archive instead of the other chats."""
    search_changed = Signal(str)
    """The search words; empty: none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, Surface.PANEL, Edge.RIGHT)
        self.setAccessibleName(tr("Conversations"))
        self._archive_shown = False
        self._list_note = ""
        self._found_note = ""  # number of matches, of the current or the previous words
        self.new_chat = push_button(tr("New chat"), self)
        styled(self.new_chat, Button.PRIMARY, Fit.JOINED_LEFT)
        set_tooltip_with_keys(self.new_chat, "chats.new")
        tip, name = tr("Temporary chat, new folder"), tr("More: temporary chat, new folder")
        self.more = push_button("▾", self, tip, name)
        styled(self.more, Button.PRIMARY, Fit.JOINED_RIGHT)
        policy = QSizePolicy.Policy  # as high as the other button, whose font may be higher
        self.more.setSizePolicy(policy.Fixed, policy.Preferred)
        self.search = SearchLine(tr("Search"), "chats.search", self)
        self.search.setAccessibleName(tr("Search all chats"))
        set_tooltip_with_keys(self.search, "chats.search")
        self.search.textChanged.connect(self._on_search_changed)
        self.search.returnPressed.connect(self._on_return)
        tip = tr("Back to all chats")
        self._back = push_button(tr("←  Archived"), self, tip, tip)
        self._back.clicked.connect(lambda: self.show_archive(False))
        self._note = paragraph("", self, Type.CAPTION, Tone.MUTED, Fit.LOW)
        self.list = SidebarList(self, tr("Conversations"))
        self.results = SidebarList(self, tr("Search results"))
        self.results.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field forwards its keys
        self.results.selectionModel().currentChanged.connect(self._on_hit_marked)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.results)
        self.undo = UndoLine(self, keys=False, hides_after_ms=_UNDO_MS)
        self._archived = push_button(tr("Archived"), self)
        self._archived.clicked.connect(lambda: self.show_archive())
        self.settings = push_button(tr("Settings"), self)
        for button in (self._back, self._archived, self.settings):
            styled(button, Button.QUIET)
        set_tooltip_with_keys(self._archived, "chats.archive")
        set_tooltip_with_keys(self.settings, "settings.open")
        self._lay_out()
        self._update()

    def _lay_out(self) -> None:
        start = row((self.new_chat, 1), self.more)
        start.setSpacing(1)
        line = styled(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        above, below = (self.search, self._back, self._note), (self.undo, line)
        buttons = self._archived, self.settings
        edges = Space.MEDIUM, Space.LOOSE, Space.MEDIUM, Space.MEDIUM
        pages = self._pages, 1
        column(self, start, *above, pages, *below, *buttons, margins=edges, spacing=Space.TIGHT)

    def sizeHint(self) -> QSize:
        return QSize(_LINES_WIDE * self.fontMetrics().height(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        least = _MIN_LINES_WIDE * self.fontMetrics().height()
        return QSize(least, super().minimumSizeHint().height())

    # --- display -----------------------------------------------------------------------------

    def show_list(self, listed: ConversationList) -> None:
        """List the archive or the other chats."""
        archived = listed.read.archived
        if archived != self._archive_shown:
            self.list.show_entries(())  # another list starts at its top
        note = tr("Chats are not being saved. They will be lost when you close the window.")
        self._archive_shown, self._list_note = archived, note if listed.in_memory else ""
        self._archived.setVisible(listed.read.any_archived and not archived)
        self.list.show_entries(listed.entries)
        self.list.setDragEnabled(not archived)
        self._update()

    @Slot(object)
    def show_hits(self, hits: Sequence[SearchHit]) -> None:
        """Show the hits of the search."""
        self.results.show_entries(hits)
        if hits and not self.results.currentIndex().isValid():
            first = self.results.model().index(0, 0)
            self.results.setCurrentIndex(first)  # the one that Enter opens
        self._found_note = tr_n("{count} result", "{count} results", len(hits))
        if not hits:
            self._found_note = tr("No chat contains these words.")
        elif len(hits) >= MOST_HITS:
            self._found_note = tr_n("First {count} result", "First {count} results", len(hits))
        self._update()

    def show_archive(self, archived: bool = True) -> None:
        """Request the archive instead of the other chats, or these again."""
        self.archive_requested.emit(archived)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update(self) -> None:
        searching = self.search.list is not None
        self._pages.setCurrentWidget(self.results if searching else self.list)
        self._back.setVisible(self._archive_shown and not searching)
        note = self._found_note if searching else self._list_note
        if not searching and not self.list.model().rowCount():
            none = (
                tr("No archived chats.") if self._archive_shown else tr("Your chats appear here.")
            )
            note = "\n".join(filter(None, (none, note)))
        self._note.setText(note)
        self._note.setVisible(bool(note))

    # --- user actions ------------------------------------------------------------------------

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        words = text.strip()
        if not words or self.search.list is None:
            self._found_note = ""
            self.results.show_entries(())
        self.search.list = self.results if words else None
        self.search_changed.emit(words)
        self._update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Down move from the empty search field into the list."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_return(self) -> None:
        if self.search.list is not None and self.results.current_entry is not None:
            self.results.opened.emit(self.results.current_entry)

    @Slot()
    def _on_hit_marked(self) -> None:
        spoken = self.results.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
        self.search.setAccessibleDescription(spoken or "")
