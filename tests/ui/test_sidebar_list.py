"""The list of the sidebar: its lines change one by one, and keys, mouse and drags are told."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMimeData,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QUrl,
)
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import TitleSource
from foretoken.chat.store.store import ConversationRow, Folder
from foretoken.control.chats.conversation_entries import (
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
)
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.sidebar.sidebar_list import SidebarList
from foretoken.ui.sidebar.sidebar_model import SidebarModel
from foretoken.ui.sidebar.sidebar_rows import dots_area
from looks import wear

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
BIG = 1 << 60  # as real ids are
WORK = Folder(BIG, "Work", 0)


def chat(number: int, **facts: object) -> ListedChat:
    row = ConversationRow(
        BIG + number, f"Chat {number}", TitleSource.MODEL, 0, 0, False, False, None, 2, None
    )
    return ListedChat(row, **facts)  # type: ignore[arg-type]


def chats(*numbers: int) -> list[Entry]:
    return [chat(number) for number in numbers]


TODAY = GroupHeading("today")
LINES: list[Entry] = [FolderHeading(WORK, False), TODAY, *chats(1, 2, 3)]


class Recorder:
    """What a model tells of its changes, in a few words."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.steps: list[str] = []
        model.rowsInserted.connect(lambda _p, first, last: self.steps.append(f"+{first}-{last}"))
        model.rowsRemoved.connect(lambda _p, first, last: self.steps.append(f"-{first}-{last}"))
        model.rowsMoved.connect(lambda _p, first, _l, _q, row: self.steps.append(f"{first}>{row}"))
        model.modelReset.connect(lambda: self.steps.append("reset"))
        model.dataChanged.connect(lambda first, _l: self.steps.append(f"!{first.row()}"))


@pytest.fixture
def model(qtbot: QtBot) -> SidebarModel:
    result = SidebarModel(QApplication.instance())
    QAbstractItemModelTester(result, QAbstractItemModelTester.FailureReportingMode.Warning, result)
    result.show(LINES)
    return result


@pytest.mark.parametrize(
    ("then", "steps"),
    [
        (LINES, []),
        ([*LINES[:2], *chats(4, 1, 2, 3)], ["+2-2"]),
        ([*LINES[:2], *chats(3, 1, 2)], ["4>2"]),
        ([*LINES[:2], *chats(2, 3, 1)], ["2>5"]),
        ([*LINES[:2], *chats(2)], ["-4-4", "-2-2"]),
        ([TODAY], ["-2-4", "-0-0"]),
        ([*LINES[:2], chat(1), replace(chat(2), folder=WORK), chat(3)], ["!3"]),
    ],
)
def test_lines_change_by_the_fewest_steps(
    model: SidebarModel, then: Sequence[Entry], steps: list[str]
) -> None:
    told = Recorder(model)
    model.show(then)
    assert model.entries() == list(then)
    assert told.steps == steps


@pytest.mark.parametrize("seed", range(20))
def test_any_lines_follow_any_others(model: SidebarModel, seed: int) -> None:
    rng = random.Random(seed)
    told = Recorder(model)
    for _ in range(20):
        numbers = rng.sample(range(12), rng.randrange(12))
        entries: list[Entry] = [*chats(*numbers), FolderHeading(WORK, rng.random() < 0.5)]
        rng.shuffle(entries)
        held = {
            entry_key(entry): QPersistentModelIndex(model.index(row))
            for row, entry in enumerate(model.entries())
        }
        model.show(entries)
        assert model.entries() == entries
        places = {entry_key(entry): row for row, entry in enumerate(entries)}
        assert {key: index.row() for key, index in held.items()} == {
            key: places.get(key, -1) for key in held
        }
    assert "reset" not in told.steps


class Hands:
    """A list on the screen, and what it has told."""

    def __init__(self, qtbot: QtBot, listed: SidebarList) -> None:
        self.qtbot = qtbot
        self.list = listed
        self.opened: list[int] = []
        self.folded: list[tuple[int, bool]] = []
        self.renamed: list[tuple[Entry, str]] = []
        self.deleted: list[Entry] = []
        self.menus: list[Entry | None] = []
        listed.opened.connect(lambda id_: self.opened.append(id_ - BIG))
        listed.folded.connect(lambda folder_id, unfolded: self.folded.append((folder_id, unfolded)))
        listed.lines.renamed.connect(lambda entry, name: self.renamed.append((entry, name)))
        listed.delete_requested.connect(self.deleted.append)
        listed.menu_requested.connect(lambda entry, _place: self.menus.append(entry))

    def place(self, entry: Entry) -> QPoint:
        row = self.list.entries().index(entry)
        return self.list.visualRect(self.list.model().index(row, 0)).center()

    def click(self, entry: Entry, modifier: Qt.KeyboardModifier | None = None) -> None:
        left = Qt.MouseButton.LeftButton
        held = Qt.KeyboardModifier.NoModifier if modifier is None else modifier
        self.qtbot.mouseClick(self.list.viewport(), left, held, self.place(entry))

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        held = Qt.KeyboardModifier.NoModifier if modifier is None else modifier
        self.qtbot.keyClick(self.list, key, held)

    @property
    def selected(self) -> list[int]:
        return [row.id - BIG for row in self.list.selected_rows()]

    @property
    def editor(self) -> QLineEdit | None:
        return self.list.findChild(QLineEdit)


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    listed = SidebarList(None)  # type: ignore[arg-type]
    qtbot.addWidget(listed)
    listed.resize(212, 400)
    listed.show_entries(LINES)
    listed.show()
    listed.setFocus()
    qtbot.waitUntil(listed.hasFocus)
    return Hands(qtbot, listed)


def test_a_click_opens_a_chat_and_folds_a_folder(hands: Hands) -> None:
    hands.click(chat(2))
    assert hands.opened == [2]
    assert hands.selected == [2]
    hands.click(LINES[0])
    assert hands.folded == [(BIG, True)]
    hands.click(TODAY)
    assert hands.opened == [2]


def test_several_are_selected_with_ctrl_and_shift(hands: Hands) -> None:
    hands.click(chat(1))
    hands.click(chat(3), CONTROL)
    assert hands.selected == [1, 3]
    hands.click(chat(1))
    hands.press(Qt.Key.Key_Down, SHIFT)
    hands.press(Qt.Key.Key_Down, SHIFT)
    assert hands.selected == [1, 2, 3]
    assert hands.opened == [1, 1]
    hands.press(Qt.Key.Key_Delete)
    assert hands.deleted == [chat(3)]


def test_the_keyboard_skips_headings_and_folds_folders(hands: Hands) -> None:
    hands.list.select(("chat", BIG + 1))
    hands.press(Qt.Key.Key_Up)
    assert hands.list.current_entry == LINES[0]
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Return)
    assert hands.folded == [(BIG, False), (BIG, True)]
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    assert hands.opened == [1]


def test_f2_renames_in_place(hands: Hands) -> None:
    hands.list.select(("chat", BIG + 2))
    hands.press(Qt.Key.Key_F2)
    editor = hands.editor
    assert editor is not None
    assert editor.selectedText() == "Chat 2"
    hands.qtbot.keyClicks(editor, "  Two   bears ")
    hands.qtbot.keyClick(editor, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.renamed == [(chat(2), "Two bears")])
    # The new name is there before the store has it.
    assert hands.list.currentIndex().data() == "Two bears"
    hands.list.show_entries([*LINES[:3], replace(chat(2), row=replace(chat(2).row, title="B"))])
    assert hands.list.currentIndex().data() == "B"


def test_esc_and_an_empty_name_leave_the_old_one(hands: Hands) -> None:
    hands.list.select(("chat", BIG + 2))
    for keys in ("Other", ""):
        hands.press(Qt.Key.Key_F2)
        editor = hands.editor
        assert editor is not None
        editor.setText(keys)
        hands.qtbot.keyClick(editor, Qt.Key.Key_Escape if keys else Qt.Key.Key_Return)
        hands.qtbot.waitUntil(lambda: hands.editor is None)
    assert hands.renamed == []


def test_what_is_being_written_stays_when_lines_change(hands: Hands) -> None:
    hands.list.rename(("folder", BIG))
    editor = hands.editor
    assert editor is not None
    hands.qtbot.keyClicks(editor, "Letters")
    hands.list.show_entries([chat(9), *LINES])
    assert hands.editor is editor
    assert editor.text() == "Letters"
    hands.qtbot.keyClick(editor, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.renamed == [(LINES[0], "Letters")])


def test_a_name_for_a_line_that_goes_away_in_that_moment_renames_nothing(hands: Hands) -> None:
    hands.list.rename(("chat", BIG + 2))
    editor = hands.editor
    assert editor is not None
    hands.qtbot.keyClicks(editor, "Too late")
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(editor, enter)  # which Qt tells the list in the next turn
    hands.list.show_entries(chats(1, 3))
    QApplication.processEvents()
    assert hands.renamed == []


def test_a_double_click_renames_and_a_temporary_chat_has_no_name(hands: Hands) -> None:
    secret = chat(8, saved=False, temporary=True)
    hands.list.show_entries([secret, *LINES])
    left = Qt.MouseButton.LeftButton
    for entry, editing in ((secret, False), (chat(1), True)):
        hands.qtbot.mouseDClick(hands.list.viewport(), left, pos=hands.place(entry))
        assert (hands.editor is not None) is editing
    assert hands.selected == [1]


def test_a_menu_is_about_the_selection_or_the_line_below_it(hands: Hands) -> None:
    hands.click(chat(1))
    hands.click(chat(2), CONTROL)
    for entry, selected in ((chat(2), [1, 2]), (chat(3), [3]), (TODAY, [3])):
        place = hands.place(entry)
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, place, hands.list.viewport().mapToGlobal(place)
        )
        QApplication.sendEvent(hands.list.viewport(), event)
        assert hands.selected == selected
    hands.press(Qt.Key.Key_Menu)
    dots = dots_area(hands.list.visualRect(hands.list.model().index(3, 0))).center()
    hands.qtbot.mouseClick(hands.list.viewport(), Qt.MouseButton.LeftButton, pos=dots)
    assert hands.menus == [chat(2), chat(3), None, chat(3), chat(2)]
    assert hands.opened == [1]


def test_own_keys_are_taken_from_the_window(hands: Hands, qtbot: QtBot) -> None:
    with qtbot.waitSignal(hands.list.undo_requested):
        hands.press(Qt.Key.Key_Z, CONTROL)


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
    bar.setValue(0)
    hands.list.show_entries([TODAY, chat(98), *hands.list.entries()[1:]])
    assert bar.value() == 0


def test_where_a_selected_chat_went_away_the_next_one_is_selected(hands: Hands) -> None:
    for left, selected in ((chats(1, 3), [3]), (chats(1), [1]), ([], [])):
        hands.list.show_entries([*LINES[:2], *LINES[2:]])
        hands.click(chat(1) if left == [] else chat(2))
        hands.list.show_entries([*LINES[:2], *left])
        assert hands.selected == selected
    hands.list.show_entries(LINES)
    assert hands.selected == []


def test_the_shown_chat_is_selected_when_it_comes(hands: Hands) -> None:
    hands.list.mark_shown(BIG + 2)
    assert hands.selected == [2]
    hands.list.mark_shown(BIG + 49)
    assert hands.selected == [2]  # the keyboard goes on from there
    hands.list.clearFocus()
    hands.list.mark_shown(BIG + 50)
    assert hands.selected == []
    hands.list.show_entries([*LINES, chat(50)])
    assert hands.selected == [50]
    hands.click(chat(1), CONTROL)
    hands.list.mark_shown(BIG + 50)
    assert hands.selected == [1, 50]


def test_more_is_wanted_at_the_end(hands: Hands) -> None:
    looked: list[int] = []
    hands.list.looked_at.connect(looked.append)
    hands.list.show_entries([TODAY, *chats(*range(40))])
    assert looked[-1] < 10
    hands.list.verticalScrollBar().setValue(hands.list.verticalScrollBar().maximum())
    assert looked[-1] == 40


def test_files_are_left_to_the_window(hands: Hands) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/model.gguf")])
    event = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(hands.list.viewport(), event)
    assert not event.isAccepted()


def test_a_drag_means_the_heading_above(hands: Hands) -> None:
    unfolded = FolderHeading(WORK, True)
    inside = replace(chat(5), folder=WORK)
    hands.list.show_entries([unfolded, inside, TODAY, chat(1)])
    found = [hands.list._heading_at(hands.place(entry)) for entry in hands.list.entries()]
    assert found == [unfolded, unfolded, TODAY, TODAY]
    assert hands.list._heading_at(QPoint(5, 390)) is None


def test_the_shown_chat_is_in_view_whatever_the_size(qtbot: QtBot) -> None:
    view = SidebarList(None)  # type: ignore[arg-type]
    qtbot.addWidget(view)
    view.resize(240, 400)
    view.show()
    view.show_entries([TODAY, *chats(*range(1, 7))])
    view.mark_shown(BIG + 6)
    shown = view.lines.index(6)
    assert view.viewport().rect().contains(view.visualRect(shown))
    wear(LIGHT, 1.5)
    QApplication.processEvents()
    assert view.viewport().rect().contains(view.visualRect(shown))
    view.resize(240, 300)
    QApplication.processEvents()
    assert view.viewport().rect().contains(view.visualRect(shown))
