"""Text widget as tall as its content, and the text metrics of the chat."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from math import ceil

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLine,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from foretoken.chat.conversations.text_search import Span
from foretoken.ui.look.theme import LINE_PIXELS, TEXT_PIXELS, sized_font, theme
from foretoken.ui.look.themed import Themed

COLUMN_PIXELS = 720
"""Maximum text width; with the gaps at both sides the column takes 760."""
SIDE_GAP_PIXELS = 20
TAB_SPACES = 4
_MAX_MARKS = 100
"""Most matches marked at once: Qt draws the lines of a paragraph again for each of them."""
_MARK_MS = 1600
_PAGE_KEYS = frozenset({Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End})
_CURSOR_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})


class GrowingText(Themed, QTextEdit):
    """Read-only, selectable text that is always as tall as its content.

    A subclass whose text is searched or marked defines ``place_of`` and ``_spans_in``.
    """

    place_wanted = Signal(QPoint)
    """Position to keep in view while selecting or moving the cursor, in global coordinates."""

    def __init__(self, parent: QWidget | None = None, *, pixels: int = TEXT_PIXELS) -> None:
        super().__init__(parent)
        self._pixels = pixels
        self._line_format = QTextBlockFormat()
        self._marked = (0, 0)
        self._found: list[Span] = []
        self._current_found: Span | None = None
        self._marks: list[QTextEdit.ExtraSelection] = []
        self._mark_timer = QTimer(self, singleShot=True, interval=_MARK_MS)
        self._mark_timer.timeout.connect(self._draw_found)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.viewport().setAutoFillBackground(False)
        # What is already painted stays valid when the text grows at its end.
        for part in (self, self.viewport()):
            part.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._on_size_changed)
        GrowingText.on_look_changed(self)

    def on_look_changed(self) -> None:
        """Apply the text size, and the colours of matches."""
        self._draw_found()
        font = sized_font(self.font(), self._pixels)
        line_height = round(LINE_PIXELS * font.pixelSize() / TEXT_PIXELS)
        # A style sheet may have set the font already, but never the line height.
        if font == self.font() and line_height == self._line_format.lineHeight():
            return
        document = self.document()
        document.setLayoutEnabled(False)  # lay out once instead of after each change
        self.setFont(font)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance(" ") * TAB_SPACES)
        # A fixed line height, whichever fonts the characters of a line come from.
        self._line_format.setLineHeight(
            line_height, QTextBlockFormat.LineHeightTypes.FixedHeight.value
        )
        self.set_line_format()
        document.setLayoutEnabled(True)

    def set_line_format(self) -> None:
        """Apply the line height to all lines."""
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(self._line_format)

    def set_text(self, text: str) -> None:
        self.setPlainText(text)
        self.set_line_format()

    def _line_at(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        """Return the paragraph and line at a point, or the nearest ones."""
        place = self.document().documentLayout().hitTest(point, Qt.HitTestAccuracy.FuzzyHit)
        block = self.document().findBlock(max(0, place))
        y, layout = point.y() - self._origin(block).y(), block.layout()
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        above = [line for line in lines if line.y() <= y] or lines[:1] or [QTextLine()]
        return block, above[-1]

    def _origin(self, block: QTextBlock) -> QPointF:
        return self.document().documentLayout().blockBoundingRect(block).topLeft()

    def rects_of(self, position: int, stop: int) -> Iterator[QRectF]:
        """Yield the areas filled by the text between two document positions, line by line."""
        block = self.document().findBlock(position)
        while block.isValid() and block.position() < stop:
            origin, layout = self._origin(block), block.layout()
            at = max(0, position - block.position())
            last = min(block.length() - 1, stop - block.position())
            while at < last and (line := layout.lineForTextPosition(at)).isValid():
                end = line.textStart() + line.textLength()
                for left, right in self._spans_in(block, line, at, min(last, end)):
                    top, height = origin.y() + line.y(), line.ascent() + line.descent()
                    yield QRectF(origin.x() + left, top, right - left, height)
                if end <= at:
                    break
                at = end
            block = block.next()

    def _spans_in(
        self, block: QTextBlock, line: QTextLine, start: int, stop: int
    ) -> list[tuple[float, float]]:
        """Return the horizontal extents of characters of a line, in block coordinates."""
        raise NotImplementedError

    def place_of(self, offset: int) -> int:
        """Return the document position of an offset in the text."""
        raise NotImplementedError

    def area_of(self, span: Span) -> QRect:
        """Return the area of a part of the text; null if empty."""
        return self._area(self.place_of(span[0]), self.place_of(span[1]))

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark search matches; ``current`` is the one the user is at."""
        if self._found != spans or self._current_found != current:
            self._found, self._current_found = list(spans), current
            self._draw_found()

    @Slot()
    def _draw_found(self) -> None:
        marks = found_marks(self._found, self._current_found, self._cursor_of)
        if self._mark_timer.isActive():
            marks += found_marks([self._marked], self._marked, self._cursor_between)
        if marks or self._marks:
            self._marks = marks
            self.setExtraSelections(marks)

    def _cursor_of(self, span: Span) -> QTextCursor:
        return self._cursor_between((self.place_of(span[0]), self.place_of(span[1])))

    def _cursor_between(self, places: Span) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(places[0])
        cursor.setPosition(places[1], QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def selected_plain_text(self) -> str:
        """Return the selection as it would be copied."""
        return self.textCursor().selection().toPlainText()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy plain text, without fonts and colours."""
        data = QMimeData()
        data.setText(self.selected_plain_text())
        return data

    def mark(self, position: int, stop: int) -> QRect:
        """Mark the text between two positions briefly; return its area, null if empty."""
        self._marked = position, stop
        self._mark_timer.start()
        self._draw_found()
        return self._area(position, stop)

    def _area(self, position: int, stop: int) -> QRect:
        area = QRectF()
        for rect in self.rects_of(position, stop):
            area = area.united(rect)
        return area.toAlignedRect()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave scrolling to the surrounding conversation."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave paging to the conversation, and keys for whole messages to the message."""
        paging = event.key() in _PAGE_KEYS and event.modifiers() == Qt.KeyboardModifier.NoModifier
        moving = event.key() in _CURSOR_KEYS and event.modifiers() & Qt.KeyboardModifier.AltModifier
        copying = event.matches(QKeySequence.StandardKey.Copy)
        if paging or moving or (copying and not self.textCursor().hasSelection()):
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in _CURSOR_KEYS:
            self.place_wanted.emit(self.viewport().mapToGlobal(self.cursorRect().center()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the conversation scroll along while the user drags a selection."""
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.place_wanted.emit(event.globalPosition().toPoint())

    @Slot()
    def _on_size_changed(self) -> None:
        # Requesting the size completes a layout that Qt would do incrementally.
        height = ceil(self.document().size().height())
        if height != self.height():
            self.setFixedHeight(height)


def found_marks(
    found: Sequence[Span], current: Span | None, cursor_of: Callable[[Span], QTextCursor]
) -> list[QTextEdit.ExtraSelection]:
    """Return the marks for matches, limited to those around the current one."""
    colours, marks = theme(), []
    first = max(0, (bisect_left(found, current) if current else 0) - _MAX_MARKS // 2)
    for span in found[first : first + _MAX_MARKS]:
        strong, mark, form = span == current, QTextEdit.ExtraSelection(), QTextCharFormat()
        form.setBackground(QColor(colours.accent if strong else colours.found))
        form.setForeground(QColor(colours.on_accent if strong else colours.text))
        mark.cursor, mark.format = cursor_of(span), form
        marks.append(mark)
    return marks
