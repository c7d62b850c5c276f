"""A GPU that fails during ``generate``: the text so far is kept, and advice is given."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pretended_gpu import Failure, PretendedGpu, with_pretended_gpu

BEHIND = 60
"""Passes, prompt and draft included."""


def generate(gpu: PretendedGpu, folder: Path) -> None:
    """Answer with the built-in pair on a GPU that aborts."""
    from foretoken.cli.command_line import main

    gpu.fails, gpu.fails_behind = Failure.ABORT, BEHIND
    with (folder / "out").open("w") as out, (folder / "err").open("w") as err:
        sys.stdout, sys.stderr = out, err
        main(
            ["generate", "--prompt", "Tell me a long story.", "--no-calibration", "--gpu-layers=99"]
        )


def test_a_lost_gpu_leaves_the_text_and_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ended with 1$"):
        with_pretended_gpu(generate, tmp_path, memory_bytes=1 << 31)
    assert (tmp_path / "out").read_text(encoding="utf-8").split()
    said = (tmp_path / "err").read_text(encoding="utf-8")
    assert said.startswith("foretoken: llama.cpp failed: card.c:1: the card fell out.")
    assert said.endswith("Try --devices none to run without a GPU.\n")
