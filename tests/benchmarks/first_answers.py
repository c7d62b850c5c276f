"""The first ten answers of a new profile: ``python tests/benchmarks/first_answers.py``.

Each profile is a process of its own with empty folders. It loads the built-in pair as the window
does, waits as long as a person reads the welcome page, and asks ten ordinary questions, sampled as
the window samples. Printed is what the window shows: the speed of every answer beside the plain
speed that was measured in the same session. ``--plain`` also answers every question plainly, right
after the other answer, and compares with that. ``--profiles 3`` takes three new profiles.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from quiet import others_share

QUESTIONS = (
    "Hi! How are you?",
    "Tell me a story about a fox.",
    "Make a list of three fruits.",
    "How do I boil an egg?",
    "What can you do?",
    "Write a Python function that adds two numbers.",
    "Write a short poem about the sea.",
    "Count from 1 to 20.",
    "What could I do on a rainy weekend?",
    "Tell me about yourself.",
)
LONG_ENOUGH = 40
"""Tokens from which a single answer must not be slower than plain decoding."""
_FOLDERS = ("CACHE", "CONFIG", "DATA", "STATE")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profiles", type=int, default=1, help="new profiles, one after the other")
    parser.add_argument("--starts", type=int, default=1, help="starts of each profile")
    parser.add_argument("--read", type=float, default=3.0, help="seconds before the first question")
    parser.add_argument("--per-chat", type=int, default=5, help="questions in one chat")
    parser.add_argument("--plain", action="store_true", help="answer every question plainly, too")
    parser.add_argument("--window", action="store_true", help="with the window, not without it")
    parser.add_argument("--target", type=Path, help="instead of the built-in pair")
    parser.add_argument("--draft", type=Path)
    parser.add_argument("--steps", action="store_true", help="print what every step did")
    parser.add_argument("--json", action="store_true", help="one line of JSON for every answer")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        ask_all(options)
        return
    everything: list[dict[str, Any]] = []
    for profile in range(options.profiles):
        with tempfile.TemporaryDirectory() as folder:
            for start in range(options.starts):
                busy = others_share()
                rows = answers_of(Path(folder))
                name = f"Profile {profile + 1}" + (f", start {start + 1}" if start else "")
                if options.json:
                    for row in rows:
                        print(json.dumps({"profile": profile, "start": start, **row}))
                else:
                    print(table(name, rows, busy()))
                everything += rows
    if options.profiles > 1 and not options.json:
        print(f"All profiles: {summary(everything)}")


def answers_of(folder: Path) -> list[dict[str, Any]]:
    """Start once with the profile in ``folder`` and ask all questions."""
    places = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in _FOLDERS}
    asked = subprocess.run(
        [sys.executable, __file__, "--here", *sys.argv[1:]],
        env={**os.environ, **places},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return [json.loads(line) for line in asked.stdout.splitlines()]


def table(name: str, rows: list[dict[str, Any]], others: float) -> str:
    """Rows as people read them."""
    lines = [
        f"\n{name}: plain {rows[-1]['plain_speed'] or 0.0:.0f} tokens/s, other programs took "
        f"{others:.0%} of the computer",
        f"{'question':<48} tokens  speedup  accepted/drafted  tokens/pass"
        + ("  beside plain" if "paired" in rows[0] else ""),
    ]
    for row in rows:
        rate = f"{row['accepted'] / row['drafted']:.0%}" if row["drafted"] else "-"
        accepted = f"{row['accepted']}/{row['drafted']} {rate:>4}"
        line = (
            f"{row['question']:<48} {row['tokens']:>6}  {told(row['speedup']):>7}  {accepted:>16}"
            f"  {row['tokens_per_pass']:>11.2f}"
        )
        lines.append(line + (f"  {told(row['paired']):>12}" if "paired" in row else ""))
    return "\n".join([*lines, summary(rows)])


def summary(rows: list[dict[str, Any]]) -> str:
    """Geometric means, and the slowest answer of those that are long enough."""
    long = [row for row in rows if row["tokens"] >= LONG_ENOUGH]
    parts = []
    for key, what in (("speedup", "of the plain speed shown"), ("paired", "beside plain answers")):
        every = [row[key] for row in rows if row.get(key)]
        if every:
            slowest = min((row[key] for row in long if row.get(key)), default=None)
            parts.append(
                f"geometric mean {mean(every):.2f}x {what}, slowest of {LONG_ENOUGH} tokens or "
                f"more {told(slowest)}"
            )
    return "; ".join(parts)


def mean(ratios: list[float]) -> float:
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def told(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}x"


# --- one start ------------------------------------------------------------------------------------


def ask_all(options: argparse.Namespace) -> None:
    """Ask everything in this process and print a line of JSON for every answer."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from foretoken.control.controller import ChatController
    from foretoken.control.engine.records import PairFiles
    from foretoken.control.preferences.kept_preferences import KeptPreferences
    from foretoken.control.process.garbage import GarbageCollector
    from foretoken.engine.figures import policy_words
    from foretoken.models.builtin import builtin_pair
    from foretoken.system.paths import config_path

    sys.setswitchinterval(0.0002)  # as in the window
    app = QApplication([]) if options.window else QCoreApplication([])
    controller = ChatController()
    window = None
    if options.window:
        from foretoken.ui.look.style import install_font
        from foretoken.ui.window.main_window import MainWindow

        app.setStyle("Fusion")
        install_font(app)
        preferences = KeptPreferences(config_path(""))
        window = MainWindow(controller, preferences)
        window.show()
    collector = GarbageCollector(app)
    files = PairFiles(*builtin_pair())
    if options.target is not None:
        files = PairFiles(options.target, options.draft)
    begun = time.perf_counter()
    wait_for(controller.engine.load_ended, lambda: controller.engine.load_pair(files))
    loaded_s = time.perf_counter() - begun
    pause(options.read)
    for index, question in enumerate(QUESTIONS):
        if index and index % options.per_chat == 0:
            controller.new_conversation()
        wait_for(controller.answers.ended, lambda asked=question: controller.send(asked))
        answer = controller.current.messages[-1]
        row = figures(answer)
        if options.plain:
            controller.engine.set_speculate(False)
            wait_for(controller.answers.ended, lambda known=answer: controller.regenerate(known))
            plain = figures(controller.current.messages[-1])
            row["paired"] = ratio(row["speed"], plain["speed"])
            controller.engine.set_speculate(True)
            controller.select(answer)
        row = {"question": question, **row}
        row["loaded_s"] = loaded_s
        print(json.dumps(row), flush=True)
        if options.steps:
            for step in answer.steps:
                print(
                    f"  {step.drafted:>2} {step.accepted:>2} {step.draft_ms:6.2f} "
                    f"{step.verify_ms:6.2f} {step.total_ms:6.2f} {step.source} "
                    f"{policy_words(step.policy)}",
                    file=sys.stderr,
                )
    collector.stop()
    if window is not None:
        window.close()
    controller.shut_down()


def figures(answer: Any) -> dict[str, Any]:
    """What the window tells of an answer."""
    from foretoken.engine.speedup import measured_speedup

    counted = answer.statistics
    found = measured_speedup(counted)
    return {
        "tokens": counted.tokens,
        "speed": counted.tokens_per_second,
        "plain_speed": None if found is None else found.plain_tokens_per_second,
        "speedup": None if found is None else found.ratio,
        "accepted": counted.accepted,
        "drafted": counted.drafted,
        "tokens_per_pass": counted.mean_acceptance_length or 0.0,
        "draft_ms": counted.draft_ms,
        "verify_ms": counted.verify_ms,
        "decode_ms": counted.decode_ms,
        "passes": counted.steps,
    }


def ratio(speed: float | None, plain: float | None) -> float | None:
    return speed / plain if speed and plain else None


def wait_for(signal: Any, act: Any) -> None:
    """Do something and wait for its end."""
    from PySide6.QtCore import QEventLoop

    loop = QEventLoop()
    signal.connect(loop.quit)
    act()
    loop.exec()
    signal.disconnect(loop.quit)


def pause(seconds: float) -> None:
    """Let the window live for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
