"""What passes of candidate shapes cost, and what speculation would gain with them.

``python packaging/models/measure_shapes.py FOLDER`` writes files with random weights into FOLDER,
times passes of 1 to 9 tokens through the app's engine and prints tables. What a pass costs does
not depend on the weights, so this comes before any training.

All shapes are loaded together and take turns, sizes within a shape too, each turn in another
order, so that a machine whose speed drifts treats all alike. A turn beside a busy program is
thrown away and tried again later. Told are medians of the faster half: others only ever add time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from llama_file import About, Shape, placeholder_tokenizer, random_weights, write_llama
from quiet import others_share, wait_for_quiet

from foretoken.engine.config import ModelSettings
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.model_pass import CancelFlag

TARGETS = (
    "10x384:6:6:1024,10x384:12:4:1152,12x352:11:11:928,14x320:5:5:864,14x320:10:5:896,"
    "16x288:9:9:800,16x320:5:5:704,20x256:4:4:768,20x256:8:4:800,24x256:4:2:640"
)
DRAFTS = "1x96:3:3:256,1x128:2:2:352,1x192:3:3:512,2x96:3:3:256,2x128:2:2:352"
ACCEPTANCES = (0.75, 0.8, 0.85, 0.9)
PASS_SIZES = range(1, 10)
DRAFT_SIZES = (1, 2)
CONTEXT = 160
"""Tokens in the cache before each pass: a short chat."""
BUSY_CPU_SHARE = 0.05
"""Of the machine's time, taken by others: more, and a turn does not count."""
STEP_MS = 0.1
DRAFTED_MS = 0.03
"""The engine's own time in a step, and for each drafted token (step_overhead.py)."""


class Candidate:
    """One shape, loaded, with its measured times by threads and tokens of a pass."""

    def __init__(self, shape: Shape, folder: Path) -> None:
        self.shape = shape
        self.path = folder / f"{shape.name.replace(':', '-')}-{shape.vocabulary}.gguf"
        if not self.path.is_file():
            tokenizer = placeholder_tokenizer(shape.vocabulary)
            write_llama(self.path, shape, random_weights(shape), tokenizer, About(shape.name))
        self.model = LlamaModel.load(self.path)
        settings = ModelSettings(threads=1)
        self.context = LlamaContext(self.model, 512, cancel=CancelFlag(), settings=settings)
        self.times: dict[tuple[int, int], list[float]] = {}

    def measure(self, threads: int, sizes: Sequence[int], repeats: int) -> bool:
        """Time passes of all sizes in a random order, behind a short context.

        False, and nothing kept, where other programs were busy meanwhile.
        """
        context = self.context
        context.set_threads(threads)
        context.clear()
        context.decode(list(range(3, 3 + CONTEXT)), 0)
        order = [size for size in sizes for _ in range(repeats)]
        random.shuffle(order)
        taken: list[tuple[int, float]] = []
        share = others_share()
        for size in [1, 1, *order]:
            started = time.perf_counter()
            context.decode([5] * size, size)
            taken.append((size, (time.perf_counter() - started) * 1000.0))
            context.roll_back(CONTEXT)
        if share() > BUSY_CPU_SHARE:
            return False
        for size, ms in taken[2:]:
            self.times.setdefault((threads, size), []).append(ms)
        return True

    def ms(self, threads: int, size: int) -> float:
        """Median of the faster half."""
        found = sorted(self.times[threads, size])
        return statistics.median(found[: max(1, len(found) // 2)])

    def close(self) -> None:
        """Free the cache, then the weights."""
        self.context.close()
        self.model.close()


def expected_speedup(
    target_ms: Sequence[float], draft_ms: float, acceptance: float, lookahead: int
) -> float:
    """Tokens a second with a fixed lookahead, over plain decoding.

    ``target_ms`` are times of passes of 1, 2, ... tokens. Every drafted token is accepted with
    the same chance. The draft's first pass of a step reads one token more than the others.
    """
    tokens = sum(acceptance**position for position in range(lookahead + 1))
    step_ms = target_ms[lookahead] + lookahead * (draft_ms + DRAFTED_MS) + STEP_MS
    return tokens * (target_ms[0] + STEP_MS) / step_ms


def best(target_ms: Sequence[float], draft_ms: float, acceptance: float) -> tuple[float, int]:
    """The highest expected speedup and its lookahead."""
    lookaheads = range(1, len(target_ms))
    return max((expected_speedup(target_ms, draft_ms, acceptance, k), k) for k in lookaheads)


def main() -> None:
    """Measure, print tables, and keep the numbers in FOLDER/shapes.json."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--targets", default=TARGETS, help="LAYERSxWIDTH:HEADS:KV_HEADS:FF,...")
    parser.add_argument("--drafts", default=DRAFTS)
    parser.add_argument("--vocabulary", type=int, default=4096)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--repeats", type=int, default=4, help="passes of a size in a round")
    parser.add_argument("--minutes", type=float, default=15.0, help="at most, about")
    parser.add_argument("--draft-ms", type=float, help="for the speedups; else the fastest draft's")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if hasattr(os, "getloadavg"):
        print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")
    threads = [int(count) for count in options.threads.split(",")]
    targets, drafts = (
        [
            Candidate(Shape.parse(text, vocabulary=options.vocabulary), options.folder)
            for text in filter(None, texts.split(","))
        ]
        for texts in (options.targets, options.drafts)
    )
    turns = [(candidate, count) for candidate in [*targets, *drafts] for count in threads]
    begun, lost = time.monotonic(), 0
    for _ in range(options.rounds):
        left = turns[:]
        while left:
            again = []
            for candidate, count in random.sample(left, len(left)):
                sizes = PASS_SIZES if candidate in targets else DRAFT_SIZES
                if not candidate.measure(count, sizes, options.repeats):
                    again.append((candidate, count))
                    wait_for_quiet(BUSY_CPU_SHARE, lambda: False)
            left, lost = again, lost + len(again)
            if time.monotonic() - begun > 60.0 * options.minutes:
                break
    print(f"{lost} turns were lost to other programs")
    _print_costs(targets, threads, PASS_SIZES)
    _print_costs(drafts, threads, DRAFT_SIZES)
    draft_ms = options.draft_ms or min(d.ms(t, 1) for d in drafts for t in threads)
    for count in threads:
        _print_speedups(targets, count, draft_ms)
    _keep(options.folder / "shapes.json", [*targets, *drafts])
    for candidate in [*targets, *drafts]:
        candidate.close()


def _print_costs(found: Sequence[Candidate], threads: Sequence[int], sizes: Sequence[int]) -> None:
    print(
        "\n| shape | parameters | MB | threads | 1 token, ms | "
        + " | ".join(f"{n}" for n in sizes[1:])
        + " |"
    )
    print("|" + "---|" * (5 + len(sizes) - 1))
    for candidate in found:
        for count in threads:
            plain = candidate.ms(count, 1)
            ratios = " | ".join(f"{candidate.ms(count, n) / plain:.2f}" for n in sizes[1:])
            megabytes = candidate.path.stat().st_size / 1e6
            parameters = candidate.shape.parameters / 1e6
            print(
                f"| {candidate.shape.name} | {parameters:.2f} M | {megabytes:.1f} | {count} "
                f"| {plain:.2f} | {ratios} |"
            )


def _print_speedups(targets: Sequence[Candidate], threads: int, draft_ms: float) -> None:
    print(
        f"\nExpected speedup, {threads} threads, draft {draft_ms:.2f} ms (best lookahead; 1, 2, "
        "... at acceptance 0.8)"
    )
    print("| shape | " + " | ".join(f"{a}" for a in ACCEPTANCES) + " | by lookahead |")
    print("|---|" + "---|" * (len(ACCEPTANCES) + 1))
    for candidate in targets:
        curve = [candidate.ms(threads, size) for size in PASS_SIZES]
        bests = [best(curve, draft_ms, acceptance) for acceptance in ACCEPTANCES]
        rows = [expected_speedup(curve, draft_ms, 0.8, k) for k in range(1, len(curve))]
        print(
            f"| {candidate.shape.name} | "
            + " | ".join(f"{speed:.2f} (k {k})" for speed, k in bests)
            + " | "
            + " ".join(f"{speed:.2f}" for speed in rows)
            + " |"
        )


def _keep(path: Path, found: Sequence[Candidate]) -> None:
    numbers = {
        candidate.shape.name: {
            f"{threads} threads": {
                size: round(candidate.ms(threads, size), 4)
                for count, size in sorted(candidate.times)
                if count == threads
            }
            for threads in sorted({count for count, _ in candidate.times})
        }
        for candidate in found
    }
    path.write_text(json.dumps(numbers, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
