"""Text widget of an answer: rendered Markdown with the colours of its tokens.

The page converts between positions in the document and source offsets in UTF-16 units.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    Qt,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from foretoken.chat.conversations.conversation import CopiedText
from foretoken.chat.markdown.blocks import Block, BlockKind
from foretoken.chat.markdown.highlight import Highlighter, Stretch
from foretoken.chat.markdown.stream import Stream
from foretoken.chat.reasoning.token_splitter import NO_TOKEN, text_without_token
from foretoken.engine.events import CopiedFrom, StepFinished, TokenEmitted
from foretoken.engine.token_display import ColourView, TokenKind
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.token_style import NOTHING_COPIED, TokenOffsets, token_description
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.reading.formats import HEAD, LEAST_PANEL, Formats
from foretoken.ui.reading.formula_image import FormulaImage, formula_of
from foretoken.ui.reading.lines import TextLine, Units, lines_of
from foretoken.ui.reading.page import Page, PagePart
from foretoken.ui.reading.read_text import between, copied_text
from foretoken.ui.reading.token_colours import TokenColours, spans_in, x_of

_CARET_PIXELS = 2
_OVER_LINE = 4
"""Pixels by which letters, code fields and marks extend above their line."""
_UNBOUNDED = 100_000.0
_COPY_WIDTH, _COPY_GAP = 28, 3


class CopyButton(IconButton):
    """Button that copies a code block as the model wrote it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Icon.COPY, "", parent, width=_COPY_WIDTH)
        self._code = ""
        self.part = 0
        """Index of its part of the page."""
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Copy code"))
        self.clicked.connect(self._on_clicked)
        self.show()

    def serve(self, block: Block, panel: QRectF, unit: float) -> None:
        """Copy the code of ``block`` from now on, and move to the right of its panel's header."""
        self._code, language = block.runs[0].text, block.language
        name = tr("Copy {language} code", language=language) if language else ""
        self.setAccessibleName(name or tr("Copy code"))
        size = self.sizeHint()
        left = round(panel.right()) - size.width() - _COPY_GAP
        top = round(panel.top() + (HEAD * unit - size.height()) / 2)
        self.setGeometry(left, top, size.width(), size.height())

    @Slot()
    def _on_clicked(self) -> None:
        QApplication.clipboard().setText(self._code)
        self.confirm()


class ReadingText(GrowingText):
    """The text of an answer, with every token in its colour."""

    link_chosen = Signal(str)
    """The user wants to open a link."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: dict[int, StepFinished] = {}
        self.copied_texts: Mapping[CopiedFrom, CopiedText] = NOTHING_COPIED
        """Texts that its steps copied from, for the tooltips."""
        self.copies_source = False
        """Whether to copy a selection as Markdown source instead of as displayed."""
        self._streaming = False
        self._waiting_text = ""
        self._end_mark = QRect()  # where it was painted
        self.is_rendered = True
        """Whether Markdown is rendered."""
        self._stream = Stream()
        self._units = Units()
        self._finished = self._stale = False
        self._highlighter: tuple[int, str, Highlighter] | None = None  # of the latest code block
        self._pressed_link = ""
        self._colours = TokenColours()
        self._page = Page(self.document(), self._formats())
        FormulaImage(self.document(), lambda: 1.0, self)
        self._unpainted = 0  # y from which to repaint
        self._tab_stops = False
        self.buttons: list[CopyButton] = []
        """Copy buttons of the code blocks, from top to bottom."""
        self.setTabStopDistance(self._page.formats.tab_distance)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(tr("Answer"))

    @property
    def offsets(self) -> TokenOffsets:
        """Source offsets of the tokens."""
        return self._colours.offsets

    @property
    def waiting_text(self) -> str:
        """Placeholder while the text is empty."""
        return "" if self.offsets.length else self._waiting_text

    def set_tab_stops(self, stops: bool) -> None:
        """Set whether the copy buttons can be reached with the Tab key."""
        self._tab_stops = stops
        for button in self.buttons:
            button.setFocusPolicy(_policy(stops))

    # --- content -----------------------------------------------------------------------------

    def set_rendered(self, rendered: bool) -> None:
        """Show rendered Markdown, or the text as the model wrote it."""
        if rendered is not self.is_rendered:
            self.is_rendered = rendered
            self.render_again(self._stream.source)

    def append_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        text = self.offsets.extend(tokens)
        if not text:
            return
        if self._finished:  # the text continues after all
            self.render_again(self._stream.source + text)
            return
        self._read(text)

    def set_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Replace the text by that of these tokens."""
        self._colours.offsets = TokenOffsets()
        self.render_again(self.offsets.extend(tokens))

    def set_written(self, text: str) -> None:
        """Replace the text by one that no model wrote and that has no token details."""
        self.set_tokens([text_without_token(text)])

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Add steps, whose draft length and source are shown in tooltips."""
        self._steps.update((step.index, step) for step in steps)

    def set_streaming(self, streaming: bool, waiting_text: str = "") -> None:
        """Show or hide the caret at the end, and the placeholder of an empty text."""
        if (streaming, waiting_text) == (self._streaming, self._waiting_text):
            return
        grew, self._streaming = self._streaming, streaming
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, streaming)
        self._waiting_text = waiting_text
        if grew and not streaming and not self._finished:
            self._write(self._finish())
        self._change_from(0)

    def render_again(self, text: str) -> None:
        """Replace the text and render it from scratch."""
        self._stream = Stream(is_source=not self.is_rendered)
        self._units, self._finished = Units(), False
        self._highlighter = None
        self._read(text, 0)

    def _read(self, text: str, changed: int | None = None) -> None:
        self._units.append(text)
        first = self._stream.append(text)
        if not self._streaming:
            first = min(first, self._finish())
        self._write(first if changed is None else changed)

    def _finish(self) -> int:
        self._finished = True
        return self._stream.finish()

    def _write(self, first: int) -> None:
        """Update the page from block ``first`` on."""
        page, blocks = self._page, self._stream.blocks
        if first >= len(blocks) == len(page.parts) and page.raw is self._stream.is_source:
            return
        if page.raw is not self._stream.is_source:
            page.clear()
            page.raw, first = self._stream.is_source, 0
        parts = [PagePart(blocks[at], self._lines_of(at)) for at in range(first, len(blocks))]
        while parts and first < len(page.parts) and page.parts[first].is_shown_as(parts[0]):
            page.parts[first].block = parts.pop(0).block
            first += 1
        with self._keep_selection():
            page.write(first, parts)
        self._show_from(page.changed_from, first)

    @contextmanager
    def _keep_selection(self) -> Iterator[None]:
        """Preserve the selection while text after its beginning is rewritten."""
        cursor = self.textCursor()
        ends = cursor.anchor(), cursor.position()
        yield
        if self._page.changed_from > max(ends):
            return
        cursor = self.textCursor()
        if (cursor.anchor(), cursor.position()) != ends:
            last = self.document().characterCount() - 1
            anchor, position = (min(end, last) for end in ends)
            cursor.setPosition(anchor)
            cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)

    def _lines_of(self, number: int) -> list[TextLine]:
        block = self._stream.blocks[number]
        stretches, same = self._stretches(block)
        before = self._page.parts[number : number + 1]
        known = before[0].lines_in(block, same) if before else ()
        return lines_of(block, self._units, formula_of, stretches, known)

    def _stretches(self, block: Block) -> tuple[Sequence[Stretch], int]:
        """Return the roles of its code, and the length of code whose roles are unchanged."""
        if block.kind is not BlockKind.CODE or not block.language:
            return (), block.end
        known = self._highlighter
        if known is None or known[:2] != (block.start, block.language):
            known = self._highlighter = block.start, block.language, Highlighter(block.language)
        highlighter, code = known[2], block.runs[0].text
        complete = self._finished or block.closed
        same = highlighter.read(code, complete=complete)
        return highlighter.stretches, same

    def _show_from(self, position: int, part: int = 0) -> None:
        """Repaint everything after a position, and place the buttons from a part on."""
        block, top = self.document().findBlock(position), 0
        if block.isValid():
            line = block.layout().lineForTextPosition(max(0, position - block.position() - 1))
            y = line.y() if line.isValid() else 0.0
            top = round(self._origin(block).y() + y - _OVER_LINE)
            found = self._page.line_at(position)
            if found is not None and found[0].block.kind is BlockKind.CODE and not found[1]:
                top -= round(HEAD * self._page.formats.unit)  # above its first line
        if self._end_mark.isValid():
            top = min(top, self._end_mark.top() - 1)
        self._change_from(max(0, top))
        if self._marks or self._found:
            self._draw_found()
        self._place_buttons(part)

    def _place_buttons(self, first: int = 0) -> None:
        """Provide a button for each code block, and place those from part ``first`` on."""
        page, buttons = self._page, self.buttons
        kept = bisect_left(buttons, first, key=lambda button: button.part)
        for at in range(first, len(page.parts)):
            part = page.parts[at]
            if part.block.kind is BlockKind.CODE:
                if kept == len(buttons):
                    buttons.append(CopyButton(self.viewport()))
                    buttons[-1].setFocusPolicy(_policy(self._tab_stops))
                buttons[kept].part = at
                buttons[kept].serve(part.block, page.panel_of(part), page.formats.unit)
                kept += 1
        for button in buttons[kept:]:
            button.hide()
            button.deleteLater()
        del buttons[kept:]

    def _change_from(self, top: int) -> None:
        self._unpainted = min(top, self._unpainted)
        if self.viewport().updatesEnabled():
            self.paint_changed(self.viewport())

    def paint_changed(self, widget: QWidget) -> None:
        """Repaint the latest changes; ``widget`` is this one or an ancestor that paints it."""
        top, self._unpainted = self._unpainted, self.height()
        area = QRect(0, top, self.width(), self.height() - top)
        widget.update(area.translated(self.viewport().mapTo(widget, QPoint())))

    # --- look --------------------------------------------------------------------------------

    def _palette(self) -> Palette:
        return theme()

    def _formats(self) -> Formats:
        return Formats(self.font(), self._palette())

    def _rewrite(self) -> None:
        """Rewrite the page in new formats."""
        self._stale = False
        page = self._page
        parts = [PagePart(part.block, part.lines) for part in page.parts]
        with self._keep_selection():
            page.formats = self._formats()
            page.clear()
            page.write(0, parts)
        self.setTabStopDistance(page.formats.tab_distance)
        self._show_from(0)

    def set_colours(self, visible: frozenset[TokenKind], view: ColourView) -> None:
        """Show only the colours of these kinds, with the meaning of ``view``."""
        colours = self._colours
        if (visible, view) != (colours.visible, colours.view):
            colours.visible, colours.view = visible, view
            self.viewport().update()

    def on_look_changed(self) -> None:
        super().on_look_changed()
        if self._page.formats.base != self.font():
            self._rewrite()
        elif self._page.formats.palette != self._palette():
            self._stale = True  # rewritten with the next paint event
            self.viewport().update()

    def set_line_format(self) -> None:
        """No-op: the page has line heights of its own."""

    # --- positions ---------------------------------------------------------------------------

    def place_of(self, offset: int) -> int:
        """Return the document position of a source offset, or the end of the text before it."""
        last = self.document().characterCount() - 1  # Qt warns of positions after it
        return min(self._page.position_of(offset), last)

    def _offset(self, position: int) -> int:
        """Return the source offset of a document position."""
        return self._page.offset_of(position)

    def _spans_in(
        self, block: QTextBlock, line: QTextLine, start: int, stop: int
    ) -> list[tuple[float, float]]:
        shown = self._line_in(block)
        return spans_in(line, start, stop, turns=shown is not None and shown.turns)

    def unbroken_width(self) -> float:
        """Return the width at which no line wraps."""
        document = self.document()
        width = document.textWidth()
        blocked = QSignalBlocker(document.documentLayout())  # only measuring
        document.setTextWidth(_UNBOUNDED)
        formats, blocks = self._page.formats, (part.block for part in self._page.parts)
        indents = [formats.starts(one)[-1] for one in blocks if one.kind is BlockKind.CODE]
        panels = [indent + LEAST_PANEL * formats.unit for indent in indents]
        unbroken = max([document.idealWidth(), *panels])
        document.setTextWidth(width)
        blocked.unblock()
        return unbroken

    def step_of(self, tokens: Sequence[TokenEmitted]) -> StepFinished | None:
        """Return the step that wrote the tokens of one piece of text; None if unfinished."""
        return self._steps.get(tokens[-1].step)

    def tokens_at(self, point: QPoint) -> Sequence[TokenEmitted]:
        """Return the tokens whose text is at a point of the viewport."""
        found = self._character_at(point)
        if found is None:
            return ()
        block, line, place = found
        piece = line.piece_at(place)
        if piece is None or place >= piece.place + piece.length:
            return ()
        if not line.look_at(place).formula:
            return self._explained(line.offset_of(place))
        # In a formula, the token whose part of the strip is below the point.
        (area,) = self.rects_of(block.position() + place, block.position() + place + 1)
        share = min(0.999, max(0.0, (point.x() - area.left()) / max(1.0, area.width())))
        return self._explained(piece.offset + int(share * piece.extent))

    def link_at(self, point: QPoint) -> str:
        """Return the target of the link at a point of the viewport; empty if there is none."""
        found = self._character_at(point)
        return "" if found is None else found[1].look_at(found[2]).target

    def _line_in(self, block: QTextBlock) -> TextLine | None:
        """Return the line of a block of the document; None for Qt's empty block after a table."""
        found = self._page.line_at(block.position())
        if found is None or found[0].positions[found[1]] != block.position():
            return None
        return found[0].lines[found[1]]

    def _character_at(self, point: QPoint) -> tuple[QTextBlock, TextLine, int] | None:
        """Return the block and line at a point, and the place in that line."""
        block, line = self._line_at(QPointF(point))
        shown = self._line_in(block) if line.isValid() else None
        if shown is None:
            return None
        origin, text = self._origin(block), line.naturalTextRect()
        x, y = point.x() - origin.x(), point.y() - origin.y()
        if not text.left() <= x < text.right() or not 0 <= y < line.y() + line.height() + 4:
            return None
        return block, shown, line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter)

    def _explained(self, offset: int) -> Sequence[TokenEmitted]:
        return [token for token in self.offsets.at(offset) if token.id != NO_TOKEN]

    # --- copying -----------------------------------------------------------------------------

    def selected_plain_text(self) -> str:
        """Return the selection as displayed, or of raw text as the model wrote it."""
        if self._stream.is_source:
            return self.selected_source()
        cursor = self.textCursor()
        start, stop = cursor.selectionStart(), cursor.selectionEnd()
        pieces: list[str] = []
        before: Block | None = None
        for part in self._page.parts if start < stop else ():
            for number, (at, line) in enumerate(zip(part.positions, part.lines, strict=True)):
                end = at + line.length
                if start > end or at > stop:
                    continue
                pieces.append(between(before, part.block, number) if before is not None else "")
                first, last = max(0, start - at), min(end, stop) - at
                pieces.append(copied_text(line, first, last, self.offsets.slice))
                before = part.block
        return "".join(pieces)

    def selected_source(self) -> str:
        """Return the selection as the model wrote it, with the markup of whole blocks."""
        cursor, units = self.textCursor(), self._units
        start, stop = cursor.selectionStart(), cursor.selectionEnd()
        begins, ends = self._page.line_at(start), self._page.line_at(stop)
        if begins is None or ends is None or start == stop:
            return ""
        first, last = self._offset(start), self._offset(stop)
        part = begins[0]
        if start == part.positions[0]:
            first = min(units.before(part.block.start), part.lines[0].start)
        part = ends[0]
        if stop == part.positions[-1] + part.lines[-1].length:
            last = max(last, units.before(part.block.end))
        if stop == self.document().characterCount() - 1:
            last = self.offsets.length
        return self.offsets.slice(first, last)

    # --- Qt ----------------------------------------------------------------------------------

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the selection as the user's preference says."""
        data = QMimeData()
        source = self.copies_source
        data.setText(self.selected_source() if source else self.selected_plain_text())
        return data

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Never load anything that a text refers to."""
        return None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Add the actions of a link, under the mouse or at the text cursor."""
        menu = self.createStandardContextMenu(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            cursor = self.textCursor()
            shown = self._line_in(cursor.block())
            link = "" if shown is None else shown.look_at(cursor.positionInBlock()).target
        else:
            link = self.link_at(event.pos())
        if link:
            menu.addSeparator()
            menu.addAction(tr("Open link…"), lambda: self.link_chosen.emit(link))
            menu.addAction(tr("Copy link"), lambda: QGuiApplication.clipboard().setText(link))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tooltip for the token under the mouse, and the target of a link."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().viewportEvent(event)
        lines = [wrapped(self.link_at(event.pos()))]
        if tokens := self.tokens_at(event.pos()):
            lines.append(token_description(tokens, self.step_of(tokens), self.copied_texts))
        QToolTip.showText(event.globalPos(), "\n".join(filter(None, lines)), self.viewport())
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            link = self.link_at(event.position().toPoint())
            shape = Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.IBeamCursor
            if self.viewport().cursor().shape() is not shape:
                self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed_link = self.link_at(event.position().toPoint()) if left else ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open a link only if it is clicked."""
        super().mouseReleaseEvent(event)
        link, self._pressed_link = self._pressed_link, ""
        same = link and link == self.link_at(event.position().toPoint())
        if same and not self.textCursor().hasSelection():
            self.link_chosen.emit(link)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text with token colours and panels, and a caret at the end while it grows."""
        if self._stale:
            self._rewrite()
        painter, colours, region = QPainter(self.viewport()), self._colours, event.region()
        area = region.boundingRect()
        if self._streaming:
            painter.fillRect(area, QColor(theme().window))
        colours.look_at(self._page, area)
        colours.paint_below(painter, area)
        inked = colours.inked
        if not inked.isEmpty():
            inked = inked.subtracted(self._selected(area))
        self._paint_text(painter, region.subtracted(inked))
        colours.paint_inked(painter, region.intersected(inked))
        painter.setClipRegion(region)
        colours.paint_above(painter)
        if self._streaming:
            self._paint_end(painter)

    def _visible_range(self, area: QRect) -> tuple[int, int]:
        """Return start and end positions of the blocks that may be visible in an area."""
        blocks = [block for block, _, _ in self._page.blocks_between(area.top(), area.bottom())]
        if not blocks:
            return 0, 0
        return blocks[0].position(), blocks[-1].position() + blocks[-1].length()

    def _selected(self, area: QRect) -> QRegion:
        """Return the region whose text has the colours of a selection or a search match."""
        region = QRegion()
        cursors = [self.textCursor(), *(mark.cursor for mark in self._marks)]
        seen = self._visible_range(area) if any(one.hasSelection() for one in cursors) else (0, 0)
        for cursor in cursors:
            start, stop = max(seen[0], cursor.selectionStart()), min(seen[1], cursor.selectionEnd())
            for rect in self.rects_of(start, stop) if start < stop else ():
                region += rect.toAlignedRect().adjusted(0, -3, 0, 3)
        return region

    def _paint_text(self, painter: QPainter, region: QRegion) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(region.boundingRect())
        palette, cursor = QPalette(self.palette()), self.textCursor()
        active = self.isActiveWindow() or not self.hasFocus()
        group = QPalette.ColorGroup
        palette.setCurrentColorGroup(group.Active if active else group.Inactive)
        selections = [_selection(one.cursor, one.format) for one in self._marks]
        if cursor.hasSelection():
            form = QTextCharFormat()
            form.setBackground(palette.highlight())
            form.setForeground(palette.highlightedText())
            selections.append(_selection(cursor, form))
        elif self.hasFocus():
            context.cursorPosition = cursor.position()
        context.selections = selections
        context.palette = palette
        painter.save()
        painter.setClipRegion(region)
        self.document().documentLayout().draw(painter, context)
        painter.restore()

    def _paint_end(self, painter: QPainter) -> None:
        block = self.document().lastBlock()
        origin, at = self._origin(block), block.length() - 1
        line = block.layout().lineForTextPosition(at)
        place = QRectF(
            origin.x() + x_of(line, at), origin.y() + line.y(), 1.0, line.height()
        ).toRect()
        if self.waiting_text:
            painter.setPen(QColor(theme().muted))
            room = QRect(0, place.top(), self.viewport().width(), place.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.waiting_text)
            return
        left = min(place.left() + 1, self.viewport().width() - _CARET_PIXELS)
        if block.textDirection() is Qt.LayoutDirection.RightToLeft:
            left = max(0, place.left() - 1 - _CARET_PIXELS)
        self._end_mark = QRect(left, place.top(), _CARET_PIXELS, place.height())
        painter.fillRect(self._end_mark, QColor(theme().accent))


def _selection(cursor: QTextCursor, form: QTextCharFormat) -> QAbstractTextDocumentLayout.Selection:
    made = QAbstractTextDocumentLayout.Selection()
    made.cursor, made.format = cursor, form
    return made


def _policy(stops: bool) -> Qt.FocusPolicy:
    return Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus
