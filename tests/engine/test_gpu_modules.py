"""Which GPU modules are loaded, with real libraries that only say what they were built for."""

import sys
from pathlib import Path
from typing import Any

import pytest

from foretoken.engine.llama.gpu_modules import (
    GPU_VARIABLE,
    MODULES_VARIABLE,
    GpuSetting,
    load_modules,
    module_files,
)
from native_libraries import MARK, add_module, make_portable_folder, make_registry

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="compiles libraries for Linux")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_portable_folder(tmp_path / "lib", {"x64": 1})


@pytest.fixture
def registry(tmp_path: Path) -> Any:
    return make_registry(tmp_path / "registry.so", registered=1)


def test_modules_best_first(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "further").mkdir()
    for place, name in ((folder, "vulkan"), (folder, "webgpu"), (tmp_path / "further", "cuda")):
        (place / f"libggml-{name}.so").touch()
    (tmp_path / "further" / "libggml-vulkan.so").touch()
    monkeypatch.delenv(MODULES_VARIABLE, raising=False)
    assert list(module_files(folder)) == ["vulkan", "webgpu"]
    monkeypatch.setenv(MODULES_VARIABLE, f":{tmp_path / 'further'}:{tmp_path / 'missing'}")
    found = module_files(folder)
    assert list(found) == ["cuda", "vulkan", "webgpu"]
    assert found["vulkan"].parent == folder


def test_what_is_not_of_this_llama_cpp_is_left_out(folder: Path, registry: Any) -> None:
    files = [
        add_module(folder, "vulkan"),
        add_module(folder, "cuda", mark="llama-cpp-python 0, ggml 2"),
        add_module(folder, "hip", mark=""),
        add_module(folder, "musa", api=3),
        add_module(folder, "sycl", starts=False),
        folder / "libggml-opencl.so",
    ]
    files[-1].write_bytes(b"cut")
    left_out = load_modules(registry, files, MARK)
    assert [reason.partition(": ")[::2] for reason in left_out[:4]] == [
        ("libggml-cuda.so", f"it was built for llama-cpp-python 0, ggml 2, and here runs {MARK}"),
        ("libggml-hip.so", f"it was built by others, and here runs {MARK}"),
        ("libggml-musa.so", "it speaks version 3 of ggml's interface, and llama.cpp version 2"),
        ("libggml-sycl.so", "it does not start"),
    ]
    assert left_out[4].startswith("libggml-opencl.so: file too short")
    assert registry.ggml_backend_reg_count() == 2


@pytest.mark.parametrize(
    ("text", "names", "reason"),
    [
        ("", ["cuda", "vulkan"], ""),
        ("again", ["cuda", "vulkan"], ""),
        ("off", [], ""),
        ("off: it crashed: badly", [], "it crashed: badly"),
        ("vulkan", ["vulkan"], ""),
        ("vulkan, cuda: hip crashed", ["cuda", "vulkan"], "hip crashed"),
    ],
)
def test_the_environment_chooses(
    monkeypatch: pytest.MonkeyPatch, text: str, names: list[str], reason: str
) -> None:
    monkeypatch.setenv(GPU_VARIABLE, text)
    setting = GpuSetting.from_environment()
    assert (setting.wanted(["cuda", "vulkan"]), setting.reason) == (names, reason)
    setting.to_environment()
    assert GpuSetting.from_environment() == setting
