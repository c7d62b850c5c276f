"""The list of conversations with a real store: read in portions, searched, changed with undo."""

from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf, save, words
from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.store.conversations import ConversationRow, Folder, SearchHit
from foretoken.control.chats.conversation_changes import ConversationChanges
from foretoken.control.chats.conversation_list import (
    PAGE,
    ConversationList,
    ConversationSearch,
    FolderHeading,
    ListedChat,
    day_group,
    list_entries,
    row_of,
    search_memory,
)

TODAY = date(2025, 6, 18)


def days_ago(days: int) -> int:
    noon = datetime(TODAY.year, TODAY.month, TODAY.day, 12) - timedelta(days=days)
    return int(noon.timestamp() * 1000)


def make_row(number: int, days: int = 0) -> ConversationRow:
    made = Conversation(id=number, given_title=f"Chat {number}", created_ms=days_ago(days))
    return row_of(made)


@pytest.mark.parametrize(
    ("days", "group"),
    [
        (-3, "Today"),
        (1, "Yesterday"),
        (7, "Previous 7 days"),
        (8, "Previous 30 days"),
        (31, "May 2025"),
    ],
)
def test_a_day_has_its_group(days: int, group: str) -> None:
    assert day_group(TODAY - timedelta(days=days), TODAY) == group


def test_chats_in_memory_stand_with_the_others_and_temporary_ones_above_all() -> None:
    secret = Conversation(id=7, temporary=True)
    unsaved = Conversation(id=8, given_title="Unsaved", created_ms=days_ago(0) + 1)
    known = Conversation(id=1, given_title="In the store already")
    rows = [make_row(1, 0), make_row(2, 1)]
    entries = list_entries(rows, (), frozenset(), TODAY, [secret, unsaved, known])
    today = ["[Today]", "Unsaved", "Chat 1"]
    assert words(entries) == ["[Temporary]", "New chat", *today, "[Yesterday]", "Chat 2"]
    chats = [entry for entry in entries if isinstance(entry, ListedChat)]
    assert [chat.saved for chat in chats] == [False, False, True, True]
    assert [chat.temporary for chat in chats] == [True, False, False, False]


class ListedShelf(Shelf):
    """A store and the list of its chats."""

    def open_list(self) -> ConversationList:
        self.list = ConversationList(self.archive)
        with self.qtbot.waitSignal(self.list.changed):
            pass
        return self.list

    def wait_for(self, expected: list[str]) -> None:
        def check() -> None:
            assert words(self.list.entries) == expected

        self.qtbot.waitUntil(check)


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[ListedShelf]:
    result = ListedShelf(qtbot, tmp_path / "chats" / "chats.db")
    yield result
    result.archive.shut_down()


def test_pinned_chats_folders_and_days_follow_each_other(shelf: ListedShelf) -> None:
    shelf.add(1, 2, 3, 4, 5)
    work = shelf.do(lambda store: store.add_folder("Work"))
    home = shelf.do(lambda store: store.add_folder("Home"))
    shelf.do(lambda store: store.set_folder([2, 3], work.id))
    shelf.do(lambda store: store.set_pinned([3], True))
    listed = shelf.open_list()
    assert not listed.read.any_archived
    shelf.do(lambda store: store.set_archived([5], True))
    pinned = ["[Pinned]", "Chat 3"]
    days = ["[Today]", "Chat 4", "Chat 1"]
    shelf.wait_for([*pinned, "/Work …", "/Home …", *days])
    listed.unfold(work.id, True)
    listed.unfold(home.id, True)
    shelf.wait_for([*pinned, "/Work", "Chat 2", "/Home", *days])
    empty = [entry.empty for entry in listed.entries if isinstance(entry, FolderHeading)]
    assert empty == [False, True]
    listed.unfold(work.id, False)
    shelf.wait_for([*pinned, "/Work …", "/Home", *days])
    assert listed.read.any_archived
    listed.show_archived(True)
    shelf.wait_for(["[Today]", "Chat 5"])


def test_rows_are_read_as_the_list_is_scrolled(shelf: ListedShelf) -> None:
    shelf.add(*range(1, 2 * PAGE + 11))
    listed = shelf.open_list()
    assert len(listed.entries) == PAGE + 1
    assert not listed.read.complete
    listed.look_at(5)
    listed.look_at(PAGE)
    shelf.qtbot.waitUntil(lambda: len(listed.entries) == 2 * PAGE + 1)
    while not listed.read.complete:
        before = len(listed.entries)
        listed.look_at(before - 1)
        shelf.qtbot.waitUntil(lambda before=before: len(listed.entries) > before)
    assert words(listed.entries) == ["[Today]", *(f"Chat {n}" for n in range(2 * PAGE + 10, 0, -1))]
    # Reading anew is again about what is looked at.
    listed.look_at(3)
    shelf.add(1000)
    shelf.qtbot.waitUntil(lambda: words(listed.entries)[1] == "Chat 1000")
    assert len(listed.entries) == 1 + PAGE + 3


def places(hits: list[SearchHit]) -> list[tuple[int, int | None]]:
    return [(hit.conversation.id, hit.message_id) for hit in hits]


def test_only_results_for_the_last_query_are_reported(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.do(lambda store: save(store, 1, "Tell me about bread", "Sourdough needs patience."))
    search = ConversationSearch(shelf.archive, list)
    told: list[list[SearchHit]] = []
    search.found.connect(told.append)
    search.look_for("bread")
    search._search()  # the pause is over, and the store is asked
    search.look_for(" sourd ")
    qtbot.waitUntil(lambda: bool(told))
    [[hit]] = told
    assert places([hit]) == [(1, 11)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Sourd"]
    # What changes is looked through again.
    shelf.do(lambda store: save(store, 2, "Sourdough?"))
    qtbot.waitUntil(lambda: len(told) > 1)
    assert sorted(places(told[-1])) == [(1, 11), (2, 20)]
    search.look_for("bread")
    search._search()
    search.look_for("")
    count = len(told)
    shelf.rows()  # the store has answered all that was asked
    assert len(told) == count


def test_chats_in_memory_are_searched_too() -> None:
    secret = Conversation(id=5, temporary=True)
    secret.append(Message(Role.USER, "The Key\nis under the mat, and " + "x" * 300, id=50))
    [hit] = search_memory([secret], "key MAT")
    assert places([hit]) == [(5, 50)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Key", "mat"]
    assert "\n" not in hit.snippet
    assert hit.at == len("The ")
    assert len(hit.snippet) < 200
    assert search_memory([secret], "cellar") == search_memory([secret], " ") == []


class ChangedShelf(Shelf):
    """A store, with changes and their undo."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        super().__init__(qtbot, path)
        self.changes = ConversationChanges(self.archive)
        self.work = self.do(lambda store: store.add_folder("Work"))
        self.home = self.do(lambda store: store.add_folder("Home"))
        self.add(1, 2, 3)
        self.do(lambda store: store.set_folder([2], self.work.id))
        self.do(lambda store: store.set_pinned([3], True))

    @property
    def all(self) -> tuple[list[ConversationRow], list[ConversationRow], list[Folder]]:
        return self.do(lambda s: (s.rows(), s.rows(archived=True), s.folders()))

    def change(self, work: Callable[[], None]) -> str:
        with self.qtbot.waitSignal(self.changes.done) as told:
            work()
        return str(told.args[0])

    def undo(self) -> tuple[int, ...]:
        """Undo the last change; return the restored conversations."""
        with self.qtbot.waitSignal(self.changes.undone) as told:
            self.changes.undo()
        restored: tuple[int, ...] = told.args[0]
        return restored


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[ChangedShelf]:
    result = ChangedShelf(qtbot, tmp_path / "chats" / "chats.db")
    yield result
    result.archive.shut_down()


def test_undo_removes_a_copy_unless_it_was_written_to(hands: ChangedShelf) -> None:
    before = hands.all
    deleting: list[tuple[int, ...]] = []
    hands.changes.deleting.connect(deleting.append)

    def copied() -> ConversationRow:
        assert hands.change(lambda: hands.changes.duplicate(hands.rows()[2])) == "Copied “Chat 2”."
        return next(row for number, row in hands.rows().items() if number > 3)

    row = copied()
    assert (row.title, row.folder_id) == ("Chat 2 (2)", hands.work.id)
    hands.undo()
    assert hands.all == before
    row = copied()
    copy = hands.do(lambda store: store.load(row.id))
    assert [message.text for message in copy.messages] == ["Hello", "Hi!"]
    copy.append(Message(Role.USER, "And then?"))
    hands.do(lambda store: store.save_message(copy.id, copy.messages[-1], None))
    assert hands.undo() == (row.id,)
    assert deleting[-1] == (row.id,)  # it was left before it could have gone
    assert row.id in hands.rows()


def test_changes_are_undone_one_by_one(hands: ChangedShelf) -> None:
    changes, states = hands.changes, [hands.all]
    deleting: list[tuple[int, ...]] = []
    changes.deleting.connect(deleting.append)
    work, home = hands.work.id, hands.home.id

    def rows(*ids: int) -> list[ConversationRow]:
        return [hands.rows()[each] for each in ids]

    for change, told, where in (
        (lambda: changes.rename_folder(hands.work, "Office"), "", [None, work, None]),
        (lambda: changes.rename(*rows(1), "Tides"), "Renamed “Chat 1”.", [None, work, None]),
        (lambda: changes.set_pinned(rows(1, 3), True), "Pinned 2 chats.", [None, work, None]),
        (lambda: changes.move(rows(1, 2, 3), hands.home, unpin=True), "Moved 3", [home] * 3),
        (lambda: changes.move(rows(2), None), "Moved “Chat 2” out", [home, None, home]),
        (lambda: changes.delete_folder(hands.home), "Deleted folder “Home”", [None] * 3),
        (lambda: changes.move(rows(1), hands.work), "Moved “Tides” to", [work, None, None]),
        (lambda: changes.set_archived(rows(2), True), "Archived “Chat 2”.", [work, None]),
        (lambda: changes.delete(rows(1, 3)), "Deleted 2 chats.", []),
    ):
        assert told in hands.change(change)
        assert [row.folder_id for _, row in sorted(hands.rows().items())] == where
        states.append(hands.all)
    renamed = next(row for row in states[2][0] if row.id == 1)
    assert renamed.title_source is TitleSource.PERSON
    assert list(hands.rows(archived=True)) == [2]
    assert deleting == [(1, 3)]
    restored = []
    for state in reversed(states[:-1]):
        restored.append(hands.undo())
        assert hands.all == state
    assert restored[0] == (1, 3)
    assert not changes._done


def test_a_failed_change_is_not_undone(hands: ChangedShelf) -> None:
    with hands.qtbot.waitSignal(hands.archive.failed):
        hands.changes._do("Never done.", _fail, _fail)
    assert not hands.changes._done


def _fail(*_: object) -> None:
    raise OSError
