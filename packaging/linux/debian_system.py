"""A minimal Debian to try packages in: a throw-away layer above a root made by debootstrap."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

_QUIET = {
    "DEBIAN_FRONTEND": "noninteractive",
    "LC_ALL": "C.UTF-8",
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
}


def mirror() -> str:
    """Where this machine takes its Debian from, by its own configuration of apt."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(COMPONENT) $(CODENAME)"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    for line in lines:
        address, component, name = line.split()
        if component == "main" and "-" not in name:
            return address.rstrip("/")
    raise SystemExit("apt is set up with no mirror of Debian.")


def provide_root(suite: str, folder: Path) -> Path:
    """Make a minimal system of a suite, or find it; return its folder."""
    root = folder / suite
    if not (root / "etc/os-release").exists():
        print(f"{suite}: debootstrap", flush=True)
        part = folder / f"{suite}.part"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", suite, str(part), mirror()],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        part.rename(root)
    return root


class DebianSystem:
    """The system while it is mounted; the caller has a mount namespace of its own."""

    def __init__(self, suite: str, base: Path) -> None:
        self.suite = suite
        self._base = base
        self._folder = Path(tempfile.mkdtemp(prefix=f"foretoken-{suite}-"))
        self._root = self._folder / "root"

    def __enter__(self) -> Self:
        for name in ("root", "upper", "work"):
            (self._folder / name).mkdir()
        layers = f"lowerdir={self._base},upperdir={self._folder}/upper,workdir={self._folder}/work"
        self._folder.chmod(0o755)
        _run("mount", "-t", "overlay", "overlay", "-o", layers, str(self._root))
        for name in ("proc", "sys", "dev"):
            _run("mount", "--rbind", f"/{name}", str(self._root / name))
        sockets = self._root / "tmp/.X11-unix"
        sockets.mkdir(mode=0o1777, exist_ok=True)
        _run("mount", "--bind", "/tmp/.X11-unix", str(sockets))
        shutil.copy("/etc/resolv.conf", self._root / "etc/resolv.conf")
        address = mirror()
        (self._root / "etc/apt/sources.list").write_text(f"deb {address} {self.suite} main\n")
        for file in Path("/etc/apt/apt.conf.d").glob("*proxy*"):
            shutil.copy(file, self._root / "etc/apt/apt.conf.d")
        # The layer is thrown away, so it need not survive a crash.
        (self._root / "etc/dpkg/dpkg.cfg.d/unsafe-io").write_text("force-unsafe-io\n")
        self.root("apt-get update -qq")
        self.root("useradd --create-home --shell /bin/sh tester")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number in self._processes():
            os.kill(number, signal.SIGKILL)
        time.sleep(0.5)
        _run("umount", "--recursive", "--lazy", str(self._root))
        shutil.rmtree(self._folder, ignore_errors=True)

    # --- doing ---

    def root(self, script: str) -> str:
        """Run a script as root; return what it printed."""
        return _output(["chroot", str(self._root), "sh", "-ec", script], _QUIET)

    def user(self, script: str, *, offline: bool = False) -> str:
        """Run a script as an ordinary user; return what it printed."""
        return _output([*(["unshare", "--net"] if offline else []), *self._as_user(script)], _QUIET)

    def start(self, command: str, *, display: str) -> None:
        """Start a program of the ordinary user, in the background."""
        with (self._folder / "started.log").open("ab") as log:
            subprocess.Popen(
                self._as_user(command),
                env={**_QUIET, "DISPLAY": display},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def copy(self, file: Path, target: str) -> None:
        """Copy a file in; everybody may read and run it."""
        inside = self._root / target.lstrip("/")
        shutil.copy(file, inside)
        inside.chmod(0o755)

    def _as_user(self, script: str) -> list[str]:
        # A login shell sets HOME; the variables of the display are passed on.
        command = ["runuser", "-u", "tester", "--", "env", "HOME=/home/tester", "sh", "-ec", script]
        return ["chroot", str(self._root), *command]

    # --- looking ---

    def files(self) -> set[str]:
        """Every file and folder that was added or changed above the base."""
        upper = self._folder / "upper"
        return {f"/{path.relative_to(upper)}" for path in upper.rglob("*") if not _is_gone(path)}

    def commands(self) -> list[list[str]]:
        """Command lines of the application's processes."""
        lines = []
        for number in self._processes():
            try:
                words = Path(f"/proc/{number}/cmdline").read_bytes().decode().split("\0")[:-1]
            except OSError:
                continue
            if words and words[0].rpartition("/")[2] == "foretoken":
                lines.append(words)
        return lines

    def _processes(self) -> list[int]:
        """Ids of the processes that have this system as their root."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and (entry / "root").readlink() == self._root:
                    found.append(int(entry.name))
            except OSError:
                continue
        return found


def _is_gone(path: Path) -> bool:
    """Whether the layer only notes here that something below is removed."""
    return path.is_char_device()


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def _output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise subprocess.CalledProcessError(done.returncode, command[-1], done.stdout[-3000:])
    return done.stdout
