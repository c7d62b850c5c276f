"""The model picker over a real library of tiny files, and while a pair is loaded."""

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.fit_check import FitReport
from foretoken.control.models.model_services import ModelServices
from foretoken.engine.config import CacheType
from foretoken.models.builtin import builtin_description, builtin_pair
from foretoken.models.library.folders import opened_files, user_folders
from foretoken.models.memory.fit import MemoryFit, MemoryNeed, PairPlan
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pairs.pair_test import (
    KindResult,
    PairTestResult,
    PairTests,
)
from foretoken.servers.server_list import ServerKeys
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.models.model_menus import make_add_menu, make_model_menu
from foretoken.ui.models.model_picker import ModelPicker, Work
from foretoken.ui.models.model_rows import LOOKUP_KEY
from foretoken.ui.parts.row_painting import Sign
from picker_hands import BUILT_IN, PickerHands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LOOKUP = "No draft model: prompt lookup"


# --- lists -----------------------------------------------------------------------------------


def test_chat_models_are_listed_and_the_rest_is_folded(hands: PickerHands) -> None:
    chat = ["Built-in pair", "Foreign", "Tales-Big", "Tales-Small"]
    assert hands.titles() == ["Models (4)", *chat, "Not for chatting (1)", "Broken (1)"]
    built_in, foreign = hands.row("Built-in pair"), hands.row("Foreign")
    assert builtin_description().startswith(built_in.details)
    assert builtin_description() in built_in.spoken
    assert "F32" in foreign.details
    assert "context 16,384" in foreign.details
    hands.unfold("Broken")
    broken = hands.row("Broken")
    assert (broken.muted, broken.sign) == (True, Sign.REFUSED)
    assert "is incomplete" in broken.details
    assert hands.picker.status.text() == "5 models found"


def test_typing_searches_and_arrows_move_while_it_does(hands: PickerHands) -> None:
    search = hands.picker.search
    hands.type("tales")
    assert hands.titles() == ["Tales-Big", "Tales-Small"], "a heading over all would say nothing"
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
    assert "No model matches your search" in hands.picker.status.text()
    search.clear()
    assert [row.title for row in hands.selected()] == ["Tales-Small"]
    hands.type("broke")
    assert hands.titles() == ["Broken"], "it was folded"
    assert "Broken cannot answer" in hands.picker.load.toolTip()
    hands.find("tales-big")
    hands.press(Qt.Key.Key_Tab)
    drafts = hands.drafts
    assert hands.picker.focusWidget() is drafts
    before, chosen = hands.titles(drafts), drafts.key
    drafts.setCurrentIndex(drafts.model().index(1, 0))
    hands.qtbot.keyClick(drafts, Qt.Key.Key_Space)
    assert len(hands.titles(drafts)) < len(before)
    assert drafts.key == chosen  # going to a heading chooses nothing


def test_every_draft_has_a_verdict_and_the_best_is_chosen(hands: PickerHands) -> None:
    assert hands.draft == builtin_pair()[1].stem  # the present choice
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
    assert "is incomplete" in hands.picker.load.toolTip()
    hands.press(Qt.Key.Key_Return)
    assert hands.asked == []
    hands.go_to(LOOKUP, hands.drafts)  # what a person chose is kept
    hands.find("foreign")
    hands.find("tales-big")
    hands.services.feed.look_again()
    hands.wait_until_still()
    assert hands.draft == LOOKUP_KEY


# --- loading ---------------------------------------------------------------------------------


def test_enter_loads_the_choice_with_its_settings(hands: PickerHands, folder: Path) -> None:
    hands.find("tales-big")
    panel = hands.picker.fit_panel
    hands.qtbot.keyClick(panel.context, Qt.Key.Key_Down)
    hands.qtbot.keyClick(panel.cache, Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    files = PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf")
    assert hands.asked == [("load_pair", files, LoadSettings(16_384).with_cache(CacheType.Q8_0))]
    hands.picker.cancel.click()
    panel.engine.click()
    [dialog] = hands.picker.findChildren(EngineSettingsDialog)
    dialog.rows["target.threads"].field.chosen.emit(1, False)
    assert dialog.use.text() == "Apply"
    dialog.use.click()
    hands.picker.load.click()
    assert hands.asked[-1][2].target.threads == 1


def test_what_is_too_big_is_not_loaded_by_accident(hands: PickerHands) -> None:
    hands.find("tales-big")
    picker, panel = hands.picker, hands.picker.fit_panel
    hands.qtbot.waitUntil(lambda: panel.view.grade.text().startswith("Fits"), timeout=10_000)
    need = MemoryNeed(1, 1, 1, 1, 0, 0, 0, {}, False, 512)
    plan = PairPlan(Path("target.gguf"), None)
    report = FitReport(MemoryFit(plan, need, FreeMemory(ram=2, ram_total=2), plan), 1)
    panel.show_report(report)
    assert picker.load.text() == "Load anyway"
    assert not picker.test.isEnabled()
    hands.press(Qt.Key.Key_Return)
    hands.targets.taken.emit()
    assert hands.asked == []
    assert "more memory than is free" in picker.message.text
    panel.show_nothing()
    assert (picker.message.text, picker.load.text()) == ("", "Load")
    panel.show_report(report)
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
    assert picker.message.text == ""
    hands.end_load()
    assert picker.result() == QDialog.DialogCode.Accepted
    asked = len(hands.asked)
    hands.open()
    assert hands.row("Built-in pair").aside == "in use"
    hands.press(Qt.Key.Key_Return)
    assert len(hands.asked) == asked, "it is loaded already"
    assert hands.picker.result() == QDialog.DialogCode.Accepted


def found(speedup: float) -> PairTestResult:
    kinds = (KindResult("chat", 10.0, 10.0 * speedup, speedup, 0.8),)
    return PairTestResult(kinds, speedup, 0.8, (), questions=4, seconds=20.0)


def test_a_test_loads_first_and_its_figure_takes_the_place_of_the_estimate(
    hands: PickerHands, folder: Path
) -> None:
    hands.find("tales-big")
    picker, tests = hands.picker, PairTests()
    files = PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf")
    picker.test.click()
    assert hands.asked == [("try_pair", files, LoadSettings())]
    hands.end_load()
    assert picker.work is Work.TESTING  # it follows by itself
    tests.add(files.target, files.draft, found(1.8))
    hands.engine.test_ended.emit(found(1.8), None)
    assert picker.message.text.startswith("Measured: 1.8x ")
    hands.wait_until_still()
    assert hands.row("Tales-Small", hands.drafts).details == "measured 1.8x the speed here"
    assert hands.draft == "Tales-Small"
    picker.test.click()  # it is loaded now
    picker.cancel.click()
    assert hands.asked[-2:] == [("test_pair",), ("stop",)]
    hands.engine.test_ended.emit(None, None)
    assert picker.work is Work.NONE
    tests.add(files.target, files.draft, found(0.9))
    tests.add(files.target, None, found(1.4))
    hands.choice.compare()
    hands.wait_until_still()
    small = hands.row("Tales-Small", hands.drafts)
    assert (small.details, small.sign) == ("measured 0.9x here: no gain", Sign.HARDLY)
    assert hands.draft == LOOKUP_KEY, "which gained most"


# --- files that come and go ------------------------------------------------------------------


def test_the_list_follows_files_and_keeps_choice_and_place(
    hands: PickerHands, folder: Path
) -> None:
    hands.find("tales-small")
    hands.press(Qt.Key.Key_Escape)
    for number in range(30):
        shutil.copy(folder / "Foreign.gguf", folder / f"More-{number:02}.gguf")
    hands.qtbot.waitUntil(lambda: len(hands.rows()) == 37, timeout=10_000)
    hands.wait_until_still()
    hands.targets.verticalScrollBar().setValue(600)
    top = hands.targets.indexAt(QPoint(5, 5)).data()
    for number in range(4):
        (folder / f"More-{number:02}.gguf").unlink()
    hands.qtbot.waitUntil(lambda: len(hands.rows()) == 33, timeout=10_000)
    hands.wait_until_still()
    assert hands.target == "Tales-Small"
    assert hands.targets.indexAt(QPoint(5, 5)).data() == top
    (folder / "Tales-Small.gguf").unlink()
    hands.qtbot.waitUntil(lambda: not hands.picker.load.isEnabled(), timeout=10_000)
    assert hands.rows(hands.drafts) == []
    assert hands.picker.load.toolTip() == "Choose a model first"


def mime_of(path: Path) -> QMimeData:
    """What a file manager gives: the file, and its path as a text."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))
    return mime


def drop(widget: ModelPicker, path: Path) -> None:
    mime, button = mime_of(path), Qt.MouseButton.LeftButton  # an event does not keep it
    move, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    widget.dropEvent(QDropEvent(QPointF(5, 5), move, mime, button, none))


def open_elsewhere(hands: PickerHands, file: Path) -> Path:
    """Drop a copy that lies in no folder of models."""
    copy = file.parent.parent / "elsewhere" / file.name
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(file, copy)
    drop(hands.picker, copy)
    hands.qtbot.waitUntil(lambda: bool(hands.selected()), timeout=10_000)
    hands.wait_until_still()
    return copy


def test_only_model_files_can_be_dropped(hands: PickerHands, tmp_path: Path) -> None:
    note, before = tmp_path / "note.txt", hands.titles()
    note.write_text("Hello")
    mime, button = mime_of(note), Qt.MouseButton.LeftButton
    move, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    over = QDragEnterEvent(QPoint(5, 5), move, mime, button, none)
    hands.picker.search.dragEnterEvent(over)
    assert not over.isAccepted(), "the path would be written into it"
    message = hands.picker.message
    for bring in (lambda: drop(hands.picker, note), lambda: hands.picker.open_file(note)):
        hands.picker.hide_message()
        bring()
        hands.qtbot.waitUntil(lambda: message.text.startswith("note.txt is not a model file."))
    hands.wait_until_still()
    assert hands.titles() == before
    assert opened_files() == []


def test_an_opened_file_is_in_view_and_stays_until_it_is_taken_off_or_deleted(
    hands: PickerHands, folder: Path
) -> None:
    for number in range(20):
        shutil.copy(folder / "Foreign.gguf", folder / f"More-{number:02}.gguf")
    hands.qtbot.waitUntil(lambda: sum(title[:4] == "More" for title in hands.titles()) == 20)
    opened = []
    for name in ("Broken", "Base", "Tales-Big"):  # of every group
        opened.append(open_elsewhere(hands, folder / f"{name}.gguf"))
        assert [row.title for row in hands.selected()] == [name]
        assert str(opened[-1].parent) in hands.selected()[0].tip
    assert hands.draft == "Tales-Small"
    remove = "Remove from this list"
    for model in hands.services.feed.models:
        texts = [each.text() for each in make_model_menu(model, hands.picker).actions()]
        assert (remove in texts) is (model.path in opened), model.path
    later = ModelServices(ServerKeys())
    later.feed.begin()
    hands.qtbot.waitUntil(lambda: opened[1] in [model.path for model in later.feed.models])
    later.shut_down()
    model = next(model for model in hands.services.feed.models if model.path == opened[1])
    hands.action(make_model_menu(model, hands.picker), remove).trigger()
    assert opened[1].exists()
    hands.qtbot.waitUntil(lambda: opened[1] not in opened_files())
    opened[2].unlink()
    hands.qtbot.waitUntil(lambda: not hands.picker.load.isEnabled(), timeout=10_000)
    assert "no longer there" in hands.picker.load.toolTip()


def test_folders_are_added_and_taken_off(hands: PickerHands, samples: Path, folder: Path) -> None:
    folders, feed, picker = hands.services.folders, hands.services.feed, hands.picker
    folders.add(samples)
    hands.qtbot.waitUntil(lambda: len(feed.models) == 10, timeout=10_000)
    assert user_folders() == [folder, samples]
    texts = [action.text() for action in make_add_menu(picker).actions()]
    assert texts[:3] == ["Model file…", "Server…", "Folder…"]
    assert texts[-1].startswith("Stop looking in ")
    folders.remove(samples)
    hands.qtbot.waitUntil(lambda: len(feed.models) == 5, timeout=10_000)
    folders.add(samples / "no such folder")
    hands.qtbot.waitUntil(lambda: "does not exist" in picker.message.text, timeout=10_000)
    shutil.rmtree(folder)
    words = "1 folder cannot be searched"
    hands.qtbot.waitUntil(lambda: words in picker.status.text(), timeout=10_000)
    assert "does not exist" in picker.status.toolTip()


# --- the menu of a model ---------------------------------------------------------------------


def test_the_menu_uses_a_model_and_begins_a_chat_once_it_is_loaded(hands: PickerHands) -> None:
    picker, qtbot, chat = hands.picker, hands.qtbot, hands.controller.chat_requested
    hands.model_action("Tales-Big", "Use as target").trigger()
    hands.wait_until_still()
    assert hands.target == "Tales-Big"
    hands.model_action("Tales-Small", "Use as draft").trigger()
    assert hands.draft == "Tales-Small"
    assert not hands.model_action("Tales-Big", "Use as draft").isEnabled()  # of itself
    assert not hands.model_action("Broken", "New chat with this model").isEnabled()
    hands.model_action("Tales-Big", "New chat with this model").trigger()
    hands.press(Qt.Key.Key_Down)
    hands.wait_until_still()
    qtbot.waitUntil(lambda: not hands.choice.settling, timeout=10_000)
    assert hands.asked == [], "something else was chosen meanwhile"

    def begin() -> None:
        before = len(hands.asked)
        hands.model_action("Tales-Big", "New chat with this model").trigger()
        assert not picker.busy  # its draft is looked for first
        qtbot.waitUntil(lambda: len(hands.asked) > before, timeout=10_000)

    begin()
    files = hands.asked[0][1]
    assert (files.target.stem, files.draft.stem) == ("Tales-Big", "Tales-Small")
    with qtbot.assertNotEmitted(chat):
        hands.end_load("It broke")
        picker.load.click()
        hands.end_load("It broke")
    begin()
    with qtbot.waitSignal(chat):
        hands.end_load()
    assert picker.isHidden()


@pytest.mark.skipif(os.name == "nt", reason="the recycle bin of the user would be filled")
def test_a_model_in_the_trash_can_be_brought_back(hands: PickerHands, folder: Path) -> None:
    file, undo = folder / "Tales-Big.gguf", hands.picker.undo
    hands.go_to("Tales-Big")
    hands.model_action("Tales-Big", "Move to trash").trigger()
    hands.qtbot.waitUntil(lambda: undo.text == "Moved Tales-Big to the trash.", timeout=5_000)
    assert not file.exists()
    hands.qtbot.waitUntil(lambda: hands.rows(hands.drafts) == [], timeout=10_000)
    undo.button.click()
    hands.qtbot.waitUntil(lambda: undo.text == "", timeout=5_000)
    assert file.exists()
    hands.qtbot.waitUntil(lambda: hands.draft == "Tales-Small", timeout=10_000)
    assert hands.target == "Tales-Big"
