"""From the first start to an exported file by keyboard alone; and 150 actions of a random user."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from foretoken.chat.sharing.exporting import ExportFormat
from foretoken.control.engine.engine_control import EngineState
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import SIDEBAR, TEMPERATURE
from foretoken.ui.settings.settings_dialog import SettingsDialog
from foretoken.ui.sharing.export_dialog import ExportDialog
from foretoken.ui.window.main_window import MainWindow
from open_window import ChatsWindow

pytestmark = pytest.mark.usefixtures("unprobed")
Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
_MOST_TABS = 60


class Keyboard:
    """Sends keys to the focused widget."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window

    @property
    def focus(self) -> QWidget:
        widget = QApplication.activePopupWidget() or QApplication.focusWidget()
        return widget or QApplication.activeModalWidget() or self.window

    def press(self, key: Key, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focus, key, held)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)

    def tab_to(self, name: str) -> None:
        """Press Tab until a widget whose name starts so has the focus."""
        for _ in range(_MOST_TABS):
            if self.focus.accessibleName().startswith(name):
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def come_back(self) -> None:
        """Activate the window, as a window manager does after a dialog is closed."""
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow)

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=20_000)


@pytest.fixture
def keyboard(
    qtbot: QtBot, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Keyboard]:
    # The system's own file dialog is not part of the window.
    file = str(tmp_path / "chat.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, ""))
    desk = ChatsWindow(qtbot, tmp_path)
    desk.window._preferences.reset(TEMPERATURE)
    with qtbot.waitActive(desk.window):
        pass
    desk.controller.engine.load_pair(PairFiles(folder / "Tales-Big.gguf", None))
    yield Keyboard(qtbot, desk.window)
    desk.close()


def test_all_of_it_with_the_keyboard(keyboard: Keyboard, tmp_path: Path) -> None:
    window = keyboard.window
    controller, preferences = window._controller, window._preferences
    engine = controller.engine
    keyboard.wait(lambda: engine.state is EngineState.READY)

    # Change a setting.
    keyboard.press(Key.Key_Comma, CTRL)
    keyboard.wait(SettingsDialog.of(window).isActiveWindow)
    keyboard.type("sidebar")
    keyboard.tab_to("Show sidebar")
    keyboard.press(Key.Key_Space)
    assert not preferences.get(SIDEBAR)
    keyboard.press(Key.Key_Escape)
    assert SettingsDialog.of(window) is None
    keyboard.come_back()

    # Load another model.
    keyboard.press(Key.Key_O, CTRL)
    picker = window.models.picker
    assert picker is not None
    keyboard.wait(lambda: picker.isActiveWindow() and not picker.services.feed.scanning)
    keyboard.type("Tales-Small")
    keyboard.wait(lambda: picker.load.isEnabled())
    keyboard.press(Key.Key_Return)
    keyboard.wait(lambda: engine.pair is not None and engine.pair.target_name == "Tales-Small")
    keyboard.wait(lambda: engine.state is EngineState.READY)
    keyboard.come_back()

    # Change the sampling of this chat.
    keyboard.press(Key.Key_T, CTRL)
    keyboard.tab_to(TEMPERATURE.title)
    keyboard.press(Key.Key_A, CTRL)
    keyboard.type("0")
    keyboard.press(Key.Key_Return)
    keyboard.tab_to("Maximum answer length")
    keyboard.press(Key.Key_A, CTRL)
    keyboard.type("12")
    keyboard.press(Key.Key_Return)
    keyboard.press(Key.Key_Escape)
    assert engine.answering.sampling.temperature == 0
    keyboard.type("Which tide?")
    keyboard.press(Key.Key_Return)
    keyboard.wait(lambda: engine.state is EngineState.READY and len(_said(window)) == 2)

    # Search all chats.
    keyboard.press(Key.Key_N, CTRL)
    keyboard.wait(lambda: not _said(window))
    keyboard.press(Key.Key_K, CTRL)
    keyboard.type("tide")
    keyboard.wait(lambda: bool(window._sidebar.results.lines.entries()))
    keyboard.press(Key.Key_Return)
    keyboard.wait(lambda: len(_said(window)) == 2)

    # Export it.
    keyboard.press(Key.Key_E, CTRL | SHIFT)
    keyboard.wait(lambda: window.sharing_controller.dialog is not None)
    dialog = window.sharing_controller.dialog
    assert isinstance(dialog, ExportDialog)
    keyboard.wait(dialog.isActiveWindow)
    for _ in ExportFormat:
        if dialog.options.format is not ExportFormat.JSON:
            keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Return)
    keyboard.wait((tmp_path / "chat.json").is_file)
    keyboard.wait(lambda: "chat.json" in window.help_controller.notices.text)
    (exported,) = json.loads((tmp_path / "chat.json").read_text())
    assert [message["text"] for message in exported["messages"]] == _said(window)
    assert exported["parameters"] == {"temperature": 0.0, "max_tokens": 12}


def _said(window: MainWindow) -> list[str]:
    return [message.text for message in window._controller.current.messages]


_SCRIPT = Path(__file__).parents[1] / "soak" / "random_user.py"
_ACTIONS = 150


@pytest.mark.skipif(sys.platform == "win32", reason="the second start knocks at a Unix socket")
def test_whatever_a_person_does_nothing_raises_warns_or_is_lost(tmp_path: Path) -> None:
    what = ["--actions", str(_ACTIONS), "--seed", "7", "--folder", str(tmp_path)]
    lived = subprocess.run(
        [sys.executable, str(_SCRIPT), *what], capture_output=True, encoding="utf-8"
    )
    assert lived.returncode in (0, 1), lived.stderr
    assert f"seed 7: {_ACTIONS} actions in " in lived.stdout
    problems = [line for line in lived.stdout.splitlines() if line.startswith("PROBLEM ")]
    # On a busy machine somebody waits too long.
    slow = "PROBLEM a wait of ", "PROBLEM the window took "
    assert all(problem.startswith(slow) for problem in problems), lived.stdout
