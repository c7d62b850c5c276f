"""Races with the real worker: another target beside the pair in use, in its own chat format."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.experiments import RaceWork
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.other_drafts import DraftOffer, OtherDrafts
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceSide
from foretoken.models.library.library import model_at
from foretoken.models.pairs import experiment, racing
from foretoken.models.pairs.racing import RacePlan, SidePlan

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def is_closed(model: LlamaModel) -> bool:
    try:
        return model.handle is None
    except ValueError:
        return True


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[LlamaModel]]:
    """All that is loaded; once the engine is gone, all of it is closed."""
    found: list[LlamaModel] = []
    load = LlamaModel.load

    def noted(*given: Any, **options: Any) -> LlamaModel:
        found.append(load(*given, **options))
        return found[-1]

    monkeypatch.setattr(LlamaModel, "load", noted)
    yield found
    assert all(map(is_closed, found))


@pytest.fixture
def engine(qtbot: QtBot, endless_target: Path, loaded: list[LlamaModel]) -> Iterator[EngineControl]:
    chat = ChatController()
    with qtbot.waitSignal(chat.engine.load_ended, timeout=10_000) as ended:
        chat.engine.load_pair(PairFiles(endless_target, None))
    assert ended.args == [None]
    yield chat.engine
    assert chat.shut_down(), "the engine thread did not end in time"


def work(other: SidePlan, tokens: int = 20) -> RaceWork:
    settings = LoadSettings()
    plan = RacePlan("Who?", (PLAIN, other), repetitions=1, tokens=tokens)
    return RaceWork(plan, settings.model_settings(), settings.draft_settings())


def test_each_target_is_asked_in_its_own_format(
    engine: EngineControl,
    wordy_target: Path,
    loaded: list[LlamaModel],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    run_race = racing.run_race

    def heard(sides: tuple[RaceSide, RaceSide], **options: Any) -> Any:
        for side in sides:
            pieces = [side.session.vocabulary.text(token) for token in side.prompt]
            asked.append("".join(pieces).replace("Ċ", "\n").replace("Ġ", " "))
        return run_race(sides, **options)

    monkeypatch.setattr(racing, "run_race", heard)
    other = SidePlan(SpeculativeConfig(), draft=wordy_target, target=wordy_target)
    job = engine.begin_work(work(other))
    assert job is not None
    with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
        pass
    result, error = ended.args
    assert error is None
    assert asked == ["<|im_start|>user\nWho?<|im_end|>\n<|im_start|>assistant\n", "Q: Who?\nA:"]
    assert [side.target for side in result.sides] == ["endless.gguf", "wordy.gguf"]
    assert [is_closed(model) for model in loaded] == [False, True, True]
    assert engine.state is EngineState.READY


@pytest.mark.parametrize("how", ["stopped", "failed", "shut down"])
def test_the_other_target_is_unloaded_however_it_ends(
    engine: EngineControl,
    wordy_target: Path,
    loaded: list[LlamaModel],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
) -> None:
    if how == "failed":
        monkeypatch.setattr(experiment, "measure_costs", lambda _: 1 / 0)
    job = engine.begin_work(work(SidePlan(target=wordy_target), tokens=1024))
    assert job is not None
    if how == "failed":
        with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
            pass
        assert "division" in ended.args[1]
    else:
        qtbot.waitUntil(lambda: job.share > 0.0, timeout=30_000)
        if how == "shut down":  # by the fixture, and then nothing may be left
            assert len(loaded) == 2
            return
        with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
            job.cancel()
        assert ended.args == [None, None]
    assert [is_closed(model) for model in loaded] == [False, True]
    assert engine.state is EngineState.READY


def test_drafts_are_found_for_several_targets(
    qtbot: QtBot, endless_target: Path, hopeless_draft: Path, wordy_target: Path, tmp_path: Path
) -> None:
    models = [model_at(path) for path in (endless_target, hopeless_draft, wordy_target)]
    drafts, gone = OtherDrafts(), tmp_path / "nowhere" / "gone.gguf"
    with qtbot.waitSignal(drafts.found, timeout=10_000) as found:
        drafts.look([endless_target, wordy_target, gone], models)
    assert found.args[0] == {
        endless_target: [DraftOffer("hopeless", hopeless_draft, worthwhile=False)],
        wordy_target: [],
        gone: [],
    }
    drafts.shut_down()
