"""What several tests of the controller begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import load
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairFiles
from foretoken.engine.config import SamplingParams


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[ChatController]:
    """Greedy, and without a model yet."""
    result = ChatController()
    result.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
    yield result
    assert result.shut_down(), "the engine thread did not end in time"


@pytest.fixture
def builtin(
    controller: ChatController, qtbot: QtBot, builtin_target: Path, builtin_draft: Path
) -> ChatController:
    """With the built-in pair, in steps of several tokens."""
    load(controller, qtbot, PairFiles(builtin_target, builtin_draft))
    controller.engine.set_lookahead(4)
    return controller
