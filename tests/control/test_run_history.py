"""Chart data of answers, chats and replays, and the statistics of runs."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.conversations.timeline import timeline_of
from foretoken.chat.runs.run_log import RunLog, RunReport
from foretoken.chat.runs.run_record import FaultKind
from foretoken.control.engine.records import Record, Request
from foretoken.control.engine.run_history import ChatHistory, RunHistory
from foretoken.control.engine.step_series import ACCEPTANCE_WINDOW, SPEED_WINDOW
from foretoken.control.replay.replay import LAST_MS, PICTURE_MS, frames_of
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    DraftLength,
    FinishReason,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.engine.figures import Prediction
from foretoken.models.pair_setup import AnswerSettings, PairFiles
from stored_answers import kept_answer as answer


def make_step(
    index: int,
    accepted: int,
    drafted: int = 4,
    *,
    lookahead: int | None = None,
    total_ms: float = 50.0,
    kind: DraftLength | None = None,
    predicted_ms: float | None = None,
) -> StepFinished:
    return StepFinished(
        index=index,
        lookahead=drafted if lookahead is None else lookahead,
        drafted=drafted,
        evaluated=min(accepted + 1, drafted),
        accepted=accepted,
        draft_ms=5.0 if drafted else 0.0,
        verify_ms=40.0,
        total_ms=total_ms,
        position=0,
        reason=None if kind is None else LookaheadReason(kind),
        predicted_ms=predicted_ms,
    )


def some_steps(count: int) -> list[StepFinished]:
    """Steps of every kind: with and without drafts and predicted times."""
    rng = random.Random(1)
    steps = []
    for index in range(count):
        drafted = rng.choice((0, 0, 1, 3, 4, 8))
        accepted, kind = rng.randint(0, drafted), rng.choice((None, *DraftLength))
        predicted = rng.uniform(8.0, 20.0) if rng.random() < 0.8 else None
        ms = 12.0 + drafted + rng.random()
        step = make_step(index, accepted, drafted, total_ms=ms, kind=kind, predicted_ms=predicted)
        steps.append(step)
    return steps


def test_bars_tell_how_each_step_ended() -> None:
    # Accepted 4 of 4 (bonus), 1 of 4, then a plain pass.
    steps = [make_step(0, 4), make_step(1, 1, lookahead=6), make_step(2, 0, drafted=0)]
    history = RunHistory.from_steps(steps)
    means = history.mean_accepted, history.mean_drafted, history.mean_lookahead
    assert means == (2.5, 4.0, 5.0)
    assert [(bar.accepted, bar.endings) for bar in history.series.bars(range(3), 40)] == [
        (4, (0, 1, 0)),
        (1, (1, 0, 0)),
        (0, (0, 0, 1)),
    ]


def test_curves_follow_the_last_steps_and_leave_gaps() -> None:
    good = [make_step(i, 4, total_ms=100.0) for i in range(40)]
    plain = [make_step(40 + i, 0, drafted=0, total_ms=50.0) for i in range(17)]
    history = RunHistory.from_steps([*good, *plain, make_step(57, 0)])
    x, speed = history.curves.speed
    assert (x[0], x[40], x[-1]) == (0, 200.0, 218.0)
    assert speed[40] == pytest.approx(50.0)
    assert 20.0 < speed[41] < 50.0
    assert speed[-1] == pytest.approx(20.0)
    _, accepted = history.curves.acceptance
    assert accepted[:56] == pytest.approx(1.0)
    assert np.isnan(accepted[56:58]).all()
    assert accepted[58] == 0.0


def test_curves_of_long_answers_are_thinned_out_and_their_ends_stay() -> None:
    history = RunHistory.from_steps(make_step(i, 1) for i in range(5000))
    for x, y in (history.curves.speed, history.curves.acceptance, history.curves.lookahead):
        assert 128 <= x.size <= 258
        assert (x[0], x[-1]) == (0, 10_000)
        assert (np.diff(x) > 0).all()
        assert y == pytest.approx(y[0])
    empty = RunHistory()
    assert empty.mean_accepted is empty.lookahead is empty.time_split is None
    assert empty.curves.speed[0].size == empty.curves.predicted_ms[1].size == 0


def test_a_pause_is_what_the_policy_calls_one() -> None:
    def plain(index: int, state: PolicyState) -> StepFinished:
        return replace(make_step(index, 0, drafted=0), policy=PolicyStatus(state))

    history = RunHistory.from_steps(plain(i, PolicyState.ADAPTIVE) for i in range(9))
    assert (history.lookahead, history.paused_at) == (None, None)
    history.add_step(plain(9, PolicyState.PAUSED))
    assert (history.lookahead, history.paused_at) == (0, 0)  # since when nothing is drafted
    history.add_step(replace(make_step(10, 3, 6), policy=PolicyStatus(PolicyState.ADAPTIVE)))
    assert history.lookahead == history.curves.lookahead[1][-1] == 6


def test_a_part_is_what_its_steps_say() -> None:
    steps = some_steps(300)
    history = RunHistory.from_steps(steps)
    ends = np.cumsum([step.tokens for step in steps])
    begin, end = 200.0, 260.0
    inside = [i for i in range(300) if ends[i] > begin and ends[i] - steps[i].tokens < end]
    assert list(history.series.between(begin, end)) == inside
    detail = history.series.detail(range(inside[0], inside[-1] + 1))
    # One more at both ends, so that lines go on beyond the edges.
    shown = list(range(inside[0] - 1, inside[-1] + 2))
    assert detail.speed[0].tolist() == [float(ends[i]) for i in shown]
    for i, speed, share in zip(shown, detail.speed[1], detail.acceptance[1], strict=True):
        window = steps[i - SPEED_WINDOW + 1 : i + 1]
        expected = 1000.0 * sum(s.tokens for s in window) / sum(s.total_ms for s in window)
        assert speed == pytest.approx(expected)
        window = steps[i - ACCEPTANCE_WINDOW + 1 : i + 1]
        expected = sum(s.accepted for s in window) / sum(s.drafted for s in window)
        assert share == pytest.approx(expected)
    requested = [steps[i].lookahead for i in shown]
    assert detail.lookahead[1].tolist() == [*requested, requested[-1]]
    assert detail.real_ms[1].tolist() == [steps[i].total_ms for i in shown]
    foretold = [steps[i].predicted_ms for i in shown]
    foretold = [np.nan if each is None else each for each in foretold]
    np.testing.assert_array_equal(detail.predicted_ms[1], foretold)


def test_expected_times_and_reasons_are_those_of_the_records() -> None:
    steps = some_steps(90)
    history = RunHistory.from_steps(steps)
    told = [step for step in steps if step.predicted_ms is not None]
    expected = Prediction()
    for step in told:
        expected.add(step)
    assert history.prediction == expected
    last = told[-SPEED_WINDOW:]
    for (_, y), name in (
        (history.curves.real_ms, "total_ms"),
        (history.curves.predicted_ms, "predicted_ms"),
    ):
        assert y[-1] == pytest.approx(np.mean([getattr(step, name) for step in last]))
    kinds = [step.reason.kind for step in steps if step.reason is not None]
    for kind in DraftLength:
        assert history.reasons[kind] == kinds.count(kind)
    # Stored times are rounded: an ended answer has counters of its own, until it goes on.
    own = RunStatistics(decode_ms=199.6, generated=16)
    history = RunHistory.from_steps(steps, own)
    assert history.statistics.tokens_per_second == own.tokens_per_second == 16 / 0.1996
    history.add_step(make_step(90, 3))
    assert (history.statistics.generated, own.generated) == (20, 16)


def test_answers_and_the_one_being_written_stand_one_behind_the_other() -> None:
    answers = [answer(90, seed=1), answer(40, seed=2)]
    writing = answer(60, seed=3)
    later = writing.steps[5:]
    del writing.steps[5:]
    writing.statistics = None
    chat = ChatHistory()
    chat.show(answers, writing)
    assert len(chat.history.series) == sum(len(one.steps) for one in answers) + 5
    writing.steps += later
    chat.add_steps()
    steps = [step for one in (*answers, writing) for step in one.steps]
    history = chat.history
    assert [step.index for step in history.series.steps] == list(range(len(steps)))
    assert [place.answer for place in chat.places] == [*answers, writing]
    tokens = [sum(step.tokens for step in one.steps) for one in answers]
    assert [place.token for place in chat.places] == [0, tokens[0], sum(tokens)]
    assert chat.borders == (float(tokens[0]), float(sum(tokens)))
    assert history.statistics.generated == sum(step.tokens for step in steps)
    assert history.statistics.accepted == sum(step.accepted for step in steps)
    assert history.statistics.decode_ms == pytest.approx(sum(step.total_ms for step in steps))
    places = [(one, number) for one in chat.places for number in range(len(one.answer.steps))]
    assert [chat.answer_of(at) for at in range(len(steps))] == places
    for at, (one, number) in enumerate(places):
        assert chat.number_of(one.answer, one.answer.steps[number].index) == at
    assert chat.answer_of(len(steps)) is chat.answer_of(-1) is None
    chat.show(answers, writing)
    assert chat.history is history
    chat.forget()
    assert (len(chat.history.series), chat.places) == (0, [])


SAID = "Whisperings"


class Noted(App):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.log = RunLog(folder)
        super().__init__(qtbot, runs=self.log)
        assert self.controller.runs is not None
        self.runs = self.controller.runs

    def draft(self, config: SpeculativeConfig, temperature: float = 0.0) -> None:
        self.engine.answering.sampling = SamplingParams(temperature, seed=1)
        self.engine.set_answers(AnswerSettings(speculative=config))

    def report(self) -> RunReport:
        with self.qtbot.waitSignal(self.runs.read, timeout=5_000) as read:
            self.runs.ask(None)
        found: RunReport = read.args[0]
        return found


@pytest.fixture
def noted(qtbot: QtBot, tmp_path: Path) -> Iterator[Noted]:
    result = Noted(qtbot, tmp_path / "statistics")
    yield result
    result.close()


def test_figures_are_of_the_steps(noted: Noted, endless_target: Path, hopeless_draft: Path) -> None:
    noted.load(endless_target, hopeless_draft)
    answers = []
    for temperature, config in (
        (0.0, SpeculativeConfig(Method.PLAIN)),
        (0.0, SpeculativeConfig(Method.DRAFT, lookahead=3)),
        (1.0, SpeculativeConfig(Method.AUTO, lookahead=2)),
    ):
        noted.draft(config, temperature)
        answers.append(noted.ask(SAID, 40))
    noted.controller.show_conversation(Conversation(temporary=True))
    answers.append(noted.ask(SAID, 40))
    report = noted.report()
    everything = report.everything
    steps = [step for message in answers for step in message.steps]
    counted = everything.statistics
    assert (everything.runs, counted.tokens, counted.steps) == (4, 160, len(steps))
    assert counted.accepted == sum(step.accepted for step in steps)
    assert counted.decode_ms == pytest.approx(sum(step.total_ms for step in steps), abs=0.01)
    assert everything.characters == sum(len(message.text) for message in answers)
    by_method = {key.method: (key.pair, sums) for key, sums in report.rows}
    runs = {method: sums.runs for method, (_, sums) in by_method.items()}
    assert runs == {Method.PLAIN: 1, Method.DRAFT: 1, Method.AUTO: 2}
    assert by_method[Method.PLAIN][0].draft is None
    assert by_method[Method.DRAFT][0].draft is not None
    written = noted.log.file.read_bytes()
    for kept_out in (SAID, str(endless_target.parent), answers[0].text[:8]):
        assert kept_out.encode() not in written


def test_faults_are_counted_by_kind(noted: Noted, endless_target: Path, tmp_path: Path) -> None:
    with noted.qtbot.waitSignal(noted.engine.load_ended, timeout=10_000):
        noted.engine.load_pair(PairFiles(tmp_path / "secret folder" / "none.gguf", None))
    noted.load(endless_target)
    noted.draft(SpeculativeConfig(Method.PLAIN, max_steps=3), 1.0)
    assert noted.ask(SAID, 40).finish_reason is FinishReason.STEP_LIMIT
    told = noted.report()
    assert [fault.kind for fault in told.faults] == [FaultKind.STEP_LIMIT, FaultKind.LOAD]
    assert told.faults[1].message.startswith("none.gguf ")
    assert told.everything.runs == 1  # the one that reached its limit


def test_nothing_is_recorded_without_consent(noted: Noted, endless_target: Path) -> None:
    noted.load(endless_target)
    noted.runs.recording = False
    noted.ask(SAID, 4)
    assert noted.report().rows == []
    assert not noted.log.folder.exists()
    noted.runs.recording = True
    noted.ask(SAID, 4)
    assert noted.report().everything.runs == 1
    with noted.qtbot.waitSignal(noted.runs.written, timeout=5_000):
        noted.runs.reset()
    assert noted.report().rows == []
    # A disk that cannot be written costs no answer.
    shutil.rmtree(noted.log.folder)
    noted.log.folder.write_text("in the way")
    assert not noted.ask(SAID, 4).error
    with noted.qtbot.waitSignal(noted.runs.failed, timeout=5_000):
        noted.runs.reset()


def test_each_moment_follows_from_the_step_records() -> None:
    made = answer(400)
    told = timeline_of(made)
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
    moments = timeline_of(made).moments
    assert moments[-1].at_ms - moments[-2].at_ms == pytest.approx(7.0)
    assert (moments[-1].tokens, moments[-1].steps) == (40, len(made.steps))
    mean = sum(step.total_ms for step in made.steps) / len(made.steps)
    before = sum(token.step < lost.index for token in made.tokens)
    at_lost = next(i for i, moment in enumerate(moments) if moment.tokens > before)
    assert moments[at_lost].steps == moments[at_lost - 1].steps
    assert moments[at_lost].at_ms - moments[at_lost - 1].at_ms == pytest.approx(mean)


@pytest.mark.parametrize("pace", [0.5, 8.0])
def test_the_pictures_take_as_long_as_the_answer_did(pace: float) -> None:
    told = timeline_of(answer(900))
    pictures = frames_of(told, pace)
    length = sum(picture.ms for picture in pictures) - LAST_MS
    assert abs(length - told.duration_ms / pace) <= PICTURE_MS
    indices = [picture.index for picture in pictures]
    assert indices == sorted(set(indices))
    assert (indices[0], indices[-1]) == (0, len(told.moments) - 1)
    at = 0
    for picture in pictures[:-1]:
        assert told.index_at(at * pace) == picture.index
        at += picture.ms


def test_tokens_arrive_with_their_steps(
    app: App, wordy_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.load(wordy_target)
    worker, lonely = app.engine._worker, list[Record]()
    send = worker._send

    def watched(request: Request, record: Record) -> None:
        send(request, record)
        there = [one for _, one in worker._records]  # at this moment the window may take them
        without = itertools.takewhile(lambda one: not isinstance(one, StepFinished), there[::-1])
        lonely.extend(one for one in without if isinstance(one, TokenEmitted))

    monkeypatch.setattr(worker, "_send", watched)
    batches: list[tuple[list[TokenEmitted], list[StepFinished]]] = []
    app.controller.answers.tokens_arrived.connect(lambda *batch: batches.append(batch))
    app.ask(most=40)
    assert sum(len(tokens) for tokens, _ in batches) == 40
    assert not lonely
    finished: set[int] = set()
    for tokens, steps in batches:  # no token comes before its step, so that it has its place
        finished |= {step.index for step in steps}
        assert {token.step for token in tokens} <= finished
