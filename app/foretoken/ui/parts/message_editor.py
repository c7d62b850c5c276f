"""The field for a message: plain text that grows; files that are pasted are handed on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QWidget

from foretoken.control.process.garbage import put_off
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.dropped_files import has_local_files, local_files
from foretoken.ui.parts.long_text import LongTextEdit, prepared

_MOST_LINES = 8
_MOST_TYPED, _SHORT = 30_000, 1000
"""Characters for which Qt's field is quick, and those that never become a file."""
_NO_PICTURES = tr_noop(
    "Pictures cannot be attached: these models read text only. Describe the picture instead."
)


class MessageEditor(LongTextEdit):
    """Plain text that grows up to eight lines; Enter sends."""

    send_pressed = Signal()
    up_pressed = Signal()
    focus_changed = Signal()
    files_given = Signal(object)
    """Files (list[Path]) were pasted."""
    long_text_given = Signal(str)
    """A text was pasted that is too long for the field."""
    refused = Signal(str)
    """Why something else cannot be pasted, in words for a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False
        self._barred_for: tuple[int, int, str] | None = None
        """The text, width and font that needed a scroll bar."""
        self.takes_files = False
        """Whether pasted files are reported; else their names are pasted."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setPlaceholderText(tr("Write a message…"))
        self.setAccessibleName(tr("Message"))
        self.setAccessibleDescription(tr("Enter sends, Shift+Enter starts a new line"))
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Be as tall as the text at another size, and show the words in the empty field at it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.viewport().setFont(self.font())  # a style sheet has given it one of its own
            self.fit()

    def is_blank(self) -> bool:
        """Whether there is nothing to send; looks no further than needed."""
        block = self.document().begin()
        while block.isValid() and not block.text().strip():
            block = block.next()
        return not block.isValid()

    def move_to_end(self) -> None:
        """Put the cursor behind the text, in view."""
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sends, Shift+Enter breaks the line, Up in the empty field edits the last one."""
        put_off()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._composing:  # every key belongs to the input method
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
        """Remember whether a word is being composed: its Enter must not send."""
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which takes them wherever they are dropped."""
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Whether pasting does something."""
        wanted = has_local_files(source) or source.hasImage()
        return super().canInsertFromMimeData(source) or (self.takes_files and wanted)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste and drop plain text only; files are reported."""
        if self.takes_files and has_local_files(source):
            self.files_given.emit(local_files(source))
        elif source.hasText():
            text, cursor = source.text(), self.textCursor()
            selected = cursor.selectionEnd() - cursor.selectionStart()
            length = self.document().characterCount() - selected + len(text)
            long = length > _MOST_TYPED or not self.takes(text)
            if self.takes_files and len(text) > _SHORT and long:
                self.long_text_given.emit(prepared(text))
            else:
                super().insertFromMimeData(source)
        elif self.takes_files and source.hasImage():
            self.refused.emit(tr(_NO_PICTURES))

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the window while nothing is typed: something else can be taken back."""
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
        """Another width breaks lines elsewhere, and the layout does not tell."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the field has the focus."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the field has lost the focus."""
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """It is opaque: when its cursor blinks, nothing below it is painted anew."""
        QPainter(self.viewport()).fillRect(event.rect(), QColor(theme().panel))
        super().paintEvent(event)

    @Slot()
    def fit(self) -> None:
        """Take the height that the text needs."""
        lines = self._lines()
        policy = Qt.ScrollBarPolicy
        # A bar makes lines shorter, and text with long words may need fewer then: it stays for as
        # long as the same text stands in the same width, or it would come and go without end.
        asked = self.document().revision(), self.width(), self.font().key()
        if lines > _MOST_LINES:
            self._barred_for = asked
        on = self._barred_for == asked
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if on else policy.ScrollBarAlwaysOff
        )
        shown = max(1, min(_MOST_LINES, lines))
        self.setFixedHeight(shown * QFontMetrics(self.font()).lineSpacing() + 2)

    def _lines(self) -> int:
        """How many lines the text fills; looks no further than needed.

        The layout's own count takes each paragraph that is not laid out yet for one line.
        """
        layout, block, lines = self.document().documentLayout(), self.document().begin(), 0
        while block.isValid() and lines <= _MOST_LINES:
            layout.blockBoundingRect(block)  # lays it out
            lines += block.layout().lineCount()
            block = block.next()
        return lines
