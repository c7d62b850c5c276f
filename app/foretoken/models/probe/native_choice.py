"""Which of ggml's CPU variants this computer runs, settled before the engine is imported.

The best one by ggml's own account may still crash: it asks the processor, not the operating system
(which may forbid AVX-512), and a compiler may have got a kernel wrong. So each is tried in a child
process, best first, and the first that does real work is remembered for this processor and these
files. Drivers of GPUs are tried along with it, and left out if they crash.

The choice is handed on in environment variables, which child processes inherit: ``llama_library``
reads them. Where the CPU code is built in, there is nothing to do.
"""

from __future__ import annotations

import hashlib
import logging
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.cpu_variants import (
    GPU_OFF,
    GPU_VARIABLE,
    VARIANT_VARIABLE,
    gpu_files,
    library_folder,
    score,
    scored_variants,
    variant_files,
)
from foretoken.engine.llama.processor import processor_flags
from foretoken.models.probe.child_process import run_child, within
from foretoken.models.remembered import RememberedResults

CHECK_OPTION = "--check-backend"
CHOICES_FILE = "cpu-variants.json"
_FAILED = 3
_MOST_EXIT_CODE = 255
_MOST_SECONDS = 120
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # or Python prints what nobody handles


class NativeChoice(NamedTuple):
    """What is loaded: a variant of the CPU code, and whether libraries for GPUs are."""

    variant: str
    gpu: bool


Trial: TypeAlias = Callable[[NativeChoice], str]
"""Tries a choice; returns why it failed, to stand behind "the trial", or nothing."""


def choose_native_code() -> None:
    """Settle the variant for this process and its children. Raises ``NativeCodeError``."""
    folder = library_folder()
    if folder is None:
        return  # the import of the engine says what is missing
    files = variant_files(folder)
    forced = os.environ.get(VARIANT_VARIABLE, "")
    if forced:
        _check_name(forced, files)
    if not files:
        return
    remembered = RememberedResults(CHOICES_FILE)
    key = _key(folder, forced)
    known = _remembered_choice(remembered, key, files)
    choice = known or find_variant(folder, forced, try_in_child)
    os.environ[VARIANT_VARIABLE] = choice.variant
    if not choice.gpu:
        os.environ[GPU_VARIABLE] = GPU_OFF
    if known is None:
        # With the variables set, child processes ask for this choice under a key of their own.
        for asked in (key, _key(folder, choice.variant)):
            remembered.add(asked, {"variant": choice.variant, "gpu": choice.gpu})


def find_variant(folder: Path, forced: str, trial: Trial) -> NativeChoice:
    """Return the best variant that passes its trial, or ``forced`` if it does.

    Raises ``NativeCodeError`` if none does.
    """
    usable = [forced] if forced else [v.name for v in scored_variants(folder) if v.score]
    if not usable:
        raise NativeCodeError(
            "This computer's processor can run none of the code that Foretoken carries. Build "
            "Foretoken from its source on this computer."
        )
    may_use_gpu = bool(gpu_files(folder)) and os.environ.get(GPU_VARIABLE) != GPU_OFF
    reason = ""
    for name in usable:
        # Drivers of GPUs crash more often than code for the CPU does.
        for gpu in (True, False) if may_use_gpu else (False,):
            choice = NativeChoice(name, gpu)
            reason = trial(choice)
            if not reason:
                return choice
            _log.warning("The trial of the CPU code %s (GPU: %s) %s", name, gpu, reason)
    if forced:
        raise NativeCodeError(
            f"The CPU code {forced}, which {VARIANT_VARIABLE} names, does not work here: its trial "
            f"{reason}. Unset it, and the best one is found."
        )
    raise NativeCodeError(
        f"No native code of Foretoken's works on this computer; the last trial, of {usable[-1]}, "
        f"{reason}. If the processor is an emulated one, build Foretoken from its source here; "
        "otherwise install it again."
    )


def run_check(name: str, *, with_gpu: bool) -> int:
    """The child: let variant ``name`` do real work; return the exit code."""
    os.environ[VARIANT_VARIABLE] = name
    if not with_gpu:
        os.environ[GPU_VARIABLE] = GPU_OFF
    from foretoken.engine.errors import ForetokenError
    from foretoken.engine.llama.cpu_check import check_cpu_code
    from foretoken.models.builtin import builtin_pair

    try:
        check_cpu_code(builtin_pair()[1])
    except ForetokenError as error:
        print(error)
        return _FAILED
    return 0


def try_in_child(choice: NativeChoice) -> str:
    """Be a ``Trial``, in a process of its own."""
    options = [CHECK_OPTION, choice.variant, *([] if choice.gpu else ["--no-gpu"])]
    ended = run_child(options, within(_MOST_SECONDS))
    if ended is None:
        return f"took longer than {_MOST_SECONDS} s"
    code, message = ended
    if code < 0:
        return f"crashed ({signal.strsignal(-code) or -code})"
    if code:
        # Windows has numbers for crashes: 0xc000001d is an illegal instruction.
        number = hex(code) if code > _MOST_EXIT_CODE else code
        return f"failed with code {number} ({message})" if message else f"failed with code {number}"
    return ""


def _remembered_choice(
    remembered: RememberedResults, key: str, files: dict[str, Path]
) -> NativeChoice | None:
    match remembered.get(key):
        case {"variant": str(name), "gpu": bool(gpu)} if name in files:
            return NativeChoice(name, gpu)
    return None


def _check_name(forced: str, files: dict[str, Path]) -> None:
    if not files:
        raise NativeCodeError(
            f"{VARIANT_VARIABLE} is set, but here llama.cpp's CPU code is built in and there is "
            "nothing to choose. Unset it."
        )
    if forced not in files:
        raise NativeCodeError(
            f"{VARIANT_VARIABLE} names {forced!r}, which does not exist. There are: "
            f"{', '.join(files)}."
        )
    if not score(files[forced]):
        raise NativeCodeError(
            f"{VARIANT_VARIABLE} names {forced}, whose instructions this processor lacks. Unset "
            "it, and the best one is found."
        )


def _key(folder: Path, forced: str) -> str:
    files = [*variant_files(folder).values(), *gpu_files(folder)]
    known = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in files]
    may_use_gpu = os.environ.get(GPU_VARIABLE)
    what = (processor_flags(), str(folder.resolve()), known, may_use_gpu, forced)
    return hashlib.sha256(repr(what).encode()).hexdigest()
