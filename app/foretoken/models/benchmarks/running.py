"""Runs a benchmark on a loaded pair: every question in all ways of decoding, one after the other.

Each question is read once and answered in all ways, which begin with another one each time. What
was learned of the pair stays from answer to answer, as in a chat; texts are forgotten in between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from foretoken.engine.benchmark import Prompt, parse_mode, run_benchmark
from foretoken.engine.config import GenerationLimits
from foretoken.engine.session import Session
from foretoken.models.benchmarks.plan import BenchmarkPlan, in_turns, questions_of
from foretoken.models.benchmarks.record import (
    BenchmarkMachine,
    BenchmarkRecord,
    MeasuredFile,
    RecordedRun,
    conditions_of,
)
from foretoken.models.benchmarks.store import new_id
from foretoken.system.load_watch import LoadWatch

_WARM_UP_TOKENS = 16


@dataclass(frozen=True, slots=True)
class BenchmarkProgress:
    """How far a benchmark of one pair is."""

    share: float
    """0 to 1."""
    seconds_left: float | None
    """None until something was measured."""
    kind: str
    """The kind of text that is written now."""
    record: BenchmarkRecord
    """What there is so far."""


class PairBenchmark:
    """One benchmark of one session, which is to be closed by whoever made it."""

    def __init__(
        self,
        session: Session,
        prompts: Mapping[str, Sequence[Prompt]],
        plan: BenchmarkPlan,
        *,
        progress: Callable[[BenchmarkProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``prompts`` are those of ``prompts_for``; ``plan`` has only what the pair can do.

        ``progress`` hears of every question. Once ``keep_on`` returns False the answer that runs is
        dropped, and what is complete is the result; ``session.cancel`` ends a long pass as well.
        Raises ``OSError`` where a model file is gone.
        """
        self._session, self._prompts = session, prompts
        asked = {kind: each for kind, each in prompts.items() if each}
        self._plan = plan = replace(plan, kinds=tuple(k for k in plan.kinds if k in asked))
        self._progress, self._keep_on = progress, keep_on
        self._taken_s: list[float] = []  # by a question in all ways
        self._watch = LoadWatch()
        self._begun_s = time.perf_counter()
        draft = session.draft
        total = sum(map(len, asked.values())) * plan.rounds * len(plan.modes)
        self._record = BenchmarkRecord(
            id=new_id(),
            measured_at=datetime.now(UTC),
            seconds=0.0,
            target=MeasuredFile.of(session.target_metadata.path),
            draft=None if draft is None else MeasuredFile.of(draft.metadata.path),
            machine=BenchmarkMachine.here(),
            conditions=conditions_of(
                session, plan.sampling, max_tokens=plan.tokens, rounds=plan.rounds
            ),
            modes=plan.modes,
            kinds=plan.kinds,
            planned=total,
            others_busy=None,
            runs=(),
        )

    def run(self) -> BenchmarkRecord:
        """Measure; return all that is complete. Raises what ``Session.generate`` raises."""
        turns = [
            (round_, kind, prompt)
            for round_ in range(self._plan.rounds)
            for kind in self._plan.kinds
            for prompt in self._prompts[kind]
        ]
        for number, (round_, kind, prompt) in enumerate(turns):
            self._tell(kind)
            if not self._answer(number, round_, kind, prompt):
                break
        return self._record

    def _answer(self, number: int, round_: int, kind: str, prompt: Prompt) -> bool:
        """Answer a question in all ways; return False, and leave nothing, where it was stopped."""
        plan = self._plan
        modes = [parse_mode(mode) for mode in in_turns(plan.modes, number)]
        sampling = plan.sampling if plan.greedy else replace(plan.sampling, seed=round_)
        before_s = time.perf_counter()
        done = list(
            run_benchmark(
                self._session,
                [prompt],
                modes,
                rounds=1,
                sampling=sampling,
                limits=GenerationLimits(plan.tokens),
                keep_on=self._keep_on,
                warm_up_tokens=_WARM_UP_TOKENS if not number else 0,
                read_anew=False,
            )
        )
        if not done:
            return False
        if number:  # the first one was warmed up for
            self._taken_s.append(time.perf_counter() - before_s)
        runs = [RecordedRun(kind, prompt.name, run.mode, round_, run.statistics) for run in done]
        ordered = sorted(runs, key=lambda run: plan.modes.index(run.mode))
        self._record = replace(
            self._record,
            seconds=time.perf_counter() - self._begun_s,
            others_busy=self._watch.others_busy,
            runs=(*self._record.runs, *ordered),
        )
        return self._keep_on()

    def _tell(self, kind: str) -> None:
        done, planned = len(self._record.runs), self._record.planned
        left = (planned - done) / len(self._plan.modes)
        taken_s = self._taken_s
        left_s = left * sum(taken_s) / len(taken_s) if taken_s else None
        self._progress(BenchmarkProgress(done / planned, left_s, kind, self._record))


def prompts_for(
    plan: BenchmarkPlan, prompt_tokens: Callable[[str], Sequence[int]], room: int
) -> dict[str, list[Prompt]]:
    """The questions of each kind in the model's own template, as far as a context has ``room``.

    Raises what ``prompt_tokens`` raises.
    """
    found: dict[str, list[Prompt]] = {}
    for kind in plan.kinds:
        prompts = [
            Prompt(name, prompt_tokens(text)) for name, text in questions_of(kind, plan.questions)
        ]
        found[kind] = [prompt for prompt in prompts if len(prompt.tokens) <= room]
    return found
