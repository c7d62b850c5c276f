"""Qt part of the self-test: draws the live panel into an image and checks its colours."""

from __future__ import annotations

import sys
from collections import Counter

from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.errors import ForetokenError
from foretoken.engine.events import StepFinished
from foretoken.engine.speedup import PlainReference
from foretoken.system.paths import resource_path
from foretoken.ui.live.live_panel import WIDTH, LivePanel
from foretoken.ui.look.icons import Icon, draw_icon
from foretoken.ui.look.style import apply_style, install_font
from foretoken.ui.look.theme import LIGHT

_HEIGHT = 1300
_ACCEPTED = (4, 2, 3, 4, 1, 0, 4, 3) * 4
"""Accepted tokens of four drafted ones, by step."""
# Minimum pixels of exactly these colours: about a tenth of a normal panel's, because antialiasing
# of shapes and letters differs between platforms.
_EXPECTED = {"draft": 600, "correction": 100, "bonus": 60, "accent": 250, "text": 80}


class DrawingFailed(ForetokenError):
    """An image lacks what it should show."""


def draw() -> str:
    """Draw the panel and icons; return a summary. Raises ``DrawingFailed``."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    install_font(app)
    apply_style(app, LIGHT)
    if sys.platform.startswith("linux") and app.font().family() != "Inter":
        raise DrawingFailed("as-told", text="the font Inter cannot be used")
    panel = LivePanel()
    try:
        panel.resize(WIDTH, _HEIGHT)
        panel.details.setChecked(True)
        panel.show_history(_history())
        panel.show()
        app.processEvents()
        counts = _colours(panel.grab())
    finally:
        panel.deleteLater()
        app.processEvents()
    for name, least in _EXPECTED.items():
        found = counts[getattr(LIGHT, name)]
        if found < least:
            text = f"the live panel has {found} pixels of the colour {name}, not {least} or more"
            raise DrawingFailed("as-told", text=text)
    icon = _colours(QIcon(str(resource_path("icons/foretoken.svg"))).pixmap(64, 64))
    if len(icon) < 3:
        raise DrawingFailed("as-told", text="the icon is not drawn: Qt's SVG support is missing")
    for each in Icon:
        picture = QPixmap(32, 32)
        picture.fill(LIGHT.window)
        painter = QPainter(picture)
        draw_icon(painter, each, picture.rect(), LIGHT.accent)
        painter.end()
        if LIGHT.accent not in _colours(picture):
            raise DrawingFailed("as-told", text=f"the icon “{each}” is not drawn")
    drawn = ", ".join(f"{name} {counts[getattr(LIGHT, name)]}" for name in _EXPECTED)
    return f"Qt {app.platformName()}: pixels by colour: {drawn}; icon of {len(icon)} colours"


def _history() -> RunHistory:
    steps = [
        StepFinished(index, 4, 4, min(accepted + 1, 4), accepted, 10.0, 80.0, 100.0, 0)
        for index, accepted in enumerate(_ACCEPTED)
    ]
    return RunHistory.from_steps(steps, before=PlainReference.at_speed(20.0))


def _colours(picture: QPixmap) -> Counter[str]:
    """Count the pixels of each colour, as ``#rrggbb``."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("I")  # one number per pixel, 0xffRRGGBB
    return Counter({f"#{value & 0xFFFFFF:06x}": n for value, n in Counter(pixels).items()})
