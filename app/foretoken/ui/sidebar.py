"""The left side: new chat, search, and the conversations of this session."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.conversation import Conversation
from foretoken.ui.theme import LIGHT, Palette

WIDTH = 236
_ROW_HEIGHT = 56
_CONVERSATION_ROLE = Qt.ItemDataRole.UserRole


class Sidebar(QWidget):
    """Lists conversations, newest first; a search keeps those that contain the words."""

    new_chat_requested = Signal()
    conversation_requested = Signal(object)
    models_requested = Signal()
    theme_requested = Signal()
    shortcuts_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("Conversations")
        self._conversations: Sequence[Conversation] = ()
        self._current: Conversation | None = None

        self._new_chat = _HintButton("New chat", "Ctrl N", self)
        self._new_chat.setProperty("primary", True)
        self._new_chat.setToolTip("Start a new chat (Ctrl+N)")
        self._new_chat.clicked.connect(self.new_chat_requested)

        self._search = QLineEdit(self)
        self._search.setPlaceholderText("Search  (Ctrl K)")
        self._search.setAccessibleName("Search conversations")
        self._search.setToolTip("Show only conversations that contain these words (Ctrl+K)")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_search_changed)

        self._heading = QLabel("TODAY", self)
        self._list = QListWidget(self)
        self._list.setAccessibleName("Conversations of this session")
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._list.setMouseTracking(True)
        self._delegate = _ConversationDelegate(self._list)
        self._list.setItemDelegate(self._delegate)
        self._list.itemClicked.connect(self._on_item_chosen)
        self._list.itemActivated.connect(self._on_item_chosen)
        self._empty = QLabel(self)
        self._empty.setWordWrap(True)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 14, 12, 12)
        layout.setSpacing(10)
        layout.addWidget(self._new_chat)
        layout.addWidget(self._search)
        layout.addSpacing(6)
        layout.addWidget(self._heading)
        layout.addWidget(self._empty)
        layout.addWidget(self._list, 1)
        for text, tip, signal in (
            ("Models", "Choose the target and the draft model (Ctrl+O)", self.models_requested),
            ("Theme", "Light, dark, or like the system", self.theme_requested),
            ("Shortcuts", "Show the keyboard shortcuts (F1)", self.shortcuts_requested),
        ):
            button = QPushButton(text, self)
            button.setProperty("quiet", True)
            button.setToolTip(tip)
            button.clicked.connect(signal)
            layout.addWidget(button)
            if text == "Theme":
                self._theme_button = button
        layout.setSpacing(6)
        self.apply_palette(LIGHT)
        self._rebuild()

    def show_conversations(
        self, conversations: Sequence[Conversation], current: Conversation
    ) -> None:
        """List these, newest first, and mark the current one."""
        self._conversations, self._current = conversations, current
        self._rebuild()

    def theme_menu_position(self) -> QPoint:
        """Where a menu of the theme button belongs, in screen coordinates."""
        return self._theme_button.mapToGlobal(QPoint(self._theme_button.width(), 0))

    def focus_search(self) -> None:
        """Let people type what they look for."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._delegate.palette = palette
        self.setStyleSheet(
            f"Sidebar {{ background: {palette.panel}; border-right: 1px solid {palette.border}; }}"
            f"Sidebar > QLabel {{ color: {palette.muted}; font-size: 11px; padding: 0 8px; }}"
            "QListWidget { background: transparent; outline: none; }"
        )
        self._list.viewport().update()

    @Slot()
    def _on_search_changed(self) -> None:
        self._rebuild()

    @Slot(QListWidgetItem)
    def _on_item_chosen(self, item: QListWidgetItem) -> None:
        self.conversation_requested.emit(item.data(_CONVERSATION_ROLE))

    def _rebuild(self) -> None:
        words = self._search.text().casefold().split()
        found = [c for c in self._conversations if _contains(c, words)]
        self._list.clear()
        for conversation in found:
            item = QListWidgetItem(self._list)
            item.setData(_CONVERSATION_ROLE, conversation)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, conversation.title)
            item.setToolTip(conversation.title)
            if conversation is self._current:
                self._list.setCurrentItem(item)
        self._heading.setVisible(bool(found))
        self._empty.setVisible(not found)
        self._empty.setText(
            "No chat contains these words." if words else "Your chats of this session appear here."
        )


class _HintButton(QPushButton):
    """A button with its shortcut at the right edge."""

    def __init__(self, text: str, hint: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._hint = hint
        self.setStyleSheet("text-align: left; padding: 9px 12px;")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().buttonText().color())
        painter.setOpacity(0.75)
        area = self.rect().adjusted(0, 0, -12, 0)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._hint
        )


class _ConversationDelegate(QStyledItemDelegate):
    """Two lines: the title, and how many messages at which speedup."""

    palette: Palette = LIGHT

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, _ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        conversation = index.data(_CONVERSATION_ROLE)
        colours = self.palette
        area = QRect(option.rect).adjusted(0, 2, -1, -2)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(colours.border)))
            painter.setBrush(QColor(colours.raised if selected else colours.grid))
            painter.drawRoundedRect(area.adjusted(0, 0, -1, -1), 6, 6)
        text = area.adjusted(10, 8, -10, -8)
        painter.setPen(QColor(colours.text))
        title = painter.fontMetrics().elidedText(
            conversation.title, Qt.TextElideMode.ElideRight, text.width()
        )
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, title)
        font = QFont(painter.font())
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(QColor(colours.muted))
        painter.drawText(text, Qt.AlignmentFlag.AlignBottom, _summary(conversation))
        painter.restore()


def _summary(conversation: Conversation) -> str:
    count = len(conversation.messages)
    words = f"{count} message{'s' if count != 1 else ''}"
    measured = [m.speedup for m in conversation.messages if m.speedup is not None]
    return f"{words} · {measured[-1]:.1f}x" if measured else words


def _contains(conversation: Conversation, words: Sequence[str]) -> bool:
    text = "\n".join(message.text for message in conversation.messages).casefold()
    return all(word in text for word in words)
