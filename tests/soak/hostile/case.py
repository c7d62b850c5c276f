"""One hostile thing: what it attacks, how it is made, and what the right outcome is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any


class Right(Enum):
    """What is right to happen."""

    WORKS = "works"
    """As if nothing were odd: it is legitimate."""
    TOLD = "told"
    """It is refused or fails, in words that a person can act on."""
    EITHER = "either"
    """It works or is told; all that counts is that nothing else happens."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case of any group; what ``make`` returns or takes is the group's own matter."""

    id: str
    attacks: str
    """What it goes for, in a few words."""
    make: Callable[..., Any]
    right: Right = Right.TOLD
    words: str = ""
    """A pattern that what a person sees must match, where it is told; empty: any words."""
    second_turn: Right | None = None
    """Of a template: the outcome of the second turn, where it is another one."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What hostile content may try to reach; nothing may touch it."""

    folder: Path
    """Where the case may make files."""
    canary: Path
    """A picture that nobody may open."""
    port: int
    """Of a listener on 127.0.0.1 that nobody may call."""
