"""Export formats of conversations."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from foretoken.system.language import tr, tr_noop


class ExportFormat(StrEnum):
    """Export format; the values are used on the command line."""

    HTML = "html"
    PDF = "pdf"
    MARKDOWN = "markdown"
    JSON = "json"
    STEPS = "steps"
    STATISTICS = "csv"

    @property
    def words(self) -> str:
        """Display name."""
        return tr(_SAID[self][0])

    @property
    def help(self) -> str:
        """Description of its purpose, one sentence."""
        return tr(_SAID[self][1])

    @property
    def suffix(self) -> str:
        """File name suffix."""
        return _SUFFIXES.get(self, f".{self}")

    @property
    def has_colours(self) -> bool:
        """Whether it can show the origins of tokens."""
        return self in (ExportFormat.HTML, ExportFormat.PDF)


_SAID = {
    ExportFormat.HTML: (
        tr_noop("Web page"),
        tr_noop("A single file that looks like this window in any browser."),
    ),
    ExportFormat.PDF: (tr_noop("PDF"), tr_noop("Pages to read, print and send.")),
    ExportFormat.MARKDOWN: (
        tr_noop("Markdown"),
        tr_noop("Plain text with headings, for notes and wikis."),
    ),
    ExportFormat.JSON: (
        tr_noop("JSON"),
        tr_noop("Complete: every version, token and step. Foretoken can import it again."),
    ),
    ExportFormat.STEPS: (
        tr_noop("Steps (JSON Lines)"),
        tr_noop("One line per step of each answer, with its tokens, for analysis."),
    ),
    ExportFormat.STATISTICS: (
        tr_noop("Statistics (CSV)"),
        tr_noop("One row per answer, with its speed and acceptance, for spreadsheets."),
    ),
}
_SUFFIXES = {ExportFormat.MARKDOWN: ".md", ExportFormat.STEPS: ".jsonl"}


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """Options of an export."""

    format: ExportFormat = ExportFormat.HTML
    colours: bool = True
    """Whether to show token colours, if the format supports them."""
