"""Runs a benchmark on a loaded pair: every question in all ways of decoding, one after the other.

Each question is read once and answered in all ways, which begin with another one each time. What
was learned of the pair stays from answer to answer, as in a chat; texts are forgotten in between.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from foretoken.engine.benchmark import Prompt, parse_mode
from foretoken.engine.config import MAX_SEED
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.session import Session
from foretoken.models.benchmarks.plan import BenchmarkPlan, questions_of
from foretoken.models.benchmarks.record import BenchmarkConditions, BenchmarkRecord, RecordedRun
from foretoken.models.benchmarks.report import kind_words
from foretoken.models.pairs.experiment import Experiment, ExperimentProgress
from foretoken.models.pairs.experiment_file import Machine, MeasuredFile
from foretoken.system.errors import Cancelled
from foretoken.system.load_watch import LoadWatch

_WARM_UP_TOKENS = 16


class PairBenchmark(Experiment[BenchmarkRecord]):
    """One benchmark of one session, which is to be closed by whoever made it."""

    def __init__(
        self,
        session: Session,
        prompts: Mapping[str, Sequence[Prompt]],
        plan: BenchmarkPlan,
        *,
        progress: Callable[[ExperimentProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``prompts`` are those of ``prompts_for``; ``plan`` has only what the pair can do.

        ``progress`` hears of every question, and of the record so far. Raises ``OSError`` where a
        model file is gone.
        """
        super().__init__(session, progress=progress, keep_on=keep_on)
        self._prompts = prompts
        self._plan = plan = replace(plan, kinds=tuple(k for k in plan.kinds if prompts.get(k)))
        self._taken_s: list[float] = []  # by a question in all ways
        self._watch = LoadWatch()
        draft = session.draft
        asked = sum(len(prompts[kind]) for kind in plan.kinds)
        self._record = BenchmarkRecord(
            id=secrets.token_hex(8),
            measured_at=datetime.now(UTC),
            seconds=0.0,
            target=MeasuredFile.of(session.target_metadata.path),
            draft=None if draft is None else MeasuredFile.of(draft.metadata.path),
            machine=Machine.here(),
            conditions=BenchmarkConditions.of(session, plan),
            modes=plan.modes,
            kinds=plan.kinds,
            planned=asked * plan.rounds * len(plan.modes),
            others_busy=None,
            runs=(),
        )

    def run(self) -> BenchmarkRecord:
        """Measure; return all that is complete, also where it was stopped."""
        self._begun_s = time.perf_counter()
        with suppress(Cancelled, DecodeAborted):
            self._measure()
        return self._record

    def _measure(self) -> BenchmarkRecord:
        turns = [
            (round_, kind, prompt)
            for round_ in range(self._plan.rounds)
            for kind in self._plan.kinds
            for prompt in self._prompts[kind]
        ]
        for number, (round_, kind, prompt) in enumerate(turns):
            self._report_question(kind, len(turns) - number)
            self._answer(number, round_, kind, prompt)
        return self._record

    def _answer(self, number: int, round_: int, kind: str, prompt: Prompt) -> None:
        """Answer a question in all ways, and record that; nothing of it where it is stopped."""
        plan, sampling = self._plan, self._plan.sampling
        if not sampling.greedy:
            sampling = replace(sampling, seed=((sampling.seed or 0) + round_) % (MAX_SEED + 1))
        before_s = time.perf_counter()
        done = self._answers(
            self._session,
            prompt,
            [parse_mode(mode) for mode in plan.modes],
            sampling,
            plan.tokens,
            number=number,
            warm_up_tokens=0 if number else _WARM_UP_TOKENS,
            read_anew=plan.reads_anew,
        )
        if number:  # the first one was warmed up for
            self._taken_s.append(time.perf_counter() - before_s)
        runs = [RecordedRun(kind, prompt.name, run.mode, round_, run.statistics) for run in done]
        ordered = sorted(runs, key=lambda run: plan.modes.index(run.mode))
        self._record = replace(
            self._record,
            seconds=self.elapsed_s,
            others_busy=self._watch.others_busy,
            runs=(*self._record.runs, *ordered),
        )

    def _report_question(self, kind: str, left: int) -> None:
        taken_s, record = self._taken_s, self._record
        left_s = left * sum(taken_s) / len(taken_s) if taken_s else None
        self._report(len(record.runs) / record.planned, kind_words(kind), left_s, record)


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
