"""The generated chats that the built-in pair is trained on, and the questions that score it."""

import itertools
import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
import tasks
from tasks import code, core
from tasks.questions import COUNT, lines, score

from foretoken.models.builtin import declines

MODELS = Path(__file__).parents[2] / "packaging" / "models"


def _samples(kind: str, count: int, *, of_held_out: bool = False) -> list[tasks.Sample]:
    rng = random.Random(f"{kind} {of_held_out}")
    return [core.of_kind(rng, tasks.KINDS, kind, of_held_out=of_held_out) for _ in range(count)]


@pytest.fixture(scope="module")
def questions() -> list[dict]:
    with (MODELS / "questions.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def _asked(text: str) -> str:
    return re.sub(r"[^a-z0-9+*/=-]+", " ", text.lower()).strip()


def test_samples_of_training_are_not_held_out_and_answer_rightly() -> None:
    samples = [(kind, each) for kind in tasks.KINDS for each in _samples(kind, 100)]
    for kind, sample in samples:
        assert not tasks.held_out(sample.content)
        assert tasks.matches(sample.pattern, sample.turns[-1]), sample
        assert len(sample.turns) % 2 == 0
        for turn in sample.turns:
            assert turn == turn.strip(" ") or turn.endswith("= ")
            assert turn.strip()
            assert turn.isascii()
            assert "<|" not in turn
        if kind not in ("function", "go_on", "sentence_lower"):
            # "a b and c" of letters or of programs is no article.
            assert not re.search(r"\b[Aa] (?!eur)[aeio][a-z]{2}", sample.turns[-1]), sample
            assert not re.search(r"\{[a-z_A-Z]*\}", turn) or "print(f" in turn
            assert "  " not in turn.replace("    ", "") or "=" in turn


def test_the_split_is_by_content_alone_and_about_one_in_twenty() -> None:
    pairs = [f"add {a} {b}" for a in range(100) for b in range(100)]
    assert 0.04 < sum(map(tasks.held_out, pairs)) / len(pairs) < 0.06
    # Decided once and for all: other contents would make the shipped questions known.
    assert [n for n in range(200) if tasks.held_out(f"add {n} 7")] == [
        n for n in range(200) if core.held_out(f"add {n} 7")
    ]


def test_every_sum_in_an_answer_is_right() -> None:
    operations = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "x": lambda a, b: a * b,
        "/": lambda a, b: a // b,
    }
    checked: Counter[str] = Counter()
    for kind in ("add", "subtract", "multiply", "divide", "story_problem", "sum_again"):
        for sample in _samples(kind, 400):
            for answer in sample.turns[1::2]:
                found = re.match(r"(\d+) ([-+x/]) (\d+) = (\d+)\.", answer)
                assert found, answer
                a, sign, b, result = found.groups()
                assert operations[sign](int(a), int(b)) == int(result)
                checked[sign] += 1
    assert set(checked) == set(operations)


def test_the_functions_are_python_and_do_what_they_say() -> None:
    for function in code._FUNCTIONS:
        for name in function.names:
            compile(function.code(name), name, "exec")
    space: dict = {}
    for function in code._FUNCTIONS:
        exec(function.code(function.names[0]), space)
    assert space["add"](2, 3) == 5
    assert space["maximum"](2, 3) == 3
    assert space["count_vowels"]("Banana") == 3
    assert space["reverse"]("abc") == "cba"
    assert space["factorial"](5) == 120
    assert [space["fibonacci"](n) for n in range(7)] == [0, 1, 1, 2, 3, 5, 8]
    assert [n for n in range(20) if space["is_prime"](n)] == [2, 3, 5, 7, 11, 13, 17, 19]
    assert space["unique"]([1, 1, 2]) == [1, 2]
    assert space["total"]([1, 2, 3]) == 6


def test_what_it_cannot_do_is_known_from_its_own_words() -> None:
    for kind in ("unknown", "too_big"):
        assert all(declines(sample.turns[-1]) for sample in _samples(kind, 50))
    able = [kind for kind in tasks.KINDS if kind not in ("unknown", "too_big", "chat", "talk")]
    for kind in able:
        for sample in _samples(kind, 20):
            assert not any(map(declines, sample.turns[1::2])), sample.turns


def test_the_questions_are_held_out_and_their_answers_right(questions: list[dict]) -> None:
    assert len(questions) == COUNT == 200
    assert {question["kind"] for question in questions} == set(tasks.KINDS)
    for question in questions:
        assert tasks.held_out(question["content"])
        assert question["messages"][-1]["role"] == "user"
        assert score(question, question["answer"])
        assert score(question, f" {question['answer']}\n")
    assert len({question["content"] for question in questions}) == COUNT


def test_the_file_of_questions_is_the_one_that_the_program_writes(questions: list[dict]) -> None:
    assert [json.loads(line) for line in lines().splitlines()] == questions


def test_wrong_answers_score_nothing(questions: list[dict]) -> None:
    for question in questions:
        for wrong in ("", "Okay.", "I can help you with that."):
            assert not score(question, wrong), (question, wrong)
        # Runs on instead of ending.
        assert not score(question, question["answer"] + " and on" * 300)


def test_no_chat_for_training_asks_what_is_kept_for_scoring(questions: list[dict]) -> None:
    kept = {
        _asked(question["messages"][0]["content"])
        for question in questions
        # Who was told a name is asked for it with the same words as who was not.
        if len(question["messages"]) == 1 and question["kind"] != "not_told"
    }
    for _, turns in itertools.islice(tasks.conversations(11), 20000):
        for turn in turns[::2]:
            # The same words in quotation marks are another question.
            assert _asked(turn) not in kept or '"' in turn, turn
