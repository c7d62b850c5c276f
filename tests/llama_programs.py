"""Programs of llama.cpp, built from the sources of the pinned llama-cpp-python."""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "packaging" / "native"))

import llama_source

SERVER, SPECULATIVE = "llama-server", "llama-speculative-simple"
_FLAGS = [
    *("-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_BUILD_RPATH_USE_ORIGIN=ON"),
    *(f"-DLLAMA_BUILD_{part}=ON" for part in ("COMMON", "TOOLS", "SERVER", "EXAMPLES")),
    *(f"-DLLAMA_BUILD_{part}=OFF" for part in ("TESTS", "APP", "UI")),
    *("-DLLAMA_USE_PREBUILT_UI=OFF", "-DLLAMA_OPENSSL=OFF"),
]
_NO_AMX = "-mno-amx-tile -mno-amx-int8 -mno-amx-bf16"
"""As in packaging/setup.sh: built by GCC 12, AMX code crashes."""


def built_program(name: str) -> Path:
    """Return a program, building it if needed (minutes). Raises ``CalledProcessError``."""
    switches = _NO_AMX if platform.machine() == "x86_64" else ""
    flags = [*_FLAGS, f"-DCMAKE_C_FLAGS={switches}", f"-DCMAKE_CXX_FLAGS={switches}"]
    flags += shlex.split(os.environ.get("CMAKE_ARGS", ""))
    what = (llama_source.requirement(), flags, llama_source.compiler_version())
    digest = hashlib.sha256(repr(what).encode()).hexdigest()[:16]
    folder = llama_source.cache_folder() / name / digest
    if not (folder / "bin").is_dir():
        with tempfile.TemporaryDirectory(prefix=f"{name}-") as work:
            source = llama_source.unpack(Path(work)) / "vendor" / "llama.cpp"
            build = Path(work) / "build"
            configure = ["cmake", "-G", "Ninja", "-S", str(source), "-B", str(build), *flags]
            for command in (configure, ["cmake", "--build", str(build), "--target", name]):
                subprocess.run(command, check=True, stdout=sys.stderr)
            shutil.copytree(build / "bin", folder / "part", symlinks=True, dirs_exist_ok=True)
        (folder / "part").rename(folder / "bin")  # so "bin" is always complete
    return folder / "bin" / name
