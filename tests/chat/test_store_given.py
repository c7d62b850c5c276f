"""A file of chats that somebody has made to do harm is refused, or gives its rows and no more."""

import os
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from foretoken.chat.store import copies as store_copies
from foretoken.chat.store.answer_codec import (
    ColumnWriter,
    UnreadableRecords,
    unpack_records,
    unpack_text,
)
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.system import database as database_module
from stored_chats import chat, keep, opened, state, titles


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Of three chats."""
    file = tmp_path / "given.db"
    with opened(tmp_path / "other" / "chats.db") as store:
        for number in range(3):
            keep(store, chat(f"given {number}", "answer"))
        store.backup_to(file)
    return file


def changed(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def table_with(sql: str) -> tuple[str, ...]:
    """Folders, which are empty, as another kind of thing."""
    return ("DROP TABLE folders", sql)


FOREIGN = {
    "trigger": ("CREATE TRIGGER harm AFTER INSERT ON messages BEGIN DELETE FROM messages; END",),
    "view": ("CREATE VIEW harm AS SELECT * FROM messages",),
    "more tables": ("CREATE TABLE harm (x)",),
    "index on an expression": ("CREATE INDEX harm ON messages (hex(id))",),
    "column": ("ALTER TABLE messages ADD COLUMN harm TEXT",),
}


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_what_is_more_than_chats_stays_behind(
    path: Path, backup: Path, statements: tuple[str, ...]
) -> None:
    changed(backup, *statements)
    with opened(path) as store:
        store.restore_from(backup)
        keep(store, chat("later"))
        assert titles(store) == ["later", "given 2", "given 1", "given 0"]
    with closing(sqlite3.connect(path)) as connection:
        made = connection.execute("SELECT sql FROM sqlite_master WHERE sql LIKE '%harm%'")
        assert made.fetchall() == []


COMPUTED = {
    "view": table_with("CREATE VIEW folders AS SELECT 1 id, 'x' name, 1 position, 1 deleted"),
    "virtual table": table_with(
        "CREATE VIRTUAL TABLE folders USING fts5 (id, name, position, deleted)"
    ),
    "generated column": table_with(
        "CREATE TABLE folders (id INTEGER PRIMARY KEY, name TEXT AS (hex(zeroblob(1000000000))), "
        "position INTEGER, deleted INTEGER)"
    ),
    "no table": ("DROP TABLE folders",),
}


@pytest.mark.parametrize("statements", COMPUTED.values(), ids=COMPUTED)
def test_tables_that_compute_their_rows_are_refused(
    path: Path, backup: Path, statements: tuple[str, ...]
) -> None:
    changed(backup, *statements)
    refused(path, backup, "is damaged")


def refused(path: Path, backup: Path, words: str) -> None:
    with opened(path) as store:
        before = chat("mine")
        keep(store, before)
        for ask in (store.look_into, store.restore_from):
            with pytest.raises(StoreError, match=words) as told:
                ask(backup)
            assert "Nothing was changed" in str(told.value)
        assert state(store.load(before.id)) == state(before)
        keep(store, chat("later"))
        assert titles(store) == ["later", "mine"]
    assert not list(path.parent.glob("*restoring*"))


ROWS = {
    "a wrong role": "UPDATE messages SET role = 'god'",
    "a wrong type": "UPDATE conversations SET created_ms = 'yesterday'",
    "circles": "UPDATE messages SET parent_id = id",
}


@pytest.mark.parametrize("statement", ROWS.values(), ids=ROWS)
def test_rows_that_no_store_can_have_are_refused(path: Path, backup: Path, statement: str) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        strict = dict(
            connection.execute("SELECT name, sql FROM sqlite_master WHERE sql LIKE '%STRICT'")
        )
        as_they_were = [
            f"UPDATE sqlite_master SET sql = '{sql.replace(chr(39), chr(39) * 2)}' "
            f"WHERE name = '{name}'"
            for name, sql in strict.items()
        ]
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '')")
        connection.commit()
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(statement)
        for one in as_they_were:
            connection.execute(one)
        connection.commit()
    refused(path, backup, "is damaged")


def test_numbers_that_nothing_can_show_and_rows_that_lead_nowhere_are_put_right(
    path: Path, backup: Path
) -> None:
    changed(
        backup,
        "UPDATE conversations SET created_ms = 9223372036854775807, speedup = 9e999",
        "UPDATE messages SET created_ms = -9223372036854775807, source = '{'",
        "UPDATE conversations SET folder_id = 77",
    )
    with opened(path) as store:
        store.restore_from(backup)
        rows = store.rows()
        assert [row.title for row in rows] == ["given 2", "given 1", "given 0"]
        for row in rows:
            loaded = store.load(row.id)
            assert loaded is not None
            assert loaded.folder_id is None
            assert 0 < loaded.created_ms < 1 << 45
            assert len(loaded.messages) == 2
        assert len(store.search("given")) > 3
        keep(store, chat("new"))
        assert "new" in titles(store)


def make_pipe(backup: Path) -> None:
    backup.unlink()
    os.mkfifo(backup)


def make_zeros(backup: Path) -> None:
    backup.unlink()
    backup.symlink_to("/dev/zero")


def make_page_count_huge(backup: Path) -> None:
    with backup.open("r+b") as file:
        file.seek(28)
        file.write(struct.pack(">I", 0xFFFFFFFE))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX file kinds")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (make_pipe, "cannot be read: it is a pipe"),
        (make_zeros, "cannot be read: it is a device"),
        (make_page_count_huge, "is damaged"),
    ],
)
def test_files_that_are_none(
    path: Path, backup: Path, make: Callable[[Path], None], words: str
) -> None:
    make(backup)
    refused(path, backup, words)


def test_a_file_that_goes_away_meanwhile_is_told_as_one_that_cannot_be_read(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened_and_gone(file: Path) -> BinaryIO:
        content = file.read_bytes()
        file.unlink()
        return BytesIO(content)

    monkeypatch.setattr(store_copies, "open_given", opened_and_gone)
    refused(path, backup, "given.db cannot be read")


def test_work_without_an_end_is_ended(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_CHECKED_OPERATIONS", 10)
    monkeypatch.setattr(store_copies, "_LEAST_S", -60.0)
    refused(path, backup, "takes too long")


def test_a_file_written_ahead_of_its_log_is_read_as_it_is(path: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert backup.read_bytes()[18:20] == b"\2\2"
    with opened(path) as store:
        assert store.look_into(backup).conversations == 3


def test_texts_and_records_that_unpack_to_gigabytes_are_not_unpacked() -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(65)) + packer.flush()
    with pytest.raises(UnreadableRecords):
        unpack_text(bomb)
    with pytest.raises(UnreadableRecords):
        unpack_text(7)  # type: ignore[arg-type]
    columns = ColumnWriter()
    columns.add([0] * (9 << 20))
    with pytest.raises(UnreadableRecords):
        unpack_records(b"\2" + columns.packed(), "")


def test_a_step_that_accepts_a_million_million_tokens_is_not_written_out() -> None:
    columns = ColumnWriter()
    columns.add([1, 1])
    many = 1 << 40
    for column in ([0], [many], [0], [0], [0], [0], [0], [0], [0], [0], [0], [1], [1], [0], [0]):
        columns.add(column)
    for column in ([0], [102], [0], [], [0], [], [], [0]):  # no reason, and copied from nowhere
        columns.add(column)
    columns.add([True])
    columns.add([1])
    columns.add([many])
    with pytest.raises(UnreadableRecords):
        unpack_records(b"\2" + columns.packed(), "a")


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links of POSIX")
def test_a_link_in_the_place_of_the_chats_is_not_followed(path: Path, tmp_path: Path) -> None:
    others = tmp_path / "others.db"
    with opened(path) as store:
        keep(store, chat("one"))
        store.backup_to(others)
    others.chmod(0o644)
    before = others.read_bytes()
    path.unlink()
    path.symlink_to(others)
    with pytest.raises(StoreError, match="is not used, because it is a link"):
        ChatStore.open(path)
    assert others.read_bytes() == before
    assert others.stat().st_mode & 0o777 == 0o644


def test_deleting_everything_leaves_alone_what_a_link_leads_to(path: Path, tmp_path: Path) -> None:
    others = tmp_path / "others"
    others.write_bytes(b"words")
    with opened(path) as store:
        (path.parent / "backups" / "daily-2001-01-01.db").symlink_to(others)
        store.delete_all()
        assert others.read_bytes() == b"words"
        assert not list((path.parent / "backups").iterdir())
