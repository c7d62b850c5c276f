"""What a built wheel holds and asks of the system; refuses one that must not be shipped."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

LIBRARIES = PurePosixPath("llama_cpp/lib")
_LIBRARY = re.compile(r"\.(so(\.[0-9.]+)?|dll|dylib)$")
_VARIANT = re.compile(r"^(?:lib)?ggml-cpu-(.+)\.(?:so|dll)$")
# Crashes with every quantised model as GCC 12 compiles it; the others belong to the system.
_UNWANTED = re.compile(r"sapphirerapids|^(lib)?vulkan|^libstdc\+\+|^libgcc_s")


class UnfitWheel(Exception):
    """The wheel lacks something or holds what it must not."""


def report(wheel: Path) -> list[str]:
    """Return lines about the wheel; raises ``UnfitWheel``."""
    with zipfile.ZipFile(wheel) as packed:
        files = [PurePosixPath(name) for name in packed.namelist()]
        libraries = {path: packed.read(str(path)) for path in files if _LIBRARY.search(path.name)}
    variants = sorted(match[1] for path in libraries if (match := _VARIANT.match(path.name)))
    _refuse_unfit(wheel, libraries, variants)
    size = sum(map(len, libraries.values()))
    lines = [
        f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, {len(libraries)} libraries of "
        f"{size / 1e6:.1f} MB",
        f"CPU code: {', '.join(variants) or 'built in'}",
    ]
    for system in ("GLIBC", "GLIBCXX"):
        if needed := highest_version(libraries.values(), system):
            lines.append(f"needs {system} {needed} or newer")
    return lines


def highest_version(libraries: Iterable[bytes], system: str) -> str:
    """Return the highest version of the system's symbols that ELF files name, "" for none."""
    pattern = re.compile(rb"\0" + system.encode() + rb"_([0-9]+(?:\.[0-9]+)+)(?=\0)")
    found = {
        tuple(map(int, version.split(b".")))
        for content in libraries
        for version in pattern.findall(content)
    }
    return ".".join(map(str, max(found))) if found else ""


def _refuse_unfit(wheel: Path, libraries: dict[PurePosixPath, bytes], variants: list[str]) -> None:
    problems = [f"{path} must not be there" for path in libraries if _UNWANTED.search(path.name)]
    problems += [f"{path} is outside {LIBRARIES}" for path in libraries if path.parent != LIBRARIES]
    if not any(path.name.startswith(("libllama.", "llama.dll")) for path in libraries):
        problems.append("llama.cpp's own library is missing")
    if wheel.name.endswith(("linux_x86_64.whl", "win_amd64.whl")) and len(variants) < 2:
        problems.append("there is no choice of CPU code")
    problems += [
        f"{path} does not look for its neighbours beside itself"
        for path, content in libraries.items()
        if content.startswith(b"\x7fELF") and b"$ORIGIN" not in content
    ]
    if problems:
        raise UnfitWheel(f"{wheel.name}: {'; '.join(problems)}.")
