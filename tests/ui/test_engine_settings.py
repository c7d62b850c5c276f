"""How the engine runs a pair: shown, refused where it cannot be, measured, used and kept."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.engine_work import EngineJob
from foretoken.control.models.engine_form import EngineForm, FlashAttention, MachineFacts, Part
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.recent_pairs import remembered_target
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import (
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SpeculativeConfig,
)
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.models.pairs import tuning
from foretoken.models.pairs.tuning import Aspect, Comparison, RunSetup, TriedWay, TuningResult
from foretoken.ui.models.engine_parameters import OF_GPUS, gpu_note
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.models.tuning_panel import BUSY, FOUND, NOTHING_BETTER, STOPPED, USED
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")
BOTH = (Part.TARGET, Part.DRAFT)
MACHINE = MachineFacts(processor_cores=4, threads=8, gpus=())
Q8 = CacheType.Q8_0
START = RunSetup()
OWN = LoadSettings(
    128,
    target=ModelSettings(threads=2, micro_batch_length=64, flash_attention=True),
    draft=ModelSettings(batch_length=64),
    drafting=SpeculativeConfig(lookahead=6),
)


@pytest.fixture
def files(random_target: Path, random_draft: Path) -> PairFiles:
    return PairFiles(random_target, random_draft)


class Hands:
    """The dialog, and what a person does in it."""

    def __init__(self, qtbot: QtBot, dialog: EngineSettingsDialog) -> None:
        self.qtbot = qtbot
        self.dialog = dialog
        self.used: list[LoadSettings] = []
        dialog.chosen.connect(self.used.append)
        dialog.open()

    def choose(self, key: str, value: object) -> None:
        self.dialog.rows[key].field.chosen.emit(value, False)

    def type(self, key: str, text: str) -> None:
        field = self.dialog.rows[key].field
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text)
        self.qtbot.keyClick(field, Qt.Key.Key_Return)

    def shows(self, key: str) -> object:
        return self.dialog._form.values[key]

    def use(self) -> None:
        assert self.dialog.use.isEnabled()
        self.dialog.use.click()


@pytest.fixture
def make(qtbot: QtBot, files: PairFiles, services: ModelServices) -> Callable[..., Hands]:
    """Opens a dialog, which is deleted once it is closed."""
    window = QWidget()
    qtbot.addWidget(window)

    def hands(
        load: LoadSettings | None = None, facts: MachineFacts = MACHINE, **how: object
    ) -> Hands:
        pair = how.pop("pair", files)
        dialog = EngineSettingsDialog(
            pair, load or LoadSettings(), services.fit, window, facts=facts, **how
        )
        return Hands(qtbot, dialog)

    return hands


@pytest.fixture
def hands(make: Callable[..., Hands]) -> Hands:
    return make(longest_context=512)


# --- what is wanted ------------------------------------------------------------------------------


@pytest.mark.parametrize("load", [LoadSettings(), OWN])
def test_what_nobody_changes_stays_as_it_is(load: LoadSettings) -> None:
    again = EngineForm(load, has_draft=True).load_settings
    assert (again, again.answers) == (load, load.answers)


def test_every_field_of_the_engine_has_a_row(hands: Hands) -> None:
    of_model = {field.name for field in fields(ModelSettings)}
    of_drafting = {field.name for field in fields(SpeculativeConfig)} - {"max_steps"}
    assert set(hands.dialog.rows) == {
        "pair.context_length",
        *(f"{part}.{name}" for part in ("target", "draft") for name in of_model),
        *(f"drafting.{name}" for name in of_drafting),
    }


# --- what is shown and refused -------------------------------------------------------------------


def test_rows_tell_what_the_machine_has_and_why_they_have_no_effect(hands: Hands) -> None:
    rows = hands.dialog.rows
    assert "4 cores, 8 threads" in rows["target.threads"].told
    assert "Up to 512 tokens" in rows["pair.context_length"].told
    assert "no supported GPU" in rows["target.gpu_layers"].told
    assert all(rows[f"{part}.{name}"].isHidden() for part in BOTH for name in OF_GPUS)
    assert not rows["drafting.lookahead"].field.isEnabled()  # of the fixed length only
    hands.choose("drafting.rule", LookaheadRule.FIXED)
    assert rows["drafting.lookahead"].field.isEnabled()
    hands.choose("drafting.method", Method.PLAIN)
    assert "Not used without drafting" in rows["drafting.lookahead"].told


def test_gpus_are_chosen_by_what_they_are(make: Callable[..., Hands]) -> None:
    titles, names = ("Big (CUDA0)", "Small (CUDA1)"), ("CUDA0", "CUDA1")
    hands = make(facts=replace(MACHINE, gpus=titles, gpu_devices=names))
    rows = hands.dialog.rows
    box = rows["target.devices"].field
    offered = [box.itemText(index) for index in range(box.count())]
    assert offered == ["Automatic", "Processor only", *titles, "CUDA0 and CUDA1"]
    assert rows["target.tensor_split"].isHidden()
    hands.choose("target.devices", "CUDA0,CUDA1")
    assert not rows["target.tensor_split"].isHidden()
    hands.choose("target.tensor_split", "2,1")
    hands.choose("target.gpu_layers", 3)
    hands.choose("target.devices", "none")  # what was said of the layers means nothing any more
    assert rows["target.gpu_layers"].isHidden()
    hands.use()
    assert hands.used[0].target == ModelSettings(devices="none")
    left_out = replace(MACHINE, left_out=("libggml-vulkan.so: no driver",))
    assert "libggml-vulkan.so: no driver. Update" in gpu_note(left_out)
    assert gpu_note(MACHINE) == gpu_note(replace(left_out, gpus=titles)) == ""


def test_what_does_not_go_together_is_refused_with_the_reason(hands: Hands) -> None:
    section, use = hands.dialog.sections[Part.TARGET], hands.dialog.use
    hands.choose("target.cache_type_v", Q8)
    hands.choose("target.flash_attention", FlashAttention.OFF)
    assert "A value cache of type q8_0 needs flash attention" in section.remark.text()
    assert hands.dialog.view.grade.text() == use.toolTip() == section.remark.text()
    assert not use.isEnabled()
    hands.choose("target.flash_attention", FlashAttention.ON)
    hands.type("target.micro_batch_length", "600")
    assert "from 1 to the batch size (512)" in section.remark.text()
    hands.choose("target.batch_length", 600)
    assert section.remark.text() == section.note
    hands.use()
    [used] = hands.used
    assert used.target == ModelSettings(
        batch_length=600, micro_batch_length=600, flash_attention=True, cache_type_v=Q8
    )


def test_usual_settings_come_back_one_by_one_and_all_together(
    make: Callable[..., Hands],
) -> None:
    hands = make(OWN)
    dialog = hands.dialog
    assert dialog.use.toolTip() == "Nothing has changed"
    assert not dialog.rows["target.micro_batch_length"].isHidden()  # advanced, and changed
    dialog.advanced.click()
    assert dialog.rows["target.micro_batch_length"].isHidden()
    dialog.rows["target.threads"].reset.click()
    assert hands.shows("target.threads") is None
    assert hands.shows("target.flash_attention") is FlashAttention.ON
    dialog.defaults.click()
    assert not dialog.defaults.isEnabled()
    hands.use()
    assert hands.used == [LoadSettings()]


# --- the pair in use -----------------------------------------------------------------------------


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences, files: PairFiles) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, preferences)
    assert result.window.models.why_no_engine_settings() == "No model is loaded"
    result.load(files.target, files.draft)
    yield result
    result.close()


def opened(desk: OpenWindow) -> Hands:
    desk.window.commands.run("models.engine_settings")
    dialogs = desk.window.findChildren(EngineSettingsDialog)
    [dialog] = [each for each in dialogs if each.isVisible()]
    return Hands(desk.qtbot, dialog)


def test_another_way_of_drafting_holds_at_once_and_is_kept(
    desk: OpenWindow, preferences: KeptPreferences
) -> None:
    engine = desk.controller.engine
    engine.load_ended.connect(lambda: pytest.fail("nothing has to be loaded"))
    hands = opened(desk)
    hands.choose("drafting.rule", LookaheadRule.FIXED)
    hands.choose("drafting.lookahead", 6)
    assert hands.dialog.use.text() == "Apply"
    hands.use()
    assert engine.answering.lookahead == 6
    last = remembered_target(preferences, ()).settings
    assert last == LoadSettings(drafting=SpeculativeConfig(lookahead=6))
    assert last.answers is None  # so that no sampling comes with it
    again = opened(desk)
    assert again.shows("drafting.lookahead") == 6
    again.dialog.reject()


def test_what_needs_it_loads_the_pair_again_and_comes_back(
    desk: OpenWindow, files: PairFiles, preferences: KeptPreferences
) -> None:
    engine = desk.controller.engine
    menu = desk.window._top_bar.lookahead
    next(each for each in menu.actions() if each.text() == "Engine settings…").trigger()
    [dialog] = desk.window.findChildren(EngineSettingsDialog)
    hands = Hands(desk.qtbot, dialog)
    hands.choose("target.micro_batch_length", 64)
    hands.choose("draft.threads", 1)
    hands.choose("drafting.method", Method.LOOKUP)
    assert dialog.use.text() == "Apply and reload"
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000) as ended:
        hands.use()
    assert ended.args == [None]
    assert engine.pair is not None
    settings = engine.pair.settings
    assert settings.target == ModelSettings(micro_batch_length=64)
    assert settings.draft == ModelSettings(threads=1)
    assert engine.answering.drafting.method is Method.LOOKUP
    assert remembered_target(preferences, ()).settings == settings
    # Another pair has nothing to do with it.
    desk.load(files.draft or files.target)
    assert engine.answering.drafting.method is Method.AUTO


# --- measure for me ------------------------------------------------------------------------------


@pytest.fixture
def slow(
    qtbot: QtBot, preferences: KeptPreferences, endless_target: Path, hopeless_draft: Path
) -> Iterator[OpenWindow]:
    """What is drafted is hopeless."""
    result = OpenWindow(qtbot, preferences)
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "MOST_TOKENS", 16)
    monkeypatch.setattr(tuning, "_SHAPES", ((1, 16),))
    monkeypatch.setattr(tuning, "READ_TOKENS", 512)
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)


def test_it_is_measured_shown_and_used_when_it_is_accepted(slow: OpenWindow, short: None) -> None:
    engine = slow.controller.engine
    engine.set_drafting(SpeculativeConfig(Method.DRAFT, lookahead=16))
    dialog = opened(slow).dialog
    values = dict(dialog._form.values)
    told: list[str] = []
    dialog.tuning.begin.click()
    job = engine.findChild(EngineJob)
    job.progressed.connect(lambda *_: told.append(dialog.tuning.words))
    with slow.qtbot.waitSignal(job.ended, timeout=60_000):
        assert engine.state is EngineState.TESTING
        assert not dialog.use.isEnabled()
        assert not dialog.rows["target.threads"].field.isEnabled()
    assert "seconds left" in told[-1]
    result = dialog.tuning.result
    assert result is not None
    # 16 tokens drafted in every step for nothing: anything else is faster.
    assert result.gained
    assert result.best.drafting != SpeculativeConfig(Method.DRAFT, lookahead=16)
    assert dialog.tuning.words == FOUND
    assert dialog._form.values == values  # nothing is changed yet
    dialog.tuning.use.click()
    assert dialog._form.setup == result.best
    assert dialog.tuning.words == USED
    assert dialog.use.isEnabled()
    dialog.use.click()
    slow.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert engine.pair is not None
    assert engine.pair.settings.target == result.best.target
    assert engine.pair.settings.speculative == result.best.drafting


def test_it_is_stopped_at_once_and_refused_while_an_answer_is_written(slow: OpenWindow) -> None:
    engine, dialog = slow.controller.engine, opened(slow).dialog
    dialog.tuning.begin.click()
    slow.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=10_000)
    with slow.qtbot.waitSignal(engine.findChild(EngineJob).ended, timeout=5_000):
        dialog.tuning.stop.click()
    assert dialog.tuning.words == STOPPED
    assert not dialog.use.isEnabled()  # nothing is changed
    assert slow.controller.send("a")
    dialog.tuning.begin.click()
    assert "Stop the answer first" in dialog.tuning.words
    dialog.reject()
    engine.stop()


def way(setup: RunSetup, *speeds: float, threads: tuple[int, ...] = (8, 1)) -> TriedWay:
    return TriedWay(setup, threads, speeds)


FOUR = replace(START, target=ModelSettings(threads=4))
LOOKUP = replace(START, drafting=SpeculativeConfig(Method.LOOKUP))
METHODS = Comparison(Aspect.METHOD, (way(START, 20, 21, 19), way(LOOKUP, 10, 10, 10)))
THREADS = Comparison(
    Aspect.TARGET_THREADS,
    (way(START, 20, 21, 19), way(FOUR, 25, 25, 25, threads=(4, 1))),
)
UNTRIED = Comparison(Aspect.MICRO_BATCH, problem="there was no time for it")


def test_what_was_tried_stands_in_a_table_and_is_offered_where_it_is_certain(
    make: Callable[..., Hands],
) -> None:
    dialog = make(in_use=True).dialog
    dialog.show_tuning_ended(TuningResult(START, (METHODS, THREADS, UNTRIED)), None)
    panel = dialog.tuning
    assert panel.words == FOUND
    assert panel.table.texts == [
        ["Drafting: Method", "\N{CHECK MARK} Automatic", "20.0 ± 1.0", "current"],
        ["", "Prompt lookup only", "10.0 ± 0.0", "\N{MINUS SIGN}50 %"],
        ["Target: Threads", "Automatic (8)", "20.0 ± 1.0", "current"],
        ["", "\N{CHECK MARK} 4", "25.0 ± 0.0", "+25 %"],
        ["Target: Micro batch", "not tried: there was no time for it", "", ""],
    ]
    dialog._form.values["target.batch_length"] = 256  # a person goes on changing
    for use, threads in ((panel.use, 4), (panel.undo, None)):
        use.click()
        assert dialog._form.values["target.threads"] == threads
        assert dialog._form.values["target.batch_length"] == 256
    close = Comparison(Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 21, 22, 20)))
    dialog.show_tuning_ended(TuningResult(START, (close,)), None)
    assert panel.words == NOTHING_BETTER
    assert not panel.use.isVisible()
    assert panel.table.texts[-1][-1] == "+5 % (uncertain)"
    wild = Comparison(Aspect.TARGET_THREADS, (way(START, 10, 20, 30), way(FOUR, 90, 50, 20)))
    dialog.show_tuning_ended(TuningResult(START, (wild,)), None)
    assert panel.words == BUSY
    assert not panel.use.isVisible()
    dialog.show_tuning_ended(None, "no such luck")
    assert panel.words == "no such luck"
    dialog.reject()
