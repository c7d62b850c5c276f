"""What a child has told: answers as a person has seen them, and what was asked to be written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

# Events that ask for something to be written.
_WRITES = frozenset({"asked", "ended", "renamed", "deleted", "backed up", "daily backup"})


@dataclass(slots=True)
class Shown:
    """An answer as a person has seen it."""

    conversation: int
    question: int
    asked_text: str | None
    """Of the question, where it is new."""
    at: float
    """When it began, or went on."""
    text: str = ""
    before: str | None = None
    """Its text before it went on, which may be longer: half a character is taken back."""
    pieces: list[tuple[float, int]] = field(default_factory=list)
    """When it was as long as that, in characters."""
    ended_at: float | None = None

    def length_at(self, moment: float) -> int:
        """How much of the text had been shown then."""
        return max((length for at, length in self.pieces if at <= moment), default=0)

    def shown_at(self, length: int) -> float | None:
        """When the first character behind so many was shown; None: there is none."""
        return next((at for at, shown in self.pieces if shown > length), None)


@dataclass(slots=True)
class Round:
    """What a child has told until it was killed."""

    answers: dict[int, Shown] = field(default_factory=dict)
    typed: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    renamed: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    deleted: dict[int, float] = field(default_factory=dict)
    """When it was asked for."""
    done: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    went_on: int = 0
    writes: int = 0
    """How often something was asked to be written."""

    @property
    def streams(self) -> bool:
        return any(answer.text and answer.ended_at is None for answer in self.answers.values())

    def take(self, event: dict[str, Any]) -> None:
        """Take over one event."""
        at, kind = event["at"], event["kind"]
        self.writes += kind in _WRITES and not event.get("done")
        if kind == "asked":
            self.answers[event["answer"]] = Shown(
                event["conversation"], event["question"], event["text"], at
            )
        elif kind == "goes on":
            self.went_on += 1
            before = self.answers.get(event["answer"])
            self.answers[event["answer"]] = Shown(
                event["conversation"],
                event["question"],
                None,
                at,
                event["text"],
                before.text if before else None,
                [(at, len(event["text"]))],
            )
        elif kind == "text":
            answer = self.answers[event["answer"]]
            answer.text += event["text"]
            answer.pieces.append((at, len(answer.text)))
        elif kind == "ended":
            self.answers[event["answer"]].ended_at = at
            if event["error"]:
                self.problems.append(f"an answer failed: {event['error']}")
        elif kind == "typed":
            self.typed.setdefault(event["conversation"], []).append((at, event["text"]))
        elif kind == "renamed" and not event["done"]:
            conversation, title = event["what"]
            self.renamed.setdefault(conversation, []).append((at, title))
        elif kind == "deleted" and not event["done"]:
            self.deleted[event["what"][0]] = at
        elif kind == "failed" or (kind == "opened" and event["notice"]):
            told = event.get("sentence") or event.get("notice")
            self.problems.append(f"the app told: {told}")
        if event.get("done"):
            self.done.append(kind)
