"""What passes between the worker and the GUI thread: requests one way, records the other."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from foretoken.chat.context_window import ContextPolicy
from foretoken.chat.conversation import PromptMessage
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
    messages: tuple[PromptMessage, ...]
    start: int
    """Index of the first one that the last prompt of this conversation held."""
    context_policy: ContextPolicy
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
    """Why there is no draft model to use; None where it fits. Prompt lookup works in any case."""
    rollback_note: str | None = None
    """Why drafts cost more with this target than with others; None mostly."""


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
    """The conversation is rendered."""

    tokens: int
    start: int
    """Index of the first message in it, of those requested; 0 where nothing was dropped."""


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
