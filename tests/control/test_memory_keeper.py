"""Texts of chats are remembered, drafted from in other chats, and forgotten with their chat."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation, CopiedText, Message
from foretoken.chat.memory.memory_folder import MemoryFolder
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.memory_keeper import MemoryKeeper
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.drafting.memory import TextMemory
from foretoken.engine.events import CopiedFrom
from foretoken.models.pair_setup import AnswerSettings
from foretoken.preferences.declared import DRAFTS_FROM_WRITTEN

QUESTION = "Zwetschgenknoedel?"
COPYING = AnswerSettings(
    SamplingParams(temperature=0.0), SpeculativeConfig(Method.LOOKUP, lookahead=6)
)


class Desk(App):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder / "chats" / "chats.db")
        self.folder = folder
        self.preferences = KeptPreferences(folder / "config")
        self.limit(40)
        self.keeper = MemoryKeeper(self.engine, self.archive, self.preferences, folder / "memory")

    def load_copying(self, target: Path) -> None:
        self.load(target)
        self.engine.set_answers(COPYING)
        self.wait()

    def wait(self) -> None:
        self.until(lambda: not (self.keeper._due or self.keeper._work.busy))

    def ask_anew(self, question: str = QUESTION, *, temporary: bool = False) -> Message:
        self.controller.show_conversation(Conversation(temporary=temporary))
        answer = self.ask(question)
        self.done(lambda _: None)  # what was written is in the archive, and told
        return answer

    def done(self, work: Callable[[ChatStore], object], *, changes: bool = False) -> None:
        self.store(work, changes=changes)
        self.wait()

    @property
    def memory(self) -> TextMemory:
        return self.engine.written.memory

    @property
    def remembered(self) -> set[int]:
        return set(self.memory.revisions())

    @property
    def files(self) -> list[Path]:
        return sorted(self.folder.glob("memory/*"))

    @property
    def kept(self) -> set[int]:
        folder = MemoryFolder(self.folder / "memory")
        return {text for file in self.files for text in folder.read(file.stem, 10**6).revisions()}

    def close(self) -> None:
        assert self.controller.shut_down()
        assert self.keeper.shut_down()
        self.archive.shut_down()
        self.preferences.shut_down()


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Desk]]:
    desks: list[Desk] = []

    def opener() -> Desk:
        for desk in desks:
            desk.close()
        desks[:] = [Desk(qtbot, tmp_path)]
        return desks[0]

    yield opener
    for desk in desks:
        desk.close()


@pytest.fixture
def desk(opened: Callable[[], Desk], endless_target: Path) -> Desk:
    result = opened()
    result.load_copying(endless_target)
    return result


def sources(answer: Message) -> set[CopiedFrom | None]:
    return {step.copied_from for step in answer.steps if step.drafted}


def test_what_is_asked_again_in_another_chat_is_copied_from_the_first(desk: Desk) -> None:
    first, its_chat = desk.ask_anew(), desk.chat.id
    assert not any(sources(first))
    second, second_chat = desk.ask_anew(), desk.chat.id
    assert [token.id for token in second.tokens] == [token.id for token in first.tokens]
    assert second.steps[0].copied_from == CopiedFrom(first.id)
    assert len(second.steps) < len(first.steps)
    assert second.copied_texts == {CopiedFrom(first.id): CopiedText(QUESTION)}
    # It is stored, and named by the title that the chat has when it is opened again.
    desk.done(lambda store: store.rename(its_chat, "Dumplings"))
    desk.controller.new_conversation()
    desk.controller.open_conversation(second_chat)
    desk.until(lambda: desk.chat.messages and desk.chat.messages[-1].copied_texts)
    again = desk.chat.messages[-1]
    assert again is not second
    assert sources(again) == sources(second)
    assert again.copied_texts == {CopiedFrom(first.id): CopiedText("Dumplings")}


def test_nothing_of_a_temporary_chat_is_remembered(desk: Desk) -> None:
    desk.ask_anew(temporary=True)
    assert desk.remembered == set()
    kept = desk.ask_anew()
    assert not any(sources(kept))
    remembered = {message.id for message in desk.chat.messages}
    assert desk.remembered == remembered
    # But it may copy from others.
    again = desk.ask_anew(temporary=True)
    assert CopiedFrom(kept.id) in sources(again)
    assert desk.remembered == remembered


def test_deleted_chats_are_forgotten_and_come_back(opened: Callable[[], Desk], desk: Desk) -> None:
    first, where = desk.ask_anew(), desk.chat
    desk.ask_anew("Something else")
    later = desk.chat
    other = {message.id for message in later.messages}
    desk.done(lambda store: store.delete_conversations([where.id]), changes=True)
    assert desk.remembered == desk.kept == other
    assert CopiedFrom(first.id) not in sources(desk.ask_anew())
    desk.done(lambda store: store.restore_conversations([where.id]), changes=True)
    assert desk.remembered >= {message.id for message in where.messages}
    # What is deleted last is in no file either once the program has ended.
    desk.archive.ask(lambda store: store.delete_conversations([later.id]), changes=True)
    again = opened()  # the other one is closed at once
    assert not other & again.kept
    again.done(lambda store: store.delete_all(), changes=True)
    assert again.files == []


def test_switched_off_it_leaves_nothing_and_switched_on_it_knows_all_again(desk: Desk) -> None:
    first = desk.ask_anew()
    assert desk.files != []
    desk.preferences.set(DRAFTS_FROM_WRITTEN, False)
    desk.wait()
    assert desk.engine.written.memory is None
    second = desk.ask_anew()
    assert not any(sources(second))
    assert desk.files == []
    desk.preferences.set(DRAFTS_FROM_WRITTEN, True)
    desk.wait()
    assert {first.id, second.id} <= desk.remembered


def test_what_was_written_before_is_known_after_a_restart_and_for_another_vocabulary(
    opened: Callable[[], Desk], desk: Desk, endless_target: Path, wordy_target: Path
) -> None:
    first = desk.ask_anew()
    again = opened()
    again.load_copying(endless_target)
    assert CopiedFrom(first.id) in sources(again.ask_anew())
    before = again.memory
    again.load_copying(wordy_target)
    assert again.memory.vocabulary != before.vocabulary
    assert again.remembered == set(before.revisions())
    assert len(again.files) == 2
