"""What a record of a bad moment costs: ``python tests/benchmarks/stale_costs.py FOLDER``.

Pads the built-in pair into FOLDER and answers in new processes with cache folders of their own:

quiet now   passes were timed beside a busy process, which has ended; held against passes that
            were timed on the quiet machine
busy now    passes were timed on the quiet machine, and a process is busy now; held against passes
            that were timed beside it
recalled    answers of a process that knows what earlier answers taught about the pair; held against
            one that does not, and against a fixed length of 3

Everything of a round runs in turn, and another thing begins each time. Printed are medians over the
rounds: tokens per second, and ratios within a round, answer by answer. A round beside which other
programs took more than ``--quiet`` of the computer is made again, three times at most.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from padded_models import DRAFT_KINDS, SIZES, write_draft, write_padded
from quiet import others_share, wait_for_quiet

PROMPTS = (
    "Tell me a story about a fox.",
    "How do I boil an egg?",
    "Write a short poem about the sea.",
    "What could I do on a rainy weekend?",
)
_TRIES = 3
_RECALLED = (("adaptive", "recalled"), ("adaptive", "cold"), ("fixed:3", "cold"), ("plain", "cold"))
_METHODS = {"plain": "plain", "adaptive": "auto", "fixed:3": "fixed"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="400M")
    parser.add_argument("--type", default="Q4_0", help="of F16, Q8_0, Q4_0")
    parser.add_argument("--draft", choices=DRAFT_KINDS, default="good")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--answers", type=int, default=4, help="of each process")
    parser.add_argument("--tokens", type=int, default=120, help="of an answer")
    parser.add_argument("--parts", default="quiet now,busy now,recalled")
    parser.add_argument("--quiet", type=float, default=0.1)
    parser.add_argument("--here", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        answer_here(options)
        return
    write_files(options)
    for part in options.parts.split(","):
        print_part(part, run_part(part, options))


def write_files(options: argparse.Namespace) -> None:
    """Write the padded pair where it is not there yet."""
    from llama_embedding import SmallModel

    from foretoken.models.builtin import builtin_pair

    target, draft = builtin_pair()
    small = SmallModel(target)
    options.folder.mkdir(parents=True, exist_ok=True)
    write_padded(small, target_of(options), SIZES[options.size], options.type)
    write_draft(small, draft_of(options), options.draft, draft)


def target_of(options: argparse.Namespace) -> Path:
    return Path(options.folder / f"{options.size}-{options.type}.gguf")


def draft_of(options: argparse.Namespace) -> Path:
    return Path(options.folder / f"draft-{options.draft}.gguf")


# --- rounds ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """Answers of a process that begins with what this cache folder knows."""

    name: str
    cache: Path
    method: str
    recalls: bool = False
    beside: bool = False
    """Whether another process is busy meanwhile."""


Speeds: TypeAlias = dict[str, list[list[float]]]
"""Tokens per second by what was tried: for each round those of its answers, in their order."""


def run_part(part: str, options: argparse.Namespace) -> Speeds:
    """Run all rounds of a part."""
    found: Speeds = defaultdict(list)
    for number in range(options.rounds):
        for attempt in range(_TRIES):
            wait_for_quiet(options.quiet, lambda: False)
            told = run_round(part, number, options)
            worst = max(others for _, others in told.values())
            if worst <= options.quiet or attempt == _TRIES - 1:
                break
        print(f"{part}: round {number + 1} of {options.rounds}, others {worst:.0%}", flush=True)
        for name, (speeds, _) in told.items():
            found[name].append(speeds)
    return found


def run_round(
    part: str, number: int, options: argparse.Namespace
) -> dict[str, tuple[list[float], float]]:
    """Speeds and the share that others took, by what was tried."""
    told = {}
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        quiet, busy = here / "quiet", here / "busy"
        run(options, quiet, "measure")
        if part == "recalled":
            run(options, quiet, "teach")
            todo = [
                Run(f"{method}, {how}", quiet, method, recalls=how == "recalled")
                for method, how in _RECALLED
            ]
        else:
            with busy_process():
                run(options, busy, "measure")
            todo = [
                Run(f"{method}, timed {cache.name}", cache, method, beside=part == "busy now")
                for method in ("plain", "adaptive")
                for cache in (quiet, busy)
            ]
        first = number % len(todo)
        for each in [*todo[first:], *todo[:first]]:
            copy = here / "copy"
            shutil.copytree(each.cache, copy)
            what = f"{_METHODS[each.method]},{'recall' if each.recalls else ''}"
            with busy_process() if each.beside else nullcontext():
                speeds, others = run(options, copy, what)
            told[each.name] = speeds, 0.0 if each.beside else others
            shutil.rmtree(copy)
    return told


def run(options: argparse.Namespace, cache: Path, what: str) -> tuple[list[float], float]:
    """Start a process with this cache folder; return its speeds and how busy others were."""
    others = others_share()
    done = subprocess.run(
        [sys.executable, __file__, *sys.argv[1:], "--here", what],
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return json.loads(done.stdout.splitlines()[-1]), others()


@contextmanager
def busy_process() -> Iterator[None]:
    """Another program that keeps one core busy."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def print_part(part: str, found: Speeds) -> None:
    """Print medians over the rounds, answer by answer."""
    print(f"\n{part}: tokens per second, answer by answer")
    for name, rounds in sorted(found.items()):
        by_answer = zip(*rounds, strict=True)
        words = "".join(f"{statistics.median(each):8.1f}" for each in by_answer)
        print(f"  {name:<26}{words}")
    names = sorted(found)
    pairs = [(one, other) for one in names for other in names if held(part, one, other)]
    for one, other in pairs:
        ratios = [
            [mine / its for mine, its in zip(a, b, strict=True)]
            for a, b in zip(found[one], found[other], strict=True)
        ]
        words = "".join(f"{statistics.median(each):8.3f}" for each in zip(*ratios, strict=True))
        print(f"  {one} / {other}: {words}")
    print(flush=True)


def held(part: str, one: str, other: str) -> bool:
    """Whether ``one`` is to be held against ``other``."""
    if part == "recalled":
        return "recalled" in one and one != other
    stale, fresh = ("busy", "quiet") if part == "quiet now" else ("quiet", "busy")
    return one.endswith(stale) and other == one.removesuffix(stale) + fresh


# --- one process ----------------------------------------------------------------------------------


def answer_here(options: argparse.Namespace) -> None:
    """Do one thing in this process and print the speeds as JSON."""
    from foretoken.engine.config import (
        GenerationLimits,
        LookaheadRule,
        Method,
        SamplingParams,
        SpeculativeConfig,
    )
    from foretoken.engine.events import GenerationFinished
    from foretoken.engine.session import Session
    from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
    from foretoken.models.pairs.measured_costs import measure_costs

    what, _, recalls = options.here.partition(",")
    methods = {
        "plain": SpeculativeConfig(Method.PLAIN),
        "fixed": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.FIXED, lookahead=3),
    }
    speeds: list[float] = []
    with Session.load(target_of(options), draft_of(options), context_length=1024) as session:
        measure_costs(session)
        if recalls:
            recall_pair(session)
        answers = 0 if what == "measure" else options.answers
        for index in range(answers):
            prompt = session.prompt(PROMPTS[index % len(PROMPTS)])
            events = session.generate(
                prompt,
                SamplingParams(temperature=0.0),
                methods.get(what),
                GenerationLimits(options.tokens),
                show_probs=False,
            )
            with closing(events):
                for event in events:
                    if isinstance(event, GenerationFinished):
                        speeds.append(event.statistics.tokens_per_second or 0.0)
        if what == "teach":
            keep_learned(session)
        print(f"threads {session.threads}", file=sys.stderr)
    print(json.dumps(speeds))


if __name__ == "__main__":
    main()
