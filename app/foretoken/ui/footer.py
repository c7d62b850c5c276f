"""The measured numbers under an answer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from foretoken.chat.conversation import Message
from foretoken.engine.figures import Figure, answer_figures
from foretoken.ui.text_size import scaled, sized_font
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.written_by import written_by

_FIGURE_PIXELS = 12
_GAP = 14
_ROW_PIXELS = 20


def footer_figures(message: Message, *, measuring: bool = True) -> list[Figure]:
    """Numbers of an answer, and last the pair that wrote it; none before it has ended.

    ``measuring`` tells whether a plain speed that is missing can still be measured.
    """
    figures: list[Figure] = []
    if message.statistics is not None:
        figures = answer_figures(
            message.statistics, message.plain_tokens_per_second, message.steps, measuring=measuring
        )
    if message.source is not None and (figures or message.text):
        figures.append(written_by(message.source))
    return figures


class Footer(QWidget):
    """The numbers in one quiet line, or in as many as the width asks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._figures: list[Figure] = []
        self._places: list[QRect] = []
        self._units: list[str] = []
        """As they are drawn: a name may be wider than the line."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def figures(self) -> list[Figure]:
        """What is shown."""
        return list(self._figures)

    def show_message(self, message: Message, *, measuring: bool = True) -> None:
        """Show the numbers of an answer; nothing before it has ended."""
        self._figures = footer_figures(message, measuring=measuring)
        self.setAccessibleName(", ".join(figure.text for figure in self._figures))
        self.setVisible(bool(self._figures))
        self._place()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def apply_text_size(self) -> None:
        """Take over the text size of the application."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines between figures."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def event(self, event: QEvent) -> bool:
        """Explain the figure under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for figure, place in zip(self._figures, self._places, strict=True):
                if place.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), figure.explanation, self, place)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw numbers in bold, units quietly."""
        painter = QPainter(self)
        regular, bold = self._fonts()
        for figure, unit, place in zip(self._figures, self._units, self._places, strict=True):
            rest = QRect(place)
            if figure.number:
                painter.setFont(bold)
                painter.setPen(QColor(self._palette.text))
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, figure.number)
                rest.setLeft(
                    rest.left() + QFontMetrics(bold).horizontalAdvance(figure.number + " ")
                )
            painter.setFont(regular)
            painter.setPen(QColor(self._palette.muted))
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, unit)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Fonts of units and of numbers."""
        regular = sized_font(self.font(), _FIGURE_PIXELS)
        return regular, sized_font(regular, _FIGURE_PIXELS, bold=True)

    def _place(self) -> None:
        regular, bold = (QFontMetrics(font) for font in self._fonts())
        row = scaled(_ROW_PIXELS)
        x, y = 0, 0
        self._places, self._units = [], []
        for figure in self._figures:
            number = bold.horizontalAdvance(figure.number + " ") if figure.number else 0
            room = max(0, self.width() - number - 1)
            unit = regular.elidedText(figure.unit, Qt.TextElideMode.ElideMiddle, room)
            width = number + regular.horizontalAdvance(unit) + 1
            self._units.append(unit)
            if x and x + width > self.width():
                x, y = 0, y + row
            self._places.append(QRect(x, y, width, row))
            x += width + _GAP
        self.setFixedHeight(y + row)
        self.update()
