"""A cache folder of its own, and a hub on this computer with one model."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hub_server import DATA, FILE, NAME, HubServer, only_hub


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with only_hub(monkeypatch) as running:
        running.add(NAME, {FILE: DATA})
        yield running
