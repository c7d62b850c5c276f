"""Pass times are measured once per pair and machine."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import StepFinished
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.session import Session
from foretoken.models.pairs import measured_costs
from foretoken.models.pairs.measured_costs import keep_costs, measure_costs, refine_costs
from foretoken.models.remembered import PASS_TIMES, RESULTS_FILE, RememberedResults
from foretoken.system.paths import cache_path


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.fixture
def calibrations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every measurement that was really made, by its file."""
    made: list[str] = []
    measure = Session.calibrate

    def counted(session: Session, loaded: LoadedModel) -> MeasuredCosts:
        found = measure(session, loaded)
        made.append(loaded.metadata.path.name)
        return found

    monkeypatch.setattr(Session, "calibrate", counted)
    return made


def kept() -> dict[str, Any]:
    """All records, by their keys."""
    remembered = RememberedResults(PASS_TIMES)
    return {key: remembered.get(key, dict) for key in remembered._results}


def load(target: Path, draft: Path | None = None, threads: int | None = None) -> Session:
    return Session.load(target, draft, settings=ModelSettings(threads=threads))


def test_the_second_time_nothing_is_measured(
    random_target: Path, random_draft: Path, calibrations: list[str]
) -> None:
    tables: list[dict[int, float]] = []
    for _ in range(2):
        with load(random_target, random_draft) as session:
            assert measure_costs(session)
            tables.extend(loaded.costs.table() for loaded in session.models)
    assert calibrations == [random_target.name, random_draft.name]
    assert tables[0] == pytest.approx(tables[2])
    assert tables[1] == pytest.approx(tables[3])


@pytest.mark.parametrize(
    "damage",
    [
        None,
        5,
        {"costs": {"threads": 1, "pass_ms": {"1": -3}}},
    ],
)
def test_a_damaged_cache_is_made_anew(
    random_target: Path, calibrations: list[str], damage: object
) -> None:
    for start in range(3):
        with load(random_target) as session:
            assert measure_costs(session)
        if not start and damage is None:
            cache_path(RESULTS_FILE).write_bytes(b"no database" * 999)
        elif not start:
            RememberedResults(PASS_TIMES).add(next(iter(kept())), damage)
    assert len(calibrations) == 2


def test_a_file_that_was_moved_away_is_measured_and_not_remembered(
    random_target: Path, tmp_path: Path
) -> None:
    moved = tmp_path / "moved.gguf"
    moved.write_bytes(random_target.read_bytes())
    with load(moved) as session:
        moved.unlink()
        assert measure_costs(session)
        assert all(loaded.measured for loaded in session.models)
        assert refine_costs(session)
    assert not kept()


def test_a_stopped_measurement_is_made_another_time(
    random_target: Path, random_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from foretoken.engine.llama.backend import LlamaContext

    with load(random_target, random_draft) as session:
        decode = LlamaContext.decode

        def stopped(context: LlamaContext, tokens: list[int], rows: int) -> object:
            session.cancel()
            return decode(context, tokens, rows)

        monkeypatch.setattr(LlamaContext, "decode", stopped)
        assert not measure_costs(session)
        monkeypatch.setattr(LlamaContext, "decode", decode)
        assert not kept()
        session.cancel_flag.clear()
        assert measure_costs(session)


# What a machine tells on which nothing else is busy.
QUIET: dict[str, float] = {"spread": 0.02, "others": 0.0}


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> list[MeasuredCosts]:
    """What the next measurements find; others are as busy as each of them says."""
    waiting: list[MeasuredCosts] = []
    told: list[float | None] = []

    def measure(session: Session, loaded: LoadedModel) -> MeasuredCosts:
        found = waiting.pop(0)
        told.append(found.others)
        loaded.calibrations += 1
        session.use_costs(loaded, found)
        return found

    monkeypatch.setattr(Session, "calibrate", measure)
    monkeypatch.setattr(measured_costs._Watch, "others", property(lambda _: told[-1]))
    return waiting


def test_the_shortest_time_of_several_moments_counts(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    """What a busy program once made slow is drafted again."""
    moments += [
        MeasuredCosts(1, {1: 2.0, 2: 9.0, 4: 4.0}, **QUIET),
        MeasuredCosts(1, {1: 2.5, 2: 3.0, 8: 8.0}, **QUIET),
        MeasuredCosts(1, {1: 2.5, 2: 3.5}, **QUIET),
    ]
    with load(random_target) as session:
        assert measure_costs(session)
        assert not refine_costs(session)
        assert session.pass_ms == [pytest.approx({1: 2.0, 2: 3.0, 4: 4.0, 8: 8.0})]
    with load(random_target) as session:  # another start
        assert measure_costs(session)
        assert session.pass_ms == [pytest.approx({1: 2.0, 2: 3.0, 4: 4.0, 8: 8.0})]
        assert refine_costs(session)
        assert refine_costs(session)  # asks for no fourth one


def test_slow_models_are_timed_once_if_that_was_certain(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    moments.append(MeasuredCosts(1, {1: 200.0, 2: 300.0}, **QUIET))
    for _ in range(2):
        with load(random_target) as session:
            assert measure_costs(session)
            assert refine_costs(session)


BUSY = MeasuredCosts(1, {1: 40.0, 2: 60.0}, {1: 40.0, 2: 70.0}, spread=0.05, others=1.0)
IDLE = MeasuredCosts(2, {1: 22.0, 2: 30.0}, {1: 38.0, 2: 22.0}, **QUIET)


def test_a_doubtful_record_is_used_and_measured_anew_at_the_next_start(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    moments += [BUSY, IDLE]
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.target.doubtful
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.threads == (1,)
        assert session.target.doubtful
        refine_costs(session)
        assert session.threads == (2,)
        assert not session.target.doubtful
        assert session.pass_ms == [pytest.approx(IDLE.pass_ms)]
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.target.found == IDLE


def test_a_busy_moment_spoils_no_certain_record(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    quick = replace(IDLE, pass_ms={1: 22.0, 2: 30.0})
    moments += [quick, BUSY]
    with load(random_target) as session:
        assert measure_costs(session)
        refine_costs(session)
        assert session.target.found == quick
        assert session.threads == (2,)
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.target.found == quick


def test_passes_that_are_not_what_they_were_are_timed_again(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    """Another machine, or its power was saved meanwhile: the record was certain, and is wrong."""
    slow = replace(IDLE, pass_ms={1: 90.0}, plain_ms={2: 90.0})
    moments += [slow, IDLE]
    with load(random_target) as session:
        assert measure_costs(session)
        assert refine_costs(session)
        plain = SpeculativeConfig(Method.PLAIN)
        list(session.generate("abc", SamplingParams(), plain, GenerationLimits(20)))
        assert session.target.doubtful
        assert session.pass_ms[0][1] < 45.0, "the curve has followed at once"
        assert not refine_costs(session), "a quick model is timed in three moments"
        assert session.target.found == IDLE
        assert not session.target.doubtful


def test_records_of_other_processors_are_doubtful(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    moments.append(IDLE)
    with load(random_target) as session:
        assert measure_costs(session)
    ((key, known),) = kept().items()
    RememberedResults(PASS_TIMES).add(key, {**known, "processor": "another one"})
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.threads == (2,)
        assert session.pass_ms == [pytest.approx(IDLE.pass_ms)]
        assert session.target.doubtful


def test_thread_counts_that_were_tried_are_not_tried_by_the_next_process(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    moments.append(replace(BUSY, threads=2))
    with load(random_target) as session:
        assert measure_costs(session)
        climb(session.target)
        keep_costs(session)
        assert session.target.known_costs is not None
        assert session.target.known_costs.tried
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.target.doubtful
        governor = session.target._governor
        assert governor is not None
        assert not governor._doubted


def test_threads_that_a_user_has_chosen_are_left_alone(
    random_target: Path, moments: list[MeasuredCosts]
) -> None:
    moments.append(BUSY)
    with load(random_target, threads=1) as session:
        assert measure_costs(session)
        climb(session.target)
        assert session.threads == (1,)


def climb(loaded: LoadedModel) -> None:
    """Plain passes on a machine that has become quiet."""
    for index in range(20):
        ms = {1: 38.0, 2: 22.0}[loaded.context.threads]
        step = StepFinished(index, 0, 0, 0, 0, 0.0, ms, ms, position=index + 9)
        loaded.observe(step)
