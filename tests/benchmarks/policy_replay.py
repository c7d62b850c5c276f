"""What a lookahead policy would have made of recorded drafts: ``python .../policy_replay.py``.

Every cell is a trace (traces/*.npz) on a machine (machines.json: measured times of passes). A
policy is run over it as the engine runs it - the real drafters' questions, the real policy classes,
a clock that adds up the times of passes - and is held against plain decoding, against the best
fixed length in hindsight, and against an oracle that knows every outcome and drafts only what will
be accepted. It takes a minute, and the same numbers come out each time. With ``--lookup`` the
adaptive policy also has what prompt lookup finds, as in the engine; nobody else has.

``--cold`` gives every answer a policy of its own, as a process of its own has it: one that is new,
and one that recalls what three other answers of the same pair have taught.

``--busy`` holds passes up as a program does that keeps all cores busy, also those that were timed
beforehand; what is compared is what plain decoding takes beside it, in the mean.

``--policy adaptive,fixed:3`` names policies, ``--cells good`` takes those whose name has it in it.
Sampled traces are written ``--draws`` times, because which tokens are accepted moves a text of
1,000 tokens by two per cent.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
from draft_traces import LONGEST, NOTHING, TABLES, Trace, TracedAnswer, all_traces

from foretoken.engine.config import DEFAULT_LOOKAHEAD, SamplingParams
from foretoken.engine.drafting.lookup import LookupDrafter
from foretoken.engine.events import DraftSource, StepFinished
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.lookahead.policy import NGRAM_TOKENS, EarlyStopping, LookaheadPolicy
from foretoken.engine.lookahead.simple_rules import FixedLookahead

_MACHINES = Path(__file__).with_name("machines.json")
_SEED = 5
_COLD_TOKENS, _SHORT, _TAUGHT = 160, (8, 16, 24, 40), 3
STEP_MS, TOKEN_MS = 0.12, 0.04
"""Around the passes: of a step, and of each token that is drafted."""


@dataclass(frozen=True, slots=True)
class Machine:
    """Milliseconds of passes, as measured somewhere."""

    name: str
    target_ms: tuple[float, ...]
    """Of a pass over 1 to 17 tokens."""
    first_draft_ms: float
    """Of the draft's pass that reads what the target added, too."""
    draft_ms: float

    def step_ms(self, drafted: int, draft_passes: int, unread: int = 0) -> float:
        """Of a whole step."""
        return self.drafting_ms(draft_passes, unread) + self.target_ms[drafted] + STEP_MS

    def drafting_ms(self, passes: int, unread: int = 0) -> float:
        """Of so many passes of the draft, behind tokens that it has not read yet."""
        if not passes:
            return 0.0
        reading_ms = unread * (self.first_draft_ms - self.draft_ms)
        first_ms = self.first_draft_ms + reading_ms
        return first_ms + (passes - 1) * self.draft_ms + passes * TOKEN_MS

    @property
    def plain_ms(self) -> float:
        """Of a step without a draft."""
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
    """What came of a policy; ``tokens`` counts what was written."""

    tokens: int
    ms: float

    @property
    def tokens_per_ms(self) -> float:
        """The speed."""
        return self.tokens / self.ms


PolicyMaker = Callable[[Machine], LookaheadPolicy]


def fixed(length: int) -> PolicyMaker:
    """A policy that always drafts so many."""
    return lambda _machine: FixedLookahead(length)


def adaptive(machine: Machine) -> AdaptiveLookahead:
    """The product's policy, on costs as a calibration finds them."""
    measured = dict(enumerate(machine.target_ms, start=1))
    draft = {1: machine.draft_ms + TOKEN_MS, 2: machine.first_draft_ms + TOKEN_MS}
    return AdaptiveLookahead(PassCosts(measured), PassCosts(draft))


class Busy:
    """Another program that takes the processor away in the middle of a pass."""

    PER_MS, MS = 0.04, 8.0

    def __init__(self, draw: int) -> None:
        self._rng = np.random.default_rng(_SEED + draw)

    def takes(self, ms: float) -> float:
        """What a pass of so many milliseconds takes beside it."""
        times = self._rng.poisson(self.PER_MS * ms)
        return ms + float(self._rng.exponential(self.MS, times).sum())

    def adaptive(self, machine: Machine) -> AdaptiveLookahead:
        """The policy on costs that were measured meanwhile: the shortest of a few passes."""

        def timed(ms: float, passes: int) -> float:
            return min(self.takes(ms) for _ in range(passes))

        target = {
            size: timed(ms, max(1, 5 // size)) for size, ms in enumerate(machine.target_ms, 1)
        }
        draft = {1: timed(machine.draft_ms, 3), 2: timed(machine.first_draft_ms, 1)}
        return AdaptiveLookahead(*(PassCosts(ms, doubtful=True) for ms in (target, draft)))


@dataclass(frozen=True, slots=True)
class _Ends:
    """What lookup asks of a vocabulary."""

    tokens: frozenset[int]

    def is_end(self, token: int) -> bool:
        return token in self.tokens


class Replay:
    """Runs one policy over one cell."""

    def __init__(
        self,
        cell: Cell,
        policy: LookaheadPolicy,
        draw: int = 0,
        *,
        lookup: bool = False,
        takes: Callable[[float], float] = float,
    ) -> None:
        """``takes`` tells how long a pass of so many milliseconds takes."""
        self._trace, self._machine, self._takes = cell.trace, cell.machine, takes
        self._policy = policy
        self._unread = 0
        # Which drafted tokens are accepted is drawn once for a place, the same for every policy.
        self._coins = np.random.default_rng(_SEED + draw)
        ends: Any = _Ends(cell.trace.end_tokens)
        self._lookup = LookupDrafter(ends) if lookup else None

    def run(self) -> Replayed:
        """All answers, one after the other, with one policy, as in a chat."""
        return total(step for steps in self.steps() for step in steps)

    def steps(self) -> Iterator[list[StepFinished]]:
        """Those of each answer."""
        for answer in self._trace.answers:
            if isinstance(self._policy, AdaptiveLookahead):
                self._policy.begin_answer()
            yield list(self._steps(answer))

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
            # All that the target came to, and behind full acceptance what was not proposed.
            known = passes if step.accepted == step.drafted else step.evaluated
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
        draft_ms = self._takes(machine.drafting_ms(passes, self._unread))
        total_ms = draft_ms + self._takes(machine.step_ms(drafted, 0))
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

    def _copied(
        self, answer: TracedAnswer, place: int, stopping: EarlyStopping | None
    ) -> list[int]:
        """What lookup proposes there."""
        if self._lookup is None or stopping is None:
            return []
        prefix, rng = [*answer.prompt, *answer.text[:place]], np.random.default_rng(_SEED)
        return self._lookup.draft(prefix, LONGEST, SamplingParams(), rng, stopping=stopping).tokens


def _alike(copied: Sequence[int], text: Sequence[int]) -> int:
    """How many tokens are those of the text."""
    pairs = zip(copied, text, strict=False)
    return next(
        (n for n, (one, other) in enumerate(pairs) if one != other), min(len(copied), len(text))
    )


def total(steps: Iterable[StepFinished]) -> Replayed:
    """What several steps have written, and their time."""
    return _together(Replayed(step.tokens, step.total_ms) for step in steps)


def _together(runs: Iterable[Replayed]) -> Replayed:
    tokens, ms = 0, 0.0
    for run in runs:
        tokens += run.tokens
        ms += run.ms
    return Replayed(tokens, ms)


def accepted_at(answer: TracedAnswer, place: int, drafted: int, coins: Sequence[float]) -> int:
    """How many of the tokens drafted at ``place`` are accepted."""
    chances = answer.acceptance[place]
    for position in range(drafted):
        if coins[position] >= chances[position]:
            return position
    return drafted


def oracle(cell: Cell, draw: int = 0) -> Replayed:
    """The least time in which the trace can be written, by somebody who knows every outcome.

    Going backwards over the places: drafts that will not be accepted are never made.
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
    """The best fixed length over all draws, and what it reaches."""
    runs = {
        n: _together(Replay(cell, FixedLookahead(n), draw=draw).run() for draw in draws)
        for n in range(1, LONGEST + 1)
    }
    best = max(runs, key=lambda n: runs[n].tokens_per_ms)
    return best, runs[best]


def cells(wanted: str = "") -> list[Cell]:
    """All pairs of a trace and a machine on which its draft was timed."""
    traces = all_traces()
    found = []
    for entry in json.loads(_MACHINES.read_text()):
        for trace in traces:
            kind = trace.name.split("-")[0]
            if kind not in entry["draft_ms"]:
                continue
            first_ms, next_ms = entry["draft_ms"][kind]
            machine = Machine(entry["name"], tuple(entry["target_ms"]), first_ms, next_ms)
            cell = Cell(trace, machine)
            if wanted in cell.name:
                found.append(cell)
    return found


def changing(first: Cell, second: Cell) -> Cell:
    """The answers of two traces, each answer of the one with one of the other behind it."""
    answers = tuple(
        TracedAnswer(
            one.prompt,
            [*one.text, *two.text],
            [*one.drafted, *two.drafted],
            [*one.likeliest, *two.likeliest],
            [*one.confidence, *two.confidence],
            [*one.acceptance, *two.acceptance],
            [*one.chance, *two.chance],
        )
        for one, two in zip(first.trace.answers, second.trace.answers, strict=False)
    )
    name = f"{first.trace.name}+{second.trace.name}"
    trace = Trace(name, first.trace.temperature, first.trace.end_tokens, answers)
    return Cell(trace, first.machine)


def all_cells(wanted: str = "") -> list[Cell]:
    """Those of one trace, and those whose text changes its character midway."""
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


def makers(names: str) -> dict[str, PolicyMaker]:
    """Policies by the names that people type."""
    found: dict[str, PolicyMaker] = {}
    for name in names.split(","):
        kind, _, number = name.partition(":")
        if kind == "fixed":
            found[name] = fixed(int(number or DEFAULT_LOOKAHEAD))
        elif kind == "adaptive":
            found[name] = adaptive
        else:
            raise SystemExit(f"{name!r} is neither adaptive nor fixed:N.")
    return found


def main() -> None:
    """Print a line for every cell and policy, and what they have in common."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--policy", default="adaptive")
    parser.add_argument("--cells", default="", help="whose name has this in it")
    parser.add_argument("--draws", type=int, default=3)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--lookup", action="store_true", help="copies, too, for adaptive")
    options = parser.parse_args()
    chosen = all_cells(options.cells)
    policies = makers(options.policy)
    if options.cold:
        _print_cold(cells(options.cells), lookup=options.lookup)
        return
    if options.busy:
        _print_busy(cells(options.cells), options.draws)
        return
    print(f"{'cell':<52}{'tokens':>7}{'best n':>7}{'x plain':>8}{'oracle':>8}", end="")
    for name in policies:
        print(f"{name:>12}{'/best':>7}{'/oracle':>8}{'/plain':>7}", end="")
    print()
    shares: dict[str, list[tuple[float, float, float]]] = {name: [] for name in policies}
    for cell in chosen:
        plain = 1.0 / cell.machine.plain_ms
        # At temperature 0 there is nothing to draw.
        draws = range(options.draws if cell.trace.temperature else 1)
        best_n, best = hindsight(cell, draws)
        most = _together(oracle(cell, draw) for draw in draws)
        print(
            f"{cell.name:<52}{cell.trace.tokens:>7,}{best_n:>7}"
            f"{best.tokens_per_ms / plain:>8.2f}{most.tokens_per_ms / plain:>8.2f}",
            end="",
        )
        for name, make in policies.items():
            runs = (
                Replay(cell, make(cell.machine), draw, lookup=options.lookup).run()
                for draw in draws
            )
            speed = _together(runs).tokens_per_ms
            of = (speed / max(best.tokens_per_ms, plain), speed / most.tokens_per_ms, speed / plain)
            shares[name].append(of)
            print(f"{speed / plain:>12.2f}{of[0]:>7.3f}{of[1]:>8.3f}{of[2]:>7.2f}", end="")
        print()
    for name, of in shares.items():
        best_share, oracle_share, plain_share = (list(column) for column in zip(*of, strict=True))
        print(
            f"{name}: of the best fixed length or plain {_mean(best_share):.3f} "
            f"(least {min(best_share):.3f}), of the oracle {_mean(oracle_share):.3f} "
            f"(least {min(oracle_share):.3f}), of plain least {min(plain_share):.3f}"
        )


def _print_cold(chosen: Sequence[Cell], *, lookup: bool) -> None:
    """First answers over plain decoding, and the beginnings of them."""
    print(f"{'cell':<46}{'profile':<8}{'median':>7}{'lowest':>7}{'short':>7}{'lowest':>7}")
    for cell in chosen:
        single = [_alone(cell, answer) for answer in cell.trace.answers]
        for profile in ("fresh", "known"):
            ratios, short = [], []
            for number, one in enumerate(single):
                policy = adaptive(cell.machine)
                if profile == "known":
                    others = [*single, *single][number + 1 :][:_TAUGHT]
                    _teach(policy, others, lookup=lookup)
                steps = next(Replay(one, policy, lookup=lookup).steps())
                ratios.append(total(steps).tokens_per_ms * cell.machine.plain_ms)
                short += list(_beginnings(steps, cell.machine.plain_ms))
            print(
                f"{cell.name:<46}{profile:<8}{statistics.median(ratios):>7.3f}{min(ratios):>7.3f}"
                f"{statistics.mean(short):>7.3f}{min(short):>7.3f}"
            )


def _print_busy(chosen: Sequence[Cell], draws: int) -> None:
    """Speed over plain decoding beside a busy program: the mean of the draws, and the least."""
    slower = 1.0 + Busy.PER_MS * Busy.MS
    means = []
    for cell in chosen:
        ratios = []
        for draw in range(draws):
            busy = Busy(draw)
            run = Replay(cell, busy.adaptive(cell.machine), draw, takes=busy.takes).run()
            ratios.append(run.tokens_per_ms * cell.machine.plain_ms * slower)
        means.append(_mean(ratios))
        print(f"{cell.name:<46}{means[-1]:>7.3f}{min(ratios):>7.3f}")
    print(f"all {_mean(means):.3f}, least {min(means):.3f}")


def _alone(cell: Cell, answer: TracedAnswer) -> Cell:
    """An answer that is the only one of its trace."""
    rows = {name: getattr(answer, name)[:_COLD_TOKENS] for name in ("text", *TABLES)}
    return replace(cell, trace=replace(cell.trace, answers=(replace(answer, **rows),)))


def _teach(policy: AdaptiveLookahead, others: Sequence[Cell], *, lookup: bool) -> None:
    before = adaptive(others[0].machine)
    for other in others:
        Replay(other, before, lookup=lookup).run()
        before.forget_texts()
    if before.learned is not None:
        policy.recall(before.learned)


def _beginnings(steps: Sequence[StepFinished], plain_ms: float) -> Iterator[float]:
    """Time of plain decoding over that of the first steps, for as many tokens."""
    for least in _SHORT:
        tokens = list(accumulate(step.tokens for step in steps))
        count = next((index for index, so_far in enumerate(tokens, 1) if so_far >= least), None)
        if count is not None:
            yield total(steps[:count]).tokens_per_ms * plain_ms


def _mean(values: Sequence[float]) -> float:
    """The geometric one."""
    return math.exp(sum(map(math.log, values)) / len(values))


if __name__ == "__main__":
    main()
