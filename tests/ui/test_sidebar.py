"""The sidebar on a real store: its list, and what keys, mouse and drags do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from chat_pieces import button
from chat_shelf import Shelf, save, words
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.conversation_list import Entry
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import UNFOLDED_FOLDERS
from foretoken.ui.parts.notices import UndoLine
from foretoken.ui.sidebar.sidebar import Sidebar
from foretoken.ui.sidebar.sidebar_controller import SidebarController
from foretoken.ui.sidebar.sidebar_rows import dots_area

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NOTHING = Qt.KeyboardModifier.NoModifier


class Desk(Shelf):
    def __init__(self, qtbot: QtBot, path: Path, preferences: KeptPreferences) -> None:
        super().__init__(qtbot, path)
        self.preferences = preferences
        self.controller = ChatController(self.archive)
        self.sidebar = Sidebar()
        qtbot.addWidget(self.sidebar)
        self.list = self.sidebar.list
        self.desk = SidebarController(self.controller, self.sidebar, preferences)
        self.sidebar.resize(236, 700)
        self.sidebar.show()

    def wait_for(self, *expected: str) -> None:
        entries = self.list.lines.entries
        self.qtbot.waitUntil(lambda: words(entries()) == list(expected))

    def entry(self, text: str) -> Entry:
        entries = self.list.lines.entries()
        return entries[words(entries).index(text)]

    def index(self, text: str) -> QModelIndex:
        return self.list.lines.index_of(self.list.lines.key_of(self.entry(text)))

    def drop(self, text: str) -> None:
        lines = self.list.lines
        move = Qt.DropAction.MoveAction
        lines.dropMimeData(lines.mimeData([]), move, -1, -1, self.index(text))

    def place(self, text: str) -> QPoint:
        return self.list.visualRect(self.index(text)).center()

    def click(self, text: str, held: Qt.KeyboardModifier = NOTHING) -> None:
        left = Qt.MouseButton.LeftButton
        self.qtbot.mouseClick(self.list.viewport(), left, held, self.place(text))

    def select(self, *titles: str) -> None:
        self.list.setFocus()
        self.list.clearSelection()
        for title in titles:
            self.click(title, CONTROL)

    @property
    def selected(self) -> list[int]:
        return [row.id for row in self.list.selected_rows()]

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NOTHING) -> None:
        for key in keys:
            self.qtbot.keyClick(self.list, key, held)

    def choose(self, text: str, *path: str) -> None:
        """Trigger an entry of a row's menu or of its submenu."""
        menu = self.desk.make_menu(self.entry(text))
        for step in path[:-1]:
            menu = next(m for m in menu.findChildren(QMenu) if m.title() == step)
        next(a for a in menu.actions() if a.text().split("\t")[0] == path[-1]).trigger()

    @property
    def undo(self) -> UndoLine:
        return self.sidebar.findChild(UndoLine)

    def shut_down(self) -> None:
        self.controller.shut_down()
        self.archive.shut_down()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, preferences: KeptPreferences) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "chats" / "chats.db", preferences)
    yield result
    result.shut_down()


@pytest.fixture
def filled(desk: Desk) -> Desk:
    desk.add(1, 2, 3)
    desk.wait_for("[Today]", "Chat 3", "Chat 2", "Chat 1")
    return desk


def test_folders_and_chats_are_named_in_place(filled: Desk, qtbot: QtBot) -> None:
    listed = filled.list

    def name(before: str, typed: str, key: Qt.Key) -> None:
        qtbot.waitUntil(lambda: listed.findChild(QLineEdit) is not None)
        editor = listed.findChild(QLineEdit)
        assert editor.selectedText() == before
        qtbot.keyClicks(editor, typed)
        qtbot.keyClick(editor, key)
        qtbot.waitUntil(lambda: listed.findChild(QLineEdit) is None)

    filled.desk.add_folder()
    name("New folder", "Letters", Qt.Key.Key_Return)
    filled.wait_for("/Letters", "[Today]", "Chat 3", "Chat 2", "Chat 1")
    for key, shown in ((Qt.Key.Key_Escape, "Chat 2"), (Qt.Key.Key_Return, "Two bears")):
        filled.select("Chat 2")
        filled.press(Qt.Key.Key_F2)
        name("Chat 2", "  Two   bears ", key)
        filled.wait_for("/Letters", "[Today]", "Chat 3", shown, "Chat 1")
    qtbot.waitUntil(lambda: [f.name for f in filled.do(ChatStore.folders)] == ["Letters"])
    folder = filled.do(ChatStore.folders)[0]
    assert filled.preferences.get(UNFOLDED_FOLDERS) == {folder.id}


def test_chats_are_dropped_on_folders_pinned_and_days(filled: Desk) -> None:
    filled.do(lambda store: store.add_folder("Work"))
    filled.wait_for("/Work …", "[Today]", "Chat 3", "Chat 2", "Chat 1")
    filled.select("Chat 3", "Chat 1")
    filled.drop("/Work …")
    filled.wait_for("/Work …", "[Today]", "Chat 2")
    assert filled.undo.text == "Moved 2 chats to “Work”."
    filled.do(lambda store: store.set_pinned([2], True))
    filled.choose("/Work …", "Expand")
    filled.wait_for("[Pinned]", "Chat 2", "/Work", "Chat 3", "Chat 1")
    filled.select("Chat 1")
    filled.drop("[Pinned]")
    filled.wait_for("[Pinned]", "Chat 2", "Chat 1", "/Work", "Chat 3")
    for _ in range(2):
        filled.qtbot.keyClick(filled.list, Qt.Key.Key_Z, CONTROL)
    filled.wait_for("[Pinned]", "Chat 2", "/Work", "[Today]", "Chat 3", "Chat 1")


def test_the_shown_chat_is_deleted_and_comes_back(filled: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(filled.controller.conversation_shown):
        filled.press(Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert [message.text for message in filled.controller.current.messages] == ["Hello", "Hi!"]
    filled.select("Chat 2", "Chat 3")
    filled.press(Qt.Key.Key_Delete)
    filled.wait_for("[Today]", "Chat 1")
    assert filled.undo.text == "Deleted 2 chats."
    assert filled.controller.current.messages == []
    with qtbot.waitSignal(filled.controller.conversation_shown):
        filled.undo.button.click()
    assert (filled.controller.current.id, filled.undo.text) == (2, "")
    filled.wait_for("[Today]", "Chat 3", "Chat 2", "Chat 1")


def test_the_archive_is_a_quiet_entry_while_there_is_one(filled: Desk, qtbot: QtBot) -> None:
    (archived,) = (b for b in filled.sidebar.findChildren(QPushButton) if b.text() == "Archived")
    assert not archived.isVisible()
    filled.select("Chat 1", "Chat 2")
    filled.choose("Chat 1", "Archive")
    filled.wait_for("[Today]", "Chat 3")
    qtbot.mouseClick(archived, Qt.MouseButton.LeftButton)
    filled.wait_for("[Today]", "Chat 2", "Chat 1")
    assert not archived.isVisible()
    filled.select("Chat 1", "Chat 2")
    filled.choose("Chat 1", "Unarchive")
    filled.wait_for()
    qtbot.mouseClick(button(filled.sidebar, "←  Archived"), Qt.MouseButton.LeftButton)
    filled.wait_for("[Today]", "Chat 3", "Chat 2", "Chat 1")


def test_a_search_opens_the_found_place(filled: Desk, qtbot: QtBot) -> None:
    filled.do(lambda store: save(store, 4, "How is bread made?", "With sourdough, or without."))
    filled.do(lambda store: save(store, 5, "Sourdough?", "Yes."))
    filled.sidebar.search.take_focus()
    with qtbot.waitSignal(filled.desk._search.found):
        filled.sidebar.search.setText("sourd")
    snippets = [hit.snippet for hit in filled.sidebar.results.lines.entries()]
    assert snippets == ["Sourdough?", "With sourdough, or without."]
    shown: list[tuple[int, int | None]] = []
    filled.desk.message_requested.connect(lambda message, at: shown.append((message, at)))
    field = filled.sidebar.search
    qtbot.keyClick(field, Qt.Key.Key_Down)
    with qtbot.waitSignal(filled.controller.conversation_shown):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert filled.controller.current.id == 4
    assert shown == [(41, len("With "))]
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_a_missing_store(qtbot: QtBot, tmp_path: Path, preferences: KeptPreferences) -> None:
    (tmp_path / "chats").write_text("a file where the folder should be")
    desk = Desk(qtbot, tmp_path / "chats" / "chats.db", preferences)
    labels = desk.sidebar.findChildren(QLabel)
    qtbot.waitUntil(lambda: any("lost when you close" in label.text() for label in labels))
    desk.shut_down()


def test_mouse_and_keys_open_fold_and_select(filled: Desk, qtbot: QtBot) -> None:
    filled.do(lambda store: store.add_folder("Work"))
    filled.wait_for("/Work …", "[Today]", "Chat 3", "Chat 2", "Chat 1")
    with qtbot.waitSignal(filled.controller.conversation_shown):
        filled.click("Chat 2")
    assert filled.controller.current.id == 2
    filled.click("[Today]")
    filled.click("/Work …")
    filled.wait_for("/Work", "[Today]", "Chat 3", "Chat 2", "Chat 1")
    filled.select("Chat 3", "Chat 1")
    assert filled.selected == [3, 1]
    filled.list.select(("chat", 3))
    filled.press(Qt.Key.Key_Down, Qt.Key.Key_Down, held=SHIFT)
    assert filled.selected == [3, 2, 1]
    filled.list.select(("chat", 3))
    filled.press(Qt.Key.Key_Up)
    assert filled.list.current_entry == filled.entry("/Work")  # headings are skipped
    left, right = Qt.Key.Key_Left, Qt.Key.Key_Right
    for key, shown in ((left, "/Work …"), (right, "/Work"), (Qt.Key.Key_Space, "/Work …")):
        filled.press(key)
        filled.wait_for(shown, "[Today]", "Chat 3", "Chat 2", "Chat 1")


def test_a_menu_is_about_the_selection_or_the_line_below_it(filled: Desk, qtbot: QtBot) -> None:
    viewport, menus = filled.list.viewport(), list[Entry | None]()
    filled.list.menu_requested.connect(lambda entry, _place: menus.append(entry))
    filled.select("Chat 1", "Chat 2")
    for text, selected in (("Chat 2", [2, 1]), ("Chat 3", [3]), ("[Today]", [3])):
        place = filled.place(text)
        there = viewport.mapToGlobal(place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, there)
        QApplication.sendEvent(viewport, event)
        QApplication.activePopupWidget().close()
        assert filled.selected == selected
    row = filled.list.visualRect(filled.index("Chat 2"))
    dots = dots_area(row, Qt.LayoutDirection.LeftToRight).center()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=dots)
    QApplication.activePopupWidget().close()
    assert menus == [*map(filled.entry, ("Chat 2", "Chat 3")), None, filled.entry("Chat 2")]
    assert filled.controller.current.messages == []  # none was opened


def test_the_shown_chat_is_selected_when_it_comes(filled: Desk, qtbot: QtBot) -> None:
    filled.list.setFocus()
    qtbot.waitUntil(filled.list.hasFocus)
    filled.list.mark_shown(2)
    filled.list.mark_shown(49)
    assert filled.selected == [2]  # the keyboard continues from there
    filled.list.clearFocus()
    filled.list.mark_shown(50)
    filled.add(50)
    filled.wait_for("[Today]", "Chat 50", "Chat 3", "Chat 2", "Chat 1")
    assert filled.selected == [50]


def test_selection_and_place_stay_when_lines_change(desk: Desk) -> None:
    desk.add(*range(1, 41))
    titles = [f"Chat {number}" for number in range(40, 0, -1)]
    desk.wait_for("[Today]", *titles)
    desk.select("Chat 38", "Chat 36")
    desk.list.verticalScrollBar().setValue(700)
    # One is added above, and one from far below moves to the top.
    desk.add(99)
    desk.do(lambda store: store.set_pinned([2], True))
    titles.remove("Chat 2")
    desk.wait_for("[Pinned]", "Chat 2", "[Today]", "Chat 99", *titles)
    assert desk.list.verticalScrollBar().value() == 700
    assert desk.selected == [38, 36]
