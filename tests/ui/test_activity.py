"""What the chip says of pairs with and without a draft model, at every word of the policy."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob
from foretoken.control.engine.experiments import PairTestWork, ProofWork
from foretoken.control.engine.records import PairFiles, PairLoaded
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.config import VerificationRule
from foretoken.engine.events import (
    PolicyState,
    PolicyStatus,
    StepFinished,
)
from foretoken.engine.figures import policy_of
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.window.activity import describe_activity
from foretoken.ui.window.top_bar import OFF, TopBar

NOTE = "model cannot roll back"
ADAPTIVE = PolicyStatus(PolicyState.ADAPTIVE)
UNLIKE = 'token 139 differs: "a" in the target, "b" in the draft'


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[EngineControl]:
    result = EngineControl()
    result.state = EngineState.READY
    yield result
    assert result.shut_down()


def pair(
    draft: str | None = None, reason: str | None = None, note: str | None = None
) -> PairLoaded:
    files = PairFiles(Path("target.gguf"), Path(draft) if draft else None)
    return PairLoaded(files, "Target", draft, 4096, reason, rollback_note=note)


def history_of(said: str) -> RunHistory:
    """Of an answer whose steps draft what stands behind the word of their policy."""
    word, _, number = said.rpartition(" ")
    policy, drafted = (word, int(number)) if number.isdigit() else (said, 0)
    history = RunHistory()
    for index in range(3 if said else 0):
        step = StepFinished(index, drafted, drafted, 0, 0, 1.0, 1.0, 2.0, 0, policy_of(policy))
        history.add_step(step)
    return history


FITS = pair("Draft")
ALONE = pair(reason="no draft model is chosen")
MISFIT = pair("Draft", UNLIKE)
RECURRENT = pair("Draft", note=NOTE)
RECURRENT_MISFIT = pair("Draft", UNLIKE, NOTE)


@pytest.mark.parametrize(
    ("loaded", "policy", "text", "active"),
    [
        (FITS, "", "adaptive", True),
        (FITS, "adaptive 4", "adaptive 4", True),
        (FITS, "drafting paused: no speedup", "drafting paused: no speedup", False),
        (FITS, "no matching earlier text", "adaptive", True),  # of the pair before
        (FITS, "plain", "adaptive", True),  # of an answer without drafts
        (ALONE, "", "lookup", True),
        (ALONE, "no matching earlier text", "no matching earlier text", False),
        (ALONE, "adaptive 4", "lookup", True),  # of the pair before
        (MISFIT, "lookup 6", f"lookup 6; draft off: {UNLIKE}", True),
        (RECURRENT, "adaptive 4", f"adaptive 4; {NOTE}", True),
        (RECURRENT, "drafting paused: no speedup", f"drafting paused: {NOTE}", False),
        (RECURRENT_MISFIT, "lookup", f"lookup; {NOTE}; draft off: {UNLIKE}", True),
    ],
)
def test_the_chip_tells_what_the_policy_does(
    engine: EngineControl, loaded: PairLoaded, policy: str, text: str, active: bool
) -> None:
    engine.pair = loaded
    engine.history = history_of(policy)
    assert describe_activity(engine, 0.0) == (text, active)


@pytest.mark.parametrize(
    ("loaded", "speedup", "policy", "text"),
    [
        (FITS, 1.72, "", "adaptive; tested 1.7x"),
        (FITS, 1.72, "adaptive 4", "adaptive 4"),  # an answer has figures of its own
        (FITS, 0.93, "", "adaptive; tested 0.9x: no speedup"),
        (MISFIT, 1.31, "", f"lookup; tested 1.3x; draft off: {UNLIKE}"),
    ],
)
def test_a_test_tells_until_there_is_an_answer(
    engine: EngineControl, loaded: PairLoaded, speedup: float, policy: str, text: str
) -> None:
    result = PairTestResult((), speedup, 0.5, (), questions=1, seconds=20.0)
    engine.pair = replace(loaded, tested=result)
    engine.history = history_of(policy)
    assert describe_activity(engine, 0.0) == (text, True)


def test_the_chart_of_the_lookahead_has_the_number_of_the_chip(
    qtbot: QtBot, engine: EngineControl
) -> None:
    engine.pair, history = FITS, RunHistory()
    panel = LivePanel()
    qtbot.addWidget(panel)
    engine.history = history
    panel.details.setChecked(True)
    for index, drafted in enumerate((2, 16, 16, 4, 9, 1, 12, 12, 16, 3)):
        step = StepFinished(index, drafted, drafted, drafted, 1, 1.0, 1.0, 2.0, 0, ADAPTIVE)
        history.add_step(step)
        panel.show_history(history)
        chart = panel._lookahead
        assert describe_activity(engine, 0.0)[0] == f"adaptive {chart.value}"
    assert chart.value == "9"  # of the last 8 steps


def test_a_running_test_says_how_far_it_is(engine: EngineControl) -> None:
    engine.pair, engine.state = FITS, EngineState.TESTING
    engine.set_speculate(False)
    for work, words in (
        (PairTestWork(), "testing this pair 40 %"),
        (ProofWork(VerificationRule.TOKEN), "verifying losslessness 40 %"),
    ):
        engine.job = cast(EngineJob, SimpleNamespace(work=work, share=0.4))
        assert describe_activity(engine, 0.0) == (words, False)
    engine.job = None


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
