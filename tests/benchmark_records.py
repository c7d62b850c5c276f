"""Synthetic benchmark records."""

from collections.abc import Sequence
from datetime import UTC, datetime

from foretoken.engine.config import ModelSettings
from foretoken.engine.events import RunStatistics
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord
from foretoken.models.pairs.experiment import RecordedRun
from foretoken.models.pairs.experiment_file import Machine, MeasuredFile

MACHINE = Machine("Linux", "A processor", 4, 8, "3.12", "1.0", "0.3", "AVX2 = 1")
TARGET = MeasuredFile("big", 5_000_000_000, "0123456789abcdef")
DRAFT = MeasuredFile("small", 400_000_000, "fedcba9876543210")


def timed(mode: str, *speeds: float, kind: str = "code", tokens: int = 60) -> list[RecordedRun]:
    drafts = mode != "plain"
    return [
        RecordedRun(
            kind,
            "median",
            mode,
            number,
            RunStatistics(
                tokens=tokens,
                generated=tokens,
                steps=tokens // 3 if drafts else tokens,
                drafted=tokens if drafts else 0,
                evaluated=tokens // 2 if drafts else 0,
                accepted=tokens // 3 if drafts else 0,
                decode_ms=tokens * 1000.0 / speed,
                prefill_ms=12.5,
            ),
        )
        for number, speed in enumerate(speeds)
    ]


def record_of(
    *runs: Sequence[RecordedRun], known_as: str = "abc", planned: int = 0
) -> BenchmarkRecord:
    flat = [run for each in runs for run in each]
    rounds = 1 + max((run.round for run in flat), default=0)
    return BenchmarkRecord(
        id=known_as,
        measured_at=datetime(2026, 5, 3, 12, 5, tzinfo=UTC),
        seconds=60.0,
        target=TARGET,
        draft=DRAFT,
        machine=MACHINE,
        settings=ModelSettings(),
        draft_settings=ModelSettings(),
        context_length=512,
        threads=(2, 1),
        plan=BenchmarkPlan(
            kinds=tuple(dict.fromkeys(run.kind for run in flat)),
            modes=tuple(dict.fromkeys(run.mode for run in flat)),
            rounds=rounds,
        ),
        planned=planned or len(flat),
        others_busy=0.02,
        runs=tuple(flat),
    )
