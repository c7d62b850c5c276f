"""Self-test of the loaded native code, small enough for a first start: it runs and computes.

Quantised weights have their own kernels, in which a wrongly compiled variant crashed before (the
tiles of AMX). So a model is run in half precision and with 4-bit weights, in passes of many tokens
and of one, and both must predict about the same. So must GPUs with the 4-bit weights.
"""

from __future__ import annotations

import ctypes
import os
import tempfile
from pathlib import Path

import numpy as np

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.library import native, set_fields
from foretoken.engine.model_pass import CancelFlag, Logits

_TOKENS = range(40, 72)
_ROWS = 8
_F16, _Q4_0 = 1, 2  # LLAMA_FTYPE_MOSTLY_F16 and LLAMA_FTYPE_MOSTLY_Q4_0
_MIN_CORRELATION = 0.9
"""Of the logits: at least 0.994 with the built-in pair, but 0.6 to 0.7 between positions."""


def check_native_code(model: Path) -> None:
    """Run ``model`` in two precisions and on GPUs; raise ``NativeCodeError`` if they differ.

    Code that cannot run here ends the process instead.
    """
    with tempfile.TemporaryDirectory(prefix="foretoken-") as folder:
        files = [Path(folder) / f"{kind}.gguf" for kind in (_F16, _Q4_0)]
        for kind, file in zip((_F16, _Q4_0), files, strict=True):
            _convert(model, file, kind)
        exact = _predictions(files[0], ModelSettings().on_cpu())
        _compare(exact, _predictions(files[1], ModelSettings().on_cpu()), "CPU code")
        if native.llama_supports_gpu_offload():
            _compare(exact, _predictions(files[1], ModelSettings()), "GPU")


def _compare(exact: Logits, other: Logits, what: str) -> None:
    if not (np.isfinite(exact).all() and np.isfinite(other).all()):
        raise NativeCodeError("native-no-numbers", what=what)
    alike = min(float(np.corrcoef(*rows)[0, 1]) for rows in zip(exact, other, strict=True))
    if not alike > _MIN_CORRELATION:
        raise NativeCodeError("native-miscalculates", what=what, correlation=f"{alike:.3f}")


def _predictions(path: Path, settings: ModelSettings) -> Logits:
    with LlamaModel.load(path, settings=settings) as model:
        context = LlamaContext(model, len(_TOKENS) + 1, cancel=CancelFlag())
        try:
            rows = context.decode(_TOKENS, rows=_ROWS).copy()
            last = context.decode(_TOKENS[:1], rows=1).copy()
        finally:
            context.close()
    return np.concatenate([rows, last])


def _convert(source: Path, result: Path, kind: int) -> None:
    parameters = native.llama_model_quantize_default_params()
    set_fields(parameters, ftype=kind, nthread=1, allow_requantize=True)
    failed = native.llama_model_quantize(
        os.fsencode(source), os.fsencode(result), ctypes.byref(parameters)
    )
    if failed:
        raise NativeCodeError("native-no-conversion")
