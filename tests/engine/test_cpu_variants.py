"""Which CPU code is loaded, with real ones that hold a score and nothing else."""

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
from native_libraries import make_portable_folder, make_registry

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="compiles libraries for Linux")


@pytest.fixture(autouse=True)
def _nothing_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIANT_VARIABLE, raising=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    scores = {"x64": 1, "haswell": 63, "zen4": 1983, "amd": 0}
    return make_portable_folder(tmp_path_factory.mktemp("portable") / "lib", scores)


def test_variants_come_best_first_and_useless_ones_last(folder: Path) -> None:
    found = [(variant.name, variant.score) for variant in scored_variants(folder)]
    assert found == [("zen4", 1983), ("haswell", 63), ("x64", 1), ("amd", 0)]


def test_the_best_variant_is_loaded_unless_the_environment_names_one(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = make_registry(tmp_path / "registry.so")
    assert load_cpu_code(registry, folder) == "zen4"
    assert registry.ggml_backend_reg_count() == 1
    monkeypatch.setenv(VARIANT_VARIABLE, "x64")
    other = make_registry(tmp_path / "other.so")
    assert load_cpu_code(other, folder) == "x64"
    monkeypatch.setenv(VARIANT_VARIABLE, "x65")
    with pytest.raises(NativeCodeError, match="no CPU code called x65"):
        load_cpu_code(make_registry(tmp_path / "third.so"), folder)


def test_built_in_code_leaves_nothing_to_load(folder: Path, tmp_path: Path) -> None:
    registry = make_registry(tmp_path / "registry.so", registered=1)
    assert load_cpu_code(registry, folder) == BUILT_IN
    assert registry.ggml_backend_reg_count() == 1


def test_a_processor_that_runs_none_of_it(tmp_path: Path) -> None:
    folder = make_portable_folder(tmp_path / "lib", {"new": 0, "newer": 0})
    with pytest.raises(NativeCodeError, match="None of the CPU code"):
        load_cpu_code(make_registry(tmp_path / "registry.so"), folder)


def test_this_installation() -> None:
    """A developer's build has its CPU code built in; a portable one must name a variant."""
    folder = library_folder()
    assert folder is not None
    assert any(path.stem.endswith("llama") for path in folder.iterdir())
    variant = llama_library.cpu_variant()
    assert variant in (variant_files(folder) or [BUILT_IN])
    assert "CPU" in llama_library.system_info()


def test_the_folder_is_found_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", "/elsewhere")
    assert library_folder() == Path("/elsewhere")
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH")
    monkeypatch.setattr(cpu_variants.importlib.util, "find_spec", lambda name: None)
    assert library_folder() is None
