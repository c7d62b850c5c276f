"""Fonts, colours and distances of what is read, for one text size and theme; or for paper."""

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
from foretoken.ui.look.sizes import LINE_PIXELS, TEXT_PIXELS
from foretoken.ui.look.theme import Palette
from foretoken.ui.reading.formula_image import FORMULA_OBJECT, FormulaImage
from foretoken.ui.reading.lines import CODE, Look, TextLine

HEAD = 34
"""Above code: its language, and the button that copies it."""
CODE_PADDING = 14
CODE_BOTTOM = 12
QUOTE_INDENT = 18
UNDERLINE_PIXELS = 2
_HEADINGS = {1: (21, 30), 2: (18, 26), 3: (16, 24)}
"""Pixels and line height by level; deeper ones are as large as text."""
_CODE_PIXELS, _CODE_LINE = 13, 20
_FOOTNOTE_PIXELS = 12
_RULE_LINE = 17
LEAST_PANEL = 160
"""The head of code has room for its language and the button."""
_ITEM_INDENT = 26
_DIGIT, _LONG_MARKER = 9, 3
_MOST_INDENT = 400
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
_LEAST = QTextBlockFormat.LineHeightTypes.MinimumHeight.value


class Formats:
    """Distances are in pixels of a text of 15, and grow with it."""

    is_paper = False
    """Nothing is painted by hand there: what stands behind code is in the document."""

    def __init__(self, base: QFont, palette: Palette) -> None:
        self.palette = palette
        self.base = base
        self.unit = base.pixelSize() / TEXT_PIXELS
        """Pixels of a document in one of ours."""
        self.aside = 1.0
        """By how much distances beside a paragraph are to be enlarged; Qt does it with others."""
        self.characters = cache(self._characters)
        self.line_height = cache(self._line_height)

    def font(self, level: int = 0) -> QFont:
        """Of text, or of a heading."""
        font = self._sized(QFont(self.base), _HEADINGS.get(level, (TEXT_PIXELS, 0))[0])
        font.setWeight(QFont.Weight.DemiBold if level else QFont.Weight.Normal)
        return font

    @cached_property
    def code_font(self) -> QFont:
        """Letters of one width."""
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setStyleHint(QFont.StyleHint.Monospace)
        return self._sized(fixed, _CODE_PIXELS)

    def _sized(self, font: QFont, pixels: float) -> QFont:
        font.setPixelSize(max(6, round(pixels * self.unit)))
        return font

    def _line_height(self, level: int = 0) -> float:
        """From line to line of text, or of a heading."""
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
        elif look.role not in ("", CODE):  # text without a colour may have that of its token
            made.setForeground(QColor(getattr(palette, look.role)))
        return made

    # --- paragraphs --------------------------------------------------------------------------

    def gap(self, before: Block, block: Block) -> float:
        """Between two blocks."""
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
        """Where each of its containers begins, and behind them its text."""
        starts = [0.0]
        for container in block.containers:
            by = QUOTE_INDENT
            if container.kind is not ContainerKind.QUOTE:
                length = container.end - container.start
                length -= len("[^]:") if container.kind is ContainerKind.FOOTNOTE else 0
                by = _ITEM_INDENT + _DIGIT * max(0, length - _LONG_MARKER)
            starts.append(min(_MOST_INDENT, starts[-1] + by))
        return [round(start * self.unit) for start in starts]

    def paragraph(self, block: Block, line: TextLine, gap: float) -> QTextBlockFormat:
        """Of a line that is no cell of a table; ``gap``: above it."""
        starts = self.starts(block)
        indent = starts[-1]
        right = line.begins_right and block.kind is not BlockKind.CODE
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
        form.setLineHeight(self.line_height(block.level), _LEAST if drawn else _FIXED)
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
        """What stands around a block in the document; ``gap``: above it."""
        return None

    def cell(self, line: TextLine, side: str) -> QTextBlockFormat:
        """Of a cell of a table."""
        form = _directed(right=line.begins_right)
        form.setLineHeight(self.line_height(), _LEAST)
        form.setAlignment(_SIDES.get(side, Qt.AlignmentFlag.AlignLeft))
        return form

    def table(self, block: Block, gap: float, *, right: bool) -> QTextTableFormat:
        """Of a table; its first column is the right one where it is written so."""
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
        """Of a cell: only a line below it."""
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
        """From tab stop to tab stop."""
        return QFontMetricsF(self.code_font).horizontalAdvance(" ") * _TAB_SPACES


def _directed(*, right: bool) -> QTextBlockFormat:
    form = QTextBlockFormat()
    direction = Qt.LayoutDirection
    form.setLayoutDirection(direction.RightToLeft if right else direction.LeftToRight)
    return form
