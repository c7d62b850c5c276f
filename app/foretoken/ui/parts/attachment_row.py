"""Chips for attached texts, in the composer and in sent messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QStyle, QWidget

from foretoken.chat.conversations.conversation import Attachment
from foretoken.models.amounts import size_text
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton, ShownIcon
from foretoken.ui.parts.dialogs import TextDialog

_CROSS = 24
_WIDEST_NAME = 28
"""In characters."""
_MIDDLE = Qt.TextElideMode.ElideMiddle


@dataclass(frozen=True, slots=True)
class Chip:
    """Content of a chip."""

    name: str
    note: str
    """Its cost in tokens, or what it is waiting for."""
    attachment: Attachment | None
    """None while it is being read."""


class AttachmentRow(QWidget):
    """Wrapping row of chips, as tall as they need; clicking a chip shows its text."""

    height_changed = Signal()
    remove_requested = Signal(int)
    """Index of the chip that the user removes."""

    def __init__(
        self, parent: QWidget | None = None, *, removable: bool = False, at_right: bool = False
    ) -> None:
        """``at_right`` aligns every row of chips to the right edge."""
        super().__init__(parent)
        self._removable, self._at_right = removable, at_right
        self.chips: list[AttachmentChip] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)

    def show_sent(self, attachments: Sequence[Attachment]) -> None:
        """Show sent attachments, with the sizes of their texts."""
        self.show_chips([Chip(shown_name(one.name), length_text(one), one) for one in attachments])

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Replace the chips; focus moves to the chip at the same place."""
        focus, before = QApplication.focusWidget(), self.chips
        focused = [i for i, each in enumerate(before) if focus in (each, each.cross) and focus]
        self.chips = [AttachmentChip(chip, self, removable=self._removable) for chip in chips]
        for number, chip in enumerate(self.chips):
            chip.show()
            if chip.cross is not None:
                chip.cross.clicked.connect(partial(self.remove_requested.emit, number))
        if focused and self.chips:
            self.chips[min(focused[0], len(self.chips) - 1)].setFocus()
        for gone in before:
            gone.hide()
            gone.deleteLater()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Lay out chips again when their size changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        """Lay out the chips line by line, as Qt has no layout that wraps."""
        high = max((chip.sizeHint().height() for chip in self.chips), default=0) + Space.SMALL
        lines: list[list[tuple[AttachmentChip, QRect]]] = [[]]
        left = 0
        for chip in self.chips:
            chip.cut_name(self.width())
            width = min(chip.sizeHint().width(), self.width())
            if lines[-1] and left + width > self.width():
                lines.append([])
                left = 0
            top = (len(lines) - 1) * high
            lines[-1].append((chip, QRect(left, top, width, chip.sizeHint().height())))
            left += width + Space.SMALL
        for line in lines:
            free = self.width() - line[-1][1].right() - 1 if line and self._at_right else 0
            for chip, place in line:
                place.translate(free, 0)
                chip.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
        whole = len(lines) * high - Space.SMALL if self.chips else 0
        if whole != self.height():
            self.setFixedHeight(whole)
            self.height_changed.emit()


class AttachmentChip(QPushButton):
    """A name, a note and, if removable, a cross; Delete removes it as well."""

    def __init__(self, chip: Chip, parent: QWidget, *, removable: bool) -> None:
        super().__init__(parent)
        styled(self, Button.CHIP)
        self._chip = chip
        self._name = styled(Label(self), Type.NOTE)
        self._note = styled(Label(chip.note, self), Type.NOTE, Tone.MUTED)
        self._parts = row = QHBoxLayout(self)
        row.setContentsMargins(Space.NARROW, 0, Space.NARROW, 0)
        row.setSpacing(Space.SMALL)
        for part in (ShownIcon(self, Icon.SHEET), self._name, self._note):
            row.addWidget(part)
        self.setAccessibleName(tr("Attachment {name}, {note}", name=chip.name, note=chip.note))
        tip = chip.note
        if chip.attachment is not None:
            tip = tr("Click to view the text")
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._on_clicked)
        self.setToolTip(f"{chip.name}\n{tip}")
        self.cross = IconButton(Icon.CLOSE, "", self, width=_CROSS) if removable else None
        """Button that removes the chip."""
        if self.cross is not None:
            self.cross.setToolTip(tooltip_with_keys("dialog.remove"))
            self.cross.setAccessibleName(tr("Remove {name}", name=chip.name))
            row.addWidget(self.cross)

    def cut_name(self, room: int) -> None:
        """Elide the name to the room for the chip, and to a maximum width."""
        self._name.ensurePolished()
        metrics = self._name.fontMetrics()
        others = self._parts.sizeHint().width() - self._name.sizeHint().width()
        widest = min(_WIDEST_NAME * metrics.averageCharWidth(), max(0, room - others))
        self._name.setText(metrics.elidedText(self._chip.name, _MIDDLE, widest))

    def text(self) -> str:
        return self._chip.name

    def sizeHint(self) -> QSize:
        """Return the size of its parts, with some room above and below."""
        return self._parts.sizeHint().expandedTo(QSize(0, 7 * self.fontMetrics().height() // 4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        if self.cross is not None and event.key() in keys:
            self.cross.click()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_clicked(self) -> None:
        attachment = self._chip.attachment
        if attachment is not None:
            TextDialog(shown_name(attachment.name), attachment.text, self.window()).open()


def length_text(attachment: Attachment) -> str:
    """Return a text's length as shown to the user."""
    characters = len(attachment.text)
    if characters >= 1000:
        return size_text(characters)
    return tr_n("{count} character", "{count} characters", characters)
