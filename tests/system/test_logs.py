"""What is logged and what never is; crashes of native code in real processes."""

import logging
import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from commands import run_python
from foretoken.engine.errors import DecodeFailed, ModelLoadError, PromptError
from foretoken.engine.llama.library import backend_log
from foretoken.system import logs
from foretoken.system.logs import (
    LAST_CRASH_FILE,
    LOG_FILE,
    last_crash,
    loggable_message,
    recent_lines,
    set_up_logs,
)
from foretoken.system.paths import home_as_tilde, log_path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "state"))
    monkeypatch.delenv("PYTHONFAULTHANDLER", raising=False)
    return tmp_path


@pytest.fixture
def log_file(home: Path) -> Iterator[Path]:
    logger = logging.getLogger("foretoken")
    before = list(logger.handlers)
    set_up_logs("test")
    yield log_path(LOG_FILE)
    for handler in [h for h in logger.handlers if h not in before]:
        logger.removeHandler(handler)
        handler.close()


def test_few_bytes_for_its_owner_only(log_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (handler,) = [
        each
        for each in logging.getLogger("foretoken").handlers
        if isinstance(each, RotatingFileHandler)
    ]
    assert handler.maxBytes == logs.MOST_BYTES
    monkeypatch.setattr(handler, "maxBytes", 20_000)
    for _ in range(80):
        logging.getLogger("foretoken.test").warning("%s", "x" * 1000)
    files = sorted(log_file.parent.iterdir())
    assert len(files) == logs.KEPT_FILES
    assert all(path.stat().st_size <= 20_000 for path in files)
    if os.name != "nt":
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
        assert stat.S_IMODE(log_file.parent.stat().st_mode) == 0o700
        # A second process that rotates takes the first one along.
        log_file.rename(log_file.with_suffix(".log.moved"))
        logging.getLogger("foretoken.test").warning("after it")
        assert "after it" in log_file.read_text()


def test_a_closed_folder_costs_only_the_log(home: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (home / "state").write_text("a file where a folder should be")
    set_up_logs("test")
    assert recent_lines(10) == []
    logging.getLogger("foretoken.test").warning("heard by nobody")
    assert capfd.readouterr() == ("", "")
    run_python(PROGRAM, "nothing").done()


def test_the_home_folder_is_a_tilde(log_file: Path, home: Path) -> None:
    logging.getLogger("foretoken.test").warning("Loading %s failed", home / "models" / "a.gguf")
    text = log_file.read_text()
    assert str(home) not in text
    assert f"Loading ~{os.sep}models{os.sep}a.gguf failed" in text
    assert home_as_tilde(f"'{home}': {home}bel/x /mnt{home}") == f"'~': {home}bel/x /mnt{home}"


def test_llama_cpps_warnings_and_errors_are_in_it_but_no_stopped_answer(log_file: Path) -> None:
    for level, text in (
        (2, b"loading\n"),
        (3, b"odd "),
        (5, b"model\n"),
        (4, b"graph_compute: ggml_backend_sched_graph_compute_async failed with error 1\n"),
        (4, b"process_ubatch: failed to compute graph, compute status: 1\n"),
        (3, b"decode: removing memory module entries for seq_id = 0, pos = [136, +inf)\n"),
        (4, b"llama_decode: failed to decode, ret = 2\n"),
        (4, b"llama_decode: failed to decode, ret = -3\n"),
    ):
        backend_log._on_message(level, text, None)
    odd, failed = (line.split(" ", 3)[-1] for line in log_file.read_text().splitlines()[1:])
    assert re.fullmatch("WARNING.*: odd model", odd)
    assert re.fullmatch("ERROR.*ret = -3", failed)


def test_words_that_may_quote_a_chat_are_left_out() -> None:
    for error, logged in (
        (DecodeFailed("llama.cpp failed: -3"), "DecodeFailed: llama.cpp failed: -3"),
        (PromptError("cannot render: SECRET"), "PromptError (its words are left out)"),
        (ValueError("invalid literal: 'SECRET'"), "ValueError (its words are left out)"),
        (RuntimeError(), "RuntimeError"),
        (TypeError("unsupported operand"), "TypeError: unsupported operand"),
    ):
        assert loggable_message(error) == logged


def test_the_stacks_of_a_chain_are_told_without_its_words(log_file: Path) -> None:
    try:
        try:
            int("SECRET")
        except ValueError as error:
            raise ModelLoadError("no model") from error
    except ModelLoadError:
        logging.getLogger("foretoken.test").exception("It failed")
    text = log_file.read_text()
    assert "SECRET" not in text.replace('int("SECRET")', "")  # the line of source above
    assert text.index("ValueError (its words") < text.index("which caused:")
    assert text.rstrip().endswith("ModelLoadError: no model")


def test_nothing_quoted_forges_a_line_or_floods_it(log_file: Path) -> None:
    forged = "x\n2026-01-01 00:00:00,000 1 ERROR foretoken: forged\r\x1b[2J\u202e"
    try:
        raise OSError(forged + "y" * 1_000_000)
    except OSError:
        logging.getLogger("foretoken.test").exception("It failed: %s", forged)
    told = log_file.read_text()
    assert len(told) < 10_000
    assert not any(line.startswith("2026-01-01") for line in told.splitlines())
    assert told.count("foretoken: forged ⟨ESC⟩[2J⟨U+202E⟩") == 2


UNHANDLED = """
import sys, threading
from foretoken.system.logs import log_unhandled_errors, set_up_logs
set_up_logs("test")
log_unhandled_errors()
def fail():
    raise ValueError("SECRET " + sys.argv[1])
class Unraisable:
    def __del__(self):
        fail()
thread = threading.Thread(target=fail, name="other")
thread.start(); thread.join()
Unraisable()
for _ in range(25):
    try:
        fail()
    except ValueError:
        sys.excepthook(*sys.exc_info())
fail()
"""


def test_what_nobody_caught_is_logged_once_and_still_shown(home: Path) -> None:
    done = run_python(UNHANDLED, "WORD")
    assert done.code == 1
    assert done.err.count("ValueError: SECRET WORD") >= 27
    (log,) = (home / "state").rglob("foretoken.log")
    text = log.read_text()
    assert "Unhandled error in the thread other" in text
    assert text.count("Traceback") == 1, "the same place fails again and again"
    assert "ValueError in the main thread, 10 times by now" in text
    assert "WORD" not in text


PROGRAM = """
import sys, time
from foretoken.system.logs import set_up_logs, watch_for_crashes
set_up_logs("test")
watch_for_crashes("window")
what = sys.argv[1]
def inner():
    if what == "crash":
        import ctypes
        ctypes.string_at(0)
    elif what == "wait":
        print("ready", flush=True)
        time.sleep(60)
inner()
"""


def reports(home: Path) -> list[Path]:
    return list(home.rglob("crash-*.txt"))


@pytest.mark.skipif(os.name == "nt", reason="names of signals")
def test_a_crash_is_found_at_the_next_start(home: Path) -> None:
    assert run_python(PROGRAM, "crash").code < 0
    (report,) = reports(home)
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    assert last_crash() is None, "only a start takes it in"
    assert run_python(PROGRAM, "nothing").code == 0
    assert reports(home) == []
    crash = last_crash()
    assert "Segmentation fault" in crash.cause
    assert crash.command == "window"
    assert "in inner" in crash.report
    assert abs(crash.when.timestamp() - time.time()) < 60
    (kept,) = home.rglob(LAST_CRASH_FILE)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    (log,) = home.rglob("foretoken.log")
    assert "The window crashed on" in log.read_text()
    for content in (b"", b"\xff\xfe", b"yesterday window\nSegmentation fault"):
        kept.write_bytes(content)
        assert last_crash() is None


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_running_and_killed_processes_are_no_crashes(home: Path) -> None:
    waiting = subprocess.Popen([sys.executable, "-c", PROGRAM, "wait"], stdout=subprocess.PIPE)
    waiting.stdout.readline()
    try:
        run_python(PROGRAM, "nothing").done()
        assert len(reports(home)) == 1, "the report of a running process stays"
        waiting.send_signal(signal.SIGKILL)
        time.sleep(0.1)  # it stays a zombie until it is waited for
        run_python(PROGRAM, "nothing").done()
        assert reports(home) == []
        assert last_crash() is None
    finally:
        waiting.kill()
        waiting.communicate()
