"""Replaying: when what of an answer was there, its charts at each moment, the clock, the film."""

from dataclasses import replace
from itertools import accumulate

import numpy as np
import pytest

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.timeline import Timeline, timeline_of
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.replay.replay import LAST_MS, PICTURE_MS, HistoryInTime, pictures_of
from foretoken.engine.speedup import PlainReference
from stored_answers import kept_answer as answer


def timeline(made: Message) -> Timeline:
    found = timeline_of(made)
    assert found is not None
    return found


def test_each_moment_follows_from_the_step_records() -> None:
    made = answer(400)
    told = timeline(made)
    assert told.measured
    ends = [120.0 + sum_ms for sum_ms in accumulate(step.total_ms for step in made.steps)]
    assert [moment.at_ms for moment in told.moments] == pytest.approx([0.0, *ends])
    assert [moment.steps for moment in told.moments] == list(range(len(made.steps) + 1))
    tokens = [sum(token.step < count for token in made.tokens) for count in range(len(ends) + 1)]
    assert [moment.tokens for moment in told.moments] == tokens
    for at_ms, steps in ((ends[7], 8), (ends[7] - 0.01, 7), (-1.0, 0)):
        assert told.moments[told.index_at(at_ms)].steps == steps
    assert told.moments[told.index_of_step(9)].steps == 9


def test_steps_without_tokens_and_tokens_without_a_record_have_their_time() -> None:
    made = answer(40)
    empty = replace(made.steps[-1], index=made.steps[-1].index + 1, accepted=0, total_ms=7.0)
    lost = made.steps.pop(3)
    made.steps.append(empty)  # an end token, of which nothing is shown
    moments = timeline(made).moments
    assert moments[-1].at_ms - moments[-2].at_ms == pytest.approx(7.0)
    assert (moments[-1].tokens, moments[-1].steps) == (40, len(made.steps))
    mean = sum(step.total_ms for step in made.steps) / len(made.steps)
    before = sum(token.step < lost.index for token in made.tokens)
    at_lost = next(i for i, moment in enumerate(moments) if moment.tokens > before)
    assert moments[at_lost].steps == moments[at_lost - 1].steps
    assert moments[at_lost].at_ms - moments[at_lost - 1].at_ms == pytest.approx(mean)


def same(one: RunHistory, other: RunHistory) -> bool:
    return (
        one.statistics == other.statistics
        and one.series.steps == other.series.steps
        and one.lookahead == other.lookahead
        and np.array_equal(one.curves.lookahead, other.curves.lookahead)
    )


def test_the_charts_at_any_moment_are_those_of_its_steps() -> None:
    made = answer(3000, seed=3)
    inside, count = HistoryInTime(made), len(made.steps)
    before = PlainReference.at_speed(made.plain_tokens_per_second)
    for steps in (5, 300, 299, 700, 0, count, 512, 513, 1):
        expected = RunHistory.from_steps(made.steps[:steps], before=before)
        assert same(inside.after(steps), expected), steps
    whole = inside.after(count, ended=True)
    assert whole.statistics == made.statistics
    assert inside.after(count, ended=True) is whole
    assert inside.after(count).statistics.prefill_ms == 0.0  # only what the steps tell


@pytest.mark.parametrize("pace", [0.5, 8.0])
def test_the_pictures_take_as_long_as_the_answer_did(pace: float) -> None:
    told = timeline(answer(900))
    pictures = pictures_of(told, pace)
    length = sum(picture.ms for picture in pictures) - LAST_MS
    assert abs(length - told.duration_ms / pace) <= PICTURE_MS
    indices = [picture.index for picture in pictures]
    assert indices == sorted(set(indices))
    assert (indices[0], indices[-1]) == (0, len(told.moments) - 1)
    at = 0
    for picture in pictures[:-1]:
        assert told.index_at(at * pace) == picture.index
        at += picture.ms
