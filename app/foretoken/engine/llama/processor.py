"""Instruction sets of this computer's processor, determined without any native code of ours.

NumPy and Qt are built for x86-64-v2 and end the process with an illegal instruction on anything
older, so this runs before either is imported. Windows and macOS themselves refuse to run on such
processors.
"""

from __future__ import annotations

import platform
from pathlib import Path

_CPUINFO = Path("/proc/cpuinfo")
# Instruction sets of x86-64-v2, by their names in Linux and their common names.
_BASELINE = {
    "pni": "SSE3",
    "ssse3": "SSSE3",
    "sse4_1": "SSE4.1",
    "sse4_2": "SSE4.2",
    "popcnt": "POPCNT",
}


def processor_flags(cpuinfo: Path = _CPUINFO) -> str:
    """Return the instruction sets of the first processor, as Linux lists them.

    Elsewhere, return its name; empty if unknown.
    """
    try:
        with cpuinfo.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                name, _, value = line.partition(":")
                if name.strip() in ("flags", "Features"):
                    return value.strip()
    except OSError:
        pass
    return platform.processor()


def missing_instructions(flags: str, machine: str) -> list[str]:
    """Return what an x86-64 processor with these flags lacks; empty if unknown."""
    known = set(flags.split())
    if machine not in ("x86_64", "AMD64") or "sse2" not in known:
        return []
    return [name for flag, name in _BASELINE.items() if flag not in known]


def too_old() -> str:
    """Return why nothing can run on this processor; empty if it can."""
    missing = missing_instructions(processor_flags(), platform.machine())
    if not missing:
        return ""
    return (
        f"This computer's processor lacks instructions that Foretoken needs: {', '.join(missing)}. "
        "Processors made since about 2010 have them. A virtual machine may hide them: set its "
        "processor type to the host's, or to x86-64-v2."
    )
