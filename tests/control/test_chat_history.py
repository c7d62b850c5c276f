"""All answers of a chat as one history: every figure against the records of the answers."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.control.answers.chat_history import ChatHistory
from foretoken.engine.events import RunStatistics
from stored_answers import answer_records


def answer(count: int, seed: int) -> Message:
    tokens, steps = answer_records(count, seed)
    statistics = RunStatistics()
    for step in steps:
        statistics.count_step(step)
    return Message(Role.ASSISTANT, tokens=tokens, steps=steps, statistics=statistics)


def shown(qtbot: QtBot, *answers: Message, writing: Message | None = None) -> ChatHistory:
    chat = ChatHistory()
    chat.show(answers, writing)
    qtbot.waitUntil(lambda: chat.complete)
    return chat


def test_answers_and_the_one_being_written_stand_one_behind_the_other(qtbot: QtBot) -> None:
    answers = [answer(90, 1), answer(40, 2)]
    writing = answer(60, 3)
    later = writing.steps[5:]
    del writing.steps[5:]
    writing.statistics = None
    chat = shown(qtbot, *answers, writing=writing)
    assert len(chat.history.series) == sum(len(one.steps) for one in answers) + 5
    writing.steps += later
    chat.add_steps(later)
    steps = [step for one in (*answers, writing) for step in one.steps]
    history = chat.history
    assert [step.index for step in history.series.steps] == list(range(len(steps)))
    assert [place.answer for place in chat.places] == [*answers, writing]
    tokens = [sum(step.tokens for step in one.steps) for one in answers]
    assert [place.token for place in chat.places] == [0, tokens[0], sum(tokens)]
    assert chat.borders == (float(tokens[0]), float(sum(tokens)))
    expected = RunStatistics()
    for step in steps:
        expected.count_step(step)
    for name in ("generated", "steps", "drafted", "evaluated", "accepted"):
        assert getattr(history.statistics, name) == getattr(expected, name)
    assert history.statistics.decode_ms == pytest.approx(expected.decode_ms)
    foretold = [s for s in steps if s.predicted_ms is not None]
    wrong = sum(abs(s.total_ms - (s.predicted_ms or 0.0)) for s in foretold)
    assert history.prediction.error == pytest.approx(wrong / sum(s.total_ms for s in foretold))


def test_each_step_leads_to_its_answer_and_back(qtbot: QtBot) -> None:
    answers = [answer(30, 1), answer(30, 2)]
    chat = shown(qtbot, *answers)
    places = [(one, number) for one in answers for number in range(len(one.steps))]
    for at, (one, number) in enumerate(places):
        assert chat.number_of(one, one.steps[number].index) == at
        found = chat.answer_of(at)
        assert found is not None
        assert (found[0].answer, found[1]) == (one, number)
    assert chat.answer_of(len(places)) is chat.answer_of(-1) is None
    assert chat.number_of(answer(5, 9), 0) is None


def test_a_long_chat_is_taken_in_piece_by_piece_once_and_forgotten_on_request(qtbot: QtBot) -> None:
    answers = [answer(2000, seed) for seed in range(4)]
    chat = ChatHistory()
    parts = []
    chat.grown.connect(lambda: parts.append(len(chat.history.series)))
    chat.show(answers)
    assert not chat.complete
    qtbot.waitUntil(lambda: chat.complete)
    assert len(parts) > 1
    assert parts[-1] == sum(len(one.steps) for one in answers)
    history = chat.history
    chat.show(list(answers))
    assert chat.history is history
    chat.forget()
    assert (len(chat.history.series), chat.places) == (0, [])
    chat.show(answers[:1])
    qtbot.waitUntil(lambda: chat.complete)
    assert len(chat.history.series) == len(answers[0].steps)
