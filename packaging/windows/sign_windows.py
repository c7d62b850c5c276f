#!/usr/bin/env python3
"""Signs Windows programs: sign_windows.py FILE... Not yet run with a certificate.

WINDOWS_CERTIFICATE holds a .pfx file as base64, WINDOWS_CERTIFICATE_PASSWORD its password. Without
them nothing is signed, and a line says so.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CERTIFICATE = "WINDOWS_CERTIFICATE"
PASSWORD = "WINDOWS_CERTIFICATE_PASSWORD"
# A signature with a time from such a server outlives the certificate.
_TIME_SERVER = "http://timestamp.digicert.com"
_KITS = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)")) / "Windows Kits/10/bin"


def is_possible() -> bool:
    """Whether the certificate is there."""
    return bool(os.environ.get(CERTIFICATE))


def find_signtool() -> str:
    """Find it on the path or in the newest Windows SDK; raises ``SystemExit``."""
    if found := shutil.which("signtool"):
        return found
    kits = sorted(_KITS.glob("10.*/x64/signtool.exe"))
    if not kits:
        raise SystemExit("signtool is not found: install the Windows SDK.")
    return str(kits[-1])


def sign(paths: list[Path]) -> None:
    """Sign the files, or say that they are not."""
    if not is_possible():
        print(f"Not signed, as {CERTIFICATE} is not set: {', '.join(p.name for p in paths)}")
        return
    with tempfile.TemporaryDirectory() as folder:
        certificate = Path(folder, "certificate.pfx")
        certificate.write_bytes(base64.b64decode(os.environ[CERTIFICATE]))
        command = [find_signtool(), "sign", "/fd", "SHA256", "/tr", _TIME_SERVER, "/td", "SHA256"]
        command += ["/f", str(certificate), "/p", os.environ.get(PASSWORD, "")]
        # Not by check=True: its exception would show the password.
        code = subprocess.run([*command, *map(str, paths)]).returncode
    if code:
        raise SystemExit(f"signtool failed with exit code {code}.")


if __name__ == "__main__":
    sign([Path(name) for name in sys.argv[1:]])
