"""The measured figures of an answer: one name, one way to write it, one explanation each.

Footer, panel, list, tooltips and commands take them from here, so that no two places can say
different things of one answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.engine.events import (
    DraftSource,
    PolicyState,
    PolicyStatus,
    RunStatistics,
)
from foretoken.engine.speedup import Speedup, measured_speedup

TOO_SHORT = "too short to compare"
NO_DRAFTS = "no drafts"


# Stored with answers and written into reports as well, so these words stay.
_POLICY_WORDS = {
    PolicyState.PLAIN: "plain",
    PolicyState.FIXED: "fixed",
    PolicyState.STEP: "step rule",
    PolicyState.EWMA: "EWMA rule",
    PolicyState.ADAPTIVE: "adaptive",
    PolicyState.LOOKUP: "lookup",
    PolicyState.PAUSED: "paused: no gain here",
    PolicyState.NOTHING_FOUND: "nothing to look up here",
}
_POLICY_STATES = {words: state for state, words in _POLICY_WORDS.items()}


@dataclass(frozen=True, slots=True)
class Figure:
    """One number with its unit, and where it comes from."""

    number: str
    """Shown in bold; can be empty."""
    unit: str
    explanation: str

    @property
    def text(self) -> str:
        """Number and unit."""
        return f"{self.number} {self.unit}".strip()


def format_rate(tokens_per_second: float) -> str:
    """One decimal below a thousand, thousands separated above."""
    if tokens_per_second >= 1000:
        return f"{tokens_per_second:,.0f}"
    return f"{tokens_per_second:.1f}"


def format_speedup(ratio: float) -> str:
    """One decimal, as in 2.3x."""
    return f"{ratio:.1f}x"


def format_percent(share: float | None) -> str:
    """Whole per cent of a share from 0 to 1; nothing for None."""
    return "" if share is None else f"{100 * share:.0f}\u00a0%"


def counted(number: int, noun: str, plural: str = "s") -> str:
    """The number with its noun: 1 token, 2 tokens."""
    return f"{number:,} {noun}{'' if number == 1 else plural}"


def speed(statistics: RunStatistics) -> Figure | None:
    """Tokens per second of decoding."""
    rate = statistics.tokens_per_second
    if rate is None:
        return None
    ended = statistics.generated - statistics.tokens
    more = " (with the one that ended the answer)" if ended == 1 else ""
    return Figure(
        format_rate(rate),
        "tok/s",
        f"{counted(statistics.generated, 'token')}{more} in {_seconds(statistics.decode_ms)} of "
        "decoding; reading the prompt is not part of it.",
    )


def speedup(
    statistics: RunStatistics, plain_tokens_per_second: float | None, *, measuring: bool = False
) -> Figure | None:
    """Measured speed over measured plain speed, as far as there is something to tell.

    ``measuring`` tells whether a plain speed that is missing can still be measured. None for an
    answer without any step.
    """
    if not statistics.steps:
        return None
    if not statistics.drafted:
        return Figure(
            "", NO_DRAFTS, "Every token came from the target alone, in a pass of its own."
        )
    found = measured_speedup([(statistics, plain_tokens_per_second)])
    if found is None or plain_tokens_per_second is None:
        state = "measuring" if measuring else "not measured"
        return Figure(
            "",
            f"plain speed: {state}",
            "A speedup is shown only against plain decoding measured on this machine.",
        )
    if not found.conclusive:
        return Figure("", TOO_SHORT, explain_speedup(found))
    return Figure(
        format_speedup(found.ratio),
        f"plain ({format_rate(plain_tokens_per_second)}, measured)",
        explain_speedup(found),
    )


def explain_speedup(found: Speedup) -> str:
    """Numerator, denominator and uncertainty of a speedup."""
    ratio = f"{counted(found.generated, 'token')} in {_seconds(1000 * found.seconds)}; "
    plain = f"plain decoding takes {_seconds(1000 * found.plain_seconds)} for as many"
    if found.uncertainty is None:
        return f"{ratio}{plain}. A single step says nothing of the next one."
    sure = f"{found.ratio:.2f} ± {found.uncertainty:.2f}"
    measured = ", at the speed measured on this machine in the same session"
    if not found.conclusive:
        return (
            f"{ratio}{plain}{measured}. That is {sure} of the plain speed: "
            f"{counted(found.steps, 'step')} are too few to tell faster from slower."
        )
    return f"{ratio}{plain}{measured}: {sure} times the plain speed."


def accepted(statistics: RunStatistics) -> Figure | None:
    """Accepted of drafted: the one acceptance that is shown. None without drafts."""
    if not statistics.drafted:
        return None
    unverified = statistics.drafted - statistics.evaluated
    explanation = (
        f"{statistics.accepted:,} accepted of {statistics.drafted:,} drafted"
        f" = {format_percent(statistics.draft_acceptance_rate)}."
    )
    if unverified:
        explanation += (
            f" {counted(unverified, 'token')} stood behind a rejected one and were not judged."
            if unverified > 1
            else " 1 token stood behind a rejected one and was not judged."
        )
    copied = statistics.by_source.get(DraftSource.LOOKUP)
    if copied is not None:
        explanation += (
            f" Copied from earlier text: {copied.accepted:,} of {copied.drafted:,} accepted."
        )
    return Figure(
        f"{statistics.accepted:,} of {statistics.drafted:,}",
        f"drafted accepted ({format_percent(statistics.draft_acceptance_rate)})",
        explanation,
    )


def tokens_per_pass(statistics: RunStatistics) -> Figure | None:
    """Tokens per target pass; None without drafts, where it is one."""
    length = statistics.mean_acceptance_length
    if length is None or not statistics.drafted:
        return None
    return Figure(
        f"{length:.1f}",
        "tokens per pass",
        f"{counted(statistics.generated, 'token')} /"
        f" {counted(statistics.steps, 'target pass', 'es')},"
        " corrections and bonus tokens included.",
    )


def first_token(statistics: RunStatistics) -> Figure | None:
    """How long the first token was waited for; None without one."""
    if statistics.first_token_ms is None:
        return None
    reused = f", {statistics.reused_tokens:,} of them reused" if statistics.reused_tokens else ""
    return Figure(
        "",
        f"first token {_wait(statistics.first_token_ms)}",
        f"From the request to the first token, with {_wait(statistics.prefill_ms)} for reading"
        f" {counted(statistics.prompt_tokens, 'prompt token')}{reused}.",
    )


def answer_figures(
    statistics: RunStatistics,
    plain_tokens_per_second: float | None,
    *,
    measuring: bool = False,
) -> list[Figure]:
    """All figures of an answer that there are, the most important first."""
    figures = (
        speed(statistics),
        speedup(statistics, plain_tokens_per_second, measuring=measuring),
        accepted(statistics),
        tokens_per_pass(statistics),
        first_token(statistics),
    )
    return [figure for figure in figures if figure is not None]


def policy_words(status: PolicyStatus | None) -> str:
    """What a lookahead policy does, in a few words; nothing for None."""
    if status is None:
        return ""
    words = _POLICY_WORDS[status.state]
    return words if status.lookahead is None else f"{words} {status.lookahead}"


def policy_of(words: str) -> PolicyStatus | None:
    """The opposite; None for words that no policy of this version uses."""
    start, _, number = words.rpartition(" ")
    if number.isdecimal() and start in _POLICY_STATES:
        return PolicyStatus(_POLICY_STATES[start], int(number))
    return PolicyStatus(_POLICY_STATES[words]) if words in _POLICY_STATES else None


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.{2 if milliseconds < 10_000 else 1}f} s"


def _wait(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.{2 if milliseconds < 100 else 1}f} s"
