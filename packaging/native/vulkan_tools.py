"""What ggml's Vulkan backend needs for being built."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

# VK_HEADER_VERSION of the oldest SDK that llama.cpp's documentation names; Debian 12's 239 is too
# old, Debian 13's 309 should do.
OLDEST_HEADERS = 283
_HEADER = Path("include/vulkan/vulkan_core.h")
_SPIRV = "cmake/SPIRV-Headers/SPIRV-HeadersConfig.cmake"


def missing_for_vulkan() -> str:
    """Say what is missing; empty if Vulkan can be built."""
    if not _find_glslc():
        return "glslc is not found"
    headers = next((path for root in _roots() if (path := root / _HEADER).is_file()), None)
    if headers is None:
        return "Vulkan's headers are not found"
    found = re.search(r"define VK_HEADER_VERSION (\d+)", headers.read_text(encoding="utf-8"))
    if found is None or int(found[1]) < OLDEST_HEADERS:
        version = f"version {found[1]}" if found else "of no known version"
        return f"{headers} is {version}, and {OLDEST_HEADERS} is needed"
    folders = ("share", "lib", "Lib")
    if not any((root / folder / _SPIRV).is_file() for root in _roots() for folder in folders):
        return "SPIR-V's headers with their CMake file are not found"
    return ""


def _roots() -> Iterator[Path]:
    if sdk := os.environ.get("VULKAN_SDK"):
        yield Path(sdk)
    yield Path("/usr/local")
    yield Path("/usr")


def _find_glslc() -> str | None:
    sdk = os.environ.get("VULKAN_SDK")
    folders = [str(Path(sdk) / "bin"), str(Path(sdk) / "Bin")] if sdk else []
    return shutil.which("glslc", path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))
