"""Walking along the tokens of an answer by keyboard: it tells what hovering over them tells.

Enter where the walk is, or a click on a token, asks for all that is known of it.

Tokens that together make one character are one stop. The token with the mark is also where the
text cursor is, so that Shift with an arrow selects from there.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.mirrored import MIRRORED_KEYS
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import TokenOffsets, token_description
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.reading.reading_text import ReadingText

_HOW = tr_noop("Left and Right walk along the tokens, Enter shows all about one")
_MARK_PIXELS = 2
_TIP_OFFSET = QPoint(2, 10)
"""Qt shows tips so far below a place; they are to be close to their token."""
_ELSEWHERE = QRect(-2, -2, 1, 1)
"""Inside of this area Qt would leave a tip where it is when the text has moved."""
_TIP_MS = 3_600_000
"""Time alone does not hide the tip of a walk."""
_LINE_END_PIXELS = 6
"""Width of the mark on a token that only breaks the line."""

_CTRL = Qt.KeyboardModifier.ControlModifier
_NONE = Qt.KeyboardModifier.NoModifier
_HELD = _CTRL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_HELD |= Qt.KeyboardModifier.ShiftModifier


_STARTS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return)
"""They begin a walk; the others mean something else until there is one."""
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def _key_of(event: QKeyEvent, *, begins_right: bool) -> tuple[Qt.Key, bool] | None:
    """A key as in lines that begin at the left, and whether Ctrl is held; None with other keys."""
    key, held = Qt.Key(event.key()), event.modifiers() & _HELD
    if begins_right:
        key = MIRRORED_KEYS.get(key, key)
    if key == Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return
    ends = key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
    return (key, held == _CTRL) if held == _NONE or (held == _CTRL and ends) else None


def _destination(offsets: TokenOffsets, piece: int, key: Qt.Key, *, ctrl: bool) -> int | None:
    """Where a key leads from a piece of text: to another one, or with Ctrl to another step.

    At both ends the walk stays. None: the key does not move.
    """
    last = offsets.pieces - 1
    if key == Qt.Key.Key_Left and ctrl:
        begins = offsets.first_piece_of_step(piece)
        return begins if begins < piece else offsets.first_piece_of_step(max(0, piece - 1))
    if key == Qt.Key.Key_Right and ctrl:
        follows = offsets.piece_behind_step(piece)
        return follows if follows <= last else piece
    moved = {
        Qt.Key.Key_Left: max(0, piece - 1),
        Qt.Key.Key_Right: min(last, piece + 1),
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: last,
    }
    return moved.get(key)


class WalkedText(ReadingText):
    """The text of an answer in which the keyboard goes from token to token."""

    token_chosen = Signal(bool)
    """Somebody wants to know all about the token where the walk is: by keyboard, or (False) by a
    click."""
    walked = Signal()
    """The walk is at another token, or over."""

    # Qt asks for events before and after everything else is there.
    piece: int | None = None
    """Where the walk is; None: nobody walks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: int | None = None  # offset of what was last pointed at, by hand or on a walk
        self._pressed = QPoint()
        self.is_inspected = False
        """Whether all about the token is shown beside it: the walk stays, without its tip."""

    def leave(self) -> None:
        """End the walk."""
        if self.piece is not None:
            self.piece = None
            self.viewport().update()
            self._say_how()
            QToolTip.hideText()
            self.walked.emit()

    def follow(self) -> None:
        """The text has moved, or its lines have."""
        if self.piece is not None and not self.is_inspected:
            self._tell(self.piece)

    def _tell(self, piece: int) -> None:
        """Show below a token, as long as it can be seen, what is known of it."""
        area = self.area_of_piece(piece)
        if self.hasFocus() and self.visibleRegion().intersects(area):
            place = self.viewport().mapToGlobal(area.bottomLeft()) - _TIP_OFFSET
            QToolTip.showText(place, self._told(piece), self, _ELSEWHERE, _TIP_MS)
        else:
            QToolTip.hideText()

    def _told(self, piece: int) -> str:
        tokens = self.offsets.of_piece(piece)
        return token_description(tokens, self.step_of(tokens), self.copied_texts)

    def begin_again(self, text: str) -> None:
        self.leave()
        self._entry = None
        super().begin_again(text)

    def area_of_piece(self, piece: int) -> QRect:
        """Where a piece is in this widget."""
        area = QRectF()
        for rect in self._rects(piece):
            area = area.united(rect)
        return area.toAlignedRect()

    # --- walking -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right begin to walk, Esc leaves."""
        key, ctrl = _key_of(event, begins_right=self._begins_right) or (None, False)
        if self.piece is not None and event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif self.piece is None and key in _STARTS and self._can_walk:
            self._stop_at(self._first_stop(backwards=key == Qt.Key.Key_Left))
        elif self.piece is None or key is None:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Return:
            self.token_chosen.emit(True)
        elif key in _ACROSS:
            self._stop_at(self._across(self.piece, _ACROSS[key]))
        elif (to := _destination(self.offsets, self.piece, key, ctrl=ctrl)) is not None:
            self._stop_at(to)
        else:
            super().keyPressEvent(event)

    @property
    def _begins_right(self) -> bool:
        """Whether the walk is in lines in which the next token stands at the left."""
        block = self.document().findBlock(self.place_of(self._entry or 0))
        return block.textDirection() is Qt.LayoutDirection.RightToLeft

    def _say_how(self) -> None:
        self.setAccessibleDescription(tr(_HOW) if self._can_walk else "")

    @property
    def _can_walk(self) -> bool:
        return bool(self._explained(0))  # else no model wrote it

    def stop_at(self, piece: int) -> None:
        """Walk to this piece of text, if tokens of a model make it."""
        if self._explained(self.offsets.span(piece)[0]):
            self._stop_at(piece)

    def inspect(self, inspected: bool) -> None:
        """All about the token is shown beside it, or no more."""
        self.is_inspected = inspected
        if inspected:
            QToolTip.hideText()
        elif not inspected and self.piece is not None:
            self._stop_at(self.piece)

    def _stop_at(self, piece: int, *, shows: bool = True) -> None:
        self.piece = piece
        self._entry, _ = self.offsets.span(piece)
        cursor = self.textCursor()
        cursor.setPosition(self.place_of(self._entry))
        self.setTextCursor(cursor)
        self.viewport().update()
        centre = self.area_of_piece(piece).center()
        self.place_wanted.emit(self.viewport().mapToGlobal(centre))
        if shows:
            self.follow()
        said = self._told(piece)
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.walked.emit()

    def _first_stop(self, *, backwards: bool) -> int:
        """What was pointed at if it is in view, or else the end of the view to come in from."""
        seen = self.visibleRegion().boundingRect()
        if self._entry is not None:
            piece = self.offsets.piece_at(self._entry)
            if seen.contains(self.area_of_piece(piece).center()):
                return piece
        line_height = self._line_format.lineHeight()
        height = seen.bottom() - line_height + 1 if backwards else seen.top() + line_height - 1
        block, line = self.line_at(height)
        if seen.isEmpty() or not line.isValid():
            return self.offsets.pieces - 1 if backwards else 0
        place = line.textStart() + (max(0, line.textLength() - 1) if backwards else 0)
        return self.offsets.piece_at(self._offset(block.position() + place))

    def _across(self, piece: int, lines: int) -> int:
        """The piece above or below, no mere line break; the same one at the edge of the text."""
        centre = self.area_of_piece(piece).center()
        height = max(1, round(self._line_format.lineHeight()))
        end = -1 if lines < 0 else self.height()
        for y in range(centre.y() + lines * height, end, lines * height):
            position = self.cursorForPosition(QPoint(centre.x(), y)).position()
            found = self.offsets.piece_at(self._offset(position))
            if found != piece and self._text_rects(found):
                return found
        return piece

    def _text_rects(self, piece: int) -> list[QRectF]:
        start, end = self.offsets.span(piece)
        return list(self.rects_of(self.place_of(start), self.place_of(end)))

    def _rects(self, piece: int) -> list[QRectF]:
        rects = self._text_rects(piece)
        if not rects:
            cursor = QTextCursor(self.document())
            cursor.setPosition(self.place_of(self.offsets.span(piece)[0]))
            place = QRectF(self.cursorRect(cursor))
            left = min(place.left(), self.viewport().width() - _LINE_END_PIXELS)
            rects.append(QRectF(left, place.top(), _LINE_END_PIXELS, place.height()))
        return rects

    # --- Qt ----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Esc ends the walk before it stops an answer."""
        return (self.piece is not None and claims_escape(event)) or super().event(event)

    def on_look_changed(self) -> None:
        super().on_look_changed()
        self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width moves the token."""
        super().resizeEvent(event)
        self.follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The walk ends; the next one begins here."""
        self.leave()
        super().mousePressEvent(event)
        self._pressed = event.position().toPoint()
        self._entry = self._offset(self.cursorForPosition(event.position().toPoint()).position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a token that is no link, and selects nothing, asks for all about it."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        moved = (place - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers() & _HELD
        if not plain or moved or self.textCursor().hasSelection() or self.link_at(place):
            return
        if tokens := self.tokens_at(place):
            self._stop_at(self.offsets.piece_of(tokens[-1]), shows=False)
            self.token_chosen.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what the keys do."""
        super().focusInEvent(event)
        if self.piece is None:
            self._say_how()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who goes elsewhere walks no longer; a menu or another window is only a break."""
        super().focusOutEvent(event)
        reason = Qt.FocusReason
        if self.is_inspected:
            return
        if event.reason() not in (reason.PopupFocusReason, reason.ActiveWindowFocusReason):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Add the mark."""
        super().paintEvent(event)
        if self.piece is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().accent), _MARK_PIXELS))
        for rect in self._rects(self.piece):
            painter.drawRoundedRect(rect.adjusted(0.0, -1.0, 0.0, 2.0), 3, 3)
