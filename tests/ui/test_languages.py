"""A window that begins in another language says nothing in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chat_pieces import long_conversation, settle, wait_for
from foretoken.chat.conversations.conversation import AnswerSource
from foretoken.control.answers.answer_run import joined_source, target_words
from foretoken.control.controller import ChatController
from foretoken.preferences.declared import LANGUAGE, SpokenLanguage
from foretoken.system.language import spoken
from foretoken.ui.look import language
from foretoken.ui.look.language import nearest_language, use_language
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow, light_preferences
from translated_texts import translations

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
