"""Benchmarks in files: what comes back, what is refused, how many are kept, the page to share."""

import json
import re
import tracemalloc
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmark_records import record_of, timed
from foretoken.engine.events import DraftCounts, DraftSource, RunStatistics
from foretoken.models.benchmarks import record as record_module
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.record import KIND, BenchmarkFiles, BenchmarkRecord
from foretoken.models.benchmarks.report import benchmark_report, differences, figures_for_file
from foretoken.models.pairs.experiment_file import experiment_json, read_experiment
from foretoken.models.pairs.report import DARK_HEAT, LIGHT_HEAT, STEPS, HeatScale, report_page
from foretoken.system.records import RecordError
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.look.token_style import MIN_CONTRAST, contrast_ratio

# Every fact has a value of its own, else it would prove nothing that they come back.
FULL = RunStatistics(drafted=18, evaluated=14, accepted=12)
for _place, _fact in enumerate(fields(FULL), start=1):
    if not getattr(FULL, _fact.name) and isinstance(getattr(FULL, _fact.name), int | float):
        setattr(FULL, _fact.name, type(getattr(FULL, _fact.name))(_place))
FULL.drafted_by_position, FULL.accepted_by_position, FULL.gaps = [9, 9], [7, 5], [0, 3, 1]
FULL.by_source = {DraftSource.LOOKUP: DraftCounts(18, 14, 12)}
FULL.first_token_ms = 9.0
RECORD = record_of(timed("plain", 100, 101, 99), timed("fixed:4", 150, 151, 149))
RECORD = replace(RECORD, runs=(replace(RECORD.runs[0], statistics=FULL), *RECORD.runs[1:]))


def written() -> Any:
    """The values of a file, with what follows from its record."""
    assert all(getattr(FULL, each.name) for each in fields(FULL))  # else it would prove nothing
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
        lambda v: v.update(kind="race"),
        lambda v: v.update(version=2),
        lambda v: v["record"].pop("target"),
        lambda v: v["record"].update(measured_at="0001-01-01T00:00:00+14:00"),
        lambda v: v["record"]["runs"][0].update(mode="fast"),
        lambda v: v["record"]["runs"][0].update(question="\u202e"),
        lambda v: v["record"]["plan"].update(modes=["plain"] * 101),
        lambda v: counted(v, "accepted", 99),
        lambda v: counted(v, "decode_ms", 10**400),
        lambda v: counted(v, "tokens", True),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(break_it: Callable[[Any], None]) -> None:
    values = written()
    break_it(values)
    with pytest.raises(RecordError, match=r"\w+"):
        read(values)


def test_a_foreign_file_is_refused_before_it_is_decoded() -> None:
    """Empty lists take fifty times as much memory as the text that they are written in."""
    lists = "[" + ",".join(["[]"] * 300_000) + "]"
    text = f'{{"kind": "race", "record": {lists}, "figures": {lists}}}'
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="no benchmark"):
            read_experiment(text, KIND, BenchmarkRecord)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_the_newest_and_undamaged_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MOST_KEPT", 3)
    files = BenchmarkFiles(tmp_path / "benchmarks")
    assert files.read() == ()
    records = [
        replace(RECORD, id=f"id{number}", measured_at=RECORD.measured_at + timedelta(days=number))
        for number in range(4)
    ]
    for record in records:
        files.add(record)
    for file in tmp_path.rglob("*.json"):
        content = file.read_text("utf-8")  # what follows from the facts would fill the disk
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


@pytest.mark.parametrize(("scale", "palette"), [(LIGHT_HEAT, LIGHT), (DARK_HEAT, DARK)], ids=str)
def test_colours_of_speedups_differ_and_can_be_read_on(scale: HeatScale, palette: Palette) -> None:
    """Also for who sees no hue: further from the middle is further from the window."""
    for side in (1, -1):
        steps = [side * number for number in range(STEPS + 1)]
        for step in steps:
            assert contrast_ratio(scale.text(step), scale.colour(step)) >= MIN_CONTRAST
        apart = [contrast_ratio(scale.colour(step), palette.window) for step in steps]
        assert apart == sorted(apart)
        assert apart[-1] >= 3.0


def test_what_differs_besides_the_figures_is_said() -> None:
    assert differences(RECORD, replace(RECORD, id="other", seconds=1.0)) == []
    other = replace(
        RECORD,
        machine=replace(RECORD.machine, cores=8),
        threads=(4,),
        settings=replace(RECORD.settings, threads=3),
    )
    told = dict(each.split(": ", 1) for each in differences(RECORD, other))
    changed = "Settings of the target"
    assert told == {"Cores": "4 → 8", "Threads": "2+1 → 4", changed: "changed"}
