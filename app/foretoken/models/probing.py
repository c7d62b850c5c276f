"""Tries a file in a child process first, because llama.cpp can end the process that loads it.

Malformed files hit assertions, and on some CPUs the fast repacked kernels crash with any
quantised model. No exception handler catches either, so an unknown file is loaded and run for
two passes where a crash is only an exit code. What passed is remembered by path, size and time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path

from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.errors import DecodeFailed, LoadCancelled, ModelLoadError
from foretoken.engine.llama_backend import LlamaContext, LlamaModel, check_readable
from foretoken.models.builtin import builtin_pair
from foretoken.models.child_process import run_child
from foretoken.models.remembered import TRIALS_FILE, RememberedResults, result_key

REFUSED = 3
_CONTEXT_LENGTH = 256
_log = logging.getLogger(__name__)


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
    remembered = RememberedResults(TRIALS_FILE)
    key = result_key([path])
    if isinstance(known := remembered.get(key), bool):
        return known
    for repack in (True, False):
        code, message = _run_child(path, repack, keep_on)
        if code == 0:
            remembered.add(key, repack)
            return repack
        if code == REFUSED:
            raise ModelLoadError(message)
        how = "with" if repack else "without"
        _log.warning("%s crashed its trial %s repacking (%d)", path.name, how, code)
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
    options = ["--probe-model", str(path), *([] if repack else ["--no-repack"])]
    ended = run_child(options, keep_on)
    if ended is None:
        raise LoadCancelled(f"Loading {path.name} was cancelled.")
    return ended
