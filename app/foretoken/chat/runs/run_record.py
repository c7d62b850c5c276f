"""Records of runs and faults.

They contain figures and model names only, no text of a prompt or answer and no path. A run is an
answer that the user asked for, in the window or with ``foretoken generate``. The program's own work
(pair tests, benchmarks, titles) is not counted, because it would distort the figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from foretoken.chat.prompt.context_window import PromptTooLong
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.engine import errors
from foretoken.engine.config import Method
from foretoken.engine.events import FinishReason, GenerationFinished, RunStatistics
from foretoken.engine.sampling.probabilities import InvalidLogits
from foretoken.models.library.files import name_at
from foretoken.system.logs import loggable_message
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

_LONGEST_NAME, _LONGEST_WORDS = 200, 600
_WITHOUT_DRAFT = (Method.PLAIN, Method.LOOKUP)
# Directory part of a path of any system; model names may contain spaces.
_PATH = re.compile(r"(?:~|[A-Za-z]:)?(?:[/\\][^\s/\\:\"'<>|]+)*[/\\](?=[^\s/\\])")


class FaultKind(StrEnum):
    """Kind of a fault, for ``said``."""

    DRAFT = "draft-failed"
    VERIFICATION = "verification-failed"
    TARGET = "target-failed"
    CONTEXT_FULL = "context-full"
    STEP_LIMIT = "step-limit-exceeded"
    LOAD = "model-load-failed"
    MEMORY = "out-of-memory"
    TEMPLATE = "template-failed"
    PROMPT = "prompt-failed"
    DEVICE = "graphics-card-failed"
    HUNG = "model-did-not-stop"
    SERVER = "server-failed"
    OTHER = "other"


# The first match counts, so subclasses come before their bases.
_KINDS: tuple[tuple[FaultKind, tuple[type[Exception], ...]], ...] = (
    (FaultKind.MEMORY, (errors.OutOfMemory, MemoryError)),
    (FaultKind.DEVICE, (errors.DeviceFailed,)),
    (FaultKind.DRAFT, (errors.DraftError,)),
    (FaultKind.VERIFICATION, (errors.VerificationError, InvalidLogits)),
    (FaultKind.TARGET, (errors.TargetError, errors.DecodeFailed, errors.RollbackUnsupported)),
    (FaultKind.LOAD, (errors.ModelLoadError, errors.NativeCodeError, errors.VocabularyMismatch)),
    (FaultKind.TEMPLATE, (TemplateFailed,)),
    (FaultKind.CONTEXT_FULL, (PromptTooLong,)),
    (FaultKind.PROMPT, (errors.PromptError,)),
)
_FAULTY_ENDS = {
    FinishReason.CONTEXT_FULL: FaultKind.CONTEXT_FULL,
    FinishReason.STEP_LIMIT: FaultKind.STEP_LIMIT,
}


@dataclass(frozen=True, slots=True)
class RunModel:
    """Model identified by name and size, which do not change when its file is moved."""

    name: str
    size_bytes: int

    @classmethod
    def at(cls, path: Path) -> RunModel:
        """Return the model in a file; accesses the disk."""
        try:
            size = path.stat().st_size
        except OSError:
            size = 0
        return cls(shown_name(name_at(path), _LONGEST_NAME), size)


@dataclass(frozen=True, slots=True)
class RunPair:
    """Target and, if any, draft model of a run."""

    target: RunModel
    draft: RunModel | None = None

    @classmethod
    def at(cls, target: Path, draft: Path | None) -> RunPair:
        """Return the pair of two files; accesses the disk."""
        return cls(RunModel.at(target), None if draft is None else RunModel.at(draft))

    @property
    def values(self) -> dict[str, str | int]:
        """Names and sizes, for exported files."""
        found: dict[str, str | int] = {}
        for role, model in (("target", self.target), ("draft", self.draft)):
            if model is not None:
                found |= {role: model.name, f"{role}_bytes": model.size_bytes}
        return found

    def asked(self, method: Method) -> RunPair:
        """Return the models that a method uses."""
        return RunPair(self.target) if method in _WITHOUT_DRAFT else self


@dataclass(frozen=True, slots=True)
class RunEvent:
    """Answer that was completed or stopped."""

    time: datetime
    """End time with UTC offset, so that the day is the user's local one."""
    pair: RunPair
    method: Method
    reason: FinishReason
    statistics: RunStatistics
    characters: int
    """Length of the generated text."""

    @classmethod
    def of(
        cls, finished: GenerationFinished, pair: RunPair, method: Method, characters: int
    ) -> RunEvent:
        """Return the record of the run that has just ended."""
        how, reason = pair.asked(method), finished.reason
        return cls(now(), how, method, reason, finished.statistics, characters)

    @property
    def day(self) -> str:
        """Local date in ISO format."""
        return self.time.date().isoformat()

    @property
    def fault(self) -> RunFault | None:
        """The fault that ended it early, if any; being stopped by the user is not a fault."""
        kind = _FAULTY_ENDS.get(self.reason)
        return None if kind is None else RunFault(self.time, kind, "", "", self.pair)


@dataclass(frozen=True, slots=True)
class RunFault:
    """Failure of a run."""

    time: datetime
    kind: FaultKind
    error: str
    """Name of the exception's class; empty if there was none."""
    message: str
    """Its message, unless that could quote the conversation."""
    pair: RunPair | None

    @property
    def day(self) -> str:
        """Local date in ISO format."""
        return self.time.date().isoformat()

    @classmethod
    def of(cls, error: Exception, pair: RunPair | None, files: Iterable[Path] = ()) -> RunFault:
        """Return the record of an error; ``files`` are those whose paths it may quote."""
        cause = error.__cause__ if isinstance(error.__cause__, errors.DeviceFailed) else error
        kind = next((kind for kind, of in _KINDS if isinstance(cause, of)), FaultKind.OTHER)
        name = type(error).__name__
        words = loggable_message(error).removeprefix(name).removeprefix(": ").strip()
        return cls(now(), kind, name, without_paths(words, files), pair)


RunEntry = RunEvent | RunFault


def now() -> datetime:
    """Return the current local time with its UTC offset."""
    return datetime.now().astimezone()


def without_paths(words: str, files: Iterable[Path] = ()) -> str:
    """Return a message on one line with file names in place of paths."""
    for file in files:
        for written in (str(file), shown_path(file)):
            words = words.replace(written, file.name)
    return shown_name(_PATH.sub("", words), _LONGEST_WORDS)
