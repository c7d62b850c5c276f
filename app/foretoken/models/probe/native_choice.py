"""Choice of the ggml libraries for this computer, made before the engine is imported.

The best CPU variant by ggml's own score may still crash: it depends on the processor, not on the
operating system (which may forbid AVX-512), and a compiler may have got a kernel wrong. The drivers
that GPU modules start crash and hang more often. So each candidate is tried in a child process,
best first, and the first that does real work is remembered for this processor, these files and
these drivers.

The choice is passed on in environment variables, which child processes inherit and ``library``
reads. If the CPU code is built in and no GPU module is next to it, there is nothing to do.
"""

from __future__ import annotations

import hashlib
import logging
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.cpu_variants import (
    BUILT_IN,
    VARIANT_VARIABLE,
    library_folder,
    scored_variants,
    variant_files,
)
from foretoken.engine.llama.gpu_modules import GPU_AGAIN, GPU_VARIABLE, GpuSetting, module_files
from foretoken.engine.llama.processor import processor_flags
from foretoken.models.probe.child_process import run_in_child
from foretoken.models.remembered import ResultCache
from foretoken.system.language import said
from foretoken.system.records import read_record, record_json

CHECK_OPTION = "--check-backend"
CHOICES = "choices of native code"  # not translated: a key
_FAILED = 3
_MOST_EXIT_CODE = 255
_MOST_SECONDS = 120
"""A new driver may have to compile hundreds of programs."""
# What identifies the drivers of GPUs: the loader's lists of drivers, and NVIDIA's version.
_DRIVERS = (
    "/etc/vulkan/icd.d/*.json",
    "/usr/share/vulkan/icd.d/*.json",
    "/usr/local/share/vulkan/icd.d/*.json",
    "/proc/driver/nvidia/version",
)
_DRIVER_VARIABLES = ("GGML_VK_", "VK_", "CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES")
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # or Python prints unhandled messages


class NativeChoice(NamedTuple):
    """The native code to load."""

    variant: str
    """Variant of the CPU code; ``BUILT_IN`` if there is no choice."""
    modules: tuple[str, ...] = ()
    """Names of the GPU modules."""
    reason: str = ""
    """Why other modules are left out."""


def choose_native_code() -> None:
    """Choose what this process and its children load. Raises ``NativeCodeError``."""
    folder = library_folder()
    if folder is None:
        return  # importing the engine reports what is missing
    files = variant_files(folder)
    forced = os.environ.get(VARIANT_VARIABLE, "")
    if forced not in ("", BUILT_IN) and not files:
        raise NativeCodeError("variant-built-in", variable=VARIANT_VARIABLE, value=repr(forced))
    modules = module_files(folder)
    setting = GpuSetting.from_environment()
    wanted = tuple(setting.wanted(modules))
    if not files and not wanted:
        return
    remembered = ResultCache(CHOICES)
    again = os.environ.get(GPU_VARIABLE) == GPU_AGAIN
    if again:
        del os.environ[GPU_VARIABLE]
    key = _key(folder, forced, modules)
    known = None if again else remembered.get(key, NativeChoice)
    choice = known or _find_choice(folder, forced, wanted)
    if choice.variant != BUILT_IN:
        os.environ[VARIANT_VARIABLE] = choice.variant
    if choice.modules != wanted:
        GpuSetting(choice.modules, choice.reason).to_environment()
    if known is None:
        # With the variables set, child processes look up this choice under another key.
        for asked in (key, _key(folder, os.environ.get(VARIANT_VARIABLE, ""), modules)):
            remembered.add(asked, choice)


def _find_choice(folder: Path, forced: str, modules: Sequence[str]) -> NativeChoice:
    """Return the best choice that passes its trial, of ``forced`` alone if a variant is named.

    Raises ``NativeCodeError`` if no CPU variant passes.
    """
    if not variant_files(folder):
        return _with_modules(BUILT_IN, modules)
    usable = [v.name for v in scored_variants(folder) if v.score]
    if forced and forced not in usable:
        setting = {"variable": VARIANT_VARIABLE, "value": repr(forced)}
        raise NativeCodeError("variant-unusable", **setting, known=", ".join(usable) or "none")
    if not usable:
        raise NativeCodeError("variants-unusable")
    reason = ""
    for name in [forced] if forced else usable:
        reason = try_in_child(NativeChoice(name))
        if not reason:
            return _with_modules(name, modules)
        _log.warning("The trial of the CPU code %s %s", name, reason)
    if forced:
        setting = {"variable": VARIANT_VARIABLE, "value": forced}
        raise NativeCodeError("variant-fails", **setting, reason=reason)
    raise NativeCodeError("variants-fail", last=usable[-1], reason=reason)


def _with_modules(variant: str, modules: Sequence[str]) -> NativeChoice:
    """Add all modules to working CPU code, or the best one that works, or none."""
    alone = [(name,) for name in modules]
    reasons: list[str] = []
    for names in dict.fromkeys([tuple(modules), *alone] if modules else []):
        choice = NativeChoice(variant, names, "; ".join(reasons))
        reason = try_in_child(choice)
        if not reason:
            return choice
        reasons.append(said("trial-of-modules", names=", ".join(names), reason=reason))
        _log.warning("GPU: %s", reasons[-1])
    return NativeChoice(variant, (), "; ".join(reasons))


def run_check(asked: str) -> int:
    """Child process: do real work with the given choice; return the exit code."""
    choice = read_record(NativeChoice, asked, CHECK_OPTION)
    if choice.variant != BUILT_IN:
        os.environ[VARIANT_VARIABLE] = choice.variant
    GpuSetting(choice.modules).to_environment()
    from foretoken.engine.errors import ForetokenError
    from foretoken.engine.llama.native_check import check_native_code
    from foretoken.models.builtin import builtin_pair

    try:
        check_native_code(builtin_pair()[1])
    except ForetokenError as error:
        print(error)
        return _FAILED
    return 0


def try_in_child(choice: NativeChoice) -> str:
    """Try a choice; return how it failed, as a continuation of "the trial", or an empty text."""
    ended = run_in_child([CHECK_OPTION, record_json(choice)], _MOST_SECONDS)
    if ended is None:
        return said("trial-too-long", seconds=_MOST_SECONDS)
    code, message = ended.code, ended.last_line
    if code < 0:
        return said("trial-crashed", signal=signal.strsignal(-code) or -code)
    if code:
        # Windows has large codes for crashes: 0xc000001d is an illegal instruction.
        number = hex(code) if code > _MOST_EXIT_CODE else code
        kind = "trial-failed-saying" if message else "trial-failed"
        return said(kind, code=number, message=message)
    return ""


def _key(folder: Path, forced: str, modules: Mapping[str, Path]) -> str:
    libraries = [*variant_files(folder).values(), *modules.values()]
    known = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in libraries]
    setting = os.environ.get(GPU_VARIABLE)
    drivers = list(_drivers()) if modules else []
    what = (processor_flags(), str(folder.resolve()), known, setting, forced, drivers)
    return hashlib.sha256(repr(what).encode()).hexdigest()


def _drivers() -> Iterator[object]:
    for pattern in _DRIVERS:
        for path in sorted(Path("/").glob(pattern.lstrip("/"))):
            with suppress(OSError):
                is_file = path.stat().st_size > 0  # those of /proc are as old as the query
                yield str(path), path.read_bytes(), path.stat().st_mtime_ns if is_file else 0
    for name, value in sorted(os.environ.items()):
        if name.startswith(_DRIVER_VARIABLES):
            yield name, value
