"""Backups bring everything back; deleting everything leaves nothing."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import Message, Role
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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


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


@pytest.mark.parametrize("asked", range(1, 6))
def test_a_daily_backup_can_be_given_up(
    path: Path, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    fill(path, 40)
    monkeypatch.setattr(database_module, "_COPIED_PAGES", 5)
    monkeypatch.setattr(database_module, "_CHECKED_OPERATIONS", 50)
    answers = iter([True] * asked)
    with opened(path) as store:
        assert not store.make_daily_backup(lambda: next(answers, False))
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
        assert copy.exists()
    with opened(path) as store:
        assert len(titles(store)) == 4
        # What was there before is such a file, too.
        store.restore_from(path.parent / "backups" / "before-restore.db")
        assert "later" in titles(store)


def test_an_answer_that_was_streaming_when_a_backup_was_made_is_interrupted_there(
    path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    conversation = chat("one")
    answer = Message(Role.ASSISTANT, "half")
    with opened(path) as store:
        keep(store, conversation)
        conversation.append(answer)
        store.save_partial(conversation.id, answer)
        store.backup_to(copy)
        answer.text = "whole"
        store.save_message(conversation.id, answer, answer.id)
        store.restore_from(copy)
        loaded = store.load(conversation.id)
        assert loaded is not None
        assert (loaded.messages[1].text, loaded.messages[1].interrupted) == ("half", True)


def damaged_copy(path: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "copy.db"
    with opened(path) as store:
        store.backup_to(copy)
    garbage_in_the_middle(copy)
    return copy


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"no chats at all" * 999, "is not a backup of Foretoken's chats"),
        (b"", "is not a backup of Foretoken's chats"),
        (None, "cannot be read: No such file"),
    ],
)
def test_a_file_that_is_no_backup_changes_nothing(
    path: Path, tmp_path: Path, content: bytes | None, told: str
) -> None:
    fill(path, 4)
    file = tmp_path / "file.db"
    if content is not None:
        file.write_bytes(content)
    with opened(path) as store:
        for attempt in (store.restore_from, store.look_into):
            with pytest.raises(StoreError, match=f"file.db {told}.*Nothing was changed"):
                attempt(file)
        assert len(titles(store)) == 4
        assert backups(path) == []
        assert not list(path.parent.glob("restoring*"))


def test_a_damaged_or_newer_backup_changes_nothing(path: Path, tmp_path: Path) -> None:
    fill(path, 30)
    damaged = damaged_copy(path, tmp_path)
    newer = tmp_path / "newer.db"
    with opened(path) as store:
        store.backup_to(newer)
        with closing(sqlite3.connect(newer)) as database:
            database.execute("PRAGMA user_version = 99")
        with pytest.raises(StoreError, match="damaged. Nothing was changed"):
            store.restore_from(damaged)
        with pytest.raises(StoreError, match="newer version"):
            store.restore_from(newer)
        assert len(titles(store)) == 30


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


def test_delete_all_leaves_nothing(path: Path) -> None:
    fill(path, 5, backup=True)
    zeros(path)
    ChatStore.open(path).store.close()
    with opened(path) as store:
        store.save_prompt(SystemPrompt(1, "brief", "question of a prompt"))
        store.add_folder("question of a folder")
        keep(store, chat("question in the log"))
        store.delete_all()
        assert store.rows() == []
        assert (store.folders(), store.prompts(), store.search("question")) == ([], [], [])
        names = sorted(file.name for file in path.parent.rglob("*"))
        assert names == ["backups", "chats.db", "chats.db-wal", "chats.db.lock"]
        for file in path.parent.rglob("*"):
            assert file.is_dir() or b"question" not in file.read_bytes()
        keep(store, chat("afterwards"))
    with opened(path) as store:
        assert titles(store) == ["afterwards"]


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
