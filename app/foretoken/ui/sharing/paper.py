"""Pages of conversations, for PDF or a printer: black on white, in the light theme's colours."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSaveFile, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
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
from foretoken.chat.sharing.shared import SharedChat, SharingError, attached, author, facts, moment
from foretoken.chat.sharing.stored_chats import Selection, read_shared, selected
from foretoken.chat.store.conversations import ConversationRow
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.engine.token_display import ALL_KINDS, KIND_LABELS, TokenKind
from foretoken.system.language import number, tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.theme import LIGHT, TEXT_PIXELS
from foretoken.ui.look.token_style import shown_text, token_formats
from foretoken.ui.reading.formats import Formats
from foretoken.ui.reading.formula_image import FormulaImage, formula_of
from foretoken.ui.reading.lines import Look, TextLine, Units, lines_of
from foretoken.ui.reading.page import Page, PagePart

T = TypeVar("T")
_TEXT, _SMALL, _TITLE = 10.5, 8.5, 17.0
"""Font sizes in points."""
_DPI = 96.0
"""Resolution of distances in a document; Qt scales most of them to the device."""
_SPACING_FACTOR = 0.85
"""Spacing of lines and blocks relative to the screen."""
_FEATURES = ("calt", "liga", "clig", "case")
_BATCH_BLOCKS = 40
"""Blocks to lay out at once, before the event loop runs again."""
_STRIP_PARTS = 40
_STRIPS: dict[TokenKind | None, str] = {
    TokenKind.DRAFT: LIGHT.draft,
    TokenKind.LOOKUP: LIGHT.draft,
    TokenKind.CORRECTION: LIGHT.correction,
    TokenKind.BONUS: LIGHT.bonus,
    TokenKind.CHOSEN: LIGHT.accent,
}
_NO_FORMAT = QTextCharFormat()
_MARGINS_MM = QMarginsF(18, 16, 18, 20)
_FOOT_POINTS, _FOOT_SHARE = 8.0, 0.03
_EDGE_PIXELS = 2
"""Device pixels by which tints extend beyond their lines."""


class PaperFormats(Formats):
    """Formats for paper: sizes in points, and nothing is painted outside the document."""

    is_paper = True

    def __init__(self, device: QPaintDevice, *, muted: bool = False) -> None:
        """``muted``: for thinking sections."""
        super().__init__(_font(_TEXT), LIGHT)
        self.unit = _TEXT / TEXT_PIXELS * _DPI / 72
        self.aside = device.logicalDpiY() / _DPI
        self._muted = muted

    def _line_height(self, level: int = 0) -> float:
        return round(super()._line_height(level) * _SPACING_FACTOR)

    def gap(self, before: Block, block: Block) -> float:
        return super().gap(before, block) * _SPACING_FACTOR

    def _sized(self, font: QFont, pixels: float) -> QFont:
        font.setPointSizeF(pixels * _TEXT / TEXT_PIXELS)
        return _without_features(font)

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


class PaperText:
    """A conversation as a text document, which Qt divides into pages."""

    def __init__(self, device: QPaintDevice, page: QSizeF, *, colours: bool) -> None:
        """``page`` is the size of the text area in device pixels."""
        self.document = document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setDefaultFont(_font(_TEXT))
        document.documentLayout().setPaintDevice(device)
        scale = device.logicalDpiY() / _DPI
        FormulaImage(document, lambda: scale, document)
        document.setPageSize(page)
        self._cursor = QTextCursor(document)
        self._formats, self._thoughts = (PaperFormats(device, muted=each) for each in (False, True))
        self._colours = colours
        self._marks = token_formats(LIGHT, ALL_KINDS if colours else frozenset())

    def write(self, chat: SharedChat) -> Iterator[None]:
        """Write all visible parts of a conversation; yields between its pieces."""
        self._head(chat)
        for message in chat.shown:
            if message.role is Role.ASSISTANT:
                yield from self._answer(message)
            else:
                self._question(message)
                yield

    def _head(self, chat: SharedChat) -> None:
        conversation = chat.conversation
        title = shown_name(conversation.title)
        self._line(title, _TITLE, LIGHT.text, bold=True, below=2)
        folder = [shown_name(chat.folder)] if chat.folder else []
        self._line(" · ".join([moment(conversation.created_ms), *folder]), below=10)
        if self._colours:
            self._line("", below=10)
            plain = _characters(_SMALL, LIGHT.muted)
            for place, kind in enumerate(TokenKind):
                sample = QTextCharFormat(plain)
                sample.merge(self._marks[kind])
                self._cursor.insertText("    " if place else "", plain)
                self._cursor.insertText(tr(KIND_LABELS[kind]), sample)
        prompt = conversation.system_prompt.strip()
        if prompt and chat.only is None:
            self._line(tr("System prompt"), bold=True, above=6, below=2)
            self._line(shown_text(prompt), below=8)

    def _question(self, message: Message) -> None:
        form = QTextFrameFormat()
        form.setBackground(QColor(LIGHT.bubble))
        form.setPadding(8)
        form.setMargin(6)
        form.setTopMargin(20)
        form.setBottomMargin(12)
        self._cursor.insertFrame(form)
        self._line(author(message), bold=True, below=2)
        if files := attached(message):
            self._line(files, below=2)
        self._line(shown_text(message.text.strip("\n")), _TEXT, LIGHT.text)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _answer(self, message: Message) -> Iterator[None]:
        self._line(shown_name(author(message)), bold=True, above=8, below=4)
        for section in sections_of(message):
            if section.thought:
                self._line(section.thought, bold=True, above=6, below=4)
            yield from self._section(section)
        if message.error:
            self._line(shown_name(message.error), colour=LIGHT.error, above=6, below=4)
        if numbers := facts(message):
            self._line(numbers, above=6, below=4)

    def _section(self, section: AnswerSection) -> Iterator[None]:
        source, units = section.text, Units(section.text)
        kinds = [
            kind
            for char, kind in zip(source, section.kinds, strict=True)
            for _ in range(1 if char <= "\uffff" else 2)
        ]
        page = Page(self.document, self._thoughts if section.thought else self._formats)
        blocks = section.blocks
        if blocks and blocks[0].kind not in (BlockKind.CODE, BlockKind.TABLE):
            self._begin_block(QTextBlockFormat())  # frames and tables have their own
        for first in range(0, len(blocks), _BATCH_BLOCKS):
            parts = []
            for block in blocks[first : first + _BATCH_BLOCKS]:
                code = block.runs[0].text if block.kind is BlockKind.CODE else ""
                roles = highlight(code, block.language) if code else ()
                parts.append(PagePart(block, lines_of(block, units, formula_of, roles)))
            page.write(len(page.parts), parts)
            if self._colours:
                self._colour(parts, kinds)
            self._cursor.movePosition(QTextCursor.MoveOperation.End)
            self.document.pageCount()  # forces the layout
            yield

    def _colour(self, parts: Sequence[PagePart], kinds: Sequence[TokenKind | None]) -> None:
        """Overlay the text with the colours of its tokens."""
        for part in parts:
            for position, line in zip(part.positions, part.lines, strict=True):
                block = self.document.findBlock(position)
                block.layout().setFormats(list(self._overlays(line, kinds)))

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
                if kind is not None and self._marks[kind] != _NO_FORMAT:
                    yield _overlay(place, count, self._marks[kind])
                place += count

    def _line(
        self,
        text: str,
        points: float = _SMALL,
        colour: str = LIGHT.muted,
        *,
        bold: bool = False,
        above: float = 0,
        below: float = 0,
    ) -> None:
        """Write a paragraph that is not part of a message."""
        form = QTextBlockFormat()
        form.setTopMargin(above)
        form.setBottomMargin(below)
        self._begin_block(form)
        self._cursor.insertText(text, _characters(points, colour, bold=bold))

    def _begin_block(self, form: QTextBlockFormat) -> None:
        """Go to an empty block: the one after a frame or table, or a new one."""
        if self._cursor.block().length() > 1:
            self._cursor.insertBlock(form)
        else:
            self._cursor.setBlockFormat(form)


def _overlay(start: int, length: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, length, form
    return made


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
    return _without_features(font)


def _without_features(font: QFont) -> QFont:
    """Switch off font features: their glyphs cannot be copied from a PDF as characters."""
    for feature in _FEATURES:
        font.setFeature(QFont.Tag(feature), 0)
    return font


class Paper:
    """The pages of a print device, filled one conversation after the other."""

    def __init__(self, device: QPagedPaintDevice, *, colours: bool) -> None:
        """Raises ``SharingError`` if the device cannot be painted on."""
        device.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
        self._device, self._colours = device, colours
        self._painter = QPainter()
        if not self._painter.begin(device):
            text = tr("Cannot print: the printer or the file is not ready.")
            raise SharingError("as-told", text=text)
        room = QRectF(self._painter.viewport())
        self._foot = room.height() * _FOOT_SHARE
        self._size = QSizeF(room.width(), room.height() - 2 * self._foot)
        self._pages = 0
        self._context = QAbstractTextDocumentLayout.PaintContext()
        self._context.palette.setColor(QPalette.ColorRole.Text, QColor(LIGHT.text))

    def add(self, chat: SharedChat) -> Iterator[None]:
        """Add a conversation, starting on a new page; yields between its pieces."""
        text = PaperText(self._device, self._size, colours=self._colours)
        yield from text.write(chat)
        for page in range(text.document.pageCount()):
            self._draw(text.document, page)
            yield

    def end(self) -> bool:
        """Finish; return whether everything could be written."""
        return self._painter.end()

    def _draw(self, document: QTextDocument, page: int) -> None:
        if self._pages:
            self._device.newPage()
        self._pages += 1
        painter, width, height = self._painter, self._size.width(), self._size.height()
        self._context.clip = QRectF(0, page * height, width, height)
        painter.save()
        painter.translate(0, -page * height)
        painter.setClipRect(self._context.clip.adjusted(0, 0, 0, -_EDGE_PIXELS))
        document.documentLayout().draw(painter, self._context)
        painter.restore()
        painter.setFont(_font(_FOOT_POINTS))
        painter.setPen(QColor(LIGHT.muted))
        foot = QRectF(0, height + self._foot, width, self._foot)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, side, number(self._pages))


class PaperRun(QObject):
    """Fills pages on the GUI thread, a piece per event-loop turn so that the window responds."""

    progressed = Signal(int, int)
    """Number of conversations done, and the total."""
    ended = Signal(int)
    """Number of conversations on the pages."""
    failed = Signal(str)

    def __init__(
        self, wanted: Selection | Sequence[SharedChat], archive: ChatArchive, parent: QObject
    ) -> None:
        """``archive`` holds the chats of a selection."""
        super().__init__(parent)
        self._wanted, self._archive = wanted, archive
        self._paper: Paper | None = None
        self._file: QSaveFile | None = None
        self._pieces: Iterator[None] = iter(())
        self._done = 0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_due)

    def begin_pdf(self, file: str, title: str, *, colours: bool) -> None:
        """Write a PDF; an existing file is replaced once it is complete."""
        self._file = QSaveFile(file)
        if not self._file.open(QSaveFile.OpenModeFlag.WriteOnly):
            why = self._file.errorString()
            self._fail(tr("Could not write {file}: {why}.", file=file, why=why))
            return
        writer = QPdfWriter(self._file)
        writer.setTitle(title)
        writer.setCreator("Foretoken")  # not translated: a name
        self.begin(writer, colours=colours)

    def begin(self, device: QPagedPaintDevice, *, colours: bool) -> None:
        """Fill the pages of a device."""
        self._pieces = self._write(device, colours)
        self._timer.start()

    def _write(self, device: QPagedPaintDevice, colours: bool) -> Iterator[None]:
        """Write all conversations; yields between pieces, and while one is being read."""
        paper = self._paper = Paper(device, colours=colours)
        wanted = self._wanted
        chats: list[SharedChat | ConversationRow] = []
        if isinstance(wanted, Selection):
            rows = yield from self._stored(lambda store: selected(store, wanted))
            if rows is None:
                raise SharingError("as-told", text=tr("Chats are not being saved."))
            chats += rows
        else:
            chats += wanted
        if not chats:
            raise SharingError("export-without-chats")
        for at, row in enumerate(chats, 1):
            chat = row if isinstance(row, SharedChat) else (yield from self._read(row))
            if chat is not None:
                yield from paper.add(chat)
                self._done += 1
            self.progressed.emit(at, len(chats))

    def _read(self, row: ConversationRow) -> Generator[None, None, SharedChat | None]:
        return self._stored(lambda store: read_shared(store, row))

    def _stored(self, read: Callable[[ChatStore], T]) -> Generator[None, None, T | None]:
        """Wait for what ``read`` returns from the store; None without a store."""
        found: list[T | None] = []
        self._archive.ask(read, found.append, otherwise=lambda: found.append(None))
        while not found:
            yield
        return found[0]

    @Slot()
    def cancel(self) -> None:
        """Stop; an existing file is left unchanged."""
        self._timer.stop()
        self._close()
        if self._file is not None:
            self._file.cancelWriting()
        self.deleteLater()

    @Slot()
    def _on_due(self) -> None:
        try:
            next(self._pieces)
        except StopIteration:
            self._complete()
        except SharingError as error:
            self._fail(str(error))

    def _complete(self) -> None:
        self._timer.stop()
        written = self._close()
        if self._file is not None:
            written = self._file.commit() and written
        if written:
            self.ended.emit(self._done)
            self.deleteLater()
        else:
            why = "" if self._file is None else self._file.errorString()
            if why:
                self._fail(tr("Not all pages could be written: {why}.", why=why))
            else:
                self._fail(tr("Not all pages could be written."))

    def _close(self) -> bool:
        """Release the device, which must go before its file; return whether all was written."""
        written = self._paper is not None and self._paper.end()
        self._pieces, self._paper = iter(()), None
        return written

    def _fail(self, words: str) -> None:
        self.cancel()
        self.failed.emit(words)
