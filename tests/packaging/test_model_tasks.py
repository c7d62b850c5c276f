"""The generated chats that the built-in pair is trained on, and the questions that score it."""

import itertools
import json
import operator
import random
import re
from collections import Counter
from pathlib import Path

import pytest
import tasks
from tasks import core
from tasks.questions import COUNT, lines, score

from foretoken.models.builtin import declines

MODELS = Path(__file__).parents[2] / "packaging" / "models"


def _samples(kind: str, count: int = 100) -> list[tasks.Sample]:
    rng = random.Random(kind)
    return [core.of_kind(rng, tasks.KINDS, kind, of_held_out=False) for _ in range(count)]


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
            assert turn.strip()
            assert turn.isascii()
            assert "<|" not in turn
        if kind not in ("chat", "talk"):  # what it can do is known from its own words
            assert declines(sample.turns[-1]) == (kind in ("unknown", "too_big")), sample.turns


def test_every_sum_in_an_answer_is_right() -> None:
    operations = {"+": operator.add, "-": operator.sub, "x": operator.mul, "/": operator.floordiv}
    checked: Counter[str] = Counter()
    for kind in ("add", "subtract", "multiply", "divide", "story_problem", "sum_again"):
        for sample in _samples(kind, 100):
            for answer in sample.turns[1::2]:
                found = re.match(r"(\d+) ([-+x/]) (\d+) = (\d+)\.", answer)
                assert found, answer
                a, sign, b, result = found.groups()
                assert operations[sign](int(a), int(b)) == int(result)
                checked[sign] += 1
    assert set(checked) == set(operations)


def test_the_questions_are_held_out_and_their_answers_right(questions: list[dict]) -> None:
    assert len(questions) == COUNT == 200
    assert {question["kind"] for question in questions} == set(tasks.KINDS)
    for question in questions:
        assert tasks.held_out(question["content"])
        assert question["messages"][-1]["role"] == "user"
        assert score(question, f" {question['answer']}\n")
        for wrong in ("", "Okay.", question["answer"] + " and on" * 300):
            assert not score(question, wrong), (question, wrong)
    assert len({question["content"] for question in questions}) == COUNT
    assert [json.loads(line) for line in lines().splitlines()] == questions, "as they are made"


def test_no_chat_for_training_asks_what_is_kept_for_scoring(questions: list[dict]) -> None:
    kept = {
        _asked(question["messages"][0]["content"])
        for question in questions
        # Who was told a name is asked for it with the same words as who was not.
        if len(question["messages"]) == 1 and question["kind"] != "not_told"
    }
    for _, turns in itertools.islice(tasks.conversations(11), 5000):
        for turn in turns[::2]:
            # The same words in quotation marks are another question.
            assert _asked(turn) not in kept or '"' in turn, turn
