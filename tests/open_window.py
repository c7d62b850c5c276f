"""A window with its controller, for tests of the window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from chat_pieces import button
from chat_shelf import NoArchive, Shelf
from foretoken.chat.conversations.conversation import Message
from foretoken.control.chats.chat_archive import ChatArchive
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
    def __init__(
        self,
        qtbot: QtBot,
        preferences: KeptPreferences,
        archive: ChatArchive | None = None,
        *,
        resized: bool = True,
    ) -> None:
        """``resized`` gives it a fixed size."""
        self.qtbot = qtbot
        self.controller = ChatController(archive or NoArchive())
        preferences.set(TEMPERATURE, 0.0)
        self.window = MainWindow(self.controller, preferences)
        self.chat = self.window._chat
        self.field = self.window._composer.findChild(QPlainTextEdit)
        if resized:
            self.window.resize(1280, 800)
        self.window.show()

    def load(self, target: Path, draft: Path | None = None) -> None:
        with self.qtbot.waitSignal(self.controller.engine.load_ended, timeout=10_000) as ended:
            self.controller.engine.load_pair(PairFiles(target, draft))
        assert ended.args == [None]

    def answered(self, action: Callable[[], object]) -> Message:
        """Return the answer that ``action`` leads to, once it has ended."""
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000) as ended:
            action()
        return ended.args[0]

    def ask(self, text: str) -> Message:
        return self.answered(lambda: self.controller.send(text))

    def send(self, text: str) -> None:
        """Type a message and press Enter."""
        self.qtbot.keyClicks(self.field, text)
        self.qtbot.keyClick(self.field, Qt.Key.Key_Return)

    @property
    def messages(self) -> list[Message]:
        return self.controller.current.messages

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        assert self.controller.shut_down()

    @property
    def said(self) -> str:
        return self.window.help_controller.notices.text

    def wait_for(self, words: str) -> None:
        self.qtbot.waitUntil(lambda: words in self.said)

    def press(self, name: str) -> None:
        button(self.window.help_controller.notices, name).click()


class ChatsWindow(OpenWindow):
    """A window with stored chats."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        self.shelf = Shelf(qtbot, folder / "chats" / "chats.db")
        super().__init__(qtbot, light_preferences(folder), self.shelf.archive)

    def close(self) -> None:
        super().close()
        self.shelf.archive.shut_down()
