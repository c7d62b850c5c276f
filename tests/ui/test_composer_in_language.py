"""Composer, list of chats, sampling and notices follow when another language is chosen."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from foretoken.control.chats.conversation_entries import (
    day_group,
    short_day,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.sampling_kinds import READY_MADE, SamplingKinds
from foretoken.system.language import Language, speak
from languages import in_brackets


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path, {})
    yield result
    result.shut_down()


def test_days_are_written_as_the_language_does() -> None:
    today = date(2025, 6, 18)
    assert short_day(date(2025, 5, 9), today) == "9 May"
    assert day_group(date(2024, 5, 9), today).text == "May 2024"
    speak(Language("de", write_date=lambda day, _with_day: f"{day.month}/{day.year}"))
    try:
        assert short_day(date(2025, 5, 9), today) == "9 Mai"
        assert day_group(date(2024, 5, 9), today).text == "5/2024"
    finally:
        speak(None)


def test_no_kind_is_called_as_people_read_one_of_ours(
    preferences: KeptPreferences,
) -> None:
    with in_brackets():
        kinds = SamplingKinds(preferences)
        assert kinds.why_not("«greedy»") == "«There is a kind «greedy» already.»"
        assert kinds.why_not("Greedy")
        assert not kinds.why_not("calm")
        assert kinds.name_of(READY_MADE["Greedy"]) == "Greedy"
