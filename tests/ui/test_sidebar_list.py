"""The list of the sidebar: its lines change one by one, and keys, mouse and drags are told."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import TitleSource
from foretoken.chat.store.store import ConversationRow, Folder
from foretoken.control.chats.conversation_entries import (
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
)
from foretoken.ui.sidebar.sidebar_delegate import dots_area
from foretoken.ui.sidebar.sidebar_list import SidebarList
from foretoken.ui.sidebar.sidebar_model import SidebarModel, entry_at, key_of

NOTHING, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
BIG = 1 << 60  # as real ids are
WORK = Folder(BIG, "Work")


def chat(number: int, **facts: object) -> ListedChat:
    row = ConversationRow(
        BIG + number, f"Chat {number}", TitleSource.MODEL, 0, 0, False, False, None, 2, None
    )
    return ListedChat(row, **facts)  # type: ignore[arg-type]


def chats(*numbers: int) -> list[Entry]:
    return [chat(number) for number in numbers]


TODAY = GroupHeading("today")
LINES: list[Entry] = [FolderHeading(WORK, False), TODAY, *chats(1, 2, 3)]


def test_any_entries_follow_any_others(qtbot: QtBot) -> None:
    model, rng = SidebarModel(QApplication.instance()), random.Random(1)
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    for _ in range(50):
        entries = chats(*rng.sample(range(12), rng.randrange(12)))
        entries += [FolderHeading(WORK, rng.random() < 0.5), TODAY]
        rng.shuffle(entries)
        model.show(entries)
        shown = []
        for row in range(model.rowCount()):
            top = model.index(row, 0)
            shown.append(entry_at(top))
            shown += [entry_at(model.index(below, 0, top)) for below in range(model.rowCount(top))]
        assert shown == model.entries() == entries
    assert not resets


class Hands:
    def __init__(self, qtbot: QtBot, listed: SidebarList) -> None:
        self.qtbot = qtbot
        self.list = listed
        self.opened: list[int] = []
        self.folded: list[tuple[int, bool]] = []
        self.renamed: list[tuple[Entry, str]] = []
        self.deleted: list[Entry] = []
        self.menus: list[Entry | None] = []
        listed.opened.connect(lambda chat: self.opened.append(chat.row.id - BIG))
        listed.folded.connect(lambda folder_id, unfolded: self.folded.append((folder_id, unfolded)))
        listed.delegate.renamed.connect(lambda entry, name: self.renamed.append((entry, name)))
        listed.delete_requested.connect(self.deleted.append)
        listed.menu_requested.connect(lambda entry, _place: self.menus.append(entry))

    def place(self, entry: Entry) -> QPoint:
        return self.list.visualRect(self.list.lines.index_of(key_of(entry))).center()

    def click(self, entry: Entry, held: Qt.KeyboardModifier = NOTHING) -> None:
        left = Qt.MouseButton.LeftButton
        self.qtbot.mouseClick(self.list.viewport(), left, held, self.place(entry))

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NOTHING) -> None:
        for key in keys:
            self.qtbot.keyClick(self.list, key, held)

    @property
    def selected(self) -> list[int]:
        return [row.id - BIG for row in self.list.selected_rows()]

    @property
    def editor(self) -> QLineEdit | None:
        return self.list.findChild(QLineEdit)


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    listed = SidebarList(None, "Chats")
    qtbot.addWidget(listed)
    listed.resize(212, 400)
    listed.show_entries(LINES)
    listed.show()
    listed.setFocus()
    qtbot.waitUntil(listed.hasFocus)
    return Hands(qtbot, listed)


def test_mouse_and_keys_open_fold_select_and_delete(hands: Hands) -> None:
    hands.click(chat(2))
    hands.click(LINES[0])
    hands.click(TODAY)
    assert (hands.opened, hands.folded) == ([2], [(BIG, True)])
    hands.click(chat(1))
    hands.click(chat(3), CONTROL)
    assert hands.selected == [1, 3]
    hands.click(chat(1))
    hands.press(Qt.Key.Key_Down, Qt.Key.Key_Down, held=SHIFT)
    assert hands.selected == [1, 2, 3]
    hands.press(Qt.Key.Key_Delete)
    assert hands.deleted == [chat(3)]
    hands.list.select(("chat", BIG + 1))
    hands.press(Qt.Key.Key_Up)
    assert hands.list.current_entry == LINES[0]  # a heading is left out
    hands.press(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert hands.folded[1:] == [(BIG, False), (BIG, True)] * 2


def test_f2_renames_in_place(hands: Hands) -> None:
    hands.list.select(("chat", BIG + 2))
    hands.press(Qt.Key.Key_F2)
    hands.qtbot.keyClick(hands.editor, Qt.Key.Key_Escape)
    hands.qtbot.waitUntil(lambda: hands.editor is None)
    hands.press(Qt.Key.Key_F2)
    editor = hands.editor
    assert editor.selectedText() == "Chat 2"
    hands.qtbot.keyClicks(editor, "  Two   bears ")
    hands.qtbot.keyClick(editor, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.renamed == [(chat(2), "Two bears")])
    # The new name is there before the store has it.
    assert hands.list.currentIndex().data() == "Two bears"


def test_a_menu_is_about_the_selection_or_the_line_below_it(hands: Hands) -> None:
    hands.click(chat(1))
    hands.click(chat(2), CONTROL)
    for entry, selected in ((chat(2), [1, 2]), (chat(3), [3]), (TODAY, [3])):
        place = hands.place(entry)
        there = hands.list.viewport().mapToGlobal(place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, there)
        QApplication.sendEvent(hands.list.viewport(), event)
        assert hands.selected == selected
    row = hands.list.visualRect(hands.list.lines.index_of(("chat", BIG + 2)))
    dots = dots_area(row, Qt.LayoutDirection.LeftToRight).center()
    hands.qtbot.mouseClick(hands.list.viewport(), Qt.MouseButton.LeftButton, pos=dots)
    assert hands.menus == [chat(2), chat(3), None, chat(2)]
    assert hands.opened == [1]


def test_the_shown_chat_is_selected_when_it_comes(hands: Hands) -> None:
    hands.list.mark_shown(BIG + 2)
    assert hands.selected == [2]
    hands.list.mark_shown(BIG + 49)
    assert hands.selected == [2]  # the keyboard goes on from there
    hands.list.clearFocus()
    hands.list.mark_shown(BIG + 50)
    hands.list.show_entries([*LINES, chat(50)])
    assert hands.selected == [50]


def test_selection_and_place_stay_when_lines_change(hands: Hands) -> None:
    many = chats(*range(40))
    hands.list.show_entries([TODAY, *many])
    bar = hands.list.verticalScrollBar()
    hands.click(chat(2))
    hands.click(chat(4), CONTROL)
    bar.setValue(700)
    first = hands.list.indexAt(QPoint(5, 5)).data()
    top = hands.list.visualRect(hands.list.indexAt(QPoint(5, 5))).top()
    # One comes in above, one far below goes to the top.
    hands.list.show_entries([TODAY, chat(99), chat(30), *many[:30], *many[31:]])
    assert hands.list.indexAt(QPoint(5, 5)).data() == first
    assert hands.list.visualRect(hands.list.indexAt(QPoint(5, 5))).top() == top
    assert hands.selected == [2, 4]
