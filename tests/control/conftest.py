"""Fixtures of the control layer: a controller with the real worker, and models for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.control.controller import ChatController


@pytest.fixture(autouse=True)
def _alone(unprobed: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own settings and data; models are not probed, as they are made for it."""
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[App]:
    result = App(qtbot)
    yield result
    result.close()


@pytest.fixture
def controller(app: App) -> ChatController:
    return app.controller


@pytest.fixture
def builtin(app: App, builtin_target: Path, builtin_draft: Path) -> App:
    """The built-in pair, drafting several tokens per step."""
    app.load(builtin_target, builtin_draft)
    # Whether drafting is worthwhile depends on the machine.
    app.engine.set_lookahead(4)
    return app
