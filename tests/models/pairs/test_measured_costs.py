"""Pass times are measured once per pair and machine."""

import json
from pathlib import Path

import pytest

from foretoken.engine.config import ModelSettings
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.session import Session
from foretoken.models.pairs import measured_costs
from foretoken.models.pairs.measured_costs import measure_costs, refine_costs
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


def test_another_thread_count_is_measured_anew(
    random_target: Path, random_draft: Path, calibrations: list[str]
) -> None:
    for draft, threads in ((random_draft, None), (None, None), (random_draft, 2)):
        with load(random_target, draft, threads) as session:
            assert measure_costs(session)
            if threads:
                assert session.threads == (2, 2)
    both = [random_target.name, random_draft.name]
    assert calibrations == both * 2  # alone, the target was known


@pytest.mark.parametrize(
    "damage",
    [
        "not JSON",
        "[]",
        lambda key: json.dumps({key: 5}),
        lambda key: json.dumps({key: {"threads": 1, "pass_ms": {"1": -3}}}),
        lambda key: json.dumps({key: {"threads": 1, "pass_ms": {}}}),
        lambda key: json.dumps({key: {"threads": "x", "pass_ms": {"1": 3}}}),
    ],
)
def test_a_damaged_cache_is_made_anew(
    random_target: Path, calibrations: list[str], damage: object
) -> None:
    file = cache_path("pass-times.json")
    for start in range(3):
        with load(random_target) as session:
            assert measure_costs(session)
        if not start:
            (key,) = json.loads(file.read_text())
            file.write_text(damage(key) if callable(damage) else str(damage))
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
    assert not cache_path("pass-times.json").exists()


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
        assert not cache_path("pass-times.json").exists()
        session.cancel_flag.clear()
        assert measure_costs(session)


def test_the_shortest_time_of_several_moments_counts(
    random_target: Path, calibrations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a busy program once made slow is drafted again."""
    moments = [
        MeasuredCosts(1, {1: 2.0, 2: 9.0, 4: 4.0}),
        MeasuredCosts(1, {1: 2.5, 2: 3.0, 8: 8.0}),
        MeasuredCosts(1, {1: 2.5, 2: 3.5}),
    ]
    waiting = iter(moments)
    monkeypatch.setattr(Session, "calibrate", lambda session, loaded: next(waiting))
    with load(random_target) as session:
        assert measure_costs(session)
        assert not refine_costs(session)
        assert session.pass_ms == [pytest.approx({1: 2.0, 2: 3.0, 4: 4.0, 8: 8.0})]
    with load(random_target) as session:  # another start
        assert measure_costs(session)
        assert session.pass_ms == [pytest.approx({1: 2.0, 2: 3.0, 4: 4.0, 8: 8.0})]
        assert refine_costs(session)
        assert refine_costs(session)  # asks for no fourth one


def test_other_threads_begin_anew_and_slow_models_are_left_alone(
    random_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = iter([MeasuredCosts(1, {1: 2.0, 2: 3.0}), MeasuredCosts(2, {1: 4.0})])
    monkeypatch.setattr(Session, "calibrate", lambda session, loaded: next(waiting))
    with load(random_target) as session:
        assert measure_costs(session)
        refine_costs(session)
        assert (session.threads, session.pass_ms) == ((2,), [pytest.approx({1: 4.0})])
    monkeypatch.setattr(measured_costs, "_QUICK_MS", 1.0)
    with load(random_target) as session:
        assert measure_costs(session)
        assert refine_costs(session)
