"""The text of an answer, painted with the colours of its tokens.

It is a ``QTextDocument``. It lays out its last block anew on every insertion, which takes
longer the longer that block is; so while a long paragraph streams, it is split at the start of
a finished line, where nobody sees it, and joined again when the answer is done or its width
changes, except where it is endless. ``TokenOffsets`` counts in the text itself and knows nothing
of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QEvent, QLine, QPoint, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QWidget

from foretoken.engine.events import StepFinished, TokenEmitted, TokenOrigin
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import (
    TokenOffsets,
    shown_text,
    token_formats,
    token_tooltip,
    underline_pens,
)
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.long_text import LONG_PARAGRAPH, is_endless, parts_of
from foretoken.ui.parts.rich_tip import RichTip

# A few lines: laying them out and painting them anew takes about a millisecond.
_LONG_PARAGRAPH = 600
_UNDERLINE_PIXELS = 2
_CARET_PIXELS = 2
_NO_TOKEN = -1

Strokes: TypeAlias = dict[TokenKind, list[QLine]]
"""Underlines of one line of text."""


class TokenText(GrowingText):
    """The text of an answer, painted with the colours of its tokens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offsets = TokenOffsets()
        self._steps: dict[int, StepFinished] = {}
        self._visible = ALL_KINDS
        self._formats: dict[TokenKind, QTextCharFormat] = {}
        self._underlines: dict[TokenKind, QPen] = {}
        self._strokes: dict[int, dict[int, Strokes]] = {}  # by paragraph and line, as painted
        self._streaming = False
        self._waiting_text = ""
        root = self.document().rootFrame()
        frame_format = root.frameFormat()
        frame_format.setBottomMargin(_UNDERLINE_PIXELS + 1)
        root.setFrameFormat(frame_format)
        self.setAccessibleName("Answer")
        self.colour_anew()

    @cached_property
    def tip(self) -> RichTip:
        """Tells of the token under the mouse."""
        return RichTip(self.viewport())

    @property
    def waiting_text(self) -> str:
        """Words in place of a text that is still empty."""
        return "" if self.offsets.length else self._waiting_text

    def append_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Add tokens at the end, one insertion per run of one kind."""
        shown = [(kind, t.text) for t in tokens if (kind := self.offsets.add(t)) is not None]
        if not shown:
            return
        selection = self.textCursor()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._strokes.pop(cursor.blockNumber(), None)
        touched = selection.hasSelection() and selection.selectionEnd() == cursor.position()
        anchor, position = selection.anchor(), selection.position()
        grown = cursor.block()
        cursor.beginEditBlock()
        for kind, run in groupby(shown, lambda piece: piece[0]):
            text = "".join(piece[1] for piece in run)
            cursor.insertText(shown_text(text), self._formats[kind])
        self._split_endless(grown)
        cursor.endEditBlock()
        self._split_long_paragraph()
        if touched:  # or the selection would swallow what was appended
            selection.setPosition(anchor)
            selection.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(selection)

    def set_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Replace everything by these tokens."""
        if self.offsets.tokens:
            self.offsets = TokenOffsets()
            self._joins, self._strokes = [], {}
            cursor = QTextCursor(self.document())
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.removeSelectedText()
        self.append_tokens(tokens)

    def set_written(self, text: str) -> None:
        """Replace everything by a text that no model wrote: nothing explains it."""
        origin = TokenOrigin.TARGET
        self.set_tokens([TokenEmitted(_NO_TOKEN, text, origin, 0, None, None, None, None)])

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Take over how long each step's draft was and who made it, for the tooltips."""
        self._steps.update((step.index, step) for step in steps)

    def set_streaming(self, streaming: bool, waiting_text: str = "") -> None:
        """Show or hide the mark at the end, and words in place of a text that is still empty."""
        self._streaming = streaming
        self._waiting_text = waiting_text
        if not streaming:
            self._join()
        self.viewport().update()

    def colour_anew(self) -> None:
        """Draw the tokens in the colours of the theme, which takes longer in a long text."""
        self._restyle(ALL_KINDS)

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        changed, self._visible = self._visible ^ visible, visible
        if changed:
            self._restyle(changed)

    def on_look_changed(self) -> None:
        self._join()
        super().on_look_changed()

    def highlight(self, step: int) -> QRect:
        """Mark the text of a step for a moment; return where it is, null without text."""
        start, end = self.offsets.of_step(step)
        return self.mark(self.place_of(start), self.place_of(end))

    def step_of(self, tokens: Sequence[TokenEmitted]) -> StepFinished | None:
        """The step that wrote tokens which make one piece of text; None while it is not done."""
        return self._steps.get(tokens[-1].step)

    def tokens_at(self, point: QPoint) -> Sequence[TokenEmitted]:
        """Tokens whose text is painted at a point of the viewport."""
        block, line = self.line_at(point.y())
        x = point.x() - block.layout().position().x()
        if not line.isValid():
            return ()
        text = line.naturalTextRect()
        if not text.left() <= x < text.right():
            return ()
        place: int = line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter)
        return self._explained(self._offset(block.position() + place))

    def selected_plain_text(self) -> str:
        """Return the selection as the model wrote it."""
        cursor = self.textCursor()
        return self.offsets.slice(
            self._offset(cursor.selectionStart()), self._offset(cursor.selectionEnd())
        )

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell about the token under the mouse."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        tokens = self.tokens_at(event.pos())
        if tokens:
            told = token_tooltip(tokens, self.step_of(tokens))
            self.tip.tell(told, event.globalPos())
        else:
            self.tip.hide()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paragraphs are split at the ends of lines, which another width moves."""
        if event.size().width() != event.oldSize().width():
            self._join()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Add underlines, and a mark at the end while it grows."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_underlines(painter, event.rect())
        if self._streaming:
            self._paint_end(painter)

    def _explained(self, offset: int) -> Sequence[TokenEmitted]:
        return [token for token in self.offsets.at(offset) if token.id != _NO_TOKEN]

    def _restyle(self, kinds: frozenset[TokenKind]) -> None:
        self._formats = token_formats(theme(), self._visible)
        self._underlines = underline_pens(self._formats)
        self._strokes = {}
        for kind in self._underlines:
            # Qt's own line is one pixel, too thin to tell dots from a line.
            self._formats[kind].setUnderlineColor(Qt.GlobalColor.transparent)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for run in self.offsets.runs():
            if run.kind in kinds:
                cursor.setPosition(self.place_of(run.start))
                cursor.setPosition(self.place_of(run.end), QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(self._formats[run.kind])
        cursor.endEditBlock()
        self.viewport().update()

    def _paint_underlines(self, painter: QPainter, area: QRect) -> None:
        if not self._underlines:
            return
        for block, line in self.lines_in(area):
            known = self._strokes.setdefault(block.blockNumber(), {})
            strokes = known.get(line.lineNumber())
            if strokes is None:
                strokes = known[line.lineNumber()] = self._find_strokes(block, line)
            for kind, lines in strokes.items():
                painter.setPen(self._underlines[kind])
                painter.drawLines(lines)

    def _find_strokes(self, block: QTextBlock, line: QTextLine) -> Strokes:
        start = self._offset(block.position() + line.textStart())
        end = start + line.textLength()
        found: Strokes = {}
        for run in self.offsets.runs(start, end):
            if run.kind not in self._underlines:
                continue
            place, stop = self.place_of(max(run.start, start)), self.place_of(min(run.end, end))
            for rect in self.rects_of(place, stop):
                y = round(rect.bottom()) + _UNDERLINE_PIXELS // 2
                stroke = QLine(round(rect.left()), y, round(rect.right()), y)
                found.setdefault(run.kind, []).append(stroke)
        return found

    def _paint_end(self, painter: QPainter) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        place = self.cursorRect(cursor)
        if self.waiting_text:
            painter.setPen(QColor(theme().muted))
            painter.drawText(
                QRect(0, place.top(), self.viewport().width(), place.height()),
                Qt.AlignmentFlag.AlignVCenter,
                self.waiting_text,
            )
            return
        left = min(place.left() + 1, self.viewport().width() - _CARET_PIXELS)
        painter.fillRect(left, place.top(), _CARET_PIXELS, place.height(), QColor(theme().accent))

    def _split_long_paragraph(self) -> None:
        block = self.document().lastBlock()
        if block.length() <= _LONG_PARAGRAPH or not self._streaming:
            return
        layout = block.layout()
        at = layout.lineAt(layout.lineCount() - 1).textStart() if layout.lineCount() else 0
        if at <= 0:
            return
        self._joins.append(self._offset(block.position() + at))
        cursor = QTextCursor(self.document())
        cursor.setPosition(block.position() + at)
        cursor.insertBlock(_going_on(block))

    def _split_endless(self, block: QTextBlock) -> None:
        """Split what is too long for one paragraph, from a block on, wherever its lines end."""
        cursor = QTextCursor(self.document())
        while block.isValid():
            if block.length() > LONG_PARAGRAPH and is_endless(block.text()):
                going_on, place = _going_on(block), block.position()
                *parts, _ = parts_of(block.text())
                for part in parts:
                    place += len(part.encode("utf-16-le", "surrogatepass")) // 2
                    self._joins.append(place - len(self._joins))
                    cursor.setPosition(place)
                    cursor.insertBlock(going_on)
                    place += 1
                block = cursor.block() if parts else block
            block = block.next()

    def _join(self) -> None:
        """Make split paragraphs whole again; their lines can be anywhere afterwards."""
        self._strokes = {}
        if not self._joins:
            return
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        while self._joins:
            cursor.setPosition(self.place_of(self._joins.pop()))
            cursor.deleteChar()
            cursor.setBlockFormat(self._line_format)
        self._split_endless(self.document().begin())
        cursor.endEditBlock()


def _going_on(block: QTextBlock) -> QTextBlockFormat:
    """How a block looks that goes on with the paragraph of another one."""
    result = block.blockFormat()
    result.setLayoutDirection(block.textDirection())
    return result
