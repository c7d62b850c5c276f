"""Other languages: nothing stays English, and in Arabic lines begin at the right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QStyleOptionButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chat_pieces import answer_at, finished, long_conversation, settle, token, wait_for
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.control.answers.answer_run import joined_source, target_words
from foretoken.control.controller import ChatController
from foretoken.preferences.declared import LANGUAGE, SpokenLanguage
from foretoken.system.language import spoken
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look import language
from foretoken.ui.look.language import nearest_language, use_language
from foretoken.ui.look.mirrored import corner_below, meant_key
from foretoken.ui.parts.elided_button import ElidedButton
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow, light_preferences

_READ = re.compile("[A-Za-z]{2}")
_UNDER_WAY = re.compile("(Comparing|Measuring|Looking|Counting)[^.]*…")
# What is sent to a model, what stands in its file, names and versions.
_SAME_EVERYWHERE = re.compile(
    "How do I make a sandwich|Tell me a story|Write a Python function|A tiny demonstration model"
    "|Deutsch|Foretoken$|Qt [0-9.]+$|llama.cpp|built in, "
)


@pytest.fixture(scope="module")
def marked_german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a German in which every text stands «so», made by Qt's own tool."""
    folder = tmp_path_factory.mktemp("marked")
    marked = {}
    for key, found in translations.distinct().items():
        forms = [found.source.one, key[0]] if found.source.one else [key[0]]
        marked[key] = [f"«{form}»" for form in forms]
    translations.write("de", marked, folder)
    translations.release(folder / "languages", folder, ["de"])
    return folder


@pytest.fixture
def german(marked_german: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "resource_path", marked_german.joinpath)


@pytest.fixture
def back(tmp_path: Path) -> Iterator[None]:
    """The next test has English again."""
    yield
    preferences = light_preferences(tmp_path / "back")
    preferences.set(LANGUAGE, SpokenLanguage.ENGLISH)
    use_language(preferences)
    preferences.shut_down()


def open_everything(window: MainWindow, controller: ChatController) -> None:
    settle()
    controller.show_conversation(long_conversation(2))
    settle()
    for show in (
        window.settings_controller.open,
        window.sampling_controller.toggle,
        window.show_guide,
        window.help_controller.show_keys,
        window.help_controller.show_about,
        window.models.open,
    ):
        show()
        settle()


def shown_in(window: MainWindow) -> set[tuple[str, str, str]]:
    """Kind of widget, what it says where, for every text with words in it."""
    return {
        (type(widget).__name__, what, text)
        for widget in [window, *window.findChildren(QWidget)]
        if not isinstance(widget.parent(), QKeySequenceEdit)  # Qt's own words
        for what, text in _texts(widget)
        if _READ.search(text)
    }


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle()
    yield "tip", widget.toolTip()
    yield "what's this", widget.whatsThis()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QLineEdit() | QPlainTextEdit() | QTextEdit():
            yield "placeholder", widget.placeholderText()
        case QMenu() | QGroupBox():
            yield "title", widget.title()
    for action in widget.actions():
        yield "action", action.text()
        yield "tip of an action", action.toolTip()


@pytest.mark.usefixtures("german", "back")
def test_a_window_begins_in_its_language_and_keeps_it(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = light_preferences(tmp_path)
    preferences.set(LANGUAGE, SpokenLanguage.GERMAN)
    desk = OpenWindow(qtbot, preferences)
    desk.window.help_controller.begin()
    said = desk.window.help_controller.notices
    assert said.text.startswith("«This translation was made by a machine")
    source = joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, ""))
    assert (source.target, target_words(source)) == ("A, then B", "«A, then B»")
    open_everything(desk.window, desk.controller)
    wait_for(lambda: not any(_UNDER_WAY.search(text) for *_, text in shown_in(desk.window)))
    untranslated = {each for each in shown_in(desk.window) if "«" not in each[2]}
    assert not {each for each in untranslated if not _SAME_EVERYWHERE.match(each[2])}
    assert QLocale().language() is QLocale.Language.German
    preferences.set(LANGUAGE, SpokenLanguage.ENGLISH)
    settle()
    assert said.text.startswith("«Restart Foretoken")
    assert spoken().code == "de"
    desk.close()
    preferences.shut_down()


def test_the_language_of_the_system_is_spoken_as_far_as_it_is_known() -> None:
    for wanted, found in (
        (["de-AT", "en"], "de"),
        (["sv", "fr-CA"], "fr"),
        (["zh-Hans-CN"], "zh_CN"),
        (["zh-Hant-TW", "es"], "es"),
        ([], "en"),
        (["C"], "en"),
    ):
        assert nearest_language(wanted) == found


ARABIC = "المد والجزر بسبب القمر."
ANSWER = f"""{ARABIC}

1. أولا
2. ثانيا

> اقتباس

| أ | ب |
|---|---|
| ج | د |

```python
x = "مرحبا"
```

English words stay at the left.
"""


@pytest.fixture
def turned(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def left_of(part: QWidget) -> int:
    return part.mapTo(part.window(), QPoint()).x()


def test_a_text_that_is_cut_shows_no_joiners(qtbot: QtBot, turned: None) -> None:
    button = ElidedButton("س" * 30)  # letters that are joined
    qtbot.addWidget(button)
    button.resize(button.sizeHint().width() - 20, 30)
    option = QStyleOptionButton()
    button.initStyleOption(option)
    assert "…" in option.text
    assert "200D" not in option.text


def test_left_leads_on_where_lines_begin_at_the_right(turned: None, chat: ChatView) -> None:
    assert meant_key(Qt.Key.Key_Left) == Qt.Key.Key_Right
    assert meant_key(Qt.Key.Key_Right) == Qt.Key.Key_Left
    assert meant_key(Qt.Key.Key_Up) == Qt.Key.Key_Up
    body = shown(chat, ARABIC)
    body.setFocus()
    pieces = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(body, key)
        pieces.append(body.piece or 0)
    assert pieces == [pieces[0], pieces[0] + 1, pieces[0]]
    body.leave()


def shown(chat: ChatView, text: str) -> WalkedText:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Tides?"))
    words = text.split(" ")
    tokens = [token(word if number == 0 else f" {word}") for number, word in enumerate(words)]
    conversation.append(finished(tokens))
    chat.show_conversation(conversation)
    settle()
    return answer_at(chat, 1).body


def spans(text: ReadingText) -> list[list[tuple[float, float]]]:
    """From where to where the first lines of each block reach, and of each cell."""
    place = text.document().documentLayout().blockBoundingRect
    found: list[list[tuple[float, float]]] = []
    for part in text._page.parts:
        found.append([])
        for position in part.positions:
            block = text.document().findBlock(position)
            area = block.layout().lineAt(0).naturalTextRect()
            area.translate(place(block).topLeft())
            found[-1].append((area.left(), area.right()))
    return found


@pytest.mark.parametrize("mirror", [False, True])
def test_answers_follow_texts(chat: ChatView, request: pytest.FixtureRequest, mirror: bool) -> None:
    if mirror:
        request.getfixturevalue("turned")
    text = shown(chat, ANSWER)
    width = text.viewport().width()
    first, one, _, quote, table, code, english = spans(text)
    assert first[0][1] == pytest.approx(width, abs=1.5)
    assert one[0][1] == pytest.approx(width, abs=1.5)  # with its number
    assert 0 < quote[0][1] < width - 10  # beside its bar
    assert table[0] > table[1]
    assert code[0][0] < 20
    assert english[0][0] == pytest.approx(0, abs=1.5)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    preferences = light_preferences(tmp_path)
    preferences.set(LANGUAGE, SpokenLanguage.ARABIC)
    result = OpenWindow(qtbot, preferences)
    settle()
    yield result
    preferences.set(LANGUAGE, SpokenLanguage.ENGLISH)
    use_language(preferences)
    result.close()


def test_a_window_stands_the_other_way_round(desk: OpenWindow) -> None:
    window = desk.window
    panels = window._sidebar, window._live_panel
    # Qt's splitter is a pixel off from right to left.
    assert left_of(panels[1]) <= 1
    assert left_of(panels[0]) + panels[0].width() >= window.width()
    bar = window._top_bar
    assert left_of(bar.pair) > left_of(bar._chip) > left_of(bar.colours) > left_of(bar.menu)
    menu, right = QMenu("a menu", window), bar.menu.mapToGlobal(bar.menu.rect().topRight()).x()
    assert corner_below(menu, bar.menu).x() + menu.sizeHint().width() == right + 1
    assert left_of(panels[0].more) < left_of(panels[0].new_chat)
