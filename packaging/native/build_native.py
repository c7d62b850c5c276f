#!/usr/bin/env python3
"""Builds the wheel of llama-cpp-python that installers carry: fast here, runnable elsewhere.

Linux and Windows on x86-64 get ggml with loadable backends and one CPU library per generation of
instruction sets; the application chooses among them when it starts. macOS and other processors get
one library for the oldest CPU of their kind, macOS with Metal. GPUs have modules of their own: see
build_module.py. The path of the wheel is the last line printed. It is kept in the cache folder by
version, flags, edits and compiler, so a second call returns at once.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import llama_source
from wheel_report import LIBRARIES, UnfitWheel, report

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
    flags = cmake_flags(sys.platform, platform.machine())
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


def cmake_flags(system: str, machine: str) -> list[str]:
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
    parser.add_argument("--output", type=Path, metavar="DIR", help="copy the wheel there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers at a time")
    parser.add_argument(
        "--find", action="store_true", help="build nothing: name the wheel if it was built before"
    )
    return parser


def _wheel_folder(flags: list[str]) -> Path:
    version = llama_source.compiler_version()
    own = [os.environ.get(name, "") for name in ("CMAKE_ARGS", "CFLAGS", "CXXFLAGS", "LDFLAGS")]
    where = (sys.platform, platform.machine())
    what = ("portable", llama_source.requirement(), flags, _EDITS, own, version, *where)
    return (
        llama_source.cache_folder()
        / "wheels"
        / hashlib.sha256(repr(what).encode()).hexdigest()[:16]
    )


def _build(flags: list[str], jobs: int) -> Path:
    folder = _wheel_folder(flags)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foretoken-native-") as temporary:
        work = Path(temporary)
        source = llama_source.unpack(work)
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
        log = folder / "build.log"
        print(f"Building {llama_source.requirement()}; the log is {log}", flush=True)
        wheel = llama_source.build_wheel(source, work / "wheel", log, environment)
        try:
            report(wheel)
        except UnfitWheel as error:
            raise SystemExit(f"{error} It is not kept. The log is {log}") from error
        return llama_source.keep(wheel, folder)


if __name__ == "__main__":
    sys.exit(main())
