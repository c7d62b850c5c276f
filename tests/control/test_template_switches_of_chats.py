"""The switches of a model's template: for whom they are chosen, and that the model hears of it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.prompt.template_switches import variable
from foretoken.control.answers.answer_run import switches_of_answer
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.engine.prompt_counter import NextPrompt
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import AnswerParameters, Layer
from foretoken.engine.config import ContextPolicy
from foretoken.engine.inspection import InspectedToken
from foretoken.preferences.declared import SAMPLING_OF_MODELS, TEMPERATURE
from foretoken.preferences.preference import Preference
from switched_model import TEMPLATE, write_switched_model


class Desk(App):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot)
        self.preferences = KeptPreferences(folder / "config")
        self.preferences.set(TEMPERATURE, 0.0)
        self.parameters = AnswerParameters(self.controller, self.preferences)
        self.controller.answers.titles.timer.setInterval(0)
        self.load(write_switched_model(folder / "switched.gguf"))

    def switch(self, name: str) -> Preference[Any]:
        return next(each for each in self.parameters.switches if variable(each) == name)

    def said(self) -> str:
        answer = self.ask("Hi")
        assert answer.error is None
        return answer.text

    def again(self) -> str:
        leaf = self.chat.leaf
        assert leaf is not None
        return self.ended(self.controller.regenerate(leaf)).text


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path)
    yield result
    result.close()
    result.preferences.shut_down()


def test_the_model_is_told_what_was_chosen_by_the_nearest_layer(desk: Desk) -> None:
    thinking, effort = desk.switch("thinking"), desk.switch("reasoning_effort")
    assert (thinking.default, effort.default) == (True, "medium")
    assert desk.said() == "third"
    desk.parameters.set(Layer.MODEL, thinking, False)
    assert desk.again() == "second"
    desk.parameters.set(Layer.CHAT, effort, "high")
    assert desk.again() == "first"
    desk.parameters.set(Layer.ANSWER, effort, "medium")
    assert desk.again() == "second"
    assert desk.again() == "first"
    assert desk.said() == "first"
    desk.parameters.clear(Layer.CHAT, effort)
    desk.parameters.clear(Layer.MODEL, thinking)
    assert desk.again() == "third"
    with pytest.raises(ValueError, match="high"):
        desk.parameters.set(Layer.CHAT, effort, "endless")


def test_a_choice_is_kept_for_a_chat_while_another_model_does_not_have_it(
    desk: Desk, tmp_path: Path
) -> None:
    desk.parameters.set(Layer.CHAT, desk.switch("thinking"), False)
    desk.parameters.set(Layer.MODEL, desk.switch("reasoning_effort"), "low")
    kept = {"template.thinking": False}
    assert desk.chat.parameters == kept
    assert desk.controller.answers.switches == {"thinking": False, "reasoning_effort": "low"}
    plain = TEMPLATE.replace("reasoning_effort", "'medium'").replace("not thinking", "not thinks")
    plain = plain.replace("thinking is", "thinks is")
    desk.load(write_switched_model(tmp_path / "plain.gguf", plain))
    assert [variable(each) for each in desk.parameters.switches] == ["thinks"]
    assert desk.controller.answers.switches == {}
    desk.parameters.set(Layer.CHAT, TEMPERATURE, 0.0)
    assert desk.said() == "third"
    assert desk.chat.parameters == {**kept, "temperature": 0.0}
    desk.load(tmp_path / "switched.gguf")
    assert desk.controller.answers.switches == {"thinking": False, "reasoning_effort": "low"}
    desk.controller.show_conversation(Conversation(parameters={"template.thinking": "much"}))
    assert desk.controller.answers.switches == {"reasoning_effort": "low"}
    assert desk.preferences.get(SAMPLING_OF_MODELS) == {
        str(tmp_path / "switched.gguf"): {"template.reasoning_effort": "low"}
    }


def test_what_is_counted_and_the_title_have_what_was_chosen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = desk.controller.engine.counter

    def counted(switches: dict[str, Any]) -> int:
        wish = NextPrompt((), 0, "Hi", (), ContextPolicy.DROP_OLDEST, 8, switches)
        use = counter.count(wish)
        assert use is not None
        return use.total

    assert counted({"reasoning_effort": "low"}) == counted({}) + len(".c")
    desk.parameters.set(Layer.ANSWER, desk.switch("reasoning_effort"), "high")
    titles: list[Any] = []
    submit = desk.controller.engine._worker.submit
    monkeypatch.setattr(
        desk.controller.engine._worker,
        "submit",
        lambda request: (titles.append(request), submit(request)),
    )
    assert desk.said() == "first"
    desk.qtbot.waitUntil(lambda: len(titles) > 1)
    assert [request.switches for request in titles[:2]] == [{"reasoning_effort": "high"}] * 2


def test_a_token_is_looked_at_with_what_was_chosen_then(desk: Desk) -> None:
    effort, controller = desk.switch("reasoning_effort"), desk.controller
    desk.parameters.set(Layer.CHAT, effort, "high")
    assert desk.said() == "first"
    answer = controller.current.leaf
    assert answer is not None
    assert answer.source is not None
    assert switches_of_answer(answer.source) == {"reasoning_effort": "high"}
    desk.parameters.set(Layer.CHAT, effort, "low")
    inspector = TokenInspector(controller.engine, controller.answers, controller)

    def look() -> InspectedToken | None:
        inspector.look_at(controller.current, answer, 0)
        inspector.compute()
        desk.qtbot.waitUntil(lambda: not inspector.running, timeout=20_000)
        return inspector.found

    found = look()
    assert found is not None
    assert found.alternatives[0].id == answer.tokens[0].id
    assert inspector.remark == ""
    # Of an answer that was kept by a version which did not keep this, it is said.
    settings = {**json.loads(answer.source.settings)}
    del settings["switches"]
    answer.source = replace(answer.source, settings=json.dumps(settings))
    answer.id += 1_000_000  # another one: nothing of it is known
    look()
    assert "were not recorded" in inspector.remark
    for kept in ("[]", "{", '{"switches": 3}'):
        assert switches_of_answer(replace(answer.source, settings=kept)) is None
