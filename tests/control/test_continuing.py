"""Answers that are continued, reasoning in them, and titles written while the model is idle."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from gguf import TokenType
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App, check_numbers
from foretoken.chat.conversations.answer_continuation import trim_incomplete_end
from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.reasoning.parts import PartKind, milliseconds
from foretoken.control.answers.answer_control import history_of
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.engine_work import PairTestWork
from foretoken.control.engine.records import TitleRequest
from foretoken.engine.config import GenerationLimits
from foretoken.engine.events import FinishReason, TokenEmitted, TokenOrigin
from foretoken.models.pair_setup import LoadSettings, PairFiles


def go_on(app: App, answer: Message, most: int = 1024) -> Message:
    app.controller.answers.limits = GenerationLimits(most)
    return app.ended(app.controller.continue_answer(answer))


STORY = "Tell me a story about a fox."


def test_an_answer_in_parts_equals_the_whole(builtin: App) -> None:
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


def test_an_interrupted_answer_is_continued(builtin: App) -> None:
    whole = builtin.ask(STORY, 40)
    builtin.controller.new_conversation()
    answer = builtin.ask(STORY, 17)
    # As stored when the app died: without an end, and without the last step.
    answer.statistics = answer.finish_reason = None
    del answer.steps[-1]
    assert answer.interrupted
    lost = sum(token.step == len(answer.steps) for token in answer.tokens)
    assert lost > 0
    go_on(builtin, answer, 23)
    assert [t.id for t in answer.tokens] == [t.id for t in whole.tokens]
    counted = answer.statistics
    # Time that nobody knows is not counted, and neither is what was written in it.
    assert counted.tokens == 40 - lost
    assert counted.first_token_ms is None
    assert len({step.index for step in answer.steps}) == len(answer.steps)


def test_a_full_context_is_reported_and_the_answer_stays(app: App, endless_target: Path) -> None:
    app.load(endless_target, settings=LoadSettings(128))
    answer = app.ask("a")
    assert answer.finish_reason is FinishReason.CONTEXT_FULL
    text, counted = answer.text, answer.statistics
    go_on(app, answer)
    assert "no room for an answer" in answer.error
    assert (answer.text, answer.finish_reason) == (text, FinishReason.CONTEXT_FULL)
    assert answer.statistics == counted
    app.load(endless_target, settings=LoadSettings(512))
    go_on(app, answer, 20)
    assert answer.error is None
    assert answer.text.startswith(text.rstrip("\ufffd"))
    check_numbers(answer)


def test_another_model_continues_the_text(builtin: App, builtin_draft: Path) -> None:
    answer = builtin.ask(STORY, 10)
    text, first = answer.text, answer.source
    builtin.load(builtin_draft)
    go_on(builtin, answer, 30)
    assert answer.text.startswith(text)
    check_numbers(answer)
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
def test_the_incomplete_end_is_removed(texts: list[str], kept: list[str]) -> None:
    answer = message_of(*texts)
    trim_incomplete_end(answer, ("\nUser:",))
    assert [token.text for token in answer.tokens] == kept
    assert answer.text == "".join(kept)


FOX = "brown foxes"
MARKS = ("<think>", "</think>")
CUTTING = (
    "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content.split('</think>')[-1] | trim }}"
    "<|im_end|>\n{% endfor %}{{ '<|im_start|>assistant\n' }}"
)
KEEPING = tiny.CHATML_TEMPLATE + "{# answers may begin with [THINK] #}"
BEGUN = CUTTING + "{{ '<think>\n' }}"


def write_thinker(
    path: Path,
    template: str,
    opening: str = MARKS[0],
    closing: str = MARKS[1],
    kind: TokenType = TokenType.USER_DEFINED,
    *,
    thinks: bool = True,
) -> Path:
    """Write a model that answers with the opening mark, "ABC", the closing mark and two words.

    What its template ends with says whether it opens. If it does not think, and where the template
    has "assistant:", it only says the words after a line break.
    """
    marks = [tiny.Token(mark.encode(), kind) for mark in (opening, closing)]
    tokens: list[tiny.TokenLike] = [
        *tiny.default_tokens(257),
        *marks,
        FOX,
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    newline, colon = (tokens.index(letter) for letter in (b"\n", b":"))
    first, last, words, end = 257, 258, 259, len(tokens) - 1
    a, b, c = (tokens.index(letter) for letter in (b"A", b"B", b"C"))
    after_newline = a if "<think>\n" in template else first
    if not thinks or "assistant:" in template:
        after_newline = words
    following = {newline: after_newline, colon: first, first: a}
    following |= {a: b, b: c, c: last, last: words, words: end}
    table = tiny.path_table([following.get(i, 0) for i in range(len(tokens))], certainty=0.9999)
    return tiny.write_bigram_model(
        path, table, tokens=tokens, chat_template=template, context_length=1024
    )


@pytest.fixture(autouse=True)
def _as_wanted(app: App) -> None:
    app.controller.answers.titles.timer.setInterval(0)


def parts(answer: Message) -> list[tuple[PartKind, str, int]]:
    return [(part.kind, answer.text[part.start : part.end], part.tokens) for part in answer.parts]


REASONED = [(PartKind.REASONING, "ABC", 3), (PartKind.ANSWER, FOX, 1)]


@pytest.mark.parametrize(
    ("template", "marks", "kind", "text"),
    [
        (CUTTING, MARKS, TokenType.USER_DEFINED, "<think>ABC</think>brown foxes"),
        (BEGUN, MARKS, TokenType.USER_DEFINED, "ABC</think>brown foxes"),
        (KEEPING, ("[THINK]", "[/THINK]"), TokenType.CONTROL, "[THINK]ABC[/THINK]brown foxes"),
    ],
    ids=["opened", "begun by the template", "control tokens"],
)
def test_reasoning_is_known_kept_and_left_out(
    app: App, tmp_path: Path, template: str, marks: tuple[str, str], kind: TokenType, text: str
) -> None:
    app.load(write_thinker(tmp_path / "m.gguf", template, *marks, kind))
    answer = app.ask()
    assert answer.text == text
    assert parts(answer) == REASONED
    assert milliseconds(answer.parts[0], answer.tokens, answer.steps) > 0
    counted = answer.statistics
    again = app.ask()
    longer = again.statistics.prompt_tokens - counted.prompt_tokens
    kept = len("ABC") + 2 if kind is TokenType.CONTROL else 0  # its template keeps it
    # One token is both words; "a", the roles and what ends turns are bytes and marks.
    assert longer == kept + 1 + len("\n") + len("user\na\nassistant\n") + 4
    # What was written is in the cache, as far as the template keeps it.
    cached = counted.prompt_tokens - 3 + (kept and len(answer.tokens))
    assert again.statistics.reused_tokens >= cached
    assert parts(again) == REASONED


def test_interrupted_reasoning_is_continued(app: App, tmp_path: Path) -> None:
    app.load(write_thinker(tmp_path / "m.gguf", BEGUN))
    answer = app.ask(most=2)
    assert parts(answer) == [(PartKind.REASONING, "AB", 2)]
    app.limit(100)
    going_on = app.ended(app.controller.continue_answer(answer))
    assert parts(going_on) == REASONED
    assert going_on.finish_reason is FinishReason.STOP


def test_a_title_is_written_without_reasoning(app: App, tmp_path: Path) -> None:
    template = CUTTING.replace("assistant\n", "assistant:")
    app.load(write_thinker(tmp_path / "m.gguf", template))
    assert parts(app.ask("Are there foxes?")) == REASONED
    app.until(lambda: app.chat.title == FOX)


def test_drafts_are_counted_apart(app: App, tmp_path: Path) -> None:
    path = write_thinker(tmp_path / "m.gguf", CUTTING)
    app.load(path, path)
    app.engine.set_lookahead(2)
    answer = app.ask()
    live, later = app.engine.history, history_of(answer)
    assert (live.reasoning, live.answering) == (later.reasoning, later.answering)
    assert live.reasoning.drafted > 0
    assert live.reasoning.drafted + live.answering.drafted == live.statistics.drafted


# --- titles ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fox_target(models: Path) -> Path:
    """It answers with the same two words, also when asked for a title."""
    return write_thinker(models / "fox.gguf", tiny.CHATML_TEMPLATE, thinks=False)


@pytest.fixture
def fox(app: App, fox_target: Path) -> App:
    app.load(fox_target)
    return app


def requests(app: App, monkeypatch: pytest.MonkeyPatch) -> list[TitleRequest]:
    found: list[TitleRequest] = []
    submit = app.engine._worker.submit

    def watch(request: Any) -> None:
        if isinstance(request, TitleRequest):
            found.append(request)
        submit(request)

    monkeypatch.setattr(app.engine._worker, "submit", watch)
    return found


def test_an_idle_model_names_the_chat(fox: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = requests(fox, monkeypatch)
    chat = fox.chat
    answer = fox.ask("Tell me of foxes, please.")
    assert answer.text == FOX
    assert chat.title == "Tell me of foxes, please."
    fox.until(lambda: chat.title == FOX)
    assert chat.title_source is TitleSource.MODEL
    assert fox.engine.state is EngineState.READY
    assert len(chat.messages) == 2
    second = fox.ask("More of foxes!")
    assert not fox.controller.answers.titles.timer.isActive()
    assert len(asked) == 1
    # The cache is as it was before the title.
    assert second.statistics.reused_tokens >= answer.statistics.prompt_tokens


def test_an_archived_title_by_the_user_stays(
    qtbot: QtBot, tmp_path: Path, fox_target: Path
) -> None:
    app = App(qtbot, tmp_path / "chats" / "chats.db")
    app.load(fox_target)
    titles = app.controller.answers.titles
    titles.timer.setInterval(60_000)
    for mine in (False, True):
        app.controller.new_conversation()
        chat = app.chat
        app.ask("Tell me of foxes.")
        assert app.rows()[0].title == "Tell me of foxes."
        if mine:  # and nobody here has heard of it yet
            app.archive.ask(lambda store, chat=chat: store.rename(chat.id, "Mine"))  # type: ignore[misc]
        with qtbot.waitSignal(titles.written):
            titles._on_idle()
        assert app.rows()[0].title == ("Mine" if mine else FOX)
    app.close()


@pytest.mark.parametrize("way", ["send", "load", "new chat", "stop", "test"])
def test_any_request_cancels_a_title(app: App, endless_target: Path, way: str) -> None:
    app.load(endless_target)
    titles = app.controller.answers.titles
    titles.timer.setInterval(60_000)
    app.ask("a", 5)
    assert titles.timer.isActive()
    titles._on_idle()
    request = titles._request
    assert request is not None
    ways: dict[str, Callable[[], object]] = {
        "send": lambda: app.controller.send("b"),
        "load": lambda: app.engine.load_pair(PairFiles(endless_target, None)),
        "new chat": app.controller.new_conversation,
        "stop": app.engine.stop,
        "test": lambda: app.engine.begin_work(PairTestWork()),
    }
    ways[way]()
    assert request.stop.is_set
    app.until(lambda: titles._request is None)
    app.engine.stop()
    app.engine.cancel_load()
    app.settle()


def test_other_chats_stay(fox: App, builtin_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = requests(fox, monkeypatch)
    titles = fox.controller.answers.titles
    titles.timer.setInterval(60_000)
    fox.ask("Tell me of foxes.")
    fox.chat.given_title, fox.chat.title_source = "Mine", TitleSource.PERSON  # meanwhile
    titles._on_idle()
    fox.controller.new_conversation(temporary=True)
    fox.ask("Tell me of foxes.")
    titles._on_idle()
    renamed = Conversation(given_title="Mine", title_source=TitleSource.PERSON)
    fox.controller.show_conversation(renamed)
    fox.ask("Tell me of foxes.")
    titles._on_idle()
    fox.load(builtin_target)  # it cannot write titles
    fox.controller.new_conversation()
    fox.ask("Hi! How are you?")
    titles._on_idle()
    assert asked == []


def test_a_model_that_writes_no_title_is_asked_once(
    app: App, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.load(endless_target)
    asked, titles = requests(app, monkeypatch), app.controller.answers.titles
    app.ask("Tell me of foxes.", 5)
    app.until(lambda: len(asked) == 1)
    app.until(lambda: titles._request is None)
    assert app.chat.title == "Tell me of foxes."
    app.ask("More!")
    assert not titles.timer.isActive()
