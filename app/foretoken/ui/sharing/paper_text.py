"""Messages as documents for paper: black on white, with the colours of the light theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QPagedPaintDevice,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QApplication

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.chat.markdown.highlight import CodeRole
from foretoken.chat.sharing.answer_text import code_roles, sections_of
from foretoken.chat.sharing.shared import SharedChat, author, moment, written_by
from foretoken.engine.figures import answer_figures
from foretoken.engine.token_kind import ALL_KINDS, KIND_LABELS, TokenKind
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.look.token_style import shown_text, token_formats
from foretoken.ui.sharing.paper_formula import OBJECT, PaperFormulas

_TEXT, _SMALL, _CODE, _TITLE = 10.5, 8.5, 9.0, 17.0
"""Points."""
_HEADINGS = (15.0, 13.5, 12.0, 11.0, 10.5, 10.5)
_FEATURES = ("calt", "liga", "clig", "case")
_INDENT, _MARKER = 20.0, 16.0
_MOST_AT_ONCE = 2000
"""Characters of a document: so many are laid out in a few milliseconds."""
_MOST_CODE = 10_000
"""Characters of a block of code whose language is read: the window waits meanwhile."""


_NO_ROLES: Mapping[int, CodeRole] = {}


class PaperText:
    """Makes documents in the width of a device's page."""

    def __init__(self, device: QPagedPaintDevice, width: float, *, colours: bool) -> None:
        """``width`` is in the device's pixels."""
        self._device = device
        self._width = width
        self._colours = colours
        self._formats = token_formats(LIGHT, ALL_KINDS if colours else frozenset())

    def of_chat(self, chat: SharedChat) -> Iterator[QTextDocument]:
        """All that is shown of a conversation, in pieces that follow each other."""
        yield self._head(chat)
        for message in chat.shown:
            if message.role is Role.ASSISTANT:
                yield from self._answer(message)
            else:
                yield from self._question(message)

    def _head(self, chat: SharedChat) -> QTextDocument:
        conversation = chat.conversation
        page = self._page()
        page.line(shown_name(conversation.title), _TITLE, bold=True, below=2)
        told = [
            moment(conversation.created_ms),
            *([shown_name(chat.folder)] if chat.folder else []),
        ]
        page.line(" · ".join(told), _SMALL, LIGHT.muted, below=10)
        if self._colours:
            page.legend()
        prompt = conversation.system_prompt.strip()
        if prompt and chat.only is None:
            page.line(tr("System prompt"), _SMALL, LIGHT.muted, bold=True, above=6, below=2)
            page.line(shown_text(prompt), _SMALL, LIGHT.muted, below=8)
        return page.document

    def _question(self, message: Message) -> Iterator[QTextDocument]:
        frame = QTextFrameFormat()
        frame.setBackground(QColor(LIGHT.bubble))
        frame.setPadding(8)
        frame.setLeftMargin(6)
        frame.setRightMargin(6)
        frame.setBorder(0)
        pieces = list(_cut(shown_text(message.text.strip("\n"))))
        for number, text in enumerate(pieces):
            page = self._page()
            frame.setTopMargin(0 if number else 6)
            frame.setBottomMargin(6 if text is pieces[-1] else 0)
            page.cursor.insertFrame(frame)
            if not number:
                page.line(author(message), _SMALL, LIGHT.muted, bold=True, below=2)
                if message.attachments:
                    comma = tr(", ", about="between things in a list")
                    names = comma.join(shown_name(one.name) for one in message.attachments)
                    page.line(tr("Attached: {names}", names=names), _SMALL, LIGHT.muted, below=2)
            page.line(text, _TEXT)
            yield page.document

    def _answer(self, message: Message) -> Iterator[QTextDocument]:
        page = self._page()
        page.line(shown_name(author(message)), _SMALL, LIGHT.muted, bold=True, above=8, below=4)
        for section in sections_of(message):
            page.kinds = section.kinds if self._colours else ()
            page.colour = LIGHT.muted if section.thought else LIGHT.text
            if section.thought:
                page.line(section.thought, _SMALL, LIGHT.muted, bold=True, below=2)
            for block, roles in _parts(section.blocks):
                page.roles = roles
                if page.document.characterCount() > _MOST_AT_ONCE:
                    yield page.document
                    page = self._page(page.kinds, page.colour, roles)
                page.add(block)
        if message.error:
            page.line(shown_name(message.error), _SMALL, LIGHT.error, above=4)
        if told := _numbers(message):
            page.line(told, _SMALL, LIGHT.muted, above=4, below=4)
        yield page.document

    def _page(
        self,
        kinds: Sequence[TokenKind | None] = (),
        colour: str = LIGHT.text,
        roles: Mapping[int, CodeRole] = _NO_ROLES,
    ) -> _PaperWriter:
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.documentLayout().setPaintDevice(self._device)
        document.setDefaultFont(_font(_TEXT))
        document.setTextWidth(self._width)
        unit = self._device.logicalDpiY() / 72
        return _PaperWriter(document, self._formats, unit, kinds, colour, roles)


class _PaperWriter:
    """A document that is being written."""

    def __init__(
        self,
        document: QTextDocument,
        formats: dict[TokenKind, QTextCharFormat],
        unit: float,
        kinds: Sequence[TokenKind | None],
        colour: str,
        roles: Mapping[int, CodeRole],
    ) -> None:
        self.document = document
        self.cursor = QTextCursor(document)
        self.kinds = kinds
        self.colour = colour
        """Of text that has none of its own."""
        self.roles = roles
        """Of the code that is written, by place."""
        self._formats = formats
        self._unit = unit
        """Pixels of a point: Qt scales all distances to the device but those left of a block."""
        self._formulas = PaperFormulas(document)
        self._empty = True

    def line(
        self,
        text: str,
        points: float,
        colour: str = LIGHT.text,
        *,
        bold: bool = False,
        above: float = 0,
        below: float = 0,
    ) -> None:
        """A paragraph of ours."""
        block = QTextBlockFormat()
        block.setTopMargin(above)
        block.setBottomMargin(below)
        self._begin(block)
        self.cursor.insertText(text, _characters(points, colour, bold=bold))

    def legend(self) -> None:
        """What the colours mean."""
        block = QTextBlockFormat()
        block.setBottomMargin(10)
        self._begin(block)
        plain = _characters(_SMALL, LIGHT.muted)
        for number, kind in enumerate(TokenKind):
            sample = QTextCharFormat(plain)
            sample.merge(self._formats[kind])
            self.cursor.insertText("    " if number else "", plain)
            self.cursor.insertText(tr(KIND_LABELS[kind]), sample)

    def add(self, block: Block) -> None:
        """A block of an answer."""
        form = QTextBlockFormat()
        form.setTopMargin(0 if block.goes_on else 2 if block.tight else 5)
        form.setBottomMargin(2 if block.tight else 5)
        form.setLeftMargin(_INDENT * len(block.containers) * self._unit)
        if block.kind is BlockKind.TABLE:
            self._table(block)
        elif block.kind is BlockKind.CODE:
            self._code(block)
        elif block.kind is BlockKind.RULE:
            form.setProperty(
                QTextFormat.Property.BlockTrailingHorizontalRulerWidth,
                QTextLength(QTextLength.Type.PercentageLength, 100),
            )
            self._begin(form)
        else:
            points = _HEADINGS[block.level - 1] if block.level else _TEXT
            marker = _marker(block.containers)
            if marker:
                form.setTextIndent(-_MARKER * self._unit)
            self._begin(form)
            if marker:
                self.cursor.insertText(f"{marker}\u2002", _characters(_TEXT, LIGHT.muted))
            quoted = any(each.kind is ContainerKind.QUOTE for each in block.containers)
            colour = LIGHT.muted if quoted else self.colour
            usual = _characters(points, colour, bold=block.kind is BlockKind.HEADING)
            self._runs(block.runs, usual, display=block.kind is BlockKind.MATH)

    def _code(self, block: Block) -> None:
        frame = QTextFrameFormat()
        frame.setBackground(QColor(LIGHT.panel))
        frame.setBorder(0)
        frame.setPadding(7)
        frame.setTopMargin(5)
        frame.setBottomMargin(5)
        frame.setLeftMargin(_INDENT * len(block.containers))
        self.cursor.insertFrame(frame)
        self._empty = True
        for number, line in enumerate(_lines(block.runs)):
            if number:
                self.cursor.insertBlock(QTextBlockFormat())
            else:
                self._begin(QTextBlockFormat())
            self._runs(line, _characters(_CODE, LIGHT.text, fixed=True))
        self.cursor.movePosition(QTextCursor.MoveOperation.End)
        self._empty = True

    def _table(self, block: Block) -> None:
        form = QTextTableFormat()
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorder(1)
        form.setBorderBrush(QBrush(QColor(LIGHT.border)))
        form.setBorderCollapse(True)
        form.setCellPadding(4)
        form.setHeaderRowCount(1)
        form.setTopMargin(5)
        form.setBottomMargin(5)
        form.setLeftMargin(_INDENT * len(block.containers))
        columns = max(1, len(block.rows[0]))
        table = self.cursor.insertTable(len(block.rows), columns, form)
        for number, row in enumerate(block.rows):
            usual = _characters(_CODE, LIGHT.text, bold=not number)
            for column, cell in enumerate(row[:columns]):
                self.cursor = table.cellAt(number, column).firstCursorPosition()
                side = block.alignments[column] if column < len(block.alignments) else ""
                aligned = QTextBlockFormat()
                aligned.setAlignment(_SIDES.get(side, Qt.AlignmentFlag.AlignLeft))
                self.cursor.setBlockFormat(aligned)
                self._runs(cell, usual)
        self.cursor = QTextCursor(self.document)
        self.cursor.movePosition(QTextCursor.MoveOperation.End)
        self._empty = True

    def _begin(self, form: QTextBlockFormat) -> None:
        """A new paragraph; that which a document or a frame begins with is taken first."""
        if self._empty:
            self.cursor.setBlockFormat(form)
        else:
            self.cursor.insertBlock(form)
        self._empty = False

    def _formula(self, run: TextRun, points: float, *, display: bool) -> bool:
        """Whether it could be drawn."""
        kinds = [self._kind(place) for place in run.places] if self.kinds else []
        form = self._formulas.format_of(run.text, points * self._unit, kinds, display=display)
        if form is None:
            return False
        if display:
            centred = self.cursor.blockFormat()
            centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.cursor.setBlockFormat(centred)
        self.cursor.insertText(OBJECT, form)
        return True

    def _runs(
        self, runs: Sequence[TextRun], usual: QTextCharFormat, *, display: bool = False
    ) -> None:
        for run in runs:
            if Style.MATH in run.style:
                points = usual.font().pointSizeF()
                if self._formula(run, points, display=display):
                    continue
            form = _styled(usual, run)
            shown = shown_text(run.text).replace("\n", "\u2028")
            at = 0
            for (kind, role), places in groupby(run.places, self._kind_and_role):
                length = sum(1 for _ in places)
                piece = QTextCharFormat(form)
                if role is not None:
                    piece.setForeground(QColor(getattr(LIGHT, role)))
                if kind is not None:
                    piece.merge(self._formats[kind])
                self.cursor.insertText(shown[at : at + length], piece)
                at += length

    def _kind_and_role(self, place: int) -> tuple[TokenKind | None, CodeRole | None]:
        return self._kind(place), self.roles.get(place)

    def _kind(self, place: int) -> TokenKind | None:
        return self.kinds[place] if 0 <= place < len(self.kinds) else None


_SIDES = {"right": Qt.AlignmentFlag.AlignRight, "center": Qt.AlignmentFlag.AlignHCenter}


def _parts(blocks: Sequence[Block]) -> Iterator[tuple[Block, Mapping[int, CodeRole]]]:
    """The blocks, and what is what in code; a long one in several, so each is laid out fast."""
    for block in blocks:
        roles = code_roles(block, _MOST_CODE)
        if sum(len(run.text) for run in block.runs) <= _MOST_AT_ONCE:
            yield block, roles
            continue
        some: list[TextRun] = []
        length = 0
        for run in _short(block.runs):
            if length + len(run.text) > _MOST_AT_ONCE and some:
                yield _with_runs(block, tuple(some)), roles
                some, length = [], 0
            some.append(run)
            length += len(run.text)
        yield _with_runs(block, tuple(some)), roles


def _short(runs: Sequence[TextRun]) -> Iterator[TextRun]:
    """Runs none of which is long; they end with a line or a word where they can."""
    for run in runs:
        start = 0
        for text in _cut(run.text):
            start = run.text.index(text, start)
            end = start + len(text)
            yield TextRun(text, run.places[start:end], run.span, run.style, run.target)
            start = end


def _cut(text: str) -> Iterator[str]:
    """A long text in pieces that end with a line or a word where they can."""
    while len(text) > _MOST_AT_ONCE:
        ends = (text.rfind(mark, 1, _MOST_AT_ONCE) for mark in ("\n", " "))
        end = next((each for each in ends if each > 0), _MOST_AT_ONCE)
        yield text[:end]
        text = text[end:].removeprefix("\n").removeprefix(" ")
    yield text


def _with_runs(block: Block, runs: tuple[TextRun, ...]) -> Block:
    return Block(block.kind, block.start, block.end, runs, block.containers)


def _lines(runs: Sequence[TextRun]) -> Iterator[list[TextRun]]:
    """Runs line by line."""
    line: list[TextRun] = []
    for run in runs:
        start = 0
        while (end := run.text.find("\n", start)) >= 0:
            line.append(TextRun(run.text[start:end], run.places[start:end], run.span, run.style))
            yield line
            line, start = [], end + 1
        line.append(TextRun(run.text[start:], run.places[start:], run.span, run.style))
    yield line


def _marker(containers: Sequence[Container]) -> str:
    found = containers[-1] if containers else None
    if found is None or not found.marker:
        return ""
    if found.task is not None:
        return "\u2611" if found.task else "\u2610"
    return found.marker


def _styled(usual: QTextCharFormat, run: TextRun) -> QTextCharFormat:
    form = QTextCharFormat(usual)
    if Style.STRONG in run.style:
        form.setFontWeight(QFont.Weight.Bold)
    if Style.EMPHASIS in run.style:
        form.setFontItalic(True)
    if Style.STRUCK in run.style:
        form.setFontStrikeOut(True)
    if Style.CODE in run.style or Style.MATH in run.style:
        form.setFont(_font(_CODE, fixed=True))
        form.setBackground(QColor(LIGHT.panel))
    if Style.FOOTNOTE in run.style:
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
    if run.target:
        form.setAnchor(True)
        form.setAnchorHref(run.target)
        form.setForeground(QColor(LIGHT.accent))
    return form


def _characters(
    points: float, colour: str, *, bold: bool = False, fixed: bool = False
) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setFont(_font(points, fixed=fixed))
    form.setForeground(QColor(colour))
    if bold:
        form.setFontWeight(QFont.Weight.DemiBold)
    return form


def _font(points: float, *, fixed: bool = False) -> QFont:
    if fixed:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    else:
        font = QFont(QApplication.font())
    font.setPointSizeF(points)
    # Glyphs that only a feature of the font gives are no characters to whoever copies them.
    for feature in _FEATURES:
        font.setFeature(QFont.Tag(feature), 0)
    return font


def _numbers(message: Message) -> str:
    source = message.source
    told = [] if source is None else [shown_name(written_by(source))]
    if message.statistics is not None:
        found = answer_figures(message.statistics, served=message.served_figures)
        told += [figure.text for figure in found]
    return " · ".join(told)


MARGINS = QMarginsF(18, 16, 18, 20)
"""Of a page, in millimetres."""
