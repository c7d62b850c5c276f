"""Shows a page of the guide, with its pictures as wide as there is room, in the look of answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from urllib.parse import unquote

from PySide6.QtCore import QEvent, QRegularExpression, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from foretoken.ui.help.guide_pages import anchor_of, picture_path
from foretoken.ui.look.plain_text import Marked
from foretoken.ui.look.sizes import TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.reading.formats import Formats

_REWRITE_MS = 60
_CODE_PADDING = 10
_CELL_CHARACTERS, _LONG_CELL = 3, 60
"""The sides of a cell, in characters; and how many are wide enough for any text."""
_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_LEAST = QTextBlockFormat.LineHeightTypes.MinimumHeight.value


class GuideBrowser(QTextBrowser):
    """Shows Markdown that comes with the program, or ``Marked`` text."""

    _content: Callable[[], str] | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._anchors: dict[str, int] = {}
        """The position of each heading."""
        self._marked: Sequence[str] = ()
        self._formats = Formats(self.font(), theme())
        self._rewriting = QTimer(self, singleShot=True, interval=_REWRITE_MS)
        self._rewriting.timeout.connect(self._rewrite)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A width that follows the length of a page would have it written again and again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)

    def show_content(self, content: Callable[[], str]) -> None:
        """Show Markdown or ``Marked`` text from its beginning; in a new theme it is made again."""
        self._content = content
        self._write()
        self.verticalScrollBar().setValue(0)

    def go_to(self, anchor: str) -> None:
        """Scroll to a heading, or to an anchor of ``Marked`` text."""
        self.document().documentLayout().documentSize()  # everything is laid out then
        if anchor not in self._anchors:
            self.scrollToAnchor(anchor)
            return
        layout = self.document().documentLayout()
        block = self.document().findBlock(self._anchors[anchor])
        self.verticalScrollBar().setValue(round(layout.blockBoundingRect(block).top()))

    def mark(self, words: Sequence[str], anchor: str = "") -> None:
        """Mark all places of these words, and show the first one below a heading."""
        found = self._mark(words)
        begin = self._anchors.get(anchor, 0)
        if places := [position for position in found if position > begin]:
            cursor = QTextCursor(self.document())
            cursor.setPosition(min(places))
            below = self.cursorRect(cursor).bottom() - self.viewport().height()
            if below > 0:
                self.verticalScrollBar().setValue(self.verticalScrollBar().value() + below)

    def _mark(self, words: Sequence[str]) -> list[int]:
        """Mark these words, and return where."""
        self._marked = words
        form = QTextCharFormat()
        form.setBackground(QColor(theme().found))
        found = []
        for word in words:
            pattern = QRegularExpression(
                QRegularExpression.escape(word),
                QRegularExpression.PatternOption.CaseInsensitiveOption,
            )
            cursor = self.document().find(pattern)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                found.append(selection)
                cursor = self.document().find(pattern, cursor)
        self.setExtraSelections(found)
        return [one.cursor.position() for one in found]

    # --- Qt ----------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of the guide; nothing else is read."""
        link = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        path = picture_path(unquote(link))
        picture = QImage() if path is None else QImage(str(path))
        ratio = self.devicePixelRatioF()
        room = round((self.viewport().width() - 2 * Space.SMALL) * ratio)
        if picture.width() > room > 0:
            picture = picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have pictures follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._rewriting.start()

    def changeEvent(self, event: QEvent) -> None:
        """Use the colours of a new theme, and another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._rewrite()

    # --- writing -----------------------------------------------------------------------------

    def _rewrite(self) -> None:
        """Write it again, and stay at the same part of it."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._write()
        self._mark(self._marked)
        bar.setValue(round(share * bar.maximum()))

    def _write(self) -> None:
        if self._content is None:
            return
        document, content = self.document(), self._content()
        self._anchors = {}
        option = document.defaultTextOption()
        if isinstance(content, Marked):
            option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            document.setDefaultTextOption(option)
            document.setDefaultFont(self.font())
            self.setHtml(content)
            return
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        document.setDefaultTextOption(option)
        base = sized_font(self.font(), TEXT_PIXELS)
        document.setDefaultFont(base)
        self._formats = Formats(base, theme())
        document.setMarkdown(content)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        for begin, end in _stretches_of_code(document):
            cursor.setPosition(begin)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.insertFrame(self._code_frame())
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._format_table(frame)
        block = document.begin()
        while block.isValid():
            self._format_block(block)
            block = block.next()
        cursor.endEditBlock()

    def _format_table(self, table: QTextTable) -> None:
        form = table.format()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellSpacing(0)
        form.setCellPadding(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setColumnWidthConstraints(_shares(table))
        form.setTopMargin(Space.SMALL)
        form.setBottomMargin(Space.LARGE)
        table.setFormat(form)
        for row in range(table.rows()):
            for column in range(table.columns()):
                table.cellAt(row, column).setFormat(self._formats.row(head=not row))

    def _code_frame(self) -> QTextFrameFormat:
        form = QTextFrameFormat()
        form.setBackground(QColor(theme().panel))
        form.setBorder(0)
        form.setPadding(scaled(_CODE_PADDING))
        form.setBottomMargin(scaled(Space.MEDIUM))
        return form

    def _format_block(self, block: QTextBlock) -> None:
        formats, form = self._formats, block.blockFormat()
        cursor = QTextCursor(block)
        level, in_table = form.headingLevel(), cursor.currentTable() is not None
        is_code = not in_table and cursor.currentFrame().parentFrame() is not None
        picture = any(fragment.isImageFormat() for _, _, fragment in _fragments(block))
        form.setLineHeight(formats.line_height(level), _LEAST if picture else _FIXED)
        if level:
            self._anchors[anchor_of(block.text())] = block.position()
            form.setTopMargin(scaled(Space.WIDER) if block.position() else 0)
            form.setBottomMargin(scaled(Space.SMALL))
            _set_font(block, formats.font(level))
        elif is_code:
            self._format_code(block, form)
        elif block.length() == 1 and not in_table:  # between tables and what is around them
            form.setLineHeight(1, _FIXED)
            form.setTopMargin(0)
            form.setBottomMargin(0)
        else:
            in_list = block.textList() is not None
            form.setTopMargin(0)
            form.setBottomMargin(0 if in_table else scaled(Space.TINY if in_list else Space.MEDIUM))
        cursor.setBlockFormat(form)
        if not level and not is_code:
            self._format_code_spans(block)

    def _format_code(self, block: QTextBlock, form: QTextBlockFormat) -> None:
        """A line of a block of code; long ones wrap."""
        form.setNonBreakableLines(False)
        form.setTopMargin(0)
        form.setBottomMargin(0)
        _set_font(block, self._formats.code_font)

    def _format_code_spans(self, block: QTextBlock) -> None:
        made = QTextCharFormat()
        made.setFont(self._formats.code_font)
        made.setBackground(QColor(theme().panel))
        cursor = QTextCursor(block)
        for start, end, form in list(_fragments(block)):
            if form.fontFixedPitch():
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(made)


def _set_font(block: QTextBlock, font: QFont) -> None:
    form, cursor = QTextCharFormat(), QTextCursor(block)
    form.setFont(font)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.setCharFormat(form)


def _shares(table: QTextTable) -> list[QTextLength]:
    """How much of the width each column gets: by its longest word, and how long its texts are."""
    wanted = []
    for column in range(table.columns()):
        cells = [table.cellAt(row, column) for row in range(table.rows())]
        texts = [cell.firstCursorPosition().block().text() for cell in cells]
        word = max(len(word) for text in texts for word in text.split() or [""])
        length = sum(map(len, texts)) / len(texts)
        wanted.append(_CELL_CHARACTERS + max(word, min(length, _LONG_CELL)))
    percent = QTextLength.Type.PercentageLength
    return [QTextLength(percent, 100 * each / sum(wanted)) for each in wanted]


def _stretches_of_code(document: QTextDocument) -> list[tuple[int, int]]:
    """Where each block of code begins and ends; the last one first."""
    found: list[tuple[int, int]] = []
    block = document.begin()
    while block.isValid():
        if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            begin, end = block.position(), block.position() + block.length() - 1
            if found and found[-1][1] == begin - 1:
                begin = found.pop()[0]
            found.append((begin, end))
        block = block.next()
    return found[::-1]


def _fragments(block: QTextBlock) -> Iterator[tuple[int, int, QTextCharFormat]]:
    """The stretches of a block that look the same: from, to, format."""
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        yield fragment.position(), fragment.position() + fragment.length(), fragment.charFormat()
        at += 1
