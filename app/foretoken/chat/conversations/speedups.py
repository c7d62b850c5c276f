"""The speedup of a chat: that of all its answers together, as the panel and the list tell it."""

from __future__ import annotations

from collections.abc import Iterable

from foretoken.chat.conversations.conversation import Conversation
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup


def speedup_of(answers: Iterable[tuple[RunStatistics | None, float | None]]) -> Speedup | None:
    """The speedup over all ``answers``: the counters of each, and its plain tokens per second.

    None where nothing was drafted, or nothing can be compared.
    """
    measured = [(counted, plain) for counted, plain in answers if counted is not None]
    if not any(counted.drafted for counted, _ in measured):
        return None
    return measured_speedup(measured)


def told_speedup(conversation: Conversation) -> float | None:
    """That of the branch that is shown, if it says something."""
    found = speedup_of((m.statistics, m.plain_tokens_per_second) for m in conversation.messages)
    return found.ratio if found is not None and found.conclusive else None
