"""What is known of a case after it ran, and what is wrong with that."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from soak.hostile.case import Right
from soak.hostile.watching import MEGABYTE

REACTS_MS = 250
"""The window reacts within that."""
PEAK_MB = 300
LONGEST_WORDS = 1_500
_BLUNT = re.compile(r"Traceback|Error\(|Exception\b|object at 0x|<class '")
_ODD = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Controls, marks that turn the direction, and halves of characters."""


@dataclass(slots=True)
class Outcome:
    """Of one case."""

    group: str
    id: str
    attacks: str
    outcome: str = ""
    """What happened, in a few words."""
    words: str = ""
    """What a person sees."""
    seconds: float = 0.0
    pause_ms: int = 0
    """The longest in which the window did not react, without waiting for a processor."""
    peak_mb: int = 0
    """Over rest, with all child processes; and what is kept some seconds later."""
    kept_mb: int = 0
    problems: list[str] = field(default_factory=list)

    def wrong(self, what: str) -> None:
        """Note something that must not be, once."""
        if what not in self.problems:
            self.problems.append(what)

    def judge_end(self, right: Right, told: str | None, pattern: str, what: str = "it") -> None:
        """``told``: the words of a refusal, None where it worked."""
        if right is Right.WORKS and told is not None:
            self.wrong(f"{what} does not work: {told[:160]}")
        elif right is Right.TOLD and told is None:
            self.wrong(f"{what} is neither refused nor told")
        if told is not None:
            self.judge_words(told, pattern if right is not Right.WORKS else "")

    def judge_words(self, told: str, pattern: str = "") -> None:
        """Words of a message: for a person, of a length that can be read."""
        if not told.strip():
            self.wrong("nothing is said")
        elif pattern and not re.search(pattern, told):
            self.wrong(f"the words do not say what is wrong: {told[:120]!r}")
        if len(told) > LONGEST_WORDS:
            self.wrong(f"the message is too long ({told[-24:]})")
        if _BLUNT.search(told):
            self.wrong(f"the words are a program's: {told[:120]!r}")
        if odd := [c for c in told if c not in "\n\t" and not may_be_shown(c)]:
            self.wrong(f"the message has raw U+{ord(odd[0]):04X}")

    def take_gaps(self, told: dict[str, Any]) -> None:
        """Of the window: how long it did not react, without the time that others had."""
        self.pause_ms = max(self.pause_ms, told["longest_ms"])
        for each in told["long"]:
            self.wrong(f"the window does not react: {' < '.join(each.splitlines())[:300]}")

    def take_memory(self, peak: int, most_mb: int, *, killed: bool) -> None:
        """``peak``: bytes over rest."""
        self.peak_mb = peak // MEGABYTE
        if self.peak_mb > most_mb:
            self.wrong(f"memory {self.peak_mb} MB above rest")
        if killed:
            self.wrong("killed: it took all the memory that the machine can spare")


def may_be_shown(character: str) -> bool:
    """No control, no mark that turns the direction, no half of a character."""
    return not _ODD.match(character)
