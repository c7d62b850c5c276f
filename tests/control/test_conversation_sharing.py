"""Export away from the window: how often it tells how far it is, and errors of the store."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.shared import held
from foretoken.chat.sharing.stored_chats import Selection
from foretoken.control.chats import conversation_sharing
from foretoken.control.chats.conversation_sharing import ConversationSharing
from stored_chats import chat

OPTIONS = ExportOptions(ExportFormat.JSON)


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[Shelf]:
    result = Shelf(qtbot, tmp_path / "chats.db")
    yield result
    result.archive.shut_down()


def test_the_last_progress_is_told_and_few_others(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation_sharing, "_TOLD_EVERY_S", 60.0)
    sharing, told = ConversationSharing(None), []
    sharing.progressed.connect(lambda *part: told.append(part))
    with qtbot.waitSignal(sharing.exported):
        sharing.export([held(chat("Hello", "Hi!"))] * 30, OPTIONS, tmp_path / "all.json")
    assert told == [(1, 30), (30, 30)]


def test_a_store_that_takes_too_long_is_an_error_and_not_waited_for_again(
    shelf: Shelf, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(conversation_sharing, "selected", slow)
    sharing = ConversationSharing(shelf.archive)
    with qtbot.waitSignal(sharing.failed) as failed:
        sharing.export(Selection(), OPTIONS, tmp_path / "all.json")
    assert "TimeoutError" in failed.args[0]
