"""Facts about the computer and its operating system, as given in a bug report.

They do not identify the user: no host name, no user name, no serial number.
"""

from __future__ import annotations

import contextlib
import functools
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import psutil

_CPU_INFO = Path("/proc/cpuinfo")
_OS_RELEASE = ("PRETTY_NAME", "NAME")
# Instruction sets that determine a model's speed, by their Linux names, slow ones first.
_RELEVANT_FLAGS = (
    "sse4_2", "avx", "f16c", "fma", "avx2", "avx_vnni", "avx512f", "avx512_vnni", "avx512_bf16",
    "avx512_fp16", "amx_int8", "amx_bf16", "asimd", "asimddp", "i8mm", "bf16", "sve", "sve2", "sme",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class QtState:
    """State of the installed Qt; texts are empty if there is nothing to say."""

    version: str
    platform: str = ""
    """Plugin in use, or the one that a window would use; empty without a display."""
    problem: str = ""
    """Why that plugin cannot be loaded; empty if it can."""


def system_name() -> str:
    """Return name and version of the operating system."""
    if sys.platform == "darwin":
        return f"macOS {platform.mac_ver()[0]}"
    if sys.platform == "win32":
        return f"Windows {platform.release()} ({platform.version()})"
    name = ""
    with contextlib.suppress(OSError):
        known = platform.freedesktop_os_release()
        name = next((known[key] for key in _OS_RELEASE if known.get(key)), "")
    return f"{name or platform.system()}, kernel {platform.release()}"


def c_library() -> str:
    """Return the C library and its version; empty where it does not vary (Windows, macOS)."""
    if sys.platform in ("win32", "darwin"):
        return ""
    return " ".join(platform.libc_ver()).strip() or "not glibc"


@functools.cache
def processor_name() -> str:
    """Return the CPU's brand name."""
    name = _cpu_info("model name", "Model", "Hardware")
    if sys.platform == "win32":
        import winreg

        place = r"HARDWARE\DESCRIPTION\System\CentralProcessor\0"
        with contextlib.suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, place) as key:
            name = str(winreg.QueryValueEx(key, "ProcessorNameString")[0]).strip()
    if sys.platform == "darwin":
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            asked = ["/usr/sbin/sysctl", "-n", "machdep.cpu.brand_string"]
            done = subprocess.run(asked, capture_output=True, encoding="utf-8", timeout=5)
            name = done.stdout.strip()
    return name or platform.processor()


def processor_cores() -> int:
    """Return the number of physical cores; threads that share a core do not add speed."""
    return psutil.cpu_count(logical=False) or psutil.cpu_count() or 1


def instruction_sets() -> list[str]:
    """Return the relevant instruction sets; empty if the system does not list them."""
    flags = set(_cpu_info("flags", "Features").split())
    return [name for name in _RELEVANT_FLAGS if name in flags]


def display_server() -> str:
    """Return the display server available to windows; empty if there is none."""
    if sys.platform in ("win32", "darwin"):
        return "the system's own"
    if os.environ.get("WAYLAND_DISPLAY"):
        also = " (X11 too)" if os.environ.get("DISPLAY") else ""
        return f"Wayland{also}"
    return "X11" if os.environ.get("DISPLAY") else ""


def installation() -> str:
    """Return how this copy of the program was installed."""
    if getattr(sys, "frozen", False):
        return "AppImage" if os.environ.get("APPIMAGE") else "packaged"
    checkout = Path(__file__).resolve().parents[3] / "pyproject.toml"
    return "from a checkout" if checkout.is_file() else "installed as a Python package"


def _cpu_info(*names: str) -> str:
    with contextlib.suppress(OSError):
        for line in _CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() in names:
                return " ".join(value.split())
    return ""
