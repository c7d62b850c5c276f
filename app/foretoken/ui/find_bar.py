"""The small bar at the top right of the conversation in which people look for words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from foretoken.ui.action_icons import Icon
from foretoken.ui.message_actions import IconButton
from foretoken.ui.own_keys import claims_escape
from foretoken.ui.plain_text import Label
from foretoken.ui.theme import Palette

_WIDTH = 360
_MARGIN = 8
_RIGHT = 20
"""Clear of the scroll bar."""


class FindBar(QFrame):
    """Reports what is typed and where people want to go; hidden until it is opened."""

    words_changed = Signal(str)
    stepped = Signal(int)
    """1 for the next place, -1 for the one before."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAccessibleName("Find in this chat")
        self.field = QLineEdit(self)
        self.field.setPlaceholderText("Find in this chat")
        self.field.setAccessibleName("Find in this chat")
        self.field.setToolTip("Words to look for; case and accents make no difference (Ctrl+F)")
        self.field.textChanged.connect(self.words_changed)
        self._count = Label(self)
        self._count.setAccessibleName("Places found")
        self._count.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.before = IconButton(Icon.UP, "", self)
        self.after = IconButton(Icon.DOWN, "", self)
        self._close = IconButton(Icon.CLOSE, "", self)
        for button, name, keys, act in (
            (self.before, "Previous place", "Shift+Enter or Shift+F3", self._on_before),
            (self.after, "Next place", "Enter or F3", self._on_after),
            (self._close, "Close the search", "Esc", self.close_bar),
        ):
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({keys})")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(act)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(2)
        row.addWidget(self.field, 1)
        row.addSpacing(8)
        row.addWidget(self._count)
        row.addSpacing(4)
        for button in (self.before, self.after, self._close):
            row.addWidget(button)
        parent.installEventFilter(self)
        self.show_count(0, 0)
        self.hide()

    @property
    def count_text(self) -> str:
        """Such as "3 of 17"."""
        return self._count.text()

    def open_bar(self, words: str = "") -> None:
        """Show the bar and let people type; ``words`` replace those that are there."""
        if words:
            self.field.setText(words)
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot()
    def close_bar(self) -> None:
        """Hide the bar; its words stay for the next time."""
        if not self.isHidden():
            parent = self.parentWidget()
            if parent is not None:  # or Qt takes the focus elsewhere, and the view scrolls there
                parent.setFocus()
            self.hide()
            self.closed.emit()

    def show_count(self, number: int, count: int) -> None:
        """Say which of how many places is shown, counted from one."""
        typed = bool(self.field.text())
        self._count.setText((f"{number:,} of {count:,}" if count else "none") if typed else "")
        for button in (self.before, self.after):
            button.setEnabled(count > 0)

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self.setStyleSheet(
            f"#findBar {{ background: {palette.panel}; border: 1px solid {palette.border};"
            " border-radius: 8px; }"
            f"#findBar QLabel {{ color: {palette.muted}; }}"
            "#findBar QLineEdit { padding: 4px 8px; }"
        )
        for button in (self.before, self.after, self._close):
            button.apply_palette(palette)

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter goes on, Shift+Enter goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    @Slot()
    def _on_before(self) -> None:
        self.stepped.emit(-1)

    @Slot()
    def _on_after(self) -> None:
        self.stepped.emit(1)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            width = min(_WIDTH, parent.width() - _RIGHT - _MARGIN)
            self.resize(width, self.sizeHint().height())
            self.move(QPoint(parent.width() - width - _RIGHT, _MARGIN))
