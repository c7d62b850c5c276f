"""Small line drawings, 16 by 16 pixels, in one colour."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from foretoken.ui.look.sizes import scaled, text_scale

_PIXELS = 16
_WIDTH = 1.4


class Icon(StrEnum):
    """What is drawn."""

    COPY = "copy"
    EDIT = "edit"
    REGENERATE = "regenerate"
    CONTINUE = "continue"
    BRANCH = "branch"
    DELETE = "delete"
    DONE = "done"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    CLOSE = "close"


def icon_pixels() -> int:
    """How wide and high an icon is."""
    return scaled(_PIXELS)


def paint_icon(painter: QPainter, icon: Icon, x: float, y: float, colour: QColor) -> None:
    """Draw an icon with its upper left corner at ``x``, ``y``."""
    painter.save()
    painter.translate(x, y)
    painter.scale(text_scale(), text_scale())
    pen = QPen(colour, _WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    _PATHS[icon](path)
    painter.drawPath(path)
    painter.restore()


def _line(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _copy(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1.8, 1.8)
    path.moveTo(3.5, 10.5)
    path.cubicTo(2.8, 10.5, 2.5, 10.1, 2.5, 9.4)
    path.lineTo(2.5, 4.3)
    path.cubicTo(2.5, 3.1, 3.1, 2.5, 4.3, 2.5)
    path.lineTo(9.4, 2.5)
    path.cubicTo(10.1, 2.5, 10.5, 2.8, 10.5, 3.5)


def _edit(path: QPainterPath) -> None:
    _line(path, (2.8, 13.2), (3.5, 10.2), (10.9, 2.8), (13.2, 5.1), (5.8, 12.5), (2.8, 13.2))
    _line(path, (9.3, 4.4), (11.6, 6.7))


def _regenerate(path: QPainterPath) -> None:
    circle = QRectF(2.8, 2.8, 10.4, 10.4)
    path.arcMoveTo(circle, 20)
    path.arcTo(circle, 20, 290)
    _line(path, (13.2, 2.6), (13.2, 6.2), (9.6, 6.2))


def _continue(path: QPainterPath) -> None:
    _line(path, (4, 3.2), (11, 8), (4, 12.8), (4, 3.2))
    _line(path, (13.2, 3.2), (13.2, 12.8))


def _branch(path: QPainterPath) -> None:
    for centre in (QPointF(4.5, 3.8), QPointF(4.5, 12.2), QPointF(11.5, 5.2)):
        path.addEllipse(centre, 1.6, 1.6)
    _line(path, (4.5, 5.4), (4.5, 10.6))
    path.moveTo(11.5, 6.8)
    path.cubicTo(11.5, 9.4, 5.2, 7.8, 4.6, 10.4)


def _delete(path: QPainterPath) -> None:
    _line(path, (2.6, 4.4), (13.4, 4.4))
    _line(path, (6, 4.2), (6.3, 2.5), (9.7, 2.5), (10, 4.2))
    _line(path, (4, 4.6), (4.7, 13.5), (11.3, 13.5), (12, 4.6))
    _line(path, (6.7, 7), (6.9, 11))
    _line(path, (9.3, 7), (9.1, 11))


def _done(path: QPainterPath) -> None:
    _line(path, (3, 8.6), (6.4, 12), (13, 4.6))


def _left(path: QPainterPath) -> None:
    _line(path, (9.8, 4), (5.8, 8), (9.8, 12))


def _right(path: QPainterPath) -> None:
    _line(path, (6.2, 4), (10.2, 8), (6.2, 12))


def _up(path: QPainterPath) -> None:
    _line(path, (4, 9.8), (8, 5.8), (12, 9.8))


def _down(path: QPainterPath) -> None:
    _line(path, (4, 6.2), (8, 10.2), (12, 6.2))


def _close(path: QPainterPath) -> None:
    _line(path, (4, 4), (12, 12))
    _line(path, (12, 4), (4, 12))


_PATHS: dict[Icon, Callable[[QPainterPath], None]] = {
    Icon.COPY: _copy,
    Icon.EDIT: _edit,
    Icon.REGENERATE: _regenerate,
    Icon.CONTINUE: _continue,
    Icon.BRANCH: _branch,
    Icon.DELETE: _delete,
    Icon.DONE: _done,
    Icon.LEFT: _left,
    Icon.RIGHT: _right,
    Icon.UP: _up,
    Icon.DOWN: _down,
    Icon.CLOSE: _close,
}
