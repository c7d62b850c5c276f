"""The command line in this process."""

from pathlib import Path

import pytest

import tiny_models as tiny
from commands import Call, Outcome
from foretoken.cli.command_line import main


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def caller(*arguments: object) -> Outcome:
        capsys.readouterr()
        return Outcome(main([str(argument) for argument in arguments]), *capsys.readouterr())

    return caller


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder for whatever the program keeps."""
    home = tmp_path / "home"
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("PYTHONFAULTHANDLER", raising=False)
    return home


@pytest.fixture(scope="session")
def misfit(models: Path) -> Path:
    """A draft that has none of the tokens of ``random_target``."""
    table, tokens = tiny.random_table(260, seed=1), tiny.foreign_tokens(260)
    return tiny.write_bigram_model(models / "misfit.gguf", table, tokens=tokens)
