"""Plain text field that stays fast with text of any length and returns it unchanged."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QToolTip

from foretoken.system.language import tr, tr_noop

_MAX_LINE_BYTES = 20_000
"""In bytes. Qt lays out the whole line for each key press, slowly if its font lacks the glyphs."""
LINE_TOO_LONG = tr_noop("This text has a line that is too long to edit here.")
_Move = QTextCursor.MoveOperation
_LINE_ENDS = str.maketrans({"\u2029": "\n", "\u2028": "\n"})
# U+FDD0 and U+FDD1 delimit frames in a QTextDocument; byte order marks would swap its bytes.
_SAFE = _LINE_ENDS | str.maketrans(
    {"\r": "\n", "\ufdd0": "\ufffd", "\ufdd1": "\ufffd", "\ufeff": "\u200b", "\ufffe": "\ufffd"}
)


class LongTextEdit(QPlainTextEdit):
    """Keeps non-breaking spaces, which Qt's own field replaces when it is read or copied."""

    def toPlainText(self) -> str:
        return self.document().toRawText().translate(_LINE_ENDS)

    def setPlainText(self, text: str) -> None:
        """Replace the text and clear the undo history."""
        super().setPlainText(prepared(text))
        # Qt emits no signal when one line replaces another, and clicking the stale scroll bar would
        # hang.
        layout = self.document().documentLayout()
        layout.documentSizeChanged.emit(layout.documentSize())

    def insertPlainText(self, text: str) -> None:
        """Replace the selection."""
        self.insert(self.textCursor(), text)

    def insert(self, cursor: QTextCursor, text: str) -> None:
        """Replace a cursor's selection, as one undo step."""
        cursor.beginEditBlock()
        cursor.insertText(prepared(text), QTextCharFormat())
        cursor.endEditBlock()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste and drop plain text only."""
        if not source.hasText():
            return
        if self.takes(source.text()):
            self.insertPlainText(source.text())
            self.ensureCursorVisible()
        else:
            place = self.viewport().mapToGlobal(self.cursorRect().bottomLeft())
            QToolTip.showText(place, tr(LINE_TOO_LONG), self)

    def takes(self, text: str) -> bool:
        """Return whether replacing the selection with a text leaves no line too long."""
        before, after = self.textCursor(), self.textCursor()
        before.setPosition(before.selectionStart())
        before.movePosition(_Move.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        after.setPosition(after.selectionEnd())
        after.movePosition(_Move.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return not has_endless_line(before.selectedText() + prepared(text) + after.selectedText())

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the text unchanged."""
        data = QMimeData()
        data.setText(self.textCursor().selectedText().translate(_LINE_ENDS))
        return data


def prepared(text: str) -> str:
    """Normalise line ends, and replace characters that would break a document."""
    return text.replace("\r\n", "\n").translate(_SAFE)


def has_endless_line(text: str, most: int = _MAX_LINE_BYTES) -> bool:
    """Return whether a line has more bytes than ``most``, by default too many for a field."""
    longer = (line for line in text.split("\n") if 4 * len(line) > most)  # four bytes at most
    return any(len(line.encode("utf-8", "replace")) > most for line in longer)
