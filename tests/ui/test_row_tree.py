"""A tree of rows in groups keeps its choice, whatever comes, goes and is filtered."""

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.parts.row_painting import Row

WORDS = [f"{first} {second}" for first in "abcdef" for second in ("one", "two", "three")]


def test_model_and_filter_are_sound_and_the_choice_stays(qtbot: QtBot) -> None:
    dice = random.Random(1)
    tree = RowTree("Things", {"Good": True, "Bad": False}, str, Row, None)
    qtbot.addWidget(tree)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning  # which fails a test
    tester = QAbstractItemModelTester(tree.rows, mode)
    chosen: list[str] = []
    tree.chosen.connect(chosen.append)
    tree.show()
    tree.choose("c two")
    for _ in range(40):
        things = dice.sample(WORDS, dice.randrange(len(WORDS)))
        cut = dice.randrange(len(things) + 1)
        good, bad = things[:cut], things[cut:]
        tree.show_groups(sorted(good) if dice.random() < 0.7 else good, sorted(bad))
        tree.filter(dice.choice(("", "", "two", "c", "c tw", "nothing")))
        assert tree.key == "c two"
        seen = "c two" in things and all(word in "c two" for word in tree._words)
        assert tree.item == ("c two" if seen else None)
        assert [index.data() for index in tree.selectedIndexes()] == ["c two"] * seen
    assert chosen == []
    del tester


def test_what_alt_gr_writes_is_searched(qtbot: QtBot) -> None:
    tree, search = RowTree("Things", {"All": True}, str, Row, None), QLineEdit()
    for widget in (tree, search):
        qtbot.addWidget(widget)
    tree.search = search
    tree.show_groups(WORDS)
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    for held, written in ((alt, ""), (control, ""), (control | alt, "@")):
        qtbot.keyClick(tree, "@", held)
        assert search.text() == written
