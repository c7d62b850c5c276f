"""Crashes of native code, in processes that really crash."""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foretoken.system.crash_reports import LAST_CRASH_FILE, last_crash

PROGRAM = """
import sys, time
from foretoken.system.logs import set_up_logs
from foretoken.system.crash_reports import watch_for_crashes
set_up_logs("test")
watch_for_crashes("window")
print("ready", flush=True)
what = sys.argv[1]
def inner():
    if what == "crash":
        import ctypes
        ctypes.string_at(0)
    elif what == "wait":
        time.sleep(60)
inner()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.delenv("PYTHONFAULTHANDLER", raising=False)
    return tmp_path


def run(what: str) -> int:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, what], capture_output=True, timeout=60, check=False
    ).returncode


def reports(folder: Path) -> list[Path]:
    return list(folder.rglob("crash-*.txt"))


@pytest.mark.skipif(os.name == "nt", reason="names of signals")
def test_a_crash_is_found_at_the_next_start(folder: Path) -> None:
    assert run("crash") < 0
    (report,) = reports(folder)
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    assert last_crash() is None, "only a start takes it in"
    assert run("nothing") == 0
    assert reports(folder) == []
    crash = last_crash()
    assert crash is not None
    assert "Segmentation fault" in crash.cause
    assert crash.command == "window"
    assert "in inner" in crash.report
    assert abs(crash.when.timestamp() - time.time()) < 60
    (kept,) = folder.rglob(LAST_CRASH_FILE)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    (log,) = folder.rglob("foretoken.log")
    assert "The window crashed on" in log.read_text()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_running_and_killed_processes_are_no_crashes(folder: Path) -> None:
    waiting = subprocess.Popen([sys.executable, "-c", PROGRAM, "wait"], stdout=subprocess.PIPE)
    assert waiting.stdout is not None
    waiting.stdout.readline()
    try:
        assert run("nothing") == 0
        assert len(reports(folder)) == 1, "the report of a running process stays"
        waiting.send_signal(signal.SIGKILL)
        time.sleep(0.1)  # it stays a zombie until it is waited for
        assert run("nothing") == 0
        assert reports(folder) == []
        assert last_crash() is None
    finally:
        waiting.kill()
        waiting.communicate()


def test_a_good_end_and_a_damaged_record_are_no_crash(folder: Path) -> None:
    (folder / "foretoken").write_text("in the way")
    assert run("nothing") == 0, "a folder that cannot be written stops nobody"
    (folder / "foretoken").unlink()
    assert run("nothing") == 0
    assert reports(folder) == []
    assert last_crash() is None
    (log,) = folder.rglob("foretoken.log")
    for content in (b"", b"\xff\xfe", b"yesterday window\nSegmentation fault"):
        (log.parent / LAST_CRASH_FILE).write_bytes(content)
        assert last_crash() is None
