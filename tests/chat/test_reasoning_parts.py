"""Reasoning in answers: found at once, token by token, and in any tokenisation."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.chat.reasoning.marks import KINDS, Marks
from foretoken.chat.reasoning.parts import (
    PartFinder,
    PartKind,
    has_reasoning,
    may_reason,
    milliseconds,
    parts_of,
    reasoning_steps,
)
from foretoken.chat.reasoning.token_splitter import TokenSplitter, spans_of_kind
from foretoken.engine.events import StepFinished, TokenEmitted, TokenOrigin

KIND = {kind.opening: kind for kind in KINDS}
THINK = KIND["<think>"]
EXACT = replace(THINK, exact=True)
BEGUN = replace(EXACT, begun=True)
HARMONY = replace(KIND["<|channel|>analysis<|message|>"], exact=True, anywhere=True)
COHERE = replace(KIND["<|START_THINKING|>"], exact=True, anywhere=True)


def tokens(pieces: Sequence[str]) -> list[TokenEmitted]:
    return [
        TokenEmitted(1, piece, TokenOrigin.TARGET, at // 2, None, None, None, None)
        for at, piece in enumerate(pieces)
    ]


def found(pieces: Sequence[str], marks: Marks | None) -> list[tuple[str, str, int]]:
    """Return kind, text and token count of each part, found both at once and incrementally."""
    text, made = "".join(pieces), tokens(pieces)
    given = None if marks is None else [marks]
    whole = parts_of(text, made, given)
    finder = PartFinder(given)
    for each in made:
        finder.add([each])
    finder.finish()
    assert finder.parts == whole
    assert may_reason(text, given) or not has_reasoning(whole)
    return [(part.kind.value, text[part.start : part.end], part.tokens) for part in whole]


R, A = "reasoning", "answer"


@pytest.mark.parametrize(
    ("pieces", "marks", "expected"),
    [
        (["<think>", "\n", "I", " plan", ".\n", "</think>", "\n\n", "Hi", " you\n"], EXACT,
         [(R, "I plan.", 3), (A, "Hi you\n", 2)]),
        (["<think>", "\n\n", "</think>", "\n\n", "Hi"], EXACT, [(A, "Hi", 1)]),
        (["I", " plan", "\n", "</think>", "Hi"], BEGUN, [(R, "I plan", 2), (A, "Hi", 1)]),
        (["I", " plan"], BEGUN, [(R, "I plan", 2)]),
        # The letters of a mark in other tokens are text, and so is a mark after an answer.
        (["a", "</", "think>", "</think>", "b"], BEGUN, [(R, "a</think>", 3), (A, "b", 1)]),
        (["Write", " ", "<think>", " first"], EXACT, [(A, "Write <think> first", 4)]),
        # Without a token of its own, a mark is recognised by its letters.
        (["<th", "ink>a", "</th", "ink>\nb"], THINK, [(R, "a", 1), (A, "b", 1)]),
        (["I plan\n", "</think>\n", "\nHi"], None, [(R, "I plan", 1), (A, "Hi", 1)]),
        (["Close it by </think>\nthen."], None, [(A, "Close it by </think>\nthen.", 1)]),
        (["Here is my thought", " process: a. Here is my response: b"], None,
         [(R, "a.", 1), (A, "b", 1)]),
        (["<|channel|>", "analysis", "<|message|>", "We", "<|end|>", "<|start|>", "assistant",
          "<|channel|>", "final", "<|message|>", "Hi", " <|end", "|>"], HARMONY,
         [(R, "We", 1), (A, "Hi <|end|>", 3)]),
        (["<|START_THINKING|>", "a", "<|END_THINKING|>", "<|START_TEXT|>", "b", "<|END_TEXT|>"],
         COHERE, [(R, "a", 1), (A, "b", 1)]),
        ([], BEGUN, [(R, "", 0)]),
    ],
)  # fmt: skip
def test_parts(
    pieces: list[str], marks: Marks | None, expected: list[tuple[str, str, int]]
) -> None:
    assert found(pieces, marks) == expected


def test_any_split_of_the_text_gives_the_same_parts() -> None:
    chance = random.Random(5)
    text = "\n<think>\n🙂 plan </thi\n it.\n</think>\n\nHi </think> ünï <think>\n"
    thought, said = "🙂 plan </thi\n it.", "Hi </think> ünï <think>\n"
    for _ in range(100):
        pieces, at = list[str](), 0
        while at < len(text):
            length = chance.randint(0, 6)
            pieces.append(text[at : at + length])
            at += length
        parts = [(kind, told) for kind, told, _ in found(pieces, THINK)]
        assert parts == [(R, thought), (A, said)]
        assert dealt(pieces, THINK) == (thought, said)


def test_what_may_become_a_mark_is_not_shown_before_it_is_known() -> None:
    finder, text = PartFinder([THINK]), ""
    for more, shown in (
        ("<think>", [""]),
        ("a", ["a"]),
        (" </thin", ["a"]),
        (" ", ["a </thin"]),
        ("b </think>c", ["a </thin b", "c"]),
    ):
        for character in more:
            finder.add_text(character)
        text += more
        assert [text[part.start : part.end] for part in finder.parts] == shown
    assert not finder.reasons


def test_time_and_steps_of_a_part() -> None:
    made = tokens(["<think>", "a", "b", "c", "</think>", "d"])
    steps = [StepFinished(index, 1, 1, 1, 1, 0.0, 0.0, 10.0 * (index + 1), 0) for index in range(3)]
    reasoning, answer = parts_of("", made, [EXACT])
    assert milliseconds(reasoning, made, steps) == pytest.approx(5 + 20)
    assert milliseconds(answer, made, steps) == pytest.approx(15)
    assert reasoning_steps(made, (reasoning, answer)) == {0, 1, 2}
    assert reasoning_steps(made, (answer,)) == frozenset()
    answer = Message(Role.ASSISTANT, "I plan", source=AnswerSource("m", None, marks=(BEGUN,)))
    assert [part.kind for part in answer.parts] == [PartKind.REASONING]
    assert answer.said == ""
    answer.text += "</think>Hi"
    assert answer.said == "Hi"
    assert Message(Role.USER, "<think>a</think>b").parts == ()
    assert Message(Role.ASSISTANT, "a b").parts == ()


def dealt(pieces: Sequence[str], marks: Marks | None) -> tuple[str, str]:
    """Return both texts after they have grown token by token."""
    dealer = TokenSplitter(None if marks is None else [marks])
    thought, said = "", ""
    for each in [*([token] for token in tokens(pieces)), None]:
        new = dealer.finish() if each is None else dealer.add(each)
        if new.anew:
            thought, said = "", ""
        thought += "".join(token.text for token in new.reasoning)
        said += "".join(token.text for token in new.answer)
    assert dealer.text == "".join(pieces)
    return thought, said


def test_places_in_the_answer_are_places_in_its_texts() -> None:
    pieces = ["<|START_THINKING|>", "🙂a", "<|END_THINKING|>", "🙂b", "<|START_THINKING|>", "c",
              "<|END_THINKING|>", "d 🙂e"]  # fmt: skip
    text = "".join(pieces)
    parts = parts_of(text, tokens(pieces), [COHERE])
    thought, said = dealt(pieces, COHERE)
    assert (thought, said) == ("🙂a\n\nc", "🙂b\n\nd 🙂e")
    texts = {PartKind.REASONING: thought, PartKind.ANSWER: said}
    units = text.encode("utf-16-le")

    def found(letter: str, kind: PartKind) -> list[str]:
        start = units.index(letter.encode("utf-16-le")) // 2
        own = texts[kind].encode("utf-16-le")
        spans = spans_of_kind(text, parts, [(start, start + 1)], kind)
        return [own[2 * first : 2 * last].decode("utf-16-le") for first, last in spans]

    for letter, kind in zip("abcde", "RARAA", strict=True):
        reasoned = kind == "R"
        assert found(letter, PartKind.REASONING) == [letter] * reasoned
        assert found(letter, PartKind.ANSWER) == [letter] * (not reasoned)
    assert [found("T", one) for one in PartKind] == [[], []]  # within a mark
