"""An answer with its times: what it takes to show once more how it was written.

Times are those of the steps themselves, put behind each other: neither what else ran between two
steps nor the reading of the prompt is in them.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from foretoken.engine.events import (
    Event,
    FinishReason,
    GenerationFinished,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.system.records import Milliseconds


@dataclass(frozen=True)
class Recording:
    """The raw records of one answer. All figures are derived from them."""

    tokens: tuple[TokenEmitted, ...]
    shown_ms: tuple[Milliseconds, ...]
    """Of each token: milliseconds of decoding after which its text was there; never falls."""
    steps: tuple[StepFinished, ...]
    reason: FinishReason
    prefill_ms: Milliseconds = 0.0

    @property
    def ids(self) -> tuple[int, ...]:
        """Of the tokens that are shown."""
        return tuple(token.id for token in self.tokens)

    @property
    def text(self) -> str:
        """The whole answer."""
        return "".join(token.text for token in self.tokens)

    @cached_property
    def statistics(self) -> RunStatistics:
        """What the steps add up to."""
        counted = RunStatistics(tokens=len(self.tokens), prefill_ms=self.prefill_ms)
        for step in self.steps:
            counted.count_step(step)
        return counted

    @property
    def duration_ms(self) -> float:
        """How long all steps took."""
        return self.statistics.decode_ms

    @property
    def tokens_per_second(self) -> float | None:
        """The speed of decoding, reading the prompt excluded."""
        return self.statistics.tokens_per_second

    @property
    def characters_per_second(self) -> float | None:
        """How fast the text grew, by what is shown of it; None without a step."""
        ms = self.duration_ms
        return 1000.0 * len(self.text) / ms if ms else None

    def shown_at(self, ms: float) -> int:
        """How many tokens are there so many milliseconds after decoding began."""
        return bisect_right(self.shown_ms, ms)

    @cached_property
    def progress(self) -> tuple[tuple[float, int], ...]:
        """Milliseconds and the tokens given by then, at the start and after each step.

        The end token is one of them, as in ``tokens_per_second``.
        """
        points, spent_ms, given = [(0.0, 0)], 0.0, 0
        for step in self.steps:
            spent_ms += step.total_ms
            given += step.tokens
            points.append((spent_ms, given))
        return tuple(points)

    @cached_property
    def written(self) -> tuple[tuple[float, int], ...]:
        """The same with characters of the text."""
        lengths = [0, *accumulate(len(token.text) for token in self.tokens)]
        return tuple((ms, lengths[self.shown_at(ms)]) for ms, _ in self.progress)


class Recorder:
    """Makes a recording of the events of one generation."""

    def __init__(self) -> None:
        self._tokens: list[TokenEmitted] = []
        self._shown_ms: list[float] = []
        self._steps: list[StepFinished] = []
        self._finished: GenerationFinished | None = None
        self.spent_ms = 0.0
        """In steps so far."""
        self.given = 0
        """Tokens that they gave."""

    def take(self, event: Event) -> None:
        """Hear of the next event."""
        if isinstance(event, TokenEmitted):
            self._tokens.append(event)
        elif isinstance(event, StepFinished):
            self._steps.append(event)
            self.spent_ms += event.total_ms
            self.given += event.tokens
            self._time_tokens()
        elif isinstance(event, GenerationFinished):
            self._finished = event
            self._time_tokens()  # what the detokenizer held back to the end

    @property
    def reason(self) -> FinishReason | None:
        """Why it ended; None while it has not."""
        return self._finished.reason if self._finished is not None else None

    def recording(self) -> Recording:
        """What was recorded. Raises ``ValueError`` while the generation has not ended."""
        if self._finished is None:
            raise ValueError("The generation has not ended.")  # not translated: a mistake
        return Recording(
            tuple(self._tokens),
            tuple(self._shown_ms),
            tuple(self._steps),
            self._finished.reason,
            self._finished.statistics.prefill_ms,
        )

    def _time_tokens(self) -> None:
        """A step tells its tokens before it tells how long it took."""
        waiting = len(self._tokens) - len(self._shown_ms)
        self._shown_ms.extend([self.spent_ms] * waiting)
