"""Overlay that says what dropping the dragged files on the window would do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.themed import Shape, Surface, Type, styled
from foretoken.ui.parts.files import has_local_files, local_files, sorted_out

_VEIL_ALPHA = 0.82
_MAX_NAMES = 4
_LONGEST_NAME = 60


class DropOverlay(QWidget):
    """Translucent layer with a card in the middle; accepts the drop."""

    dropped = Signal(object)
    """list[Path] of local files."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._card = styled(Label(self), Type.LARGE, Surface.CARD, Shape.BOX)
        self._card.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        self.setAutoFillBackground(True)
        self.setAcceptDrops(True)
        self.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle drags that enter the window; after that, this widget is in front."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self.window().rect())
        elif isinstance(event, QDragEnterEvent):
            self.dragEnterEvent(event)
            return True
        elif isinstance(event, QDragLeaveEvent):
            self.dragLeaveEvent(event)
        elif event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.dropEvent(event)
            return True
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Show what a drop would do, judging by names; ignore anything but files."""
        if not has_local_files(event.mimeData()):
            event.ignore()
            return
        event.acceptProposedAction()
        models, others = sorted_out(local_files(event.mimeData()))
        lines = [tr("Attach to the message")] if others else []
        lines += [shown_name(path.name, _LONGEST_NAME) for path in others[:_MAX_NAMES]]
        if (more := len(others) - _MAX_NAMES) > 0:
            lines.append(tr_n("and {count} more", "and {count} more", more))
        if models:  # the first part stands for a split model
            lines += [""] if lines else []
            lines += [tr("Choose as a model"), shown_name(min(models).name, _LONGEST_NAME)]
        self._card.setText("\n".join(lines))
        self.setAccessibleName("\n".join(lines))
        veil = self.window().palette()
        colour = veil.color(QPalette.ColorRole.Window)
        colour.setAlphaF(_VEIL_ALPHA)
        veil.setColor(QPalette.ColorRole.Window, colour)
        self.setPalette(veil)
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Hide when the files leave."""
        self.hide()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the dropped files."""
        self.hide()
        if has_local_files(event.mimeData()):
            event.acceptProposedAction()
            self.dropped.emit(local_files(event.mimeData()))
