"""Backups bring everything back and nothing else; deleting everything leaves nothing."""

import os
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.store import copies as store_copies
from foretoken.chat.store.answer_codec import (
    ColumnWriter,
    UnreadableRecords,
    unpack_records,
    unpack_text,
)
from foretoken.chat.store.store import ChatStore, StoreError, SystemPrompt
from foretoken.system import database as database_module
from stored_chats import (
    backups,
    chat,
    fill,
    garbage_in_the_middle,
    keep,
    opened,
    state,
    titles,
    zeros,
)


def test_a_daily_backup_is_made_once_a_day_and_few_are_kept(path: Path) -> None:
    with opened(path) as store:
        keep(store, chat("one"))
        for name in ("2001-01-01", "2002-02-02", "2003-03-03", "2004-04-04"):
            (path.parent / "backups" / f"daily-{name}.db").touch()
        assert store.make_daily_backup()
        today = f"daily-{datetime.now():%Y-%m-%d}.db"
        assert backups(path) == ["daily-2003-03-03.db", "daily-2004-04-04.db", today]
        first = (path.parent / "backups" / today).read_bytes()
        keep(store, chat("two"))
        assert store.make_daily_backup()
        assert (path.parent / "backups" / today).read_bytes() == first


def test_a_daily_backup_can_be_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path, 40)
    monkeypatch.setattr(database_module, "_COPIED_PAGES", 5)
    monkeypatch.setattr(database_module, "_CHECKED_OPERATIONS", 50)
    with opened(path) as store:
        for asked in range(1, 6):
            answers = iter([True] * asked)
            assert not store.make_daily_backup(lambda answers=answers: next(answers, False))
            assert backups(path) == []
        keep(store, chat("it goes on"))
        assert store.make_daily_backup()
        assert len(backups(path)) == 1


def test_a_backup_is_one_file_that_brings_everything_back(path: Path, tmp_path: Path) -> None:
    conversations = fill(path, 4)
    copy = tmp_path / "elsewhere" / "my chats.backup"
    copy.parent.mkdir()
    copy.write_text("an older one")
    with opened(path) as store:
        store.save_prompt(SystemPrompt(1, "brief", "Be brief."))
        folder = store.add_folder("Work")
        store.set_folder([conversations[0].id], folder.id)
        store.backup_to(copy)
        assert [file.name for file in copy.parent.iterdir()] == [copy.name]
        before = {c.id: state(store.load(c.id)) for c in conversations}
        store.delete_conversations([conversations[0].id])
        store.delete_folder(folder.id)
        store.delete_prompt(1)
        keep(store, chat("later"))
        copy.chmod(0o400)  # as on a medium that cannot be written to
        told = store.restore_from(copy)
        assert "4 chats were restored from the backup my chats.backup" in told
        assert {c.id: state(store.load(c.id)) for c in conversations} == before
        assert store.folders() == [folder]
        assert [prompt.name for prompt in store.prompts()] == ["brief"]
        assert len(store.search('"question 2"')) == 2
        assert store.search("later") == []
    with opened(path) as store:
        assert len(titles(store)) == 4
        store.undo_restore()
        assert "later" in titles(store)


def test_an_answer_that_was_streaming_when_a_backup_was_made_is_interrupted_there(
    store: ChatStore, tmp_path: Path
) -> None:
    conversation = chat("one")
    keep(store, conversation)
    conversation.append(answer := Message(Role.ASSISTANT, "half"))
    store.save_partial(conversation.id, answer)
    store.backup_to(tmp_path / "copy.db")
    answer.text = "whole"
    store.save_message(conversation.id, answer, answer.id)
    store.restore_from(tmp_path / "copy.db")
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert (loaded.messages[1].text, loaded.messages[1].interrupted) == ("half", True)


def test_a_backup_needs_a_place_that_can_be_written_to(path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with opened(path) as store:
        keep(store, chat("one"))
        with pytest.raises(StoreError, match="The backup cannot be saved"):
            store.backup_to(tmp_path / "file" / "copy.db")
        for place in (path, path.parent / "copy.db", path.parent / "backups" / "copy.db"):
            with pytest.raises(StoreError, match="holds the chats themselves"):
                store.backup_to(place)
        assert titles(store) == ["one"]


# --- deleting everything -------------------------------------------------------------------------


def test_delete_all_leaves_nothing_but_what_a_link_leads_to(path: Path, tmp_path: Path) -> None:
    fill(path, 5, backup=True)
    zeros(path)
    ChatStore.open(path).store.close()
    others = tmp_path / "others"
    others.write_bytes(b"words")
    with opened(path) as store:
        (path.parent / "backups" / "daily-2001-01-01.db").symlink_to(others)
        store.save_prompt(SystemPrompt(1, "brief", "question of a prompt"))
        store.add_folder("question of a folder")
        keep(store, chat("question in the log"))
        store.delete_all()
        assert store.rows() == store.folders() == store.prompts() == store.search("question") == []
        names = sorted(file.name for file in path.parent.rglob("*"))
        assert names == ["backups", "chats.db", "chats.db-wal", "chats.db.lock"]
        for file in path.parent.rglob("*"):
            assert file.is_dir() or b"question" not in file.read_bytes()
        keep(store, chat("afterwards"))
    with opened(path) as store:
        assert titles(store) == ["afterwards"]
    assert others.read_bytes() == b"words"


def test_a_deletion_that_fails_brings_nothing_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, 5, backup=True)
    unlink = Path.unlink

    def refuse(file: Path, *, missing_ok: bool = False) -> None:
        if file == path:
            raise PermissionError(13, "Permission denied", str(file))
        unlink(file, missing_ok=missing_ok)

    with opened(path) as store:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", refuse)
            with pytest.raises(StoreError, match="Permission denied"):
                store.delete_all()
        assert backups(path) == []
        assert len(titles(store)) == 5
        store.delete_all()
        assert titles(store) == []


# --- files that are no backup, damaged, or made to do harm ---------------------------------------


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
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)


def refused(path: Path, backup: Path, words: str) -> None:
    with opened(path) as store:
        before = chat("mine")
        keep(store, before)
        for ask in (store.look_into, store.restore_from):
            with pytest.raises(StoreError, match=words) as told:
                ask(backup)
            assert "Nothing was changed" in str(told.value) or "newer" in words
        assert state(store.load(before.id)) == state(before)
        keep(store, chat("later"))
        assert titles(store) == ["later", "mine"]
    assert backups(path) == []
    assert not list(path.parent.glob("*restoring*"))


FOREIGN = [
    "CREATE TRIGGER harm AFTER INSERT ON messages BEGIN DELETE FROM messages; END",
    "CREATE VIEW harm AS SELECT * FROM messages",
    "CREATE TABLE harm (x)",
    "CREATE INDEX harm ON messages (hex(id))",
    "ALTER TABLE messages ADD COLUMN harm TEXT",
]


def test_what_is_more_than_chats_stays_behind(path: Path, backup: Path) -> None:
    for number, statement in enumerate(FOREIGN):
        changed(backup, statement.replace("harm", f"harm{number}"))
        with opened(path) as store:
            store.restore_from(backup)
            keep(store, chat("later"))
            assert titles(store) == ["later", "given 2", "given 1", "given 0"]
        with closing(sqlite3.connect(path)) as connection:
            made = connection.execute("SELECT sql FROM sqlite_master WHERE sql LIKE '%harm%'")
            assert made.fetchall() == []


# Folders, which are empty, as another kind of thing.
COMPUTED = {
    "view": "CREATE VIEW folders AS SELECT 1 id, 'x' name, 1 position, 1 deleted",
    "virtual table": "CREATE VIRTUAL TABLE folders USING fts5 (id, name, position, deleted)",
    "generated column": "CREATE TABLE folders (id INTEGER PRIMARY KEY, position INTEGER, "
    "name TEXT AS (hex(zeroblob(1000000000))), deleted INTEGER)",
    "no table": "SELECT 1",
}


@pytest.mark.parametrize("statement", COMPUTED.values(), ids=COMPUTED)
def test_tables_that_compute_their_rows_are_refused(
    path: Path, backup: Path, statement: str
) -> None:
    changed(backup, "DROP TABLE folders", statement)
    refused(path, backup, "is damaged")


ROWS = {
    "a wrong role": "UPDATE messages SET role = 'god'",
    "a wrong type": "UPDATE conversations SET created_ms = 'yesterday'",
    "circles": "UPDATE messages SET parent_id = id",
}


@pytest.mark.parametrize("statement", ROWS.values(), ids=ROWS)
def test_rows_that_no_store_can_have_are_refused(path: Path, backup: Path, statement: str) -> None:
    query = "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%STRICT'"
    with closing(sqlite3.connect(backup)) as connection:
        strict = connection.execute(query).fetchall()
    changed(backup, "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '')")
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(statement)
        for name, sql in strict:
            connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
    refused(path, backup, "is damaged")


def test_numbers_that_nothing_can_show_and_rows_that_lead_nowhere_are_put_right(
    store: ChatStore, backup: Path
) -> None:
    changed(
        backup,
        "UPDATE conversations SET created_ms = 9223372036854775807, speedup = 9e999",
        "UPDATE messages SET created_ms = -9223372036854775807, source = '{'",
        "UPDATE conversations SET folder_id = 77",
    )
    store.restore_from(backup)
    assert titles(store) == ["given 2", "given 1", "given 0"]
    for row in store.rows():
        loaded = store.load(row.id)
        assert loaded is not None
        assert loaded.folder_id is None
        assert 0 < loaded.created_ms < 1 << 45
        assert len(loaded.messages) == 2
    assert len(store.search("given")) > 3
    keep(store, chat("new"))
    assert "new" in titles(store)


def make_other(backup: Path) -> None:
    backup.write_bytes(b"no chats at all" * 999)


def make_empty(backup: Path) -> None:
    backup.write_bytes(b"")


def make_pipe(backup: Path) -> None:
    backup.unlink()
    os.mkfifo(backup)


def make_device(backup: Path) -> None:
    backup.unlink()
    backup.symlink_to("/dev/zero")


def make_page_count_huge(backup: Path) -> None:
    with backup.open("r+b") as file:
        file.seek(28)
        file.write(struct.pack(">I", 0xFFFFFFFE))


def make_newer(backup: Path) -> None:
    changed(backup, "PRAGMA user_version = 99")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX file kinds")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (make_other, "is not a backup of Foretoken's chats"),
        (make_empty, "is not a backup of Foretoken's chats"),
        (Path.unlink, "cannot be read: No such file"),
        (make_pipe, "cannot be read: it is a pipe"),
        (make_device, "cannot be read: it is a device"),
        (make_page_count_huge, "is damaged"),
        (garbage_in_the_middle, "is damaged"),
        (make_newer, "newer version"),
    ],
)
def test_files_that_are_no_backup_change_nothing(
    path: Path, backup: Path, make: Callable[[Path], None], words: str
) -> None:
    make(backup)
    refused(path, backup, words)


def test_a_file_that_goes_away_or_has_no_end_is_given_up(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened_and_gone(file: Path) -> BinaryIO:
        content = file.read_bytes()
        file.unlink()
        return BytesIO(content)

    with monkeypatch.context() as patch:
        patch.setattr(database_module, "_CHECKED_OPERATIONS", 10)
        patch.setattr(store_copies, "_LEAST_S", -60.0)
        with opened(path) as store, pytest.raises(StoreError, match="takes too long"):
            store.restore_from(backup)
    monkeypatch.setattr(store_copies, "open_given", opened_and_gone)
    refused(path, backup, "given.db cannot be read")


def test_a_file_written_ahead_of_its_log_is_read_as_it_is(store: ChatStore, backup: Path) -> None:
    changed(backup, "PRAGMA journal_mode = WAL")
    assert backup.read_bytes()[18:20] == b"\2\2"
    assert store.look_into(backup).conversations == 3


def test_texts_and_records_that_unpack_to_gigabytes_are_not_unpacked() -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(65)) + packer.flush()
    for kept in (bomb, 7):
        with pytest.raises(UnreadableRecords):
            unpack_text(kept)  # type: ignore[arg-type]
    columns = ColumnWriter()
    columns.add([0] * (9 << 20))
    with pytest.raises(UnreadableRecords):
        unpack_records(b"\2" + columns.packed(), "")
    columns = ColumnWriter()  # a step that accepts a million million tokens
    columns.add([1, 1])
    many = 1 << 40
    for column in ([0], [many], [0], [0], [0], [0], [0], [0], [0], [0], [0], [1], [1], [0], [0]):
        columns.add(column)
    for column in ([0], [102], [0], [], [0], [], [], [0]):  # no reason, and copied from nowhere
        columns.add(column)
    for column in ([True], [1], [many]):
        columns.add(column)
    with pytest.raises(UnreadableRecords):
        unpack_records(b"\2" + columns.packed(), "a")


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links of POSIX")
def test_a_link_in_the_place_of_the_chats_is_not_followed(path: Path, backup: Path) -> None:
    path.parent.mkdir()
    backup.chmod(0o644)
    before = backup.read_bytes()
    path.symlink_to(backup)
    with pytest.raises(StoreError, match="is not used, because it is a link"):
        ChatStore.open(path)
    assert backup.read_bytes() == before
    assert backup.stat().st_mode & 0o777 == 0o644
