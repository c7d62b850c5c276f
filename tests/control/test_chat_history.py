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


def test_answers_stand_one_behind_the_other(qtbot: QtBot) -> None:
    answers = [answer(90, 1), answer(40, 2), answer(60, 3)]
    chat = shown(qtbot, *answers)
    history = chat.history
    assert len(history.series) == sum(len(one.steps) for one in answers)
    assert [place.answer for place in chat.places] == answers
    tokens = [sum(step.tokens for step in one.steps) for one in answers]
    assert [place.token for place in chat.places] == [0, tokens[0], tokens[0] + tokens[1]]
    assert chat.borders == (float(tokens[0]), float(tokens[0] + tokens[1]))
    for name in ("generated", "steps", "drafted", "evaluated", "accepted"):
        expected = sum(getattr(one.statistics, name) for one in answers)
        assert getattr(history.statistics, name) == expected
    total = sum(one.statistics.decode_ms for one in answers if one.statistics)
    assert history.statistics.decode_ms == pytest.approx(total)
    foretold = [s for one in answers for s in one.steps if s.predicted_ms is not None]
    wrong = sum(abs(s.total_ms - (s.predicted_ms or 0.0)) for s in foretold)
    assert history.prediction.error == pytest.approx(wrong / sum(s.total_ms for s in foretold))


def test_each_step_leads_to_its_answer_and_back(qtbot: QtBot) -> None:
    answers = [answer(30, 1), answer(30, 2)]
    chat = shown(qtbot, *answers)
    numbers = []
    for one in answers:
        for number, step in enumerate(one.steps):
            found = chat.number_of(one, step.index)
            assert found is not None
            numbers.append(found)
            place = chat.answer_of(found)
            assert place is not None
            assert (place[0].answer, place[1]) == (one, number)
    assert numbers == list(range(len(chat.history.series)))
    assert chat.answer_of(len(numbers)) is None
    assert chat.answer_of(-1) is None
    assert chat.number_of(answer(5, 9), 0) is None


def test_what_is_written_goes_on_behind_the_others(qtbot: QtBot) -> None:
    done, writing = answer(30, 1), answer(40, 2)
    later = writing.steps[5:]
    del writing.steps[5:]
    writing.statistics = None
    chat = shown(qtbot, done, writing=writing)
    assert len(chat.history.series) == len(done.steps) + 5
    writing.steps += later
    chat.add_steps(later)
    assert len(chat.history.series) == len(done.steps) + 5 + len(later)
    steps = [*done.steps, *writing.steps]
    assert chat.history.statistics.accepted == sum(step.accepted for step in steps)
    assert [s.index for s in chat.history.series.steps] == list(range(len(steps)))
    place = chat.answer_of(len(done.steps) + 6)
    assert place is not None
    assert place[0].answer is writing


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
