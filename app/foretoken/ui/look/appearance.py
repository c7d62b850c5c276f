"""Appearance preferences: theme, accent, text size and motion."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import (
    ACCENT,
    MOTION,
    TEXT_SCALE,
    TEXT_SCALES,
    THEME,
    Accent,
    Motion,
    Theme,
)
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.look.style import apply_style, set_text_scale
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.look.token_style import MIN_CONTRAST, contrast_ratio

_EFFECTS = Qt.UIEffect.UI_General
"""All of Qt's effects: menus, lists and tooltips that roll or fade, if the system enables them."""
_SYSTEM_FLASH_TIME = -1
_reduced = _had_effects = False


def motion_reduced() -> bool:
    """Return whether animations are off; to be checked before each animation."""
    return _reduced


def use_motion(*, reduced: bool) -> None:
    """Turn off animations that start from now on, or turn them on again."""
    global _reduced, _had_effects
    if reduced == _reduced:
        return
    _reduced = reduced
    if reduced:
        _had_effects = QApplication.isEffectEnabled(_EFFECTS)
    QApplication.setEffectEnabled(_EFFECTS, _had_effects and not reduced)
    QApplication.styleHints().setCursorFlashTime(0 if reduced else _SYSTEM_FLASH_TIME)


_STEPS = 200
_PALETTES = {Theme.LIGHT: LIGHT, Theme.DARK: DARK}


class Appearance(QObject):
    """Applies theme, accent and motion, the user's or the system's, and the text size, live.

    To be created before any widgets, so that these start with its fonts; later owned by the window.
    """

    def __init__(self, preferences: KeptPreferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._refreshing = False
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.refresh)
        for preference in (THEME, ACCENT, TEXT_SCALE):
            preferences.changed(preference).connect(self.refresh)
        preferences.changed(MOTION).connect(self.refresh_motion)
        self.refresh()
        self.refresh_motion()

    @property
    def theme(self) -> Theme:
        return self._preferences.get(THEME)

    def why_no_theme(self) -> str:
        """Return why the theme cannot be changed; empty if it can."""
        return self._override(THEME)

    def why_no_text_scale(self) -> str:
        """Return why the text size cannot be changed; empty if it can."""
        return self._override(TEXT_SCALE)

    @property
    def text_scale(self) -> float:
        """Text size, relative to the default."""
        return self._preferences.get(TEXT_SCALE)

    @Slot()
    def refresh(self) -> None:
        """Apply the chosen theme, accent and text size to the application."""
        app = QApplication.instance()
        if self._refreshing or not isinstance(app, QApplication):
            return  # its own changes emit signals as well
        self._refreshing = True
        try:
            set_text_scale(self.text_scale)
            dark = app.styleHints().colorScheme() is Qt.ColorScheme.Dark
            palette = _PALETTES.get(self.theme) or (DARK if dark else LIGHT)
            if self._preferences.get(ACCENT) is Accent.SYSTEM:  # which the style does not set
                palette = with_accent(palette, app.palette().accent().color().name())
            window = self.parent()
            apply_style(app, palette, window if isinstance(window, QWidget) else None)
        finally:
            self._refreshing = False

    @Slot()
    def refresh_motion(self) -> None:
        """Apply the chosen motion preference; Qt 6.11 does not know that of the system."""
        use_motion(reduced=self._preferences.get(MOTION) is Motion.REDUCED)

    def choose_theme(self, theme: Theme) -> None:
        self._preferences.set(THEME, theme)

    def change_text(self, steps: int) -> None:
        """Change the text size by a number of steps; 0: the default size."""
        sizes = range(len(TEXT_SCALES))
        nearest = min(sizes, key=lambda i: abs(TEXT_SCALES[i] - self.text_scale))
        found = TEXT_SCALES[min(max(0, nearest + steps), sizes[-1])]
        self._preferences.set(TEXT_SCALE, found if steps else 1.0)

    def _override(self, preference: Preference[Any]) -> str:
        origin = self._preferences.given_by(preference)
        return tr("Set by {origin}", origin=origin) if origin else ""


@lru_cache(maxsize=16)
def with_accent(palette: Palette, colour: str) -> Palette:
    """Return a theme with another accent, darkened or lightened until its texts have contrast."""
    asked, end = QColor(colour), 1.0 if palette.dark else 0.0
    hue, saturation, lightness = asked.hslHueF(), asked.hslSaturationF(), asked.lightnessF()
    others = palette.on_accent, palette.window, palette.panel, palette.bubble
    for step in range(_STEPS + 1):
        lighter = lightness + (end - lightness) * step / _STEPS
        found = QColor.fromHslF(max(0.0, hue), saturation, lighter).name()
        if all(contrast_ratio(found, each) >= MIN_CONTRAST for each in others):
            return replace(palette, accent=found)
    return palette
