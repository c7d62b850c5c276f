"""The speedup of a chat: that of all its answers together, as the panel and the list tell it."""

from __future__ import annotations

from collections.abc import Iterable

from foretoken.chat.conversations.conversation import Conversation
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup


def speedup_of(answers: Iterable[RunStatistics | None]) -> Speedup | None:
    """The speedup over the counters of all ``answers``.

    None where nothing was drafted, or nothing can be compared.
    """
    total = RunStatistics()
    for counted in answers:
        if counted is not None:
            total.add(counted)
    return measured_speedup(total)


def told_speedup(conversation: Conversation) -> float | None:
    """That of the branch that is shown, if it says something."""
    found = speedup_of(message.statistics for message in conversation.messages)
    return found.ratio if found is not None and found.conclusive else None
