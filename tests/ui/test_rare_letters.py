"""Letters that the font of a text lacks: their fonts are loaded before it is laid out, in turns."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from foretoken.ui.reading import rare_letters
from foretoken.ui.reading.rare_letters import RareLetters
from foretoken.ui.reading.reading_text import ReadingText

RARE = "Runes \u16a0\u16a2\u16a6, cuneiform \U00012000, and a\u0301\u200d\U0001f469 signs. " * 3


def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rare_letters, "_LOADING_S", 0.0)


def test_what_was_loaded_is_known_in_its_font(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    font, other = text.font(), text.font()
    other.setItalic(True)
    letters = RareLetters()
    monkeypatch.setattr(rare_letters, "_TURN_S", 0.0)
    while not letters.are_known(RARE, font):
        pass
    no_time(monkeypatch)
    assert letters.are_known(RARE, font)
    assert letters.are_known(RARE[20:50], font)
    assert letters.are_known("Caf\u00e9", other)
    assert not letters.are_known(RARE, other)
    assert not letters.are_known(f"{RARE}\u16a8", font)
    assert not letters.are_known("\u16a0\u200d", font)  # each is known, but not beside the other


def test_a_text_waits_for_the_fonts_of_its_letters(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    text.resize(600, 400)
    text.show()
    no_time(monkeypatch)
    text.set_written(f"Plain.\n\n{RARE}\n\n| {RARE} |\n|-|\n| b |\n\nPlain again.")
    qtbot.wait(20)
    placed = [part.is_placed(0) for part in text._page.parts]
    assert placed == [True, False, False, True]
    assert not text._page.is_done
    text._page.lay_out_lines(1, 1)  # the cursor is to be there
    assert text._page.parts[1].is_placed(0)
    monkeypatch.setattr(rare_letters, "_LOADING_S", 10.0)
    qtbot.waitUntil(lambda: text._page.is_done)
    heights = [part.height for part in text._page.parts]
    fresh = ReadingText()
    qtbot.addWidget(fresh)
    fresh.resize(600, 400)
    fresh.show()
    fresh.set_written(text.offsets.text)
    qtbot.waitUntil(lambda: fresh._page.is_done)
    assert [part.height for part in fresh._page.parts] == heights


def test_a_long_text_is_looked_through_in_turns(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    letters = RareLetters()
    known = "Caf\u00e9 and more. " * 100
    stretches = -(-len(known) // rare_letters._STRETCH)
    monkeypatch.setattr(rare_letters, "_LOOKING_S", -1.0)
    asked = [letters.are_known(known, text.font()) for _ in range(stretches + 1)]
    assert asked == [False] * (stretches - 1) + [True, True]


def test_copying_does_not_wait_for_fonts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    text.resize(600, 400)
    text.show()
    no_time(monkeypatch)
    text.set_written(f"Plain.\n\n{RARE}")
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        qtbot.keyClick(text, key, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == f"Plain.\n\n{RARE.rstrip()}"
    assert not text._page.parts[1].is_placed(0)
    qtbot.keyClick(text, Qt.Key.Key_End)
    assert text._page.parts[1].is_placed(0)
