"""The proof in the window: begun, stopped, shown, kept with the pair, exported."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineState
from foretoken.models.pairs import proof
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import GreedyText, ProofResult, TextParting
from foretoken.models.pairs.proof_words import chance_text, headline
from foretoken.system.language import Language, number, speak
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.proof.proof_dialog import STOPPED, ProofDialog
from looks import wear
from window_desk import WindowDesk, light_preferences


@pytest.fixture
def desk(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    endless_target: Path,
    hopeless_draft: Path,
) -> Iterator[WindowDesk]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(proof, "_PROMPT_FILES", ("quick",))
    monkeypatch.setitem(PairProof.__init__.__kwdefaults__, "seconds", 2.0)
    result = WindowDesk(qtbot, light_preferences(tmp_path))
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


def opened(desk: WindowDesk) -> ProofDialog:
    desk.window.commands.run("models.prove")
    dialog = desk.window.proof_desk.dialog
    assert dialog is not None
    return dialog


def proved(desk: WindowDesk) -> tuple[ProofDialog, ProofResult]:
    dialog = opened(desk)
    dialog.begin.click()
    assert dialog.running
    assert dialog.focusWidget() is dialog.stop
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    assert dialog.result_shown is not None, dialog.told
    return dialog, dialog.result_shown


def test_a_proof_is_shown_kept_and_exported(
    desk: WindowDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, result = proved(desk)
    sampling = result.sampling
    assert headline(result.verdict) in dialog.told
    assert number(sampling.drafted.tokens) in dialog.sampling.words.text()
    assert "6 of 6 texts are the same" in dialog.greedy.words.text()
    assert desk.window.proof_desk.told.startswith("Proved lossless on ")
    pill = desk.window._top_bar.pair
    assert desk.window.proof_desk.told in pill.toolTip()
    # The chart tells what its bars are: all tokens.
    assert [chart.isVisible() for chart in dialog.charts] == [True, True]
    assert "Expected" in dialog.charts[0].words
    dialog.more.click()
    worst = sampling.drafted.least_chance
    assert worst is not None
    assert chance_text(worst.chance) in dialog.told
    # Export, as either kind of file.
    for name in ("proof.json", "proof"):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, f=file: (str(f), ""))
        with desk.qtbot.waitSignal(desk.window.proof_desk.shelf.exported):
            dialog.export.click()
    told = json.loads((tmp_path / "proof.json").read_text("utf-8"))
    assert told["sampling"]["drafted"]["tokens"] == sampling.drafted.tokens
    assert (tmp_path / "proof.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert "The proof is in " in dialog.told
    dialog.close()
    assert opened(desk).result_shown == result


def test_a_kept_proof_comes_back_with_its_pair(
    desk: WindowDesk, endless_target: Path, hopeless_draft: Path
) -> None:
    dialog, result = proved(desk)
    dialog.close()
    shelf = desk.window.proof_desk.shelf
    desk.load(endless_target)
    desk.qtbot.waitUntil(lambda: shelf.result is None)
    assert desk.window.proof_desk.told == ""
    desk.load(endless_target, hopeless_draft)
    desk.qtbot.waitUntil(lambda: shelf.result == result)


def test_it_is_stopped_by_its_button_and_by_closing(
    desk: WindowDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PairProof.__init__.__kwdefaults__, "seconds", 600.0)
    engine = desk.controller.engine
    dialog = opened(desk)
    dialog.begin.click()
    desk.qtbot.waitUntil(lambda: engine.test_share > 0.0, timeout=10_000)
    assert desk.window.proof_desk.why_not()
    dialog.stop.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=5_000)
    assert STOPPED in dialog.told
    dialog.begin.click()
    dialog.close()
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=5_000)
    assert desk.window.proof_desk.shelf.result is None


def test_a_fault_says_where_and_looks_follow(desk: WindowDesk) -> None:
    dialog, result = proved(desk)
    wrong = GreedyText("stories/fox", 3, TextParting(3, " red", "\n", 0.6, 0.02, 3.4))
    near = GreedyText("quick/fox", 9, TextParting(9, " big", "", 0.31, 0.309, 0.004))
    dialog.show_result(replace(result, greedy=replace(result.greedy, texts=(near, wrong))))
    assert "Drafting changes what is written" in dialog.told
    # Without being asked for details: it is the result.
    assert "stories/fox, token 4: plainly “ red” (60.0 %), with drafting “↵” (2.0 %)" in dialog.told
    assert "a near tie" in dialog.told
    for palette, scale in ((DARK, 1.0), (LIGHT, 1.4), (LIGHT, 1.0)):
        wear(palette, scale)
        assert not dialog.grab().isNull()
        assert dialog.size().width() <= dialog.room.width()


def test_it_speaks_the_language_of_the_window(desk: WindowDesk) -> None:
    speak(Language(code="xx", translate=lambda text, _about, _count: f"¡{text}"))
    try:
        dialog, _ = proved(desk)
        dialog.more.click()
        lines = [line for line in dialog.told.splitlines() if line[0].isalpha()]
        assert lines == []
        dialog.show_begun()
        assert dialog.windowTitle().startswith("¡")
    finally:
        speak(None)
        dialog.show_ended(None, None)
