"""What is found out of a pair before it is loaded."""

import subprocess
from pathlib import Path

import pytest

from foretoken.engine.config import ModelSettings
from foretoken.engine.llama import backend_query
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair


def test_without_a_gpu_it_starts_no_process(
    builtin_target: Path, builtin_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if backend_query.gpus():
        pytest.skip("This computer has a GPU.")

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a process is started")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    settings = ModelSettings(threads=2)
    found = prepare_pair(builtin_target, builtin_draft, settings=settings)
    assert found == PreparedPair(found.probed, settings, settings)
    assert found.placement is None
