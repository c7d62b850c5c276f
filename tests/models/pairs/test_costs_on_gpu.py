"""What passes cost is kept for the GPU, and the layers on it, that they were timed with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tiny_models as tiny
from foretoken.engine.config import ModelSettings
from pretended_gpu import NAME, PretendedGpu, with_pretended_gpu


def known_after(gpu: PretendedGpu, path: Path) -> list[Any]:
    """Whether costs are known before they are measured, of one place after the other."""
    from foretoken.engine.session import Session
    from foretoken.models.pairs.known_pairs import measure_costs, recall_costs

    del gpu
    whole = ModelSettings(devices=NAME)
    part = ModelSettings(devices=NAME, gpu_layers=2)
    found: list[Any] = []
    for settings in (ModelSettings(), whole, part, ModelSettings().on_cpu(), whole, part):
        with Session.load(path, settings=settings) as session:
            recall_costs(session)
            found.append(session.target.measured)
            measure_costs(session)
            found.append(session.threads == (1,) or not session.target.model.on_gpus)
    return found


def test_costs_belong_to_where_they_were_timed(models: Path) -> None:
    shape = {"vocab_size": 300, "layers": 4, "width": 64, "heads": 2, "context_length": 512}
    path = tiny.write_random_model(models / "costs-on-gpu.gguf", seed=1, **shape)
    found = with_pretended_gpu(known_after, path, memory_bytes=1 << 31)
    # The first one is wholly on the GPU as well, but nobody has said on which.
    assert found[::2] == [False, False, False, False, True, True]
    assert all(found[1::2])  # a GPU is not shared among threads
