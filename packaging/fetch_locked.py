#!/usr/bin/env python3
"""Fetches the locked files of this system into a folder: fetch_locked.py FOLDER.

It checks every hash. With PIP_NO_INDEX=1 and PIP_FIND_LINKS=FOLDER everything afterwards - clean
environments, isolated builds - installs these files and no others. Installs the locked packages
into the environment that runs it, which should be a fresh one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Fetch; return the exit code."""
    (folder,) = sys.argv[1:]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    wheels, sources = HERE / "locked-requirements.txt", HERE / "locked-sources.txt"
    checked = ["--quiet", "--require-hashes", "--no-deps"]
    only_wheels = ["--only-binary", ":all:", "-r", str(wheels)]
    subprocess.run([*pip, "download", *checked, "--dest", folder, *only_wheels], check=True)
    offline = ["--no-index", "--find-links", folder]
    subprocess.run([*pip, "install", *checked, *offline, *only_wheels], check=True)
    # pip asks a source for its name by running its build tool: the one installed just now.
    source = ["--no-build-isolation", "--no-binary", "llama-cpp-python", "-r", str(sources)]
    subprocess.run([*pip, "download", *checked, "--dest", folder, *source], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
