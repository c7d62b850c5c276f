"""The real portable wheel, where one was built: FORETOKEN_PORTABLE_WHEEL or the cached one.

Its libraries stand in for those of this environment; the Python side is the same.
"""

import os
import platform
import sys
import zipfile
from pathlib import Path

import build_native
import pytest
import wheel_report

from commands import run
from foretoken.engine.llama.cpu_variants import CpuVariant, scored_variants


@pytest.fixture(scope="module")
def wheel() -> Path:
    if named := os.environ.get("FORETOKEN_PORTABLE_WHEEL"):
        return Path(named)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("XDG_CACHE_HOME", raising=False)  # the test's own one is empty
        flags = build_native.cmake_flags(sys.platform, platform.machine())
        found = build_native.find_wheel(flags)
    if found is None:
        pytest.skip("no portable wheel was built: packaging/native/build_native.py")
    return found


@pytest.fixture(scope="module")
def folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)
    return place / wheel_report.LIBRARIES


@pytest.fixture(scope="module")
def variants(folder: Path) -> list[CpuVariant]:
    return scored_variants(folder)


def test_the_wheel_is_fit_and_has_a_baseline(wheel: Path, variants: list[CpuVariant]) -> None:
    wheel_report.report(wheel)
    usable = [variant.score for variant in variants if variant.score]
    assert len(set(usable)) == len(usable)
    assert next(v.name for v in reversed(variants) if v.score) == "x64"


def test_all_starts_answer_alike(folder: Path, variants: list[CpuVariant], tmp_path: Path) -> None:
    chosen = {"LLAMA_CPP_LIB_PATH": str(folder), "XDG_CACHE_HOME": str(tmp_path)}
    question = ("generate", "--prompt", "Hi!", "--temperature", "0", "--no-calibration", "--json")
    first = run(*question, **chosen).report()
    for name in ("", variants[0].name, "x64"):
        again = run(*question, FORETOKEN_CPU_VARIANT=name, **chosen).report()
        assert again["text"] == first["text"]
