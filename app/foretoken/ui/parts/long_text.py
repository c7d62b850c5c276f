"""Text fields that stay quick with any text: endless paragraphs are laid out in parts.

Qt lays out a paragraph as a whole, and looks for the end of a word anew in each line that the
word fills: a word of 400,000 letters takes seconds, and again with each key. So a long paragraph
is several blocks of the document. The break between two of them is marked, is there for the
layout alone, and stands in no text that is read or copied. The later parts are also the items of a
list without bullets: Qt keeps it up to date, however much is written, taken away and undone, so
that reading need not look at each of a hundred thousand lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextList,
    QTextListFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

LONG_PARAGRAPH = 4000
"""Paragraphs of more characters are laid out in parts: nobody writes such ones."""
_PART = 2000
_BREAK = "\u2029"
"""Between two blocks, as a document has it."""
_BREAK_INSIDE = "\u2028"
"""Between two lines of a block."""
_MANY_LINES = 2000
"""Of more, many share a block: a document takes microseconds for each, whatever stands in it."""
_COST_OF_A_LINE = 40
"""In characters."""
_SEAM = int(QTextFormat.Property.UserProperty.value) + 1
_FIT = str.maketrans(
    {
        "\r": "\n",
        "\u2028": "\n",
        "\u2029": "\n",
        "\ufdd0": "\ufffd",
        "\ufdd1": "\ufffd",
        "\ufeff": "\u200b",
        "\ufffe": "\ufffd",
    }
)
"""What means something else to a document of Qt."""


def fit_for_document(text: str) -> str:
    """The text with one kind of line ends, and nothing else that Qt would take for one."""
    return text.replace("\r\n", "\n").translate(_FIT)


def parts_of(paragraph: str, start: int = 0) -> Iterator[str]:
    """The paragraph in pieces that are quick to lay out, cut behind a space where there is one.

    ``start``: where one of them begins; those before it are left out. Of a paragraph that grows
    all but the last stay, once there are several.
    """
    if len(paragraph) <= LONG_PARAGRAPH:
        yield paragraph[start:]
        return
    while len(paragraph) - start > _PART:
        space = paragraph.rfind(" ", start + _PART // 2, start + _PART)
        end = start + _PART if space < 0 else space + 1
        yield paragraph[start:end]
        start = end
    yield paragraph[start:]


def _blocks_of(lines: Sequence[str]) -> Iterator[str]:
    """What stands in a block each: a line, or of very many as many as are quick to lay out."""
    if len(lines) <= _MANY_LINES:
        yield from lines
        return
    together: list[str] = []
    length = 0
    for line in lines:
        length += len(line) + _COST_OF_A_LINE
        if length > _PART and together:
            yield _BREAK_INSIDE.join(together)
            together, length = [], len(line) + _COST_OF_A_LINE
        together.append(line)
    yield _BREAK_INSIDE.join(together)


class LongTextEdit(QPlainTextEdit):
    """Plain text that may be long; reading it gives exactly what was put in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seam = QTextCharFormat()
        self._seam.setProperty(_SEAM, True)
        self._seams: dict[int, bool] = {}  # by the index of a format in the document
        self._group = -1  # of the list that has the later parts of paragraphs
        self._read = (-1, "")  # at which revision, and what

    def toPlainText(self) -> str:
        """The whole text."""
        revision = self.document().revision()
        if self._read[0] != revision:
            self._read = revision, self._text_between(0, self.document().characterCount() - 1)
        return self._read[1]

    def setPlainText(self, text: str) -> None:
        """Replace everything; there is nothing to undo afterwards."""
        undoes = self.isUndoRedoEnabled()
        self.setUndoRedoEnabled(False)
        # Taking the text away would keep all that it took: a document never gets smaller.
        blocked = self.blockSignals(bool(text))  # it changes once, from the old to the new text
        self.document().clear()
        self.blockSignals(blocked)
        self._group, self._seams = -1, {}
        if text:
            self.insert(QTextCursor(self.document()), text)
        self.setUndoRedoEnabled(undoes)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def insertPlainText(self, text: str) -> None:
        """Write in the place of what is selected."""
        self.insert(self.textCursor(), text)

    def insert(self, cursor: QTextCursor, text: str) -> None:
        """Write in the place of what a cursor has selected; one step to undo."""
        plain = QTextCharFormat()  # a break of a person is never taken for one of the layout
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        lines = fit_for_document(text).split("\n")
        if max(map(len, lines)) <= LONG_PARAGRAPH:
            first, *others = lines
            cursor.insertText(first, plain)
            if others:
                # What follows is given the format of its block, and is no later part itself: a
                # list takes seconds to let go of a hundred thousand items.
                cursor.insertBlock(QTextBlockFormat(), plain)
                cursor.insertText("\n".join(_blocks_of(others)), plain)
        else:
            for number, line in enumerate(lines):
                if number:
                    cursor.insertBlock(QTextBlockFormat(), plain)
                for place, part in enumerate(parts_of(line)):
                    if place:
                        self._insert_seam(cursor)
                    cursor.insertText(part, plain)
        cursor.endEditBlock()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste and drop plain text only."""
        if source.hasText():
            self.insertPlainText(source.text())
            self.ensureCursorVisible()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copying gives the text as it is."""
        cursor = self.textCursor()
        data = QMimeData()
        data.setText(self._text_between(cursor.selectionStart(), cursor.selectionEnd()))
        return data

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that takes a character away takes one that can be seen."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._take_seam(before=event.key() == Qt.Key.Key_Backspace)
        super().keyPressEvent(event)

    def _insert_seam(self, cursor: QTextCursor) -> None:
        later = QTextBlockFormat()
        if self._group >= 0:
            later.setObjectIndex(self._group)
        cursor.insertBlock(later, self._seam)
        if self._group < 0:
            without_bullets = QTextListFormat()
            without_bullets.setStyle(QTextListFormat.Style.ListStyleUndefined)
            self._group = cursor.createList(without_bullets).objectIndex()

    def _take_seam(self, *, before: bool) -> None:
        cursor = self.textCursor()
        block = cursor.block()
        if cursor.hasSelection() or self.isReadOnly():
            return
        if before and cursor.atBlockStart():
            if self._is_part(block):
                cursor.deletePreviousChar()
            elif block.textList() is not None:  # begun behind a part, whose format it was given
                cursor.setBlockFormat(QTextBlockFormat())
        elif not before and cursor.atBlockEnd() and self._is_part(block.next()):
            cursor.deleteChar()

    def _is_part(self, block: QTextBlock) -> bool:
        """Whether it goes on with the paragraph of the block before."""
        if not block.isValid() or block.position() == 0:
            return False
        index = block.charFormatIndex()
        if index not in self._seams:
            self._seams[index] = block.charFormat().hasProperty(_SEAM)
        return self._seams[index]

    def _later_parts(self) -> Iterator[int]:
        """Where they begin, in UTF-16 units, first to last."""
        parts = self.document().object(self._group) if self._group >= 0 else None
        if isinstance(parts, QTextList):
            for number in range(parts.count()):
                block = parts.item(number)
                if self._is_part(block):
                    yield block.position()

    def _text_between(self, start: int, end: int) -> str:
        """Places in the document count in UTF-16 units."""
        whole = self.document().toRawText().encode("utf-16-le", "surrogatepass")
        pieces: list[bytes] = []
        for later in self._later_parts():
            if start < later <= end:
                pieces.append(whole[2 * start : 2 * later - 2])
                start = later
        pieces.append(whole[2 * start : 2 * end])
        text = b"".join(pieces).decode("utf-16-le", "surrogatepass")
        return text.replace(_BREAK, "\n").replace(_BREAK_INSIDE, "\n")
