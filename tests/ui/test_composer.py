import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QRect, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QInputMethodEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Attachment
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.composer_status import SpeculateSwitch
from foretoken.ui.composer.context_gauge import ContextGauge, GaugeForm
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.parts.attachment_row import AttachmentRow, Chip
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.text_dialog import TextDialog
from looks import wear

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
    (button,) = [b for b in composer.findChildren(QPushButton) if b.text() in ("Send", "Stop")]
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


def test_a_message_can_wait_but_not_one_that_cannot_be_sent_at_all(
    qtbot: QtBot, composer: Composer
) -> None:
    sent = sent_by(composer)
    composer.set_can_send(False, "loading 40 %")
    composer.set_can_queue(True)
    qtbot.keyClicks(editor_of(composer), "a")
    composer.set_obstacle("a file is still being read")
    composer.set_generating(True)
    assert composer.status.hint.text() == "a file is still being read"
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == []
    composer.set_obstacle("")
    assert composer.status.hint.text() == ""
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == ["a"]
    composer.set_generating(False)
    assert composer.status.hint.text() == "loading 40 %"
    (button,) = [b for b in composer.findChildren(QPushButton) if b.isVisible()]
    assert (button.text(), button.isEnabled()) == ("Queue", True)
    button.click()
    assert sent == ["a", "a"]


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
    with qtbot.waitSignal(composer.field.up_pressed, timeout=500):
        qtbot.keyClick(editor_of(composer), Key.Key_Up)
    composer.set_text("x")
    with qtbot.assertNotEmitted(composer.field.up_pressed):
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


def visible_labels(composer: Composer) -> list[QLabel | QAbstractButton]:
    found = [*composer.findChildren(QLabel), *composer.findChildren(QAbstractButton)]
    return [part for part in found if part.isVisible()]


def gauge_of(composer: Composer) -> ContextGauge:
    gauge = composer.findChild(ContextGauge)
    assert gauge is not None
    return gauge


def files_of(composer: Composer) -> AttachmentRow:
    row = composer.findChild(AttachmentRow)
    assert row is not None
    return row


def chip(name: str, note: str = "12 tokens") -> Chip:
    return Chip(name, note, Attachment(name, f"text of {name}"))


def test_speculation_is_switched_with_the_keyboard(qtbot: QtBot, composer: Composer) -> None:
    switch = composer.findChild(SpeculateSwitch)
    assert switch is not None
    composer.status.set_speculating(True, "")
    assert switch.focusPolicy() & Qt.FocusPolicy.TabFocus
    heard: list[bool] = []
    composer.status.speculate.clicked.connect(lambda on: heard.append(on))
    qtbot.keyClick(switch, Key.Key_Space)
    assert heard == [False]
    assert switch.accessibleName().endswith("off")
    composer.status.set_speculating(False, "No model is loaded")
    assert not switch.isEnabled()


def test_showing_a_state_does_not_report_it(qtbot: QtBot, composer: Composer) -> None:
    with qtbot.assertNotEmitted(composer.status.speculate.clicked):
        composer.status.set_speculating(True, "")
        composer.status.set_speculating(False, "")


def test_the_status_line_reads_as_designed(qtbot: QtBot, composer: Composer) -> None:
    for used in range(813):  # as often as steps end
        composer.status.set_context(used, 4096)
    composer.status.show_sampling("Balanced", 0.7, "")
    composer.resize(900, 120)

    def shows_the_last_state() -> bool:
        gauge = gauge_of(composer).text
        return gauge == "Context 812 of 4,096" and composer.status.sampling.value == "Balanced 0.7"

    qtbot.waitUntil(shows_the_last_state, timeout=1000)


@pytest.mark.parametrize("width", range(420, 1000, 20))
@pytest.mark.parametrize("hint", ["", "loading 40 %, which may take a while with this model"])
def test_nothing_sticks_out(composer: Composer, width: int, hint: str) -> None:
    composer.set_text("hello")
    composer.set_can_send(not hint, hint)
    composer.status.show_sampling("Balanced", 0.7, "")
    composer.status.show_system_prompt("A long name of a prompt that somebody gave", "Be kind.")
    composer.status.set_context(131_072, 131_072, urgent=True)
    composer.show_files([chip(f"a rather long name of a file, number {n}.txt") for n in range(9)])
    composer.resize(width, composer.sizeHint().height())
    QApplication.processEvents()
    assert composer.width() == width
    right = button_of(composer).geometry().left()
    parts = [part for part in composer.status.children() if isinstance(part, QWidget)]
    places = [part.geometry() for part in parts if part.isVisible()]
    for before, after in itertools.pairwise(sorted(places, key=QRect.left)):
        assert before.right() < after.left()
    assert composer.status.x() + max(map(QRect.right, places)) < right
    assert (
        all(part.width() >= part.sizeHint().width() for part in parts if part.isVisible()) or hint
    )


def test_typing_leaves_the_status_line_as_it_is(
    qtbot: QtBot, composer: Composer, monkeypatch: pytest.MonkeyPatch
) -> None:
    composer.set_can_send(False, "no model loaded")
    qtbot.keyClicks(editor_of(composer), "a")
    assert composer.status.hint.text() == "no model loaded"
    fitted: list[bool] = []
    monkeypatch.setattr(composer.status, "fit", lambda: fitted.append(True))
    qtbot.keyClicks(editor_of(composer), "bcd")
    assert not fitted


def test_what_matters_least_gives_way_first(composer: Composer) -> None:
    composer.status.show_sampling("Balanced", 0.7, "")
    gauge_of(composer).show_use(131_072, 131_072, urgent=False)
    seen = []
    for width in range(900, 280, -2):  # whatever font an earlier test has installed
        composer.resize(width, 120)
        shown = (
            composer.status.system.text(),
            composer.status.sampling.value,
            composer.status.speculate.isVisible(),
            gauge_of(composer).text,
        )
        if not seen or seen[-1] != shown:
            seen.append(shown)
    assert seen[-4:] == [
        ("System:", "0.7", True, "Context 131,072 of 131,072"),
        ("System:", "0.7", True, "131,072 of 131,072"),
        ("System:", "0.7", True, "100 %"),
        ("System:", "0.7", False, "100 %"),
    ]
    gauge_of(composer).show_use(12, 512, urgent=False)
    composer.resize(900, 121)
    assert composer.status.sampling.value == "Balanced 0.7"
    assert gauge_of(composer).text == "Context 12 of 512"


def test_colours_and_sizes_survive_another_style_sheet(composer: Composer) -> None:
    wear(LIGHT, 1.5)
    size = editor_of(composer).font().pixelSize()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        app.setStyleSheet("QLineEdit { color: red; }")
        wear(DARK)
        assert editor_of(composer).font().pixelSize() == size
        assert editor_of(composer).palette().text().color().name() == DARK.text
    finally:
        # Without any sheet Qt would delete the style, which Python may know: no window does that.
        app.setStyleSheet("/* none */")


# --- what goes with the message -------------------------------------------------------------------


def test_files_are_pasted_as_files(qtbot: QtBot, composer: Composer, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.pdf")])
    data.setText("file:///a.txt")  # as file managers add it
    editor = editor_of(composer)
    assert editor.canInsertFromMimeData(data)
    with qtbot.waitSignal(composer.field.files_given, timeout=500) as given:
        editor.insertFromMimeData(data)
    assert given.args == [[tmp_path / "a.txt", tmp_path / "b.pdf"]]
    assert composer.text() == ""


def test_addresses_of_the_web_are_pasted_as_text(qtbot: QtBot, composer: Composer) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.txt")])
    data.setText("https://example.org/a.txt")
    with qtbot.assertNotEmitted(composer.field.files_given):
        editor_of(composer).insertFromMimeData(data)
    assert composer.text() == "https://example.org/a.txt"


def test_a_picture_is_refused_and_text_beside_one_is_taken(composer: Composer) -> None:
    data = QMimeData()
    data.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    assert editor_of(composer).canInsertFromMimeData(data)
    editor_of(composer).insertFromMimeData(data)
    assert composer.text() == ""
    (said,) = [label.text() for label in visible_labels(composer) if "Pictures" in label.text()]
    assert "read text only" in said
    data.setText("a cell of a table")
    editor_of(composer).insertFromMimeData(data)
    assert composer.text() == "a cell of a table"


def test_every_refusal_is_told_until_it_is_closed(qtbot: QtBot, composer: Composer) -> None:
    def told() -> list[str]:
        return [part.text() for part in visible_labels(composer) if " is " in part.text()]

    composer.tell_refused("a.png is an image.")
    composer.tell_refused("b.zip is an archive.")
    composer.tell_refused("a.png is an image.")
    assert told() == ["a.png is an image.\nb.zip is an archive."]
    (close,) = [
        part
        for part in visible_labels(composer)
        if isinstance(part, QAbstractButton) and part.accessibleName() == "Close this notice"
    ]
    close.click()
    assert told() == []
    assert editor_of(composer).hasFocus()


def test_chips_are_removed_by_their_crosses_and_by_keys(qtbot: QtBot, composer: Composer) -> None:
    composer.show_files([chip("a.txt"), chip("b.txt"), chip("c.txt")])
    removed: list[int] = []
    composer.files.remove_requested.connect(removed.append)
    chips = files_of(composer).chips
    assert [part.accessibleName() for part in chips] == [
        f"Attachment {name}.txt, 12 tokens" for name in "abc"
    ]
    cross = chips[1].cross
    assert cross is not None
    assert cross.accessibleName() == "Remove b.txt"
    cross.click()
    qtbot.keyClick(chips[2], Key.Key_Delete)
    assert removed == [1, 2]


def test_the_focus_stays_among_the_chips(qtbot: QtBot, composer: Composer) -> None:
    composer.activateWindow()
    composer.show_files([chip("a.txt"), chip("b.txt")])
    files_of(composer).chips[1].setFocus()
    composer.show_files([chip("a.txt")])
    (left,) = files_of(composer).chips
    assert left.hasFocus()


def test_a_chip_shows_the_text_that_was_read(qtbot: QtBot, composer: Composer) -> None:
    composer.show_files([chip("a.txt"), Chip("b.pdf", "reading…", None)])
    read, unread = files_of(composer).chips
    unread.click()
    assert composer.findChild(TextDialog) is None
    read.click()
    dialog = composer.findChild(TextDialog)
    assert dialog is not None
    assert dialog.windowTitle() == "a.txt"
    shown = dialog.findChild(QPlainTextEdit)
    assert shown is not None
    assert shown.toPlainText() == "text of a.txt"
    dialog.reject()


def test_many_chips_scroll(composer: Composer) -> None:
    composer.show_files([chip("a.txt")])
    one = composer.sizeHint().height()
    composer.show_files([chip(f"file {n}.txt") for n in range(20)])
    QApplication.processEvents()
    assert one < composer.sizeHint().height() < one + 100
    composer.show_files([])
    assert composer.sizeHint().height() < one


def test_files_alone_can_be_sent(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    assert not button_of(composer).isEnabled()
    composer.show_files([chip("a.txt")])
    assert button_of(composer).isEnabled()
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == [""]


def test_what_cannot_be_sent_as_it_is_stays(qtbot: QtBot, composer: Composer) -> None:
    sent = sent_by(composer)
    composer.set_text("hello")
    composer.set_obstacle("Too long.")
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert not button_of(composer).isEnabled()
    assert "Too long." in button_of(composer).toolTip()
    composer.set_obstacle("")
    qtbot.keyClick(editor_of(composer), Key.Key_Return)
    assert sent == ["hello"]


def test_text_of_another_conversation_is_not_undone_into_this_one(composer: Composer) -> None:
    composer.set_text("mine")
    composer.show_unsent("of the other")
    editor_of(composer).undo()
    assert composer.text() == "of the other"


def test_nearly_full_is_not_said_by_colour_alone(qtbot: QtBot, composer: Composer) -> None:
    gauge = gauge_of(composer)
    gauge.show_use(3900, 4096, urgent=False)
    calm, name = gauge.sizeHint().width(), gauge.accessibleName()
    gauge.show_use(3900, 4096, urgent=True)
    assert gauge.sizeHint().width() > calm  # a triangle, and bold figures
    assert gauge.accessibleName() == f"{name}, nearly full"
    image = gauge.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert QColor(LIGHT.correction).name() in colours


def test_the_room_for_the_answer_stands_at_the_end_of_the_bar(composer: Composer) -> None:
    gauge = gauge_of(composer)

    def shares(used: int, reserve: int) -> list[float]:
        """Of the bar: what is taken, what is free, what is kept."""
        gauge.show_use(used, 1000, reserve=reserve, urgent=False)
        gauge.resize(gauge.sizeHint())
        image = gauge.grab().toImage()
        row = [image.pixelColor(x, image.height() // 2).name() for x in range(56)]
        taken, free = row.count(LIGHT.muted), row.count(LIGHT.border)
        return [part / len(row) for part in (taken, free, len(row) - taken - free)]

    assert shares(500, 0)[:2] == pytest.approx([0.5, 0.5], abs=0.1)
    assert shares(250, 250) == pytest.approx([0.25, 0.5, 0.25], abs=0.1)
    assert shares(750, 250) == pytest.approx([0.75, 0.0, 0.25], abs=0.1)
    assert shares(900, 250) == pytest.approx([0.9, 0.0, 0.1], abs=0.1)
    assert "250 kept for the answer" in gauge.accessibleName()  # for which turns are left out
    gauge.show_use(750, 1000, reserve=250, urgent=True)
    gauge.set_form(GaugeForm.WITH_RESERVE)
    assert gauge.text == "Context 750 of 1,000, 250 for the answer"
    gauge.set_form(GaugeForm.SHARE)
    assert gauge.text == "75 %"


def test_the_keyboard_goes_from_the_text_to_what_belongs_to_it(composer: Composer) -> None:
    composer.show_files([chip("a.txt")])
    composer.status.set_speculating(True, "")
    composer.resize(900, 160)
    composer.set_text("x")
    chain: list[str] = []
    part = composer.nextInFocusChain()
    while part is not composer:
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled():
            chain.append(part.accessibleName())
        part = part.nextInFocusChain()
    assert chain == [
        "Message",
        "Attachment a.txt, 12 tokens",
        "Remove a.txt",
        "Attach files",
        "System prompt: none",
        "Sampling",
        "Speculative decoding: on",
        "Send",
    ]


def test_a_field_that_needs_a_scroll_bar_comes_to_rest(qtbot: QtBot) -> None:
    """Qt counts a paragraph as one line until it is laid out, anew whenever the bar comes."""
    editor = MessageEditor()
    qtbot.addWidget(editor)
    editor.show()
    for width in range(60, 400, 5):
        editor.setPlainText("eeee " * 20 + "\n" + "eeee " * 6)
        editor.resize(width, 100)
        QApplication.processEvents()
        height = editor.height()
        editor.fit()
        assert editor.height() == height
