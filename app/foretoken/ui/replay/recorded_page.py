"""One picture of an animation: an answer with its charts, and below them how time goes in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.system.language import tr
from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.sizes import SMALL_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.style import wear_colours
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.replay.stage import Stage
from foretoken.ui.replay.words import speed_words, time_words

_STRIP_PIXELS = 30
_LINE_PIXELS = 3
_NESTED_LAYOUTS = 4
"""Layouts inside each other ask for theirs one after the other."""


class TimeStrip(QWidget):
    """A line that grows with the time, and the words that say how fast that goes."""

    def __init__(self, timeline: Timeline, pace: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._pace = pace
        self._ms = 0.0
        self.setFixedHeight(scaled(_STRIP_PIXELS))

    def show_time(self, ms: float) -> None:
        """Stand at a time of the answer."""
        self._ms = ms
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme()
        whole = QRectF(self.rect())
        painter.fillRect(whole, QColor(colours.panel))
        line = QRectF(0.0, 0.0, whole.width(), scaled(_LINE_PIXELS))
        painter.fillRect(line, QColor(colours.border))
        share = self._ms / self._timeline.duration_ms if self._timeline.duration_ms else 1.0
        line.setWidth(share * whole.width())
        painter.fillRect(mirrored(line, whole), QColor(colours.accent))
        painter.setFont(sized_font(self.font(), SMALL_PIXELS))
        painter.setPen(QColor(colours.muted))
        room = whole.adjusted(Space.LARGE, scaled(_LINE_PIXELS), -Space.LARGE, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        said = time_words(self._ms, self._timeline.duration_ms)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, said)
        how = tr(
            "{speed} · Foretoken",
            about="below an animation",
            speed=speed_words(self._pace, self._timeline),
        )
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, how)


class RecordedPage(Themed, QWidget):
    """Is laid out and painted as if it were on the screen, and is on none.

    It has colours of its own: whatever is done with it is done within ``in_colours`` of these.
    """

    look_changed = Signal()
    """The window has another look: it is no longer in its own colours, and has to be made anew."""

    def __init__(
        self, stage: Stage, timeline: Timeline, pace: float, size: QSize, palette: Palette
    ) -> None:
        super().__init__()
        self._stage = stage
        self._timeline = timeline
        self._colours = palette
        self._strip = TimeStrip(timeline, pace, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(stage, 1)
        column.addWidget(self._strip)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # it is no window of anybody
        self.setFixedSize(size)
        wear_colours(self, palette)

    def on_look_changed(self) -> None:
        """Its parts have taken over the colours and the text size of the window."""
        self.look_changed.emit()

    @property
    def is_settled(self) -> bool:
        """Whether the moment can be painted."""
        return self._stage.is_settled

    def show_moment(self, index: int) -> None:
        """Bring a moment of the answer there, of a long way some in each turn."""
        self._strip.show_time(self._timeline.moments[index].at_ms)
        self._stage.show_moment(index, at_once=True)
        self.lay_out()

    def lay_out(self) -> None:
        """Lay out what has changed, and give it the colours."""
        wear_colours(self, self._colours)
        for _ in range(_NESTED_LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def picture(self) -> bytes:
        """What it looks like: blue, green, red and nothing for each pixel, row by row."""
        image = QImage(self.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(theme().window))
        self.render(image)
        return bytes(image.constBits())
