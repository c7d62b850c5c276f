"""Memory of a pair: measured, compared with a real process, graded, and placed on GPUs."""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import tiny_models as tiny
from foretoken.engine.config import ALL_LAYERS, CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.engine.llama.library import Repacking
from foretoken.models.gguf.file import GgufTensor
from foretoken.models.memory import fit as memory_fit
from foretoken.models.memory import measure as memory_measure
from foretoken.models.memory.fit import (
    LEAST_CONTEXT_LENGTH,
    FitGrade,
    MemoryFit,
    MemoryNeed,
    PairPlan,
    check_fit,
    propose,
)
from foretoken.models.memory.free_memory import FreeMemory, Room, RoughFit
from foretoken.models.memory.measure import RAM, ContextPlan, WeightPlaces, measure_need
from foretoken.models.memory.placement import DEVICE_MARGIN_BYTES, room_on, usable_devices
from foretoken.models.probe import child_process
from foretoken.system.errors import Cancelled
from simulated_gpus import Shape, SimulatedModels, gpu, model_need

GB, MB = 1_000_000_000, 1_000_000
PLENTY = FreeMemory(ram=64 * GB, ram_total=64 * GB)
TELLS_MEMORY = Path("/proc/self/smaps").is_file()


LOADED = """
import json, sys
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.session import Session

target, draft, length, cache_type = json.loads(sys.argv[1])


def anonymous():
    rows = open("/proc/self/status", encoding="ascii").read().splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith("RssAnon")) * 1024


def of_model_files():
    found, ours = 0, False
    for row in open("/proc/self/smaps", encoding="utf-8"):
        words = row.split()
        if not words[0].endswith(":"):
            ours = words[-1].endswith(".gguf")
        elif ours and words[0] == "Rss:":
            found += int(words[1]) * 1024
    return found


before = anonymous()
cache = CacheType(cache_type)
settings = ModelSettings(cache_type_k=cache, cache_type_v=cache)
with Session.load(target, draft, context_length=length, settings=settings) as pair:
    for loaded in pair.models:
        context, size = loaded.context, loaded.model.vocabulary.size
        spread = [token * 997 % size for token in range(context.context_length)]
        while left := len(spread) - context.position:
            count = min(context.batch_length, left - 33) if left > 33 else left
            context.decode(spread[context.position :][:count], rows=count if count <= 33 else 0)
    print(json.dumps([anonymous() - before, of_model_files()]))
"""


def growth(plan: PairPlan) -> list[int]:
    """Return the growth of a process that loads the pair and fills both caches, in bytes.

    First what it cannot give back (RssAnon), then pages of the model files (their part of RssFile).
    """
    draft = str(plan.draft) if plan.draft else None
    cache = plan.settings.cache_type_k
    asked = json.dumps([str(plan.target), draft, plan.context_length, cache])
    command = [sys.executable, "-c", LOADED, asked]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=100, check=True)
    grown: list[int] = json.loads(done.stdout)
    return grown


@pytest.fixture(scope="session")
def shapes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, PairPlan]:
    """Big weights used in place, weights that are copied for fast kernels, and long caches."""
    folder = tmp_path_factory.mktemp("shapes")

    def write(name: str, **shape: Any) -> Path:
        return tiny.write_random_model(folder / f"{name}.gguf", seed=1, **shape)

    wide = write("wide", vocab_size=6000, layers=3, width=768, heads=12, context_length=512,
                 quantization="F16")  # fmt: skip
    copied = write("copied", vocab_size=3000, layers=6, width=768, heads=12, context_length=512,
                   quantization="Q4_0")  # fmt: skip
    deep = write("deep", vocab_size=300, layers=10, width=256, heads=2, context_length=1024)
    draft = write("draft", vocab_size=300, layers=1, width=64, heads=2, context_length=1024)
    headed = tiny.write_dense_head_model(
        folder / "headed.gguf", seed=1, vocab_size=3000, layers=8, width=512, context_length=1024
    )
    eagle = tiny.write_eagle_head(
        folder / "eagle.gguf", deep, target_layers=(0, 4, 8), context_length=1024
    )
    return {
        "with its head": PairPlan(headed, headed),
        "with an EAGLE-3 head": PairPlan(deep, eagle),
        "wide": PairPlan(wide),
        "copied": PairPlan(copied),
        "deep, with a draft": PairPlan(deep, draft),
    }


@pytest.mark.skipif(not TELLS_MEMORY, reason="this system does not tell what memory is used for")
@pytest.mark.parametrize(
    ("shape", "cache_type"),
    [
        ("wide", CacheType.F16),
        ("copied", CacheType.Q8_0),
        ("deep, with a draft", CacheType.F16),
        ("with its head", CacheType.Q8_0),
        ("with an EAGLE-3 head", CacheType.F16),
    ],
)
def test_needs_are_real(shapes: dict[str, PairPlan], shape: str, cache_type: CacheType) -> None:
    settings = ModelSettings(cache_type_k=cache_type, cache_type_v=cache_type)
    plan = replace(shapes[shape], settings=settings)
    need = check_fit(plan, PLENTY).need
    anonymous, of_files = growth(plan)
    assert need.whole.total > 30 * MB
    if shape != "copied":  # the mapped original of a copy is not needed any more
        assert need.mapped == pytest.approx(of_files, rel=0.1)
    # What makes programs swap has to be right by itself, however much is mapped. (Memory that
    # was freed and is used again counts here, but not there: some MB.)
    assert need.whole.total - need.mapped == pytest.approx(anonymous, rel=0.1, abs=3 * MB)


@pytest.mark.parametrize("shape", ["with its head", "with an EAGLE-3 head"])
def test_a_head_alone_needs_what_it_adds(shapes: dict[str, PairPlan], shape: str) -> None:
    pair = shapes[shape]
    assert pair.draft is not None
    without = check_fit(replace(pair, draft=None), PLENTY).need
    head = check_fit(replace(pair, target=pair.draft, draft=None, head_of=pair.target), PLENTY)
    added = check_fit(pair, PLENTY).need.whole.total - without.whole.total
    assert head.need.whole.total == pytest.approx(added, rel=0.01)


def judged(need: MemoryNeed, free: FreeMemory) -> MemoryFit:
    plan = PairPlan(Path("a.gguf"))
    return MemoryFit(plan, need, free, plan)


def a_need(**changes: Any) -> MemoryNeed:
    """5.1 GB, of which 3 GB are mapped weights."""
    sizes = {"weights": 4 * GB, "mapped": 3 * GB, "cache": 700 * MB, "compute": 400 * MB}
    return MemoryNeed(model_need(**sizes | changes))


@pytest.mark.parametrize(
    ("free_gb", "swap_gb", "grade"),
    [
        (6.0, 0, FitGrade.FITS),
        (5.7, 0, FitGrade.TIGHT),  # less than a twentieth of 16 GB stays free
        (5.0, 0, FitGrade.SLOW),  # mapped weights are read again and again
        (2.0, 0, FitGrade.TOO_BIG),
        (1.0, 1.1, FitGrade.SLOW),
        (1.0, 1.0, FitGrade.TOO_BIG),
    ],
)
def test_grades_in_memory(free_gb: float, swap_gb: float, grade: FitGrade) -> None:
    free = FreeMemory(ram=int(free_gb * GB), ram_total=16 * GB, swap=int(swap_gb * GB))
    assert judged(a_need(), free).grade is grade


@pytest.mark.parametrize(
    ("on_gpu_gb", "partly", "grade"),
    [
        (4.9, False, FitGrade.FITS),
        (5.1, False, FitGrade.TIGHT),  # the GPU keeps less than its margin
        (6.1, False, FitGrade.TOO_BIG),  # and loading would fail
        (3.0, True, FitGrade.SLOW),
    ],
)
def test_grades_on_a_gpu(on_gpu_gb: float, partly: bool, grade: FitGrade) -> None:
    gpu = DeviceMemory("CUDA0", free=6 * GB, total=8 * GB, is_ram=False)
    free = FreeMemory(ram=8 * GB, ram_total=16 * GB, devices=(gpu,))
    on_gpu = int(on_gpu_gb * GB)
    layers_on = {"CUDA0": 1 if partly else 2}
    need = a_need(weights=6 * GB, on_devices={"CUDA0": on_gpu}, layers_on=layers_on)
    fit = judged(need, free)
    assert fit.grade is grade
    assert fit.in_ram == need.whole.total - on_gpu
    assert fit.text.startswith(f"needs {on_gpu_gb} GB, 6.0 GB free on CUDA0; needs ")
    integrated = replace(free, devices=(replace(gpu, is_ram=True),))  # its memory is the computer's
    assert judged(need, integrated).in_ram == need.whole.total


@pytest.fixture(scope="session")
def hungry(models: Path) -> PairPlan:
    """A pair whose caches, at 8,192 tokens, are most of what it needs."""
    shape = {"vocab_size": 300, "layers": 2, "width": 128, "context_length": 8192}
    target = tiny.write_random_model(models / "hungry.gguf", seed=1, **shape)
    draft = tiny.write_random_model(models / "hungry-draft.gguf", seed=1, noise=0.1, **shape)
    return PairPlan(target, draft, context_length=100_000)


def test_what_is_given_up_comes_in_order(hungry: PairPlan) -> None:
    alone = replace(hungry, draft=None, context_length=8192)
    q8_0 = ModelSettings(cache_type_k=CacheType.Q8_0, cache_type_v=CacheType.Q8_0)
    small = replace(alone, settings=q8_0)
    for plan in (alone, small, replace(small, context_length=2048)):
        tight = FreeMemory(ram=check_fit(plan, PLENTY).need.whole.total, ram_total=16 * GB)
        proposal = propose(hungry, tight)
        assert (proposal.plan, proposal.grade) == (plan, FitGrade.TIGHT)
    assert propose(hungry, FreeMemory(ram=1 * MB, ram_total=16 * GB)) is None


def test_a_measurement_is_known(random_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [ContextPlan(256), ContextPlan(512)]
    found = [measure_need(random_target, plan) for plan in plans]
    assert found[0].places[RAM].weights == found[1].places[RAM].weights > 0
    assert found[1].cache == 2 * 2 * 64 * 512 * 2  # keys and values, layers, width, tokens, F16
    beyond = check_fit(PairPlan(random_target, context_length=100_000), PLENTY).need
    assert (beyond.target.context_length, beyond.whole.caches) == (512, found[1].cache)

    monkeypatch.setattr(memory_measure, "_ask", Mock(side_effect=RuntimeError("asked again")))
    assert [measure_need(random_target, plan) for plan in plans] == found
    with pytest.raises(RuntimeError, match="asked again"):
        measure_need(random_target, ContextPlan(128))


def test_a_file_that_llama_cpp_refuses_or_that_crashes_it_has_no_need(tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with pytest.raises(ModelLoadError, match="cut.gguf"):
        check_fit(PairPlan(path), PLENTY)
    path = tiny.write_broken_file(tmp_path / "crash.gguf", "duplicate_tokens")
    with pytest.raises(ModelLoadError, match="crash.gguf needs could not be measured") as refused:
        check_fit(PairPlan(path), PLENTY)
    assert "/vendor/" not in str(refused.value)


def test_measuring_can_be_cancelled(random_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hanging = [sys.executable, "-c", "import time; time.sleep(600)"]
    monkeypatch.setattr(child_process, "own_command", lambda: hanging)
    # A length that no other test has: what was measured is remembered.
    with pytest.raises(Cancelled):
        measure_need(random_target, ContextPlan(61), should_continue=lambda: False)


def table(*tensors: tuple[str, tuple[int, ...]], kind: int = 0) -> tuple[GgufTensor, ...]:
    """As in a file: each begins where the one before ends."""
    found, offset = [], 0
    for name, shape in tensors:
        found.append(GgufTensor(name, shape, kind, offset))
        offset += found[-1].size_bytes
    return tuple(found)


def test_weights_by_layer_are_where_the_log_says() -> None:
    tensors = table(
        ("token_embd.weight", (64, 100)),
        ("blk.0.ffn_up.weight", (64, 32)),
        ("blk.1.ffn_up.weight", (64, 48)),
        ("rope_freqs.weight", (32,)),
        ("output.weight", (64, 100)),
    )
    places = {0: "CPU", 1: "CUDA0", 2: "CUDA0"}
    weights = WeightPlaces.found([tensors], {"rope_freqs.weight"}, places)
    assert weights.mapped == 4 * 64 * (100 + 32)
    assert weights.on_devices == {"CUDA0": 4 * 64 * (48 + 100)}
    assert weights.sizes == [4 * 64 * 32, 4 * 64 * 48, 4 * 64 * 100]


def test_a_tied_output_is_a_second_copy_of_its_embedding() -> None:
    """The table is read in place; the matrix product may be computed elsewhere."""
    (embedding,) = tensors = table(("token_embd.weight", (64, 128)), kind=2)  # Q4_0
    weights = WeightPlaces.found([tensors], set(), {0: "CPU", 1: "CUDA0"})
    assert weights.on_devices == {"CUDA0": embedding.size_bytes}
    assert weights.mapped == embedding.size_bytes
    weights = WeightPlaces.found([tensors], set(), {0: "CPU", 1: "CPU"})
    assert weights.copied == (Repacking().repacked_bytes(2, (64, 128)) or 0)


def test_a_rough_estimate_takes_the_larger_memory() -> None:
    own = DeviceMemory("GPU", free=20 * GB, total=24 * GB, is_ram=False)
    shared = DeviceMemory("iGPU", free=90 * GB, total=90 * GB, is_ram=True)
    ram = Room(round(9.5 * GB), 16 * GB)
    assert Room.of_best(FreeMemory(ram.free, ram.total)) == ram
    assert Room.of_best(FreeMemory(ram.free, ram.total, 0, (own, shared))) == Room(
        20 * GB, 24 * GB, on_gpus=True
    )
    assert [ram.fit_of(size * GB) for size in (1, 8, 12, 20)] == list(RoughFit)


# 8.2 GB with its cache, and 0.9 GB; a GPU computes in 0.1 GB for each.
TARGET = Shape(layers=33, layer=round(0.2 * GB), cache=round(1.5 * GB), compute=GB // 10)
DRAFT = Shape(layers=9, layer=round(0.08 * GB), cache=GB // 10, compute=GB // 10)
PAIR = PairPlan(Path("target.gguf"), Path("draft.gguf"))


@pytest.fixture
def known_needs(monkeypatch: pytest.MonkeyPatch) -> SimulatedModels:
    shapes = {"target.gguf": TARGET, "draft.gguf": DRAFT}
    found = SimulatedModels(shapes, ["CUDA0", "CUDA1"])
    monkeypatch.setattr(memory_fit, "measure_need", found.measure)
    return found


def on(*devices: DeviceMemory, ram_gb: float = 64) -> FreeMemory:
    return FreeMemory(round(ram_gb * GB), 64 * GB, devices=devices)


def places(fit: MemoryFit) -> tuple[dict[str, int], dict[str, int]]:
    return dict(fit.placement.target.on_gpus), dict(fit.placement.draft.on_gpus)


def margin_is_free(fit: MemoryFit) -> bool:
    used = fit.need.on_devices
    return all(
        device.free - used[device.name] >= DEVICE_MARGIN_BYTES
        for device in fit.free.devices
        if device.name in used
    )


@pytest.mark.usefixtures("known_needs")
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
    assert fit.need.target.context_length == PAIR.context_length  # is never cut


@pytest.mark.usefixtures("known_needs")
def test_what_is_placed_is_what_llama_cpp_is_told() -> None:
    fit = check_fit(PAIR, on(gpu("CUDA0", 8), gpu("CUDA1", 7)))
    assert places(fit) == ({"CUDA1": 9, "CUDA0": 24}, {"CUDA0": 9})
    assert margin_is_free(fit)
    split = fit.placed
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


@pytest.mark.usefixtures("known_needs")
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


@pytest.mark.usefixtures("known_needs")
def test_of_layers_that_a_person_wanted_some_are_given_up_at_last() -> None:
    plan = replace(PAIR, draft=None, context_length=LEAST_CONTEXT_LENGTH)
    plan = replace(plan, settings=ModelSettings(devices="CUDA0", gpu_layers=33))
    free = on(gpu("CUDA0", 4.5))
    assert check_fit(plan, free).grade is FitGrade.TOO_BIG
    proposal = propose(plan, free)
    assert proposal.plan.settings.gpu_layers is None
    assert margin_is_free(proposal)
    assert proposal.grade is FitGrade.SLOW


def test_each_gpu_is_used_once_and_the_processors_own_last() -> None:
    card, again = (gpu(name, 8, id="0000:01:00.0") for name in ("CUDA0", "Vulkan1"))
    chip = gpu("Vulkan0", 30, is_ram=True, integrated=True)
    assert usable_devices([card, chip, again]) == [card]
    assert usable_devices([chip]) == [chip]
    # It has no more than the computer has free.
    assert room_on(chip, ram=4 * GB) == 4 * GB - DEVICE_MARGIN_BYTES
    assert room_on(card, ram=4 * GB) == 8 * GB - DEVICE_MARGIN_BYTES
