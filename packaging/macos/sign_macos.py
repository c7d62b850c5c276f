#!/usr/bin/env python3
"""Signs Foretoken.app inside out, and notarises: for build_macos.py. Not yet run on macOS.

MACOS_SIGN_IDENTITY names a "Developer ID Application" certificate of the keychain (the workflow
imports it). Without it the signature is ad hoc: Apple's processors run nothing unsigned, and
stripping or replacing files has broken what PyInstaller signed.
NOTARY_KEY_FILE, NOTARY_KEY_ID and NOTARY_ISSUER are a key of App Store Connect. Without them
nothing is notarised, and a line says so.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import machine_code

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
_AD_HOC = "-"
_BUNDLES = (".app", ".framework", ".bundle", ".xpc", ".appex")


def signing_order(app: Path) -> list[Path]:
    """Everything that takes a signature, what is inside before what holds it; ``app`` is last."""
    code: list[Path] = []
    bundles = [app]
    for path in app.rglob("*"):
        if path.is_symlink():
            continue  # its target is signed, and a signature would replace the link
        if path.is_dir():
            if path.suffix == ".framework":
                # Versions/A is what is signed; a flat framework is signed itself.
                versions = [v for v in path.glob("Versions/*") if not v.is_symlink()]
                bundles += versions or [path]
            elif path.suffix in _BUNDLES:
                bundles.append(path)
        elif path.is_file() and machine_code.slices(path):
            code.append(path)
    # The program that a bundle names is signed with the bundle.
    code = [path for path in code if path != app / "Contents" / "MacOS" / "foretoken"]
    code.sort(key=lambda p: (-len(p.parts), str(p)))
    bundles.sort(key=lambda p: (-len(p.parts), str(p)))
    return code + bundles


def codesign_command(path: Path, *, identity: str, is_app: bool) -> list[str]:
    """How one item is signed."""
    command = ["codesign", "--force", "--sign", identity]
    if identity != _AD_HOC:
        command.append("--timestamp")
        # Only beside a real identity: the hardened runtime loads no library without a team.
        command += ["--options", "runtime"]
        if is_app:
            command += ["--entitlements", str(ENTITLEMENTS)]
    return [*command, str(path)]


def sign_app(app: Path) -> None:
    """Sign everything in the bundle, and check the result."""
    identity = os.environ.get("MACOS_SIGN_IDENTITY") or _AD_HOC
    if identity == _AD_HOC:
        print("Signed ad hoc only, as MACOS_SIGN_IDENTITY is not set.")
    for path in signing_order(app):
        command = codesign_command(path, identity=identity, is_app=path == app)
        subprocess.run(command, check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", "-v", str(app)], check=True)


def sign_image(image: Path) -> None:
    """Sign the disk image, if there is an identity."""
    if identity := os.environ.get("MACOS_SIGN_IDENTITY"):
        subprocess.run(["codesign", "--timestamp", "--sign", identity, str(image)], check=True)


def notarise(upload: Path, staple: Path) -> None:
    """Have Apple check ``upload``, then fix its ticket to ``staple``; both may be the same."""
    names = ("NOTARY_KEY_FILE", "NOTARY_KEY_ID", "NOTARY_ISSUER")
    values = [os.environ.get(name) for name in ("MACOS_SIGN_IDENTITY", *names)]
    if not all(values):
        print(f"{staple.name} is not notarised: that takes MACOS_SIGN_IDENTITY, {', '.join(names)}")
        return
    _, key, key_id, issuer = (str(value) for value in values)
    account = ["--key", key, "--key-id", key_id, "--issuer", issuer]
    # notarytool exits with 0 even when Apple refuses; the stapler then finds no ticket and fails.
    subprocess.run(["xcrun", "notarytool", "submit", str(upload), "--wait", *account], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(staple)], check=True)
