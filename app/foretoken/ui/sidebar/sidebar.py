"""The left side: new chat, search, and the conversations or what was found in them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QDragEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.store.store import SearchHit
from foretoken.control.chats.conversation_entries import Entry
from foretoken.system.language import told_anew, tr, tr_n
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import command, first_key, key_hint
from foretoken.ui.look.mirrored import corner_below, layout_is_mirrored, mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled, scaled_by_half
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import (
    Button,
    Edge,
    Fit,
    Surface,
    Themed,
    Tone,
    Type,
    dress,
)
from foretoken.ui.parts.dropped_files import has_local_files
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.parts.row_painting import chevron
from foretoken.ui.parts.undo_line import UndoLine
from foretoken.ui.sidebar.search_results import SearchResults
from foretoken.ui.sidebar.sidebar_list import SidebarList

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """Leaves the keys that move to the list of what was found, and dropped files to the window."""

    moved = Signal(object)
    """A QKeyEvent that moves up or down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search"))
        self.setAccessibleName(tr("Search all conversations"))
        then = tr(
            "; {open} opens, {clear} clears",
            about="keys, behind “Find words in all chats” and its key",
            open=first_key("search.open"),
            clear=first_key("search.clear"),
        )
        tip_with_keys(self, "chats.search", then=then)
        self.setClearButtonEnabled(True)

    def event(self, event: QEvent) -> bool:
        # Esc stops an answer elsewhere; here it first ends the search.
        return (bool(self.text()) and claims_escape(event)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            self.moved.emit(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.text():
            return
        painter = QPainter(self)
        painter.setPen(self.palette().placeholderText().color())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        area = mirrored(self.rect().adjusted(0, 0, -scaled(12), 0), self.rect())
        painter.drawText(area, flags, key_hint("chats.search"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)


WIDTH = 236
_HINT_MARGIN = 12
# Long enough to read it and to reach for the mouse; Ctrl+Z in the list works later too.
_UNDO_MS = 12_000


class Sidebar(Themed, Spoken, QFrame):
    """Draws; its buttons are heard by the window, and ``list`` and ``results`` by their desk."""

    archive_requested = Signal(bool)
    """Whether the archive should be listed instead of the other chats."""
    search_changed = Signal(str)
    """The words that are looked for; empty: none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self, Surface.PANEL, Edge.RIGHT)
        self.setAccessibleName(tr("Conversations"))
        self._entries: Sequence[Entry] = ()
        self._archive_shown = False
        self._remark = ""
        self._words = ""
        self._searched = False  # what is found for the words, or for some before, is known
        self.new_chat = _HintButton(tr("New chat"), "chats.new", self)
        self.more = _ArrowButton(self)
        self.search = SearchField(self)
        self.search.textChanged.connect(self._on_search_changed)
        self.search.moved.connect(self._on_moved)
        self.search.returnPressed.connect(self._on_return)
        self._back = QPushButton(tr("←  Archived"), self)
        self._back.setToolTip(tr("Back to all chats"))
        self._back.setAccessibleName(tr("Leave the archive"))
        self._back.clicked.connect(self._on_back)
        self._heading = dress(Label(self), Type.CAPTION, Tone.MUTED, Fit.LOW)
        self._note = dress(Label(self), Type.CAPTION, Tone.MUTED, Fit.LOW)
        self._note.setWordWrap(True)
        for label in (self._heading, self._note):
            label.setIndent(0)
        self.list = SidebarList(self)
        self.results = SearchResults(self)
        self.results.typed.connect(self._on_typed)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.results)
        self.undo = UndoLine(self, keys=False, small=True)
        self._undo_timer = QTimer(self, singleShot=True, interval=_UNDO_MS)
        self._undo_timer.timeout.connect(self.undo.hide)
        self._lay_out()
        self.on_look_changed()
        self._update()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.LOOSE, Space.MEDIUM, Space.MEDIUM)
        layout.setSpacing(Space.TIGHT)
        start = QHBoxLayout()
        start.setSpacing(1)
        start.addWidget(self.new_chat, 1)
        start.addWidget(self.more)
        policy = QSizePolicy.Policy  # as high as the other, whose letters may be higher
        self.more.setSizePolicy(policy.Fixed, policy.Preferred)
        layout.addLayout(start)
        layout.addSpacing(Space.HAIR)
        layout.addWidget(self.search)
        layout.addWidget(self._back)
        layout.addWidget(self._heading)
        layout.addWidget(self._note)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.undo)
        line = dress(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        layout.addWidget(line)
        self._archived = self._button(tr("Archived"), tr(command("chats.archive").help))
        self._archived.clicked.connect(self.show_archive)
        self.models = models = self._button(tr("Models"))
        tip_with_keys(models, "models.choose")
        self.settings = self._button(tr("Settings"))
        tip_with_keys(self.settings, "settings.open")
        self.theme = self._button(tr("Theme"), tr("Light, dark, or like the system"))
        self.shortcuts = self._button(tr("Shortcuts"))
        tip_with_keys(self.shortcuts, "help.keys")
        layout.addWidget(self._archived)
        foot = QGridLayout()
        foot.setSpacing(Space.TIGHT)
        for place, button in enumerate((models, self.settings, self.theme, self.shortcuts)):
            foot.addWidget(button, *divmod(place, 2))
        layout.addLayout(foot)

    # --- what is shown -----------------------------------------------------------------------

    def show_entries(
        self, entries: Sequence[Entry], *, archived: bool, any_archived: bool, note: str = ""
    ) -> None:
        """List these: the archive, or the other chats; ``note`` is said above them."""
        if archived != self._archive_shown:
            self.list.show_entries(())  # another list begins at its top
        self._entries, self._archive_shown = entries, archived
        self._archived.setVisible(any_archived and not archived)
        self._remark = note
        self.list.show_entries(entries)
        self.list.setDragEnabled(not archived)
        self._update()

    def show_hits(self, words: str, hits: Sequence[SearchHit], *, most: int) -> None:
        """Show what was found for ``words``; with ``most`` hits there may be more."""
        if words != self._words:
            return
        self._searched = True
        self.results.show_hits(hits)
        if len(hits) >= most:
            found = tr_n("FIRST {count} PLACE", "FIRST {count} PLACES", len(hits))
        else:
            found = tr_n("{count} PLACE", "{count} PLACES", len(hits))
        self._heading.setText(found)
        self._update()

    def mark_shown(self, conversation_id: int) -> None:
        """Mark the conversation that the chat shows."""
        self.list.mark_shown(conversation_id)

    def tell_done(self, text: str) -> None:
        """Say for a while what can be taken back."""
        self.undo.tell(text)
        self._undo_timer.start()

    @Slot()
    def hide_undo(self) -> None:
        """It was taken back."""
        self.undo.hide()
        self._undo_timer.stop()

    def end_search(self) -> None:
        """Show the conversations again."""
        self.search.clear()

    @Slot()
    def focus_search(self) -> None:
        """Let people type what they look for."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def theme_menu_position(self, menu: QMenu) -> QPoint:
        """Where a menu belongs beside the theme button, in screen coordinates."""
        button, width = self.theme, menu.sizeHint().width()
        return button.mapToGlobal(QPoint(-width if layout_is_mirrored() else button.width(), 0))

    def new_menu_position(self, menu: QMenu) -> QPoint:
        """Where the menu with the other ways to begin belongs, in screen coordinates."""
        return corner_below(menu, self.new_chat, 4)

    def on_language_changed(self) -> None:
        """Say anew what is said above the chats."""
        self._remark = told_anew(self._remark) or self._remark
        self._update()

    def on_look_changed(self) -> None:
        """Be as wide as the text asks for."""
        self.setFixedWidth(scaled_by_half(WIDTH))

    def _update(self) -> None:
        searching = bool(self._words)
        self._pages.setCurrentWidget(self.results if searching else self.list)
        self._back.setVisible(self._archive_shown and not searching)
        self._heading.setVisible(searching and self._searched and bool(self.results.hits))
        note = self._remark
        if searching:
            none = self._searched and not self.results.hits
            note = tr("No chat contains these words.") if none else ""
        elif not self._entries:
            archive, chats = tr("Nothing is archived."), tr("Your chats appear here.")
            note = "\n".join(filter(None, (archive if self._archive_shown else chats, note)))
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def _button(self, text: str, tip: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        return button

    # --- what people do ----------------------------------------------------------------------

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        words = text.strip()
        if words == self._words:
            return
        if not self._words or not words:
            self._searched = False
            self.results.show_hits(())
        self._words = words
        self.search_changed.emit(words)
        self._update()

    @Slot(object)
    def _on_moved(self, event: QKeyEvent) -> None:
        if self._words:
            self.results.move_by(event)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_return(self) -> None:
        if self._words:
            self.results.open_current()

    @Slot(object)
    def _on_typed(self, event: QKeyEvent) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(self.search, event)

    @Slot()
    def show_archive(self) -> None:
        """Ask for the archive in the place of the other chats."""
        self.archive_requested.emit(True)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_back(self) -> None:
        self.archive_requested.emit(False)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


class _HintButton(QPushButton):
    """A button with its shortcut at the right edge."""

    def __init__(self, text: str, command_id: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._command_id = command_id
        tip_with_keys(self, command_id)
        dress(self, Button.PRIMARY, Fit.JOINED_LEFT)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().buttonText().color())
        painter.setOpacity(0.75)
        area = mirrored(self.rect().adjusted(0, 0, -scaled(_HINT_MARGIN), 0), self.rect())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        hint = key_hint(self._command_id)
        metrics = self.fontMetrics()  # of the text, which is bold
        text, key = metrics.horizontalAdvance(self.text()), metrics.horizontalAdvance(hint)
        if text + key + scaled(3 * _HINT_MARGIN) <= self.width():
            painter.drawText(area, flags, hint)


class _ArrowButton(Themed, QPushButton):
    """Opens the menu with the other ways to begin."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Button.PRIMARY, Fit.JOINED_RIGHT)
        self.setToolTip(tr("Temporary chat, new folder"))
        self.setAccessibleName(tr("More: temporary chat, new folder"))
        self.on_look_changed()

    def sizeHint(self) -> QSize:
        return QSize(scaled(32), super().sizeHint().height())

    def on_look_changed(self) -> None:
        self.setFixedWidth(scaled(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().on_accent), 1.6))
        painter.drawPolyline(chevron(QPointF(self.rect().center()) + QPointF(0.5, 0.5), down=True))
