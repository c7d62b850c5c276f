"""A loopback hub with a pair of models and a preset of it, for tests of downloads."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from foretoken.models.presets.suggested import Preset, builtin_presets
from hub_server import HubServer, contents, only_hub, sha256

TARGET, DRAFT = contents(400_000), contents(90_000, 1)
TARGET_NAME, DRAFT_NAME = "anna/big-GGUF", "bert/small-GGUF"


@contextmanager
def served_pair(monkeypatch: pytest.MonkeyPatch, downloads: int) -> Iterator[HubServer]:
    """Serve the pair, isolated from the user's own settings."""
    with only_hub(monkeypatch) as running:
        running.add(TARGET_NAME, {"big-Q4_0.gguf": TARGET}, downloads=downloads)
        running.add(DRAFT_NAME, {"small-Q8_0.gguf": DRAFT}, downloads=9)
        yield running


def served_preset(**changes: str) -> Preset:
    first = builtin_presets()[0]
    target = _served(first.target, TARGET_NAME, "big-Q4_0.gguf", TARGET)
    draft = _served(first.draft, DRAFT_NAME, "small-Q8_0.gguf", DRAFT)
    return replace(first, target=replace(target, sha256=sha256(TARGET)), draft=draft, **changes)


def _served(place: Any, repository: str, file: str, data: bytes) -> Any:
    size = {"size_bytes": len(data), "estimated_bytes": len(data)}
    return replace(place, repository=repository, file=file, revision=None, sha256=None, **size)
