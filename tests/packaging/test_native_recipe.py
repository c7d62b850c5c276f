"""The recipe of the portable wheel: settings by platform, edits, and what a wheel must be."""

import zipfile
from pathlib import Path

import build_native
import pytest
import wheel_report

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
