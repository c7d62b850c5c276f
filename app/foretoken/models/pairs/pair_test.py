"""The pair test: how much faster drafting is with a pair on this machine, by kind of text.

Questions as people ask them in a chat are answered plainly, adaptively as in a chat, and with fixed
lengths, for about twenty seconds: in the model's own template, sampled as a chat samples, to their
end or to a length that is usual there. The pair begins with what is known of it, as it does in a
chat; texts are forgotten before each answer, so a long chat that comes back to its own words does
rather better than this. Plain and drafting runs of a question come right after each other, each
time in another order, because machines drift.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from foretoken.engine.benchmark import PLAIN, WARM_UP_TOKENS, BenchmarkRun, Mode, Prompt, parse_mode
from foretoken.engine.config import SamplingParams, SpeculativeConfig
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import Experiment, ExperimentProgress, built_in_prompt
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.pair_test_plan import AnswerCosts, Clock, Plan, plan_test
from foretoken.models.pairs.pair_test_results import (
    ADAPTIVE,
    FEWEST_TOKENS,
    PairTestResult,
    PairTests,
    result_of,
)
from foretoken.models.pairs.warm_up import warm_up
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop

TEST_SECONDS = 20.0
TOO_LONG = tr_noop("prompts too long for the context")
# Of each kind, the questions that are asked in turn, by file of resources/prompts and name. A slow
# model is asked the first kinds only.
_PROMPTS = {
    "questions": ("everyday/egg", "everyday/weekend", "everyday/poem", "everyday/letter"),
    "stories": ("stories/fox", "stories/boat", "stories/robot", "stories/garden"),
    "code": ("quick/function", "code/median", "code/class"),
    "rewriting": ("rewrite/types", "rewrite/past", "rewrite/formal"),
}
KINDS = tuple(_PROMPTS)
# How often all kinds are asked at most: the figures hardly move after that.
_MOST_SWEEPS = 6
# Of the time for the test.
_WARM_UP_SHARE = 0.05


@dataclass(frozen=True, slots=True)
class _Turn:
    """One question, to be answered in all modes."""

    kind: str
    tokens: Sequence[int]
    sweep: int


class PairTest(Experiment[PairTestResult]):
    """One test of a loaded session; afterwards ``runs`` holds what the result was made of.

    Afterwards the session's caches are empty and its texts are forgotten; what it learned of the
    pair is kept, ``session.statistics`` is as before. A result without any figures is not
    remembered.
    """

    def __init__(
        self,
        session: Session,
        prompt_tokens: Callable[[str], Sequence[int]],
        sampling: SamplingParams,
        *,
        seconds: float = TEST_SECONDS,
        progress: Callable[[ExperimentProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``prompt_tokens`` puts a question into the model's template; ``sampling`` is a chat's."""
        super().__init__(session, progress=progress, keep_on=keep_on)
        self.plan: Plan | None = None
        """None before the test, and where not even one kind of text fits the time."""
        self.runs: list[BenchmarkRun] = []
        """By kind (``prompt``), mode, and how often all kinds were asked before (``round``)."""
        self._prompt_tokens, self._sampling, self._seconds = prompt_tokens, sampling, seconds

    def _measure(self) -> PairTestResult:
        session = self._session
        if not all(loaded.measured for loaded in session.models):
            session.cancel_flag.clear()
            self.go_on()
            if not measure_costs(session):
                raise Cancelled
        prompts = self._prompts()
        counted, session.statistics = session.statistics, RunStatistics()
        clock = Clock(self._seconds)
        try:
            session.clear_caches()
            if session.learned is None:
                recall_pair(session)
            self._get_to_know()
            self._ask(prompts, clock)
        finally:
            session.clear_caches()
            session.statistics = counted
            session.plain_speed.begin_answers()
        slow = tr("too slow to test in {seconds} s", seconds=round(self._seconds))
        why = {kind: slow if prompts[kind] else tr(TOO_LONG) for kind in KINDS}
        return result_of(self.runs, why, clock.elapsed_s)

    def _keep(self, result: PairTestResult) -> None:
        if result.speedup is not None:
            self._remember(PairTests(), result)
            keep_learned(self._session)

    def _get_to_know(self) -> None:
        """Begin as a chat does."""
        if not warm_up(
            self._session,
            self._prompt_tokens,
            self._sampling,
            keep_on=self.keep_on,
            seconds=_WARM_UP_SHARE * self._seconds,
        ):
            raise Cancelled

    def _prompts(self) -> dict[str, list[Sequence[int]]]:
        """Return those of each kind that the context has room for."""
        room = self._session.context_length - FEWEST_TOKENS
        found: dict[str, list[Sequence[int]]] = {}
        for kind, questions in _PROMPTS.items():
            prompts = [self._prompt_tokens(built_in_prompt(question)) for question in questions]
            found[kind] = [tokens for tokens in prompts if len(tokens) <= room]
        return found

    def _ask(self, prompts: dict[str, list[Sequence[int]]], clock: Clock) -> None:
        """Ask as much as there is time for."""
        draft = self._session.draft
        costs = AnswerCosts(self._session.target.costs, draft.costs if draft else None)
        kinds = [kind for kind in KINDS if prompts[kind]]
        lengths = [len(prompts[kind][0]) for kind in kinds]
        self.plan = plan = plan_test(costs, lengths, self._seconds * 1000.0)
        if plan is None:
            return

        def expected_s(turn: _Turn, lookaheads: Sequence[int]) -> float:
            context = len(turn.tokens) + plan.tokens // 2
            answers_ms = costs.answers_ms(lookaheads, plan.tokens, context)
            return (costs.reading_ms(len(turn.tokens)) + answers_ms) / 1000.0

        turns = [
            _Turn(kind, prompts[kind][sweep % len(prompts[kind])], sweep)
            for sweep in range(_MOST_SWEEPS)
            for kind in kinds
        ]
        clock.expect(sum(expected_s(turn, plan.lookaheads) for turn in turns))
        round_ms = costs.answers_ms(plan.lookaheads, 1, 0)
        first_tokens = int(_WARM_UP_SHARE * self._seconds * 1000.0 / round_ms)
        first_tokens = max(1, min(WARM_UP_TOKENS, first_tokens))
        for number, turn in enumerate(turns):
            lookaheads = plan.lookaheads
            if number and not clock.has_time_for(expected_s(turn, lookaheads)):
                lookaheads = ()  # at least plain against adaptive once more
                if not clock.has_time_for(expected_s(turn, ())):
                    continue

            def in_time(kind: str = turn.kind) -> bool:
                if self._report_due:
                    self._report(clock.share, kind)
                return not clock.overdue

            began_s = clock.elapsed_s
            runs = self._answers(
                self._session,
                Prompt(turn.kind, turn.tokens),
                _modes(lookaheads),
                # The first random numbers are the same in all modes.
                replace(self._sampling, seed=turn.sweep),
                plan.tokens,
                number=number,
                warm_up_tokens=0 if number else first_tokens,
                in_time=in_time,
            )
            if not runs:
                return
            self.runs += [replace(run, round=turn.sweep) for run in runs]
            clock.compare(clock.elapsed_s - began_s, expected_s(turn, lookaheads))


def _modes(lookaheads: Sequence[int]) -> list[Mode]:
    """Plain, adaptive, and the fixed lengths just as the chat offers them."""
    fixed = [Mode(f"fixed:{number}", SpeculativeConfig(lookahead=number)) for number in lookaheads]
    return [parse_mode(PLAIN), parse_mode(ADAPTIVE), *fixed]
