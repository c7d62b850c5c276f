"""Dialog with a text to read and copy, such as licences and diagnostics."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.forms import add_button, button_box, column
from foretoken.ui.parts.long_text import LongTextEdit
from foretoken.ui.parts.screen_room import FittedDialog

_SIZE = (720, 520)
# Qt lays out a paragraph as a whole: 400,000 emoji in one would take 18 s.
_LONG_LINE = re.compile(r"[^\n]{2000}(?=[^\n])")


class TextDialog(FittedDialog):
    """Read-only text in a fixed-width font, with a button to copy it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent, title, size=_SIZE)
        field = styled(LongTextEdit(self), Surface.PAGE, Type.SMALL)
        field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        field.setPlainText(_LONG_LINE.sub(r"\g<0>\n", text))
        field.setReadOnly(True)
        by_mouse = Qt.TextInteractionFlag.TextSelectableByMouse
        field.setTextInteractionFlags(by_mouse | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        field.setTabChangesFocus(True)
        field.setAccessibleName(title)
        buttons = button_box(self)
        copy = QApplication.clipboard().setText
        add_button(buttons, tr("Copy all"), lambda: copy(text))
        edges = Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE
        column(self.content, (field, 1), buttons, margins=edges, spacing=Space.LOOSE)
        field.setFocus()
