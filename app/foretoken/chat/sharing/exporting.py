"""Export of conversations to a file, with only one in memory at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.html_page import page_pieces
from foretoken.chat.sharing.markdown_file import markdown_pieces
from foretoken.chat.sharing.own_json import pieces as json_pieces
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.tables import csv_pieces, step_pieces
from foretoken.system.atomic_file import atomic_writer
from foretoken.system.language import tr
from foretoken.system.paths import shown_path

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
