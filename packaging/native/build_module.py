#!/usr/bin/env python3
"""Builds ggml's code for GPUs as a module: one library that an installed llama.cpp loads.

It comes as a wheel that puts the library beside llama.cpp's own, for a llama.cpp built for this
machine or, with --portable, for the one that installers carry (build_native.py). The path of the
wheel is the last line printed. It is kept in the cache folder by version, recipe, flags and
compilers, so a second call returns at once.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import llama_source
import vulkan_tools
from wheel_report import LIBRARIES

_RECIPE = Path(__file__).parent / "module"


def main() -> int:
    """Build or find the wheel; return the exit code."""
    options = _parser().parse_args()
    if options.kind == "vulkan":
        found = vulkan_tools.provide(llama_source.cache_folder() / "vulkan-headers")
        missing, flags, tools = found.missing, found.cmake_flags, found.described
    else:
        nvcc = shutil.which("nvcc", path=f"{os.environ.get('PATH', '')}:/usr/local/cuda/bin")
        missing = "" if nvcc else "nvcc is not found"
        flags = [f"-DCMAKE_CUDA_COMPILER={nvcc}", "-DCMAKE_CUDA_ARCHITECTURES=native"]
        tools = _output(nvcc, "--version") if nvcc else ""
    if missing:
        print(f"A module for {options.kind} cannot be built: {missing}.", file=sys.stderr)
        return 1
    flags = [f"-DGGML_{options.kind.upper()}=ON", *flags]
    if options.portable:
        flags.append("-DCMAKE_PLATFORM_NO_VERSIONED_SONAME=ON")  # as the portable libraries
    folder = _wheel_folder(flags, tools)
    wheel = next(folder.glob("*.whl"), None)
    if wheel is None:
        if options.find:
            print("No such module has been built on this machine.", file=sys.stderr)
            return 1
        wheel = _build(folder, flags, options.jobs)
    if options.output is not None:
        options.output.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if name.startswith(f"{LIBRARIES}/"):
                    (options.output / Path(name).name).write_bytes(packed.read(name))
    print(wheel)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=("vulkan", "cuda"))
    parser.add_argument("--portable", action="store_true", help="for the portable llama.cpp")
    parser.add_argument("--output", type=Path, metavar="DIR", help="put the library there, too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers at a time")
    parser.add_argument(
        "--find", action="store_true", help="build nothing: name the wheel if it was built before"
    )
    return parser


def _wheel_folder(flags: list[str], tools: str) -> Path:
    recipe = [path.read_bytes() for path in sorted(_RECIPE.iterdir())]
    own = [os.environ.get(name, "") for name in ("CMAKE_ARGS", "CFLAGS", "CXXFLAGS", "LDFLAGS")]
    compiler = llama_source.compiler_version()
    where = (sys.platform, platform.machine())
    what = ("module", llama_source.requirement(), recipe, flags, tools, own, compiler, *where)
    digest = hashlib.sha256(repr(what).encode()).hexdigest()[:16]
    return llama_source.cache_folder() / "wheels" / digest


def _build(folder: Path, flags: list[str], jobs: int) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foretoken-module-") as temporary:
        work = Path(temporary)
        project = work / "project"
        shutil.copytree(_RECIPE, project)
        recipe = project / "CMakeLists.txt"
        text = recipe.read_text(encoding="utf-8").replace("@VERSION@", llama_source.version())
        recipe.write_text(text, encoding="utf-8")
        shutil.move(llama_source.unpack(work) / "vendor/llama.cpp/ggml", project / "ggml")
        environment = {
            **os.environ,
            "CMAKE_ARGS": f"{shlex.join(flags)} {os.environ.get('CMAKE_ARGS', '')}".strip(),
            "CMAKE_BUILD_PARALLEL_LEVEL": str(jobs),
            "TMPDIR": temporary,
        }
        log = folder / "build.log"
        print(f"Building ggml's code for the GPU; the log is {log}", file=sys.stderr, flush=True)
        wheel = llama_source.build_wheel(project, work / "wheel", log, environment)
        return llama_source.keep(wheel, folder)


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
