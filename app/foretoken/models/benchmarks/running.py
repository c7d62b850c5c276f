"""Runs a benchmark on a loaded pair: every question in all modes, one after the other.

Each question is read once and answered in all modes, beginning with another one each time. What was
learned of the pair carries over between answers, as in a chat; texts are forgotten.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from foretoken.engine.benchmark import WARM_UP_TOKENS, Prompt, answer_in_turns, parse_mode
from foretoken.engine.config import MAX_SEED
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord
from foretoken.models.pairs.experiment import Experiment, RecordedRun
from foretoken.models.pairs.experiment_file import Machine, MeasuredFile
from foretoken.models.pairs.report import kind_words
from foretoken.system.load_watch import LoadWatch


@dataclass
class PairBenchmark(Experiment[BenchmarkRecord]):
    """A benchmark of a session, which the caller closes.

    Its progress reports every question, and the record so far; stopped, it returns all that is
    complete. Raises ``OSError`` if a model file is gone.
    """

    prompts: Mapping[str, Sequence[Prompt]]
    """Questions by kind of text."""
    plan: BenchmarkPlan
    """Limited to what the pair supports."""

    def _measure(self) -> BenchmarkRecord:
        session, prompts = self.session, self.prompts
        kinds = tuple(kind for kind in self.plan.kinds if prompts.get(kind))
        plan, draft = replace(self.plan, kinds=kinds), session.draft
        turns = [
            (r, kind, each) for r in range(plan.rounds) for kind in kinds for each in prompts[kind]
        ]
        watch = LoadWatch()
        self._record = record = BenchmarkRecord(
            id=secrets.token_hex(8),
            measured_at=datetime.now(UTC),
            seconds=0.0,
            target=MeasuredFile.of(session.target_metadata.path),
            draft=None if draft is None else MeasuredFile.of(draft.metadata.path),
            machine=Machine.here(),
            settings=session.target.settings,
            draft_settings=None if draft is None else draft.settings,
            context_length=session.context_length,
            threads=tuple(loaded.threads for loaded in session.models),
            plan=plan,
            planned=len(turns) * len(plan.modes),
            others_busy=None,
            runs=(),
        )
        modes = [parse_mode(mode) for mode in plan.modes]
        warm_s = 0.0  # end of the first question, which includes the warm-up
        for number, (round_, kind, prompt) in enumerate(turns):
            left_s = None
            if number == 1:
                warm_s = self.elapsed_s
            elif number:
                left_s = (len(turns) - number) * (self.elapsed_s - warm_s) / (number - 1)
            self._report(len(record.runs) / record.planned, kind_words(kind), left_s, record)
            sampling = plan.sampling
            if not sampling.greedy:
                sampling = replace(sampling, seed=((sampling.seed or 0) + round_) % (MAX_SEED + 1))
            done = answer_in_turns(
                session,
                prompt,
                modes,
                sampling,
                plan.tokens,
                number=number,
                warm_up_tokens=0 if number else WARM_UP_TOKENS,
                read_anew=plan.reads_anew,
                should_continue=self.should_continue,
            )
            runs = (RecordedRun(kind, prompt.name, m, round_, done[m]) for m in plan.modes)
            self._record = record = replace(
                record,
                seconds=self.elapsed_s,
                others_busy=watch.others_busy,
                runs=(*record.runs, *runs),
            )
        return record

    def _so_far(self) -> BenchmarkRecord:
        return self._record
