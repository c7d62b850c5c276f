"""A GPU that fails, as a person sees it: the text stays, and one click goes on without it."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.preferences.declared import TEMPERATURE
from foretoken.ui.chat.footer import footer_figures
from foretoken.ui.window.main_window import MainWindow
from gpu_hands import Hands, write_endless_pair
from pretended_gpu import NAME, Failure, PretendedGpu, with_pretended_gpu

CARD = f"A card ({NAME})"


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    return write_endless_pair(models)


class WindowHands(Hands):
    """With a window."""

    def __init__(self, folder: Path) -> None:
        super().__init__(QApplication([]))
        preferences = KeptPreferences(folder)
        preferences.set(TEMPERATURE, 0.0)
        self.window = MainWindow(self.controller, preferences)
        self.window.show()


def lose(gpu: PretendedGpu, pair: tuple[Path, Path], folder: Path) -> dict[str, Any]:
    """Lose the GPU in the middle of an answer, and click on the first way out."""
    hands = WindowHands(folder)
    hands.load(*pair)
    first = hands.ask(80)
    whole, by_gpu = first.text, footer_figures(first)[-1].text
    gpu.fails, gpu.fails_behind = Failure.NO_MEMORY, 30
    answer = hands.ask(80)
    notice = hands.window._chat.views.get(answer).notice
    hands.until(lambda: notice.offered)
    found = {
        "kept": bool(answer.text),
        "told": notice.text,
        "ways": [way.text() for way in notice.offered.values()],
    }
    gpu.fails = None
    next(iter(notice.offered.values())).click()
    hands.until(lambda: answer.error is None and answer.finish_reason is not None)
    return found | {
        "went_on": answer.text == whole,
        "by": [by_gpu, footer_figures(answer)[-1].text],
        "panel": hands.window._live_panel._rows.values["Computed"].text(),
        "quiet": not notice.offered,
        "placed": hands.engine.pair.placement.text,
    }


def test_an_answer_goes_on_behind_a_lost_gpu(pair: tuple[Path, Path], tmp_path: Path) -> None:
    found = with_pretended_gpu(lose, pair, tmp_path, memory_bytes=2 << 30)
    assert found["kept"]
    assert found["went_on"]
    assert found["quiet"]
    assert found["told"].startswith("The graphics card is out of memory. ")
    assert found["ways"] == ["Use 3 of 5 layers on the GPU", "Use the processor"]
    assert found["placed"].startswith(f"Target: 3 of 5 layers on {CARD}")
    both = f"on {CARD} and the processor"
    assert [by.partition(" · ")[2] for by in found["by"]] == [f"on {CARD}", both]
    assert found["panel"] == both


def overfill(gpu: PretendedGpu, pair: tuple[Path, Path], folder: Path) -> list[Any]:
    """Load where the GPU refuses what it said was free, and take the first way out."""
    hands = WindowHands(folder)
    gpu.refusals = 1
    hands.window.models.load(PairFiles(*pair), LoadSettings())
    hands.until(lambda: hands.window.models.picker is not None)
    message = hands.window.models.picker.message
    found = [message.text, [way.text() for way in message._buttons]]
    message._buttons[0].click()
    hands.until(lambda: hands.engine.state.value == "ready")
    return [*found, hands.engine.pair.placement.text]


def test_without_room_fewer_layers_are_loaded(pair: tuple[Path, Path], tmp_path: Path) -> None:
    told, ways, placed = with_pretended_gpu(overfill, pair, tmp_path, memory_bytes=2 << 30)
    assert f"failed to allocate {NAME} buffer" in told
    assert ways == ["Use 3 of 5 layers on the GPU", "Use the processor"]
    assert placed.startswith(f"Target: 3 of 5 layers on {CARD}")
