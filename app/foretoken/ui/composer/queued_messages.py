"""Messages that wait for their turn, above the field, as they will stand in the chat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.composing.message_queue import QueuedMessage
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import draw_name, margins, mirrored
from foretoken.ui.look.plain_text import set_drawn_text
from foretoken.ui.look.sizes import BUBBLE_RADIUS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Type, dress
from foretoken.ui.parts.growing_text import (
    COLUMN_PIXELS,
    SIDE_GAP_PIXELS,
)

_PADDING = 14
_ROW_PIXELS = 36
_GAP = 6
_ABOVE = 4
_BELOW = 10
_MOST_ROWS = 3
"""So many are seen at once; the rest is scrolled."""
_WIDEST = 0.8
_MARK = tr_noop("queued", about="a message")
_MARK_GAP = 10
_LONGEST_TIP = 600


class QueuedMessages(Themed, QScrollArea):
    """Hidden while nothing waits; a click on a message takes it back."""

    taken = Signal(object)
    """The QueuedMessage that a person wants back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[QueuedRow] = []
        self._column = QWidget()
        self._layout = QVBoxLayout(self._column)
        self._layout.setSpacing(_GAP)
        self.setWidget(self._column)
        for part in (self.viewport(), self._column):
            part.setBackgroundRole(QPalette.ColorRole.Window)
            part.setAutoFillBackground(True)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Queued messages"))
        self.hide()

    @property
    def rows(self) -> list[QueuedRow]:
        """What waits, in its order."""
        return list(self._rows)

    def show_messages(self, messages: Sequence[QueuedMessage]) -> None:
        """Show these; what waits longest stands at the top."""
        gone = [row for row in self._rows if row.message not in messages]
        for row in gone:
            self._rows.remove(row)
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        known = {row.message for row in self._rows}
        for message in messages:
            if message not in known:
                row = QueuedRow(message, self._column)
                row.clicked.connect(self._on_clicked)
                self._rows.append(row)
                self._layout.addWidget(row)
                said = QAccessibleAnnouncementEvent(row, row.accessibleName())
                QAccessible.updateAccessibility(said)
        self.setVisible(bool(self._rows))
        self._fit()
        if known and len(self._rows) > len(known):  # what was just sent can be seen
            self._layout.activate()
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def on_look_changed(self) -> None:
        """Be as tall as the rows."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the messages in line with the column of the conversation."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        side = max(SIDE_GAP_PIXELS, (self.width() - scaled(COLUMN_PIXELS)) // 2)
        scrolls = len(self._rows) > _MOST_ROWS
        bar = self.verticalScrollBar().sizeHint().width() if scrolls else 0
        self._layout.setContentsMargins(margins(side, _ABOVE, max(0, side - bar), _BELOW))
        heights = [row.sizeHint().height() + _GAP for row in self._rows]
        self._column.setFixedHeight(sum(heights) - _GAP + _ABOVE + _BELOW)
        seen = sum(heights[:_MOST_ROWS]) - _GAP + _ABOVE + _BELOW
        # A part of the next one says that there are more.
        more = heights[0] // 2 if scrolls else 0
        self.setFixedHeight(max(0, seen + more))

    @Slot()
    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, QueuedRow):
            self.taken.emit(row.message)


class QueuedRow(QAbstractButton):
    """The beginning of a message in an outline of its bubble, and the word that it waits."""

    def __init__(self, message: QueuedMessage, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Type.LARGE)
        self.message = message
        self._show_message()
        self.setAccessibleDescription(tr("Takes it back into the field"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _show_message(self) -> None:
        whole = self.message.text
        files = [shown_name(file.name) for file in self.message.files]
        self._said = " ".join(whole[:_LONGEST_TIP].split())
        if files:
            several = tr_n("{count} file", "{count} files", len(files))
            named = several if len(files) > 1 else files[0]
            self._said = f"{self._said}  +\u00a0{named}" if self._said else named
        set_drawn_text(self, self._said)
        self.setAccessibleName(tr("Queued: {message}", message=self._said))
        text = whole if len(whole) <= _LONGEST_TIP else f"{whole[:_LONGEST_TIP]}…"
        told = "\n".join(part for part in (text, *files) if part)
        back = tr("Click to take it back; so does Up in the empty field")
        self.setToolTip(f"{told}\n\n{back}")

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(_ROW_PIXELS))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def hitButton(self, place: QPoint) -> bool:
        """Only the bubble takes clicks."""
        return self._bubble().contains(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the outline, the text and the mark."""
        colours, bubble = theme(), self._bubble()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.hasFocus()
        pen = QPen(QColor(colours.accent if strong else colours.muted), 1)
        pen.setStyle(Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(colours.bubble))
        painter.drawRoundedRect(
            QRectF(bubble).adjusted(0.5, 0.5, -0.5, -0.5), BUBBLE_RADIUS, BUBBLE_RADIUS
        )
        painter.setPen(QColor(colours.text))
        room = bubble.adjusted(_PADDING, 0, -_PADDING, 0)
        shown = self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room.width())
        draw_name(painter, room, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setPen(QColor(colours.muted))
        painter.setFont(sized_font(self.font(), NOTE_PIXELS))
        beside = QRect(0, 0, self.width() - bubble.width() - _MARK_GAP, self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(mirrored(beside, self.rect()), flags, _mark())

    def _bubble(self) -> QRect:
        mark = QFontMetrics(sized_font(self.font(), NOTE_PIXELS)).horizontalAdvance(_mark())
        most = min(round(self.width() * _WIDEST), self.width() - mark - _MARK_GAP)
        wanted = self.fontMetrics().horizontalAdvance(self._said) + 2 * _PADDING + 2
        width = min(wanted, most)
        return mirrored(QRect(self.width() - width, 0, width, self.height()), self.rect())


def _mark() -> str:
    return tr(_MARK, about="a message")
