"""Every figure of a benchmark against the raw records of the steps that it was made of."""

from collections.abc import Iterator, Sequence
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
from foretoken.models.benchmarks.figures import changes, figures_of
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord, drafting_of, mode_of
from foretoken.models.benchmarks.running import PairBenchmark
from foretoken.models.pairs.experiment import ExperimentProgress

PLAN = BenchmarkPlan(kinds=("code", "chat"), modes=("plain", "fixed:3", "adaptive"), tokens=16)


class Tee:
    """Keeps the steps of every answer that a session writes."""

    def __init__(self, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[list[StepFinished]] = []
        generate = session.generate

        def told(*given: Any, **named: Any) -> Iterator[Any]:
            steps: list[StepFinished] = []
            self.answers.append(steps)
            for event in generate(*given, **named):
                if isinstance(event, StepFinished):
                    steps.append(event)
                yield event

        monkeypatch.setattr(session, "generate", told)


@pytest.fixture
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


def prompts(session: Session) -> dict[str, list[Prompt]]:
    texts = {"code": ("abc", "def f(x):"), "chat": ("hello there", "what is it")}
    return {
        kind: [Prompt(text, session.prompt(text)) for text in each] for kind, each in texts.items()
    }


def measured(session: Session, asked: dict[str, list[Prompt]], **hooks: Any) -> BenchmarkRecord:
    record = PairBenchmark(session, asked, PLAN).run(**hooks)
    assert record is not None
    return record


def test_cells_and_means_follow_from_the_steps(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    tee = Tee(session, monkeypatch)
    record = measured(session, prompts(session))
    assert not record.partial
    assert len(record.runs) == record.planned == 2 * 2 * 3 * 3
    # The first three answers warm up. The others come in turns, with another way first each time.
    steps = tee.answers[3:]
    assert len(steps) == len(record.runs)
    by_answer: dict[tuple[int, str, str, str], Sequence[StepFinished]] = {}
    modes = list(PLAN.modes)
    turns = [
        (round_, kind, text)
        for round_ in range(3)
        for kind, texts in prompts(session).items()
        for text in (each.name for each in texts)
    ]
    for number, (round_, kind, text) in enumerate(turns):
        first = number % 3
        for place, mode in enumerate([*modes[first:], *modes[:first]]):
            by_answer[round_, kind, text, mode] = steps[number * 3 + place]

    def speed(mode: str, kind: str, round_: int) -> float:
        answers = [
            each
            for (number, of_kind, _, way), each in by_answer.items()
            if (number, of_kind, way) == (round_, kind, mode)
        ]
        assert len(answers) == 2
        tokens = sum(step.tokens for each in answers for step in each)
        ms = sum(step.total_ms for each in answers for step in each)
        return tokens * 1000.0 / ms

    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(figures_module, "believable", lambda ratio, _: ratio)
    figures = figures_of(record)
    for row in figures.modes:
        for kind in PLAN.kinds:
            ratios = [speed(row.mode, kind, r) / speed("plain", kind, r) for r in range(3)]
            (cell,) = (each for each in row.cells if each.kind == kind)
            assert cell.speedup is not None
            assert cell.speedup.values == pytest.approx(ratios)
            assert cell.speedup.value == pytest.approx(median(ratios))
            assert cell.speedup.range == pytest.approx((min(ratios), max(ratios)))
        means = [
            geometric_mean(
                [speed(row.mode, kind, r) / speed("plain", kind, r) for kind in PLAN.kinds]
            )
            for r in range(3)
        ]
        assert row.speedup is not None
        assert row.speedup.values == pytest.approx(means)
        mine = [step for (*_, mode), each in by_answer.items() if mode == row.mode for step in each]
        drafted = sum(step.drafted for step in mine)
        accepted = sum(step.accepted for step in mine)
        assert row.total.draft_acceptance_rate == (accepted / drafted if drafted else None)
        tokens = sum(step.tokens for step in mine)
        assert row.total.mean_acceptance_length == pytest.approx(tokens / len(mine))
    plain = figures.mode("plain")
    assert plain is not None
    assert plain.speedup is not None
    assert plain.speedup.values == (1.0, 1.0, 1.0)


def test_stopped_it_keeps_what_is_complete(session: Session) -> None:
    seen: list[ExperimentProgress] = []
    asked = prompts(session)
    result = measured(session, asked, progress=seen.append, keep_on=lambda: len(seen) < 6)
    # Of the second round only one question of code was answered in all ways.
    assert result.partial
    assert len(result.runs) == 5 * 3
    assert [progress.share for progress in seen] == pytest.approx([n / 12 for n in range(6)])
    assert seen[1].seconds_left is None
    assert seen[2].seconds_left is not None
    row = figures_of(result).mode("fixed:3")
    assert row is not None
    assert [len(cell.rounds) for cell in row.cells] == [1, 1]
    assert row.speedup is not None
    assert not row.speedup.enough
    assert figures_of(result).best() is None


def test_stopped_at_once_there_is_nothing(session: Session) -> None:
    nothing = measured(session, prompts(session), keep_on=lambda: False)
    assert nothing.runs == ()
    assert figures_of(nothing).best() is None
    assert all(row.speedup is None for row in figures_of(nothing).modes)


def test_kinds_that_do_not_fit_are_left_out(session: Session) -> None:
    asked = {"code": prompts(session)["code"][:1], "chat": []}
    record = measured(session, asked)
    assert record.plan.kinds == ("code",)
    assert record.planned == len(record.runs) == 9


# --- what is certain -------------------------------------------------------------------------


def test_what_is_faster_for_certain_is_the_best() -> None:
    record = record_of(
        timed("plain", 100, 100, 100),
        timed("adaptive", 150, 152, 148),
        timed("fixed:4", 153, 151, 149),
        timed("fixed:8", 180, 185, 178),
        timed("fixed:12", 182, 186, 179),
    )
    figures = figures_of(record)
    best = figures.best("adaptive")
    assert best is not None
    assert best.gained
    assert best.over.mode == "adaptive"
    assert best.chosen.mode == "fixed:8"  # the next one is within the spread of it
    assert best.gain == pytest.approx(0.2)
    in_use = figures.best("fixed:12")
    assert in_use is not None
    assert not in_use.gained
    unknown = figures.best("lookup")  # that was not measured
    assert unknown is not None
    assert unknown.over.mode == "plain"


@pytest.mark.parametrize(
    ("plain", "other"),
    [
        ((100, 100, 100), (101, 102, 102)),  # nobody would notice
        ((100, 100, 100), (100, 130, 160)),  # the rounds lie further apart than the ways
        ((100, 100), (150, 150)),  # too few rounds
    ],
)
def test_what_is_not_certain_is_not_offered(plain: tuple[int], other: tuple[int]) -> None:
    best = figures_of(record_of(timed("plain", *plain), timed("fixed:4", *other))).best()
    assert best is None or not best.gained


def test_a_busy_computer_is_told_and_nothing_is_certain() -> None:
    record = record_of(timed("plain", 100, 140, 95), timed("fixed:4", 300, 420, 290))
    figures = figures_of(record)
    assert figures.unsteady
    assert figures.best() is None


def test_a_speedup_above_the_tokens_per_pass_is_none() -> None:
    """Three tokens a pass are no 4.5 times as fast: plain decoding was held up."""
    row = figures_of(record_of(timed("plain", 100, 100), timed("fixed:4", 250, 450)))
    fixed = row.mode("fixed:4")
    assert fixed is not None
    assert fixed.cells[0].speedup is not None
    assert fixed.cells[0].speedup.values == (2.5,)


def test_answers_that_are_too_short_are_not_timed() -> None:
    record = record_of(timed("plain", 100, 100, tokens=7), timed("fixed:4", 150, 150, tokens=90))
    row = figures_of(record).mode("fixed:4")
    assert row is not None
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
    plain, fixed = found.values()
    assert plain[None] is not None
    assert plain[None].shown
    assert plain[None].share == pytest.approx(1.0)  # twice the tokens per second
    assert fixed[None] is not None
    assert not fixed[None].shown  # drafting gains as much as before
    change = fixed["code"]
    assert change is not None
    assert (change.before.value, change.after.value) == pytest.approx((1.5, 1.5))


def test_on_a_busy_computer_no_difference_is_shown() -> None:
    before = record_of(timed("plain", 100, 140, 60), timed("fixed:4", 150, 210, 90))
    after = record_of(timed("plain", 100, 100, 100), timed("fixed:4", 300, 300, 300))
    fixed = changes(figures_of(before), figures_of(after))["fixed:4"]
    assert fixed[None] is not None
    assert fixed[None].share == pytest.approx(1.0)
    assert not fixed[None].shown


# --- ways of decoding ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mode", ["plain", "lookup", "adaptive", "fixed:6", "draft-adaptive", "step-rule", "ewma"]
)
def test_what_is_measured_is_what_is_then_used(mode: str) -> None:
    now = SpeculativeConfig(Method.LOOKUP, max_steps=77)
    drafting = drafting_of(mode, now)
    assert mode_of(drafting, has_draft=True) == mode
    assert drafting.max_steps == 77


def test_the_time_it_takes_is_told_before() -> None:
    plan = replace(PLAN, tokens=94)
    # 12 questions: 94 tokens in three ways, and reading as long as 6.
    assert plan.expected_s(100.0, {"fixed:3": 2.0}) == pytest.approx(12 * (94 * 2.5 + 6) / 100.0)
