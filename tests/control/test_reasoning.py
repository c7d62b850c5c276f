"""Answers of models that reason, from the first token to the question after them."""

from pathlib import Path

import pytest
from gguf import TokenType

import tiny_models as tiny
from asked_engine import App
from foretoken.chat.conversations.conversation import Message
from foretoken.chat.reasoning.parts import PartKind, milliseconds
from foretoken.control.answers.answer_run import history_of
from foretoken.engine.events import FinishReason

FOXES = "brown foxes"
MARKS = ("<think>", "</think>")
CUTTING = (
    "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content.split('</think>')[-1] | trim }}"
    "<|im_end|>\n{% endfor %}{{ '<|im_start|>assistant\n' }}"
)
KEEPING = tiny.CHATML_TEMPLATE + "{# answers may begin with [THINK] #}"
BEGUN = CUTTING + "{{ '<think>\n' }}"


def write_thinker(path: Path, template: str, opening: str, closing: str, kind: TokenType) -> Path:
    """It answers everything with the opening mark, "ABC", the closing one and some words.

    What its template ends with says whether it opens. After white space it only says the words.
    """
    marks = [tiny.Token(mark.encode(), kind) for mark in (opening, closing)]
    tokens: list[tiny.TokenLike] = [
        *tiny.default_tokens(257),
        *marks,
        FOXES,
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    newline, colon = (tokens.index(letter) for letter in (b"\n", b":"))
    first, last, words, end = 257, 258, 259, len(tokens) - 1
    a, b, c = (tokens.index(letter) for letter in (b"A", b"B", b"C"))
    after_newline = a if "<think>\n" in template else words if "assistant:" in template else first
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


REASONED = [(PartKind.REASONING, "ABC", 3), (PartKind.ANSWER, FOXES, 1)]


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
    assert counted is not None
    again = app.ask()
    assert again.statistics is not None
    longer = again.statistics.prompt_tokens - counted.prompt_tokens
    kept = len("ABC") + 2 if kind is TokenType.CONTROL else 0  # its template keeps it
    # One token is both words; "a", the roles and what ends turns are bytes and marks.
    assert longer == kept + 1 + len("\n") + len("user\na\nassistant\n") + 4
    # What was written is in the cache, as far as the template keeps it.
    cached = counted.prompt_tokens - 3 + (kept and len(answer.tokens))
    assert again.statistics.reused_tokens >= cached
    assert parts(again) == REASONED


def test_one_that_was_interrupted_while_it_thought_goes_on(app: App, tmp_path: Path) -> None:
    app.load(write_thinker(tmp_path / "m.gguf", BEGUN, *MARKS, TokenType.USER_DEFINED))
    answer = app.ask(most=2)
    assert parts(answer) == [(PartKind.REASONING, "AB", 2)]
    app.limit(100)
    going_on = app.ended(app.controller.continue_answer(answer))
    assert parts(going_on) == REASONED
    assert going_on.finish_reason is FinishReason.STOP


def test_a_title_is_written_without_reasoning(app: App, tmp_path: Path) -> None:
    template = CUTTING.replace("assistant\n", "assistant:")
    app.load(write_thinker(tmp_path / "m.gguf", template, *MARKS, TokenType.USER_DEFINED))
    assert parts(app.ask("Are there foxes?")) == REASONED
    app.until(lambda: app.chat.title == FOXES)


def test_drafts_are_counted_apart(app: App, tmp_path: Path) -> None:
    path = write_thinker(tmp_path / "m.gguf", CUTTING, *MARKS, TokenType.USER_DEFINED)
    app.load(path, path)
    app.engine.set_lookahead(2)
    answer = app.ask()
    live, later = app.engine.history, history_of(answer)
    assert (live.reasoning, live.answering) == (later.reasoning, later.answering)
    assert live.reasoning.drafted > 0
    assert live.reasoning.drafted + live.answering.drafted == live.statistics.drafted
