"""The kinds of files that conversations are written to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ExportFormat(StrEnum):
    """What a file is for; the values are what people type."""

    HTML = "html"
    PDF = "pdf"
    MARKDOWN = "markdown"
    JSON = "json"
    STEPS = "steps"
    STATISTICS = "csv"

    @property
    def words(self) -> str:
        """What a dialog calls it."""
        return _SAID[self][0]

    @property
    def help(self) -> str:
        """What it is good for, in a sentence."""
        return _SAID[self][1]

    @property
    def suffix(self) -> str:
        """How its files end."""
        return _SUFFIXES.get(self, f".{self}")

    @property
    def has_colours(self) -> bool:
        """Whether it can show the origins of tokens."""
        return self in (ExportFormat.HTML, ExportFormat.PDF)


_SAID = {
    ExportFormat.HTML: ("Web page", "One file that any browser shows as this window does."),
    ExportFormat.PDF: ("PDF", "Pages to read, print and send."),
    ExportFormat.MARKDOWN: ("Markdown", "Plain text with headings, for notes and wikis."),
    ExportFormat.JSON: (
        "JSON",
        "Everything, without loss: every version, token and step. Foretoken imports it again.",
    ),
    ExportFormat.STEPS: (
        "Steps (JSON Lines)",
        "A line for every step of every answer, with its tokens, for analysis.",
    ),
    ExportFormat.STATISTICS: (
        "Statistics (CSV)",
        "A row for every answer with its speed and acceptance, for spreadsheets.",
    ),
}
_SUFFIXES = {ExportFormat.MARKDOWN: ".md", ExportFormat.STEPS: ".jsonl"}


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How conversations are written."""

    format: ExportFormat = ExportFormat.HTML
    colours: bool = True
    """Where the format has them."""
