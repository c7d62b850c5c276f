"""A test of the pair in the window: what the chip says of it, and how to stop it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.pairs import pair_test
from foretoken.ui.window.main_window import MainWindow


@pytest.fixture
def window(
    qtbot: QtBot,
    tmp_path: Path,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
    unprobed: None,
) -> Iterator[MainWindow]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    controller = ChatController()
    preferences = KeptPreferences(tmp_path)
    window = MainWindow(controller, preferences)
    window.show()
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000):
        controller.engine.load_pair(PairFiles(endless_target, endless_target))
    yield window
    window.close()
    window.deleteLater()
    assert controller.shut_down()


def button(window: MainWindow, text: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.text() == text)


def test_the_chip_tells_of_a_test_which_is_stopped_or_tells_what_it_found(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    controller = window._controller
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        controller.send("a")
        qtbot.waitUntil(lambda: bool(controller.current.messages[-1].text))
        controller.engine.stop()
    assert controller.engine.test_pair()
    qtbot.waitUntil(lambda: controller.engine.job.share > 0.0, timeout=10_000)
    assert window._top_bar._chip.text().startswith("Testing this pair ")
    stop = button(window, "Stop")
    assert stop.toolTip() == "Stop the test (Esc)"
    with qtbot.waitSignal(controller.engine.test_ended, timeout=5_000) as ended:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert ended.args == [None, None]
    assert controller.engine.state is EngineState.READY
    assert stop.isHidden()
    with qtbot.waitSignal(controller.engine.test_ended, timeout=60_000) as ended:
        assert controller.engine.test_pair()
    # It is newer than what the last answer told.
    assert window._top_bar._chip.text().startswith(f"Adaptive; tested {ended.args[0].speedup:.1f}x")
    button(window, "Send")
