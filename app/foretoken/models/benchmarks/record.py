"""What was measured by a benchmark, and on what: facts only; ``figures`` derives from them."""

from __future__ import annotations

import hashlib
import os
import platform
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken import __version__
from foretoken.engine.config import ModelSettings, SamplingParams
from foretoken.engine.events import RunStatistics
from foretoken.engine.llama.backend import cores
from foretoken.engine.llama.library import bindings_version, system_info
from foretoken.engine.session import Session
from foretoken.models.names import model_name, pair_name
from foretoken.models.presets.recommended import processor_cores
from foretoken.system.language import tr
from foretoken.system.machine import processor_name, system_name
from foretoken.system.records import Count, Name, Number, Share, checked_name

# Of a model file, at its beginning, in its middle and at its end.
_SAMPLED_BYTES = 1 << 20
_Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
_Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=100)]


@dataclass(frozen=True, slots=True)
class MeasuredFile:
    """A model file, known by what is in it and not by where it is."""

    name: Name
    """As models are called everywhere."""
    size: Count
    """In bytes."""
    mark: Name
    """SHA-256 of its size and of a MiB each of its beginning, middle and end; shortened."""

    @classmethod
    def of(cls, path: Path) -> MeasuredFile:
        """Read a file's mark. Raises ``OSError``."""
        digest = hashlib.sha256()
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            digest.update(str(size).encode())
            for start in (0, size // 2, max(0, size - _SAMPLED_BYTES)):
                file.seek(start)
                digest.update(file.read(_SAMPLED_BYTES))
        return cls(model_name(path), size, digest.hexdigest()[:16])


@dataclass(frozen=True, slots=True)
class BenchmarkMachine:
    """The computer and what ran on it; nothing tells whose it is."""

    system: _Text
    processor: _Text
    cores: Count
    usable_threads: Count
    """That the program may run on at the same time."""
    python: _Text
    foretoken: _Text
    bindings: _Text
    """Version of llama-cpp-python, which tells that of llama.cpp."""
    backend: _Text
    """Instruction sets and back ends, as llama.cpp writes them."""

    @classmethod
    def here(cls) -> BenchmarkMachine:
        """This computer, now."""
        return cls(
            system=system_name(),
            processor=processor_name() or platform.machine(),
            cores=processor_cores(),
            usable_threads=cores(),
            python=platform.python_version(),
            foretoken=__version__,
            bindings=bindings_version(),
            backend=system_info(),
        )


@dataclass(frozen=True, slots=True)
class BenchmarkConditions:
    """How the pair was run."""

    context_length: Count
    threads: tuple[Count, ...]
    """Of the target, and of the draft where there is one."""
    target: ModelSettings
    draft: ModelSettings | None
    sampling: SamplingParams
    max_tokens: Count
    rounds: Count
    """That were planned."""
    reads_anew: bool = False
    """Whether each answer read its prompt from the start, as those of the command line do."""


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """One answer."""

    kind: Name
    """Of text."""
    question: Name
    mode: Name
    round: Count
    """From 0 on."""
    statistics: RunStatistics

    def __post_init__(self) -> None:
        for name in (self.kind, self.question, self.mode):
            checked_name(name)
        counted = self.statistics
        if not counted.accepted <= counted.evaluated <= counted.drafted:
            raise ValueError(tr("more tokens were accepted than drafted"))


@dataclass(frozen=True, slots=True)
class BenchmarkRecord:
    """One benchmark of one pair."""

    id: Name
    measured_at: Annotated[datetime, Meta(tz=True)]
    """When it began, in UTC."""
    seconds: Number
    target: MeasuredFile
    draft: MeasuredFile | None
    machine: BenchmarkMachine
    conditions: BenchmarkConditions
    modes: _Names
    kinds: _Names
    planned: Count
    """How many answers it was to have."""
    others_busy: Share | None
    """The share of the processor that other programs took meanwhile, 0 to 1; None: not known."""
    runs: Annotated[tuple[RecordedRun, ...], Meta(max_length=100_000)] = field(repr=False)

    def __post_init__(self) -> None:
        for file in (self.target, self.draft):
            checked_name("" if file is None else file.name)
        if any(run.mode not in self.modes or run.kind not in self.kinds for run in self.runs):
            raise ValueError(tr("an answer has a mode or a kind of text that is not listed"))

    @property
    def partial(self) -> bool:
        """Whether it was stopped before it was whole."""
        return len(self.runs) < self.planned

    @property
    def pair(self) -> str:
        """What the pair is called."""
        return pair_name(self.target.name, None if self.draft is None else self.draft.name)

    @property
    def greedy(self) -> bool:
        """Whether each answer was the most likely one."""
        return self.conditions.sampling.greedy


def conditions_of(
    session: Session,
    sampling: SamplingParams,
    *,
    max_tokens: int,
    rounds: int,
    reads_anew: bool = False,
) -> BenchmarkConditions:
    """How a session runs its pair."""
    draft = session.draft
    return BenchmarkConditions(
        context_length=session.context_length,
        threads=tuple(loaded.threads for loaded in session.models),
        target=session.target.settings,
        draft=None if draft is None else draft.settings,
        sampling=sampling,
        max_tokens=max_tokens,
        rounds=rounds,
        reads_anew=reads_anew,
    )
