"""What the hub offers as rows that look like those of the library."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.amounts import size_text
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import FoundRepository
from foretoken.models.memory.rough_fit import Room, RoughFit
from foretoken.ui.plain_text import Label
from foretoken.ui.row_painting import Row, RowDelegate, Sign, row_height
from foretoken.ui.theme import Palette

_ROW_ROLE = Qt.ItemDataRole.UserRole
_VALUE_ROLE = Qt.ItemDataRole.UserRole + 1
_BILLION, _MILLION, _THOUSAND = 1_000_000_000, 1_000_000, 1_000
_SIGNS = {
    RoughFit.FITS: Sign.GOOD,
    RoughFit.TIGHT: Sign.WARNING,
    RoughFit.NOT_NOW: Sign.WARNING,
    RoughFit.TOO_BIG: Sign.REFUSED,
}


class HubList(QListWidget):
    """``itemClicked`` and ``itemActivated`` tell that a row is wanted; ``chosen`` is its value."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """``name`` is what a screen reader says of the list."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(row_height())
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)

    @property
    def chosen(self) -> object:
        """The value of the current row; None without one."""
        item = self.currentItem()
        return None if item is None else item.data(_VALUE_ROLE)

    def show_rows(self, rows: Sequence[tuple[Row, object]]) -> None:
        """Show rows with what they stand for; the first one is current."""
        self.clear()
        for row, value in rows:
            item = QListWidgetItem(self)
            item.setData(_ROW_ROLE, row)
            item.setData(_VALUE_ROLE, value)
            said = ", ".join(part for part in (row.title, row.aside, row.details) if part)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            item.setToolTip(row.tip)
        self.setCurrentRow(0)

    def rows(self) -> list[Row]:
        """What is shown."""
        return [self.item(number).data(_ROW_ROLE) for number in range(self.count())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # it has told of it; what has the focus now must not hear it too

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._delegate.colours = palette
        self.viewport().update()


class HubMessage(QWidget):
    """Stands in the place of a list that is not there; hidden while it has nothing to say."""

    again_requested = Signal()
    """What failed should be tried again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told, self._failed = Label(self), Label(self)
        self._failed.setProperty("role", "error")
        self._again = QPushButton("Try again", self)
        self._again.setAutoDefault(False)
        self._again.clicked.connect(self.again_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 0)
        layout.setSpacing(12)
        for label in (self._told, self._failed):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(label)
        layout.addWidget(self._again, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._told.text() or self._failed.text()

    @property
    def serious(self) -> bool:
        """Whether it tells of trouble."""
        return bool(self._failed.text())

    def say(self, text: str, *, serious: bool = False, again: bool = False) -> None:
        """Say ``text``, or nothing; ``again`` offers another try."""
        self._told.setText("" if serious else text)
        self._failed.setText(text if serious else "")
        for label in (self._told, self._failed):
            label.setVisible(bool(label.text()))
        self._again.setVisible(again)
        self.setVisible(bool(text))


def repository_row(found: FoundRepository) -> Row:
    """A repository as a search tells of it."""
    parts = [found.architecture, found.licence, f"{_short(found.likes)} likes"]
    if found.parameters:
        parts.insert(0, f"{_short(found.parameters)} parameters")
    if found.modified is not None:
        parts.append(f"changed in {found.modified:%B %Y}")
    if found.gated:
        parts.insert(0, "terms to accept")
    return Row(
        title=found.name,
        details=" · ".join(part for part in parts if part),
        aside=f"{_short(found.downloads)} downloads",
        sign=Sign.WARNING if found.gated else Sign.NONE,
        tip="Show its files (Enter)",
    )


def file_row(model: HubModel, room: Room, *, here: bool) -> Row:
    """A model of a repository, by its number format."""
    fit = room.fit_of(model.size)
    count = len(model.files)
    parts = ["here already" if here else f"{fit}"]
    if model.quantisation:
        parts.append(model.name)
    if count > 1:
        parts.append(f"{count} parts")
    return Row(
        title=model.quantisation or model.name,
        details=" · ".join(parts),
        aside=size_text(model.size),
        sign=Sign.GOOD if here else _SIGNS[fit],
    )


def fit_sentence(model: HubModel, room: Room) -> str:
    """What a model's size means for the memory."""
    free, total = size_text(room.free), size_text(room.total)
    match room.fit_of(model.size):
        case RoughFit.FITS:
            return f"By its size it fits: {free} of memory are free."
        case RoughFit.TIGHT:
            return f"By its size it just fits: {free} of memory are free."
        case RoughFit.NOT_NOW:
            return f"Too big for the {free} of memory that are free now; there are {total} in all."
    return f"Too big for this computer's {total} of memory."


def _short(count: int) -> str:
    """Return 950, 12k, 1.2M, 8.0B."""
    for unit, name in ((_BILLION, "B"), (_MILLION, "M")):
        if count >= unit:
            return f"{count / unit:.1f}{name}"
    return f"{count / _THOUSAND:.0f}k" if count >= 10 * _THOUSAND else f"{count:,}"
