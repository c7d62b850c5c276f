"""The button at the head of a block of code, which copies it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.parts.icon_button import IconButton

_WIDTH = 28
_GAP = 3


class CopyButton(IconButton):
    """Copies the code as the model wrote it, and nothing else."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Icon.COPY, "", parent, width=_WIDTH)
        self.part = 0
        """The number of the block of code."""
        self._code = ""
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Copy code"))
        self.clicked.connect(self._on_clicked)
        self.show()

    def serve(self, code: str, language: str, panel: QRectF, head: float) -> None:
        """Stand at the right of the head of a panel with this code."""
        self._code = code
        name = tr("Copy {language} code", language=language) if language else ""
        self.setAccessibleName(name or tr("Copy code"))
        size = self.sizeHint()
        left = round(panel.right()) - size.width() - _GAP
        top = round(panel.top() + (head - size.height()) / 2)
        self.setGeometry(left, top, size.width(), size.height())

    @Slot()
    def _on_clicked(self) -> None:
        QApplication.clipboard().setText(self._code)
        self.confirm()
