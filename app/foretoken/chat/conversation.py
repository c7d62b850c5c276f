"""A conversation in memory: what people asked and what the models answered."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from enum import StrEnum

from foretoken.engine.events import FinishReason, StepFinished, TokenEmitted
from foretoken.engine.metrics import RunStatistics

_TITLE_LENGTH = 40
_ids = itertools.count(1)


class Role(StrEnum):
    """Who speaks; the values are those that chat templates know."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True, slots=True)
class PromptMessage:
    """One turn as a model is told of it."""

    role: Role
    text: str
    tokens: tuple[int, ...] = ()
    """The ids that the model generated for this answer, without the end token; none: unknown."""


@dataclass(slots=True)
class Message:
    """One turn. An answer keeps its tokens with their origins, its steps and its numbers."""

    role: Role
    text: str = ""
    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    statistics: RunStatistics | None = None
    finish_reason: FinishReason | None = None
    plain_tokens_per_second: float | None = None
    """The plain speed that this answer is compared with, measured in the same session."""
    error: str | None = None
    """Why the answer ended early, in words for a person."""

    def append(self, token: TokenEmitted) -> None:
        """Take over one more token of a streaming answer."""
        self.tokens.append(token)
        self.text += token.text

    @property
    def speedup(self) -> float | None:
        """Measured speed over measured plain speed; None until both exist, or without drafts."""
        if self.statistics is None or self.plain_tokens_per_second is None:
            return None
        if not self.statistics.drafted:
            return None
        speed = self.statistics.tokens_per_second
        return None if speed is None else speed / self.plain_tokens_per_second


@dataclass(slots=True)
class Conversation:
    """Messages in order, with a title taken from the first question."""

    id: int = field(default_factory=lambda: next(_ids))
    messages: list[Message] = field(default_factory=list)
    context_start: int = 0
    """Index of the first message that the model still sees; system messages at the beginning stay
    whatever it is. It moves when the conversation outgrows the context."""

    @property
    def title(self) -> str:
        """First words of the first question, cut at a word."""
        first = next((m.text for m in self.messages if m.role is Role.USER), "")
        words = " ".join(first.split())
        if not words:
            return "New chat"
        if len(words) <= _TITLE_LENGTH:
            return words
        head = words[: _TITLE_LENGTH + 1]
        return (head.rsplit(" ", 1)[0] if " " in head else head[:_TITLE_LENGTH]) + "…"
