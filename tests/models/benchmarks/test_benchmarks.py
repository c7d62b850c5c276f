"""Benchmarks: figures that follow from the answers, what is certain, and the files."""

import itertools
import json
import re
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmark_records import record_of, timed
from foretoken.engine.benchmark import Prompt
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.events import DraftCounts, DraftSource
from foretoken.engine.session import Session
from foretoken.models.benchmarks import record as record_module
from foretoken.models.benchmarks.record import (
    KIND,
    BenchmarkFiles,
    BenchmarkPlan,
    BenchmarkRecord,
    PairBenchmark,
    drafting_of,
    mode_of,
)
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.experiment_file import experiment_json, read_experiment
from foretoken.reports import benchmark as figures_module
from foretoken.reports.benchmark import (
    Cell,
    benchmark_report,
    changes,
    figures_for_file,
    figures_of,
)
from foretoken.reports.report import STEPS, heat_colour, report_page
from foretoken.system.records import RecordError
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.look.token_style import MIN_CONTRAST, contrast_ratio

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
    return PairBenchmark(session, asked, PLAN).run(**hooks)


def mode(record: BenchmarkRecord, name: str) -> Cell:
    return figures_of(record).mode(name)


def test_figures_follow_from_the_answers(
    session: Session, prompts: dict[str, list[Prompt]], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Passes of a tenth of a millisecond vary widely while other tests run.
    monkeypatch.setattr(figures_module, "believable", lambda ratio, _: ratio)
    record = measured(session, prompts)
    assert len(record.runs) == record.planned == 2 * 2 * 3 * 3

    def speed(name: str, kind: str, round_: int) -> float:
        place = (name, kind, round_)
        runs = [run for run in record.runs if (run.mode, run.kind, run.round) == place]
        assert [run.question for run in runs] == list(TEXTS[kind])
        ms = sum(run.statistics.decode_ms for run in runs)
        return 1000.0 * sum(run.statistics.generated for run in runs) / ms

    for row in figures_of(record).modes:
        ratios = [
            [speed(row.mode, kind, r) / speed("plain", kind, r) for r in range(3)] for kind in TEXTS
        ]
        for cell, expected in zip(row.cells, ratios, strict=True):
            assert cell.speedup.values == pytest.approx(expected)
            assert cell.speedup.value == pytest.approx(median(expected))
        means = [geometric_mean(each) for each in zip(*ratios, strict=True)]
        assert row.speedup.values == pytest.approx(means)
        mine = [run.statistics for run in record.runs if run.mode == row.mode]
        assert row.total.accepted == sum(each.accepted for each in mine)
        assert row.total.drafted == sum(each.drafted for each in mine)
    assert mode(record, "plain").speedup.values == (1.0, 1.0, 1.0)


def test_stopped_it_keeps_the_complete(session: Session, prompts: dict[str, list[Prompt]]) -> None:
    seen: list[ExperimentProgress] = []
    result = measured(session, prompts, progress=seen.append, should_continue=lambda: len(seen) < 6)
    # In the second round only one question of code was answered in all modes.
    assert result.partial
    assert len(result.runs) == 5 * 3
    assert [progress.share for progress in seen] == pytest.approx([n / 12 for n in range(6)])
    row = mode(result, "fixed:3")
    assert [len(cell.rounds) for cell in row.cells] == [1, 1]
    assert not row.speedup.enough
    assert figures_of(result).best() is None
    nothing = measured(session, prompts, should_continue=lambda: False)
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
    assert (best.over.mode, best.chosen.mode, best.gained) == (over, chosen, over != chosen)
    if in_use == "adaptive":
        assert best.gain == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("plain", "other"),
    [
        ((100, 100, 100), (101, 102, 102)),  # nobody would notice
        ((100, 100, 100), (100, 130, 160)),  # the rounds differ more than the modes
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
    # Three tokens a pass cannot be 4.5 times as fast: plain decoding was delayed.
    row = mode(record_of(timed("plain", 100, 100), timed("fixed:4", 250, 450)), "fixed:4")
    assert row.cells[0].speedup.values == (2.5,)
    short = record_of(timed("plain", 100, 100, tokens=7), timed("fixed:4", 150, 150, tokens=90))
    row = mode(short, "fixed:4")
    assert row.cells[0].speedup is None  # not even for the mode that wrote enough
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
    assert plain.shown
    assert plain.share == pytest.approx(1.0)  # twice the tokens per second
    assert not fixed.shown  # drafting gains as much as before
    assert (fixed.before.value, fixed.after.value) == pytest.approx((1.5, 1.5))


def test_a_measured_mode_can_be_used() -> None:
    now = SpeculativeConfig(Method.LOOKUP, max_steps=77)
    for name in ("plain", "lookup", "adaptive", "fixed:6", "draft-adaptive", "ewma"):
        drafting = drafting_of(name, now)
        assert mode_of(drafting, has_draft=True) == name
        assert drafting.max_steps == 77


RECORD = record_of(timed("plain", 100, 101, 99), timed("fixed:4", 150, 151, 149))
RECORD.runs[0].statistics.by_source = {DraftSource.LOOKUP: DraftCounts(18, 14, 12)}


def written() -> Any:
    """The values of an exported file."""
    return json.loads(experiment_json(RECORD, KIND, figures_for_file(figures_of(RECORD))))


def read(values: Any) -> BenchmarkRecord:
    return read_experiment(json.dumps(values), KIND, BenchmarkRecord)


def test_every_fact_comes_back_and_figures_are_never_believed() -> None:
    values = written()
    assert read(values) == RECORD
    run = values["record"]["runs"][1]["statistics"]
    assert run["tokens_per_second"] == pytest.approx(101.0)
    assert values["figures"]["modes"][0]["speedup"]["value"] == 1.0
    run["tokens_per_second"] = 1e9
    values["figures"]["modes"][0]["speedup"]["value"] = 99.0
    assert read(values) == RECORD


def counted(values: Any, name: str, value: Any) -> None:
    values["record"]["runs"][0]["statistics"][name] = value


@pytest.mark.parametrize(
    "break_it",
    [
        lambda v: v.update(format="other"),
        lambda v: v.update(version=2),
        lambda v: v["record"].update(measured_at="0001-01-01T00:00:00+14:00"),
        lambda v: v["record"]["runs"][0].update(mode="fast"),
        lambda v: v["record"]["runs"][0].update(question="\u202e"),
        lambda v: v["record"]["plan"].update(modes=["plain"] * 101),
        lambda v: counted(v, "accepted", 99),
        lambda v: counted(v, "decode_ms", 10**400),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(break_it: Callable[[Any], None]) -> None:
    values = written()
    break_it(values)
    with pytest.raises(RecordError, match=r"\w+"):
        read(values)


def test_a_foreign_file_is_refused_before_it_is_decoded() -> None:
    """Empty lists take fifty times as much memory as their text."""
    lists = "[" + ",".join(["[]"] * 300_000) + "]"
    text = f'{{"kind": "race", "record": {lists}, "figures": {lists}}}'
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, check=lambda error: error.kind == "not-a-benchmark"):
            read_experiment(text, KIND, BenchmarkRecord)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_the_newest_and_undamaged_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MOST_STORED", 3)
    files = BenchmarkFiles(tmp_path / "benchmarks")
    assert files.read() == ()
    records = [
        replace(RECORD, id=f"id{number}", measured_at=RECORD.measured_at + timedelta(days=number))
        for number in range(4)
    ]
    for record in records:
        files.add(record)
    for file in tmp_path.rglob("*.json"):
        content = file.read_text("utf-8")  # figures would fill the disk
        assert content.count("\n") == 1
        assert "tokens_per_second" not in content
    assert files.read() == tuple(reversed(records[1:]))
    files.remove(records[3])
    (tmp_path / "benchmarks" / "20990101T000000-x.json").write_text("{", encoding="utf-8")
    assert files.read() == (records[2], records[1])
    files.add(replace(RECORD, id="../../../etc/passwd"))
    assert all(file.parent == tmp_path / "benchmarks" for file in tmp_path.rglob("*.json"))


def test_the_page_tells_everything_and_runs_nothing() -> None:
    strange = [replace(run, mode="<script>x") for run in RECORD.runs if run.mode != "plain"]
    hostile = replace(
        RECORD,
        plan=replace(RECORD.plan, modes=(*RECORD.plan.modes, "<script>x")),
        runs=(*RECORD.runs, *strange),
        target=replace(RECORD.target, name="<script>alert(1)</script>&"),
        machine=replace(RECORD.machine, processor='"><img src=x onerror=alert(1)>'),
        planned=99,
    )
    page = report_page(benchmark_report(figures_of(hostile)))
    for forbidden in ("<script", "<img", "http"):
        assert forbidden not in re.sub(r'http-equiv="[^"]*"', "", page)
    told = ("Stopped after 9 of 99 answers", "1.50x", "Draft model, 4 tokens", "0123456789abcdef")
    for text in (*told, "default-src 'none'", "prefers-color-scheme: dark"):
        assert text in page
    body = page.partition("<body>")[2].partition("</body>")[0]
    ElementTree.fromstring(body.strip())  # every element is closed


def blended(ground: str, colour: str, opacity: float) -> str:
    below, above = (bytes.fromhex(each[1:]) for each in (ground, colour))
    return (
        "#" + bytes(round(b + (a - b) * opacity) for b, a in zip(below, above, strict=True)).hex()
    )


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=str)
def test_speedups_can_be_read_on_their_colours(palette: Palette) -> None:
    """By brightness alone, too: further from the middle is further from the background."""
    for side, ground in itertools.product((1, -1), (palette.window, palette.panel)):
        steps = [blended(ground, *heat_colour(side * number)) for number in range(STEPS + 1)]
        assert all(contrast_ratio(palette.text, each) >= MIN_CONTRAST for each in steps)
        apart = [contrast_ratio(each, ground) for each in steps]
        assert apart == sorted(apart)
        assert contrast_ratio(steps[-1], palette.window) >= 3.0
