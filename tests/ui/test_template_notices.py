"""A model whose chat template does not end: it is told, stopped, and asked plainly."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.prompt import template_rendering
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.events import FinishReason
from open_window import OpenWindow, light_preferences

ENDLESS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"


@pytest.fixture
def endless_template(models: Path) -> Path:
    path = models / "endless-template.gguf"
    if not path.exists():
        tiny.write_random_model(
            path, seed=1, vocab_size=260, context_length=512, chat_template=ENDLESS
        )
    return path


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, endless_template: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[OpenWindow]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    desk = OpenWindow(qtbot, light_preferences(tmp_path))
    yield desk
    desk.close()
    template_rendering._BROKEN.clear()


def button(desk: OpenWindow, text: str) -> QPushButton:
    found = [b for b in desk.window.findChildren(QPushButton) if b.text() == text]
    return next(b for b in found if b.isVisible())


def click(desk: OpenWindow, text: str) -> None:
    desk.qtbot.mouseClick(button(desk, text), Qt.MouseButton.LeftButton)


def test_the_plain_format_is_offered_and_answers_again(
    desk: OpenWindow, endless_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_rendering, "_CPU_S", 0.2)
    notices, controller = desk.window.help_controller.notices, desk.controller
    desk.load(endless_template)
    with desk.qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        controller.send("Hi")
    answer = controller.current.leaf
    assert answer is not None
    assert answer.error is not None
    assert "chat template does not end" in answer.error
    desk.qtbot.waitUntil(lambda: "does not work" in notices.text, timeout=20_000)
    with desk.qtbot.waitSignal(controller.answers.started, timeout=20_000):
        click(desk, "Use plain format")
    assert controller.engine.pair is not None
    assert controller.engine.pair.plain_format
    assert "uses the plain chat format" in notices.text
    controller.engine.stop()
    desk.qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY, timeout=20_000)
    assert chosen_template(ENDLESS) is None
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        click(desk, "Use its own template")
    assert chosen_template(ENDLESS) == ENDLESS
    assert not controller.engine.pair.plain_format
    desk.qtbot.waitUntil(lambda: "does not work" in notices.text, timeout=20_000)


def test_a_base_model_is_told_and_may_complete_texts(
    desk: OpenWindow, random_target: Path, builtin_target: Path
) -> None:
    notices, controller = desk.window.help_controller.notices, desk.controller
    desk.load(random_target)
    assert "is a base model" in notices.text
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        click(desk, "Use completion mode")
    assert "Completion mode" in notices.text
    with desk.qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        controller.send("ABCD")
    answer = controller.current.leaf
    assert answer is not None
    assert answer.statistics is not None
    assert answer.statistics.prompt_tokens == len("ABCD")
    with desk.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        click(desk, "Chat instead")
    assert "is a base model" in notices.text
    desk.load(builtin_target)
    assert notices.text == ""


def test_stop_ends_a_rendering(
    desk: OpenWindow, endless_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_rendering, "_CPU_S", 600.0)
    controller = desk.controller
    desk.load(endless_template)
    controller.send("Hi")
    assert controller.engine.state is EngineState.GENERATING
    desk.qtbot.wait(200)  # it renders
    with desk.qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        click(desk, "Stop")
    answer = controller.current.leaf
    assert answer is not None
    assert answer.error is None
    assert answer.finish_reason is FinishReason.CANCELLED
