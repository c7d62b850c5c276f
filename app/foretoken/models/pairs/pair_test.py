"""The pair test: how much faster drafting is with a pair on this machine, by kind of text.

For about twenty seconds typical chat questions are answered plainly and adaptively, as in a chat:
in the model's own template, with the sampling of a chat, to their end or to a usual length. The
pair starts with what is known of it; texts are forgotten before each answer, so a long chat that
repeats its own words does rather better than this. Both runs of a question follow each other
directly, in varying order, because machines drift.

Each kind of text has its speeds, total tokens over total time, and their ratio; the whole test has
the geometric mean of these ratios. How much fits the time is planned from pass costs: a model that
writes hundreds of tokens a second gets all kinds more than once, one that writes three gets a
single short question, and what is left out is reported as left out.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from foretoken.engine.benchmark import PLAIN, WARM_UP_TOKENS, Prompt, answer_in_turns, parse_mode
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import TOO_BUSY
from foretoken.engine.speedup import believable
from foretoken.models.pairs.experiment import (
    ADAPTIVE,
    FEWEST_TOKENS,
    TYPICAL_CONTEXT,
    Experiment,
    PairResults,
    PromptTokens,
    RecordedRun,
    added,
    fitting_prompts,
    kind_words,
)
from foretoken.models.pairs.known_pairs import measure_costs, recall_pair, store_learned, warm_up
from foretoken.system.errors import Cancelled
from foretoken.system.language import said, tr

TEST_SECONDS = 20.0
MOST_TOKENS = 128
"""Per answer: few answers in a chat are longer."""
# Questions of each kind, asked in turn, by file of resources/prompts and name. A slow model gets
# the first kinds only.
_PROMPTS = {
    "everyday": ("everyday/egg", "everyday/weekend", "everyday/poem", "everyday/letter"),
    "stories": ("stories/fox", "stories/boat", "stories/robot", "stories/garden"),
    "code": ("quick/function", "code/median", "code/class"),
    "rewrite": ("rewrite/types", "rewrite/past", "rewrite/formal"),
}
KINDS = tuple(_PROMPTS)
# Maximum number of passes over all kinds: the figures hardly move after that.
_MOST_SWEEPS = 6
# Share of the time of the test.
_WARM_UP_SHARE = 0.05
_MODES = (PLAIN, ADAPTIVE)
# Time of both answers to a question relative to a plain one, where drafting does not pay.
_ANSWERS = 2.15
# Tokens per answer that are worthwhile, and the fewest for a single kind of text.
_WORTHWHILE, _FEWEST_OF_ONE = 32, 16
# The rest of the time is a reserve; the last question may overrun by a share, and a test is cut
# short if the machine has become much slower than measured.
_PLANNED_SHARE, _OVERTIME, _PATIENCE = 0.85, 1.1, 1.5
# Plain pass times hardly depend on the kind of text; on a busy machine they vary.
_STEADY = 1.5


@dataclass(frozen=True, slots=True)
class KindResult:
    """Result of one kind of text; the figures are None if there is a ``problem``."""

    kind: str
    plain_tokens_per_second: float | None = None
    tokens_per_second: float | None = None
    """Speed of adaptive drafting, as in a chat; total tokens over total time."""
    speedup: float | None = None
    """Ratio of the two speeds."""
    draft_acceptance_rate: float | None = None
    """Accepted / drafted; None if nothing was drafted."""
    problem: str | None = None
    """Why there are no figures, in the language of the time of the test."""


@dataclass(frozen=True, slots=True)
class PairTestResult:
    """Measured answers of a pair, sampled as in a chat; prefill is not counted."""

    kinds: tuple[KindResult, ...]
    speedup: float | None
    """Geometric mean over the kinds, of adaptive drafting; None if none was in time."""
    draft_acceptance_rate: float | None
    """Accepted / drafted over all of these runs; None if nothing was drafted."""
    questions: int
    """Number of questions answered in both ways."""
    seconds: float
    """Duration of the test."""
    plain_range: tuple[float, float] | None = None
    """10th and 90th percentile of the speed of plain answers, in tokens per second."""

    @property
    def gains(self) -> bool:
        """Whether drafting is faster than plain decoding, to one decimal."""
        return self.speedup is not None and round(self.speedup, 1) > 1.0

    @property
    def disturbed(self) -> bool:
        """Whether even plain decoding was unsteady: other programs kept the machine busy."""
        return self.plain_range is not None and self.plain_range[1] > _STEADY * self.plain_range[0]

    @property
    def problem(self) -> str | None:
        """Why there is no figure at all; None if there is one."""
        if self.speedup is not None:
            return None
        why = next((kind.problem for kind in self.kinds if kind.problem), None)
        return why or said("nothing-measured")


class PairTests(PairResults[PairTestResult]):
    """Results of all pair tests on this machine."""

    kind, record = "pair tests", PairTestResult  # not translated: a key


@dataclass
class PairTest(Experiment[PairTestResult]):
    """A pair test of a loaded session.

    Afterwards the session's caches are empty and its texts forgotten; what it learned of the pair
    stays. A result without any figures is not stored.
    """

    prompt_tokens: PromptTokens
    runs: list[RecordedRun] = field(default_factory=list, init=False)
    """Runs from which the result is derived."""

    def _measure(self) -> PairTestResult:
        session = self.session
        session.cancel_flag.clear()
        self.check_cancelled()
        if not measure_costs(session):
            raise Cancelled
        room = session.context_length - FEWEST_TOKENS
        prompts = {
            kind: fitting_prompts(names, self.prompt_tokens, room)
            for kind, names in _PROMPTS.items()
        }
        begun_s = self.elapsed_s
        try:
            session.clear_caches()
            if session.learned is None:
                recall_pair(session)
            brief_s = _WARM_UP_SHARE * TEST_SECONDS
            warm_up(session, self.prompt_tokens, CHAT_SAMPLING, self.should_continue, brief_s)
            self.check_cancelled()
            self._ask(prompts, begun_s)
        finally:
            session.clear_caches()
            session.plain_speed.begin_answers()
        slow = said("too-slow-to-test", seconds=round(TEST_SECONDS))
        why = {kind: slow if prompts[kind] else said("prompts-too-long") for kind in KINDS}
        return result_of(self.runs, why, self.elapsed_s - begun_s)

    def _store(self, result: PairTestResult) -> None:
        if result.speedup is not None:
            self._remember(PairTests(), result)
            store_learned(self.session)

    def _ask(self, prompts: dict[str, list[Prompt]], begun_s: float) -> None:
        """Ask as many questions as there is time for."""
        kinds = [kind for kind in KINDS if prompts[kind]]
        plain_ms = self.session.target.costs.ms(1, TYPICAL_CONTEXT)
        tokens = answer_tokens(plain_ms, len(kinds), TEST_SECONDS * 1000.0)
        if tokens is None:
            return
        first_tokens = int(_WARM_UP_SHARE * TEST_SECONDS * 1000.0 / (plain_ms * _ANSWERS))
        turns = [
            (kind, prompts[kind][sweep % len(prompts[kind])], sweep)
            for sweep in range(_MOST_SWEEPS)
            for kind in kinds
        ]
        first_s = self.elapsed_s
        for turn, (kind, prompt, sweep) in enumerate(turns):
            turn_s = (self.elapsed_s - first_s) / turn if turn else 0.0
            if self.elapsed_s - begun_s + turn_s > _OVERTIME * TEST_SECONDS:
                return

            def in_time(kind: str = kind, turn: int = turn) -> bool:
                left_s = TEST_SECONDS - (self.elapsed_s - begun_s)
                share = 1.0 - left_s / TEST_SECONDS
                if self._report_due:
                    done = min(0.99, max(share, turn / len(turns)))
                    self._report(done, kind_words(kind), max(0.0, left_s))
                return self.should_continue() and share <= _PATIENCE

            try:
                done = answer_in_turns(
                    self.session,
                    prompt,
                    [parse_mode(mode) for mode in _MODES],
                    # Both start with the same random numbers.
                    replace(CHAT_SAMPLING, seed=sweep),
                    tokens,
                    number=turn,
                    warm_up_tokens=0 if turn else max(1, min(WARM_UP_TOKENS, first_tokens)),
                    should_continue=in_time,
                )
            except Cancelled:
                self.check_cancelled()
                return  # the machine has become much slower
            self.runs += [RecordedRun(kind, prompt.name, m, sweep, done[m]) for m in done]


def answer_tokens(plain_ms: float, kinds: int, budget_ms: float) -> int | None:
    """Return the maximum tokens of an answer with which most kinds of text fit the time.

    ``plain_ms`` is the time of a plain pass. None if not even one kind fits.
    """
    for count in range(kinds, 0, -1):
        tokens = int(_PLANNED_SHARE * budget_ms / (count * _ANSWERS * plain_ms))
        if tokens >= (_WORTHWHILE if count > 1 else _FEWEST_OF_ONE):
            return min(MOST_TOKENS, tokens)
    return None


# --- from the runs to the result ------------------------------------------------------------------


def result_of(
    runs: Sequence[RecordedRun], reasons: Mapping[str, str], seconds: float
) -> PairTestResult:
    """Summarise runs.

    ``reasons`` says for each kind, in order, why it has no runs, if it has none. ``seconds`` is the
    duration of the test.
    """
    short = {  # one of the answers to these questions was too short to be timed
        (run.kind, run.round)
        for run in runs
        if run.statistics.tokens < FEWEST_TOKENS or not run.statistics.tokens_per_second
    }
    counted = [run for run in runs if (run.kind, run.round) not in short]
    asked = {run.kind for run in runs}
    kinds = tuple(
        _kind_result(kind, counted, said("answers-too-short") if kind in asked else why)
        for kind, why in reasons.items()
    )
    speedups = [kind.speedup for kind in kinds if kind.speedup is not None]
    speeds = (run.statistics.tokens_per_second for run in counted if run.mode == PLAIN)
    plain = sorted(filter(None, speeds))
    # One answer in ten may be delayed or end too soon.
    apart = len(plain) // 10
    return PairTestResult(
        kinds=kinds,
        speedup=statistics.geometric_mean(speedups) if speedups else None,
        draft_acceptance_rate=_total(counted, ADAPTIVE).draft_acceptance_rate,
        questions=sum(run.mode == ADAPTIVE for run in counted),
        seconds=seconds,
        plain_range=(plain[apart], plain[-1 - apart]) if plain else None,
    )


def _kind_result(kind: str, counted: Sequence[RecordedRun], why_not: str) -> KindResult:
    runs = [run for run in counted if run.kind == kind]
    plain, adaptive = _total(runs, PLAIN), _total(runs, ADAPTIVE)
    slow, fast = plain.tokens_per_second, adaptive.tokens_per_second
    if not slow or not fast:
        return KindResult(kind, problem=why_not)
    ratio = believable(fast / slow, adaptive.mean_acceptance_length)
    if ratio is None:
        return KindResult(kind, problem=tr(TOO_BUSY))
    return KindResult(kind, slow, fast, ratio, adaptive.draft_acceptance_rate)


def _total(runs: Sequence[RecordedRun], mode: str) -> RunStatistics:
    """Return the combined counters of all runs of a mode."""
    return added(run.statistics for run in runs if run.mode == mode)
