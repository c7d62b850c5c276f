"""What layers take of a GPU is what was told before they were given to it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.config import ModelSettings
from foretoken.models.memory import fit, measure
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


def measured_here(path: Path, plans: Any, **_: object) -> Any:
    """Child processes do not have the GPU."""
    return measure._measure(path, plans)


def told_and_taken(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[tuple[int, bool, int, int]]:
    """For GPUs of several sizes: where the pair goes, what was told, and what is allocated."""
    from foretoken.engine.session import Session
    from foretoken.models.memory.fit import PairPlan, check_fit
    from foretoken.models.memory.free_memory import free_memory

    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "measure_needs", measured_here)
        for megabytes in (40, 30, 24, 16, 1):
            gpu.total = (1 << 30) + megabytes * MB
            its = check_fit(PairPlan(*pair, context_length=LENGTH), free_memory())
            assert its.placement is not None
            plan = its.placed
            with Session.load(
                *pair,
                context_length=LENGTH,
                settings=plan.settings,
                draft_settings=plan.settings_of_draft,
            ):
                taken = gpu.used
            room, told = megabytes * MB, its.need.on_devices.get(NAME, 0)
            assert told <= room
            draft = its.placement.draft
            assert draft.layers == 3
            found.append((its.placement.target.gpu_layers, draft.whole, told, taken))
    return found


def on_two(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[Any]:
    """Where the target goes that is too big for each of two GPUs, and what both write."""
    from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
    from foretoken.engine.events import TokenEmitted
    from foretoken.engine.session import Session
    from foretoken.models.memory.fit import PairPlan, check_fit
    from foretoken.models.memory.free_memory import free_memory

    other = PretendedGpu((1 << 30) + 20 * MB, "Pretended1")
    gpu.total = (1 << 30) + 24 * MB
    greedy, limits = SamplingParams(temperature=0), GenerationLimits(max_tokens=20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "measure_needs", measured_here)
        its = check_fit(PairPlan(*pair, context_length=LENGTH), free_memory())
    assert its.placement is not None
    placed = its.placed
    cpu = ModelSettings().on_cpu()
    texts = []
    for settings, draft_settings in ((placed.settings, placed.settings_of_draft), (cpu, cpu)):
        with Session.load(
            *pair, context_length=LENGTH, settings=settings, draft_settings=draft_settings
        ) as session:
            events = session.generate([5, 9], greedy, SpeculativeConfig(Method.DRAFT), limits)
            texts.append([each.id for each in events if isinstance(each, TokenEmitted)])
    used = gpu.passes > 0 and other.passes > 0
    return [dict(its.placement.target.on_gpus), placed.settings, used, texts[0] == texts[1]]


def test_two_gpus_have_what_is_too_big_for_one(pair: tuple[Path, Path]) -> None:
    layers, settings, used, same = with_pretended_gpu(on_two, pair, memory_bytes=1 << 31)
    assert list(layers) == ["Pretended1", NAME]  # the one with the output last
    assert sum(layers.values()) == 7
    assert min(layers.values()) > 1
    assert settings.tensor_split == ",".join(map(str, layers.values()))
    assert used
    assert same, "as on the processor"


def test_what_is_told_of_a_gpu_is_what_is_taken(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(told_and_taken, pair, memory_bytes=1 << 31)
    layers = [layers for layers, *_ in found]
    assert layers == sorted(set(layers), reverse=True)
    assert (layers[0], layers[-1]) == (7, 0)
    assert [draft for _, draft, *_ in found] == [True] * 4 + [False]
    for _, _, told, taken in found:
        assert told == pytest.approx(taken, rel=0.05)


def told_and_logged(pair: tuple[Path, Path]) -> list[tuple[int, int, float]]:
    """Of Vulkan: layers of the target there, bytes that were told, and those of its buffers."""
    from foretoken.engine.llama.backend_query import device_memory
    from foretoken.engine.llama.library import backend_log
    from foretoken.engine.session import Session
    from foretoken.models.memory.fit import PairPlan, check_fit
    from foretoken.models.memory.free_memory import FreeMemory

    found = []
    backend_log.keep_everything()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "measure_needs", measured_here)
        for megabytes in (60, 20):
            (device,) = device_memory()
            device = replace(device, free=(1 << 30) + megabytes * MB)
            free = FreeMemory(1 << 33, 1 << 33, devices=(device,))
            its = check_fit(PairPlan(*pair, context_length=LENGTH), free)
            heard = len(backend_log.lines)
            placed = its.placed
            Session.load(
                *pair,
                context_length=LENGTH,
                settings=placed.settings,
                draft_settings=placed.settings_of_draft,
            ).close()
            told = list(backend_log.lines)[heard:]
            sizes = (re.search(r" Vulkan0 .*buffer size = +([\d.]+) MiB", line) for line in told)
            logged = sum(float(size[1]) for size in sizes if size) * MB
            layers = its.placement.target.gpu_layers if its.placement is not None else 0
            found.append((layers, its.need.on_devices["Vulkan0"], logged))
    return found


def test_vulkan_takes_what_is_told_of_it(vulkan: VulkanProcess, pair: tuple[Path, Path]) -> None:
    (whole, *all_bytes), (part, *some_bytes) = vulkan(told_and_logged, pair)
    assert 0 < part < whole == 7
    for told, logged in (all_bytes, some_bytes):
        assert told == pytest.approx(logged, rel=0.01)
