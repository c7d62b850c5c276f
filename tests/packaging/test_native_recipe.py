"""Recipe of the portable wheel: settings by platform, source edits, checks of the wheel."""

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

LINUX = "llama_cpp_python-0.3.36-py3-none-linux_x86_64.whl"
GOOD = {
    "llama_cpp/lib/libllama.so": b"\x7fELF $ORIGIN \0GLIBC_2.34\0GLIBC_2.4\0",
    "llama_cpp/lib/libggml-cpu-x64.so": b"\x7fELF $ORIGIN \0GLIBC_2.17\0GLIBCXX_3.4.30\0",
    "llama_cpp/lib/libggml-cpu-zen4.so": b"\x7fELF $ORIGIN",
    "llama_cpp/llama_cpp.py": b"",
}


def wheel(folder: Path, contents: dict[str, bytes], name: str = LINUX) -> Path:
    with zipfile.ZipFile(folder / name, "w") as packed:
        for path, content in contents.items():
            packed.writestr(path, content)
    return folder / name


def flags(system: str, machine: str) -> dict[str, str]:
    settings = build_native.cmake_flags(system, machine)
    return dict(flag.removeprefix("-D").split("=", 1) for flag in settings)


def test_x86_gets_loadable_variants_and_macos_none() -> None:
    for system, machine in [("linux", "x86_64"), ("win32", "AMD64")]:
        found = flags(system, machine)
        assert found["GGML_CPU_ALL_VARIANTS"] == found["GGML_BACKEND_DL"] == "ON"
        assert found["CMAKE_INSTALL_BINDIR"] == "llama_cpp/lib"
    for system, machine in [("darwin", "arm64"), ("linux", "aarch64")]:
        found = flags(system, machine)
        assert "GGML_CPU_ALL_VARIANTS" not in found
        assert ("GGML_METAL" in found) == (system == "darwin")
    for found in (flags("linux", "x86_64"), flags("darwin", "arm64"), flags("win32", "AMD64")):
        assert found["GGML_NATIVE"] == found["LLAVA_BUILD"] == "OFF"
        assert "GGML_VULKAN" not in found
    assert flags("win32", "AMD64")["GGML_OPENMP"] == "OFF"


def test_edits_fit_the_source_or_stop_the_build(tmp_path: Path) -> None:
    for name, old, _ in build_native._EDITS:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"before\n{old}rest\nafter\n", encoding="utf-8")
    build_native.edit_source(tmp_path)
    for name, _, new in build_native._EDITS:
        assert (tmp_path / name).read_text(encoding="utf-8") == f"before\n{new}rest\nafter\n"
    path.write_text("another version\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="holds 0 times, not once"):
        build_native.edit_source(tmp_path)


def test_a_good_wheel_is_described(tmp_path: Path) -> None:
    lines = wheel_report.report(wheel(tmp_path, GOOD))
    assert "CPU code: x64, zen4" in lines
    assert "needs GLIBC 2.34 or newer" in lines
    assert "needs GLIBCXX 3.4.30 or newer" in lines


@pytest.mark.parametrize(
    ("path", "content", "said"),
    [
        ("llama_cpp/lib/libggml-cpu-sapphirerapids.so", b"\x7fELF $ORIGIN", "must not be there"),
        ("llama_cpp/lib/libvulkan.so.1", b"\x7fELF $ORIGIN", "must not be there"),
        ("lib/libllama.so", b"\x7fELF $ORIGIN", "is outside llama_cpp/lib"),
        ("llama_cpp/lib/libllama.so", b"\x7fELF", "does not look for its neighbours"),
        ("llama_cpp/lib/libllama.so", None, "own library is missing"),
        ("llama_cpp/lib/libggml-cpu-zen4.so", None, "no choice of CPU code"),
    ],
)
def test_unfit_wheels_fail(tmp_path: Path, path: str, content: bytes | None, said: str) -> None:
    changed = {**GOOD, path: content}
    contents = {name: data for name, data in changed.items() if data is not None}
    with pytest.raises(wheel_report.UnfitWheel, match=said):
        wheel_report.report(wheel(tmp_path, contents))


@pytest.fixture(scope="module")
def real_wheel() -> Path:
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
def folder(real_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("real_wheel")
    with zipfile.ZipFile(real_wheel) as packed:
        packed.extractall(place)
    return place / wheel_report.LIBRARIES


@pytest.fixture(scope="module")
def variants(folder: Path) -> list[CpuVariant]:
    return scored_variants(folder)


def test_the_wheel_is_fit_and_has_a_baseline(real_wheel: Path, variants: list[CpuVariant]) -> None:
    wheel_report.report(real_wheel)
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
