"""Starts behind ones that were killed or hung, and ends while something hangs: real processes.

And what is said where none is possible, and the files that a start is to open.
"""

import json
import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.models import pair_trial
from foretoken.control.models.pair_trial import TRIAL_FILE
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.system.paths import data_path
from foretoken.ui.start.startup_error import show_startup_error
from open_window import OpenWindow

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="its folders cannot be moved")

PROGRAM = """
import ctypes, json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton
from foretoken.control.engine import worker
from foretoken.models.probe.native_choice import choose_native_code
from foretoken.system.crash_reports import watch_for_crashes
from foretoken.system.logs import set_up_logs
from foretoken.system.paths import data_path
from foretoken.ui.start.startup_error import show_startup_error
from foretoken.ui.start import application
from foretoken.ui.start.single_instance import SingleInstance

what, model = sys.argv[1], Path(sys.argv[2]) if sys.argv[2:] else None
set_up_logs("window")
watch_for_crashes("window")
choose_native_code()

def hang(*_, **__):
    tell(hangs=True)
    if what == "close when it hangs":
        QTimer.singleShot(0, window, window.close)
    ctypes.CDLL(None).sleep(600)

def tell(**facts):
    print(json.dumps(facts), flush=True)

class Window(application.MainWindow):
    def __init__(self, controller, *others):
        super().__init__(controller, *others)
        global window
        window = self
        controller.engine.load_ended.connect(self.on_load_ended)

    def on_load_ended(self, error):
        notices = self.help_controller.notices
        self._preferences.shut_down()  # written, as it is in a moment
        tell(loaded=self._controller.engine.pair.target_name, notice=notices.text)
        anyway = [b for b in notices.findChildren(QPushButton) if b.text() == "Load anyway"]
        if what == "load anyway" and notices.text:
            anyway[0].click()
        elif what != "stay":
            if what == "keep the interpreter while closing":
                application._MOST_CLOSING_S = 1.0
                self.closing.connect(lambda: ctypes.PyDLL(None).sleep(600))
            self.close()

application.MainWindow = Window
if "hang" in what:
    load = worker.Session.load
    worker.Session.load = lambda target, *a, **k: (
        hang() if Path(target).stem == "suspect" else load(target, *a, **k)
    )
sys.exit(application.run(model, {}, SingleInstance(data_path(""))))
"""


class Starts:
    def __init__(self, home: Path) -> None:
        self._home = home
        kinds = ("CONFIG", "DATA", "STATE", "RUNTIME")
        folders = {f"XDG_{kind}_HOME": str(home) for kind in kinds}
        self._environment = {**os.environ, **folders, "XDG_RUNTIME_DIR": str(home)}
        self._environment.pop("PYTHONFAULTHANDLER", None)

    @contextmanager
    def start(self, what: str, *model: Path) -> Iterator[Iterator[dict[str, Any]]]:
        """Yield what the process tells, which is then killed if it still runs."""
        command = [sys.executable, "-c", PROGRAM, what, *map(str, model)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=self._environment) as process:
            self.process = process
            try:
                yield map(json.loads, process.stdout)
            finally:
                process.kill()

    def run(self, what: str, *model: Path) -> list[dict[str, Any]]:
        """Return all that the process tells; it ends by itself, and well."""
        with self.start(what, *model) as told:
            found = list(told)
            assert self.process.wait(120) == 0
        return found

    def log(self) -> str:
        return "".join(file.read_text() for file in self._home.rglob("*.log"))


@pytest.fixture
def starts(tmp_path: Path) -> Starts:
    home = tmp_path / "starts"
    home.mkdir(mode=0o700)
    return Starts(home)


@pytest.fixture
def suspect(endless_target: Path, tmp_path: Path) -> Path:
    path = tmp_path / "suspect.gguf"
    path.write_bytes(endless_target.read_bytes())
    return path


@UNIX
def test_a_pair_whose_start_was_killed_is_not_loaded_again(starts: Starts, suspect: Path) -> None:
    with starts.start("stay", suspect) as told:
        assert next(told) == {"loaded": "suspect", "notice": ""}
        starts.process.kill()
    without, by_hand = starts.run("load anyway")
    assert without["loaded"] != "suspect"
    assert without["notice"].startswith("suspect was not loaded: ")
    assert by_hand == {"loaded": "suspect", "notice": ""}


@UNIX
def test_a_window_with_a_hanging_engine_can_start_again(starts: Starts, suspect: Path) -> None:
    starts.run("close", suspect)
    began = time.monotonic()
    assert starts.run("close when it hangs") == [{"hangs": True}]
    assert time.monotonic() - began < 300.0  # and not the ten minutes for which it hangs
    assert "these threads do not end: ['engine']" in starts.log()
    (without,) = starts.run("close")
    assert "suspect was not loaded" in without["notice"]


@UNIX
def test_the_end_comes_even_if_a_thread_keeps_the_interpreter(starts: Starts) -> None:
    with starts.start("keep the interpreter while closing") as told:
        next(told)
        assert starts.process.wait(120) == 1
    (after,) = starts.run("close")
    assert "crashed the last time" in after["notice"]
    assert "do not end" not in starts.log()


def test_a_pair_is_harmless_once_the_window_has_gone_on_with_it(
    qtbot: QtBot, preferences: KeptPreferences, suspect: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_trial, "_LOOK_MS", 10)
    desk = OpenWindow(qtbot, preferences)
    note = data_path(TRIAL_FILE)
    with qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000):
        desk.window.models.load_file(suspect)
        assert note.exists()
    qtbot.waitUntil(lambda: not note.exists())
    # Left behind because it hangs, it is a suspect, and stays it.
    pair = desk.controller.engine.pair
    desk.window.models._trial.leave_behind(pair.files, pair.settings)
    desk.window.models.end_trial()
    assert desk.window.models._trial.is_suspect(pair.files, pair.settings)
    desk.close()


def test_without_qt_a_program_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "kdialog"
    program.write_text(f'#!/bin/sh\nfor last; do :; done; echo "$last" > {heard}\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    show_startup_error("It lacks POPCNT.", qt_runs=False)
    assert heard.read_text() == "It lacks POPCNT.\n"


# In a process of its own: the application object of the other tests is another one.
_OPENING = """
import json, sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from foretoken.ui.start.application import Application

app = Application(sys.argv[:1])
opened = []
app.postEvent(app, QFileOpenEvent("/models/too early.gguf"))
app.postEvent(app, QFileOpenEvent("/models/early.gguf"))
QCoreApplication.processEvents()
app.open_files_with(lambda path: opened.append(path.as_posix()))
app.postEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/models/some model.gguf")))
app.postEvent(app, QFileOpenEvent(QUrl("https://example.org/x.gguf")))
QCoreApplication.processEvents()
print(json.dumps(opened))
"""


def test_files_are_opened_when_the_system_asks_even_before_the_window_is_ready() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _OPENING], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ["/models/early.gguf", "/models/some model.gguf"]
