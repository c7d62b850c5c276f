"""The list of conversations, read from a real store bit by bit."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf, save, words
from foretoken.chat.conversations.conversation import Conversation, TitleSource
from foretoken.chat.store.store import ConversationRow
from foretoken.control.chats.conversation_entries import (
    FolderHeading,
    ListedChat,
    day_group,
    list_entries,
)
from foretoken.control.chats.conversation_list import PAGE, ConversationList

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
