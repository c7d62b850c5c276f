"""History of all answers of a chat, for the charts of the whole chat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.reasoning.parts import reasoning_steps
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import RunStatistics, StepFinished


@dataclass(frozen=True, slots=True)
class AnswerStart:
    """The start of an answer in the history of its chat."""

    answer: Message
    step: int
    """Steps before it."""
    token: int
    """Tokens before it."""


class ChatHistory:
    """The steps of all answers, numbered from the start of the chat."""

    def __init__(self) -> None:
        self.history = RunHistory()
        self.places: list[AnswerStart] = []
        """Starts of the answers, in order."""
        self._answers: tuple[Message, ...] = ()
        self._writing: Message | None = None

    def show(self, answers: Sequence[Message], writing: Message | None = None) -> None:
        """Show these answers; ``writing`` is the running answer after them, see ``add_steps``."""
        if tuple(answers) == self._answers and writing is self._writing:
            return
        self.forget()
        self._answers, self._writing = tuple(answers), writing
        for answer in (*answers, *([] if writing is None else [writing])):
            self._add_answer(answer)
        if writing is None:  # stored step times are rounded, their sums are not
            counted = RunStatistics()
            for answer in answers:
                counted.add(answer.statistics or RunStatistics())
            self.history.end(counted)

    def forget(self) -> None:
        """Drop everything: the charts are hidden."""
        self._answers, self._writing = (), None
        self.history, self.places = RunHistory(), []

    def add_steps(self) -> None:
        """Add new steps of the running answer."""
        if self._writing is not None:
            known = len(self.history.series) - self.places[-1].step
            for step in self._writing.steps[known:]:
                self._add(step)

    def answer_of(self, number: int) -> tuple[AnswerStart, int] | None:
        """Return the answer of a step, by its number in the chat, and its number in that answer."""
        place = bisect_right(self.places, number, key=lambda one: one.step) - 1
        if place < 0 or number >= len(self.history.series):
            return None
        return self.places[place], number - self.places[place].step

    @property
    def borders(self) -> tuple[float, ...]:
        """Numbers of tokens before each answer but the first."""
        return tuple(float(place.token) for place in self.places[1:])

    def number_of(self, answer: Message, index: int) -> int | None:
        """Return the number in the chat of the step with this index in an answer."""
        for place in self.places:
            if place.answer is answer:
                for number, step in enumerate(answer.steps):
                    if step.index == index:
                        return place.step + number
        return None

    def _add_answer(self, answer: Message) -> None:
        series = self.history.series
        self.places.append(AnswerStart(answer, len(series), series.tokens))
        reasoning: frozenset[int] = frozenset()  # of the running answer, ``AnswerRun`` counts it
        if answer is not self._writing:
            reasoning = reasoning_steps(answer.tokens, answer.parts)
        for step in answer.steps:
            self._add(step, reasons=step.index in reasoning)

    def _add(self, step: StepFinished, *, reasons: bool = False) -> None:
        numbered = replace(step, index=len(self.history.series))
        self.history.add_step(numbered, reasons=reasons)
