"""Files of the store: damaged, older, newer and read-only ones, and backups."""

import errno
import os
import random
import shutil
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store import answer_codec
from foretoken.chat.store import copies as store_copies
from foretoken.chat.store import schema as store_schema
from foretoken.chat.store import store as store_files
from foretoken.chat.store.answer_codec import (
    UnreadableRecords,
    pack_records,
    unpack_records,
    unpack_text,
)
from foretoken.chat.store.conversations import SystemPrompt
from foretoken.chat.store.errors import CannotWrite, StoreError
from foretoken.chat.store.schema import MIGRATIONS
from foretoken.chat.store.store import ChatStore
from foretoken.system import database as database_module
from foretoken.system.atomic_file import FileLock
from foretoken.system.database import Database
from stored_answers import answer_records
from stored_chats import chat, keep, opened, state, titles

LONG = "An answer with some words about this and that. " * 60


def backups(path: Path) -> list[str]:
    return sorted(file.name for file in (path.parent / "backups").iterdir())


def set_aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob("damaged-*.db"))


def fill(path: Path, count: int = 30, *, backup: bool = False) -> list[Conversation]:
    """Store this many chats; a backup has all but the last one."""
    conversations = [chat(f"question {number}", f"{number} {LONG}") for number in range(count)]
    with opened(path) as store:
        keep(store, *conversations[:-1])
        if backup:
            store.make_daily_backup()
        keep(store, conversations[-1])
    return conversations


def reopened(path: Path) -> tuple[str | None, list[str]]:
    """Return notice and titles; check that everything listed can be loaded and searched."""
    with closing(ChatStore(path)) as store:
        assert store._database.damage(thorough=True) is None
        assert store._database.rows("PRAGMA foreign_key_check") == []
        rows = store.rows(limit=1000)
        for row in rows:
            assert len(store.load(row.id).messages) == row.message_count
        store.search("words")
        return store.notice, [row.title for row in rows]


def garbage_in_the_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    rng = random.Random(3)
    for start in range(len(data) // 2, len(data), 4096 * 2):
        data[start : start + 600] = rng.randbytes(600)
    path.write_bytes(data)


def zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)


def damage_index(path: Path) -> None:
    """All rows can still be read."""
    query = "SELECT rootpage FROM sqlite_master WHERE name = 'messages_by_parent'"
    with closing(sqlite3.connect(path)) as database:
        ((root,),) = database.execute(query)
    data = bytearray(path.read_bytes())
    data[4096 * (root - 1) : 4096 * root] = b"\x05" * 4096
    path.write_bytes(data)


LOST: dict[str, Callable[[Path], object]] = {
    "zeros": zeros,
    "another file": lambda path: path.write_bytes(b"These are no chats.\n" * 1000),
    "no content": lambda path: path.write_bytes(b""),
    "no file": Path.unlink,
    "no table": lambda path: change(path, "DROP TABLE messages"),
}
READABLE: dict[str, Callable[[Path], object]] = {
    "garbage": garbage_in_the_middle,
    "no end": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size * 3 // 4 + 9]),
    "an index": damage_index,
    "no column": lambda path: change(path, "ALTER TABLE messages DROP COLUMN error"),
}
DAMAGES = LOST | READABLE


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_last_backup_takes_the_place_of_a_damaged_file(path: Path, damage: str) -> None:
    conversations = fill(path, backup=True)
    DAMAGES[damage](path)
    notice, shown = reopened(path)
    assert "was replaced with the backup from" in notice
    assert set(shown) >= {conversation.title for conversation in conversations[:-1]}
    if damage not in ("no content", "no file"):
        (kept,) = set_aside(path)
        assert kept.name in notice
        assert kept.stat().st_size > 0
    assert reopened(path) == (None, shown)
    with opened(path) as store:
        assert state(store.load(conversations[0].id)) == state(conversations[0])
        if damage == "an index":  # what only the damaged file held is added
            assert "2 messages were recovered from the damaged file" in notice
            last = conversations[-1]
            assert state(store.load(last.id)) == state(last)
            assert [hit.conversation.id for hit in store.search('"question 29"')] == [last.id] * 2


@pytest.mark.parametrize("damage", ["zeros", "no content", "no table", *READABLE])
def test_without_a_backup_what_can_be_read_is_kept(path: Path, damage: str) -> None:
    fill(path, 60)
    DAMAGES[damage](path)
    notice, shown = reopened(path)
    assert "no backup yet" in notice
    assert set_aside(path)[0].name in notice
    assert bool(shown) == ("recovered from the damaged file" in notice) == (damage in READABLE)
    assert reopened(path) == (None, shown)


@pytest.mark.parametrize("seed", range(4))
def test_any_garbage_anywhere(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    backup = seed % 2 == 0
    conversations = fill(path, 6, backup=backup)
    data = bytearray(path.read_bytes())
    for _ in range(rng.randint(1, 4)):
        length = rng.choice([1, 20, 500, 5000])
        # Its first bytes say what the file is: see the tests of other files.
        start = rng.randrange(100, len(data))
        data[start : start + length] = rng.randbytes(min(length, len(data) - start))
    path.write_bytes(data)
    notice, shown = reopened(path)
    assert (5 if backup else 0) <= len(shown) <= len(conversations)
    assert (notice is None) == (set_aside(path) == [])
    assert reopened(path) == (None, shown)


def test_damaged_backups_are_passed_over_and_a_repair_is_finished(path: Path) -> None:
    fill(path, 5, backup=True)
    folder = path.parent / "backups"
    (good,) = folder.iterdir()
    good.rename(folder / "daily-2001-01-01.db")
    (folder / "daily-2002-02-02.db").write_bytes(b"garbage" * 1000)
    zeros(path)
    assert len(reopened(path)[1]) == 4
    path.rename(path.with_name("repaired.db"))
    path.with_name(f"{path.name}-wal").write_bytes(b"of the damaged file")
    assert len(reopened(path)[1]) == 4
    assert not path.with_name("repaired.db").exists()


def test_answers_without_their_question_are_kept(path: Path) -> None:
    first, *_ = fill(path, 3)
    delete = f"DELETE FROM conversations WHERE id = {first.id}"
    change(path, "DELETE FROM messages WHERE role = 'user'", delete)
    damage_index(path)
    assert len(reopened(path)[1]) == 3
    with opened(path) as store:
        question, answer = store.load(first.id).messages
        assert "could not be read" in question.text
        assert answer.text == first.messages[1].text


def test_other_messages_stay_where_one_is_lost(path: Path) -> None:
    """Their ids need not ascend: an import's do not."""
    first, *_ = fill(path, 1)
    insert = "INSERT INTO messages (id, conversation_id, parent_id, role, created_ms, text) VALUES "
    chain = [(900, "NULL"), (800, 500), (300, 800), (700, 300), (200, 700)]
    rows = [
        f"({id_}, {first.id}, {parent}, '{'user' if id_ > 600 else 'assistant'}', 1, 'text {id_}')"
        for id_, parent in chain
    ]
    change(path, "DELETE FROM messages", insert + ", ".join(rows))
    damage_index(path)
    reopened(path)
    with opened(path) as store:
        texts = [message.text for message in store.load(first.id).messages]
    assert texts == ["text 800", "text 300", "text 700", "text 200"]


def test_messages_that_reply_to_each_other_are_kept(path: Path) -> None:
    first, *_ = fill(path, 3)
    change(path, "UPDATE messages SET parent_id = id + 1 WHERE role = 'user'")
    damage_index(path)
    assert len(reopened(path)[1]) == 3
    with opened(path) as store:
        texts = [message.text for message in store.load(first.id).messages]
    assert texts == [message.text for message in first.messages]


def test_a_large_damaged_file_is_repaired(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conversations = fill(path, 20, backup=True)
    monkeypatch.setattr(store_files, "_CHECKED_AT_OPEN_BYTES", 0)
    damage_index(path)
    folder = path.parent / "backups"
    (folder / backups(path)[0]).rename(folder / "daily-2001-01-01.db")
    with opened(path) as store:
        assert store.notice is None
        with pytest.raises(StoreError, check=lambda error: error.kind == "backup-of-damaged-file"):
            store.make_daily_backup()
        with pytest.raises(StoreError, check=lambda error: error.kind == "chat-file-damaged"):
            store.delete_messages([conversations[0].messages[0].id])
    assert backups(path) == ["daily-2001-01-01.db"]
    notice, shown = reopened(path)
    assert notice is not None
    assert len(shown) == 20
    assert reopened(path) == (None, shown)


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        return [*rows, ("version", database.execute("PRAGMA user_version").fetchone()[0])]


def add_a_column(database: Database) -> None:
    database.run("ALTER TABLE conversations ADD COLUMN colour TEXT")


def fail(database: Database) -> None:
    add_a_column(database)
    raise StoreError("as-told", text="It did not work.")


def test_older_files_updated(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [state(one) for one in fill(path, 3)]
    copy = tmp_path / "older.db"
    with opened(path) as store:
        store.backup_to(copy)
    old = schema(path)
    monkeypatch.setattr(store_schema, "MIGRATIONS", (*MIGRATIONS, fail))
    with pytest.raises(StoreError, match="did not work"):
        ChatStore(path)
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
    with pytest.raises(StoreError, check=lambda error: error.kind == "chats-of-newer-version"):
        ChatStore(path)
    assert path.read_bytes() == before
    assert set_aside(path) == []


def test_a_full_disk_is_reported_and_survived(store: ChatStore) -> None:
    conversation = chat("one")
    keep(store, conversation)
    pages = store._database.value("PRAGMA page_count")
    store._database.run(f"PRAGMA max_page_count = {pages}")
    answer = Message(Role.ASSISTANT, " ".join(map(str, range(20_000))))
    conversation.append(answer)
    with pytest.raises(StoreError, match="disk is full"):
        store.save_message(conversation.id, answer, answer.id)
    with pytest.raises(StoreError, match="disk is full"):
        store.save_partial(conversation.id, answer)
    assert [message.text for message in store.load(conversation.id).messages] == ["one"]
    store._database.run("PRAGMA max_page_count = 1000000")
    store.save_partial(conversation.id, answer)
    store.save_message(conversation.id, answer, answer.id)
    assert state(store.load(conversation.id)) == state(conversation)


@pytest.mark.parametrize("reason", ["disk is full", "is read-only", "is not writable"])
def test_chats_are_read_only(path: Path, monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    fill(path, 5)
    in_the_way = path.with_name(f"{path.name}-wal")  # of what SQLite has to make, even to read
    in_the_way.mkdir()
    with monkeypatch.context() as patch:
        if reason == "disk is full":
            patch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
        elif reason == "is read-only":
            patch.setattr(FileLock, "acquire", Mock(side_effect=OSError(errno.EROFS, "")))
        store = ChatStore(path)
    assert store.notice == str(store.read_only)
    assert reason in store.notice
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


def test_a_place_that_cannot_be_used_is_reported(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.touch()
    with pytest.raises(StoreError, match=r"The chats cannot be saved: File exists"):
        ChatStore(path)
    path.parent.unlink()
    with opened(path) as store:
        store._database.run("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="is not writable. Change its permissions"):
            keep(store, chat("one"))
        store._database.run("PRAGMA query_only = OFF")
    monkeypatch.setattr(database_module, "_PATIENCE_S", 0.01)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="another program has locked the file chats.db"):
            ChatStore(path)


def test_daily_backups_are_made_and_few_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path, 40)
    monkeypatch.setattr(database_module, "_CHECKED_OPERATIONS", 50)
    with opened(path) as store:
        assert not store.make_daily_backup(lambda: False)  # given up
        assert backups(path) == []
        for name in ("2001-01-01", "2002-02-02", "2003-03-03", "2004-04-04"):
            (path.parent / "backups" / f"daily-{name}.db").touch()
        assert store.make_daily_backup()
        today = f"daily-{datetime.now():%Y-%m-%d}.db"
        assert backups(path) == ["daily-2003-03-03.db", "daily-2004-04-04.db", today]
        first = (path.parent / "backups" / today).read_bytes()
        keep(store, chat("later"))
        assert store.make_daily_backup()
        assert (path.parent / "backups" / today).read_bytes() == first


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


def test_a_backup_needs_a_place_that_can_be_written_to(
    store: ChatStore, path: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, check=lambda error: error.kind == "backup-not-saved"):
        store.backup_to(tmp_path / "file" / "copy.db")
    for place in (path, path.parent / "backups" / "copy.db"):
        with pytest.raises(StoreError, check=lambda error: error.kind == "backup-among-chats"):
            store.backup_to(place)


def test_delete_all_leaves_nothing_but_what_a_link_leads_to(path: Path, tmp_path: Path) -> None:
    fill(path, 5, backup=True)
    zeros(path)
    ChatStore(path).close()
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
        assert titles(store) == ["afterwards"]
    assert others.read_bytes() == b"words"


def test_failed_deletions_bring_nothing_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path, 5, backup=True)
    unlink = Path.unlink

    def refuse(file: Path, *, missing_ok: bool = False) -> None:
        if file == path:
            raise PermissionError(13, "Permission denied", str(file))
        unlink(file, missing_ok=missing_ok)

    with opened(path) as store:
        with monkeypatch.context() as patch, pytest.raises(StoreError, match="Permission denied"):
            patch.setattr(Path, "unlink", refuse)
            store.delete_all()
        assert backups(path) == []
        assert len(titles(store)) == 5
        store.delete_all()
        assert titles(store) == []


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "given.db"
    with opened(tmp_path / "other" / "chats.db") as store:
        for number in range(3):
            keep(store, chat(f"given {number}", "answer"))
        store.backup_to(file)
    return file


def refused(path: Path, backup: Path, words: str) -> None:
    with opened(path) as store:
        before = titles(store)
        keep(store, mine := chat("mine"))
        for ask in (store.inspect_backup, store.restore_from):
            with pytest.raises(StoreError, match=words) as told:
                ask(backup)
            assert "Nothing was changed" in str(told.value) or "newer" in words
        assert state(store.load(mine.id)) == state(mine)
        keep(store, chat("later"))
        assert titles(store) == ["later", "mine", *before]
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
        change(backup, statement.replace("harm", f"harm{number}"))
        with opened(path) as store:
            store.restore_from(backup)
            keep(store, chat("later"))
            assert titles(store) == ["later", "given 2", "given 1", "given 0"]
        with closing(sqlite3.connect(path)) as connection:
            made = connection.execute("SELECT sql FROM sqlite_master WHERE sql LIKE '%harm%'")
            assert made.fetchall() == []


def test_computed_tables_are_refused(path: Path, backup: Path) -> None:
    """Folders, which are empty, as another kind of thing."""
    change(backup, "DROP TABLE folders", "CREATE VIEW folders AS SELECT 1 id, 'x' name, 1 deleted")
    refused(path, backup, "is damaged")
    name = "name TEXT AS (hex(zeroblob(1000000000)))"
    table = f"CREATE TABLE folders (id INTEGER PRIMARY KEY, {name}, deleted INTEGER)"
    change(backup, "DROP VIEW folders", table)
    refused(path, backup, "is damaged")


ROWS = {
    "a wrong role": "UPDATE messages SET role = 'god'",
    "circles": "UPDATE messages SET parent_id = id",
    "no date": "UPDATE conversations SET created_ms = 9223372036854775807",
    "no figure": "UPDATE messages SET plain_tokens_per_second = 9e999",
}


def test_rows_that_no_store_can_have_are_refused(path: Path, backup: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%STRICT'"
        strict = connection.execute(query).fetchall()
    for name, statement in ROWS.items():
        damaged = tmp_path / f"{name}.db"
        shutil.copy(backup, damaged)
        change(damaged, "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '')")
        with closing(sqlite3.connect(damaged)) as connection, connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(statement)
            for table, sql in strict:
                restore = "UPDATE sqlite_master SET sql = ? WHERE name = ?"
                connection.execute(restore, (sql, table))
        refused(path, damaged, "is damaged")


def test_lost_rows_are_put_right(store: ChatStore, backup: Path) -> None:
    change(backup, "UPDATE messages SET source = '{'", "UPDATE conversations SET folder_id = 77")
    store.restore_from(backup)
    assert titles(store) == ["given 2", "given 1", "given 0"]
    for row in store.rows():
        loaded = store.load(row.id)
        assert (loaded.folder_id, len(loaded.messages)) == (None, 2)
    assert len(store.search("given")) > 3
    keep(store, chat("new"))
    assert "new" in titles(store)


def replace_by_pipe(backup: Path) -> None:
    backup.unlink()
    os.mkfifo(backup)


def make_page_count_huge(backup: Path) -> None:
    data = backup.read_bytes()
    backup.write_bytes(data[:28] + struct.pack(">I", 0xFFFFFFFE) + data[32:])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX file kinds")
def test_files_that_are_no_backup_change_nothing(path: Path, backup: Path, tmp_path: Path) -> None:
    damages: list[tuple[Callable[[Path], object], str]] = [
        (LOST["another file"], "is not a backup of Foretoken's chats"),
        (LOST["no file"], "cannot be read: No such file"),
        (replace_by_pipe, "cannot be read: it is a pipe"),
        (make_page_count_huge, "is damaged"),
        (garbage_in_the_middle, "is damaged"),
        (lambda backup: change(backup, "PRAGMA user_version = 99"), "newer version"),
    ]
    for number, (damage, words) in enumerate(damages):
        damaged = tmp_path / str(number)
        shutil.copy(backup, damaged)
        damage(damaged)
        refused(path, damaged, words)


def test_a_backup_that_takes_too_long_is_refused(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_CHECKED_OPERATIONS", 10)
    monkeypatch.setattr(store_copies, "_LEAST_S", -60.0)
    with opened(path) as store, pytest.raises(StoreError, match="takes too long"):
        store.restore_from(backup)


def test_a_file_written_ahead_of_its_log_is_read_as_it_is(store: ChatStore, backup: Path) -> None:
    change(backup, "PRAGMA journal_mode = WAL")
    assert backup.read_bytes()[18:20] == b"\2\2"
    assert store.inspect_backup(backup).conversations == 3


def test_texts_and_records_that_unpack_to_gigabytes_are_not_unpacked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(65)) + packer.flush()
    for kept in (bomb, 7):
        with pytest.raises(UnreadableRecords):
            unpack_text(kept)  # type: ignore[arg-type]
    packed = pack_records(*answer_records(60), "") or b""
    for limit in ("_MOST_RECORDS", "_MOST_ROWS"):
        assert len(unpack_records(packed, "")[0]) == 60
        with monkeypatch.context() as patch:
            patch.setattr(answer_codec, limit, 50)
            with pytest.raises(UnreadableRecords):
                unpack_records(packed, "")


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links of POSIX")
def test_a_link_in_the_place_of_the_chats_is_not_followed(path: Path, backup: Path) -> None:
    path.parent.mkdir()
    backup.chmod(0o644)
    before = backup.read_bytes()
    path.symlink_to(backup)
    with pytest.raises(StoreError, match="cannot be used: it is a link"):
        ChatStore(path)
    assert backup.read_bytes() == before
    assert backup.stat().st_mode & 0o777 == 0o644
