"""The model picker with a real library: lists, choices, loading, and memory needs."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog

from foretoken.control.models.model_services import FitReport
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.folders import opened_files, user_folders
from foretoken.models.memory import fit
from foretoken.models.memory.fit import MemoryFit, MemoryNeed, PairPlan
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs.pair_test import KindResult, PairTestResult, PairTests
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.model_rows import LOOKUP_KEY, make_model_menu
from foretoken.ui.parts.row_painting import Sign
from picker_hands import BUILT_IN, PickerHands
from simulated_gpus import Shape, SimulatedModels, gpu, model_need

LOOKUP = "No draft model: prompt lookup"


def test_chat_models_are_listed_and_others_are_collapsed(hands: PickerHands) -> None:
    chat = ["Built-in pair", "Foreign", "Tales-Big", "Tales-Small"]
    assert hands.titles() == ["Models (4)", *chat, "Not for chatting (1)", "Broken (1)"]
    assert "context 16,384" in hands.row("Foreign").details
    hands.find("broke")
    broken = hands.row("Broken")
    assert (broken.muted, broken.sign) == (True, Sign.REFUSED)
    assert "is incomplete" in broken.details
    assert not hands.picker.load.isEnabled()
    assert "Broken cannot answer" in hands.picker.load.toolTip()


def test_typing_searches_and_arrows_move_while_it_does(hands: PickerHands) -> None:
    search = hands.picker.search
    hands.type("tales")
    assert hands.titles() == ["Tales-Big", "Tales-Small"]
    assert hands.target == "Tales-Big"  # what Enter would load is in view
    hands.qtbot.keyClick(search, Qt.Key.Key_Down)
    assert hands.target == "Tales-Small"
    hands.press(Qt.Key.Key_Backspace)
    assert search.text() == "tale"
    hands.press(Qt.Key.Key_Escape)
    assert (search.text(), hands.target) == ("", "Tales-Small")
    hands.type("no such words")
    assert hands.rows() == []
    assert not hands.picker.load.isEnabled()
    search.clear()
    assert [row.title for row in hands.selected()] == ["Tales-Small"]


def test_every_draft_has_a_verdict_and_the_best_is_chosen(hands: PickerHands) -> None:
    assert hands.draft == builtin_pair()[1].stem  # the pair in use
    hands.find("tales-big")
    assert hands.draft == "Tales-Small"
    small, broken = (hands.row(name, hands.drafts) for name in ("Tales-Small", "Broken"))
    assert small.sign is Sign.UNTESTED
    assert small.details.startswith("untested; costs about ")
    assert (broken.sign, broken.muted) == (Sign.REFUSED, True)
    assert broken.details.startswith("cannot draft: Broken.gguf is incomplete")
    titles = hands.titles(hands.drafts)
    assert titles[0].startswith("Can draft (")
    assert titles.index("Tales-Small") < titles.index(LOOKUP) < titles.index("Broken")
    assert "Tales-Big" not in titles
    hands.go_to("Broken", hands.drafts)
    hands.press(Qt.Key.Key_Return)
    assert hands.asked == []
    hands.go_to(LOOKUP, hands.drafts)  # the user's choice is kept
    hands.find("foreign")
    hands.find("tales-big")
    hands.services.feed.look_again()
    hands.wait_until_still()
    assert hands.draft == LOOKUP_KEY


def test_enter_loads_the_choice_with_its_settings(hands: PickerHands, folder: Path) -> None:
    hands.find("tales-big")
    panel = hands.picker.fit_panel
    hands.qtbot.keyClick(panel.context, Qt.Key.Key_Down)
    hands.qtbot.keyClick(panel.cache, Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    files = PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf")
    assert hands.asked == [("load_pair", files, LoadSettings(16_384).with_cache(CacheType.Q8_0))]


def test_a_pair_that_is_too_big_is_not_loaded_by_accident(hands: PickerHands) -> None:
    hands.find("tales-big")
    picker, panel = hands.picker, hands.picker.fit_panel
    hands.qtbot.waitUntil(lambda: not hands.services.fit.busy, timeout=10_000)
    need = MemoryNeed(model_need(weights=4, context_length=512))
    plan = PairPlan(Path("target.gguf"), None)
    report = FitReport(MemoryFit(plan, need, FreeMemory(ram=2, ram_total=2), plan))
    panel.view.show_report(report)
    assert picker.load.text() == "Load anyway"
    assert not picker.test.isEnabled()
    hands.press(Qt.Key.Key_Return)
    hands.targets.confirmed.emit()
    assert hands.asked == []
    assert "more memory than is free" in picker.message.text
    picker.load.click()
    assert hands.asked[0][0] == "load_pair"


def test_a_load_is_cancelled_fails_and_succeeds(hands: PickerHands) -> None:
    picker = hands.picker
    picker.load.click()
    assert hands.asked == [("load_pair", BUILT_IN, LoadSettings())]
    hands.engine.load_progressed.emit(0.4)
    assert picker._progress.value() == 400
    assert not hands.targets.isEnabled()
    picker.cancel.click()
    assert hands.asked[-1] == ("cancel_load",)
    assert picker.isVisible()
    assert hands.targets.isEnabled()
    picker.load.click()
    hands.end_load("The file is damaged. Download it again.")
    assert picker.message.text == "The file is damaged. Download it again."
    picker.load.click()
    hands.end_load()
    assert picker.result() == QDialog.DialogCode.Accepted
    asked = len(hands.asked)
    hands.open()
    assert hands.row("Built-in pair").aside == "in use"
    hands.press(Qt.Key.Key_Return)
    assert len(hands.asked) == asked, "it is loaded already"


def found(speedup: float) -> PairTestResult:
    kinds = (KindResult("chat", 10.0, 10.0 * speedup, speedup, 0.8),)
    return PairTestResult(kinds, speedup, 0.8, questions=4, seconds=20.0)


def test_a_test_result_replaces_the_estimate(hands: PickerHands, folder: Path) -> None:
    hands.find("tales-big")
    picker, tests = hands.picker, PairTests()
    files = PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf")
    with hands.qtbot.waitSignal(hands.controller.test_requested) as asked:
        picker.test.click()
    assert asked.args == [PairSetup(files, LoadSettings()), picker]
    tests.add(files.target, files.draft, found(1.8))
    hands.engine.test_ended.emit(found(1.8), None)
    hands.wait_until_still()
    assert hands.row("Tales-Small", hands.drafts).details == "measured 1.8x the speed here"
    assert hands.draft == "Tales-Small"
    tests.add(files.target, files.draft, found(0.9))
    tests.add(files.target, None, found(1.4))
    hands.choice.compare()
    hands.wait_until_still()
    assert hands.row("Tales-Small", hands.drafts).sign is Sign.HARDLY
    assert hands.draft == LOOKUP_KEY, "the draft with the largest gain"


def test_the_list_follows_files_and_keeps_its_choice(hands: PickerHands, folder: Path) -> None:
    hands.find("tales-small")
    hands.press(Qt.Key.Key_Escape)
    for number in range(30):
        shutil.copy(folder / "Foreign.gguf", folder / f"More-{number:02}.gguf")
    hands.qtbot.waitUntil(lambda: "More-29" in hands.titles(), timeout=10_000)
    hands.wait_until_still()
    assert hands.target == "Tales-Small"
    (folder / "Tales-Small.gguf").unlink()
    hands.qtbot.waitUntil(lambda: not hands.picker.load.isEnabled(), timeout=10_000)


def drop(widget: ModelPicker, path: Path) -> None:
    """Drop a file as file managers do, with its path as text."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    move = Qt.DropAction.CopyAction
    assert not widget.search.acceptDrops(), "the path would be inserted as text"
    widget.dropEvent(QDropEvent(QPointF(5, 5), move, mime, button, none))


def test_an_opened_file_is_listed_until_it_is_removed_or_deleted(
    hands: PickerHands, folder: Path, tmp_path: Path
) -> None:
    feed, elsewhere = hands.services.feed, tmp_path / "elsewhere"
    elsewhere.mkdir()
    feed.add_folder(elsewhere)
    hands.qtbot.waitUntil(lambda: user_folders() == [folder, elsewhere])
    feed.remove_folder(elsewhere)
    hands.qtbot.waitUntil(lambda: user_folders() == [folder])
    note = elsewhere / "note.txt"
    note.write_text("Hello")
    drop(hands.picker, note)
    message = hands.picker.message
    hands.qtbot.waitUntil(lambda: message.text.startswith("note.txt is not a model file."))
    for name in ("Broken", "Tales-Big"):
        drop(hands.picker, Path(shutil.copy(folder / f"{name}.gguf", elsewhere)))
        hands.qtbot.waitUntil(lambda: bool(hands.selected()), timeout=10_000)
        hands.wait_until_still()
        assert [row.title for row in hands.selected()] == [name]
    big, broken = opened_files()  # newest first
    model = next(model for model in hands.services.feed.models if model.path == broken)
    hands.action(make_model_menu(model, hands.picker), "Remove from this list").trigger()
    hands.qtbot.waitUntil(lambda: opened_files() == [big])
    assert broken.exists()
    big.unlink()
    load = hands.picker.load
    hands.qtbot.waitUntil(lambda: "no longer there" in load.toolTip(), timeout=10_000)


def test_the_menu_chooses_a_model_and_begins_a_chat_with_it(hands: PickerHands) -> None:
    hands.model_action("Tales-Big", "Use as target").trigger()
    hands.wait_until_still()
    assert hands.target == "Tales-Big"
    hands.model_action("Tales-Small", "Use as draft").trigger()
    assert hands.draft == "Tales-Small"
    assert not hands.model_action("Broken", "New chat with this model").isEnabled()
    with hands.qtbot.waitSignal(hands.controller.chat_requested):
        hands.model_action("Foreign", "New chat with this model").trigger()
    assert hands.target == "Foreign"


GB = 1_000_000_000
NEED = MemoryNeed(
    model_need(weights=4 * GB, cache=2 * GB, compute=GB // 2), model_need(weights=GB, cache=GB // 2)
)
PLAN = PairPlan(Path("target.gguf"), Path("draft.gguf"))


def report(free: float, proposal: PairPlan | None = None) -> FitReport:
    fit = MemoryFit(PLAN, NEED, FreeMemory(ram=int(free * GB), ram_total=16 * GB), PLAN)
    offered = None if proposal is None else replace(fit, plan=proposal)
    return FitReport(fit, offered)


def test_the_panel_says_the_grade_and_offers_contexts_and_ways_to_save_memory(
    hands: PickerHands,
) -> None:
    hands.find("foreign")
    panel, choice = hands.picker.fit_panel, hands.choice
    assert [value for value, _ in panel.context._choices] == [2048, 4096, 8192, 16_384]
    assert panel.context.value == 8192
    choice.use_settings(LoadSettings(100_000))
    assert panel.context.value == 16_384
    saving = LoadSettings(4096).with_cache(CacheType.Q8_0)
    panel.view.show_report(report(9.8))
    assert panel.view.grade.text() == "Fits: needs 8.0 GB of 9.8 GB free"
    legend = panel.view.bar.accessibleDescription()
    assert legend.startswith("Target 4.0 GB, Draft 1.0 GB, Caches 2.5 GB, Compute 500 MB, free ")
    panel.view.show_report(report(6.0, PairPlan(PLAN.target, None, 4096, saving.target)))
    assert panel.view.grade.text().startswith("Too big: ")
    given_up = "Without the draft · Cache in 8 bits · Context 4,096"
    assert panel.make_fit.text() == f"Fits with: {given_up}"
    panel.make_fit.click()
    assert (choice.draft, choice.settings) == (LOOKUP_KEY, saving)


def test_every_gpu_and_the_memory_have_a_bar(
    hands: PickerHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    shapes = {
        "target.gguf": Shape(33, GB // 4, GB, GB // 2),
        "draft.gguf": Shape(17, GB // 40, 0, GB // 10),
    }
    monkeypatch.setattr(fit, "measure_need", SimulatedModels(shapes, ["CUDA0", "CUDA1"]).measure)
    cards = (gpu("CUDA0", 7, title="A card (CUDA0)"), gpu("CUDA1", 0.2, title="B card (CUDA1)"))
    free = FreeMemory(ram=16 * GB, ram_total=32 * GB, devices=cards)
    found = fit.check_fit(PLAN, free)
    panel = hands.picker.fit_panel
    panel.view.show_report(FitReport(found))
    assert "the rest on the processor. Draft: on A card" in panel.view.grade.toolTip()
    first, second, _ = panel.view.bar.places
    assert (first.name, second.text) == ("A card (CUDA0)", "free 200 MB")
    drawn = sum(each.need.total for each in panel.view.bar.places)
    assert drawn == pytest.approx(found.need.whole.total, abs=1000)
    # Too many layers are requested: one click uses as many as fit.
    too_big = fit.check_fit(replace(PLAN, settings=ModelSettings(gpu_layers=33)), free)
    hands.choice.use_settings(LoadSettings(target=ModelSettings(gpu_layers=33)))
    panel.view.show_report(FitReport(too_big, found))
    placed = found.placement.target.gpu_layers
    assert panel.make_fit.text() == f"Fits with: {placed} of 33 layers on the GPU"
    panel.make_fit.click()
    assert hands.choice.settings.target.gpu_layers is None
