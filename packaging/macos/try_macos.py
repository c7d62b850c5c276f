#!/usr/bin/env python3
"""Installs from the given disk image as a person would, and tries the result.

    try_macos.py Foretoken-0.1.0-macos-arm64.dmg

Not yet run on macOS.
"""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

_SELF_TEST_S = 600
_REGISTER = (
    "/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework"
    "/Support/lsregister"
)


def check(fact: object, what: str) -> None:
    """End the test unless it is a fact."""
    print("ok" if fact else "FAILED", "-", what, flush=True)
    if not fact:
        raise SystemExit(1)


def main() -> int:
    """Try; return the exit code."""
    image = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(prefix="Foretoken with spaces ") as folder:
        mounted = Path(folder, "image")
        app = Path(folder, "Applications", "Foretoken.app")
        attach = ["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", str(mounted)]
        subprocess.run([*attach, str(image)], check=True, stdout=subprocess.DEVNULL)
        try:
            link = mounted / "Applications"
            check(link.is_symlink(), "the image has a link to the applications' folder")
            subprocess.run(["ditto", str(mounted / "Foretoken.app"), str(app)], check=True)
        finally:
            subprocess.run(["hdiutil", "detach", "-force", str(mounted)], check=True)
        verify = ["codesign", "--verify", "--deep", "--strict", str(app)]
        check(subprocess.run(verify).returncode == 0, "the signature holds after copying")
        plist = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
        program = app / "Contents" / "MacOS" / plist["CFBundleExecutable"]
        version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
        expected = plist["CFBundleShortVersionString"]
        check(expected in version, f"the program says version {expected}: {version.strip()}")
        code = subprocess.run([program, "--self-test"], cwd="/", timeout=_SELF_TEST_S).returncode
        check(code == 0, f"it tests itself (exit code {code})")
        # The file type is known once the application is registered; the Finder does this by itself.
        subprocess.run([_REGISTER, "-f", str(app)], check=True)
        dump = subprocess.run(
            [_REGISTER, "-dump"], capture_output=True, text=True, errors="replace"
        )
        check("io.github.foretoken.Foretoken.gguf" in dump.stdout, "the system knows .gguf")
        subprocess.run([_REGISTER, "-u", str(app)], check=True)
        shutil.rmtree(app)
    return 0


if __name__ == "__main__":
    sys.exit(main())
