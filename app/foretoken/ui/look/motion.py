"""Reduced motion: whether animations run."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

_REDUCED = "reduced motion"  # not translated: a property
_EFFECTS_ENABLED_BEFORE = "effects before"  # not translated: a property
_EFFECTS = Qt.UIEffect.UI_General
"""All of Qt's effects: menus, lists and tooltips that roll or fade, if the system enables them."""
_SYSTEM_FLASH_TIME = -1
_NO_PREFERENCE = "NoPreference"


def motion_reduced() -> bool:
    """Return whether animations are off; to be checked before each animation."""
    app = QCoreApplication.instance()
    return bool(app is not None and app.property(_REDUCED))


def system_reduces_motion() -> bool:
    """Return whether the system requests reduced motion, if Qt reports it (from 6.12 on)."""
    hints = QApplication.styleHints()  # keeps what it returns alive
    asked = getattr(hints.accessibility(), "motionPreference", None)
    return asked is not None and asked().name != _NO_PREFERENCE


def use_motion(app: QApplication, *, reduced: bool) -> None:
    """Turn off animations that start from now on, or turn them on again."""
    if reduced == motion_reduced():
        return
    app.setProperty(_REDUCED, reduced)
    if reduced:
        app.setProperty(_EFFECTS_ENABLED_BEFORE, app.isEffectEnabled(_EFFECTS))
    app.setEffectEnabled(_EFFECTS, bool(app.property(_EFFECTS_ENABLED_BEFORE)) and not reduced)
    app.styleHints().setCursorFlashTime(0 if reduced else _SYSTEM_FLASH_TIME)
