"""Displayed figures of an answer: one name, one format and one explanation each.

Footer, panel, list, tooltips and commands take them from here, so that they never disagree.
"""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.engine.config import Method
from foretoken.engine.events import (
    DraftLength,
    DraftSource,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)
from foretoken.engine.speedup import Speedup, measured_speedup, too_busy
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.system.records import Number

TOO_SHORT = tr_noop("too short to compare")
TOO_BUSY = tr_noop("not comparable: the computer was busy")
NO_DRAFTS = tr_noop("no drafts")
_NOTICEABLE_LOAD = 0.1
"""Other programs' share of the processor from which it is reported."""

METHOD_WORDS = {
    Method.AUTO: tr_noop("Automatic"),
    Method.DRAFT: tr_noop("Always the draft model"),
    Method.LOOKUP: tr_noop("Prompt lookup only"),
    Method.PLAIN: tr_noop("Plain decoding"),
}
"""Message ids for ``tr``."""
# These are stored with answers and written into reports.
_POLICY_WORDS = {
    PolicyState.PLAIN: tr_noop("plain", about="how tokens are drafted"),
    PolicyState.FIXED: tr_noop("fixed", about="how tokens are drafted"),
    PolicyState.STEP: tr_noop("step rule", about="how tokens are drafted"),
    PolicyState.EWMA: tr_noop("EWMA rule", about="how tokens are drafted"),
    PolicyState.ADAPTIVE: tr_noop("adaptive", about="how tokens are drafted"),
    PolicyState.LOOKUP: tr_noop("lookup", about="how tokens are drafted"),
    PolicyState.PAUSED: tr_noop("drafting paused: no speedup", about="how tokens are drafted"),
    PolicyState.NOTHING_FOUND: tr_noop("no matching earlier text", about="how tokens are drafted"),
}
_REASON_WORDS = {
    DraftLength.DOUBTFUL: tr_noop(
        "the next token was too likely to be rejected", about="why a draft ends"
    ),
    DraftLength.COSTLY: tr_noop("another token would not pay off", about="why a draft ends"),
    DraftLength.LONGEST: tr_noop("maximum length", about="why a draft ends"),
    DraftLength.COPY: tr_noop("a copy of earlier text", about="why a draft ends"),
    DraftLength.POOR_COPY: tr_noop("no copy would have paid off", about="why a draft ends"),
    DraftLength.NO_COPY: tr_noop("found nothing to copy", about="why a draft ends"),
    DraftLength.PAUSE: tr_noop("drafting paused: it did not pay off", about="why a draft ends"),
    DraftLength.PLAIN_MEASURED: tr_noop("measuring plain speed", about="why a draft ends"),
    DraftLength.FIXED: tr_noop("fixed length", about="why a draft ends"),
    DraftLength.RAISED: tr_noop("longer: most were accepted", about="why a draft ends"),
    DraftLength.LOWERED: tr_noop("shorter: few were accepted", about="why a draft ends"),
    DraftLength.KEPT: tr_noop("as long as before", about="why a draft ends"),
    DraftLength.NO_ROOM: tr_noop("answer or context limit reached", about="why a draft ends"),
    DraftLength.DRAFT_ENDED: tr_noop("the draft ends the answer", about="why a draft ends"),
    DraftLength.CATCHING_UP: tr_noop("rereading accepted tokens first", about="why a draft ends"),
}
_POLICY_STATES = {words: state for state, words in _POLICY_WORDS.items()}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its unit and an explanation."""

    number: str
    """Shown in bold; may be empty."""
    unit: str
    explanation: str

    @property
    def text(self) -> str:
        """Number and unit."""
        return f"{self.number} {self.unit}".strip()


def format_rate(tokens_per_second: float) -> str:
    """Format with one decimal below a thousand, with thousands separators above."""
    return number(tokens_per_second, 0 if tokens_per_second >= 1000 else 1)


def format_milliseconds(value: float) -> str:
    """Format with one decimal below ten."""
    return tr("{time} ms", time=number(value, 0 if value >= 10 else 1))


def format_speedup(ratio: float) -> str:
    """Format with one decimal, as in 2.3x."""
    return f"{number(ratio, 1)}x"


def format_percent(share: float | None) -> str:
    """Format a share from 0 to 1 as whole per cent; empty for None."""
    return "" if share is None else f"{number(100 * share)}\u00a0%"


def format_probability(value: float | None, decimals: int = 2) -> str:
    """Format with the given decimals; values too small for them as an upper bound."""
    if value is None:
        return tr("not computed")
    least = 10.0**-decimals
    return f"<{number(least, decimals)}" if 0.0 < value < least / 2 else number(value, decimals)


def speed(statistics: RunStatistics) -> Figure | None:
    """Return tokens per second of decoding."""
    rate = statistics.tokens_per_second
    if rate is None:
        return None
    time = _seconds(statistics.decode_ms)
    if statistics.generated - statistics.tokens == 1:
        explanation = tr_n(
            "{count} token (including the one that ended the answer) in {time} of decoding, not "
            "counting the time to read the prompt.",
            "{count} tokens (including the one that ended the answer) in {time} of decoding, not "
            "counting the time to read the prompt.",
            statistics.generated,
            time=time,
        )
    else:
        explanation = tr_n(
            "{count} token in {time} of decoding, not counting the time to read the prompt.",
            "{count} tokens in {time} of decoding, not counting the time to read the prompt.",
            statistics.generated,
            time=time,
        )
    return Figure(format_rate(rate), tr("tok/s", about="tokens per second"), explanation)


def speedup(statistics: RunStatistics, *, measuring: bool = False) -> Figure | None:
    """Return measured speed over measured plain speed, or why there is none.

    ``measuring``: a missing plain speed can still be measured. None for an answer without steps.
    """
    if not statistics.steps:
        return None
    if not statistics.drafted:
        alone = tr("Every token came from the target alone, each in its own pass.")
        return Figure("", tr(NO_DRAFTS), alone)
    found = measured_speedup(statistics)
    if found is None and too_busy(statistics):
        return Figure(
            "",
            tr(TOO_BUSY),
            tr(
                "Other programs kept this computer busy while the answer was being written, so "
                "its speed cannot be compared with plain decoding."
            ),
        )
    if found is None:
        return Figure(
            "",
            tr("plain speed: measuring") if measuring else tr("plain speed: not measured"),
            tr("A speedup is shown only against plain decoding measured on this machine."),
        )
    if not found.conclusive:
        return Figure("", tr(TOO_SHORT), explain_speedup(found))
    return Figure(
        format_speedup(found.ratio),
        tr(
            "plain ({rate}, measured)",
            about="stands behind how many times as fast it is",
            rate=format_rate(found.plain_tokens_per_second),
        ),
        explain_speedup(found),
    )


def speedup_words(ratio: float) -> str:
    """Describe a speedup as displayed: 1.0x is neither faster nor slower."""
    shown = round(ratio, 1)
    if shown == 1.0:
        return tr("as fast as without drafting")
    return tr("faster than without drafting") if shown > 1.0 else tr("the speed without drafting")


def unknown_speedup() -> Figure:
    """Return the placeholder of a speedup for an answer from another program."""
    return Figure(
        "",
        tr("plain speed: unknown"),
        tr(
            "A server wrote this. Its speed without drafts was not measured, so no speedup is "
            "shown."
        ),
    )


def explain_speedup(found: Speedup) -> str:
    """Explain numerator, denominator and uncertainty of a speedup."""
    compared = tr_n(
        "{count} token in {time}; plain decoding, measured on this machine at about the same "
        "time, would take {plain} for the same number: {ratio} times the plain speed.",
        "{count} tokens in {time}; plain decoding, measured on this machine at about the same "
        "time, would take {plain} for the same number: {ratio} times the plain speed.",
        found.generated,
        time=_seconds(1000 * found.seconds),
        plain=_seconds(1000 * found.plain_seconds),
        ratio=f"{number(found.ratio, 2)} ± {number(found.uncertainty, 2)}",
    )
    if found.conclusive:
        return compared
    return f"{compared} {tr('This is too uncertain to be called a speedup.')}"


def busy(statistics: RunStatistics) -> Figure | None:
    """Return how busy other programs were; None if that hardly matters."""
    share = statistics.others_busy
    if share is None or share < _NOTICEABLE_LOAD:
        return None
    return Figure(
        "",
        tr("busy: {share} used by others", share=format_percent(share)),
        tr(
            "Other programs used {share} of the processor while this was being written, so the "
            "speeds are not those of an idle computer.",
            share=format_percent(share),
        ),
    )


def accepted(statistics: RunStatistics) -> Figure | None:
    """Return accepted of drafted tokens, the displayed acceptance rate; None without drafts."""
    if not statistics.drafted:
        return None
    unverified = statistics.drafted - statistics.evaluated
    counts, unit, share = _accepted_words(statistics)
    explanation = [
        tr(
            "{accepted} accepted of {drafted} drafted = {share}.",
            accepted=statistics.accepted,
            drafted=statistics.drafted,
            share=share,
        )
    ]
    if unverified:
        explanation.append(
            tr_n(
                "{count} token came after a rejected one or the end, and was not verified.",
                "{count} tokens came after a rejected one or the end, and were not verified.",
                unverified,
            )
        )
    # During generation, emitted tokens are not counted.
    ending = statistics.accepted - statistics.from_draft if statistics.tokens else 0
    if ending > 0:
        explanation.append(tr("Tokens that end an answer are not shown, so they have no colour."))
    if ending > 0 and not statistics.from_draft:  # no emitted token has a draft's colour
        unit = tr_n(
            "drafted accepted ({share}), {count} as the end of the answer",
            "drafted accepted ({share}), {count} as the end of the answer",
            ending,
            share=share,
        )
    copied = statistics.by_source.get(DraftSource.LOOKUP)
    if copied is not None:
        explanation.append(
            tr(
                "Copied from earlier text: {accepted} of {drafted} accepted.",
                accepted=copied.accepted,
                drafted=copied.drafted,
            )
        )
    return Figure(counts, unit, " ".join(explanation))


def _accepted_words(statistics: RunStatistics) -> tuple[str, str, str]:
    """Return accepted of drafted tokens, the unit, and the share in the unit."""
    share = format_percent(statistics.draft_acceptance_rate)
    counts = tr(
        "{accepted} of {drafted}",
        about="before: drafted accepted",
        accepted=statistics.accepted,
        drafted=statistics.drafted,
    )
    return counts, tr("drafted accepted ({share})", about="behind: 12 of 20", share=share), share


def tokens_per_pass(statistics: RunStatistics) -> Figure | None:
    """Return tokens per target pass; None without drafts, when it is one."""
    length = statistics.mean_acceptance_length
    if length is None or not statistics.drafted:
        return None
    return Figure(
        number(length, 1),
        tr("tokens per pass"),
        tr(
            "{tokens} / {passes}, corrections and bonus tokens included.",
            tokens=tr_n("{count} token", "{count} tokens", statistics.generated),
            passes=tr_n("{count} target pass", "{count} target passes", statistics.steps),
        ),
    )


def first_token(statistics: RunStatistics) -> Figure | None:
    """Return the time to the first token; None without one."""
    if statistics.first_token_ms is None:
        return None
    reading = _wait(statistics.prefill_ms)
    if statistics.reused_tokens:
        explanation = tr_n(
            "From the request to the first token, including {time} to read {count} prompt token, "
            "{reused} of them reused.",
            "From the request to the first token, including {time} to read {count} prompt tokens, "
            "{reused} of them reused.",
            statistics.prompt_tokens,
            time=reading,
            reused=statistics.reused_tokens,
        )
    else:
        explanation = tr_n(
            "From the request to the first token, including {time} to read {count} prompt token.",
            "From the request to the first token, including {time} to read {count} prompt tokens.",
            statistics.prompt_tokens,
            time=reading,
        )
    first = tr("first token {time}", time=_wait(statistics.first_token_ms))
    return Figure("", first, explanation)


def token_gaps(statistics: RunStatistics) -> Figure | None:
    """Return the times between arrivals of tokens; None with fewer than two steps."""
    median, slow = statistics.gap_median_ms, statistics.gap_p95_ms
    if median is None or slow is None:
        return None
    return Figure(
        format_milliseconds(median),
        tr("between tokens (95 %: {time})", time=format_milliseconds(slow)),
        tr(
            "Tokens of one step appear together. Half of the gaps between steps were {median} or "
            "shorter, 95 % were {slow} or shorter.",
            median=format_milliseconds(median),
            slow=format_milliseconds(slow),
        ),
    )


def time_saved(found: Speedup, runs: int, all_runs: int) -> Figure:
    """Return the time saved by drafting in ``runs`` comparable answers of ``all_runs``."""
    saved = found.saved_seconds
    covered = tr_n(
        "Based on {runs} of {count} run: those with drafts and a measured plain speed.",
        "Based on {runs} of {count} runs: those with drafts and a measured plain speed.",
        all_runs,
        runs=runs,
    )
    return Figure(
        long_time(abs(saved)),
        tr("saved by drafting") if saved >= 0 else tr("lost by drafting"),
        f"{explain_speedup(found)} {covered}",
    )


def long_time(seconds: float) -> str:
    """Format a time in its two largest units: "2 h 5 min", "5 min 3 s", "3.2 s"."""
    if seconds < 60:
        return seconds_text(seconds, 1)
    whole = round(seconds) if seconds < 3600 else 60 * round(seconds / 60)
    minutes, rest = divmod(whole, 60)
    if minutes < 60:
        return tr("{minutes} min {seconds} s", about="a time", minutes=minutes, seconds=rest)
    hours, minutes = divmod(minutes, 60)
    return tr("{hours} h {minutes} min", about="a time", hours=hours, minutes=minutes)


def answer_figures(
    statistics: RunStatistics, *, served: ServedFigures | None = None
) -> list[Figure]:
    """Return all figures of an answer, the most important first.

    ``served`` is set for an answer from a server; nothing is claimed beyond what it reports.
    """
    if served is not None:
        return _served_figures(statistics, served)
    figures = (
        speed(statistics),
        speedup(statistics),
        accepted(statistics),
        tokens_per_pass(statistics),
        first_token(statistics),
        busy(statistics),
    )
    return [figure for figure in figures if figure is not None]


@dataclass(frozen=True, slots=True)
class ServedFigures:
    """What is known of a server's answer in addition to its statistics."""

    pieces_per_second: Number | None = None
    """Pieces of text by their arrival here; a piece may have several tokens."""
    coloured: bool = False
    """Whether the server reported the origin of each piece."""
    note: str = ""
    """Why it did not, for display; may be empty."""


def _served_figures(statistics: RunStatistics, served: ServedFigures) -> list[Figure]:
    rate, pieces = statistics.tokens_per_second, served.pieces_per_second
    found: list[Figure] = []
    if rate is not None:
        clock = tr("As reported by the server, according to its own clock.")
        found.append(Figure(format_rate(rate), tr("tok/s", about="tokens per second"), clock))
    elif pieces is not None:
        arrived = tr(
            "Pieces of text as they arrived, from the first to the last. A piece may contain "
            "several tokens. The server does not report tokens per second."
        )
        found.append(Figure(format_rate(pieces), tr("pieces/s", about="per second"), arrived))
    found.append(unknown_speedup())
    if statistics.drafted:
        counts, unit, share = _accepted_words(statistics)
        told = tr(
            "{accepted} accepted of {drafted} drafted = {share}, as the server counts them.",
            accepted=statistics.accepted,
            drafted=statistics.drafted,
            share=share,
        )
        found.append(Figure(counts, unit, " ".join(filter(None, (told, served.note)))))
    elif served.coloured:
        alone = tr("The server counted no drafts: every token came from the target alone.")
        found.append(Figure("", tr(NO_DRAFTS), alone))
    elif served.note:
        found.append(Figure("", tr("drafts: not reported"), served.note))
    # Servers that only report counters count only passes with a draft.
    per_pass = tokens_per_pass(statistics) if served.coloured else None
    others = (per_pass, _first_piece(statistics))
    return found + [figure for figure in others if figure is not None]


def _first_piece(statistics: RunStatistics) -> Figure | None:
    if statistics.prefill_ms or statistics.first_token_ms is None:
        return first_token(statistics)
    told = tr("From the request to the first piece of text, including network time.")
    waited = tr("first text {time}", time=_wait(statistics.first_token_ms))
    return Figure("", waited, told)


def policy_words(status: PolicyStatus | None) -> str:
    """Return a policy's status in words for storage and reports; empty for None."""
    if status is None:
        return ""
    words = _POLICY_WORDS[status.state]
    return words if status.lookahead is None else f"{words} {status.lookahead}"


def policy_text(status: PolicyStatus) -> str:
    """Return a policy's status in translated words for display."""
    policy = tr(_POLICY_WORDS[status.state], about="how tokens are drafted")
    if status.lookahead is None:
        return policy
    return tr(
        "{policy} {lookahead}",
        about="how tokens are drafted, and how many",
        policy=policy,
        lookahead=status.lookahead,
    )


def policy_of(words: str) -> PolicyStatus | None:
    """Parse the result of ``policy_words``; None for other words."""
    start, _, number = words.rpartition(" ")
    if number.isdecimal() and start in _POLICY_STATES:
        return PolicyStatus(_POLICY_STATES[start], int(number))
    return PolicyStatus(_POLICY_STATES[words]) if words in _POLICY_STATES else None


def kind_text(kind: DraftLength) -> str:
    """Return in a few translated words why a draft has its length."""
    return tr(_REASON_WORDS[kind], about="why a draft ends")


def reason_text(reason: LookaheadReason) -> str:
    """Return the same for one step, with the probability that decided it."""
    if reason.chance is None:
        return kind_text(reason.kind)
    return tr(
        "{reason} ({share})",
        about="why a draft ends, and how likely the next token was",
        reason=kind_text(reason.kind),
        share=format_percent(reason.chance),
    )


def predicted(prediction: Prediction) -> Figure | None:
    """Return the error of predicted step times; None without predictions."""
    error = prediction.error
    if error is None:
        return None
    return Figure(
        f"± {format_percent(error)}",
        "",
        tr_n(
            "{count} step was expected to take {expected} and took {real}. It was off by {wrong}, "
            "which is {share} of its time.",
            "{count} steps were expected to take {expected} and took {real}. Their individual "
            "errors add up to {wrong}, which is {share} of their time.",
            prediction.steps,
            expected=_seconds(prediction.predicted_ms),
            real=_seconds(prediction.real_ms),
            wrong=_seconds(prediction.wrong_ms),
            share=format_percent(error),
        ),
    )


def _seconds(milliseconds: float) -> str:
    return seconds_text(milliseconds / 1000, 2 if milliseconds < 10_000 else 1)


def _wait(milliseconds: float) -> str:
    return seconds_text(milliseconds / 1000, 2 if milliseconds < 100 else 1)


def seconds_text(seconds: float, decimals: int = 0) -> str:
    """Format a number of seconds."""
    return tr("{number} s", about="seconds", number=number(seconds, decimals))


@dataclass(slots=True)
class Prediction:
    """Steps with a prediction, and their predicted and actual wall milliseconds."""

    steps: int = 0
    predicted_ms: float = 0.0
    real_ms: float = 0.0
    wrong_ms: float = 0.0
    """Sum of the steps' absolute errors: too long and too short do not cancel out."""

    @property
    def error(self) -> float | None:
        """Error relative to the actual time: 0.1 is 10 %. None without predictions."""
        return self.wrong_ms / self.real_ms if self.real_ms else None

    def add(self, step: StepFinished) -> None:
        """Count a step if it has a prediction."""
        if step.predicted_ms is not None:
            self.steps += 1
            self.predicted_ms += step.predicted_ms
            self.real_ms += step.total_ms
            self.wrong_ms += abs(step.predicted_ms - step.total_ms)
