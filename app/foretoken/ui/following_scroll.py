"""A column that keeps to its end while it grows, and to its place while its layout changes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from foretoken.ui.bubble import JumpButton

# Scrolling down to within this many pixels of the end means the end.
_NEAR_END = 8
# Layouts inside each other settle in several turns of the event loop.
_SETTLING_MS = 100


class FollowingScroll(QScrollArea):
    """Follows the end until somebody scrolls up; a button leads back to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follows = True
        self._last_value = 0
        self._anchor: tuple[QWidget, float] | None = None
        self._jump = JumpButton(self)
        self._jump.clicked.connect(self.jump_to_end)
        self._anchor_timer = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._anchor_timer.timeout.connect(self._on_settled)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = self.verticalScrollBar()
        bar.setSingleStep(40)
        bar.valueChanged.connect(self._on_value_changed)
        bar.rangeChanged.connect(self._on_range_changed)

    @property
    def follows_end(self) -> bool:
        """Whether the view keeps to the end while its content grows."""
        return self._follows

    @Slot()
    def jump_to_end(self) -> None:
        """Scroll to the end and follow it from now on."""
        self._follows = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
        self._update_jump()

    def scroll_to(self, y: int) -> None:
        """Scroll somewhere and stay there."""
        self._follows = False
        self.verticalScrollBar().setValue(y)

    def parts(self) -> Iterable[QWidget]:
        """What stands in the column, from the top to the end."""
        return ()

    def keep_place(self) -> None:
        """Until the layout has settled, hold what is at the top of the view where it is."""
        if self._follows or self._anchor is not None:
            return
        top = self.verticalScrollBar().value()
        for part in self.parts():
            if part.y() + part.height() > top:
                self._anchor = part, (top - part.y()) / max(1, part.height())
                self._anchor_timer.start()
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to both ends."""
        if event.key() == Qt.Key.Key_End:
            self.jump_to_end()
        elif event.key() == Qt.Key.Key_Home:
            self.verticalScrollBar().setValue(0)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the way to the end at the lower edge."""
        super().resizeEvent(event)
        self._jump.move(
            (self.width() - self._jump.width()) // 2, self.height() - self._jump.height() - 12
        )

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        maximum = self.verticalScrollBar().maximum()
        if value < self._last_value and value < maximum:
            self._follows = False
        elif value >= maximum - _NEAR_END:
            self._follows = True
        self._last_value = value
        self._anchor = None  # somebody scrolls
        self._update_jump()

    @Slot(int, int)
    def _on_range_changed(self, _minimum: int, maximum: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(maximum)
        elif self._anchor is not None:
            part, share = anchor = self._anchor
            self.verticalScrollBar().setValue(round(part.y() + share * part.height()))
            self._anchor = anchor
        self._update_jump()

    @Slot()
    def _on_settled(self) -> None:
        self._anchor = None

    def _update_jump(self) -> None:
        bar = self.verticalScrollBar()
        self._jump.setVisible(not self._follows and bar.value() < bar.maximum() - _NEAR_END)
