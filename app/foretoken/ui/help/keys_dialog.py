"""All keys in one list, by the places where they work."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foretoken.ui.commands.command import Command, Scope
from foretoken.ui.look.plain_text import Label, MarkedLabel, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, dress
from foretoken.ui.parts.screen_room import FittedDialog

_MARGIN = 28
_GAP_ABOVE = 14
_LOWEST = 320


class KeysDialog(FittedDialog):
    """As high as its parent allows, the rest is scrolled."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        """Those of ``commands`` that have keys are listed."""
        super().__init__(parent)
        self.setWindowTitle("Shortcuts")
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(Space.NARROW)
        for scope in Scope:
            here = [each for each in commands if each.scope is scope and each.keys]
            if here:
                self._list(grid, scope, here)
        close = dress(QPushButton("Close", self), Button.PRIMARY)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, Space.WIDER, 0, Space.WIDE)
        layout.setSpacing(Space.WIDE)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setAccessibleName("Shortcuts")
        area.setMinimumWidth(content.sizeHint().width())
        layout.addWidget(area, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        foot.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        layout.addLayout(foot)
        around = self.content.sizeHint().height() - area.sizeHint().height()
        size = content.sizeHint() + QSize(0, around)
        self.resize(size.boundedTo(QSize(size.width(), max(_LOWEST, parent.height()))))

    def _list(self, grid: QGridLayout, scope: Scope, commands: Sequence[Command]) -> None:
        heading = Label(scope.value, self)
        heading.setEnabled(False)  # muted, like other words that are no content
        if grid.count():
            heading.setContentsMargins(0, _GAP_ABOVE, 0, 0)
        grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
        for command in commands:
            row = grid.rowCount()
            keys = MarkedLabel(self)
            keys.setText(marked("<b>{}</b>", " or ".join(command.key_names())))
            grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(Label(command.title.removesuffix("…"), self), row, 1)
