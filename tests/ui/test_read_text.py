"""Searchable text of Markdown, and the places of its matches."""

import json
import random
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.text_search import FoldedText
from foretoken.ui.reading.read_text import read_text
from foretoken.ui.reading.reading_text import ReadingText

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "chat" / "commonmark" / "examples.json").read_text("utf-8")
)


def found(source: str, words: str) -> list[str]:
    encoded = source.encode("utf-16-le")
    spans = read_text(source).find_all(FoldedText.of(words))
    return [encoded[2 * start : 2 * end].decode("utf-16-le") for start, end in spans]


@pytest.fixture
def text(qtbot: QtBot) -> ReadingText:
    made = ReadingText()
    qtbot.addWidget(made)
    made.resize(700, 100)
    return made


@pytest.mark.parametrize(
    ("source", "words", "places"),
    [
        ("a b**ol**d word", "BOLD", ["b**ol**d"]),
        ("[the tide](https://tide.org) rises", "tide rises", ["tide](https://tide.org) rises"]),
        ("see [the tide](https://tide.org)", "org", []),
        ("ebb &amp; flow &amp;", "ebb & flow &", ["ebb &amp; flow &amp;"]),
        ("caf**e\u0301** 🌍 *Moon*", "é 🌍 moon", ["e\u0301** 🌍 *Moon"]),
        ("# Tides\n\nrise", "tides rise", []),
        ("1. rise\n1. fall", "2. fall", ["1. fall"]),
        ("|a|b|\n|-|-|\n|**c**|`d`|", "c d", ["c**|`d"]),
        ("```py\nif a:\n    b()\n```", "if a:     b()", ["if a:\n    b()"]),
        ("```py\npass\n```", "py", []),
        ("so $x^2$ it is", "so x^2 it", ["so $x^2$ it"]),
        ("a note[^1]\n\n[^1]: of *ours*", "of ours", ["of *ours"]),
        ("", "a", []),
    ],
)
def test_what_is_read_is_found(source: str, words: str, places: list[str]) -> None:
    assert found(source, words) == places


def test_every_example_is_read_as_it_is_copied(text: ReadingText) -> None:
    chance = random.Random(3)
    for example in EXAMPLES:
        source = example["markdown"]
        text.set_written(source)
        text.selectAll()
        copied = text.selected_plain_text()
        read = read_text(source)
        assert read.text == FoldedText.of(copied).text, source
        for _ in range(3):
            at = chance.randrange(len(copied) or 1)
            words = copied[at : at + chance.randrange(1, 6)]
            folded = FoldedText.of(words)
            if not words.strip():
                continue
            for start, end in read.find_all(folded):
                cursor = QTextCursor(text.document())
                cursor.setPosition(text.place_of(start))
                cursor.setPosition(text.place_of(end), QTextCursor.MoveMode.KeepAnchor)
                text.setTextCursor(cursor)
                there = FoldedText.of(text.selected_plain_text()).text
                assert folded.text.strip() in there, (source, words)
                assert len(there) <= len(folded.text) + 4  # whole numbers and entities
