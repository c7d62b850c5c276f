"""The accent of a theme: its own, or another colour made so that it can be read and written on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtGui import QColor

from foretoken.ui.look.theme import Palette
from foretoken.ui.look.token_style import MIN_CONTRAST, contrast_ratio

_STEPS = 200


@lru_cache(maxsize=16)
def with_accent(palette: Palette, colour: str) -> Palette:
    """A theme with another accent, darker or lighter than ``colour`` where its texts ask for it."""
    asked = QColor(colour)
    hue, saturation = max(0.0, asked.hslHueF()), asked.hslSaturationF()
    lightness = asked.lightnessF()
    end = 1.0 if palette.dark else 0.0
    for step in range(_STEPS + 1):
        share = step / _STEPS
        lighter = lightness + (end - lightness) * share
        found = QColor.fromHslF(hue, saturation, lighter).name()
        if _fits(palette, found):
            return replace(palette, accent=found)
    return palette


def _fits(palette: Palette, accent: str) -> bool:
    """Whether text on it, and text of it, can be read."""
    others = palette.on_accent, palette.window, palette.panel, palette.raised, palette.bubble
    return all(contrast_ratio(accent, each) >= MIN_CONTRAST for each in others)
