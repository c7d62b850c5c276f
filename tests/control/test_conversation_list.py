"""The lists of conversations with a real store: read bit by bit, searched, changed, exported."""

from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf, save, words
from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.shared import held
from foretoken.chat.sharing.stored_chats import Selection
from foretoken.chat.store.store import ConversationRow, Folder, SearchHit
from foretoken.control.chats import conversation_sharing
from foretoken.control.chats.conversation_changes import ConversationChanges
from foretoken.control.chats.conversation_entries import (
    FolderHeading,
    ListedChat,
    day_group,
    list_entries,
)
from foretoken.control.chats.conversation_list import (
    PAGE,
    ConversationList,
    ConversationSearch,
    search_memory,
)
from foretoken.control.chats.conversation_sharing import ConversationSharing
from stored_chats import chat

TODAY = date(2025, 6, 18)


def days_ago(days: int) -> int:
    """Milliseconds since 1970 at noon of a day."""
    noon = datetime(TODAY.year, TODAY.month, TODAY.day, 12) - timedelta(days=days)
    return int(noon.timestamp() * 1000)


def make_row(number: int, days: int = 0, **facts: object) -> ConversationRow:
    given: dict[str, object] = {
        "id": number,
        "title": f"Chat {number}",
        "title_source": TitleSource.FIRST_WORDS,
        "created_ms": days_ago(days),
        "updated_ms": days_ago(days),
        "pinned": False,
        "archived": False,
        "folder_id": None,
        "message_count": 2,
        "speedup": None,
    }
    return ConversationRow(**(given | facts))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("days", "group"),
    [
        (-3, "Today"),
        (0, "Today"),
        (1, "Yesterday"),
        (2, "Previous 7 days"),
        (7, "Previous 7 days"),
        (8, "Previous 30 days"),
        (30, "Previous 30 days"),
        (31, "May 2025"),
        (400, "May 2024"),
    ],
)
def test_a_day_has_its_group(days: int, group: str) -> None:
    assert day_group(TODAY - timedelta(days=days), TODAY).text == group


def test_chats_in_memory_stand_with_the_others_and_temporary_ones_above_all() -> None:
    secret = Conversation(id=7, temporary=True)
    unsaved = Conversation(id=8, given_title="Unsaved", created_ms=days_ago(0) + 1)
    known = Conversation(id=1, given_title="In the store already")
    rows = [make_row(1, 0), make_row(2, 1)]
    entries = list_entries(rows, (), frozenset(), TODAY, [secret, unsaved, known])
    assert words(entries) == [
        "[Temporary]",
        "New chat",
        "[Today]",
        "Unsaved",
        "Chat 1",
        "[Yesterday]",
        "Chat 2",
    ]
    chats = [entry for entry in entries if isinstance(entry, ListedChat)]
    assert [(chat.saved, chat.temporary) for chat in chats] == [
        (False, True),
        (False, False),
        (True, False),
        (True, False),
    ]


class ListedShelf(Shelf):
    """Beside the store, the list of what is in it."""

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
    shelf.add(1, 2, 3, 4)
    work = shelf.do(lambda store: store.add_folder("Work"))
    home = shelf.do(lambda store: store.add_folder("Home"))
    shelf.do(lambda store: store.set_folder([2, 3], work.id))
    shelf.do(lambda store: store.set_pinned([3], True))
    listed = shelf.open_list()
    pinned = ["[Pinned]", "Chat 3"]
    days = ["[Today]", "Chat 4", "Chat 1"]
    assert words(listed.entries) == [*pinned, "/Work …", "/Home …", *days]
    listed.unfold(work.id, True)
    shelf.wait_for([*pinned, "/Work", "Chat 2", "/Home …", *days])
    listed.unfold(home.id, True)
    shelf.wait_for([*pinned, "/Work", "Chat 2", "/Home", *days])
    empty = [entry.empty for entry in listed.entries if isinstance(entry, FolderHeading)]
    assert empty == [False, True]
    listed.unfold(work.id, False)
    shelf.wait_for([*pinned, "/Work …", "/Home", *days])


def test_more_is_read_only_when_somebody_looks_for_it(shelf: ListedShelf) -> None:
    shelf.add(*range(1, 4 * PAGE + 1))
    listed = shelf.open_list()
    assert len(listed.entries) == PAGE + 1
    assert not listed.complete
    listed.look_at(5)
    listed.look_at(PAGE)
    shelf.qtbot.waitUntil(lambda: len(listed.entries) == 2 * PAGE + 1)
    while not listed.complete:
        before = len(listed.entries)
        listed.look_at(before - 1)
        shelf.qtbot.waitUntil(lambda before=before: len(listed.entries) > before)
    assert words(listed.entries) == ["[Today]", *(f"Chat {n}" for n in range(4 * PAGE, 0, -1))]
    # Reading anew is again about what is looked at.
    listed.look_at(3)
    shelf.add(1000)
    shelf.qtbot.waitUntil(lambda: words(listed.entries)[1] == "Chat 1000")
    assert len(listed.entries) == 1 + PAGE + 3


def test_the_archive_is_a_list_of_its_own(shelf: ListedShelf) -> None:
    shelf.add(1, 2)
    listed = shelf.open_list()
    assert not listed.any_archived
    shelf.do(lambda store: store.set_archived([1], True))
    shelf.wait_for(["[Today]", "Chat 2"])
    assert listed.any_archived
    listed.show_archived(True)
    shelf.wait_for(["[Today]", "Chat 1"])
    assert listed.archived
    listed.show_archived(False)
    shelf.wait_for(["[Today]", "Chat 2"])


def test_what_changes_while_it_is_read_is_read_again(shelf: ListedShelf) -> None:
    listed = shelf.open_list()
    for number in (1, 2, 3):
        shelf.archive.ask(lambda store, number=number: save(store, number), changes=True)
        listed.refresh()
    shelf.wait_for(["[Today]", "Chat 3", "Chat 2", "Chat 1"])


def test_a_new_day_regroups_the_chats(qtbot: QtBot) -> None:
    today = TODAY
    listed = ConversationList(None, today=lambda: today)
    listed.show_memory([Conversation(id=1, given_title="Late", created_ms=days_ago(0))])
    assert words(listed.entries) == ["[Today]", "Late"]
    today = TODAY + timedelta(days=1)
    listed._on_day_check()
    assert words(listed.entries) == ["[Yesterday]", "Late"]


# --- searching them -------------------------------------------------------------------------------


def places(hits: list[SearchHit]) -> list[tuple[int, int | None]]:
    return [(hit.conversation.id, hit.message_id) for hit in hits]


def test_every_message_is_searched(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.do(lambda store: save(store, 1, "Tell me about bread", "Sourdough needs patience."))
    shelf.do(lambda store: save(store, 2, "And bees?", "They dance."))
    search = ConversationSearch(shelf.archive, list)
    with qtbot.waitSignal(search.found) as told:
        search.look_for(" sourd ")
    [hit] = told.args[0]
    assert places([hit]) == [(1, 11)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Sourd"]


def test_only_what_was_found_for_the_last_words_is_told(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.do(lambda store: save(store, 1, "bread"))
    shelf.do(lambda store: save(store, 2, "bees"))
    search = ConversationSearch(shelf.archive, list)
    told: list[list[tuple[int, int | None]]] = []
    search.found.connect(lambda hits: told.append(places(hits)))
    search.look_for("bread")
    search._search()  # the pause is over, and the store is asked
    search.look_for("bees")
    qtbot.waitUntil(lambda: bool(told))
    assert told == [[(2, 20)]]
    search.look_for("bread")
    search._search()
    search.look_for("")
    shelf.rows()  # the store has answered all that was asked
    assert told == [[(2, 20)]]


def test_what_changes_is_looked_through_again(shelf: Shelf, qtbot: QtBot) -> None:
    search = ConversationSearch(shelf.archive, list)
    with qtbot.waitSignal(search.found) as told:
        search.look_for("bees")
    assert told.args[0] == []
    with qtbot.waitSignal(search.found) as told:
        shelf.do(lambda store: save(store, 2, "bees"))
    assert places(told.args[0]) == [(2, 20)]


def test_chats_in_memory_are_searched_too(qtbot: QtBot) -> None:
    secret = Conversation(id=5, temporary=True)
    secret.append(Message(Role.USER, "The Key\nis under the mat, and " + "x" * 300, id=50))
    search = ConversationSearch(None, lambda: [secret])
    with qtbot.waitSignal(search.found) as told:
        search.look_for("key MAT")
    [hit] = told.args[0]
    assert places([hit]) == [(5, 50)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Key", "mat"]
    assert "\n" not in hit.snippet
    assert hit.at == len("The ")
    assert len(hit.snippet) < 200
    assert search_memory([secret], "cellar") == []
    assert search_memory([secret], " ") == []


# --- changing them, and taking it back ------------------------------------------------------------


class Hands(Shelf):
    """Changes things, and takes them back."""

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
        """Everything that lists show."""
        return self.do(lambda s: (s.rows(), s.rows(archived=True), s.folders()))

    def change(self, work: Callable[[], None]) -> str:
        """Do something, and return what is told."""
        with self.qtbot.waitSignal(self.changes.done) as told:
            work()
        return str(told.args[0])

    def undo(self) -> tuple[int, ...]:
        """Take the last change back; return which deleted conversations came back."""
        with self.qtbot.waitSignal(self.changes.undone) as told:
            self.changes.undo()
        restored: tuple[int, ...] = told.args[0]
        return restored


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    result = Hands(qtbot, tmp_path / "chats" / "chats.db")
    yield result
    result.archive.shut_down()


def test_titles_pins_and_the_archive_go_back(hands: Hands) -> None:
    before, changes = hands.all, hands.changes
    rows = hands.rows()
    told = hands.change(lambda: changes.rename(rows[1], "Tides"))
    assert told == "Renamed “Chat 1”."
    assert hands.rows()[1].title_source is TitleSource.PERSON
    hands.undo()
    told = hands.change(lambda: changes.set_pinned(list(rows.values()), True))  # one of them is
    assert told == "Pinned 3 chats."
    assert all(row.pinned for row in hands.rows().values())
    hands.undo()
    assert hands.all == before
    assert hands.change(lambda: changes.set_archived([rows[2]], True)) == "Archived “Chat 2”."
    assert list(hands.rows(archived=True)) == [2]
    hands.undo()
    assert hands.all == before


def test_what_was_moved_goes_back_to_where_each_was(hands: Hands) -> None:
    before, rows = hands.all, list(hands.rows().values())
    told = hands.change(lambda: hands.changes.move(rows, hands.home, unpin=True))
    assert told == "Moved 3 chats to “Home”."
    after = hands.rows().values()
    assert {(row.folder_id, row.pinned) for row in after} == {(hands.home.id, False)}
    hands.undo()
    assert hands.all == before
    told = hands.change(lambda: hands.changes.move([hands.rows()[2]], None))
    assert told == "Moved “Chat 2” out of the folder."
    assert hands.rows()[2].folder_id is None
    hands.undo()
    told = hands.change(lambda: hands.changes.move_to_new_folder(rows, "New"))
    assert told == "Moved 3 chats to a new folder."
    assert len({row.folder_id for row in hands.rows().values()}) == 1
    hands.undo()
    assert hands.all == before


def test_a_copy_has_all_and_undo_deletes_it(hands: Hands) -> None:
    before = hands.all
    row = hands.rows()[2]
    assert hands.change(lambda: hands.changes.duplicate(row)) == "Copied “Chat 2”."
    copied = next(row for number, row in hands.rows().items() if number > 3)
    assert (copied.title, copied.folder_id) == ("Chat 2 (2)", hands.work.id)
    copy = hands.do(lambda store: store.load(copied.id))
    assert copy is not None
    assert [message.text for message in copy.messages] == ["Hello", "Hi!"]
    hands.undo()
    assert hands.all == before


def test_a_copy_in_which_something_was_written_stays(hands: Hands) -> None:
    deleting: list[tuple[int, ...]] = []
    hands.changes.deleting.connect(deleting.append)
    hands.change(lambda: hands.changes.duplicate(hands.rows()[2]))
    copied = next(number for number in hands.rows() if number > 3)
    copy = hands.do(lambda store: store.load(copied))
    assert copy is not None
    copy.append(Message(Role.USER, "And then?"))
    hands.do(lambda store: store.save_message(copy.id, copy.messages[-1], None))
    assert hands.undo() == (copied,)
    assert deleting == [(copied,)]  # it was left before it could have gone
    assert copied in hands.rows()


def test_deleted_chats_come_back(hands: Hands) -> None:
    before = hands.all
    rows = [hands.rows()[1], hands.rows()[3]]
    deleting: list[tuple[int, ...]] = []
    hands.changes.deleting.connect(deleting.append)
    assert hands.change(lambda: hands.changes.delete(rows)) == "Deleted 2 chats."
    assert deleting == [(1, 3)]
    assert list(hands.rows()) == [2]
    assert hands.undo() == (1, 3)
    assert hands.all == before


def test_folders_are_made_renamed_and_deleted(hands: Hands) -> None:
    before = hands.all
    hands.change(lambda: hands.changes.add_folder("New folder"))
    assert [folder.name for folder in hands.all[2]] == ["Work", "Home", "New folder"]
    hands.undo()
    assert hands.all == before
    hands.change(lambda: hands.changes.rename_folder(hands.work, "Office"))
    assert [folder.name for folder in hands.all[2]] == ["Office", "Home"]
    hands.undo()
    told = hands.change(lambda: hands.changes.delete_folder(hands.work))
    assert told == "Deleted folder “Work”. Its chats stay."
    assert hands.rows()[2].folder_id is None
    hands.undo()
    assert hands.all == before


def test_changes_are_taken_back_one_after_the_other(hands: Hands) -> None:
    states = [hands.all]
    hands.change(lambda: hands.changes.rename(hands.rows()[1], "One"))
    states.append(hands.all)
    hands.change(lambda: hands.changes.set_pinned([hands.rows()[1]], True))
    states.append(hands.all)
    hands.change(lambda: hands.changes.delete([hands.rows()[1]]))
    assert hands.changes.can_undo
    for state in reversed(states):
        hands.undo()
        assert hands.all == state
    assert not hands.changes.can_undo


def test_what_failed_is_not_taken_back(hands: Hands) -> None:
    with hands.qtbot.waitSignal(hands.archive.failed):
        hands.changes._do("Never done.", _fail, _fail)
    assert not hands.changes.can_undo


def _fail(_store: object) -> None:
    raise OSError


# --- exporting them -------------------------------------------------------------------------------


OPTIONS = ExportOptions(ExportFormat.JSON)


def test_the_last_progress_is_told_and_few_others(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation_sharing, "_TOLD_EVERY_S", 60.0)
    sharing, told = ConversationSharing(None), []
    sharing.progressed.connect(lambda *part: told.append(part))
    with qtbot.waitSignal(sharing.exported):
        sharing.export([held(chat("Hello", "Hi!"))] * 30, OPTIONS, tmp_path / "all.json")
    assert told == [(1, 30), (30, 30)]


def test_a_store_that_takes_too_long_is_an_error_and_not_waited_for_again(
    shelf: Shelf, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(conversation_sharing, "selected", slow)
    sharing = ConversationSharing(shelf.archive)
    with qtbot.waitSignal(sharing.failed) as failed:
        sharing.export(Selection(), OPTIONS, tmp_path / "all.json")
    assert "TimeoutError" in failed.args[0]
