"""One frame of an animation: an answer with its charts, and a bar of time below them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFrame, QProgressBar, QVBoxLayout, QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.style import wear_colours
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.forms import row
from foretoken.ui.replay.replay_stage import ReplayStage
from foretoken.ui.replay.words import speed_words, time_words

_NESTED_LAYOUTS = 4
"""Layouts inside each other ask for theirs one after the other."""


class RecordedPage(Themed, QWidget):
    """Is laid out and painted as on a screen, without being shown.

    It has its own colours: use it only within ``in_colours`` of these.
    """

    look_changed = Signal()
    """The look of the window changed, and its parts have followed: make another page."""

    def __init__(
        self, stage: ReplayStage, timeline: Timeline, pace: float, size: QSize, palette: Palette
    ) -> None:
        super().__init__()
        self._stage, self._timeline, self._colours = stage, timeline, palette
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, max(1, round(timeline.duration_ms)))
        self._time = dress(Label(self), Type.SMALL, Tone.MUTED)
        how = tr(
            "{speed} · Foretoken", about="below an animation", speed=speed_words(pace, timeline)
        )
        words = row(self._time, None, dress(Label(how, self), Type.SMALL, Tone.MUTED))
        words.setContentsMargins(Space.LARGE, Space.TIGHT, Space.LARGE, Space.TIGHT)
        below = dress(QFrame(self), Surface.PANEL)
        below.setLayout(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(stage, 1)
        column.addWidget(self._bar)
        column.addWidget(below)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # it is no window of anybody
        self.setFixedSize(size)
        wear_colours(self, palette)

    def on_look_changed(self) -> None:
        self.look_changed.emit()

    def show_moment(self, index: int) -> None:
        """Show a moment of the answer; it can be painted in the next turn of the event loop."""
        ms = self._timeline.moments[index].at_ms
        self._bar.setValue(round(ms) if self._timeline.duration_ms else 1)
        self._time.setText(time_words(ms, self._timeline.duration_ms))
        self._stage.show_moment(index)

    def picture(self) -> bytes:
        """What it looks like: blue, green, red and nothing for each pixel, row by row."""
        wear_colours(self, self._colours)
        for _ in range(_NESTED_LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        image = QImage(self.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(theme().window))
        self.render(image)
        return bytes(image.constBits())
