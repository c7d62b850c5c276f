"""Formulas in a text document: each is one character, drawn from an SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import cast

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from foretoken.chat.markdown.formula import Formula, formula_svg

FORMULA_OBJECT = int(QTextFormat.ObjectTypes.UserObject.value) + 1
_TEX = int(QTextFormat.Property.UserProperty.value) + 1
_DISPLAY, _STRIP, _SIZES = _TEX + 1, _TEX + 2, _TEX + 3
STRIP = 5
"""Height of the strip below a formula, which shows the colours of its tokens."""


@lru_cache(maxsize=1000)
def formula_of(tex: str, display: bool) -> Formula | None:
    """Return a formula; None if it cannot be drawn."""
    return formula_svg(tex, display=display)


@lru_cache(maxsize=300)
def _renderer(tex: str, display: bool, colour: str) -> QSvgRenderer:
    formula = formula_of(tex, display)
    svg = "" if formula is None else formula.svg.replace("currentColor", colour)
    return QSvgRenderer(QByteArray(svg.encode()))


class FormulaImage(QPyTextObject):
    """Text object that draws the formulas of a document."""

    def __init__(
        self, document: QTextDocument, scale: Callable[[], float], parent: QObject
    ) -> None:
        """``scale`` returns document pixels per font pixel, which is 1 on the screen."""
        super().__init__(parent)
        self._scale = scale
        document.documentLayout().registerHandler(FORMULA_OBJECT, self)

    @staticmethod
    def note(form: QTextCharFormat, tex: str, *, display: bool) -> None:
        """Store a formula in a character format whose font is set."""
        form.setProperty(_TEX, tex)
        form.setProperty(_DISPLAY, display)
        formula, em = formula_of(tex, display), _em(form.font())
        if formula is not None:
            half = QFontMetricsF(form.font()).xHeight() / 2
            sizes = half, formula.above * em, formula.width * em, formula.below * em + STRIP
            form.setProperty(_SIZES, QRectF(*sizes))

    @staticmethod
    def strip_of(colours: Sequence[str]) -> QTextCharFormat:
        """Return an overlay format for a formula that draws colours side by side below it."""
        form = QTextCharFormat()
        form.setProperty(_STRIP, list(colours))
        return form

    def intrinsicSize(
        self, document: QTextDocument, position: int, text_format: QTextFormat
    ) -> QSizeF:
        """Return the size from the format: Qt requests it often, for each position in the line.

        Tall enough that the formula fits if Qt centres it at half the x-height.
        """
        sizes: object = text_format.property(_SIZES)
        if not isinstance(sizes, QRectF):
            return QSizeF()
        scale, half = self._scale(), sizes.x()
        above, below = sizes.y() * scale, sizes.height() * scale
        return QSizeF(sizes.width() * scale, ceil(max(2 * above - half, 2 * below + half)))

    def drawObject(  # type: ignore[override]
        self,
        painter: QPainter,
        rect: QRectF,
        document: QTextDocument,
        position: int,
        text_format: QTextFormat,
    ) -> None:
        """Draw the formula in the colour of the text around it, on the text's baseline."""
        key = text_format.stringProperty(_TEX), text_format.boolProperty(_DISPLAY)
        formula, em = formula_of(*key), _em(text_format.toCharFormat().font()) * self._scale()
        block = document.findBlock(position)
        line = block.layout().lineForTextPosition(position - block.position())
        if formula is None or not line.isValid():
            return
        # Qt centres the object in its line.
        baseline = rect.center().y() + (line.ascent() - line.descent()) / 2
        size = QSizeF(formula.width * em, (formula.above + formula.below) * em)
        area = QRectF(QPointF(rect.left(), baseline - formula.above * em), size)
        if text_format.hasProperty(_STRIP):
            self._draw_strip(painter, area, cast("list[str]", text_format.property(_STRIP)))
        ratio = painter.device().devicePixelRatioF()
        corner, pixels = (area.topLeft() * ratio).toPoint(), (area.size() * ratio).toSize()
        area = QRectF(QPointF(corner) / ratio, QSizeF(pixels) / ratio)  # keeps lines sharp
        _renderer(*key, painter.pen().color().name()).render(painter, area)

    def _draw_strip(self, painter: QPainter, area: QRectF, colours: Sequence[str]) -> None:
        unit, width = self._scale(), area.width() / max(1, len(colours))
        for number, colour in enumerate(colours):
            if colour:
                left = area.left() + number * width
                strip = QRectF(left, area.bottom() + 2 * unit, width, 2 * unit)
                painter.fillRect(strip, QColor(colour))


def _em(font: QFont) -> float:
    """Return the font size in screen pixels."""
    return font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * 4 / 3
