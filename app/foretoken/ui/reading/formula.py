"""Formulas: TeX that a model wrote, as shapes that are filled in any colour and at any size.

ziamath sets what ``formula_tree`` reads, in the font STIX Two Math. What comes out is taken as
outlines and bars, nothing else of it. A formula that it cannot set is None, and is shown as the TeX
that it is.

It takes some milliseconds, and the first one a few hundred: ``workshop`` draws beside the window.
"""

from __future__ import annotations

import logging
import re
import threading
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Any
from xml.etree.ElementTree import Element

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPixmap

from foretoken.chat.markdown.formula_tree import formula_tree

_UNITS = 100.0
"""Units of a shape to the size of its letters."""
_LARGER = 1.1
"""The letters of the text beside a formula are larger in a font of the same size."""
_MOST_PIECES = 1_500
"""ziamath sets what is inside of a group several times, and that inside of it again for each."""
_SVG_STEP = re.compile(r"[MLQCZ]|-?[0-9.]+(?:e-?[0-9]+)?")
_COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6}
_MOST_PICTURES = 5
"""Of one formula: in the colours that its tokens have, or when it is selected."""
_LARGEST_PICTURE = 60_000
"""In pixels; what is larger is drawn anew each time, and there is room for few of these."""
_EDGE = 2
"""Pixels around it for what is drawn smoothly."""
_ONE_AT_A_TIME = threading.Lock()
"""The two libraries keep what they know beside each other."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, weakref_slot=True)
class FormulaShape:
    """A formula without a size."""

    outlines: QPainterPath
    bars: tuple[QRectF, ...]
    """Of fractions and roots: they are thin, and lie on whole pixels."""
    area: QRectF
    """What it fills; the base line is at 0."""


class Formula:
    """A formula at the size of the text beside it; all in pixels."""

    def __init__(self, shape: FormulaShape, pixels: float) -> None:
        """``pixels``: of the font beside it."""
        self._shape = shape
        self._scale = pixels * _LARGER / _UNITS
        self.width = shape.area.width() * self._scale
        self.height = shape.area.height() * self._scale
        self.baseline = -shape.area.top() * self._scale
        """From the top."""
        self._pictures: dict[tuple[int, float], QPixmap] = {}

    def is_quick(self, painter: QPainter, colour: QColor) -> bool:
        """Whether it was drawn in this colour before."""
        return (colour.rgba(), painter.device().devicePixelRatio()) in self._pictures

    def paint_on_screen(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        """Draw it as ``paint`` does, on whole pixels, so that it has to be drawn only once."""
        ratio = painter.device().devicePixelRatio()
        wide, high = (ceil((side + 2 * _EDGE) * ratio) for side in (self.width, self.height))
        if wide * high > _LARGEST_PICTURE:
            self.paint(painter, x, y, colour)
            return
        key = colour.rgba(), ratio
        picture = self._pictures.get(key)
        if picture is None:
            picture = QPixmap(wide, high)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(picture)
            self.paint(inside, _EDGE, _EDGE, colour)
            inside.end()
            if len(self._pictures) >= _MOST_PICTURES:
                del self._pictures[next(iter(self._pictures))]
            self._pictures[key] = picture
        line = round((y + self.baseline) * ratio) - round((_EDGE + self.baseline) * ratio)
        painter.drawPixmap(QPointF(round((x - _EDGE) * ratio) / ratio, line / ratio), picture)

    def paint(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        """Draw it with its upper left corner at ``x``, ``y``."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatio()
        origin = QPointF(x, round((y + self.baseline) * ratio) / ratio)
        scale = self._scale
        left = self._shape.area.left()
        for bar in self._shape.bars:
            height = max(1.0, round(bar.height() * scale * ratio)) / ratio
            middle = origin.y() + bar.center().y() * scale
            top = round((middle - height / 2) * ratio) / ratio
            start = origin.x() + (bar.left() - left) * scale
            painter.fillRect(QRectF(start, top, bar.width() * scale, height), colour)
        painter.translate(origin)
        painter.scale(scale, scale)
        painter.translate(-left, 0.0)
        painter.fillPath(self._shape.outlines, colour)
        painter.restore()


def shape_of(tex: str, *, display: bool) -> FormulaShape | None:
    """Set a formula, ``display`` as one that stands alone; None where that cannot be done.

    May be called on any thread.
    """
    with _ONE_AT_A_TIME:
        return _shape_of(tex, display=display)


def _shape_of(tex: str, *, display: bool) -> FormulaShape | None:
    tree = formula_tree(tex, display=display)
    if tree is None:
        return None
    try:
        return _drawn(tree)
    except Exception:  # whatever a library may come to with a text of a model
        _log.debug("a formula cannot be drawn", exc_info=True)
        return None


class _TooManyPieces(Exception):
    """A formula is small, and yet it would take seconds or for ever."""


@cache
def _typesetter() -> Callable[[Element], Any]:
    """What makes the root of a tree of pieces, each with its place."""
    # Of Python 3.11 and 3.12, about a way to open a file that is fine again in 3.13.
    told = "path is deprecated"  # not translated: of Python
    warnings.filterwarnings("ignore", told, DeprecationWarning, "ziamath")
    import ziafont
    import ziamath
    from ziamath.nodes import Mnode

    ziafont.config.svg2 = False  # each letter as its outlines, in its place
    make_piece = Mnode.fromelement
    made = 0

    def make_counted(element: Element, parent: Any, **options: Any) -> Any:
        nonlocal made
        made += 1
        if made > _MOST_PIECES:
            raise _TooManyPieces
        return make_piece(element, parent, **options)

    def set_type(tree: Element) -> Any:
        nonlocal made
        made = 0
        return ziamath.Math(tree, size=_UNITS).node

    Mnode.fromelement = make_counted
    return set_type


def _drawn(tree: Element) -> FormulaShape | None:
    node = _typesetter()(tree)
    drawing = Element("svg")
    node.draw(0, 0, drawing)
    box = node.bbox
    outlines, bars = QPainterPath(), []
    outlines.setFillRule(Qt.FillRule.WindingFill)
    for number, shape in enumerate(drawing.iter()):
        if number > _MOST_PIECES:
            return None
        if shape.tag == "rect" and shape.get("fill") != "none":
            bars.append(_rect_of(shape))
        elif shape.tag in ("rect", "ellipse", "path"):
            outlines.addPath(_outline_of(shape))
    area = QRectF(box.xmin, -box.ymax, box.xmax - box.xmin, box.ymax - box.ymin)
    area = area.united(outlines.boundingRect())
    if area.isEmpty() or not (0 < area.width() < 1e5 and area.height() < 1e5):
        return None
    return FormulaShape(outlines, tuple(bars), area)


def _rect_of(shape: Element) -> QRectF:
    return QRectF(*(float(shape.get(name, "0")) for name in ("x", "y", "width", "height")))


def _outline_of(shape: Element) -> QPainterPath:
    """What is to be filled; a line that is drawn becomes a thin area."""
    path = QPainterPath()
    if shape.tag == "rect":
        radius = float(shape.get("rx", "0"))
        path.addRoundedRect(_rect_of(shape), radius, radius)
    elif shape.tag == "ellipse":
        x, y, rx, ry = (float(shape.get(name, "0")) for name in ("cx", "cy", "rx", "ry"))
        path.addEllipse(QPointF(x, y), rx, ry)
    else:
        _follow(shape.get("d", ""), path)
    if shape.get("stroke-width") is None:
        return path
    stroker = QPainterPathStroker()
    stroker.setWidth(float(shape.get("stroke-width", "1")))
    return stroker.createStroke(path)


def _follow(steps: str, path: QPainterPath) -> None:
    """Add what an SVG path says, of absolute moves, lines and curves."""
    path.setFillRule(Qt.FillRule.WindingFill)
    step = ""
    at: list[float] = []
    for part in _SVG_STEP.findall(steps):
        if part == "Z":
            path.closeSubpath()
        elif part in _COORDINATES:
            step = part
        else:
            at.append(float(part))
            if len(at) < _COORDINATES[step]:
                continue
            if step == "M":
                path.moveTo(*at)
            elif step == "L":
                path.lineTo(*at)
            elif step == "Q":
                path.quadTo(*at)
            else:
                path.cubicTo(*at)
            at.clear()
