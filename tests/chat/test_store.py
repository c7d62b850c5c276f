"""Conversations, folders and prompts outlive the app; deleting can be undone until it is closed."""

import random
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Message,
    Role,
    TitleSource,
    new_id,
)
from foretoken.chat.conversations.speedups import told_speedup
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store import store as store_module
from foretoken.chat.store.store import (
    ChatStore,
    StoreError,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import FinishReason, RunStatistics
from foretoken.engine.figures import Figure, answer_figures
from foretoken.engine.speedup import PlainReference, compare_steps
from stored_answers import answer_records
from stored_chats import chat, keep, keep_message, opened, state, titles


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


@pytest.fixture
def store(path: Path) -> Iterator[ChatStore]:
    with opened(path) as store:
        yield store


def answered(count: int, seed: int = 0) -> Message:
    tokens, steps = answer_records(count, seed)
    statistics = RunStatistics(
        tokens=count, prompt_tokens=12, prefill_ms=12.5, first_token_ms=40.125
    )
    for step in steps:
        statistics.count_step(step)
    compare_steps(statistics, steps, PlainReference.at_speed(25.5))
    return Message(
        Role.ASSISTANT,
        "".join(token.text for token in tokens),
        tokens,
        steps,
        statistics,
        FinishReason.LENGTH,
        25.5,
        source=AnswerSource("Big model", "Small model", '{"temperature": 0.7}'),
    )


def figures(answer: Message) -> list[Figure]:
    assert answer.statistics is not None
    return answer_figures(answer.statistics)


def test_a_whole_conversation_comes_back(path: Path) -> None:
    conversation = chat("one", "1", "two", "2 é🙂\n中文 \0")
    conversation.system_prompt = "Be brief."
    conversation.unsent_text = "half a que"
    conversation.pinned = conversation.archived = True
    conversation.given_title, conversation.title_source = "My chat", TitleSource.PERSON
    second = conversation.messages[2]
    edited = Message(Role.USER, "zwei", attachments=(Attachment("a.txt", "text " * 100),))
    conversation.add(edited, second.parent)
    conversation.append(Message(Role.ASSISTANT, "", error="The model failed."))
    conversation.add(Message(Role.USER, "one, anew"), None)
    conversation.select(second)
    with opened(path) as store:
        keep(store, conversation)
        assert state(store.load(conversation.id)) == state(conversation)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.load(new_id()) is None


def test_an_answer_comes_back_with_its_records(path: Path) -> None:
    conversation = chat("one")
    answer = answered(300)
    assert answer.statistics is not None
    conversation.append(answer)
    with opened(path) as store:
        keep(store, conversation)
        loaded = store.load(conversation.id)
        assert loaded is not None
        twin = loaded.messages[1]
        assert [t.id for t in twin.tokens] == [t.id for t in answer.tokens]
        assert [t.text for t in twin.tokens] == [t.text for t in answer.tokens]
        assert [s.accepted for s in twin.steps] == [s.accepted for s in answer.steps]
        assert (twin.statistics, twin.finish_reason) == (answer.statistics, answer.finish_reason)
        assert twin.source == answer.source
        # Every figure is the one that was shown before, though times of steps are rounded.
        assert figures(twin) == figures(answer)
        history = RunHistory.from_steps(twin.steps, twin.statistics)
        assert history.statistics.tokens_per_second == answer.statistics.tokens_per_second
        assert told_speedup(loaded) == told_speedup(conversation) is not None
        assert not twin.interrupted
        # What is rounded once stays as it is.
        keep_message(store, twin, loaded)
        assert state(store.load(conversation.id)) == state(loaded)


def test_an_answer_of_a_thousand_tokens_takes_less_than_12_kb(store: ChatStore, path: Path) -> None:
    """Text, records, numbers and search index, as the file grows by many of them."""
    conversation = chat("one")
    keep(store, conversation)

    def size_with(count: int, seed: int) -> int:
        for number in range(count):
            answer = answered(1000, seed + number)
            conversation.add(answer, conversation.roots[0])
            keep_message(store, answer, conversation)
        store._database.run("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.stat().st_size

    before = size_with(5, 0)
    assert (size_with(40, 5) - before) / 40 < 12_000


def test_records_of_a_later_format_leave_the_text(store: ChatStore) -> None:
    conversation = chat("one")
    conversation.append(answered(100))
    keep(store, conversation)
    store._database.run("UPDATE messages SET records = x'ff00'")
    loaded = store.load(conversation.id)
    assert loaded is not None
    answer = loaded.messages[1]
    assert (answer.text, answer.tokens) == (conversation.messages[1].text, [])
    assert answer.finish_reason is FinishReason.LENGTH


def test_a_message_is_replaced_by_its_final_state(store: ChatStore) -> None:
    conversation = chat("one", "begun")
    keep(store, conversation)
    answer = conversation.messages[1]
    answer.text, answer.finish_reason = "ended", FinishReason.STOP
    keep_message(store, answer, conversation)
    assert state(store.load(conversation.id)) == state(conversation)
    assert store.rows()[0].message_count == 2
    assert not store.search("begun")
    assert len(store.search("ended")) == 1


def test_siblings_keep_their_order(store: ChatStore) -> None:
    conversation = chat("one", "a")
    keep(store, conversation)
    for text in "bcdef":
        answer = Message(Role.ASSISTANT, text)
        conversation.add(answer, conversation.roots[0])
        keep_message(store, answer, conversation)
    conversation.roots[0].children[2].text = "c again"
    keep_message(store, conversation.roots[0].children[2], conversation)
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert [m.text for m in loaded.roots[0].children] == ["a", "b", "c again", "d", "e", "f"]


def test_rows_tell_what_a_list_shows(store: ChatStore) -> None:
    conversation = chat("What is a quince?")
    keep(store, conversation)
    (row,) = store.rows()
    assert (row.title, row.title_source) == ("What is a quince?", TitleSource.FIRST_WORDS)
    assert (row.message_count, row.speedup) == (1, None)
    answer = answered(20)
    conversation.append(answer)
    keep_message(store, answer, conversation)
    (row,) = store.rows()
    assert row.message_count == 2
    assert row.speedup is None  # until the leaf tells what the shown branch reaches
    store.save_leaf(conversation.id, answer.id, 2.25)
    (row,) = store.rows()
    assert row.speedup == 2.25
    assert store.row(conversation.id) == row
    assert store.row(new_id()) is None


def test_only_messages_move_a_conversation_up(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = chat("first"), chat("second")
    clock = iter(range(2 * 10**12, 3 * 10**12))
    monkeypatch.setattr(store_messages, "now_ms", lambda: next(clock))
    keep(store, first, second)
    assert titles(store) == ["second", "first"]
    store.rename(first.id, "1st")
    store.save_unsent(first.id, "text")
    store.save_leaf(first.id, None)
    store.save_conversation(first)
    store.set_archived([first.id], True)
    store.set_archived([first.id], False)
    assert titles(store) == ["second", "1st"]
    answer = Message(Role.ASSISTANT, "1")
    first.append(answer)
    keep_message(store, answer, first)
    assert titles(store) == ["1st", "second"]
    monkeypatch.setattr(store_messages, "now_ms", lambda: 5)  # a clock that was put back
    keep_message(store, answer, first)
    assert titles(store) == ["1st", "second"]


@pytest.mark.parametrize("limit", [3, 50])
def test_pages_hold_every_row_once(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    rng = random.Random(limit)
    times = [rng.randrange(5) for _ in range(25)]  # many at the same moment
    folders = [None, store.add_folder("a").id, store.add_folder("b").id]
    for number, moment in enumerate(times):
        monkeypatch.setattr(store_messages, "now_ms", lambda moment=moment: 2 * 10**12 + moment)
        conversation = chat(f"number {number}")
        conversation.pinned = number % 5 == 0
        conversation.folder_id = folders[number % 3]
        keep(store, conversation)
    everything = store.rows(limit=100)
    assert len(everything) == 25
    assert everything == sorted(everything, key=lambda row: row.key, reverse=True)

    def pages(**wanted: object) -> list[int]:
        found, before = [], None
        while True:
            page = store.rows(before=before, limit=limit, **wanted)
            found += [row.id for row in page]
            if len(page) < limit:
                return found
            before = page[-1].key

    assert pages() == [row.id for row in everything]
    assert pages(pinned=True) == [row.id for row in everything if row.pinned]
    for folder in folders:
        unpinned = [r.id for r in everything if r.folder_id == folder and not r.pinned]
        assert pages(folder_id=folder, pinned=False) == unpinned
    assert pages(archived=True) == []


@pytest.mark.parametrize(
    "wanted",
    [{}, {"archived": True}, {"pinned": False}, {"folder_id": None}, {"folder_id": 5}],
    ids=str,
)
@pytest.mark.parametrize("before", [None, (True, 5, 5), (False, 5, 5)], ids=str)
def test_lists_come_from_an_index(
    store: ChatStore, wanted: dict[str, object], before: object
) -> None:
    """Neither sorted nor counted: the first page takes the same time however many there are."""
    asked: list[tuple[str, tuple[object, ...]]] = []
    rows = store._database.rows
    store._database.rows = lambda sql, *values: asked.append((sql, values)) or []
    store.rows(before=before, **wanted)
    ((sql, values),) = asked
    plan = " ".join(row[3] for row in rows(f"EXPLAIN QUERY PLAN {sql}", *values))
    assert "USING INDEX conversations_" in plan
    assert "TEMP B-TREE" not in plan


def test_what_the_list_decides_is_not_overwritten_by_the_open_conversation(
    store: ChatStore,
) -> None:
    conversation = chat("one")
    keep(store, conversation)
    folder = store.add_folder("Work")
    store.set_pinned([conversation.id], True)
    store.set_folder([conversation.id], folder.id)
    store.rename(conversation.id, "Mine")
    conversation.given_title, conversation.title_source = "By a model", TitleSource.MODEL
    conversation.system_prompt = "new"
    store.save_conversation(conversation)
    (row,) = store.rows()
    assert (row.title, row.title_source, row.pinned) == ("Mine", TitleSource.PERSON, True)
    assert row.folder_id == folder.id
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert (loaded.title, loaded.system_prompt) == ("Mine", "new")
    conversation.given_title, conversation.title_source = "By me", TitleSource.PERSON
    store.save_conversation(conversation)
    assert titles(store) == ["By me"]
    store.rename(conversation.id, "one", TitleSource.FIRST_WORDS)  # undone
    assert store.rows()[0].title_source is TitleSource.FIRST_WORDS


def test_a_whole_copy_is_kept_or_nothing_of_it(store: ChatStore) -> None:
    conversation = chat("one", "1")
    broken = conversation.snapshot()
    broken.messages[1].parent = Message(Role.USER)  # it is in no conversation
    with pytest.raises(StoreError):
        store.save_whole(broken)
    assert store.rows() == []
    assert store.load(conversation.id) is None
    assert not store.search("one")
    keep(store, conversation)
    assert state(store.load(conversation.id)) == state(conversation)


def test_deleting_messages_can_be_undone(store: ChatStore) -> None:
    conversation = chat("one", "1", "two", "2", "three", "3")
    keep(store, conversation)
    everything = state(conversation)
    ids = [message.id for message in conversation.messages]
    inner = conversation.remove(conversation.messages[4])
    store.delete_messages([ids[4]])
    store.save_leaf(conversation.id, ids[3])
    assert state(store.load(conversation.id)) == state(conversation)
    assert not store.search("three")
    assert store.rows()[0].message_count == 4
    outer = conversation.remove(conversation.messages[2])
    store.delete_messages(ids[2:4])
    store.save_leaf(conversation.id, ids[1])
    assert state(store.load(conversation.id)) == state(conversation)
    store.restore_messages([ids[2]])
    store.save_leaf(conversation.id, ids[3])
    conversation.restore(outer)
    assert state(store.load(conversation.id)) == state(conversation)
    assert not store.search("three")
    store.restore_messages([ids[4]])
    store.save_leaf(conversation.id, ids[5])
    conversation.restore(inner)
    assert state(store.load(conversation.id)) == state(conversation) == everything
    assert store.rows()[0].message_count == 6
    assert len(store.search("three")) == 1


def test_an_answer_to_a_deleted_question_goes_and_comes_with_it(store: ChatStore) -> None:
    conversation = chat("one", "1", "two")
    keep(store, conversation)
    question = conversation.messages[2]
    store.delete_messages([question.id])
    answer = Message(Role.ASSISTANT, "too late")
    conversation.append(answer)
    keep_message(store, answer, conversation)
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert [message.text for message in loaded.messages] == ["one", "1"]
    assert store.rows()[0].message_count == 2
    store.restore_messages([question.id])
    assert state(store.load(conversation.id)) == state(conversation)
    assert store.rows()[0].message_count == 4


def test_deleting_conversations_can_be_undone_until_the_store_is_closed(path: Path) -> None:
    first, second = chat("first quince", "1"), chat("second", "2")
    with opened(path) as store:
        keep(store, first, second)
        store.delete_conversations([first.id, second.id])
        assert store.rows() == []
        assert store.load(first.id) is None
        assert store.row(first.id) is None
        assert not store.search("quince")
        store.restore_conversations([first.id, second.id])
        assert state(store.load(first.id)) == state(first)
        assert len(store.search("quince")) == 2  # title and text
        store.delete_conversations([first.id])
        store.delete_messages([second.messages[1].id])
    with opened(path) as store:
        assert titles(store) == ["second"]
        assert store._database.rows("SELECT count(*) FROM messages") == [(1,)]
        store.restore_conversations([first.id])
        assert titles(store) == ["second"]


def test_nothing_of_what_was_deleted_is_left_in_the_file(path: Path) -> None:
    conversation = chat("A kumquatword in a question", "Another PomeloWord in the answer " * 40)
    conversation.messages[1].source = AnswerSource("Lycheemodel", None, "{}")
    with opened(path) as store:
        keep(store, chat("kept words"), conversation)
        store.delete_conversations([conversation.id])
    files = [file for file in path.parent.rglob("*") if file.is_file()]
    assert path in files
    for file in files:
        content = file.read_bytes().lower()
        assert b"kept" in content
        for word in (b"kumquat", b"pomelo", b"lychee"):
            assert word not in content


def test_a_large_deletion_goes_on_the_next_time(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    conversation = chat(*("text" for _ in range(500)))
    with opened(path) as store:
        keep(store, conversation, chat("kept"))
        monkeypatch.setattr(store_module, "_PURGED_AT_CLOSE_S", 0.0)
        store.delete_conversations([conversation.id])
    monkeypatch.setattr(store_module, "_PURGED_AT_OPEN_S", 0.0)
    with opened(path) as store:
        assert titles(store) == ["kept"]
        assert store._database.rows("SELECT count(*) FROM messages") == [(501,)]
        monkeypatch.setattr(store_module, "_PURGED_AT_CLOSE_S", 60.0)
    with opened(path) as store:
        assert store._database.rows("SELECT count(*) FROM messages") == [(1,)]


def test_folders(store: ChatStore) -> None:
    first, second, third = chat("first"), chat("second"), chat("third")
    keep(store, first, second, third)
    work, play = store.add_folder("Work"), store.add_folder("Play")
    assert store.folders() == [work, play]
    store.rename_folder(work.id, "Works")
    assert [folder.name for folder in store.folders()] == ["Works", "Play"]
    store.set_folder([first.id, second.id], work.id)
    assert set(titles(store, folder_id=work.id)) == {"first", "second"}
    store.delete_folder(work.id)
    assert [folder.name for folder in store.folders()] == ["Play"]
    assert len(titles(store, folder_id=None)) == 3
    store.set_folder([second.id], play.id)
    store.restore_folder(work.id)
    assert titles(store, folder_id=work.id) == ["first"]
    assert titles(store, folder_id=play.id) == ["second"]
    store.delete_folder(work.id)
    store.set_folder([third.id], work.id)  # it is gone
    assert set(titles(store, folder_id=None)) == {"first", "third"}


def test_half_a_character_does_no_harm(store: ChatStore) -> None:
    conversation = chat("a\ud83d", "long \udc00" * 100)
    keep(store, conversation)
    store.save_unsent(conversation.id, "\ud83d")
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert [message.text for message in loaded.messages] == ["a?", "long ?" * 100]
    assert len(store.search("long")) == 1


def test_everything_is_private(path: Path) -> None:
    path.parent.mkdir(mode=0o755)
    with opened(path) as store:
        keep(store, chat("one"))
        store.make_daily_backup()
        store.backup_to(path.parent.parent / "copy.db")
        names = {file.name for file in path.parent.rglob("*")}
        assert {"chats.db", "chats.db-wal", "backups"} < names
        for file in (path.parent, *path.parent.rglob("*"), path.parent.parent / "copy.db"):
            wanted = 0o700 if file.is_dir() else 0o600
            assert stat.S_IMODE(file.stat().st_mode) == wanted, file


def test_a_store_has_one_user(path: Path) -> None:
    with opened(path) as store:
        keep(store, chat("one"))
        with pytest.raises(StoreError, match="in use by another Foretoken"):
            ChatStore.open(path)
        assert titles(store) == ["one"]
    with opened(path) as store:
        assert titles(store) == ["one"]
