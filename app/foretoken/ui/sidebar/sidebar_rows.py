"""Rows of the sidebar: their model, and the delegate that paints them and edits their names."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date
from typing import TypeAlias

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QStandardItem, QTextCharFormat
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from foretoken.chat.conversations.text_search import Span
from foretoken.chat.conversations.titles import split_number
from foretoken.chat.store.conversations import ConversationRow, SearchHit
from foretoken.control.chats.conversation_list import (
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
    local_day,
    short_day,
)
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import shown_alike, shown_name, utf16_length
from foretoken.ui.look.icons import Icon, draw_icon, icon_pixels
from foretoken.ui.look.mirrored import draw_in_own_direction
from foretoken.ui.look.theme import CAPTION_PIXELS, SMALL_PIXELS, sized_font, theme
from foretoken.ui.look.themed import Fit, styled
from foretoken.ui.parts.grouped_rows import GroupedModel
from foretoken.ui.parts.row_painting import Index, NameDelegate, draw_arrow, draw_marked, paint_box

MIME_TYPE = "application/x-foretoken-chats"
LONGEST_NAME = 200
Shown: TypeAlias = Entry | SearchHit


class SidebarModel(GroupedModel):
    """Groups and folders with their chats, or hits; chats can be dragged onto both."""

    dropped = Signal(object)
    """The selected chats were dropped on a FolderHeading or GroupHeading."""

    def show(self, entries: Sequence[Shown]) -> None:
        """Show entries, with chats below the preceding heading or folder."""
        groups: list[tuple[Shown, list[Shown]]] = []
        for entry in entries:
            if isinstance(entry, ListedChat) and groups:
                groups[-1][1].append(entry)
            else:
                groups.append((entry, []))
        self.show_groups(groups)

    def key_of(self, entry: Shown) -> Hashable:
        if isinstance(entry, SearchHit):
            return "hit", entry.conversation.id, entry.message_id
        return entry_key(entry)

    def fill(self, item: QStandardItem, entry: Shown) -> None:
        """Show an entry in an item, whose text is the stored name."""
        flag = Qt.ItemFlag
        leaf = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemNeverHasChildren
        match entry:
            case GroupHeading():
                name, flags, spoken = entry.text, flag.ItemIsDropEnabled, entry.text
            case FolderHeading():
                name = entry.folder.name
                flags = flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemIsDropEnabled
                spoken = tr("Folder {name}", name=shown_name(name, LONGEST_NAME))
            case ListedChat():
                name, flags = entry.row.title, leaf
                if entry.saved:
                    flags |= flag.ItemIsEditable | flag.ItemIsDragEnabled
                spoken = shown_name(name, LONGEST_NAME)
                spoken = tr("Temporary chat {title}", title=spoken) if entry.temporary else spoken
                spoken = f"{spoken}, {summary(entry)}"
            case SearchHit():
                name, flags = entry.conversation.title, leaf
                spoken = f"{shown_name(name, LONGEST_NAME)}, {day_of(entry)}"
                spoken = f"{spoken}: {shown_alike(entry.snippet)}"
        item.setText(name)
        item.setData(entry, Qt.ItemDataRole.UserRole)
        item.setFlags(flags)
        item.setAccessibleText(spoken)
        item.setToolTip(shown_name(name, LONGEST_NAME))

    # --- Qt ----------------------------------------------------------------------------------

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        """Return True for folders, whose chats are loaded only when expanded."""
        return super().hasChildren(parent) or isinstance(entry_at(parent), FolderHeading)

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        # No content leaves the window: the dropped chats are the selected ones.
        data = QMimeData()
        data.setData(MIME_TYPE, b"")
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        entry = entry_at(parent)
        kept = isinstance(entry, GroupHeading) and not entry.temporary
        return data.hasFormat(MIME_TYPE) and (kept or isinstance(entry, FolderHeading))

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if self.canDropMimeData(data, action, row, column, parent):
            self.dropped.emit(entry_at(parent))
        return False  # the store moves them, and reports it


def entry_at(index: Index) -> Shown | None:
    """Return the entry at an index, or None."""
    found: Shown | None = index.data(Qt.ItemDataRole.UserRole)
    return found


def summary(chat: ListedChat) -> str:
    """Return the second line of a chat."""
    words = message_count(chat.row)
    if chat.row.speedup is not None:
        words = f"{words} · {number(chat.row.speedup, 1)}x"
    return f"{tr('Not saved', about='a chat')} · {words}" if chat.temporary else words


def message_count(row: ConversationRow) -> str:
    """Return a chat's number of messages, in words."""
    return tr_n("{count} message", "{count} messages", row.message_count)


def day_of(hit: SearchHit) -> str:
    """Return the day of a matching chat, or that it is archived."""
    if hit.conversation.archived:
        return tr("archived", about="a chat")
    return short_day(local_day(hit.conversation.updated_ms), date.today())


_HEIGHTS = {ListedChat: 3.3, FolderHeading: 2.1, GroupHeading: 1.9, SearchHit: 4.5}
"""Row heights, in lines of the view's font."""
_PADDING = 10
_INDENT = 16
_DOTS_WIDTH = 28
_ALIGN = Qt.AlignmentFlag


class SidebarDelegate(NameDelegate):
    """Paints the entries of the model."""

    renamed = Signal(object, str)
    """A ListedChat or FolderHeading, and its new name."""

    shown_id: int | None = None
    """The conversation shown in the chat view."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry = index.data(Qt.ItemDataRole.UserRole)
        return QSize(0, round(_HEIGHTS.get(type(entry), 0) * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry, name = entry_at(index), index.data()
        painter.save()
        painter.setClipRect(option.rect)  # stacked diacritics can be of any height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        if not isinstance(entry, GroupHeading):
            self._paint_box(painter, option, entry)
            painter.setPen(QColor(theme().text))
        match entry:
            case GroupHeading():
                _paint_group(painter, option, entry)
            case FolderHeading():
                _paint_folder(painter, option, entry, name)
            case ListedChat():
                area = _visual(option, _name_area(option, entry))
                _draw_name(painter, area, name, _ALIGN.AlignTop)
                _set_small(painter, option, CAPTION_PIXELS)
                _draw_name(painter, area, summary(entry), _ALIGN.AlignBottom)
            case SearchHit():
                _paint_hit(painter, option, entry)
        painter.restore()

    def _paint_box(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: Shown | None
    ) -> None:
        colours, hovered = theme(), _hovered(option)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        shown = isinstance(entry, ListedChat) and entry.row.id == self.shown_id
        temporary = isinstance(entry, ListedChat) and entry.temporary
        border = colours.muted if temporary else None
        fill = colours.border if hovered else None
        if shown or selected:
            border = border or colours.border
            fill = colours.window if shown else colours.bubble
        if option.state & QStyle.StateFlag.State_HasFocus:
            border = colours.accent
        if border or fill:
            paint_box(painter, option.rect, fill, border, dashed=temporary, bar=selected)
        if hovered and not isinstance(entry, SearchHit):
            draw_icon(painter, Icon.MORE, dots_area(option.rect, option.direction), colours.muted)

    # --- names in place ----------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = styled(QLineEdit(parent), Fit.DENSE)
        field.setMaxLength(LONGEST_NAME)
        folder = isinstance(entry_at(index), FolderHeading)
        field.setAccessibleName(tr("Folder name") if folder else tr("Chat title"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        area = _name_area(option, entry_at(index)).adjusted(-7, 0, 6, 0)
        field = QRect(area.x(), option.rect.y() + 4, area.width(), editor.sizeHint().height())
        editor.setGeometry(_visual(option, field))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        name = " ".join(editor.text().split())
        if name and editor.isModified() and name != index.data():
            entry = entry_at(index)
            model.setData(index, name)  # until the store reports it
            self.renamed.emit(entry, name)


def dots_area(row: QRect, direction: Qt.LayoutDirection) -> QRect:
    """Return the area of the three dots that open a row's menu."""
    dots = QRect(row.right() - _DOTS_WIDTH - 4, row.top(), _DOTS_WIDTH, row.height())
    return QStyle.visualRect(direction, row, dots)


def _paint_group(painter: QPainter, option: QStyleOptionViewItem, group: GroupHeading) -> None:
    _set_small(painter, option, CAPTION_PIXELS)
    font = painter.font()
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.5)
    painter.setFont(font)
    line = option.rect.adjusted(6, 0, -6, -6)
    painter.drawText(line, _ALIGN.AlignBottom | _ALIGN.AlignLeft, group.text.upper())


def _paint_folder(
    painter: QPainter, option: QStyleOptionViewItem, entry: FolderHeading, name: str
) -> None:
    picture = QRect(option.rect.x() + 6, option.rect.y(), icon_pixels(), option.rect.height())
    draw_arrow(painter, _visual(option, picture), down=entry.unfolded)
    picture.translate(icon_pixels() + 4, 0)
    draw_icon(painter, Icon.FOLDER, _visual(option, picture), theme().muted)
    line = _name_area(option, entry)
    if entry.empty and not _hovered(option):
        _draw_aside(painter, option, line, tr("empty", about="a folder"), _ALIGN.AlignVCenter)
    _draw_name(painter, _visual(option, line), name, _ALIGN.AlignVCenter)


def _paint_hit(painter: QPainter, option: QStyleOptionViewItem, hit: SearchHit) -> None:
    """Paint title and day, then two lines of text; matches are marked in what was found."""
    area = option.rect.adjusted(_PADDING, 8, -_PADDING, -6)
    line = area.translated(0, 2)
    _draw_aside(painter, option, line, day_of(hit), _ALIGN.AlignTop)
    line = _visual(option, line.translated(0, -2))
    marked = QTextCharFormat()
    marked.setFontWeight(QFont.Weight.DemiBold)
    marked.setForeground(QColor(theme().text))
    marked.setBackground(QColor(theme().found))
    snippet = shown_alike(hit.snippet), _spans(hit.snippet, hit.marks)
    title, below = (shown_alike(hit.conversation.title), list[Span]()), snippet
    if hit.message_id is None:
        title, below = snippet, (message_count(hit.conversation), [])
    draw_marked(painter, line, *title, marked)
    area.setTop(area.top() + painter.fontMetrics().height() + 4)
    _set_small(painter, option, SMALL_PIXELS)
    draw_marked(painter, area, *below, marked, lines=2)


def _visual(option: QStyleOptionViewItem, area: QRect) -> QRect:
    """Mirror a part of a row in right-to-left layouts."""
    return QStyle.visualRect(option.direction, option.rect, area)


def _hovered(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_MouseOver)


def _name_area(option: QStyleOptionViewItem, entry: Shown | None) -> QRect:
    """Return the area of a row's name, in left-to-right layout."""
    if isinstance(entry, FolderHeading):
        area = option.rect.adjusted(2 * icon_pixels() + 18, 0, -_PADDING, 0)
    else:
        inside = isinstance(entry, ListedChat) and entry.folder is not None
        area = option.rect.adjusted(_PADDING + (_INDENT if inside else 0), 10, -_PADDING, -10)
    if _hovered(option):
        area.setRight(option.rect.right() - _DOTS_WIDTH - 4)
    return area


def _set_small(painter: QPainter, option: QStyleOptionViewItem, pixels: int) -> None:
    painter.setFont(sized_font(option.font, pixels))
    painter.setPen(QColor(theme().muted))


def _draw_aside(
    painter: QPainter, option: QStyleOptionViewItem, line: QRect, words: str, align: _ALIGN
) -> None:
    """Draw small text at the end of a line, and shorten the line by it."""
    painter.save()
    _set_small(painter, option, CAPTION_PIXELS)
    painter.drawText(_visual(option, line), align | _ALIGN.AlignRight, words)
    line.setRight(line.right() - painter.fontMetrics().horizontalAdvance(words) - 8)
    painter.restore()


def _draw_name(painter: QPainter, area: QRect, name: str, align: Qt.AlignmentFlag) -> None:
    """Elide a name at its end, except for the number that distinguishes copies."""
    words, number = split_number(shown_name(name, LONGEST_NAME))
    metrics = painter.fontMetrics()
    room = area.width() - metrics.horizontalAdvance(number)
    elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room) + number
    draw_in_own_direction(painter, area, align | _ALIGN.AlignLeft, elided)


def _spans(text: str, marks: Sequence[Span]) -> list[Span]:
    """Convert character indexes to the UTF-16 units that Qt uses."""
    return [(utf16_length(text[:start]), utf16_length(text[:end])) for start, end in marks]
