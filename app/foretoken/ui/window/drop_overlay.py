"""Overlay that says what dropping the dragged files on the window would do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from foretoken.control.composing import DropCheck, DropPlan
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Marked, MarkedLabel, joined, marked
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Shape, Surface, styled
from foretoken.ui.parts.files import has_local_files, local_files, sorted_out
from foretoken.ui.parts.forms import column

_VEIL_ALPHA = 0.82
_MAX_LINES = 4
_CARD_LETTERS = 45
_PART = "<p align='center'><b>{}</b><br>{}</p>"  # not translated: HTML


class DropOverlay(QWidget):
    """Translucent layer with a card in the middle; accepts the drop."""

    dropped = Signal(object)
    """list[Path] of local files."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._label = MarkedLabel()
        self._label.setWordWrap(True)
        self._card = styled(QFrame(self), Surface.CARD, Shape.ROUNDED)
        edge = Space.WIDE
        column(self._card, self._label, margins=(edge, edge, edge, edge))
        QVBoxLayout(self).addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        self._look = DropCheck(self)
        self._look.planned.connect(self._on_planned)
        self.setAutoFillBackground(True)
        self.setAcceptDrops(True)
        self.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    # --- dragging ----------------------------------------------------------------------------

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
        """Show what a drop would do; ignore anything but files."""
        if not has_local_files(event.mimeData()):
            event.ignore()
            return
        event.acceptProposedAction()  # also refused files: the card says why
        if self.isHidden():
            models, others = sorted_out(local_files(event.mimeData()))
            self._look.look(models, others)
            veil = self.window().palette()
            colour = veil.color(QPalette.ColorRole.Window)
            colour.setAlphaF(_VEIL_ALPHA)
            veil.setColor(QPalette.ColorRole.Window, colour)
            self.setPalette(veil)
            self._card.setFixedWidth(_CARD_LETTERS * self.fontMetrics().averageCharWidth())
            self.setGeometry(self.window().rect())
            self.show()
            self.raise_()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Hide when the files leave."""
        self._end()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the dropped files."""
        self._end()
        if has_local_files(event.mimeData()):
            event.acceptProposedAction()
            self.dropped.emit(local_files(event.mimeData()))

    def _end(self) -> None:
        self._look.leave_behind()
        self.hide()

    # --- words -------------------------------------------------------------------------------

    @Slot(object)
    def _on_planned(self, plan: DropPlan) -> None:
        parts = {
            tr("Attach to the message"): _names(plan.attached),
            tr("Choose as a model"): _names(plan.models[:1]),
            tr("Cannot be used here"): list(plan.refused),
        }
        shown, spoken = list[Marked](), list[str]()
        for title, lines in parts.items():
            if lines := _shortened(lines):
                names = joined("<br>", [marked("{}", line) for line in lines])
                shown.append(marked(_PART, title, names))
                spoken += title, *lines
        self._label.setText(joined("", shown))
        self.setAccessibleName("\n".join(spoken))


def _names(paths: tuple[Path, ...]) -> list[str]:
    return [shown_name(path.name) for path in paths]


def _shortened(lines: list[str]) -> list[str]:
    if len(lines) <= _MAX_LINES:
        return lines
    more = tr_n("and {count} more", "and {count} more", len(lines) - _MAX_LINES + 1)
    return [*lines[: _MAX_LINES - 1], more]
