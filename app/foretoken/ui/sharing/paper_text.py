"""Messages as documents for paper: black on white, with the colours of the light theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPaintDevice,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.markdown.blocks import Block, BlockKind, Style
from foretoken.chat.markdown.highlight import highlight
from foretoken.chat.sharing.answer_text import AnswerSection, sections_of
from foretoken.chat.sharing.shared import SharedChat, attached, author, facts, moment
from foretoken.engine.token_kind import ALL_KINDS, KIND_LABELS, TokenKind
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.sizes import TEXT_PIXELS
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.look.token_style import shown_text, token_formats
from foretoken.ui.reading.formats import Formats
from foretoken.ui.reading.formula_image import FormulaImage, formula_of
from foretoken.ui.reading.lines import Look, TextLine, Units, lines_of
from foretoken.ui.reading.page import Page, PagePart

_TEXT, _SMALL, _TITLE = 10.5, 8.5, 17.0
"""Points."""
_DPI = 96.0
"""What distances in a document are meant for; Qt scales most of them to the device."""
_DENSE = 0.85
"""What is between lines and blocks, beside that on the screen."""
_FEATURES = ("calt", "liga", "clig", "case")
_AT_ONCE = 10_000
"""Characters of a document, or one block."""
_STRIP_PARTS = 40
_NONE = QTextCharFormat()


class PaperFormats(Formats):
    """Sizes are in points, and nothing is painted beside the document."""

    is_paper = True

    def __init__(self, device: QPaintDevice, *, muted: bool = False) -> None:
        """``muted``: for thoughts."""
        super().__init__(_font(_TEXT), LIGHT)
        self.unit = _TEXT / TEXT_PIXELS * _DPI / 72
        self.aside = device.logicalDpiY() / _DPI
        self._muted = muted

    def _line_height(self, level: int = 0) -> float:
        return round(super()._line_height(level) * _DENSE)

    def gap(self, before: Block, block: Block) -> float:
        return super().gap(before, block) * _DENSE

    def _sized(self, font: QFont, pixels: float) -> QFont:
        font.setPointSizeF(pixels * _TEXT / TEXT_PIXELS)
        return _plain(font)

    def _characters(self, look: Look, *, quoted: bool = False) -> QTextCharFormat:
        made = super()._characters(look, quoted=quoted)
        if not made.hasProperty(QTextCharFormat.Property.ForegroundBrush):
            muted = quoted or self._muted
            made.setForeground(QColor(LIGHT.muted if muted else LIGHT.text))
        if look.style & Style.CODE:
            made.setBackground(QColor(LIGHT.panel))
        return made

    def frame(self, block: Block, gap: float) -> QTextFrameFormat | None:
        if block.kind is not BlockKind.CODE:
            return None
        frame = QTextFrameFormat()
        frame.setBackground(QColor(LIGHT.panel))
        frame.setPadding(7)
        frame.setTopMargin(gap)
        frame.setBottomMargin(6)
        frame.setLeftMargin(self.starts(block)[-1])
        return frame


ENDS = "ends"
"""The property of a document that may stand at the very end of a page, below an answer."""


class PaperText:
    """Makes documents in the width of a device's page."""

    def __init__(self, device: QPaintDevice, width: float, *, colours: bool) -> None:
        """``width`` is in the device's pixels."""
        self._device = device
        self._width = width
        self.scale = device.logicalDpiY() / _DPI
        """Pixels of the device in one of a document."""
        self._colours = colours
        self._marks = token_formats(LIGHT, ALL_KINDS if colours else frozenset())

    def of_chat(self, chat: SharedChat) -> Iterator[QTextDocument]:
        """All that is shown of a conversation, in pieces that follow each other."""
        yield self._head(chat)
        for message in chat.shown:
            if message.role is Role.ASSISTANT:
                yield from self._answer(message)
            else:
                yield self._question(message)

    def _head(self, chat: SharedChat) -> QTextDocument:
        conversation, document = chat.conversation, self._document()
        cursor = QTextCursor(document)
        _add_line(cursor, shown_name(conversation.title), _TITLE, bold=True, below=2)
        folder = [shown_name(chat.folder)] if chat.folder else []
        told = " · ".join([moment(conversation.created_ms), *folder])
        _add_line(cursor, told, _SMALL, LIGHT.muted, below=10)
        if self._colours:
            _add_line(cursor, "", _SMALL, below=10)
            plain = _characters(_SMALL, LIGHT.muted)
            for number, kind in enumerate(TokenKind):
                sample = QTextCharFormat(plain)
                sample.merge(self._marks[kind])
                cursor.insertText("    " if number else "", plain)
                cursor.insertText(tr(KIND_LABELS[kind]), sample)
        prompt = conversation.system_prompt.strip()
        if prompt and chat.only is None:
            title = tr("System prompt")
            _add_line(cursor, title, _SMALL, LIGHT.muted, bold=True, above=6, below=2)
            _add_line(cursor, shown_text(prompt), _SMALL, LIGHT.muted, below=8)
        return document

    def _question(self, message: Message) -> QTextDocument:
        document = self._document(6)
        form = QTextFrameFormat()
        form.setBackground(QColor(LIGHT.bubble))
        form.setPadding(8)
        form.setMargin(6)
        cursor = QTextCursor(document).insertFrame(form).firstCursorPosition()
        _add_line(cursor, author(message), _SMALL, LIGHT.muted, bold=True, below=2)
        if files := attached(message):
            _add_line(cursor, files, _SMALL, LIGHT.muted, below=2)
        _add_line(cursor, shown_text(message.text.strip("\n")), _TEXT)
        return document

    def _answer(self, message: Message) -> Iterator[QTextDocument]:
        name = shown_name(author(message))
        yield self._line(8, name, LIGHT.muted, bold=True)
        for section in sections_of(message):
            if section.thought:
                yield self._line(6, section.thought, LIGHT.muted, bold=True)
            yield from self._section(section)
        if message.error:
            yield self._line(6, shown_name(message.error), LIGHT.error, below=4)
        if numbers := facts(message):
            yield self._line(6, numbers, LIGHT.muted, below=4)

    def _line(
        self, above: float, text: str, colour: str, *, bold: bool = False, below: float = 0
    ) -> QTextDocument:
        document = self._document(above)
        _add_line(QTextCursor(document), text, _SMALL, colour, bold=bold, below=below)
        document.setProperty(ENDS, below > 0)
        return document

    def _section(self, section: AnswerSection) -> Iterator[QTextDocument]:
        source, units = section.text, Units(section.text)
        kinds = [
            kind
            for char, kind in zip(source, section.kinds, strict=True)
            for _ in range(1 if char <= "\uffff" else 2)
        ]
        formats = PaperFormats(self._device, muted=bool(section.thought))
        before: Block | None = None
        for blocks in _portions(section.blocks):
            gap = 4.0 if before is None else formats.gap(before, blocks[0])
            document = self._document(gap)
            page = Page(document, formats)
            parts = []
            for block in blocks:
                code = block.runs[0].text if block.kind is BlockKind.CODE and block.runs else ""
                roles = highlight(code, block.language) if code else ()
                parts.append(PagePart(block, lines_of(block, source, units, formula_of, roles)))
            page.write(0, parts)
            if self._colours:
                self._colour(page, kinds)
            before = blocks[-1]
            yield document

    def _colour(self, page: Page, kinds: Sequence[TokenKind | None]) -> None:
        """Lay the colours of tokens over the text."""
        for part in page.parts:
            for position, line in zip(part.positions, part.lines, strict=True):
                block = page.document.findBlock(position)
                block.layout().setFormats(list(self._overlays(line, kinds)))
        page.document.markContentsDirty(0, page.document.characterCount())

    def _overlays(
        self, line: TextLine, kinds: Sequence[TokenKind | None]
    ) -> Iterator[QTextLayout.FormatRange]:
        for _, place, piece, formula in line.parts():
            if piece is None:
                continue
            own = list(kinds[piece.offset : piece.offset + piece.extent])
            if formula:
                sampled = own[:: max(1, -(-len(own) // _STRIP_PARTS))]
                strip = FormulaImage.strip_of([_STRIPS.get(kind, "") for kind in sampled])
                yield _overlay(place, 1, strip)
                continue
            if piece.length != piece.extent:
                own = own[:1] * piece.length
            for kind, same in groupby(own):
                count = len(list(same))
                if kind is not None and self._marks[kind] != _NONE:
                    yield _overlay(place, count, self._marks[kind])
                place += count

    def _document(self, above: float = 0.0) -> QTextDocument:
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        layout = document.documentLayout()
        layout.setPaintDevice(self._device)
        FormulaImage(document, lambda: self.scale, document)
        document.setDefaultFont(_font(_TEXT))
        document.setTextWidth(self._width)
        root = document.rootFrame().frameFormat()
        root.setTopMargin(above)
        document.rootFrame().setFrameFormat(root)
        return document


def _overlay(start: int, length: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, length, form
    return made


_STRIPS: dict[TokenKind | None, str] = {
    TokenKind.DRAFT: LIGHT.draft,
    TokenKind.LOOKUP: LIGHT.draft,
    TokenKind.CORRECTION: LIGHT.correction,
    TokenKind.BONUS: LIGHT.bonus,
    TokenKind.CHOSEN: LIGHT.accent,
}


def _portions(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Blocks that are laid out together."""
    some: list[Block] = []
    length = 0
    for block in blocks:
        some.append(block)
        length += block.end - block.start
        if length > _AT_ONCE:
            yield some
            some, length = [], 0
    if some:
        yield some


def _add_line(
    cursor: QTextCursor,
    text: str,
    points: float,
    colour: str = LIGHT.text,
    *,
    bold: bool = False,
    above: float = 0,
    below: float = 0,
) -> None:
    """Write a paragraph of ours behind a cursor."""
    form = QTextBlockFormat()
    form.setTopMargin(above)
    form.setBottomMargin(below)
    if cursor.block().length() > 1:
        cursor.insertBlock(form)
    else:
        cursor.setBlockFormat(form)
    cursor.insertText(text, _characters(points, colour, bold=bold))


def _characters(points: float, colour: str, *, bold: bool = False) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setFont(_font(points))
    form.setForeground(QColor(colour))
    if bold:
        form.setFontWeight(QFont.Weight.DemiBold)
    return form


def _font(points: float) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(points)
    return _plain(font)


def _plain(font: QFont) -> QFont:
    """Glyphs that only a feature of the font gives are no characters to whoever copies them."""
    for feature in _FEATURES:
        font.setFeature(QFont.Tag(feature), 0)
    return font


MARGINS = QMarginsF(18, 16, 18, 20)
"""Of a page, in millimetres."""
