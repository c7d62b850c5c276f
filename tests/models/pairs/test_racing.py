"""Races of a loaded pair: other drafts and targets, refusals, and the file."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import DraftError, ModelLoadError
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceUnit
from foretoken.engine.race_figures import TextVerdict
from foretoken.engine.session import Session
from foretoken.models.memory import fit
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs import racing
from foretoken.models.pairs.experiment import Ask, AskedQuestion
from foretoken.models.pairs.experiment_file import experiment_json
from foretoken.models.pairs.racing import KIND, PairRace, RacePlan, RaceResult, SidePlan, read_race
from foretoken.reports.race import race_report
from foretoken.system.records import RecordError

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
DRAFTING = SidePlan(SpeculativeConfig(Method.DRAFT, lookahead=3))


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all tests: trials of files in child processes run once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _own_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    # Passes of a tenth of a millisecond vary widely while other tests run.
    monkeypatch.setattr(racing, "believable", lambda ratio, _: ratio)


@pytest.fixture
def session(endless_target: Path) -> Iterator[Session]:
    with Session.load(endless_target, endless_target) as session:
        yield session


def plainly(model: LlamaModel) -> Ask:
    """Without a chat format."""
    return lambda text: AskedQuestion(model.vocabulary.tokenize(text), GenerationLimits())


def race(session: Session, *sides: SidePlan, **changes: Any) -> PairRace:
    plan = RacePlan("It stays.", (sides[0], sides[1]), repetitions=2, tokens=20)
    settings = ModelSettings(threads=1)
    return PairRace(session, plainly, replace(plan, **changes), settings, settings)


def run(session: Session, *sides: SidePlan, **hooks: Any) -> RaceResult:
    return race(session, *sides).run(**hooks)


@pytest.mark.usefixtures("unprobed")
def test_a_side_may_draft_with_another_model(
    session: Session, hopeless_draft: Path, loaded: list[LlamaModel]
) -> None:
    other = replace(DRAFTING, draft=hopeless_draft)
    result = run(session, DRAFTING, other)
    assert [side.draft for side in result.sides] == ["endless.gguf", "hopeless.gguf"]
    good, bad = (result.rounds[0].answers[side].statistics for side in (0, 1))
    assert good.accepted == good.drafted
    assert bad.accepted < bad.drafted
    assert result.texts.verdict is TextVerdict.SAME
    loaded.clear()
    result = run(session, other, other)
    assert result.sides[0] == result.sides[1]
    assert len(loaded) == 1


def test_two_targets_race(session: Session, wordy_target: Path, loaded: list[LlamaModel]) -> None:
    """The other target is asked with its own tokens, loaded once, and closed."""
    result = run(session, PLAIN, replace(DRAFTING, target=wordy_target, draft=wordy_target))
    assert [side.target for side in result.sides] == ["endless.gguf", "wordy.gguf"]
    assert (result.one_target, result.comparable) == (False, False)
    assert result.unit is RaceUnit.CHARACTERS
    assert result.texts.verdict is TextVerdict.OTHER_MODELS
    mine, wordy = result.rounds[0].answers
    assert wordy.text.startswith(" word")
    assert wordy.statistics.accepted == wordy.statistics.drafted > 0
    assert len(wordy.text) > 5 * len(mine.text)
    assert len(loaded) == 2
    for model in loaded:
        with pytest.raises(ValueError, match="closed"):
            _ = model.handle
    # Both sides may use it: then it is loaded once, and their texts are the same.
    loaded.clear()
    plain = replace(PLAIN, target=wordy_target)
    result = run(session, plain, plain)
    assert [model.metadata.path for model in loaded] == [wordy_target]
    assert result.one_target
    assert result.texts.verdict is TextVerdict.SAME


def test_what_cannot_race_is_refused_and_nothing_stays(
    session: Session,
    wordy_target: Path,
    hopeless_draft: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shape: dict[str, Any] = {"seed": 1, "vocab_size": 300}
    foreign = tiny.write_random_model(
        tmp_path / "foreign.gguf", tokens=tiny.foreign_tokens(300), **shape
    )
    own, gone = session.target_metadata.path, tmp_path / "gone.gguf"
    head = tiny.write_eagle_head(tmp_path / "head.gguf", own, target_layers=(0, 0, 0))
    wordy = replace(PLAIN, target=wordy_target)
    refused: list[tuple[SidePlan, type[Exception], str]] = [
        (replace(DRAFTING, draft=foreign), DraftError, "foreign.* cannot draft here: different"),
        (replace(DRAFTING, draft=gone), ModelLoadError, "gone"),
        (replace(DRAFTING, target=wordy_target), DraftError, "no draft model is chosen"),
        (replace(DRAFTING, target=wordy_target, draft=foreign), DraftError, "cannot draft here"),
        (replace(PLAIN, target=gone), ModelLoadError, "gone"),
    ]
    for side, error, said in refused:
        with pytest.raises(error, match=said):
            race(session, PLAIN, side).run()
    impossible = pytest.raises(DraftError, check=lambda error: error.kind == "drafting-impossible")
    with Session.load(hopeless_draft, foreign) as unfit, impossible:
        race(unfit, PLAIN, DRAFTING).run()
    with monkeypatch.context() as patch:
        small = FreeMemory(ram=1000, ram_total=10**9, swap=0, devices=())
        patch.setattr(fit, "free_memory", lambda: small)
        for side in (replace(DRAFTING, draft=hopeless_draft), replace(DRAFTING, draft=head), wordy):
            with pytest.raises(ModelLoadError, match="does not fit in memory.*: needs .*smaller"):
                race(session, PLAIN, side).run()


def test_a_file_has_the_records_with_their_figures_and_is_read_back_whole(
    session: Session, wordy_target: Path, tmp_path: Path
) -> None:
    file, when = tmp_path / "race.json", datetime(2026, 5, 4, 12, tzinfo=UTC)
    drawn = replace(PLAIN, sampling=SamplingParams(temperature=0.9))
    other = replace(DRAFTING, target=wordy_target, draft=wordy_target)
    for sides in ((drawn, DRAFTING), (PLAIN, other)):
        result = replace(run(session, *sides), when=when)
        file.write_text(experiment_json(result, KIND), encoding="utf-8")
        assert read_race(file) == result
        told = json.loads(file.read_text("utf-8"))["record"]
        assert str(wordy_target.parent) not in file.read_text("utf-8")
        assert told["speedup"]["mean"] == result.speedup.mean
        assert told["texts"]["verdict"] == result.texts.verdict.value
        for written, each in zip(told["rounds"], result.rounds, strict=True):
            for answer, recorded in zip(written["answers"], each.answers, strict=True):
                assert answer["tokens_per_second"] == recorded.tokens_per_second
                assert [token["id"] for token in answer["tokens"]] == list(recorded.ids)


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("record", "rounds", 0, "answers", 0, "shown_ms", 3), 0.0, "inconsistent"),
        (("record", "rounds", 0, "answers", 1, "steps", 0, "accepted"), 99, "inconsistent"),
    ],
)
def test_a_file_that_is_no_race_is_refused(
    raced: str, tmp_path: Path, place: tuple[str | int, ...], value: object, said: str
) -> None:
    values = inner = json.loads(raced)
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    file = tmp_path / "race.json"
    file.write_text(json.dumps(values), encoding="utf-8")
    with pytest.raises(RecordError, match=said):
        read_race(file)


@pytest.fixture(scope="module")
def raced(endless_target: Path) -> str:
    """A race as stored in a file."""
    with Session.load(endless_target, endless_target) as session:
        return experiment_json(run(session, PLAIN, DRAFTING), KIND)


@pytest.mark.usefixtures("unprobed")
def test_a_target_that_drafts_by_its_own_head_is_named_so(session: Session, tmp_path: Path) -> None:
    headed = tiny.write_dense_head_model(
        tmp_path / "headed.gguf", seed=1, vocab_size=300, context_length=1024
    )
    result = run(session, PLAIN, replace(DRAFTING, target=headed, draft=headed))
    assert result.sides[1].draft == OWN_HEAD
    assert "Built into the model (MTP)" in str(race_report(result).sections[0].tables[1].texts)
