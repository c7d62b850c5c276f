"""With reduced motion nothing in the window moves by itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import MOTION, Motion
from foretoken.ui.look import appearance
from foretoken.ui.look.appearance import Appearance
from foretoken.ui.look.motion import motion_reduced, use_motion
from foretoken.ui.parts import busy_bar
from foretoken.ui.parts.busy_bar import BusyBar

UI = Path(appearance.__file__).parents[1]
# What would move by itself; whoever wants it asks ``motion_reduced`` first.
MOVING = {
    "QPropertyAnimation", "QVariantAnimation", "QTimeLine", "QSequentialAnimationGroup",
    "QParallelAnimationGroup", "QMovie", "QScroller", "QProgressDialog",
}  # fmt: skip


def test_it_is_taken_over_by_what_begins_and_given_back(
    qtbot: QtBot, qapp: QApplication, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = BusyBar(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(bar)
    system = [False]
    monkeypatch.setattr(appearance, "system_reduces_motion", lambda: system[0])
    blinking, effects = QApplication.cursorFlashTime(), Qt.UIEffect.UI_General
    qapp.setEffectEnabled(effects, True)
    look = Appearance(preferences)
    for chosen, system[0], reduced in (
        (Motion.SYSTEM, False, False),
        (Motion.REDUCED, False, True),
        (Motion.FULL, True, False),
        (Motion.SYSTEM, True, True),
    ):
        preferences.set(MOTION, chosen)
        bar.show_busy()
        assert (bar.maximum() > 0) is motion_reduced() is reduced
        assert "In progress" in bar.accessibleDescription()
        assert QApplication.cursorFlashTime() == (0 if reduced else blinking)
        assert QApplication.isEffectEnabled(effects) is not reduced
    bar.show_share(0.5)
    assert (bar.value(), bar.accessibleDescription()) == (bar.maximum() // 2, "")
    qapp.setEffectEnabled(effects, False)
    use_motion(qapp, reduced=False)
    look.deleteLater()


def test_what_moves_asks_whether_it_may() -> None:
    for path in UI.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "motion_reduced" in text or not any(name in text for name in MOVING), path
        if path != Path(busy_bar.__file__):
            assert "setRange(0, 0)" not in text, "a bar that runs by itself is a BusyBar"
