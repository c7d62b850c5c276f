"""Every figure of a benchmark against the raw records of the steps that it was made of."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any

import pytest

from benchmark_records import record_of, timed
from foretoken.engine.benchmark import Prompt
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.events import StepFinished
from foretoken.engine.session import Session
from foretoken.models.benchmarks import figures as figures_module
from foretoken.models.benchmarks.figures import Cell, changes, figures_of
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord, drafting_of, mode_of
from foretoken.models.benchmarks.running import PairBenchmark
from foretoken.models.pairs.experiment import ExperimentProgress, Median

PLAN = BenchmarkPlan(kinds=("code", "chat"), modes=("plain", "fixed:3", "adaptive"), tokens=16)
TEXTS = {"code": ("abc", "def f(x):"), "chat": ("hello there", "what is it")}


@pytest.fixture
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


@pytest.fixture
def prompts(session: Session) -> dict[str, list[Prompt]]:
    return {
        kind: [Prompt(text, session.prompt(text)) for text in each] for kind, each in TEXTS.items()
    }


def measured(session: Session, asked: dict[str, list[Prompt]], **hooks: Any) -> BenchmarkRecord:
    record = PairBenchmark(session, asked, PLAN).run(**hooks)
    assert record is not None
    return record


def mode(record: BenchmarkRecord, name: str) -> Cell:
    found = figures_of(record).mode(name)
    assert found is not None
    return found


def values(found: Median | None) -> tuple[float, ...]:
    return () if found is None else found.values


def test_cells_and_means_follow_from_the_steps(
    session: Session, prompts: dict[str, list[Prompt]], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[list[StepFinished]] = []
    generate = session.generate

    def told(*given: Any, **named: Any) -> Iterator[Any]:
        steps: list[StepFinished] = []
        answers.append(steps)
        for event in generate(*given, **named):
            if isinstance(event, StepFinished):
                steps.append(event)
            yield event

    monkeypatch.setattr(session, "generate", told)
    record = measured(session, prompts)
    assert not record.partial
    assert len(record.runs) == record.planned == 2 * 2 * 3 * 3
    # The first three answers warm up. The others come in turns, with another way first each time.
    written = iter(answers[3:])
    modes = list(PLAN.modes)
    by_answer: dict[tuple[int, str, str, str], list[StepFinished]] = {}
    turns = [(r, kind, text) for r in range(3) for kind, texts in TEXTS.items() for text in texts]
    for number, turn in enumerate(turns):
        first = number % 3
        for name in [*modes[first:], *modes[:first]]:
            by_answer[*turn, name] = next(written)
    assert next(written, None) is None

    def speed(name: str, kind: str, round_: int) -> float:
        steps = [step for text in TEXTS[kind] for step in by_answer[round_, kind, text, name]]
        return 1000.0 * sum(step.tokens for step in steps) / sum(step.total_ms for step in steps)

    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(figures_module, "believable", lambda ratio, _: ratio)
    for row in figures_of(record).modes:
        ratios = [
            [speed(row.mode, kind, r) / speed("plain", kind, r) for r in range(3)] for kind in TEXTS
        ]
        for cell, expected in zip(row.cells, ratios, strict=True):
            assert values(cell.speedup) == pytest.approx(expected)
            assert cell.speedup is not None
            assert cell.speedup.value == pytest.approx(median(expected))
        means = [geometric_mean(each) for each in zip(*ratios, strict=True)]
        assert values(row.speedup) == pytest.approx(means)
        mine = [step for (*_, name), each in by_answer.items() if name == row.mode for step in each]
        drafted, accepted = (sum(getattr(s, n) for s in mine) for n in ("drafted", "accepted"))
        assert row.total.draft_acceptance_rate == (accepted / drafted if drafted else None)
    assert values(mode(record, "plain").speedup) == (1.0, 1.0, 1.0)


def test_stopped_it_keeps_the_complete(session: Session, prompts: dict[str, list[Prompt]]) -> None:
    seen: list[ExperimentProgress] = []
    result = measured(session, prompts, progress=seen.append, keep_on=lambda: len(seen) < 6)
    # Of the second round only one question of code was answered in all ways.
    assert result.partial
    assert len(result.runs) == 5 * 3
    assert [progress.share for progress in seen] == pytest.approx([n / 12 for n in range(6)])
    row = mode(result, "fixed:3")
    assert [len(cell.rounds) for cell in row.cells] == [1, 1]
    assert row.speedup is not None
    assert not row.speedup.enough
    assert figures_of(result).best() is None
    nothing = measured(session, prompts, keep_on=lambda: False)
    assert (nothing.runs, figures_of(nothing).best()) == ((), None)
    partly = measured(session, {"code": prompts["code"][:1], "chat": []})
    assert partly.plan.kinds == ("code",), "no text of the other kind fits"
    assert partly.planned == len(partly.runs) == 9


SEVERAL = record_of(
    timed("plain", 100, 100, 100),
    timed("adaptive", 150, 152, 148),
    timed("fixed:4", 153, 151, 149),
    timed("fixed:8", 180, 185, 178),
    timed("fixed:12", 182, 186, 179),
)


@pytest.mark.parametrize(
    ("in_use", "over", "chosen"),
    [
        ("adaptive", "adaptive", "fixed:8"),  # the next one is within the spread of it
        ("fixed:12", "fixed:12", "fixed:12"),
        ("lookup", "plain", "fixed:8"),  # was not measured
    ],
)
def test_what_is_faster_for_certain_is_the_best(in_use: str, over: str, chosen: str) -> None:
    best = figures_of(SEVERAL).best(in_use)
    assert best is not None
    assert (best.over.mode, best.chosen.mode, best.gained) == (over, chosen, over != chosen)
    if in_use == "adaptive":
        assert best.gain == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("plain", "other"),
    [
        ((100, 100, 100), (101, 102, 102)),  # nobody would notice
        ((100, 100, 100), (100, 130, 160)),  # the rounds lie further apart than the ways
        ((100, 100), (150, 150)),  # too few rounds
        ((100, 140, 95), (300, 420, 290)),  # the computer was busy
    ],
)
def test_what_is_not_certain_is_not_offered(plain: tuple[int], other: tuple[int]) -> None:
    figures = figures_of(record_of(timed("plain", *plain), timed("fixed:4", *other)))
    best = figures.best()
    assert best is None or not best.gained
    assert figures.unsteady is (plain[-1] == 95)


def test_what_cannot_be_timed_is_no_figure() -> None:
    # Three tokens a pass are no 4.5 times as fast: plain decoding was held up.
    row = mode(record_of(timed("plain", 100, 100), timed("fixed:4", 250, 450)), "fixed:4")
    assert values(row.cells[0].speedup) == (2.5,)
    short = record_of(timed("plain", 100, 100, tokens=7), timed("fixed:4", 150, 150, tokens=90))
    row = mode(short, "fixed:4")
    assert row.cells[0].speedup is None  # not even the way that wrote enough
    assert row.speedup is None
    assert row.total.generated == 180


def test_two_benchmarks_are_compared_by_what_both_have() -> None:
    before = record_of(timed("plain", 100, 101, 99), timed("fixed:4", 150, 151, 149))
    after = record_of(
        timed("plain", 200, 202, 198),
        timed("fixed:4", 300, 303, 297),
        timed("fixed:8", 500, 500, 500),
    )
    found = changes(figures_of(before), figures_of(after))
    assert list(found) == ["plain", "fixed:4"]
    plain, fixed = found["plain"][None], found["fixed:4"]["code"]
    assert plain is not None
    assert plain.shown
    assert plain.share == pytest.approx(1.0)  # twice the tokens per second
    assert fixed is not None
    assert not fixed.shown  # drafting gains as much as before
    assert (fixed.before.value, fixed.after.value) == pytest.approx((1.5, 1.5))


def test_the_time_it_takes_is_told_before_and_what_is_measured_is_then_used() -> None:
    plan = replace(PLAN, tokens=94)
    # 12 questions: 94 tokens in three ways, and reading as long as 6.
    assert plan.expected_s(100.0, {"fixed:3": 2.0}) == pytest.approx(12 * (94 * 2.5 + 6) / 100.0)
    now = SpeculativeConfig(Method.LOOKUP, max_steps=77)
    for name in ("plain", "lookup", "adaptive", "fixed:6", "draft-adaptive", "ewma"):
        drafting = drafting_of(name, now)
        assert mode_of(drafting, has_draft=True) == name
        assert drafting.max_steps == 77
