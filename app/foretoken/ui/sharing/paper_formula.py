"""Formulas on paper, each one character of a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from foretoken.engine.token_kind import TokenKind
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.reading.formula import Formula, shape_of

OBJECT = "\ufffc"
_TYPE = int(QTextFormat.ObjectTypes.UserObject.value) + 2
_NUMBER = int(QTextFormat.Property.UserProperty.value) + 10
_STRIP, _STRIP_GAP = 0.14, 0.12
"""Of the size of letters: the colours below, and their distance."""
_DESCENT = 0.45
"""The same: what can hang below the line that letters stand on, and disturbs no other line."""
_INKS = {
    TokenKind.DRAFT: LIGHT.draft,
    TokenKind.LOOKUP: LIGHT.draft,
    TokenKind.CORRECTION: LIGHT.correction,
    TokenKind.BONUS: LIGHT.bonus,
    TokenKind.CHOSEN: LIGHT.accent,
}


@dataclass(frozen=True, slots=True)
class _Set:
    formula: Formula
    pixels: float
    """Of the letters beside it."""
    kinds: Sequence[TokenKind | None]

    @property
    def below(self) -> float:
        """What hangs below the line that letters stand on."""
        strip = self.pixels * (_STRIP + _STRIP_GAP)
        colours = any(kind in _INKS for kind in self.kinds)
        return self.formula.height - self.formula.baseline + (strip if colours else 0.0)

    @property
    def is_low(self) -> bool:
        """Whether it needs room below that line."""
        return self.below > _DESCENT * self.pixels


class PaperFormulas(QPyTextObject):
    """Goes with its document, and draws the formulas in it."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formulas: list[_Set] = []
        document.documentLayout().registerHandler(_TYPE, self)

    def format_of(
        self, tex: str, pixels: float, kinds: Sequence[TokenKind | None], *, display: bool
    ) -> QTextCharFormat | None:
        """What ``OBJECT`` has to have beside text of so many pixels; None: it cannot be drawn.

        ``kinds`` are those of the characters of the TeX, of which there may be none.
        """
        shape = shape_of(tex, display=display)
        if shape is None:
            return None
        form = QTextCharFormat()
        form.setObjectType(_TYPE)
        form.setProperty(_NUMBER, len(self._formulas))
        made = _Set(Formula(shape, pixels), pixels, kinds)
        if made.is_low:
            # Its middle is on the line that letters stand on, but for half of the height of an x:
            # that of its font.
            form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            font = QFont()
            font.setPixelSize(1)
            form.setFont(font)
        self._formulas.append(made)
        return form

    def intrinsicSize(self, document: QTextDocument, position: int, form: QTextFormat) -> QSizeF:
        """What it takes above the line that letters stand on, or twice of what is more."""
        made = self._formulas[form.intProperty(_NUMBER)]
        above = made.formula.baseline
        return QSizeF(made.formula.width, 2 * max(above, made.below) if made.is_low else above)

    def drawObject(  # type: ignore[override]
        self,
        painter: QPainter,
        rect: QRectF,
        document: QTextDocument,
        position: int,
        form: QTextFormat,
    ) -> None:
        """Draw it in black, with the colours of its tokens below."""
        made = self._formulas[form.intProperty(_NUMBER)]
        formula, pixels, kinds = made.formula, made.pixels, made.kinds
        line = rect.center().y() if made.is_low else rect.bottom()
        top = line - formula.baseline
        formula.paint(painter, rect.left(), top, QColor(LIGHT.text))
        part = formula.width / max(1, len(kinds))
        y = top + formula.height + pixels * _STRIP_GAP
        at = 0
        for kind, same in groupby(kinds):
            length = sum(1 for _ in same)
            if kind in _INKS:
                left = rect.left() + at * part
                strip = QRectF(left, y, length * part, pixels * _STRIP)
                painter.fillRect(strip, QColor(_INKS[kind]))
            at += length
