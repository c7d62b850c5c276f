"""What formatting costs while answers stream: ``python tests/benchmarks/reading_cost.py FOLDER``.

Opens the real window (under any Qt platform) with a target of 400M parameters, written into FOLDER
if it is not there, and lets it give the same answers in turn with formatted and with raw text.
``--text stories`` embeds the built-in target, ``--text markdown`` a table that writes headings,
lists, tables and code. Meanwhile a thread sends events to the GUI thread: as long as one waits, no
frame is shown. Ratios are those of two answers that follow each other, formatted over raw.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from llama_embedding import SmallModel
from padded_models import SIZES, write_padded
from PySide6.QtWidgets import QApplication
from window_latency import Pulse, load, settle, wait_for

import tiny_models as tiny
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.garbage import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import RENDERED, TEMPERATURE
from foretoken.ui.look.style import install_font
from foretoken.ui.window.main_window import MainWindow

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
"""A small model that writes a text is somewhat wider than there are tokens in it."""


@dataclass
class Streamed:
    """What was measured of one answer."""

    tokens: int
    speed: float
    gui_ms: float
    """Processor time of the GUI thread for each token."""
    waits_ms: list[float] = field(repr=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--text", choices=("stories", "markdown"), default="markdown")
    parser.add_argument("--size", choices=tuple(SIZES), default="400M")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    sys.setswitchinterval(0.0002)
    options.folder.mkdir(parents=True, exist_ok=True)
    pair = _stories(options) if options.text == "stories" else _markdown(options)
    questions = ["Tell me a story about a fox.", "Tell me a story about a boat."]
    if options.text == "markdown":
        questions = ["Write a report."]
    app = QApplication([])
    app.setStyle("Fusion")
    install_font(app)
    with tempfile.TemporaryDirectory() as folder:
        preferences = KeptPreferences(Path(folder))
        controller = ChatController()
        window = MainWindow(controller, preferences)
        collector = GarbageCollector(app)
        window.resize(1440, 900)
        window.show()
        load(controller, pair)
        preferences.set(TEMPERATURE, 0.0)
        found: dict[bool, list[Streamed]] = {True: [], False: []}
        for number in range(options.rounds + 1):
            for question in questions:
                for rendered in (number % 2 == 0, number % 2 != 0):
                    preferences.set(RENDERED, rendered)
                    streamed = _ask(controller, question)
                    if number:  # the first round loads what is needed once
                        found[rendered].append(streamed)
        collector.stop()
        window.close()
    _report(found[True], found[False])


def _stories(options: argparse.Namespace) -> PairFiles:
    target, draft = builtin_pair()
    path = options.folder / f"{options.size}-Q4_0.gguf"
    write_padded(SmallModel(target), path, SIZES[options.size], "Q4_0")
    return PairFiles(path, draft)


def _markdown(options: argparse.Namespace) -> PairFiles:
    pieces = list(_pieces(SIZES[options.size].width - _SPARE_WIDTH))
    tokens = [*pieces, tiny.control("<|go|>"), tiny.control(tiny.END_TEXT)]
    go, end = len(pieces), len(pieces) + 1
    following = [*range(1, go), end, 0, end]
    path = options.folder / f"markdown-{options.size}-Q4_0.gguf"
    with tempfile.TemporaryDirectory() as small:
        table = tiny.write_bigram_model(
            Path(small) / "markdown.gguf",
            tiny.path_table(following, certainty=0.999),
            context_length=2048,
            tokens=tokens,
            eos_id=end,
            chat_template="{{ '<|go|>' }}",
        )
        write_padded(SmallModel(table), path, SIZES[options.size], "Q4_0")
    return PairFiles(path, None)


def _pieces(most: int) -> Iterator[str]:
    """The report in pieces that differ: a piece that was there already takes more of the text."""
    text = "".join(_SECTION.format(n=number) for number in range(1, _SECTIONS + 1))
    seen: set[str] = set()
    start = 0
    for stop in range(1, len(text) + 1):
        piece = text[start:stop]
        if stop - start >= 4 and piece not in seen and len(seen) < most:
            seen.add(piece)
            yield piece
            start = stop


def _ask(controller: ChatController, question: str) -> Streamed:
    """Have a question answered in a chat of its own."""
    controller.new_conversation()
    settle()
    with Pulse() as pulse:
        pulse.counts = True
        began = time.thread_time()
        wait_for(controller.answers.ended, lambda: controller.send(question))
        spent = time.thread_time() - began
    facts = controller.current.messages[-1].statistics
    if facts is None or not facts.tokens_per_second:
        raise SystemExit(f"no answer: {controller.current.messages[-1].error}")
    tokens = facts.tokens
    return Streamed(tokens, facts.tokens_per_second, spent * 1000.0 / tokens, pulse.waits_ms)


def _report(formatted: list[Streamed], raw: list[Streamed]) -> None:
    for name, answers in (("formatted", formatted), ("raw", raw)):
        waits = sorted(ms for answer in answers for ms in answer.waits_ms)
        print(
            f"{name}: {len(answers)} answers of "
            f"{min(answer.tokens for answer in answers):,} tokens or more, "
            f"{statistics.median(answer.speed for answer in answers):.1f} tokens/s, "
            f"GUI thread {statistics.median(answer.gui_ms for answer in answers):.2f} ms a token, "
            f"events waited 95 % below {waits[int(len(waits) * 0.95)]:.1f} ms, "
            f"longest {waits[-1]:.1f} ms"
        )
    pairs = list(zip(formatted, raw, strict=True))
    for name, ratios in (
        ("speed", [one.speed / other.speed for one, other in pairs]),
        ("time of the GUI thread", [one.gui_ms / other.gui_ms for one, other in pairs]),
    ):
        print(
            f"{name}, formatted over raw: {statistics.median(ratios):.3f} "
            f"({min(ratios):.3f} to {max(ratios):.3f})"
        )


if __name__ == "__main__":
    main()
