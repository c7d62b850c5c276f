"""Figures follow the language of whoever looks at them; what is stored of them does not."""

from collections.abc import Iterator

import pytest

from foretoken.engine.events import PolicyState, PolicyStatus, RunStatistics, StepFinished
from foretoken.engine.figures import (
    ServedFigures,
    answer_figures,
    format_percent,
    format_rate,
    format_speedup,
    policy_of,
    policy_text,
    policy_words,
    speed,
)
from foretoken.models.amounts import size_text
from foretoken.system.language import Language, speak

OTHER = Language("xx", lambda text, _about, _count: f"«{text}»", point=",", group=".")


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak(None)


def statistics(drafted: int = 4) -> RunStatistics:
    """Two steps, of 4 and of 2 tokens."""
    found = RunStatistics(tokens=6, from_draft=4)
    found.count_step(StepFinished(0, drafted, drafted, drafted, 3, 1.0, 1.0, 20.0, 0))
    found.count_step(StepFinished(1, drafted, drafted, 2, 1, 1.0, 1.0, 20.0, 0))
    return found


def test_numbers_are_written_as_the_language_writes_them() -> None:
    written = [format_rate(1234.4), format_rate(12.34), format_speedup(2.34), format_percent(0.5)]
    assert written == ["1,234", "12.3", "2.3x", "50\u00a0%"]
    speak(OTHER)
    written = [format_rate(1234.4), format_rate(12.34), format_speedup(2.34), format_percent(0.5)]
    assert written == ["1.234", "12,3", "2,3x", "50\u00a0%"]
    assert size_text(5_120_000_000) == "«5,1 GB»"


def test_the_token_that_ended_the_answer_is_named() -> None:
    found = statistics()
    figure = speed(found)
    assert figure is not None
    assert "(with the one that ended the answer)" not in figure.explanation
    found.tokens = found.generated - 1
    figure = speed(found)
    assert figure is not None
    assert figure.explanation.startswith(f"{found.generated} tokens (with the one that ended the ")


def test_what_a_policy_does_is_stored_in_english_and_shown_in_words() -> None:
    status = PolicyStatus(PolicyState.ADAPTIVE, 4)
    assert policy_text(status) == policy_words(status) == "adaptive 4"
    speak(OTHER)
    assert policy_words(status) == "adaptive 4"
    assert policy_of(policy_words(status)) == status
    assert policy_text(status) == "««adaptive» 4»"
    assert policy_text(PolicyStatus(PolicyState.PAUSED)) == "«drafting paused: no speedup»"


def test_of_a_servers_answer_nothing_is_claimed_that_it_does_not_tell() -> None:
    counted = RunStatistics(
        tokens=7, generated=9, steps=3, drafted=8, accepted=5, decode_ms=450.0, first_token_ms=20.0
    )
    by_counters = answer_figures(counted, served=ServedFigures(note="Not which ones."))
    assert [figure.text for figure in by_counters] == [
        "20.0 tok/s",
        "plain speed: unknown",
        "5 of 8 drafted accepted (62\u00a0%)",
        "first text 0.02 s",
    ]
    assert "as the server counts them" in by_counters[2].explanation
    assert "Not which ones." in by_counters[2].explanation
    by_pieces = answer_figures(counted, served=ServedFigures(coloured=True))
    assert "3.0 tokens per pass" in [figure.text for figure in by_pieces]
    silent = RunStatistics(tokens=4)
    told = answer_figures(silent, served=ServedFigures(12.5, note="It does not tell."))
    assert [figure.text for figure in told] == [
        "12.5 pieces/s",
        "plain speed: unknown",
        "drafts: not reported",
    ]
    assert told[2].explanation == "It does not tell."
