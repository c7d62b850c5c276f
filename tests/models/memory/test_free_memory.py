"""What can be had: of the computer, and of the container around the program."""

from pathlib import Path

from foretoken.models.memory.free_memory import container_limits, free_memory


def test_this_computer_has_memory() -> None:
    free = free_memory()
    assert 0 < free.ram <= free.ram_total


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
