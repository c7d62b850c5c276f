#!/usr/bin/env python3
"""Freezes Foretoken into one folder that runs without Python, and proves that it runs.

Works the same on Linux, Windows and macOS, with any Python from 3.11. Makes in OUT:
    foretoken/                    the application, program foretoken (Windows: foretoken-cli, too)
    Foretoken.app                 on macOS instead
    foretoken-VERSION.cdx.json    bill of materials, CycloneDX
    freeze.json                   what was measured, for the packages
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import gates
import product

HERE = Path(__file__).resolve().parent
_REQUIREMENTS = HERE / "requirements.txt"
_SOURCES = ("app", "resources", "packaging/screenshots", "pyproject.toml", "README.md", "LICENSE")
_WINDOWS = sys.platform == "win32"


def main() -> int:
    """Freeze; return the exit code."""
    options = _parser().parse_args()
    out, work = options.out.resolve(), options.work.resolve()
    out.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    try:
        bundle = out / ("Foretoken.app" if sys.platform == "darwin" else "foretoken")
        if not options.check:
            wheel = options.wheel.resolve() if options.wheel else _native_wheel()
            python = _provide_environment(options.venv, work / "venv", wheel)
            _install_project(python, work)
            _freeze(python, out, work, options)
        _say("Stripping, checking")
        if sys.platform.startswith("linux"):
            _strip(bundle)
        report = gates.check(
            bundle,
            most_bytes=options.max_size_mb * 1_000_000,
            newest_glibc=tuple(map(int, options.max_glibc.split("."))),
        )
        _say("Self-test: read-only, offline, with an empty home")
        print(gates.self_test(_program(bundle), bundle), end="", flush=True)
    except (gates.GateFailed, subprocess.CalledProcessError) as error:
        print(f"freeze: {error}", file=sys.stderr)
        return 1
    (out / "freeze.json").write_text(
        json.dumps(
            {"version": product.version(), "bundle": bundle.name, **asdict(report)}, indent=1
        )
    )
    _say(
        f"{bundle}: {report.size / 1e6:.0f} MB"
        + (f", glibc {'.'.join(map(str, report.glibc))}" if report.host_libraries else "")
    )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--wheel", type=Path, help="portable wheel of llama-cpp-python")
    parser.add_argument("--out", type=Path, default=product.ROOT / "dist")
    parser.add_argument("--work", type=Path, default=cache_folder() / "freeze", help="scratch")
    parser.add_argument("--venv", type=Path, help="use this environment as it is")
    parser.add_argument("--icon", type=Path, help="icon of the program: .ico or .icns")
    parser.add_argument("--version-file", type=Path, help="version resource of Windows")
    parser.add_argument("--manifest", type=Path, help="application manifest of Windows")
    parser.add_argument("--info-plist", type=Path, help="additions to the Info.plist of macOS")
    parser.add_argument("--check", action="store_true", help="only check what OUT holds")
    parser.add_argument("--max-glibc", default="2.35")
    parser.add_argument("--max-size-mb", type=int, default=350)
    return parser


def cache_folder() -> Path:
    """Where builds keep what the next one can use."""
    if _WINDOWS:
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "foretoken"


# --- the environment ---------------------------------------------------------------------------


def _native_wheel() -> Path:
    """Build, or find, the portable wheel."""
    _say("Portable llama.cpp")
    command = [sys.executable, str(HERE.parent / "native" / "build_native.py")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return Path(done.stdout.strip().splitlines()[-1])


def _provide_environment(given: Path | None, folder: Path, wheel: Path) -> Path:
    """Make a clean environment, or find that the last one still fits; return its Python."""
    if given is not None:
        return _python_of(given)
    python = _python_of(folder)
    inputs = [sys.version, product.sha256(wheel), _REQUIREMENTS.read_text(encoding="utf-8")]
    key = hashlib.sha256("\n".join(inputs).encode()).hexdigest()
    stamp = folder / "inputs.sha256"
    if stamp.is_file() and stamp.read_text() == key and python.is_file():
        return python
    _say(f"Clean environment in {folder}")
    shutil.rmtree(folder, ignore_errors=True)
    _run([sys.executable, "-m", "venv", str(folder)])
    _pip(python, "-r", str(_REQUIREMENTS))
    _pip(python, "--no-deps", str(wheel))
    stamp.write_text(key)
    return python


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if _WINDOWS else "bin/python")


def _install_project(python: Path, work: Path) -> None:
    """Install a wheel made from a copy: building leaves traces in the folder it builds in."""
    source = work / "source"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir()
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in _SOURCES:
        if (product.ROOT / name).is_dir():
            shutil.copytree(product.ROOT / name, source / name, ignore=ignored)
        else:
            shutil.copy(product.ROOT / name, source / name)
    _pip(python, "--force-reinstall", "--no-deps", str(source))
    shutil.rmtree(source)
    # No dependency may be missing, and pins must not contradict what the project asks for.
    _run([str(python), "-m", "pip", "check"])


def _pip(python: Path, *arguments: str) -> None:
    _run([str(python), "-m", "pip", "install", "-qq", "--no-input", *arguments])


# --- freezing ------------------------------------------------------------------------------------


def _freeze(python: Path, out: Path, work: Path, options: argparse.Namespace) -> None:
    """Run PyInstaller, and add the documents that belong to what it made."""
    choices: dict[str, Any] = {
        name: str(value.resolve()) if (value := getattr(options, name)) else None
        for name in ("icon", "version_file", "manifest", "info_plist")
    }
    choices |= {
        "identifier": product.IDENTIFIER,
        "version": product.version(),
        "notices": str(work / "THIRD_PARTY_NOTICES.txt"),
        "components": str(work / "components.json"),
    }
    passed_on = work / "choices.json"
    passed_on.write_text(json.dumps(choices), encoding="utf-8")
    _say("PyInstaller, about a minute")
    log = work / "pyinstaller.log"
    command = [
        *(str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "INFO"),
        *("--distpath", str(out), "--workpath", str(work / "pyinstaller")),
        *(str(HERE / "foretoken.spec"), "--", str(passed_on)),
    ]
    # The order of sets, and times in headers, are the same from build to build.
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            command, stdout=output, stderr=subprocess.STDOUT, env=environment, cwd=work
        )
    if done.returncode != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        raise gates.GateFailed("PyInstaller failed:\n" + "\n".join(lines[-25:]))
    folder = out / "foretoken"
    if sys.platform == "darwin":
        shutil.rmtree(folder)  # the application holds all of it
    else:
        shutil.copy(choices["notices"], folder)
        shutil.copy(product.ROOT / "LICENSE", folder / "LICENSE.txt")
    bom = out / f"foretoken-{product.version()}.cdx.json"
    _run([str(python), str(HERE / "bom.py"), choices["components"], str(bom), product.version()])


def _strip(bundle: Path) -> None:
    """Strip Python's own library; others may be checked or patched by their own kind of loader."""
    for library in bundle.rglob("libpython*.so*"):
        if not library.is_symlink():
            _run(["strip", "--strip-unneeded", str(library)])
    # PyInstaller marks every library as a program.
    for library in bundle.rglob("*.so*"):
        if not library.is_symlink():
            library.chmod(0o644)


def _program(bundle: Path) -> Path:
    if sys.platform == "darwin":
        return bundle / "Contents/MacOS/foretoken"
    return bundle / ("foretoken-cli.exe" if _WINDOWS else "foretoken")


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True)


_begun = time.monotonic()


def _say(what: str) -> None:
    print(f"[{time.monotonic() - _begun:4.0f} s] {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
