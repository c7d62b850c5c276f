"""Text without an end in sight: it is laid out in parts, and none of it is lost."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import token
from foretoken.engine.token_kind import TokenKind
from foretoken.ui.chat.answer_notice import Notice, NoticeKind
from foretoken.ui.composer.composer import Composer
from foretoken.ui.look.plain_text import Label
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.long_text import (
    LONG_PARAGRAPH,
    LongTextEdit,
)
from foretoken.ui.reading.reading_text import ReadingText

NUMBERS = random.Random(16)
HEX = NUMBERS.randbytes(100_000).hex()
WORDS = " ".join(HEX[at : at + 7] for at in range(0, len(HEX), 7))
MIXED = f"a\n\n{HEX[:9000]}\n\tb\u00a0c\n{'😀é' * 5000}\nend"
LINES = "\n".join(f"{number} 😀" * (number % 4) for number in range(9000))
TEXTS = pytest.mark.parametrize(
    "text", [HEX, WORDS, MIXED, LINES], ids=["hex", "words", "mixed", "lines"]
)
Key = Qt.Key


def longest_block(document: QTextDocument) -> int:
    """How much is laid out at once; the time grows with its square where there is no space."""
    longest, block = 0, document.begin()
    while block.isValid():
        longest, block = max(longest, block.length()), block.next()
    return longest


@pytest.fixture
def edit(qtbot: QtBot) -> LongTextEdit:
    result = LongTextEdit()
    qtbot.addWidget(result)
    return result


def select(edit: LongTextEdit, start: int, end: int) -> None:
    cursor = edit.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    edit.setTextCursor(cursor)


@TEXTS
def test_what_is_pasted_is_read_copied_and_undone_whole(edit: LongTextEdit, text: str) -> None:
    edit.insertPlainText("before ")
    QApplication.clipboard().setText(text)
    edit.paste()
    assert longest_block(edit.document()) <= LONG_PARAGRAPH + 1
    assert edit.toPlainText() == f"before {text}"
    QApplication.clipboard().clear()
    edit.selectAll()
    edit.copy()
    assert QApplication.clipboard().text() == f"before {text}"
    edit.undo()
    assert edit.toPlainText() == "before "
    edit.redo()
    assert edit.toPlainText() == f"before {text}"
    edit.setPlainText(text)
    assert edit.toPlainText() == text


def test_many_lines_share_blocks_and_are_edited_as_others(edit: LongTextEdit) -> None:
    edit.insertPlainText(LINES)
    assert edit.document().blockCount() < 1000
    assert edit.document().toPlainText().count("\n") == LINES.count("\n")  # as Qt reads it
    lines = LINES.split("\n")
    place = len("\n".join(lines[:5001]).encode("utf-16-le")) // 2  # at the end of line 5,000
    select(edit, place, place)
    QTest.keyClick(edit, Key.Key_Delete)
    QTest.keyClicks(edit, "x")
    QTest.keyClick(edit, Key.Key_Return)
    QTest.keyClick(edit, Key.Key_Up)
    QTest.keyClick(edit, Key.Key_End)
    QTest.keyClick(edit, Key.Key_Backspace)
    assert edit.toPlainText() == LINES


def test_a_line_break_of_a_person_is_never_taken_for_one_of_the_layout(
    edit: LongTextEdit,
) -> None:
    edit.setPlainText(f"one\n{HEX}")
    third = edit.document().findBlockByNumber(3)
    select(edit, 4, third.position() + 3)  # from the start of a line into the endless one
    rest = edit.toPlainText()[-(edit.document().characterCount() - 1 - third.position() - 3) :]
    edit.cut()
    taken = QApplication.clipboard().text()
    kept = edit.toPlainText()
    assert kept.startswith("one\n")
    assert f"one\n{taken}{kept[4:]}" == f"one\n{HEX}"
    assert len(rest) >= len(kept) - 4
    edit.moveCursor(QTextCursor.MoveOperation.Start)
    edit.moveCursor(QTextCursor.MoveOperation.NextBlock)
    edit.moveCursor(QTextCursor.MoveOperation.NextBlock)
    edit.insertPlainText("\n")
    assert edit.toPlainText().count("\n") == 2
    edit.undo()
    edit.undo()
    assert edit.toPlainText() == f"one\n{HEX}"


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Delete])
def test_a_key_takes_a_character_away_also_where_two_parts_meet(
    qtbot: QtBot, edit: LongTextEdit, key: Qt.Key
) -> None:
    edit.setPlainText(HEX)
    second = edit.document().findBlockByNumber(1).position()
    place = second if key == Key.Key_Backspace else second - 1
    select(edit, place, place)
    qtbot.keyClick(edit, key)
    gone = second - 2 if key == Key.Key_Backspace else second - 1
    assert edit.toPlainText() == HEX[:gone] + HEX[gone + 1 :]


@TEXTS
def test_the_field_sends_the_whole_text(qtbot: QtBot, text: str) -> None:
    composer = Composer()
    qtbot.addWidget(composer)
    composer.set_can_send(True)
    composer.set_text("y")
    composer.put_before(text)
    assert composer.text() == f"{text}\n\ny"
    with qtbot.waitSignal(composer.send_requested) as sent:
        qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent.args == [f"{text}\n\ny"]


@TEXTS
def test_a_shown_text_is_laid_out_in_parts_and_copied_as_it_is(qtbot: QtBot, text: str) -> None:
    shown = ReadingText()
    qtbot.addWidget(shown)
    shown.resize(600, 100)
    shown.set_rendered(False)
    kinds = (TokenKind.DRAFT, TokenKind.TARGET, TokenKind.BONUS)
    pieces = [text[at : at + 5] for at in range(0, len(text), 5)]
    streamed = len(pieces) // 2
    tokens = [token(piece, kinds[i % 3], i) for i, piece in enumerate(pieces)]
    shown.set_streaming(True)
    for at in range(0, streamed, 500):
        shown.append_tokens(tokens[at : min(at + 500, streamed)])
    shown.append_tokens(tokens[streamed:])
    shown.resize(500, 100)
    shown.set_streaming(False)
    shown.selectAll()
    assert shown.selected_plain_text() == text
    at = len(text[:4321].encode("utf-16-le")) // 2  # within an endless paragraph
    select(shown, shown.place_of(at), shown.place_of(at + 2500))
    same = text.encode("utf-16-le")[2 * at : 2 * (at + 2500)].decode("utf-16-le", "ignore")
    assert shown.selected_plain_text() == same


def test_a_notice_is_some_lines_and_copies_the_rest(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    notice.resize(600, 40)
    notice.show_notice(HEX, NoticeKind.ERROR)
    assert len(notice.text) < 1000
    next(button for button in notice.buttons if "Copy" in button.text()).click()
    assert QApplication.clipboard().text() == HEX
    label = Label(HEX)
    qtbot.addWidget(label)
    assert len(label.text()) < 10_000


def test_many_lines_are_read_at_once(edit: LongTextEdit, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, only the parts of endless ones are looked at."""
    text = "\n".join(["ab", "", "\tc\u00a0d 😀 "] * 1000)
    looked: list[int] = []
    is_part = LongTextEdit._is_part

    def watched(edit: LongTextEdit, block: QTextBlock) -> bool:
        looked.append(block.position())
        return is_part(edit, block)

    monkeypatch.setattr(LongTextEdit, "_is_part", watched)
    edit.insertPlainText(text)
    assert edit.toPlainText() == text
    edit.setPlainText(f"{text}\n")
    assert edit.toPlainText() == f"{text}\n"
    assert not looked
    edit.insertPlainText(HEX)
    assert edit.toPlainText() == f"{HEX}{text}\n"
    assert 0 < len(looked) < 2 * len(HEX) / 1000
    edit.setPlainText(text)
    assert edit.toPlainText() == text


def test_lines_that_are_begun_in_a_part_stay_lines(edit: LongTextEdit, qtbot: QtBot) -> None:
    edit.insertPlainText(HEX)
    states = [HEX]
    for place in (5_000, 7_000, 7_001, 120_000):
        select(edit, 0, place)
        before = len(edit.createMimeDataFromSelection().text())
        select(edit, place, place)
        qtbot.keyClick(edit, Key.Key_Return)
        states.append(f"{states[-1][:before]}\n{states[-1][before:]}")
        assert edit.toPlainText() == states[-1]
    qtbot.keyClick(edit, Key.Key_Backspace)  # the line end, and no mark of the layout
    assert edit.toPlainText() == states[-2]
    while edit.document().isUndoAvailable():
        edit.undo()
    assert edit.toPlainText() == ""
    while edit.document().isRedoAvailable():
        edit.redo()
    assert edit.toPlainText() == states[-2]


def test_many_lines_behind_an_endless_one_are_no_parts_of_it(edit: LongTextEdit) -> None:
    edit.insertPlainText(HEX)
    lines = "\n".join(["line"] * 1000)
    edit.insertPlainText(lines)
    assert edit.toPlainText() == f"{HEX}{lines}"
    group = edit.document().lastBlock().textList()
    assert group is None
    parts = edit.document().findBlockByNumber(1).textList()
    assert parts is not None
    assert parts.count() < 2 * len(HEX) / 1000


def test_a_new_text_takes_the_place_of_the_old_one_at_once(edit: LongTextEdit) -> None:
    seen: list[str] = []
    edit.textChanged.connect(lambda: seen.append(edit.toPlainText()))
    for text in ("one", f"{HEX}\ntwo", "three", ""):
        edit.setPlainText(text)
        assert seen == [text]
        assert not edit.document().isUndoAvailable()
        seen.clear()
    edit.insertPlainText("four")
    edit.undo()
    assert edit.toPlainText() == ""


def test_of_many_finds_those_around_the_current_one_are_marked(qtbot: QtBot) -> None:
    text = GrowingText()
    qtbot.addWidget(text)
    text.set_text("ab " * 5000)
    spans = [(3 * number, 3 * number + 2) for number in range(5000)]
    for current, first in ((None, 0), (spans[3000], 2850), (spans[-1], 4849)):
        text.show_found(spans, current)
        marked = [found.cursor.selectionStart() for found in text.extraSelections()]
        assert len(marked) <= 300
        assert marked[0] == spans[first][0]
        assert current is None or current[0] in marked
