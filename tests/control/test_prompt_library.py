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


def names(library: PromptLibrary) -> list[str]:
    return [prompt.name for prompt in library.prompts]


def test_prompts_are_added_changed_and_found(library: PromptLibrary) -> None:
    first, second = library.add("Be kind."), library.add()
    assert names(library) == ["New prompt", "New prompt 2"]
    library.change(first.id, name=" Teacher ", text="Be patient.\n")
    library.change(second.id, name=" ", text="Be brief.")
    assert names(library) == ["New prompt 2", "Teacher"]
    found = library.with_text(" Be patient.")
    assert found is not None
    assert found.name == "Teacher"
    assert library.with_text("Be rude.") is None
    assert library.add().name == "New prompt"


def test_deleting_can_be_undone_in_turn(qtbot: QtBot, library: PromptLibrary) -> None:
    ids = []
    for name in ("a", "b"):
        prompt = library.add(f"text of {name}")
        library.change(prompt.id, name=name, text=prompt.text)
        ids.append(prompt.id)
    told: list[str] = []
    library.deleted.connect(told.append)
    library.delete(ids[0])
    library.delete(ids[1])
    library.delete(ids[1])
    assert names(library) == []
    assert told == ["a", "b"]
    restored = library.restore()
    assert restored is not None
    assert (restored.id, restored.text) == (ids[1], "text of b")
    assert told == ["a", "b", "a"]
    with qtbot.waitSignal(library.restored):
        library.restore()
    assert names(library) == ["a", "b"]
    assert library.restore() is None


def test_what_was_written_while_reading_is_not_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    archive = ChatArchive(tmp_path / "chats" / "chats.db")
    library = PromptLibrary(archive)
    library.load()
    library.add("Just now.")
    with qtbot.waitSignal(library.changed, timeout=5000):
        pass
    assert [prompt.text for prompt in library.prompts] == ["Just now."]
    archive.shut_down()
