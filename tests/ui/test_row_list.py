"""Lists of painted rows: long ones, and what stays while their content changes."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from foretoken.ui.look.theme import LIGHT
from foretoken.ui.parts.row_list import Heading, RowList
from foretoken.ui.parts.row_painting import ROW_HEIGHT, Row, Sign
from looks import wear

MANY = 10_000


@dataclass
class Shown:
    """A list, and the items whose rows were asked for."""

    rows: RowList
    asked: list[int]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    asked: list[int] = []

    def describe(item: int) -> Row:
        asked.append(item)
        return Row(f"Row {item}", "details", sign=Sign.GOOD, spoken=f"Row {item}, details")

    rows = RowList("Rows", lambda item: item, describe, None)
    qtbot.addWidget(rows)
    wear(LIGHT)
    rows.resize(400, 520)
    rows.show()
    return Shown(rows, asked)


def top_of(rows: RowList) -> object:
    return rows.model().items[rows.verticalScrollBar().value() // ROW_HEIGHT]


def test_only_rows_in_view_are_described(shown: Shown, qtbot: QtBot) -> None:
    shown.rows.show_items(range(MANY))
    shown.rows.choose(MANY // 2)
    shown.rows.grab()
    assert shown.rows.verticalScrollBar().maximum() == MANY * ROW_HEIGHT - 520
    assert MANY // 2 in shown.asked
    assert len(set(shown.asked)) < 40


def test_choice_and_place_stay_while_rows_come_and_go(shown: Shown) -> None:
    heard: list[object] = []
    shown.rows.chosen.connect(heard.append)
    shown.rows.show_items(range(100, 200))
    shown.rows.choose(150)
    shown.rows.verticalScrollBar().setValue(30 * ROW_HEIGHT + 7)
    assert top_of(shown.rows) == 130
    shown.rows.show_items(range(200))  # a hundred came in above
    assert top_of(shown.rows) == 130
    assert shown.rows.verticalScrollBar().value() % ROW_HEIGHT == 7
    assert shown.rows.key == shown.rows.item == 150
    shown.rows.show_items(range(160, 200))  # the chosen one is gone
    assert shown.rows.key == 150
    assert shown.rows.item is None
    assert not shown.rows.selectionModel().hasSelection()
    shown.rows.show_items(range(200))  # and comes back
    assert shown.rows.item == 150
    assert heard == []


def test_keys_choose_and_focus_alone_does_not(shown: Shown, qtbot: QtBot) -> None:
    heard: list[object] = []
    shown.rows.chosen.connect(heard.append)
    shown.rows.show_items(range(5))
    shown.rows.setFocus()
    assert heard == []
    shown.rows.choose(2)
    qtbot.keyClick(shown.rows, Qt.Key.Key_Down)
    assert heard == [3]
    assert shown.rows.key == 3


def middle_of(rows: RowList, row: int) -> QPoint:
    return rows.visualRect(rows.model().index(row, 0)).center()


def looks_chosen(rows: RowList) -> list[object]:
    return [rows.model().items[index.row()] for index in rows.selectionModel().selectedIndexes()]


def test_the_row_that_looks_chosen_is_the_chosen_one(shown: Shown, qtbot: QtBot) -> None:
    heard: list[object] = []
    shown.rows.chosen.connect(heard.append)
    shown.rows.show_items([0, 1, Heading("more", "More (2)", True), 2, 3])
    shown.rows.choose(1)
    viewport, left = shown.rows.viewport(), Qt.MouseButton.LeftButton
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.mouseClick(viewport, left, control, middle_of(shown.rows, 1))
    assert looks_chosen(shown.rows) == [shown.rows.key] == [1]
    qtbot.mouseClick(viewport, left, control, middle_of(shown.rows, 3))
    assert looks_chosen(shown.rows) == [shown.rows.key] == [2]
    qtbot.mouseClick(viewport, left, pos=middle_of(shown.rows, 2))
    assert looks_chosen(shown.rows) == [shown.rows.key] == [2]
    select = QItemSelectionModel.SelectionFlag
    # As a screen reader does, without going there.
    shown.rows.selectionModel().select(shown.rows.model().index(0, 0), select.ClearAndSelect)
    assert looks_chosen(shown.rows) == [shown.rows.key] == [0]
    shown.rows.selectionModel().clearSelection()
    assert looks_chosen(shown.rows) == [shown.rows.key] == [0]
    assert heard == [2, 0]


def test_a_heading_folds_by_mouse_and_is_never_chosen(shown: Shown, qtbot: QtBot) -> None:
    folded: list[str] = []
    heard: list[object] = []
    shown.rows.folded.connect(folded.append)
    shown.rows.chosen.connect(heard.append)
    shown.rows.show_items([0, Heading("more", "More (2)", True), 1, 2])
    model = shown.rows.model()
    spoken = model.data(model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "More (2), unfolded"
    place = QPoint(40, ROW_HEIGHT + ROW_HEIGHT // 2)
    qtbot.mouseClick(shown.rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert folded == ["more"]
    assert heard == []
    assert shown.rows.key is None


def test_a_choice_made_before_the_list_is_shown_does_not_hide_what_is_above(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 6 * ROW_HEIGHT)
    rows = RowList("Rows", lambda item: item, lambda item: Row(f"Row {item}"), window)
    layout = QVBoxLayout(window)
    layout.addWidget(rows)
    rows.show_items(range(20))
    rows.choose(3)
    rows.show_items(range(-1, 20))  # what is found later stands above
    window.show()
    assert rows.verticalScrollBar().value() == 0


def test_a_choice_in_view_stays_there_when_rows_come_above_it(shown: Shown) -> None:
    shown.rows.show_items(range(50))
    shown.rows.choose(2)
    shown.rows.show_items(range(-3, 50))
    assert shown.rows.verticalScrollBar().value() == 0, "there is room for both"
    shown.rows.show_items(range(-20, 50))
    view = shown.rows.viewport().rect()
    assert view.contains(shown.rows.visualRect(shown.rows.currentIndex()))


def test_a_choice_in_view_stays_there_when_the_list_shrinks(shown: Shown) -> None:
    shown.rows.show_items(range(50))
    shown.rows.choose(8)
    shown.rows.resize(400, 4 * ROW_HEIGHT)
    view = shown.rows.viewport().rect()
    assert view.contains(shown.rows.visualRect(shown.rows.currentIndex()))
