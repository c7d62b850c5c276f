"""What an empty conversation shows: a title, a sentence, and things to ask."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from foretoken.ui.growing_text import SMALL_PIXELS, TEXT_PIXELS, scaled_font
from foretoken.ui.theme import LIGHT, Palette

_RADIUS = 14.0
_TITLE_PIXELS = 22
_CARD_PADDING = 14
_CARD_GAP = 12
# Three cards with a few words in each line need this width.
_CARDS_BESIDE = 540
_CARD_FLAGS = int(Qt.TextFlag.TextWordWrap)


class SuggestionCard(QAbstractButton):
    """Something that a person could ask; its text wraps."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip("Ask this")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def height_for(self, width: int) -> int:
        """Height that the text needs in this width."""
        room = QRect(0, 0, width - 2 * _CARD_PADDING, 10_000)
        needed = self.fontMetrics().boundingRect(room, _CARD_FLAGS, self.text())
        return needed.height() + 2 * _CARD_PADDING

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        colours = self._palette
        strong = self.underMouse() or self.hasFocus()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours.accent if strong else colours.border))
        painter.setBrush(QColor(colours.bubble if self.isDown() else colours.panel))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        painter.setPen(QColor(colours.text))
        text = self.rect().adjusted(_CARD_PADDING, _CARD_PADDING, -_CARD_PADDING, -_CARD_PADDING)
        painter.drawText(text, _CARD_FLAGS, self.text())


class Welcome(QWidget):
    """What an empty conversation shows: title, sentence, things to ask, a note on the models."""

    suggestion_clicked = Signal(str)
    models_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._scale = 1.0
        self._cards: list[SuggestionCard] = []
        self._title, self._text, self.note = QLabel(self), QLabel(self), QLabel(self)
        self.note.setTextFormat(Qt.TextFormat.RichText)
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.note.linkActivated.connect(self.models_requested)
        self._said = ""
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(_CARD_GAP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(2)
        for label, gap in ((self._title, 8), (self._text, 28)):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            layout.addWidget(label)
            layout.addSpacing(gap)
        layout.addLayout(self._row)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.note.setWordWrap(True)
        self.note.hide()
        layout.addSpacing(28)
        layout.addWidget(self.note)
        layout.addStretch(3)

    def set_content(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set title, sentence and cards."""
        self._title.setText(title)
        self._text.setText(text)
        for card in self._cards:
            self._row.removeWidget(card)
            card.deleteLater()
        self._cards = [SuggestionCard(suggestion, self) for suggestion in suggestions]
        for card in self._cards:
            card.clicked.connect(self._on_clicked)
            self._row.addWidget(card, 1)
        self.apply_palette(self._palette)

    def set_note(self, text: str) -> None:
        """Say this below the cards, with a link to the models; nothing for an empty text."""
        self._said = text
        link = f'<a href="models" style="color: {self._palette.accent};">Choose models</a>'
        shown = f"{escape(text)} {link}" if text else ""
        if shown != self.note.text():
            self.note.setText(shown)
            self.note.setVisible(bool(text))

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.set_note(self._said)
        for label, colour in (
            (self._title, palette.text),
            (self._text, palette.muted),
            (self.note, palette.muted),
        ):
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(colours)
        for card in self._cards:
            card.apply_palette(palette)
        self.set_text_scale(self._scale)  # another style sheet takes fonts back

    def set_text_scale(self, factor: float) -> None:
        """Set the text size to ``factor`` times the normal one."""
        self._scale = factor
        self._title.setFont(scaled_font(self.font(), _TITLE_PIXELS, factor, bold=True))
        self._text.setFont(scaled_font(self.font(), TEXT_PIXELS, factor))
        self.note.setFont(scaled_font(self.font(), SMALL_PIXELS, factor))
        for card in self._cards:
            card.setFont(scaled_font(self.font(), SMALL_PIXELS + 1, factor))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards beside each other, or below each other where it is narrow."""
        super().resizeEvent(event)
        self._place()

    @Slot()
    def _on_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, SuggestionCard):
            self.suggestion_clicked.emit(card.text())

    def _place(self) -> None:
        room = self.contentsRect().width()
        beside = room >= _CARDS_BESIDE * self._scale
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        count = max(1, len(self._cards))
        width = (room - _CARD_GAP * (count - 1)) // count if beside else room
        height = max((card.height_for(width) for card in self._cards), default=0)
        for card in self._cards:
            card.setFixedHeight(height)
