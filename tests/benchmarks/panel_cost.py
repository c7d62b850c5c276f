"""What the live panel costs while answers stream: ``python tests/benchmarks/panel_cost.py FOLDER``.

Opens the real window (under any Qt platform) and lets a pair give the same answers in turn with the
live panel open and closed: the built-in pair; a target of 400M parameters with the built-in draft,
which is written into FOLDER if it is not there; and a table model of a few microseconds a token,
whose answers are long, for how often the panel and the window are drawn at full speed. Ratios are
those of two answers that follow each other, open over closed.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from quiet import others_share
from streaming import (
    Streamed,
    StreamingWindow,
    endless_pair,
    in_turn,
    padded_pair,
    report,
    share_below,
)

from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import LIVE_PANEL
from foretoken.ui.window.main_window import MainWindow

_QUESTIONS = ("Tell me a story about a fox.", "Tell me a story about a boat and a friend.")
_FRAME_MS = 33.0
_PAIRS = ("builtin", "400M", "table")
_WAYS = ("panel open", "panel closed")


@dataclass
class Drawn(Streamed):
    """Of an answer, and of what was drawn meanwhile."""

    times: list[float] = field(repr=False, default_factory=list)
    """When curves were due."""
    drawn_ms: list[float] = field(repr=False, default_factory=list)
    """How long drawing the window took, each time."""


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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
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
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in _PAIRS if options.pair == "all" else (options.pair,):
        measure(name, options)


def measure(name: str, options: argparse.Namespace) -> None:
    """Answers of a pair, with the panel open and closed in turn."""
    files = PairFiles(*builtin_pair())
    if name == "400M":
        files = padded_pair(options.folder)
    elif name == "table":
        files = endless_pair(options.folder)
    with StreamingWindow(files, 1.0 if name == "table" else 0.0) as window:
        draws, others = Draws(window.window), others_share()

        def ask(way: str) -> Iterator[Drawn]:
            if window.preferences.get(LIVE_PANEL) is not (way == _WAYS[0]):
                window.window.panels.toggle(LIVE_PANEL)
            for question in ("a",) if name == "table" else _QUESTIONS:
                draws.times, draws.drawn_ms = [], []
                streamed = window.ask(question)
                yield Drawn(**vars(streamed), times=draws.times, drawn_ms=draws.drawn_ms)

        found: list[list[Drawn]] = in_turn(options.rounds, _WAYS, ask)
    print(f"{name}; others took {100 * others():.0f} % of the machine")
    report(_WAYS, found)
    for way, answers in zip(_WAYS, found, strict=True):
        drawn = sorted(ms for one in answers for ms in one.drawn_ms)
        lasted = sum(one.times[-1] - one.times[0] for one in answers if one.times)
        often = sum(len(one.times) - 1 for one in answers if one.times) / (lasted or 1.0)
        late = sum(ms > _FRAME_MS for ms in drawn)
        print(
            f"{way}: curves due {often:.1f} times a second; {len(drawn)} frames, median "
            f"{statistics.median(drawn):.1f} ms, 99 % below {share_below(drawn, 0.99):.1f} ms, "
            f"{late} longer than {_FRAME_MS:.0f} ms"
        )


if __name__ == "__main__":
    main()
