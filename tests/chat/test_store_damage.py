"""Whatever happens to its files: the store opens, tells it, and keeps all that can be kept."""

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from foretoken.chat.store import files as store_files
from foretoken.chat.store import index as store_index
from foretoken.chat.store.errors import DamagedIndex
from foretoken.chat.store.store import ChatStore, StoreError
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
    zeros,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


def without_its_end(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 3 // 4 + 100])


def another_file(path: Path) -> None:
    path.write_bytes(b"These are no chats.\n" * 1000)


def another_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE messages (id INTEGER)")
        database.execute("PRAGMA user_version = 2")


def no_content(path: Path) -> None:
    path.write_bytes(b"")


def no_file(path: Path) -> None:
    path.unlink()


def damage_an_index(path: Path) -> None:
    """All rows can still be read."""
    with closing(sqlite3.connect(path)) as database:
        ((root,),) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'messages_by_parent'"
        )
    data = bytearray(path.read_bytes())
    data[4096 * (root - 1) : 4096 * root] = b"\x05" * 4096
    path.write_bytes(data)


def no_table(path: Path) -> None:
    change(path, "DROP TABLE messages")


def another_name(path: Path) -> None:
    change(path, "ALTER TABLE messages RENAME TO letters")


def no_column(path: Path) -> None:
    change(path, "ALTER TABLE messages DROP COLUMN error")


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


DAMAGES = [garbage_in_the_middle, without_its_end, zeros, another_file, another_database]


@pytest.mark.parametrize("damage", [*DAMAGES, no_content, no_file])
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
    if damage in DAMAGES:
        (kept,) = set_aside(path)
        assert kept.name in notice
        assert kept.stat().st_size > 0
    assert reopened(path) == (None, shown)
    with opened(path) as store:
        assert state(store.load(conversations[0].id)) == state(conversations[0])


@pytest.mark.parametrize("damage", [no_table, another_name, no_column])
@pytest.mark.parametrize("backup", [True, False])
def test_tables_that_lack_something_are_repaired(
    path: Path, damage: Callable[[Path], None], backup: bool
) -> None:
    conversations = fill(path, 5, backup=backup)
    damage(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert ("The backup of" in notice) is backup
    assert set_aside(path)[0].name in notice
    here = conversations
    if damage is not no_column:  # what it alone held is in the file that was set aside
        here = conversations[:-1] if backup else []
    assert len(shown) == len(here)
    with opened(path) as store:
        assert all(state(store.load(each.id)) == state(each) for each in here)


def test_an_index_that_turns_out_damaged_keeps_no_word_of_what_is_deleted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> None:
        raise DamagedIndex

    conversation = chat("pomeloword in a question")
    with opened(path) as store:
        keep(store, chat("kept"), conversation)
        store.delete_conversations([conversation.id])
        monkeypatch.setattr(store_index, "_remove", damaged)
    assert b"kept" in path.read_bytes()
    assert b"pomelo" not in path.read_bytes()


def test_a_search_index_that_is_missing_is_made_anew(path: Path) -> None:
    fill(path, 5)
    change(path, "DROP TABLE messages_index")
    with opened(path) as store:
        assert len(store.search('"question 3"')) == 2


@pytest.mark.parametrize("damage", [*DAMAGES, no_content])
def test_without_a_backup_what_can_be_read_is_kept(
    path: Path, damage: Callable[[Path], None]
) -> None:
    fill(path, 80)
    damage(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert "no backup yet" in notice
    assert set_aside(path)[0].name in notice
    if damage in (garbage_in_the_middle, without_its_end):
        assert "recovered from the damaged file" in notice
        assert shown
    else:
        assert not shown
    assert reopened(path) == (None, shown)


def test_what_only_the_damaged_file_held_is_added_to_the_backup(path: Path) -> None:
    conversations = fill(path, backup=True)
    damage_an_index(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert "2 messages were recovered from the damaged file" in notice
    assert len(shown) == 30
    with opened(path) as store:
        last = conversations[-1]
        assert state(store.load(last.id)) == state(last)
        assert [hit.conversation.id for hit in store.search('"question 29"')] == [last.id] * 2


@pytest.mark.parametrize("seed", range(16))
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
    if seed % 2 == 0:
        assert len(shown) >= 5
    assert (notice is None) == (set_aside(path) == [])
    assert reopened(path) == (None, shown)
    assert len(shown) <= len(conversations)


@pytest.mark.parametrize("lost", [True, False])
def test_a_lost_log_leaves_what_was_in_the_file(path: Path, lost: bool) -> None:
    conversations = fill(path, 5)
    log = path.with_name(f"{path.name}-wal")
    store = ChatStore.open(path).store
    keep(store, chat("in the log"))
    files = {file: file.read_bytes() for file in (path, log)}
    store.close()
    for file, content in files.items():
        file.write_bytes(content)
    if lost:
        log.unlink()
    notice, shown = reopened(path)
    assert notice is None
    assert len(shown) == len(conversations) + (not lost)


def test_a_log_full_of_garbage_is_survived(path: Path) -> None:
    conversations = fill(path, 5)
    path.with_name(f"{path.name}-wal").write_bytes(random.Random(1).randbytes(20_000))
    notice, shown = reopened(path)
    assert notice is None
    assert set(shown) == {conversation.title for conversation in conversations}


def test_a_damaged_backup_is_passed_over(path: Path) -> None:
    fill(path, 5, backup=True)
    folder = path.parent / "backups"
    (good,) = folder.iterdir()
    good.rename(folder / "daily-2001-01-01.db")
    (folder / "daily-2002-02-02.db").write_bytes(b"garbage" * 1000)
    zeros(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert len(shown) == 4


def test_a_repair_that_was_cut_off_is_finished(path: Path) -> None:
    fill(path, 5)
    path.rename(path.with_name("repaired.db"))
    path.with_name(f"{path.name}-wal").write_bytes(b"of the damaged file")
    assert len(reopened(path)[1]) == 5
    assert not path.with_name("repaired.db").exists()


def test_answers_without_their_question_are_kept(path: Path) -> None:
    conversations = fill(path, 3)
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM messages WHERE role = 'user'")
        database.execute("DELETE FROM conversations WHERE id = ?", (conversations[0].id,))
        database.commit()
    damage_an_index(path)
    notice, shown = reopened(path)
    assert notice is not None
    assert len(shown) == 3
    with opened(path) as store:
        loaded = store.load(conversations[0].id)
        assert loaded is not None
        question, answer = loaded.messages
        assert "could not be read" in question.text
        assert answer.text == conversations[0].messages[1].text


def test_a_large_file_is_looked_through_by_its_backup(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, 20, backup=True)
    monkeypatch.setattr(store_files, "_CHECKED_AT_OPEN_BYTES", 0)
    monkeypatch.setattr(store_files, "_CHECKED_THOROUGHLY_BYTES", 0)
    damage_an_index(path)
    (path.parent / "backups" / backups(path)[0]).rename(
        path.parent / "backups" / "daily-2001-01-01.db"
    )
    result = ChatStore.open(path)
    assert result.notice is None
    with pytest.raises(StoreError, match="damaged. Restart Foretoken"):
        result.store.make_daily_backup()
    result.store.close()
    assert backups(path) == ["daily-2001-01-01.db"]
    notice, shown = reopened(path)
    assert notice is not None
    assert len(shown) == 20
    assert reopened(path) == (None, shown)


def test_damage_that_is_met_is_repaired_at_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    conversations = fill(path, 20, backup=True)
    monkeypatch.setattr(store_files, "_CHECKED_AT_OPEN_BYTES", 0)
    monkeypatch.setattr(store_files, "_CHECKED_THOROUGHLY_BYTES", 0)
    damage_an_index(path)
    result = ChatStore.open(path)
    with pytest.raises(StoreError, match="damaged. Restart Foretoken to repair it"):
        result.store.delete_messages([conversations[0].messages[0].id])
    result.store.close()
    notice, shown = reopened(path)
    assert notice is not None
    assert len(shown) == 20
