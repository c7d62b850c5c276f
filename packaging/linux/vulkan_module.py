"""The optional module for GPUs with Vulkan: built, checked, and added to packages or made one."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import elf
import host_libraries

HERE = Path(__file__).resolve().parent
NAME = "foretoken-vulkan"
_FILE = "libggml-vulkan.so"
_LICENSES = HERE.parent / "freeze" / "licenses"
# What the library is made of; its own file of licences repeats their texts.
_PARTS = {
    "llama.cpp": ("MIT", "llama.cpp.txt"),
    "Vulkan-Headers": ("MIT", "vulkan-headers.txt"),
    "SPIRV-Headers": ("MIT", "vulkan-headers.txt"),
}
_ITS_OWN = {"libggml-base.so", "libvulkan.so.1", "libstdc++.so.6", "libgcc_s.so.1"}
# The loader, and the drivers that most machines have.
_DEBIAN = ("libvulkan1", "libstdc++6", "libgcc-s1")
_RPM = ("libvulkan.so.1()(64bit)", "libstdc++.so.6()(64bit)", "libgcc_s.so.1()(64bit)")


class UnfitModule(Exception):
    """The library must not be shipped; the message says why."""


@dataclass(frozen=True, slots=True)
class VulkanModule:
    """A library that may be shipped."""

    file: Path
    glibc: elf.Version


def build(folder: Path) -> VulkanModule:
    """Build the library for the portable llama.cpp into ``folder``; raises ``UnfitModule``."""
    script = HERE.parent / "native" / "build_module.py"
    command = [sys.executable, str(script), "vulkan", "--portable", "--output", str(folder)]
    subprocess.run(command, check=True)
    return checked(folder / _FILE)


def checked(file: Path, newest_glibc: elf.Version = (2, 35)) -> VulkanModule:
    """Look at a library; raises ``UnfitModule``."""
    if strange := host_libraries.unknown(set(elf.needed(file)) - _ITS_OWN):
        raise UnfitModule(f"{file.name} is linked with {', '.join(sorted(strange))}.")
    if "libggml-base.so" not in elf.needed(file):
        raise UnfitModule(f"{file.name} is not made for the portable llama.cpp.")
    glibc = elf.highest_glibc(file)
    if glibc > newest_glibc:
        raise UnfitModule(f"{file.name} needs glibc {'.'.join(map(str, glibc))}.")
    return VulkanModule(file, glibc)


def place(bundle: Path) -> Path:
    """Where in the frozen application llama.cpp looks for it."""
    found = [path for path in bundle.rglob("libggml-base.so") if not path.is_symlink()]
    (folder,) = {path.parent for path in found}
    return folder / _FILE


def add(module: VulkanModule, bundle: Path) -> None:
    """Put the library and its licences into a frozen application."""
    target = place(bundle)
    shutil.copy(module.file, target)
    target.chmod(0o644)
    (bundle / "VULKAN_NOTICES.txt").write_text(notices(), encoding="utf-8")


def notices() -> str:
    """Who made what is inside, and under which terms."""
    names: dict[str, list[str]] = {}
    for name, (_, file) in _PARTS.items():
        names.setdefault(file, []).append(name)
    texts = [
        f"{' and '.join(parts)}\n{'-' * 40}\n{(_LICENSES / file).read_text(encoding='utf-8')}"
        for file, parts in names.items()
    ]
    return "\n\n".join([f"{_FILE} contains the work of others.", *texts])


def write_bom(target: Path, python: Path, version: str, wrapper: str) -> None:
    """Write the bill of materials, with the tools of the environment that froze the application."""
    parts = [
        {
            "name": name,
            "version": f"as in or for llama-cpp-python {wrapper}",
            "license": license_,
            "purl": f"pkg:generic/{name.lower()}?vcs=llama-cpp-python-{wrapper}",
        }
        for name, (license_, _) in _PARTS.items()
    ]
    components = target.with_suffix(".parts")
    components.write_text(json.dumps(parts), encoding="utf-8")
    script = HERE.parent / "freeze" / "bom.py"
    subprocess.run([str(python), str(script), str(components), str(target), version], check=True)
    components.unlink()


def nfpm_configuration(
    main: dict[str, Any], module: VulkanModule, installed: str, documents: Path
) -> dict[str, Any]:
    """Return what nfpm reads for the second package, beside that of the ``main`` one.

    ``installed`` is where the library goes, ``documents`` the folder of its share of /usr/share.
    """
    glibc = ".".join(map(str, module.glibc))
    exact = f"{main['version']}-{main['release']}"
    return {
        **{name: value for name, value in main.items() if name != "overrides"},
        "name": NAME,
        "description": (
            "Foretoken on graphics cards, by Vulkan\n"
            "Lets Foretoken run models on GPUs of AMD, Intel, NVIDIA and others whose\n"
            "driver speaks Vulkan. A driver that crashes is found out in a trial and\n"
            "left alone."
        ),
        "contents": [
            {"src": str(module.file), "dst": installed, "file_info": {"mode": 0o644}},
            {"src": f"{documents}/", "dst": "/usr/share", "type": "tree"},
        ],
        "overrides": {
            "deb": {
                "depends": [f"foretoken (= {exact})", f"libc6 (>= {glibc})", *_DEBIAN],
                "recommends": ["mesa-vulkan-drivers"],
            },
            "rpm": {
                "depends": [f"foretoken = {exact}", f"libc.so.6(GLIBC_{glibc})(64bit)", *_RPM],
                "recommends": ["mesa-vulkan-drivers"],
            },
        },
    }
