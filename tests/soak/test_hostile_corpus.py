"""Hostile names, templates and presets, as far as no window is needed."""

from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.llama.backend import LlamaModel
from foretoken.models.presets.user_presets import read_exported
from foretoken.system.records import RecordError
from foretoken.system.shown_text import shown_message, shown_name
from soak.hostile import names, presets, templates
from soak.hostile.case import LONGEST_WORDS, Case, Right, Surroundings, may_be_shown, write_model

_SLOW = {"large", "pipe", "device", "folder"}
_TALK = [
    PromptMessage(Role.USER, "First question"),
    PromptMessage(Role.ASSISTANT, "First answer"),
    PromptMessage(Role.USER, "Second question"),
]


def ids(cases: tuple[Case, ...]) -> list[str]:
    return [case.id for case in cases]


@pytest.fixture
def around(tmp_path: Path) -> Surroundings:
    return Surroundings(tmp_path, tmp_path / "canary.png", 9)


@pytest.mark.parametrize("case", names.CASES, ids=ids(names.CASES))
def test_a_name_is_harmless_where_it_is_shown(case: Case, around: Surroundings) -> None:
    made = case.make(around)
    text = made.decode("utf-8", "surrogateescape") if isinstance(made, bytes) else made
    shown = shown_name(text)
    assert all(map(may_be_shown, shown))
    assert len(shown) <= 120
    told = shown_message(text)
    assert all(character in "\n\t" or may_be_shown(character) for character in told)
    assert len(told) < 2_200
    if case.right is Right.WORKS:
        assert shown == text


_GOOD = tuple(case for case in templates.CASES if case.id.startswith("good-"))


@pytest.mark.parametrize("case", _GOOD, ids=ids(_GOOD))
def test_a_legitimate_template_works_on_every_turn(case: Case, around: Surroundings) -> None:
    path = write_model(around.folder / "model.gguf", case.make(around))
    system = PromptMessage(Role.SYSTEM, "Be brief.")
    with LlamaModel.load(path, for_inspection=True) as model:
        template = ChatTemplate(model.vocabulary, model.metadata.chat_template)
        for messages in (_TALK[:1], _TALK, [system, *_TALK]):
            prompt = template.prompt(messages)
            text = b"".join(map(model.vocabulary.piece, prompt.tokens)).decode()
            assert all(message.text in text for message in messages)


_FILES = tuple(case for case in presets.CASES if case.id not in _SLOW)


@pytest.mark.parametrize("case", _FILES, ids=ids(_FILES))
def test_a_file_of_presets_is_read_or_refused_in_words(case: Case, around: Surroundings) -> None:
    path = case.make(around)
    told = ""
    try:
        assert read_exported(path)
    except RecordError as error:
        told = str(error)
    assert len(told) < LONGEST_WORDS
    assert all(map(may_be_shown, told))
    if case.right is not Right.EITHER:
        assert bool(told) is (case.right is Right.TOLD)
