"""A column that keeps to its end while it grows, and to its place while its layout changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Edge, Themed, dress

# Scrolling down to within this many pixels of the end means the end.
_NEAR_END = 8
# Layouts inside each other settle in several turns of the event loop.
SETTLING_MS = 100
"""Time for that."""
# A message, the column, the view: each asks for its layout once the one inside it is done.
_NESTED_LAYOUTS = 3
_JUMP_PIXELS = 32
_JUMP_GAP = 6
_REST_MS = 120
"""Nobody scrolls any more."""


class ScrolledColumn(QWidget):
    """What a ``FollowingScroll`` scrolls, for a while not lower than it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.least_height = 0
        """Pixels; 0: as low as its content."""
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    def set_least_height(self, pixels: int) -> None:
        """Be at least so high; the content keeps its place at the top."""
        self.least_height = pixels
        self.updateGeometry()

    def lay_out(self) -> None:
        """Lay out at once what has changed, so that nobody sees it half done."""
        for _ in range(_NESTED_LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, self.least_height))


class FollowingScroll(QScrollArea):
    """Follows the end until somebody scrolls up; a button leads back to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follows = True
        self._last_value = 0
        self._anchor: Callable[[], float] | None = None  # where in the column it is now
        self._noted: Callable[[], float] | None = None
        self._moves = False  # what is seen moves, and the view goes along
        self._strip = dress(QFrame(self), Edge.TOP)
        self._strip.hide()
        self._jump = JumpButton(self._strip)
        self._jump.clicked.connect(self.jump_to_end)
        self._rest_timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest_timer.timeout.connect(self._show_jump)
        self._anchor_timer = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._anchor_timer.timeout.connect(self._on_settled)
        self._hold_timer = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._hold_timer.timeout.connect(self._let_go)
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
        self._let_go()
        self._anchor = None
        self._go_to_end()
        self._update_jump()

    def stay(self) -> None:
        """Follow the end no longer: somebody is busy with a place."""
        self._follows = False
        self._update_jump()

    def scroll_to(self, y: int) -> None:
        """Scroll somewhere and stay there."""
        self._follows = False
        self.verticalScrollBar().setValue(y)

    def parts(self) -> Iterable[QWidget]:
        """What stands in the column, from the top to the end."""
        return ()

    def held(self, part: QWidget, y: int) -> Callable[[], float]:
        """How to tell where what is at a height of a part now is later."""
        share = y / max(1, part.height())
        return lambda: share * part.height()

    def keep_place(self) -> None:
        """Until the layout has settled, hold what is at the top of the view where it is."""
        if not self._follows and self._anchor is None:
            self._hold_on_to(self.parts())

    @Slot()
    def note_place(self) -> None:
        """Something will change that is laid out at once."""
        top, height = self.verticalScrollBar().value(), self.viewport().height()
        seen = (part for part in self.parts() if top - part.height() < part.y() < top + height)
        first = None if self._follows else next(seen, None)
        self._noted = None if first is None else self._hold(first, top)

    @Slot()
    def take_place(self) -> None:
        """That has happened: have what was at the top of the view where it was."""
        if self._follows:
            self._go_to_end()
        elif self._noted is not None:
            self._go_to(round(self._noted()))

    def hold(self, parts: Iterable[QWidget]) -> None:
        """Until the layout has settled, these parts do not move, whatever happens below them."""
        content = self.widget()
        if isinstance(content, ScrolledColumn):
            content.lay_out()
            content.set_least_height(content.height())  # or the view would have to scroll up
            self._follows = False
            self._hold_timer.start()
            self._hold_on_to(parts)

    def _hold_on_to(self, parts: Iterable[QWidget]) -> None:
        """Keep the part at the top of the view, or the last one above it, where it is."""
        top = self.verticalScrollBar().value()
        self._anchor = None
        for part in parts:
            self._anchor = self._hold(part, top)
            self._anchor_timer.start()
            if part.y() + part.height() > top:
                return

    def _hold(self, part: QWidget, y: int) -> Callable[[], float]:
        held = self.held(part, y - part.y())
        return lambda: part.y() + held()

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
        height = self._jump.height() + 2 * _JUMP_GAP
        self._strip.setGeometry(0, self.height() - height, self.width(), height)
        self._jump.move((self.width() - self._jump.width()) // 2, _JUMP_GAP)

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
    def _on_range_changed(self, _minimum: int, _maximum: int) -> None:
        if self._follows:
            if not self._moves:  # or it would be painted where it does not stay
                self._paint_now()
            self._go_to_end()
        elif self._anchor is not None:
            self._go_to(round(self._anchor()))
        self._update_jump()

    @Slot()
    def _let_go(self) -> None:
        content = self.widget()
        if isinstance(content, ScrolledColumn) and content.least_height:
            self._hold_timer.stop()
            content.set_least_height(0)

    @Slot()
    def _on_settled(self) -> None:
        self._anchor = None

    @property
    def has_end(self) -> bool:
        """Whether there is more to come at the end; what is shown instead begins at its top."""
        return next(iter(self.parts()), None) is not None

    def _go_to(self, y: int) -> None:
        """Scroll for something that moved, and hold on to what is held."""
        anchor = self._anchor
        self.verticalScrollBar().setValue(y)
        self._anchor = anchor

    def _go_to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum() if self.has_end else 0)
        self._follows = True

    def _paint_now(self) -> None:
        """Have Qt move what is painted when a line was added: it does not if some of it is due."""
        bar = self.verticalScrollBar()
        if 0 < bar.maximum() - bar.value() < self.viewport().height() // 4:
            QCoreApplication.sendPostedEvents(self.window(), QEvent.Type.UpdateRequest.value)

    def _update_jump(self) -> None:
        bar = self.verticalScrollBar()
        above = bar.value() < bar.maximum() - _NEAR_END
        if self._follows or not above or not self.has_end:
            self._rest_timer.stop()
            self._strip.hide()
            self.setViewportMargins(0, 0, 0, 0)
        elif self._strip.isHidden():
            self._rest_timer.start()

    @Slot()
    def _show_jump(self) -> None:
        """In a strip below the view, where it covers nothing."""
        self.setViewportMargins(0, 0, 0, self._strip.height())
        self._strip.show()


class JumpButton(Themed, QAbstractButton):
    """A round button with an arrow down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Jump to the end"))
        self.setToolTip(tr("Jump to the end (End)", about="with its key"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        self.setFixedSize(scaled(_JUMP_PIXELS), scaled(_JUMP_PIXELS))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the circle and the arrow."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(colours.accent if strong else colours.border), 1.5))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        pen = QPen(QColor(colours.text), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = QRectF(self.rect()).center()
        painter.drawLine(middle + QPointF(0, -6), middle + QPointF(0, 6))
        painter.drawPolyline(
            [middle + QPointF(-5, 1), middle + QPointF(0, 6), middle + QPointF(5, 1)]
        )
