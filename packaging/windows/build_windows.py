#!/usr/bin/env python3
"""Builds the Windows installer: native library, frozen application, signatures, setup program.

    py packaging/windows/build_windows.py

Needs Python 3.11 or newer, Visual Studio's C++ build tools and NSIS 3.08 or newer. Not yet run on
Windows as a whole; with --frozen, which starts from a folder that is frozen already, it runs on
Linux, too (NSIS: apt install nsis). Signing: see sign_windows.py. The result lies in dist/.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import freezing
import missing_dlls
import product
import sign_windows
import version_info

_HERE = Path(__file__).resolve().parent
PROGRAMS = ("foretoken.exe", "foretoken-cli.exe")
_SYSTEM = Path(os.environ.get("SYSTEMROOT", "C:/Windows")) / "System32"
_NSIS = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)")) / "NSIS/makensis.exe"


def main() -> int:
    """Build; return the exit code."""
    options = _parser().parse_args()
    work: Path = options.work.resolve()
    frozen: Path | None = options.frozen
    work.mkdir(parents=True, exist_ok=True)
    icon = freezing.make_icons(work) / "foretoken.ico"
    if frozen is None:
        version_file = version_info.write(work)
        manifest = _HERE / "foretoken.manifest"
        out = freezing.freeze(work, icon=icon, version_file=version_file, manifest=manifest)
        frozen = out / product.COMMAND
        freezing.keep_bom(out, options.output, "windows-x86_64")
        if lacking := missing_dlls.missing(frozen, _SYSTEM):
            raise SystemExit(f"A fresh Windows lacks, by who needs it: {lacking}")
    frozen = frozen.resolve()
    ours = frozen.glob("_internal/llama_cpp/lib/*.dll")
    sign_windows.sign([*(frozen / name for name in PROGRAMS), *sorted(ours)])
    options.output.mkdir(parents=True, exist_ok=True)
    setup = options.output.resolve() / f"Foretoken-{product.version()}-windows-x86_64-setup.exe"
    settings = work / "settings.nsh"
    settings.write_text(installer_settings(frozen, icon, setup), encoding="utf-8")
    command = [find_makensis(), "-V2", "-WX", f"-DSETTINGS={settings}", "installer.nsi"]
    subprocess.run(command, cwd=_HERE, check=True)
    sign_windows.sign([setup])
    product.write_sums([setup], setup.with_name(setup.name + ".sha256"))
    print(setup)
    return 0


def installer_settings(frozen: Path, icon: Path, setup: Path) -> str:
    """Text that installer.nsi includes. Raises ``SystemExit`` if the folder is not as expected."""
    missing = [name for name in (*PROGRAMS, "_internal") if not (frozen / name).exists()]
    others = {p.name: p for p in frozen.iterdir()}.keys() - {*PROGRAMS, "_internal"}
    strange = [name for name in others if not (frozen / name).is_file()]
    if missing or strange:
        # Folders beside _internal would need a rule for their removal.
        raise SystemExit(f"{frozen}: missing {missing}, unexpected folders {strange}")
    version = product.version()
    values = {
        "VERSION": version,
        "FILE_VERSION": ".".join(map(str, product.numbers(version))),
        "PROGRAM": str(frozen / PROGRAMS[0]),
        "ALL_FILES": f"{frozen}{os.sep}*",
        "ICON": str(icon),
        "OUTPUT": str(setup),
    }
    if sign_windows.is_possible():
        values["SIGN_COMMAND"] = f'"{sys.executable}" "{_HERE / "sign_windows.py"}"'
    lines = [f"!define {name} '{value}'" for name, value in values.items()]
    deletions = [f'  Delete "$INSTDIR\\{name}"' for name in sorted(others)]
    return "\n".join([*lines, "!macro DeleteOtherFiles", *deletions, "!macroend", ""])


def find_makensis() -> str:
    """Find NSIS's compiler; raises ``SystemExit``."""
    found = shutil.which("makensis") or (str(_NSIS) if _NSIS.is_file() else None)
    if found is None:
        raise SystemExit("NSIS is not found: choco install nsis, or apt install nsis on Linux.")
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = product.ROOT
    parser.add_argument("--frozen", type=Path, metavar="DIR", help="build and freeze nothing")
    parser.add_argument("--work", type=Path, default=root / "build/windows", metavar="DIR")
    parser.add_argument("--output", type=Path, default=root / "dist", metavar="DIR")
    return parser


if __name__ == "__main__":
    sys.exit(main())
