"""Models that made the last start hang: the next one must come up without them."""

from __future__ import annotations

import os
from pathlib import Path

from soak.hostile import templates
from soak.hostile.case import Case, Right, Surroundings
from soak.hostile.models import write_model

_CHOSEN = (
    "loops-nested",
    "power",
    "power-dead",
    "repeat",
    "doubling",
    "macro-twice",
    "deep-blocks",
)


def _with_template(id_: str) -> Case:
    case = next(case for case in templates.CASES if case.id == id_)

    def make(around: Surroundings) -> Path:
        return write_model(around.folder / "model.gguf", case.make(around))

    return Case(id_, f"the next start, after: {case.attacks}", make, Right.WORKS)


def _pipe(around: Surroundings) -> Path:
    path = around.folder / "pipe.gguf"
    os.mkfifo(path)
    return path


def _device(around: Surroundings) -> Path:
    path = around.folder / "zeros.gguf"
    path.symlink_to("/dev/zero")
    return path


CASES = (
    *(_with_template(id_) for id_ in _CHOSEN),
    Case("pipe", "the next start, after: a pipe as the model", _pipe, Right.WORKS),
    Case("device", "the next start, after: a device as the model", _device, Right.WORKS),
)
