"""The real window while answers stream, for reading_cost.py and panel_cost.py.

Meanwhile a thread sends events to the GUI thread: as long as one waits, no frame is shown.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from llama_embedding import SmallModel
from padded_models import SIZES, write_padded
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

import tiny_models as tiny
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.garbage import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import SEED, TEMPERATURE
from foretoken.ui.look.style import install_font
from foretoken.ui.window.main_window import MainWindow

_PERIOD_S = 0.02
"""Each takes the GUI thread some 20 microseconds, which are counted with the answer."""


class Pulse(QObject):
    """Sends its time from another thread and notes how long each signal waited."""

    sent = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.waits_ms: list[float] = []
        self.sent.connect(self._on_sent, Qt.ConnectionType.QueuedConnection)
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._end.wait(_PERIOD_S):
            self.sent.emit(time.perf_counter())

    @Slot(float)
    def _on_sent(self, sent: float) -> None:
        self.waits_ms.append((time.perf_counter() - sent) * 1000.0)


@dataclass
class Streamed:
    """What was measured of one answer."""

    tokens: int
    speed: float
    gui_ms: float
    """Processor time of the GUI thread for each token."""
    waits_ms: list[float] = field(repr=False)


class StreamingWindow:
    """A window with a profile of its own, which answers at a fixed temperature and seed."""

    def __init__(self, files: PairFiles, temperature: float = 0.0) -> None:
        sys.setswitchinterval(0.0002)  # as the program does
        app = QApplication.instance() or QApplication([])
        assert isinstance(app, QApplication)
        app.setStyle("Fusion")
        install_font(app)
        self._folder = tempfile.TemporaryDirectory()
        self.preferences = KeptPreferences(Path(self._folder.name))
        self.preferences.set(TEMPERATURE, temperature)
        self.preferences.set(SEED, 1)
        self.controller = ChatController()
        self.window = MainWindow(self.controller, self.preferences)
        self._collector = GarbageCollector(app)
        self.window.resize(1440, 900)
        self.window.show()
        engine = self.controller.engine
        wait_for(engine.load_ended, lambda: engine.load_pair(files))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._collector.stop()
        self.window.close()
        self.controller.shut_down()
        self.preferences.shut_down()
        self._folder.cleanup()

    def ask(self, question: str) -> Streamed:
        """Have a question answered in a chat of its own."""
        self.controller.new_conversation()
        settle()
        answers = self.controller.answers
        with Pulse() as pulse:
            began = time.thread_time()
            wait_for(answers.ended, lambda: self.controller.send(question))
            spent = time.thread_time() - began
        answer = self.controller.current.messages[-1]
        facts = answer.statistics
        if facts is None or not facts.tokens_per_second:
            raise SystemExit(f"no answer: {answer.error}")
        tokens = facts.tokens
        return Streamed(tokens, facts.tokens_per_second, spent * 1000.0 / tokens, pulse.waits_ms)


def in_turn(rounds: int, ways: Sequence[str], ask: Callable[[str], Iterable[Any]]) -> list[Any]:
    """Answers in both ways, another one first in each round; the first round is thrown away."""
    found: list[list[Any]] = [[], []]
    for number in range(rounds + 1):
        for way in ways if number % 2 else reversed(ways):
            answers = list(ask(way))
            found[ways.index(way)] += answers if number else []
    return found


def settle() -> None:
    """Let the window show what it was told before anything is measured."""
    loop = QEventLoop()
    QTimer.singleShot(300, loop.quit)
    loop.exec()


def wait_for(signal: Any, act: Callable[[], object]) -> None:
    """Do something and wait for its end."""
    loop = QEventLoop()
    signal.connect(loop.quit)
    act()
    loop.exec()
    signal.disconnect(loop.quit)


def padded_pair(folder: Path, size: str = "400M") -> PairFiles:
    """The built-in pair, its target padded; written where it is not there."""
    target, draft = builtin_pair()
    path = folder / f"{size}-Q4_0.gguf"
    write_padded(SmallModel(target), path, SIZES[size], "Q4_0")
    return PairFiles(path, draft)


def endless_pair(folder: Path) -> PairFiles:
    """Tables that never end: letters and spaces at thousands of tokens per second."""
    size = 27
    table = np.zeros((size, size))
    table[:, : size - 1] = tiny.random_table(size, seed=1)[:, : size - 1]
    table /= table.sum(axis=1, keepdims=True)
    letters = [*"abcdefghijklmnopqrstuvwxy", " ", tiny.control("<|endoftext|>")]
    return PairFiles(
        *(
            tiny.write_bigram_model(folder / name, table, context_length=8192, tokens=letters)
            for name in ("endless-target.gguf", "endless-draft.gguf")
        )
    )


def report(names: Sequence[str], found: Sequence[Sequence[Streamed]]) -> None:
    """Print what was measured in two ways, and the ratios of answers that follow each other."""
    for name, answers in zip(names, found, strict=True):
        waits = sorted(ms for one in answers for ms in one.waits_ms)
        print(
            f"{name}: {len(answers)} answers of {min(one.tokens for one in answers):,} tokens or "
            f"more, {statistics.median(one.speed for one in answers):.1f} tokens/s, "
            f"GUI thread {statistics.median(one.gui_ms for one in answers):.2f} ms a token, "
            f"events waited 95 % below {share_below(waits, 0.95):.1f} ms, "
            f"99 % below {share_below(waits, 0.99):.1f} ms, longest {waits[-1]:.1f} ms"
        )
    pairs = list(zip(*found, strict=True))
    for what, ratios in (
        ("speed", [one.speed / other.speed for one, other in pairs]),
        ("time of the GUI thread", [one.gui_ms / other.gui_ms for one, other in pairs]),
    ):
        print(
            f"{what}, {names[0]} over {names[1]}: {statistics.median(ratios):.3f} "
            f"({min(ratios):.3f} to {max(ratios):.3f})"
        )


def share_below(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of them is."""
    return ordered[int(len(ordered) * share)]
