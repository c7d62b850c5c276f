"""What formatting or the live panel costs: ``python tests/benchmarks/reading_cost.py FOLDER``.

Opens the real window (under any Qt platform) with a target of 400M parameters, written into FOLDER
if missing. The same answers are given alternately with a preference on and off; a ratio is that of
two consecutive answers, on over off. ``--text stories`` embeds the built-in target, ``--text
markdown`` a table that writes headings, lists, tables and code. Pauses of
the GUI thread, during which no frame could be shown, are measured as well.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from padded_models import SIZES, SmallModel, write_padded
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

import tiny_models as tiny
from chat_shelf import NoArchive
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.memory import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import LIVE_PANEL, RENDERED, SEED, TEMPERATURE
from foretoken.ui.look.style import install_font
from foretoken.ui.window.main_window import MainWindow
from soak.watched import reacting

_QUESTIONS = ("Tell me a story about a fox.", "Tell me a story about a boat.")
_SWITCHES = {"formatting": RENDERED, "panel": LIVE_PANEL}
_SECTION = """\
## Part {n} of the *report*

The **tide {n}** at place {n} is `{n}` metres high; see [table {n}](https://example.org/{n}) for it.

- item {n} of a list
  - below item {n} is another

```python
def tide_{n}(hours):
    return {n} * hours  # of part {n}
```

| Place {n} | Range {n} |
|:--|--:|
| Fundy {n} | {n}.3 |

"""
_SECTIONS = 30
_SPARE_WIDTH = 40
"""A model that writes a given text is somewhat wider than its number of tokens."""


@dataclass(frozen=True, slots=True)
class Streamed:
    """Measurements of one answer."""

    tokens: int
    speed: float
    gui_ms: float
    """Processor time of the GUI thread per token."""
    longest_ms: float
    """Longest pause of the GUI thread."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--switch", choices=_SWITCHES, default="formatting")
    parser.add_argument("--text", choices=("stories", "markdown"), default="markdown")
    parser.add_argument("--size", choices=tuple(SIZES), default="400M")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.text == "stories":
        target, draft = builtin_pair()
        pair = PairFiles(options.folder / f"{options.size}-Q4_0.gguf", draft)
        write_padded(SmallModel(target), pair.target, SIZES[options.size], "Q4_0")
    else:
        pair = _markdown(options.folder, options.size)
    with tempfile.TemporaryDirectory() as folder:
        measure(pair, KeptPreferences(Path(folder)), options)


def measure(pair: PairFiles, preferences: KeptPreferences, options: argparse.Namespace) -> None:
    """Let a window answer with the preference on and off alternately, and print the times."""
    sys.setswitchinterval(0.0002)  # as the program does
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    install_font(app)
    preferences.set(TEMPERATURE, 0.0)
    preferences.set(SEED, 1)
    controller = ChatController(NoArchive())
    window = MainWindow(controller, preferences)
    collector = GarbageCollector(app)
    window.resize(1440, 900)
    window.show()
    wait_for(controller.engine.load_ended, lambda: controller.engine.load_pair(pair))
    switch = _SWITCHES[options.switch]
    found: dict[bool, list[Streamed]] = {True: [], False: []}
    for number in range(options.rounds + 1):  # the first round only warms up
        for on in (True, False) if number % 2 else (False, True):
            if switch is not LIVE_PANEL:
                preferences.set(switch, on)
            elif preferences.get(switch) is not on:
                window.panels.toggle(switch)
            answers = [ask(controller, question) for question in _QUESTIONS]
            found[on] += answers if number else []
    report(found)
    collector.stop()
    window.close()
    controller.shut_down()
    preferences.shut_down()


def ask(controller: ChatController, question: str) -> Streamed:
    """Have a question answered in a new chat."""
    controller.new_conversation()
    loop = QEventLoop()
    QTimer.singleShot(300, loop.quit)  # the window shows it before anything is measured
    loop.exec()
    with reacting() as waits:
        began = time.thread_time()
        wait_for(controller.answers.ended, lambda: controller.send(question))
        spent_ms = (time.thread_time() - began) * 1000.0
    answer = controller.current.messages[-1]
    facts = answer.statistics
    if facts is None or not facts.tokens_per_second:
        raise SystemExit(f"no answer: {answer.error}")
    gui_ms, longest_ms = spent_ms / facts.tokens, waits.longest_s * 1000
    return Streamed(facts.tokens, facts.tokens_per_second, gui_ms, longest_ms)


def wait_for(signal: Any, act: Callable[[], object]) -> None:
    """Do something and wait for the signal that ends it."""
    loop = QEventLoop()
    signal.connect(loop.quit)
    act()
    loop.exec()
    signal.disconnect(loop.quit)


def report(found: dict[bool, list[Streamed]]) -> None:
    """Print the measurements, and the ratios of consecutive answers."""
    for on, answers in found.items():
        print(
            f"{'on' if on else 'off'}: {len(answers)} answers of "
            f"{min(one.tokens for one in answers):,} tokens or more, "
            f"{statistics.median(one.speed for one in answers):.1f} tokens/s, "
            f"GUI thread {statistics.median(one.gui_ms for one in answers):.2f} ms a token, "
            f"longest pause {statistics.median(one.longest_ms for one in answers):.1f} ms"
        )
    pairs = list(zip(found[True], found[False], strict=True))
    for name in ("speed", "gui_ms"):
        ratios = [getattr(one, name) / getattr(other, name) for one, other in pairs]
        print(
            f"{name}, on over off: {statistics.median(ratios):.3f} "
            f"({min(ratios):.3f} to {max(ratios):.3f})"
        )


def _markdown(folder: Path, size: str) -> PairFiles:
    pieces = list(_pieces(SIZES[size].width - _SPARE_WIDTH))
    tokens = [*pieces, tiny.control("<|go|>"), tiny.control(tiny.END_TEXT)]
    go, end = len(pieces), len(pieces) + 1
    path = folder / f"markdown-{size}-Q4_0.gguf"
    with tempfile.TemporaryDirectory() as small:
        table = tiny.write_bigram_model(
            Path(small) / "markdown.gguf",
            tiny.path_table([*range(1, go), end, 0, end], certainty=0.999),
            context_length=2048,
            tokens=tokens,
            eos_id=end,
            chat_template="{{ '<|go|>' }}",
        )
        write_padded(SmallModel(table), path, SIZES[size], "Q4_0")
    return PairFiles(path, None)


def _pieces(most: int) -> Iterator[str]:
    """Split the report into distinct pieces: a repeated piece takes in more of the text."""
    text = "".join(_SECTION.format(n=number) for number in range(1, _SECTIONS + 1))
    seen: set[str] = set()
    start = 0
    for stop in range(1, len(text) + 1):
        piece = text[start:stop]
        if stop - start >= 4 and piece not in seen and len(seen) < most:
            seen.add(piece)
            yield piece
            start = stop


if __name__ == "__main__":
    main()
