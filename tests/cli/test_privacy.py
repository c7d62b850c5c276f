"""No word of a chat reaches the log, the crash reports, the settings, or the diagnostics.

The window keeps chats in their own store, and nowhere else.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import tiny_models as tiny

pytestmark = pytest.mark.timeout(300)  # several whole starts of the program each

# No model could write it, and no path or word of ours holds it.
MARKER = "Zwetschgenknoedel"
QUICK = ("--max-tokens", 8, "--no-calibration", "--threads", 1)
QUOTING_TEMPLATE = "{{ raise_exception(messages[0].content) }}"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kinds = ("CACHE", "CONFIG", "DATA", "STATE")
    own = {f"XDG_{kind}_HOME": str(tmp_path / "home" / kind.lower()) for kind in kinds}
    own |= {"HOME": str(tmp_path / "home"), "USERPROFILE": str(tmp_path / "home")}
    result = {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen"}
    result.pop("PYTHONFAULTHANDLER", None)
    return result


def run(environment: dict[str, str], *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "foretoken", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
        env=environment,
    )


def files(environment: dict[str, str]) -> Iterator[Path]:
    """All but the store of the chats."""
    found = (path for path in Path(environment["HOME"]).rglob("*") if path.is_file())
    yield from (path for path in found if path.parent.name != "chats")


def stored(environment: dict[str, str]) -> bytes:
    """What the store of the chats holds."""
    kept = Path(environment["XDG_DATA_HOME"]).glob("foretoken/chats/chats.db*")
    return b"".join(path.read_bytes() for path in kept if path.is_file())


def check(environment: dict[str, str], *told: str) -> str:
    """Look through every file and ``told``; return the log."""
    log = ""
    for path in files(environment):
        content = path.read_bytes()
        for spelling in (MARKER.encode(), MARKER.encode("utf-16-le"), MARKER[5:].encode()):
            assert spelling not in content, path
        if path.name == "foretoken.log":
            log += content.decode()
    for text in told:
        assert MARKER not in text
    assert log, "there is a log to look through"
    return log


def doctor(environment: dict[str, str]) -> str:
    return run(environment, "doctor", "--json").stdout


def test_an_answer_of_the_command_line_leaves_nothing(environment: dict[str, str]) -> None:
    prompt = f"Say {MARKER} again and again."
    done = run(environment, "generate", "--prompt", prompt, *QUICK)
    assert done.returncode == 0
    log = check(environment, doctor(environment))
    assert "generate; Python" in log
    assert "builtin-target" in log


def test_an_error_that_quotes_the_chat_leaves_nothing(
    environment: dict[str, str], tmp_path: Path
) -> None:
    model = tmp_path / "quoting.gguf"
    tiny.write_random_model(
        model, seed=1, vocab_size=260, context_length=256, chat_template=QUOTING_TEMPLATE
    )
    asked = ("generate", "--target", model, *QUICK, "--prompt", MARKER)
    done = run(environment, *asked)
    assert MARKER in done.stderr, "the person is told"
    check(environment, doctor(environment))
    wrong = run(environment, "generate", f"--promt={MARKER}")
    assert wrong.returncode == 2
    check(environment)


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
        told = notices.text + "".join(said.text for said in notices._behind)
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


@pytest.mark.parametrize("fails", [False, True], ids=["answer", "quoting template"])
def test_a_chat_of_the_window_leaves_nothing(
    environment: dict[str, str], tmp_path: Path, fails: bool
) -> None:
    model = tmp_path / "quoting.gguf"
    if fails:
        tiny.write_random_model(
            model, seed=1, vocab_size=260, context_length=256, chat_template=QUOTING_TEMPLATE
        )
    done = subprocess.run(
        [sys.executable, "-c", WINDOW, MARKER, str(model) if fails else ""],
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
        env=environment,
    )
    told = ["shown False True", "copied False True"]
    assert done.stdout.splitlines() == [f"answered {fails}", *told], done.stderr
    assert done.returncode == 0
    assert MARKER.encode() in stored(environment)
    log = check(environment, doctor(environment))
    assert "ValueError (its words are left out)" in log
    if fails:
        assert "Answering failed. TemplateFailed (its words are left out)" in log


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_crash_while_answering_leaves_nothing(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "foretoken", "generate", "--max-tokens", "400"]
    command += ["--prompt", f"Tell me a long story about {MARKER}.", "--no-calibration"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert child.stdout is not None
    child.stdout.read(1)  # it answers
    child.send_signal(signal.SIGSEGV)
    child.communicate()
    assert child.returncode == -signal.SIGSEGV
    deadline = time.monotonic() + 10
    while not any("crash-" in path.name for path in files(environment)):
        assert time.monotonic() < deadline
    check(environment)
    told = doctor(environment)
    assert "Segmentation fault" in told
    check(environment, told)
