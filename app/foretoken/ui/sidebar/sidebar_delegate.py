"""Delegate that paints the sidebar's rows and edits their names."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from foretoken.chat.conversations.titles import split_number
from foretoken.chat.store.store import SearchHit
from foretoken.control.chats.conversation_entries import FolderHeading, GroupHeading, ListedChat
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_alike, shown_name
from foretoken.ui.look.icons import Icon, icon_pixels
from foretoken.ui.look.mirrored import draw_in_own_direction
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Fit, styled
from foretoken.ui.parts.row_painting import (
    Index,
    NameDelegate,
    draw_arrow,
    draw_icon,
    draw_marked,
    paint_box,
    sized,
)
from foretoken.ui.sidebar.sidebar_model import (
    LONGEST_NAME,
    Shown,
    day_of,
    entry_at,
    message_count,
    summary,
)

_HEIGHTS = {ListedChat: 3.3, FolderHeading: 2.1, GroupHeading: 1.9, SearchHit: 4.5}
"""Row heights, in lines of the view's font."""
_PADDING = 10
_INDENT = 16
_DOTS_WIDTH = 28
_CAPTION, _SNIPPET = 11 / 14, 12 / 14
# Number of characters before the first match that fit into a line of the narrow list.
_LEAD_CHARACTERS = 18
_ALIGN = Qt.AlignmentFlag


class SidebarDelegate(NameDelegate):
    """Paints the entries of the model."""

    renamed = Signal(object, str)
    """A ListedChat or FolderHeading, and its new name."""

    shown_id: int | None = None
    """The conversation shown in the chat view."""
    several = False
    """Whether more than one conversation is selected."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry = index.data(Qt.ItemDataRole.UserRole)
        return QSize(0, round(_HEIGHTS.get(type(entry), 0) * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = entry_at(index)
        painter.save()
        painter.setClipRect(option.rect)  # stacked diacritics can be of any height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        match entry:
            case GroupHeading():
                self._paint_group(painter, option, entry)
            case FolderHeading():
                self._paint_folder(painter, option, entry, index.data())
            case ListedChat():
                self._paint_chat(painter, option, entry, index.data())
            case SearchHit():
                _paint_hit(painter, option, entry)
        painter.restore()

    def _paint_group(
        self, painter: QPainter, option: QStyleOptionViewItem, group: GroupHeading
    ) -> None:
        font = sized(option.font, _CAPTION)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.5)
        painter.setFont(font)
        painter.setPen(QColor(theme().muted))
        line = option.rect.adjusted(6, 0, -6, -6)
        painter.drawText(line, _ALIGN.AlignBottom | _ALIGN.AlignLeft, group.text.upper())

    def _paint_folder(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: FolderHeading, name: str
    ) -> None:
        self._paint_box(painter, option, entry)
        area = option.rect
        pictures = QRect(area.x() + 6, area.y(), icon_pixels(), area.height())
        draw_arrow(painter, _visual(option, pictures), down=entry.unfolded)
        pictures.translate(icon_pixels() + 4, 0)
        draw_icon(painter, Icon.FOLDER, _visual(option, pictures), theme().muted)
        line = _name_area(option, entry)
        if _hovered(option):
            _paint_dots(painter, option)
            line.setRight(area.right() - _DOTS_WIDTH - 4)
        elif entry.empty:
            words = tr("empty", about="a folder")
            line.setRight(_draw_aside(painter, option, line, words, _ALIGN.AlignVCenter))
        painter.setPen(QColor(theme().text))
        _draw_name(painter, _visual(option, line), name, _ALIGN.AlignVCenter)

    def _paint_chat(
        self, painter: QPainter, option: QStyleOptionViewItem, chat: ListedChat, title: str
    ) -> None:
        self._paint_box(painter, option, chat)
        area = _name_area(option, chat)
        if _hovered(option):
            _paint_dots(painter, option)
            area.setRight(option.rect.right() - _DOTS_WIDTH - 4)
        area = _visual(option, area)
        painter.setPen(QColor(theme().text))
        _draw_name(painter, area, title, _ALIGN.AlignTop)
        painter.setFont(sized(option.font, _CAPTION))
        painter.setPen(QColor(theme().muted))
        _draw_name(painter, area, summary(chat), _ALIGN.AlignBottom)

    def _paint_box(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: FolderHeading | ListedChat
    ) -> None:
        colours = theme()
        shown = isinstance(entry, ListedChat) and entry.row.id == self.shown_id
        temporary = isinstance(entry, ListedChat) and entry.temporary
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        border = colours.muted if temporary else None
        fill = colours.grid if _hovered(option) else None
        if selected and (self.several or not shown):
            border, fill = border or colours.border, colours.bubble
        elif shown:
            border, fill = border or colours.border, colours.raised
        if option.state & QStyle.StateFlag.State_HasFocus:
            border = colours.accent
        if border or fill:
            bar = selected and self.several
            paint_box(painter, option.rect, fill, border, dashed=temporary, bar=bar)

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
        middle = area.center().y() if isinstance(entry_at(index), FolderHeading) else 0
        height = editor.sizeHint().height()
        top = middle - height // 2 if middle else option.rect.top() + 4
        editor.setGeometry(_visual(option, QRect(area.x(), top, area.width(), height)))

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


def around_first_mark(
    text: str, marks: tuple[tuple[int, int], ...]
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Cut the beginning so that the first match is in the first line."""
    first = marks[0][0] if marks else 0
    if first <= _LEAD_CHARACTERS:
        return text, marks
    blank = text.find(" ", first - _LEAD_CHARACTERS, first)
    cut = blank + 1 if blank >= 0 else first
    return "…" + text[cut:], tuple((start - cut + 1, end - cut + 1) for start, end in marks)


def _paint_hit(painter: QPainter, option: QStyleOptionViewItem, hit: SearchHit) -> None:
    """Paint title and day, then two lines of text; in a matching title, its matches are marked."""
    colours = theme()
    if option.state & QStyle.StateFlag.State_Selected:
        paint_box(painter, option.rect, colours.raised, colours.border)
    elif _hovered(option):
        paint_box(painter, option.rect, colours.grid)
    area = option.rect.adjusted(_PADDING, 8, -_PADDING, -6)
    line = QRect(area)
    line.setRight(_draw_aside(painter, option, area.translated(0, 2), day_of(hit), _ALIGN.AlignTop))
    line = _visual(option, line)
    marked = QTextCharFormat()
    marked.setFontWeight(QFont.Weight.DemiBold)
    marked.setForeground(QColor(colours.text))
    marked.setBackground(QColor(colours.found))
    text, marks = around_first_mark(hit.snippet, hit.marks)
    painter.setPen(QColor(colours.text))
    if hit.message_id is None:
        title, number = split_number(hit.conversation.title)
        spans = [_units(title, *mark) for mark in hit.marks]
        height = draw_marked(painter, line, shown_alike(title), spans, marked, lines=2, end=number)
        text, marks = message_count(hit.conversation), ()
    else:
        _draw_name(painter, line, hit.conversation.title, _ALIGN.AlignTop)
        height = painter.fontMetrics().height()
    painter.setFont(sized(option.font, _SNIPPET))
    painter.setPen(QColor(colours.muted))
    spans = [_units(text, *mark) for mark in marks]
    draw_marked(
        painter, area.adjusted(0, height + 4, 0, 0), shown_alike(text), spans, marked, lines=2
    )


def _visual(option: QStyleOptionViewItem, area: QRect) -> QRect:
    """Mirror a part of a row in right-to-left layouts."""
    return QStyle.visualRect(option.direction, option.rect, area)


def _hovered(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_MouseOver)


def _name_area(option: QStyleOptionViewItem, entry: Shown | None) -> QRect:
    """Return the area of a row's name, in left-to-right layout."""
    if isinstance(entry, FolderHeading):
        return option.rect.adjusted(2 * icon_pixels() + 18, 0, -_PADDING, 0)
    inside = isinstance(entry, ListedChat) and entry.folder is not None
    return option.rect.adjusted(_PADDING + (_INDENT if inside else 0), 10, -_PADDING, -10)


def _draw_aside(
    painter: QPainter,
    option: QStyleOptionViewItem,
    line: QRect,
    words: str,
    align: Qt.AlignmentFlag,
) -> int:
    """Draw small text at the end of a line; return where the text before it has to end."""
    painter.save()
    painter.setFont(sized(option.font, _CAPTION))
    painter.setPen(QColor(theme().muted))
    painter.drawText(_visual(option, line), align | _ALIGN.AlignRight, words)
    width = painter.fontMetrics().horizontalAdvance(words)
    painter.restore()
    return line.right() - width - 8


def _paint_dots(painter: QPainter, option: QStyleOptionViewItem) -> None:
    draw_icon(painter, Icon.MORE, dots_area(option.rect, option.direction), theme().muted)


def _draw_name(painter: QPainter, area: QRect, name: str, align: Qt.AlignmentFlag) -> None:
    """Elide a name at its end, except for the number that distinguishes copies."""
    words, number = split_number(shown_name(name, LONGEST_NAME))
    metrics: QFontMetrics = painter.fontMetrics()
    room = area.width() - metrics.horizontalAdvance(number)
    elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room) + number
    draw_in_own_direction(painter, area, align | _ALIGN.AlignLeft, elided)


def _units(text: str, start: int, end: int) -> tuple[int, int]:
    """Convert character indexes to the UTF-16 units that Qt uses."""
    before, within = (
        part.encode("utf-16-le", "surrogatepass") for part in (text[:start], text[start:end])
    )
    return len(before) // 2, (len(before) + len(within)) // 2
