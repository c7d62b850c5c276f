"""Lies over the window while files are dragged over it, and shows where they would go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from foretoken.control.composing.drop_look import DropLook, DropPlan
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import MarkedLabel, joined, marked
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.dropped_files import has_local_files, local_files, sorted_out

_VEIL_STRENGTH, _TARGET_STRENGTH = 0.82, 0.08
_CARD_WIDTH, _CARD_PADDING, _CARD_RADIUS = 420, 20, 14
_TITLE_PIXELS = 17
_FRAME_GAP = 5
_MOST_LINES = 4


class DropOverlay(Themed, QWidget):
    """Words in the middle, and a frame around the place; it takes the drop."""

    dropped = Signal(object)
    """list[Path]: files of this computer."""

    def __init__(self, window: QWidget, message: QWidget, models: QWidget) -> None:
        """``message``: where attachments go; ``models``: where a model goes."""
        super().__init__(window)
        self._message, self._models = message, models
        self._plan = DropPlan()
        self._card = MarkedLabel(self)
        self._card.setWordWrap(True)
        self._card.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._look = DropLook(self)
        self._look.planned.connect(self._on_planned)
        self.setAcceptDrops(True)
        self.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def words(self) -> str:
        """What is said, a line for each part."""
        return "\n".join(line for title, lines in self._parts() for line in (title, *lines))

    def on_look_changed(self) -> None:
        """Write the words in other colours, and at another size."""
        self._write()

    def shut_down(self) -> None:
        """End what looks at files."""
        self._look.shut_down()

    # --- dragging ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of files as they come over the window; from then on this widget is in front."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._cover()
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
        """Show where the files would go; what is no file is let go of."""
        if not has_local_files(event.mimeData()):
            event.ignore()
            return
        event.acceptProposedAction()  # also what is refused: then it is said why
        if self.isHidden():
            models, others = sorted_out(local_files(event.mimeData()))
            self._look.start(models, others)
            self.show()
            self.raise_()
            self._cover()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The files are gone."""
        self._end()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand the files over."""
        self._end()
        if has_local_files(event.mimeData()):
            event.acceptProposedAction()
            self.dropped.emit(local_files(event.mimeData()))

    def _end(self) -> None:
        self._look.cancel()
        self.hide()

    # --- look --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a veil, the frames, and the field below the words."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(colours.window)
        veil.setAlphaF(_VEIL_STRENGTH)
        targets = self._targets()
        veiled = QPainterPath()
        veiled.addRect(QRectF(self.rect()))
        for place in targets:
            frame = QPainterPath()
            frame.addRoundedRect(QRectF(place), _CARD_RADIUS, _CARD_RADIUS)
            veiled -= frame
        painter.fillPath(veiled, veil)
        tint = QColor(colours.accent)
        tint.setAlphaF(_TARGET_STRENGTH)
        for place in targets:
            painter.setPen(QPen(QColor(colours.accent), 2, Qt.PenStyle.DashLine))
            painter.setBrush(tint)
            painter.drawRoundedRect(QRectF(place), _CARD_RADIUS, _CARD_RADIUS)
        padding = scaled(_CARD_PADDING)
        painter.setPen(QColor(colours.border))
        painter.setBrush(QColor(colours.raised))
        field = QRectF(self._card.geometry()).adjusted(-padding, -padding, padding, padding)
        painter.drawRoundedRect(field.adjusted(0.5, 0.5, -0.5, -0.5), _CARD_RADIUS, _CARD_RADIUS)

    def _targets(self) -> list[QRect]:
        wanted = ((self._plan.attached, self._message), (self._plan.models, self._models))
        places = [
            QRect(part.mapTo(self.window(), part.rect().topLeft()), part.size())
            for files, part in wanted
            if files and part.isVisible()
        ]
        gap, inside = _FRAME_GAP, self.rect().adjusted(2, 2, -2, -2)
        return [place.adjusted(-gap, -gap, gap, gap).intersected(inside) for place in places]

    def _cover(self) -> None:
        self.setGeometry(self.window().rect())
        self._write()

    def _write(self) -> None:
        if self.isHidden():
            return
        pixels = scaled(_TITLE_PIXELS)
        parts = [
            marked(
                "<p style='margin: 0 0 4px 0; font-size: {}px; font-weight: 600; "  # not translated
                "color: {}'>{}</p><p style='margin: 0 0 0 0; color: {}'>{}</p>",
                pixels,
                theme().text,
                title,
                theme().muted,
                joined("<br>", [marked("{}", line) for line in lines]),
            )
            for title, lines in self._parts()
        ]
        between = "<p style='margin: 0; font-size: 10px'>&nbsp;</p>"  # not translated: no words
        self._card.setText(joined(between, parts))
        room = self.width() - 4 * scaled(_CARD_PADDING)
        self._card.setFixedWidth(max(1, min(scaled(_CARD_WIDTH), room)))
        self._card.setFixedHeight(self._card.heightForWidth(self._card.width()))
        over = self._message.mapTo(self.window(), self._message.rect().topLeft())
        middle = over.x() + self._message.width() // 2
        height = over.y() if over.y() > self._card.height() else self.height()
        self._card.move(middle - self._card.width() // 2, (height - self._card.height()) // 2)
        self.setAccessibleName(self.words)
        self.update()

    def _parts(self) -> list[tuple[str, list[str]]]:
        plan = self._plan
        parts = []
        if plan.attached:
            parts.append((tr("Attach to the message"), _names(plan.attached)))
        if plan.models:
            parts.append((tr("Choose as a model"), _names(plan.models[:1])))
        if plan.refused:
            parts.append((tr("Cannot be used here"), _shortened(list(plan.refused))))
        return parts

    @Slot(object)
    def _on_planned(self, plan: DropPlan) -> None:
        self._plan = plan
        self._write()


def _names(paths: tuple[Path, ...]) -> list[str]:
    return _shortened([shown_name(path.name) for path in paths])


def _shortened(lines: list[str]) -> list[str]:
    if len(lines) <= _MOST_LINES:
        return lines
    more = tr_n("and {count} more", "and {count} more", len(lines) - _MOST_LINES + 1)
    return [*lines[: _MOST_LINES - 1], more]
