"""Export, import, printing and backup of chats in the window."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.sharing.exporting import ExportFormat
from foretoken.chat.sharing.shared import held
from foretoken.chat.store.errors import CannotWrite
from foretoken.chat.store.store import ChatStore
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.sharing.paper import Paper, PaperText
from open_window import ChatsWindow
from stored_answers import kept_answer
from stored_chats import chat, keep

TEXT = """# Tides

| place | height |
|:--|--:|
| Fundy | 16 m |

- one
  1. two `code`

```python
def rise():
    return "high"
```
"""


class Desk(ChatsWindow):
    chosen = ""
    """The file that is chosen in the dialogs of the system."""

    def keep(self, *conversations: Conversation) -> None:
        self.shelf.do(lambda store: keep(store, *conversations))

    def export(self, format_: ExportFormat, name: str) -> Path:
        """Accept the open dialog; wait until the export is reported."""
        dialog = self.window.sharing_controller.dialog
        dialog.format.set_choices([(each, each.words) for each in ExportFormat], format_)
        self.chosen = str(self.folder / name)
        dialog.accept()
        self.wait_for(f"to {self.folder / name}".replace(str(Path.home()), "~"))
        return self.folder / name

    def bring(self, file: Path, words: str) -> None:
        self.chosen = str(file)
        self.window.commands.run("chats.import")
        self.wait_for(words)

    def choose(self, entry: str) -> None:
        (action,) = (a for a in self.window.findChildren(QAction) if a.text() == entry)
        assert any(action in menu.actions() for menu in self.window.findChildren(QMenu))
        action.trigger()

    def question(self) -> QuestionDialog:
        self.qtbot.waitUntil(lambda: QuestionDialog.of(self.window) is not None)
        found = QuestionDialog.of(self.window)
        assert found is not None
        return found

    @property
    def asked(self) -> str:
        return "\n".join(label.text() for label in self.question().findChildren(QLabel))

    def left(self) -> bytes:
        """Return the content of all files in the chats folder."""
        files = (path for path in (self.folder / "chats").rglob("*") if path.is_file())
        return b"".join(path.read_bytes() for path in files)

    def numbers(self) -> set[int]:
        return set(self.shelf.rows())


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "here")
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: (result.chosen, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([result.chosen], ""))
    yield result
    result.close()


@pytest.fixture
def other(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "there")
    yield result
    result.close()


def page_texts(file: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(file).pages).split())


def coloured() -> Conversation:
    conversation = Conversation(given_title="Coloured", title_source=TitleSource.MODEL)
    conversation.append(Message(Role.USER, "Which words?"), kept_answer(30))
    return conversation


def test_all_is_exported_and_imported_once(desk: Desk) -> None:
    desk.keep(chat("first", "one"), chat("second", "two"))
    assert desk.window.commands.why_not("chats.export") == "This chat is empty"
    desk.window.commands.run("chats.export_all")
    file = desk.export(ExportFormat.JSON, "all.json")
    assert len(json.loads(file.read_text())) == 2
    desk.bring(file, "Nothing new was imported. 2 chats were already here.")
    file.write_text(file.read_text()[:-20])
    desk.bring(file, "truncated")


def test_an_import_is_taken_back(desk: Desk, tmp_path: Path) -> None:
    desk.keep(chat("mine", "one"))
    question = {"author": {"role": "user"}, "content": {"parts": ["Why?"]}}
    mapping = {"q": {"parent": None, "message": question}}
    export = {"title": "Theirs", "create_time": 1.7e9, "mapping": mapping, "id": "abc"}
    file = tmp_path / "conversations.json"
    file.write_text(json.dumps([export]))
    desk.bring(file, "Imported 1 chat.")
    titles = {row.title: id_ for id_, row in desk.shelf.rows().items()}
    assert set(titles) == {"mine", "Theirs"}
    desk.window.sidebar_controller.open_chat(titles["Theirs"])
    desk.qtbot.waitUntil(lambda: desk.controller.current.id == titles["Theirs"])
    desk.press("Undo")
    desk.wait_for("Import undone.")
    assert [row.title for row in desk.shelf.rows().values()] == ["mine"]
    assert desk.controller.current.id != titles["Theirs"]


def test_chats_of_the_list_become_a_pdf_whose_text_can_be_selected(desk: Desk) -> None:
    long = Conversation(given_title="Long tides", title_source=TitleSource.MODEL)
    for number in range(30):
        long.append(Message(Role.USER, f"Question {number}?"), Message(Role.ASSISTANT, TEXT))
    desk.keep(long, coloured())
    desk.qtbot.waitUntil(lambda: len(desk.window.sidebar_controller._list.entries) >= 2)
    rows = tuple(desk.shelf.rows().values())
    desk.window.sidebar_controller.export_requested.emit(rows)
    file = desk.export(ExportFormat.PDF, "two.pdf")
    texts = page_texts(file)
    assert len(PdfReader(file).pages) > 5
    for words in ("Long tides", "Question 29?", 'return "high"', "Which words?"):
        assert words in texts
    assert "target correction" in texts  # the legend


def shown(desk: Desk) -> Conversation:
    conversation = coloured()
    desk.keep(conversation)
    desk.window.sidebar_controller.open_chat(conversation.id)
    desk.qtbot.waitUntil(lambda: bool(desk.controller.current.messages))
    return desk.controller.current


def test_one_message_is_exported_and_the_chat_printed(desk: Desk) -> None:
    answer = shown(desk).messages[1]
    desk.window.conversation._act(answer, MessageAction.EXPORT)
    page = desk.export(ExportFormat.MARKDOWN, "one.md").read_text()
    assert answer.text.strip() in page
    assert "Which words?" not in page
    shown(desk)
    controller = desk.window.sharing_controller
    file = desk.folder / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(file))
    controller._print(printer, controller._current())
    desk.wait_for("Sent to the printer.")
    assert "Which words?" in page_texts(file)


def test_what_is_cancelled_or_closed_leaves_no_file(desk: Desk) -> None:
    desk.keep(*(chat(f"q {number}", TEXT * 20) for number in range(20)))
    controller, file = desk.window.sharing_controller, desk.folder / "all.pdf"

    def begin() -> None:
        desk.window.commands.run("chats.export_all")
        controller.dialog.format.set_choices([(ExportFormat.PDF, "PDF")], ExportFormat.PDF)
        desk.chosen = str(file)
        controller.dialog.accept()
        assert desk.said == "Exporting…"

    begin()
    desk.press("Cancel")
    desk.shelf.rows()
    assert desk.said == "Cancelled. Nothing was changed."
    begin()
    desk.wait_for(" of 20")
    desk.window.close()
    assert not list(desk.folder.glob("*.pdf*"))


def test_pages_of_any_text_come_to_an_end(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "a.pdf"
    writer = QPdfWriter(str(file))
    paper = Paper(writer, colours=True)
    conversation = Conversation(system_prompt="\u202e\x00")
    conversation.append(
        Message(Role.USER, "x" * 20_000),
        Message(Role.ASSISTANT, "| " * 300 + "\n" + "|-" * 300 + "\n" + ">" * 500 + "```\n" * 999),
    )
    for _ in paper.add(held(conversation)):
        pass
    assert paper.end()
    assert len(PdfReader(file).pages) < 100


def test_formulas_are_drawn_on_pages_above_the_colours_of_their_tokens(qtbot: QtBot) -> None:
    text = "$$x^2 + y = 1$$\n\n$\\frac{\\frac{a}{b}}{\\frac{c}{d}}$ $\\nowhere{x}$"
    draft = TokenEmitted(1, text[:8], TokenOrigin.DRAFT, 0, None, None, None, None)
    correction = TokenEmitted(1, text[8:], TokenOrigin.CORRECTION, 0, None, None, None, None)
    conversation = Conversation()
    conversation.append(Message(Role.ASSISTANT, text, [draft, correction]))
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    paper = PaperText(image, QSizeF(600, 400), colours=True)
    list(paper.write(held(conversation)))
    assert paper.document.toPlainText().endswith("\n\ufffc\n\ufffc \\nowhere{x}")
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paper.document.drawContents(painter)
    painter.end()
    seen = Counter(image.pixelColor(x, y).name() for x in range(600) for y in range(400))
    assert all(seen[colour] > 5 for colour in (LIGHT.draft, LIGHT.correction))


def test_a_backup_is_a_private_file_for_any_store(desk: Desk, other: Desk, tmp_path: Path) -> None:
    picked = tmp_path / "my chats.db"
    desk.chosen = str(picked)
    desk.shelf.add(1, 2, 3)
    desk.choose("Back up chats…")
    desk.wait_for("Backed up 3 chats to ")
    assert picked.stat().st_mode & 0o077 == 0
    backup = picked.read_bytes()
    picked.write_bytes(b"a text")
    desk.choose("Restore chats…")
    desk.wait_for("Nothing was changed.")
    assert QuestionDialog.of(desk.window) is None
    picked.write_bytes(backup)
    other.shelf.add(9)
    other.choose("Restore chats…")
    other.question().reject()
    other.qtbot.waitUntil(lambda: QuestionDialog.of(other.window) is None)
    assert other.numbers() == {9}
    other.choose("Restore chats…")
    assert "contains 3 chats" in other.asked
    assert "replaces the 1 chat" in other.asked
    other.question().answer.click()
    other.wait_for("3 chats were restored from the backup my chats.db.")
    assert other.numbers() == {1, 2, 3}
    other.press("Undo")
    other.wait_for("Restored your 1 previous chat.")
    assert other.numbers() == {9}


def test_what_kept_chats_from_being_saved_is_said_until_they_are(desk: Desk) -> None:
    def fail(_: ChatStore) -> None:
        raise CannotWrite("as-told", text="The disk is full.")

    desk.shelf.archive.ask(fail, changes=True)
    desk.wait_for("The disk is full.")
    read: list[object] = []
    desk.shelf.archive.ask(ChatStore.rows, read.append)  # always possible
    desk.qtbot.waitUntil(lambda: bool(read))
    assert desk.said
    desk.shelf.add(1)
    desk.qtbot.waitUntil(lambda: not desk.said)


def test_all_is_deleted_only_after_a_clear_yes(desk: Desk) -> None:
    desk.shelf.add(*range(1, 6))
    desk.shelf.do(lambda store: store.set_archived([4], True))
    desk.shelf.do(lambda store: store.make_daily_backup())
    desk.controller.open_conversation(1)
    desk.qtbot.waitUntil(lambda: desk.controller.current.id == 1)
    desk.controller.current.append(Message(Role.USER, "A SECRET"))
    desk.controller.set_unsent("half a SECRET")
    desk.choose("Delete all chats…")
    assert "Delete all 5 chats?" in desk.asked
    desk.qtbot.keyClick(desk.question(), Qt.Key.Key_Return)  # the default is not to delete
    desk.qtbot.waitUntil(lambda: QuestionDialog.of(desk.window) is None)
    assert desk.numbers() == {1, 2, 3, 5}
    assert desk.controller.current.id == 1

    changes, undo = desk.window.sidebar_controller._changes, desk.window._sidebar.undo
    changes.delete([desk.shelf.rows()[5]])
    desk.qtbot.waitUntil(lambda: "Chat 5" in undo.text)
    desk.choose("Delete all chats…")
    desk.question().answer.click()
    assert undo.text == ""
    changes.undo()  # while the store is being emptied
    desk.wait_for("Permanently deleted 4 chats.")
    desk.window.help_controller.notices.dismiss()
    assert desk.said == "", "what was under way is over"
    assert not desk.numbers()
    assert not desk.shelf.rows(archived=True)
    assert desk.controller.current.messages == []
    desk.controller.set_unsent("later")  # must not bring back earlier drafts
    desk.controller.shut_down()
    desk.shelf.archive.shut_down()
    assert b"later" in desk.left()
    assert not [words for words in (b"Chat 1", b"SECRET") if words in desk.left()]
