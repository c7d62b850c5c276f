"""A GPU module at work, on Mesa's software device; ``tests/vulkan.py`` tells how."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import answer
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import LookaheadRule, Method, ModelSettings, SpeculativeConfig
from foretoken.engine.language_model import Logits
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.backend_facts import BackendFacts
from foretoken.engine.llama.backend_query import backend_facts, device_memory
from foretoken.engine.llama.library import recent_log
from foretoken.engine.session import Session
from vulkan import VulkanProcess

pytestmark = pytest.mark.timeout(600)  # the first run of all compiles shaders for a minute or two

ALL, NONE = 999, 0
LENGTH = 12
WIDEST = 8
"""Tokens of a pass: more take matrix shaders, which lavapipe compiles for a minute."""
NEAR = 0.1
"""Logits: largest difference that another order of additions made was 0.03."""


def facts() -> tuple[BackendFacts, int]:
    (memory,) = device_memory()
    return backend_facts(), memory.total


def loaded_log(path: Path) -> list[str]:
    with LlamaModel.load(path, settings=ModelSettings(gpu_layers=ALL)):
        return recent_log()


def enlarge(context: LlamaContext) -> None:
    """Make the largest pass first: buffers that grow later make Mesa 22.3's lavapipe crash."""
    context.decode([5] * WIDEST, rows=WIDEST)
    context.clear()


def answered(target: Path, draft: Path | None, prompt: list[int], gpu_layers: int) -> list[int]:
    method = Method.DRAFT if draft else Method.PLAIN
    speculative = SpeculativeConfig(method=method, rule=LookaheadRule.FIXED)
    settings = ModelSettings(gpu_layers=gpu_layers)
    with Session.load(target, draft, context_length=256, settings=settings) as session:
        for loaded in session.models:
            enlarge(loaded.context)
        assert session.has_draft == (draft is not None)
        return answer(session, prompt, speculative, count=LENGTH).ids


def passes(path: Path, tokens: list[int], gpu_layers: int) -> list[Logits]:
    """The last rows after a prompt, after going back and reading its end again, and once more."""
    settings = ModelSettings(gpu_layers=gpu_layers)
    with LlamaModel.load(path, settings=settings) as model:
        context = LlamaContext(model, 128, cancel=CancelFlag(), settings=settings)
        try:
            enlarge(context)
            kept, rest = tokens[:-3], tokens[-3:]
            context.decode(kept, rows=0)
            state = None if context.can_roll_back else context.save()
            found = [context.decode(rest, rows=1)[-1].copy()]
            for _ in range(2):
                if state is None:
                    context.roll_back(len(kept))
                else:
                    context.restore(state, len(kept))
                found.append(context.decode(rest, rows=1)[-1].copy())
            return found
        finally:
            context.close()


def costs(path: Path) -> dict[int, float]:
    settings = ModelSettings(gpu_layers=ALL)
    with Session.load(path, None, context_length=512, settings=settings) as session:
        enlarge(session.target.context)
        session.calibrate(session.target)
        return session.target.costs.table()


def test_the_device_is_listed_and_takes_the_layers(
    vulkan: VulkanProcess, builtin_draft: Path
) -> None:
    found, memory = vulkan(facts)
    assert [(device.name, device.kind) for device in found.devices if device.kind != "cpu"] == [
        ("Vulkan0", "gpu")
    ]
    assert found.left_out == ()
    assert memory > 0
    assert any(
        "offloaded" in line and "layers to GPU" in line
        for line in vulkan(loaded_log, builtin_draft)
    )


def test_a_greedy_answer_is_that_of_the_cpu_up_to_near_ties(
    vulkan: VulkanProcess, builtin_target: Path, builtin_draft: Path
) -> None:
    with LlamaModel.load(builtin_target, for_inspection=True) as model:
        prompt = model.vocabulary.tokenize("Once there was a fox")
    ours = answered(builtin_target, None, prompt, NONE)
    for draft in (None, builtin_draft):
        theirs = vulkan(answered, builtin_target, draft, prompt, ALL)
        assert len(ours) == len(theirs) == LENGTH
        parted = next((n for n in range(LENGTH) if ours[n] != theirs[n]), None)
        if parted is not None:
            (logits, *_) = passes(builtin_target, prompt + ours[:parted], NONE)
            assert abs(logits[ours[parted]] - logits[theirs[parted]]) < NEAR


@pytest.mark.parametrize("kind", [tiny.write_random_model, tiny.write_hybrid_model])
def test_a_cache_goes_back_by_cutting_or_by_saved_states(
    vulkan: VulkanProcess, models: Path, kind: Callable[..., Path]
) -> None:
    tokens = list(range(40, 48))
    path = kind(models / f"vulkan-{kind.__name__}.gguf", seed=3, vocab_size=260)
    (first, *others) = vulkan(passes, path, tokens, ALL)
    (exact, *_) = passes(path, tokens, NONE)
    assert np.abs(first - exact).max() < NEAR
    for again in others:
        assert np.abs(again - first).max() < NEAR / 10


def test_passes_are_measured_there(vulkan: VulkanProcess, models: Path) -> None:
    path = tiny.write_random_model(models / "vulkan-costs.gguf", seed=4, vocab_size=260)
    table = vulkan(costs, path)
    assert {1, 4} <= set(table)
    assert min(table.values()) > 0
