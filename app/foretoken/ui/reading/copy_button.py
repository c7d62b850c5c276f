"""The button at the head of a block of code, which copies it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.chat.markdown.blocks import Block
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.reading.formats import HEAD

_WIDTH = 28
_GAP = 3


class CopyButton(IconButton):
    """Copies the code as the model wrote it, and nothing else."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Icon.COPY, "", parent, width=_WIDTH)
        self._code = ""
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Copy code"))
        self.clicked.connect(self._on_clicked)
        self.show()

    def serve(self, block: Block, panel: QRectF, unit: float) -> None:
        """Stand at the right of the head of a panel with this code."""
        self._code, language = block.runs[0].text, block.language
        name = tr("Copy {language} code", language=language) if language else ""
        self.setAccessibleName(name or tr("Copy code"))
        size = self.sizeHint()
        left = round(panel.right()) - size.width() - _GAP
        top = round(panel.top() + (HEAD * unit - size.height()) / 2)
        self.setGeometry(left, top, size.width(), size.height())

    @Slot()
    def _on_clicked(self) -> None:
        QApplication.clipboard().setText(self._code)
        self.confirm()
