"""An answer that goes on is the answer that it would have been without the interruption."""

import json
import string
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import ask, ended_answer, load
from foretoken.chat.conversations.begun_answer import (
    drop_open_end,
)
from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.control.answers.answer_run import settings_of
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import AnswerSettings, LoadSettings, PairFiles
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.events import FinishReason, TokenEmitted, TokenOrigin


def go_on(controller: ChatController, qtbot: QtBot, answer: Message, most: int = 1024) -> Message:
    controller.answers.limits = GenerationLimits(most)
    return ended_answer(controller, qtbot, controller.continue_answer(answer))


def check_numbers(answer: Message) -> None:
    counted = answer.statistics
    assert counted is not None
    assert counted.tokens == len(answer.tokens)
    assert counted.steps == len(answer.steps)
    assert [step.index for step in answer.steps] == list(range(len(answer.steps)))
    assert counted.decode_ms == pytest.approx(sum(step.total_ms for step in answer.steps))
    of_steps = RunHistory.from_steps(answer.steps).statistics
    assert counted.generated == of_steps.generated >= counted.tokens
    assert counted.drafted_by_position == of_steps.drafted_by_position


STORY = "Tell me a story about a fox."


def test_in_parts_an_answer_is_the_same(builtin: ChatController, qtbot: QtBot) -> None:
    whole = ask(builtin, qtbot, STORY, 60)
    builtin.new_conversation()
    answer = ask(builtin, qtbot, STORY, 7)
    first = replace(answer.statistics) if answer.statistics else None
    assert first is not None
    continued: list[str] = []
    builtin.answers.continued.connect(lambda message: continued.append(message.text))
    for most in (1, 2, 11, 39):
        assert answer.finish_reason is FinishReason.LENGTH
        before = answer.text
        assert go_on(builtin, qtbot, answer, most) is answer
        assert continued[-1] == before
        check_numbers(answer)
    assert [t.id for t in answer.tokens] == [t.id for t in whole.tokens]
    assert answer.text == whole.text
    counted = answer.statistics
    assert counted is not None
    # What tells of reading the prompt belongs to the first token.
    assert counted.first_token_ms == first.first_token_ms
    assert counted.prompt_tokens == first.prompt_tokens
    assert counted.prefill_ms == first.prefill_ms
    assert builtin.engine.history.statistics.generated == 60
    assert len(builtin.current.messages) == 2


def test_a_stopped_answer_goes_on(
    controller: ChatController, qtbot: QtBot, endless_target: Path
) -> None:
    load(controller, qtbot, PairFiles(endless_target, endless_target))
    controller.engine.set_lookahead(3)
    assert controller.send("a")
    answer = controller.current.messages[1]
    qtbot.waitUntil(lambda: len(answer.tokens) > 20)
    controller.engine.stop()
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    ids = [token.id for token in answer.tokens]
    go_on(controller, qtbot, answer, 30)
    assert [token.id for token in answer.tokens][: len(ids)] == ids
    check_numbers(answer)
    controller.new_conversation()
    whole = ask(controller, qtbot, "a", len(answer.tokens))
    assert [token.id for token in whole.tokens] == [token.id for token in answer.tokens]


def test_an_answer_whose_app_died_goes_on(builtin: ChatController, qtbot: QtBot) -> None:
    whole = ask(builtin, qtbot, STORY, 40)
    builtin.new_conversation()
    answer = ask(builtin, qtbot, STORY, 17)
    # As it comes out of the store: the end was never told, nor the last step.
    answer.statistics = answer.finish_reason = None
    del answer.steps[-1]
    assert answer.interrupted
    lost = sum(token.step == len(answer.steps) for token in answer.tokens)
    assert lost > 0
    go_on(builtin, qtbot, answer, 23)
    assert [t.id for t in answer.tokens] == [t.id for t in whole.tokens]
    counted = answer.statistics
    assert counted is not None
    # Time that nobody knows is not counted, and neither is what was written in it.
    assert counted.tokens == 40 - lost
    assert counted.first_token_ms is None
    assert len({step.index for step in answer.steps}) == len(answer.steps)


def test_an_answer_that_its_model_ended_does_not(builtin: ChatController, qtbot: QtBot) -> None:
    answer = ask(builtin, qtbot, "Hi! How are you?")
    assert answer.finish_reason is FinishReason.STOP
    assert not answer.can_go_on
    assert not builtin.continue_answer(answer)
    assert not builtin.continue_answer(builtin.current.messages[0])


def test_one_that_fills_the_context_says_so_and_stays(
    controller: ChatController, qtbot: QtBot, endless_target: Path
) -> None:
    load(controller, qtbot, PairFiles(endless_target, None), LoadSettings(128))
    answer = ask(controller, qtbot, "a")
    assert answer.finish_reason is FinishReason.CONTEXT_FULL
    text, counted = answer.text, answer.statistics
    go_on(controller, qtbot, answer)
    assert answer.error is not None
    assert answer.error.startswith("The prompt has 129 tokens")
    assert "no room for an answer" in answer.error
    assert (answer.text, answer.finish_reason) == (text, FinishReason.CONTEXT_FULL)
    assert answer.statistics == counted
    with qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        controller.engine.load_pair(PairFiles(endless_target, None), LoadSettings(512))
    go_on(controller, qtbot, answer, 20)
    assert answer.error is None
    assert answer.text.startswith(text.rstrip("\ufffd"))
    check_numbers(answer)


def test_another_model_goes_on_with_the_text(
    builtin: ChatController, qtbot: QtBot, builtin_draft: Path
) -> None:
    answer = ask(builtin, qtbot, STORY, 10)
    text = answer.text
    assert answer.source is not None
    first = answer.source.target
    with qtbot.waitSignal(builtin.engine.load_ended, timeout=20_000):
        builtin.engine.load_pair(PairFiles(builtin_draft, None))
    go_on(builtin, qtbot, answer, 30)
    assert answer.text.startswith(text)
    check_numbers(answer)
    assert builtin.engine.pair is not None
    assert answer.source.target == f"{first}, then {builtin.engine.pair.target_name}"
    assert answer.source.draft is None
    counted = answer.statistics
    assert counted is not None


# --- ends that were shown only because nothing came after them ------------------------------------


def chain(pieces: list[tiny.TokenLike], following: dict[int, int]) -> np.ndarray[Any, Any]:
    """A table in which each token has one successor."""
    return tiny.path_table([following.get(i, 0) for i in range(len(pieces))], certainty=0.999)


def test_a_stop_string_that_had_begun_is_not_left_behind(
    controller: ChatController, qtbot: QtBot, tmp_path: Path
) -> None:
    pieces: list[tiny.TokenLike] = [*tiny.split_bytes(string.printable), tiny.control("<end>")]
    ids = {character: index for index, character in enumerate(string.printable)}
    # A model without a template answers "ab", and then plays the person.
    written = "ab\nUser"
    following = {ids[a]: ids[b] for a, b in zip(":" + written, written + ":", strict=True)}
    path = tiny.write_bigram_model(
        tmp_path / "plain.gguf", chain(pieces, following), tokens=pieces, context_length=256
    )
    load(controller, qtbot, PairFiles(path, None))
    answer = ask(controller, qtbot, "x?")
    assert answer.text == "ab"
    assert answer.finish_reason is FinishReason.STOP_STRING
    controller.new_conversation()
    answer = ask(controller, qtbot, "x?", 5)
    assert answer.text == "ab\nUs"
    continued: list[str] = []
    controller.answers.continued.connect(lambda message: continued.append(message.text))
    go_on(controller, qtbot, answer)
    assert continued == ["ab"]
    assert answer.text == "ab"
    assert answer.finish_reason is FinishReason.STOP_STRING
    assert answer.statistics is not None
    assert answer.statistics.tokens == 2


def test_half_a_character_is_written_anew(
    controller: ChatController, qtbot: QtBot, tmp_path: Path
) -> None:
    rabbit = tiny.split_bytes("🐇")
    pieces: list[tiny.TokenLike] = [
        *tiny.split_bytes(string.ascii_letters + " \n"),
        *rabbit,
        tiny.control(tiny.END_TEXT),
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    first, newline, end = len(pieces) - 7, len(pieces) - 8, len(pieces) - 1
    following = {newline: 0, 0: first, first + 3: end}
    following |= {first + i: first + i + 1 for i in range(3)}
    path = tiny.write_bigram_model(
        tmp_path / "rabbit.gguf",
        chain(pieces, following),
        tokens=pieces,
        chat_template=tiny.CHATML_TEMPLATE,
    )
    load(controller, qtbot, PairFiles(path, None))
    answer = ask(controller, qtbot, "x", 3)
    assert answer.text == "a\ufffd"
    go_on(controller, qtbot, answer)
    assert answer.text == "a🐇"
    assert answer.finish_reason is FinishReason.STOP
    assert [token.text for token in answer.tokens] == ["a", "", "", "", "🐇"]


def message_of(*texts: str) -> Message:
    answer = Message(Role.ASSISTANT)
    for index, text in enumerate(texts):
        answer.append(TokenEmitted(index, text, TokenOrigin.TARGET, index, None, 1.0, None, None))
    return answer


@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        ([], []),
        (["a", "b"], ["a", "b"]),
        (["a", "", "\ufffd"], ["a"]),
        (["a", "b\n", "Us"], ["a"]),
        (["a", "\nUser", ":"], ["a", "\nUser", ":"]),
        (["a", "", "b\n"], ["a"]),
        (["\n"], []),
        (["a", ""], ["a", ""]),
        (["\nUs", "x\ufffd"], ["\nUs"]),
    ],
)
def test_what_is_taken_back(texts: list[str], kept: list[str]) -> None:
    answer = message_of(*texts)
    drop_open_end(answer, ("\nUser:",))
    assert [token.text for token in answer.tokens] == kept
    assert answer.text == "".join(kept)


def test_how_an_answer_was_written_is_read_back() -> None:
    drafting = SpeculativeConfig(rule=LookaheadRule.EWMA, verification=VerificationRule.BLOCK)
    settings = AnswerSettings(SamplingParams(temperature=0.3), drafting)
    assert settings_of(AnswerSource("target", None, json.dumps(asdict(settings)))) == settings
