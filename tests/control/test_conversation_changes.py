"""Whatever is done with conversations and folders can be taken back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf
from foretoken.chat.conversations.conversation import Message, Role, TitleSource
from foretoken.chat.store.store import ConversationRow, Folder
from foretoken.control.chats.conversation_changes import ConversationChanges


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
