"""Cost and yield of a mean step of an answer, compared with plain decoding."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.answer_run import history_of
from foretoken.control.engine.run_history import TimeSplit
from foretoken.engine.speedup import measured_speedup


@dataclass(frozen=True, slots=True)
class StepCosts:
    """Means over all steps of an answer, those without a draft too."""

    split: TimeSplit
    tokens: float
    """Tokens of a step; see ``RunStatistics.mean_acceptance_length``."""
    drafted: float
    """Drafted tokens of a target pass."""
    plain_ms: float | None
    """A pass over a single token, as measured in the same session."""

    @property
    def plain_for_as_many_ms(self) -> float | None:
        """What the target alone takes for the tokens of a step."""
        return None if self.plain_ms is None else self.plain_ms * self.tokens

    @property
    def needed(self) -> float | None:
        """How many tokens a step has to give to be as fast as the target alone."""
        return None if self.plain_ms is None else self.split.total_ms / self.plain_ms


def costs_of(answer: Message) -> StepCosts | None:
    """None where nothing was drafted or measured."""
    statistics = answer.statistics
    split = history_of(answer).time_split
    if statistics is None or split is None or not statistics.drafted:
        return None
    tokens = statistics.mean_acceptance_length
    if not tokens:
        return None
    found = measured_speedup(statistics)
    plain_ms = None if found is None else 1000.0 / found.plain_tokens_per_second
    return StepCosts(split, tokens, statistics.drafted / statistics.steps, plain_ms)
