"""Texts of the activity button for pairs with and without a draft model."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import PairLoaded
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import StepFinished
from foretoken.engine.figures import policy_of
from foretoken.models.pair_setup import PairFiles
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.ui.window.activity import describe_activity
from foretoken.ui.window.top_bar import OFF, TopBar

NOTE = "model cannot roll back"
UNLIKE = 'token 139 differs: "a" in the target, "b" in the draft'


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[EngineControl]:
    result = EngineControl()
    result.state = EngineState.READY
    yield result
    assert result.shut_down()


def pair(draft: str | None = None, reason: str | None = None) -> PairLoaded:
    files = PairFiles(Path("target.gguf"), Path(draft) if draft else None)
    return PairLoaded(files, "Target", draft, 4096, reason)


def history_of(said: str) -> RunHistory:
    """Return the history of an answer with a policy, and the number of drafted tokens after it."""
    word, _, number = said.rpartition(" ")
    policy, drafted = (word, int(number)) if number.isdigit() else (said, 0)
    history = RunHistory()
    for index in range(3 if said else 0):
        step = StepFinished(index, drafted, drafted, 0, 0, 1.0, 1.0, 2.0, 0, policy_of(policy))
        history.add_step(step)
    return history


FITS = pair("Draft")
ALONE = pair(reason="no draft model is chosen")
RESULT = PairTestResult((), 1.72, 0.5, (), questions=1, seconds=20.0)
TESTED = replace(FITS, tested=RESULT)
PAUSED = "drafting paused: no speedup"


@pytest.mark.parametrize(
    ("loaded", "policy", "text", "active"),
    [
        (FITS, PAUSED, PAUSED, False),
        (FITS, "plain", "adaptive", True),  # from an answer without drafts
        (ALONE, "adaptive 4", "lookup", True),  # from the previous pair
        (pair("Draft", UNLIKE), "lookup 6", f"lookup 6; draft off: {UNLIKE}", True),
        (replace(FITS, rollback_note=NOTE), PAUSED, f"drafting paused: {NOTE}", False),
        (TESTED, "", "adaptive; tested 1.7x", True),
        (TESTED, "adaptive 4", "adaptive 4", True),  # an answer's own figures replace the test
    ],
)
def test_the_chip_tells_what_the_policy_does(
    engine: EngineControl, loaded: PairLoaded, policy: str, text: str, active: bool
) -> None:
    engine.pair = loaded
    engine.history = history_of(policy)
    assert describe_activity(engine, 0.0) == (text, active)


def test_drafting_is_chosen_on_the_chip(qtbot: QtBot) -> None:
    bar = TopBar()
    qtbot.addWidget(bar)
    chosen: list[object] = []
    bar.lookahead.chosen.connect(chosen.append)
    choices = {action.data(): action for action in bar.lookahead._group.actions()}
    for choice in (4, None, OFF):
        bar.lookahead.set_choice(choice)
        assert [each for each, action in choices.items() if action.isChecked()] == [choice]
    for choice in (4, None, OFF):
        choices[choice].trigger()
    assert chosen == [4, None, OFF]
    bar.lookahead.refuse("No model is loaded")
    assert not choices[4].isEnabled()
    assert choices[4].toolTip() == "No model is loaded"
