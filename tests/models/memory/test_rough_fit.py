"""What a size alone tells of the memory, before a model is read."""

import pytest

from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.memory.rough_fit import Room, RoughFit


@pytest.mark.parametrize(
    ("size", "word"),
    [(1, RoughFit.FITS), (8, RoughFit.TIGHT), (12, RoughFit.NOT_NOW), (20, RoughFit.TOO_BIG)],
)
def test_a_word_on_memory_by_size_alone(size: int, word: RoughFit) -> None:
    assert Room(free=9_500_000_000, total=16_000_000_000).fit_of(size * 1_000_000_000) is word


def test_the_memory_of_gpus_counts_where_it_is_more() -> None:
    own = DeviceMemory("GPU", free=20_000, total=24_000, is_ram=False)
    shared = DeviceMemory("iGPU", free=90_000, total=90_000, is_ram=True)
    assert Room.of_best(FreeMemory(8_000, 16_000)) == Room(8_000, 16_000)
    assert Room.of_best(FreeMemory(8_000, 16_000, 0, (own, shared))) == Room(20_000, 24_000, True)
    assert Room.of_best(FreeMemory(30_000, 32_000, 0, (own,))) == Room(30_000, 32_000)
