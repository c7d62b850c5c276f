"""Notifications about long answers that end in the background, without their content."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import ClassInfo, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget
from pytestqt.qtbot import QtBot

from chat_shelf import NoArchive
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason
from foretoken.preferences.declared import LONG_ANSWERS, TRAY
from foretoken.ui.window import notifications as module
from foretoken.ui.window.notifications import AnswerAlert, Notifier
from open_window import OpenWindow, light_preferences

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others have no D-Bus")


class Desk:
    """Simulates answers that take a given time."""

    def __init__(
        self, window: QWidget, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.told: list[tuple[str, str]] = []
        self.away, self.now_s = True, 0.0
        monkeypatch.setattr(module, "is_away", lambda: self.away)
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.now_s))
        self.preferences = preferences
        self.controller = ChatController(NoArchive(), parent=window)
        self.controller.show_conversation(Conversation(given_title="Trains"))
        AnswerAlert(self.controller, preferences, lambda *words: self.told.append(words), window)

    def answer(self, took_s: float, answer: Message | None = None) -> list[tuple[str, str]]:
        """Return the notifications about an answer that took this long."""
        self.told = []
        answer = answer or Message(Role.ASSISTANT, "Secret", finish_reason=FinishReason.STOP)
        self.controller.answers.started.emit(Message(Role.USER, "Secret?"), answer)
        self.now_s += took_s
        self.controller.answers.ended.emit(answer)
        return self.told


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    window = QWidget()
    qtbot.addWidget(window)
    preferences = KeptPreferences(tmp_path)
    result = Desk(window, preferences, monkeypatch)
    yield result
    preferences.shut_down()
    assert result.controller.shut_down()


def test_long_answers_are_told_by_their_chats(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", marked.append)
    assert not desk.answer(19.9)
    assert desk.answer(20) == [("Trains", "The answer is ready.")]
    assert len(marked) == 1
    failed = Message(Role.ASSISTANT, "", error="Out of memory")
    assert desk.answer(30, failed) == [("Trains", "The answer could not be completed.")]
    desk.controller.show_conversation(Conversation(temporary=True, given_title="Secret"))
    assert desk.answer(30) == [("Foretoken", "The answer is ready.")]
    # Nothing that the user knows already or does not want.
    stopped = Message(Role.ASSISTANT, "Sec", finish_reason=FinishReason.CANCELLED)
    assert not desk.answer(30, stopped)
    desk.away = False
    assert not desk.answer(30)
    desk.away = True
    desk.preferences.set(LONG_ANSWERS, False)
    assert not desk.answer(30)


@pytest.mark.qt_log_ignore("systemTrayWindowChanged", extend=True)
def test_the_tray_can_be_off(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "isVisible", lambda _icon: True)
    shown: list[tuple[object, ...]] = []
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", lambda _icon, *said: shown.append(said))
    window = OpenWindow(qtbot, light_preferences(tmp_path)).window
    preferences = window._preferences
    assert window.tray.icon is None
    preferences.set(TRAY, True)
    icon = window.tray.icon
    menu = icon.contextMenu()
    menu.aboutToShow.emit()
    assert [each.isEnabled() for each in menu.actions()] == [True, True, False, True]
    window._notifier.tell("Trains", "The answer is ready.")
    assert shown[0][:2] == ("Trains", "The answer is ready.")
    window.showMinimized()
    icon.messageClicked.emit()
    assert not window.isMinimized()
    preferences.set(TRAY, False)
    assert window.tray.icon is None
    preferences.set(TRAY, True)
    menu.actions()[-1].trigger()  # quits and removes the icon
    assert window.tray.icon is None
    assert not window.isVisible()
    window.deleteLater()
    assert window._controller.shut_down()


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Notification"})  # type: ignore[misc]
class Portal(QObject):
    """The part of the portal that is used."""

    asked = Signal(str, dict)
    ActionInvoked = Signal(str, str, "QVariantList")

    @Slot(str, "QVariantMap")
    def AddNotification(self, name: str, told: dict[str, str]) -> None:  # noqa: N802
        self.asked.emit(name, told)


@ON_LINUX
def test_the_portal_tells_a_click(bus: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus)
    theirs = QDBusConnection.connectToBus(bus, "theirs")
    portal, path = Portal(), "/org/freedesktop/portal/desktop"
    option = QDBusConnection.RegisterOption.ExportAllContents
    assert theirs.registerObject(path, portal, option)
    assert theirs.registerService("org.freedesktop.portal.Desktop")
    parent = QObject()
    notifier = Notifier(parent)
    with qtbot.waitSignal(portal.asked) as asked:
        notifier.tell("Trains", "The answer is ready.")
    name, told = asked.args
    assert (told["title"], told["body"]) == ("Trains", "The answer is ready.")
    with qtbot.waitSignal(notifier.clicked):
        portal.ActionInvoked.emit(name, told["default-action"], [])
    QDBusConnection.disconnectFromBus("theirs")
