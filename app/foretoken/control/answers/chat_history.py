"""History of all answers of a chat, for the charts of the whole chat.

A long chat has many steps, so they are added for a few milliseconds at a time, between events.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.reasoning.parts import reasoning_steps
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import RunStatistics, StepFinished

_SLICE_S = 0.004
_CLOCK_INTERVAL = 32
"""Steps between checks of the clock."""


@dataclass(frozen=True, slots=True)
class AnswerStart:
    """The start of an answer in the history of its chat."""

    answer: Message
    step: int
    """Steps before it."""
    token: int
    """Tokens before it."""


class ChatHistory(QObject):
    """The steps of all answers, numbered from the start of the chat."""

    grown = Signal()
    """Steps were added; ``complete`` is set once all are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = RunHistory()
        self.places: list[AnswerStart] = []
        """Starts of the answers added so far, in order."""
        self.complete = True
        self._answers: tuple[Message, ...] = ()
        self._writing: Message | None = None
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_due)

    def show(self, answers: Sequence[Message], writing: Message | None = None) -> None:
        """Show these answers; ``writing`` is the running answer after them, see ``add_steps``."""
        if tuple(answers) == self._answers and writing is self._writing:
            return
        self._answers, self._writing = tuple(answers), writing
        self.history, self.places = RunHistory(), []
        self._work = self._add_all()
        self.complete = False
        self._timer.start()

    def forget(self) -> None:
        """Drop everything: the charts are hidden."""
        self._timer.stop()
        self._answers, self._writing, self.complete = (), None, True
        self.history, self.places = RunHistory(), []
        self._work = iter(())

    def add_steps(self, steps: Sequence[StepFinished]) -> None:
        """Add new steps of the running answer."""
        if self.complete and self._writing is not None:  # otherwise they are added with the rest
            for step in steps:
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

    def _add_all(self) -> Iterator[None]:
        """Add all steps, yielding at points where it may pause."""
        counted = RunStatistics()
        for answer in self._answers:
            if answer.statistics is not None:
                counted.add(answer.statistics)
            yield from self._add_answer(answer)
        if self._writing is None:
            self.history.end(counted)  # stored step times are rounded, their sums are not
            return
        yield from self._add_answer(self._writing)  # its reasoning is counted by ``AnswerRun``

    def _add_answer(self, answer: Message) -> Iterator[None]:
        yield
        series = self.history.series
        self.places.append(AnswerStart(answer, len(series), series.tokens))
        written = answer is not self._writing
        thought = reasoning_steps(answer.tokens, answer.parts) if written else frozenset()
        taken = 0
        while taken < len(answer.steps):  # it may still be growing
            step = answer.steps[taken]
            self._add(step, reasons=step.index in thought)
            taken += 1
            if taken % _CLOCK_INTERVAL == 0:
                yield

    def _add(self, step: StepFinished, *, reasons: bool = False) -> None:
        numbered = replace(step, index=len(self.history.series))
        self.history.add_step(numbered, reasons=reasons)

    @Slot()
    def _on_due(self) -> None:
        until = time.perf_counter() + _SLICE_S
        while time.perf_counter() < until:
            if next(self._work, self) is self:
                self._timer.stop()
                self.complete = True
                break
        self.grown.emit()
