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
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

from soak.hostile.answers import hostile_answers
from soak.hostile.watching import Canary, in_own_network, packets

PAUSE_MS = 250.0
"""An absurd text may hold up the window for so long, once."""
MEMORY_MB = 600
CASE_S = 240.0
"""Whoever takes longer is ended."""
_CASES_PER_WINDOW = 40


@dataclass(slots=True)
class Result:
    """What became of one answer."""

    name: str
    length: int = 0
    stored_ms: float = 0.0
    """The longest stretch while it was opened."""
    streamed_ms: float = 0.0
    used_ms: float = 0.0
    """While it was selected, searched and so on."""
    wall_ms: float = 0.0
    """The longest of all by the clock, with what others had of the processor."""
    longest: str = ""
    """What was going on."""
    until_whole_s: float = 0.0
    """From its opening until all of it is there."""
    memory_mb: float = 0.0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


# --- in a process with a window ------------------------------------------------------------------


def work(folder: Path) -> None:
    """Show the answers that are named on stdin; tell of each on stdout."""
    from soak.hostile.answers_window import AnswersWindow

    canary = Canary(folder)
    window = AnswersWindow(folder / "home")
    texts = hostile_answers()
    print("ready", flush=True)
    for line in sys.stdin:
        name = line.strip()
        text = texts[name].replace("{picture}", str(canary.picture))
        text = text.replace("{port}", str(canary.port))
        result = Result(name, len(text))
        before = packets()
        began = time.monotonic()
        try:
            window.try_out(text, result)
        except Exception as error:
            place = error.__traceback__
            while place is not None and place.tb_next is not None:
                place = place.tb_next
            where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else ""
            result.problems.append(f"{type(error).__name__}: {error} at {where}"[:400])
        result.seconds = round(time.monotonic() - began, 1)
        if opened := canary.opened():
            result.problems.append(f"a picture was opened ({opened})")
        after = packets()
        if (called := canary.called()) or (after or 0) > (before or 0):
            result.problems.append(f"the network was used ({called} calls)")
        print(json.dumps(asdict(result)), flush=True)
    window.close()


# --- the process that watches --------------------------------------------------------------------


class Worker:
    """A process with a window, which is ended when an answer takes too long."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.errors = folder / "stderr.txt"
        with self.errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, __file__, "--work", str(folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self._rest = b""
        self.done = 0
        try:
            self._line(60.0)
        except (EOFError, TimeoutError) as error:
            raise RuntimeError(self.errors.read_text("utf-8", "replace")) from error

    def ask(self, name: str) -> Result:
        """Have one answer tried out."""
        assert self._process.stdin is not None
        self.done += 1
        try:
            self._process.stdin.write(f"{name}\n".encode())
            self._process.stdin.flush()
            return Result(**json.loads(self._line(CASE_S)))
        except (OSError, EOFError, TimeoutError) as error:
            self._process.kill()
            code = self._process.wait()
            said = self.errors.read_text("utf-8", "replace").strip().splitlines()[-3:]
            what = "takes too long" if isinstance(error, TimeoutError) else f"ends with {code}"
            self.done = sys.maxsize
            return Result(name, problems=[f"the window {what}: {' / '.join(said)[:400]}"])

    def end(self) -> None:
        """Close it."""
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(20.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _line(self, seconds: float) -> bytes:
        assert self._process.stdout is not None
        ends = time.monotonic() + seconds
        while b"\n" not in self._rest:
            left = ends - time.monotonic()
            if left <= 0 or not select.select([self._process.stdout], [], [], left)[0]:
                raise TimeoutError
            data = os.read(self._process.stdout.fileno(), 1 << 16)
            if not data:
                raise EOFError
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        return line


def results_of(names: Sequence[str], folder: Path) -> Iterator[Result]:
    """Try all of them out."""
    worker: Worker | None = None
    for number, name in enumerate(names):
        if worker is not None and worker.done >= _CASES_PER_WINDOW:
            worker.end()
            worker = None
        if worker is None:
            worker = Worker(folder / f"window-{number}")
        result = worker.ask(name)
        longest = max(result.stored_ms, result.streamed_ms, result.used_ms)
        if longest > PAUSE_MS:
            result.problems.append(f"busy for {longest:.0f} ms: {result.longest}")
        if result.memory_mb > MEMORY_MB:
            result.problems.append(f"takes {result.memory_mb:.0f} MB")
        yield result
    if worker is not None:
        worker.end()


def table(results: Sequence[Result]) -> str:
    """A line per answer, those with the longest stretches last, and a summary."""
    lines = [
        f"{'answer':<28} {'length':>9} {'opened':>8} {'streamed':>8} {'used':>8} "
        f"{'whole s':>8} {'MB':>6}"
    ]

    def longest(one: Result) -> float:
        return max(one.stored_ms, one.streamed_ms, one.used_ms)

    for one in sorted(results, key=longest):
        lines.append(
            f"{one.name:<28} {one.length:>9,} {one.stored_ms:>5.0f} ms {one.streamed_ms:>5.0f} ms "
            f"{one.used_ms:>5.0f} ms {one.until_whole_s:>8.1f} {one.memory_mb:>6.0f}"
        )
    lines.append("")
    lines += [f"{one.name}: {problem}" for one in results for problem in one.problems]
    within = sum(longest(one) <= PAUSE_MS for one in results)
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
    names = options.case or list(hostile_answers(100))
    part, parts = map(int, options.part.split("/"))
    names = names[part - 1 :: parts]
    if options.list:
        print("\n".join(names))
        return 0
    in_own_network([sys.executable, *sys.argv])
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="hostile-", ignore_cleanup_errors=True) as folder:
        for result in results_of(names, Path(folder)):
            results.append(result)
            if options.output:
                made: list[dict[str, Any]] = [asdict(one) for one in results]
                options.output.write_text(json.dumps(made, indent=1), encoding="utf-8")
            print(f"{result.name}: {'; '.join(result.problems) or 'ok'}"[:300], flush=True)
    print(table(results))
    wrong = sum(bool(one.problems) for one in results)
    print(f"{len(results)} answers, {wrong} with problems; {os.environ['HOSTILE_NETWORK']} network")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
