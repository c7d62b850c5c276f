"""A processor that cannot run the product: a message and exit code 3, never a crash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretoken.cli import command_line as cli
from foretoken.engine.errors import NativeCodeError

QUESTION = ["generate", "--prompt", "Hi", "--max-tokens", "1"]


def refuse() -> None:
    raise NativeCodeError("Nothing works here.")


def test_nothing_native_is_imported_before_the_processor_is_checked() -> None:
    code = (
        "import foretoken.cli.command_line, sys;"
        "print({'numpy', 'llama_cpp', 'PySide6'} & {name.split('.')[0] for name in sys.modules})"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert child.stdout == "set()\n", child.stderr


def test_an_old_processor_gets_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "too_old", lambda: "It lacks POPCNT.")
    monkeypatch.setattr(cli, "choose_native_code", lambda: pytest.fail("was asked"))
    assert cli.main(QUESTION) == cli.CANNOT_LOAD
    assert capsys.readouterr().err == "foretoken: It lacks POPCNT.\n"
    assert cli.main(["--version"]) == cli.DONE


def test_code_that_does_not_work_gets_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "choose_native_code", refuse)
    for arguments in (QUESTION, ["models", "--json", "test", "X"]):
        assert cli.main(arguments) == cli.CANNOT_LOAD
        assert capsys.readouterr().err == "foretoken: Nothing works here.\n"


@pytest.mark.parametrize("arguments", [[], ["model.gguf"]])
@pytest.mark.parametrize("old", [True, False])
def test_the_window_is_replaced_by_a_message_box(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], old: bool
) -> None:
    from foretoken.ui.start import startup_error

    shown: list[tuple[str, bool]] = []
    monkeypatch.setattr(cli, "too_old", lambda: "It lacks POPCNT." if old else "")
    monkeypatch.setattr(cli, "choose_native_code", refuse)
    monkeypatch.setattr(
        startup_error, "show_startup_error", lambda text, *, qt_runs: shown.append((text, qt_runs))
    )
    assert cli.main(arguments) == cli.CANNOT_LOAD
    assert shown == [("It lacks POPCNT.", False) if old else ("Nothing works here.", True)]


def test_a_wrong_variable_ends_with_the_reason(tmp_path: Path) -> None:
    environment = {**os.environ, "FORETOKEN_CPU_VARIANT": "abacus"}
    command = [sys.executable, "-m", "foretoken", *QUESTION]
    child = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert child.returncode == cli.CANNOT_LOAD
    assert child.stderr.startswith("foretoken: FORETOKEN_CPU_VARIANT ")
    assert child.stdout == ""
