"""What a model thought before it answered: a quiet line that opens and closes the text below it."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import Qt
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from foretoken.system.language import tr, tr_n
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.icons import ICON_PIXELS, Icon, icon_pixels
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.sizes import NOTE_PIXELS, Space
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.icon_button import IconButton

_LINE_PIXELS = 26
_BAR_PIXELS = 2
_INDENT = 20


def thought_words(milliseconds: float, tokens: int) -> str:
    """How long and how much a model thought; what is unknown is 0 and not said."""
    time = _duration(milliseconds) if milliseconds > 0 else ""
    if time and tokens:
        return tr_n(
            "Thought for {time}, {count} token",
            "Thought for {time}, {count} tokens",
            tokens,
            time=time,
        )
    if time:
        return tr("Thought for {time}", time=time)
    if tokens:
        return tr_n("Thought, {count} token", "Thought, {count} tokens", tokens)
    return tr("Thought", about="a model, before it answered")


def thinking_words(milliseconds: float) -> str:
    """The same while it thinks."""
    seconds = floor(milliseconds / 1000)
    if not seconds:
        return tr("Thinking…")
    return tr("Thinking… {time}", time=_duration(1000 * seconds))


def _duration(milliseconds: float) -> str:
    seconds = round(milliseconds / 1000)
    if seconds < 1:
        return tr("less than 1\u00a0s")
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    said = []
    if hours:
        said.append(tr("{hours}\u00a0h", hours=hours))
    if minutes:
        said.append(tr("{minutes}\u00a0min", minutes=minutes))
    if seconds:
        said.append(tr("{seconds}\u00a0s", seconds=seconds))
    if len(said) == 1:
        return said[0]
    return tr("{longer} {shorter}", about="a time", longer=said[0], shorter=said[1])


class FoldButton(IconButton):
    """A chevron and a few words; checked is open."""

    pixels = NOTE_PIXELS
    height_pixels = _LINE_PIXELS
    gap = Space.TINY

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Icon.RIGHT, "", parent, width=ICON_PIXELS)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Icon:
        """It tells whether it is open."""
        return Icon.DOWN if self.isChecked() else Icon.RIGHT

    def say(self, words: str) -> None:
        """Show other words."""
        if words != self.text():
            self.setText(words)
            self.setAccessibleName(words)
            self.updateGeometry()


class ThoughtFold(QWidget):
    """The line, and below it what was thought, beside a bar.

    ``button`` tells that somebody wants it open or closed; who hears of it does it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.body = WalkedText(self)
        self.body.setAccessibleName(tr("Thoughts"))
        self.button = FoldButton(self)
        self.button.setAccessibleDescription(tr("Shows or hides what the model thought"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TINY)
        column.addWidget(self.button)
        self._bar = dress(QFrame(self), Surface.LINE)
        self._bar.setFixedWidth(_BAR_PIXELS)
        below = QHBoxLayout()
        side = (icon_pixels() - _BAR_PIXELS) // 2  # below the chevron
        below.setContentsMargins(margins(side, 0, 0, Space.TINY))
        below.setSpacing(_INDENT - side - _BAR_PIXELS)
        below.addWidget(self._bar)
        below.addWidget(self.body)
        column.addLayout(below)
        self.open(False)

    @property
    def is_open(self) -> bool:
        """Whether the text can be seen."""
        return self.button.isChecked()

    def open(self, opened: bool) -> None:
        """Show or hide the text."""
        self.button.setChecked(opened)
        self.body.setVisible(opened)
        self._bar.setVisible(opened)

    def set_tab_stops(self, stops: bool) -> None:
        """Let the Tab key come by, or only the mouse."""
        policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
        for part in (self.button, self.body):
            part.setFocusPolicy(policy)

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by."""
        return [self.button, self.body, *self.body.buttons] if self.is_open else [self.button]

    def moveEvent(self, event: QMoveEvent) -> None:
        """What is shown beside the text comes along."""
        super().moveEvent(event)
        self.body.follow()
