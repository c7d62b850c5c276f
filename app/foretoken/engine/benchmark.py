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
from foretoken.system.errors import Cancelled
from foretoken.system.language import said

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


_MODES = {
    PLAIN: SpeculativeConfig(Method.PLAIN),
    "lookup": SpeculativeConfig(Method.LOOKUP),
    "step-rule": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.STEP),
    "ewma": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.EWMA),
    DRAFT_ADAPTIVE: SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
    "adaptive": SpeculativeConfig(),
}


def parse_mode(text: str) -> Mode:
    """Parse plain, lookup, fixed:N, draft-adaptive, step-rule, ewma or adaptive.

    The last one uses what pays of draft model, lookup and plain passes; ``draft-adaptive`` always
    uses the draft model and adapts the length of drafts. Raises ``ValueError``.
    """
    if text in _MODES:
        return Mode(text, _MODES[text])
    kind, _, number = text.partition(":")
    if kind != "fixed" or not number.isdecimal():
        raise ValueError(said("mode-unknown", mode=repr(text)))
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
) -> dict[str, RunStatistics]:
    """Return the statistics of one answer per mode.

    Every answer starts without the texts of others, so none can be copied; what was learned of the
    pair is kept, as between the answers of a chat. The prompt comes from the cache if an earlier
    answer has read it, unless ``read_anew``. ``number`` counts the prompts. ``should_continue`` is
    called before and during every answer; to end a long pass as well, call ``Session.cancel``
    after it returns False. Raises ``Cancelled`` then, and what ``Session.generate`` raises.
    """

    def raise_if_stopped() -> None:
        if not should_continue():
            raise Cancelled

    def answer(mode: Mode, tokens: int) -> RunStatistics:
        raise_if_stopped()
        if read_anew:
            session.clear_caches()
        else:
            session.forget_texts()
        limits = GenerationLimits(tokens)
        events = session.generate(prompt.tokens, sampling, mode.config, limits, show_probs=False)
        with closing(events):
            raise_if_stopped()  # session.cancel may have been called before this generation
            for event in events:
                raise_if_stopped()
                if isinstance(event, GenerationFinished):
                    if event.reason is FinishReason.CANCELLED:
                        raise Cancelled
                    return event.statistics
        raise RuntimeError("A generation ended without its last record.")  # not translated

    for mode in modes if warm_up_tokens else ():  # the first answers after loading are slower
        answer(mode, warm_up_tokens)
    done = {mode.name: answer(mode, tokens) for mode in rotated_order(modes, number)}
    return {mode.name: done[mode.name] for mode in modes}
