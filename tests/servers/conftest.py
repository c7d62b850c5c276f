"""A model server on loopback."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from model_server import ModelServer


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with closing(ModelServer()) as running:
        yield running
