"""Shows a text to read and copy: licences, diagnostics."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.themed import Surface, Type, dress
from foretoken.ui.parts.forms import button_box, fill_dialog
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
        field = dress(LongTextEdit(self), Surface.PAGE, Type.SMALL)
        field.setPlainText(text)
        field.setReadOnly(True)
        by_mouse, by_keys = (
            Qt.TextInteractionFlag.TextSelectableByMouse,
            Qt.TextInteractionFlag.TextSelectableByKeyboard,
        )
        field.setTextInteractionFlags(by_mouse | by_keys)
        field.setTabChangesFocus(True)
        field.setAccessibleName(title)
        field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        buttons = button_box(self)
        copy = buttons.addButton(tr("Copy all"), buttons.ButtonRole.ResetRole)
        copy.clicked.connect(lambda: QApplication.clipboard().setText(field.toPlainText()))
        fill_dialog(self, "", field, buttons)
        field.setFocus()
