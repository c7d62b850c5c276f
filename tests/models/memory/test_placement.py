"""Which layers of a pair go to which GPU, with GPUs of every size that need not be there."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from foretoken.engine.config import ALL_LAYERS, ModelSettings
from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.models.memory import fit as memory_fit
from foretoken.models.memory.fit import (
    LEAST_CONTEXT_LENGTH,
    FitGrade,
    MemoryFit,
    PairPlan,
    check_fit,
    propose,
)
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.memory.placement import DEVICE_MARGIN_BYTES, room_on, usable_devices
from simulated_gpus import GB, Shape, SimulatedModels, gpu

# 8.2 GB with its cache, and 0.9 GB; a GPU computes in 0.1 GB for each.
TARGET = Shape(layers=33, layer=round(0.2 * GB), cache=round(1.5 * GB), compute=GB // 10)
DRAFT = Shape(layers=9, layer=round(0.08 * GB), cache=GB // 10, compute=GB // 10)
PAIR = PairPlan(Path("target.gguf"), Path("draft.gguf"))
CARD = {"id": "0000:01:00.0"}


@pytest.fixture
def models(monkeypatch: pytest.MonkeyPatch) -> SimulatedModels:
    shapes = {"target.gguf": TARGET, "draft.gguf": DRAFT}
    found = SimulatedModels(shapes, ["CUDA0", "CUDA1"])
    monkeypatch.setattr(memory_fit, "measure_needs", found.measure)
    return found


def on(*devices: DeviceMemory, ram_gb: float = 64) -> FreeMemory:
    return FreeMemory(round(ram_gb * GB), 64 * GB, devices=devices)


def places(fit: MemoryFit) -> tuple[dict[str, int], dict[str, int]]:
    assert fit.placement is not None
    assert fit.placement.draft is not None
    return dict(fit.placement.target.on_gpus), dict(fit.placement.draft.on_gpus)


def margin_is_free(fit: MemoryFit) -> bool:
    used = fit.need.on_devices
    return all(
        device.free - used[device.name] >= DEVICE_MARGIN_BYTES
        for device in fit.free.devices
        if device.name in used
    )


@pytest.mark.usefixtures("models")
@pytest.mark.parametrize(
    ("devices", "target", "draft", "grade"),
    [
        # All on one, though another one is there: layers are computed one after the other.
        ([gpu("CUDA0", 8), gpu("CUDA1", 24)], {"CUDA1": 33}, {"CUDA1": 9}, FitGrade.FITS),
        # Too much for one: the draft first, then layers from the output on.
        ([gpu("CUDA0", 8)], {"CUDA0": 24}, {"CUDA0": 9}, FitGrade.SLOW),
        # A part of the target beside the draft, and the draft alone.
        ([gpu("CUDA0", 2.5)], {"CUDA0": 1}, {"CUDA0": 9}, FitGrade.SLOW),
        ([gpu("CUDA0", 2.1)], {}, {"CUDA0": 9}, FitGrade.FITS),
        # The draft does not fit: then it is the target's.
        ([gpu("CUDA0", 1.9)], {"CUDA0": 3}, {}, FitGrade.SLOW),
        ([gpu("CUDA0", 0.5)], {}, {}, FitGrade.FITS),
    ],
    ids=str,
)
def test_what_fits_goes_to_gpus(
    devices: Sequence[DeviceMemory], target: dict[str, int], draft: dict[str, int], grade: FitGrade
) -> None:
    fit = check_fit(PAIR, on(*devices))
    assert places(fit) == (target, draft)
    assert fit.grade is grade
    assert margin_is_free(fit)
    assert fit.need.context_length == PAIR.context_length  # is never cut


@pytest.mark.usefixtures("models")
def test_as_many_layers_as_fit_and_not_one_more() -> None:
    for free_gb in (2.6, 6.5, 9.1):
        fit = check_fit(PAIR, on(gpu("CUDA0", free_gb)))
        layers = places(fit)[0]["CUDA0"]
        assert margin_is_free(fit)
        settings = replace(fit.placed.settings, gpu_layers=layers + 1)
        more = check_fit(replace(fit.placed, settings=settings), on(gpu("CUDA0", free_gb)))
        assert not margin_is_free(more)


@pytest.mark.usefixtures("models")
def test_what_is_placed_is_what_llama_cpp_is_told() -> None:
    fit = check_fit(PAIR, on(gpu("CUDA0", 8), gpu("CUDA1", 7)))
    assert places(fit) == ({"CUDA1": 9, "CUDA0": 24}, {"CUDA0": 9})
    assert margin_is_free(fit)
    split = fit.placed
    assert fit.placement is not None
    assert fit.placement.text == (
        "Target: 9 of 33 layers on CUDA1 and 24 of 33 layers on CUDA0. Draft: on CUDA0."
    )
    assert split.settings == ModelSettings(
        devices="CUDA1,CUDA0", gpu_layers=ALL_LAYERS, tensor_split="9,24"
    )
    assert split.settings_of_draft == ModelSettings(devices="CUDA0", gpu_layers=ALL_LAYERS)
    part = check_fit(PAIR, on(gpu("CUDA0", 8))).placed
    assert part.settings == ModelSettings(devices="CUDA0", gpu_layers=24)
    assert check_fit(PAIR, on(gpu("CUDA0", 1))).placed.settings == ModelSettings(devices="none")


@pytest.mark.usefixtures("models")
def test_what_a_person_has_said_stays() -> None:
    free = on(gpu("CUDA0", 24), gpu("CUDA1", 24))
    plan = replace(
        PAIR, settings=ModelSettings(devices="none"), draft_settings=ModelSettings(devices="CUDA1")
    )
    assert places(check_fit(plan, free)) == ({}, {"CUDA1": 9})
    plan = replace(PAIR, settings=ModelSettings(gpu_layers=4), draft_settings=ModelSettings())
    fit = check_fit(plan, free)
    assert fit.placed.settings == plan.settings
    assert places(fit) == ({"CUDA0": 2, "CUDA1": 2}, {"CUDA0": 9})
    # What is taken by what was said is not given twice.
    plan = replace(PAIR, settings=ModelSettings(devices="CUDA0", gpu_layers=33))
    plan = replace(plan, draft_settings=ModelSettings())
    assert places(check_fit(plan, on(gpu("CUDA0", 9.6), gpu("CUDA1", 3))))[1] == {"CUDA1": 9}


@pytest.mark.usefixtures("models")
def test_of_layers_that_a_person_wanted_some_are_given_up_at_last() -> None:
    plan = replace(PAIR, draft=None, context_length=LEAST_CONTEXT_LENGTH)
    plan = replace(plan, settings=ModelSettings(devices="CUDA0", gpu_layers=33))
    free = on(gpu("CUDA0", 4.5))
    assert check_fit(plan, free).grade is FitGrade.TOO_BIG
    proposal = propose(plan, free)
    assert proposal is not None
    assert proposal.plan.settings.gpu_layers is None
    assert margin_is_free(proposal.fit)
    assert proposal.fit.grade is FitGrade.SLOW
    layers = proposal.fit.placed.settings.gpu_layers
    assert proposal.given_up == (f"{layers} of 33 layers on the GPU",)


@pytest.mark.usefixtures("models")
def test_a_shorter_context_is_proposed_and_never_taken() -> None:
    """9.3 GB with a margin, without the draft; half a context takes 0.75 GB less."""
    free = on(gpu("CUDA0", 8.6))
    assert check_fit(PAIR, free).grade is FitGrade.SLOW
    proposal = propose(PAIR, free)
    assert proposal is not None
    assert proposal.given_up == (
        "no draft model",
        "a cache of 8 bits (q8_0)",
        "a context of 4,096 instead of 8,192 tokens",
    )
    assert proposal.fit.placement is not None
    assert proposal.fit.placement.whole


def test_each_gpu_is_used_once_and_the_processors_own_last() -> None:
    card, again = gpu("CUDA0", 8, **CARD), gpu("Vulkan1", 8, **CARD)
    chip = gpu("Vulkan0", 30, is_ram=True, integrated=True)
    assert usable_devices([card, chip, again]) == [card]
    assert usable_devices([chip]) == [chip]
    # It has no more than the computer has free.
    assert room_on(chip, ram=4 * GB) == 4 * GB - DEVICE_MARGIN_BYTES
    assert room_on(card, ram=4 * GB) == 8 * GB - DEVICE_MARGIN_BYTES
