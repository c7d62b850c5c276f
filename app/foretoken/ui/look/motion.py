"""Whether anything in the window may move by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

_REDUCED = "reduced motion"  # not translated: a property
_EFFECTS_BEFORE = "effects before"  # not translated: a property
_EFFECTS = Qt.UIEffect.UI_General
"""All of Qt's: menus, lists and tooltips that unfold or fade, where the system has them do so."""
_OF_SYSTEM = -1
_NO_PREFERENCE = "NoPreference"


def motion_reduced() -> bool:
    """Whether nothing may move by itself; what moves asks whenever it begins to."""
    app = QCoreApplication.instance()
    return bool(app is not None and app.property(_REDUCED))


def system_reduces_motion() -> bool:
    """Whether the system asks for it, as far as this Qt tells (from 6.12 on)."""
    hints = QApplication.styleHints()  # what it returns lives as long as this name does
    asked = getattr(hints.accessibility(), "motionPreference", None)
    return asked is not None and asked().name != _NO_PREFERENCE


def use_motion(app: QApplication, *, reduced: bool) -> None:
    """Let nothing that begins from now on move, or everything again."""
    if reduced == motion_reduced():
        return
    app.setProperty(_REDUCED, reduced)
    if reduced:
        app.setProperty(_EFFECTS_BEFORE, app.isEffectEnabled(_EFFECTS))
    app.setEffectEnabled(_EFFECTS, bool(app.property(_EFFECTS_BEFORE)) and not reduced)
    app.styleHints().setCursorFlashTime(0 if reduced else _OF_SYSTEM)
