"""How people want to read what was written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReadingWishes:
    """For a whole window."""

    rendered: bool = True
    """Markdown in answers is shown as what it means."""
    copies_source: bool = False
    """A selection is copied as it was written, not as it is read."""
