"""What several tests of the controller begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.control.controller import ChatController


@pytest.fixture(autouse=True)
def _at_once(unprobed: None) -> None:
    """All models here were made for a test."""


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
    """With the built-in pair, in steps of several tokens."""
    app.load(builtin_target, builtin_draft)
    # Whether drafting pays is a matter of the machine, and so of no test here.
    app.engine.set_lookahead(4)
    return app
