"""What is found, what counts as a problem, and that nothing tells whose computer it is."""

import json
import shutil
import socket
from pathlib import Path

import pytest

from foretoken import __version__
from foretoken.engine.llama.backend_facts import BackendFacts, Device, DeviceMemory
from foretoken.engine.llama.library import backend_facts
from foretoken.models.builtin import builtin_models, builtin_pair
from foretoken.models.names import model_name, pair_name
from foretoken.reports import diagnostics
from foretoken.reports.diagnostics import Diagnostics, bug_report, collect
from foretoken.system.machine import QtState
from foretoken.system.paths import config_path

QT = QtState("6.9.9", "offscreen")


@pytest.fixture(scope="module")
def facts() -> BackendFacts:
    return backend_facts()


def names(found: Diagnostics) -> list[str]:
    return [fact.name for fact in found.problems]


def test_a_healthy_computer_has_no_problem(facts: BackendFacts) -> None:
    found = collect(facts, QT, thorough=True)
    assert names(found) == []
    assert found.text("Foretoken").startswith(__version__)
    assert "as released" in found.text("built-in target")
    for name in ("system", "processor", "cores", "memory", "CPU variant", "settings", "logs"):
        assert found.text(name), name
    assert names(collect("signal 4.", QT)) == ["llama.cpp"]
    assert names(collect(facts, QtState("", problem="no such module"))) == ["Qt"]
    missing = "libxcb-cursor.so.0: cannot open shared object file"
    found = collect(facts, QtState("6.9.9", "xcb", missing))
    assert names(found) == ["platform plugin"]
    assert "libxcb-cursor0" in found.problems[0].advice
    assert names(collect(facts, QtState("6.9.9"))) == [], "a server needs no display"


def test_gpus_and_variants_are_listed(facts: BackendFacts) -> None:
    variants = (("zen4", 0), ("haswell", 64), ("x64", 1))
    devices = (Device("Vulkan0", "A card", "gpu"), Device("Vulkan1", "A chip", "integrated gpu"))
    memory = (
        DeviceMemory("Vulkan0", 6 << 30, 8 << 30, is_ram=False),
        DeviceMemory("Vulkan1", 3 << 30, 4 << 30, is_ram=True),
    )
    off = ("libggml-cuda.so: no driver",)
    made = BackendFacts("1", "2", "CPU : AVX2 = 1 |", "haswell", variants, devices, off, memory)
    found = collect(made, QT)
    assert found.text("GPU backends").splitlines() == [
        "Vulkan0: A card, 8.0 GiB, 6.0 GiB free",
        "Vulkan1: A chip, 4.0 GiB, 3.0 GiB free, shares the computer's memory",
    ]
    assert found.text("GPU code not in use") == "libggml-cuda.so: no driver"
    assert found.text("other variants") == "zen4 not supported here, x64 1"


def test_damage_and_a_full_disk_are_found(
    facts: BackendFacts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = tuple(Path(shutil.copy(path, tmp_path)) for path in builtin_models())
    monkeypatch.setattr(diagnostics, "builtin_models", lambda: copies)
    assert names(collect(facts, QT, thorough=True)) == []
    content = bytearray(copies[0].read_bytes())
    content[len(content) // 2] ^= 1
    copies[0].write_bytes(content)
    copies[1].unlink()
    found = collect(facts, QT, thorough=True)
    assert names(found) == ["built-in target", "built-in draft"]
    assert "differs" in found.text("built-in target")
    assert "is missing" in found.text("built-in draft")
    copies[0].write_bytes(b"<html>")
    assert "not a GGUF file" in collect(facts, QT).text("built-in target")
    usage = shutil.disk_usage(Path.cwd())
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=1_000_000))
    assert names(collect(facts, QT))[:4] == ["settings", "cache", "data", "logs"]


def test_nothing_tells_whose_computer_it_is(
    facts: BackendFacts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "home" / "annabel-lee"
    home.mkdir(parents=True)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    config_path("").mkdir(parents=True)
    found = collect(facts, QT, thorough=True)
    told = bug_report(found) + json.dumps(found.as_json())
    assert "annabel-lee" not in told
    assert "~" in found.text("settings")
    host = socket.gethostname()
    assert len(host) < 4 or host not in told


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/models/Qwen2.5-7B-Instruct-Q4_K_M.gguf", "Qwen2.5-7B-Instruct-Q4_K_M"),
        ("/models/Big-00002-of-00003.gguf", "Big"),
        ("/models/TINY.GGUF", "TINY"),
        ("/jan/gemma-3-1b/model.gguf", "gemma-3-1b"),
        ("/jan/gemma-3-1b/model-q8.gguf", "gemma-3-1b/model-q8"),
        ("/an/older/version/builtin-target.gguf", "Built-in target"),
    ],
)
def test_a_model_is_called_as_its_file(path: str, name: str) -> None:
    assert model_name(Path(path)) == name


def test_a_pair_is_called_by_both() -> None:
    target, draft = map(model_name, builtin_pair())
    assert pair_name(target, draft) == "Built-in pair"
    assert pair_name(target, None) == "Built-in target"
    assert pair_name("Big", draft) == "Big + Built-in draft"
    assert pair_name("Big", "Small") == "Big + Small"
