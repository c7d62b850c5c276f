"""Messages that wait for their turn, above the field, as they will stand in the chat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.composing.message_queue import QueuedMessage
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.composer.composer import ChatColumn, centred
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Tone, Type, dress

_MOST_ROWS = 3.5
"""So many are seen at once: the half says that there are more."""
_LONGEST_TIP = 600


class QueuedMessages(QScrollArea):
    """Hidden while nothing waits; a click on a message takes it back."""

    taken = Signal(object)
    """The QueuedMessage that a person wants back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[QueuedRow] = []
        content, column = QWidget(), ChatColumn()
        centred(column, content, Space.TINY, Space.NARROW)
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.TIGHT)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Queued messages"))
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))  # the newest is seen
        self.hide()

    @property
    def rows(self) -> list[QueuedRow]:
        """What waits, in its order."""
        return list(self._rows)

    def show_messages(self, messages: Sequence[QueuedMessage]) -> None:
        """Show these; what waits longest stands at the top."""
        for row in [row for row in self._rows if row.message not in messages]:
            self._rows.remove(row)
            row.hide()
            row.deleteLater()
        for message in messages:
            if not any(row.message is message for row in self._rows):
                row = QueuedRow(message)
                row.button.clicked.connect(self._on_clicked)
                self._rows.append(row)
                self._column.addWidget(row)
                name = row.button.accessibleName()
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(row.button, name))
        self.updateGeometry()
        self.setVisible(bool(self._rows))

    def sizeHint(self) -> QSize:
        """As tall as the rows, up to a few of them."""
        row = self._rows[0].sizeHint().height() + Space.TIGHT if self._rows else 0
        rows = min(_MOST_ROWS, len(self._rows))
        return QSize(super().sizeHint().width(), round(rows * row) + Space.SMALL)

    @Slot()
    def _on_clicked(self) -> None:
        row = next(row for row in self._rows if row.button is self.sender())
        self.taken.emit(row.message)


class QueuedRow(QWidget):
    """The beginning of a message, marked as queued."""

    def __init__(self, message: QueuedMessage) -> None:
        super().__init__()
        self.message = message
        self.button = _QueuedButton(message)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.NARROW)
        row.addStretch(1)
        row.addWidget(dress(Label(tr("queued", about="a message")), Type.NOTE, Tone.MUTED))
        row.addWidget(self.button)


class _QueuedButton(QPushButton):
    """Cuts its text where there is too little room."""

    def __init__(self, message: QueuedMessage) -> None:
        whole = message.text
        files = [shown_name(file.name) for file in message.files]
        said = " ".join(whole[:_LONGEST_TIP].split())
        if files:
            named = (
                files[0] if len(files) == 1 else tr_n("{count} file", "{count} files", len(files))
            )
            said = f"{said}  +\u00a0{named}" if said else named
        # An English message ends at its right in an Arabic window, too.
        shown = without_keys(said)
        super().__init__(f"\u2068{shown}\u2069" if QApplication.isRightToLeft() else shown)
        dress(self, Button.PILL)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Queued: {message}", message=said))
        self.setAccessibleDescription(tr("Moves it back to the field"))
        text = whole if len(whole) <= _LONGEST_TIP else f"{whole[:_LONGEST_TIP]}…"
        told = "\n".join(part for part in (text, *files) if part)
        self.setToolTip(f"{told}\n\n{tr('Click, or press Up in the empty field, to edit it')}")

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        contents = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(contents, option, self).width()
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room, Qt.TextFlag.TextShowMnemonic.value
        )
