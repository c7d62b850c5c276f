"""A ready-made pair that suits this computer, on the page of an empty chat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.models.presets.recommended import Recommendation
from foretoken.ui.growing_text import SMALL_PIXELS, TEXT_PIXELS
from foretoken.ui.plain_text import Label
from foretoken.ui.text_size import scaled, sized_font
from foretoken.ui.theme import LIGHT, Palette

_RADIUS = 14.0
_PADDING = 16


class RecommendationCard(QWidget):
    """Name, size and fit; its button leads to where it can be had."""

    wanted = Signal(str)
    """``Preset.id``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._preset_id = ""
        self._title, self._facts = Label(self), Label(self)
        for label in (self._title, self._facts):
            label.setWordWrap(True)
        self._button = QPushButton("See this pair", self)
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._on_clicked)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def button(self) -> QPushButton:
        """Leads to the pair."""
        return self._button

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._facts.text()}"

    def show_pair(self, recommendation: Recommendation | None) -> None:
        """Recommend this pair, or none."""
        self.setVisible(recommendation is not None)
        if recommendation is None:
            return
        preset = recommendation.preset
        self._preset_id = preset.id
        self._title.setText(f"Recommended for this computer: {preset.title}")
        self._facts.setText(f"{recommendation.size} to download. {recommendation.reason}")
        self._button.setAccessibleName(f"See {preset.title} in Get models")
        self._button.setToolTip("Opens Get models at this pair; nothing is downloaded yet")
        self.setAccessibleName(self.text)

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours, and text in the application's size."""
        self._palette = palette
        for label, colour in ((self._title, palette.text), (self._facts, palette.muted)):
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(colours)
        self._title.setFont(sized_font(self.font(), TEXT_PIXELS, bold=True))
        self._facts.setFont(sized_font(self.font(), SMALL_PIXELS + 1))
        padding = scaled(_PADDING)
        self._row.setContentsMargins(padding, padding, padding, padding)
        self._row.setSpacing(padding)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._palette.border))
        painter.setBrush(QColor(self._palette.panel))
        field = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(field, _RADIUS, _RADIUS)

    @Slot()
    def _on_clicked(self) -> None:
        self.wanted.emit(self._preset_id)
