"""Other languages, right-to-left layout, and texts that are never cut at any window width."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QStyleOptionButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import foretoken.ui
from chat_pieces import finished, long_conversation, settle, show_answer, token, wait_for
from foretoken.chat.conversations.conversation import AnswerSource
from foretoken.control.answers.answer_control import joined_source, target_words
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LANGUAGE, LIVE_PANEL, TEXT_SCALE, LanguageChoice
from foretoken.reports.diagnostics import collect
from foretoken.system.language import spoken
from foretoken.system.machine import QtState
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.commands.table import COMMANDS
from foretoken.ui.help.help_controller import AboutDialog
from foretoken.ui.help.keys_dialog import KeyChoice, KeysDialog
from foretoken.ui.look import language
from foretoken.ui.look.language import nearest_language, use_language
from foretoken.ui.look.mirrored import corner_below, meant_key
from foretoken.ui.look.style import set_text_scale
from foretoken.ui.parts import dialogs
from foretoken.ui.parts.attachment_row import AttachmentChip
from foretoken.ui.parts.buttons import ElidedButton
from foretoken.ui.parts.dialogs import FittedDialog, QuestionDialog, TextDialog
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow, light_preferences

_READ = re.compile("[A-Za-z]{2}")
_UNDER_WAY = re.compile("(Comparing|Measuring|Looking|Counting)[^.]*…")
# Texts sent to models, names and versions.
_SAME_EVERYWHERE = re.compile(
    "How do I make a sandwich|Tell me a story|Write a Python function|Deutsch|Foretoken$"
    "|Qt [0-9.]+$|llama.cpp|built in$"
)


@pytest.fixture(scope="module")
def marked_german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with German translations that put every text in «marks», compiled by Qt's tool."""
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
    """Restore English for the next test."""
    yield
    preferences = light_preferences(tmp_path / "back")
    preferences.set(LANGUAGE, LanguageChoice.ENGLISH)
    use_language(preferences)
    preferences.shut_down()


def open_everything(window: MainWindow, controller: ChatController) -> None:
    settle()
    controller.show_conversation(long_conversation(2))
    settle()
    for show in (
        window.open_settings,
        window.sampling_controller.toggle,
        window.show_guide,
        window.help_controller.show_keys,
        window.help_controller.show_about,
        window.models.open,
    ):
        show()
        settle()


def shown_in(window: MainWindow) -> set[tuple[str, str, str]]:
    """Return class of the widget, kind of text and text, for every text that contains words."""
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
    preferences.set(LANGUAGE, LanguageChoice.GERMAN)
    arabic = OpenWindow(qtbot, preferences)
    arabic.window.help_controller.begin()
    said = arabic.window.help_controller.notices
    assert said.text.startswith("«This translation was made by a machine")
    source = joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, ""))
    assert (source.target, target_words(source)) == ("A, then B", "«A, then B»")
    open_everything(arabic.window, arabic.controller)
    wait_for(lambda: not any(_UNDER_WAY.search(text) for *_, text in shown_in(arabic.window)))
    untranslated = {each for each in shown_in(arabic.window) if "«" not in each[2]}
    assert not {each for each in untranslated if not _SAME_EVERYWHERE.match(each[2])}
    assert QLocale().language() is QLocale.Language.German
    preferences.set(LANGUAGE, LanguageChoice.ENGLISH)
    settle()
    assert said.text.startswith("«Restart Foretoken")
    assert spoken().code == "de"
    arabic.close()
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
    tokens = [token(piece) for piece in re.findall(" ?[^ ]+", text)]
    return show_answer(chat, finished(tokens)).body


def spans(text: ReadingText) -> list[list[tuple[float, float]]]:
    """Return the horizontal extents of the first line of each block or cell."""
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
    assert one[0][1] == pytest.approx(width, abs=1.5)  # including its number
    assert 0 < quote[0][1] < width - 10  # leaves room for its bar
    assert table[0] > table[1]
    assert code[0][0] < 20
    assert english[0][0] == pytest.approx(0, abs=1.5)


@pytest.fixture
def arabic(qtbot: QtBot, tmp_path: Path, back: None) -> Iterator[OpenWindow]:
    preferences = light_preferences(tmp_path)
    preferences.set(LANGUAGE, LanguageChoice.ARABIC)
    result = OpenWindow(qtbot, preferences)
    settle()
    yield result
    result.close()


def test_a_window_stands_the_other_way_round(arabic: OpenWindow) -> None:
    window = arabic.window
    panels = window._sidebar, window._live_panel
    # Qt's splitter is off by one pixel in right-to-left layouts.
    assert left_of(panels[1]) <= 1
    assert left_of(panels[0]) + panels[0].width() >= window.width()
    bar = window._top_bar
    assert left_of(bar.pair) > left_of(bar._chip) > left_of(bar.colours) > left_of(bar.menu)
    menu, right = QMenu("a menu", window), bar.menu.mapToGlobal(bar.menu.rect().topRight()).x()
    assert corner_below(menu, bar.menu).x() + menu.sizeHint().width() == right + 1
    assert left_of(panels[0].more) < left_of(panels[0].new_chat)
    bar.show_pair("س" * 300)  # joined letters
    option = QStyleOptionButton()
    bar.pair.initStyleOption(option)
    assert "…" in option.text
    assert "200D" not in option.text


LONG_NAMES = "Qwen2.5-Coder-14B-Instruct-Q4_K_M + Qwen2.5-Coder-0.5B-Instruct"


@pytest.fixture
def answered(ready: OpenWindow) -> OpenWindow:
    """A window with the built-in pair and one answer."""
    ready.ask("Hi! How are you?")
    watch = ready.window.context_controller.watch
    with ready.qtbot.waitSignal(watch.counted):  # or its text would change in between
        watch.look_again()
    return ready


def cut(window: QWidget) -> list[str]:
    """Return the texts that have too little room."""
    found = []
    for part in [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]:
        text, width, policy = part.text(), part.width(), part.sizePolicy().horizontalPolicy()
        if not part.isVisible() or not width or not text:
            continue
        at = part.mapTo(window, part.rect().topLeft()).x()
        if at < 0 or at + width > window.width():
            found.append(f"sticks out: {part} {text}")
        if isinstance(part, ElidedButton | AttachmentChip):
            if not part.toolTip().startswith(text):
                found.append(f"not told whole: {text}")
        elif isinstance(part, QLabel) and part.wordWrap():
            if part.height() < part.heightForWidth(width):
                found.append(f"too low: {text}")
        elif part.height() < part.fontMetrics().height():
            found.append(f"too low: {text}")
        elif width < part.sizeHint().width() and policy is not QSizePolicy.Policy.Ignored:
            found.append(f"too narrow: {text}")
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_at_any_width(answered: OpenWindow, scale: float) -> None:
    window, bar = answered.window, answered.window._top_bar
    before = bar.pair.fontMetrics().height()
    window._preferences.set(TEXT_SCALE, scale)
    assert bar.pair.fontMetrics().height() / before == pytest.approx(scale, rel=0.1)
    least = max(window.minimumWidth(), round(420 * scale))
    for names, activity in (
        (LONG_NAMES, "drafting paused: no speedup"),
        ("Built-in pair", "off: vocabulary differs at token 139"),
    ):
        bar.show_pair(names)
        bar.show_activity(activity, active=True)
        for width in (least, 720, 1280):
            window.resize(width, 700)
            QApplication.processEvents()
            assert window.width() == width
            assert window._chat.width() >= min(420, width)
            answered.qtbot.waitUntil(lambda: not cut(window))  # what folds needs some turns


def test_without_room_a_panel_opens_over_the_chat(desk: OpenWindow) -> None:
    window = desk.window
    window.resize(480, 700)
    window.activateWindow()
    QApplication.processEvents()
    width = window._chat.width()
    assert not window._live_panel.isVisible()
    window.panels.toggle(LIVE_PANEL)
    assert window._live_panel.isVisible()
    assert window._chat.width() == width
    place = window._live_panel.mapTo(window, window.rect().topLeft())
    area = QRect(place, window._live_panel.size())
    assert area.bottomRight() == window.rect().bottomRight()
    assert not area.intersects(window._top_bar.geometry())  # the buttons stay accessible
    window.search_chats()  # only one drawer at a time
    desk.qtbot.waitUntil(window._sidebar.search.hasFocus)
    assert not window._live_panel.isVisible()
    window._composer.focus_editor()  # focusing the chat closes it
    assert not window._sidebar.isVisible()
    window.resize(1400, 700)
    QApplication.processEvents()
    assert window._sidebar.isVisible()
    assert window._live_panel.isVisible()


def test_the_window_fits_a_small_screen(
    qtbot: QtBot, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QRect(4, 40, 1016, 556)  # 1024 by 600
    monkeypatch.setattr(dialogs, "room_of", lambda _window: room)
    preferences.set(TEXT_SCALE, 2.0)
    first = OpenWindow(qtbot, preferences, resized=False)
    assert room.width() >= first.window.width()
    assert room.height() >= first.window.height()
    first.window.resize(3000, 2000)  # remembered, as if from a larger screen
    first.close()
    second = OpenWindow(qtbot, preferences, resized=False)
    assert room.contains(second.window.geometry())
    second.close()


def test_every_dialog_knows_the_room_of_its_screen() -> None:
    for module in pkgutil.walk_packages(foretoken.ui.__path__, "foretoken.ui."):
        for name, value in vars(importlib.import_module(module.name)).items():
            own = isinstance(value, type) and value.__module__.startswith("foretoken.")
            if own and issubclass(value, QDialog):
                assert issubclass(value, FittedDialog), name


def test_dialogs_fit_and_scroll(
    qtbot: QtBot, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QRect(4, 40, 500, 260)
    monkeypatch.setattr(dialogs, "room_of", lambda _window: room)
    set_text_scale(2.0)
    parent = QWidget()
    qtbot.addWidget(parent)
    words = "Words that are rather long, and many of them. " * 20
    address = f"{words} https://example.org/{60 * 'a'}"
    question = QuestionDialog("Really?", address, "Do it", parent, destroys=True)
    about = AboutDialog(collect("", QtState("", "", "")), words, parent)
    keys = KeysDialog(KeyChoice(preferences, COMMANDS), parent)
    for dialog in (question, about, keys, TextDialog("Text", words, parent)):
        dialog.show()
        QApplication.processEvents()
        assert room.contains(dialog.geometry())
        # What does not fit can be scrolled to.
        assert dialog.content.height() >= dialog.content.minimumSizeHint().height()
        dialog.close()
