#!/usr/bin/env python3
"""Builds the wheel of llama-cpp-python that installers carry: fast here, runnable elsewhere.

Linux and Windows on x86-64 get ggml with loadable backends and one CPU library per generation of
instruction sets; the application chooses among them when it starts. macOS and other processors get
one library for the oldest CPU of their kind, macOS with Metal. The path of the wheel is the last
line printed. It is kept in the cache folder by version, flags, edits and compiler, so a second call
returns at once.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from vulkan_tools import missing_for_vulkan
from wheel_report import LIBRARIES, UnfitWheel, report

ROOT = Path(__file__).resolve().parents[2]
MACOS_TARGET = "13.3"  # Accelerate's 64-bit LAPACK needs it

# What is changed in the source, as (file, old, new); each old text must be there exactly once.
_EDITS = [
    # Not installed in Python's package, yet a third of the time that a build takes.
    (
        "CMakeLists.txt",
        'set(LLAMA_BUILD_COMMON ON CACHE BOOL "Build llama.cpp common library" FORCE)',
        'set(LLAMA_BUILD_COMMON OFF CACHE BOOL "Build llama.cpp common library" FORCE)',
    ),
    # The only one with AMX: as GCC 12 compiles it, every quantised model crashes (the tile
    # configuration reaches the instruction uninitialised). zen4 has all its other instructions.
    (
        "vendor/llama.cpp/ggml/src/CMakeLists.txt",
        "ggml_add_cpu_backend_variant(sapphirerapids ",
        "# ggml_add_cpu_backend_variant(sapphirerapids ",
    ),
]


def main() -> int:
    """Build or find the wheel; return the exit code."""
    options = _parser().parse_args()
    flags = cmake_flags(sys.platform, platform.machine(), vulkan=_vulkan(options.vulkan))
    wheel = find_wheel(flags)
    if wheel is None:
        if options.find:
            print("No such wheel has been built on this machine.", file=sys.stderr)
            return 1
        wheel = _build(flags, options.jobs)
    if not options.find:
        for line in report(wheel):
            print(line)
    if options.output is not None:
        options.output.mkdir(parents=True, exist_ok=True)
        wheel = Path(shutil.copy2(wheel, options.output))
    print(wheel)
    return 0


def cmake_flags(system: str, machine: str, *, vulkan: bool) -> list[str]:
    """The settings of llama.cpp's build for one platform, in sys.platform's and uname's words."""
    flags = {
        "LLAVA_BUILD": "OFF",
        "GGML_NATIVE": "OFF",
        # One folder for everything: by default the loadable libraries land outside the package,
        # and the others twice.
        "CMAKE_INSTALL_BINDIR": str(LIBRARIES),
        "CMAKE_INSTALL_LIBDIR": str(LIBRARIES),
        "CMAKE_INSTALL_INCLUDEDIR": "llama_cpp/include",
        "CMAKE_INSTALL_RPATH": "@loader_path" if system == "darwin" else "$ORIGIN",
    }
    if system == "darwin":
        flags |= {"GGML_METAL": "ON", "GGML_METAL_EMBED_LIBRARY": "ON", "GGML_OPENMP": "OFF"}
        flags["CMAKE_OSX_DEPLOYMENT_TARGET"] = MACOS_TARGET
    else:
        # A wheel holds no links: without this it has three copies of each library.
        flags["CMAKE_PLATFORM_NO_VERSIONED_SONAME"] = "ON"
        if machine.lower() in ("x86_64", "amd64"):
            flags |= {"GGML_BACKEND_DL": "ON", "GGML_CPU_ALL_VARIANTS": "ON"}
        elif vulkan:
            flags["GGML_BACKEND_DL"] = "ON"
        if vulkan:
            flags["GGML_VULKAN"] = "ON"
        if system == "win32":
            flags["GGML_OPENMP"] = "OFF"  # its library is not part of Windows
    return [f"-D{name}={value}" for name, value in flags.items()]


def find_wheel(flags: list[str]) -> Path | None:
    """Return the wheel that was built with these settings before."""
    return next(_wheel_folder(flags).glob("*.whl"), None)


def edit_source(source: Path) -> None:
    """Change the unpacked source; raises ``SystemExit`` if it is not the one that is known."""
    for name, old, new in _EDITS:
        path = source / name
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            raise SystemExit(f"{name} holds {text.count(old)} times, not once: {old}")
        path.write_text(text.replace(old, new), encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--vulkan",
        action="store_true",
        help="add the Vulkan backend, which loads where the system has libvulkan; left out, with "
        "a line that says so, where its headers or glslc are missing (VULKAN_SDK is honoured)",
    )
    parser.add_argument("--output", type=Path, metavar="DIR", help="copy the wheel there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers at a time")
    parser.add_argument(
        "--find", action="store_true", help="build nothing: name the wheel if it was built before"
    )
    return parser


def _vulkan(wanted: bool) -> bool:
    if not wanted:
        return False
    missing = "macOS has Metal" if sys.platform == "darwin" else missing_for_vulkan()
    if missing:
        print(f"Vulkan is left out: {missing}.", file=sys.stderr)
    return not missing


def _requirement() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = [str(name) for name in project["dependencies"] if name.startswith("llama-cpp-python=")]
    return pinned[0]


def _cache_folder() -> Path:
    """The folder that packaging/setup.sh uses, too."""
    if sys.platform == "win32":
        return Path(os.environ["LOCALAPPDATA"]) / "foretoken" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "foretoken"


def _wheel_folder(flags: list[str]) -> Path:
    compiler = shlex.split(os.environ.get("CXX", "c++"))
    version = ""
    if sys.platform != "win32":
        version = subprocess.run([*compiler, "--version"], capture_output=True, text=True).stdout
    # On Windows CMake picks the newest Visual Studio by itself.
    own = [os.environ.get(name, "") for name in ("CMAKE_ARGS", "CFLAGS", "CXXFLAGS", "LDFLAGS")]
    where = (sys.platform, platform.machine())
    what = ("portable", _requirement(), flags, _EDITS, own, version, *where)
    return _cache_folder() / "wheels" / hashlib.sha256(repr(what).encode()).hexdigest()[:16]


def _build(flags: list[str], jobs: int) -> Path:
    pip = [sys.executable, "-m", "pip"]
    requirement, folder = _requirement(), _wheel_folder(flags)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foretoken-native-") as temporary:
        work = Path(temporary)
        source = _unpacked_source(pip, requirement, work)
        edit_source(source)
        own = os.environ.get("CMAKE_ARGS", "")
        environment = {
            **os.environ,
            "CMAKE_ARGS": f"{shlex.join(flags)} {own}".strip(),
            "CMAKE_BUILD_PARALLEL_LEVEL": str(jobs),
            "TMPDIR": temporary,
        }
        if sys.platform == "darwin":
            environment["MACOSX_DEPLOYMENT_TARGET"] = MACOS_TARGET
        result = work / "wheel"
        command = [*pip, "wheel", "-v", "--no-deps", "--no-cache-dir", "--wheel-dir", str(result)]
        log = folder / "build.log"
        print(f"Building {requirement}; the log is {log}", flush=True)
        with log.open("w", encoding="utf-8") as output:
            built = subprocess.run(
                [*command, str(source)], stdout=output, stderr=output, env=environment
            )
        if built.returncode:
            lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
            raise SystemExit("\n".join([*lines[-40:], f"The build failed. The whole log is {log}"]))
        wheel = next(result.glob("*.whl"))
        try:
            report(wheel)
        except UnfitWheel as error:
            raise SystemExit(f"{error} It is not kept. The log is {log}") from error
        # Under its name only once it is whole.
        unfinished = shutil.copy2(wheel, folder / "unfinished")
        return Path(unfinished).replace(folder / wheel.name)


def _unpacked_source(pip: list[str], requirement: str, work: Path) -> Path:
    name, version = re.split("==", requirement)
    archive_name = f"{name.replace('-', '_')}-{version}.tar.gz"
    archive = _cache_folder() / "sources" / archive_name
    if not archive.is_file():
        print(f"Fetching the source of {requirement}", flush=True)
        command = [*pip, "download", "-q", "--no-deps", "--no-binary", name, "-d", str(work)]
        subprocess.run([*command, requirement], check=True)
        archive.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(work / archive_name, archive)
    with tarfile.open(archive) as packed:
        packed.extractall(work, filter="data")
    return work / archive_name.removesuffix(".tar.gz")


if __name__ == "__main__":
    sys.exit(main())
