"""Chips for attached texts, in the composer and in sent messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from foretoken.chat.conversations.conversation import Attachment
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.icons import Icon, icon_pixmap
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Button, Themed, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.dialogs import TextDialog
from foretoken.ui.parts.forms import column, fill

_WIDEST_NAME = 28
"""In characters."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Content of a chip."""

    name: str
    note: str
    """Its cost in tokens, or what it is waiting for."""
    attachment: Attachment | None
    """None while it is being read."""


class AttachmentRow(QWidget):
    """Chips one below the other; clicking a chip shows its text."""

    remove_requested = Signal(int)
    """Index of the chip that the user removes."""

    def __init__(
        self, parent: QWidget | None = None, *, removable: bool = False, at_right: bool = False
    ) -> None:
        """``at_right`` aligns the chips to the right edge."""
        super().__init__(parent)
        self._removable = removable
        self._side = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
        self._column = column(self, spacing=Space.TIGHT)
        self.chips: list[AttachmentChip] = []

    def show_sent(self, attachments: Sequence[Attachment]) -> None:
        """Show sent attachments, with the sizes of their texts."""
        self.show_chips([Chip(shown_name(one.name), length_text(one), one) for one in attachments])

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Replace the chips; focus moves to the chip at the same place."""
        focus, before = QApplication.focusWidget(), self.chips
        focused = [i for i, each in enumerate(before) if focus in (each, each.cross) and focus]
        self.chips = [AttachmentChip(chip, self, removable=self._removable) for chip in chips]
        for number, chip in enumerate(self.chips):
            self._column.addWidget(chip, 0, self._side)
            chip.show()
            if chip.cross is not None:
                chip.cross.clicked.connect(partial(self.remove_requested.emit, number))
        if focused and self.chips:
            self.chips[min(focused[0], len(self.chips) - 1)].setFocus()
        for gone in before:
            gone.hide()
            gone.deleteLater()

    def minimumSizeHint(self) -> QSize:
        """Do not widen the chat for long names."""
        return QSize(0, super().minimumSizeHint().height())


class AttachmentChip(Themed, QPushButton):
    """A name, a note and, if removable, a cross; Delete removes it as well."""

    def __init__(self, chip: Chip, parent: QWidget, *, removable: bool) -> None:
        super().__init__(parent)
        styled(self, Button.CHIP)
        self._chip = chip
        name = styled(Label(self), Type.NOTE)
        name.ensurePolished()
        metrics = name.fontMetrics()
        widest = _WIDEST_NAME * metrics.averageCharWidth()
        name.setText(metrics.elidedText(chip.name, Qt.TextElideMode.ElideMiddle, widest))
        self._note = styled(Label(chip.note, self), Type.NOTE, Tone.MUTED)
        self._icon = Label(self)
        self.on_look_changed()
        self._parts = fill(QHBoxLayout(self), self._icon, name, self._note)
        self._parts.setContentsMargins(Space.NARROW, Space.TINY, Space.NARROW, Space.TINY)
        self.setAccessibleName(tr("Attachment {name}, {note}", name=chip.name, note=chip.note))
        tip = chip.note
        if chip.attachment is not None:
            tip = tr("Click to view the text")
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._on_clicked)
        self.setToolTip(f"{chip.name}\n{tip}")
        self.cross = IconButton(Icon.CLOSE, "", self) if removable else None
        """Button that removes the chip."""
        if self.cross is not None:
            self.cross.setToolTip(tooltip_with_keys("dialog.remove"))
            self.cross.setAccessibleName(tr("Remove {name}", name=chip.name))
            self._parts.addWidget(self.cross)

    def on_look_changed(self) -> None:
        ink = QColor(theme().muted)
        self._icon.setPixmap(icon_pixmap(Icon.SHEET, ink, self.devicePixelRatio()))

    def text(self) -> str:
        return self._chip.name

    def sizeHint(self) -> QSize:
        """Return the size of its parts, which Qt takes no account of."""
        return self._parts.sizeHint()

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
    return tr_n("{count} character", "{count} characters", len(attachment.text))
