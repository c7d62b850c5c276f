"""Start and end of the program in real processes: killed, hanging, and several at a time."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import wait_for
from foretoken.control.models import remembered_pairs
from foretoken.control.models.remembered_pairs import TRIAL_FILE
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.system.paths import data_path
from foretoken.ui.start import single_instance
from foretoken.ui.start.single_instance import SingleInstance, Start, is_private
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
from foretoken.system.logs import watch_for_crashes
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
        """Yield the output of a process, which is killed in the end if it still runs."""
        command = [sys.executable, "-c", PROGRAM, what, *map(str, model)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=self._environment) as process:
            self.process = process
            try:
                yield map(json.loads, process.stdout)
            finally:
                process.kill()

    def run(self, what: str, *model: Path) -> list[dict[str, Any]]:
        """Return all output of a process that ends by itself without an error."""
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
    assert time.monotonic() - began < 300.0  # much less than the ten minutes for which it hangs
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


def test_a_pair_is_harmless_once_the_window_has_responded_with_it(
    qtbot: QtBot, preferences: KeptPreferences, suspect: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembered_pairs, "_LOOK_MS", 10)
    desk = OpenWindow(qtbot, preferences)
    note = data_path(TRIAL_FILE)
    with qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000):
        desk.window.models.load_file(suspect)
        assert note.exists()
    qtbot.waitUntil(lambda: not note.exists())
    # A pair that was left behind because it hangs stays a suspect.
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


# In its own process: other tests have another application object.
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


ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and sockets of Unix")
# The first instance, with an event loop; it prints the requests.
_FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from foretoken.ui.start.single_instance import SingleInstance
instance = SingleInstance(Path(sys.argv[1]))
print(instance.begin(None).name, flush=True)
app = QCoreApplication([])
instance.asked.connect(lambda *asked: print(*asked, sep="|", flush=True))
instance.listen()
print("listens", flush=True)
app.exec()
"""
Starting = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Starting]:
    running: list[subprocess.Popen[str]] = []

    def run(*command: str, cwd: Path | None = None) -> subprocess.Popen[str]:
        pipe, python = subprocess.PIPE, [sys.executable, *command]
        running.append(subprocess.Popen(python, stdout=pipe, stderr=pipe, text=True, cwd=cwd))
        return running[-1]

    yield run
    for child in running:
        child.kill()
        child.communicate()


def first(start: Starting, folder: Path) -> subprocess.Popen[str]:
    child = start("-c", _FIRST, str(folder))
    assert child.stdout.readline() == "FIRST\n"
    assert child.stdout.readline() == "listens\n"
    return child


def told(child: subprocess.Popen[str]) -> str:
    return child.stdout.readline().strip()


def test_a_second_start_hands_over_its_files(
    start: Starting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = first(start, tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "to the front")
    second = SingleInstance(tmp_path / "data")
    assert second.begin(Path("bär.gguf"), Path("cub.gguf")) is Start.HANDED_OVER
    assert told(window) == f"{tmp_path / 'bär.gguf'}|{tmp_path / 'cub.gguf'}|to the front"
    too_long = Path("/" + "p" * 5000)
    assert SingleInstance(tmp_path / "data").begin(too_long) is Start.NO_ANSWER


@pytest.mark.parametrize("length", [20, 150], ids=["short", "too long for a socket"])
def test_data_folders_are_independent(start: Starting, tmp_path: Path, length: int) -> None:
    folder = tmp_path / ("x" * length)
    first(start, folder / "one")
    other = SingleInstance(folder / "other")
    assert other.begin(None) is Start.FIRST
    other.close()
    assert SingleInstance(folder / "one").begin(None) is Start.HANDED_OVER
    if sys.platform != "win32":  # accessible to this user only
        for file in (folder / "one", *(folder / "one").iterdir()):
            assert file.stat().st_mode & 0o077 == 0, file


@ON_UNIX
def test_a_window_that_hangs_is_detected_and_one_that_crashed_is_replaced(
    start: Starting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = first(start, tmp_path)
    for sent, answered in ((signal.SIGSTOP, Start.NO_ANSWER), (signal.SIGCONT, Start.HANDED_OVER)):
        monkeypatch.setattr(single_instance, "_ANSWER_MS", 200 if sent == signal.SIGSTOP else 9000)
        window.send_signal(sent)
        assert SingleInstance(tmp_path).begin(None) is answered
    window.kill()
    window.wait()
    assert (tmp_path / "window.socket").exists(), "otherwise nothing is tested here"
    first(start, tmp_path)
    assert SingleInstance(tmp_path).begin(None) is Start.HANDED_OVER


def test_a_start_waits_for_one_that_ends_and_gives_up_one_that_never_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert ending.begin(None) is Start.FIRST
    monkeypatch.setattr(time, "sleep", lambda _: ending.close())
    assert second.begin(None) is Start.FIRST
    monkeypatch.setattr(single_instance, "_PATIENCE_S", 0.2)
    assert SingleInstance(tmp_path).begin(None) is Start.NO_ANSWER
    second.close()


@ON_UNIX
def test_invalid_and_silent_callers_keep_nobody_out(start: Starting, tmp_path: Path) -> None:
    window = first(start, tmp_path)
    nested = b'{"model": ' + b"[" * 20_000 + b"]" * 20_000 + b', "token": ""}\n'
    for words in (
        b"[]\n",
        b"x" * 70_000,
        nested,
        b'{"model": "/a\\u0000b", "token": ""}\n',
        b'{"model": "relative.gguf", "token": ""}\n',
        b'{"model": null, "token": "\\u0000"}\n',
        b'{"model": "/' + b"p" * 5000 + b'", "token": ""}\n',
        b"\xff\xfe\n",
    ):
        with socket.socket(socket.AF_UNIX) as caller:
            caller.connect(str(tmp_path / "window.socket"))
            caller.settimeout(10)
            answer = b"?"
            try:
                caller.sendall(words)
                answer = caller.recv(10)
            except ConnectionError:  # hung up
                answer = b""
            assert answer == b""
    # Many silent callers do not keep others out.
    with ExitStack() as stack:
        callers = [stack.enter_context(socket.socket(socket.AF_UNIX)) for _ in range(40)]
        for caller in callers:
            caller.connect(str(tmp_path / "window.socket"))
        assert SingleInstance(tmp_path).begin(Path("/a.gguf")) is Start.HANDED_OVER
        assert told(window) == "/a.gguf|None|"
        callers[0].settimeout(60)
        with suppress(ConnectionError):  # was disconnected to make room
            assert callers[0].recv(1) == b""


@ON_UNIX
def test_another_users_socket_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE_S", 0.2)
    starting = SingleInstance(tmp_path)
    assert starting.begin(None) is Start.FIRST
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(tmp_path / "window.socket"))
        other.listen()
        other.setblocking(False)
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
        monkeypatch.setattr(single_instance, "is_private", lambda _folder: True)
        assert SingleInstance(tmp_path).begin(None) is Start.NO_ANSWER
        with pytest.raises(BlockingIOError):  # nobody called
            other.accept()
    starting.close()


@ON_UNIX
def test_a_folder_that_others_can_write_to_or_that_is_a_link_is_not_used(tmp_path: Path) -> None:
    own, link = tmp_path / "own", tmp_path / "link"
    own.mkdir(mode=0o755)
    link.symlink_to(own)
    assert [is_private(each) for each in (own, link, tmp_path / "gone")] == [True, False, False]
    own.chmod(0o770)
    assert not is_private(own)
    instance = SingleInstance(own)
    assert instance.begin(None) is Start.FIRST
    instance.listen()
    assert not (own / "window.socket").exists()
    instance.close()
    (tmp_path / "data").write_text("a file in the place of the folder")
    assert SingleInstance(tmp_path / "data").begin(None) is Start.FIRST


@ON_UNIX
def test_the_window_opens_the_model_of_others(start: Starting, tmp_path: Path, home: Path) -> None:
    del home  # also the child's
    model = tiny.write_random_model(tmp_path / "own.gguf", seed=3, vocab_size=260)
    settings = Path(os.environ["XDG_CONFIG_HOME"]) / "foretoken" / "preferences.json"
    data = Path(os.environ["XDG_DATA_HOME"]) / "foretoken"
    start("-m", "foretoken")
    instance = SingleInstance(data)
    wait_for(lambda: bool(instance._address()) and Path(instance._address()).exists(), 60)
    second = start("-m", "foretoken", model.name, cwd=tmp_path)
    assert second.wait(60) == 0
    assert second.communicate() == ("", "")
    wait_for(lambda: settings.is_file() and str(model) in settings.read_text(), 60)
