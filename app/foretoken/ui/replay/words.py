"""Times and paces of a replay in words, the same wherever they are told."""

from __future__ import annotations

from foretoken.chat.conversations.timeline import Moment, Pace, Timeline
from foretoken.system.language import number, tr, tr_noop

EVEN = tr_noop(
    "The step times of this answer were not recorded. Every step takes the same time here, so the "
    "speeds shown are not real."
)


def pace_words(pace: float) -> str:
    """How many times as fast, such as "0.25x"."""
    return tr("{times}x", about="so many times as fast", times=_short(pace))


def time_words(ms: float, duration_ms: float) -> str:
    """A time of a replay, with as many decimals as its length asks for."""
    decimals = 2 if duration_ms < 10_000 else 1
    return tr(
        "{time} of {whole} s",
        about="seconds of a replay",
        time=number(ms / 1000, decimals),
        whole=number(duration_ms / 1000, decimals),
    )


def count_words(moment: Moment, timeline: Timeline) -> str:
    """How many tokens and steps are there."""
    last = timeline.moments[-1]
    return tr(
        "token {tokens} of {all_tokens}, step {steps} of {all_steps}",
        about="of a replay",
        tokens=moment.tokens,
        all_tokens=last.tokens,
        steps=moment.steps,
        all_steps=last.steps,
    )


def speed_words(pace: float, timeline: Timeline) -> str:
    """How the time that is shown goes, compared with that of the answer."""
    if timeline.pace is Pace.EVEN:
        return tr("even pace, times not recorded")
    if pace == 1.0:
        return tr("real time")
    if pace < 1.0:
        return tr("{times}x slower than written", times=_short(1 / pace))
    return tr("{times}x faster than written", times=_short(pace))


def _short(value: float) -> str:
    written = f"{value:.4g}"
    return number(value, len(written.partition(".")[2]))
