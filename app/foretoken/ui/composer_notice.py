"""What the field has to say about the message being written: a warning, or what was refused."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from foretoken.ui.growing_text import SMALL_PIXELS
from foretoken.ui.notice_bar import CloseButton
from foretoken.ui.plain_text import Label
from foretoken.ui.text_size import sized_font
from foretoken.ui.theme import Palette

_PAD = QSize(12, 8)
_GAP = 8
_LEAST = 34


class ComposerNotice(QWidget):
    """Some sentences that wrap; hidden while there are none."""

    closed = Signal()
    """A person has read it."""

    def __init__(self, parent: QWidget, *, closable: bool) -> None:
        super().__init__(parent)
        self._text = Label(self)
        self._text.setWordWrap(True)
        self._close = CloseButton(self)
        self._close.clicked.connect(self.closed)
        self._close.setToolTip("Close")
        self._close.setVisible(closable)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str) -> None:
        """Say it in the place of what was said; empty: nothing."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self._fit()
        self.setVisible(bool(text))

    def apply_text_size(self) -> None:
        """Take over the text size of the application."""
        self._text.setFont(sized_font(self.font(), SMALL_PIXELS))
        self._fit()

    def apply_palette(self, palette: Palette, *, serious: bool) -> None:
        """Take over the colours of a theme; ``serious``: something is wrong."""
        back = palette.error_tint if serious else palette.bubble
        front = palette.error if serious else palette.text
        self.setStyleSheet(
            f"ComposerNotice {{ background: {back}; border-radius: 6px; }}"
            f"QLabel {{ color: {front}; background: transparent; }}"
        )
        self._close.apply_palette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as tall as the text needs at this width, which the field's layout does not ask for."""
        side = self._close.width() + _GAP if not self._close.isHidden() else _PAD.width()
        width = max(1, self.width() - _PAD.width() - side)
        height = self._text.heightForWidth(width)
        self._text.setGeometry(_PAD.width(), _PAD.height(), width, height)
        self._close.move(self.width() - self._close.width() - 4, 2)
        self.setFixedHeight(max(_LEAST, height + 2 * _PAD.height()))
