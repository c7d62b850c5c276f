"""Whatever happens to its files: the store opens, tells it, and keeps all that can be kept."""

import errno
import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.store import schema as store_schema
from foretoken.chat.store.errors import CannotWrite
from foretoken.chat.store.schema import MIGRATIONS
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.system import database as database_module
from foretoken.system.atomic_file import FileLock
from foretoken.system.database import Database
from stored_chats import (
    backups,
    chat,
    fill,
    garbage_in_the_middle,
    keep,
    opened,
    reopened,
    set_aside,
    state,
    titles,
    zeros,
)


def without_its_end(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 3 // 4 + 100])


def another_file(path: Path) -> None:
    path.write_bytes(b"These are no chats.\n" * 1000)


def another_database(path: Path) -> None:
    path.unlink()
    change(path, "CREATE TABLE messages (id INTEGER)", "PRAGMA user_version = 2")


def no_content(path: Path) -> None:
    path.write_bytes(b"")


def no_file(path: Path) -> None:
    path.unlink()


def a_damaged_index(path: Path) -> None:
    """All rows can still be read."""
    query = "SELECT rootpage FROM sqlite_master WHERE name = 'messages_by_parent'"
    with closing(sqlite3.connect(path)) as database:
        ((root,),) = database.execute(query)
    data = bytearray(path.read_bytes())
    data[4096 * (root - 1) : 4096 * root] = b"\x05" * 4096
    path.write_bytes(data)


def no_table(path: Path) -> None:
    change(path, "DROP TABLE messages")


def another_name(path: Path) -> None:
    change(path, "ALTER TABLE messages RENAME TO letters")


def no_column(path: Path) -> None:
    change(path, "ALTER TABLE messages DROP COLUMN error")


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


LOST = [zeros, another_file, another_database, no_content, no_file, no_table, another_name]
READABLE = [garbage_in_the_middle, without_its_end, a_damaged_index, no_column]


@pytest.mark.parametrize("damage", [*LOST, *READABLE])
def test_the_last_backup_takes_the_place_of_a_damaged_file(
    path: Path, damage: Callable[[Path], None]
) -> None:
    conversations = fill(path, backup=True)
    damage(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert re.search(r"missing, empty or damaged\. The backup of .* took its place", notice)
    assert str(path.parent) not in notice
    assert set(shown) >= {conversation.title for conversation in conversations[:-1]}
    if damage not in (no_content, no_file):
        (kept,) = set_aside(path)
        assert kept.name in notice
        assert kept.stat().st_size > 0
    assert reopened(path) == (None, shown)
    with opened(path) as store:
        assert state(store.load(conversations[0].id)) == state(conversations[0])
        if damage is a_damaged_index:  # what only the damaged file held is added
            assert "2 messages were recovered from the damaged file" in notice
            last = conversations[-1]
            assert state(store.load(last.id)) == state(last)
            assert [hit.conversation.id for hit in store.search('"question 29"')] == [last.id] * 2


@pytest.mark.parametrize("damage", [zeros, no_content, no_table, *READABLE])
def test_without_a_backup_what_can_be_read_is_kept(
    path: Path, damage: Callable[[Path], None]
) -> None:
    fill(path, 60)
    damage(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert "no backup yet" in notice
    assert set_aside(path)[0].name in notice
    assert bool(shown) == ("recovered from the damaged file" in notice) == (damage in READABLE)
    assert reopened(path) == (None, shown)


@pytest.mark.parametrize("seed", range(12))
def test_any_garbage_anywhere(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    conversations = fill(path, 6, backup=seed % 2 == 0)
    data = bytearray(path.read_bytes())
    for _ in range(rng.randint(1, 4)):
        length = rng.choice([1, 20, 500, 5000])
        # Its first bytes say what the file is: see the tests of other files.
        start = rng.randrange(100, len(data))
        data[start : start + length] = rng.randbytes(min(length, len(data) - start))
    path.write_bytes(data)
    notice, shown = reopened(path)
    assert (5 if seed % 2 == 0 else 0) <= len(shown) <= len(conversations)
    assert (notice is None) == (set_aside(path) == [])
    assert reopened(path) == (None, shown)


@pytest.mark.parametrize("log", ["kept", "lost", "garbage"])
def test_whatever_becomes_of_the_log_what_was_in_the_file_stays(path: Path, log: str) -> None:
    fill(path, 5)
    log_file = path.with_name(f"{path.name}-wal")
    store = ChatStore.open(path).store
    keep(store, chat("in the log"))
    files = {file: file.read_bytes() for file in (path, log_file)}
    store.close()
    for file, content in files.items():
        file.write_bytes(content)
    if log == "lost":
        log_file.unlink()
    elif log == "garbage":
        log_file.write_bytes(random.Random(1).randbytes(20_000))
    notice, shown = reopened(path)
    assert notice is None
    assert len(shown) == 5 + (log == "kept")


def test_a_damaged_backup_is_passed_over(path: Path) -> None:
    fill(path, 5, backup=True)
    folder = path.parent / "backups"
    (good,) = folder.iterdir()
    good.rename(folder / "daily-2001-01-01.db")
    (folder / "daily-2002-02-02.db").write_bytes(b"garbage" * 1000)
    zeros(path)
    assert len(reopened(path)[1]) == 4


def test_a_repair_that_was_cut_off_is_finished(path: Path) -> None:
    fill(path, 5)
    path.rename(path.with_name("repaired.db"))
    path.with_name(f"{path.name}-wal").write_bytes(b"of the damaged file")
    assert len(reopened(path)[1]) == 5
    assert not path.with_name("repaired.db").exists()


def test_answers_without_their_question_are_kept(path: Path) -> None:
    first, *_ = fill(path, 3)
    delete = f"DELETE FROM conversations WHERE id = {first.id}"
    change(path, "DELETE FROM messages WHERE role = 'user'", delete)
    a_damaged_index(path)
    assert len(reopened(path)[1]) == 3
    with opened(path) as store:
        loaded = store.load(first.id)
        assert loaded is not None
        question, answer = loaded.messages
        assert "could not be read" in question.text
        assert answer.text == first.messages[1].text


def test_a_copy_of_a_damaged_file_is_none(path: Path) -> None:
    fill(path, 20)
    with opened(path) as store:
        garbage_in_the_middle(path)
        store._database.run("PRAGMA shrink_memory")  # nothing is known of the file any more
        with pytest.raises(StoreError, match="damaged. Restart Foretoken to repair it"):
            store.make_daily_backup()
        assert backups(path) == []


# --- older and newer files -----------------------------------------------------------------------


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        return [*rows, ("version", database.execute("PRAGMA user_version").fetchone()[0])]


def add_a_column(database: Database) -> None:
    database.run("ALTER TABLE conversations ADD COLUMN colour TEXT")


def fail(database: Database) -> None:
    add_a_column(database)
    raise StoreError("It did not work.")


def test_an_older_file_is_brought_up_to_date_after_a_backup(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [state(one) for one in fill(path, 3)]
    copy = tmp_path / "older.db"
    with opened(path) as store:
        store.backup_to(copy)
    old = schema(path)
    monkeypatch.setattr(store_schema, "MIGRATIONS", (*MIGRATIONS, fail))
    with pytest.raises(StoreError, match="did not work"):
        ChatStore.open(path)
    assert schema(path) == old  # a step that fails changes nothing
    monkeypatch.setattr(store_schema, "MIGRATIONS", (*MIGRATIONS, add_a_column))
    with opened(path) as store:
        for _ in range(2):
            assert [state(store.load(one["id"])) for one in before] == before
            assert store._database.value("PRAGMA user_version") == 2
            store.restore_from(copy)
    assert schema(path.parent / "backups" / "before-update.db") == old


def test_the_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    fill(path, 3)
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version .*left alone.*Install the newer"):
        ChatStore.open(path)
    assert path.read_bytes() == before
    assert set_aside(path) == []


# --- what a computer can refuse ------------------------------------------------------------------


def test_a_full_disk_is_told_and_survived(store: ChatStore) -> None:
    conversation = chat("one")
    keep(store, conversation)
    pages = store._database.value("PRAGMA page_count")
    store._database.run(f"PRAGMA max_page_count = {pages}")
    answer = Message(Role.ASSISTANT, " ".join(map(str, range(20_000))))
    conversation.append(answer)
    with pytest.raises(StoreError, match="disk is full. Free some space.*Until then"):
        store.save_message(conversation.id, answer, answer.id)
    with pytest.raises(StoreError, match="disk is full"):
        store.save_partial(conversation.id, answer)
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert [message.text for message in loaded.messages] == ["one"]
    store._database.run("PRAGMA max_page_count = 1000000")
    store.save_partial(conversation.id, answer)
    store.save_message(conversation.id, answer, answer.id)
    assert state(store.load(conversation.id)) == state(conversation)


@pytest.mark.parametrize("reason", ["disk is full", "is read-only", "is not writable"])
def test_where_nothing_can_be_written_the_chats_are_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    fill(path, 5)
    in_the_way = path.with_name(f"{path.name}-wal")  # of what SQLite has to make, even to read
    in_the_way.mkdir()
    with monkeypatch.context() as patch:
        if reason == "disk is full":
            patch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
        elif reason == "is read-only":
            patch.setattr(FileLock, "acquire", Mock(side_effect=OSError(errno.EROFS, "")))
        result = ChatStore.open(path)
    store = result.store
    assert result.notice == str(store.read_only)
    assert reason in result.notice
    for attempt in (lambda: store.add_folder("new"), store.make_writable, store.delete_all):
        with pytest.raises(CannotWrite):
            attempt()
    assert len(titles(store)) == 5
    assert store.search("question")
    in_the_way.rmdir()
    assert store.make_writable() is None
    store.add_folder("new")
    store.close()
    assert reopened(path)[0] is None


def test_what_the_log_holds_is_read_where_only_the_disk_is_read_only(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = ChatStore.open(path).store
    keep(store, chat("in the log"))
    files = {file: file.read_bytes() for file in (path, path.with_name("chats.db-wal"))}
    store.close()
    for file, content in files.items():
        file.write_bytes(content)
    with monkeypatch.context() as patch:
        patch.setattr(FileLock, "acquire", Mock(side_effect=OSError(errno.EROFS, "")))
        store = ChatStore.open(path).store
    assert titles(store) == ["in the log"]
    assert store.make_writable() is None
    keep(store, chat("later"))
    store.close()


def test_a_place_that_cannot_be_used_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.touch()
    with pytest.raises(StoreError, match=r"The chats cannot be saved: File exists"):
        ChatStore.open(path)
    path.parent.unlink()
    path.mkdir(parents=True)
    with pytest.raises(StoreError, match="The chats cannot be saved"):
        ChatStore.open(path)
    path.rmdir()
    with opened(path) as store:
        store._database.run("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="is not writable. Change its permissions"):
            keep(store, chat("one"))
        store._database.run("PRAGMA query_only = OFF")
    monkeypatch.setattr(database_module, "_PATIENCE_S", 0.01)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="another program keeps the file chats.db locked"):
            ChatStore.open(path)
