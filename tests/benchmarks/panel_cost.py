"""What the live panel costs while answers stream: ``python tests/benchmarks/panel_cost.py FOLDER``.

Opens the real window (under any Qt platform) and lets a pair give the same answers in turn with the
live panel open and closed: the built-in pair; a target of 400M parameters with the built-in draft,
which is written into FOLDER if it is not there; and a table model of a few microseconds a token,
whose answers are long, for how often the panel and the window are drawn at full speed. Ratios are
those of two answers that follow each other, open over closed. Meanwhile a thread sends events to
the GUI thread: as long as one waits, no frame is shown.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from llama_embedding import SmallModel
from padded_models import SIZES, write_padded
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from quiet import others_share
from window_latency import Pulse, endless_pair, load, settle, wait_for

from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.garbage import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import LIVE_PANEL, SEED, TEMPERATURE
from foretoken.ui.live.live_panel import Extent
from foretoken.ui.look.style import install_font
from foretoken.ui.window.main_window import MainWindow

_QUESTIONS = ("Tell me a story about a fox.", "Tell me a story about a boat and a friend.")
_FRAME_MS = 33.0
_PAIRS = ("builtin", "400M", "table")


@dataclass
class Streamed:
    """What was measured of one answer."""

    tokens: int
    speed: float
    gui_ms: float
    """Processor time of the GUI thread for each token."""
    drawn: int
    """How often curves were drawn anew, behind the first time."""
    lasted_s: float
    """From the first time to the last."""
    drawn_ms: list[float] = field(repr=False)
    """How long drawing the window took, each time."""
    waits_ms: list[float] = field(repr=False)


class Draws(QObject):
    """Notes when curves are due, and how long the window takes to be drawn."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self.times: list[float] = []
        self.drawn_ms: list[float] = []
        self._drawing = False
        window.conversation.figures.due.connect(lambda: self.times.append(time.monotonic()))
        window.installEventFilter(self)

    def eventFilter(  # noqa: N802
        self, watched: QObject, event: QEvent
    ) -> bool:
        """Time what Qt does about a request to bring the window up to date."""
        if event.type() == QEvent.Type.UpdateRequest and not self._drawing:
            self._drawing = True
            began = time.perf_counter()
            QApplication.sendEvent(watched, event)
            self.drawn_ms.append((time.perf_counter() - began) * 1000.0)
            self._drawing = False
            return True
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pair", choices=("all", *_PAIRS), default="all")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--whole-chat", action="store_true", help="the panel tells of the chat")
    parser.add_argument("--json", type=Path, help="write every answer's numbers here")
    options = parser.parse_args()
    sys.setswitchinterval(0.0002)  # as the program does
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setStyle("Fusion")
    install_font(app)
    told = {}
    for name in _PAIRS:
        if options.pair in ("all", name):
            found = measure(app, name, options)
            told[name] = {key: [asdict(one) for one in answers] for key, answers in found.items()}
    if options.json is not None:
        options.json.write_text(json.dumps(told), encoding="utf-8")


def measure(app: QApplication, name: str, options: argparse.Namespace) -> dict[str, list[Streamed]]:
    """Answers with the panel open and closed in turn; the first round is thrown away."""
    target, draft = builtin_pair()
    if name == "400M":
        padded = options.folder / "400M-Q4_0.gguf"
        write_padded(SmallModel(target), padded, SIZES["400M"], "Q4_0")
        target = padded
    found: dict[str, list[Streamed]] = {"open": [], "closed": []}
    with tempfile.TemporaryDirectory() as folder:
        preferences = KeptPreferences(Path(folder))
        preferences.set(TEMPERATURE, 1.0 if name == "table" else 0.0)
        preferences.set(SEED, 1)
        files = endless_pair(Path(folder)) if name == "table" else (target, draft)
        questions = ("a",) if name == "table" else _QUESTIONS
        controller = ChatController()
        window = MainWindow(controller, preferences)
        collector = GarbageCollector(app)
        window.resize(1440, 900)
        window.show()
        if options.whole_chat:
            window._live_panel.set_extent(Extent.CHAT)
        load(controller, PairFiles(*files))
        draws, others = Draws(window), others_share()
        for number in range(options.rounds + 1):
            for question in questions:
                for state in ("open", "closed") if number % 2 else ("closed", "open"):
                    if preferences.get(LIVE_PANEL) is not (state == "open"):
                        window.panels.toggle(LIVE_PANEL)
                    streamed = ask(controller, question, draws)
                    if number:
                        found[state].append(streamed)
        collector.stop()
        window.close()
        controller.shut_down()
    report(name, found, others())
    return found


def ask(controller: ChatController, question: str, draws: Draws) -> Streamed:
    """Have a question answered in a chat of its own."""
    controller.new_conversation()
    settle()
    draws.times.clear()
    draws.drawn_ms.clear()
    with Pulse() as pulse:
        pulse.counts = True
        began = time.thread_time()
        wait_for(controller.answers.ended, lambda: controller.send(question))
        spent = time.thread_time() - began
    facts = controller.current.messages[-1].statistics
    if facts is None or not facts.tokens_per_second:
        raise SystemExit(f"no answer: {controller.current.messages[-1].error}")
    return Streamed(
        facts.tokens,
        facts.tokens_per_second,
        spent * 1000.0 / facts.tokens,
        max(0, len(draws.times) - 1),
        draws.times[-1] - draws.times[0] if draws.times else 0.0,
        list(draws.drawn_ms),
        list(pulse.waits_ms),
    )


def report(name: str, found: dict[str, list[Streamed]], others: float) -> None:
    """Print what was measured, and what came of it."""
    for state, answers in found.items():
        waits = sorted(ms for one in answers for ms in one.waits_ms)
        drawn = sorted(ms for one in answers for ms in one.drawn_ms)
        often = sum(one.drawn for one in answers) / sum(one.lasted_s for one in answers)
        late = sum(ms > _FRAME_MS for ms in drawn)
        print(
            f"{name}, panel {state}: {len(answers)} answers of "
            f"{min(one.tokens for one in answers):,} tokens or more, "
            f"{statistics.median(one.speed for one in answers):.1f} tokens/s, "
            f"GUI thread {statistics.median(one.gui_ms for one in answers):.2f} ms a token, "
            f"curves due {often:.1f} times a second; "
            f"{len(drawn)} frames, median {statistics.median(drawn):.1f} ms, 99 % below "
            f"{drawn[int(len(drawn) * 0.99)]:.1f} ms, {late} longer than {_FRAME_MS:.0f} ms; "
            f"events waited 95 % below {waits[int(len(waits) * 0.95)]:.1f} ms, "
            f"99 % below {waits[int(len(waits) * 0.99)]:.1f} ms"
        )
    ratios = [
        one.speed / other.speed for one, other in zip(found["open"], found["closed"], strict=True)
    ]
    middle = statistics.median(ratios)
    print(
        f"{name}: speed, panel open over closed: {middle:.3f} "
        f"({min(ratios):.3f} to {max(ratios):.3f}), a loss of {100 * (1 - middle):.1f} %; others "
        f"took {100 * others:.0f} % of the machine"
    )


if __name__ == "__main__":
    main()
