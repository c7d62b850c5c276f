"""Scroll area that follows the end of growing content, and otherwise keeps its place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.themed import Button, Edge, styled
from foretoken.ui.parts.buttons import IconButton

# Distance in pixels within which scrolling down counts as reaching the end.
_NEAR_END = 8
# Text, message, column, view: each requests its layout after the one inside is done.
_NESTED_LAYOUTS = 4
_JUMP_GAP = 6
_REST_MS = 120
"""Time without scrolling after which the button appears."""


class FollowingScroll(QScrollArea):
    """Scroll area that follows its end until the user scrolls up; a button leads back to the end.

    When not following, the visible content stays in place when heights around it change.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follows = True
        self._last_value = 0
        self._anchor: Callable[[], float] | None = None  # returns the scroll position to restore
        self._restores = False
        self._strip = styled(QFrame(self), Edge.TOP)
        self._strip.hide()
        self.jump = styled(IconButton(Icon.DOWN, "", self._strip), Button.ROUND)
        self.jump.setAccessibleName(tr("Jump to the end"))
        self.jump.setToolTip(tr("Jump to the end (End)", about="with its key"))
        self.jump.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.jump.clicked.connect(self.jump_to_end)
        self._rest_timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest_timer.timeout.connect(self._show_jump)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = self.verticalScrollBar()
        bar.setSingleStep(40)
        bar.valueChanged.connect(self._on_value_changed)
        bar.rangeChanged.connect(self.keep_place)

    @property
    def follows_end(self) -> bool:
        """Whether the view follows the end of its growing content."""
        return self._follows

    @property
    def has_end(self) -> bool:
        """Whether the content has an end to follow; otherwise it is shown from the top."""
        return True

    @property
    def reaches_end(self) -> bool:
        """Whether the built content includes the end."""
        return True

    def anchor_at(self, y: int) -> Callable[[], float] | None:
        """Return a function for the future y coordinate of the content that is now at ``y``."""
        return None

    @Slot()
    def jump_to_end(self) -> None:
        """Scroll to the end and follow it."""
        self._go_to_end()
        self._update_jump()

    def stay(self) -> None:
        """Stop following the end, because the user works elsewhere."""
        self._follows = False
        if self._anchor is None:
            self._anchor = self.anchor_at(self.verticalScrollBar().value())
        self._update_jump()

    def scroll_to(self, y: int) -> None:
        """Scroll to ``y`` and stay there."""
        self._follows = False
        self.verticalScrollBar().setValue(y)

    def lay_out(self) -> None:
        """Apply pending layouts at once, so that no intermediate state is visible."""
        for _ in range(_NESTED_LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    @Slot()
    def keep_place(self) -> None:
        """Restore the scroll position of the visible content, or of the end."""
        if self._follows:
            self._go_to_end()
        elif self._anchor is not None:
            content = self.widget()
            layout = None if content is None else content.layout()
            if content is not None and layout is not None:
                # Qt reports a new size before it lays out the content.
                layout.setGeometry(content.rect())
            self._restores = True
            self.verticalScrollBar().setValue(round(self._anchor()))
            self._restores = False
        else:
            self._anchor = self.anchor_at(self.verticalScrollBar().value())
        self._update_jump()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the top with Home, to the end with End."""
        if event.key() == Qt.Key.Key_End:
            self.jump_to_end()
        elif event.key() == Qt.Key.Key_Home:
            self.verticalScrollBar().setValue(0)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_jump()

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        before, self._last_value = self._last_value, value
        if self._restores:
            return
        maximum = self.verticalScrollBar().maximum()
        if value < before and value < maximum:
            self._follows = False
        elif value >= maximum - _NEAR_END and self.reaches_end:
            self._follows = True
        self._anchor = None
        if not self._follows:
            self._anchor = self.anchor_at(value)
        self._update_jump()

    def _go_to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum() if self.has_end else 0)
        self._follows, self._anchor = True, None

    def _update_jump(self) -> None:
        bar = self.verticalScrollBar()
        above = bar.value() < bar.maximum() - _NEAR_END or not self.reaches_end
        if not self._follows and above and self.has_end:
            if self._strip.isHidden():
                self._rest_timer.start()
            return
        self._rest_timer.stop()
        if not self._strip.isHidden():
            self._strip.hide()
            self.setViewportMargins(0, 0, 0, 0)

    @Slot()
    def _show_jump(self) -> None:
        """Show the button in a strip below the viewport, where it covers nothing."""
        self._place_jump()
        self.setViewportMargins(0, 0, 0, self._strip.height())
        self._strip.show()

    def _place_jump(self) -> None:
        self.jump.adjustSize()
        height = self.jump.height() + 2 * _JUMP_GAP
        self._strip.setGeometry(0, self.height() - height, self.width(), height)
        self.jump.move((self.width() - self.jump.width()) // 2, _JUMP_GAP)
