"""The message box for what keeps the program from starting."""

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from foretoken.ui.start.startup_error import show_startup_error


def test_the_box_shows_the_message(qtbot: QtBot) -> None:
    seen: list[str] = []

    def read_and_close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        box.accept()

    QTimer.singleShot(0, read_and_close)
    show_startup_error("Nothing works here.", qt_runs=True)
    assert seen == ["Nothing works here."]


def test_without_qt_another_program_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "kdialog"
    program.write_text(f'#!/bin/sh\nfor last; do :; done; echo "$last" > {heard}\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    show_startup_error("It lacks POPCNT.", qt_runs=False)
    assert heard.read_text() == "It lacks POPCNT.\n"


def test_without_a_screen_there_is_no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    if os.name == "posix":
        show_startup_error("Nobody sees this.", qt_runs=True)
