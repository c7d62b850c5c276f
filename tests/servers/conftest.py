"""A model server on loopback."""

from collections.abc import Iterator

import pytest

from model_server import ModelServer, model_server


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as running:
        yield running
