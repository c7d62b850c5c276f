"""No word of a chat reaches the log, crash reports, settings or diagnostics, only its store."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tiny_models as tiny
from commands import run, run_python

# Several whole starts of the program each.
pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("home")]

# No model could write it, and no path or word of ours holds it.
MARKER = "Zwetschgenknoedel"
QUICK = ("--max-tokens", 8, "--no-calibration", "--threads", 1)


@pytest.fixture
def quoting(tmp_path: Path) -> Path:
    """A model whose template fails with the words of the question."""
    template = "{{ raise_exception(messages[0].content) }}"
    path = tmp_path / "quoting.gguf"
    return tiny.write_random_model(path, seed=1, vocab_size=260, chat_template=template)


def files(home: Path) -> list[Path]:
    """All but the store of the chats."""
    return [path for path in home.rglob("*") if path.is_file() and path.parent.name != "chats"]


def check(home: Path) -> str:
    """Look through every file and what the doctor tells; return the log."""
    log = run("doctor", "--json").out
    assert MARKER not in log
    for path in files(home):
        content = path.read_bytes()
        for spelling in (MARKER.encode(), MARKER.encode("utf-16-le"), MARKER[5:].encode()):
            assert spelling not in content, path
    (file,) = home.rglob("foretoken.log")
    return log + file.read_text()


def test_an_answer_of_the_command_line_leaves_nothing(home: Path, quoting: Path) -> None:
    assert run("generate", "--prompt", f"Say {MARKER} again and again.", *QUICK).code == 0
    done = run("generate", "--target", quoting, *QUICK, "--prompt", MARKER)
    assert MARKER in done.err, "the person is told"
    assert run("generate", f"--promt={MARKER}").code == 2
    log = check(home)
    assert "generate; Python" in log
    assert "builtin-target" in log


WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from foretoken.ui.start import application
from foretoken.ui.window import main_window
MARKER, target = sys.argv[1], sys.argv[2]
sys.argv = ["foretoken", *([target] if target else [])]
original = main_window.MainWindow.__init__

def prepared(self, controller, *others):
    original(self, controller, *others)
    def ended(answer):
        print("answered", answer.error is not None, flush=True)
        QTimer.singleShot(0, fail)
    def fail():
        QTimer.singleShot(100, finish)
        raise ValueError(MARKER)
    def finish():
        notices = self.help_controller.notices
        told = "".join(notice.text for notice in notices._notices)
        print("shown", MARKER in told, "ValueError" in told, flush=True)
        self.help_controller.copy_diagnostics()
        told = QApplication.clipboard().text()
        print("copied", MARKER in told, "Unhandled error" in told, flush=True)
        self.close()
    controller.answers.ended.connect(ended)
    controller.answers.tokens_arrived.connect(lambda tokens, steps: controller.engine.stop())
    question = "Say " + MARKER + " please."
    controller.engine.load_ended.connect(lambda error: controller.send(question))

application.MainWindow.__init__ = prepared
from foretoken.cli.command_line import main
sys.exit(main())
"""


@pytest.mark.parametrize("fails", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_a_chat_of_the_window_leaves_nothing(home: Path, quoting: Path, fails: bool) -> None:
    done = run_python(WINDOW, MARKER, quoting if fails else "")
    told = ["shown False True", "copied False True"]
    assert done.out.splitlines() == [f"answered {fails}", *told], done.err
    assert done.code == 0
    kept = [path for path in home.glob("data/foretoken/chats/chats.db*") if path.is_file()]
    assert any(MARKER.encode() in path.read_bytes() for path in kept)
    log = check(home)
    assert "ValueError (its words are left out)" in log
    if fails:
        assert "GenerateRequest failed. TemplateFailed (its words are left out)" in log


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_crash_while_answering_leaves_nothing(home: Path) -> None:
    command = [sys.executable, "-m", "foretoken", "generate", "--max-tokens", "400"]
    command += ["--prompt", f"Tell me a long story about {MARKER}.", "--no-calibration"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE)
    child.stdout.read(1)  # it answers
    child.send_signal(signal.SIGSEGV)
    child.communicate()
    assert child.returncode == -signal.SIGSEGV
    deadline = time.monotonic() + 10
    while not any("crash-" in path.name for path in files(home)):
        assert time.monotonic() < deadline
    assert "Segmentation fault" in check(home)
