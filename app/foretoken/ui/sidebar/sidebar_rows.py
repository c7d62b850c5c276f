"""How the lines of the list of conversations look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foretoken.chat.conversations.titles import split_number
from foretoken.chat.store.store import ConversationRow
from foretoken.control.chats.conversation_entries import (
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
)
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import draw_name, mirrored, mirrored_x
from foretoken.ui.look.sizes import CONTROL_RADIUS, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Fit, dress
from foretoken.ui.parts.row_painting import chevron

CHAT_HEIGHT = 56
FOLDER_HEIGHT = 36
HEADING_HEIGHT = 32
_HEIGHTS = {
    ListedChat: CHAT_HEIGHT,
    FolderHeading: FOLDER_HEIGHT,
    GroupHeading: HEADING_HEIGHT,
    type(None): 0,
}
_SMALL_PIXELS = 11
_PADDING = 10
_INDENT = 16
_DOTS_WIDTH = 28
LONGEST_NAME = 200
_MOST_DRAG_WIDTH = 200


def summary(chat: ListedChat) -> str:
    """The second line of a conversation."""
    if chat.temporary:
        return f"{tr('Not saved', about='a chat')} · {_counted(chat.row)}"
    return _counted(chat.row)


def spoken(entry: Entry) -> str:
    """An entry for screen readers."""
    if isinstance(entry, GroupHeading):
        return entry.text
    if isinstance(entry, FolderHeading):
        name = shown_name(entry.folder.name)
        if entry.unfolded:
            return tr("Folder {name}, unfolded", name=name)
        return tr("Folder {name}, folded", name=name)
    title, told = shown_name(entry.row.title, LONGEST_NAME), summary(entry)
    if entry.temporary:
        return tr("Temporary chat {title}, {summary}", title=title, summary=told)
    if entry.folder is not None:
        folder = shown_name(entry.folder.name)
        return tr(
            "{title}, {summary}, in folder {folder}", title=title, summary=told, folder=folder
        )
    return f"{title}, {told}"


def dots_area(line: QRect) -> QRect:
    """Where a line has the three dots that open its menu."""
    dots = QRect(line.right() - _DOTS_WIDTH - 4, line.top(), _DOTS_WIDTH, line.height())
    return mirrored(dots, line)


class SidebarDelegate(QStyledItemDelegate):
    """Paints entries, which the model gives as its user role, and edits their names in place."""

    shown_id: int | None = None
    """The conversation that the chat shows."""
    several: bool = False
    """Whether more than one conversation is selected."""
    target: Entry | None = None
    """The entry that something is dragged over."""
    editor: QWidget | None = None
    """The field in which a name is being written."""

    def __init__(self, entries: Callable[[int], Entry | None], parent: QWidget) -> None:
        """``entries`` tells the entry of a row: asking the model is slow for all of them."""
        super().__init__(parent)
        self._entries = entries

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, scaled(_HEIGHTS[type(self._entries(index.row()))]))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect)
        painter.save()
        painter.setClipRect(option.rect)  # marks on letters can be as tall as they like
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, GroupHeading):
            self._paint_heading(painter, area, entry)
        elif isinstance(entry, FolderHeading):
            self._paint_folder(painter, area, option, entry)
        else:
            self._paint_chat(painter, area, option, entry)
        painter.restore()

    def _paint_heading(self, painter: QPainter, area: QRect, entry: GroupHeading) -> None:
        painter.setFont(_small(painter.font(), spaced=True))
        lit = entry == self.target
        painter.setPen(QColor(theme().accent if lit else theme().muted))
        line = mirrored(area.adjusted(6, 0, 0, -6), area)
        flags = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, flags, entry.text.upper())

    def _paint_folder(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, entry: FolderHeading
    ) -> None:
        self._paint_back(painter, area, option, entry)
        lit = option.state & QStyle.StateFlag.State_MouseOver
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(theme().muted))
        middle = area.center().y() + 0.5
        arrow, shape = mirrored_x(area.x() + 14, area), mirrored_x(area.x() + 34, area)
        painter.drawPolyline(chevron(QPointF(arrow, middle), down=entry.unfolded))
        painter.drawPath(folder_shape(QPointF(shape, middle)))
        line = area.adjusted(50, 0, -_PADDING, 0)
        if lit:
            self._paint_dots(painter, area)
            line.setRight(_before_dots(area))
        elif entry.empty:
            painter.save()
            painter.setFont(_small(painter.font()))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.setPen(QColor(theme().muted))
            empty = tr("empty", about="a folder")
            painter.drawText(mirrored(line, area), flags, empty)
            line.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(empty) - 8, 0)
            painter.restore()
        painter.setPen(QColor(theme().text))
        line = mirrored(line, area)
        _draw_elided(painter, line, entry.folder.name, Qt.AlignmentFlag.AlignVCenter)

    def _paint_chat(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, entry: ListedChat
    ) -> None:
        self._paint_back(painter, area, option, entry)
        text = _text_area(area, entry)
        if option.state & QStyle.StateFlag.State_MouseOver:
            self._paint_dots(painter, area)
            text.setRight(_before_dots(area))
        text = mirrored(text, area)
        painter.setPen(QColor(theme().text))
        _draw_elided(painter, text, entry.row.title, Qt.AlignmentFlag.AlignTop)
        painter.setFont(_small(painter.font()))
        painter.setPen(QColor(theme().muted))
        _draw_elided(painter, text, summary(entry), Qt.AlignmentFlag.AlignBottom)

    def _paint_back(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, entry: Entry
    ) -> None:
        colours, flag, state = theme(), QStyle.StateFlag, option.state
        shown = isinstance(entry, ListedChat) and entry.row.id == self.shown_id
        selected = bool(state & flag.State_Selected)
        border = fill = None
        if state & flag.State_MouseOver:
            fill = colours.grid
        if shown:
            border, fill = colours.border, colours.raised
        if selected and (not shown or self.several):
            border, fill = colours.border, colours.bubble
        if state & flag.State_HasFocus or entry == self.target:
            border = colours.accent
        if isinstance(entry, ListedChat) and entry.temporary and border is None:
            border = colours.border
        if border is None and fill is None:
            return
        pen = QPen(QColor(border)) if border is not None else QPen(Qt.PenStyle.NoPen)
        if isinstance(entry, ListedChat) and entry.temporary:
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setColor(QColor(colours.muted if border == colours.border else border))
        painter.setPen(pen)
        painter.setBrush(QColor(fill) if fill is not None else Qt.BrushStyle.NoBrush)
        box = QRectF(area.adjusted(0, 1, -1, -1)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
        if selected and self.several:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            bar = QRectF(area.x() + 3, area.y() + 14, 3, area.height() - 28)
            painter.drawRoundedRect(mirrored(bar, area), 1, 1)

    def _paint_dots(self, painter: QPainter, area: QRect) -> None:
        centre = dots_area(area).center()
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().muted))
        for x in (-6, 0, 6):
            painter.drawEllipse(QPointF(centre.x() + x + 0.5, centre.y() + 0.5), 1.6, 1.6)
        painter.restore()

    # --- names in place ----------------------------------------------------------------------

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        entry = index.data(Qt.ItemDataRole.UserRole)
        field = dress(QLineEdit(parent), Fit.DENSE)
        field.setMaxLength(LONGEST_NAME)
        is_folder = isinstance(entry, FolderHeading)
        field.setAccessibleName(tr("Name of the folder") if is_folder else tr("Name of the chat"))
        field.setToolTip(tr("Enter keeps the name, Esc leaves it as it was"))
        self.editor = field
        return field

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        assert isinstance(editor, QLineEdit)
        if not editor.isModified():  # rows may change while someone writes
            editor.setText(index.data(Qt.ItemDataRole.EditRole))
            editor.selectAll()

    def setModelData(
        self,
        editor: QWidget,
        model: QAbstractItemModel,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        assert isinstance(editor, QLineEdit)
        model.setData(index, editor.text())

    def destroyEditor(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        super().destroyEditor(editor, index)
        self.editor = None

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect)
        if isinstance(entry, FolderHeading):
            editor.setGeometry(mirrored(area.adjusted(44, 4, -4, -4), area))
        else:
            left = _text_area(area, entry).left() - 7
            size = QSize(area.right() - left - 4, scaled(28))
            editor.setGeometry(mirrored(QRect(QPoint(left, area.top() + 4), size), area))


def folder_shape(centre: QPointF) -> QPainterPath:
    """The outline of a folder, 14 pixels wide."""
    x, y = centre.x(), centre.y()
    path = QPainterPath(QPointF(x - 7, y + 4))
    for dx, dy in ((-7, -5), (-2, -5), (0, -3), (7, -3), (7, 5), (-7, 5)):
        path.lineTo(x + dx, y + dy)
    path.closeSubpath()
    return path


def drag_picture(words: str, widget: QWidget) -> QPixmap:
    """What is dragged, as a small label."""
    colours = theme()
    metrics = widget.fontMetrics()
    words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, scaled(_MOST_DRAG_WIDTH))
    size = QSize(metrics.horizontalAdvance(words) + 2 * _PADDING, scaled(FOLDER_HEIGHT) - 8)
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(widget.font())
    painter.setPen(QColor(colours.accent))
    painter.setBrush(QColor(colours.bubble))
    area = QRectF(QPointF(0, 0), size.toSizeF()).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(area, CONTROL_RADIUS, CONTROL_RADIUS)
    painter.setPen(QColor(colours.text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return picture


def _before_dots(area: QRect) -> int:
    return area.right() - _DOTS_WIDTH - 4


def _text_area(area: QRect, chat: ListedChat) -> QRect:
    left = _PADDING + (_INDENT if chat.folder is not None else 0)
    return area.adjusted(left, 10, -_PADDING, -10)


def _counted(row: ConversationRow) -> str:
    words = tr_n("{count} message", "{count} messages", row.message_count)
    return words if row.speedup is None else f"{words} · {number(row.speedup, 1)}x"


def _small(font: QFont, *, spaced: bool = False) -> QFont:
    small = sized_font(font, _SMALL_PIXELS)
    if spaced:
        small.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.5)
    return small


def _pen(colour: str) -> QPen:
    pen = QPen(QColor(colour), 1.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def elided_title(metrics: QFontMetrics, title: str, width: int) -> str:
    """Cut at the end; the number of a copy stays, which tells it from the others."""
    words, number = split_number(shown_name(title, LONGEST_NAME))
    room = width - metrics.horizontalAdvance(number)
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room) + number


def _draw_elided(painter: QPainter, area: QRect, text: str, align: Qt.AlignmentFlag) -> None:
    elided = elided_title(painter.fontMetrics(), text, area.width())
    draw_name(painter, area, align | Qt.AlignmentFlag.AlignLeft, elided)
