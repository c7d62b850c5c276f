"""Answers that mean harm, shown and streamed in the real window one after the other.

    python tests/soak/hostile_answers.py
    python tests/soak/hostile_answers.py --case table-rows --case code-perl
    python tests/soak/hostile_answers.py --output results.json

Each answer is opened as a stored one, and streams in random tokens, with the colours on and off.
Both are then gone through as people do: the colours switched by their key, all of it selected and
copied, hovered over, searched, scrolled, and once made narrower. Watched are a picture and a port
that nobody may touch, packets (where it may, all runs in a network namespace of its own), whatever
a document asks to be loaded, where links lead, memory, and how long the window's thread was busy
at a stretch, by its own processor time. The exit code is 1 if something is wrong. Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

from soak.hostile.answers import hostile_answers
from soak.hostile.answers_window import AnswersWindow, Result
from soak.hostile.rig import Hangs, Talking
from soak.hostile.watching import Canary, in_own_network, packets

PAUSE_MS = 250.0
"""An absurd text may hold up the window for so long, once."""
MEMORY_MB = 600
CASE_S = 240.0
"""Whoever takes longer is ended."""
_CASES_PER_WINDOW = 40


def work(folder: Path) -> None:
    """With a window: show the answers that are named on stdin; tell of each on stdout."""
    canary = Canary(folder)
    window = AnswersWindow(folder / "home")
    texts = hostile_answers()
    for line in sys.stdin:
        name = json.loads(line)["name"]
        text = texts[name].replace("{picture}", str(canary.picture))
        text = text.replace("{port}", str(canary.port))
        result = Result(name, len(text))
        before, began = packets(), time.monotonic()
        try:
            window.try_out(text, result)
        except Exception as error:
            place = error.__traceback__
            while place is not None and place.tb_next is not None:
                place = place.tb_next
            where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else ""
            result.problems.append(f"{type(error).__name__}: {error} at {where}"[:400])
        result.seconds = round(time.monotonic() - began, 1)
        if canary.opened():
            result.problems.append("a picture was opened")
        if (called := canary.called()) or packets() > before:
            result.problems.append(f"the network was used ({called} calls)")
        print(json.dumps(asdict(result)), flush=True)
    window.close()


def results_of(names: Sequence[str], folder: Path) -> Iterator[Result]:
    """Try all of them out, in processes that are ended when an answer takes too long."""
    worker: Talking | None = None
    for number, name in enumerate(names):
        if worker is None:
            here = folder / f"window-{number}"
            here.mkdir()
            worker = Talking((__file__, "--work", str(here)), here / "stderr.txt")
            done = 0
        try:
            worker.tell(name=name)
            lines, ends = worker.heard(1.0), time.monotonic() + CASE_S
            while not lines:
                if time.monotonic() > ends:
                    raise Hangs("it takes too long")
                lines = worker.heard(1.0)
            result, done = Result(**lines[0]), done + 1
        except Hangs as hangs:
            said = " / ".join(worker.complaints().strip().splitlines()[-3:])
            result = Result(name, problems=[f"the window: {hangs}: {said[:400]}"])
            done = _CASES_PER_WINDOW
        if result.longest_ms > PAUSE_MS:
            result.problems.append(f"busy for {result.longest_ms:.0f} ms: {result.longest}")
        if result.memory_mb > MEMORY_MB:
            result.problems.append(f"takes {result.memory_mb:.0f} MB")
        yield result
        if done >= _CASES_PER_WINDOW or number + 1 == len(names):
            worker.end()
            worker = None


def table(results: Sequence[Result]) -> str:
    """A line per answer, those with the longest stretches last, and a summary."""
    form = "{:<28} {:>9} {:>10} {:>10} {:>10} {:>8} {:>6}"
    lines = [form.format("answer", "length", "opened ms", "streamed", "used", "whole s", "MB")]
    for one in sorted(results, key=lambda one: one.longest_ms):
        times = (f"{ms:.0f}" for ms in (one.stored_ms, one.streamed_ms, one.used_ms))
        length, memory = f"{one.length:,}", f"{one.memory_mb:.0f}"
        lines.append(form.format(one.name, length, *times, f"{one.until_whole_s:.1f}", memory))
    lines.append("")
    lines += [f"{one.name}: {problem}" for one in results for problem in one.problems]
    within = sum(one.longest_ms <= PAUSE_MS for one in results)
    lines.append(f"{within} of {len(results)} never busy for more than {PAUSE_MS:.0f} ms")
    return "\n".join(lines)


def main() -> int:
    """Run what was asked for; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--case", action="append", default=[], help="the name of an answer")
    parser.add_argument("--output", type=Path, help="a file for the results as JSON")
    parser.add_argument("--list", action="store_true", help="tell what there is")
    parser.add_argument("--part", default="1/1", help="such as 2/3: the second third of them")
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work)
        return 0
    part, parts = map(int, options.part.split("/"))
    names = (options.case or list(hostile_answers(100)))[part - 1 :: parts]
    if options.list:
        print("\n".join(names))
        return 0
    in_own_network([sys.executable, *sys.argv])
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="hostile-", ignore_cleanup_errors=True) as folder:
        for result in results_of(names, Path(folder)):
            results.append(result)
            if options.output:
                made = json.dumps([asdict(one) for one in results], indent=1)
                options.output.write_text(made, encoding="utf-8")
            print(f"{result.name}: {'; '.join(result.problems) or 'ok'}"[:300], flush=True)
    print(table(results))
    wrong = sum(bool(one.problems) for one in results)
    print(f"{len(results)} answers, {wrong} with problems; {os.environ['HOSTILE_NETWORK']} network")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
