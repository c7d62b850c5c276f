"""The shape of diagnostics: named facts in sections, some with a problem and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

_MARKS = {"fact": " ", "fine": "✓", "note": "!", "problem": "✗"}


class Verdict(Enum):
    """What a fact means for the person."""

    FACT = "fact"
    """It is only told."""
    FINE = "fine"
    """It was checked and is well."""
    NOTE = "note"
    """Worth knowing; the product works."""
    PROBLEM = "problem"
    """Something does not work."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line."""

    name: str
    text: str
    verdict: Verdict = Verdict.FACT
    advice: str = ""
    """What to do about a problem."""
    value: Any = None
    """For programs, ready for JSON; ``text`` where there is nothing better."""


@dataclass(slots=True)
class Section:
    """Facts that belong together."""

    title: str
    facts: list[Fact] = field(default_factory=list)

    def add(
        self,
        name: str,
        text: str,
        verdict: Verdict = Verdict.FACT,
        advice: str = "",
        value: Any = None,
    ) -> None:
        """Add a fact; an empty text is left out."""
        if text:
            self.facts.append(Fact(name, text, verdict, advice, value))


@dataclass(frozen=True, slots=True)
class QtState:
    """What is known of the installed Qt; texts are empty where they say nothing."""

    version: str
    platform: str = ""
    """The plugin in use, or the one that a window would use; empty without a display."""
    problem: str = ""
    """Why that plugin cannot be loaded; empty if it can."""


@dataclass(frozen=True, slots=True)
class Diagnostics:
    """All that was found."""

    sections: tuple[Section, ...]

    @property
    def problems(self) -> list[Fact]:
        """Facts that keep something from working."""
        return [fact for fact in self._facts() if fact.verdict is Verdict.PROBLEM]

    def text(self, name: str) -> str:
        """Return what is told under a name; empty if nothing is."""
        return next((fact.text for fact in self._facts() if fact.name == name), "")

    def as_text(self) -> str:
        """Aligned lines for people: a mark, the name, what was found, and what to do."""
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
        """Values by section and name, and the problems with what to do."""
        sections = {
            section.title.casefold().replace(" ", "_"): {
                fact.name.casefold().replace(" ", "_"): (
                    fact.text if fact.value is None else fact.value
                )
                for fact in section.facts
            }
            for section in self.sections
        }
        told = [
            {"name": fact.name, "verdict": fact.verdict.value, "text": fact.text}
            | ({"advice": fact.advice} if fact.advice else {})
            for fact in self._facts()
            if fact.verdict in (Verdict.NOTE, Verdict.PROBLEM)
        ]
        return {"well": not self.problems, "findings": told, **sections}

    def _facts(self) -> Iterator[Fact]:
        for section in self.sections:
            yield from section.facts
