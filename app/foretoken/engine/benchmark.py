"""Benchmark of several ways of decoding on one loaded pair, with interleaved answers.

Every mode answers every prompt, and each prompt starts with another mode, so that a machine whose
speed drifts treats all modes alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TypeVar

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
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mode:
    """A way of decoding, with its name on the command line."""

    name: str
    config: SpeculativeConfig


@dataclass(frozen=True, slots=True)
class Prompt:
    """A tokenized prompt with a short name."""

    name: str
    tokens: Sequence[int]


def parse_mode(text: str) -> Mode:
    """Parse plain, lookup, fixed:N, draft-adaptive, step-rule, ewma or adaptive.

    The last one uses what pays of draft model, lookup and plain passes; ``draft-adaptive`` always
    uses the draft model and adapts the length of drafts. Raises ``ValueError``.
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
        raise ValueError(f"{text!r} is not one of {known}.")  # not translated: for a shell
    return Mode(text, SpeculativeConfig(method=Method.DRAFT, lookahead=int(number)))


def rotated_order(ways: Sequence[T], number: int) -> list[T]:
    """Return all ways, starting with another one for each ``number``, because machines drift."""
    first = number % len(ways)
    return [*ways[first:], *ways[:first]]


def answer_in_turns(
    session: Session,
    prompt: Prompt,
    modes: Sequence[Mode],
    sampling: SamplingParams,
    tokens: int,
    *,
    number: int = 0,
    warm_up_tokens: int = 0,
    read_anew: bool = False,
    should_continue: Callable[[], bool] = lambda: True,
) -> dict[str, RunStatistics] | None:
    """Return the statistics of one answer per mode, or None if stopped.

    Every answer starts without the texts of others, so none can be copied; what was learned of the
    pair is kept, as between the answers of a chat. The prompt comes from the cache if an earlier
    answer has read it, unless ``read_anew``. ``number`` counts the prompts. ``should_continue`` is
    called before and during every answer; to end a long pass as well, call ``Session.cancel``
    after it returns False. Raises what ``Session.generate`` raises.
    """

    def answer(mode: Mode, tokens: int) -> RunStatistics | None:
        if not should_continue():
            return None
        if read_anew:
            session.clear_caches()
        else:
            session.forget_texts()
        limits = GenerationLimits(tokens)
        events = session.generate(prompt.tokens, sampling, mode.config, limits, show_probs=False)
        with closing(events):
            if not should_continue():  # session.cancel may have been called before this generation
                return None
            for event in events:
                if isinstance(event, GenerationFinished):
                    stopped = event.reason is FinishReason.CANCELLED or not should_continue()
                    return None if stopped else event.statistics
                if not should_continue():
                    return None
        raise RuntimeError("A generation ended without its last record.")  # not translated

    if warm_up_tokens:  # the first answers after loading are slower
        for mode in modes:
            if answer(mode, warm_up_tokens) is None:
                return None
    done: dict[str, RunStatistics] = {}
    for mode in rotated_order(modes, number):
        counted = answer(mode, tokens)
        if counted is None:
            return None
        done[mode.name] = counted
    return {mode.name: done[mode.name] for mode in modes}
