"""What was written comes into the memory, is copied from in other chats, and goes with its chat."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.conversations.conversation import (
    Attachment,
    Conversation,
    CopiedText,
    Message,
    Role,
)
from foretoken.chat.memory.memory_folder import MemoryFolder
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.memory_keeper import MemoryKeeper
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import AnswerSettings, PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.drafting.memory import TextMemory
from foretoken.engine.events import CopiedFrom
from foretoken.preferences.declared import DRAFTS_FROM_WRITTEN
from stored_chats import chat, keep

QUESTION = "Zwetschgenknoedel?"
COPYING = AnswerSettings(
    SamplingParams(temperature=0.0), SpeculativeConfig(Method.LOOKUP, lookahead=6)
)


class Desk:
    """What a window has, without a window."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.preferences = KeptPreferences(folder / "config")
        self.archive = ChatArchive(folder / "chats" / "chats.db")
        self.controller = ChatController(archive=self.archive)
        self.controller.answers.limits = GenerationLimits(40)
        self.keeper = MemoryKeeper(
            self.controller.engine, self.archive, self.preferences, folder / "memory"
        )

    def load(self, target: Path) -> None:
        engine = self.controller.engine
        with self.qtbot.waitSignal(engine.load_ended, timeout=20_000):
            engine.load_pair(PairFiles(target, None))
        engine.set_answers(COPYING)
        self.wait()

    def wait(self) -> None:
        """Until all that was written is remembered."""
        self.qtbot.waitUntil(lambda: self.keeper.up_to_date, timeout=20_000)

    def ask(self, question: str = QUESTION, *, temporary: bool = False) -> Message:
        """In a new chat."""
        self.controller.show_conversation(Conversation(temporary=temporary))
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000) as ended:
            assert self.controller.send(question)
        self.done(lambda _: None)  # what was written is in the archive, and told
        self.wait()
        answer: Message = ended.args[0]
        return answer

    def done(self, work: Callable[[ChatStore], object], *, changes: bool = False) -> None:
        """On the store's thread, with what follows from it."""
        results: list[object] = []
        self.archive.ask(work, lambda result: results.append(result), changes=changes)
        self.qtbot.waitUntil(lambda: bool(results), timeout=20_000)
        self.wait()

    @property
    def memory(self) -> TextMemory:
        found = self.controller.engine.written.memory
        assert found is not None
        return found

    @property
    def remembered(self) -> set[int]:
        """Ids of messages."""
        return set(self.memory.revisions())

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("memory/*"))

    def close(self) -> None:
        assert self.controller.shut_down()
        assert self.keeper.shut_down()
        self.archive.shut_down()
        self.preferences.shut_down()


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Desk]]:
    """A desk over the same files each time; the one before is closed."""
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
    result.load(endless_target)
    return result


def sources(answer: Message) -> set[CopiedFrom | None]:
    return {step.copied_from for step in answer.steps if step.drafted}


def chat_of(message: Message) -> Message:
    """The question."""
    assert message.parent is not None
    return message.parent


def test_what_is_asked_again_in_another_chat_is_copied_from_the_first(desk: Desk) -> None:
    first = desk.ask()
    assert not any(sources(first))
    second = desk.ask()
    assert second.text == first.text
    assert [token.id for token in second.tokens] == [token.id for token in first.tokens]
    assert second.steps[0].copied_from == CopiedFrom(first.id)
    assert len(second.steps) < len(first.steps)
    assert second.copied_texts == {CopiedFrom(first.id): CopiedText(QUESTION)}
    # It is kept, and named by the title that the chat has then.
    found: list[Conversation] = []
    shown = desk.controller.current
    desk.done(
        lambda store: (
            [store.rename(row.id, "Dumplings") for row in store.rows() if row.id != shown.id]
        )
    )
    desk.archive.ask(lambda store: store.load(shown.id), found.append)
    desk.qtbot.waitUntil(lambda: bool(found))
    (again,) = [m for m in found[0].all_messages() if m.role is Role.ASSISTANT]
    assert sources(again) == sources(second)
    assert again.copied_texts == {CopiedFrom(first.id): CopiedText("Dumplings")}


def test_nothing_of_a_temporary_chat_is_remembered(desk: Desk) -> None:
    desk.ask(temporary=True)
    assert desk.remembered == set()
    kept = desk.ask()
    assert not any(sources(kept))
    assert desk.remembered == {kept.id, chat_of(kept).id}
    # But it may copy from others.
    again = desk.ask(temporary=True)
    assert CopiedFrom(kept.id) in sources(again)
    assert again.copied_texts[CopiedFrom(kept.id)] == CopiedText(QUESTION)
    assert desk.remembered == {kept.id, chat_of(kept).id}


def test_what_is_deleted_is_forgotten_and_comes_back_with_its_chat(desk: Desk) -> None:
    first, other = desk.ask(), desk.ask("Something else")
    (where,) = _ids(desk, first)
    desk.done(lambda store: store.delete_conversations([where]), changes=True)
    assert desk.remembered == {other.id, chat_of(other).id}
    assert _kept(desk) == desk.remembered
    assert CopiedFrom(first.id) not in sources(desk.ask())
    desk.done(lambda store: store.restore_conversations([where]), changes=True)
    assert desk.remembered >= {first.id, chat_of(first).id}
    desk.done(lambda store: store.delete_all(), changes=True)
    assert desk.remembered == set()
    assert desk.files() == []


def test_what_was_deleted_last_is_in_no_file_once_the_program_has_ended(
    opened: Callable[[], Desk], desk: Desk
) -> None:
    first = desk.ask()
    (where,) = _ids(desk, first)
    assert _kept(desk) >= {first.id}
    desk.archive.ask(lambda store: store.delete_conversations([where]), changes=True)
    again = opened()  # the other one is closed at once
    assert _kept(again) == set()


def test_switched_off_it_leaves_nothing_and_switched_on_it_knows_all_again(desk: Desk) -> None:
    first = desk.ask()
    assert desk.files() != []
    desk.preferences.set(DRAFTS_FROM_WRITTEN, False)
    desk.wait()
    assert desk.files() == []
    assert desk.controller.engine.written.memory is None
    second = desk.ask()
    assert not any(sources(second))
    assert desk.files() == []
    desk.preferences.set(DRAFTS_FROM_WRITTEN, True)
    desk.wait()
    assert {first.id, second.id} <= desk.remembered
    assert CopiedFrom(second.id) in sources(desk.ask())


def test_what_was_written_before_is_known_after_a_restart_and_for_another_vocabulary(
    opened: Callable[[], Desk], desk: Desk, endless_target: Path, models: Path
) -> None:
    first = desk.ask()
    again = opened()
    again.load(endless_target)
    assert CopiedFrom(first.id) in sources(again.ask())
    # The same texts by other ids: two tokens have changed places.
    tokens = tiny.chat_tokens()
    tokens[65], tokens[66] = tokens[66], tokens[65]
    other = tiny.write_bigram_model(
        models / "remembering-otherwise.gguf",
        tiny.random_table(len(tokens), seed=3),
        tokens=tokens,
        chat_template=tiny.CHATML_TEMPLATE,
    )
    before = again.memory
    again.load(other)
    assert again.memory.vocabulary != before.vocabulary
    assert again.remembered == set(before.revisions())
    assert len(again.files()) == 2


def test_files_attached_and_words_of_the_person_are_remembered(desk: Desk) -> None:
    conversation = chat("What does it say?")
    question = conversation.messages[0]
    question.attachments = (Attachment("a.txt", "The first of all"), Attachment("b.txt", "It ends"))
    desk.done(lambda store: keep(store, conversation), changes=True)
    vocabulary = desk.controller.engine.written._vocabulary
    assert vocabulary is not None
    for text, part in (("What does it", 0), ("The first of", 1), ("It en", 2)):
        found = desk.memory.longest(vocabulary.tokenize(text), 3)
        assert found is not None
        assert found.segment.source_at(found.places[0]) == CopiedFrom(question.id, part)


def _ids(desk: Desk, message: Message) -> Sequence[int]:
    """The chat of a message."""
    found: list[Sequence[int]] = []

    def look(store: ChatStore) -> None:
        rows = store.rows()
        chats = [chat for row in rows if (chat := store.load(row.id)) is not None]
        found.append(
            [chat.id for chat in chats if message.id in {m.id for m in chat.all_messages()}]
        )

    desk.done(look)
    return found[0]


def _kept(desk: Desk) -> set[int]:
    """The messages of which something is in a file."""
    folder = MemoryFolder(desk.folder / "memory")
    return {text for file in desk.files() for text in folder.read(file.stem, 10**6).revisions()}
