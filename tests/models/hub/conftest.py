"""A hub on this computer with one model."""

from collections.abc import Iterator

import pytest

from hub_server import DATA, FILE, NAME, HubServer, only_hub


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with only_hub(monkeypatch) as running:
        running.add(NAME, {FILE: DATA})
        yield running
