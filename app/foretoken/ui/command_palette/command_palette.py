"""Command palette: a field over the window, with matching offers below it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.conversations.text_search import Span
from foretoken.chat.store.conversations import ConversationRow, SearchHit
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_list import (
    ConversationSearch,
    local_day,
    row_of,
    short_day,
)
from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.model_services import LibraryFeed
from foretoken.control.models.remembered_pairs import Recent, chosen, named_apart, place_of
from foretoken.models.amounts import size_text
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.facts import ModelKind
from foretoken.models.names import BUILT_IN_PAIR
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.command import Commands, Subject
from foretoken.ui.commands.table import first_key
from foretoken.ui.look.mirrored import draw_in_own_direction
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import SMALL_PIXELS, Space, sized_font, theme
from foretoken.ui.look.themed import Fit, Surface, Tone, Type, styled
from foretoken.ui.parts.forms import column
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.keys import claims_escape
from foretoken.ui.parts.row_painting import Index, draw_marked, paint_box

MOST_SHOWN = 60
_MAX_CHATS = 300
_MAX_WITHOUT_WORDS = 8
"""Most chats without words; all commands and models are offered then."""
_LONGEST_NAME = 200
_COMMAND_BONUS = 0.15
_KEYWORD_SCORE = 0.8
_MIN_KEYWORD_LETTERS = 3
"""With fewer letters, too many words of a sentence match."""
_CONTENT_SCORE = 0.3
"""Score of a chat whose content matches, below everything whose name does."""
_UNAVAILABLE_PENALTY = -2.0


class Kind(Enum):
    """Kind of an offer."""

    COMMAND = "command"
    CHAT = "chat"
    MODEL = "model"
    FILE = "file"
    PAIR = "pair"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class PaletteOffer:
    """An entry of the palette."""

    kind: Kind
    key: Hashable
    """Id of a command, conversation or server, path of a model or file, or a recent pair."""
    title: str
    about: str
    """Its category, in a word or two."""
    also: str = ""
    """More words by which it is found, including English ones."""
    keys: tuple[str, ...] = ()
    why_not: str = ""
    """Why it is not possible now; empty if it is."""
    arguments: tuple[Any, ...] = ()
    """Arguments of its use, if other than the key alone."""
    spans: tuple[Span, ...] = ()
    """Matched letters of the title."""

    @property
    def spoken(self) -> str:
        """Text for screen readers."""
        return ", ".join(filter(None, (self.title, self.why_not, *self.keys, self.about)))


def command_offers(commands: Commands) -> list[PaletteOffer]:
    """Return the window's commands by subject, with why they are not possible now."""
    subjects = list(Subject)
    return [
        PaletteOffer(
            Kind.COMMAND,
            each.id,
            tr(each.title),
            each.subject.shown,
            f"{each.words} {each.subject.shown} {each.subject}",
            keys=tuple(each.key_names()[:1]),
            why_not=commands.why_not(each.id),
        )
        for each in sorted(commands.offered(), key=lambda one: subjects.index(one.subject))
        if each.id != "palette.open"
    ]


def model_offers(feed: LibraryFeed) -> list[PaletteOffer]:
    """Return the built-in pair, and the chat and base models found so far."""
    kind = tr("Model", about="what the command palette offers")
    builtin = builtin_pair()[0]
    offers = [PaletteOffer(Kind.MODEL, builtin, tr(BUILT_IN_PAIR), kind, BUILT_IN_PAIR)]
    for model in feed.models:
        if model.kind in (ModelKind.CHAT, ModelKind.BASE):
            details = " ".join(filter(None, (model.quantisation, size_text(model.size_bytes))))
            also = f"{_name(model.path.name)} {model.source}"
            about = f"{kind} · {details}"
            offers.append(PaletteOffer(Kind.MODEL, model.path, _name(model.name), about, also))
    return offers


def file_offer(path: Path) -> PaletteOffer:
    """Return a recently attached file; whether it still exists is checked when it is read."""
    name = _name(path.name)
    also = f"Attach again: {name} {_name(str(path.parent))}"  # not translated: the English words
    return PaletteOffer(
        Kind.FILE, path, tr("Attach again: {file}", file=name), tr("Recent file"), also
    )


def pair_offer(pair: Recent, name: str) -> PaletteOffer:
    """Return a recent pair or server."""
    about = tr("Recent server") if isinstance(pair, ServedTarget) else tr("Recent pair")
    title = tr("Use again: {pair}", pair=name)
    also = f"Use again: {name} {_name(place_of(pair))}"  # not translated: the English words
    return PaletteOffer(Kind.PAIR, chosen(pair), title, about, also, arguments=(pair,))


def server_offer(server: Server) -> PaletteOffer:
    """Return a known server; its model is chosen in the picker."""
    about = f"{tr('Server', about='what the command palette offers')} · {server.host}"
    asked = ("server", server.id)
    return PaletteOffer(
        Kind.SERVER, server.id, _name(server.name), about, server.address, arguments=(asked,)
    )


def chat_offer(row: ConversationRow) -> PaletteOffer:
    """Return a chat, with its day."""
    day = short_day(local_day(row.updated_ms), date.today())
    kind = tr("Chat", about="what the command palette offers")
    return PaletteOffer(Kind.CHAT, row.id, _name(row.title), f"{kind} · {day}")


def _name(name: str) -> str:
    return shown_name(name, _LONGEST_NAME)


class PaletteOffers(QObject):
    """All offers; chats and models may arrive while the user types."""

    changed = Signal()
    """The result of ``matching`` may have changed."""

    def __init__(
        self,
        commands: Commands,
        archive: ChatArchive,
        unsaved: Callable[[], Sequence[Conversation]],
        feed: LibraryFeed,
        servers: KnownServers,
        pairs: Callable[[], Sequence[Recent]],
        files: Callable[[], Sequence[Path]],
        parent: QObject,
    ) -> None:
        """``unsaved`` returns the conversations that are not stored."""
        super().__init__(parent)
        self._commands, self._archive, self._unsaved = commands, archive, unsaved
        self._feed, self._servers, self._pairs, self._files = feed, servers, pairs, files
        self._ready: list[PaletteOffer] = []
        self._chats: list[PaletteOffer] = []
        self._hits: list[PaletteOffer] = []
        self._models: list[PaletteOffer] = []
        self._search = ConversationSearch(archive, unsaved, self)
        self._search.found.connect(self._on_found)
        feed.changed.connect(self._on_models_changed)

    def begin(self) -> None:
        """Collect the offers that are known, and look for chats and models."""
        pairs = self._pairs()
        self._ready = [
            *command_offers(self._commands),
            *(pair_offer(pair, name) for pair, name in zip(pairs, named_apart(pairs), strict=True)),
            *map(server_offer, self._servers.servers),
            *map(file_offer, self._files()),
        ]
        self._models = model_offers(self._feed)
        self._feed.begin()
        self._show_chats([])
        self._archive.ask(lambda store: store.rows(limit=_MAX_CHATS), self._show_chats)

    def end(self) -> None:
        """Stop searching."""
        self.look_for("")
        self._feed.end()

    def look_for(self, words: str) -> None:
        """Search the texts of chats; without words, stop searching."""
        if not words.strip():
            self._hits = []
        self._search.look_for(words)

    def matching(self, words: str) -> list[PaletteOffer]:
        """Return the best matches first; without words, possible offers and the newest chats."""
        if not words.split():
            offers = [*self._ready, *self._chats[:_MAX_WITHOUT_WORDS], *self._models]
            return [each for each in offers if not each.why_not][:MOST_SHOWN]
        found: list[tuple[float, PaletteOffer]] = []
        for offer in (*self._ready, *self._chats, *self._models):
            fitting = fit(words, offer.title)
            other_words = len(words.strip()) >= _MIN_KEYWORD_LETTERS
            if fitting is not None:
                offer, score = replace(offer, spans=fitting.spans), fitting.score
            elif other_words and begins_words(words, f"{offer.title} {offer.also}"):
                score = _KEYWORD_SCORE
            else:
                continue
            score += _COMMAND_BONUS if offer.kind is Kind.COMMAND else 0.0
            score += _UNAVAILABLE_PENALTY if offer.why_not else 0.0
            found.append((score, offer))
        named = {(offer.kind, offer.key) for _, offer in found}
        found += [(_CONTENT_SCORE, hit) for hit in self._hits if (hit.kind, hit.key) not in named]
        found.sort(key=lambda scored: -scored[0])
        return [offer for _, offer in found[:MOST_SHOWN]]

    def _show_chats(self, rows: list[ConversationRow]) -> None:
        known = [row_of(each) for each in self._unsaved() if each.messages]
        ids = {row.id for row in known}
        self._chats = [chat_offer(row) for row in known + [r for r in rows if r.id not in ids]]
        self.changed.emit()

    @Slot()
    def _on_models_changed(self) -> None:
        self._models = model_offers(self._feed)
        self.changed.emit()

    @Slot(object)
    def _on_found(self, hits: list[SearchHit]) -> None:
        found: dict[int, PaletteOffer] = {}
        for hit in hits:
            row = hit.conversation
            offer = replace(chat_offer(row), arguments=(row.id, hit.message_id, hit.at))
            found.setdefault(row.id, offer)
        self._hits = list(found.values())
        self.changed.emit()


_MAX_ROWS = 11
_LINES_WIDE, _ROW_LINES = 36, 2.1
"""Width of the palette, and row height, in text line heights."""
_GAP = 24
"""Distance from the edges of the window."""
_MIN_TITLE_SHARE = 0.55
"""Share of the row that the title keeps if it is too narrow; the group is elided first."""
_VEIL_ALPHA = {False: 0.16, True: 0.45}
"""How much the window is darkened, in the light and in the dark theme."""
_ROW_MOVES = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Backtab: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Tab: 1,
    Qt.Key.Key_PageUp: -_MAX_ROWS + 1,
    Qt.Key.Key_PageDown: _MAX_ROWS - 1,
}


class PaletteDelegate(QStyledItemDelegate):
    """Paints a title with the typed letters, its group, and its key."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(_ROW_LINES * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        offer: PaletteOffer = index.data(Qt.ItemDataRole.UserRole)
        colours, align = theme(), Qt.AlignmentFlag
        place = partial(QStyle.visualRect, option.direction, option.rect)
        painter.save()
        painter.setClipRect(option.rect)  # stacked diacritics can be of any height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            box = option.rect.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
            paint_box(painter, box, colours.bubble)
        line = option.rect.adjusted(Space.LOOSE, 0, -Space.LOOSE, 0)
        painter.setFont(sized_font(option.font, SMALL_PIXELS))
        metrics = painter.fontMetrics()
        if offer.keys and not offer.why_not:
            cap = QRect(0, 0, metrics.horizontalAdvance(offer.keys[0]) + 12, metrics.height() + 4)
            cap.moveCenter(line.center())
            cap.moveRight(line.right())
            painter.setPen(QColor(colours.border))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(place(cap), 4, 4)
            painter.setPen(QColor(colours.muted))
            draw_in_own_direction(painter, place(cap), align.AlignCenter, offer.keys[0])
            line.setRight(cap.left() - Space.MEDIUM)
        room = line.width() - round(_MIN_TITLE_SHARE * option.rect.width())
        about = offer.why_not or offer.about
        about = metrics.elidedText(about, Qt.TextElideMode.ElideRight, max(0, room))
        painter.setPen(QColor(colours.muted))
        painter.drawText(place(line), align.AlignVCenter | align.AlignRight, about)
        line.setRight(line.right() - metrics.horizontalAdvance(about) - Space.MEDIUM)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.muted if offer.why_not else colours.text))
        typed = QTextCharFormat()
        typed.setFontWeight(QFont.Weight.Bold)
        typed.setForeground(QColor(colours.accent))
        line.setTop(line.center().y() - option.fontMetrics.height() // 2)
        draw_marked(painter, place(line), offer.title, offer.spans, typed)
        painter.restore()


class CommandPalette(QWidget):
    """Covers its window while open, and closes when the focus moves elsewhere."""

    def __init__(
        self, source: PaletteOffers, uses: Mapping[Kind, Callable[..., object]], window: QWidget
    ) -> None:
        """``uses`` maps each kind of offer to the action called with the offer's arguments."""
        super().__init__(window)
        self._source, self._uses = source, uses
        self._focus_before: QWidget | None = None
        self.offers: list[PaletteOffer] = []
        """The displayed offers, from top to bottom."""
        self.field = styled(QLineEdit(self), Fit.WIDE)
        self.field.setPlaceholderText(tr("Search commands, chats and models"))
        self.field.setAccessibleName(tr("Command palette"))
        self.list = styled(QListView(self), Surface.BARE, Fit.LOW)
        self._model = QStandardItemModel(self)
        self.list.setModel(self._model)
        self.list.setItemDelegate(PaletteDelegate(self.list))
        self.list.setAccessibleName(tr("Commands, chats and models"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setSizeAdjustPolicy(QListView.SizeAdjustPolicy.AdjustToContents)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = styled(Label(tr("No matches"), self), Type.SMALL, Tone.MUTED, Fit.WIDE)
        take, close = first_key("palette.take"), first_key("palette.close")
        keys = tr("↑ ↓ to move    {take} to open    {close} to close", take=take, close=close)
        hint = styled(Label(keys, self), Type.SMALL, Tone.MUTED, Fit.WIDE)
        self._panel = styled(QFrame(self), Surface.OVERLAY)
        self._panel.setAccessibleName(tr("Command palette"))
        above, below = (styled(QFrame(self._panel), Surface.LINE) for _ in range(2))
        for line in (above, below):
            line.setFixedHeight(1)
        parts = self.field, above, self.list, self._nothing, below, hint
        column(self._panel, *parts, spacing=0)
        whole = column(self, self._panel, None, margins=(_GAP, 3 * _GAP, _GAP, _GAP))
        whole.setAlignment(self._panel, Qt.AlignmentFlag.AlignHCenter)
        self.field.textChanged.connect(self._on_typed)
        self.field.returnPressed.connect(self._on_confirmed)
        self.list.clicked.connect(self._on_confirmed)
        self.list.entered.connect(self.list.setCurrentIndex)
        self.list.selectionModel().currentChanged.connect(self._on_marked)
        source.changed.connect(self._on_offers_changed)
        for watched in (window, self.field):
            watched.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.hide()

    @property
    def current(self) -> PaletteOffer | None:
        """The offer that Enter would use."""
        found: PaletteOffer | None = self.list.currentIndex().data(Qt.ItemDataRole.UserRole)
        return found

    @Slot()
    def open_palette(self) -> None:
        """Open the palette, or close it if it is open."""
        if not self.isHidden():
            self.close_palette()
            return
        self._focus_before = QApplication.focusWidget()
        self._source.begin()
        self.field.clear()
        self._show_offers()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def close_palette(self) -> None:
        """Close the palette, and restore the focus."""
        if self.isHidden():
            return
        back, self._focus_before = self._focus_before, None
        self.hide()
        self._source.end()
        if back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def move_by(self, rows: int) -> None:
        """Move the current row, wrapping around in single steps."""
        if count := len(self.offers):
            row = self.list.currentIndex().row() + rows
            row = row % count if abs(rows) == 1 else min(max(0, row), count - 1)
            self.list.setCurrentIndex(self._model.index(row, 0))

    # --- offers ------------------------------------------------------------------------------

    @Slot(str)
    def _on_typed(self, words: str) -> None:
        if not self.isHidden():
            self._source.look_for(words)
            self._show_offers()

    @Slot()
    def _on_offers_changed(self) -> None:
        if not self.isHidden():
            self._show_offers(stay=True)

    def _show_offers(self, *, stay: bool = False) -> None:
        """Update the list; ``stay`` keeps the current row, as nothing was typed."""
        current = self.current if stay else None
        marked = current and (current.kind, current.key)
        self.offers = self._source.matching(self.field.text())
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

    @Slot()
    def _on_confirmed(self) -> None:
        offer = self.current
        if offer is not None and not offer.why_not:
            self.close_palette()
            self._uses[offer.kind](*(offer.arguments or (offer.key,)))

    # --- geometry and painting ---------------------------------------------------------------

    def _place(self) -> None:
        """Cover the window, with the panel as tall as its rows."""
        window = self.parentWidget()
        if window is None:
            return
        self.setGeometry(window.rect())
        self._panel.setFixedWidth(
            min(_LINES_WIDE * self.fontMetrics().height(), self.width() - 2 * _GAP)
        )
        rows = min(len(self.offers), _MAX_ROWS)
        self.list.setMaximumHeight(rows * max(0, self.list.sizeHintForRow(0)) + Space.SMALL)
        self.list.setVisible(rows > 0)
        self._nothing.setVisible(rows == 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken the window."""
        veil = QColor("black")
        veil.setAlphaF(_VEIL_ALPHA[theme().dark])
        QPainter(self).fillRect(self.rect(), veil)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click outside the panel."""
        if not self._panel.geometry().contains(event.position().toPoint()):
            self.close_palette()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that move and close; follow the size of the window and of its text."""
        if watched is not self.field:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange) and self.isVisible():
                self._place()
            return False
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return claims_escape(event)
        key = Qt.Key(event.key())
        if key in _ROW_MOVES:
            self.move_by(_ROW_MOVES[key])
        elif key is Qt.Key.Key_Escape:
            self.close_palette()
        return key in _ROW_MOVES or key is Qt.Key.Key_Escape

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Close when something else in the window gets the focus."""
        if now is not None and not self.isHidden() and not self.isAncestorOf(now):
            self._focus_before = None
            self.close_palette()
