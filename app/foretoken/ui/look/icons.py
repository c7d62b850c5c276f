"""Icons: small line drawings in one colour, tinted from the SVG files of ``resources/icons``.

A file draws in ``currentColor`` and has its size in pixels at the default text size.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from foretoken.system.paths import resource_path
from foretoken.ui.look.mirrored import layout_is_mirrored
from foretoken.ui.look.theme import scaled, text_scale

ICON_PIXELS = 16


class Icon(StrEnum):
    """An icon; the value is the file's name."""

    COPY = "copy"
    EDIT = "edit"
    REGENERATE = "regenerate"
    CONTINUE = "continue"
    BRANCH = "branch"
    DELETE = "delete"
    EXPORT = "export"
    DONE = "done"
    DOT = "dot"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    CLOSE = "close"
    ATTACH = "attach"
    MORE = "more"
    COLOURS = "colours"
    SIDEBAR = "sidebar"
    LIVE_PANEL = "live_panel"
    PLAY = "play"
    PAUSE = "pause"
    REPLAY = "replay"
    WHOLE = "whole"
    FOLDER = "folder"
    UNTESTED = "untested"
    HARDLY = "hardly"
    WARNING = "warning"
    SHEET = "sheet"


_TURNED = frozenset(
    {Icon.LEFT, Icon.RIGHT, Icon.SIDEBAR, Icon.LIVE_PANEL, Icon.CONTINUE, Icon.PLAY}
)
"""Icons that are mirrored in right-to-left layouts."""


def icon_pixels() -> int:
    """Return the side length of most icons."""
    return scaled(ICON_PIXELS)


def draw_icon(painter: QPainter, icon: Icon, area: QRect, colour: str) -> None:
    """Draw an icon in the middle of an area."""
    picture = icon_pixmap(icon, QColor(colour), painter.device().devicePixelRatio())
    place = QRectF(QPointF(), picture.deviceIndependentSize())
    place.moveCenter(QRectF(area).center())
    painter.drawPixmap(place.topLeft(), picture)


def icon_pixmap(icon: Icon, colour: QColor, ratio: float) -> QPixmap:
    """Return an icon for a screen of this pixel ratio."""
    turned = icon in _TURNED and layout_is_mirrored()
    return QPixmap.fromImage(_tinted(icon, colour.name(), text_scale(), ratio, turned=turned))


@lru_cache(maxsize=256)
def _tinted(icon: Icon, colour: str, scale: float, ratio: float, *, turned: bool) -> QImage:
    """Render an icon in screen pixels, cached by colour and size."""
    written = resource_path(f"icons/{icon.value}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(written.replace("currentColor", colour).encode()))
    size = (renderer.defaultSize().toSizeF() * scale * ratio).toSize()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(QPointF(0, 0), picture.deviceIndependentSize()))
    painter.end()
    return picture.flipped(Qt.Orientation.Horizontal) if turned else picture
