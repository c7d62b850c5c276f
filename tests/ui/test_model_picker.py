"""The model picker over a real library of tiny files, and while a pair is loaded."""

import os
import shutil
from datetime import datetime
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.engine.records import LoadSettings, PairFiles, PairLoaded
from foretoken.control.models.fit_check import FitReport
from foretoken.control.models.model_services import ModelServices
from foretoken.engine.config import CacheType
from foretoken.models.builtin import builtin_description, builtin_pair
from foretoken.models.library.folders import add_user_folder, user_folders
from foretoken.models.library.opened import opened_files
from foretoken.models.memory.fit import MemoryFit, MemoryNeed, PairWish
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pairs.pair_test_results import (
    KindResult,
    PairTestProgress,
    PairTestResult,
    PairTests,
)
from foretoken.servers.server_keys import ServerKeys
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.models.load_bar import Work
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.model_rows import BUILT_IN_KEY, LOOKUP_KEY
from foretoken.ui.parts.row_list import Heading
from foretoken.ui.parts.row_painting import Row, Sign
from languages import in_brackets
from looks import wear

BUILT_IN = PairFiles(*builtin_pair())


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A big and a small one of a family, one of another vocabulary, one for no chat, a broken."""
    folder = tmp_path_factory.mktemp("picker-samples")

    def chat(name: str, tokens: list[tiny.TokenLike], layers: int) -> None:
        tiny.write_random_model(
            folder / name,
            seed=1,
            vocab_size=len(tokens),
            layers=layers,
            tokens=tokens,
            chat_template=tiny.CHATML_TEMPLATE,
            context_length=16_384,
        )

    tokens = tiny.chat_tokens()
    chat("Tales-Big.gguf", tokens, 12)
    chat("Tales-Small.gguf", tokens, 1)
    swapped = [*tokens[:4], tokens[5], tokens[4], *tokens[6:]]
    chat("Foreign.gguf", swapped, 1)
    tiny.write_random_model(folder / "Base.gguf", seed=1, vocab_size=260)
    tiny.write_broken_file(folder / "Broken.gguf", "truncated")
    return folder


@pytest.fixture
def folder(samples: Path, tmp_path: Path) -> Path:
    """The library of a person, in a folder that was added."""
    folder = tmp_path / "models"
    shutil.copytree(samples, folder)
    add_user_folder(folder)
    return folder


class Hands:
    """A picker, and what a person sees and does in it."""

    def __init__(self, qtbot: QtBot, services: ModelServices) -> None:
        self.qtbot = qtbot
        self.services = services
        self.picker = ModelPicker(services, None)
        qtbot.addWidget(self.picker)
        self.picker.show_choice(BUILT_IN, LoadSettings())
        self.picker.show()
        self.targets = self.picker.chooser.targets.list
        self.drafts = self.picker.chooser.drafts.list
        self.wait_until_still()

    def wait_until_still(self) -> None:
        """Until the library is read and the drafts are compared."""
        services, pane = self.services, self.picker.chooser.targets
        self.qtbot.waitUntil(
            lambda: (
                services.feed.built_in is not None
                and not services.feed.scanning
                and not services.ranking.busy
                and not self.picker.chooser._rank_timer.isActive()
                and not pane._timer.isActive()
            ),
            timeout=10_000,
        )

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.targets, text)

    def press(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.targets, key)

    def choose(self, name: str) -> None:
        """Type a name; what is found is chosen."""
        self.picker.chooser.targets.search.clear()
        self.type(name)
        self.wait_until_still()

    def rows(self) -> list[Row]:
        return [self.targets.model().row(n) for n in range(self.targets.model().rowCount())]

    def draft_rows(self) -> list[Row]:
        return [self.drafts.model().row(n) for n in range(self.drafts.model().rowCount())]

    def draft_row(self, title: str) -> Row:
        return next(row for row in self.draft_rows() if row.title == title)

    def unfold(self, key: str) -> None:
        self.picker.chooser.targets._on_folded(key)

    @property
    def target(self) -> str:
        return str(getattr(self.targets.key, "stem", self.targets.key))

    @property
    def draft(self) -> str:
        return str(getattr(self.drafts.key, "stem", self.drafts.key))


@pytest.fixture
def hands(qtbot: QtBot, folder: Path, services: ModelServices) -> Hands:
    return Hands(qtbot, services)


# --- the targets -----------------------------------------------------------------------------


def test_chat_models_are_listed_and_the_rest_is_folded(hands: Hands) -> None:
    titles = [row.title for row in hands.rows()]
    chat = ["Built-in pair", "Foreign", "Tales-Big", "Tales-Small"]
    assert titles == [*chat, "Not for chatting (1)", "Broken (1)"]
    built_in, foreign, *_ = hands.rows()
    assert builtin_description().startswith(built_in.details)
    assert escape(builtin_description()) in built_in.tip
    assert builtin_description() in built_in.spoken
    assert "F32" in foreign.details
    assert "context 16,384" in foreign.details
    assert foreign.details.endswith("models")
    hands.unfold("broken")
    broken = hands.rows()[-1]
    assert broken.title == "Broken"
    assert broken.muted
    assert broken.sign is Sign.REFUSED
    assert "is incomplete" in broken.details
    hands.unfold("others")
    base = next(row for row in hands.rows() if row.title == "Base")
    assert base.details.startswith("base model")
    assert base.spoken == f"Base, {base.details}"
    status = hands.picker.chooser.targets._status.text()
    assert status == "5 models on this computer, besides the built-in pair"


def test_an_open_picker_follows_another_language(hands: Hands) -> None:
    hands.unfold("broken")
    hands.unfold("others")
    status = hands.picker.chooser.targets._status
    before = [row.spoken for row in hands.rows()], [row.spoken for row in hands.draft_rows()]
    with in_brackets():
        by_title = {row.title: row for row in hands.rows()}
        assert "«Broken (1)»" in by_title
        assert "«context 16,384»" in by_title["Foreign"].details
        assert by_title["Base"].details.startswith("«base model without")
        assert status.text() == "«5 models on this computer, besides the built-in pair»"
        assert hands.draft_row("«No second model: prompt lookup»").details.startswith("«untested")
        bar = hands.picker.bar
        assert (bar.load.text(), bar.cancel.text()) == ("«Load»", "«Close»")
    after = [row.spoken for row in hands.rows()], [row.spoken for row in hands.draft_rows()]
    assert after == before


def test_typing_searches_and_arrows_move_while_it_does(hands: Hands) -> None:
    assert hands.targets.hasFocus() or hands.picker.focusWidget() is hands.targets
    hands.type("tales")
    assert hands.picker.chooser.targets.search.text() == "tales"
    assert [row.title for row in hands.rows()] == ["Tales-Big", "Tales-Small"]
    assert hands.target == "Tales-Big"  # what Enter would load is in view
    hands.qtbot.keyClick(hands.picker.chooser.targets.search, Qt.Key.Key_Down)
    assert hands.target == "Tales-Small"
    hands.press(Qt.Key.Key_Backspace)
    assert hands.picker.chooser.targets.search.text() == "tale"
    hands.press(Qt.Key.Key_Escape)
    assert hands.picker.chooser.targets.search.text() == ""
    assert hands.picker.isVisible()
    assert hands.target == "Tales-Small"
    hands.type("no such words")
    assert hands.rows() == []
    assert hands.target == "Tales-Small"
    assert "No model has these words" in hands.picker.chooser.targets._status.text()


def test_a_search_finds_what_is_folded(hands: Hands) -> None:
    hands.type("broke")
    assert [row.title for row in hands.rows()] == ["Broken (1)", "Broken"]
    assert hands.target == "Broken"
    assert not hands.picker.bar.load.isEnabled()
    assert "Broken cannot answer" in hands.picker.bar.load.toolTip()


def test_tab_goes_to_the_drafts_and_headings_fold_by_keys(hands: Hands) -> None:
    hands.choose("tales-big")
    hands.press(Qt.Key.Key_Tab)
    assert hands.picker.focusWidget() is hands.drafts
    before = len(hands.draft_rows())
    heading = next(n for n, item in enumerate(hands.drafts.items()) if isinstance(item, Heading))
    chosen = hands.drafts.key
    hands.drafts.go_to_row(heading)
    hands.qtbot.keyClick(hands.drafts, Qt.Key.Key_Left)
    assert len(hands.draft_rows()) < before
    assert hands.drafts.key == chosen  # going to a heading chooses nothing
    hands.qtbot.keyClick(hands.drafts, Qt.Key.Key_Space)
    assert len(hands.draft_rows()) == before


# --- the drafts ------------------------------------------------------------------------------


def test_every_draft_has_a_verdict_in_words_and_the_best_is_chosen(hands: Hands) -> None:
    assert hands.draft == builtin_pair()[1].stem  # the present choice
    hands.choose("tales-big")
    assert hands.draft == "Tales-Small"
    small = hands.draft_row("Tales-Small")
    assert small.sign is Sign.UNTESTED
    assert small.details.startswith("untested; a pass costs about ")
    assert small.details.endswith(" % of the target's")
    foreign = hands.draft_row("Foreign")
    assert foreign.sign is Sign.REFUSED
    assert foreign.muted
    assert foreign.details.startswith("cannot draft: token 4 differs:")
    assert hands.draft_row("Broken").details.startswith("cannot draft: it is incomplete: ")
    assert hands.draft_row("No second model: prompt lookup").sign is Sign.UNTESTED
    assert "Tales-Big" not in [row.title for row in hands.draft_rows()]
    titles = [row.title for row in hands.draft_rows()]
    assert titles.index("Tales-Small") < titles.index("No second model: prompt lookup")
    assert titles.index("No second model: prompt lookup") < titles.index("Foreign")


def test_a_draft_that_a_person_chose_is_kept(hands: Hands) -> None:
    hands.choose("tales-big")
    hands.qtbot.keyClick(hands.drafts, Qt.Key.Key_Down)
    assert hands.draft == LOOKUP_KEY
    hands.choose("foreign")
    hands.choose("tales-big")
    assert hands.draft == LOOKUP_KEY
    hands.services.feed.look_again()
    hands.wait_until_still()
    assert hands.draft == LOOKUP_KEY


def test_a_pair_that_does_not_fit_is_not_loaded(hands: Hands, folder: Path) -> None:
    hands.choose("tales-big")
    hands.drafts.choose(folder / "Foreign.gguf")
    hands.picker.chooser._on_draft_chosen(hands.drafts.item)
    assert not hands.picker.bar.load.isEnabled()
    assert "token 4 differs" in hands.picker.bar.load.toolTip()
    with hands.qtbot.assertNotEmitted(hands.picker.load_requested):
        hands.press(Qt.Key.Key_Return)


# --- loading ---------------------------------------------------------------------------------


def test_enter_loads_the_choice_with_its_settings(hands: Hands, folder: Path) -> None:
    hands.choose("tales-big")
    hands.picker.chooser.fit._context.setFocus()
    hands.qtbot.keyClick(hands.picker.chooser.fit._context, Qt.Key.Key_Down)
    hands.picker.chooser.fit._cache.picked.emit(CacheType.Q8_0)
    with hands.qtbot.waitSignal(hands.picker.load_requested) as asked:
        hands.press(Qt.Key.Key_Return)
    assert asked.args == [
        PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf"),
        LoadSettings(16_384, CacheType.Q8_0),
    ]


def test_enter_presses_the_button_that_has_the_focus(hands: Hands, qtbot: QtBot) -> None:
    hands.picker.bar.get_models.setFocus()
    wanted = hands.picker.bar.get_models.clicked
    with qtbot.assertNotEmitted(hands.picker.load_requested), qtbot.waitSignal(wanted):
        qtbot.keyClick(hands.picker.bar.get_models, Qt.Key.Key_Return)


def test_what_is_too_big_is_not_loaded_by_accident(hands: Hands, qtbot: QtBot) -> None:
    hands.choose("tales-big")
    fit, bar = hands.picker.chooser.fit, hands.picker.bar
    qtbot.waitUntil(lambda: fit.grade.startswith("Fits"), timeout=10_000)
    need = MemoryNeed(1, 1, 1, 1, 0, 0, 0, {}, False, 512)
    wish = PairWish(Path("target.gguf"), None)
    fit.show_report(FitReport(MemoryFit.judged(wish, need, FreeMemory(ram=2, ram_total=2)), 1))
    assert bar.load.text() == "Load anyway"
    assert not bar.test.isEnabled()
    with qtbot.assertNotEmitted(hands.picker.load_requested):
        hands.press(Qt.Key.Key_Return)
        hands.targets.taken.emit()
    assert "more memory than there is" in bar.message
    fit.show_measuring()
    assert bar.message == "", "something else is chosen"
    assert bar.load.text() == "Load"
    fit.show_report(FitReport(MemoryFit.judged(wish, need, FreeMemory(ram=2, ram_total=2)), 1))
    with qtbot.waitSignal(hands.picker.load_requested):
        bar.load.click()
    assert bar.load.text() == "Loading…"


def test_the_built_in_pair_is_loaded_as_it_comes(hands: Hands) -> None:
    with hands.qtbot.waitSignal(hands.picker.load_requested) as asked:
        hands.picker.bar.load.click()
    assert asked.args == [BUILT_IN, LoadSettings()]


def test_loading_can_be_cancelled_and_tried_again(hands: Hands) -> None:
    bar = hands.picker.bar
    bar.load.click()
    hands.picker.show_progress(0.4)
    assert bar.cancel.text() == "Cancel loading"
    assert not hands.targets.isEnabled()
    with hands.qtbot.waitSignal(hands.picker.cancel_requested):
        bar.cancel.click()
    assert hands.picker.isVisible()
    assert bar.load.isEnabled()
    assert hands.targets.isEnabled()


def test_an_error_stands_in_place_until_the_next_try(hands: Hands) -> None:
    bar = hands.picker.bar
    bar.load.click()
    hands.picker.show_ended("The file is damaged. Download it again.")
    assert bar.message == "The file is damaged. Download it again."
    assert hands.picker.isVisible()
    bar.load.click()
    assert bar.message == ""


def test_what_is_loaded_already_is_not_loaded_again(hands: Hands) -> None:
    hands.picker.show_loaded(loaded(BUILT_IN))
    assert hands.rows()[0].aside == "in use"
    assert hands.draft_rows()[0].aside.endswith("in use")
    with hands.qtbot.assertNotEmitted(hands.picker.load_requested):
        hands.press(Qt.Key.Key_Return)
    assert hands.picker.result() == QDialog.DialogCode.Accepted


# --- testing ---------------------------------------------------------------------------------


def found(speedup: float) -> PairTestResult:
    kinds = (KindResult("chat", 10.0, 10.0 * speedup, speedup, 0.8),)
    now = datetime.now().astimezone()
    return PairTestResult(kinds, speedup, (speedup, speedup), 0.8, (), 4, now, 20.0)


def test_a_test_loads_first_and_its_figure_takes_the_place_of_the_estimate(
    hands: Hands, folder: Path
) -> None:
    hands.choose("tales-big")
    files = PairFiles(folder / "Tales-Big.gguf", folder / "Tales-Small.gguf")
    with hands.qtbot.waitSignal(hands.picker.trial_requested) as asked:
        hands.picker.bar.test.click()
    assert asked.args == [files, LoadSettings()]
    hands.picker.show_loaded(loaded(files))
    hands.picker.show_ended(None)
    assert hands.picker.bar.work is Work.TESTING  # it follows by itself
    hands.picker.show_test_progress(PairTestProgress(0.5, "chat"))
    assert not hands.targets.isEnabled()
    PairTests().add(files.target, files.draft, found(1.8))
    hands.picker.show_test_ended(found(1.8), None)
    assert hands.picker.bar.message == (
        "Measured here: 1.8x the speed of plain decoding (chat 1.8x)."
    )
    hands.wait_until_still()
    assert hands.draft_row("Tales-Small").details == "measured 1.8x the speed here"
    assert hands.draft == "Tales-Small"
    with hands.qtbot.waitSignal(hands.picker.test_requested):
        hands.picker.bar.test.click()  # it is loaded now
    with hands.qtbot.waitSignal(hands.picker.test_cancel_requested):
        hands.picker.bar.cancel.click()
    hands.picker.show_test_ended(None, None)
    assert hands.picker.bar.work is Work.NONE
    assert hands.picker.isVisible()


def test_what_gained_nothing_says_so_and_what_gained_most_is_chosen(
    hands: Hands, folder: Path
) -> None:
    target = folder / "Tales-Big.gguf"
    tests = PairTests()
    tests.add(target, folder / "Tales-Small.gguf", found(0.9))
    tests.add(target, None, found(1.4))
    hands.choose("tales-big")
    small = hands.draft_row("Tales-Small")
    assert small.details == "measured 0.9x here: no gain"
    assert small.sign is Sign.HARDLY
    assert hands.draft == LOOKUP_KEY


def test_a_measured_draft_without_gain_is_not_preferred_to_an_untested_one(
    hands: Hands, folder: Path
) -> None:
    target, offer = folder / "Tales-Big.gguf", hands.picker.chooser.drafts.test
    PairTests().add(target, folder / "Tales-Small.gguf", found(0.9))
    hands.choose("tales-big")
    assert hands.draft == LOOKUP_KEY
    with hands.qtbot.waitSignal(hands.picker.trial_requested) as asked:
        offer.click()  # untested
    assert asked.args[0] == PairFiles(target, None)
    hands.picker.show_ended("stopped")
    hands.qtbot.keyClick(hands.drafts, Qt.Key.Key_Up)
    assert hands.draft == "Tales-Small"
    assert offer.isHidden()  # measured


# --- files that come and go ------------------------------------------------------------------


def test_the_list_follows_files_and_keeps_choice_and_place(hands: Hands, folder: Path) -> None:
    hands.choose("tales-small")
    hands.press(Qt.Key.Key_Escape)
    source = folder / "Foreign.gguf"
    for number in range(30):
        shutil.copy(source, folder / f"More-{number:02}.gguf")
    hands.qtbot.waitUntil(lambda: len(hands.rows()) == 36, timeout=10_000)
    hands.wait_until_still()
    assert hands.target == "Tales-Small"
    hands.targets.verticalScrollBar().setValue(400)
    top = hands.rows()[400 // 52].title
    for number in range(4):
        (folder / f"More-{number:02}.gguf").unlink()
    hands.qtbot.waitUntil(lambda: len(hands.rows()) == 32, timeout=10_000)
    hands.wait_until_still()
    assert hands.target == "Tales-Small"
    assert hands.rows()[hands.targets.verticalScrollBar().value() // 52].title == top


def test_a_target_that_vanishes_cannot_be_loaded(hands: Hands, folder: Path) -> None:
    hands.choose("tales-small")
    (folder / "Tales-Small.gguf").unlink()
    hands.qtbot.waitUntil(lambda: not hands.picker.bar.load.isEnabled(), timeout=10_000)
    assert hands.draft_rows() == []
    assert hands.picker.bar.load.toolTip() == "Choose a model first"


def test_a_model_from_anywhere_can_be_opened_or_dropped(
    hands: Hands, samples: Path, tmp_path: Path
) -> None:
    other = tmp_path / "elsewhere" / "Elsewhere.gguf"
    other.parent.mkdir()
    shutil.copy(samples / "Tales-Big.gguf", other)
    drop(hands.picker, other)
    hands.qtbot.waitUntil(lambda: hands.picker.chooser.target_path == other, timeout=10_000)
    hands.wait_until_still()
    assert hands.draft == "Tales-Small"
    assert "Elsewhere" in [row.title for row in hands.rows()]
    note = tmp_path / "note.txt"
    note.write_text("Hello")
    search, mime = hands.picker.chooser.targets.search, mime_of(note)
    over = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    search.dragEnterEvent(over)
    assert not over.isAccepted(), "the path would be written into it"
    drop(hands.picker, note)
    assert hands.picker.bar.message.startswith("note.txt is not a model file. Drop a model")
    assert hands.picker.chooser.target_path == other


def open_elsewhere(hands: Hands, file: Path) -> Path:
    """Drop a copy that lies in no folder of models."""
    copy = file.parent.parent / "elsewhere" / file.name
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(file, copy)
    drop(hands.picker, copy)
    hands.qtbot.waitUntil(lambda: hands.picker.chooser.target_path == copy, timeout=10_000)
    hands.wait_until_still()
    return copy


def selected(hands: Hands) -> list[Row]:
    """The rows that look chosen, as far as they are in view."""
    view = hands.targets.viewport().rect()
    indexes = hands.targets.selectionModel().selectedIndexes()
    return [
        hands.targets.model().row(index.row())
        for index in indexes
        if view.contains(hands.targets.visualRect(index))
    ]


@pytest.mark.parametrize("name", ["Base", "Broken", "Tales-Big"])
def test_an_opened_file_is_selected_in_view_whatever_its_group(
    hands: Hands, folder: Path, name: str
) -> None:
    for number in range(20):
        shutil.copy(folder / "Foreign.gguf", folder / f"More-{number:02}.gguf")
    hands.qtbot.waitUntil(lambda: sum(row.title[:4] == "More" for row in hands.rows()) == 20)
    copy = open_elsewhere(hands, folder / f"{name}.gguf")
    assert [row.title for row in selected(hands)] == [name]
    assert str(copy.parent) in selected(hands)[0].tip


def test_what_is_clicked_after_an_opened_file_is_what_is_loaded(hands: Hands, folder: Path) -> None:
    open_elsewhere(hands, folder / "Base.gguf")
    page = QLabel("More models")
    hands.picker.show_page(page)
    hands.picker.show_page(None)
    hands.unfold("others")  # folded now: the chosen row is not seen
    assert selected(hands) == []
    place = hands.targets.visualRect(hands.targets.model().index(0, 0)).center()
    hands.qtbot.mouseClick(hands.targets.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [row.title for row in selected(hands)] == ["Built-in pair"]
    with hands.qtbot.waitSignal(hands.picker.load_requested) as asked:
        hands.qtbot.mouseClick(hands.picker.bar.load, Qt.MouseButton.LeftButton)
    assert asked.args == [BUILT_IN, LoadSettings()]


def test_an_opened_file_stays_in_the_list_over_restarts(
    qtbot: QtBot, hands: Hands, folder: Path
) -> None:
    first = open_elsewhere(hands, folder / "Tales-Big.gguf")
    second = open_elsewhere(hands, folder / "Base.gguf")
    hands.picker.reject()
    hands.services.shut_down()
    second.unlink()
    later = ModelServices(ServerKeys())
    later.feed.begin()
    try:
        qtbot.waitUntil(lambda: first in [model.path for model in later.feed.models])
        model = next(model for model in later.feed.models if model.path == first)
        assert later.feed.is_kept(model)
        assert second not in [model.path for model in later.feed.models], "it is gone"
        later.feed.forget(first)
        assert first not in [model.path for model in later.feed.models]
        qtbot.waitUntil(lambda: opened_files() == [])
    finally:
        later.shut_down()
    assert first.exists()


def test_only_an_opened_file_can_be_taken_off_the_list(hands: Hands, folder: Path) -> None:
    copy = open_elsewhere(hands, folder / "Tales-Big.gguf")
    remove = "Remove from this list"
    for model in hands.services.feed.models:
        menu = hands.picker.menu.make_menu(model, None)
        found = [each for each in menu.actions() if each.text() == remove]
        assert len(found) == (model.path == copy), model.path
    model = next(model for model in hands.services.feed.models if model.path == copy)
    menu = hands.picker.menu.make_menu(model, None)
    next(each for each in menu.actions() if each.text() == remove).trigger()
    hands.qtbot.waitUntil(lambda: not hands.picker.bar.load.isEnabled(), timeout=10_000)
    assert hands.picker.bar.load.toolTip() == "Choose a model first"
    assert copy.exists()


def test_an_opened_file_that_is_deleted_meanwhile_says_so(hands: Hands, folder: Path) -> None:
    copy = open_elsewhere(hands, folder / "Tales-Big.gguf")
    assert hands.picker.bar.load.isEnabled()
    copy.unlink()
    hands.qtbot.waitUntil(lambda: not hands.picker.bar.load.isEnabled(), timeout=10_000)
    assert "no longer there" in hands.picker.bar.load.toolTip()
    assert "no longer there" in selected(hands)[0].details


def test_any_part_of_a_split_model_opens_all_of_it(hands: Hands, folder: Path) -> None:
    whole = folder / "Base.gguf"
    parts = [folder.parent / f"Halves-{n:05}-of-00002.gguf" for n in (1, 2)]
    for part in parts:
        shutil.copy(whole, part)
    drop(hands.picker, parts[1])
    hands.qtbot.waitUntil(lambda: bool(selected(hands)), timeout=10_000)
    hands.wait_until_still()
    assert hands.targets.key == parts[0]
    assert selected(hands)[0].title == "Halves"


def test_folders_are_added_and_taken_off(hands: Hands, samples: Path, folder: Path) -> None:
    button, folders = hands.picker.bar.folders, hands.services.folders
    folders.add(samples)
    hands.qtbot.waitUntil(lambda: len(hands.services.feed.models) == 10, timeout=10_000)
    assert user_folders() == [folder, samples]
    texts = [action.text() for action in button.make_menu().actions()]
    assert texts[0] == "Add folder…"
    assert texts[-1].startswith("Stop looking in ")
    folders.remove(samples)
    hands.qtbot.waitUntil(lambda: len(hands.services.feed.models) == 5, timeout=10_000)
    folders.add(samples / "no such folder")
    hands.qtbot.waitUntil(lambda: "does not exist" in hands.picker.bar.message, timeout=10_000)


def test_a_folder_that_is_gone_is_told(hands: Hands, tmp_path: Path) -> None:
    lost = tmp_path / "lost"
    lost.mkdir()
    with hands.qtbot.waitSignal(hands.services.folders.changed, timeout=10_000):
        hands.services.folders.add(lost)
    lost.rmdir()
    status = hands.picker.chooser.targets._status
    hands.qtbot.waitUntil(lambda: "1 folder cannot be searched" in status.text(), timeout=10_000)
    assert "does not exist" in status.toolTip()


# --- the menu of a model ---------------------------------------------------------------------


def action(hands: Hands, name: str, text: str) -> object:
    model = next(model for model in hands.services.feed.models if model.name == name)
    menu = hands.picker.menu.make_menu(model, hands.picker.chooser.target_path)
    return next(each for each in menu.actions() if each.text() == text)


def test_the_menu_takes_a_model_as_target_or_draft(hands: Hands) -> None:
    action(hands, "Tales-Big", "Use as target").trigger()
    hands.wait_until_still()
    assert hands.target == "Tales-Big"
    action(hands, "Base", "Use as draft").trigger()
    assert hands.draft == "Base"
    assert not action(hands, "Broken", "Use as target").isEnabled()
    assert not action(hands, "Tales-Big", "Use as draft").isEnabled()  # of itself


def test_a_chat_begins_with_a_model_once_it_is_loaded(hands: Hands) -> None:
    picker = hands.picker
    with hands.qtbot.waitSignal(picker.load_requested, timeout=10_000) as asked:
        action(hands, "Tales-Big", "New chat with this model").trigger()
        assert not picker.bar.busy  # its draft is looked for first
    files, _ = asked.args
    assert (files.target.stem, files.draft.stem) == ("Tales-Big", "Tales-Small")
    with hands.qtbot.assertNotEmitted(picker.chat_requested):
        picker.show_ended("It broke")
    with (
        hands.qtbot.assertNotEmitted(picker.chat_requested),
        hands.qtbot.waitSignal(picker.load_requested),
    ):
        picker.bar.load.click()
        picker.show_ended("It broke")
    with hands.qtbot.waitSignal(picker.load_requested, timeout=10_000):
        action(hands, "Tales-Big", "New chat with this model").trigger()
    picker.show_loaded(loaded(files))
    with hands.qtbot.waitSignal(picker.chat_requested):
        picker.show_ended(None)
    assert picker.isHidden()


def test_a_chat_is_not_begun_with_what_was_chosen_meanwhile(hands: Hands) -> None:
    with hands.qtbot.assertNotEmitted(hands.picker.load_requested):
        action(hands, "Tales-Big", "New chat with this model").trigger()
        hands.press(Qt.Key.Key_Down)
        hands.wait_until_still()
        hands.qtbot.waitUntil(lambda: not hands.picker.chooser.settling, timeout=10_000)
    assert not action(hands, "Broken", "New chat with this model").isEnabled()


def test_a_menu_chooses_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[object] = []
    # Windows that pop up need a display.
    monkeypatch.setattr(
        hands.picker.menu, "show_menu", lambda model, _target, _place: wanted.append(model.name)
    )
    place = hands.targets.visualRect(hands.targets.model().index(2, 0)).center()
    hands.qtbot.mouseClick(hands.targets.viewport(), Qt.MouseButton.RightButton, pos=place)
    assert hands.target == BUILT_IN_KEY
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, QPoint())
    hands.targets.contextMenuEvent(event)
    assert wanted == ["Tales-Big"]


@pytest.mark.skipif(os.name == "nt", reason="the recycle bin of the user would be filled")
def test_a_model_in_the_trash_can_be_brought_back(hands: Hands, folder: Path) -> None:
    file = folder / "Tales-Big.gguf"
    hands.choose("tales-big")
    action(hands, "Tales-Big", "Move to trash").trigger()
    undo = hands.picker.chooser.targets.undo
    hands.qtbot.waitUntil(lambda: undo.text == "Moved Tales-Big to the trash.", timeout=5_000)
    assert not file.exists()
    hands.qtbot.waitUntil(lambda: hands.draft_rows() == [], timeout=10_000)
    assert not hands.picker.bar.load.isEnabled()
    undo.button.click()
    hands.qtbot.waitUntil(lambda: undo.text == "", timeout=5_000)
    assert file.exists()
    hands.qtbot.waitUntil(lambda: hands.draft == "Tales-Small", timeout=10_000)
    assert hands.target == "Tales-Big"


# --- looks -----------------------------------------------------------------------------------


def test_both_themes_and_small_sizes_are_drawn(hands: Hands) -> None:
    hands.choose("tales-big")
    wear(DARK)
    dark = hands.picker.grab().toImage()
    wear(LIGHT)
    assert hands.picker.grab().toImage() != dark
    hands.picker.resize(720, 480)
    assert hands.targets.height() > 100
    assert hands.drafts.height() > 100
    for work in Work:
        hands.picker.bar.set_work(work)
        QApplication.processEvents()
        for button in hands.picker.bar.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), (work, button.text())


def test_a_page_for_more_models_can_be_put_in(hands: Hands, qtbot: QtBot) -> None:
    page = QLabel("More models")
    hands.picker.bar.get_models.clicked.connect(lambda: hands.picker.show_page(page))
    hands.picker.bar.get_models.click()
    assert page.isVisible()
    assert not hands.targets.isVisible()
    hands.picker.show_page(None)
    assert hands.targets.isVisible()


def loaded(files: PairFiles) -> PairLoaded:
    return PairLoaded(files, "target", "draft", 512, None)


def mime_of(path: Path) -> QMimeData:
    """What a file manager gives: the file, and its path as a text."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))
    return mime


def test_an_opened_file_that_is_no_model_is_told_once_and_not_listed(
    hands: Hands, tmp_path: Path
) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Buy milk.")
    before = len(hands.rows())
    hands.picker.open_file(note)
    hands.qtbot.waitUntil(lambda: hands.picker.bar.message == "note.txt is not a model file.")
    hands.wait_until_still()
    assert len(hands.rows()) == before
    assert opened_files() == []


def drop(widget: ModelPicker, path: Path) -> None:
    mime = mime_of(path)  # an event does not keep it
    widget.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
