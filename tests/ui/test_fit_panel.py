"""What the picker says of the memory, and what it offers where that is too small."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from foretoken.control.models.fit_check import FitReport
from foretoken.control.models.model_services import ModelServices
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.models.memory import fit
from foretoken.models.memory.fit import MemoryFit, MemoryNeed, PairPlan, Proposal
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pair_setup import LoadSettings
from foretoken.servers.server_list import ServerKeys
from foretoken.ui.models.fit_panel import FitPanel
from foretoken.ui.models.model_rows import LOOKUP_KEY
from simulated_gpus import Shape, SimulatedModels, gpu

GB = 1_000_000_000
NEED = MemoryNeed(
    weights=5 * GB,
    target_cache=2 * GB,
    draft_cache=GB // 2,
    compute=GB // 4,
    own=GB // 4,
    mapped=0,
    read_once=0,
    on_devices={},
    partly_on_gpu=False,
    context_length=8192,
)
PLAN = PairPlan(Path("target.gguf"), Path("draft.gguf"))


def report(free: float, proposal: PairPlan | None = None, *, in_use: bool = False) -> FitReport:
    fit = MemoryFit(PLAN, NEED, FreeMemory(ram=int(free * GB), ram_total=16 * GB), PLAN)
    offered = None if proposal is None else Proposal(proposal, fit, ("something",))
    return FitReport(fit, 4 * GB, offered, in_use=in_use)


class Choice(QObject):
    changed, fit_asked = Signal(), Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.services = ModelServices(ServerKeys(), self)
        self.settings, self.longest_context = LoadSettings(), 32_768
        self.draft: object = None

    def show(self, settings: LoadSettings, longest: int) -> None:
        self.settings, self.longest_context = settings, longest
        self.changed.emit()

    def use_settings(self, settings: LoadSettings) -> None:
        self.show(settings, self.longest_context)

    def choose_draft(self, key: object) -> None:
        self.draft = key


@pytest.fixture
def choice(qtbot: QtBot) -> Iterator[Choice]:
    result = Choice()
    yield result
    result.services.shut_down()


@pytest.fixture
def panel(qtbot: QtBot, choice: Choice) -> FitPanel:
    panel = FitPanel(choice, None)
    qtbot.addWidget(panel)
    panel.resize(900, 160)
    panel.show()
    return panel


def test_the_grade_is_said_in_words_and_drawn_in_parts(panel: FitPanel) -> None:
    for free, said in ((9.8, "Fits: needs 8.0 GB of 9.8"), (6.0, "Too big: needs 8.0 GB of 6.0")):
        panel.show_report(report(free))
        assert panel.view.grade.text() == f"{said} GB free"
    legend = panel.view.bar.accessibleDescription()
    assert legend.startswith("Target 4.0 GB, Draft 1.0 GB, Caches 2.5 GB, Compute 500 MB, free ")


def test_each_thing_to_give_up_is_a_button(panel: FitPanel, choice: Choice, qtbot: QtBot) -> None:
    small = LoadSettings(4096).with_cache(CacheType.Q8_0).target
    better = PairPlan(PLAN.target, None, 4096, small)
    panel.show_report(report(6.0, better))
    texts = [button.text() for button in panel.ways]
    assert texts == ["Without the draft", "Cache in 8 bits", "Context 4,096", "All of these"]
    qtbot.waitUntil(lambda: all(button.isVisible() for button in panel.ways))
    without, cache, context, everything = panel.ways
    without.click()
    assert (choice.draft, choice.settings) == (LOOKUP_KEY, LoadSettings())
    cache.click()
    assert choice.settings == LoadSettings().with_cache(CacheType.Q8_0)
    context.click()
    assert choice.settings == LoadSettings(4096).with_cache(CacheType.Q8_0)
    choice.draft, choice.settings = None, LoadSettings()
    everything.click()
    wanted = LoadSettings(4096).with_cache(CacheType.Q8_0)
    assert (choice.draft, choice.settings) == (LOOKUP_KEY, wanted)


def test_contexts_go_up_to_what_the_model_was_made_for(panel: FitPanel, choice: Choice) -> None:
    field = panel.context
    choice.show(LoadSettings(), 20_000)
    assert [value for value, _ in field._choices] == [2048, 4096, 8192, 16_384, 20_000]
    assert field.currentText() == "8,192"
    choice.show(LoadSettings(100_000), 131_072)
    assert field.value == 100_000
    choice.show(LoadSettings(100_000), 16_384)
    assert field.value == 16_384


def test_every_gpu_and_the_memory_have_a_bar(
    panel: FitPanel, choice: Choice, monkeypatch: pytest.MonkeyPatch
) -> None:
    small, big = GB // 40, GB // 4
    models = SimulatedModels(
        {"target.gguf": Shape(33, big, GB, GB // 2), "draft.gguf": Shape(17, small, 0, GB // 10)},
        ["CUDA0", "CUDA1"],
    )
    monkeypatch.setattr(fit, "measure_needs", models.measure)
    cards = (gpu("CUDA0", 7, title="A card (CUDA0)"), gpu("CUDA1", 0.2, title="B card (CUDA1)"))
    plan = replace(PLAN, settings=ModelSettings(gpu_layers=33))
    free = FreeMemory(ram=16 * GB, ram_total=32 * GB, devices=cards)
    found = fit.check_fit(PLAN, free)
    panel.show_report(FitReport(found, 33 * big))
    assert panel.view.grade.text().startswith("Slow: needs ")
    assert "the rest on the processor. Draft: on A card" in panel.view.grade.toolTip()
    first, second, memory = panel.view.bar.places
    assert (first.name, second.text) == ("A card (CUDA0)", "free 200 MB")
    placed = found.placement.target.gpu_layers
    assert first.need.target == placed * big
    assert memory.need.target == (33 - placed) * big
    drawn = sum(each.need.total for each in panel.view.bar.places)
    assert drawn == pytest.approx(found.need.total, abs=1000)
    # What a person wants there may be too much; one click leaves it to the room there is.
    too_big = fit.check_fit(plan, free)
    choice.show(LoadSettings(target=ModelSettings(gpu_layers=33)), 0)
    offered = replace(plan, settings=ModelSettings())
    panel.show_report(FitReport(too_big, 33 * big, Proposal(offered, found, ("20 of 33 layers",))))
    assert panel.view.too_big
    assert "17 of 33 layers on A card" in panel.view.grade.toolTip()
    assert [way.text() for way in panel.ways] == ["20 of 33 layers"]
    panel.ways[0].click()
    assert choice.settings.target.gpu_layers is None
