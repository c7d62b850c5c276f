"""The palette itself: a field over the window, and below it what fits the letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QListView, QVBoxLayout, QWidget
from shiboken6 import isValid

from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.recent_pairs import Recent
from foretoken.system.language import tr
from foretoken.ui.command_palette.offers import (
    ChatOffers,
    Kind,
    PaletteOffer,
    command_offers,
    file_offers,
    matching,
    model_offers,
    pair_offers,
    server_offers,
)
from foretoken.ui.command_palette.palette_rows import PaletteDelegate
from foretoken.ui.commands.actions import Commands
from foretoken.ui.commands.table import first_key
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import OVERLAY_RADIUS, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Fit, Surface, Tone, Type, dress
from foretoken.ui.parts.own_keys import claims_escape

_WIDTH = 620
_MOST_LINES = 11
_SIDE, _ABOVE, _LEAST_ABOVE = 24, 64, 16
_SHADOW = 22
_VEIL = {False: 0.16, True: 0.45}
"""How much the window darkens, in the light theme and in the dark one."""
_MOVES = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Backtab: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Tab: 1,
    Qt.Key.Key_PageUp: -_MOST_LINES + 1,
    Qt.Key.Key_PageDown: _MOST_LINES - 1,
}


class PaletteField(QLineEdit):
    """Leaves the keys that move and close to the palette; Tab has nowhere else to go."""

    moved = Signal(int)
    """So many rows down."""
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search commands, chats and models"))
        self.setAccessibleName(tr("Command palette"))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in _MOVES:
                self.moved.emit(_MOVES[key])
                return True
            if key is Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return claims_escape(event) or super().event(event)


class CommandPalette(QWidget):
    """Covers its window while it is open, and goes when people turn to something else."""

    chat_chosen = Signal(object, object, object)
    """Id of a conversation, and of the message in it where the words stand, or None."""
    model_chosen = Signal(object)
    """Path of a model."""
    file_chosen = Signal(object)
    """Path of a file that is to be attached again."""
    server_chosen = Signal(object)
    """Id of a server of which a model is to be chosen."""
    pair_chosen = Signal(object)
    """A RecentPair or a RecentServed that is to be used again."""

    def __init__(
        self,
        commands: Commands,
        chats: ChatOffers,
        feed: LibraryFeed,
        files: Callable[[], Sequence[Path]],
        pairs: Callable[[], Sequence[Recent]],
        servers: KnownServers,
        window: QWidget,
    ) -> None:
        """Models are looked for while letters are typed.

        ``files`` were attached lately, ``pairs`` used.
        """
        super().__init__(window)
        self._commands = commands
        self._chats = chats
        self._feed = feed
        self._files = files
        self._list_pairs = pairs
        self._servers = servers
        self._pairs: Sequence[Recent] = ()
        self._came_from: QWidget | None = None
        self._possible: list[PaletteOffer] = []
        self._models: list[PaletteOffer] = []
        self._looking = False
        self.offers: list[PaletteOffer] = []
        """What is shown, from top to bottom."""
        self.field = dress(PaletteField(self), Fit.WIDE)
        self.list = QListView(self)
        self._model = QStandardItemModel(self)
        self._nothing = dress(Label(tr("No matches"), self), Type.SMALL, Tone.MUTED, Fit.WIDE)
        take, close = first_key("palette.take"), first_key("palette.close")
        told = tr("↑ ↓ to move    {take} to open    {close} to close", take=take, close=close)
        self._hint = dress(Label(told, self), Type.SMALL, Tone.MUTED, Fit.WIDE)
        self._panel = dress(QFrame(self), Surface.OVERLAY)
        self._panel.setAccessibleName(tr("Command palette"))
        self._lay_out()
        self.field.textChanged.connect(self._on_typed)
        self.field.moved.connect(self.move_by)
        self.field.left.connect(self.close_palette)
        self.field.returnPressed.connect(self._on_taken)
        self.list.clicked.connect(self._on_taken)
        self.list.entered.connect(self.list.setCurrentIndex)
        self.list.selectionModel().currentChanged.connect(self._on_marked)
        chats.changed.connect(self._on_offers_changed)
        feed.changed.connect(self._on_offers_changed)
        window.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.hide()

    def _lay_out(self) -> None:
        dress(self.list, Surface.BARE, Fit.LOW)
        self.list.setModel(self._model)
        self.list.setItemDelegate(PaletteDelegate(self.list))
        self.list.setAccessibleName(tr("Commands, chats and models"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        above, below = (dress(QFrame(self._panel), Surface.LINE) for _ in range(2))
        for line in (above, below):
            line.setFixedHeight(1)
        parts: list[QWidget] = [self.field, above, self.list, self._nothing, below, self._hint]
        for part in parts:
            column.addWidget(part)

    @property
    def current(self) -> PaletteOffer | None:
        """What Enter would take."""
        found: PaletteOffer | None = self.list.currentIndex().data(Qt.ItemDataRole.UserRole)
        return found

    @Slot()
    def open_palette(self) -> None:
        """Open it, or close it if it is open."""
        if not self.isHidden():
            self.close_palette()
            return
        self._came_from = QApplication.focusWidget()
        self._pairs = self._list_pairs()
        self._possible = [
            *command_offers(self._commands, without="palette.open"),
            *pair_offers(self._pairs),
            *server_offers(self._servers.servers),
            *file_offers(self._files()),
        ]
        self._models = model_offers(self._feed)
        self._chats.begin()
        self.field.clear()
        self._show_offers()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def close_palette(self) -> None:
        """Go, and give the keyboard back."""
        if self.isHidden():
            return
        back, self._came_from = self._came_from, None
        self.hide()
        self._chats.look_for("")
        if self._looking:
            self._looking = False
            self._feed.end()
        if back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def move_by(self, lines: int) -> None:
        """Mark another row; after the last comes the first."""
        count = len(self.offers)
        if count:
            row = self.list.currentIndex().row() + lines
            row = row % count if abs(lines) == 1 else min(max(0, row), count - 1)
            self.list.setCurrentIndex(self._model.index(row, 0))

    # --- what is offered ---------------------------------------------------------------------

    @Slot(str)
    def _on_typed(self, words: str) -> None:
        if words.strip() and not self._looking and not self.isHidden():
            self._looking = True
            self._feed.begin()
        self._chats.look_for(words)
        self._show_offers()

    @Slot()
    def _on_offers_changed(self) -> None:
        if not self.isHidden():
            self._models = model_offers(self._feed)
            self._show_offers(stay=True)

    def _show_offers(self, *, stay: bool = False) -> None:
        """``stay``: at what is marked, for nothing was typed."""
        current = self.current if stay else None
        marked = current and (current.kind, current.key)
        offers = [*self._possible, *self._chats.offers, *self._models]
        self.offers = matching(self.field.text(), offers, self._chats.hits)
        self._model.clear()
        for offer in self.offers:
            item = QStandardItem(offer.title)
            item.setData(offer, Qt.ItemDataRole.UserRole)
            item.setAccessibleText(offer.spoken)
            self._model.appendRow(item)
        keys = [(each.kind, each.key) for each in self.offers]
        row = keys.index(marked) if marked in keys else 0
        self.list.setCurrentIndex(self._model.index(row, 0))
        self._place()

    @Slot(QModelIndex, QModelIndex)
    def _on_marked(self) -> None:
        current = self.current
        self.field.setAccessibleDescription("" if current is None else current.spoken)

    # --- what people choose ------------------------------------------------------------------

    @Slot()
    def _on_taken(self) -> None:
        offer = self.current
        if offer is None or offer.why_not:
            return
        self.close_palette()
        if offer.kind is Kind.COMMAND:
            self._commands.run(str(offer.key))
        elif offer.kind is Kind.CHAT:
            self.chat_chosen.emit(offer.key, offer.message_id, offer.at)
        elif offer.kind is Kind.FILE:
            self.file_chosen.emit(offer.key)
        elif offer.kind is Kind.PAIR:
            self.pair_chosen.emit(next(p for p in self._pairs if p.chosen == offer.key))
        elif offer.kind is Kind.SERVER:
            self.server_chosen.emit(offer.key)
        else:
            self.model_chosen.emit(offer.key)

    # --- place and look ----------------------------------------------------------------------

    def _place(self) -> None:
        """Over the middle of the window, as tall as its rows."""
        window = self.parentWidget()
        if window is None:
            return
        self.setGeometry(window.rect())
        count = len(self.offers)
        self.list.setVisible(count > 0)
        self._nothing.setVisible(count == 0)
        top = min(scaled(_ABOVE), max(_LEAST_ABOVE, self.height() // 8))
        spare = self._panel.sizeHint().height() - (self.list.sizeHint().height() if count else 0)
        rows = min(count, _MOST_LINES) * max(0, self.list.sizeHintForRow(0)) + scaled(8)
        width = min(scaled(_WIDTH), self.width() - 2 * _SIDE)
        height = min(spare + (rows if count else 0), self.height() - top - _LEAST_ABOVE)
        self._panel.setGeometry((self.width() - width) // 2, top, width, height)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a veil over the window, and a shadow below the panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor("black")
        veil.setAlphaF(_VEIL[theme().dark])
        painter.fillRect(self.rect(), veil)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor("black")
        shade.setAlphaF(0.012)
        painter.setBrush(shade)
        panel = QRectF(self._panel.geometry()).translated(0, _SHADOW / 4)
        for wider in range(0, _SHADOW, 2):
            area = panel.adjusted(-wider, -wider, wider, wider)
            painter.drawRoundedRect(area, OVERLAY_RADIUS + wider, OVERLAY_RADIUS + wider)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close beside the panel."""
        if not self._panel.geometry().contains(event.position().toPoint()):
            self.close_palette()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the window, in its size and with its letters."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange) and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """People turned to something else in the window."""
        if now is not None and not self.isHidden() and not self.isAncestorOf(now):
            self._came_from = None
            self.close_palette()
