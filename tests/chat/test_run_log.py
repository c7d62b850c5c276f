"""The log of runs and its totals: each entry counts once, whatever happens between two writes."""

import json
import os
import random
import subprocess
import sys
import time as clock
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from foretoken.chat.prompt.context_window import PromptTooLong
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.chat.runs import run_log, run_totals
from foretoken.chat.runs.run_log import LOG_NAME, OLDER_NAME, TOTALS_NAME, RunLog
from foretoken.chat.runs.run_record import (
    BrokenLine,
    FaultKind,
    RunEvent,
    RunFault,
    RunModel,
    RunPair,
    RunPlace,
    entry_of,
    line_of,
)
from foretoken.chat.runs.run_totals import EARLIER, RunSums, grouped, total_of
from foretoken.chat.runs.run_words import statistics_csv
from foretoken.engine.config import LookaheadRule, Method
from foretoken.engine.errors import (
    DraftError,
    ForetokenError,
    ModelLoadError,
    OutOfMemory,
    PromptError,
    TargetError,
    VerificationError,
)
from foretoken.engine.events import COMPARED, DraftSource, FinishReason, RunStatistics, StepFinished
from foretoken.engine.speedup import PlainReference, compare_steps, measured_speedup

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
PAIR = RunPair(RunModel("Big, the =target", 1000), RunModel("Small", 10))
_STEP_MS = (0.5, 1.75, 3.25)  # sums of these are exact


def steps_of(draw: random.Random, count: int) -> list[StepFinished]:
    steps = []
    for index in range(count):
        drafted = draw.randrange(5)
        accepted = draw.randrange(drafted + 1)
        evaluated = min(drafted, accepted + 1)
        draft_ms, verify_ms = draw.choice(_STEP_MS) * bool(drafted), draw.choice(_STEP_MS)
        source = draw.choice(list(DraftSource)) if drafted else None
        steps.append(
            StepFinished(
                index, 4, drafted, evaluated, accepted, draft_ms, verify_ms,
                draft_ms + verify_ms + 0.25, index, source=source,
            )
        )  # fmt: skip
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
    for name in ("compared_ms", "compared_variance", "plain_ms", "plain_variance"):
        setattr(counted, name, round(getattr(counted, name), 3))  # as the log keeps them
    counted.drafted_by_position, counted.accepted_by_position = [], []  # not in the log
    return RunEvent(
        time, RunPlace.WINDOW, pair, method, LookaheadRule.ADAPTIVE, None, 0.7, reason,
        counted, 4 * counted.tokens,
    )  # fmt: skip


def some_run(seed: int, **more: object) -> RunEvent:
    draw = random.Random(seed)
    return run_of(steps_of(draw, draw.randrange(1, 9)), **more)  # type: ignore[arg-type]


def test_a_run_and_a_fault_are_read_back_as_they_were() -> None:
    run = some_run(3)
    fault = RunFault(NOON, RunPlace.COMMAND_LINE, FaultKind.DRAFT, "DraftError", "It failed", None)
    assert entry_of(line_of(run).encode()) == run
    assert entry_of(line_of(fault).encode()) == fault
    told = json.loads(line_of(run))
    found = measured_speedup(run.statistics)
    assert found is not None
    assert told["speedup"] == round(found.ratio, 3)
    assert told["tokens_per_second"] == pytest.approx(run.statistics.tokens_per_second, abs=1e-3)


def test_totals_are_those_of_all_steps(tmp_path: Path) -> None:
    """Figures are sums of facts: the same as if all runs had been one."""
    draw, log = random.Random(5), RunLog(tmp_path)
    steps_by_run = [steps_of(draw, draw.randrange(1, 12)) for _ in range(30)]
    plain = [None if index % 3 == 0 else 1600.0 + 20 * index for index in range(30)]
    runs = [
        run_of(steps, plain=speed, time=NOON + timedelta(days=index % 4))
        for index, (steps, speed) in enumerate(zip(steps_by_run, plain, strict=True))
    ]
    for run in runs:
        log.append(run)
    rows = log.read().totals.rows_from(None)
    everything = total_of(rows)
    steps = [step for steps in steps_by_run for step in steps]
    counted = everything.statistics
    assert counted.steps == len(steps)
    assert counted.generated == sum(step.accepted + 1 for step in steps)
    assert counted.accepted == counted.from_draft == sum(step.accepted for step in steps)
    assert counted.draft_acceptance_rate == sum(s.accepted for s in steps) / sum(
        s.drafted for s in steps
    )
    assert counted.acceptance_rate == sum(s.accepted for s in steps) / sum(
        s.evaluated for s in steps
    )
    assert counted.decode_ms == sum(step.total_ms for step in steps)
    assert counted.by_source[DraftSource.LOOKUP].drafted == sum(
        step.drafted for step in steps if step.source is DraftSource.LOOKUP
    )
    compared = [found for run in runs if (found := measured_speedup(run.statistics)) is not None]
    found = everything.speedup
    assert found is not None
    assert found.saved_seconds == pytest.approx(sum(each.saved_seconds for each in compared))
    seconds = sum(each.plain_seconds for each in compared), sum(each.seconds for each in compared)
    assert found.ratio == pytest.approx(seconds[0] / seconds[1])
    assert everything.compared_runs == len(compared) >= 15
    days = grouped(rows, lambda key: key.day)
    assert Counter({day: sums.runs for day, sums in days.items()}) == Counter(r.day for r in runs)
    assert (
        total_of((key, sums) for key, sums in rows if key.day == NOON.date().isoformat()).runs == 8
    )


def test_every_fault_has_its_kind_and_no_path(tmp_path: Path) -> None:
    folder = tmp_path / "anna b" / "models"
    errors = {
        DraftError(""): FaultKind.DRAFT,
        VerificationError(""): FaultKind.VERIFICATION,
        TargetError(""): FaultKind.TARGET,
        OutOfMemory(""): FaultKind.MEMORY,
        MemoryError(): FaultKind.MEMORY,
        ModelLoadError(f"{folder / 'my model.gguf'} is empty."): FaultKind.LOAD,
        ForetokenError("see /home/anna/x/y.gguf, or C:\\Users\\anna\\y.gguf"): FaultKind.OTHER,
        PromptTooLong("Dear Anna"): FaultKind.CONTEXT_FULL,
        TemplateFailed("Dear Anna"): FaultKind.TEMPLATE,
        PromptError("Dear Anna"): FaultKind.PROMPT,
        ValueError("Dear Anna"): FaultKind.OTHER,
    }
    for error, kind in errors.items():
        fault = RunFault.of(error, RunPlace.WINDOW, PAIR, [folder / "my model.gguf"])
        assert (fault.kind, fault.error) == (kind, type(error).__name__)
        assert "nna" not in fault.message
        if isinstance(error, ModelLoadError) and str(error):
            assert fault.message == "my model.gguf is empty."
        if kind is FaultKind.OTHER and isinstance(error, ForetokenError):
            assert fault.message == "see y.gguf, or y.gguf"


def test_what_ends_an_answer_before_its_time_is_a_fault_and_a_stop_is_none(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    for reason in FinishReason:
        log.append(some_run(1, reason=reason))
    report = log.read()
    assert report.totals.faults_from(None) == {FaultKind.CONTEXT_FULL: 1, FaultKind.STEP_LIMIT: 1}
    assert [fault.kind for fault in report.faults] == [FaultKind.STEP_LIMIT, FaultKind.CONTEXT_FULL]
    assert total_of(report.totals.rows_from(None)).runs == len(FinishReason)


def test_the_log_is_bounded_and_the_totals_outlast_it(tmp_path: Path) -> None:
    log = RunLog(tmp_path, most_bytes=5_000)
    for seed in range(60):
        log.append(some_run(seed))
        assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 20_000
    everything = total_of(log.read().totals.rows_from(None))
    assert everything.runs == 60
    assert everything.statistics.steps == sum(some_run(s).statistics.steps for s in range(60))
    assert not log.read().totals.incomplete
    assert {file.name for file in tmp_path.iterdir()} == {LOG_NAME, OLDER_NAME, TOTALS_NAME}


def test_a_kill_between_any_two_writes_counts_nothing_twice_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each place where files change, the process may be gone before or behind it."""

    class Killed(BaseException):
        pass

    draw = random.Random(1)
    runs = 0
    left = 0

    def dying(real: object) -> object:
        def change(*given: object, **named: object) -> object:
            nonlocal left
            left -= 1
            if left == 0:
                raise Killed
            result = real(*given, **named)  # type: ignore[operator]
            left -= 1
            if left == 0:
                raise Killed
            return result

        return change

    log = RunLog(tmp_path, most_bytes=4_000)
    for _ in range(200):
        left = draw.randrange(1, 12)
        with monkeypatch.context() as patch:
            patch.setattr(run_log, "write_atomically", dying(run_log.write_atomically))
            patch.setattr(os, "replace", dying(os.replace))
            before = _lines_there(tmp_path)
            try:
                log.append(some_run(runs))
                log.read()
                runs += 1
            except Killed:
                runs += _was_written(tmp_path, before, runs)
        for temporary in tmp_path.glob(".*"):
            temporary.unlink()
    report = log.read()
    everything = total_of(report.totals.rows_from(None))
    assert everything.runs == runs > 120
    assert everything.statistics.steps == sum(some_run(s).statistics.steps for s in range(runs))
    assert (report.totals.broken, report.totals.incomplete) == (0, False)


def _lines_there(folder: Path) -> set[str]:
    return set((folder / LOG_NAME).read_text().splitlines() if (folder / LOG_NAME).exists() else ())


def _was_written(folder: Path, before: set[str], seed: int) -> bool:
    """Whether the entry of the call that died is in the log."""
    line = line_of(some_run(seed)).rstrip()
    return line in _lines_there(folder) - before


@pytest.mark.parametrize("damaged", ["", "{", "null", '{"format": 99}', "\x00" * 50])
def test_damaged_totals_are_counted_anew(tmp_path: Path, damaged: str) -> None:
    log = RunLog(tmp_path)
    log.append(some_run(1), some_run(2))
    before = log.read().totals
    (tmp_path / TOTALS_NAME).write_text(damaged)
    after = log.read().totals
    assert after.rows == before.rows
    assert not after.incomplete
    assert (tmp_path / "totals-unread.json").read_text() == damaged


def test_lost_totals_say_that_something_is_missing(tmp_path: Path) -> None:
    log = RunLog(tmp_path, most_bytes=3_000)
    for seed in range(20):
        log.append(some_run(seed))
    (tmp_path / TOTALS_NAME).unlink()
    totals = log.read().totals
    assert totals.incomplete
    assert 0 < total_of(totals.rows_from(None)).runs < 20


def test_broken_lines_are_skipped_and_counted(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    log.append(some_run(1))
    with log.file.open("ab") as file:
        file.write(b'{"event": "run", "tokens": -1}\n\xff\xfe\n[1]\n')
        file.write(line_of(some_run(2)).encode()[:100])  # cut off
    log.append(some_run(3))
    log.append(some_run(4))
    totals = log.read().totals
    assert total_of(totals.rows_from(None)).runs == 3
    assert totals.broken == 4
    log.append(some_run(5))
    totals = log.read().totals
    assert (total_of(totals.rows_from(None)).runs, totals.broken) == (4, 4)


@pytest.mark.parametrize("change", ["head", "gone", "emptied", "edited"])
def test_who_changes_the_log_changes_nothing_that_was_counted(tmp_path: Path, change: str) -> None:
    log = RunLog(tmp_path)
    log.append(some_run(1), some_run(2))
    log.read()
    lines = log.file.read_bytes().splitlines(keepends=True)
    match change:
        case "head":
            log.file.write_bytes(b"what\n" + b"".join(lines[1:]))
        case "gone":
            log.file.unlink()
        case "emptied":
            log.file.write_bytes(b"")
        case "edited":
            log.file.write_bytes(b"".join(lines[:2]))
    assert total_of(log.read().totals.rows_from(None)).runs == 2
    log.append(some_run(3))
    assert total_of(log.read().totals.rows_from(None)).runs >= 2  # it may lie where all is counted
    for seed in range(4, 8):
        log.append(some_run(seed))
    assert total_of(log.read().totals.rows_from(None)).runs in (6, 7)


def test_a_reset_forgets_all_even_if_it_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = RunLog(tmp_path, most_bytes=3_000)
    for seed in range(20):
        log.append(some_run(seed))
    assert total_of(log.read().totals.rows_from(None)).runs == 20
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: (_ for _ in ()).throw(PermissionError))
    with pytest.raises(PermissionError):
        log.reset()
    monkeypatch.undo()
    assert log.read().totals.rows == {}
    log.append(some_run(1))
    assert total_of(log.read().totals.rows_from(None)).runs == 1
    log.reset()
    assert log.read().totals.rows == {}
    assert {file.name for file in tmp_path.iterdir()} == {LOG_NAME, TOTALS_NAME}


_APPEND_ALL = """
import sys
from pathlib import Path
from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import entry_of
log = RunLog(Path(sys.argv[1]), most_bytes=20_000)
for line in sys.stdin.buffer.read().splitlines():
    log.append(entry_of(line))
"""


def test_several_processes_write_at_the_same_time(tmp_path: Path) -> None:
    writer = subprocess.Popen([sys.executable, "-c", _APPEND_ALL, tmp_path], stdin=subprocess.PIPE)
    assert writer.stdin is not None
    with writer.stdin:
        writer.stdin.write("".join(line_of(some_run(seed)) for seed in range(50)).encode())
    log = RunLog(tmp_path, most_bytes=20_000)
    while not log.file.exists() and writer.poll() is None:
        clock.sleep(0.01)
    for seed in range(50, 100):
        log.append(some_run(seed))
        log.read()
    assert writer.wait() == 0
    totals = log.read().totals
    everything = total_of(totals.rows_from(None))
    assert (everything.runs, totals.broken, totals.incomplete) == (100, 0, False)
    assert everything.statistics.steps == sum(some_run(s).statistics.steps for s in range(100))


def test_what_is_long_past_loses_its_days_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_totals, "MOST_ROWS", 20)
    log = RunLog(tmp_path)
    runs = [some_run(seed, time=NOON + timedelta(days=seed)) for seed in range(60)]
    log.append(*runs)
    totals = log.read().totals
    assert len(totals.rows) <= 20
    rows = totals.rows_from(None)
    assert total_of(rows).statistics.steps == sum(run.statistics.steps for run in runs)
    assert any(key.day == EARLIER for key, _ in rows)
    last_day = (NOON + timedelta(days=59)).date()
    assert total_of(totals.rows_from(last_day)).runs == 1


def test_an_empty_place_tells_of_nothing_and_makes_nothing(tmp_path: Path) -> None:
    report = RunLog(tmp_path / "none").read()
    assert (report.totals.rows, report.faults) == ({}, ())
    assert not (tmp_path / "none").exists()


def test_the_table_for_other_programs_has_no_formula(tmp_path: Path) -> None:
    pair = RunPair(RunModel('=cmd|"x"!A1', 5))
    log = RunLog(tmp_path)
    log.append(some_run(1), some_run(2, pair=pair, method=Method.PLAIN))
    head, first, second = statistics_csv(log.read().totals.rows_from(None)).splitlines()
    assert first.split(",")[:2] == ["2026-11-20", '"\'=cmd|""x""!A1"']
    assert second.startswith('2026-11-20,"Big, the =target",1000,Small,10,auto,1,')
    assert head.count(",") == first.count(",") == second.count(",") - 1


def test_a_line_that_claims_too_much_is_broken() -> None:
    told = json.loads(line_of(some_run(1)))
    for change in (
        {"tokens": 10**16}, {"tokens": True}, {"decode_ms": -1}, {"method": "magic"},
        {"time": "2026-11-20"}, {"by_source": {"model": [1]}}, {"target": None}, {"event": "x"},
    ):  # fmt: skip
        with pytest.raises(BrokenLine):
            entry_of(json.dumps({**told, **change}).encode())


def test_the_day_is_the_one_that_the_person_had(tmp_path: Path) -> None:
    late = replace(some_run(1), time=datetime.fromisoformat("2026-11-20T23:30:00-08:00"))
    log = RunLog(tmp_path)
    log.append(late)
    assert [key.day for key in log.read().totals.rows] == ["2026-11-20"]


def test_false_savings_of_earlier_versions_are_counted_anew(tmp_path: Path) -> None:
    """Totals of an earlier version: 18.9 s saved at 1.1 tokens a pass, of two runs."""
    draw, log = random.Random(9), RunLog(tmp_path)
    kept, lost = run_of(steps_of(draw, 9)), run_of(steps_of(draw, 8))
    log.append(kept, lost)
    log.read()
    names = {"others_ms", *COMPARED}
    for file in (tmp_path / LOG_NAME, tmp_path / TOTALS_NAME):
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        for table in lines:
            for row in (table, *table.get("rows", ())):
                for name in names & row.keys():
                    del row[name]
        if file.name == TOTALS_NAME:
            del lines[0]["compared"]
            lines[0]["rows"][0] |= {"compared": {"plain_ms": 50_700}, "compared_runs": 2}
            # Where the log is longer now, it was not counted any further.
            lines[0]["offset"] = (tmp_path / LOG_NAME).stat().st_size
        file.write_text("".join(json.dumps(table) + "\n" for table in lines))

    def everything() -> RunSums:
        return total_of(log.read().totals.rows_from(None))

    assert (everything().runs, everything().compared_runs, everything().speedup) == (2, 0, None)
    log.compare_anew(lambda: [some_run(1).statistics, kept.statistics])
    told = everything()
    assert (told.runs, told.compared_runs) == (2, 1)
    assert told.speedup == measured_speedup(kept.statistics)
    log.compare_anew(lambda: pytest.fail("it is done once"))
    log.append(some_run(2))
    assert everything().runs == 3
