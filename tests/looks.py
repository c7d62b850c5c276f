"""Changes theme or text size of everything that is open."""

from PySide6.QtWidgets import QApplication

from foretoken.ui.look.style import apply_style, set_text_scale
from foretoken.ui.look.theme import Palette


def wear(palette: Palette, text_scale: float | None = None) -> None:
    """Apply a theme; without ``text_scale``, the current one stays."""
    if text_scale is not None:
        set_text_scale(text_scale)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, palette)
