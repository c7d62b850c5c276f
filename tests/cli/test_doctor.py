"""``foretoken doctor`` on healthy and broken installations; a processor that cannot run it."""

import json
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from commands import Call, run, run_python
from foretoken.cli import command_line as cli
from foretoken.engine.errors import NativeCodeError

pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("home")]
doctor = partial(run, "doctor")


def test_all_is_well() -> None:
    shown = doctor().done()
    assert shown.endswith("\nNo problems found.\n")
    assert any(line.startswith("  ✓ llama.cpp") for line in shown.splitlines())
    assert "✗" not in shown
    found = doctor("--json").report()
    assert found["well"] is True
    assert found["window"]["platform_plugin"] == "offscreen"
    assert found["files"]["built-in_target"]["problem"] is None


def test_what_was_chosen_is_shown_and_nothing_is_set_aside(home: Path) -> None:
    file = home / "config" / "foretoken" / "preferences.json"
    file.parent.mkdir(parents=True)
    values = {"appearance.theme": "light", "pair.target": "/home/anna/secret.gguf"}
    file.write_text(json.dumps({"foretoken_preferences": 1, "values": values}))
    told = doctor("--json", FORETOKEN_APPEARANCE_TEXT_SCALE="1.5")
    chosen = {"appearance.theme": "light", "appearance.text_scale": 1.5}
    assert told.report()["preferences"] == chosen
    assert "secret" not in told.out
    file.write_text("nonsense")
    done = doctor()
    assert done.code == 0
    assert "! preferences.json  " in done.out
    assert file.read_text() == "nonsense"


def test_problems_are_reported(tmp_path: Path) -> None:
    """An engine or window that cannot start, and folders that cannot be written to."""
    done = doctor("--json", LLAMA_CPP_LIB_PATH=str(tmp_path))
    assert done.code == 1
    (finding,) = [f for f in json.loads(done.out)["findings"] if f["verdict"] == "problem"]
    assert finding["name"] == "llama.cpp"
    assert "cannot be started" in finding["text"]
    assert finding["advice"]
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    folders = {f"XDG_{kind}_HOME": str(blocked) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
    done = doctor(QT_QPA_PLATFORM="nonsense", **folders)
    assert (done.code, done.err) == (1, "")
    assert "✗ platform plugin" in done.out
    assert done.out.count("cannot be written") == 4
    assert done.out.endswith("\n5 problems: see the lines marked ✗.\n")


def test_a_crash_is_reported_at_the_next_start() -> None:
    crash = "import ctypes, sys; from foretoken.cli import command_line; "
    crash += "sys.argv = ['foretoken', 'generate']\n"
    crash += "command_line._run = lambda arguments: ctypes.string_at(0)\ncommand_line.main()"
    assert run_python(crash).code not in (0, 1, 2)
    done = doctor()
    assert done.code == 0, "it is worth knowing, but all works"
    assert "! last crash" in done.out
    assert "in generate: Fatal Python error" in done.out or "in generate: Windows" in done.out


QUESTION = ["generate", "--prompt", "Hi", "--max-tokens", "1"]
refuse = Mock(side_effect=NativeCodeError("as-told", text="Nothing works here."))


def test_nothing_native_is_imported_before_the_processor_is_checked() -> None:
    done = run_python(
        "import foretoken.cli.command_line, sys;"
        "print({'numpy', 'llama_cpp', 'PySide6'} & {name.split('.')[0] for name in sys.modules})"
    )
    assert done.done() == "set()\n"
    run(*QUESTION, FORETOKEN_CPU_VARIANT="abacus").refused(3, "FORETOKEN_CPU_VARIANT ")


def test_old_processors_and_broken_code_get_a_message(
    monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    monkeypatch.setattr(cli, "choose_native_code", refuse)
    for arguments in (QUESTION, ["models", "--json", "test", "X"]):
        call(*arguments).refused(3, "Nothing works here.")
    for harmless in (["preferences"], ["models", "get"]):
        call(*harmless).done()
    monkeypatch.setattr(cli, "too_old", lambda: "It lacks POPCNT.")
    call(*QUESTION).refused(3, "It lacks POPCNT.")
    call("--version").done()


@pytest.mark.parametrize(("arguments", "old"), [([], True), (["model.gguf"], False)])
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
    assert cli.main(arguments) == cli.Code.CANNOT_LOAD
    assert shown == [("It lacks POPCNT.", False) if old else ("Nothing works here.", True)]
