"""A pair that was used lately is one choice away, with the settings that it had."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.engine.config import CacheType
from foretoken.ui.command_palette.offers import Kind
from open_window import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SETTINGS = LoadSettings(128).with_cache(CacheType.F32)


def load(desk: OpenWindow, files: PairFiles, settings: LoadSettings) -> None:
    with desk.qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000) as ended:
        desk.controller.engine.load_pair(files, settings)
    assert ended.args == [None]


def test_it_is_offered_in_the_palette_and_at_the_button(
    desk: OpenWindow, random_target: Path, random_draft: Path
) -> None:
    window, engine = desk.window, desk.controller.engine
    one, other = PairFiles(random_target, random_draft), PairFiles(random_draft, None)
    assert window.commands.why_not("models.forget_recent")
    load(desk, one, SETTINGS)
    assert window.models.recent() == [], "the one in use is no other"
    load(desk, other, LoadSettings())
    palette = window._palette
    palette.open_palette()
    palette.field.setText("use again")
    (offer,) = [each for each in palette.offers if each.kind is Kind.PAIR]
    assert offer.title == f"Use again: {random_target.stem} + {random_draft.stem}"
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
        desk.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert engine.pair is not None
    assert (engine.pair.files, engine.pair.settings) == (one, SETTINGS)

    pill = window._top_bar.pair
    assert "Right-click" in pill.toolTip()
    place = QPoint(3, 3)
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(pill, QContextMenuEvent(reason, place, pill.mapToGlobal(place)))
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible()]
    titles = [each.text().partition("\t")[0] for each in menu.actions() if each.text()]
    assert titles == ["Choose models…", f"Use again: {random_draft.stem}"]
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
        menu.actions()[-1].trigger()
    menu.close()
    assert engine.pair is not None
    assert engine.pair.files == other
    window.commands.run("models.forget_recent")
    assert window.models.recent() == []
    menu = window.models.pair_menu()
    assert [each.isEnabled() for each in menu.actions() if each.text()] == [True, False]
    menu.close()
