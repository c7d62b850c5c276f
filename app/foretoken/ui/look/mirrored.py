"""Layout of a window whose lines begin at the right, as in Arabic.

Qt mirrors its layouts by itself, and ``QStyle.visualRect`` what is placed or drawn by hand. Here is
what neither does: menus below buttons, arrow keys, names that keep their own direction, margins.
"""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

_FROM_RIGHT, _APART, _END_APART = "\u200f", "\u2068", "\u2069"
"""Signs that nobody sees: as a letter from right to left, and around what goes its own way."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft.value, Qt.AlignmentFlag.AlignRight.value
_SIDES = _RIGHT | Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignJustify.value
_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute.value
MIRRORED_KEYS = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}


def layout_is_mirrored() -> bool:
    """Whether lines begin at the right."""
    return QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def corner_below(popup: QWidget, button: QWidget, gap: int = 0, *, at_end: bool = False) -> QPoint:
    """The upper left corner, on the screen, of a popup that begins below where a button begins.

    ``at_end``: that ends where the button ends.
    """
    area, width = button.rect(), popup.sizeHint().width()
    left = area.right() + 1 - width if at_end is not layout_is_mirrored() else area.left()
    return button.mapToGlobal(QPoint(left, area.bottom() + 1 + gap))


def corner_at(popup: QWidget, place: QPoint) -> QPoint:
    """The upper left corner of a popup that begins at a place on the screen."""
    return place - QPoint(popup.sizeHint().width(), 0) if layout_is_mirrored() else place


def meant_key(key: int) -> int:
    """Left for one that leads back to where lines begin, Right for one that leads on."""
    return MIRRORED_KEYS.get(Qt.Key(key), key) if layout_is_mirrored() else key


def draw_name(painter: QPainter, area: QRect | QRectF, flags: int, text: str) -> None:
    """Draw a text that goes its own way, by its first letter, from where lines begin.

    In the direction of the window, what ends it would come to its other side: "?What is this".
    """
    direction = painter.layoutDirection()
    if direction is Qt.LayoutDirection.RightToLeft:
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        if not flags & _SIDES:
            flags = flags & ~_LEFT | _RIGHT
        elif flags & _RIGHT:
            flags = flags & ~_RIGHT | _LEFT
        flags |= _ABSOLUTE
    painter.drawText(area, flags, text)
    painter.setLayoutDirection(direction)


def has_letters_from_right(text: str) -> bool:
    """Whether something in a text is written from right to left."""
    return not text.isascii() and any(bidirectional(each) in ("R", "AL") for each in text)


def led_by_layout(text: str, *, alone: bool = False) -> str:
    """A text for a label of Qt's, which asks its first letter where it is to begin.

    In an Arabic window all begin at the right, also "Foretoken", with which an Arabic sentence may
    begin. ``alone``: what has nothing from right to left in it stays as it is.
    """
    if not layout_is_mirrored():
        return text
    return "\n".join(_led(line, alone=alone) for line in text.split("\n"))


def _led(line: str, *, alone: bool) -> str:
    if has_letters_from_right(line):
        return f"{_FROM_RIGHT}{line}"
    return line if alone or not line else f"{_FROM_RIGHT}{_APART}{line}{_END_APART}"


def margins(begin: int, top: int, end: int, bottom: int) -> QMargins:
    """Those of a layout, at the sides where lines begin and end."""
    if layout_is_mirrored():
        return QMargins(end, top, begin, bottom)
    return QMargins(begin, top, end, bottom)
