"""Chats into files and out of them, from the real window."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf
from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.sharing.formats import ExportFormat
from foretoken.chat.sharing.shared import held
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.sharing.paper import Paper, PaperText
from foretoken.ui.window.main_window import MainWindow
from stored_answers import answer_records
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


class Sharer:
    def __init__(self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.shelf = Shelf(qtbot, folder / "chats" / "chats.db")
        self.controller = ChatController(archive=self.shelf.archive)
        self.preferences = KeptPreferences(folder)
        self.window = MainWindow(self.controller, self.preferences, self.shelf.archive)
        self.window.show()
        self.chosen = ""
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (self.chosen, ""))
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([self.chosen], ""))

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        assert self.controller.shut_down()
        self.shelf.archive.shut_down()

    def keep(self, *conversations: Conversation) -> None:
        self.shelf.do(lambda store: keep(store, *conversations))

    def export(self, format_: ExportFormat, name: str) -> Path:
        """Answer the open question; wait until the file is told of."""
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

    @property
    def said(self) -> str:
        return self.window.help_controller.notices.text

    def wait_for(self, words: str) -> None:
        self.qtbot.waitUntil(lambda: words in self.said)

    def press(self, name: str) -> None:
        bar = self.window.help_controller.notices
        (button,) = [b for b in bar.findChildren(QPushButton) if b.text() == name]
        button.click()


@pytest.fixture
def sharer(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sharer]:
    result = Sharer(qtbot, tmp_path, monkeypatch)
    yield result
    result.close()


def page_texts(file: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(file).pages).split())


def heights_of(page: PageObject) -> list[float]:
    """Where its lines are, from the bottom."""
    found: list[float] = []

    def note(text: str, user: list[float], place: list[float], *_: object) -> None:
        if text.strip():
            found.append(place[4] * user[1] + place[5] * user[3] + user[5])

    page.extract_text(visitor_text=note)
    return found


def coloured(count: int = 30) -> Conversation:
    tokens, steps = answer_records(count)
    text = "".join(token.text for token in tokens)
    conversation = Conversation(given_title="Coloured", title_source=TitleSource.MODEL)
    conversation.append(
        Message(Role.USER, "Which words?"), Message(Role.ASSISTANT, text, tokens, steps)
    )
    return conversation


def test_all_is_exported_and_imported_once(sharer: Sharer) -> None:
    sharer.keep(chat("first", "one"), chat("second", "two"))
    assert sharer.window.commands.why_not("chats.export") == "This chat is empty"
    sharer.window.commands.run("chats.export_all")
    file = sharer.export(ExportFormat.JSON, "all.json")
    assert len(json.loads(file.read_text())) == 2
    sharer.bring(file, "Nothing new was imported. 2 chats were here already.")
    file.write_text(file.read_text()[:-20])
    sharer.bring(file, "its end is missing")


def test_an_import_is_taken_back(sharer: Sharer, tmp_path: Path) -> None:
    sharer.keep(chat("mine", "one"))
    question = {"author": {"role": "user"}, "content": {"parts": ["Why?"]}}
    mapping = {"q": {"parent": None, "message": question}}
    export = [{"title": "Theirs", "create_time": 1.7e9, "mapping": mapping, "id": "abc"}]
    file = tmp_path / "conversations.json"
    file.write_text(json.dumps(export))
    sharer.bring(file, "Imported 1 chat.")
    titles = {row.title: id_ for id_, row in sharer.shelf.rows().items()}
    assert set(titles) == {"mine", "Theirs"}
    sharer.window.sidebar_controller.open_chat(titles["Theirs"])
    sharer.qtbot.waitUntil(lambda: sharer.controller.current.id == titles["Theirs"])
    sharer.press("Undo")
    sharer.wait_for("Import undone.")
    assert [row.title for row in sharer.shelf.rows().values()] == ["mine"]
    assert sharer.controller.current.id != titles["Theirs"]


def test_chats_of_the_list_become_a_pdf_whose_text_can_be_selected(sharer: Sharer) -> None:
    long = Conversation(given_title="Long tides", title_source=TitleSource.MODEL)
    for number in range(30):
        long.append(Message(Role.USER, f"Question {number}?"), Message(Role.ASSISTANT, TEXT))
    sharer.keep(long, coloured())
    sharer.qtbot.waitUntil(lambda: len(sharer.window.sidebar_controller._list.entries) >= 2)
    rows = tuple(sharer.shelf.rows().values())
    sharer.window.sidebar_controller.export_requested.emit(rows)
    file = sharer.export(ExportFormat.PDF, "two.pdf")
    texts, pages = page_texts(file), PdfReader(file).pages
    assert len(pages) > 5
    for page in pages:
        assert all(0 < height < page.mediabox.height for height in heights_of(page))
    for words in ("Long tides", "Question 29?", 'return "high"', "Which words?"):
        assert words in texts
    assert "target correction" in texts  # the legend


def shown(sharer: Sharer) -> Conversation:
    conversation = coloured()
    sharer.keep(conversation)
    sharer.window.sidebar_controller.open_chat(conversation.id)
    sharer.qtbot.waitUntil(lambda: bool(sharer.controller.current.messages))
    return sharer.controller.current


def test_one_message_is_exported(sharer: Sharer) -> None:
    answer = shown(sharer).messages[1]
    sharer.window.conversation._act(answer, MessageAction.EXPORT)
    page = sharer.export(ExportFormat.MARKDOWN, "one.md").read_text()
    assert answer.text.strip() in page
    assert "Which words?" not in page


def test_what_is_cancelled_or_closed_leaves_no_file(sharer: Sharer) -> None:
    sharer.keep(*(chat(f"q {number}", TEXT * 20) for number in range(20)))
    controller, file = sharer.window.sharing_controller, sharer.folder / "all.pdf"

    def begin() -> None:
        sharer.window.commands.run("chats.export_all")
        controller.dialog.format.set_choices([(ExportFormat.PDF, "PDF")], ExportFormat.PDF)
        sharer.chosen = str(file)
        controller.dialog.accept()
        assert sharer.said == "Exporting…"

    begin()
    sharer.press("Cancel")
    sharer.shelf.rows()
    assert sharer.said == "Cancelled. Nothing was changed."
    begin()
    sharer.wait_for(" of 20")
    sharer.window.close()
    assert not list(sharer.folder.glob("*.pdf*"))


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


def test_the_chat_that_is_shown_is_printed(sharer: Sharer) -> None:
    shown(sharer)
    controller = sharer.window.sharing_controller
    file = sharer.folder / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(file))
    controller._print(printer, controller._current())
    sharer.wait_for("Sent to the printer.")
    assert "Which words?" in page_texts(file)
