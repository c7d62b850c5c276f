"""Shows a text to read and copy: licences, diagnostics."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Type, dress
from foretoken.ui.parts.forms import button_box
from foretoken.ui.parts.long_text import LongTextEdit
from foretoken.ui.parts.screen_room import FittedDialog

_SIZE = (720, 520)


class TextDialog(FittedDialog):
    """A text in lines of fixed width, with a button that copies it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.prefer_size(*_SIZE)
        self._text = dress(LongTextEdit(self), Surface.PAGE, Type.SMALL)
        self._text.setPlainText(text)
        self._text.setReadOnly(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(title)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        buttons = button_box(self)
        copy = buttons.addButton(tr("Copy all"), buttons.ButtonRole.ResetRole)
        copy.clicked.connect(self._on_copy)
        self._text.setFocus()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.LOOSE)
        layout.addWidget(self._text, 1)
        layout.addWidget(buttons)

    @Slot()
    def _on_copy(self) -> None:
        QApplication.clipboard().setText(self._text.toPlainText())
