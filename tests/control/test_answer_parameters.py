"""Scopes of sampling settings and template switches, and the library of system prompts."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.prompt.template_rendering import variable
from foretoken.control.answers.answer_control import settings_of
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.prompt_library import PromptLibrary
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import AnswerParameters, Found, Layer
from foretoken.engine.config import CHAT_SAMPLING, ContextPolicy, SamplingParams
from foretoken.models.pair_setup import AnswerSettings, LoadSettings
from foretoken.preferences.declared import (
    CONTEXT_POLICY,
    MAX_TOKENS,
    SAMPLING_OF_MODELS,
    SEED,
    STOP_STRINGS,
    TEMPERATURE,
    TOP_K,
)
from foretoken.preferences.preference import Preference
from switched_model import write_switched_model

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
        return next(each for each in self.parameters.switches if variable(each) == name)

    def set(self, layer: Layer, parameter: Preference[Any], value: object) -> None:
        values = self.parameters.values(layer)
        self.parameters.put(layer, {**values, parameter.name: value})

    def clear(self, layer: Layer, parameter: Preference[Any]) -> None:
        values = dict(self.parameters.values(layer))
        del values[parameter.name]
        self.parameters.put(layer, values)

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
    desk.set(Layer.EVERYWHERE, TEMPERATURE, 0.1)
    assert found.find(TEMPERATURE) == Found(0.25, Layer.PRESET)
    for value, layer in ((0.2, Layer.MODEL), (0.3, Layer.CHAT), (0.4, Layer.ANSWER)):
        desk.set(layer, TEMPERATURE, value)
        assert found.find(TEMPERATURE) == Found(value, layer)
        assert desk.sampling == replace(PRESET.sampling, temperature=value)
    for layer, below in ((Layer.ANSWER, 0.3), (Layer.CHAT, 0.2), (Layer.MODEL, 0.25)):
        desk.clear(layer, TEMPERATURE)
        assert desk.sampling.temperature == below


def test_a_choice_for_one_answer_is_for_one_answer(desk: Desk, target: Path) -> None:
    desk.load(target)
    desk.set(Layer.ANSWER, MAX_TOKENS, 3)
    assert len(desk.ask().tokens) == 3
    assert desk.parameters.get(MAX_TOKENS) == MAX_TOKENS.default
    desk.set(Layer.ANSWER, CONTEXT_POLICY, ContextPolicy.STOP)
    assert desk.controller.answers.context_policy is ContextPolicy.STOP
    desk.controller.show_conversation(Conversation())
    assert desk.parameters.get(CONTEXT_POLICY) is CONTEXT_POLICY.default


def test_a_chat_and_a_model_keep_their_choices(desk: Desk, target: Path, tmp_path: Path) -> None:
    desk.load(target)
    desk.set(Layer.MODEL, SEED, 5)
    desk.set(Layer.CHAT, STOP_STRINGS, ("\n", "end;"))
    chat = desk.controller.current
    desk.controller.show_conversation(Conversation())
    assert desk.parameters.get(STOP_STRINGS) == ()
    assert desk.parameters.get(SEED) == 5
    assert chat.parameters == {"stop_strings": ["\n", "end;"]}
    assert chat.copy().parameters == chat.parameters
    desk.controller.show_conversation(chat)
    assert desk.parameters.get(STOP_STRINGS) == ("\n", "end;")
    desk.load(tiny.write_random_model(tmp_path / "b.gguf", seed=2, vocab_size=300))
    assert desk.parameters.get(SEED) is None
    desk.load(target)
    assert desk.parameters.get(SEED) == 5
    assert desk.preferences.get(SAMPLING_OF_MODELS) == {str(target): {"seed": 5}}


def test_what_others_wrote_is_used_as_far_as_it_makes_sense(desk: Desk) -> None:
    given = {"temperature": "hot", "top_k": 7, "mirostat": 2, "stop_strings": [""]}
    desk.controller.show_conversation(Conversation(parameters=given))
    assert desk.parameters.values(Layer.CHAT) == {"top_k": 7}
    desk.clear(Layer.CHAT, TOP_K)
    assert desk.controller.current.parameters == {"mirostat": 2}
    with pytest.raises(ValueError, match="from 0 to 100"):
        desk.set(Layer.CHAT, TEMPERATURE, -1.0)
    with pytest.raises(ValueError, match="drop-oldest"):
        desk.set(Layer.CHAT, CONTEXT_POLICY, "all")


@pytest.fixture
def switched(desk: Desk, tmp_path: Path) -> Desk:
    desk.preferences.set(TEMPERATURE, 0.0)
    desk.controller.answers.titles.timer.setInterval(0)
    desk.load(write_switched_model(tmp_path / "switched.gguf"))
    return desk


def test_the_model_is_told_what_was_chosen_by_the_nearest_layer(switched: Desk) -> None:
    thinking, effort = switched.switch("thinking"), switched.switch("reasoning_effort")
    assert (thinking.default, effort.default) == (True, "medium")
    assert switched.ask().text == "third"
    switched.set(Layer.MODEL, thinking, False)
    assert switched.again() == "second"
    switched.set(Layer.CHAT, effort, "high")
    assert switched.again() == "first"
    switched.set(Layer.ANSWER, effort, "medium")
    assert switched.again() == "second"
    assert switched.ask().text == "first"
    settings = settings_of(switched.chat.messages[-1].source)
    assert settings.switches == {"thinking": False, "reasoning_effort": "high"}
    with pytest.raises(ValueError, match="high"):
        switched.set(Layer.CHAT, effort, "endless")


@pytest.fixture
def library(qtbot: QtBot, tmp_path: Path) -> Iterator[PromptLibrary]:
    archive = ChatArchive(tmp_path / "chats" / "chats.db")
    yield PromptLibrary(archive)
    archive.shut_down()


def test_prompts_are_changed_deleted_and_brought_back(qtbot: QtBot, library: PromptLibrary) -> None:
    def names() -> list[str]:
        return [prompt.name for prompt in library.prompts]

    library.load()  # what is written while it is read is not forgotten
    first, second = library.add("Be kind."), library.add()
    library.change(first.id, name=" Teacher ", text="Be patient.\n")
    library.change(second.id, name=" ", text="Be brief.")
    assert names() == ["New prompt 2", "Teacher"]
    assert library.with_text(" Be patient.") is not None
    gone = [library.delete(each.id) for each in (first, second)]
    assert library.delete(second.id) is None
    assert names() == []
    for prompt in gone:
        library.save(prompt)
    assert names() == ["New prompt 2", "Teacher"]
