"""Text fields: plain text of any length, returned unchanged, and the growing message field."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QFontMetrics,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QToolTip, QWidget

from foretoken.control.process.memory import postpone
from foretoken.system.language import tr, tr_noop
from foretoken.ui.parts.files import has_local_files, local_files

_Move = QTextCursor.MoveOperation
_MAX_LINE_BYTES = 20_000
"""In bytes. Qt lays out the whole line for each key press, slowly if its font lacks the glyphs."""
LINE_TOO_LONG = tr_noop("This text has a line that is too long to edit here.")
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


_MAX_LINES = 8
_MAX_TYPED, _NEVER_FILE = 30_000, 1000
"""Characters that Qt's field handles fast, and those that never become a file."""
_NO_PICTURES = tr_noop(
    "Images cannot be attached: these models read only text. Describe the image instead."
)


class MessageEditor(LongTextEdit):
    """Plain text that grows up to eight lines; Enter sends."""

    send_pressed = Signal()
    up_pressed = Signal()
    files_pasted = Signal(object)
    """Pasted files (list[Path])."""
    long_text_pasted = Signal(str)
    """A pasted text that is too long for the field."""
    refused = Signal(str)
    """Why other content cannot be pasted, as a message to the user."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False
        self.takes_files = False
        """Whether pasted files are reported; otherwise their names are pasted."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setPlaceholderText(tr("Write a message…"))
        self.setAccessibleName(tr("Message"))
        self.setAccessibleDescription(tr("Enter sends, Shift+Enter starts a new line"))
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Adjust height and placeholder to another text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.viewport().setFont(self.font())  # a style sheet gives it its own font
            self.fit()

    def is_blank(self) -> bool:
        """Return whether there is nothing to send."""
        return not self.toPlainText().strip()

    def move_to_end(self) -> None:
        """Move the cursor to the end of the text, and into view."""
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sends, Shift+Enter breaks the line, Up in an empty field edits the last message."""
        postpone()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._composing:  # all keys belong to the input method
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if held & Qt.KeyboardModifier.ShiftModifier:
                self.insertPlainText("\n")
                self.ensureCursorVisible()
            else:
                self.send_pressed.emit()
        elif event.key() == Qt.Key.Key_Up and not held and self.document().isEmpty():
            self.up_pressed.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Track whether a word is being composed; its Enter must not send."""
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which accepts them anywhere."""
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Return whether pasting would do something."""
        wanted = has_local_files(source) or source.hasImage()
        return super().canInsertFromMimeData(source) or (self.takes_files and wanted)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste plain text only; report files."""
        if self.takes_files and has_local_files(source):
            self.files_pasted.emit(local_files(source))
        elif source.hasText():
            text, cursor = source.text(), self.textCursor()
            selected = cursor.selectionEnd() - cursor.selectionStart()
            length = self.document().characterCount() - selected + len(text)
            long = length > _MAX_TYPED or not self.takes(text)
            if self.takes_files and len(text) > _NEVER_FILE and long:
                self.long_text_pasted.emit(prepared(text))
            else:
                super().insertFromMimeData(source)
        elif self.takes_files and source.hasImage():
            self.refused.emit(tr(_NO_PICTURES))

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the window while the field is empty, where it undoes other actions."""
        frame, focus = self.parentWidget(), (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
        if frame is not None and event.type() in focus:
            frame.update()  # its border shows the focus
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and self.document().isEmpty()
        ):
            event.ignore()
            return False
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again: another width wraps lines elsewhere, without a signal from the layout."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    @Slot()
    def fit(self) -> None:
        """Set the height that the text needs."""
        lines, policy = self._lines(), Qt.ScrollBarPolicy
        # Shorter lines beside the bar may be fewer: without this it would come and go forever.
        shown = self.verticalScrollBarPolicy() is policy.ScrollBarAlwaysOn
        needed = _MAX_LINES if shown else _MAX_LINES + 1
        bar = policy.ScrollBarAlwaysOn if lines >= needed else policy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bar)
        height = max(1, min(_MAX_LINES, lines)) * QFontMetrics(self.font()).lineSpacing()
        self.setFixedHeight(height + 2)

    def _lines(self) -> int:
        """Return the number of lines, reading no further than necessary.

        The layout's own count takes each paragraph that is not laid out yet as one line.
        """
        layout, block, lines = self.document().documentLayout(), self.document().begin(), 0
        while block.isValid() and lines <= _MAX_LINES:
            layout.blockBoundingRect(block)  # forces the layout
            lines += block.layout().lineCount()
            block = block.next()
        return lines
