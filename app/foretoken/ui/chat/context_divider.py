"""The line in a conversation above which the model no longer reads."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.system.language import tr, tr_noop
from foretoken.ui.chat.message_actions import OVERHANG
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed

_TEXT = tr_noop("The model no longer sees the messages above: the context is full")
_EXPLANATION = tr_noop(
    "A model reads only so much text at once. The oldest messages are left out,\n"
    "so that this chat can go on. A new chat starts with an empty context."
)
_COLON = re.compile(r"([:\uff1a])\s*")
_PIXELS = 12
_GAP = 12
_BELOW = 20
_CENTRED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class ContextDivider(Themed, Label):
    """A quiet sentence between two lines; narrow, it takes two rows of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr(_TEXT), parent)
        self.setAccessibleName(tr(_TEXT))
        self.setToolTip(tr(_EXPLANATION))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # The message above it ends with the row of its actions.
        self.setContentsMargins(OVERHANG, 0, OVERHANG, _BELOW)
        self.hide()

    def on_look_changed(self) -> None:
        """Be as tall as the words."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as tall as the text needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @property
    def words_area(self) -> QRect:
        """Where the words stand."""
        metrics = QFontMetrics(self._font())
        return metrics.boundingRect(self.contentsRect(), _CENTRED, self._words(metrics))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sentence, and a line at each side where there is room."""
        painter = QPainter(self)
        painter.setFont(self._font())
        words, area = self.words_area, self.contentsRect()
        y = area.center().y()
        painter.setPen(QColor(theme().border))
        if words.left() > 2 * _GAP:
            painter.drawLine(area.left(), y, words.left() - _GAP, y)
            painter.drawLine(words.right() + _GAP, y, area.right(), y)
        painter.setPen(QColor(theme().muted))
        painter.drawText(area, _CENTRED, self._words(painter.fontMetrics()))

    def _fit(self) -> None:
        self.setFixedHeight(self.words_area.height() + 2 + _BELOW)
        self.update()

    def _font(self) -> QFont:
        return sized_font(self.font(), _PIXELS)

    def _words(self, metrics: QFontMetrics) -> str:
        """The sentence, in two rows where one is too narrow."""
        fits = metrics.horizontalAdvance(self.text()) <= self.contentsRect().width() - 4 * _GAP
        return self.text() if fits else _COLON.sub(r"\1\n", self.text())
