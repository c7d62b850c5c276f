"""How the window looks by choice: theme and text size, remembered in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.control.kept_settings import kept_text
from foretoken.ui.look.style import apply_style, system_palette
from foretoken.ui.look.text_size import TEXT_SCALES, set_text_scale
from foretoken.ui.look.theme import DARK, LIGHT, Palette

THEMES: dict[str, Palette | None] = {"Like the system": None, "Light": LIGHT, "Dark": DARK}


class Appearance(QObject):
    """The chosen theme, or the system's, followed live; and the chosen text size.

    To be made before the widgets, which then begin in their fonts.
    """

    palette_changed = Signal(object)
    """The Palette to draw in; told again where text has got another size."""

    def __init__(self, settings: QSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.refresh)
        self._style()

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return THEMES.get(self.theme) or system_palette()

    @property
    def theme(self) -> str:
        """The chosen theme: one of ``THEMES``."""
        return kept_text(self._settings, "window/theme", "Like the system")

    @property
    def text_scale(self) -> float:
        """Text size, relative to the normal one."""
        # QSettings gives back text from its file, which anybody may have written.
        try:
            scale = float(kept_text(self._settings, "window/text_scale", "1.0"))
        except ValueError:
            scale = 1.0
        return min(max(TEXT_SCALES[0], scale), TEXT_SCALES[-1])

    @Slot()
    def refresh(self) -> None:
        """Style the application anew and tell everybody."""
        self._style()
        self.palette_changed.emit(self.palette)

    def choose_theme(self, name: str) -> None:
        """Take one of ``THEMES``."""
        self._settings.setValue("window/theme", name)
        self.refresh()

    @Slot()
    def enlarge_text(self) -> None:
        """Take the next larger text size."""
        self._step_text_scale(1)

    @Slot()
    def shrink_text(self) -> None:
        """Take the next smaller text size."""
        self._step_text_scale(-1)

    @Slot()
    def reset_text(self) -> None:
        """Go back to the normal text size."""
        self._set_text_scale(1.0)

    def _style(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            set_text_scale(self.text_scale)
            apply_style(app, self.palette)

    def _step_text_scale(self, direction: int) -> None:
        now = self.text_scale
        nearest = min(range(len(TEXT_SCALES)), key=lambda i: abs(TEXT_SCALES[i] - now))
        index = max(0, min(len(TEXT_SCALES) - 1, nearest + direction))
        self._set_text_scale(TEXT_SCALES[index])

    def _set_text_scale(self, scale: float) -> None:
        self._settings.setValue("window/text_scale", scale)
        self.refresh()
