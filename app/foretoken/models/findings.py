"""Data structures of diagnostics: named facts in sections, some with a problem and advice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

_MARKS = {"fact": " ", "fine": "✓", "note": "!", "problem": "✗"}


class Verdict(Enum):
    """Meaning of a fact for the user."""

    FACT = "fact"
    """Information only."""
    FINE = "fine"
    """Checked and in order."""
    NOTE = "note"
    """Worth knowing; the product works."""
    PROBLEM = "problem"
    """Something does not work."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of a section."""

    name: str
    text: str
    verdict: Verdict = Verdict.FACT
    advice: str = ""
    """Advice on a problem."""
    value: Any = None
    """Machine-readable, ready for JSON; None: ``text``."""


@dataclass(slots=True)
class Section:
    """A group of related facts."""

    title: str
    facts: list[Fact] = field(default_factory=list)

    def add(
        self,
        name: str,
        text: str,
        *,
        fine: bool = False,
        note: str = "",
        problem: str = "",
        value: Any = None,
    ) -> None:
        """Add a fact, unless its text is empty; ``note`` and ``problem`` are advice on it."""
        verdict = Verdict.FINE if fine else Verdict.FACT
        if note or problem:
            verdict = Verdict.PROBLEM if problem else Verdict.NOTE
        if text:
            self.facts.append(Fact(name, text, verdict, problem or note, value))


@dataclass(frozen=True, slots=True)
class QtState:
    """State of the installed Qt; texts are empty if there is nothing to say."""

    version: str
    platform: str = ""
    """Plugin in use, or the one that a window would use; empty without a display."""
    problem: str = ""
    """Why that plugin cannot be loaded; empty if it can."""


@dataclass(frozen=True, slots=True)
class Diagnostics:
    """All findings."""

    sections: tuple[Section, ...]

    @property
    def problems(self) -> list[Fact]:
        """Facts that prevent something from working."""
        return [fact for fact in self._facts() if fact.verdict is Verdict.PROBLEM]

    def text(self, name: str) -> str:
        """Return the text of a fact by name; empty if there is none."""
        return next((fact.text for fact in self._facts() if fact.name == name), "")

    def as_text(self) -> str:
        """Return aligned lines for the user: a mark, the name, the text, and the advice."""
        width = max((len(fact.name) for fact in self._facts()), default=0)
        lines: list[str] = []
        for section in self.sections:
            if section.facts:
                lines += ["", section.title] if lines else [section.title]
            for fact in section.facts:
                mark = _MARKS[fact.verdict.value]
                first, *more = fact.text.splitlines()
                lines.append(f"  {mark} {fact.name:<{width}}  {first}")
                if fact.advice:
                    more.append(f"→ {fact.advice}")
                lines += [f"    {'':<{width}}  {line}" for line in more]
        return "\n".join(lines) + "\n"

    def as_json(self) -> dict[str, Any]:
        """Return values by section and name, and the problems with advice."""
        sections = {
            section.title.casefold().replace(" ", "_"): {
                fact.name.casefold().replace(" ", "_"): (
                    fact.text if fact.value is None else fact.value
                )
                for fact in section.facts
            }
            for section in self.sections
        }
        findings = [
            {"name": fact.name, "verdict": fact.verdict.value, "text": fact.text}
            | ({"advice": fact.advice} if fact.advice else {})
            for fact in self._facts()
            if fact.verdict in (Verdict.NOTE, Verdict.PROBLEM)
        ]
        return {"well": not self.problems, "findings": findings, **sections}

    def _facts(self) -> Iterator[Fact]:
        for section in self.sections:
            yield from section.facts
