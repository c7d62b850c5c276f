"""Compares ways of decoding on one loaded pair: interleaved runs.

Every prompt is answered by every mode in turn, and the turn begins with another mode each time,
so that a machine whose speed drifts treats all modes alike. A speedup is the ratio to the plain
run of the same prompt in the same round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import FinishReason, GenerationFinished, RunStatistics
from foretoken.engine.session import Session

PLAIN = Method.PLAIN.value
DRAFT_ADAPTIVE = "draft-adaptive"
WARM_UP_TOKENS = 16


@dataclass(frozen=True, slots=True)
class Mode:
    """A way of decoding, by the name that people type."""

    name: str
    config: SpeculativeConfig


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt with a short name; ``tokens`` are ready to be read."""

    name: str
    tokens: Sequence[int]


@dataclass(frozen=True, slots=True)
class BenchmarkRun:
    """One answer to one prompt in one mode."""

    mode: str
    prompt: str
    round: int
    statistics: RunStatistics
    speedup: float | None
    """Against the plain run of the same prompt and round; None without one."""


def parse_mode(text: str) -> Mode:
    """Read plain, lookup, fixed:N, draft-adaptive, step-rule, ewma or adaptive.

    The last one takes what pays of draft model, lookup and plain passes; ``draft-adaptive`` always
    asks the draft model, and adapts how far it drafts. Raises ``ValueError``.
    """
    if text in (Method.PLAIN, Method.LOOKUP):
        return Mode(text, SpeculativeConfig(method=Method(text)))
    if text in (LookaheadRule.STEP, LookaheadRule.EWMA):
        return Mode(text, SpeculativeConfig(method=Method.DRAFT, rule=LookaheadRule(text)))
    if text == LookaheadRule.ADAPTIVE:
        return Mode(text, SpeculativeConfig())
    if text == DRAFT_ADAPTIVE:
        return Mode(text, SpeculativeConfig(method=Method.DRAFT, rule=LookaheadRule.ADAPTIVE))
    kind, _, number = text.partition(":")
    if kind != "fixed" or not number.isdecimal():
        known = (
            "plain, lookup, fixed:N, draft-adaptive, "  # not translated: for a shell
            "step-rule, ewma, adaptive"  # not translated: for a shell
        )
        raise ValueError(f"{text!r} is none of {known}.")  # not translated: for a shell
    return Mode(text, SpeculativeConfig(method=Method.DRAFT, lookahead=int(number)))


def run_benchmark(
    session: Session,
    prompts: Sequence[Prompt],
    modes: Sequence[Mode],
    *,
    rounds: int,
    sampling: SamplingParams,
    limits: GenerationLimits,
    keep_on: Callable[[], bool] = lambda: True,
    warm_up_tokens: int = WARM_UP_TOKENS,
    read_anew: bool = True,
) -> Iterator[BenchmarkRun]:
    """Yield the runs of a prompt in a round together, in the order of ``modes``.

    Every run begins without the texts of others, so that none is copied or remembered; what was
    learned of the pair stays, as from answer to answer in a chat. It reads its prompt from the
    start; without ``read_anew`` it finds the prompt in the cache where a run before it has read it.
    ``keep_on`` is asked before and during every run; once it returns False, the present run ends
    and nothing more is yielded. To end a long pass as well, call ``Session.cancel`` after that.
    Raises what ``Session.generate`` raises.
    """

    def answer(prompt: Prompt, mode: Mode, limits: GenerationLimits) -> RunStatistics | None:
        if not keep_on():
            return None
        if read_anew:
            session.clear_caches()
        else:
            session.forget_texts()
        return _answer(session, prompt, mode, sampling, limits, keep_on)

    if warm_up_tokens:
        for mode in modes:  # the first answers after loading are slower than all others
            if answer(prompts[0], mode, GenerationLimits(warm_up_tokens)) is None:
                return
    for round_ in range(rounds):
        for index, prompt in enumerate(prompts):
            first = (round_ + index) % len(modes)
            done: dict[str, RunStatistics] = {}
            for mode in [*modes[first:], *modes[:first]]:
                counted = answer(prompt, mode, limits)
                if counted is None:
                    return
                done[mode.name] = counted
            plain = done.get(PLAIN)
            for mode in modes:
                counted = done[mode.name]
                yield BenchmarkRun(mode.name, prompt.name, round_, counted, _ratio(counted, plain))


def _answer(
    session: Session,
    prompt: Prompt,
    mode: Mode,
    sampling: SamplingParams,
    limits: GenerationLimits,
    keep_on: Callable[[], bool],
) -> RunStatistics | None:
    """Return the counters of one answer; None where it was stopped."""
    answer = session.generate(prompt.tokens, sampling, mode.config, limits, show_probs=False)
    with closing(answer) as events:
        if not keep_on():  # its session.cancel may have come before this generation
            return None
        for event in events:
            if isinstance(event, GenerationFinished):
                stopped = event.reason is FinishReason.CANCELLED or not keep_on()
                return None if stopped else event.statistics
            if not keep_on():
                return None
    raise RuntimeError("A generation ended without its last record.")  # not translated: a mistake


def _ratio(run: RunStatistics, plain: RunStatistics | None) -> float | None:
    speed = run.tokens_per_second
    reference = plain.tokens_per_second if plain is not None else None
    return speed / reference if speed and reference else None
