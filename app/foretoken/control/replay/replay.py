"""The replay of an answer: its question, its moments, and its charts at each of them."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from foretoken.chat.conversations.conversation import Message, Role, path_to
from foretoken.chat.conversations.timeline import Timeline, timeline_of
from foretoken.chat.reasoning.parts import reasoning_steps
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.speedup import PlainReference
from foretoken.system.language import tr

_EVERY = 256
"""Steps between two kept histories: going back replays at most so many."""


class HistoryInTime:
    """The charts of an answer after any number of its steps.

    Going forward adds the steps between; going back starts at a kept copy.
    """

    def __init__(self, answer: Message) -> None:
        self._answer = answer
        self._reasoning = reasoning_steps(answer.tokens, answer.parts)
        before = PlainReference.at_speed(answer.plain_tokens_per_second)
        self._kept = {0: RunHistory(before)}
        self._now = RunHistory(before)
        self._count = 0
        self._ended = False

    def after(self, steps: int, *, ended: bool = False) -> RunHistory:
        """The history after so many steps; the same object as before while it goes forward.

        ``ended``: with the counters of the whole answer, as its footer has them.
        """
        if steps < self._count or (self._ended and not ended):
            self._count = max(each for each in self._kept if each <= steps)
            self._now, self._ended = deepcopy(self._kept[self._count]), False
        for step in self._answer.steps[self._count : steps]:
            self._now.add_step(step, reasons=step.index in self._reasoning)
            self._count += 1
            if self._count % _EVERY == 0 and self._count not in self._kept:
                self._kept[self._count] = deepcopy(self._now)
        if ended and not self._ended and self._answer.statistics is not None:
            self._now.end(self._answer.statistics)
            self._ended = True
        return self._now


@dataclass(frozen=True, slots=True)
class Replay:
    """An answer that can be replayed."""

    answer: Message
    timeline: Timeline
    question: Message | None
    before: tuple[Message, ...] = ()
    """Earlier measured answers of its chat, which the large figure includes."""
    history: HistoryInTime = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "history", HistoryInTime(self.answer))


def replay_of(answer: Message) -> Replay | None:
    """What there is to play of an answer; None if ``why_no_replay`` has a reason."""
    timeline = None if why_no_replay(answer) else timeline_of(answer)
    if timeline is None:
        return None
    path = path_to(answer)[:-1]
    question = path[-1] if path and path[-1].role is Role.USER else None
    measured = tuple(each for each in path if each.statistics is not None)
    return Replay(answer, timeline, question, measured)


def why_no_replay(answer: Message) -> str:
    """Why an answer cannot be replayed; empty if it can."""
    if answer.tokens:
        return ""
    if not answer.text:
        return tr("Nothing was written in this answer.")
    return tr("Only the text of this answer is kept, not how its tokens came.")
