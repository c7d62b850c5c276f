"""``foretoken export``: chats of the store into a file, or onto stdout."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from foretoken.chat.sharing.exporting import export_file, export_pieces
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.stored_chats import Selection, read_shared, selected
from foretoken.chat.store.store import (
    ANY_FOLDER,
    ChatStore,
    ConversationRow,
    StoreError,
    default_path,
)
from foretoken.cli.terminal import DONE, FAILED, WRONG_USAGE, complain, table, write
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

STDOUT = "-"
_LONGEST_TITLE = 60


def run(options: argparse.Namespace) -> int:
    """Run ``foretoken export`` with these options; return its exit code."""
    path = default_path()
    if not path.exists():
        return complain(FAILED, f"There are no chats yet: {shown_path(path)} is not there.")
    try:
        opened = ChatStore.open(path)
    except StoreError as error:
        return complain(FAILED, str(error))
    store = opened.store
    try:
        if opened.notice:
            complain(DONE, opened.notice)
        return _list(store) if options.list else _export(store, options)
    except (StoreError, SharingError) as error:
        return complain(FAILED, str(error))
    finally:
        store.close()


def _export(store: ChatStore, options: argparse.Namespace) -> int:
    wanted = _wanted(store, options)
    if isinstance(wanted, str):
        return complain(WRONG_USAGE, wanted)
    rows = selected(store, wanted)
    missing = set(wanted.ids or ()) - {row.id for row in rows}
    if missing:
        ids = ", ".join(map(str, sorted(missing)))
        return complain(WRONG_USAGE, f"There is no chat {ids}. foretoken export --list lists all.")
    if not rows:
        return complain(FAILED, "There is no chat to export.")
    titles = [row.title for row in rows]
    how = ExportOptions(ExportFormat(options.format), options.colours)
    chats = _read(store, rows)
    if options.output == STDOUT:
        for piece in export_pieces(chats, titles, how):
            write(piece)
        return DONE
    file = Path(options.output)
    export_file(chats, titles, how, file)
    count = "1 chat" if len(rows) == 1 else f"{len(rows):,} chats"
    return complain(DONE, f"exported {count} to {shown_path(file)}")


def _wanted(store: ChatStore, options: argparse.Namespace) -> Selection | str:
    """What is asked for, or why that cannot be."""
    if options.chats:
        return Selection(tuple(dict.fromkeys(options.chats)))
    if options.folder is None:
        return Selection(folder_id=ANY_FOLDER)
    folders = [each for each in store.folders() if each.name == options.folder]
    if folders:
        return Selection(folder_id=folders[0].id)
    names = ", ".join(shown_name(each.name) for each in store.folders()) or "none"
    return f"There is no folder {shown_name(options.folder)}; there are: {names}."


def _read(store: ChatStore, rows: Sequence[ConversationRow]) -> Iterator[SharedChat]:
    found = (read_shared(store, row) for row in rows)
    return (chat for chat in found if chat is not None)


def _list(store: ChatStore) -> int:
    folders = {folder.id: folder.name for folder in store.folders()}
    rows = [
        (
            str(row.id),
            f"{datetime.fromtimestamp(row.updated_ms / 1000):%Y-%m-%d}",
            shown_name(row.title, _LONGEST_TITLE),
            _remark(row, folders),
        )
        for row in selected(store, Selection())
    ]
    lines = table([("id", "last", "title", ""), *rows])
    write("\n".join(lines) + "\n")
    return DONE


def _remark(row: ConversationRow, folders: dict[int, str]) -> str:
    folder = "" if row.folder_id is None else shown_name(folders.get(row.folder_id, ""))
    return ", ".join(filter(None, (folder, "archived" if row.archived else "")))


def formats() -> list[ExportFormat]:
    """Those that need no window."""
    return [each for each in ExportFormat if each is not ExportFormat.PDF]
