"""What is known of a case after it ran, and what is wrong with that."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from soak.hostile.case import Case, Right
from soak.hostile.rig import MEGABYTE, Ran, Window

REACTS_MS = 100
"""The window reacts within that."""
HANGS_MS = 500
"""Without a processor's work in it: it waited for something."""
COMMAND_S = 5.0
"""Where others have the processor, a command may take longer; its own share may not."""
KILLED_S = 40.0
"""After that a command is killed."""
PEAK_MB = 300
GIVEN_BACK_MB = 60
LONGEST_WORDS = 1_500
_BLUNT = re.compile(r"Traceback|Error\(|Exception\b|object at 0x|<class '")
_ESCAPES = re.compile(rb"[\x00-\x06\x07\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]")
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]")


@dataclass(slots=True)
class Outcome:
    """Of one case."""

    group: str
    id: str
    attacks: str
    right: str
    outcome: str = ""
    """What happened, in a few words."""
    words: str = ""
    """What a person sees."""
    seconds: float = 0.0
    pause_own_ms: int = 0
    """The longest in which the window did not react, without waiting for a processor of others,
    be it by another thread of the process, which may have held the interpreter's lock.
    """
    pause_ms: int = 0
    """With that."""
    pause_processor_ms: int = 0
    """The processor time that its process had in that pause, and its thread."""
    pause_thread_ms: int = 0
    pause_in: str = ""
    """Where the window's thread was."""
    rest_mb: int = 0
    peak_mb: int = 0
    """Over rest, with all child processes."""
    kept_mb: int = 0
    """Over rest, some seconds later."""
    command_s: float | None = None
    command_code: int | None = None
    command_peak_mb: int = 0
    command_words: str = ""
    files_read: int = 0
    calls: int = 0
    packets: int | None = 0
    problems: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, group: str, case: Case) -> Outcome:
        return cls(group, case.id, case.attacks, case.right.value)

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

    def take_gaps(self, gaps: list[dict[str, Any]]) -> None:
        """Of the window: the worst, apart from the time in which others had the processor."""
        for gap in gaps:
            own = int(gap["ms"] - gap["waited_for_processor_ms"])
            blocked = max(0, own - int(gap["window_thread_ms"]))
            own -= min(blocked, int(gap["other_thread_waited_ms"]))
            if own > self.pause_own_ms:
                self.pause_ms, self.pause_own_ms = int(gap["ms"]), own
                self.pause_processor_ms = int(gap["processor_ms"])
                self.pause_thread_ms = int(gap["window_thread_ms"])
                self.pause_in = gap["at"]

    def judge_pause(self) -> None:
        """Of a pause in which nobody worked there is no saying who is to blame, if it is short."""
        own = self.pause_own_ms
        waits = self.pause_processor_ms < own / 2
        # Where others had the processor most of the time, its caches were theirs, too.
        crowded = self.pause_ms - own > own
        if own > (HANGS_MS if waits else REACTS_MS * 2 if crowded else REACTS_MS):
            self.wrong(
                f"the window does not react for {own} ms (with waiting for a processor "
                f"{self.pause_ms}; its process worked {self.pause_processor_ms} ms of it, its own "
                f"thread {self.pause_thread_ms}) in {self.pause_in}"
            )

    def take_memory(self, window: Window, rest: int) -> None:
        """The peak since it was begun; what is kept is asked later."""
        self.rest_mb = rest // MEGABYTE
        self.peak_mb = (window.memory.peak - rest) // MEGABYTE
        if self.peak_mb > PEAK_MB:
            self.wrong(f"memory {self.peak_mb} MB above rest")
        if window.memory.killed:
            self.wrong("killed: it took all the memory that the machine can spare")

    def take_command(self, ran: Ran, right: Right, pattern: str, rest: int) -> None:
        """How ``foretoken generate`` went; ``rest``: the peak of a harmless run."""
        self.command_s = round(ran.seconds, 2)
        self.command_code = ran.code
        self.command_peak_mb = ran.peak_bytes // MEGABYTE
        text = ran.output.decode("utf-8", "replace")
        told = "\n".join(line for line in text.splitlines() if "foretoken: " in line)
        self.command_words = told[:300]
        if ran.ate_too_much:
            self.wrong("command: killed: it took all the memory that the machine can spare")
        elif ran.code is None:
            self.wrong(f"command: does not end in {KILLED_S:.0f} s")
        elif ran.code < 0:
            self.wrong(f"command: dies of signal {-ran.code}")
        elif ran.seconds > COMMAND_S and ran.processor_seconds > COMMAND_S - 1:
            self.wrong(f"command: ends after {ran.seconds:.1f} s")
        if (ran.peak_bytes - rest) // MEGABYTE > PEAK_MB:
            self.wrong(f"command: memory {(ran.peak_bytes - rest) // MEGABYTE} MB above rest")
        if "Traceback" in text:
            self.wrong(f"command: a traceback: {text.strip().splitlines()[-1][:160]}")
        if ran.code is not None and ran.code >= 0:
            if right is Right.WORKS and ran.code:
                self.wrong(f"command: does not work: {told[:160]}")
            if right is Right.TOLD and not ran.code:
                self.wrong("command: neither refused nor told")
            if ran.code and not told:
                self.wrong("command: nothing is said")
            if ran.code and ran.written > 20_000:
                self.wrong(f"command: writes {ran.written:,} bytes")

    def take_terminal(self, output: bytes, what: str) -> None:
        """What was written to a terminal; ours are returns and newlines alone."""
        plain = output.replace(b"\r\n", b"\n")
        if found := _ESCAPES.search(plain):
            around = plain[max(0, found.start() - 12) : found.end() + 12]
            self.wrong(f"{what}: raw control on the terminal: {around!r}")
        if found_mark := _DIRECTIONS.search(plain.decode("utf-8", "replace")):
            self.wrong(f"{what}: raw mark of direction U+{ord(found_mark[0]):04X} on the terminal")


def may_be_shown(character: str) -> bool:
    """No control, no mark that turns the direction, no half of a character."""
    code = ord(character)
    return not (
        code < 0x20
        or 0x7F <= code < 0xA0
        or 0x202A <= code <= 0x202E
        or 0x2066 <= code <= 0x2069
        or 0xD800 <= code <= 0xDFFF
        or code in (0x200E, 0x200F, 0x061C, 0x2028, 0x2029)
    )
