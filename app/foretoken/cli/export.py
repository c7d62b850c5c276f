"""``foretoken export``: export stored chats to a file or to stdout."""

from __future__ import annotations

import argparse
from contextlib import closing
from datetime import datetime
from pathlib import Path

from foretoken.chat.sharing.exporting import ExportFormat, ExportOptions, export_file, export_pieces
from foretoken.chat.sharing.shared import SharingError
from foretoken.chat.sharing.stored_chats import Selection, read_shared, selected
from foretoken.chat.store.conversations import ANY_FOLDER
from foretoken.chat.store.errors import StoreError
from foretoken.chat.store.store import ChatStore, default_path
from foretoken.cli.options import one_of, whole_number
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, print_message, table, write
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

DESCRIPTION = (
    "Export chats to a file: web page, Markdown, complete JSON (which the window can import), one "
    "line per step, or a table with one row per answer. The window must be closed. PDF export is "
    "available only in the window."
)
_STDOUT = "-"
_MAX_TITLE = 60


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "chats", nargs="*", type=whole_number, default=[], metavar="ID", help="see --list"
    )
    which.add_argument("--all", action="store_true", help="all chats, including archived ones")
    which.add_argument("--folder", metavar="NAME", help="the chats of a folder")
    which.add_argument("--list", action="store_true", help="list the chats with their ids")
    kinds = [each.value for each in ExportFormat if each is not ExportFormat.PDF]
    add, first, names = parser.add_argument, kinds[0], "|".join(kinds)
    add("--format", type=one_of(kinds), default=first, metavar=names, help=f"default: {first}")
    add("--output", default=_STDOUT, metavar="F", help="output file; default: stdout")
    plain = "export web pages without token colours"
    add("--no-colours", dest="colours", action="store_false", help=plain)


def run(options: argparse.Namespace) -> int:
    """List or export chats; return the exit code."""
    path = default_path()
    if not path.exists():
        raise Refusal(Code.FAILED, f"There are no chats yet: {shown_path(path)} does not exist.")
    failed = errors_as_refusal(Code.FAILED, StoreError, SharingError)
    with failed, closing(ChatStore(path)) as store:
        if store.notice:
            print_message(store.notice)
        return _list(store) if options.list else _export(store, options)


def _export(store: ChatStore, options: argparse.Namespace) -> int:
    wanted = _selection(store, options)
    rows = selected(store, wanted)
    missing = set(wanted.ids or ()) - {row.id for row in rows}
    if missing:
        ids = ", ".join(map(str, sorted(missing)))
        words = f"There is no chat {ids}. List all chats with: foretoken export --list"
        raise Refusal(Code.WRONG_USAGE, words)
    if not rows:
        raise Refusal(Code.FAILED, "There are no chats to export.")
    chats = filter(None, (read_shared(store, row) for row in rows))
    titles = [row.title for row in rows]
    how = ExportOptions(ExportFormat(options.format), options.colours)
    if options.output == _STDOUT:
        for piece in export_pieces(chats, titles, how):
            write(piece)
        return Code.DONE
    file = Path(options.output)
    export_file(chats, titles, how, file)
    count = "1 chat" if len(rows) == 1 else f"{len(rows):,} chats"
    return print_message(f"exported {count} to {shown_path(file)}")


def _selection(store: ChatStore, options: argparse.Namespace) -> Selection:
    if options.chats:
        return Selection(tuple(dict.fromkeys(options.chats)))
    if options.folder is None:
        return Selection(folder_id=ANY_FOLDER)
    folders = [each for each in store.folders() if each.name == options.folder]
    if folders:
        return Selection(folder_id=folders[0].id)
    names = ", ".join(shown_name(each.name) for each in store.folders()) or "none"
    words = f"There is no folder {shown_name(options.folder)}. Folders: {names}."
    raise Refusal(Code.WRONG_USAGE, words)


def _list(store: ChatStore) -> int:
    folders: dict[int | None, str] = {each.id: shown_name(each.name) for each in store.folders()}
    rows = [("id", "last", "title", "")]
    for row in selected(store, Selection()):
        last = f"{datetime.fromtimestamp(row.updated_ms / 1000):%Y-%m-%d}"
        remarks = (folders.get(row.folder_id), "archived" if row.archived else "")
        title, remark = shown_name(row.title, _MAX_TITLE), ", ".join(filter(None, remarks))
        rows.append((str(row.id), last, title, remark))
    write("\n".join(table(rows)) + "\n")
    return Code.DONE
