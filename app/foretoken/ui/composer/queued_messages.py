"""List of queued messages above the message field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from foretoken.control.composing import QueuedMessage
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.composer.composer import ChatColumn, centred
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.buttons import ElidedButton
from foretoken.ui.parts.forms import row

_MAX_VISIBLE_ROWS = 3.5
"""Rows visible at once; half a row hints at more."""
_LONGEST_TIP = 600


class QueuedMessages(QScrollArea):
    """Queue, hidden while empty; a click on a message moves it back to the field."""

    taken = Signal(object)
    """The QueuedMessage to move back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[QueuedRow] = []
        """The queue, oldest first."""
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
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))  # show the newest
        self.hide()

    def show_messages(self, messages: Sequence[QueuedMessage]) -> None:
        """Show the messages, oldest first."""
        for gone in [each for each in self.rows if each.message not in messages]:
            self.rows.remove(gone)
            gone.hide()
            gone.deleteLater()
        for message in messages:
            if not any(each.message is message for each in self.rows):
                new = QueuedRow(message)
                new.button.clicked.connect(partial(self.taken.emit, message))
                self.rows.append(new)
                self._column.addWidget(new)
                name = new.button.accessibleName()
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(new.button, name))
        self.updateGeometry()
        self.setVisible(bool(self.rows))

    def sizeHint(self) -> QSize:
        """Return the height of all rows, up to a maximum."""
        each = self.rows[0].sizeHint().height() + Space.TIGHT if self.rows else 0
        shown = min(_MAX_VISIBLE_ROWS, len(self.rows))
        return QSize(super().sizeHint().width(), round(shown * each) + Space.SMALL)


class QueuedRow(QWidget):
    """Row with the beginning of a queued message."""

    def __init__(self, message: QueuedMessage) -> None:
        super().__init__()
        self.message = message
        files = [shown_name(file.name) for file in message.files]
        shown = " ".join(message.text[:_LONGEST_TIP].split())
        if files:
            count = tr_n("{count} file", "{count} files", len(files))
            named = files[0] if len(files) == 1 else count
            shown = f"{shown}  +\u00a0{named}" if shown else named
        self.button = ElidedButton(shown)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.setAccessibleName(tr("Queued: {message}", message=shown))
        self.button.setAccessibleDescription(tr("Moves it back to the message field"))
        whole = message.text
        text = whole if len(whole) <= _LONGEST_TIP else f"{whole[:_LONGEST_TIP]}…"
        content = "\n".join(part for part in (text, *files) if part)
        tip = tr("Click, or press Up in the empty field, to edit it")
        self.button.setToolTip(f"{content}\n\n{tip}")
        line = row(
            None, styled(Label(tr("queued", about="a message")), Type.NOTE, Tone.MUTED), self.button
        )
        line.setContentsMargins(0, 0, 0, 0)
        self.setLayout(line)
