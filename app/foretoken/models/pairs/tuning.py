"""Find fastest settings: tries which way of running a loaded pair is the fastest here.

Aspects are varied one after the other, each from the best found so far: method, draft length,
threads, flash attention, and how prompts are read. Nothing that costs quality is tried: cache types
and context length stay as they are. The ways of an aspect take turns, each round beginning with
another one, because machines drift. What only changes how the machine works is compared greedily,
over the same text; what changes drafting is sampled as in a chat, with other random numbers in each
round.

A way is better only if the two speeds differ by more than both spreads together, and by a share
that a user notices. Of several that are better, the first is chosen unless a later one beats it by
as much: usual settings come first.

Other ways run over the loaded weights with caches of their own: what a chat has read and what was
learned of the pair stay as they are.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from enum import StrEnum

from foretoken.engine.benchmark import Mode, Prompt, answer_in_turns, rotated_order
from foretoken.engine.config import (
    CHAT_SAMPLING,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs.experiment import (
    BUSY_SPREAD,
    FEWEST_ROUNDS,
    FEWEST_TOKENS,
    GREEDY,
    PLAIN_DECODING,
    ROOM,
    TYPICAL_CONTEXT,
    Experiment,
    Median,
    PromptTokens,
    apply_known_pair,
    fitting_prompts,
)
from foretoken.models.pairs.known_pairs import READING_BATCH
from foretoken.models.pairs.prompt_files import built_in_prompts
from foretoken.system.language import said

TUNING_SECONDS = 90.0
MOST_TOKENS = 96
"""Maximum per answer."""
READ_TOKENS, _SHORTEST_READ = 1024, 512
"""Maximum and minimum length of a prompt whose prefill is timed."""
# By file of resources/prompts and name; if time is short, only the first ones are used.
_PROMPTS = ("everyday/weekend", "rewrite/past", "code/median", "stories/fox")
_LONG_PROMPT = "long/summary"
# Besides the present way: at most two caches more than a chat has are in memory at a time.
_MOST_OTHERS = 2
# Prompts, and the fewest tokens per answer that are worthwhile: the first shape that fits is used.
_SHAPES = ((4, 32), (2, 16), (1, 8))
_MOST_ROUNDS = 5
# From this many rounds on, the outer ones do not count: one of them may have been delayed.
_TRIMMED_FROM_ROUNDS = 5
_WARM_UP_TOKENS = 8
_SHORTEST_LONG = 192
"""Minimum length in tokens of the prompt that stands for a long chat."""
_SLOWEST_WAY = 1.2
"""Average time of an answer over all ways, relative to plain passes."""
_MICRO_BATCHES = (512, 256, 128)
_LOOKAHEADS = (4, 2, 8)
"""Fixed lengths, the commonest first."""
_SHARE = 3
"""An aspect has a third of the remaining time; the last ones divide it equally."""
_log = logging.getLogger(__name__)


class Aspect(StrEnum):
    """Aspects in the order in which they are varied, each with the best of those before."""

    METHOD = "method"
    LOOKAHEAD = "lookahead"
    TARGET_THREADS = "target-threads"
    DRAFT_THREADS = "draft-threads"
    FLASH_ATTENTION = "flash-attention"
    MICRO_BATCH = "micro-batch"

    @property
    def reads(self) -> bool:
        """Whether prefill is timed rather than writing an answer."""
        return self is Aspect.MICRO_BATCH

    @property
    def same_text(self) -> bool:
        """Whether all rounds do the same work: other ways of drafting need other texts."""
        return self not in (Aspect.METHOD, Aspect.LOOKAHEAD)


@dataclass(frozen=True, slots=True)
class TimedSetup:
    """One way of running the pair, timed at least once."""

    setup: LoadSettings
    threads: tuple[int, ...]
    """Threads in use by the target, and by the draft if there is one."""
    speeds: tuple[float, ...]
    """Tokens per second of each round, over all of its prompts."""

    @property
    def speed(self) -> Median:
        """Speeds of the rounds that count, with their median and range."""
        counted = sorted(self.speeds)
        return Median(tuple(counted[1:-1] if len(counted) >= _TRIMMED_FROM_ROUNDS else counted))

    def gain(self, over: TimedSetup) -> float:
        """Return how much faster it is, as a share: 0.12 is 12 % faster, -0.5 is half as fast."""
        return self.speed.value / over.speed.value - 1.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """Comparison of the ways of one aspect."""

    aspect: Aspect
    ways: tuple[TimedSetup, ...] = ()
    """The present one first; empty if there is a ``problem``."""
    problem: str = ""
    """Why nothing was tried."""

    def chosen(self) -> TimedSetup:
        """Return the present way, or one that is reliably better; near ties do not win."""
        best = self.ways[0]
        for way in self.ways[1:]:
            if way.speed.exceeds(best.speed):
                best = way
        return best

    @property
    def busy(self) -> bool:
        """Whether no way that does the same work in each round had a steady speed."""
        steady = [
            way.speed.spread / way.speed.value
            for way in self.ways
            if len(way.speeds) >= FEWEST_ROUNDS
            and (self.aspect.same_text or way.setup.speculative.method is Method.PLAIN)
        ]
        return bool(steady) and min(steady) > BUSY_SPREAD


@dataclass(frozen=True, slots=True)
class TuningResult:
    """Everything that was tried, starting from one way of running a pair."""

    start: LoadSettings
    comparisons: tuple[Comparison, ...]

    @property
    def busy(self) -> bool:
        """Whether other programs kept the computer too busy for reliable results."""
        return any(each.busy for each in self.comparisons)

    @property
    def best(self) -> LoadSettings:
        """Best way found; the initial one if nothing is certain."""
        measured = [each for each in self.comparisons if each.ways]
        return self.start if self.busy or not measured else measured[-1].chosen().setup

    @property
    def gained(self) -> bool:
        """Whether the best way differs from the initial one."""
        return self.best != self.start


@dataclass
class PairTuning(Experiment[TuningResult]):
    """Tuning of the pair of a session.

    Its progress reports the aspect and the setup being timed, as ``found``.
    """

    prompt_tokens: PromptTokens
    start: LoadSettings
    threads: Sequence[int]
    """Counts worth trying; empty if threads are not to be chosen."""
    seconds: float = TUNING_SECONDS

    def _measure(self) -> TuningResult:
        setup = self.start
        comparisons: list[Comparison] = []
        room = max(0, self.session.context_length - MOST_TOKENS - ROOM)
        usual = [each.tokens for each in fitting_prompts(_PROMPTS, self.prompt_tokens, room)]
        long_prompt = self.prompt_tokens(built_in_prompts("long")[_LONG_PROMPT])
        long = [long_prompt[: min(READ_TOKENS, room)]] if room >= _SHORTEST_LONG else []
        for aspect in Aspect:
            is_long = aspect in (Aspect.FLASH_ATTENTION, Aspect.MICRO_BATCH)
            compared = self._compare(aspect, setup, long if is_long else usual)
            comparisons.append(compared)
            if compared.busy:
                break  # the rest would not be reliable either
            if compared.ways:
                setup = compared.chosen().setup
        return TuningResult(self.start, tuple(comparisons))

    def _compare(
        self, aspect: Aspect, setup: LoadSettings, asked: Sequence[Sequence[int]]
    ) -> Comparison:
        if not asked:
            return Comparison(aspect, problem=said("prompts-too-long"))
        length = max(map(len, asked)) + MOST_TOKENS + ROOM
        aspects_left = len(Aspect) - list(Aspect).index(aspect)
        limit_s = (self.seconds - self.elapsed_s) / min(_SHARE, aspects_left)
        until_s = self.elapsed_s + limit_s
        with ExitStack() as closing_all:
            sessions: dict[LoadSettings, Session] = {}

            def session_of(wanted: LoadSettings) -> Session:
                key = wanted.with_drafting(SpeculativeConfig())
                if key not in sessions:
                    self.check_cancelled()
                    beside = self.session.beside(length, wanted.target, wanted.draft)
                    sessions[key] = closing_all.enter_context(beside)
                    apply_known_pair(beside, self.session.learned, self.should_continue)
                return sessions[key]

            present = session_of(setup)
            others, why_not = other_setups(aspect, setup, present, self.threads)
            if not others:
                return Comparison(aspect, problem=why_not)
            amount = plan_amount(aspect, 1 + len(others), present, limit_s * 1000.0, asked)
            if amount is None:
                return Comparison(aspect, problem=said("no-time-to-tune"))
            ways = {setup: present}
            for other in others:
                try:
                    ways[other] = session_of(other)
                except ModelLoadError as error:
                    _log.warning("A way of running the pair cannot be tried: %s", error)
                    why_not = str(error)
            if len(ways) == 1:
                return Comparison(aspect, problem=why_not)
            return self._take_turns(aspect, ways, *amount, until_s)

    def _take_turns(
        self,
        aspect: Aspect,
        ways: Mapping[LoadSettings, Session],
        prompts: Sequence[Sequence[int]],
        tokens: int,
        until_s: float,
    ) -> Comparison:
        speeds: dict[LoadSettings, list[float]] = {setup: [] for setup in ways}

        def answer(
            setup: LoadSettings, prompt: Sequence[int], sampling: SamplingParams, tokens: int
        ) -> RunStatistics:
            left_s = max(0.0, self.seconds - self.elapsed_s)
            self._report(min(0.99, 1.0 - left_s / self.seconds), "", left_s, (aspect, setup))
            drafting, written = (PLAIN_DECODING, 1) if aspect.reads else (setup.speculative, tokens)
            asked = Prompt("", prompt[:tokens] if aspect.reads else prompt)
            found = answer_in_turns(
                ways[setup],
                asked,
                [Mode("", drafting)],
                sampling,
                written,
                read_anew=aspect.reads,
                should_continue=self.should_continue,
            )
            return found[""]

        for setup in ways:  # the first answers of a context are slower
            answer(setup, prompts[0], GREEDY, tokens if aspect.reads else _WARM_UP_TOKENS)
        for number in range(_MOST_ROUNDS):
            sampling = GREEDY if aspect.same_text else replace(CHAT_SAMPLING, seed=number)
            totals = {setup: RunStatistics() for setup in ways}
            for prompt in prompts:
                for setup in rotated_order(list(ways), number):
                    totals[setup].add(answer(setup, prompt, sampling, tokens))
            for setup, total in totals.items():
                speed = _speed(aspect, total)
                if speed is None:
                    return Comparison(aspect, problem=said("answers-too-short"))
                speeds[setup].append(speed)
            if self.elapsed_s > until_s and number + 1 >= FEWEST_ROUNDS:
                break
        timed = (
            TimedSetup(setup, tuple(each.threads for each in ways[setup].models), tuple(found))
            for setup, found in speeds.items()
        )
        return Comparison(aspect, tuple(timed))


def _speed(aspect: Aspect, total: RunStatistics) -> float | None:
    """Return tokens per second; None if there were too few."""
    tokens, ms, fewest = total.generated, total.decode_ms, FEWEST_TOKENS
    if aspect.reads:
        tokens, ms, fewest = total.prompt_tokens - total.reused_tokens, total.prefill_ms, 1
    return tokens * 1000.0 / ms if tokens >= fewest and ms else None


# --- what is tried, and how much of it fits the time ----------------------------------------------


def other_setups(
    aspect: Aspect, setup: LoadSettings, session: Session, threads: Sequence[int]
) -> tuple[list[LoadSettings], str]:
    """Return the setups to compare with ``setup``, and the reason if there are none.

    ``session`` runs ``setup``. ``threads`` are the counts that make sense on this machine, none if
    they are not to be chosen.
    """
    target, context, models = setup.target, session.target.context, session.models
    why_none = said("no-other-threads")
    match aspect:
        case Aspect.METHOD:
            return _methods(setup, session), ""
        case Aspect.LOOKAHEAD:
            return _lookaheads(setup), said("tuning-without-drafting")
        case Aspect.TARGET_THREADS:
            counts = [each for each in threads if each != models[0].threads]
            targets = [replace(target, threads=each) for each in counts]
        case Aspect.DRAFT_THREADS:
            if not session.has_draft or setup.speculative.method not in (Method.AUTO, Method.DRAFT):
                return [], said("no-draft-in-use")
            counts = [each for each in threads if each != models[-1].threads]
            drafts = [replace(setup.draft, threads=each) for each in counts[:_MOST_OTHERS]]
            return [replace(setup, draft=each) for each in drafts], why_none
        case Aspect.FLASH_ATTENTION:
            if target.cache_type_v.quantised:
                return [], said("flash-attention-required")
            used = context.flash_attention  # None: llama.cpp has decided
            targets = [replace(target, flash_attention=on) for on in (True, False) if on != used]
        case Aspect.MICRO_BATCH:
            why_none = said("batch-too-small")
            lengths = [each for each in _MICRO_BATCHES if each <= target.batch_length]
            lengths = [each for each in lengths if each != context.micro_batch_length]
            targets = [replace(target, micro_batch_length=each) for each in lengths]
    return [replace(setup, target=each) for each in targets[:_MOST_OTHERS]], why_none


def plan_amount(
    aspect: Aspect, ways: int, session: Session, limit_ms: float, asked: Sequence[Sequence[int]]
) -> tuple[Sequence[Sequence[int]], int] | None:
    """Choose prompts and the maximum tokens of an answer, or of a prompt to be read.

    None if not even the fewest worthwhile rounds fit ``limit_ms``.
    """
    plain_ms = _SLOWEST_WAY * session.target.costs.ms(1, TYPICAL_CONTEXT)
    token_ms = sum(each.costs.ms(READING_BATCH) for each in session.models) / READING_BATCH
    turns = ways * (FEWEST_ROUNDS + 1)  # the first answers of a context are not timed
    if aspect.reads:
        length = min(len(asked[0]), int(limit_ms / (turns * token_ms)))
        return (asked, length) if length >= min(_SHORTEST_READ, len(asked[0])) else None
    for count, fewest in _SHAPES:
        prompts = asked[:count]
        # A long prompt stays cached.
        read = ways if aspect is Aspect.FLASH_ATTENTION else turns
        reading_ms = read * token_ms * sum(map(len, prompts))
        tokens = int((limit_ms - reading_ms) / (turns * len(prompts) * plain_ms))
        if tokens >= fewest:
            return prompts, min(MOST_TOKENS, tokens)
    return None


def _methods(setup: LoadSettings, session: Session) -> list[LoadSettings]:
    # Without a draft model, Auto is lookup or nothing.
    known = list(Method) if session.has_draft else [Method.AUTO, Method.PLAIN]
    present = setup.speculative.method
    if present is Method.LOOKUP and not session.has_draft:
        known.remove(Method.AUTO)
    return [_drafting(setup, each) for each in known if each is not present]


def _lookaheads(setup: LoadSettings) -> list[LoadSettings]:
    config = setup.speculative
    if config.method is Method.PLAIN:
        return []
    rule = config.effective_rule
    present = config.lookahead if rule is LookaheadRule.FIXED else None
    adaptive = [] if rule is LookaheadRule.ADAPTIVE else [_drafting(setup, config.method)]
    fixed = [_drafting(setup, config.method, each) for each in _LOOKAHEADS if each != present]
    return adaptive + fixed


def _drafting(setup: LoadSettings, method: Method, lookahead: int | None = None) -> LoadSettings:
    """Return ``setup`` with another way of drafting: adaptive, or with a fixed ``lookahead``."""
    rule = LookaheadRule.ADAPTIVE if method is Method.DRAFT and lookahead is None else None
    drafting = replace(setup.speculative, method=method, lookahead=lookahead, rule=rule)
    return setup.with_drafting(drafting)
