"""What several tests of the controller begin with."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.engine.config import SamplingParams


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[ChatController]:
    """Greedy, and without a model yet."""
    result = ChatController()
    result.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
    yield result
    assert result.shut_down(), "the engine thread did not end in time"
