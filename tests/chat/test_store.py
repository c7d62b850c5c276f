"""Conversations, folders and prompts outlive the app; deleting can be undone until it is closed."""

import random
import stat
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    CopiedText,
    Message,
    Role,
    TitleSource,
    new_id,
)
from foretoken.chat.conversations.speedups import told_speedup
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import CopiedFrom, FinishReason
from foretoken.engine.figures import answer_figures
from stored_answers import kept_answer
from stored_chats import chat, keep, keep_message, opened, state, titles


def test_a_whole_conversation_comes_back(path: Path) -> None:
    conversation = chat("one", "1", "two", "2 é🙂\n中文 \0")
    conversation.system_prompt, conversation.unsent_text = "Be brief.", "half a que"
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
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.load(new_id()) is None


def test_an_answer_comes_back_with_its_records_and_all_its_figures(store: ChatStore) -> None:
    conversation, answer = chat("one"), kept_answer(300)
    answer.source = AnswerSource("Big model", "Small model", '{"temperature": 0.7}')
    conversation.append(answer)
    keep(store, conversation)
    loaded = store.load(conversation.id)
    assert loaded is not None
    twin = loaded.messages[1]
    assert [(t.id, t.text) for t in twin.tokens] == [(t.id, t.text) for t in answer.tokens]
    assert [s.accepted for s in twin.steps] == [s.accepted for s in answer.steps]
    for kept in ("statistics", "finish_reason", "source", "interrupted"):
        assert getattr(twin, kept) == getattr(answer, kept)
    assert twin.statistics is not None
    assert answer.statistics is not None
    # Every figure is the one that was shown before, though times of steps are rounded.
    assert answer_figures(twin.statistics) == answer_figures(answer.statistics)
    history = RunHistory.from_steps(twin.steps, twin.statistics)
    assert history.statistics.tokens_per_second == answer.statistics.tokens_per_second
    assert told_speedup(loaded) == told_speedup(conversation) is not None
    keep_message(store, twin, loaded)  # what is rounded once stays as it is
    assert state(store.load(conversation.id)) == state(loaded)
    store._database.run("UPDATE messages SET records = x'ff00'")  # of a later format
    late = store.load(conversation.id)
    assert late is not None
    assert (late.messages[1].text, late.messages[1].tokens) == (answer.text, [])


def test_an_answer_of_a_thousand_tokens_takes_less_than_12_kb(store: ChatStore, path: Path) -> None:
    """Text, records, numbers and search index, as the file grows by many of them."""
    conversation = chat("one")
    keep(store, conversation)
    sizes = []
    for number in range(25):
        answer = kept_answer(1000, seed=number)
        conversation.add(answer, conversation.roots[0])
        keep_message(store, answer, conversation)
        store._database.run("PRAGMA wal_checkpoint(TRUNCATE)")
        sizes.append(path.stat().st_size)
    assert (sizes[-1] - sizes[4]) / 20 < 12_000


def test_siblings_keep_their_order_and_one_is_replaced_by_its_final_state(
    store: ChatStore,
) -> None:
    conversation = chat("one", "begun")
    keep(store, conversation)
    for text in "bcdef":
        answer = Message(Role.ASSISTANT, text)
        conversation.add(answer, conversation.roots[0])
        keep_message(store, answer, conversation)
    first = conversation.roots[0].children[0]
    first.text, first.finish_reason = "ended", FinishReason.STOP
    keep_message(store, first, conversation)
    loaded = store.load(conversation.id)
    assert state(loaded) == state(conversation)
    assert loaded is not None
    assert [m.text for m in loaded.roots[0].children] == ["ended", "b", "c", "d", "e", "f"]
    assert store.rows()[0].message_count == 2
    assert not store.search("begun")
    assert len(store.search("ended")) == 1


# --- lists -------------------------------------------------------------------------------------


def test_rows_tell_what_a_list_shows(store: ChatStore) -> None:
    conversation = chat("What is a quince?")
    keep(store, conversation)
    (row,) = store.rows()
    assert (row.title, row.title_source) == ("What is a quince?", TitleSource.FIRST_WORDS)
    conversation.append(answer := kept_answer(20))
    keep_message(store, answer, conversation)
    (row,) = store.rows()
    assert (row.message_count, row.speedup) == (2, None)  # until the leaf tells what is shown
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
    store.rename(first.id, "1st")
    store.save_unsent(first.id, "text")
    store.save_leaf(first.id, None)
    store.save_conversation(first)
    store.set_archived([first.id], True)
    store.set_archived([first.id], False)
    assert titles(store) == ["second", "1st"]
    first.append(answer := Message(Role.ASSISTANT, "1"))
    keep_message(store, answer, first)
    monkeypatch.setattr(store_messages, "now_ms", lambda: 5)  # a clock that was put back
    keep_message(store, answer, first)
    assert titles(store) == ["1st", "second"]


@pytest.mark.parametrize("limit", [3, 50])
def test_pages_hold_every_row_once(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    rng = random.Random(limit)
    folders = [None, store.add_folder("a").id, store.add_folder("b").id]
    for number in range(25):
        moment = 2 * 10**12 + rng.randrange(5)  # many at the same one
        monkeypatch.setattr(store_messages, "now_ms", lambda moment=moment: moment)
        conversation = chat(f"number {number}")
        conversation.pinned, conversation.folder_id = number % 5 == 0, folders[number % 3]
        keep(store, conversation)
    everything = store.rows(limit=100)
    assert len(everything) == 25
    assert everything == sorted(everything, key=lambda row: row.key, reverse=True)

    def pages(**wanted: object) -> list[int]:
        found, page = [], []
        while not found or len(page) == limit:
            page = store.rows(before=page[-1].key if page else None, limit=limit, **wanted)
            found += [row.id for row in page]
            if not page:
                break
        return found

    assert pages() == [row.id for row in everything]
    assert pages(pinned=True) == [row.id for row in everything if row.pinned]
    for folder in folders:
        unpinned = [r.id for r in everything if r.folder_id == folder and not r.pinned]
        assert pages(folder_id=folder, pinned=False) == unpinned
    assert pages(archived=True) == []


@pytest.mark.parametrize(
    ("wanted", "before"),
    [
        ({}, None),
        ({"archived": True}, (True, 5, 5)),
        ({"pinned": False}, (False, 5, 5)),
        ({"folder_id": None}, (True, 5, 5)),
        ({"folder_id": 5, "pinned": True}, (True, 5, 5)),
    ],
    ids=str,
)
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


# --- changes -----------------------------------------------------------------------------------


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
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert (loaded.title, loaded.title_source) == ("Mine", TitleSource.PERSON)
    assert (loaded.pinned, loaded.folder_id, loaded.system_prompt) == (True, folder.id, "new")
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
    assert not store.search("one")
    keep(store, conversation)
    assert state(store.load(conversation.id)) == state(conversation)


def test_deleting_messages_can_be_undone(store: ChatStore) -> None:
    conversation = chat("one", "1", "two", "2", "three", "3")
    keep(store, conversation)
    everything = state(conversation)
    ids = [message.id for message in conversation.messages]

    def check(shown: int, found: int) -> None:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.rows()[0].message_count == shown
        assert len(store.search("three")) == found

    inner = conversation.remove(conversation.messages[4])
    store.delete_messages([ids[4]])
    store.save_leaf(conversation.id, ids[3])
    check(4, 0)
    outer = conversation.remove(conversation.messages[2])
    store.delete_messages(ids[2:4])
    store.save_leaf(conversation.id, ids[1])
    check(2, 0)
    store.restore_messages([ids[2]])
    store.save_leaf(conversation.id, ids[3])
    conversation.restore(outer)
    check(4, 0)
    store.restore_messages([ids[4]])
    store.save_leaf(conversation.id, ids[5])
    conversation.restore(inner)
    check(6, 1)
    assert state(conversation) == everything


def test_an_answer_to_a_deleted_question_goes_and_comes_with_it(store: ChatStore) -> None:
    conversation = chat("one", "1", "two")
    keep(store, conversation)
    question = conversation.messages[2]
    store.delete_messages([question.id])
    conversation.append(answer := Message(Role.ASSISTANT, "too late"))
    keep_message(store, answer, conversation)
    loaded = store.load(conversation.id)
    assert loaded is not None
    assert [message.text for message in loaded.messages] == ["one", "1"]
    store.restore_messages([question.id])
    assert state(store.load(conversation.id)) == state(conversation)
    assert store.rows()[0].message_count == 4


def test_deleting_conversations_can_be_undone_until_the_store_is_closed(path: Path) -> None:
    first, second = chat("first quince", "1"), chat("second", "2")
    with opened(path) as store:
        keep(store, first, second)
        store.delete_conversations([first.id, second.id])
        assert store.rows() == []
        assert store.load(first.id) is store.row(first.id) is None
        assert not store.search("quince")
        store.restore_conversations([first.id, second.id])
        assert state(store.load(first.id)) == state(first)
        assert len(store.search("quince")) == 2  # title and text
        store.delete_conversations([first.id])
        store.delete_messages([second.messages[1].id])
    with opened(path) as store:
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
        assert not [word for word in (b"kumquat", b"pomelo", b"lychee") if word in content]


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


def test_everything_is_private_and_has_one_user(path: Path) -> None:
    path.parent.mkdir(mode=0o755)
    with opened(path) as store:
        keep(store, chat("one"))
        store.make_daily_backup()
        store.backup_to(copy := path.parent.parent / "copy.db")
        names = {file.name for file in path.parent.rglob("*")}
        assert {"chats.db", "chats.db-wal", "backups"} < names
        for file in (path.parent, *path.parent.rglob("*"), copy):
            wanted = 0o700 if file.is_dir() else 0o600
            assert stat.S_IMODE(file.stat().st_mode) == wanted, file
        with pytest.raises(StoreError, match="in use by another Foretoken"):
            ChatStore.open(path)
    with opened(path) as store:
        assert titles(store) == ["one"]


# --- what the memory of texts is told ----------------------------------------------------------


def test_all_that_was_written_is_listed_newest_first_unless_it_is_deleted(
    store: ChatStore,
) -> None:
    first, second = chat("One?", "1", "Two?", "2"), chat("Three?", "3", "", "4")
    ids = [message.id for one in (first, second) for message in one.messages]
    keep(store, first, second)
    written = [id_ for id_ in reversed(ids) if id_ != second.messages[2].id]  # it is empty
    assert list(store.written_revisions(3)) == written[:3]
    store.delete_messages([ids[2]])
    assert list(store.written_revisions(100)) == [i for i in written if i not in ids[2:4]]
    store.delete_conversations([second.id])
    assert list(store.written_revisions(100)) == [ids[1], ids[0]]
    assert store.written_texts(ids[4:]) == []
    store.restore_conversations([second.id])
    store.restore_messages([ids[2]])
    assert list(store.written_revisions(100)) == written


def test_each_version_of_a_message_is_read_by_its_id(store: ChatStore) -> None:
    conversation = chat("One?", "1")
    other, again = Message(Role.USER, "One, please?"), Message(Role.ASSISTANT, "uno")
    conversation.add(again, conversation.roots[0])
    conversation.add(other, None)
    conversation.append(unanswered := Message(Role.USER, "Two?"))
    first = conversation.roots[0].children[0]
    keep(store, conversation)
    wanted = [again.id, other.id, 5, unanswered.id, first.id]
    assert [(text.id, text.text, text.asked) for text in store.written_texts(wanted)] == [
        (again.id, "uno", "One?"),
        (other.id, "One, please?", ""),
        (unanswered.id, "Two?", ""),
        (first.id, "1", "One?"),
    ]
    before = store.written_revisions(9)
    again.text = "uno!"
    keep_message(store, again, conversation)
    after = store.written_revisions(9)
    assert {id_ for id_ in before if before[id_] != after[id_]} == {again.id}
    versions = store.written_texts([first.id, again.id])
    assert [(text.text, text.revision) for text in versions] == [
        ("1", after[first.id]),
        ("uno!", after[again.id]),
    ]


def test_texts_are_called_by_their_chat_and_their_file(store: ChatStore) -> None:
    conversation = chat("Tides?", "They come.")
    question = conversation.messages[0]
    question.attachments = (Attachment("a.txt", "Moon"),)
    keep(store, conversation)
    text, file = CopiedFrom(question.id), CopiedFrom(question.id, 1)
    unknown = (CopiedFrom(question.id, 2), CopiedFrom(question.id, -1), CopiedFrom(5))
    for here, title in ((1, "Tides?"), (conversation.id, None)):
        assert store.copied_texts([text, file, *unknown], here) == {
            text: CopiedText(title),
            file: CopiedText(title, "a.txt"),
        }
    store.delete_conversations([conversation.id])
    assert store.copied_texts([text, file], conversation.id) == {}
