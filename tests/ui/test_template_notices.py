"""Notices about text that a model cannot represent, and about failing chat templates."""

import string
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.chat.prompt import template_rendering
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.events import FinishReason
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")
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
    said = (
        "Left out, because this model cannot represent it: "
        "“ß”, the character NUL, half a character and “!”."
    )
    assert desk.ask("ein gru\u00df\0 \ud83d an alle!").error is None
    assert notice(desk) == said
    conversation = desk.controller.current
    desk.controller.new_conversation()
    desk.controller.show_conversation(conversation)
    assert notice(desk) == said
