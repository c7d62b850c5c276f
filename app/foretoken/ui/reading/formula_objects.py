"""Draws the formulas in a document, each of which is one character of it."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat

from foretoken.ui.reading.page import Page
from foretoken.ui.reading.typesetting import FORMULA_OBJECT, formula_look, formula_size

_AT_ONCE_S = 0.008
"""Of the processor, for formulas that were not drawn before; there may be hundreds in view."""


class FormulaObjects(QPyTextObject):
    """Asks the page for a formula whenever Qt wants to know its size, or it is drawn."""

    def __init__(self, page: Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        page.registerHandler(FORMULA_OBJECT, self)
        self.is_behind = False
        """Whether there was no time for some of them: all is to be painted once more."""
        self._used_s = 0.0

    def regain(self, share: float) -> None:
        """Something is about to be painted; a share of its time has come again meanwhile."""
        self.is_behind = False
        self._used_s = max(0.0, self._used_s - share * _AT_ONCE_S)

    @property
    def has_time(self) -> bool:
        """Whether some is left."""
        return self._used_s < _AT_ONCE_S

    def intrinsicSize(
        self, document: QTextDocument, position: int, text_format: QTextFormat
    ) -> QSizeF:
        """As wide as it is, and as high as it is above the line that letters stand on."""
        return formula_size(text_format)

    def drawObject(  # type: ignore[override]
        self,
        painter: QPainter,
        rect: QRectF,
        document: QTextDocument,
        position: int,
        text_format: QTextFormat,
    ) -> None:
        """Draw it in the colour of the text around, unless no text is painted there."""
        formula = self._page.typesetting.formula(formula_look(text_format))
        if formula is None:
            return
        top, region = rect.bottom() - formula.baseline, self._page.region
        area = QRectF(rect.left(), top, formula.width, formula.height)
        if region is None or region.intersects(area.toAlignedRect()):
            colour = painter.pen().color()
            if formula.is_quick(painter, colour):
                formula.paint_on_screen(painter, rect.left(), top, colour)
            elif self.has_time:
                began = time.thread_time()
                formula.paint_on_screen(painter, rect.left(), top, colour)
                self._used_s += time.thread_time() - began
            else:
                self.is_behind = True
