"""An answer that goes on is the answer that it would have been without the interruption."""

import string
from dataclasses import replace
from pathlib import Path

import pytest

import tiny_models as tiny
from asked_engine import App, check_numbers
from foretoken.chat.conversations.begun_answer import drop_open_end
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.config import GenerationLimits
from foretoken.engine.events import FinishReason, TokenEmitted, TokenOrigin
from foretoken.models.pair_setup import LoadSettings


def go_on(app: App, answer: Message, most: int = 1024) -> Message:
    app.controller.answers.limits = GenerationLimits(most)
    return app.ended(app.controller.continue_answer(answer))


STORY = "Tell me a story about a fox."


def test_in_parts_an_answer_is_the_same(builtin: App) -> None:
    whole = builtin.ask(STORY, 60)
    builtin.controller.new_conversation()
    answer = builtin.ask(STORY, 7)
    first = replace(answer.statistics) if answer.statistics else None
    assert first is not None
    continued: list[str] = []
    builtin.controller.answers.continued.connect(lambda message: continued.append(message.text))
    for most in (1, 13, 39):
        assert answer.finish_reason is FinishReason.LENGTH
        before = answer.text
        assert go_on(builtin, answer, most) is answer
        assert continued[-1] == before
        check_numbers(answer)
    assert [t.id for t in answer.tokens] == [t.id for t in whole.tokens]
    assert answer.text == whole.text
    counted = answer.statistics
    assert counted is not None
    # What tells of reading the prompt belongs to the first token.
    for name in ("first_token_ms", "prompt_tokens", "prefill_ms"):
        assert getattr(counted, name) == getattr(first, name)
    assert builtin.engine.history.statistics.generated == 60
    assert len(builtin.chat.messages) == 2


def test_an_answer_whose_app_died_goes_on(builtin: App) -> None:
    whole = builtin.ask(STORY, 40)
    builtin.controller.new_conversation()
    answer = builtin.ask(STORY, 17)
    # As it comes out of the store: the end was never told, nor the last step.
    answer.statistics = answer.finish_reason = None
    del answer.steps[-1]
    assert answer.interrupted
    lost = sum(token.step == len(answer.steps) for token in answer.tokens)
    assert lost > 0
    go_on(builtin, answer, 23)
    assert [t.id for t in answer.tokens] == [t.id for t in whole.tokens]
    counted = answer.statistics
    assert counted is not None
    # Time that nobody knows is not counted, and neither is what was written in it.
    assert counted.tokens == 40 - lost
    assert counted.first_token_ms is None
    assert len({step.index for step in answer.steps}) == len(answer.steps)


def test_one_that_fills_the_context_says_so_and_stays(app: App, endless_target: Path) -> None:
    app.load(endless_target, settings=LoadSettings(128))
    answer = app.ask("a")
    assert answer.finish_reason is FinishReason.CONTEXT_FULL
    text, counted = answer.text, answer.statistics
    go_on(app, answer)
    assert answer.error is not None
    assert "no room for an answer" in answer.error
    assert (answer.text, answer.finish_reason) == (text, FinishReason.CONTEXT_FULL)
    assert answer.statistics == counted
    app.load(endless_target, settings=LoadSettings(512))
    go_on(app, answer, 20)
    assert answer.error is None
    assert answer.text.startswith(text.rstrip("\ufffd"))
    check_numbers(answer)


def test_another_model_goes_on_with_the_text(builtin: App, builtin_draft: Path) -> None:
    answer = builtin.ask(STORY, 10)
    text, first = answer.text, answer.source
    builtin.load(builtin_draft)
    go_on(builtin, answer, 30)
    assert answer.text.startswith(text)
    check_numbers(answer)
    assert first is not None
    assert answer.source is not None
    assert builtin.engine.pair is not None
    assert answer.source.target == f"{first.target}, then {builtin.engine.pair.target_name}"
    assert answer.source.draft is None


def message_of(*texts: str) -> Message:
    answer = Message(Role.ASSISTANT)
    for index, text in enumerate(texts):
        answer.append(TokenEmitted(index, text, TokenOrigin.TARGET, index, None, 1.0, None, None))
    return answer


@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        (["a", "b"], ["a", "b"]),
        (["a", "", "\ufffd"], ["a"]),
        (["a", "b\n", "Us"], ["a"]),
        (["a", "\nUser", ":"], ["a", "\nUser", ":"]),
        (["\n"], []),
        (["\nUs", "x\ufffd"], ["\nUs"]),
    ],
)
def test_what_is_taken_back(texts: list[str], kept: list[str]) -> None:
    answer = message_of(*texts)
    drop_open_end(answer, ("\nUser:",))
    assert [token.text for token in answer.tokens] == kept
    assert answer.text == "".join(kept)


def test_half_a_character_is_written_anew(app: App, tmp_path: Path) -> None:
    pieces: list[tiny.TokenLike] = [
        *tiny.split_bytes(string.ascii_letters + " \n🐇"),
        tiny.control(tiny.END_TEXT),
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    first, newline, end = len(pieces) - 7, len(pieces) - 8, len(pieces) - 1
    following = {newline: 0, 0: first, first + 3: end}
    following |= {first + i: first + i + 1 for i in range(3)}
    path = tiny.write_bigram_model(
        tmp_path / "rabbit.gguf",
        tiny.path_table([following.get(i, 0) for i in range(len(pieces))], certainty=0.999),
        tokens=pieces,
        chat_template=tiny.CHATML_TEMPLATE,
    )
    app.load(path)
    answer = app.ask("x", 3)
    assert answer.text == "a\ufffd"
    go_on(app, answer)
    assert answer.text == "a🐇"
    assert answer.finish_reason is FinishReason.STOP
    assert [token.text for token in answer.tokens] == ["a", "", "", "", "🐇"]
