"""Untrusted names are never taken for HTML, an image to load, or a mnemonic."""

import ast
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QMenu,
    QTextEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

import foretoken
import tiny_models as tiny
from foretoken.chat.conversations.conversation import Attachment, Conversation, Message, Role
from foretoken.control.composing import QueuedMessage
from foretoken.models.library.folders import add_user_folder
from foretoken.ui.look.plain_text import (
    Label,
    Marked,
    MarkedLabel,
    escape_mnemonics,
    marked,
    wrapped,
)
from foretoken.ui.parts.dialogs import TextDialog
from foretoken.ui.parts.forms import MessageLabel
from foretoken.ui.parts.notices import NoticeBar, UndoLine
from foretoken.ui.parts.row_painting import Row
from open_window import OpenWindow
from soak.hostile.canary import Canary

UI = Path(foretoken.__file__).parent / "ui"
NAME = "a\x1b]0;x\x07\u202egnp\u200b\x9b"
SHOWN = "a⟨ESC⟩]0;x⟨BEL⟩⟨U+202E⟩gnp⟨U+200B⟩⟨U+009B⟩"
STEERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture
def hostile(canary: Canary) -> str:
    """A name with everything that could be misread."""
    picture = canary.picture
    return (
        f'<img src="{picture}"> &File <b>bold</b> <a href="file://{picture}">link</a> '
        f"<table><tr><td background={picture}>cell</td></tr></table>"
    )


def tip_of(widget: QWidget, place: QPoint) -> QLabel | None:
    """Return the tooltip that Qt shows at a place."""
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    shown = [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and w.isVisible()]
    return shown[-1] if shown and isinstance(shown[-1], QLabel) else None


def check(root: QWidget) -> None:
    """Fail if a widget below ``root`` could interpret a text instead of showing it."""
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.accessibleName()!r} of {widget.parent()}"
        assert "<" not in widget.whatsThis(), where
        assert not widget.statusTip(), where
        if isinstance(widget, QLabel):
            marks = isinstance(widget, MarkedLabel)
            form = Qt.TextFormat.RichText if marks else Qt.TextFormat.PlainText
            assert widget.textFormat() is form, where
            assert not marks or "<img" not in widget.text(), where
        if isinstance(widget, QAbstractButton):
            assert not widget.shortcut().toString().startswith("Alt+"), where
        if isinstance(widget, QTextEdit):
            assert widget.isReadOnly() or not widget.acceptRichText(), where
        if isinstance(widget, QMenu):
            for action in widget.actions():
                assert QKeySequence.mnemonic(action.text()).isEmpty(), action.text()


def indexes(view: QAbstractItemView) -> list[QModelIndex]:
    model = view.model()
    top = [model.index(row, 0) for row in range(model.rowCount())]
    return top + [model.index(row, 0, p) for p in top for row in range(model.rowCount(p))]


def test_all_shows_as_it_is(desk: OpenWindow, hostile: str, canary: Canary) -> None:
    window = desk.window
    TextDialog("Text", "text", window).show()
    window.help_controller.updates.check()
    window.help_controller.show_about()
    window.models.open()
    roots = [window, *(w for w in QApplication.topLevelWidgets() if w.isVisible())]
    labels = 0
    for root in roots:
        check(root)
        for widget in (root, *root.findChildren(QWidget)):
            if isinstance(widget, MarkedLabel):
                with pytest.raises(TypeError):
                    widget.setText(hostile)
            elif isinstance(widget, QLabel):
                labels += 1
                widget.setText(hostile)
                widget.sizeHint()
            if widget.toolTip() and widget.isVisible() and widget.isEnabled():
                widget.setToolTip(hostile)
                tip = tip_of(widget, widget.rect().center())
                if tip is not None and tip.text() == hostile:
                    assert tip.textFormat() is Qt.TextFormat.PlainText, widget
        root.grab()
    QToolTip.hideText()
    assert labels > 20
    assert not canary.opened()
    page = MarkedLabel(window)
    page.setText(Marked(hostile))
    page.sizeHint()
    assert canary.opened() or sys.platform != "linux", "a page would have read it"
    for root in roots:
        if root is not window:
            root.close()


def test_names_from_files_and_people_are_shown_as_they_are(
    desk: OpenWindow, tmp_path: Path, hostile: str, canary: Canary
) -> None:
    folder = tmp_path / "a&b <b>models"
    folder.mkdir()
    model = tiny.write_random_model(
        folder / "<img src=picture.png> &File <b>x<b>.gguf",
        seed=1,
        vocab_size=260,
        values={"general.name": hostile},
        chat_template="{{ raise_exception('" + hostile.replace("'", "") + "') }}",
    )
    add_user_folder(folder)
    desk.load(model)
    window = desk.window
    conversation = Conversation()
    question = Message(Role.USER, hostile, attachments=(Attachment(hostile, hostile),))
    answer = Message(Role.ASSISTANT, hostile)
    answer.error = f"{hostile}\n{hostile}"
    conversation.append(question, answer)
    window._chat.show_conversation(conversation)
    window.composer_controller.queued.show_messages([QueuedMessage(hostile)])
    window._composer.warn(hostile)
    window._composer.set_text("x")
    window._composer.status.show_system_prompt(hostile, hostile)
    window.findChild(NoticeBar).tell(hostile, [])
    window.models.open()
    picker = window.models.picker
    desk.qtbot.waitUntil(
        lambda: any("&File" in str(each.data()) for each in indexes(picker.targets)), timeout=10_000
    )
    told = 0
    for root in (window, picker):
        check(root)
        for view in root.findChildren(QAbstractItemView):
            for index in indexes(view):
                view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
                tip = tip_of(view.viewport(), view.visualRect(index).center())
                if tip is not None:
                    told += "<b>" in tip.text()
                    assert tip.textFormat() is Qt.TextFormat.PlainText
        root.grab()
    QToolTip.hideText()
    picker.close()
    assert told
    assert not canary.opened()


def test_what_is_told_is_short_and_hides_nothing(qtbot: QtBot) -> None:
    endless = f"{NAME}\n" * 100_000
    window = QWidget()
    qtbot.addWidget(window)
    notice, line, message = NoticeBar(window), UndoLine(window), MessageLabel(window)
    notice.tell(endless, [])
    line.tell(endless)
    message.say(endless)
    shown = [notice._text.text(), line.text, message.text(), Label(endless).text()]
    shown += [wrapped(endless), marked("<b>{}</b>", endless), Row(NAME).title]
    assert QKeySequence.mnemonic(escape_mnemonics("&File")).isEmpty()
    for text in shown:
        assert SHOWN in text
        assert not STEERS.search(text)
        assert len(text) < 5000
        assert text.count("\n") < 100


def test_no_module_makes_labels_of_its_own() -> None:
    forbidden = {"QLabel", "TextItem", "LabelItem", "QErrorMessage", "QTextBrowser", "QInputDialog"}
    methods = {"setTextFormat", "setHtml", "insertHtml", "setMarkdown", "setWhatsThis", "fromHtml"}
    allowed = {
        ("startup_error", "setTextFormat"),
        ("guide_dialog", "QTextBrowser"),  # shows ``Marked`` text, and our own pages
        ("guide_dialog", "setHtml"),
        ("guide_dialog", "setMarkdown"),
        ("explained", "setWhatsThis"),
    }
    for path in UI.rglob("*.py"):
        if path.stem == "plain_text":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        matched = {node.cls for node in ast.walk(tree) if isinstance(node, ast.MatchClass)}
        used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and n not in matched}
        used &= forbidden  # classes that are only matched are allowed
        used |= {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)} & (
            forbidden | methods
        )
        assert {(path.stem, name) for name in used} <= allowed
