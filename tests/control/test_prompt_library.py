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
    yield PromptLibrary(archive)
    if archive is not None:
        archive.shut_down()


def test_prompts_are_changed_deleted_and_brought_back(qtbot: QtBot, library: PromptLibrary) -> None:
    def names() -> list[str]:
        return [prompt.name for prompt in library.prompts]

    library.load()  # what is written while it is read is not forgotten
    first, second = library.add("Be kind."), library.add()
    library.change(first.id, name=" Teacher ", text="Be patient.\n")
    library.change(second.id, name=" ", text="Be brief.")
    assert names() == ["New prompt 2", "Teacher"]
    assert library.with_text(" Be patient.") is not None
    for deleted in (first, second, second):
        library.delete(deleted.id)
    assert names() == []
    restored = library.restore()
    assert restored is not None
    assert (restored.id, restored.text) == (second.id, "Be brief.")
    with qtbot.waitSignal(library.restored):
        library.restore()
    assert names() == ["New prompt 2", "Teacher"]
    assert library.restore() is None
