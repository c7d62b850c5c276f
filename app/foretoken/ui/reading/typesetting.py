"""Fonts, heights and distances of what is read, in the present text size and theme."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QTextCharFormat,
    QTextFormat,
    QTextOption,
)

from foretoken.chat.markdown.blocks import Style
from foretoken.ui.look.sizes import LINE_PIXELS, NOTE_PIXELS, TEXT_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import Palette
from foretoken.ui.parts.growing_text import TAB_SPACES
from foretoken.ui.reading.formula import Formula
from foretoken.ui.reading.rare_letters import RareLetters
from foretoken.ui.reading.shown_lines import CODE, Look, ShownLine
from foretoken.ui.reading.thaana import has_thaana, thaana_font, thaana_in, without_thaana
from foretoken.ui.reading.workshop import Workshop

_HEADINGS = {1: (21, 30), 2: (18, 26), 3: (16, 24)}
"""Pixels and height of a line by level; deeper ones are as large as text."""
CODE_PIXELS = NOTE_PIXELS
CODE_LINE_PIXELS = 20
_FOOTNOTE_PIXELS = 12
FORMULA_OBJECT = int(QTextFormat.ObjectTypes.UserObject.value) + 1
_TEX = int(QTextFormat.Property.UserProperty.value) + 1
_PLAIN = Look()
_DISPLAY, _LEVEL, _SIZE = _TEX + 1, _TEX + 2, _TEX + 3


class Typesetting:
    """Made anew for another theme or another size of text."""

    def __init__(
        self,
        base: QFont,
        palette: Palette,
        workshop: Workshop | None = None,
        before: Typesetting | None = None,
    ) -> None:
        """Without a ``workshop`` there are no formulas; those of ``before`` are not made again."""
        self.palette = palette
        self._workshop = workshop
        self._rare_letters = RareLetters() if workshop is None else workshop.letters
        self._formulas: dict[Look, Formula] = {}
        self._formulas_before = None if before is None else before._formulas
        self._base = base
        self._formats: dict[Look, QTextCharFormat] = {}
        self._thaana_formats: dict[tuple[Look, bool], QTextCharFormat] = {}
        self._fonts: dict[int, QFont] = {}
        self._letters: dict[int, float] = {}
        self._heights: dict[int, int] = {}
        self._baselines: dict[int, float] = {}
        self._options: dict[tuple[bool, Qt.AlignmentFlag], QTextOption] = {}

    def font(self, level: int = 0) -> QFont:
        """Of text, or of a heading."""
        if level not in self._fonts:
            pixels, _ = _HEADINGS.get(level, (TEXT_PIXELS, LINE_PIXELS))
            self._fonts[level] = sized_font(self._base, pixels, bold=level > 0)
        return self._fonts[level]

    @cached_property
    def code_font(self) -> QFont:
        """Letters of one width."""
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setStyleHint(QFont.StyleHint.Monospace)
        return sized_font(fixed, CODE_PIXELS)

    def line_height(self, level: int = 0) -> int:
        """From line to line of text, or of a heading."""
        if level not in self._heights:
            _, pixels = _HEADINGS.get(level, (TEXT_PIXELS, LINE_PIXELS))
            self._heights[level] = scaled(pixels)
        return self._heights[level]

    def letter_width(self, level: int = 0) -> float:
        """From letter to letter of text, or of a heading, on an average."""
        if level not in self._letters:
            self._letters[level] = QFontMetricsF(self.font(level)).averageCharWidth()
        return self._letters[level]

    @cached_property
    def code_letter_width(self) -> float:
        """From letter to letter of code."""
        return QFontMetricsF(self.code_font).averageCharWidth()

    @cached_property
    def code_line_height(self) -> int:
        """From line to line of code."""
        return scaled(CODE_LINE_PIXELS)

    def baseline(self, level: int = 0) -> float:
        """Of a line of text below its top."""
        if level not in self._baselines:
            self._baselines[level] = _baseline(self.font(level), self.line_height(level))
        return self._baselines[level]

    @cached_property
    def code_baseline(self) -> float:
        """Of a line of code below its top."""
        return _baseline(self.code_font, self.code_line_height)

    def text_option(
        self, line: ShownLine, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> QTextOption:
        """How a paragraph breaks; it begins at the right where its first letter does.

        Where nothing in it is written from right to left, that is said: Qt would look through all
        of it whenever it is asked for a place, up to the first letter.
        """
        key = line.turns, alignment
        if key not in self._options:
            option = self._options[key] = QTextOption(alignment)
            option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            auto, straight = Qt.LayoutDirection.LayoutDirectionAuto, Qt.LayoutDirection.LeftToRight
            option.setTextDirection(auto if line.turns else straight)
            space = QFontMetricsF(self.font()).horizontalAdvance(" ")
            option.setTabStopDistance(space * TAB_SPACES)
        return self._options[key]

    def formula_option(self, line: ShownLine) -> QTextOption:
        """A formula that stands alone is in the middle, and does not break."""
        return self.text_option(line, Qt.AlignmentFlag.AlignHCenter)

    @cached_property
    def code_option(self) -> QTextOption:
        """Code does not break."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        metrics = QFontMetricsF(self.code_font)
        option.setTabStopDistance(metrics.horizontalAdvance(" ") * TAB_SPACES)
        return option

    def format_of(self, look: Look) -> QTextCharFormat:
        """The format of a look."""
        known = self._formats.get(look)
        if known is None:
            known = self._formats[look] = self._make_format(look)
        return known

    def formats_in(self, line: ShownLine) -> Iterator[tuple[int, QTextCharFormat]]:
        """The formats of a line, each with the place where it ends."""
        if not has_thaana(line.text):
            for stop, look in line.looks:
                yield stop, self.format_of(look)
            return
        at = 0
        for start, stop, in_family in thaana_in(line.text):
            for _, end, look in line.looks_between(at, start):
                yield end, self.format_of(look)
            for _, end, look in line.looks_between(start, stop):
                yield end, self._thaana_format(look, in_family)
            at = stop
        for _, end, look in line.looks_between(at, line.length):
            yield end, self.format_of(look)

    def _thaana_format(self, look: Look, in_family: bool) -> QTextCharFormat:
        key = look, in_family
        known = self._thaana_formats.get(key)
        if known is None:
            known = self._thaana_formats[key] = QTextCharFormat(self.format_of(look))
            known.setFont(thaana_font(self._font_of(look), in_family=in_family))
        return known

    def knows_letters(self, line: ShownLine) -> bool:
        """Whether a line can be laid out at once; else fonts for it are loaded, turn by turn."""
        if line.text.isascii():
            return True
        has_own_font = has_thaana(line.text)
        units = line.text.encode("utf-16-le", "surrogatepass")
        texts: dict[Look, bytes] = {}
        start = 0
        for stop, look in line.looks:
            texts[look] = texts.get(look, b"") + units[2 * start : 2 * stop]
            start = stop
        for look, encoded in texts.items():
            text = encoded.decode("utf-16-le", "surrogatepass")
            if has_own_font:
                text = without_thaana(text)
            if not self._rare_letters.are_known(text, self._font_of(look)):
                return False
        return True

    def formula(self, look: Look) -> Formula | None:
        """The formula of a look; None without one, or while it is made."""
        known = self._formulas.get(look)
        if known is None and look.formula and self._workshop is not None:
            pixels = float(self.font(look.level).pixelSize())
            known = self._workshop.formula(look.formula, display=look.display, pixels=pixels)
            if known is not None:
                self._formulas[look] = known
        return known

    def _font_of(self, look: Look) -> QFont:
        return self.font() if look == _PLAIN else self.format_of(look).font()

    def _make_format(self, look: Look) -> QTextCharFormat:
        style, palette = look.style, self.palette
        made = QTextCharFormat()
        if look == _PLAIN:
            return made  # the document's own font
        if look.role or style & Style.CODE or (style & Style.MATH and not look.formula):
            font = QFont(self.code_font)
            if look.level:
                font.setPixelSize(round(self.font(look.level).pixelSize() * 0.9))
        else:
            font = QFont(self.font(look.level))
        if style & Style.STRONG:
            font.setWeight(QFont.Weight.Bold if look.level else QFont.Weight.DemiBold)
        if style & Style.EMPHASIS:
            font.setItalic(True)
        if style & Style.STRUCK:
            font.setStrikeOut(True)
        if style & Style.FOOTNOTE:
            font.setPixelSize(scaled(_FOOTNOTE_PIXELS))
        made.setFont(font)
        if look.formula:
            made.setObjectType(FORMULA_OBJECT)
            made.setProperty(_TEX, look.formula)
            made.setProperty(_DISPLAY, look.display)
            made.setProperty(_LEVEL, look.level)
            formula = self.formula(look)
            if formula is not None:
                made.setProperty(_SIZE, QSizeF(formula.width, formula.baseline + 1))
        if style & Style.FOOTNOTE:
            made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
        if look.target:
            made.setForeground(QColor(palette.accent))
            made.setFontUnderline(True)
        elif look.task:
            made.setForeground(Qt.GlobalColor.transparent)
        elif look.marker:
            made.setForeground(QColor(palette.muted))
        elif look.role not in ("", CODE):  # the latter may have the colour of its token
            made.setForeground(QColor(getattr(palette, look.role, palette.text)))
        return made


def formula_size(text_format: QTextFormat) -> QSizeF:
    """How wide the formula of a format is, and how high above the line that letters stand on.

    Qt asks for those of a whole line with each place that it looks for in it.
    """
    size: object = text_format.property(_SIZE)
    return size if isinstance(size, QSizeF) else QSizeF()


def formula_look(text_format: QTextFormat) -> Look:
    """What is needed to find the formula of a format again."""
    return Look(
        level=text_format.intProperty(_LEVEL),
        formula=text_format.stringProperty(_TEX),
        display=text_format.boolProperty(_DISPLAY),
    )


def _baseline(font: QFont, line_height: int) -> float:
    metrics = QFontMetricsF(font)
    return round((line_height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent())
