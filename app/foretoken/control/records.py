"""What passes between the worker and the GUI thread: requests one way, records the other."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from foretoken.chat.conversation import Role
from foretoken.engine.config import GenerationLimits, SamplingParams, SpeculativeConfig
from foretoken.engine.events import Event


@dataclass(frozen=True, slots=True)
class PairFiles:
    """The files of a target and perhaps a draft."""

    target: Path
    draft: Path | None


@dataclass(frozen=True, slots=True)
class LoadRequest:
    """Load a pair in the place of the one that is loaded now."""

    id: int
    files: PairFiles
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, slots=True)
class GenerateRequest:
    """Answer a conversation."""

    id: int
    messages: tuple[tuple[Role, str], ...]
    sampling: SamplingParams
    speculative: SpeculativeConfig
    limits: GenerationLimits
    stop: threading.Event = field(default_factory=threading.Event)


Request: TypeAlias = LoadRequest | GenerateRequest


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """Loaded share of all files, 0 to 1."""

    share: float


@dataclass(frozen=True, slots=True)
class PairLoaded:
    """A pair is ready."""

    files: PairFiles
    target_name: str
    draft_name: str | None
    context_length: int
    no_draft_reason: str | None
    """Why nothing can be drafted; None where the draft fits."""


@dataclass(frozen=True, slots=True)
class LoadEnded:
    """Loading failed, with a message for a person, or was cancelled (None).

    The pair that was loaded before, if any, is still there.
    """

    error: str | None


@dataclass(frozen=True, slots=True)
class PlainSpeedMeasured:
    """Plain decoding speed of this session, in tokens per second."""

    tokens_per_second: float


@dataclass(frozen=True, slots=True)
class PromptBuilt:
    """Tokens of the rendered conversation."""

    tokens: int


@dataclass(frozen=True, slots=True)
class GenerationFailed:
    """An answer ended with an error, in words for a person."""

    error: str


Record: TypeAlias = (
    LoadProgress
    | PairLoaded
    | LoadEnded
    | PlainSpeedMeasured
    | PromptBuilt
    | GenerationFailed
    | Event
)
