"""How the recipes of Windows and macOS call the icons and the freezing; Linux has no need of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import product

_HERE = Path(__file__).resolve().parent


def make_icons(work: Path) -> Path:
    """Draw the icons in the environment that runs this; return their folder."""
    folder = work / "icons"
    subprocess.run([sys.executable, str(_HERE / "icons.py"), str(folder)], check=True)
    return folder


def freeze(work: Path, **files: Path) -> Path:
    """Build the native library and freeze; return the folder that holds the results.

    ``files`` are freeze.py's options that take one: icon, version_file, manifest, info_plist.
    """
    out = work / "frozen"
    command = [sys.executable, str(_HERE / "freeze" / "freeze.py"), "--out", str(out)]
    for name, path in files.items():
        command += [f"--{name.replace('_', '-')}", str(path.resolve())]
    subprocess.run(command, check=True)
    return out


def keep_bom(frozen: Path, output: Path, platform: str) -> None:
    """Copy the bill of materials to where the packages go, under a name of its own."""
    output.mkdir(parents=True, exist_ok=True)
    version = product.version()
    name = f"foretoken-{version}-{platform}.cdx.json"
    shutil.copy(frozen / f"foretoken-{version}.cdx.json", output / name)
