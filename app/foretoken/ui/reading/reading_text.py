"""The text of an answer, read as what its Markdown means, with the colours of its tokens.

It is one document, whose layout is a ``Page``: so the cursor and selections go through it all. A
place in the document and an offset in the source, in UTF-16 units, are turned into each other by
the lines of the page. A paragraph is laid out as a whole on every insertion, which takes longer
the longer it is; so while a long one streams, it is cut at the start of a finished line, where
nobody sees it, and joined again behind its end or when its width changes. A long text is read in
pieces, between which others have their turn.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, count, islice
from math import inf

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextLine,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.conversation import CopiedText
from foretoken.chat.markdown.blocks import BlockKind
from foretoken.control.process.garbage import put_off
from foretoken.engine.events import CopiedFrom, StepFinished, TokenEmitted, TokenOrigin
from foretoken.engine.token_kind import TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Marked, joined, marked
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import NOTHING_COPIED, Mark, TokenOffsets, token_tooltip
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.long_text import is_endless, is_slow
from foretoken.ui.parts.rich_tip import RichTip
from foretoken.ui.reading.code_heads import CodeHeads
from foretoken.ui.reading.copied_text import Spot, copied_text
from foretoken.ui.reading.formula_objects import FormulaObjects
from foretoken.ui.reading.page import Page
from foretoken.ui.reading.placed_parts import PlacedPart, cost_of
from foretoken.ui.reading.shown_lines import ShownLine, ShownPart, with_cuts
from foretoken.ui.reading.sideways import SidewaysBars
from foretoken.ui.reading.sources import Made, RawSource, RenderedSource, ShownSource
from foretoken.ui.reading.token_colours import TokenColours, kinds_in
from foretoken.ui.reading.typesetting import Typesetting
from foretoken.ui.reading.workshop import Workshop

# A few lines: laying them out and painting them anew takes about a millisecond.
_LONG_PARAGRAPH = 600
_CARET_PIXELS = 2
_NO_TOKEN = -1
_SPARE_MS = 15
_READ_AT_ONCE = 6_000
"""Characters that come; more are read in pieces."""
_BEGINNING = 4_000
"""Of a text that is read as a whole, or less where they make many blocks; the rest is read in
pieces."""
_PIECE = 2_000
_READING_S = 0.008
"""For one turn."""
_SLICE_S = 0.008
"""The same for laying out."""
_BUSY_S = 0.004
"""What takes longer has a turn of the event loop for itself, as far as this text goes."""
_TURN_MS = 1
"""A timer without an interval may come again in the same turn."""
_MOST_WAITS = 4
"""Turns in a row."""
_COLOURS_S = 0.06
"""Of no painting, until all of the time for colours that was used is there again."""
_AROUND_S = 0.002
"""For buttons, before others have their turn."""
_COST_OF_A_LINE = 30
_COST_OF_A_CELL = 8
_COST_OF_A_MARK = {"*": 6, "`": 6, "[": 6, "~": 6, "<": 6, "\\": 6, "$": 30}
"""Two of the last are a formula."""
_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_KEYS_THAT_STAY = (QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll)
"""They need not know what is beside the text cursor, for which fonts may have to be loaded."""


_WRITTEN_AT_ONCE = 4_000
"""Characters, with what else takes time, of parts that are others and stand where they stood."""


class ReadingText(GrowingText):
    """The text of an answer, in which every token has its colour."""

    link_chosen = Signal(str)
    """Somebody wants to go where a link leads."""
    moving = Signal()
    """More of it will be laid out, and what is below that may move."""
    moved = Signal()
    """That is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: dict[int, StepFinished] = {}
        self.copied_texts: Mapping[CopiedFrom, CopiedText] = NOTHING_COPIED
        """The texts that its steps copied from; for the tooltips."""
        self._streaming = self._expects = False
        self._waiting_text = ""
        self._end_mark = QRect()  # where it was painted
        self._rendered = True
        self._has_cuts = False  # of paragraphs, at the ends of lines
        self.copies_source = False
        """Whether a selection is copied as the model wrote it, not as it is read."""
        self._source: ShownSource = RenderedSource()
        self._finished = False
        self._unread = ""
        self._same: int | None = None  # so many parts are shown already, while it is read again
        self._late: int | None = None  # the first part of the source that is not written yet
        self._rest_timer = QTimer(self, singleShot=True, interval=_TURN_MS)
        self._rest_timer.timeout.connect(self._on_turn)
        self._past: list[ShownSource] = []
        self._past_timer = QTimer(self, singleShot=True, interval=_TURN_MS)
        self._past_timer.timeout.connect(self._on_past)
        self._slice_timer = QTimer(self, singleShot=True, interval=_TURN_MS)
        self._slice_timer.timeout.connect(self._on_slice)
        self._paints = False
        self._painted_until = 0.0
        self._works = 0  # pieces that took long
        self._waited: dict[QTimer, tuple[int, int]] = {}  # for which of them, how often in a row
        self._pressed_link = ""
        self._workshop: Workshop | None = None
        self._page = Page(self.document(), self._typesetting())
        self._formulas = FormulaObjects(self._page, self)
        self._colours = TokenColours(self._page)
        self._page.colours = self._colours
        self.document().setDocumentLayout(self._page)
        self._page.documentSizeChanged.connect(self._on_size_changed)
        self._heads = CodeHeads(self.viewport())
        self._bars = SidewaysBars(self.viewport(), self._on_scrolled)
        self._spare_timer = QTimer(self, singleShot=True, interval=_SPARE_MS)
        self._spare_timer.timeout.connect(self._on_spare_time)
        self._page.documentSizeChanged.connect(self._on_laid_out)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(tr("Answer"))
        self._on_size_changed()

    @property
    def offsets(self) -> TokenOffsets:
        """Where each token stands in the source."""
        return self._colours.offsets

    @cached_property
    def tip(self) -> RichTip:
        """Tells of the token under the mouse."""
        return RichTip(self.viewport())

    @property
    def waiting_text(self) -> str:
        """Words in place of a text that is still empty."""
        return "" if self.offsets.length else self._waiting_text

    @property
    def buttons(self) -> list[QWidget]:
        """Those that copy code, from the top to the end."""
        return [*self._heads.buttons]

    def set_tab_stops(self, stops: bool) -> None:
        """Whether the Tab key comes by these buttons."""
        self._heads.set_tab_stops(stops)

    # --- content -----------------------------------------------------------------------------

    @property
    def is_reading(self) -> bool:
        """Whether a long text is still being read."""
        return bool(self._unread) or self._expects

    @property
    def is_rendered(self) -> bool:
        """Whether Markdown is shown as what it means."""
        return self._rendered

    def use(self, workshop: Workshop) -> None:
        """Have formulas drawn and code coloured, as soon as the workshop has what is needed."""
        self._workshop = workshop
        workshop.formula_made.connect(self._on_formula_made)
        workshop.language_loaded.connect(self._on_language_loaded)
        self._page.set_anew(self._typesetting())
        self._begin_again()

    def _typesetting(self) -> Typesetting:
        before = self._page.typesetting if self._workshop is not None else None
        return Typesetting(self.font(), theme(), self._workshop, before)

    def set_rendered(self, rendered: bool) -> None:
        """Show what the Markdown means, or the text as the model wrote it."""
        if rendered is not self._rendered:
            self._rendered = rendered
            self._begin_again()

    def append_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Add tokens at the end."""
        text = self.offsets.extend(tokens)
        if not text:
            return
        put_off()
        if self._finished:  # what seemed to be its end was none
            self._begin_again(same=0)
            return
        if self._unread or len(text) > _READ_AT_ONCE:
            self._unread += text
            self._rest_timer.start()
            return
        first = self._source.append(text)
        if not self._grows:
            first = min(first, self._finish())
        self._write(first)
        self._draw_found()

    def set_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Replace everything by these tokens."""
        self._colours.offsets = TokenOffsets()
        text = self.offsets.extend(tokens)
        self._begin_again(text)

    def keep_tokens(self, tokens: Iterable[TokenEmitted]) -> None:
        """Go back to these tokens, the first ones of those that there are.

        What of them is shown as it was stays, and is not laid out anew.
        """
        self._colours.offsets = TokenOffsets()
        text = self.offsets.extend(tokens)
        self._begin_again(text, same=0 if text else None)

    def set_written(self, text: str) -> None:
        """Replace everything by a text that no model wrote: nothing explains it."""
        origin = TokenOrigin.TARGET
        self.set_tokens([TokenEmitted(_NO_TOKEN, text, origin, 0, None, None, None, None)])

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Take over how long each step's draft was and who made it, for the tooltips."""
        self._steps.update((step.index, step) for step in steps)

    def set_streaming(self, streaming: bool, waiting_text: str = "") -> None:
        """Show or hide the mark at the end, and words in place of a text that is still empty."""
        grew = self._grows
        self._streaming = streaming
        self._waiting_text = waiting_text
        self._end_growth(grew)
        self.viewport().update()

    def set_expects(self, expects: bool) -> None:
        """Tell whether tokens that are there already are still to be handed over."""
        grew = self._grows
        self._expects = expects
        self._end_growth(grew)

    @property
    def _grows(self) -> bool:
        return self._streaming or self._expects

    def _end_growth(self, grew: bool) -> None:
        if grew and not self._grows and not self._finished and not self._unread:
            self._write(self._finish())
            self._join()
            self._draw_found()

    def _begin_again(self, text: str | None = None, *, same: int | None = None) -> None:
        """Read all of it; ``same``: so many parts stay, and others until all of it is read."""
        self._read(RenderedSource(self._workshop) if self._rendered else RawSource())
        self._finished, self._same, self._late = False, same, None
        self._unread = self.offsets.text if text is None else text
        if self._unread:
            self._source.append(self._next_piece(_BEGINNING))
            if not self._unread and not self._grows:
                self._finish()
        self._write(0)
        self._draw_found()
        if self._unread:
            self._rest_timer.start()

    def _next_piece(self, most: int) -> str:
        """Take what is to be read next: so much that it costs what ``most`` characters do."""
        text = self._unread
        size = min(most, len(text))
        while size > 64:
            lines = text.count("\n", 0, size) + text.count("\r", 0, size)
            cost = size + lines * _COST_OF_A_LINE + text.count("|", 0, size) * _COST_OF_A_CELL
            cost += sum(text.count(mark, 0, size) * each for mark, each in _COST_OF_A_MARK.items())
            if cost <= 2 * most:
                break
            size = max(64, size * most // cost)
        self._unread = text[size:]
        return text[:size]

    def _waits(self, timer: QTimer) -> bool:
        """Whether enough was done in this turn of the event loop, and ``timer`` starts again.

        Each timer waits once for each piece of work, and not for ever where every turn has one.
        """
        known, times = self._waited.get(timer, (0, 0))
        waits = self._works > known and times < _MOST_WAITS
        self._waited[timer] = self._works, times + 1 if waits else 0
        if waits:
            timer.start()
        return waits

    def _note_work(self, since: float) -> None:
        """Something was done, since then."""
        if time.perf_counter() - since > _BUSY_S:
            self._works += 1

    @Slot()
    def _on_turn(self) -> None:
        """Read on for a while."""
        if self._waits(self._rest_timer):
            return
        began = time.perf_counter()
        self._read_on()
        self._note_work(began)

    def _read_on(self) -> None:
        put_off()
        until = time.perf_counter() + _READING_S
        while self._unread:
            if self._source.behind:  # what is written later would be written again with colours
                self._write(self._source.read_on())
                if time.perf_counter() > until:
                    break
                continue
            first = self._source.append(self._next_piece(_PIECE))
            if not self._unread and not self._grows:
                first = min(first, self._finish())
            self._write(first)
            if time.perf_counter() > until:
                break
        if self._unread:
            self._rest_timer.start()
            return
        if not self._grows:
            self._join()
        self._draw_found()

    def _read(self, source: ShownSource) -> None:
        """Read this from now on, and let go of what was read so far."""
        if self._source.parts:
            self._past.append(self._source)
            self._past_timer.start()
        self._source = source

    @Slot()
    def _on_past(self) -> None:
        if self._waits(self._past_timer):
            return
        began = time.perf_counter()
        while self._past and self._past[-1].let_go(began + _READING_S):
            self._past.pop()
        if self._past:
            self._past_timer.start()
        self._note_work(began)

    def _finish(self) -> int:
        self._finished = True
        first = self._source.finish()
        if self._source.parts or not self.offsets.text.strip():
            return first
        # Nothing would be seen of definitions alone, and the like.
        self._read(RawSource())
        self._unread = self.offsets.text
        self._source.append(self._next_piece(_BEGINNING))
        if self._unread:
            self._rest_timer.start()
        return 0

    def _write(self, first: int) -> None:
        """Show the parts of the source from ``first`` on anew."""
        page, parts = self._page, self._source.parts
        if self._same is not None:
            self._same = min(self._same, first)
            while self._same < len(parts) - 1 and self._is_shown(self._same):
                self._same += 1
            if self._unread:
                return
            first, self._same = self._same, None
        if self._late is not None:
            first = min(first, self._late)
        if first < len(parts) or len(parts) != len(page.parts):
            page.changed_from = page.documentSize().height()
            self._write_from(first)
            self._cut_long_paragraph()
            self._show_from(page.changed_from)
        if self._source.behind or self._late is not None:
            self._spare_timer.start()
        elif self._finished and not self._unread and not self._source.waits:
            self._read(RawSource())  # only its parts are needed, and the page has them
            self._source.parts = [part.part for part in page.parts]

    def _write_from(self, first: int) -> None:
        """Write what is other than before, or of much that stands where it stood a part.

        The rest of that is ``_late``.
        """
        shown, parts = self._page.parts, self._source.parts
        last_before, self._late = len(shown) - 1, None
        most = min(len(shown), len(parts)) - first
        same = 0
        while same < most and _is_same(shown[-1 - same], parts[-1 - same]):
            same += 1
        if len(shown) == len(parts) and same == most:
            return
        if same == most:  # a part that stays needs one that was and will be before it
            same = max(0, same - 1)
        stop, end = len(parts) - same, len(shown) - same
        aligned = first
        if sum(map(_cost_of_part, islice(parts, first, stop))) > _WRITTEN_AT_ONCE:
            while aligned < min(stop, end) and _stands_for(parts[aligned], shown[aligned].part):
                aligned += 1
            if same and stop != end:
                aligned = min(aligned, stop - 1, end - 1)
        if aligned < max(stop, end):
            self._replace(aligned, stop, end)
        if first < aligned:
            self._write_some(first, aligned)
        if 0 <= last_before < len(shown) - 1:
            self._join_part(last_before)

    def _write_some(self, first: int, stop: int) -> None:
        """Write some of these parts, those that are seen before others."""
        page, parts = self._page, self._source.parts
        seen = range(0)
        if page.seen is not None:
            top, bottom = (page.number_at(y) for y in page.seen)
            seen = range(max(first, top), min(stop, bottom + 1))
        chosen: set[int] = set()
        cost = 0
        for number in chain(seen, range(first, stop)):
            if number in chosen or _is_same(page.parts[number], parts[number]):
                continue
            if cost > _WRITTEN_AT_ONCE:
                self._late = first if number in seen else number
                break
            cost += _cost_of_part(parts[number])
            chosen.add(number)
        for number in sorted(chosen):
            if number - 1 not in chosen:
                end = next(end for end in count(number) if end not in chosen)
                self._replace(number, end, end)

    def _replace(self, first: int, stop: int, end: int) -> None:
        """Put parts of the source up to ``stop`` in the place of those of the page up to ``end``.

        What is selected does not grow by it.
        """
        page, document = self._page, self.document()
        known = page.parts[first].part if first < len(page.parts) else None
        fresh = [with_cuts(part, None) for part in self._source.parts[first + 1 : stop]]
        if first < stop:
            fresh.insert(0, with_cuts(self._source.parts[first], known))
        selection = self.textCursor()
        if not selection.hasSelection():
            page.replace(first, fresh, end)
            return
        anchor, position = selection.anchor(), selection.position()
        before = document.characterCount() - 1
        last = page.parts[end].blocks[0].position() - 1 if end < len(page.parts) else before
        page.replace(first, fresh, end)
        moved = document.characterCount() - 1 - before
        anchor, position = (
            place + moved if place > last else min(place, last + moved)
            for place in (anchor, position)
        )
        selection = self.textCursor()
        if (anchor, position) != (selection.anchor(), selection.position()):
            selection.setPosition(anchor)
            selection.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(selection)

    def _is_shown(self, number: int) -> bool:
        """Whether a part of the source is on the page as it is now."""
        shown = self._page.parts[number : number + 1]
        return bool(shown) and _is_same(shown[0], self._source.parts[number])

    def _show_from(self, y: float) -> None:
        """Paint what is below a height anew, and put beside the text what belongs there."""
        top = max(0, int(y) - 4)
        self.viewport().update(self._end_mark.adjusted(-1, -1, 1, 1))
        self.viewport().update(0, top, self.viewport().width(), self.viewport().height() - top)
        self._place_around(y)

    def _place_around(self, changed_from: float = 0.0) -> None:
        """What is above a height is as it was."""
        page = self._page
        if page.boxes or self._heads.buttons or self._bars.bars:
            first = bisect_left(page.boxes, changed_from, key=lambda part: part.bottom)
            first = min(first, max(0, len(page.boxes) - 1))
            self._heads.place(page.boxes, first)
            self._heads.go_on(page.seen, time.perf_counter() + _AROUND_S)
            self._bars.place(page.boxes, first)
            self._on_laid_out()

    @Slot(str, bool)
    def _on_formula_made(self, tex: str, display: bool) -> None:
        self._take_made((tex, display))

    @Slot(str)
    def _on_language_loaded(self, language: str) -> None:
        self._take_made(language)

    def _take_made(self, made: Made) -> None:
        self._source.take_made(made)
        if self._source.behind and not self._spare_timer.isActive():
            self._spare_timer.start()

    @Slot()
    def _on_spare_time(self) -> None:
        """Show what was found or made since, and hold what is seen where it is meanwhile."""
        if self._waits(self._spare_timer):
            return
        began = time.perf_counter()
        first = self._source.read_on(began + _READING_S)
        self._tell_seen()
        self.moving.emit()
        self._write(first)
        self._draw_found()
        self.moved.emit()
        self._note_work(began)

    # --- laying out --------------------------------------------------------------------------

    def look_around(self) -> None:
        """Another part of it has come into view: lay that out before it is painted."""
        self._tell_seen()
        seen = self._page.seen
        if seen is not None and self._page.lacks(*seen):
            self._while_kept(lambda: self._page.lay_out_between(*seen))

    def held(self, y: int) -> Callable[[], float]:
        """How to tell where what is at a height now is later."""
        held = self._page.held(float(y))
        return lambda: self._page.height_of(held)

    def _tell_seen(self) -> None:
        area = self.visibleRegion().boundingRect()
        bounds = float(area.top()), float(area.bottom() + 1)
        self._page.seen = None if area.isEmpty() else bounds

    def _lay_out_lines(self, position: int, stop: int) -> None:
        """Have what is between two places of the document laid out; not while it is painted."""
        if self._page.is_done or self._paints:
            return
        first = self.document().findBlock(position).blockNumber()
        end = min(max(position, stop - 1), self.document().characterCount() - 1)
        last = self.document().findBlock(end).blockNumber()
        if self._page.lacks_lines(first, last):
            self._while_kept(lambda: self._page.lay_out_lines(first, last))

    def _while_kept(self, lay_out: Callable[[], None]) -> None:
        """What is seen stays where it is meanwhile."""
        self.moving.emit()
        self._page.changed_from = inf
        lay_out()
        if self._page.changed_from < inf:
            self._show_from(self._page.changed_from)
            self.moved.emit()

    @Slot()
    def _on_laid_out(self) -> None:
        if not (self._page.is_done and self._heads.is_done):
            self._slice_timer.start()

    @Slot()
    def _on_slice(self) -> None:
        if self._waits(self._slice_timer):
            return
        put_off()
        self._tell_seen()
        began = time.perf_counter()
        until = began + _SLICE_S
        if not self._page.is_done:
            self._while_kept(lambda: self._page.go_on(until))
        self._heads.go_on(self._page.seen, until)
        self._note_work(began)
        self._on_laid_out()

    # --- look --------------------------------------------------------------------------------

    def colour_anew(self) -> None:
        """Draw everything in the colours of the theme, which takes longer in a long text."""
        self._wear(self._typesetting())

    def _wear(self, setting: Typesetting) -> None:
        self._colours.restyle()
        self._tell_seen()
        self._page.set_anew(setting)
        self._draw_found()
        self._show_from(0.0)

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        if self._colours.show_kinds(visible):
            self.viewport().update()

    def set_colour_view(self, view: ColourView) -> None:
        """Let the colours of the tokens tell this."""
        if self._colours.show_view(view):
            self.viewport().update()

    def on_look_changed(self) -> None:
        self._join()
        super().on_look_changed()
        setting = self._typesetting()
        before = self._page.typesetting
        if setting.font() != before.font():
            self._wear(setting)

    def set_line_format(self) -> None:
        """The page has a height of lines of its own."""

    # --- places ------------------------------------------------------------------------------

    def place_of(self, offset: int) -> int:
        """Place in the document of an offset in the source, or behind what stands before it."""
        lines = self._page.lines
        number = bisect_right(lines, offset, key=lambda line: line.start) - 1
        if number < 0:
            return 0
        block = self.document().findBlockByNumber(number)
        return block.position() + lines[number].place_of(offset)

    def _offset(self, position: int) -> int:
        """Offset in the source of a place in the document."""
        if not self._page.lines:
            return 0
        block = self.document().findBlock(position)
        if not block.isValid():
            block = self.document().lastBlock()
        return self._page.lines[block.blockNumber()].offset_of(position - block.position())

    def rects_of(self, position: int, stop: int) -> Iterator[QRectF]:
        """Areas that the text between two places in the document fills, line by line."""
        self._lay_out_lines(position, stop)
        return self._page.rects_of(position, stop)

    def cursorRect(self, cursor: QTextCursor | None = None) -> QRect:
        """Where a text cursor is."""
        cursor = self.textCursor() if cursor is None else cursor
        self._lay_out_lines(cursor.position(), cursor.position())
        return super().cursorRect(cursor)

    def line_at(self, y: float) -> tuple[QTextBlock, QTextLine]:
        """Paragraph and line at a height, or the nearest ones."""
        if self._page.lacks(y, y):
            self._while_kept(lambda: self._page.lay_out_between(y, y))
        return self._page.line_at(QPointF(0.0, y))

    def highlight(self, step: int) -> QRect:
        """Mark the text of a step for a moment; return where it is, null without text."""
        start, end = self.offsets.of_step(step)
        return self.mark(self.place_of(start), self.place_of(end))

    def step_of(self, tokens: Sequence[TokenEmitted]) -> StepFinished | None:
        """The step that wrote tokens which make one piece of text; None while it is not done."""
        return self._steps.get(tokens[-1].step)

    def tokens_at(self, point: QPoint) -> Sequence[TokenEmitted]:
        """Tokens whose text is painted at a point of the viewport."""
        found = self._character_at(point)
        if found is None:
            return ()
        line, place = found
        if line.look_at(place).formula:
            return self._explained(self._offset_in_formula(line, place, point))
        for first, last, _ in kinds_in(line, self.offsets, place, place + 1):
            if first <= place < last:
                return self._explained(line.offset_of(place))
        return ()

    def _offset_in_formula(self, line: ShownLine, place: int, point: QPoint) -> int:
        """The offset that stands above its part of the strip below the formula."""
        block = self._page.line_at(QPointF(point))[0]
        (area,) = self.rects_of(block.position() + place, block.position() + place + 1)
        passage = next(passage for passage in line.passages if passage.place == place)
        share = min(0.999, max(0.0, (point.x() - area.left()) / max(1.0, area.width())))
        return passage.offset + int(share * passage.extent)

    def link_at(self, point: QPoint) -> str:
        """Where the link at a point of the viewport leads; empty without one."""
        found = self._character_at(point)
        return "" if found is None else found[0].look_at(found[1]).target

    def _character_at(self, point: QPoint) -> tuple[ShownLine, int] | None:
        """The line of the page, and the place in it, that is painted at a point."""
        if not self._page.lines:
            return None
        block, line = self._page.line_at(QPointF(point))
        if not line.isValid():
            return None
        part = self._page.part_of_line(block.blockNumber())
        origin = block.layout().position()
        x, text = point.x() - origin.x(), line.naturalTextRect()
        inside = part.most_scroll == 0 or part.area.contains(QPointF(point))
        if not inside or not text.left() <= x < text.right():
            return None
        place: int = line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter)
        return self._page.lines[block.blockNumber()], place

    def painted_kinds(self) -> Iterator[tuple[int, int, Mark]]:
        """From where to where in the document the text of tokens is painted as which kind."""
        block = self.document().begin()
        for line in self._page.lines:
            for first, last, kind in kinds_in(line, self.offsets, 0, line.length):
                yield block.position() + first, block.position() + last, kind
            block = block.next()

    # --- copying -----------------------------------------------------------------------------

    def selected_plain_text(self) -> str:
        """Return the selection as it is read, or of raw text as the model wrote it."""
        cursor = self.textCursor()
        start, stop = cursor.selectionStart(), cursor.selectionEnd()
        if not self._rendered:
            end = self.document().characterCount() - 1
            last = self.offsets.length if stop == end else self._offset(stop)
            return self.offsets.slice(self._offset(start), last)
        if not self._page.lines or start == stop:
            return ""
        (first, begin), (final, until) = self._spot(start), self._spot(stop)
        parts = [placed.part for placed in self._page.parts[first : final + 1]]
        return copied_text(parts, begin, until, self.offsets.text)

    def _spot(self, position: int) -> tuple[int, Spot]:
        """The number of the part at a place of the document, and where it is in there."""
        parts, block = self._page.parts, self.document().findBlock(position)
        line = block.blockNumber()
        number = max(0, bisect_right(parts, line, key=lambda part: part.first) - 1)
        return number, Spot(line - parts[number].first, position - block.position())

    def selected_source(self) -> str:
        """Return the selection as the model wrote it, with the marks around whole parts."""
        cursor = self.textCursor()
        start, stop = cursor.selectionStart(), cursor.selectionEnd()
        if not self._page.lines or start == stop:
            return ""
        first, last = self._offset(start), self._offset(stop)
        block = self.document().findBlock(start)
        part = self._page.part_of_line(block.blockNumber())
        if start == block.position() and part.first == block.blockNumber():
            first = min(part.part.start, part.lines[0].start)
        block = self.document().findBlock(stop)
        part = self._page.part_of_line(block.blockNumber())
        at_end = stop == block.position() + block.length() - 1
        if at_end and block.blockNumber() == part.first + len(part.lines) - 1:
            last = max(last, part.part.end)
        if stop == self.document().characterCount() - 1:
            last = self.offsets.length
        return self.offsets.slice(first, last)

    def text_to_copy(self) -> str:
        """The selection in the way that people chose."""
        return self.selected_source() if self.copies_source else self.selected_plain_text()

    # --- Qt ----------------------------------------------------------------------------------

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        data.setText(self.text_to_copy())
        return data

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Nothing that a text names is ever fetched."""
        return None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Add what can be done with a link, under the mouse or at the text cursor."""
        menu = self.createStandardContextMenu(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            link = self._link_at_cursor()
        else:
            link = self.link_at(event.pos())
        if link:
            menu.addSeparator()
            menu.addAction(tr("Open link…"), lambda: self.link_chosen.emit(link))
            menu.addAction(tr("Copy link"), lambda: QGuiApplication.clipboard().setText(link))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _link_at_cursor(self) -> str:
        cursor = self.textCursor()
        number = cursor.block().blockNumber()
        if number >= len(self._page.lines):
            return ""
        return self._page.lines[number].look_at(cursor.positionInBlock()).target

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell about the token under the mouse, and where a link leads."""
        if event.type() == QEvent.Type.Paint:
            self._paints = True
            handled = super().viewportEvent(event)
            self._paints = False
            return handled
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        told: list[Marked] = []
        if link := self.link_at(event.pos()):
            form = '<div style="white-space:pre"><b>{}</b></div>'  # not translated: no words
            told.append(marked(form, link))
        if tokens := self.tokens_at(event.pos()):
            told.append(token_tooltip(tokens, self.step_of(tokens), self.copied_texts))
        if told:
            self.tip.tell(joined("", told), event.globalPos())
        else:
            self.tip.hide()
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._reveal_cursor()
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
        """A click on a link, and nothing else, wants to go there."""
        super().mouseReleaseEvent(event)
        link, self._pressed_link = self._pressed_link, ""
        same = link and link == self.link_at(event.position().toPoint())
        if same and not self.textCursor().hasSelection():
            self.link_chosen.emit(link)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.textCursor().position()
        if not (event.key() in _MODIFIERS or any(map(event.matches, _KEYS_THAT_STAY))):
            self._lay_out_lines(before - 1, before + 2)
        super().keyPressEvent(event)
        if self.textCursor().position() != before:
            self._reveal_cursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What is wide moves sideways; all else is left to the conversation around."""
        delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()
        turned = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        sideways = delta.y() if turned and not delta.x() else delta.x()
        part = self._page.part_at(event.position().y())
        wide = part is not None and part.most_scroll > 0
        if part is not None and wide and sideways and abs(sideways) >= abs(delta.y()):
            self._on_scrolled(part, part.scroll - sideways)
            event.accept()
            return
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paragraphs are cut at the ends of lines, which another width moves."""
        turned = event.size().width() != event.oldSize().width()
        if turned:
            self._join_parts()
            self._tell_seen()
        super().resizeEvent(event)
        if turned:  # higher, it has grown, and what is beside the new text is there
            self._place_around()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Add a mark at the end while it grows."""
        began = time.perf_counter()
        share = (began - self._painted_until) / _COLOURS_S  # one turn may paint twice
        self._formulas.regain(share)
        self._colours.regain(share)
        super().paintEvent(event)
        if self._formulas.is_behind:
            QTimer.singleShot(_SPARE_MS, self, lambda: self.viewport().update())
        if self._streaming:
            self._paint_end(QPainter(self.viewport()))
        self._note_work(began)
        self._painted_until = time.perf_counter()

    def _paint_end(self, painter: QPainter) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        place = self.cursorRect(cursor)
        if not self._page.parts:  # no line is laid out that would have a height, or has one still
            place = QRect(0, 2, 1, self.viewport().height() - 3)
        if self.waiting_text:
            painter.setPen(QColor(theme().muted))
            painter.drawText(
                QRect(0, place.top(), self.viewport().width(), place.height()),
                Qt.AlignmentFlag.AlignVCenter,
                self.waiting_text,
            )
            return
        left = min(place.left() + 1, self.viewport().width() - _CARET_PIXELS)
        if cursor.block().textDirection() is Qt.LayoutDirection.RightToLeft:
            left = max(0, place.left() - 1 - _CARET_PIXELS)
        self._end_mark = QRect(left, place.top(), _CARET_PIXELS, place.height())
        painter.fillRect(self._end_mark, QColor(theme().accent))

    def _reveal_cursor(self) -> None:
        """Move what is wide so that the cursor can be seen."""
        if not self._page.lines:
            return
        number = self.textCursor().block().blockNumber()
        if number >= len(self._page.lines) or not self._page.parts:
            return
        part = self._page.part_of_line(number)
        if part.most_scroll > 0 and part.blocks:
            self._reveal(part, float(self.cursorRect().center().x()))

    def _reveal(self, part: PlacedPart, x: float) -> None:
        area = part.area
        if x < area.left():
            self._on_scrolled(part, part.scroll - (area.left() - x) - 20)
        elif x > area.right():
            self._on_scrolled(part, part.scroll + (x - area.right()) + 20)

    def _on_scrolled(self, part: PlacedPart, scroll: float) -> None:
        self._page.scroll_to(part, scroll)
        self._bars.place(self._page.boxes)
        self.viewport().update(part.area.toAlignedRect().adjusted(0, -4, 0, 4))

    # --- cuts --------------------------------------------------------------------------------

    def _explained(self, offset: int) -> Sequence[TokenEmitted]:
        return [token for token in self.offsets.at(offset) if token.id != _NO_TOKEN]

    def _cut_long_paragraph(self) -> None:
        page = self._page
        if not self._streaming or not page.parts:
            return
        part, line = page.parts[-1], page.lines[-1] if page.lines else None
        if line is None or part.part.kind is not BlockKind.PARAGRAPH:
            return
        if line.length > _LONG_PARAGRAPH:
            layout = part.blocks[-1].layout()
            last = layout.lineAt(layout.lineCount() - 1) if layout.lineCount() else None
            if last is not None and last.textStart() > 0:
                page.cut(last.textStart())
                self._has_cuts = True

    def _join(self) -> None:
        """Make cut paragraphs whole again, and put beside the text what belongs there."""
        self._join_parts()
        self._place_around()

    def _join_parts(self) -> None:
        if self._has_cuts:
            for number in range(len(self._page.parts)):
                self._join_part(number)
            self._has_cuts = False

    def _join_part(self, number: int) -> None:
        part = self._page.parts[number].part
        if part.kind is BlockKind.CODE or not any(line.goes_on for line in part.lines):
            return
        text = "".join(line.text for line in part.lines)
        if not (is_endless(text) or is_slow(text)):
            self._page.join(number)


def _is_same(shown: PlacedPart, part: ShownPart) -> bool:
    """Whether a part is on the page as it is now."""
    return shown.part is part or shown.part == with_cuts(part, shown.part)


def _stands_for(part: ShownPart, shown: ShownPart) -> bool:
    """Whether one is what the other was: both are of the same stretch of the source."""
    return (part.start, part.end) == (shown.start, shown.end)


def _cost_of_part(part: ShownPart) -> int:
    """How long it takes to write, in characters."""
    return sum(cost_of(line) for line in part.lines)
