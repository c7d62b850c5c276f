"""Tries a file in a child process first, because llama.cpp can end the process that loads it.

Malformed files hit assertions, and on some CPUs the fast repacked kernels crash with any
quantised model. No exception handler catches either, so an unknown file is loaded and run for
two passes where a crash is only an exit code. What passed is remembered by path, size and time.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.errors import DecodeFailed, LoadCancelled, ModelLoadError
from foretoken.engine.llama_backend import LlamaContext, LlamaModel, check_readable
from foretoken.engine.llama_library import system_info
from foretoken.models.builtin import builtin_pair
from foretoken.settings.paths import cache_path

REFUSED = 3
_CONTEXT_LENGTH = 256
_POLL_S = 0.05
_MOST_REMEMBERED = 500


def repacking_works_for(
    paths: Iterable[Path | None], keep_on: Callable[[], bool] = lambda: True
) -> bool:
    """``repacking_works`` for every file of a pair; a missing draft is None."""
    results = [repacking_works(path, keep_on) for path in paths if path is not None]
    return all(results)


def repacking_works(path: Path, keep_on: Callable[[], bool] = lambda: True) -> bool:
    """Whether the file runs with llama.cpp's fast repacked kernels; False: only without them.

    Raises ``ModelLoadError`` for a file that llama.cpp refuses or that ends its process, and
    ``LoadCancelled`` once ``keep_on`` returns False.
    """
    check_readable(path)
    if path in builtin_pair():
        return True  # our own files are tested
    remembered = _Remembered()
    key = _key(path)
    if key in remembered.results:
        return remembered.results[key]
    for repack in (True, False):
        code, message = _run_child(path, repack, keep_on)
        if code == 0:
            remembered.add(key, repack)
            return repack
        if code == REFUSED:
            raise ModelLoadError(message)
    raise ModelLoadError(
        f"{path} makes llama.cpp crash, so it was not loaded: the file is damaged or of a kind "
        f"that this version does not know. {message}".rstrip()
    )


def run_probe(path: Path, *, repack: bool) -> int:
    """The child: load the file and run passes of two tokens and of one; return the exit code."""
    try:
        with LlamaModel.load(path, repack=repack) as model:
            context = LlamaContext(model, _CONTEXT_LENGTH, cancel=CancelFlag())
            try:
                context.decode([0, 0], rows=2)
                context.decode([0], rows=1)
            finally:
                context.close()
    except (ModelLoadError, DecodeFailed) as error:
        print(error)
        return REFUSED
    return 0


def _run_child(path: Path, repack: bool, keep_on: Callable[[], bool]) -> tuple[int, str]:
    command = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "foretoken"]
    )
    command += ["--probe-model", str(path), *([] if repack else ["--no-repack"])]
    # Without this an assertion starts a debugger to print a backtrace.
    environment = {**os.environ, "GGML_NO_BACKTRACE": "1"}
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment
        )
        try:
            while True:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    code = child.wait(_POLL_S)
                    break
                if not keep_on():
                    raise LoadCancelled(f"Loading {path.name} was cancelled.")
        finally:
            if child.poll() is None:
                child.kill()
                child.wait()
        output.seek(0)
        lines = output.read().decode("utf-8", "replace").strip().splitlines()
    # Where llama.cpp was built is nobody's business.
    return code, re.sub(r"^\S*[/\\](?=[^/\\\s]+:\d+: )", "", lines[-1]) if lines else ""


class _Remembered:
    """Results of earlier probes on this machine, by the key of the file."""

    def __init__(self) -> None:
        self._file = cache_path("probed-models.json")
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
            self.results = {str(key): bool(repack) for key, repack in known.items()}
        except (OSError, ValueError, AttributeError):
            self.results = {}  # a cache: at worst a file is probed again

    def add(self, key: str, repack: bool) -> None:
        self.results[key] = repack
        kept = dict(list(self.results.items())[-_MOST_REMEMBERED:])
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            temporary = self._file.with_suffix(f".{os.getpid()}")
            temporary.write_text(json.dumps(kept), encoding="utf-8")
            temporary.replace(self._file)


def _key(path: Path) -> str:
    """Changes with the file, with the build of llama.cpp and with the CPU's instruction sets."""
    status = path.stat()
    facts = (str(path.resolve()), status.st_size, status.st_mtime_ns, system_info())
    return hashlib.sha256(repr(facts).encode()).hexdigest()
