"""Export formats of conversations, and export to a file with only one in memory at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from foretoken.chat.sharing.html_page import page_pieces
from foretoken.chat.sharing.markdown_file import markdown_pieces
from foretoken.chat.sharing.own_json import pieces as json_pieces
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.tables import csv_pieces, step_pieces
from foretoken.system.atomic_file import atomic_writer
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path


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


_PIECES = {
    ExportFormat.MARKDOWN: markdown_pieces,
    ExportFormat.JSON: json_pieces,
    ExportFormat.STEPS: step_pieces,
    ExportFormat.STATISTICS: csv_pieces,
}


def export_pieces(
    chats: Iterable[SharedChat], titles: Sequence[str], options: ExportOptions
) -> Iterator[str]:
    """Yield the text of a file; ``titles`` are those of ``chats``. PDF is written by the window."""
    if options.format is ExportFormat.HTML:
        return page_pieces(chats, titles, colours=options.colours)
    return _PIECES[options.format](chats)


def export_file(
    chats: Iterable[SharedChat],
    titles: Sequence[str],
    options: ExportOptions,
    file: Path,
    check: Callable[[], None] = lambda: None,
) -> None:
    """Write a file atomically: after an error, it is unchanged.

    ``check`` is called for every piece and may raise to cancel. Raises ``SharingError``.
    """
    try:
        with atomic_writer(file) as out:
            for piece in export_pieces(chats, titles, options):
                check()
                # A lone surrogate, from some clipboard, cannot be encoded in UTF-8.
                out.write(piece.encode("utf-8", "replace").decode())
    except OSError as error:
        raise cannot_write(file, error) from error


def cannot_write(file: Path, error: OSError) -> SharingError:
    """Return the error for a file that cannot be written."""
    return SharingError(
        tr(
            "{file} cannot be written: {reason}. Nothing was changed. Choose another location.",
            file=shown_path(file),
            reason=error.strerror or str(error),
        )
    )


def file_name(title: str) -> str:
    """Return a file name without suffix that is valid on every system."""
    kept = "".join(one if one.isalnum() or one in " -_.,()" else " " for one in title)
    name = " ".join(kept.split()).strip(" .")[:80].strip(" .")
    reserved = name.casefold().partition(".")[0] in _RESERVED
    other = f"chat {name}".strip()  # not translated: the name of a file
    return other if reserved or not name else name


_RESERVED = {"con", "prn", "aux", "nul"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in range(10)
}
