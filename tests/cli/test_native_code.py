"""A processor that cannot run the product: a message and exit code 3, never a crash."""

import pytest

from commands import Call, run, run_python
from foretoken.cli import command_line as cli
from foretoken.engine.errors import NativeCodeError

QUESTION = ["generate", "--prompt", "Hi", "--max-tokens", "1"]


def refuse() -> None:
    raise NativeCodeError("Nothing works here.")


def test_nothing_native_is_imported_before_the_processor_is_checked() -> None:
    done = run_python(
        "import foretoken.cli.command_line, sys;"
        "print({'numpy', 'llama_cpp', 'PySide6'} & {name.split('.')[0] for name in sys.modules})"
    )
    assert done.done() == "set()\n"


def test_an_old_processor_gets_a_message(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(cli, "too_old", lambda: "It lacks POPCNT.")
    monkeypatch.setattr(cli, "choose_native_code", lambda: pytest.fail("was asked"))
    call(*QUESTION).refused(3, "It lacks POPCNT.")
    call("--version").done()


def test_broken_code_gets_a_message(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(cli, "choose_native_code", refuse)
    for arguments in (QUESTION, ["models", "--json", "test", "X"]):
        call(*arguments).refused(3, "Nothing works here.")
    for harmless in (["preferences"], ["models", "get"]):
        call(*harmless).done()


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
    assert cli.main(arguments) == cli.Code.CANNOT_LOAD
    assert shown == [("It lacks POPCNT.", False) if old else ("Nothing works here.", True)]


def test_a_wrong_variable_ends_with_the_reason() -> None:
    run(*QUESTION, FORETOKEN_CPU_VARIANT="abacus").refused(3, "FORETOKEN_CPU_VARIANT ")
