"""Helpers for right-to-left layouts, as in Arabic.

Qt mirrors its layouts, and ``QStyle.visualRect`` mirrors what is placed or drawn by hand. This
covers the rest: menus below buttons, arrow keys, names with their own direction, margins.
"""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTextOption
from PySide6.QtWidgets import QApplication, QStyle, QWidget

_RTL_MARK, _ISOLATE, _END_ISOLATE = "\u200f", "\u2068", "\u2069"
"""Invisible marks: as a right-to-left letter, and around text with its own direction."""
_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute
MIRRORED_KEYS = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}


def layout_is_mirrored() -> bool:
    """Return whether the layout is right-to-left."""
    return QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def corner_below(popup: QWidget, button: QWidget, gap: int = 0, *, at_end: bool = False) -> QPoint:
    """Return the top left corner, in global coordinates, of a popup below a button.

    Their starting edges are aligned, or with ``at_end`` their trailing edges.
    """
    area, width = button.rect(), popup.sizeHint().width()
    left = area.right() + 1 - width if at_end is not layout_is_mirrored() else area.left()
    return button.mapToGlobal(QPoint(left, area.bottom() + 1 + gap))


def meant_key(key: int) -> int:
    """Return Left for the key towards the start of a line, Right for the one towards its end."""
    return MIRRORED_KEYS.get(Qt.Key(key), key) if layout_is_mirrored() else key


def draw_in_own_direction(
    painter: QPainter, area: QRect | QRectF, align: Qt.AlignmentFlag, text: str
) -> None:
    """Draw a line in its own direction, given by its first letter, from where lines begin.

    In the direction of the window, its end could move to the other side: "?What is this".
    """
    option = QTextOption(QStyle.visualAlignment(painter.layoutDirection(), align) | _ABSOLUTE)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    painter.drawText(QRectF(area), text, option)


def aligned_to_layout(text: str, *, alone: bool = False) -> str:
    """Return a text for Qt's labels, which align by the direction of its first letter.

    In an Arabic window all texts are to start at the right, even "Foretoken", with which an Arabic
    sentence may begin. ``alone``: leave text without right-to-left letters unchanged.
    """
    if not layout_is_mirrored():
        return text
    return "\n".join(_led(line, alone=alone) for line in text.split("\n"))


def _led(line: str, *, alone: bool) -> str:
    if any(bidirectional(each) in ("R", "AL") for each in line):
        return f"{_RTL_MARK}{line}"
    return line if alone or not line else f"{_RTL_MARK}{_ISOLATE}{line}{_END_ISOLATE}"


def margins(begin: int, top: int, end: int, bottom: int) -> QMargins:
    """Return layout margins by start and end of the line."""
    if layout_is_mirrored():
        return QMargins(end, top, begin, bottom)
    return QMargins(begin, top, end, bottom)
