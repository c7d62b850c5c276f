"""The scale of the token colours where they tell probability or surprise."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from foretoken.engine.token_shade import SCALE, ColourView, scale_words
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.mirrored import draw_words, mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import CAPTION_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.look.token_style import shade_tints

_HEIGHT = 22
_CELL = 34
_MEANINGS = {
    ColourView.PROBABILITY: tr_noop(
        "What the target gave each token, in per cent, as it was recorded. Grey words: not "
        "recorded."
    ),
    ColourView.SURPRISE: tr_noop(
        "Bits of surprise: one for a token that the target gave 50 per cent, two at 25. Grey "
        "words: not recorded."
    ),
}


class ColourScale(QWidget):
    """One field for each shade, with what it stands for, and what that means below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields = _ScaleFields(self)
        self._meaning = dress(Label(self), Type.CAPTION, Tone.MUTED)
        self._meaning.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TINY)
        column.addWidget(self._fields)
        column.addWidget(self._meaning)
        self.view = ColourView.PROBABILITY
        self.show_view(self.view)

    def show_view(self, view: ColourView) -> None:
        """Show the scale of a view; one that has none leaves the last one."""
        if view in _MEANINGS:
            self.view = view
            meaning, words = tr(_MEANINGS[view]), scale_words(view)
            self._fields.show_words(words)
            self._meaning.setText(meaning)
            between = tr(", ", about="between things in a list")
            self.setAccessibleName(tr("Token colours"))
            self.setAccessibleDescription(f"{between.join(words)}. {meaning}")

    @property
    def told(self) -> str:
        """What stands below the fields."""
        return self._meaning.text()


class _ScaleFields(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, words: list[str]) -> None:
        """One for each shade."""
        self._words = words
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(SCALE) * scaled(_CELL), scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours, tints = theme(), shade_tints(theme())
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        wide = min(self.width() / len(SCALE), float(scaled(2 * _CELL)))
        for number, (shade, words) in enumerate(zip(SCALE, self._words, strict=True)):
            cell = mirrored(QRectF(number * wide, 0.0, wide, self.height()), self.rect())
            if shade in tints:
                painter.fillRect(cell, tints[shade])
            painter.setPen(QColor(colours.text))
            draw_words(painter, cell, Qt.AlignmentFlag.AlignCenter, words)
        painter.setPen(QPen(QColor(colours.border)))
        whole = QRectF(0.5, 0.5, wide * len(SCALE) - 1.0, self.height() - 1.0)
        painter.drawRect(mirrored(whole, self.rect()))
