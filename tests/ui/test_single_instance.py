"""Starts of the program by real processes: the first has the window, later ones hand over."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.ui.start import single_instance
from foretoken.ui.start.single_instance import SingleInstance, Start, is_private

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and sockets of Unix")
# The first instance with an event loop; it tells what it is asked for.
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


def test_a_second_start_hands_over_what_it_was_to_open(
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
def test_other_data_folders_do_not_meet(start: Starting, tmp_path: Path, length: int) -> None:
    folder = tmp_path / ("x" * length)
    first(start, folder / "one")
    other = SingleInstance(folder / "other")
    assert other.begin(None) is Start.FIRST
    other.close()
    assert SingleInstance(folder / "one").begin(None) is Start.HANDED_OVER
    if sys.platform != "win32":  # only this person can reach it
        for file in (folder / "one", *(folder / "one").iterdir()):
            assert file.stat().st_mode & 0o077 == 0, file


@UNIX
def test_a_start_after_a_crash_is_the_first(start: Starting, tmp_path: Path) -> None:
    crashed = first(start, tmp_path)
    crashed.kill()
    crashed.wait()
    assert (tmp_path / "window.socket").exists(), "or nothing is tested here"
    first(start, tmp_path)
    assert SingleInstance(tmp_path).begin(None) is Start.HANDED_OVER


@UNIX
def test_a_folder_in_the_sockets_place_is_stepped_over(start: Starting, tmp_path: Path) -> None:
    (tmp_path / "window.socket").mkdir()
    window = first(start, tmp_path)
    assert SingleInstance(tmp_path).begin(Path("/bear.gguf")) is Start.HANDED_OVER
    assert told(window) == "/bear.gguf|None|"


@UNIX
def test_one_that_hangs_is_told_from_one_that_works(
    start: Starting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = first(start, tmp_path)
    for sent, answered in ((signal.SIGSTOP, Start.NO_ANSWER), (signal.SIGCONT, Start.HANDED_OVER)):
        monkeypatch.setattr(single_instance, "_ANSWER_MS", 200 if sent == signal.SIGSTOP else 9000)
        window.send_signal(sent)
        assert SingleInstance(tmp_path).begin(None) is answered


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


@UNIX
def test_where_nothing_can_be_written_the_window_opens(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in the place of the folder")
    assert SingleInstance(tmp_path / "data").begin(None) is Start.FIRST


@UNIX
def test_what_is_no_message_is_not_answered(start: Starting, tmp_path: Path) -> None:
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
    assert SingleInstance(tmp_path).begin(Path("/a.gguf")) is Start.HANDED_OVER
    assert told(window) == "/a.gguf|None|"


@UNIX
def test_many_who_say_nothing_do_not_keep_others_out(start: Starting, tmp_path: Path) -> None:
    window = first(start, tmp_path)
    with ExitStack() as stack:
        callers = [stack.enter_context(socket.socket(socket.AF_UNIX)) for _ in range(40)]
        for caller in callers:
            caller.connect(str(tmp_path / "window.socket"))
        assert SingleInstance(tmp_path).begin(Path("/a.gguf")) is Start.HANDED_OVER
        assert told(window) == "/a.gguf|None|"
        callers[0].settimeout(60)
        with suppress(ConnectionError):  # has been hung up on, to make room
            assert callers[0].recv(1) == b""


@UNIX
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


@UNIX
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


@UNIX
def test_the_window_takes_the_model_of_others(start: Starting, tmp_path: Path, home: Path) -> None:
    del home  # also the child's
    model = tiny.write_random_model(tmp_path / "own.gguf", seed=3, vocab_size=260)
    settings = Path(os.environ["XDG_CONFIG_HOME"]) / "foretoken" / "preferences.json"
    data = Path(os.environ["XDG_DATA_HOME"]) / "foretoken"
    start("-m", "foretoken")
    instance = SingleInstance(data)
    wait_until(lambda: bool(instance._address()) and Path(instance._address()).exists())
    second = start("-m", "foretoken", model.name, cwd=tmp_path)
    assert second.wait(60) == 0
    assert second.communicate() == ("", "")
    wait_until(lambda: settings.is_file() and str(model) in settings.read_text())


def wait_until(condition: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.05)
