"""Keyboard navigation ("walk") along the tokens of an answer, with the tooltips of hovering.

Enter at the current token, or a click on a token, opens the token inspector.

Tokens that form one character together are one stop. The text cursor is at the marked token, so
that Shift with an arrow key selects from there.
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
from foretoken.ui.parts.keys import claims_escape
from foretoken.ui.reading.reading_text import ReadingText

_HOW = tr_noop("Left and Right move between tokens, Enter shows details")
_MARK_PIXELS = 2
_TIP_OFFSET = QPoint(2, 10)
"""Offset at which Qt shows tooltips, subtracted to keep them close to their token."""
_ELSEWHERE = QRect(-2, -2, 1, 1)
"""Area outside the widget: within a larger one, Qt would not move the tooltip with the text."""
_TIP_MS = 3_600_000
"""Tooltips of a walk have practically no timeout."""
_LINE_END_PIXELS = 6
"""Width of the mark on a token that is only a line break."""

_CTRL = Qt.KeyboardModifier.ControlModifier
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_MODIFIERS = _CTRL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_MODIFIERS |= Qt.KeyboardModifier.ShiftModifier


_START_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return)
"""Keys that begin a walk; the others have their usual meaning until then."""
_LINE_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def _key_of(event: QKeyEvent, *, starts_rtl: bool) -> tuple[Qt.Key, bool] | None:
    """Return the key as in left-to-right text, and whether Ctrl is held; None for other keys."""
    key, held = Qt.Key(event.key()), event.modifiers() & _MODIFIERS
    if starts_rtl:
        key = MIRRORED_KEYS.get(key, key)
    if key == Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return
    ends = key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
    return (key, held == _CTRL) if held == _NO_MODIFIER or (held == _CTRL and ends) else None


def _destination(offsets: TokenOffsets, piece: int, key: Qt.Key, *, ctrl: bool) -> int | None:
    """Return the piece that a key leads to: a neighbour, or with Ctrl one of another step.

    At both ends it is the same piece; None if the key does not move.
    """
    last = offsets.pieces - 1
    if key == Qt.Key.Key_Left and ctrl:
        begins = offsets.step_around(piece)[0]
        return begins if begins < piece else offsets.step_around(max(0, piece - 1))[0]
    if key == Qt.Key.Key_Right and ctrl:
        follows = offsets.step_around(piece)[1]
        return follows if follows <= last else piece
    moved = {
        Qt.Key.Key_Left: max(0, piece - 1),
        Qt.Key.Key_Right: min(last, piece + 1),
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: last,
    }
    return moved.get(key)


class WalkedText(ReadingText):
    """The text of an answer, with keyboard navigation from token to token."""

    token_chosen = Signal(bool)
    """The current token is to be inspected; True: by keyboard, False: by a click."""
    walked = Signal()
    """The walk has moved to another token, or ended."""

    # A class attribute: Qt sends events before and after the instance attributes exist.
    piece: int | None = None
    """Current piece of the walk; None if there is no walk."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: int | None = None  # offset of the last clicked or walked token
        self._pressed = QPoint()
        self.is_inspected = False
        """Whether the inspector shows the current token; the walk continues without tooltips."""

    def leave(self) -> None:
        """End the walk."""
        if self.piece is not None:
            self.piece = None
            self.viewport().update()
            self._describe_keys()
            QToolTip.hideText()
            self.walked.emit()

    def follow(self) -> None:
        """Move the tooltip after the text or its lines have moved."""
        if self.piece is not None and not self.is_inspected:
            self._show_tip(self.piece)

    def _show_tip(self, piece: int) -> None:
        """Show the tooltip below a token if that is visible."""
        area = self.area_of_piece(piece)
        if self.hasFocus() and self.visibleRegion().intersects(area):
            place = self.viewport().mapToGlobal(area.bottomLeft()) - _TIP_OFFSET
            QToolTip.showText(place, self._description(piece), self, _ELSEWHERE, _TIP_MS)
        else:
            QToolTip.hideText()

    def _description(self, piece: int) -> str:
        tokens = self.offsets.of_piece(piece)
        return token_description(tokens, self.step_of(tokens), self.copied_texts)

    def render_again(self, text: str) -> None:
        self.leave()
        self._entry = None
        super().render_again(text)

    def area_of_piece(self, piece: int) -> QRect:
        """Return the area of a piece in this widget."""
        area = QRectF()
        for rect in self._rects(piece):
            area = area.united(rect)
        return area.toAlignedRect()

    # --- walking -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a walk with Left or Right, end it with Esc."""
        key, ctrl = _key_of(event, starts_rtl=self._begins_right) or (None, False)
        if self.piece is not None and event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif self.piece is None and key in _START_KEYS and self._can_walk:
            self._stop_at(self._first_stop(backwards=key == Qt.Key.Key_Left))
        elif self.piece is None or key is None:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Return:
            self.token_chosen.emit(True)
        elif key in _LINE_KEYS:
            self._stop_at(self._piece_in_line(self.piece, _LINE_KEYS[key]))
        elif (to := _destination(self.offsets, self.piece, key, ctrl=ctrl)) is not None:
            self._stop_at(to)
        else:
            super().keyPressEvent(event)

    @property
    def _begins_right(self) -> bool:
        """Whether the walk is in a right-to-left paragraph."""
        block = self.document().findBlock(self.place_of(self._entry or 0))
        return block.textDirection() is Qt.LayoutDirection.RightToLeft

    def _describe_keys(self) -> None:
        self.setAccessibleDescription(tr(_HOW) if self._can_walk else "")

    @property
    def _can_walk(self) -> bool:
        return bool(self._explained(0))  # otherwise no model wrote the text

    def stop_at(self, piece: int) -> None:
        """Move the walk to a piece of text if it consists of a model's tokens."""
        if self._explained(self.offsets.span(piece)[0]):
            self._stop_at(piece)

    def inspect(self, inspected: bool) -> None:
        """Set whether the inspector shows the current token."""
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
        said = self._description(piece)
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.walked.emit()

    def _first_stop(self, *, backwards: bool) -> int:
        """Return the last token pointed at if visible, or else the first or last visible one."""
        seen = self.visibleRegion().boundingRect()
        if self._entry is not None:
            piece = self.offsets.piece_at(self._entry)
            if seen.contains(self.area_of_piece(piece).center()):
                return piece
        inside = QPoint(0, max(0, round(self._line_format.lineHeight()) - 1))
        corner = seen.bottomLeft() - inside if backwards else seen.topLeft() + inside
        cursor, move = self.cursorForPosition(corner), QTextCursor.MoveOperation
        cursor.movePosition(move.EndOfLine if backwards else move.StartOfLine)
        last = cursor.position() - 1 if backwards else cursor.position()
        return self.offsets.piece_at(self._offset(last))

    def _piece_in_line(self, piece: int, lines: int) -> int:
        """Return the piece above or below, skipping line breaks; the same one at the edge."""
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
        """Claim Esc during a walk, before the window's shortcut stops an answer."""
        return (self.piece is not None and claims_escape(event)) or super().event(event)

    def on_look_changed(self) -> None:
        super().on_look_changed()
        self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the tooltip: another width moves the token."""
        super().resizeEvent(event)
        self.follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the walk; the next one begins here."""
        self.leave()
        super().mousePressEvent(event)
        self._pressed = event.position().toPoint()
        self._entry = self._offset(self.cursorForPosition(event.position().toPoint()).position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Inspect a clicked token, unless the click opens a link or selects text."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        moved = (place - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers() & _MODIFIERS
        if not plain or moved or self.textCursor().hasSelection() or self.link_at(place):
            return
        if tokens := self.tokens_at(place):
            self._stop_at(self.offsets.piece_of(tokens[-1]), shows=False)
            self.token_chosen.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Describe the keys for screen readers."""
        super().focusInEvent(event)
        if self.piece is None:
            self._describe_keys()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the walk, unless the focus moves to a menu or another window."""
        super().focusOutEvent(event)
        reason = Qt.FocusReason
        if self.is_inspected:
            return
        if event.reason() not in (reason.PopupFocusReason, reason.ActiveWindowFocusReason):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.piece is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().accent), _MARK_PIXELS))
        for rect in self._rects(self.piece):
            painter.drawRoundedRect(rect.adjusted(0.0, -1.0, 0.0, 2.0), 3, 3)
