"""Fields for very long texts stay fast, and lose nothing."""

import random

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from foretoken.ui.chat.answer_notice import Notice, NoticeKind
from foretoken.ui.chat.plain_text_view import PlainTextView
from foretoken.ui.look.plain_text import Label
from foretoken.ui.parts.message_editor import LongTextEdit

HEX = random.Random(16).randbytes(10_000).hex()
MIXED = f"a\n\n{HEX[:9000]}\n\tb\u00a0c\n{'😀é' * 3000}\nend"


@pytest.fixture
def edit(qtbot: QtBot) -> LongTextEdit:
    result = LongTextEdit()
    qtbot.addWidget(result)
    return result


def test_what_is_pasted_is_read_copied_and_undone_whole(edit: LongTextEdit) -> None:
    edit.insertPlainText("before ")
    QApplication.clipboard().setText(MIXED)
    edit.paste()
    QApplication.clipboard().clear()
    edit.selectAll()
    edit.copy()
    assert edit.toPlainText() == QApplication.clipboard().text() == f"before {MIXED}"
    edit.undo()
    assert edit.toPlainText() == "before "
    edit.redo()
    assert edit.toPlainText() == f"before {MIXED}"


def test_a_line_that_is_too_long_is_refused(edit: LongTextEdit) -> None:
    edit.setPlainText("before\n\nafter")
    edit.moveCursor(QTextCursor.MoveOperation.Down)
    for pasted, taken in (("😀" * 5000, True), ("😀", False), ("😀\n", False), ("\n😀", True)):
        before = edit.toPlainText()
        QApplication.clipboard().setText(pasted)
        edit.paste()
        assert (edit.toPlainText() != before) is taken
        assert taken or "too long" in QToolTip.text()
    edit.selectAll()
    edit.paste()  # replaces the selection
    assert edit.toPlainText() == "\n😀"
    QApplication.clipboard().clear()


def test_long_lines_are_broken_and_copied_whole_also_while_they_grow(qtbot: QtBot) -> None:
    text = "ab\r\n" + "word \U0001f600 " * 1_500 + "\r\n\n" + "x" * 4_000 + "end\r"
    view = PlainTextView("Answer", None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(view)
    grown = PlainTextView("", None)  # type: ignore[arg-type]
    qtbot.addWidget(grown)
    for at in range(0, len(text) + 613, 613):
        grown.set_text(text[:at])
    view.set_text(text)
    field = view.field
    assert grown.field.toPlainText() == field.toPlainText()
    assert max(map(len, field.toPlainText().split("\n"))) <= 2_000
    field.selectAll()
    assert field.createMimeDataFromSelection().text() == text
    for words in ("ab", "end", "xxe", "word \U0001f600"):
        place = len(text[: text.rindex(words)].encode("utf-16-le")) // 2
        span = place, place + len(words.encode("utf-16-le")) // 2
        field.setTextCursor(field.cursor_of(span))
        assert field.createMimeDataFromSelection().text() == words
        view.show_found([span], None)
        (marked,) = view.field.extraSelections()
        assert marked.cursor.selectedText().replace("\u2029", "") == words


def test_what_would_steer_the_document_is_replaced(edit: LongTextEdit) -> None:
    edit.setPlainText("\ufffea\r\nb\rc\u2028d\ufdd0\ufeffe")
    assert edit.toPlainText() == "\ufffda\nb\nc\nd\ufffd\u200be"


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


def test_of_very_many_lines_the_first_ones_are_shown(qtbot: QtBot) -> None:
    view = PlainTextView("Answer", None)  # type: ignore[arg-type]
    qtbot.addWidget(view)
    for lines in (20_000, 20_001):
        view.set_text("\n".join(["a"] * lines))
        assert view.field.blockCount() == 20_000
        assert ("20,000" in view._note.text()) is (lines > 20_000)
