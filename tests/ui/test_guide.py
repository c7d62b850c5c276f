"""The guide: its pages, the last answer as an example, and glossary words explained in place."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QSpinBox, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import finished, long_conversation, settle, wear
from foretoken.chat.conversations.conversation import AnswerSource, Message
from foretoken.control.answers.answer_control import RecordedSettings
from foretoken.engine.config import SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    DraftSource,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.explained import Word, explain
from open_window import OpenWindow


def answer(*tokens: TokenEmitted, temperature: float = 0.7, plain: float | None = 10.0) -> Message:
    """Return an answer with drafting steps of 150 and 250 ms, and a plain one."""
    made = finished(list(tokens))
    made.steps = [
        StepFinished(0, 5, 5, 3, 2, 30.0, 110.0, 150.0, 10),
        StepFinished(1, 4, 4, 4, 4, 40.0, 200.0, 250.0, 12),
        StepFinished(2, 0, 0, 0, 0, 0.0, 95.0, 100.0, 17),
    ]
    made.statistics = RunStatistics(tokens=9)
    for each in made.steps:
        made.statistics.count_step(each)
    compare_steps(made.statistics, made.steps, PlainReference.at_speed(plain))
    settings = RecordedSettings(SamplingParams(temperature=temperature), SpeculativeConfig(), {})
    made.source = AnswerSource("target", "draft", json.dumps(asdict(settings)))
    return made


def drawn(text: str, target: float, draft: float) -> TokenEmitted:
    return TokenEmitted(1, text, TokenOrigin.DRAFT, 0, 0, target, draft, None, DraftSource.MODEL)


def put_instead(target: float, draft: float) -> TokenEmitted:
    rejected = RejectedDraft(7, " <blue", draft, target)
    return TokenEmitted(9, " &red", TokenOrigin.CORRECTION, 0, 2, 0.31, None, rejected)


SKY = drawn(" sky", 0.9, 0.6)


@pytest.fixture
def guide(qtbot: QtBot) -> Iterator[GuideDialog]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    result = GuideDialog(window)
    yield result
    result.close()


def how_it_works(guide: GuideDialog, answer: Message | None) -> str:
    guide.answer = answer
    guide.show_how_it_works()
    return text_of(guide)


def text_of(guide: GuideDialog) -> str:
    return guide.browser.toPlainText().replace("\u00a0", " ")


def after(text: str, name: str) -> str:
    """Return the text in the cell after a name."""
    found = [line.strip() for line in text.split("\n") if line.strip()]
    return found[found.index(name) + 1]


def test_the_step_with_a_rejected_token_and_the_costs_are_shown(guide: GuideDialog) -> None:
    tokens = SKY, drawn(" is", 0.9, 0.6), put_instead(0.2, 0.8)
    text = how_it_works(guide, answer(*tokens))
    assert after(text, "Drafted").split() == ["·sky", "·is", "·<blue", "…", "…"]
    assert after(text, "Written").split() == ["·sky", "·is", "·&red"]
    assert after(text, "Accepted") == "2 of 5 drafted tokens"
    assert after(text, "Target's own token") == "“&red”"
    assert after(text, "Drafting") == "23.3 ms"
    assert after(text, "One step: 3.0 tokens") == "166.7 ms"
    assert after(text, "The target alone: 3.0 passes of 100.0 ms") == "300.0 ms"
    assert "faster than without drafting" in text  # as in the live panel
    text = how_it_works(guide, answer(*tokens, plain=None))
    assert after(text, "The target alone") == "not measured"
    assert "faster than without drafting" not in text
    assert "After your first answer" in how_it_works(guide, None)
    made = answer(*tokens)
    made.steps = made.steps[2:]
    text = how_it_works(guide, made)
    assert "Nothing was drafted" in text
    assert "A step of" not in text


def test_the_rule_is_shown_with_the_most_instructive_token(guide: GuideDialog) -> None:
    text = how_it_works(guide, answer(SKY, drawn(" is", 0.58, 0.6), put_instead(0.204, 0.8)))
    assert "A token of your last answer: “<blue”" in text
    assert (after(text, "Draft"), after(text, "Target")) == ("80 %", "20 %")
    assert after(text, "Chance of being kept: 20 % / 80 %") == "25 %"
    assert after(text, "Written instead: “&red”") == "31 %"
    text = how_it_works(guide, answer(SKY))
    assert after(text, "Chance of being kept") == "100 %"
    assert "Written instead" not in text
    text = how_it_works(guide, answer(SKY, put_instead(0.2, 0.8), temperature=0.0))
    assert "Chance of being kept" not in text  # at temperature 0
    assert after(text, "Written instead: “&red”") == "31 %"


def test_it_ends_with_all_words_and_follows_the_theme(guide: GuideDialog) -> None:
    text = how_it_works(guide, answer(SKY))
    assert all(word.meaning in text for word in Word)
    guide.browser.verticalScrollBar().setValue(50)
    place = guide.browser.verticalScrollBar().value()
    assert LIGHT.panel in guide.browser.toHtml()
    wear(DARK)
    settle()
    assert LIGHT.panel not in guide.browser.toHtml()
    assert DARK.panel in guide.browser.toHtml()
    assert guide.browser.verticalScrollBar().value() == pytest.approx(place, abs=2)


def listed(dialog: GuideDialog) -> list[str]:
    return [item.text(0).strip() for item in dialog._items() if not item.isHidden()]


def test_pages_are_reached_by_list_links_back_and_search(guide: GuideDialog) -> None:
    how_it_works(guide, None)
    guide.show_page()
    assert text_of(guide).startswith("Start\n")
    guide.browser.anchorClicked.emit(QUrl("figures.md#replay"))
    assert text_of(guide).startswith("Reading the figures\n")
    assert guide.tree.currentItem().text(0).strip() == "Replay"
    assert guide.browser.verticalScrollBar().value() > 0
    guide.tree.setCurrentItem(guide._item_of("library.md"))
    assert "Session.load" in text_of(guide)
    for expected in ("Reading the figures", "Start", "A small model guesses"):
        guide.back.click()
        assert text_of(guide).startswith(expected)
    assert not guide.back.isEnabled()
    everything = listed(guide)
    guide.search.setText("eagle HEAD")
    assert "What can draft" in listed(guide)
    assert len(listed(guide)) < len(everything) / 2
    marked = {one.cursor.selectedText().lower() for one in guide.browser.extraSelections()}
    assert marked == {"eagle", "head"}
    guide.search.clear()
    assert listed(guide) == everything


def test_pictures_fit_the_page(guide: GuideDialog) -> None:
    guide.show_page()
    guide.resize(600, 500)
    settle()
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = guide.browser.loadResource(kind, QUrl("../../packaging/screenshots/light.png"))
    assert isinstance(picture, QImage)
    room = guide.browser.viewport().width()
    assert picture.width() > room >= guide.browser.document().idealWidth()
    assert guide.browser.loadResource(kind, QUrl("file:///etc/hostname")).isNull()


def test_the_key_opens_what_the_guide_says_about_the_focus(desk: OpenWindow, qtbot: QtBot) -> None:
    window = desk.window
    window.activateWindow()
    window._composer.status.sampling.setFocus()
    window.commands.run("help.pages")
    (guide,) = window.findChildren(GuideDialog)
    assert guide.browser.toPlainText().startswith("Settings and sampling\n")
    guide.close()
    dialog = FittedDialog(window)
    field = QSpinBox(explain(QWidget(dialog), Word.CONTEXT))
    dialog.open()
    dialog.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_F1)
    (guide,) = dialog.findChildren(GuideDialog)
    assert text_of(guide).startswith("Chats and answers\n")
    guide.close()
    dialog.close()


@pytest.fixture(autouse=True)
def _not_asking(qtbot: QtBot) -> Iterator[None]:
    yield
    QWhatsThis.leaveWhatsThisMode()


def test_every_word_is_explained_somewhere_in_the_window(
    desk: OpenWindow, random_target: Path, random_draft: Path, unprobed: None
) -> None:
    desk.load(random_target, random_draft)
    desk.controller.show_conversation(long_conversation(1))
    window = desk.window
    window.sampling_controller.toggle()
    window.models.open()
    window.models.open_engine_settings()
    settle()
    texts = "".join(each.whatsThis() for each in window.findChildren(QWidget))
    explained = {word for word in Word if f"{word.term}: {word.meaning}" in texts}
    assert explained == set(Word)
    for dialog in window.findChildren(FittedDialog):
        dialog.close()


def test_the_key_explains_the_focus_and_leads_to_the_guide(qtbot: QtBot, desk: OpenWindow) -> None:
    window, part = desk.window, desk.window._composer.status.sampling
    window.activateWindow()
    part.setFocus()
    window.commands.run("help.whats_this")
    every = QApplication.topLevelWidgets()
    (note,) = (e for e in every if e.metaObject().className() == "QWhatsThat" and e.isVisible())
    assert f"{Word.SAMPLING.term}: {Word.SAMPLING.meaning}" in part.whatsThis()
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    qtbot.keyClick(part, Qt.Key.Key_F1)
    (guide,) = window.findChildren(GuideDialog)
    assert text_of(guide).startswith("Settings and sampling\n")
    guide.close()
