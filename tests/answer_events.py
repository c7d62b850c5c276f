"""Complete answers of a session, with their events by kind."""

import random
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any, NamedTuple

from foretoken.engine.config import GenerationLimits, SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    DraftSource,
    Event,
    FinishReason,
    GenerationFinished,
    PrefillProgress,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.engine.session import Session

GREEDY = SamplingParams(temperature=0.0)


class Answer:
    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.tokens = [event for event in events if isinstance(event, TokenEmitted)]
        self.steps = [event for event in events if isinstance(event, StepFinished)]
        self.progress = [event for event in events if isinstance(event, PrefillProgress)]
        self.ids = [token.id for token in self.tokens]
        self.text = "".join(token.text for token in self.tokens)
        self.origins = [token.origin for token in self.tokens]
        self.sources = Counter(token.source for token in self.tokens)

    @property
    def finished(self) -> GenerationFinished:
        last = self.events[-1]
        assert isinstance(last, GenerationFinished)
        assert sum(isinstance(event, GenerationFinished) for event in self.events) == 1
        return last

    @property
    def reason(self) -> FinishReason:
        return self.finished.reason

    @property
    def statistics(self) -> RunStatistics:
        return self.finished.statistics


def begin(
    session: Session,
    prompt: str | Sequence[int],
    config: SpeculativeConfig | None = None,
    sampling: SamplingParams = GREEDY,
    *,
    count: int = 60,
    stops: tuple[str, ...] = (),
    **options: Any,
) -> Generator[Event]:
    return session.generate(prompt, sampling, config, GenerationLimits(count, stops), **options)


def answer(session: Session, prompt: str | Sequence[int], *args: Any, **options: Any) -> Answer:
    return Answer(list(begin(session, prompt, *args, **options)))


class Turn(NamedTuple):
    prompt: list[int]
    answer: Answer
    """It may be cut short."""
    config: SpeculativeConfig
    sampling: SamplingParams

    @property
    def text(self) -> list[int]:
        return [*self.prompt, *self.answer.ids]


def random_chat(
    session: Session,
    draw: random.Random,
    ways: Sequence[SpeculativeConfig],
    letters: Sequence[int],
    *,
    rounds: int = 60,
    edits: bool = False,
) -> Iterator[Turn]:
    """Yield turns whose answers end, are closed or cancelled anywhere.

    Chats continue or begin anew; with ``edits`` they also go back.
    """
    text: list[int] = []
    for _ in range(rounds):
        if draw.random() < 0.3 or len(text) > session.context_length - 140:
            del text[draw.randrange(len(text) + 1) if edits else 0 :]
        prompt = [*text[-350:], *draw.choices(letters, k=draw.randint(1, 90))]
        config = draw.choice(ways)
        sampling = SamplingParams(temperature=draw.choice([0.0, 1.0]), seed=draw.randrange(99))
        left, cancelled = draw.choice([2, 9, 999]), draw.random() < 0.4
        seen: list[Event] = []
        with closing(begin(session, prompt, config, sampling, count=40)) as events:
            for event in events:
                seen.append(event)
                if len(seen) == left and not cancelled:
                    break
                if len(seen) == left:
                    session.cancel()
        session.cancel_flag.clear()
        turn = Turn(prompt, Answer(seen), config, sampling)
        text = turn.text
        yield turn


def a_step(
    drafted: int = 0,
    accepted: int = 0,
    ms: float = 1.0,
    *,
    draft_ms: float = 0.0,
    source: DraftSource | None = None,
    index: int = 0,
    **more: Any,
) -> StepFinished:
    """Return a step of ``ms``, including ``draft_ms`` of drafting."""
    evaluated = min(drafted, accepted + 1)
    times = draft_ms, ms - draft_ms, ms
    step = StepFinished(index, drafted, drafted, evaluated, accepted, *times, position=0)
    return replace(step, source=source if drafted else None, **more)
