"""A loopback hub with a pair of models and a preset of it, for tests of downloads."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from foretoken.models.presets.suggested import Preset, builtin_presets
from hub_server import HubServer, contents, only_hub, sha256

TARGET, DRAFT = contents(400_000), contents(90_000, 1)
TARGET_NAME, DRAFT_NAME = "anna/big-GGUF", "bert/small-GGUF"
TOKEN = "hf_abcdefghijklmnopqrstuvwxyz"


@contextmanager
def served_pair(monkeypatch: pytest.MonkeyPatch, downloads: int) -> Iterator[HubServer]:
    """Serve the pair, isolated from the user's own settings."""
    with only_hub(monkeypatch) as running:
        running.add(TARGET_NAME, {"big-Q4_0.gguf": TARGET}, downloads=downloads)
        running.add(DRAFT_NAME, {"small-Q8_0.gguf": DRAFT}, downloads=9)
        yield running


def served_preset(**changes: str) -> Preset:
    first = builtin_presets()[0]
    return replace(
        first,
        target=replace(
            first.target,
            repository=TARGET_NAME,
            file="big-Q4_0.gguf",
            revision=None,
            size_bytes=len(TARGET),
            estimated_bytes=len(TARGET),
            sha256=sha256(TARGET),
        ),
        draft=replace(
            first.draft,
            repository=DRAFT_NAME,
            file="small-Q8_0.gguf",
            revision=None,
            size_bytes=len(DRAFT),
            estimated_bytes=len(DRAFT),
            sha256=None,
        ),
        **changes,
    )
