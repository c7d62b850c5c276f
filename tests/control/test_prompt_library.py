"""The library of system prompts, with the real store and without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.prompt_library import PromptLibrary


@pytest.fixture(params=["memory", "store"])
def library(
    qtbot: QtBot, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[PromptLibrary]:
    archive = ChatArchive(tmp_path / "chats" / "chats.db") if request.param == "store" else None
    result = PromptLibrary(archive)
    if archive is not None:
        result.load()  # what is written while it is read is not forgotten
    yield result
    if archive is not None:
        archive.shut_down()


def names(library: PromptLibrary) -> list[str]:
    return [prompt.name for prompt in library.prompts]


def test_prompts_are_added_changed_found_deleted_and_brought_back(
    qtbot: QtBot, library: PromptLibrary
) -> None:
    first, second = library.add("Be kind."), library.add()
    assert names(library) == ["New prompt", "New prompt 2"]
    library.change(first.id, name=" Teacher ", text="Be patient.\n")
    library.change(second.id, name=" ", text="Be brief.")
    assert names(library) == ["New prompt 2", "Teacher"]
    found = library.with_text(" Be patient.")
    assert found is not None
    assert found.name == "Teacher"
    assert library.with_text("Be rude.") is None
    told: list[str] = []
    library.deleted.connect(told.append)
    for deleted in (first, second, second):
        library.delete(deleted.id)
    assert (names(library), told) == ([], ["Teacher", "New prompt 2"])
    restored = library.restore()
    assert restored is not None
    assert (restored.id, restored.text) == (second.id, "Be brief.")
    assert told[2:] == ["Teacher"]
    with qtbot.waitSignal(library.restored):
        library.restore()
    assert names(library) == ["New prompt 2", "Teacher"]
    assert library.restore() is None
