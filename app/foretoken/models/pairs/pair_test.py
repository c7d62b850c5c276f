"""The pair test: how much faster drafting is with a pair on this machine, by kind of text.

Questions as people ask them in a chat are answered plainly, adaptively as in a chat, and with fixed
lengths, for about twenty seconds: in the model's own template, sampled as a chat samples, to their
end or to a length that is usual there. The pair begins with what is known of it, as it does in a
chat; texts are forgotten before each answer, so a long chat that comes back to its own words does
rather better than this. Plain and drafting runs of a question come right after each other, each
time in another order, because machines drift.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from foretoken.engine.benchmark import (
    PLAIN,
    WARM_UP_TOKENS,
    BenchmarkRun,
    Mode,
    Prompt,
    parse_mode,
    run_benchmark,
)
from foretoken.engine.config import GenerationLimits, SamplingParams, SpeculativeConfig
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.pair_test_figures import ADAPTIVE, FEWEST_TOKENS, result_of
from foretoken.models.pairs.pair_test_plan import AnswerCosts, Clock, Plan, plan_test
from foretoken.models.pairs.pair_test_results import PairTestProgress, PairTestResult, PairTests
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.models.pairs.warm_up import warm_up
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import resource_path

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
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One question, to be answered in all modes."""

    kind: str
    tokens: Sequence[int]
    sweep: int


class PairTest:
    """One test of a loaded session; afterwards ``runs`` holds what the result was made of."""

    def __init__(
        self,
        session: Session,
        prompt_tokens: Callable[[str], Sequence[int]],
        sampling: SamplingParams,
        *,
        seconds: float = TEST_SECONDS,
        progress: Callable[[PairTestProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``prompt_tokens`` puts a question into the model's template; ``sampling`` is a chat's.

        ``progress`` and ``keep_on`` are called at every step. Once ``keep_on`` returns False the
        test ends; ``session.cancel``, called after that, ends a long pass as well.
        """
        self.plan: Plan | None = None
        """None before the test, and where not even one kind of text fits the time."""
        self.runs: list[BenchmarkRun] = []
        """By kind (``prompt``), mode, and how often all kinds were asked before (``round``)."""
        self._session = session
        self._prompt_tokens = prompt_tokens
        self._sampling = sampling
        self._seconds = seconds
        self._progress = progress
        self._keep_on = keep_on

    def run(self) -> PairTestResult | None:
        """Test the pair and remember the result; return None where it was stopped.

        Afterwards the session's caches are empty and its texts are forgotten; what it learned of
        the pair is kept, ``session.statistics`` is as before. A result without any figures is not
        remembered. Raises what ``Session.generate`` and ``prompt_tokens`` raise.
        """
        session = self._session
        if not all(loaded.measured for loaded in session.models):
            session.cancel_flag.clear()
            if not self._keep_on() or not measure_costs(session):
                return None
        prompts = self._prompts()
        counted, session.statistics = session.statistics, RunStatistics()
        clock = Clock(self._seconds)
        try:
            session.clear_caches()
            if session.learned is None:
                recall_pair(session)
            finished = self._get_to_know() and self._ask(prompts, clock)
        finally:
            session.clear_caches()
            session.statistics = counted
            session.plain_speed.begin_answers()
        if not finished or not self._keep_on():
            return None
        slow = tr("too slow to test in {seconds} s", seconds=round(self._seconds))
        result = result_of(
            self.runs,
            {kind: slow if prompts[kind] else tr(TOO_LONG) for kind in KINDS},
            clock.elapsed_s,
        )
        if result.speedup is not None:
            self._remember(result)
            keep_learned(session)
        return result

    def _get_to_know(self) -> bool:
        """Begin as a chat does; return False where it was stopped."""
        limit_s = _WARM_UP_SHARE * self._seconds
        return warm_up(
            self._session,
            self._prompt_tokens,
            self._sampling,
            keep_on=self._keep_on,
            seconds=limit_s,
        )

    def _prompts(self) -> dict[str, list[Sequence[int]]]:
        """Return those of each kind that the context has room for."""
        room = self._session.context_length - FEWEST_TOKENS
        found: dict[str, list[Sequence[int]]] = {}
        for kind, questions in _PROMPTS.items():
            prompts = [self._prompt_tokens(_text(question)) for question in questions]
            found[kind] = [tokens for tokens in prompts if len(tokens) <= room]
        return found

    def _ask(self, prompts: dict[str, list[Sequence[int]]], clock: Clock) -> bool:
        """Ask as much as there is time for; return False where it was stopped."""
        draft = self._session.draft
        costs = AnswerCosts(self._session.target.costs, draft.costs if draft else None)
        kinds = [kind for kind in KINDS if prompts[kind]]
        lengths = [len(prompts[kind][0]) for kind in kinds]
        self.plan = plan = plan_test(costs, lengths, self._seconds * 1000.0)
        if plan is None:
            return True

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
        warm_up = int(_WARM_UP_SHARE * self._seconds * 1000.0 / round_ms)
        warm_up = max(1, min(WARM_UP_TOKENS, warm_up))
        for number, turn in enumerate(turns):
            lookaheads = plan.lookaheads
            if number and not clock.has_time_for(expected_s(turn, lookaheads)):
                lookaheads = ()  # at least plain against adaptive once more
                if not clock.has_time_for(expected_s(turn, ())):
                    continue
            began_s = clock.elapsed_s
            modes = _modes(lookaheads)
            first = number % len(modes)
            modes = [*modes[first:], *modes[:first]]
            if not self._answer(turn, modes, plan.tokens, 0 if number else warm_up, clock):
                return clock.overdue
            clock.compare(clock.elapsed_s - began_s, expected_s(turn, lookaheads))
        return True

    def _answer(
        self, turn: _Turn, modes: Sequence[Mode], tokens: int, warm_up: int, clock: Clock
    ) -> bool:
        """Answer in all modes; return False, and leave no run, where that came to no end."""

        def goes_on() -> bool:
            self._progress(PairTestProgress(clock.share, turn.kind))
            return self._keep_on() and not clock.overdue

        runs = run_benchmark(
            self._session,
            [Prompt(turn.kind, turn.tokens)],
            modes,
            rounds=1,
            # The first random numbers are the same in all modes.
            sampling=replace(self._sampling, seed=turn.sweep),
            limits=GenerationLimits(tokens),
            keep_on=goes_on,
            warm_up_tokens=warm_up,
            read_anew=False,  # a slow model would do nothing but read
        )
        done = [replace(run, round=turn.sweep) for run in runs]
        self.runs += done
        return bool(done)

    def _remember(self, result: PairTestResult) -> None:
        target, draft = self._session.target_metadata, self._session.draft
        try:
            PairTests().add(target.path, draft.metadata.path if draft else None, result)
        except OSError as error:  # a file was moved away while it was in use
            _log.warning("The pair test is not remembered: %s", error)


def _text(question: str) -> str:
    file, name = question.split("/")
    return dict(read_prompts(resource_path(f"prompts/{file}.jsonl")))[name]


def _modes(lookaheads: Sequence[int]) -> list[Mode]:
    """Plain, adaptive, and the fixed lengths just as the chat offers them."""
    fixed = [Mode(f"fixed:{number}", SpeculativeConfig(lookahead=number)) for number in lookaheads]
    return [parse_mode(PLAIN), parse_mode(ADAPTIVE), *fixed]
