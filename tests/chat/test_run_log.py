"""Log of runs: every figure counts once, whatever happens to the file or the process."""

import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from answer_events import a_step
from foretoken.chat.prompt.context_window import PromptTooLong
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.chat.runs.run_log import MOST_FAULTS, RunLog
from foretoken.chat.runs.run_record import FaultKind, RunEvent, RunFault, RunModel, RunPair
from foretoken.engine.config import Method
from foretoken.engine.errors import DraftError, ForetokenError, ModelLoadError, OutOfMemory
from foretoken.engine.events import DraftSource, FinishReason, RunStatistics, StepFinished
from foretoken.engine.speedup import PlainReference, compare_steps, measured_speedup
from foretoken.reports.statistics import statistics_csv

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
PAIR = RunPair(RunModel("Big, the =target", 1000), RunModel("Small", 10))
_STEP_MS = (0.5, 1.75, 3.25)  # sums of these are exact


def steps_of(draw: random.Random, count: int) -> list[StepFinished]:
    steps = []
    for index in range(count):
        drafted = draw.randrange(5)
        accepted = draw.randrange(drafted + 1)
        draft_ms = draw.choice(_STEP_MS) * bool(drafted)
        ms = draft_ms + draw.choice(_STEP_MS)
        source = draw.choice(list(DraftSource))
        steps.append(a_step(drafted, accepted, ms, draft_ms=draft_ms, source=source, index=index))
    return steps


def run_of(
    steps: list[StepFinished],
    *,
    time: datetime = NOON,
    pair: RunPair = PAIR,
    method: Method = Method.AUTO,
    reason: FinishReason = FinishReason.STOP,
    plain: float | None = 2000.0,
) -> RunEvent:
    counted = RunStatistics(prompt_tokens=7, prefill_ms=2.5, first_token_ms=3.5)
    for step in steps:
        counted.count_step(step)
    counted.tokens, counted.from_draft = counted.generated, counted.accepted
    compare_steps(counted, steps, PlainReference.at_speed(plain))
    counted.drafted_by_position, counted.accepted_by_position = [], []  # not in the log
    return RunEvent(time, pair, method, reason, counted, 4 * counted.tokens)


def some_run(seed: int, **more: object) -> RunEvent:
    draw = random.Random(seed)
    return run_of(steps_of(draw, draw.randrange(1, 9)), **more)  # type: ignore[arg-type]


def test_a_run_and_a_fault_are_read_back_as_they_were(tmp_path: Path) -> None:
    log, run = RunLog(tmp_path), some_run(3)
    run = replace(run, time=datetime.fromisoformat("2026-11-20T23:30:00-08:00"))
    failed = RunFault(NOON, FaultKind.DRAFT, "DraftError", "It broke", PAIR)
    log.append(run, failed, replace(failed, pair=None))
    ((key, sums),) = log.read().rows
    # The day is the one that the person had.
    assert (key.day, key.pair, key.method) == ("2026-11-20", run.pair, run.method)
    assert sums.statistics == replace(run.statistics, first_token_ms=None)
    assert log.read().faults == [replace(failed, pair=None), failed]
    assert PAIR.asked(Method.LOOKUP) == RunPair(PAIR.target)
    assert PAIR.asked(Method.DRAFT) == PAIR


def test_totals_are_those_of_all_steps(tmp_path: Path) -> None:
    """Figures are sums of facts: the same as if all runs had been one."""
    draw, log = random.Random(5), RunLog(tmp_path)
    steps_by_run = [steps_of(draw, draw.randrange(1, 12)) for _ in range(12)]
    runs = [
        run_of(steps, plain=None if n % 3 == 0 else 1600.0 + 20 * n, time=NOON + timedelta(n % 4))
        for n, steps in enumerate(steps_by_run)
    ]
    log.append(*runs)
    together = log.read().everything
    counted, whole = together.statistics, RunStatistics()
    for steps in steps_by_run:
        for step in steps:
            whole.count_step(step)
    for name in ("steps", "generated", "draft_acceptance_rate", "acceptance_rate", "decode_ms"):
        assert getattr(counted, name) == getattr(whole, name), name
    by_lookup = whole.by_source[DraftSource.LOOKUP].drafted
    assert counted.by_source[DraftSource.LOOKUP].drafted == by_lookup
    compared = [found for run in runs if (found := measured_speedup(run.statistics)) is not None]
    plain, seconds = (
        sum(getattr(each, name) for each in compared) for name in ("plain_seconds", "seconds")
    )
    assert together.speedup.ratio == pytest.approx(plain / seconds)
    assert together.compared_runs == len(compared) >= 6


def test_every_fault_has_its_kind_and_no_path() -> None:
    file = Path("/home/anna b/models/my model.gguf")
    load = RunFault.of(ModelLoadError("as-told", text=f"{file} is empty."), PAIR, [file])
    assert (load.kind, load.message) == (FaultKind.LOAD, "my model.gguf is empty.")
    paths = "see /home/anna/x/y.gguf, or C:\\Users\\anna\\y.gguf"
    for error, kind in {
        DraftError(""): FaultKind.DRAFT,
        OutOfMemory(""): FaultKind.MEMORY,
        MemoryError(): FaultKind.MEMORY,
        ForetokenError("as-told", text=paths): FaultKind.OTHER,
        PromptTooLong("as-told", text="Dear Anna"): FaultKind.CONTEXT_FULL,
        TemplateFailed("as-told", text="Dear Anna"): FaultKind.TEMPLATE,
        ValueError("Dear Anna"): FaultKind.OTHER,
    }.items():
        fault = RunFault.of(error, PAIR, [file])
        assert (fault.kind, fault.error) == (kind, type(error).__name__)
        assert "nna" not in fault.message


def test_what_ends_an_answer_before_its_time_is_a_fault_and_a_stop_is_none(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    for reason in FinishReason:
        log.append(some_run(1, reason=reason))
    report = log.read()
    assert report.fault_counts == {FaultKind.CONTEXT_FULL: 1, FaultKind.STEP_LIMIT: 1}
    assert report.everything.runs == len(FinishReason)
    log.append(*[RunFault(NOON, FaultKind.LOAD, "", "", None)] * 60)
    report = log.read()
    assert report.fault_counts[FaultKind.LOAD] == 60
    assert len(report.faults) == MOST_FAULTS  # the last ones are kept


def test_a_damaged_file_is_set_aside_and_counting_begins_anew(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    log.append(some_run(1))
    log.file.write_bytes(b"no database" * 999)
    with pytest.raises(OSError, match="not a database"):
        log.read()
    assert log.read().incomplete
    log.append(some_run(2))
    assert log.read().everything.runs == 1
    with closing(sqlite3.connect(log.file)) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(OSError, match="newer version of Foretoken"):
        log.append(some_run(2))
    with closing(sqlite3.connect(log.file)) as database:
        database.execute("PRAGMA user_version = 1")
    log.reset()
    report = log.read()
    assert (report.incomplete, report.rows, report.fault_counts) == (False, [], {})
    assert b"=target" not in log.file.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == [log.file.name]


_APPEND_ALL = """
import sys
from pathlib import Path
sys.path[:0] = sys.argv[3].split(";")
from chat.test_run_log import some_run
from foretoken.chat.runs.run_log import RunLog
log = RunLog(Path(sys.argv[1]))
for seed in range(int(sys.argv[2])):
    log.append(some_run(seed))
    print(seed, flush=True)
"""


def writer(folder: Path, count: int) -> "subprocess.Popen[str]":
    places = ";".join([str(Path(__file__).parents[1]), *sys.path])
    command = [sys.executable, "-c", _APPEND_ALL, str(folder), str(count), places]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_several_processes_write_at_the_same_time(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    with writer(tmp_path, 50) as other:
        for seed in range(50, 80):
            log.append(some_run(seed))
            log.read()
        other.communicate()
    assert other.returncode == 0
    assert log.read().everything.runs == 80


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_kill_9_counts_nothing_twice_and_loses_nothing(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    with writer(tmp_path, 1000) as other:
        for _ in range(19):
            other.stdout.readline()
        other.kill()
        told = 19 + len(other.stdout.read().splitlines())
    found = log.read().everything
    assert found.runs in (told, told + 1)  # one more may be written than was told
    steps = sum(some_run(seed).statistics.steps for seed in range(found.runs))
    assert found.statistics.steps == steps


def test_the_table_for_other_programs_has_no_formula(tmp_path: Path) -> None:
    pair = RunPair(RunModel('=cmd|"x"!A1', 5))
    log = RunLog(tmp_path)
    log.append(some_run(1), some_run(2, pair=pair, method=Method.PLAIN))
    head, first, second = statistics_csv(log.read()).splitlines()
    assert first.split(",")[:2] == ["2026-11-20", '"\'=cmd|""x""!A1"']
    assert second.startswith('2026-11-20,"Big, the =target",1000,Small,10,auto,1,')
    assert head.count(",") == first.count(",") == second.count(",") - 1
