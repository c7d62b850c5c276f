"""How long the turns of a race of two targets have to be, so that neither slows the other.

``python tests/benchmarks/race_turns.py BIG.gguf`` lets the built-in target and a bigger one (such
as padded_models.py writes) decode plainly in turns of several lengths, and tells by what factor
each one's speed changes against decoding alone. Turns of all lengths are measured in each round, in
another order each time. What counts is the processor's time on one thread: waiting for other
programs is not in it.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import Event, StepFinished
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair

ALONE = 1_000_000
TURNS = (1, 4, 8, 16, 32, ALONE)
_TOKENS = 96
_PROMPT = "Tell me a long story about tides."


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("big", type=Path, metavar="BIG.gguf")
    parser.add_argument("--rounds", type=int, default=24)
    options = parser.parse_args()
    settings = ModelSettings(threads=1)
    measured: dict[int, list[tuple[float, float]]] = {turn: [] for turn in TURNS}
    with (
        Session.load(builtin_pair()[0], settings=settings) as small,
        Session.load(options.big, settings=settings) as big,
    ):
        for _ in range(options.rounds):
            for turn in random.sample(TURNS, len(TURNS)):
                measured[turn].append(step_seconds((small, big), turn))
    print("turn    small, middle half        big")
    for turn, rounds in measured.items():
        ratios = [
            [alone[side] / each[side] for alone, each in zip(measured[ALONE], rounds, strict=True)]
            for side in (0, 1)
        ]
        low, middle, high = statistics.quantiles(ratios[0], n=4)
        name = "alone" if turn == ALONE else str(turn)
        big_ratio = statistics.median(ratios[1])
        print(f"{name:5}   {middle:.3f} ({low:.3f}-{high:.3f})   {big_ratio:.3f}")


def step_seconds(sessions: tuple[Session, Session], turn: int) -> tuple[float, float]:
    """Processor seconds of a step of each, in turns of so many; the first step is left out."""
    plain, greedy = SpeculativeConfig(Method.PLAIN), SamplingParams(temperature=0.0)
    seconds: tuple[list[float], list[float]] = ([], [])
    one, other = (
        each.generate(_PROMPT, greedy, plain, GenerationLimits(_TOKENS)) for each in sessions
    )
    with closing(one), closing(other):
        running = {0: one, 1: other}
        while running:
            for side, events in list(running.items()):
                for _ in range(turn):
                    before = time.process_time()
                    if not _step(events):
                        del running[side]
                        break
                    seconds[side].append(time.process_time() - before)
    first, second = (statistics.fmean(each[1:]) for each in seconds)
    return first, second


def _step(events: Generator[Event]) -> bool:
    """Go on to the end of the next step; False: there is none."""
    return any(isinstance(event, StepFinished) for event in events)


if __name__ == "__main__":
    main()
