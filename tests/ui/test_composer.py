"""Composer: sending, queueing, stopping, attaching; fields for very long texts."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QInputMethodEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QToolTip
from pytestqt.qtbot import QtBot

from chat_pieces import button
from foretoken.chat.conversations.conversation import Attachment
from foretoken.ui.chat.plain_text_view import PlainTextView
from foretoken.ui.composer.composer import Composer
from foretoken.ui.parts.attachment_row import Chip
from foretoken.ui.parts.dialogs import TextDialog
from foretoken.ui.parts.message_editor import LongTextEdit

Key = Qt.Key


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    widget = Composer()
    qtbot.addWidget(widget)
    widget.set_can_send(True, "")
    widget.resize(700, 120)
    widget.show()
    return widget


@pytest.fixture
def sent(composer: Composer) -> list[str]:
    result: list[str] = []
    composer.send_requested.connect(result.append)
    return result


def labels(composer: Composer) -> list[str]:
    return [label.text() for label in composer.findChildren(QLabel) if label.isVisible()]


def chip(name: str, note: str = "12 tokens") -> Chip:
    return Chip(name, note, Attachment(name, f"text of {name}"))


def test_enter_sends_and_text_may_stay(qtbot: QtBot, composer: Composer, sent: list[str]) -> None:
    composer.set_text(" \n\t\n ")
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent == [], "there is nothing to send"
    assert not button(composer, "Send").isEnabled()
    composer.set_text("a")
    qtbot.keyClick(composer.field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(composer.field, "b")
    assert sent == []
    for key in (Key.Key_Return, Key.Key_Enter):
        qtbot.keyClick(composer.field, key)
    assert sent == ["a\nb", "a\nb"]
    assert composer.text() == "a\nb"  # sending may have failed
    composer.set_text("")
    composer.field.undo()
    assert composer.text() == "a\nb"
    composer.set_text("")
    composer.show_files([chip("a.txt")])
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent[-1] == ""  # files alone


def test_input_methods_enter_sends_not(qtbot: QtBot, composer: Composer, sent: list[str]) -> None:
    qtbot.keyClicks(composer.field, "x")
    QApplication.sendEvent(composer.field, QInputMethodEvent("か", []))
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent == []
    done = QInputMethodEvent("", [])
    done.setCommitString("か")
    QApplication.sendEvent(composer.field, done)
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert [text.replace("\n", "") for text in sent] == ["xか"]


def test_send_and_stop_share_one_place(qtbot: QtBot, composer: Composer, sent: list[str]) -> None:
    composer.set_text("hello")
    composer.set_generating(True)
    composer.set_can_send(False, "busy")
    stop = button(composer, "Stop")
    qtbot.keyClick(composer.field, Key.Key_Return)
    with qtbot.waitSignal(composer.stop_requested, timeout=500):
        stop.click()
    assert (sent, composer.text()) == ([], "hello")
    # The answer may end while the mouse is pressed: this is no click on Send.
    qtbot.mousePress(stop, Qt.MouseButton.LeftButton)
    composer.set_generating(False)
    composer.set_can_send(True, "")
    qtbot.mouseRelease(button(composer, "Send"), Qt.MouseButton.LeftButton)
    assert sent == []
    button(composer, "Send").click()
    assert sent == ["hello"]


def test_unsent_messages_are_queued(qtbot: QtBot, composer: Composer, sent: list[str]) -> None:
    composer.set_can_send(False, "loading 40 %")
    composer.warn("The context is full.")
    composer.set_text("a")
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent == []
    assert "Cannot send yet: loading 40 %\nThe context is full." in labels(composer)
    composer.set_can_queue(True)
    button(composer, "Queue").click()
    composer.set_generating(True)
    button(composer, "Queue").click()
    assert sent == ["a", "a"]
    composer.set_obstacle("a file is still being read")
    qtbot.keyClick(composer.field, Key.Key_Return)
    assert sent == ["a", "a"]
    assert "still being read" in button(composer, "Queue").toolTip()


def test_the_field_grows_to_eight_lines_and_shows_the_end(composer: Composer) -> None:
    heights = []
    for lines in (1, 2, 8, 50):
        composer.set_text("\n".join("x" * lines))
        heights.append(composer.field.height())
    assert heights[0] < heights[1] < heights[2] == heights[3]
    QApplication.processEvents()
    assert composer.field.viewport().rect().contains(composer.field.cursorRect().center())


def test_files_are_pasted_as_files(qtbot: QtBot, composer: Composer, tmp_path: Path) -> None:
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.pdf")])
    files.setText("file:///a.txt")  # as file managers do
    assert composer.field.canInsertFromMimeData(files)
    with qtbot.waitSignal(composer.field.files_pasted, timeout=500) as given:
        composer.field.insertFromMimeData(files)
    assert given.args == [[tmp_path / "a.txt", tmp_path / "b.pdf"]]
    assert composer.text() == ""
    page = QMimeData()
    page.setHtml("<h1>big</h1>")
    page.setUrls([QUrl("https://example.org/a.txt")])
    page.setText("big\n\tsmall")
    with qtbot.assertNotEmitted(composer.field.files_pasted):
        composer.field.insertFromMimeData(page)
    assert composer.text() == "big\n\tsmall"


def test_a_long_text_is_pasted_as_a_file(qtbot: QtBot, composer: Composer) -> None:
    half, page = "word " * 3_300, QMimeData()
    page.setText(half)
    composer.field.insertFromMimeData(page)
    assert composer.text() == half  # short enough
    page.setText("a\r\n\u2028" + half)
    with qtbot.waitSignal(composer.field.long_text_pasted, timeout=500) as given:
        composer.field.insertFromMimeData(page)
    assert given.args == ["a\n\n" + half]
    assert composer.text() == half
    composer.field.selectAll()
    composer.field.insertFromMimeData(page)
    assert composer.text() == "a\n\n" + half  # replaces the selection
    page.setText("\U0001f600" * 5001)  # slow in Qt
    with qtbot.waitSignal(composer.field.long_text_pasted, timeout=500):
        composer.field.insertFromMimeData(page)


def test_the_text_of_another_conversation_leaves_nothing(qtbot: QtBot, composer: Composer) -> None:
    composer.set_text("mine")
    composer.show_unsent("of the other")
    composer.field.undo()
    assert composer.text() == "of the other"
    bar = composer.field.verticalScrollBar()
    composer.show_unsent("line\n" * 400)
    composer.show_unsent("")
    composer.field.insertPlainText("word " * 4000)
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=500)
    composer.show_unsent("short")
    assert bar.maximum() == 0  # Qt hangs on clicks on a stale scroll bar


def test_chips_are_read_and_removed_and_refusals_told(qtbot: QtBot, composer: Composer) -> None:
    composer.activateWindow()
    text = "\U0001f600" * 5000 + "\nend"
    long = Chip("a.txt", "12 tokens", Attachment("a.txt", text))
    composer.show_files([long, Chip("b.pdf", "reading…", None), chip("c.txt")])
    removed: list[int] = []
    composer.files.remove_requested.connect(removed.append)
    first, unread, last = composer.files.chips
    assert first.accessibleName() == "Attachment a.txt, 12 tokens"
    assert unread.cross is not None
    unread.cross.click()
    qtbot.keyClick(last, Key.Key_Delete)
    assert removed == [1, 2]
    unread.click()
    assert composer.findChild(TextDialog) is None
    first.click()
    dialog = composer.findChild(TextDialog)
    assert dialog is not None
    read = dialog.findChild(QPlainTextEdit).toPlainText()
    assert max(map(len, read.split("\n"))) == 2000  # long lines are broken
    assert read.replace("\n", "") == text.replace("\n", "")
    button(dialog, "Copy all").click()
    assert QApplication.clipboard().text() == text
    dialog.reject()
    last.setFocus()
    composer.show_files([chip("a.txt")])
    assert composer.files.chips[0].hasFocus()
    for told in ("a.png is an image.", "b.zip is an archive.", "a.png is an image."):
        composer.tell_refused(told)
    assert "a.png is an image.\nb.zip is an archive." in labels(composer)
    composer.refusals._close.click()
    assert not any("image" in label for label in labels(composer))
    assert composer.field.hasFocus()


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
    tags, prose = "\U000e0067" * 1_200, "word \U0001f600 " * 1_500
    text = f"ab\r\n{prose}\r\n\n{tags}\n{'y' * 1_000}\n{'x' * 4_000}end\r"
    view = PlainTextView("Answer", None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(view)
    grown = PlainTextView("", None)  # type: ignore[arg-type]
    qtbot.addWidget(grown)
    for at in range(0, len(text) + 613, 613):
        grown.set_text(text[:at])
    view.set_text(text)
    field = view.field
    assert grown.field.toPlainText() == field.toPlainText()
    lines = field.toPlainText().split("\n")
    assert max(map(len, lines)) == 1_000
    assert "y" * 1_000 in lines
    assert "\U000e0067" * 251 not in field.toPlainText(), "they are slow"
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
    view.set_text("another one")
    field.selectAll()
    assert field.createMimeDataFromSelection().text() == field.toPlainText() == "another one"


def test_what_would_steer_the_document_is_replaced(edit: LongTextEdit) -> None:
    edit.setPlainText("\ufffea\r\nb\rc\u2028d\ufdd0\ufeffe")
    assert edit.toPlainText() == "\ufffda\nb\nc\nd\ufffd\u200be"


def test_of_very_many_lines_the_first_ones_are_shown(qtbot: QtBot) -> None:
    view = PlainTextView("Answer", None)  # type: ignore[arg-type]
    qtbot.addWidget(view)
    for lines in (20_000, 20_001):
        view.set_text("\n".join(["a"] * lines))
        assert view.field.blockCount() == 20_000
        assert ("20,000" in view._note.text()) is (lines > 20_000)
