"""Whether speedups stay true on a busy computer: ``speedup_under_load.py FOLDER``.

Pads the built-in pair into FOLDER. For a good, a middling and a hopeless draft, prompts are first
answered on the quiet computer, plainly and with drafts, to see what each kind of step takes there.
Then they are answered while other processes load the processor in bursts. What is shown of such an
answer stands beside the truth: what plain decoding takes for its tokens on the quiet computer, over
what its very steps take there. With ``--late`` the load comes once in each
answer, at the end: it begins after so many seconds, and three seconds later somebody presses Esc.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

from llama_embedding import SmallModel
from padded_models import DRAFT_KINDS, SIZES, write_draft, write_padded
from quiet import others_share, wait_for_quiet

from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import GenerationFinished, RunStatistics, StepFinished
from foretoken.engine.figures import speedup
from foretoken.engine.session import Session
from foretoken.engine.speedup import measured_speedup
from foretoken.models.builtin import builtin_pair
from foretoken.models.pairs.known_pairs import measure_costs

_PROMPTS = (
    "Once upon a time a fox",
    "How do I boil an egg?",
    "Write a short poem about the sea.",
    "What could I do on a rainy weekend?",
    "Explain what the Moon does to the sea.",
)
_LOAD_S, _QUIET, _TOKENS = 3.0, 0.1, 200
_BURSTS = """
import random, sys, time
draw, late = random.Random(int(sys.argv[1])), float(sys.argv[2])
time.sleep(late)
while late:
    pass
while True:
    time.sleep(draw.uniform(0.3, 4.0))
    ends = time.monotonic() + draw.uniform(0.3, 4.0)
    while time.monotonic() < ends:
        pass
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="400M")
    parser.add_argument("--drafts", default=",".join(DRAFT_KINDS))
    parser.add_argument("--answers", type=int, default=10, help="beside the load")
    parser.add_argument("--rounds", type=int, default=3, help="of the truth")
    parser.add_argument("--late", type=float, default=0.0, help="seconds before the load comes")
    options = parser.parse_args()
    target, draft = builtin_pair()
    small = SmallModel(target)
    options.folder.mkdir(parents=True, exist_ok=True)
    big = options.folder / f"{options.size}-Q4_0.gguf"
    write_padded(small, big, SIZES[options.size], "Q4_0")
    highest: list[float] = []
    for kind in options.drafts.split(","):
        path = options.folder / f"draft-{kind}.gguf"
        write_draft(small, path, kind, draft)
        with Session.load(big, path, context_length=2048) as session:
            wait_for_quiet(_QUIET, lambda: False)
            measure_costs(session)
            highest += compare(session, kind, options)
    print(f"\nhighest shown / true of all: {max(highest, default=0.0):.2f}")


def compare(session: Session, kind: str, options: argparse.Namespace) -> list[float]:
    """Print a line for each answer; return what was shown over what is true."""
    quiet = QuietTimes(session, options)
    found, shown_count = [], 0
    with nullcontext() if options.late else bursts(0.0):
        time.sleep(0.5)
        for index in range(options.answers):
            number = index % len(_PROMPTS)
            share = others_share()
            with bursts(options.late) if options.late else nullcontext():
                steps, counted = answer(session, _PROMPTS[number], options.late)
            truth = quiet.truth(steps)
            told, kept = measured_speedup(counted), speedup(counted)
            words = "" if kept is None else kept.text
            line = f"{kind:9} true {truth:4.2f}, shown {words:40}"
            if told is not None and kept is not None and kept.number:
                shown_count += 1
                found.append(told.ratio / truth)
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


class QuietTimes:
    """What each kind of step takes while nothing else runs: the median of those that were seen."""

    def __init__(self, session: Session, options: argparse.Namespace) -> None:
        seen: dict[tuple[bool, int], list[float]] = {}
        for _ in range(options.rounds):
            for prompt in _PROMPTS:
                wait_for_quiet(_QUIET, lambda: False)
                for method in (Method.AUTO, Method.PLAIN):
                    for step in answer(session, prompt, method=method)[0]:
                        seen.setdefault(_kind(step), []).append(step.total_ms)
        self._ms = {kind: statistics.median(times) for kind, times in seen.items()}

    def truth(self, steps: list[StepFinished]) -> float:
        """Speed over plain speed of these steps."""
        tokens = sum(step.tokens for step in steps)
        return tokens * self._ms[False, 1] / sum(map(self._of, steps))

    def _of(self, step: StepFinished) -> float:
        drafting, batch = _kind(step)
        near = min((k for k in self._ms if k[0] is drafting), key=lambda k: abs(k[1] - batch))
        return self._ms[near]


def _kind(step: StepFinished) -> tuple[bool, int]:
    """Whether the draft model ran, and the size of the pass."""
    return step.draft_ms > 0.0, step.batch


def answer(
    session: Session, prompt: str, late_s: float = 0.0, method: Method = Method.AUTO
) -> tuple[list[StepFinished], RunStatistics]:
    session.forget_texts()
    steps = []
    events = session.generate(
        session.prompt(prompt),
        SamplingParams(temperature=0.0),
        SpeculativeConfig(method),
        GenerationLimits(_TOKENS),
        measure_plain=method is Method.AUTO,
        show_probs=False,
    )
    ends = time.monotonic() + late_s + _LOAD_S if late_s else float("inf")
    with closing(events):
        for event in events:
            if isinstance(event, StepFinished):
                steps.append(event)
                if time.monotonic() > ends:
                    session.cancel()
            if isinstance(event, GenerationFinished):
                return steps, event.statistics
    raise RuntimeError("no end")


@contextmanager
def bursts(late_s: float) -> Iterator[None]:
    """Other programs that come and go, or come once for good."""
    commands = ([sys.executable, "-c", _BURSTS, str(seed), str(late_s)] for seed in (137, 582))
    processes = [subprocess.Popen(command) for command in commands]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
