"""The kinds of files that conversations are written to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from foretoken.system.language import tr, tr_noop


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
        return tr(_SAID[self][0])

    @property
    def help(self) -> str:
        """What it is good for, in a sentence."""
        return tr(_SAID[self][1])

    @property
    def suffix(self) -> str:
        """How its files end."""
        return _SUFFIXES.get(self, f".{self}")

    @property
    def has_colours(self) -> bool:
        """Whether it can show the origins of tokens."""
        return self in (ExportFormat.HTML, ExportFormat.PDF)


_SAID = {
    ExportFormat.HTML: (
        tr_noop("Web page"),
        tr_noop("One file that any browser shows as this window does."),
    ),
    ExportFormat.PDF: (tr_noop("PDF"), tr_noop("Pages to read, print and send.")),
    ExportFormat.MARKDOWN: (
        tr_noop("Markdown"),
        tr_noop("Plain text with headings, for notes and wikis."),
    ),
    ExportFormat.JSON: (
        tr_noop("JSON"),
        tr_noop(
            "Everything, without loss: every version, token and step. Foretoken imports it again."
        ),
    ),
    ExportFormat.STEPS: (
        tr_noop("Steps (JSON Lines)"),
        tr_noop("A line for every step of every answer, with its tokens, for analysis."),
    ),
    ExportFormat.STATISTICS: (
        tr_noop("Statistics (CSV)"),
        tr_noop("A row for every answer with its speed and acceptance, for spreadsheets."),
    ),
}
_SUFFIXES = {ExportFormat.MARKDOWN: ".md", ExportFormat.STEPS: ".jsonl"}


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How conversations are written."""

    format: ExportFormat = ExportFormat.HTML
    colours: bool = True
    """Where the format has them."""
