"""Hard words are explained where they stand, from the glossary."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWhatsThisClickedEvent
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import long_conversation, settle
from foretoken.ui.chat.footer import Footer
from foretoken.ui.composer.sampling_sheet import SamplingSheet
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.parts.explained import Explanation, explanation_of
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.words import Word
from open_window import OpenWindow

# What shows words of the glossary, and the words that can be asked for somewhere on it.
PLACES = {
    LivePanel: {Word.SPEEDUP, Word.PLAIN, Word.ACCEPTANCE, Word.STEP, Word.LOOKAHEAD},
    Footer: {Word.SPEEDUP, Word.ACCEPTANCE},
    SamplingSheet: {Word.SAMPLING, Word.TEMPERATURE},
    ModelPicker: {Word.TARGET, Word.DRAFT, Word.CONTEXT, Word.CACHE},
    EngineSettingsDialog: {Word.CONTEXT, Word.CACHE, Word.LOOKAHEAD, Word.DRAFT, Word.LOOKUP},
}


@pytest.fixture(autouse=True)
def _not_asking(qtbot: QtBot) -> Iterator[None]:
    yield
    QWhatsThis.leaveWhatsThisMode()


def explained_on(part: QWidget) -> set[Word]:
    return {word for each in part.findChildren(Explanation) for word in each.words}


def notes() -> list[QWidget]:
    every = QApplication.topLevelWidgets()
    return [e for e in every if e.metaObject().className() == "QWhatsThat" and e.isVisible()]


def test_every_word_can_be_asked_for_where_it_stands(
    desk: OpenWindow, random_target: Path, random_draft: Path, unprobed: None
) -> None:
    desk.load(random_target, random_draft)
    desk.controller.show_conversation(long_conversation(1))
    window = desk.window
    window.sampling_controller.toggle()
    window.models.open()
    window.models.open_engine_settings()
    settle()
    assert explained_on(window) == set(Word)
    for kind, words in PLACES.items():
        found = window.findChildren(kind)
        assert found, kind
        for part in found:
            above = explanation_of(part)
            assert words <= explained_on(part) | set(above.words if above else ()), kind
    for dialog in window.findChildren(FittedDialog):
        dialog.close()


def test_the_key_explains_the_focus_and_leads_to_the_guide(qtbot: QtBot, desk: OpenWindow) -> None:
    window, part = desk.window, desk.window._composer.status.sampling
    window.activateWindow()
    part.setFocus()
    window.commands.run("help.whats_this")
    (note,) = notes()
    found = explanation_of(part)
    assert f"<b>{Word.SAMPLING.term}</b><br>{Word.SAMPLING.meaning}" in found.note
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    assert not notes()
    QApplication.sendEvent(part, QWhatsThisClickedEvent("guide"))
    (guide,) = window.findChildren(GuideDialog)
    settle()
    assert Word.SAMPLING.meaning in guide.browser.toPlainText()
    assert guide.browser.verticalScrollBar().value() > 0
    guide.close()
