"""What must hold of a frozen application before it may be packaged."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import elf
import host_libraries

_FORBIDDEN = ("libstdc++", "libgcc_s", "libvulkan.so", "sapphirerapids", "libreadline")
# The self-test itself gives up after three minutes.
_SELF_TEST_LIMIT_S = 240


class GateFailed(Exception):
    """The bundle must not be shipped; the message says why."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured."""

    size: int
    """Bytes of all files."""
    glibc: elf.Version
    host_libraries: tuple[str, ...]
    """What the system must provide, as names of libraries; empty except on Linux."""


def check(bundle: Path, *, most_bytes: int, newest_glibc: elf.Version) -> Report:
    """Look at every file. Raises ``GateFailed``."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    strange = sorted(
        str(path.relative_to(bundle))
        for path in bundle.rglob("*")
        if any(word in path.name for word in _FORBIDDEN)
    )
    if strange and not sys.platform.startswith("win"):
        raise GateFailed(f"these must not be inside: {', '.join(strange)}")
    if dangling := [str(p.relative_to(bundle)) for p in bundle.rglob("*") if not p.exists()]:
        raise GateFailed(f"these links lead nowhere: {', '.join(dangling)}")
    size = sum(path.stat().st_size for path in files)
    if size > most_bytes:
        raise GateFailed(f"{size / 1e6:.0f} MB are more than the allowed {most_bytes / 1e6:.0f}")
    if not sys.platform.startswith("linux"):
        return Report(size, (0,), ())
    return _check_libraries(
        bundle, [path for path in files if elf.is_elf(path)], size, newest_glibc
    )


def _check_libraries(
    bundle: Path, libraries: list[Path], size: int, newest_glibc: elf.Version
) -> Report:
    glibc = {path: elf.highest_glibc(path) for path in libraries}
    worst = max(glibc, key=lambda path: glibc[path])
    if glibc[worst] > newest_glibc:
        raise GateFailed(
            f"{worst.relative_to(bundle)} needs glibc {_dotted(glibc[worst])}, "
            f"newer than {_dotted(newest_glibc)}"
        )
    inside = {path.name for path in bundle.rglob("*.so*")}
    from_host = {name for path in libraries for name in elf.needed(path)} - inside
    if strange := host_libraries.unknown(from_host):
        raise GateFailed(f"no package is known for {', '.join(sorted(strange))}")
    return Report(size, glibc[worst], tuple(sorted(from_host)))


def _dotted(version: elf.Version) -> str:
    return ".".join(map(str, version))


# --- the self-test of what was frozen ----------------------------------------------------------


def self_test(program: Path, bundle: Path) -> str:
    """Run ``--self-test`` as a stranger would; return what it printed. Raises ``GateFailed``.

    From another folder, with an empty home, without a display, with the application's folder
    read-only, and without a network where the system lets a process give it up.
    """
    before = _listing(bundle)
    with tempfile.TemporaryDirectory(prefix="foretoken-home-") as home:
        command = [*_confined(bundle), str(program), "--self-test"]
        try:
            done = subprocess.run(
                command,
                cwd=home,
                env=_bare_environment(home),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=_SELF_TEST_LIMIT_S,
            )
        except subprocess.TimeoutExpired as error:
            raise GateFailed(f"the self-test did not end within {error.timeout} s") from None
    if done.returncode != 0:
        raise GateFailed(f"the self-test failed with code {done.returncode}:\n{done.stdout}")
    if _listing(bundle) != before:
        raise GateFailed("the self-test changed files in the application's own folder")
    return done.stdout


def _listing(bundle: Path) -> dict[str, tuple[int, int]]:
    return {str(p): (p.stat().st_size, p.stat().st_mtime_ns) for p in bundle.rglob("*")}


def _bare_environment(home: str) -> dict[str, str]:
    kept = ("PATH", "SYSTEMROOT", "WINDIR", "COMSPEC", "NUMBER_OF_PROCESSORS", "LANG")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TMPDIR", "TEMP", "TMP"):
        environment[name] = home
    return environment


def _confined(bundle: Path) -> list[str]:
    """The start of a command line in which the folder is read-only and there is no network."""
    return next(_ways_to_confine(bundle), [])


def _ways_to_confine(bundle: Path) -> Iterator[list[str]]:
    if not sys.platform.startswith("linux") or shutil.which("unshare") is None:
        return
    read_only = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
    for options in (["--net", "--mount"], ["--map-root-user", "--net", "--mount"]):
        way = ["unshare", *options, "sh", "-c", read_only, str(bundle)]
        if subprocess.run([*way, "true"], capture_output=True).returncode == 0:
            yield way
