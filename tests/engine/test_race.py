"""Races: turns, recordings, the figures derived from them, and where texts part."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, a_step
from foretoken.engine import generation
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import (
    FinishReason,
    GenerationFinished,
    RunStatistics,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.lookahead.acceptance import LearnedAcceptance, LearnedPair
from foretoken.engine.race import (
    TURN_TOKENS,
    RaceRound,
    RaceSide,
    RaceUnit,
    TokenChoice,
    comparable,
    run_race,
)
from foretoken.engine.race_figures import (
    TextVerdict,
    compare_texts,
    is_near_tie,
    logit_gaps,
    race_speed,
    race_speedup,
    typical_round,
)
from foretoken.engine.recording import Recorder, Recording
from foretoken.engine.sampling.verification import Verification, verify_greedy
from foretoken.engine.session import Session

PLAIN = SpeculativeConfig(Method.PLAIN)
FIXED = SpeculativeConfig(Method.DRAFT, lookahead=3)


@pytest.fixture(scope="module")
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


def raced(
    session: Session,
    ways: Sequence[SpeculativeConfig],
    sampling: SamplingParams = GREEDY,
    *,
    repetitions: int = 2,
    tokens: int = 24,
    prepare: Callable[[Session, Session], object] = lambda *_: None,
    **options: Any,
) -> list[RaceRound]:
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(session.beside(256, ModelSettings(), ModelSettings())) for _ in ways
        )
        prepare(one, other)
        question = (session.prompt("It is"), GenerationLimits(tokens))
        sides = (
            RaceSide(one, ways[0], sampling, *question),
            RaceSide(other, ways[1], sampling, *question),
        )
        return list(run_race(sides, repetitions=repetitions, **options))


def recording(step_ms: Sequence[float], ids: Sequence[int]) -> Recording:
    """One token per step."""
    recorder = Recorder()
    for index, (ms, token) in enumerate(zip(step_ms, ids, strict=True)):
        recorder.take(TokenEmitted(token, "a", TokenOrigin.TARGET, index, None, None, None, None))
        recorder.take(a_step(ms=ms, index=index))
    recorder.take(GenerationFinished(FinishReason.LENGTH, RunStatistics(), 0))
    return recorder.recording()


def made_round(*of_sides_ms: float) -> RaceRound:
    one, other = (recording([ms] * 8, range(8)) for ms in of_sides_ms)
    return RaceRound((one, other), 0, None)


def test_figures_are_those_of_steps_that_were_taken_in_turns(session: Session) -> None:
    seen: list[tuple[int, int]] = []
    [each] = raced(
        session, (PLAIN, FIXED), repetitions=1, progress=lambda _, given: seen.append(given)
    )
    # Never further apart than one step.
    assert all(abs(one - other) <= 4 for one, other in seen)
    assert (each.same_text, each.parting) == (True, None)
    assert compare_texts([each], comparable=True).verdict is TextVerdict.SAME
    rates = []
    for answer in each.answers:
        spent_ms = sum(step.total_ms for step in answer.steps)
        given = sum(step.accepted + 1 - step.unused for step in answer.steps)
        rates.append(1000.0 * given / spent_ms)
        assert answer.duration_ms == pytest.approx(spent_ms)
        assert answer.tokens_per_second == pytest.approx(rates[-1])
        # A token appears with its step; part of a character waits for the rest.
        ends = np.cumsum([step.total_ms for step in answer.steps])
        for token, ms in zip(answer.tokens, answer.shown_ms, strict=True):
            own = ends[token.step :]
            assert ms == pytest.approx(min(own, key=lambda end: abs(end - ms)))
            assert ms >= own[0] - 1e-9
        assert list(answer.shown_ms) == sorted(answer.shown_ms)
        assert answer.shown_at(answer.duration_ms) == len(answer.tokens) == given
        assert answer.shown_at(ends[0] * 0.99) == 0
        assert answer.progress[0] == (0.0, 0)
        assert answer.progress[-1] == (pytest.approx(spent_ms), given)
    assert each.ratio_in(RaceUnit.TOKENS) == pytest.approx(rates[1] / rates[0])
    found = race_speedup([each])
    assert found.mean == pytest.approx(rates[1] / rates[0])
    assert (found.low, found.high, found.differs) == (None, None, False)


def test_sides_change_their_caches_and_know_the_same(session: Session) -> None:
    calls: list[tuple[int, SpeculativeConfig, object, object]] = []
    known = LearnedPair(LearnedAcceptance((0.0, 1.0, 0.0), 0.9, (), ()), 100, 1.0, 2.0, 0.0)

    def heard(index: int, each: Session, generate: Callable[..., Any], *given: Any) -> Any:
        calls.append((index, given[2], each.learned, each.target.costs.table()))
        return generate(*given)

    def listen(*both: Session) -> None:
        for index, each in enumerate(both):
            each.generate = partial(heard, index, each, each.generate)
            each.calibrate(each.target)
            each.recall(known)

    ways = SpeculativeConfig(), SpeculativeConfig(max_steps=1000)
    raced(session, ways, repetitions=3, prepare=listen)
    warm, races = calls[:2], calls[2:]
    assert [way for _, way, _, _ in warm] == list(ways)
    assert [(index, ways.index(way)) for index, way, _, _ in races] == [
        *((0, 0), (1, 1)),
        *((0, 1), (1, 0)),
        *((0, 0), (1, 1)),
    ]
    _, _, learned, costs = races[0]
    assert learned is not None
    for _, _, also_learned, also_costs in races:
        assert also_learned == learned
        assert also_costs == pytest.approx(costs)


def test_drawn_tokens_have_the_same_seed_and_a_new_one_each_time(session: Session) -> None:
    drawn = SamplingParams(temperature=1.0)
    rounds = raced(session, (FIXED, FIXED), drawn)
    assert all(each.same_text for each in rounds)
    assert rounds[0].answers[0].ids != rounds[1].answers[0].ids
    rounds = raced(session, (PLAIN, FIXED), drawn, repetitions=3)
    assert not all(each.same_text for each in rounds)
    assert not comparable(drawn, drawn)
    assert compare_texts(rounds, comparable=False).verdict is TextVerdict.NOT_COMPARABLE


def test_two_targets_take_long_turns_compared_by_letters(session: Session, tmp_path: Path) -> None:
    """Each reads its own prompt; equal token ids mean nothing."""
    path = tiny.write_random_model(tmp_path / "o.gguf", seed=8, vocab_size=300, context_length=512)
    seen: list[tuple[int, int]] = []
    with (
        session.beside(256, ModelSettings(), ModelSettings()) as one,
        Session.load(path, context_length=256) as other,
    ):
        limits = GenerationLimits(TURN_TOKENS + 8)
        sides = (
            RaceSide(one, PLAIN, GREEDY, one.prompt("It is"), limits),
            RaceSide(other, PLAIN, GREEDY, other.prompt("Or is it"), limits),
        )
        rounds = list(run_race(sides, repetitions=2, progress=lambda _, given: seen.append(given)))
    half = len(seen) // 2
    assert [given for given in seen[:half] if given[1] == 0][-1] == (TURN_TOKENS, 0)
    assert (TURN_TOKENS, TURN_TOKENS) in seen[:half]
    assert (0, TURN_TOKENS) in seen[half:]
    texts = compare_texts(rounds, comparable=False, one_target=False)
    assert (texts.verdict, texts.same) == (TextVerdict.OTHER_MODELS, 0)
    rates = [1000.0 * len(answer.text) / answer.duration_ms for answer in rounds[0].answers]
    assert rounds[0].ratio_in(RaceUnit.CHARACTERS) == pytest.approx(rates[1] / rates[0])
    found = race_speed(rounds, 1, RaceUnit.CHARACTERS)
    assert found.mean == pytest.approx(math.sqrt(math.prod(found.values)))


def change_logits(session: Session, token: int, change: Callable[[Any], Any]) -> None:
    context = session.target.context
    decode = context.decode

    def changed(tokens: Sequence[int], rows: int, states: Any) -> Any:
        logits = np.array(decode(tokens, rows, states))
        logits[:, token] = change(logits[:, token])
        return logits

    context.decode = changed


def test_a_near_tie_is_reported_with_both_sides_probabilities(tmp_path: Path) -> None:
    """Two tokens are equally likely; in one side's passes, one of them is a little higher."""
    table = np.full((300, 300), 0.2 / 298)
    table[:, 100] = table[:, 200] = 0.4
    path = tiny.write_bigram_model(tmp_path / "tie.gguf", table)

    def lean(_: Session, other: Session) -> None:
        change_logits(other, 200, lambda logits: logits + 0.01)

    with Session.load(path) as session:
        rounds = raced(session, (PLAIN, PLAIN), repetitions=1, prepare=lean)
    texts = compare_texts(rounds, comparable=True)
    assert (texts.verdict, texts.same, texts.round) == (TextVerdict.NEAR_TIE, 0, 0)
    parting = texts.parting
    assert [choice.token for choice in parting.choices] == [100, 200]
    assert parting.index == 0
    assert parting.probs[0] == pytest.approx((0.4, 0.4), abs=1e-3)
    gaps = logit_gaps(parting)
    assert gaps == (pytest.approx(0.0, abs=1e-6), pytest.approx(0.01, abs=1e-4))
    assert is_near_tie(parting)


def test_broken_acceptance_is_detected(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every draft is accepted, so the target never chose the text."""

    def all_accepted(drafted: Sequence[int], likeliest: Callable[[int], int]) -> Verification:
        last = verify_greedy([], lambda _: likeliest(len(drafted)))
        return replace(last, accepted=len(drafted), evaluated=len(drafted))

    monkeypatch.setattr(generation, "verify_greedy", all_accepted)
    rounds = raced(session, (PLAIN, FIXED), repetitions=1, tokens=60)
    texts = compare_texts(rounds, comparable=True)
    assert texts.verdict is TextVerdict.DIVERGED
    plain, drafted = rounds[0].answers
    at = texts.parting.index
    assert plain.ids[:at] == drafted.ids[:at]
    assert texts.parting.choices[0].token == plain.ids[at] != drafted.ids[at]
    assert texts.parting.probs[0] is not None
    assert texts.parting.probs[1] is None
    assert logit_gaps(texts.parting) is None


def test_an_answer_that_ends_earlier_parts_at_its_end(tmp_path: Path) -> None:
    path = tiny.write_path_model(tmp_path / "path.gguf", "abcd")

    def forbid_end(_: Session, other: Session) -> None:
        change_logits(other, 4, lambda _: -20.0)

    with Session.load(path) as session:
        [each] = raced(session, (PLAIN, PLAIN), repetitions=1, prepare=forbid_end, warm_up_tokens=0)
    parting = each.parting
    assert parting.choices[0] == TokenChoice(4, "", ends=True)
    assert not parting.choices[1].ends
    assert parting.probs[0][0] == pytest.approx(0.9, abs=1e-3)
    assert (is_near_tie(parting), each.same_text) == (False, False)


def test_the_interval_is_that_of_student_over_logarithms() -> None:
    rounds = [made_round(4.0, 2.0), made_round(4.0, 1.0), made_round(4.0, 4.0)]
    found = race_speedup(rounds)
    assert found.values == pytest.approx((2.0, 4.0, 1.0))
    reach = math.exp(4.303 * math.log(2.0) / math.sqrt(3))
    assert (found.mean, found.low, found.high) == pytest.approx((2.0, 2.0 / reach, 2.0 * reach))
    assert not found.differs
    assert typical_round(rounds) == 0
