"""A window with its controller, in front of which the tests of the window put their hands."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import TEMPERATURE, THEME, Theme
from foretoken.ui.window.main_window import MainWindow


def light_preferences(folder: Path) -> KeptPreferences:
    """Preferences of a window in the light theme, whatever the system has."""
    result = KeptPreferences(folder)
    result.set(THEME, Theme.LIGHT)
    return result


class OpenWindow:
    def __init__(self, qtbot: QtBot, preferences: KeptPreferences, *, resized: bool = True) -> None:
        """``resized``: to one size, whatever was remembered and the screen says."""
        self.qtbot = qtbot
        self.controller = ChatController()
        preferences.set(TEMPERATURE, 0.0)
        self.window = MainWindow(self.controller, preferences)
        if resized:
            self.window.resize(1280, 800)
        self.window.show()

    def load(self, target: Path, draft: Path | None = None) -> None:
        with self.qtbot.waitSignal(self.controller.engine.load_ended, timeout=10_000) as ended:
            self.controller.engine.load_pair(PairFiles(target, draft))
        assert ended.args == [None]

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        assert self.controller.shut_down()
