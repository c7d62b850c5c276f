import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from foretoken.ui.composer import Composer, MessageEditor, SpeculateSwitch
from foretoken.ui.theme import DARK

Key = Qt.Key


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    widget = Composer()
    qtbot.addWidget(widget)
    widget.set_can_send(True, "")
    widget.resize(700, 120)
    widget.show()
    return widget


def editor_of(composer: Composer) -> MessageEditor:
    editor = composer.findChild(MessageEditor)
    assert editor is not None
    return editor


def button_of(composer: Composer) -> QPushButton:
    button = composer.findChild(QPushButton)
    assert button is not None
    return button


def sent_by(composer: Composer) -> list[str]:
    sent: list[str] = []
    composer.send_requested.connect(sent.append)
    return sent


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_sends_and_keeps_the_text_until_it_is_taken(
    qtbot: QtBot, composer: Composer, key: Qt.Key
) -> None:
    sent = sent_by(composer)
    qtbot.keyClicks(editor_of(composer), "hello")
    qtbot.keyClick(editor_of(composer), key)
    assert sent == ["hello"]
    assert composer.text() == "hello"  # sending may have failed
    composer.set_text("")
    assert composer.text() == ""


def test_text_that_was_taken_can_be_brought_back(qtbot: QtBot, composer: Composer) -> None:
    composer.set_text("a long thought")
    composer.set_text("")
    editor_of(composer).undo()
    assert composer.text() == "a long thought"


def test_shift_enter_breaks_the_line(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    editor = editor_of(composer)
    qtbot.keyClicks(editor, "a")
    qtbot.keyClick(editor, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(editor, "b")
    assert composer.text() == "a\nb"
    assert editor.document().blockCount() == 2
    assert sent == []


def test_blank_text_is_not_sent(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    composer.set_text(" \n\t\n ")
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == []
    assert not button_of(composer).isEnabled()


def test_enter_of_an_input_method_does_not_send(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    editor = editor_of(composer)
    qtbot.keyClicks(editor, "x")
    QApplication.sendEvent(editor, QInputMethodEvent("か", []))
    qtbot.keyClick(editor, Key.Key_Return)
    assert sent == []
    done = QInputMethodEvent("", [])
    done.setCommitString("か")
    QApplication.sendEvent(editor, done)
    qtbot.keyClick(editor, Key.Key_Return)
    assert [text.replace("\n", "") for text in sent] == ["xか"]


def test_up_in_the_empty_field_asks_for_the_last_message(qtbot: QtBot, composer: Composer) -> None:
    with qtbot.waitSignal(composer.edit_last_requested, timeout=500):
        qtbot.keyClick(editor_of(composer), Key.Key_Up)
    composer.set_text("x")
    with qtbot.assertNotEmitted(composer.edit_last_requested):
        qtbot.keyClick(editor_of(composer), Key.Key_Up)


def test_paste_is_plain_text(composer: Composer) -> None:
    data = QMimeData()
    data.setHtml("<h1>big</h1>")
    data.setText("big\n\tsmall")
    editor_of(composer).insertFromMimeData(data)
    assert composer.text() == "big\n\tsmall"


def test_the_field_grows_to_eight_lines_and_no_further(composer: Composer) -> None:
    editor = editor_of(composer)
    heights = []
    for lines in (1, 2, 8, 9, 50):
        composer.set_text("\n".join("x" * lines))
        heights.append(editor.height())
    assert heights[0] < heights[1] < heights[2]
    assert heights[2] == heights[3] == heights[4]
    composer.set_text("")
    assert editor.height() == heights[0]


def test_the_end_of_a_long_text_is_in_view(composer: Composer) -> None:
    composer.set_text("\n".join("x" * 50))
    QApplication.processEvents()
    editor = editor_of(composer)
    assert editor.viewport().rect().contains(editor.cursorRect().center())


def test_send_and_stop_share_one_place(qtbot: QtBot, composer: Composer) -> None:
    button = button_of(composer)
    composer.set_text("hello")
    place = button.geometry()
    sent = sent_by(composer)
    composer.set_generating(True)
    composer.set_can_send(False, "busy")
    assert (button.text(), button.geometry(), button.isEnabled()) == ("Stop", place, True)
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    with qtbot.waitSignal(composer.stop_requested, timeout=500):
        button.click()
    assert sent == []
    assert composer.text() == "hello"
    composer.set_generating(False)
    composer.set_can_send(True, "")
    button.click()
    assert sent == ["hello"]


def test_it_says_why_nothing_can_be_sent(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    composer.set_can_send(False, "loading 40 %")
    composer.set_text("hello")
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == []
    assert not button_of(composer).isEnabled()
    assert "loading 40 %" in button_of(composer).toolTip()
    assert "loading 40 %" in [label.text() for label in visible_labels(composer)]


def visible_labels(composer: Composer) -> list[QPushButton]:
    return [part for part in composer.children() if hasattr(part, "text") and part.isVisible()]


def test_speculation_is_switched_with_the_keyboard(qtbot: QtBot, composer: Composer) -> None:
    switch = composer.findChild(SpeculateSwitch)
    assert switch is not None
    composer.set_speculating(True, True)
    assert switch.focusPolicy() & Qt.FocusPolicy.TabFocus
    with qtbot.waitSignal(composer.speculate_toggled, timeout=500) as heard:
        qtbot.keyClick(switch, Key.Key_Space)
    assert heard.args == [False]
    assert switch.accessibleName().endswith("off")
    composer.set_speculating(False, False)
    assert not switch.isEnabled()


def test_showing_a_state_does_not_report_it(qtbot: QtBot, composer: Composer) -> None:
    with qtbot.assertNotEmitted(composer.speculate_toggled):
        composer.set_speculating(True, True)
        composer.set_speculating(False, True)


def test_the_status_line_reads_as_designed(qtbot: QtBot, composer: Composer) -> None:
    for used in range(813):  # as often as steps end
        composer.set_context(used, 4096)
    composer.set_temperature(0.7)

    def shows_the_last_state() -> bool:
        texts = [label.text() for label in visible_labels(composer)]
        return "Context 812 of 4,096" in texts and "Temperature 0.7" in texts

    qtbot.waitUntil(shows_the_last_state, timeout=1000)


@pytest.mark.parametrize("width", [420, 1200])
def test_nothing_sticks_out(composer: Composer, width: int) -> None:
    composer.set_context(131_072, 131_072)
    composer.resize(width, 120)
    QApplication.processEvents()
    for part in visible_labels(composer):
        assert composer.rect().contains(part.geometry())


def test_colours_and_sizes_survive_another_style_sheet(composer: Composer) -> None:
    composer.set_text_scale(1.5)
    size = editor_of(composer).font().pixelSize()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        app.setStyleSheet("QLineEdit { color: red; }")
        composer.apply_palette(DARK)
        assert editor_of(composer).font().pixelSize() == size
        assert editor_of(composer).palette().text().color().name() == DARK.text
    finally:
        app.setStyleSheet("")
