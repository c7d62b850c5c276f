"""Older and newer files, and what a computer can refuse."""

import errno
import shutil
import sqlite3
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
from stored_chats import chat, fill, keep, opened, reopened, set_aside, state, titles


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


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
    monkeypatch.setattr(store_schema, "MIGRATIONS", (*MIGRATIONS, add_a_column))
    with opened(path) as store:
        for _ in range(2):
            assert [state(store.load(one["id"])) for one in before] == before
            assert store._database.value("PRAGMA user_version") == 2
            store.restore_from(copy)
    assert schema(path.parent / "backups" / "before-update.db") == old


def test_a_step_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conversations = fill(path, 3)
    before = schema(path)
    monkeypatch.setattr(store_schema, "MIGRATIONS", (*MIGRATIONS, fail))
    with pytest.raises(StoreError, match="did not work"):
        ChatStore.open(path)
    assert schema(path) == before
    monkeypatch.setattr(store_schema, "MIGRATIONS", MIGRATIONS)
    with opened(path) as store:
        assert state(store.load(conversations[0].id)) == state(conversations[0])


def test_the_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    fill(path, 3)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version .*left alone.*Install the newer"):
        ChatStore.open(path)
    assert path.read_bytes() == before
    assert set_aside(path) == []


def test_a_full_disk_is_told_and_survived(path: Path) -> None:
    conversation = chat("one")
    with opened(path) as store:
        keep(store, conversation)
        pages = store._database.rows("PRAGMA page_count")[0][0]
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
    for change in (lambda: store.add_folder("new"), store.make_writable, store.delete_all):
        with pytest.raises(CannotWrite):
            change()
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


def test_a_place_that_cannot_be_written_to_is_told(path: Path) -> None:
    path.parent.parent.mkdir(exist_ok=True)
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


def test_a_locked_file_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_PATIENCE_S", 0.01)
    fill(path, 2)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="another program keeps the file chats.db locked"):
            ChatStore.open(path)
    with opened(path) as store:
        assert len(titles(store)) == 2
