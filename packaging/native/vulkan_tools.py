"""What ggml's Vulkan backend needs for being built: glslc, and headers newer than most systems'.

On a Debian whose own headers are too old, those of a newer release are fetched with apt, into a
folder of their own: they are text, and the loader to link against is the same.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "linux"))

import debian_system

# VK_HEADER_VERSION of the oldest SDK that llama.cpp's documentation names; Debian 12's 239 is too
# old, Debian 13's 309 will do.
OLDEST_HEADERS = 283
_HEADER = Path("include/vulkan/vulkan_core.h")
_SPIRV = "cmake/SPIRV-Headers/SPIRV-HeadersConfig.cmake"
_SUITE = "trixie"
_PACKAGES = ("libvulkan-dev", "libvulkan1", "spirv-headers")


@dataclass(frozen=True, slots=True)
class VulkanTools:
    """What was found."""

    missing: str = ""
    """What is not there; empty if Vulkan can be built."""
    cmake_flags: tuple[str, ...] = ()
    described: str = ""
    """Changes with the versions."""


def provide(folder: Path) -> VulkanTools:
    """Find everything, or fetch headers into ``folder`` where the system's are too old."""
    glslc = _find_glslc()
    if glslc is None:
        return VulkanTools("glslc is not found (Debian's package glslc)")
    flags = [f"-DVulkan_GLSLC_EXECUTABLE={glslc}"]
    prefix: Path | None = None
    missing = missing_headers(_roots())
    if missing:
        prefix = folder / "usr"
        if missing_headers([prefix]):
            if reason := _fetch(folder):
                return VulkanTools(f"{missing}; {reason}")
            missing = missing_headers([prefix])
        else:
            missing = ""
    if missing:
        return VulkanTools(missing)
    if prefix is not None:
        flags.append(f"-DCMAKE_PREFIX_PATH={prefix}")
        flags.append(f"-DVulkan_INCLUDE_DIR={prefix / 'include'}")
        library = next(prefix.glob("lib/*/libvulkan.so.1"), None)
        flags.append(f"-DVulkan_LIBRARY={library}")
    shaders = subprocess.run([glslc, "--version"], capture_output=True, text=True).stdout
    return VulkanTools("", tuple(flags), f"{shaders} {_version(prefix)}")


def missing_headers(roots: Iterator[Path] | list[Path]) -> str:
    """Say which headers are missing below the prefixes ``roots``, or too old; empty if none."""
    roots = list(roots)
    header = next((path for root in roots if (path := root / _HEADER).is_file()), None)
    if header is None:
        return "Vulkan's headers are not found"
    found = re.search(r"define VK_HEADER_VERSION (\d+)", header.read_text(encoding="utf-8"))
    if found is None or int(found[1]) < OLDEST_HEADERS:
        version = f"version {found[1]}" if found else "of no known version"
        return f"{header} is {version}, and {OLDEST_HEADERS} is needed"
    folders = ("share", "lib", "Lib")
    if not any((root / folder / _SPIRV).is_file() for root in roots for folder in folders):
        return "SPIR-V's headers with their CMake file are not found"
    return ""


def _version(prefix: Path | None) -> str:
    roots = _roots() if prefix is None else iter([prefix])
    header = next(path for root in roots if (path := root / _HEADER).is_file())
    found = re.search(r"define VK_HEADER_VERSION (\d+)", header.read_text(encoding="utf-8"))
    return found[1] if found else ""


def _fetch(folder: Path) -> str:
    """Unpack a newer Debian's headers; return why that failed, or nothing."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return "VULKAN_SDK may name newer ones"
    print(f"Fetching Vulkan's headers of Debian's release {_SUITE}", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("lists/partial", "cache/archives/partial", "packages"):
        (folder / name).mkdir(parents=True)
    (folder / "status").touch()
    keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"
    try:
        source = f"deb [signed-by={keyring}] {debian_system.mirror()} {_SUITE} main\n"
        (folder / "sources.list").write_text(source, encoding="utf-8")
        # apt with folders of its own: the system's lists and packages stay as they are.
        apt = ["apt-get", "-q", "-o", f"Dir::State={folder}", "-o", f"Dir::Cache={folder}/cache"]
        apt += ["-o", f"Dir::State::status={folder}/status", "-o", "APT::Sandbox::User="]
        apt += ["-o", f"Dir::Etc::sourcelist={folder}/sources.list"]
        apt += ["-o", "Dir::Etc::sourceparts=/dev/null"]
        _run([*apt, "update"], folder)
        _run([*apt, "download", *_PACKAGES], folder / "packages")
        for package in sorted((folder / "packages").glob("*.deb")):
            _run(["dpkg-deb", "-x", str(package), str(folder)], folder)
    except (subprocess.CalledProcessError, OSError, SystemExit) as error:
        return f"Debian's newer ones cannot be fetched ({error})"
    return ""


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def _roots() -> Iterator[Path]:
    if sdk := os.environ.get("VULKAN_SDK"):
        yield Path(sdk)
    yield Path("/usr/local")
    yield Path("/usr")


def _find_glslc() -> str | None:
    sdk = os.environ.get("VULKAN_SDK")
    folders = [str(Path(sdk) / "bin"), str(Path(sdk) / "Bin")] if sdk else []
    return shutil.which("glslc", path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))
