"""What a terminal shows of text from models and files, and what a pipe receives."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import tiny_models as tiny

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")

# A token each; the second escape is cut in two, as is the second byte of a C1 control.
SAID: list[str | bytes] = [
    *("s", "\x1b]52;c;aGk=\x07", "a\n", "\tb", "\x1b", "[2J"),
    *(b"\xc2", b"\x9b", "31m", "\b", "\x7f", "\u202egnp", "\r", "é", "e"),
]
SHOWN = "⟨ESC⟩]52;c;aGk=⟨BEL⟩a\n\tb⟨ESC⟩[2J⟨U+009B⟩31m⟨BS⟩⟨DEL⟩⟨U+202E⟩gnp⟨CR⟩ée\n"
ASCII = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
NAME = "\x1b[31mred\x9b\u202e"


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    return tiny.write_path_model(
        folder / f"{NAME}.gguf",
        SAID,
        values={"general.name": f"{NAME}\nsize_bytes 1", "general.finetune": NAME},
    )


def run_on_terminal(*arguments: object, stderr_too: bool = True) -> tuple[str, bytes]:
    """Return what the terminal shows, and what stderr got if that is a pipe; ASCII locale."""
    ours, theirs = os.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "foretoken", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs if stderr_too else subprocess.PIPE,
        env=ASCII,
    )
    os.close(theirs)
    got = b""
    with suppress(OSError):  # how Linux reports that the other end is closed
        while part := os.read(ours, 1 << 16):
            got += part
    os.close(ours)
    _, piped = child.communicate(timeout=60)
    return got.decode().replace("\r\n", "\n"), piped or b""


def answer(model: Path) -> list[object]:
    return ["generate", "--target", model, "--raw", "--prompt", "s", "--temperature", 0]


def steers(text: str) -> list[str]:
    """What a terminal would obey, but for line breaks and tabs, and lines written over."""
    return re.findall("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text)


def test_a_pipe_gets_every_byte(hostile: Path) -> None:
    command = [sys.executable, "-m", "foretoken", *map(str, answer(hostile))]
    done = subprocess.run(command, capture_output=True, timeout=60, check=True, env=ASCII)
    said = b"".join(piece.encode() if isinstance(piece, str) else piece for piece in SAID[1:])
    assert (done.stdout, done.stderr) == (said + b"\n", b"")
    wrong = ["generate", "--prompt", "x", "--target"]
    shown, piped = run_on_terminal(*answer(hostile), stderr_too=False)
    assert (shown, piped) == (SHOWN, b"")
    shown, piped = run_on_terminal(*wrong, hostile.with_name(NAME), stderr_too=False)
    assert shown == ""
    assert piped.startswith(b"foretoken: ")


@pytest.mark.parametrize(
    "command",
    [
        "inspect FILE --json", "probe FILE", "models --folder FOLDER",
        "models pair NAME --folder FOLDER", "generate --prompt x NAME",
        "bench --target FILE --repeat 1 --modes plain", "NAME.gguf",
    ],
)  # fmt: skip
def test_no_command_lets_a_name_steer(hostile: Path, command: str) -> None:
    given = {"FILE": hostile, "FOLDER": hostile.parent, "NAME": hostile.with_name(NAME)}
    given["NAME.gguf"] = hostile.with_name(f"{NAME}x.gguf")
    shown, _ = run_on_terminal(*(given.get(word, word) for word in command.split()))
    assert "[31mred" in shown
    assert not steers(shown)
