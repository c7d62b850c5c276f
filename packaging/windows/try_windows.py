#!/usr/bin/env python3
"""Installs the given setup program, tries the result, upgrades it while it runs, and removes it.

    try_windows.py Foretoken-0.1.0-windows-x86_64-setup.exe [--wine]

Meant for a Windows machine without a Foretoken of its own; not yet run on Windows. With --wine (run
with stand-ins for the programs) it does the same on Linux, in the prefix of WINEPREFIX.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

_CLASSES = r"HKCU\Software\Classes"
_UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Foretoken"
_WAIT_S = 60.0
_SELF_TEST_S = 600.0


class Machine:
    """Windows itself, or Wine on Linux."""

    def __init__(self, *, wine: bool) -> None:
        self._wine = wine

    def command(self, program: str, *arguments: str) -> list[str]:
        """How a Windows program is called here."""
        return [*(["wine"] if self._wine else []), program, *arguments]

    def run(self, program: str, *arguments: str, timeout: float = _WAIT_S * 3) -> int:
        """Run to the end; return the exit code."""
        print("+", program, *arguments, flush=True)
        # /D= of an installer takes the rest of the line as it stands, without quotes.
        line: str | list[str] = " ".join([f'"{program}"', *arguments])
        if self._wine:  # it quotes what holds a space, but not the lines of a script
            script = self.known("TEMP") / "run.bat"
            text = f'@start /wait "" {line}\r\n@exit %ERRORLEVEL%\r\n'
            self.local(script).write_text(text, encoding="utf-8", newline="")
            line = self.command("cmd", "/c", str(script))
        return subprocess.run(line, timeout=timeout, cwd=self.local(self.known("TEMP"))).returncode

    def known(self, variable: str) -> PureWindowsPath:
        """A folder that an environment variable names."""
        if not self._wine:
            return PureWindowsPath(os.environ[variable])
        echo = self.command("cmd", "/c", f"echo %{variable}%")
        answer = subprocess.run(echo, capture_output=True, check=True, text=True).stdout
        return PureWindowsPath(answer.strip())

    def local(self, path: PureWindowsPath) -> Path:
        """Where this script finds a file of that machine."""
        if not self._wine:
            return Path(path)
        return Path(os.environ["WINEPREFIX"], "drive_c", *path.parts[1:])

    def registry(self, key: str, value: str | None = None) -> str | None:
        """Text of a value (of the default one for ""), or of the key; None if it is not there."""
        which = [] if value is None else ["/ve"] if not value else ["/v", value]
        query = self.command("reg", "query", key, *which)
        done = subprocess.run(query, capture_output=True, text=True, errors="replace")
        return done.stdout.strip() if done.returncode == 0 else None

    def write_default(self, key: str, text: str) -> None:
        """Set a key's default value."""
        subprocess.run(
            self.command("reg", "add", key, "/ve", "/d", text, "/f"),
            check=True,
            stdout=subprocess.DEVNULL,
        )


def check(fact: object, what: str) -> None:
    """End the test unless it is a fact."""
    print("ok" if fact else "FAILED", "-", what, flush=True)
    if not fact:
        raise SystemExit(1)


def wait_for(fact: Callable[[], bool], what: str) -> None:
    """Check what becomes true within a minute."""
    end = time.monotonic() + _WAIT_S
    while not fact() and time.monotonic() < end:
        time.sleep(0.25)
    check(fact(), what)


def test(machine: Machine, setup: str) -> None:
    """Go through the life of an installation."""
    local_data = machine.known("LOCALAPPDATA")
    home = local_data / "Programs" / "Foretoken with spaces"
    program, helper = str(home / "foretoken.exe"), str(home / "foretoken-cli.exe")
    folder = machine.local(home)
    user_data = machine.local(local_data / "foretoken" / "of-the-user.txt")
    user_data.parent.mkdir(parents=True, exist_ok=True)
    user_data.write_text("kept", encoding="utf-8")
    start = machine.known("APPDATA") / "Microsoft" / "Windows" / "Start Menu" / "Programs"
    links = [
        machine.local(start / "Foretoken.lnk"),
        machine.local(machine.known("USERPROFILE") / "Desktop" / "Foretoken.lnk"),
    ]
    machine.write_default(rf"{_CLASSES}\.gguf", "Somebody.Else")

    full = machine.local(local_data / "Programs" / "full")
    full.mkdir(parents=True, exist_ok=True)
    (full / "other.txt").write_text("of another program", encoding="utf-8")
    code = machine.run(setup, "/S", f"/D={local_data / 'Programs' / 'full'}")
    check(code == 3, f"a folder with other files is refused (exit code {code})")
    check([p.name for p in full.iterdir()] == ["other.txt"], "and nothing is written there")
    shutil.rmtree(full)

    code = machine.run(setup, "/S", "/DESKTOP", f"/D={home}")
    check(code == 0, f"setup succeeds (exit code {code})")
    check((folder / "_internal").is_dir(), "the program's folder is there")
    check(all(link.is_file() for link in links), "so are the links in Start menu and desktop")
    check(machine.registry(_UNINSTALL, "DisplayVersion"), "Windows lists it")
    command = machine.registry(rf"{_CLASSES}\Foretoken.gguf\shell\open\command", "")
    check(command and f'"{program}" "%1"' in command, "it opens .gguf")
    offered = machine.registry(rf"{_CLASSES}\.gguf\OpenWithProgids", "Foretoken.gguf")
    check(offered is not None, "and is offered for it")
    default = machine.registry(rf"{_CLASSES}\.gguf", "")
    check(default and "Somebody.Else" in default, "but is not made the default")

    for name in (helper, program):
        code = machine.run(name, "--self-test", timeout=_SELF_TEST_S)
        check(code == 0, f"{PureWindowsPath(name).name} tests itself (exit code {code})")

    stray = folder / "_internal" / "of-the-last-version.txt"
    stray.write_text("old", encoding="utf-8")
    running = subprocess.Popen(machine.command(program))
    try:
        time.sleep(10)
        check(running.poll() is None, "the window stays open")
        code = machine.run(setup, "/S")  # no /D: it must find the last one's folder
        check(code == 0, f"an upgrade succeeds beside the open window (exit code {code})")
        check(running.wait(_WAIT_S) == 0, "which was closed, not killed")
    finally:
        running.kill()
    check(not stray.exists(), "no file of the last version stays")
    check((folder / "foretoken.exe").is_file(), "the new one is in the same folder")

    code = machine.run(str(home / "uninstall.exe"), "/S")
    check(code == 0, f"the uninstaller starts (exit code {code})")
    # It goes on as a copy of itself, to remove itself.
    wait_for(lambda: not folder.exists(), "the folder is gone")
    wait_for(lambda: machine.registry(_UNINSTALL) is None, "Windows lists it no more")
    check(not any(link.exists() for link in links), "the links are gone")
    check(machine.registry(rf"{_CLASSES}\Foretoken.gguf") is None, "so is the file type")
    check(machine.registry(rf"{_CLASSES}\Applications\foretoken.exe") is None, "and the program's")
    offered = machine.registry(rf"{_CLASSES}\.gguf\OpenWithProgids", "Foretoken.gguf")
    check(offered is None, "it is offered no more")
    default = machine.registry(rf"{_CLASSES}\.gguf", "")
    check(default and "Somebody.Else" in default, "the other program's default stays")
    check(user_data.read_text(encoding="utf-8") == "kept", "the user's data stays")


def main() -> int:
    """Run the test; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("setup", type=Path)
    parser.add_argument("--wine", action="store_true")
    options = parser.parse_args()
    setup = str(options.setup.resolve())
    if options.wine:
        setup = "Z:" + setup.replace("/", "\\")
    test(Machine(wine=options.wine), setup)
    return 0


if __name__ == "__main__":
    sys.exit(main())
