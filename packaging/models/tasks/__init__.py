"""Chat samples that a tiny model can master: made by rule, endless, seeded, always right.

What is held out: about one content in twenty, by a hash (`core.held_out`). A content is what is
asked and not how: the operands of a sum (a sum, a word problem and `print(a + b)` share them), the
word to spell, the sentence to rewrite, the hero, place and thing of a story. What cannot be worked
out but only be known (a capital, a plural, a fixed piece of small talk) is held out as one wording
of one fact: the fact is taught, that question about it is not. Every kind of one word is split for
itself: a word whose spelling is held out may be taught reversed.
"""

import random
from collections.abc import Iterator

from tasks.arithmetic import ARITHMETIC
from tasks.calendar import CALENDAR
from tasks.code import CODE
from tasks.core import Maker, Registry, Sample, held_out, matches, of_kind, one_of
from tasks.counting import COUNTING
from tasks.facts import FACTS
from tasks.letters import LETTERS
from tasks.lists import LISTS
from tasks.memory import remembering
from tasks.sense import SENSE
from tasks.sentences import SENTENCES
from tasks.stories import STORIES
from tasks.talk import CHAT, TALK
from tasks.unknown import UNKNOWN
from tasks.writing import WRITING

__all__ = ["GROUPS", "KINDS", "Sample", "conversations", "held_out", "matches", "sample"]


def _scaled(registry: Registry, share: float) -> dict[str, tuple[float, Maker]]:
    total = sum(weight for weight, _ in registry.values())
    return {kind: (share * weight / total, make) for kind, (weight, make) in registry.items()}


_SHORT: Registry = {
    **_scaled(TALK, 3.0),
    **_scaled(ARITHMETIC, 1.5),
    **_scaled(FACTS, 1.0),
    **_scaled(LETTERS, 0.5),
    **_scaled(CALENDAR, 0.5),
}

# Group: its share of the samples (not of the tokens: a story is ten times as long as a sum).
GROUPS: dict[str, tuple[float, Registry]] = {
    "arithmetic": (22.0, ARITHMETIC),
    "counting": (6.5, COUNTING),
    "letters": (12.0, LETTERS),
    "calendar": (5.0, CALENDAR),
    "facts": (13.0, FACTS),
    "sentences": (8.0, SENTENCES),
    "lists": (6.0, LISTS),
    "code": (4.5, CODE),
    "stories": (4.5, STORIES),
    "talk": (15.0, TALK),
    "chats": (4.0, CHAT),
    "sense": (7.0, SENSE),
    "writing": (4.0, WRITING),
    "unknown": (3.0, UNKNOWN),
    "memory": (4.5, remembering(_SHORT)),
}
KINDS: Registry = {
    kind: entry
    for share, registry in GROUPS.values()
    for kind, entry in _scaled(registry, share).items()
}
_NAMES = list(KINDS)
_WEIGHTS = [KINDS[kind][0] for kind in _NAMES]
_GROUP_OF = {kind: group for group, (_, registry) in GROUPS.items() for kind in registry}
LONG_CHAT = 0.3
"""The share of chats of several turns."""


def _any(rng: random.Random) -> tuple[str, Sample]:
    kind = rng.choices(_NAMES, _WEIGHTS)[0]
    return kind, of_kind(rng, KINDS, kind)


def sample(rng: random.Random) -> Sample:
    """Return one sample for training, of a kind drawn by weight."""
    return _any(rng)[1]


def conversation(rng: random.Random) -> tuple[str, list[str]]:
    """Return the group of the first task, and the turns of a chat of one to five of them."""
    kind, first = _any(rng)
    turns = list(first.turns)
    if rng.random() < LONG_CHAT:
        # "You have not told me" would be wrong after somebody did.
        if rng.random() < 0.35 and kind != "not_told":
            turns[:0] = one_of(rng, TALK).turns
        for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
            more_kind, more = _any(rng)
            if more_kind == "not_told" or rng.random() < 0.35:
                more = one_of(rng, TALK)
            turns += more.turns
        if rng.random() < 0.15:
            turns += one_of(rng, TALK).turns
    return _GROUP_OF[kind], turns


def conversations(seed: int) -> Iterator[tuple[str, list[str]]]:
    """Yield chats without end, the same ones for the same seed."""
    rng = random.Random(seed)
    while True:
        yield conversation(rng)
