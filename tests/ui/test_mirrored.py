"""The window where lines begin at the right, as in Arabic: the words stay those of the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import answer_at, finished, settle, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.preferences.declared import LANGUAGE, SpokenLanguage
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.language import use_language
from foretoken.ui.look.mirrored import corner_below, meant_key
from foretoken.ui.parts.elided_button import ElidedButton
from foretoken.ui.reading.reading_text import ReadingText
from open_window import OpenWindow, light_preferences

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


def test_left_leads_on_where_lines_begin_at_the_right(turned: None) -> None:
    assert meant_key(Qt.Key.Key_Left) == Qt.Key.Key_Right
    assert meant_key(Qt.Key.Key_Right) == Qt.Key.Key_Left
    assert meant_key(Qt.Key.Key_Up) == Qt.Key.Key_Up


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


def test_left_leads_on_in_what_is_written_from_right_to_left(chat: ChatView) -> None:
    body = shown(chat, ARABIC)
    body.setFocus()
    pieces = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(body, key)
        pieces.append(body.piece or 0)
    assert pieces == [pieces[0], pieces[0] + 1, pieces[0]]
    body.leave()


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
