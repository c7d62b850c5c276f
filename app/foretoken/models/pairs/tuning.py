"""Measure for me: which way of running a loaded pair is the fastest on this machine, by trying.

One aspect after the other is varied, from the best that was found before on: who drafts, how far,
threads, flash attention, and how prompts are read. The ways of an aspect take turns, each round
beginning with another one, because machines drift. What only changes how the machine works is
compared greedily, over the same text; what changes drafting is sampled as in a chat, with other
random numbers in each round.

Other ways run over the weights that are loaded, with caches of their own: what a chat has read and
what was learned of the pair stay as they are.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from foretoken.engine.benchmark import Mode, Prompt
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import (
    Experiment,
    ExperimentProgress,
    built_in_prompt,
    in_turns,
    informed,
)
from foretoken.models.pairs.tuning_plan import (
    MOST_TOKENS,
    NO_TIME,
    READ_TOKENS,
    TuningAmount,
    amount_of,
    other_setups,
    share_of,
    threads_of,
)
from foretoken.models.pairs.tuning_results import (
    FEWEST_ROUNDS,
    Aspect,
    Comparison,
    RunSetup,
    TimedRound,
    TriedWay,
    TuningResult,
)
from foretoken.system.language import tr, tr_noop

TUNING_SECONDS = 90.0
TOO_SHORT = tr_noop("answers were too short to time")
TOO_LONG = tr_noop("the context is too short for the questions")
# By file of resources/prompts and name; where there is time for a few only, the first ones.
_PROMPTS = ("everyday/weekend", "rewrite/past", "code/median", "stories/fox")
_LONG_PROMPT = "long/summary"
# A way so much slower than the present one in each of its first rounds needs no more of them.
_HOPELESS, _HOPELESS_ROUNDS = 0.6, 2
# From this share of a comparison on its own pace tells how long it takes.
_TELLING = 0.1
# On a machine that has become slower: times what was planned.
_PATIENCE = 1.5
_FEWEST_TOKENS = 8
"""Written in a round: fewer say nothing of a speed."""
_WARM_UP_TOKENS = 8
_SHORTEST_LONG = 192
"""Tokens of a prompt that stands for a long chat, where the context has no room for more."""
_ROOM = 64
"""In a cache, for passes that are timed behind a text."""
_GREEDY = SamplingParams(temperature=0.0)
_PLAIN = SpeculativeConfig(Method.PLAIN)
_log = logging.getLogger(__name__)


class PairTuning(Experiment[TuningResult]):
    """Tries other ways of running the pair of a session."""

    def __init__(
        self,
        session: Session,
        prompt_tokens: Callable[[str], Sequence[int]],
        sampling: SamplingParams,
        start: RunSetup,
        threads: Sequence[int],
        *,
        seconds: float = TUNING_SECONDS,
        progress: Callable[[ExperimentProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``prompt_tokens`` puts a question into the model's template; ``sampling`` is a chat's.

        ``threads`` are the counts worth trying, none where they are not to be chosen. ``progress``
        hears the aspect and the setup that are timed, as ``found``.
        """
        super().__init__(session, progress=progress, keep_on=keep_on)
        self._prompt_tokens, self._sampling = prompt_tokens, sampling
        self._start, self._threads, self._seconds = start, threads, seconds

    def _measure(self) -> TuningResult:
        setup = self._start
        comparisons: list[Comparison] = []
        prompts = [self._prompt_tokens(built_in_prompt(name)) for name in _PROMPTS]
        long_prompt = self._prompt_tokens(built_in_prompt(_LONG_PROMPT))
        for aspect in Aspect:
            compared = self._compare(aspect, setup, prompts, long_prompt)
            comparisons.append(compared)
            if compared.busy:
                break  # nothing would be certain of the rest either
            if compared.ways:
                setup = compared.chosen.setup
        return TuningResult(self._start, tuple(comparisons), self.elapsed_s)

    def _compare(
        self,
        aspect: Aspect,
        setup: RunSetup,
        prompts: Sequence[Sequence[int]],
        long_prompt: Sequence[int],
    ) -> Comparison:
        is_long = aspect in (Aspect.FLASH_ATTENTION, Aspect.MICRO_BATCH)
        room = max(0, self._session.context_length - MOST_TOKENS - _ROOM)
        asked = [tokens for tokens in prompts if len(tokens) <= room]
        if is_long:
            asked = [long_prompt[: min(READ_TOKENS, room)]] if room >= _SHORTEST_LONG else []
        if not asked:
            return Comparison(aspect, problem=tr(TOO_LONG))
        length = max(map(len, asked)) + MOST_TOKENS + _ROOM
        with ExitStack() as closing_all:
            sessions: dict[RunSetup, Session] = {}

            def session_of(wanted: RunSetup) -> Session:
                key = replace(wanted, drafting=SpeculativeConfig())
                if key not in sessions:
                    self.go_on()
                    beside = self._session.beside(length, wanted.target, wanted.draft)
                    sessions[key] = closing_all.enter_context(beside)
                    informed(beside, self._session.learned, self.keep_on)
                return sessions[key]

            present = session_of(setup)
            others, why_not = other_setups(aspect, setup, present, self._threads)
            if not others:
                return Comparison(aspect, problem=why_not)
            limit_ms = share_of(aspect) * (self._seconds - self.elapsed_s) * 1000.0
            amount = amount_of(aspect, 1 + len(others), present, limit_ms, len(asked[0]))
            if amount is None:
                return Comparison(aspect, problem=tr(NO_TIME))
            ways = {setup: present}
            for other in others:
                try:
                    ways[other] = session_of(other)
                except ModelLoadError as error:
                    _log.warning("A way of running the pair cannot be tried: %s", error)
                    why_not = str(error)
            if len(ways) == 1:
                return Comparison(aspect, problem=why_not)
            return self._take_turns(aspect, ways, asked[: amount.prompts], amount)

    def _take_turns(
        self,
        aspect: Aspect,
        ways: Mapping[RunSetup, Session],
        prompts: Sequence[Sequence[int]],
        amount: TuningAmount,
    ) -> Comparison:
        rounds: dict[RunSetup, list[TimedRound]] = {setup: [] for setup in ways}
        going = list(ways)
        begun_s = self.elapsed_s
        budget_s = share_of(aspect) * (self._seconds - begun_s)
        for setup, session in ways.items():  # the first answers of a context are slower
            self._report_way(aspect, setup, 0.0, begun_s, amount)
            self._answer(session, prompts[0], setup.drafting, _GREEDY, _WARM_UP_TOKENS)
        for number in range(amount.rounds):
            totals = {setup: RunStatistics() for setup in going}
            for index, prompt in enumerate(prompts):
                for turn, setup in enumerate(in_turns(going, number)):
                    done = (index + turn / len(going)) / len(prompts)
                    self._report_way(
                        aspect, setup, (number + done) / amount.rounds, begun_s, amount
                    )
                    sampling = _GREEDY
                    if not aspect.same_text:
                        sampling = replace(self._sampling, seed=number)
                    totals[setup].add(
                        self._timed(aspect, ways[setup], setup, prompt, sampling, amount.tokens)
                    )
            for setup, total in totals.items():
                timed = _round_of(aspect, total)
                if timed is None:
                    return Comparison(aspect, problem=tr(TOO_SHORT))
                rounds[setup].append(timed)
            if number + 1 == _HOPELESS_ROUNDS:
                present, *others = going
                going = [present, *(e for e in others if _has_hope(rounds[e], rounds[present]))]
            late = self.elapsed_s - begun_s > _PATIENCE * budget_s
            if len(going) == 1 or (late and number + 1 >= FEWEST_ROUNDS):
                break
        return Comparison(
            aspect,
            tuple(
                TriedWay(setup, threads_of(ways[setup]), tuple(timed))
                for setup, timed in rounds.items()
            ),
        )

    def _timed(
        self,
        aspect: Aspect,
        session: Session,
        setup: RunSetup,
        prompt: Sequence[int],
        sampling: SamplingParams,
        tokens: int,
    ) -> RunStatistics:
        if aspect.reads:
            return self._answer(session, prompt[:tokens], _PLAIN, sampling, 1, anew=True)
        return self._answer(session, prompt, setup.drafting, sampling, tokens)

    def _answer(
        self,
        session: Session,
        prompt: Sequence[int],
        drafting: SpeculativeConfig,
        sampling: SamplingParams,
        tokens: int,
        *,
        anew: bool = False,
    ) -> RunStatistics:
        asked, modes = Prompt("", prompt), [Mode("", drafting)]
        [run] = self._answers(session, asked, modes, sampling, tokens, read_anew=anew)
        return run.statistics

    def _report_way(
        self,
        aspect: Aspect,
        setup: RunSetup,
        done: float,
        begun_s: float,
        amount: TuningAmount,
    ) -> None:
        """Say how far this comparison is, 0 to 1, which has begun at that moment."""
        spent_s = self.elapsed_s - begun_s
        own_s = spent_s / done if done > _TELLING else amount.expected_ms / 1000.0
        weight = share_of(aspect)
        behind_s = own_s * (1.0 - weight) / weight
        whole_s = max(begun_s + spent_s, begun_s + own_s) + behind_s
        left_s = max(0.0, whole_s - begun_s - spent_s)
        self._report(min(0.99, (begun_s + spent_s) / whole_s), "", left_s, (aspect, setup))


def _has_hope(rounds: Sequence[TimedRound], present: Sequence[TimedRound]) -> bool:
    return any(
        mine.tokens_per_second >= _HOPELESS * its.tokens_per_second
        for mine, its in zip(rounds, present, strict=True)
    )


def _round_of(aspect: Aspect, total: RunStatistics) -> TimedRound | None:
    if aspect.reads:
        read = total.prompt_tokens - total.reused_tokens
        return TimedRound(read, total.prefill_ms) if read > 0 and total.prefill_ms else None
    enough = total.generated >= _FEWEST_TOKENS and total.decode_ms
    return TimedRound(total.generated, total.decode_ms) if enough else None
