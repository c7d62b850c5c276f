"""The check that drafting is lossless: run, stopped, shown, kept with the pair, exported."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from foretoken.models.pairs import proof
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import GreedyText, ProofResult, TextParting
from foretoken.system.language import number
from foretoken.ui.jobs.job_dialog import STOPPED
from foretoken.ui.jobs.proof_dialog import ProofDialog
from foretoken.ui.jobs.report_view import ReportView
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")


@pytest.fixture
def desk(
    desk: OpenWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    endless_target: Path,
    hopeless_draft: Path,
) -> OpenWindow:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(proof, "_PROMPT_FILES", ("quick",))
    monkeypatch.setitem(PairProof.__init__.__kwdefaults__, "seconds", 2.0)
    desk.load(endless_target, hopeless_draft)
    return desk


def opened(desk: OpenWindow) -> ProofDialog:
    desk.window.commands.run("models.prove")
    return desk.window.jobs.dialog


def shown(page: ReportView) -> list[list[str]]:
    return [row for table in page.tables if table.isVisible() for row in table.texts]


def verified(desk: OpenWindow) -> tuple[ProofDialog, ProofResult]:
    dialog = opened(desk)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    result = desk.window.jobs.proofs.result
    assert result is not None, dialog.message.text()
    assert dialog.shows_result
    return dialog, result


def test_a_result_is_shown_kept_and_exported(
    desk: OpenWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    endless_target: Path,
    hopeless_draft: Path,
) -> None:
    dialog, result = verified(desk)
    page, sampling = dialog.page, result.sampling
    assert page.report.headline == "Drafting is lossless"
    assert ["Tokens written with drafting", number(sampling.drafted.tokens)] in shown(page)
    assert ["Identical, token for token", number(result.greedy.same)] in shown(page)
    words = desk.window.jobs.proof_words
    assert words in desk.window._top_bar.pair.toolTip()
    dialog.details.click()
    assert ["Drafted tokens accepted", number(sampling.drafted.accepted)] in shown(page)
    for action, name in zip(dialog.export.menu().actions(), ("page", "data"), strict=True):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, f=file: (str(f), ""))
        with desk.qtbot.waitSignal(dialog.files.finished):
            action.trigger()
    told = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert told["record"]["sampling"]["drafted"]["tokens"] == sampling.drafted.tokens
    assert (tmp_path / "page.html").exists()
    dialog.close()
    # It goes with its pair, and comes back with it.
    proofs = desk.window.jobs.proofs
    desk.load(endless_target)
    desk.qtbot.waitUntil(lambda: proofs.result is None)
    assert desk.window.jobs.proof_words == ""
    desk.load(endless_target, hopeless_draft)
    desk.qtbot.waitUntil(lambda: proofs.result == result)
    assert opened(desk).shows_result


def test_a_fault_says_where(desk: OpenWindow) -> None:
    dialog, result = verified(desk)
    page = dialog.page
    wrong = GreedyText("stories/fox", 3, TextParting(3, " red", "\n", 0.6, 0.02, 3.4))
    near = GreedyText("quick/fox", 9, TextParting(9, " big", "", 0.31, 0.309, 0.004))
    desk.window.jobs.proofs.take(
        replace(result, greedy=replace(result.greedy, texts=(near, wrong)))
    )
    assert page.report.headline == "Drafting changes the output"
    # Without being asked for details: it is the result.
    first, second = shown(page)[-2:]
    assert first[:5] == ["stories/fox", "4", "“ red” 60.0 %", "“↵” 2.0 %", "3.400"]
    assert (first[-1], second[-1]) == ("Differs", "Near tie")
    # Stopped while it is verified again, what was known before is shown.
    dialog.again.click()
    dialog.stop.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=5_000)
    assert dialog.shows_result
    assert dialog.message.text() == STOPPED
