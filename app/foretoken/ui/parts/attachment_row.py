"""Attached texts as chips: in the message that is being written, and in one that was sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Attachment
from foretoken.models.amounts import size_text
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.mirrored import draw_name, mirrored, put
from foretoken.ui.look.plain_text import set_drawn_text
from foretoken.ui.look.sizes import CARD_RADIUS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.text_dialog import TextDialog

_HEIGHT = 32
_SPACING = 8
_PAD = 10
_SHEET = 12
_CROSS = 24
_WIDEST_NAME = 220


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip shows."""

    name: str
    note: str
    """What it costs, or what it is waiting for."""
    attachment: Attachment | None
    """None: it is not read yet."""


class AttachmentRow(Themed, QWidget):
    """As tall as its chips need, which wrap; a click on one shows its text."""

    height_changed = Signal()
    remove_requested = Signal(int)
    """Index of a chip that a person takes away."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        removable: bool = False,
        at_right: bool = False,
    ) -> None:
        """``at_right``: every row of chips ends at the right edge."""
        super().__init__(parent)
        self._removable = removable
        self._at_right = at_right
        self._chips: list[AttachmentChip] = []
        self._sent: Sequence[Attachment] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)

    def show_sent(self, attachments: Sequence[Attachment]) -> None:
        """Show what was sent, with the sizes of the texts."""
        self._sent = attachments
        self.show_chips([Chip(shown_name(one.name), length_text(one), one) for one in attachments])

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Show these; one that has the focus hands it on to what takes its place."""
        focused = next((i for i, chip in enumerate(self._chips) if chip.has_focus()), None)
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._chips) < len(chips):
            self._chips.append(self._make_chip())
        for chip, content in zip(self._chips, chips, strict=True):
            chip.show_chip(content)
            chip.show()
        if focused is not None and self._chips:
            self._chips[min(focused, len(self._chips) - 1)].setFocus()
        self._place()

    @property
    def chips(self) -> list[AttachmentChip]:
        """What is shown."""
        return list(self._chips)

    def natural_width(self) -> int:
        """Width with all chips beside each other."""
        return sum(chip.sizeHint().width() + _SPACING for chip in self._chips) - _SPACING

    def on_look_changed(self) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _make_chip(self) -> AttachmentChip:
        chip = AttachmentChip(self, removable=self._removable)
        chip.clicked.connect(self._on_chip_clicked)
        if chip.cross is not None:
            chip.cross.clicked.connect(self._on_cross)
        return chip

    def _place(self) -> None:
        left, top = 0, 0
        height = max((chip.sizeHint().height() for chip in self._chips), default=0)
        row: list[AttachmentChip] = []
        for chip in self._chips:
            width = min(chip.sizeHint().width(), self.width())
            if left and left + width > self.width():
                self._align(row)
                left, top, row = 0, top + height + _SPACING, []
            chip.setGeometry(QRect(left, top, width, height))
            row.append(chip)
            left += width + _SPACING
        self._align(row)
        for chip in self._chips:
            chip.setGeometry(mirrored(chip.geometry(), self.rect()))
        whole = top + height if self._chips else 0
        if whole != self.height():
            self.setFixedHeight(whole)
            self.height_changed.emit()

    def _align(self, row: Sequence[AttachmentChip]) -> None:
        free = self.width() - row[-1].geometry().right() - 1 if row and self._at_right else 0
        for chip in row:
            chip.move(chip.x() + free, chip.y())

    @Slot()
    def _on_chip_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, AttachmentChip) and chip.attachment is not None:
            attachment = chip.attachment
            TextDialog(shown_name(attachment.name), attachment.text, self.window()).open()

    @Slot()
    def _on_cross(self) -> None:
        cross = self.sender()
        chip = cross.parent() if cross is not None else None
        if isinstance(chip, AttachmentChip) and chip in self._chips:
            self.remove_requested.emit(self._chips.index(chip))


class AttachmentChip(Themed, QAbstractButton):
    """A name and a note; where it can be taken away, a cross. Delete does the same."""

    def __init__(self, parent: QWidget, *, removable: bool) -> None:
        super().__init__(parent)
        self._chip = Chip("", "", None)
        self._cross = _Cross(self) if removable else None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def attachment(self) -> Attachment | None:
        """The text, once it is read."""
        return self._chip.attachment

    @property
    def note(self) -> str:
        """What it says behind the name."""
        return self._chip.note

    @property
    def cross(self) -> QAbstractButton | None:
        """What takes it away."""
        return self._cross

    def has_focus(self) -> bool:
        """Whether it or its cross has the focus."""
        return self.hasFocus() or (self._cross is not None and self._cross.hasFocus())

    def show_chip(self, chip: Chip) -> None:
        """Show another content."""
        self._chip = chip
        set_drawn_text(self, chip.name)
        self.setAccessibleName(tr("Attachment {name}, {note}", name=chip.name, note=chip.note))
        read = chip.attachment is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if read else Qt.CursorShape.ArrowCursor)
        self.setToolTip(f"{chip.name}\n{tr('Click to read its text') if read else chip.note}")
        if self._cross is not None:
            self._cross.setAccessibleName(tr("Remove {name}", name=chip.name))
            self._cross.setToolTip(keyed("dialog.remove"))
        self.updateGeometry()
        self.update()

    def on_look_changed(self) -> None:
        self.setFont(sized_font(self.font(), NOTE_PIXELS))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        name = min(metrics.horizontalAdvance(self._chip.name) + 2, scaled(_WIDEST_NAME))
        width = _PAD + _SHEET + 6 + name + 8 + metrics.horizontalAdvance(self._chip.note) + 2
        width += _CROSS + 4 if self._cross is not None else _PAD
        return QSize(width, max(scaled(_HEIGHT), metrics.height() + 12))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        if self._cross is not None and event.key() in keys:
            self._cross.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._cross is not None:
            side = _CROSS
            put(self._cross, self.width() - side - 4, (self.height() - side) // 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        strong = colours.muted if self.underMouse() and self.attachment else colours.border
        painter.setPen(QColor(colours.accent if self.hasFocus() else strong))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(field, CARD_RADIUS, CARD_RADIUS)
        sheet = mirrored(QRectF(_PAD, 0, _SHEET, self.height()), self.rect())
        _paint_sheet(painter, sheet.left(), self.height() / 2, QColor(colours.muted))
        metrics = QFontMetrics(self.font())
        note = metrics.horizontalAdvance(self._chip.note) + 2
        right = self.width() - (_CROSS + 4 if self._cross is not None else _PAD)
        left = _PAD + _SHEET + 6
        name = QRectF(left, 0, max(0, right - note - 8 - left), self.height())
        elided = metrics.elidedText(
            self._chip.name, Qt.TextElideMode.ElideMiddle, int(name.width())
        )
        painter.setPen(QColor(colours.text))
        name = mirrored(name, self.rect())
        draw_name(painter, name, Qt.AlignmentFlag.AlignVCenter, elided)
        painter.setPen(QColor(colours.muted))
        place = QRectF(right - note, 0, note, self.height())
        place = mirrored(place, self.rect())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self._chip.note)


class _Cross(QAbstractButton):
    """Takes a chip away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QColor(colours.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.border))
            painter.drawRoundedRect(field, 5, 5)
        painter.setPen(QPen(QColor(colours.text if self.underMouse() else colours.muted), 1.4))
        middle = QRectF(self.rect()).center()
        for dx, dy in ((3.5, 3.5), (3.5, -3.5)):
            painter.drawLine(middle - QPointF(dx, dy), middle + QPointF(dx, dy))


def length_text(attachment: Attachment) -> str:
    """How long a text is, for people."""
    characters = len(attachment.text)
    if characters >= 1000:
        return size_text(characters)
    return tr_n("{count} character", "{count} characters", characters)


def _paint_sheet(painter: QPainter, left: float, middle: float, colour: QColor) -> None:
    """A sheet of paper with a folded corner and two lines."""
    top = middle - 7
    outline = QPainterPath(QPointF(left + 7, top))
    for x, y in ((0, 0), (0, 14), (11, 14), (11, 4), (7, 0)):
        outline.lineTo(left + x, top + y)
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    painter.drawLine(QPointF(left + 3, top + 7), QPointF(left + 8, top + 7))
    painter.drawLine(QPointF(left + 3, top + 10), QPointF(left + 8, top + 10))
