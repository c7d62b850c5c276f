"""Two groups of controls: beside each other where both have room, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from foretoken.ui.look.sizes import Space


class SplitRow(QWidget):
    """At least as wide as its second group, which is never cut."""

    def __init__(self, first: QBoxLayout, second: QBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups = first, second
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.SMALL)
        self._row.addLayout(first, 1)
        self._row.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._groups[1].minimumSize().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(group.minimumSize().width() for group in self._groups) + self._row.spacing()
        direction = QBoxLayout.Direction
        beside = needed <= self.width()
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
