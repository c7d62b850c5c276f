"""Another theme or text size for everything that is open, as a person chooses it."""

from PySide6.QtWidgets import QApplication

from foretoken.ui.look.style import apply_style, set_text_scale
from foretoken.ui.look.theme import Palette


def wear(palette: Palette, text_scale: float | None = None) -> None:
    """Without a ``text_scale`` the present one stays."""
    if text_scale is not None:
        set_text_scale(text_scale)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, palette)
