"""A real GPU module on Mesa's software device; see ``tests/vulkan.py``."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import answer
from foretoken.engine.config import LookaheadRule, Method, ModelSettings, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.backend_facts import BackendFacts
from foretoken.engine.llama.library import backend_facts, backend_log, device_memory
from foretoken.engine.model_pass import CancelFlag, Logits
from foretoken.engine.session import Session
from vulkan import VulkanProcess

pytestmark = pytest.mark.timeout(600)

ALL, NONE = 999, 0
LENGTH = 12
WIDEST = 8
"""Tokens of a pass: more take matrix shaders, which lavapipe compiles for a minute."""
NARROW = 2
"""Tokens that are read at once: lavapipe compiles shaders for each number, for eight a minute."""
NEAR = 0.1
"""Logits: largest difference that another order of additions made was 0.03."""


def facts() -> tuple[BackendFacts, int]:
    (memory,) = device_memory()
    return backend_facts(), memory.total


def loaded_log(path: Path) -> list[str]:
    with LlamaModel.load(path, settings=ModelSettings(gpu_layers=ALL)):
        return list(backend_log.lines)


def enlarge(context: LlamaContext) -> None:
    """Make the largest pass first: buffers that grow later make Mesa 22.3's lavapipe crash."""
    context.decode([5] * WIDEST, rows=WIDEST)
    context.clear()


def on_layers(gpu_layers: int, at_once: int | None = NARROW) -> ModelSettings:
    return ModelSettings(gpu_layers=gpu_layers, micro_batch_length=at_once)


def answered(
    target: Path, draft: Path | None, prompt: list[int], settings: ModelSettings
) -> list[int]:
    method = Method.DRAFT if draft else Method.PLAIN
    speculative = SpeculativeConfig(method=method, rule=LookaheadRule.FIXED)
    with Session.load(target, draft, context_length=256, settings=settings) as session:
        for loaded in session.models:
            enlarge(loaded.context)
        assert session.has_draft == (draft is not None)
        return answer(session, prompt, speculative, count=LENGTH).ids


def passes(path: Path, tokens: list[int], settings: ModelSettings) -> list[Logits]:
    """Return the last row after a prompt, then twice after rolling back to its middle."""
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
    with Session.load(path, None, context_length=512, settings=on_layers(ALL)) as session:
        enlarge(session.target.context)
        session.calibrate(session.target)
        return session.target.costs.table()


def test_the_device_is_listed_and_used(vulkan: VulkanProcess, builtin_draft: Path) -> None:
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


def check_answers(
    vulkan: VulkanProcess, target: Path, draft: Path, prompt: list[int], at_once: int | None
) -> None:
    there, here = (on_layers(layers, at_once) for layers in (ALL, NONE))
    ours = answered(target, None, prompt, here)
    for drafting in (None, draft):
        theirs = vulkan(answered, target, drafting, prompt, there)
        assert len(ours) == len(theirs) == LENGTH
        parted = next((n for n in range(LENGTH) if ours[n] != theirs[n]), None)
        if parted is not None:
            (logits, *_) = passes(target, prompt + ours[:parted], here)
            assert abs(logits[ours[parted]] - logits[theirs[parted]]) < NEAR


def test_a_greedy_answer_is_that_of_the_cpu_up_to_near_ties(
    vulkan: VulkanProcess, random_target: Path, random_draft: Path
) -> None:
    check_answers(vulkan, random_target, random_draft, [40, 41, 42], NARROW)


@pytest.mark.nightly
def test_the_built_in_pair_answers_there_as_here(
    vulkan: VulkanProcess, builtin_target: Path, builtin_draft: Path
) -> None:
    """This covers other weight types, and passes of up to eight tokens."""
    with LlamaModel.load(builtin_target, for_inspection=True) as model:
        prompt = model.vocabulary.tokenize("Once there was a fox")
    check_answers(vulkan, builtin_target, builtin_draft, prompt, None)


@pytest.mark.parametrize("kind", [tiny.write_random_model, tiny.write_hybrid_model])
def test_a_cache_goes_back(vulkan: VulkanProcess, models: Path, kind: Callable[..., Path]) -> None:
    tokens = list(range(40, 48))
    path = kind(models / f"vulkan-{kind.__name__}.gguf", seed=3, vocab_size=260)
    (first, *others) = vulkan(passes, path, tokens, on_layers(ALL))
    (exact, *_) = passes(path, tokens, on_layers(NONE))
    assert np.abs(first - exact).max() < NEAR
    for again in others:
        assert np.abs(again - first).max() < NEAR / 10


def test_passes_are_measured_there(vulkan: VulkanProcess, random_target: Path) -> None:
    table = vulkan(costs, random_target)
    assert {1, 4} <= set(table)
    assert min(table.values()) > 0
