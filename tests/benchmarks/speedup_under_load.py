"""Whether speedups stay true on a busy computer: ``speedup_under_load.py FOLDER``.

Pads the built-in pair into FOLDER. For a good, a middling and a hopeless draft, each prompt is
first answered plainly and with drafts in turns on the quiet computer: the ratio of these speeds is
the truth. Then the prompts are answered while other processes load the processor in bursts, and
what is shown of each answer stands beside its truth. ``--stop`` ends each answer after so many
seconds, as somebody who presses Esc.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from llama_embedding import SmallModel
from padded_models import DRAFT_KINDS, SIZES, write_draft, write_padded
from quiet import others_share, wait_for_quiet

from foretoken.engine.config import (
    GenerationLimits,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import GenerationFinished, RunStatistics, StepFinished
from foretoken.engine.figures import speedup
from foretoken.engine.session import Session
from foretoken.engine.speedup import measured_speedup
from foretoken.models.builtin import builtin_pair
from foretoken.models.pairs.measured_costs import measure_costs

_PROMPTS = (
    "Once upon a time a fox",
    "How do I boil an egg?",
    "Write a short poem about the sea.",
    "What could I do on a rainy weekend?",
    "Explain what the Moon does to the sea.",
)
_BURSTS = """
import random, sys, time
draw = random.Random(int(sys.argv[1]))
while True:
    time.sleep(draw.uniform(0.3, float(sys.argv[2])))
    ends = time.monotonic() + draw.uniform(0.3, float(sys.argv[2]))
    while time.monotonic() < ends:
        pass
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="400M")
    parser.add_argument("--type", default="Q4_0", help="of F16, Q8_0, Q4_0")
    parser.add_argument("--drafts", default=",".join(DRAFT_KINDS))
    parser.add_argument("--answers", type=int, default=10, help="beside the load")
    parser.add_argument("--rounds", type=int, default=3, help="of the truth")
    parser.add_argument("--tokens", type=int, default=200, help="of an answer, at most")
    parser.add_argument("--workers", type=int, default=2, help="processes that come in bursts")
    parser.add_argument("--longest", type=float, default=4.0, help="of a burst, in seconds")
    parser.add_argument("--stop", type=float, default=0.0, help="an answer after so many seconds")
    parser.add_argument("--quiet", type=float, default=0.1)
    options = parser.parse_args()
    target, draft = builtin_pair()
    small = SmallModel(target)
    options.folder.mkdir(parents=True, exist_ok=True)
    big = options.folder / f"{options.size}-{options.type}.gguf"
    write_padded(small, big, SIZES[options.size], options.type)
    highest: list[float] = []
    for kind in options.drafts.split(","):
        path = options.folder / f"draft-{kind}.gguf"
        write_draft(small, path, kind, draft)
        with Session.load(big, path, context_length=2048) as session:
            wait_for_quiet(options.quiet, lambda: False)
            measure_costs(session)
            highest += compare(session, kind, options)
    print(f"\nhighest shown / true of all: {max(highest, default=0.0):.2f}")


def compare(session: Session, kind: str, options: argparse.Namespace) -> list[float]:
    """Print a line for each answer; return what was shown over what is true."""
    truths = [truth(session, prompt, options) for prompt in _PROMPTS]
    found, shown_count = [], 0
    with bursts(options):
        time.sleep(0.5)
        for index in range(options.answers):
            number = index % len(_PROMPTS)
            share = others_share()
            counted = answer(session, _PROMPTS[number], options, options.stop)
            told, kept = measured_speedup(counted), speedup(counted)
            words = "" if kept is None else kept.text
            line = f"{kind:9} true {truths[number]:4.2f}, shown {words:40}"
            if told is not None and kept is not None and kept.number:
                shown_count += 1
                found.append(told.ratio / truths[number])
                line += f" {found[-1]:5.2f} of it"
            else:
                line += " " * 12
            left = counted.left_out_ms / counted.decode_ms if counted.decode_ms else 0.0
            print(
                f"{line}  {counted.generated} tokens, "
                f"{counted.mean_acceptance_length or 0:.1f} a pass, "
                f"{counted.decode_ms / 1000:.1f} s, left out {left:.0%}, others {share():.0%}",
                flush=True,
            )
    middle = f"{statistics.median(found):.2f}" if found else "-"
    print(f"{kind}: shown {shown_count} of {options.answers}, shown / true {middle}\n", flush=True)
    return found


def truth(session: Session, prompt: str, options: argparse.Namespace) -> float:
    """Speed over plain speed on the quiet computer."""
    ratios = []
    for _ in range(options.rounds):
        wait_for_quiet(options.quiet, lambda: False)
        drafted = answer(session, prompt, options)
        plain = answer(session, prompt, options, method=Method.PLAIN)
        ratios.append((drafted.tokens_per_second or 0.0) / (plain.tokens_per_second or 1.0))
    return statistics.median(ratios)


def answer(
    session: Session,
    prompt: str,
    options: argparse.Namespace,
    stop_s: float = 0.0,
    method: Method = Method.AUTO,
) -> RunStatistics:
    session.forget_texts()
    events = session.generate(
        session.prompt(prompt),
        SamplingParams(temperature=0.0),
        SpeculativeConfig(method),
        GenerationLimits(options.tokens),
        measure_plain=method is Method.AUTO,
        show_probs=False,
    )
    ends = time.monotonic() + stop_s if stop_s else float("inf")
    with closing(events):
        for event in events:
            if isinstance(event, StepFinished) and time.monotonic() > ends:
                session.cancel()
            if isinstance(event, GenerationFinished):
                return event.statistics
    raise RuntimeError("no end")


@contextmanager
def bursts(options: argparse.Namespace) -> Iterator[None]:
    """Other programs that come and go."""
    seeds = random.Random(1).sample(range(1000), options.workers)
    processes = [
        subprocess.Popen([sys.executable, "-c", _BURSTS, str(seed), str(options.longest)])
        for seed in seeds
    ]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
