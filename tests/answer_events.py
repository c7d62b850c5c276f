"""The events of a whole answer, by kind."""

from collections import Counter
from dataclasses import dataclass

from foretoken.engine.events import (
    DraftSource,
    Event,
    FinishReason,
    GenerationFinished,
    StepFinished,
    TokenEmitted,
)


@dataclass
class Answer:
    """All of them, in order."""

    events: list[Event]

    @property
    def tokens(self) -> list[TokenEmitted]:
        return [event for event in self.events if isinstance(event, TokenEmitted)]

    @property
    def steps(self) -> list[StepFinished]:
        return [event for event in self.events if isinstance(event, StepFinished)]

    @property
    def ids(self) -> list[int]:
        return [token.id for token in self.tokens]

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    @property
    def sources(self) -> Counter[DraftSource | None]:
        return Counter(token.source for token in self.tokens)

    @property
    def finished(self) -> GenerationFinished:
        last = self.events[-1]
        assert isinstance(last, GenerationFinished)
        assert sum(isinstance(event, GenerationFinished) for event in self.events) == 1
        return last

    @property
    def reason(self) -> FinishReason:
        return self.finished.reason
