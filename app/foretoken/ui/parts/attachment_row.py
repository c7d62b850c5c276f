"""Attached texts as chips: in the message that is being written, and in one that was sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStyle, QWidget

from foretoken.chat.conversations.conversation import Attachment
from foretoken.models.amounts import size_text
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Tone, Type, dress
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.text_dialog import TextDialog

_SHEET, _HEIGHT, _CROSS = 12, 30, 24
_SPACING = 8
_WIDEST_NAME = 220


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip shows."""

    name: str
    note: str
    """What it costs, or what it is waiting for."""
    attachment: Attachment | None
    """None: it is not read yet."""


class AttachmentRow(QWidget):
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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)

    def show_sent(self, attachments: Sequence[Attachment]) -> None:
        """Show what was sent, with the sizes of the texts."""
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place chips anew that have another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _make_chip(self) -> AttachmentChip:
        chip = AttachmentChip(self, removable=self._removable)
        chip.clicked.connect(self._on_chip_clicked)
        if chip.cross is not None:
            chip.cross.clicked.connect(self._on_cross)
        return chip

    def _place(self) -> None:
        """Set them line by line, as Qt has no layout that wraps."""
        lines: list[list[AttachmentChip]] = [[]]
        taken = 0
        for chip in self._chips:
            width = min(chip.sizeHint().width(), self.width())
            if lines[-1] and taken + width > self.width():
                lines.append([])
                taken = 0
            lines[-1].append(chip)
            taken += width + _SPACING
        height = max((chip.sizeHint().height() for chip in self._chips), default=0)
        for number, line in enumerate(lines):
            widths = [min(chip.sizeHint().width(), self.width()) for chip in line]
            free = self.width() - sum(widths) - _SPACING * (len(line) - 1)
            left = free if self._at_right else 0
            for chip, width in zip(line, widths, strict=True):
                place = QRect(left, number * (height + _SPACING), width, height)
                chip.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
                left += width + _SPACING
        whole = len(lines) * (height + _SPACING) - _SPACING if self._chips else 0
        if whole != self.height():
            self.setFixedHeight(whole)
            self.height_changed.emit()

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


class AttachmentChip(QPushButton):
    """A name and a note; where it can be taken away, a cross. Delete does the same."""

    def __init__(self, parent: QWidget, *, removable: bool) -> None:
        super().__init__(parent)
        dress(self, Button.CHIP)
        self.attachment: Attachment | None = None
        """The text, once it is read."""
        self.cross = IconButton(Icon.CLOSE, "", self, width=_CROSS) if removable else None
        """What takes it away."""
        self._whole_name = ""
        self._name = dress(Label(self), Type.NOTE)
        self._note = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._parts = row = QHBoxLayout(self)
        row.setContentsMargins(Space.NARROW, 0, Space.TINY if removable else Space.NARROW, 0)
        row.setSpacing(Space.SMALL)
        for part in (_Sheet(self), self._name, self._note, self.cross):
            if part is not None:
                row.addWidget(part)
        if self.cross is not None:
            self.cross.setToolTip(keyed("dialog.remove"))

    def text(self) -> str:
        """The name, all of it."""
        return self._whole_name

    @property
    def note(self) -> str:
        """What it says behind the name."""
        return self._note.text()

    def has_focus(self) -> bool:
        """Whether it or its cross has the focus."""
        return self.hasFocus() or (self.cross is not None and self.cross.hasFocus())

    def show_chip(self, chip: Chip) -> None:
        """Show another content."""
        self.attachment, self._whole_name = chip.attachment, chip.name
        self._name.ensurePolished()
        metrics = self._name.fontMetrics()
        middle = Qt.TextElideMode.ElideMiddle
        self._name.setText(metrics.elidedText(chip.name, middle, scaled(_WIDEST_NAME)))
        self._note.setText(chip.note)
        self.setAccessibleName(tr("Attachment {name}, {note}", name=chip.name, note=chip.note))
        read = chip.attachment is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if read else Qt.CursorShape.ArrowCursor)
        self.setToolTip(f"{chip.name}\n{tr('Click to read its text') if read else chip.note}")
        if self.cross is not None:
            self.cross.setAccessibleName(tr("Remove {name}", name=chip.name))

    def sizeHint(self) -> QSize:
        """As large as its parts."""
        return self._parts.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        if self.cross is not None and event.key() in keys:
            self.cross.click()
        else:
            super().keyPressEvent(event)


class _Sheet(QWidget):
    """A sheet of paper with a folded corner and two lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_SHEET, _HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().muted), 1.2))
        painter.translate(0.5, self.height() / 2 - 7)
        corners = ((7, 0), (0, 0), (0, 14), (11, 14), (11, 4), (7, 0))
        painter.drawPolyline([QPointF(x, y) for x, y in corners])
        painter.drawLine(QPointF(3, 7), QPointF(8, 7))
        painter.drawLine(QPointF(3, 10), QPointF(8, 10))


def length_text(attachment: Attachment) -> str:
    """How long a text is, for people."""
    characters = len(attachment.text)
    if characters >= 1000:
        return size_text(characters)
    return tr_n("{count} character", "{count} characters", characters)
