"""Composer, list of chats, sampling and notices follow when another language is chosen."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from foretoken.control.chats.conversation_entries import (
    PINNED,
    TODAY,
    Entry,
    GroupHeading,
    day_group,
    short_day,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.sampling_kinds import READY_MADE, SamplingKinds
from foretoken.system.language import Language, speak, tr
from foretoken.ui.composer.composer import Composer
from foretoken.ui.parts.notice_bar import NoticeBar
from foretoken.ui.sidebar.sidebar import Sidebar
from languages import in_brackets


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path, {})
    yield result
    result.shut_down()


def test_the_field_says_anew_why_nothing_can_be_sent(qtbot: QtBot) -> None:
    composer = Composer()
    qtbot.addWidget(composer)
    composer.set_can_send(False, tr("No model is loaded"))
    composer.set_text("hello")
    with in_brackets():
        assert composer.status.hint.text() == "«No model is loaded»"
        (button,) = [each for each in composer.findChildren(QPushButton) if each.text() == "«Send»"]
        assert button.toolTip() == "«Not now: «No model is loaded»»"
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
        assert composer.status.speculate.value == "«off»"
        composer.set_generating(True)
        assert button.text() == "«Stop»"
        assert "«Stop the answer»" in button.toolTip()


def test_headings_of_the_list_are_known_by_what_they_are(qtbot: QtBot) -> None:
    sidebar = Sidebar()
    qtbot.addWidget(sidebar)
    entries: list[Entry] = [GroupHeading(PINNED), GroupHeading(TODAY)]
    sidebar.show_entries(entries, archived=False, any_archived=False, note=tr("Not saved"))
    with in_brackets():
        assert sidebar.list.entries() == entries
        lines = sidebar.list.lines
        assert [lines.data(lines.index(row)) for row in (0, 1)] == ["«Pinned»", "«Today»"]
        assert sidebar._note.text() == "«Not saved»"


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


def test_a_notice_comes_back_in_the_language_and_goes_by_what_was_said(
    qtbot: QtBot,
) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    lasting = tr("Chats are not saved now.")
    bar.show_notice(lasting, [(tr("Undo"), lambda: None)], serious=True)
    bar.show_notice("later", [])
    with in_brackets():
        bar.dismiss()
        assert bar.text == "«Chats are not saved now.»"
        assert [each.text() for each in bar._buttons] == ["«Undo»"]
        bar.dismiss(lasting)
        assert bar.text == ""


def test_no_kind_is_called_as_people_read_one_of_ours(
    preferences: KeptPreferences,
) -> None:
    with in_brackets():
        kinds = SamplingKinds(preferences)
        assert kinds.why_not("«greedy»") == "«There is a kind «greedy» already.»"
        assert kinds.why_not("Greedy")
        assert not kinds.why_not("calm")
        assert kinds.name_of(READY_MADE["Greedy"]) == "Greedy"
