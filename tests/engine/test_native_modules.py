"""Choice of CPU code and GPU modules, with real but empty libraries."""

import sys
from pathlib import Path

import pytest

from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama import cpu_variants
from foretoken.engine.llama import library as llama_library
from foretoken.engine.llama.cpu_variants import (
    BUILT_IN,
    VARIANT_VARIABLE,
    library_folder,
    load_cpu_code,
    scored_variants,
    variant_files,
)
from foretoken.engine.llama.gpu_modules import (
    GPU_VARIABLE,
    MODULES_VARIABLE,
    GpuSetting,
    load_modules,
    module_files,
)
from native_libraries import MARK, add_module, make_portable_folder, make_registry

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="compiles libraries for Linux")


@pytest.fixture(autouse=True)
def _nothing_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIANT_VARIABLE, raising=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    scores = {"x64": 1, "haswell": 63, "zen4": 1983, "amd": 0}
    return make_portable_folder(tmp_path_factory.mktemp("portable") / "lib", scores)


def test_variants_come_best_first_and_useless_ones_last(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(variant.name, variant.score) for variant in scored_variants(folder)]
    assert found == [("zen4", 1983), ("haswell", 63), ("x64", 1), ("amd", 0)]
    registry = make_registry(tmp_path / "registry.so")
    assert load_cpu_code(registry, folder) == "zen4"
    assert registry.ggml_backend_reg_count() == 1
    monkeypatch.setenv(VARIANT_VARIABLE, "x64")
    assert load_cpu_code(make_registry(tmp_path / "other.so"), folder) == "x64"
    monkeypatch.setenv(VARIANT_VARIABLE, "x65")
    with pytest.raises(NativeCodeError, check=lambda error: error.kind == "cpu-code-missing"):
        load_cpu_code(make_registry(tmp_path / "third.so"), folder)


def test_built_in_code_leaves_nothing_to_load(folder: Path, tmp_path: Path) -> None:
    registry = make_registry(tmp_path / "registry.so", registered=1)
    assert load_cpu_code(registry, folder) == BUILT_IN
    assert registry.ggml_backend_reg_count() == 1
    folder = make_portable_folder(tmp_path / "lib", {"new": 0, "newer": 0})
    with pytest.raises(NativeCodeError, check=lambda error: error.kind == "cpu-code-unsuitable"):
        load_cpu_code(make_registry(tmp_path / "another.so"), folder)


def test_this_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A developer's build has its CPU code built in; a portable one must name a variant."""
    folder = library_folder()
    assert any(path.stem.endswith("llama") for path in folder.iterdir())
    assert llama_library.cpu_variant() in (variant_files(folder) or [BUILT_IN])
    assert "CPU" in llama_library.system_info()
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", "/elsewhere")
    assert library_folder() == Path("/elsewhere")
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH")
    monkeypatch.setattr(cpu_variants.importlib.util, "find_spec", lambda name: None)
    assert library_folder() is None


@pytest.fixture
def modules_folder(tmp_path: Path) -> Path:
    return make_portable_folder(tmp_path / "lib", {"x64": 1})


def test_modules_best_first(
    modules_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    further = tmp_path / "further"
    further.mkdir()
    for place, name in ((modules_folder, "vulkan"), (modules_folder, "webgpu"), (further, "cuda")):
        (place / f"libggml-{name}.so").touch()
    (further / "libggml-vulkan.so").touch()
    monkeypatch.delenv(MODULES_VARIABLE, raising=False)
    assert list(module_files(modules_folder)) == ["vulkan", "webgpu"]
    monkeypatch.setenv(MODULES_VARIABLE, f":{further}:{tmp_path / 'missing'}")
    found = module_files(modules_folder)
    assert list(found) == ["cuda", "vulkan", "webgpu"]
    assert found["vulkan"].parent == modules_folder


def test_what_is_not_of_this_llama_cpp_is_left_out(modules_folder: Path, tmp_path: Path) -> None:
    files = [
        add_module(modules_folder, "vulkan"),
        add_module(modules_folder, "cuda", mark="llama-cpp-python 0, ggml 2"),
        add_module(modules_folder, "hip", mark=""),
        add_module(modules_folder, "musa", api=3),
        add_module(modules_folder, "sycl", starts=False),
        modules_folder / "libggml-opencl.so",
    ]
    files[-1].write_bytes(b"cut")
    registry = make_registry(tmp_path / "registry.so", registered=1)
    left_out = load_modules(registry, files, MARK)
    for reason, name, words in zip(
        left_out,
        ("cuda", "hip", "musa", "sycl", "opencl"),
        ("built for llama-cpp-python 0", "by others", "version 3", "not start", "file too short"),
        strict=True,
    ):
        assert reason.startswith(f"libggml-{name}.so: ")
        assert words in reason
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
