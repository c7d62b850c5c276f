"""The source of the llama-cpp-python that the project pins, and where what is built is kept."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_NAME = "llama-cpp-python"


def requirement() -> str:
    """``llama-cpp-python==VERSION``, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return next(str(name) for name in project["dependencies"] if name.startswith(f"{_NAME}="))


def version() -> str:
    """The pinned version."""
    return requirement().partition("==")[2]


def cache_folder() -> Path:
    """The folder that packaging/setup.sh uses, too."""
    if sys.platform == "win32":
        return Path(os.environ["LOCALAPPDATA"]) / "foretoken" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "foretoken"


def compiler_version() -> str:
    """What the compiler says of itself; on Windows CMake picks the newest Visual Studio."""
    if sys.platform == "win32":
        return ""
    command = [*shlex.split(os.environ.get("CXX", "c++")), "--version"]
    return subprocess.run(command, capture_output=True, text=True).stdout


def unpack(work: Path) -> Path:
    """Unpack the source below ``work`` and return its folder; it is fetched once."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", _NAME]
    name = f"{_NAME.replace('-', '_')}-{version()}.tar.gz"
    archive = cache_folder() / "sources" / name
    if not archive.is_file():
        print(f"Fetching the source of {requirement()}", file=sys.stderr, flush=True)
        subprocess.run([*pip, "-d", str(work), requirement()], check=True)
        archive.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(work / name, archive)
    with tarfile.open(archive) as packed:
        # Debian 12's Python has no filters yet.
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(work)
    return work / name.removesuffix(".tar.gz")


def build_wheel(source: Path, result: Path, log: Path, environment: dict[str, str]) -> Path:
    """Let pip build ``source`` into the folder ``result``; raises ``SystemExit`` with the log."""
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-cache-dir"]
    command += ["--wheel-dir", str(result), str(source)]
    with log.open("w", encoding="utf-8") as output:
        built = subprocess.run(command, stdout=output, stderr=output, env=environment)
    if built.returncode:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        raise SystemExit("\n".join([*lines[-40:], f"The build failed. The whole log is {log}"]))
    return next(result.glob("*.whl"))


def keep(wheel: Path, folder: Path) -> Path:
    """Copy a wheel into the cache, under its name only once it is whole."""
    unfinished = Path(shutil.copy2(wheel, folder / "unfinished"))
    return unfinished.replace(folder / wheel.name)
