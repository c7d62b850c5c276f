"""Layers take as much of a GPU's memory as was computed before they were placed there."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import TokenEmitted
from foretoken.engine.llama.library import backend_log, device_memory
from foretoken.engine.session import Session
from foretoken.models.memory import fit, measure
from foretoken.models.memory.fit import MemoryFit, PairPlan, check_fit
from foretoken.models.memory.free_memory import FreeMemory
from pretended_gpu import NAME, PretendedGpu, with_pretended_gpu
from vulkan import VulkanProcess

MB = 1 << 20
LENGTH = 1024


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    shape = {"vocab_size": 2000, "layers": 6, "width": 256, "heads": 4, "context_length": LENGTH}
    target = tiny.write_random_model(models / "gpu-memory.gguf", seed=1, **shape)
    shape |= {"layers": 2, "width": 64}
    draft = tiny.write_random_model(models / "gpu-memory-draft.gguf", seed=1, **shape)
    return target, draft


def placed(pair: tuple[Path, Path], free: FreeMemory | None = None) -> MemoryFit:
    """Measure in this process: child processes do not have the GPU."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "measure_need", lambda path, plan, **_: measure._measure(path, plan))
        return check_fit(PairPlan(*pair, context_length=LENGTH), free)


def load(pair: tuple[Path, Path], settings: ModelSettings, draft: ModelSettings) -> Session:
    return Session.load(*pair, context_length=LENGTH, settings=settings, draft_settings=draft)


def needed_and_taken(
    gpu: PretendedGpu, pair: tuple[Path, Path]
) -> list[tuple[int, bool, int, int]]:
    """For GPUs of several sizes: where the pair is placed, and the bytes needed and allocated."""
    found = []
    for megabytes in (40, 30, 24, 16, 1):
        gpu.total = (1 << 30) + megabytes * MB
        its = placed(pair)
        with load(pair, its.placed.settings, its.placed.settings_of_draft):
            taken = gpu.used
        needed = its.need.on_devices.get(NAME, 0)
        assert needed <= megabytes * MB
        found.append((its.placement.target.gpu_layers, its.placement.draft.whole, needed, taken))
    return found


def test_what_a_gpu_needs_is_what_is_taken(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(needed_and_taken, pair, memory_bytes=1 << 31)
    layers = [layers for layers, *_ in found]
    assert layers == sorted(set(layers), reverse=True)
    assert (layers[0], layers[-1]) == (7, 0)
    assert [draft for _, draft, *_ in found] == [True] * 4 + [False]
    for _, _, needed, taken in found:
        assert needed == pytest.approx(taken, rel=0.05)


def on_two(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[Any]:
    """Where a target is placed that is too big for each of two GPUs, and what both write."""
    other = PretendedGpu((1 << 30) + 20 * MB, "Pretended1")
    gpu.total = (1 << 30) + 24 * MB
    greedy, limits = SamplingParams(temperature=0), GenerationLimits(max_tokens=20)
    its = placed(pair)
    cpu, texts = ModelSettings().on_cpu(), []
    for each in ((its.placed.settings, its.placed.settings_of_draft), (cpu, cpu)):
        with load(pair, *each) as session:
            events = session.generate([5, 9], greedy, SpeculativeConfig(Method.DRAFT), limits)
            texts.append([each.id for each in events if isinstance(each, TokenEmitted)])
    used = gpu.passes > 0 and other.passes > 0
    return [dict(its.placement.target.on_gpus), its.placed.settings, used, texts[0] == texts[1]]


def test_two_gpus_have_what_is_too_big_for_one(pair: tuple[Path, Path]) -> None:
    layers, settings, used, same = with_pretended_gpu(on_two, pair, memory_bytes=1 << 31)
    assert list(layers) == ["Pretended1", NAME]  # the one with the output last
    assert sum(layers.values()) == 7
    assert min(layers.values()) > 1
    assert settings.tensor_split == ",".join(map(str, layers.values()))
    assert used
    assert same, "as on the processor"


def needed_and_logged(pair: tuple[Path, Path]) -> list[tuple[int, int, float]]:
    """On Vulkan: layers of the target there, the bytes needed, and those of its buffers."""
    found = []
    backend_log.keep_everything()
    for megabytes in (60, 20):
        (device,) = device_memory()
        device = replace(device, free=(1 << 30) + megabytes * MB)
        its = placed(pair, FreeMemory(1 << 33, 1 << 33, devices=(device,)))
        start = len(backend_log.lines)
        load(pair, its.placed.settings, its.placed.settings_of_draft).close()
        lines = list(backend_log.lines)[start:]
        sizes = (re.search(r" Vulkan0 .*buffer size = +([\d.]+) MiB", line) for line in lines)
        logged = sum(float(size[1]) for size in sizes if size) * MB
        found.append((its.placement.target.gpu_layers, its.need.on_devices["Vulkan0"], logged))
    return found


def test_vulkan_takes_what_it_needs(vulkan: VulkanProcess, pair: tuple[Path, Path]) -> None:
    (whole, *all_bytes), (part, *some_bytes) = vulkan(needed_and_logged, pair)
    assert 0 < part < whole == 7
    for needed, logged in (all_bytes, some_bytes):
        assert needed == pytest.approx(logged, rel=0.01)
