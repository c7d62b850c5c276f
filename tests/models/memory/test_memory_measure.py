"""What one model takes is asked in a child process, once, and survives any file."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.repacking import Repacking
from foretoken.models.gguf.file import GgufTensor
from foretoken.models.memory import measure as memory_measure
from foretoken.models.memory.fit import PairPlan, check_fit
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.memory.measure import ContextPlan, WeightPlaces, measure_needs
from foretoken.system.errors import Cancelled

GB, MB = 1_000_000_000, 1_000_000
PLENTY = FreeMemory(ram=64 * GB, ram_total=64 * GB)


def test_a_measurement_is_known(random_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [ContextPlan(256), ContextPlan(512)]
    found = measure_needs(random_target, plans)
    assert found[0].weights == found[1].weights
    assert found[1].cache == 2 * 2 * 64 * 512 * 2  # keys and values, layers, width, tokens, F16
    beyond = check_fit(PairPlan(random_target, context_length=100_000), PLENTY).need
    assert (beyond.context_length, beyond.target_cache) == (512, found[1].cache)

    def fail(*_: object) -> None:
        raise AssertionError("asked again")

    monkeypatch.setattr(memory_measure, "_ask", fail)
    assert measure_needs(random_target, plans[::-1]) == found[::-1]
    with pytest.raises(AssertionError, match="asked again"):
        measure_needs(random_target, [ContextPlan(128)])


@pytest.mark.parametrize("write", [tiny.write_hybrid_model, tiny.write_sliding_window_model])
def test_every_family_can_be_measured(tmp_path: Path, write: Callable[..., Path]) -> None:
    path = write(tmp_path / "family.gguf", seed=1, vocab_size=260)
    need = measure_needs(path, [ContextPlan(256)])[0]
    assert 0 < need.mapped == need.weights < path.stat().st_size
    assert need.cache > 0
    assert need.compute > 0


def test_a_file_that_llama_cpp_refuses_or_that_crashes_it_has_no_need(tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with pytest.raises(ModelLoadError, match="cut.gguf"):
        check_fit(PairPlan(path), PLENTY)
    path = tiny.write_broken_file(tmp_path / "crash.gguf", "duplicate_tokens")
    with pytest.raises(ModelLoadError, match="crash.gguf needs cannot be told") as refused:
        check_fit(PairPlan(path), PLENTY)
    assert "/vendor/" not in str(refused.value)


def test_measuring_can_be_cancelled(random_target: Path) -> None:
    hanging = [sys.executable, "-c", "import time; time.sleep(600)"]
    # A length that no other test has: what was measured is remembered.
    with pytest.raises(Cancelled):
        measure_needs(random_target, [ContextPlan(61)], keep_on=lambda: False, command=hanging)


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
    weights = WeightPlaces.found([tensors], {"rope_freqs.weight"}, places, repack=True)
    assert weights.mapped == 4 * 64 * (100 + 32)
    assert weights.on_devices == {"CUDA0": 4 * 64 * (48 + 100)}
    assert weights.sizes == (4 * 64 * 32, 4 * 64 * 48, 4 * 64 * 100)


def test_a_tied_output_is_a_second_copy_of_its_embedding() -> None:
    """The embedding is looked up where it is; its product is computed elsewhere, if that pays."""
    (embedding,) = tensors = table(("token_embd.weight", (64, 128)), kind=2)  # Q4_0
    weights = WeightPlaces.found([tensors], set(), {0: "CPU", 1: "CUDA0"}, repack=True)
    assert weights.on_devices == {"CUDA0": embedding.size_bytes}
    assert weights.mapped == embedding.size_bytes
    weights = WeightPlaces.found([tensors], set(), {0: "CPU", 1: "CPU"}, repack=True)
    assert weights.copied == (Repacking().repacked_bytes(2, (64, 128)) or 0)
