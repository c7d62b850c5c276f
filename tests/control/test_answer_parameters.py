"""For whom sampling and a template's switches are chosen, and that engine and store hear of it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.prompt.template_switches import variable
from foretoken.control.answers.answer_run import switches_of_answer
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.engine.prompt_counter import NextPrompt
from foretoken.control.engine.records import AnswerSettings, LoadSettings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import AnswerParameters, Layer
from foretoken.control.sampling.sampling_kinds import READY_MADE, SamplingKinds
from foretoken.engine.config import CHAT_SAMPLING, ContextPolicy, SamplingParams
from foretoken.engine.inspection import InspectedToken
from foretoken.preferences.declared import (
    CONTEXT_POLICY,
    MAX_TOKENS,
    SAMPLING_OF_MODELS,
    SAMPLING_PARAMETERS,
    SEED,
    STOP_STRINGS,
    TEMPERATURE,
    TOP_K,
)
from foretoken.preferences.preference import Preference
from switched_model import TEMPLATE, write_switched_model

PRESET = AnswerSettings(SamplingParams(temperature=0.25, seed=3))


class Desk(App):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot)
        self.preferences = KeptPreferences(folder)
        self.parameters = AnswerParameters(self.controller, self.preferences)

    @property
    def sampling(self) -> SamplingParams:
        return self.engine.answering.settings.sampling

    def switch(self, name: str) -> Preference[Any]:
        """Of the template that is loaded."""
        return next(each for each in self.parameters.switches if variable(each) == name)

    def said(self) -> str:
        return self.ask("Hi").text

    def again(self) -> str:
        leaf = self.chat.leaf
        assert leaf is not None
        return self.ended(self.controller.regenerate(leaf)).text

    def close(self) -> None:
        super().close()
        self.preferences.shut_down()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "config")
    yield result
    result.close()


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tiny.write_random_model(tmp_path / "a.gguf", seed=1, vocab_size=300)


def test_the_nearest_choice_decides(desk: Desk, target: Path) -> None:
    found = desk.parameters
    assert desk.sampling == CHAT_SAMPLING
    assert found.why_not(Layer.MODEL)
    desk.load(target, settings=LoadSettings(answers=PRESET))
    assert desk.sampling == PRESET.sampling
    expected = [(Layer.PRESET, 0.25)]
    layers = (Layer.EVERYWHERE, Layer.MODEL, Layer.CHAT, Layer.ANSWER)
    for number, layer in enumerate(layers, 1):
        found.set(layer, TEMPERATURE, number / 10)
        expected.append((layer, number / 10))
        used = max(expected, key=lambda each: -list(Layer).index(each[0]))
        assert (found.find(TEMPERATURE).layer, desk.sampling.temperature) == used
        assert found.find(TEMPERATURE, layer).value == number / 10
    assert desk.sampling == replace(PRESET.sampling, temperature=0.4)
    for layer, below in ((Layer.ANSWER, 0.3), (Layer.CHAT, 0.2), (Layer.MODEL, 0.25)):
        found.clear(layer, TEMPERATURE)
        assert desk.sampling.temperature == below


def test_all_parameters_reach_what_asks_for_an_answer(desk: Desk) -> None:
    desk.parameters.put(
        Layer.CHAT,
        {
            **SamplingParams.__dataclass_fields__,
            **{name: getattr(PRESET.sampling, name) for name in SamplingParams.__slots__},
            "max_tokens": 7,
            "stop_strings": ("\n",),
            "context_policy": ContextPolicy.STOP,
        },
    )
    answers = desk.controller.answers
    assert desk.sampling == PRESET.sampling
    assert (answers.limits.max_tokens, answers.limits.stop_strings) == (7, ("\n",))
    assert answers.context_policy is ContextPolicy.STOP
    assert {each.name for each in SAMPLING_PARAMETERS} == {
        *SamplingParams.__slots__,
        "max_tokens",
        "stop_strings",
        "context_policy",
    }
    for each in SAMPLING_PARAMETERS:
        if each.name in SamplingParams.__slots__:
            assert each.default == getattr(CHAT_SAMPLING, each.name)


def test_a_choice_for_one_answer_is_for_one_answer(desk: Desk, target: Path) -> None:
    desk.load(target)
    desk.parameters.set(Layer.ANSWER, MAX_TOKENS, 3)
    assert len(desk.ask().tokens) == 3
    assert desk.parameters.get(MAX_TOKENS) == MAX_TOKENS.default
    desk.parameters.set(Layer.ANSWER, MAX_TOKENS, 3)
    desk.controller.show_conversation(Conversation())
    assert desk.parameters.get(MAX_TOKENS) == MAX_TOKENS.default


def test_a_chat_and_a_model_keep_what_was_chosen_for_them(
    desk: Desk, target: Path, tmp_path: Path
) -> None:
    desk.load(target)
    desk.parameters.set(Layer.MODEL, SEED, 5)
    desk.parameters.set(Layer.CHAT, STOP_STRINGS, ("\n", "end;"))
    chat = desk.controller.current
    desk.controller.show_conversation(Conversation())
    assert desk.parameters.get(STOP_STRINGS) == ()
    assert desk.parameters.get(SEED) == 5
    assert chat.parameters == {"stop_strings": ["\n", "end;"]}
    assert chat.copy().parameters == chat.parameters
    desk.controller.show_conversation(chat)
    assert desk.parameters.get(STOP_STRINGS) == ("\n", "end;")
    other = tiny.write_random_model(tmp_path / "b.gguf", seed=2, vocab_size=300)
    desk.load(other)
    assert desk.parameters.get(SEED) is None
    desk.load(target)
    assert desk.parameters.get(SEED) == 5
    assert desk.preferences.get(SAMPLING_OF_MODELS) == {str(target): {"seed": 5}}


def test_what_others_wrote_is_used_as_far_as_it_makes_sense(desk: Desk) -> None:
    given = {"temperature": "hot", "top_k": 7, "mirostat": 2, "stop_strings": [""]}
    desk.controller.show_conversation(Conversation(parameters=given))
    assert desk.parameters.values(Layer.CHAT) == {"top_k": 7}
    desk.parameters.clear(Layer.CHAT, TOP_K)
    assert desk.controller.current.parameters == {"mirostat": 2}
    with pytest.raises(ValueError, match="from 0 to 100"):
        desk.parameters.set(Layer.CHAT, TEMPERATURE, -1.0)
    with pytest.raises(ValueError, match="drop-oldest"):
        desk.parameters.set(Layer.CHAT, CONTEXT_POLICY, "all")  # type: ignore[arg-type]


def test_kinds_are_found_by_their_values_and_kept_by_their_names(desk: Desk) -> None:
    kinds = SamplingKinds(desk.preferences)
    found = {each.name: each.default for each in SAMPLING_PARAMETERS}
    assert kinds.name_of(found) == "Balanced"
    assert kinds.name_of({**found, "seed": 5, "max_tokens": 1}) == "Balanced"
    assert kinds.name_of({**found, "top_k": 41}) == ""
    assert kinds.why_not(" ")
    assert kinds.why_not("creative ")
    kinds.keep(" Mine ", {**found, "top_k": 41})
    assert kinds.name_of({**found, "top_k": 41}) == "Mine"
    assert list(kinds.all) == [*READY_MADE, "Mine"]
    assert "seed" not in kinds.own["Mine"]
    kinds.delete("Mine")
    assert list(kinds.all) == list(READY_MADE)


# --- the switches of a model's template ----------------------------------------------------------


@pytest.fixture
def switched(desk: Desk, tmp_path: Path) -> Desk:
    desk.preferences.set(TEMPERATURE, 0.0)
    desk.controller.answers.titles.timer.setInterval(0)
    desk.load(write_switched_model(tmp_path / "switched.gguf"))
    return desk


def test_the_model_is_told_what_was_chosen_by_the_nearest_layer(switched: Desk) -> None:
    thinking, effort = switched.switch("thinking"), switched.switch("reasoning_effort")
    assert (thinking.default, effort.default) == (True, "medium")
    assert switched.said() == "third"
    switched.parameters.set(Layer.MODEL, thinking, False)
    assert switched.again() == "second"
    switched.parameters.set(Layer.CHAT, effort, "high")
    assert switched.again() == "first"
    switched.parameters.set(Layer.ANSWER, effort, "medium")
    assert switched.again() == "second"
    assert switched.again() == "first"
    assert switched.said() == "first"
    switched.parameters.clear(Layer.CHAT, effort)
    switched.parameters.clear(Layer.MODEL, thinking)
    assert switched.again() == "third"
    with pytest.raises(ValueError, match="high"):
        switched.parameters.set(Layer.CHAT, effort, "endless")


def test_a_choice_is_kept_for_a_chat_while_another_model_does_not_have_it(
    switched: Desk, tmp_path: Path
) -> None:
    switched.parameters.set(Layer.CHAT, switched.switch("thinking"), False)
    switched.parameters.set(Layer.MODEL, switched.switch("reasoning_effort"), "low")
    kept = {"template.thinking": False}
    assert switched.chat.parameters == kept
    assert switched.controller.answers.switches == {"thinking": False, "reasoning_effort": "low"}
    plain = TEMPLATE.replace("reasoning_effort", "'medium'").replace("not thinking", "not thinks")
    plain = plain.replace("thinking is", "thinks is")
    switched.load(write_switched_model(tmp_path / "plain.gguf", plain))
    assert [variable(each) for each in switched.parameters.switches] == ["thinks"]
    assert switched.controller.answers.switches == {}
    switched.parameters.set(Layer.CHAT, TEMPERATURE, 0.0)
    assert switched.said() == "third"
    assert switched.chat.parameters == {**kept, "temperature": 0.0}
    switched.load(tmp_path / "switched.gguf")
    assert switched.controller.answers.switches == {"thinking": False, "reasoning_effort": "low"}
    switched.controller.show_conversation(Conversation(parameters={"template.thinking": "much"}))
    assert switched.controller.answers.switches == {"reasoning_effort": "low"}
    assert switched.preferences.get(SAMPLING_OF_MODELS) == {
        str(tmp_path / "switched.gguf"): {"template.reasoning_effort": "low"}
    }


def test_what_is_counted_and_the_title_have_what_was_chosen(
    switched: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = switched.controller.engine.counter

    def counted(switches: dict[str, Any]) -> int:
        wish = NextPrompt((), 0, "Hi", (), ContextPolicy.DROP_OLDEST, 8, switches)
        use = counter.count(wish)
        assert use is not None
        return use.total

    assert counted({"reasoning_effort": "low"}) == counted({}) + len(".c")
    switched.parameters.set(Layer.ANSWER, switched.switch("reasoning_effort"), "high")
    titles: list[Any] = []
    submit = switched.controller.engine._worker.submit
    monkeypatch.setattr(
        switched.controller.engine._worker,
        "submit",
        lambda request: (titles.append(request), submit(request)),
    )
    assert switched.said() == "first"
    switched.qtbot.waitUntil(lambda: len(titles) > 1)
    assert [request.switches for request in titles[:2]] == [{"reasoning_effort": "high"}] * 2


def test_a_token_is_looked_at_with_what_was_chosen_then(switched: Desk) -> None:
    effort, controller = switched.switch("reasoning_effort"), switched.controller
    switched.parameters.set(Layer.CHAT, effort, "high")
    assert switched.said() == "first"
    answer = controller.current.leaf
    assert answer is not None
    assert answer.source is not None
    assert switches_of_answer(answer.source) == {"reasoning_effort": "high"}
    switched.parameters.set(Layer.CHAT, effort, "low")
    inspector = TokenInspector(controller.engine, controller.answers, controller)

    def look() -> InspectedToken | None:
        inspector.look_at(controller.current, answer, 0)
        inspector.compute()
        switched.qtbot.waitUntil(lambda: not inspector.running, timeout=20_000)
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
