#!/usr/bin/env python3
"""Writes the release feed that Foretoken asks for updates, from a folder of packages.

    release_feed.py dist --base https://host/path --notes https://host/notes [--date 2027-01-31]
        [--output dist/release.json]

The format is described in app/foretoken/system/update_feed.py.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parent))

import product

_KINDS = {
    # Of several that fit, the application takes the first: the most widely usable one leads.
    ".AppImage": ("linux", "appimage"),
    ".deb": ("linux", "deb"),
    ".rpm": ("linux", "rpm"),
    ".tar.gz": ("linux", "tar.gz"),
    "-setup.exe": ("windows", "installer"),
    ".dmg": ("macos", "dmg"),
}
_ADDITION = "foretoken-vulkan"
_MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


def feed(folder: Path, version: str, *, base: str, notes: str, date: str) -> dict[str, Any]:
    """Describe all packages of the application. Raises ``SystemExit`` for one that is strange.

    Additions to it, such as the module for GPUs, are no way to a newer version.
    """
    files = []
    for suffix, (system, kind) in _KINDS.items():
        for path in sorted(folder.glob(f"*{suffix}")):
            if path.name.startswith(_ADDITION):
                continue
            files.append(
                {
                    "platform": system,
                    "machine": _machine(path.name.removesuffix(suffix)),
                    "kind": kind,
                    "url": f"{base.rstrip('/')}/{quote(path.name)}",
                    "size": path.stat().st_size,
                    "sha256": product.sha256(path),
                }
            )
            if version not in path.name.replace("~", ""):  # Debian writes 1.0~rc1
                raise SystemExit(f"{path.name} is not of version {version}.")
    if not files:
        raise SystemExit(f"{folder} holds no package.")
    return {"format": 1, "version": version, "date": date, "notes": notes, "files": files}


def _machine(name: str) -> str:
    found = re.findall("|".join(_MACHINES), name)
    if len(set(found)) != 1:
        raise SystemExit(f"{name}: its name does not tell the processor.")
    return _MACHINES[found[0]]


def main() -> int:
    """Write the feed; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--base", required=True, metavar="URL", help="where the files will be")
    parser.add_argument("--notes", required=True, metavar="URL", help="what people read")
    parser.add_argument("--date", default=datetime.now(UTC).date().isoformat())
    parser.add_argument("--output", type=Path, metavar="FILE", help="default: FOLDER/release.json")
    options = parser.parse_args()
    content = feed(
        options.folder, product.version(), base=options.base, notes=options.notes, date=options.date
    )
    output = options.output or options.folder / "release.json"
    output.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
