"""Fonts, colours and spacing of rendered text, for one text size and theme, or for paper."""

from __future__ import annotations

from functools import cache, cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableCellFormat,
    QTextTableFormat,
)

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style
from foretoken.ui.look.theme import LINE_PIXELS, TEXT_PIXELS, Palette
from foretoken.ui.reading.formula_image import FORMULA_OBJECT, FormulaImage
from foretoken.ui.reading.lines import CODE, Look, TextLine

HEAD = 34
"""Height of the header of a code block, which has its language and the copy button."""
CODE_PADDING = 14
CODE_BOTTOM = 12
QUOTE_INDENT = 18
UNDERLINE_PIXELS = 2
_HEADINGS = {1: (21, 30), 2: (18, 26), 3: (16, 24)}
"""Font size and line height in pixels by level; deeper levels are as large as text."""
_CODE_PIXELS, _CODE_LINE = 13, 20
_FOOTNOTE_PIXELS = 12
_RULE_LINE = 17
LEAST_PANEL = 160
"""Minimum width of a code block, with room in the header for its language and the button."""
_ITEM_INDENT = 26
_DIGIT, _LONG_MARKER = 9, 3
_MAX_INDENT = 400
_GAP, _LOOSE_GAP, _TIGHT_GAP = 12, 8, 4
_ABOVE_HEADING = {1: 24, 2: 24, 3: 20}
_BELOW_HEADING = 8
_CELL_PADDING, _CELL_SIDE_PADDING = 7, 12
_TAB_SPACES = 4
_SIDES = {
    "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
    "center": Qt.AlignmentFlag.AlignHCenter,
}
_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_MINIMUM = QTextBlockFormat.LineHeightTypes.MinimumHeight.value


class Formats:
    """Text and block formats; distances are in pixels at a font size of 15 px and scale with it."""

    is_paper = False
    """Whether backgrounds are part of the document, because nothing is painted by hand."""

    def __init__(self, base: QFont, palette: Palette) -> None:
        self.palette = palette
        self.base = base
        self.unit = base.pixelSize() / TEXT_PIXELS
        """Document pixels per pixel at a font size of 15 px."""
        self.aside = 1.0
        """Scale of horizontal paragraph distances, which Qt does not scale to the device itself."""
        self.characters = cache(self._characters)
        self.line_height = cache(self._line_height)

    def font(self, level: int = 0) -> QFont:
        """Return the font of text, or of a heading."""
        font = self._sized(QFont(self.base), _HEADINGS.get(level, (TEXT_PIXELS, 0))[0])
        font.setWeight(QFont.Weight.DemiBold if level else QFont.Weight.Normal)
        return font

    @cached_property
    def code_font(self) -> QFont:
        """The monospace font."""
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setStyleHint(QFont.StyleHint.Monospace)
        return self._sized(fixed, _CODE_PIXELS)

    def _sized(self, font: QFont, pixels: float) -> QFont:
        font.setPixelSize(max(6, round(pixels * self.unit)))
        return font

    def _line_height(self, level: int = 0) -> float:
        """Return the line height of text, or of a heading."""
        return round(_HEADINGS.get(level, (0, LINE_PIXELS))[1] * self.unit)

    # --- characters --------------------------------------------------------------------------

    def _characters(self, look: Look, *, quoted: bool = False) -> QTextCharFormat:
        style, palette = look.style, self.palette
        made = QTextCharFormat()
        if look.role or style & (Style.CODE | Style.MATH):
            font = QFont(self.code_font)
            if look.level:
                self._sized(font, _HEADINGS.get(look.level, (TEXT_PIXELS, 0))[0] * 0.9)
        else:
            font = self.font(look.level)
        if style & Style.STRONG:
            font.setWeight(QFont.Weight.Bold if look.level else QFont.Weight.DemiBold)
        font.setItalic(bool(style & Style.EMPHASIS))
        font.setStrikeOut(bool(style & Style.STRUCK))
        if style & Style.FOOTNOTE:
            self._sized(font, _FOOTNOTE_PIXELS)
            made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
        made.setFont(font)
        if look.formula:
            made.setObjectType(FORMULA_OBJECT)
            made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            FormulaImage.note(made, look.formula, display=look.display)
        if look.target:
            made.setAnchor(True)
            made.setAnchorHref(look.target)
            made.setForeground(QColor(palette.accent))
            made.setFontUnderline(True)
        elif look.marker:
            made.setForeground(QColor(palette.accent if look.done else palette.muted))
        elif look.role not in ("", CODE):  # uncoloured text may get its token's colour
            made.setForeground(QColor(getattr(palette, look.role)))
        return made

    # --- paragraphs --------------------------------------------------------------------------

    def gap(self, before: Block, block: Block) -> float:
        """Return the vertical gap between two blocks."""
        gap = _GAP
        if block.kind is BlockKind.HEADING:
            gap = _ABOVE_HEADING.get(block.level, 16)
        elif before.kind is BlockKind.HEADING:
            gap = _BELOW_HEADING
        elif block.tight and before.tight:
            gap = _TIGHT_GAP
        elif block.kind is before.kind is BlockKind.PARAGRAPH:
            gap = _LOOSE_GAP if any(each.marker for each in block.containers) else _GAP
        if before.kind is BlockKind.CODE and not self.is_paper:
            gap += CODE_BOTTOM
        return gap * self.unit

    def starts(self, block: Block) -> list[float]:
        """Return the indent of each of the block's containers, then that of its text."""
        starts = [0.0]
        for container in block.containers:
            by = QUOTE_INDENT
            if container.kind is not ContainerKind.QUOTE:
                length = container.end - container.start
                length -= len("[^]:") if container.kind is ContainerKind.FOOTNOTE else 0
                by = _ITEM_INDENT + _DIGIT * max(0, length - _LONG_MARKER)
            starts.append(min(_MAX_INDENT, starts[-1] + by))
        return [round(start * self.unit) for start in starts]

    def paragraph(self, block: Block, line: TextLine, gap: float) -> QTextBlockFormat:
        """Return the format of a line outside tables; ``gap`` is the space above it."""
        starts = self.starts(block)
        indent = starts[-1]
        right = line.starts_rtl and block.kind is not BlockKind.CODE
        form = _directed(right=right)
        form.setTopMargin(gap)
        if block.kind is BlockKind.CODE:
            form.setLineHeight(round(_CODE_LINE * self.unit), _FIXED)
            padding = CODE_PADDING * self.unit
            if not self.is_paper:
                form.setLeftMargin(indent + padding)
                form.setRightMargin(padding)
            return form
        drawn = any(look.formula for _, look in line.fragments)
        form.setLineHeight(self.line_height(block.level), _MINIMUM if drawn else _FIXED)
        set_indent = form.setRightMargin if right else form.setLeftMargin
        set_indent(indent * self.aside)
        marked = [number for number, one in enumerate(block.containers) if one.marker]
        if marked:
            begin, *stops = starts[marked[0] :]
            form.setTextIndent((begin - indent) * self.aside)
            kind = QTextOption.TabType.RightTab if right else QTextOption.TabType.LeftTab
            form.setTabPositions([QTextOption.Tab(stop - begin, kind) for stop in stops])
        if block.kind is BlockKind.MATH:
            form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if block.kind is BlockKind.RULE:
            form.setLineHeight(round(_RULE_LINE * self.unit), _FIXED)
        if block.kind is BlockKind.RULE and self.is_paper:
            whole = QTextLength(QTextLength.Type.PercentageLength, 100)
            form.setProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth, whole)
        return form

    def frame(self, block: Block, gap: float) -> QTextFrameFormat | None:
        """Return the frame around a block, if any; ``gap`` is the space above it."""
        return None

    def cell(self, line: TextLine, side: str) -> QTextBlockFormat:
        """Return the block format of the text in a table cell."""
        form = _directed(right=line.starts_rtl)
        form.setLineHeight(self.line_height(), _MINIMUM)
        form.setAlignment(_SIDES.get(side, Qt.AlignmentFlag.AlignLeft))
        return form

    def table(self, block: Block, gap: float, *, right: bool) -> QTextTableFormat:
        """Return the format of a table; ``right``: columns run from right to left."""
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellSpacing(0)
        form.setTopMargin(gap)
        form.setHeaderRowCount(1)
        if right:
            form.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            form.setAlignment(Qt.AlignmentFlag.AlignRight)
            form.setRightMargin(self.starts(block)[-1])
        else:
            form.setLeftMargin(self.starts(block)[-1])
        return form

    def row(self, *, head: bool) -> QTextTableCellFormat:
        """Return the format of a table cell, which has only a bottom border."""
        form = QTextTableCellFormat()
        form.setPadding(_CELL_PADDING * self.unit)
        form.setLeftPadding(_CELL_SIDE_PADDING * self.unit)
        form.setRightPadding(_CELL_SIDE_PADDING * self.unit)
        form.setBottomBorder(1)
        form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBottomBorderBrush(
            QBrush(QColor(self.palette.target if head else self.palette.border))
        )
        return form

    @property
    def tab_distance(self) -> float:
        """Distance between tab stops."""
        return QFontMetricsF(self.code_font).horizontalAdvance(" ") * _TAB_SPACES


def _directed(*, right: bool) -> QTextBlockFormat:
    form = QTextBlockFormat()
    direction = Qt.LayoutDirection
    form.setLayoutDirection(direction.RightToLeft if right else direction.LeftToRight)
    return form
