"""What a search found: the conversation, and the place in it with the words marked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foretoken.chat.conversations.titles import split_number
from foretoken.chat.store.store import SearchHit
from foretoken.control.chats.conversation_entries import local_day, short_day
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_alike, shown_name
from foretoken.ui.look.mirrored import layout_is_mirrored, mirrored
from foretoken.ui.look.sizes import CONTROL_RADIUS, scaled, sized_font
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.stray_typing import writes
from foretoken.ui.sidebar.sidebar_rows import LONGEST_NAME, elided_title

ROW_HEIGHT = 76
_PADDING = 10
_TEXT_PIXELS = 12
_ASIDE_PIXELS = 11
# So many characters before the first mark fit into the first line of the narrow list.
_LEAD = 18
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Marks: TypeAlias = Sequence[tuple[int, int]]


class SearchResults(Spoken, QListView):
    """A list that is moved through while the focus stays in the search field."""

    opened = Signal(object)
    """The SearchHit that a person went to."""
    typed = Signal(object)
    """A QKeyEvent that belongs to the search field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._hits = _HitModel(self)
        self.setModel(self._hits)
        dress(self, Surface.BARE)
        self._delegate = _HitDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Search results"))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(scaled(ROW_HEIGHT) // 2)
        self.clicked.connect(self._on_clicked)

    @property
    def hits(self) -> list[SearchHit]:
        """All that was found."""
        return list(self._hits.hits)

    def show_hits(self, hits: Sequence[SearchHit]) -> None:
        """Show these; the first one is what Enter opens, unless the present one is still there."""
        before = self._hits.hit(self.currentIndex().row())
        places = [(hit.conversation.id, hit.message_id) for hit in hits]
        self._hits.show(hits)
        if hits:
            place = None if before is None else (before.conversation.id, before.message_id)
            row = places.index(place) if place in places else 0
            self.setCurrentIndex(self._hits.index(row))

    def on_language_changed(self) -> None:
        """Draw the words that are ours anew."""
        self.viewport().update()

    @Slot()
    def open_current(self) -> None:
        """Go to the marked one."""
        hit = self._hits.hit(self.currentIndex().row())
        if hit is not None:
            self.opened.emit(hit)

    @Slot(object)
    def move_by(self, event: QKeyEvent) -> None:
        """Move as this key does in a list."""
        super().keyPressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_current()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.typed.emit(event)
        elif writes(event):
            event.ignore()  # for the message
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.open_current()


def around_first_mark(text: str, marks: _Marks) -> tuple[str, list[tuple[int, int]]]:
    """Leave out so much of the beginning that the first marked word stands in the first line."""
    first = marks[0][0] if marks else 0
    if first <= _LEAD:
        return text, list(marks)
    blank = text.find(" ", first - _LEAD, first)
    cut = blank + 1 if blank >= 0 else first
    return "…" + text[cut:], [(start - cut + 1, end - cut + 1) for start, end in marks]


class _HitModel(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hits: Sequence[SearchHit] = ()

    def hit(self, row: int) -> SearchHit | None:
        return self.hits[row] if 0 <= row < len(self.hits) else None

    def show(self, hits: Sequence[SearchHit]) -> None:
        self.beginResetModel()
        self.hits = tuple(hits)
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.hits)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        hit = self.hit(index.row())
        if hit is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return hit
        title = shown_name(hit.conversation.title, LONGEST_NAME)
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{title}, {_aside(hit)}: {shown_alike(hit.snippet)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{title}\n{shown_alike(hit.snippet)}"
        return None


class _HitDelegate(QStyledItemDelegate):
    """The title with its day, then two lines of text; a title that was found has its marks."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        hit: SearchHit = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect)
        painter.save()
        painter.setClipRect(option.rect)  # marks on letters can be as tall as they like
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_back(painter, area, option)
        text = area.adjusted(_PADDING, 8, -_PADDING, -6)
        title = painter.font()
        painter.setFont(sized_font(title, _ASIDE_PIXELS))
        painter.setPen(QColor(theme().muted))
        aside = _aside(hit)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        painter.drawText(text.adjusted(0, 2, 0, 0), flags, aside)
        line = text.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(aside) - 8, 0)
        line = mirrored(line, text)
        small = sized_font(title, _TEXT_PIXELS)
        if hit.message_id is None:
            words, number = split_number(hit.conversation.title)
            height = self._draw(painter, line, title, words, hit.marks, lines=2, tail=number)
            below = text.adjusted(0, height + 4, 0, 0)
            counted = tr_n("{count} message", "{count} messages", hit.conversation.message_count)
            self._draw(painter, below, small, counted, (), lines=1)
        else:
            name = elided_title(QFontMetrics(title), hit.conversation.title, line.width())
            height = self._draw(painter, line, title, name, (), lines=1)
            below = text.adjusted(0, height + 4, 0, 0)
            snippet, marks = around_first_mark(hit.snippet, hit.marks)
            self._draw(painter, below, small, snippet, marks, lines=2)
        painter.restore()

    def _paint_back(self, painter: QPainter, area: QRect, option: QStyleOptionViewItem) -> None:
        colours, flag = theme(), QStyle.StateFlag
        selected = bool(option.state & flag.State_Selected)
        if not selected and not option.state & flag.State_MouseOver:
            return
        painter.setPen(QPen(QColor(colours.border)) if selected else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.raised if selected else colours.grid))
        painter.drawRoundedRect(
            QRectF(area).adjusted(0.5, 1.5, -1.5, -1.5), CONTROL_RADIUS, CONTROL_RADIUS
        )

    def _draw(
        self,
        painter: QPainter,
        area: QRect,
        font: QFont,
        text: str,
        marks: _Marks,
        lines: int,
        tail: str = "",
    ) -> int:
        """Draw the first lines of a text and return their height in pixels.

        ``marks`` are places in Python characters; ``tail`` stands at the end, also of a cut text.
        """
        shown = text
        while True:
            layout = self._lay_out(shown + tail, marks, font, area.width())
            if layout.lineCount() <= lines:
                break
            last = layout.lineAt(lines - 1)
            shown = _shortened(shown, max(2, last.textStart() + last.textLength() - len(tail)))
        is_title = font.pixelSize() > scaled(_TEXT_PIXELS)
        painter.setPen(QColor(theme().text if is_title else theme().muted))
        layout.draw(painter, QPointF(area.topLeft()))
        return round(layout.boundingRect().height())

    def _lay_out(self, text: str, marks: _Marks, font: QFont, width: int) -> QTextLayout:
        marked = QTextCharFormat()
        marked.setFontWeight(QFont.Weight.DemiBold)
        marked.setForeground(QColor(theme().text))
        marked.setBackground(QColor(theme().found))
        formats = []
        for start, end in marks:
            if start < len(text):
                each = QTextLayout.FormatRange()
                each.start = _units(text[:start])
                each.length = _units(text[start:end])
                each.format = marked
                formats.append(each)
        layout = QTextLayout(shown_alike(text), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if layout_is_mirrored():
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.setFormats(formats)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout


def _shortened(text: str, units: int) -> str:
    """So much of a text as ends before ``units`` UTF-16 units, at a word, with an ellipsis."""
    head = text.encode("utf-16-le")[: 2 * units - 2].decode("utf-16-le", errors="ignore")
    head = head.rstrip("… ")
    return (head[: head.rfind(" ")].rstrip() if " " in head else head[:-1]) + "…"


def _units(text: str) -> int:
    """Length in the UTF-16 units that Qt counts in."""
    return len(text.encode("utf-16-le")) // 2


def _aside(hit: SearchHit) -> str:
    if hit.conversation.archived:
        return tr("archived", about="a chat")
    return short_day(local_day(hit.conversation.updated_ms), date.today())
