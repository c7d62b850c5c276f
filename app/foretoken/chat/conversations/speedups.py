"""Speedup of a chat over all its answers, as shown in the panel and the list."""

from __future__ import annotations

from collections.abc import Iterable

from foretoken.chat.conversations.conversation import Conversation
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup


def speedup_of(answers: Iterable[RunStatistics | None]) -> Speedup | None:
    """Return the speedup over the counters of all ``answers``.

    None if nothing was drafted or nothing can be compared.
    """
    total = RunStatistics()
    for counted in answers:
        if counted is not None:
            total.add(counted)
    return measured_speedup(total)


def conclusive_speedup(conversation: Conversation) -> float | None:
    """Return the speedup of the displayed branch; None if inconclusive."""
    found = speedup_of(message.statistics for message in conversation.messages)
    return found.ratio if found is not None and found.conclusive else None
