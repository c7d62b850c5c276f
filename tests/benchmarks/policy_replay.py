"""Replay recorded drafts through the adaptive policy: ``python .../policy_replay.py``.

Each cell is a trace (traces/*.npz) on a machine (machines.json: measured pass times). The real
policy classes run over it as in the engine, with a clock that adds up pass times, and are compared
with plain decoding, with the best fixed length in hindsight, and with an oracle that knows every
outcome and drafts only what will be accepted. A run takes a minute and is deterministic. With
``--lookup`` the adaptive policy, and only that, also uses prompt lookup, as in the engine.

A trace holds what a draft proposed at every place of a text, and the target's verdict. At
temperature 0 a replay is exact: the text does not depend on what is drafted, so each step of any
policy begins at a recorded place. When sampling, a step advances in the recorded text by the number
of accepted tokens: other words, but the same kind of text.

``--cells good`` selects cells by a part of their names. Sampled traces are replayed ``--draws``
times, because the draw of accepted tokens changes the speed of 1,000 tokens by two per cent.

``--cold`` gives each answer a policy of its own, as a process of its own has it: a new one, and one
that recalls what three other answers taught. Medians and lowest ratios to plain decoding, and how
many long answers are slower than that.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product, takewhile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.config import SamplingParams
from foretoken.engine.drafting.lookup import LookupDrafter
from foretoken.engine.events import DraftSource, StepFinished
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.lookahead.policy import (
    MAX_GUESSES,
    NGRAM_TOKENS,
    EarlyStopping,
    FixedLookahead,
    Guess,
    LookaheadPolicy,
)

_MACHINES = Path(__file__).with_name("machines.json")
_SEED = 5
_COLD_TOKENS, _TAUGHT = 160, 3
_LONG, _SLOW = 100, 0.95
STEP_MS, TOKEN_MS = 0.12, 0.04
"""Time outside of passes, per step and per drafted token."""
_TRACES = Path(__file__).with_name("traces")
LONGEST = 16
"""Drafted tokens recorded at every place."""
NOTHING = -1
"""Fills up a draft that ended with an end-of-generation token."""


@dataclass(frozen=True, slots=True)
class TracedAnswer:
    """One answer; n is its number of tokens, the end-of-generation token included."""

    prompt: list[int]
    text: list[int]
    drafted: list[list[int]]
    """Token ids, n rows of 16: what is drafted at this place."""
    likeliest: list[list[int]]
    """The draft's best guess there; equal to ``drafted`` at temperature 0."""
    confidence: list[list[float]]
    """Its probability."""
    acceptance: list[list[float]]
    """Probability that the target accepts the drafted token if it accepts those before it."""
    chance: list[list[float]]
    """Probability that it accepts a token drawn there, whichever it is."""


@dataclass(frozen=True)
class Trace:
    """The answers of one pair to a list of prompts, in order."""

    name: str
    temperature: float
    end_tokens: frozenset[int]
    answers: tuple[TracedAnswer, ...]

    @cached_property
    def tokens(self) -> int:
        """Number of tokens in all answers."""
        return sum(len(answer.text) for answer in self.answers)


TABLES = ("drafted", "likeliest", "confidence", "acceptance", "chance")


def read_trace(path: Path) -> Trace:
    """Read one file."""
    with np.load(path) as stored:
        prompts = _parts(stored["prompts"], stored["prompt_lengths"])
        lengths = stored["text_lengths"]
        texts = _parts(stored["texts"], lengths)
        tables = {name: _parts(stored[name], lengths) for name in TABLES}
        answers = tuple(
            TracedAnswer(
                prompt.tolist(),
                text.tolist(),
                **{name: tables[name][index].tolist() for name in TABLES},
            )
            for index, (prompt, text) in enumerate(zip(prompts, texts, strict=True))
        )
        ends = frozenset(int(token) for token in stored["end_tokens"])
        return Trace(path.stem, float(stored["temperature"]), ends, answers)


def _parts(joined: NDArray[np.generic], lengths: NDArray[np.int32]) -> list[NDArray[np.generic]]:
    return np.split(joined, np.cumsum(lengths)[:-1])


@dataclass(frozen=True, slots=True)
class Machine:
    """Milliseconds of passes, as measured on some machine."""

    name: str
    target_ms: tuple[float, ...]
    """Of a pass over 1 to 17 tokens."""
    first_draft_ms: float
    """Of a draft pass that also reads the token that the target added."""
    draft_ms: float

    def step_ms(self, drafted: int, draft_passes: int, unread: int = 0) -> float:
        """Return the time of a whole step."""
        return self.drafting_ms(draft_passes, unread) + self.target_ms[drafted] + STEP_MS

    def drafting_ms(self, passes: int, unread: int = 0) -> float:
        """Return the time of some draft passes after ``unread`` tokens."""
        if not passes:
            return 0.0
        reading_ms = unread * (self.first_draft_ms - self.draft_ms)
        first_ms = self.first_draft_ms + reading_ms
        return first_ms + (passes - 1) * self.draft_ms + passes * TOKEN_MS

    @property
    def plain_ms(self) -> float:
        """Time of a step without a draft."""
        return self.step_ms(0, 0)


@dataclass(frozen=True, slots=True)
class Cell:
    """A trace on a machine."""

    trace: Trace
    machine: Machine

    @property
    def name(self) -> str:
        """TRACE on MACHINE."""
        return f"{self.trace.name} on {self.machine.name}"


@dataclass(frozen=True, slots=True)
class Replayed:
    """Result of a policy; ``tokens`` counts the written ones."""

    tokens: int
    ms: float

    @property
    def tokens_per_ms(self) -> float:
        """The speed."""
        return self.tokens / self.ms


def adaptive(machine: Machine) -> AdaptiveLookahead:
    """Return the product's policy with costs as a calibration finds them."""
    measured = dict(enumerate(machine.target_ms, start=1))
    draft = {1: machine.draft_ms + TOKEN_MS, 2: machine.first_draft_ms + TOKEN_MS}
    return AdaptiveLookahead(PassCosts(measured), PassCosts(draft))


class Replay:
    """Runs one policy over one cell."""

    def __init__(
        self, cell: Cell, policy: LookaheadPolicy, draw: int = 0, *, lookup: bool = False
    ) -> None:
        self._trace, self._machine = cell.trace, cell.machine
        self._policy = policy
        self._unread = 0
        # Acceptance is drawn once per place, the same for every policy.
        self._coins = np.random.default_rng(_SEED + draw)
        ends: Any = SimpleNamespace(is_end=cell.trace.end_tokens.__contains__)
        self._lookup = LookupDrafter(ends) if lookup else None

    def run(self) -> Replayed:
        """Replay all answers with one policy, as in a chat."""
        tokens, ms = 0, 0.0
        for answer in self._trace.answers:
            if isinstance(self._policy, AdaptiveLookahead):
                self._policy.begin_answer()
            for step in self._steps(answer):
                tokens += step.tokens
                ms += step.total_ms
        return Replayed(tokens, ms)

    def _steps(self, answer: TracedAnswer) -> Iterator[StepFinished]:
        coins = self._coins.random((len(answer.text), LONGEST))
        place, index = 0, 0
        self._unread = 0
        if self._lookup is not None:
            self._lookup.prefill(answer.prompt)
        while place < len(answer.text):
            cached = len(answer.prompt) + place
            step, passes = self._step(answer, place, cached, coins[place])
            left = len(answer.text) - place
            step = replace(step, index=index, unused=max(0, step.accepted + 1 - left))
            # Up to where the target got; if it accepted all, also what was not proposed.
            known = passes if step.accepted == step.drafted else step.evaluated
            if self._policy.early_stopping is not None:
                self._policy.early_stopping.note_written([1.0] * step.tokens)
            copied = [1.0] * step.accepted + [0.0] * (step.evaluated - step.accepted)
            by_lookup = step.source is DraftSource.LOOKUP
            self._policy.observe(step, copied if by_lookup else answer.chance[place][:known])
            yield step
            place += step.accepted + 1
            index += 1

    def _step(
        self, answer: TracedAnswer, place: int, cached: int, coins: Sequence[float]
    ) -> tuple[StepFinished, int]:
        policy, machine = self._policy, self._machine
        wanted = min(LONGEST, policy.next_lookahead(cached))
        stopping = policy.early_stopping
        copied = self._copied(answer, place, stopping)
        row = answer.drafted[place]
        before = [*answer.prompt[-NGRAM_TOKENS:], *answer.text[:place]][-NGRAM_TOKENS:]
        drafted, passes = len(copied), 0
        while not copied and drafted < wanted and row[drafted] != NOTHING:
            if stopping is not None and not stopping.should_draft():
                break
            passes += 1
            if stopping is not None and passes == 1 and self._unread > 1:
                stopping.learn_from_reading(self._guesses(answer, place))
            last = (*before, *row[:drafted])[-NGRAM_TOKENS:]
            guess = answer.likeliest[place][drafted], answer.confidence[place][drafted]
            if stopping is not None and not stopping.should_propose(last, *guess):
                break
            drafted += 1
        if passes and stopping is not None and self._trace.temperature == 0.0 and drafted:
            drafted = stopping.worth_verifying()
        if copied:
            accepted = _alike(copied, answer.text[place:])
        else:
            accepted = accepted_at(answer, place, drafted, coins)
        draft_ms = machine.drafting_ms(passes, self._unread)
        total_ms = draft_ms + machine.step_ms(drafted, 0)
        self._unread = 0 if passes else self._unread + accepted + 1
        step = StepFinished(
            index=0,
            lookahead=drafted if stopping is not None else wanted,
            drafted=drafted,
            evaluated=min(drafted, accepted + 1),
            accepted=accepted,
            draft_ms=draft_ms,
            verify_ms=total_ms - draft_ms,
            total_ms=total_ms,
            position=cached + accepted,
            source=(DraftSource.LOOKUP if copied else DraftSource.MODEL) if drafted else None,
        )
        return step, passes

    def _guesses(self, answer: TracedAnswer, place: int) -> list[Guess]:
        """Return what the draft makes of the places that it has not read."""
        found = []
        for at in range(max(0, place - min(self._unread, MAX_GUESSES)), place):
            before = [*answer.prompt[-NGRAM_TOKENS:], *answer.text[:at]][-NGRAM_TOKENS:]
            guess = answer.likeliest[at][0], answer.confidence[at][0], answer.chance[at][0]
            found.append(Guess(tuple(before), *guess))
        return found

    def _copied(
        self, answer: TracedAnswer, place: int, stopping: EarlyStopping | None
    ) -> list[int]:
        """Return what lookup proposes there."""
        if self._lookup is None or stopping is None:
            return []
        prefix, rng = [*answer.prompt, *answer.text[:place]], np.random.default_rng(_SEED)
        return self._lookup.draft(prefix, LONGEST, SamplingParams(), rng, stopping=stopping).tokens


def _alike(copied: Sequence[int], text: Sequence[int]) -> int:
    """Return how many leading tokens equal those of the text."""
    pairs = zip(copied, text, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _together(runs: Iterable[Replayed]) -> Replayed:
    tokens, ms = 0, 0.0
    for run in runs:
        tokens += run.tokens
        ms += run.ms
    return Replayed(tokens, ms)


def accepted_at(answer: TracedAnswer, place: int, drafted: int, coins: Sequence[float]) -> int:
    """Return how many of the tokens drafted at ``place`` are accepted."""
    chances = answer.acceptance[place]
    for position in range(drafted):
        if coins[position] >= chances[position]:
            return position
    return drafted


def oracle(cell: Cell, draw: int = 0) -> Replayed:
    """Return the least possible time for the trace, given all outcomes.

    Computed backwards over the places; no draft is made that would not be accepted.
    """
    machine = cell.machine
    rng = np.random.default_rng(_SEED + draw)
    tokens, ms = 0, 0.0
    for answer in cell.trace.answers:
        count = len(answer.text)
        coins = rng.random((count, LONGEST))
        best = [0.0] * (count + LONGEST + 2)
        for place in range(count - 1, -1, -1):
            longest = accepted_at(answer, place, LONGEST, coins[place])
            best[place] = min(
                machine.step_ms(length, length) + best[place + length + 1]
                for length in range(longest + 1)
            )
        tokens += count
        ms += best[0]
    return Replayed(tokens, ms)


def hindsight(cell: Cell, draws: Iterable[int] = (0,)) -> tuple[int, Replayed]:
    """Return the best fixed length over all draws, and its result."""
    runs = {
        n: _together(Replay(cell, FixedLookahead(n), draw=draw).run() for draw in draws)
        for n in range(1, LONGEST + 1)
    }
    best = max(runs, key=lambda n: runs[n].tokens_per_ms)
    return best, runs[best]


def cells() -> list[Cell]:
    """Return all pairs of a trace and a machine on which its draft was timed."""
    found = []
    traces = map(read_trace, sorted(_TRACES.glob("*.npz")))
    for entry, trace in product(json.loads(_MACHINES.read_text()), traces):
        if times := entry["draft_ms"].get(trace.name.split("-")[0]):
            found.append(Cell(trace, Machine(entry["name"], tuple(entry["target_ms"]), *times)))
    return found


def changing(first: Cell, second: Cell) -> Cell:
    """Return a cell in which each answer of the first is followed by one of the second."""
    answers = tuple(
        TracedAnswer(
            one.prompt, *([*getattr(one, name), *getattr(two, name)] for name in ("text", *TABLES))
        )
        for one, two in zip(first.trace.answers, second.trace.answers, strict=False)
    )
    name = f"{first.trace.name}+{second.trace.name}"
    trace = Trace(name, first.trace.temperature, first.trace.end_tokens, answers)
    return Cell(trace, first.machine)


def all_cells(wanted: str = "") -> list[Cell]:
    """Return single traces, and pairs whose text changes its character midway."""
    single = cells()
    by_name = {cell.name: cell for cell in single}
    pairs = [
        changing(cell, by_name[other])
        for cell in single
        for kind in ("good", "middling", "hopeless")
        if cell.trace.name == "good-texts" or cell.trace.name == "hopeless-texts"
        if (other := f"{kind}-texts on {cell.machine.name}") in by_name
        and by_name[other] is not cell
    ]
    return [cell for cell in [*single, *pairs] if wanted in cell.name]


def print_cold(chosen: Iterable[Cell], *, lookup: bool) -> None:
    """Print first answers of new and of known pairs, and those of the best fixed length."""
    title = "{:<46}{:>7}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}"
    print(title.format("cell", "best n", "x plain", "lowest", "fresh", "lowest", "known", "lowest"))
    long: list[float] = []
    for cell in chosen:
        single = [_alone(cell, answer) for answer in cell.trace.answers]
        best_n, _ = hindsight(cell)
        columns: list[list[float]] = [[], [], []]
        for number, one in enumerate(single):
            known = adaptive(cell.machine)
            for other in [*single, *single][number + 1 :][:_TAUGHT]:
                Replay(other, known, lookup=lookup).run()
                known.forget_texts()
            recalled = adaptive(cell.machine)
            if known.learned is not None:
                recalled.recall(known.learned)
            for policy, ratios in zip(
                (FixedLookahead(best_n), adaptive(cell.machine), recalled), columns, strict=True
            ):
                run = Replay(one, policy, lookup=lookup).run()
                ratios.append(run.tokens_per_ms * cell.machine.plain_ms)
                if run.tokens >= _LONG and isinstance(policy, AdaptiveLookahead):
                    long.append(ratios[-1])
        figures = [(f"{statistics.median(each):.3f}", f"{min(each):.3f}") for each in columns]
        print(title.format(cell.name, best_n, *(figure for pair in figures for figure in pair)))
    slow = sum(ratio < _SLOW for ratio in long)
    print(
        f"{slow} of {len(long)} adaptive answers of {_LONG} tokens and more below {_SLOW} of plain,"
        f" the lowest at {min(long, default=0.0):.3f}"
    )


def _alone(cell: Cell, answer: TracedAnswer) -> Cell:
    """Return the cell with this answer alone, cut to the length of a first answer."""
    rows = {name: getattr(answer, name)[:_COLD_TOKENS] for name in ("text", *TABLES)}
    return replace(cell, trace=replace(cell.trace, answers=(replace(answer, **rows),)))


def main() -> None:
    """Print a line for every cell, and the means."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cells", default="", help="only those with this in their name")
    parser.add_argument("--draws", type=int, default=3)
    parser.add_argument("--lookup", action="store_true", help="with copies of earlier text")
    parser.add_argument("--cold", action="store_true", help="first answers")
    options = parser.parse_args()
    if options.cold:
        print_cold(filter(lambda cell: options.cells in cell.name, cells()), lookup=options.lookup)
        return
    titles = ("cell", "tokens", "best n", "x plain", "oracle", "adaptive", "/best", "/oracle")
    print("{:<52}{:>7}{:>7}{:>8}{:>8}{:>9}{:>7}{:>8}".format(*titles))
    shares: list[tuple[float, float, float]] = []
    for cell in all_cells(options.cells):
        plain = 1.0 / cell.machine.plain_ms
        # At temperature 0 there is nothing to draw.
        draws = range(options.draws if cell.trace.temperature else 1)
        best_n, best = hindsight(cell, draws)
        most = _together(oracle(cell, draw) for draw in draws).tokens_per_ms
        policies = ((adaptive(cell.machine), draw) for draw in draws)
        runs = (Replay(cell, *each, lookup=options.lookup).run() for each in policies)
        speed = _together(runs).tokens_per_ms
        of = (speed / max(best.tokens_per_ms, plain), speed / most, speed / plain)
        shares.append(of)
        print(
            f"{cell.name:<52}{cell.trace.tokens:>7,}{best_n:>7}{best.tokens_per_ms / plain:>8.2f}"
            f"{most / plain:>8.2f}{of[2]:>9.2f}{of[0]:>7.3f}{of[1]:>8.3f}"
        )
    names = ("the best fixed length or plain", "the oracle", "plain")
    for name, column in zip(names, zip(*shares, strict=True), strict=False):
        print(f"of {name}: {statistics.geometric_mean(column):.3f}, least {min(column):.3f}")


if __name__ == "__main__":
    main()
