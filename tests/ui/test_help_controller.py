"""Help in the window: menu, diagnostics, logs, notices, and updates against a real server."""

import sys
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from feed_server import PACKAGE, FeedServer, feed_server
from foretoken import __version__
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.llama.gpu_modules import GPU_VARIABLE
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LAST_UPDATE_CHECK,
    UPDATE_CHECK,
    UpdateCheck,
)
from foretoken.system.logs import LAST_CRASH_FILE
from foretoken.system.paths import log_path
from foretoken.system.update_feed import ADDRESS_VARIABLE
from foretoken.ui.help import help_controller as module
from foretoken.ui.help.help_controller import AboutDialog, Updates
from foretoken.ui.parts.dialogs import QuestionDialog, TextDialog
from foretoken.ui.parts.notices import NoticeBar
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow


@pytest.fixture(autouse=True)
def _own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))


@pytest.fixture
def window(desk: OpenWindow) -> MainWindow:
    return desk.window


def buttons(window: MainWindow) -> list[QAbstractButton]:
    return [b for b in window.findChildren(QAbstractButton) if b.isVisible()]


def menu(window: MainWindow) -> QMenu:
    (found,) = [m for m in window.findChildren(QMenu) if m.isVisible()]
    return found


def test_the_menu_opens_by_a_key_and_its_button(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert menu(window).activeAction() is menu(window).actions()[0], "arrow keys go on from here"
    menu(window).close()
    (button,) = [b for b in buttons(window) if b.accessibleName() == "Open the menu"]
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.click()
    menu(window).close()


def test_diagnostics_are_copied_and_shown(window: MainWindow) -> None:
    window.help_controller.copy_diagnostics()
    told = QApplication.clipboard().text()
    assert f"{__version__}, from a checkout" in told
    assert "offscreen" in told
    assert "Diagnostics copied" in window.help_controller.notices.text
    next(button for button in buttons(window) if button.text() == "Show").click()
    dialog = window.findChild(TextDialog)
    assert "platform plugin" in dialog.findChild(QPlainTextEdit).toPlainText()
    dialog.close()


def test_the_about_box_shows_versions_and_licences(window: MainWindow) -> None:
    window.help_controller.show_about()
    dialog = window.findChild(AboutDialog)
    labels = [label for label in dialog.findChildren(QLabel) if label.text()]
    texts = [label.text() for label in labels]
    assert f"Version {__version__}" in texts
    assert any("llama-cpp-python" in text for text in texts)
    assert all(dialog.rect().contains(label.geometry()) for label in labels if label.isVisible())
    dialog.licences.click()
    licences = dialog.findChild(TextDialog)
    assert "MIT License" in licences.findChild(QPlainTextEdit).toPlainText()
    licences.close()
    dialog.close()


def raise_unhandled() -> None:
    """Do what PySide6 does with an exception in a slot."""
    try:
        raise ValueError("a SECRET of the chat")
    except ValueError:
        sys.excepthook(*sys.exc_info())


@pytest.fixture
def listening(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    # pytest-qt's and pytest's hooks would fail the test.
    hooks = lambda *told: None, lambda told: None
    monkeypatch.setattr(sys, "excepthook", hooks[0])
    monkeypatch.setattr(threading, "excepthook", hooks[1])
    window.help_controller.begin()
    yield window
    window.close()
    assert (sys.excepthook, threading.excepthook) == hooks, "they are restored"


def test_an_unhandled_error_is_reported_once(listening: MainWindow, qtbot: QtBot) -> None:
    notices = listening.help_controller.notices
    assert notices.isHidden()
    raise_unhandled()
    qtbot.waitUntil(notices.isVisible)
    assert "ValueError" in notices.text
    assert "SECRET" not in notices.text
    assert {"Copy diagnostics", "Open logs"} <= {b.text() for b in buttons(listening)}
    (close,) = [b for b in buttons(listening) if b.accessibleName() == "Close this notice"]
    close.click()
    for _ in range(20):
        raise_unhandled()
    qtbot.wait(50)
    assert notices.isHidden(), "the same error is not reported again"
    thread = threading.Thread(target=lambda: {}["SECRET"])
    thread.start()
    thread.join()
    qtbot.waitUntil(notices.isVisible)  # another error


def test_a_failing_driver_and_the_last_crash_are_reported(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    log_path("").mkdir(parents=True)
    log_path(LAST_CRASH_FILE).write_text("2026-11-21T16:00:00+00:00 window\nFatal Python error: X")
    desk = window.help_controller
    desk.begin()
    assert "crashed the last time" in desk.notices.text
    assert "Fatal Python error: X" in desk.diagnostics().text("last crash")
    desk.notices.dismiss()
    desk.shut_down()
    desk.begin()
    assert desk.notices.text == ""
    desk.shut_down()
    monkeypatch.setenv(GPU_VARIABLE, "vulkan: without amd.json it works")
    desk.begin()
    assert "One graphics driver is not used: without amd.json" in desk.notices.text


def test_lasting_notices_come_back_after_later_ones(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.tell("passing", [])
    bar.tell("an error", [], serious=True)
    bar.tell("a choice", [("Choose", lambda: None)], lasting=True)
    bar.tell("copied", [])
    bar.dismiss("copied")
    assert bar.text == "a choice"
    bar.tell("an error", [], serious=True)  # repeated, shown once
    with qtbot.waitSignal(bar.closed) as closed:
        qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert closed.args == ["an error"]
    assert bar.text == "a choice"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[FeedServer]:
    with feed_server() as running:
        monkeypatch.setenv(ADDRESS_VARIABLE, running.feed())
        yield running


@pytest.fixture
def updates(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Updates]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    result = Updates(preferences, NoticeBar(window), window)
    yield result
    result._checker.shut_down()


def button(updates: Updates, text: str) -> QPushButton:
    QApplication.processEvents()  # shows new buttons
    found = [b for b in updates.parent().findChildren(QPushButton) if b.text() == text]
    return next(b for b in found if b.isVisible())


def test_nothing_is_sent_without_permission(
    updates: Updates, server: FeedServer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    updates.check_if_due()
    assert not updates._checker.busy
    updates.check()
    (question,) = updates.parent().findChildren(QuestionDialog)
    texts = " ".join(label.text() for label in question.findChildren(QLabel))
    assert server.url("/feed.json") in texts, "the address is shown"
    button(updates, "Cancel").click()
    qtbot.wait(50)
    assert server.asked == []
    assert updates.preferences.get(UPDATE_CHECK) is UpdateCheck.NEVER
    monkeypatch.delenv(ADDRESS_VARIABLE)  # without a feed it says so
    updates.preferences.set(UPDATE_CHECK, UpdateCheck.DAILY)
    updates.check_if_due()
    assert not updates._checker.busy
    updates.check()
    assert "has no release feed" in updates._notices.text


def test_permission_is_remembered_and_a_package_is_downloaded_and_verified(
    updates: Updates,
    server: FeedServer,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[Path] = []
    downloads = tmp_path / "Downloads"
    downloads.mkdir()
    monkeypatch.setattr(module, "standard_folder", lambda _: downloads)
    monkeypatch.setattr(module, "show_in_folder", lambda path: bool(shown.append(path)) or True)
    updates.check()
    with qtbot.waitSignal(updates._checker.release_found):
        button(updates, "Check now").click()
    assert updates.preferences.get(UPDATE_CHECK) is UpdateCheck.ON_REQUEST
    assert "Foretoken 9.0 is available" in updates._notices.text
    assert [path for path, _ in server.asked] == ["/feed.json"]
    with qtbot.waitSignal(updates._checker.release_found):
        updates.check()  # without asking again
    with qtbot.waitSignal(updates._checker.downloaded):
        button(updates, "Download").click()
    (package,) = downloads.iterdir()
    assert package.read_bytes() == PACKAGE
    assert "Its checksum is correct." in updates._notices.text
    button(updates, "Show in folder").click()
    assert shown == [package]


def test_the_daily_check_reports_only_news(
    updates: Updates, server: FeedServer, qtbot: QtBot
) -> None:
    notices, preferences = updates._notices, updates.preferences
    preferences.set(UPDATE_CHECK, UpdateCheck.DAILY)
    with qtbot.waitSignal(updates._checker.release_found):
        updates.check_if_due()
    assert "Foretoken 9.0 is available" in notices.text
    updates.check_if_due()
    assert not updates._checker.busy, "once a day"
    qtbot.keyClick(notices, Qt.Key.Key_Escape)
    assert preferences.get(DISMISSED_UPDATE) == "9.0"
    preferences.set(LAST_UPDATE_CHECK, datetime(2020, 1, 1))
    with qtbot.waitSignal(updates._checker.release_found):
        updates.check_if_due()
    server.send("/feed.json", b"<html>")
    preferences.set(LAST_UPDATE_CHECK, datetime(2020, 1, 1))
    with qtbot.waitSignal(updates._checker.failed):
        updates.check_if_due()
    assert not notices.text, "a dismissed version and a failed check are not shown"
    with qtbot.waitSignal(updates._checker.failed):
        updates.check()
    assert button(updates, "Try again")
    preferences.set(DISMISSED_UPDATE, "")
    qtbot.keyClick(notices, Qt.Key.Key_Escape)
    assert preferences.get(DISMISSED_UPDATE) == "", "an error is no offer"
