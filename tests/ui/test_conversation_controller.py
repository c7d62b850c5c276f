"""Messages in the window: edited, continued, deleted, and after failures of templates and GPUs."""

import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import action_button, settle, shown_buttons, version_text
from foretoken.chat.prompt import template_rendering
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason
from foretoken.preferences.declared import TEMPERATURE
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.footer import footer_figures
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.window.main_window import MainWindow
from gpu_hands import Hands, write_endless_pair
from open_window import OpenWindow
from pretended_gpu import NAME, Failure, PretendedGpu, with_pretended_gpu

pytestmark = pytest.mark.usefixtures("unprobed")
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
FRUITS = "Name three fruits."


class Desk(OpenWindow):
    def view(self, index: int) -> MessageView:
        settle()
        return self.chat.views[self.messages[index]]

    def do(self, index: int, action: MessageAction) -> None:
        view = self.view(index)
        view.set_focused(True)
        button = action_button(view.row, action)
        assert button.isEnabled()
        button.click()

    def shown(self) -> list[str]:
        settle()
        return [part.body.offsets.text for part in self.chat.views.values()]


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Desk]:
    result = Desk(qtbot, preferences)
    yield result
    result.close()


def test_up_edits_the_last_question_in_its_place(ready: Desk, greeting: str) -> None:
    ready.ask(FRUITS)
    fruits = ready.messages[1].text
    ready.field.setFocus()
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Up)
    editor = ready.view(0).editor
    assert QApplication.focusWidget() is editor.field
    ready.qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert ready.shown() == [FRUITS, fruits], "an unchanged question is not asked again"
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Up)
    editor = ready.view(0).editor
    editor.field.setPlainText("Hi! How are you?")
    ready.answered(lambda: ready.qtbot.keyClick(editor.field, Qt.Key.Key_Return))
    assert ready.shown() == ["Hi! How are you?", greeting]
    assert version_text(ready.view(0).row) == "2/2"
    assert QApplication.focusWidget() is ready.field
    ready.view(0).body.setFocus()
    ready.qtbot.keyClick(ready.view(0).body, Qt.Key.Key_Left, ALT)
    assert ready.shown() == [FRUITS, fruits]
    assert QApplication.focusWidget() is ready.view(0).body


def test_escape_leaves_editor_and_search_and_not_the_answer(endless: Desk) -> None:
    assert endless.controller.send("Tell me a story.")
    endless.qtbot.waitUntil(lambda: bool(endless.messages[-1].text))
    endless.do(0, MessageAction.EDIT)
    endless.qtbot.keyClick(endless.view(0).editor.field, Qt.Key.Key_Escape)
    settle()
    assert endless.view(0).editor is None
    finder = endless.window.conversation.finder
    finder.open()
    endless.qtbot.keyClick(finder.bar.field, Qt.Key.Key_Escape)
    settle()
    assert not finder.bar.isVisible()
    assert endless.messages[-1].finish_reason is not FinishReason.CANCELLED


def test_an_answer_goes_on_and_is_given_anew_beside_the_first(endless: Desk) -> None:
    def stop_after(count: int) -> None:
        answer = endless.messages[-1]
        endless.qtbot.waitUntil(lambda: len(answer.tokens) > count)
        endless.answered(endless.controller.engine.stop)

    assert endless.controller.send("Tell me a story.")
    stop_after(20)
    answer, question, view = endless.messages[-1], endless.view(0), endless.view(1)
    before = answer.text
    endless.do(1, MessageAction.CONTINUE)
    assert isinstance(view, AnswerView)
    assert not view.notice.isVisible()
    stop_after(len(answer.tokens) + 20)
    assert endless.view(1) is view
    assert view.body.offsets.text == answer.text
    assert answer.text.startswith(before)
    panel = endless.window._live_panel
    assert panel._history.statistics.generated == len(answer.tokens)
    endless.do(1, MessageAction.CONTINUE)
    panel.toggle_pause()
    stop_after(len(answer.tokens) + 20)
    assert panel.paused  # the end of the answer changes nothing in the charts
    panel.toggle_pause()
    endless.do(1, MessageAction.REGENERATE)
    stop_after(20)
    assert endless.view(0) is question  # nothing above is rebuilt
    assert endless.view(1).message is not answer
    assert version_text(endless.view(1).row) == "2/2"
    second = endless.view(1).message
    shown_buttons(endless.view(1).row)[0].click()
    assert endless.view(1).message is answer
    shown_buttons(endless.view(1).row)[1].click()
    assert endless.view(1).message is second
    endless.view(1).body.setFocus()
    endless.qtbot.keyClick(endless.view(1).body, Qt.Key.Key_Left, ALT)
    assert endless.view(1).message is answer
    assert panel._history.statistics.generated == len(answer.tokens)


def test_deleting_can_be_undone(ready: Desk) -> None:
    ready.ask(FRUITS)
    ready.ask("Hi! How are you?")
    before = ready.shown()
    undo = ready.window.conversation.undo
    ready.do(2, MessageAction.DELETE)
    assert ready.shown() == before[:2]
    assert undo.text == "Question deleted, along with 1 message after it."
    ready.field.setFocus()
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Z, CTRL)
    assert ready.shown() == before
    assert not undo.isVisible()
    ready.do(3, MessageAction.DELETE)
    ready.do(0, MessageAction.DELETE)
    assert ready.shown() == []
    assert ready.chat.welcome.isVisible()
    undo.button.click()
    assert ready.shown() == before[:3]
    undo.button.click()
    assert ready.shown() == before
    # A deleted answer can be written again in its place.
    ready.do(3, MessageAction.DELETE)
    bubble = ready.view(2)
    assert isinstance(bubble, UserBubble)
    (again,) = bubble.notice.offered.values()
    assert bubble.notice.geometry().top() > bubble.body.geometry().bottom()
    assert bubble.rect().contains(bubble.notice.geometry())
    ready.answered(again.click)
    assert ready.shown() == before
    assert not bubble.notice.isVisible()
    ready.do(2, MessageAction.DELETE)
    ready.controller.new_conversation()
    assert not undo.isVisible()


ENDLESS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"


@pytest.fixture
def endless_template(models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(template_rendering, "_BROKEN", {})
    path = models / "endless-template.gguf"
    return tiny.write_random_model(
        path, seed=1, vocab_size=260, context_length=512, chat_template=ENDLESS
    )


def test_the_plain_format_is_offered_and_answers_again(
    desk: OpenWindow, endless_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_rendering, "_CPU_S", 0.2)
    notices, controller = desk.window.help_controller.notices, desk.controller
    desk.load(endless_template)
    desk.ask("Hi")
    assert "chat template was stopped" in controller.current.leaf.error
    desk.qtbot.waitUntil(lambda: "does not work" in notices.text, timeout=20_000)
    with desk.qtbot.waitSignal(controller.answers.started, timeout=20_000):
        desk.press("Use plain format")
    assert controller.engine.pair.prompt_overridden
    assert "uses the plain chat format" in notices.text
    controller.engine.stop()
    desk.qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY, timeout=20_000)
    assert chosen_template(ENDLESS) is None
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        desk.press("Use its own template")
    assert chosen_template(ENDLESS) == ENDLESS
    assert not controller.engine.pair.prompt_overridden


def test_a_base_model_is_told_and_may_complete_texts(desk: OpenWindow, random_target: Path) -> None:
    notices, controller = desk.window.help_controller.notices, desk.controller
    desk.load(random_target)
    assert "is a base model" in notices.text
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        desk.press("Use completion mode")
    assert "Completion mode" in notices.text
    desk.ask("ABCD")
    assert controller.current.leaf.statistics.prompt_tokens == len("ABCD")
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        desk.press("Chat instead")
    assert "is a base model" in notices.text


def test_stop_ends_a_rendering(
    desk: OpenWindow, endless_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_rendering, "_CPU_S", 600.0)
    controller = desk.controller
    desk.load(endless_template)
    controller.send("Hi")
    assert controller.engine.state is EngineState.GENERATING
    desk.qtbot.wait(200)  # it is rendering
    desk.answered(lambda: desk.window.commands.run("message.stop"))
    answer = controller.current.leaf
    assert answer.error is None
    assert answer.finish_reason is FinishReason.CANCELLED


@pytest.fixture(scope="module")
def letters(models: Path) -> Path:
    """A model of small letters and the space, without byte tokens for others."""
    tokens = [*string.ascii_lowercase, " ", tiny.control("</s>")]
    return tiny.write_bigram_model(
        models / "letters.gguf",
        tiny.random_table(len(tokens), seed=1),
        tokens=tokens,
        tokenizer="spm",
    )


def notice(desk: OpenWindow) -> str:
    """Return what is said below the last question."""
    question = desk.controller.current.messages[-2]
    desk.qtbot.waitUntil(lambda: desk.window._chat.views.get(question) is not None)
    return desk.window._chat.views[question].notice.text


def test_a_model_of_letters_says_what_it_cannot_read(desk: OpenWindow, letters: Path) -> None:
    desk.load(letters)
    assert desk.ask("only small letters").error is None
    assert notice(desk) == ""
    assert desk.ask("ein gru\u00df\0 \ud83d an alle!").error is None
    assert "“ß”, the character NUL, half a character and “!”." in notice(desk)
    conversation = desk.controller.current
    desk.controller.new_conversation()
    desk.controller.show_conversation(conversation)
    assert "“ß”" in notice(desk)


CARD = f"A card ({NAME})"


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    return write_endless_pair(models)


class WindowHands(Hands):
    """With a window."""

    def __init__(self, folder: Path) -> None:
        super().__init__(QApplication([]))
        preferences = KeptPreferences(folder)
        preferences.set(TEMPERATURE, 0.0)
        self.window = MainWindow(self.controller, preferences)
        self.window.show()


def lose(gpu: PretendedGpu, pair: tuple[Path, Path], folder: Path) -> dict[str, Any]:
    """Lose the GPU in the middle of an answer, and click on the first way out."""
    hands = WindowHands(folder)
    hands.load(*pair)
    first = hands.ask(80)
    whole, by_gpu = first.text, footer_figures(first)[-1].text
    gpu.fails, gpu.fails_behind = Failure.NO_MEMORY, 30
    answer = hands.ask(80)
    notice = hands.window._chat.views.get(answer).notice
    hands.until(lambda: notice.offered)
    found = {
        "kept": bool(answer.text),
        "told": notice.text,
        "ways": [way.text() for way in notice.offered.values()],
    }
    gpu.fails = None
    next(iter(notice.offered.values())).click()
    hands.until(lambda: answer.error is None and answer.finish_reason is not None)
    return found | {
        "went_on": answer.text == whole,
        "by": [by_gpu, footer_figures(answer)[-1].text],
        "panel": hands.window._live_panel._rows.values["Computed"].text(),
        "quiet": not notice.offered,
        "placed": hands.engine.pair.placement.text,
    }


def test_an_answer_goes_on_behind_a_lost_gpu(pair: tuple[Path, Path], tmp_path: Path) -> None:
    found = with_pretended_gpu(lose, pair, tmp_path, memory_bytes=2 << 30)
    assert found["kept"]
    assert found["went_on"]
    assert found["quiet"]
    assert found["told"].startswith("The graphics card is out of memory. ")
    assert found["ways"] == ["Use 3 of 5 layers on the GPU", "Use the processor"]
    assert found["placed"].startswith(f"Target: 3 of 5 layers on {CARD}")
    both = f"on {CARD} and the processor"
    assert [by.partition(" · ")[2] for by in found["by"]] == [f"on {CARD}", both]
    assert found["panel"] == both
