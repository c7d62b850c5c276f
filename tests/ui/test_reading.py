"""Rendered answers: token colours, links, copying, searchable text, bidirectional lines."""

import json
import random
from collections.abc import Iterator
from math import floor
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QImage,
    QTextCursor,
    QTextDocument,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from chat_pieces import BONUS, CORRECTION, TARGET, settle, show_answer, split, token
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.conversations.text_search import FoldedText
from foretoken.engine.token_display import shown_kind
from foretoken.system.shown_text import utf16_length
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.look.token_style import Mark, shown_text
from foretoken.ui.reading.lines import contains_rtl
from foretoken.ui.reading.read_text import read_text
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.token_colours import marks_in, spans_in

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "chat" / "commonmark" / "examples.json").read_text("utf-8")
)
TIDES = """\
# Tides, *in short*

The **Moon** pulls &amp; the &#128512; Sun too; `tide(t)` is ~~wrong~~ right[^1].
A second line with \\*stars\\* and a [link](https://example.org/a?b=1 "title"), <https://x.org>.

- near 🌍 side
  1. first
  2. second with e\u0301 and 👩‍👩‍👧
- [x] done
- [ ] שלום עולם and English, مرحبا

> Time and tide
> > wait for no one.

```python
def tide(hours):
\treturn 1.2 * sin(hours)  # שלום 🌍

```

    indented & code

| Place | Range \\| m |
|:--|--:|
| `Fundy` | 16.3 |
| Saint-Malo | **12** |

---

Setext
======

An ![image](https://x.org/i.png) and <b>html</b>, a [bad](javascript:alert(1)) link.

[^1]: A note with\u202e a mark.
"""


@pytest.fixture
def text(qtbot: QtBot) -> ReadingText:
    made = ReadingText()
    qtbot.addWidget(made)
    made.resize(700, 100)
    made.show()
    return made


def units(text: str) -> bytes:
    return text.encode("utf-16-le", "surrogatepass")


def kinds_in(text: ReadingText) -> Iterator[tuple[int, int, Mark]]:
    """From where to where in the document the text of tokens is painted as which kind."""
    for part in text._page.parts:
        for position, line in zip(part.positions, part.lines, strict=True):
            for first, last, kind in marks_in(line, text.offsets, 0, len(line.text) * 2):
                yield position + first, position + last, kind


def written(text: ReadingText) -> list[tuple[object, ...]]:
    """Return all texts, formats and positions of the document."""
    document = text.document()
    place = document.documentLayout().blockBoundingRect
    found: list[tuple[object, ...]] = []
    block = document.begin()
    while block.isValid():
        fragments = []
        at = block.begin()
        while not at.atEnd():
            fragments.append((at.fragment().text(), at.fragment().charFormat()))
            at += 1
        area = place(block).toRect() if block.text() else None
        table = QTextCursor(block).currentTable()
        size = None if table is None else (table.rows(), table.columns(), table.format())
        found.append((block.text(), block.blockFormat(), fragments, area, size))
        block = block.next()
    return found


def assert_painted(text: ReadingText, *, same: bool = True) -> None:
    """Check that each character from a token has its colour, and others have none.

    ``same``: characters are those of the source, no line end or tab is shown as a blank.
    """
    offsets = text.offsets
    source, document = units(offsets.text), units(text.document().toRawText())
    kinds: list[Mark | None] = [None] * (len(document) // 2)
    for first, last, kind in kinds_in(text):
        assert kinds[first:last] == [None] * (last - first)
        kinds[first:last] = [kind] * (last - first)
    for part in text._page.parts:
        for position, line in zip(part.positions, part.lines, strict=True):
            length = utf16_length(line.text)
            shown = units(line.text)
            assert document[2 * position : 2 * (position + length)] == shown
            ours = set(range(length))
            for place, size, offset, extent in line.pieces:
                ours -= set(range(place, place + size))
                if same and size == extent and not line.look_at(place).marker:
                    there = shown[2 * place : 2 * (place + size)].decode("utf-16-le")
                    from_source = source[2 * offset : 2 * (offset + extent)]
                    told = shown_text(from_source.decode("utf-16-le"))
                    assert there == told.replace("\n", "\u2028")
                for at in range(size):
                    first, stop = offset + at, offset + at + 1
                    if size != extent:
                        first, stop = offset, offset + extent
                    tokens = [one for where in range(first, stop) for one in offsets.at(where)]
                    assert kinds[position + place + at] is shown_kind(tokens)
            assert all(kinds[position + place] is None for place in ours)
            blanks = {"\t"} if same else {"\t", " "}
            assert {shown[2 * at : 2 * at + 2].decode("utf-16-le") for at in ours} <= blanks


@pytest.mark.parametrize("seed", range(3))
def test_every_character_has_the_colour_of_its_token(text: ReadingText, seed: int) -> None:
    chance = random.Random(seed)
    tokens = split(TIDES, chance)
    text.set_streaming(True)
    at = 0
    while at < len(tokens):
        size = chance.choice((1, 3, 10, 40))
        text.append_tokens(tokens[at : at + size])
        at += size
        if chance.random() < 0.2:
            assert_painted(text)
    text.set_streaming(False)
    assert_painted(text)
    streamed, seen = written(text), text.grab().toImage()
    text.set_tokens([])
    text.set_tokens(tokens)
    assert written(text) == streamed
    assert text.grab().toImage() == seen
    half = tokens[: chance.randrange(len(tokens))]
    text.set_tokens(half)
    text.set_streaming(True)  # continued
    text.append_tokens(tokens[len(half) :])
    text.set_streaming(False)
    assert written(text) == streamed


def test_what_streams_becomes_the_whole(text: ReadingText) -> None:
    chance = random.Random(0)
    sources = [example["markdown"] for example in EXAMPLES]
    chance.shuffle(sources)
    for first in range(0, 320, 4):
        source = chance.choice(("\n", "\n\n", "\n> ", "\n- ")).join(sources[first : first + 4])
        tokens = split(source, chance)
        text.set_tokens([])
        text.set_streaming(True)
        for at in range(0, len(tokens), 5):
            text.append_tokens(tokens[at : at + 5])
        text.set_streaming(False)
        streamed = written(text)
        assert_painted(text, same=False)
        text.set_tokens([])
        text.set_tokens(tokens)
        assert written(text) == streamed, source


def pixels_of(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).copy()


def test_what_is_painted_bit_by_bit_looks_like_the_whole(chat: ChatView) -> None:
    source = TIDES.replace("Setext", "It is $x^2$ here.\n\n$$\\frac{a}{b}$$\n\nSetext")
    tokens = split(2 * source, random.Random(1))
    answer = Message(Role.ASSISTANT)
    show_answer(chat, answer)
    chat.begin_answer(answer)
    settle()
    for first in range(0, len(tokens), 7):
        for one in tokens[first : first + 7]:
            answer.append(one)
        chat.append_tokens(tokens[first : first + 7])
        settle()
        seen = chat.screen().grabWindow(chat.winId()).toImage()
        differing = pixels_of(seen) != pixels_of(chat.grab().toImage())
        assert np.count_nonzero(differing) <= 3  # edges are blended differently
    assert chat.verticalScrollBar().value() > 0
    chat.finish_answer(answer)


def test_a_selection_is_copied_as_read_or_as_written(qtbot: QtBot, text: ReadingText) -> None:
    text.set_tokens([token("Look:\n\n- a\n\n  ```py\n  x = 1\n\n  \ty\u202e\n  ```\n")])
    qtbot.mouseClick(text.buttons[0], Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "x = 1\n\n\ty\u202e"
    source = (
        "# A *b*\n\n1. one &amp;\n2. two\n\n| x | y |\n|---|---|\n| 1 | **2** |\n\nEnd\nof `it`."
    )
    text.set_tokens([token(source)])
    text.selectAll()
    read = "A b\n\n1. one &\n2. two\n\nx\ty\n1\t2\n\nEnd\nof it."
    assert text.selected_plain_text() == read
    assert text.createMimeDataFromSelection().text() == read
    text.copies_source = True
    assert text.createMimeDataFromSelection().text() == source


def test_a_link_asks_for_its_target_by_mouse_and_keyboard(qtbot: QtBot, text: ReadingText) -> None:
    text.set_tokens([token("See [here](https://x.org/a) and [there](file:///etc/passwd).")])
    assert text.loadResource(QTextDocument.ResourceType.ImageResource, "file:///etc/hosts") is None
    asked: list[str] = []
    text.link_chosen.connect(asked.append)
    for words in ("there", "here"):
        at = text.toPlainText().index(words)
        place = next(text.rects_of(at, at + 1)).center().toPoint()
        qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == ["https://x.org/a"]
    cursor = text.textCursor()
    cursor.setPosition(5)
    text.setTextCursor(cursor)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(text.viewport(), event)
    (menu,) = text.findChildren(QMenu)
    offered = {action.text(): action for action in menu.actions()}
    offered["Open link…"].trigger()
    offered["Copy link"].trigger()
    menu.close()
    assert asked[1:] == ["https://x.org/a"]
    assert QApplication.clipboard().text() == "https://x.org/a"


def test_formulas_are_drawn_above_the_colours_of_their_tokens(text: ReadingText) -> None:
    written = ["So $", "\\frac{a}", "{b}", "$ is it:\n\n$$\n", "x^2", "\n$$\n"]
    kinds = [TARGET, CORRECTION, BONUS, TARGET, CORRECTION, TARGET]
    text.set_streaming(True)
    for number, (piece, kind) in enumerate(zip(written, kinds, strict=True)):
        text.append_tokens([token(piece, kind, number)])
    text.set_streaming(False)
    assert text.toPlainText().count("\ufffc") == 2
    assert_painted(text)
    text.selectAll()
    assert text.selected_source() == "".join(written)
    seen = set(pixels_of(text.grab().toImage()).tolist())
    assert {QColor(LIGHT.correction).rgb(), QColor(LIGHT.bonus).rgb()} <= seen


def test_all_cells_of_a_column_may_be_empty(text: ReadingText) -> None:
    text.set_streaming(True)
    text.set_written("|a|\n|-|\n|" + r"\|" * 15_000 + "|")
    text.grab()
    assert text._page.parts[-1].lines


def test_the_source_is_shown_if_wanted_or_if_nothing_would_be_read(text: ReadingText) -> None:
    text.set_tokens([token("[a]: /b")])
    assert text.toPlainText() == "[a]: /b"
    text.append_tokens([token("\n\n[a] and more")])
    assert text.toPlainText() == "a and more"
    text.set_rendered(False)
    assert text.toPlainText() == "[a]: /b\n\n[a] and more"
    assert_painted(text)


def test_what_is_selected_stays_selected_while_text_grows(text: ReadingText) -> None:
    text.set_streaming(True)
    text.set_tokens([token("One *two* three")])
    cursor = text.textCursor()
    cursor.setPosition(2)
    cursor.setPosition(9, QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    for piece in (" and", "\n", "===", "\nnext"):
        text.append_tokens([token(piece)])
        assert text.textCursor().selectedText() == "e two t"


@pytest.mark.parametrize(("mark", "rendered"), [("\ufffe", True), ("\ufdd1", False)])
def test_what_qt_takes_for_marks_moves_none(text: ReadingText, mark: str, rendered: bool) -> None:
    text.set_rendered(rendered)
    source = f"{mark}\u2920ab\n\n{mark * 5000}\n\n**{mark}b** `{mark}c` end"
    text.set_tokens([token(source)])
    assert_painted(text)
    text.append_tokens([token(mark), token(f"{mark}!")])
    assert_painted(text)


@pytest.mark.parametrize(
    ("source", "words", "places"),
    [
        ("a b**ol**d word", "BOLD", ["b**ol**d"]),
        ("[the tide](https://tide.org) rises", "tide rises", ["tide](https://tide.org) rises"]),
        ("see [the tide](https://tide.org)", "org", []),
        ("caf**e\u0301** 🌍 *Moon*", "é 🌍 moon", ["e\u0301** 🌍 *Moon"]),
        ("# Tides\n\nrise", "tides rise", []),
        ("1. rise\n1. fall", "2. fall", ["1. fall"]),
        ("|a|b|\n|-|-|\n|**c**|`d`|", "c d", ["c**|`d"]),
        ("```py\nif a:\n    b()\n```", "if a:     b()", ["if a:\n    b()"]),
        ("so $x^2$ it is", "so x^2 it", ["so $x^2$ it"]),
        ("a note[^1]\n\n[^1]: of *ours*", "of ours", ["of *ours"]),
        ("", "a", []),
    ],
)
def test_what_is_read_is_found(source: str, words: str, places: list[str]) -> None:
    encoded = units(source)
    spans = read_text(source).find_all(FoldedText.of(words))
    found = [encoded[2 * start : 2 * end].decode("utf-16-le") for start, end in spans]
    assert found == places


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
            if not words.strip():
                continue
            folded = FoldedText.of(words)
            for start, end in read.find_all(folded):
                cursor = QTextCursor(text.document())
                cursor.setPosition(text.place_of(start))
                cursor.setPosition(text.place_of(end), QTextCursor.MoveMode.KeepAnchor)
                text.setTextCursor(cursor)
                there = FoldedText.of(text.selected_plain_text()).text
                assert folded.text.strip() in there, (source, words)
                assert len(there) <= len(folded.text) + 4  # whole numbers and entities


_WORDS = (
    "tide", "Moon ", " of", "שלום", "ים ", " سمر", "12", " 3.5 ", "٣٤", "(", ")", "[ב]", ", ",
    "🌍", "naïve", "\u202eabc\u202c", "\u2067x y\u2069", "$", "—", "«",
)  # fmt: skip


class Line:
    """A line of bidirectional text."""

    def __init__(self, text: str) -> None:
        self.length = utf16_length(text)
        self._turns = contains_rtl(text)
        self.layout = QTextLayout(text)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        self.layout.setTextOption(option)
        self.layout.beginLayout()
        self.line: QTextLine = self.layout.createLine()
        self.line.setPosition(QPointF(0.0, 0.0))
        self.layout.endLayout()

    def pixels(self, start: int, stop: int) -> set[int]:
        """Return the whole pixels that a range fills."""
        spans = spans_in(self.line, start, stop, turns=self._turns)
        return {x for left, right in spans for x in range(floor(left), floor(right))}


def test_two_stretches_fill_a_line_and_not_each_other() -> None:
    chance = random.Random(1)
    for _ in range(3):
        line = Line("".join(chance.choice(_WORDS) for _ in range(14)) + " ש")
        whole = set(range(floor(line.line.naturalTextWidth())))
        assert len(whole - line.pixels(0, line.length)) <= 1
        for cut in range(1, line.length):
            if not line.layout.isValidCursorPosition(cut):  # inside a grapheme cluster
                continue
            first, second = line.pixels(0, cut), line.pixels(cut, line.length)
            assert len(whole - first - second) <= 5, cut  # edges between runs
            assert not first & second, cut
    line = Line("ש ab 12 cd")  # a word stands at the other side
    word = line.pixels(2, 4)
    assert min(word) == 0
    assert max(word) < min(line.pixels(5, 7))
