"""What a newcomer is told in an empty chat and below an answer that declines, with real models."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.models.fit_check import MemoryLook
from foretoken.models.memory.rough_fit import Room
from foretoken.ui.chat.answer_notice import is_declined
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.welcome import SuggestionCard, Welcome
from foretoken.ui.look.themed import Button
from foretoken.ui.models.preset_rows import PresetRow
from foretoken.ui.window.welcome_controller import SUGGESTIONS
from open_window import OpenWindow, light_preferences

GB = 1_000_000_000


class Desk(OpenWindow):
    """A window, and what its empty chat says."""

    @property
    def welcome(self) -> Welcome:
        found = self.window.findChild(Welcome)
        assert isinstance(found, Welcome)
        return found

    def ask(self, text: str) -> AnswerView:
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000):
            assert self.controller.send(text)
        answer = self.window._chat.views[self.controller.current.messages[-1]]
        assert answer is not None
        return answer


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    # The computer of the test: 16 GB of memory, of which 12 are free, and 8 cores.
    monkeypatch.setattr(Room, "of_ram", classmethod(lambda cls: cls(12 * GB, 16 * GB)))
    monkeypatch.setattr(MemoryLook, "look", lambda self: None)
    monkeypatch.setattr("foretoken.ui.window.welcome_controller.processor_cores", lambda: 8)
    result = Desk(qtbot, light_preferences(tmp_path))
    yield result
    result.close()


@pytest.fixture
def ready(desk: Desk, builtin_target: Path, builtin_draft: Path) -> Desk:
    desk.load(builtin_target, builtin_draft)
    desk.controller.engine.set_lookahead(6)
    return desk


def test_the_leading_question_shows_long_coloured_answers(ready: Desk) -> None:
    cards = ready.welcome.findChildren(SuggestionCard)
    assert [card.accessibleName() for card in cards] == list(SUGGESTIONS)
    with ready.qtbot.waitSignal(ready.controller.answers.ended, timeout=20_000):
        ready.qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    question, answer = ready.controller.current.messages
    assert question.text == SUGGESTIONS[0]
    assert len(answer.tokens) >= 80
    assert answer.statistics is not None
    assert answer.statistics.accepted >= 0.8 * answer.statistics.evaluated
    for suggestion in SUGGESTIONS:
        ready.controller.new_conversation()
        assert not is_declined(ready.ask(suggestion).message)


def test_a_pair_for_this_computer_is_recommended(ready: Desk, models: Path) -> None:
    card = ready.welcome.card
    assert card.isVisible()
    assert "Qwen3.5 9B (5.9 GB to download, needs about 6.9 GB of memory)" in card.text
    assert "12.0 GB are free now" in card.toolTip()
    ready.qtbot.mouseClick(card.offered["See this pair"], Qt.MouseButton.LeftButton)
    picker = ready.window.models.picker
    assert picker is not None
    rows = {row.preset.id: row for row in picker.findChildren(PresetRow)}
    wanted = rows["qwen3.5-9b"]
    assert wanted.isVisible()
    ready.qtbot.waitUntil(lambda: not wanted.visibleRegion().isEmpty())
    assert [
        row.preset.id for row in rows.values() if row.button.property("button") == Button.PRIMARY
    ] == ["qwen3.5-9b"]
    picker.reject()
    own = tiny.write_random_model(models / "welcome-own.gguf", seed=3, vocab_size=260)
    ready.load(own, None)
    assert not card.isVisible()
    assert ready.welcome._title.text() == "Chat with welcome-own"
    asked = [card.accessibleName() for card in ready.welcome._cards]
    assert not set(asked[1:]) & set(SUGGESTIONS)  # those were chosen for the built-in pair


def test_below_an_answer_that_declines_there_is_a_way_on(ready: Desk, models: Path) -> None:
    answer = ready.ask("Explain photosynthesis.")
    assert "tiny demonstration model" in answer.text
    (choose,) = [button for button in answer.notice.buttons if button.isVisible()]
    assert choose.text() == "Choose models"
    ready.qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)
    picker = ready.window.models.picker
    assert picker is not None
    picker.reject()
    fine = ready.ask("Hi! How are you?")
    assert not fine.notice.isVisible()
    # With another pair the way has been found.
    own = tiny.write_random_model(models / "welcome-own.gguf", seed=3, vocab_size=260)
    ready.load(own, None)
    assert not answer.notice.isVisible()
