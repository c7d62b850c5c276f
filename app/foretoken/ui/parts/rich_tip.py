"""A tooltip with bold words or a table: Qt's own shows plain text alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QToolTip, QWidget

from foretoken.ui.look.plain_text import Marked, MarkedLabel
from foretoken.ui.look.themed import Surface, styled
from foretoken.ui.parts.screen_room import screen_of

_BESIDE = QPoint(2, 21)
"""Distance from the mouse, as of Qt's own tooltips."""
_SHOWN_MS = 10_000
_ENDINGS = frozenset(
    {
        QEvent.Type.Hide,
        QEvent.Type.KeyPress,
        QEvent.Type.Leave,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.WindowDeactivate,
    }
)
"""What hides it when it happens to the widget or its window."""


class RichTip(MarkedLabel):
    """Describes what is under the mouse in one widget, until that is left."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        styled(self, Surface.TIP)
        self.setWindowFlags(Qt.WindowType.ToolTip | Qt.WindowType.BypassGraphicsProxyWidget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._widget = widget
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self.hide)

    def tell(self, text: Marked, place: QPoint) -> None:
        """Say this beside a place on the screen."""
        QToolTip.hideText()
        self.setFont(QToolTip.font())
        self.setText(text)
        self.adjustSize()
        screen = screen_of(self._widget).availableGeometry()
        left = min(place.x() + _BESIDE.x(), screen.right() - self.width())
        top = place.y() + _BESIDE.y()
        if top + self.height() > screen.bottom():
            top = place.y() - self.height() - _BESIDE.x()
        self.move(max(screen.left(), left), max(screen.top(), top))
        for watched in (self._widget, self._widget.window()):
            watched.installEventFilter(self)
        self._timer.start()
        self.show()

    def hide(self) -> None:
        """Say nothing any more."""
        self._timer.stop()
        for watched in (self._widget, self._widget.window()):
            watched.removeEventFilter(self)
        super().hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The mouse goes elsewhere, or a person does something."""
        if event.type() in _ENDINGS and self.isVisible():
            self.hide()
        return super().eventFilter(watched, event)
