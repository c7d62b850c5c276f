"""What can be had, of the computer and of the container around the program, and what fits it."""

from pathlib import Path

import pytest

from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.models.memory.free_memory import FreeMemory, Room, RoughFit, container_limits


def test_limits_of_containers_version_2(tmp_path: Path) -> None:
    membership = tmp_path / "cgroup"
    membership.write_text("0::/user.slice/app\n", encoding="utf-8")
    group = tmp_path / "fs/user.slice"
    (group / "app").mkdir(parents=True)
    (group / "app/memory.max").write_text("max\n", encoding="ascii")
    (group / "app/memory.current").write_text("7\n", encoding="ascii")
    (group / "memory.max").write_text("1000\n", encoding="ascii")
    (group / "memory.current").write_text("700\n", encoding="ascii")
    (group / "memory.stat").write_text(
        "anon 400\nfile 300\ninactive_file 100\nactive_file 150\n", encoding="ascii"
    )
    # The files that are only kept, 250 bytes, can be had.
    assert list(container_limits(tmp_path / "fs", membership)) == [(550, 1000)]


def test_limits_of_containers_version_1(tmp_path: Path) -> None:
    membership = tmp_path / "cgroup"
    membership.write_text("5:cpu:/x\n4:memory:/hidden/outside\n0::/\n", encoding="utf-8")
    top = tmp_path / "fs/memory"
    top.mkdir(parents=True)
    (top / "memory.limit_in_bytes").write_text("1000\n", encoding="ascii")
    (top / "memory.usage_in_bytes").write_text("1200\n", encoding="ascii")
    (top / "memory.stat").write_text("inactive_file 1\nactive_file 1\n", encoding="ascii")
    assert list(container_limits(tmp_path / "fs", membership)) == [(0, 1000)]
    assert list(container_limits(tmp_path / "fs", tmp_path / "missing")) == []


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
