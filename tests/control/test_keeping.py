"""Conversations reach the archive as they grow, and nothing of a temporary one ever does."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import (
    Attachment,
    Conversation,
    Message,
    Role,
    TitleSource,
)
from foretoken.chat.conversations.speedups import told_speedup
from foretoken.chat.store.errors import CannotWrite
from foretoken.chat.store.store import ChatStore, ConversationRow
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairFiles
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import FinishReason

MARKER = "Zwetschgenknoedel"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


class App:
    """What a window has, without a window."""

    def __init__(self, path: Path) -> None:
        self.archive = ChatArchive(path)
        self.controller = ChatController(archive=self.archive)
        self.controller.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
        self.failures: list[str] = []
        self.archive.failed.connect(self.failures.append)

    def ask_store(self, qtbot: QtBot, work: Callable[[ChatStore], Any]) -> Any:
        found: list[Any] = []
        self.archive.ask(work, found.append)
        qtbot.waitUntil(lambda: bool(found))
        return found[0]

    def rows(self, qtbot: QtBot) -> list[ConversationRow]:
        rows: list[ConversationRow] = self.ask_store(qtbot, lambda store: store.rows())
        return rows

    def stored(self, qtbot: QtBot, conversation_id: int | None = None) -> Conversation:
        wanted = conversation_id or self.controller.current.id
        found: Conversation = self.ask_store(qtbot, lambda store: store.load(wanted))
        return found

    def load(self, qtbot: QtBot, files: PairFiles) -> None:
        with qtbot.waitSignal(self.controller.engine.load_ended, timeout=20_000) as ended:
            self.controller.engine.load_pair(files)
        assert ended.args == [None]

    def answer(self, qtbot: QtBot, asked: bool) -> Message:
        assert asked
        with qtbot.waitSignal(self.controller.answers.ended, timeout=20_000) as ended:
            pass
        answer: Message = ended.args[0]
        return answer

    def close(self) -> None:
        assert self.controller.shut_down()
        self.archive.shut_down()


@pytest.fixture
def app(qtbot: QtBot, path: Path) -> Iterator[App]:
    result = App(path)
    yield result
    result.close()
    assert result.failures == []


@pytest.fixture
def short(app: App, qtbot: QtBot, endless_target: Path) -> App:
    """Answers of ten tokens."""
    app.load(qtbot, PairFiles(endless_target, endless_target))
    app.controller.answers.limits = GenerationLimits(10)
    return app


@pytest.fixture
def endless(short: App) -> App:
    """Answers until it is stopped."""
    short.controller.answers.limits = GenerationLimits(8000)
    return short


def picture(conversation: Conversation) -> tuple[Any, ...]:
    """What has to come back."""
    return (
        conversation.id,
        conversation.title,
        conversation.title_source,
        conversation.leaf and conversation.leaf.id,
        conversation.system_prompt,
        [
            (
                message.id,
                message.parent and message.parent.id,
                message.role,
                message.text,
                [(token.id, token.text, token.origin, token.step) for token in message.tokens],
                [(step.index, step.drafted, step.accepted) for step in message.steps],
                message.finish_reason,
                message.error,
                message.attachments,
                message.source,
                message.statistics and message.statistics.tokens,
            )
            for message in conversation.all_messages()
        ],
    )


def check(app: App, qtbot: QtBot) -> None:
    """The archive has exactly what is shown."""
    assert picture(app.stored(qtbot)) == picture(app.controller.current)


def test_a_question_is_there_at_once_and_the_answer_while_it_is_written(
    endless: App, qtbot: QtBot
) -> None:
    controller = endless.controller
    controller.engine.set_speculate(False)  # what repeats itself is copied, and soon at its end
    endless.controller.send("Tell me a story.", [Attachment("notes.txt", "a fox")])
    kept = endless.stored(qtbot)
    question, answer = controller.current.messages
    assert [(m.id, m.role) for m in kept.messages] == [
        (question.id, Role.USER),
        (answer.id, Role.ASSISTANT),
    ]
    assert kept.messages[0].text == "Tell me a story."
    assert kept.messages[0].attachments == (Attachment("notes.txt", "a fox"),)
    assert kept.messages[1].interrupted
    lengths = [0]
    while len(lengths) < 4:
        kept = endless.stored(qtbot)
        assert kept.messages[1].interrupted
        assert answer.text.startswith(kept.messages[1].text)
        if len(kept.messages[1].text) > lengths[-1]:
            lengths.append(len(kept.messages[1].text))
            assert kept.messages[1].tokens
    with qtbot.waitSignal(controller.answers.ended):
        controller.engine.stop()
    check(endless, qtbot)
    assert endless.stored(qtbot).messages[1].finish_reason is FinishReason.CANCELLED


def test_everything_that_is_done_is_kept(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    first = short.answer(qtbot, controller.send("one"))
    check(short, qtbot)
    short.answer(qtbot, controller.send("two"))
    check(short, qtbot)
    question = controller.current.messages[2]
    short.answer(qtbot, controller.edit(question, "three"))
    check(short, qtbot)
    again = short.answer(qtbot, controller.regenerate(first))
    check(short, qtbot)
    controller.select(first)
    check(short, qtbot)
    controller.edit(first, "my own words")
    check(short, qtbot)
    controller.select(again)
    short.answer(qtbot, controller.continue_answer(again))
    check(short, qtbot)
    controller.delete(question)
    check(short, qtbot)
    controller.delete(first)
    check(short, qtbot)
    controller.undo_delete()
    check(short, qtbot)
    controller.undo_delete()
    check(short, qtbot)
    controller.set_system_prompt("Be kind.")
    check(short, qtbot)
    controller.branch(again)
    check(short, qtbot)
    short.answer(qtbot, controller.send("four"))
    check(short, qtbot)
    assert len(short.rows(qtbot)) == 2
    assert list(controller.conversations) == []


def test_it_comes_back_after_a_restart(
    short: App, qtbot: QtBot, path: Path, endless_target: Path
) -> None:
    short.answer(qtbot, short.controller.send("one"))
    short.controller.set_system_prompt("Be kind.")
    short.controller.set_unsent("and then")
    kept = picture(short.controller.current)
    (row,) = short.rows(qtbot)
    short.close()
    again = App(path)
    assert [r.id for r in again.rows(qtbot)] == [row.id]
    again.controller.open_conversation(row.id)
    with qtbot.waitSignal(again.controller.conversation_shown) as shown:
        pass
    assert picture(shown.args[0]) == kept
    assert again.controller.current.unsent_text == "and then"
    again.load(qtbot, PairFiles(endless_target, None))
    again.controller.answers.limits = GenerationLimits(5)
    again.answer(qtbot, again.controller.continue_answer(again.controller.current.messages[1]))
    check(again, qtbot)
    again.close()
    assert again.failures == []


def test_the_list_tells_the_speedup_of_the_branch_that_is_shown(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    controller.answers.limits = GenerationLimits(120)
    controller.engine.set_lookahead(4)
    first = short.answer(qtbot, controller.send("one"))
    second = short.answer(qtbot, controller.regenerate(first))
    for answer, plain in ((first, 1.0), (second, 2.0)):  # far apart, whatever the machine does
        counted = answer.statistics
        assert counted is not None
        counted.compared_steps, counted.compared_tokens = counted.steps, counted.generated
        counted.compared_ms, counted.plain_ms = counted.decode_ms, counted.generated * 1000 / plain
        counted.compared_variance = counted.plain_variance = 0.0
        controller.select(answer)
        told = told_speedup(controller.current)
        assert counted.tokens_per_second is not None
        assert told == pytest.approx(counted.tokens_per_second / plain)
        (row,) = short.rows(qtbot)
        assert row.speedup == told


def test_closing_while_an_answer_is_written_keeps_all_that_was_shown(
    endless: App, qtbot: QtBot, path: Path
) -> None:
    controller = endless.controller
    controller.send("one")
    answer = controller.current.messages[1]
    qtbot.waitUntil(lambda: len(answer.text) > 30)
    endless.close()
    assert answer.finish_reason is FinishReason.CANCELLED
    again = App(path)
    assert picture(again.stored(qtbot, controller.current.id)) == picture(controller.current)
    again.close()


def test_an_answer_whose_app_died_is_interrupted_and_goes_on(
    endless: App, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    controller = endless.controller
    controller.send("one")
    conversation, answer = controller.current, controller.current.messages[1]
    qtbot.waitUntil(lambda: controller.engine.plain_speed is not None)
    now = len(answer.tokens)
    qtbot.waitUntil(lambda: len(endless.stored(qtbot).messages[1].tokens) > now)
    # What the disk has in the middle of an answer is what is there after a death.
    copy = tmp_path / "died" / "chats.db"
    copy.parent.mkdir()

    def take_copy(store: ChatStore) -> int:
        for suffix in ("", "-wal"):
            found = path.with_name(path.name + suffix)
            copy.with_name(copy.name + suffix).write_bytes(found.read_bytes())
        return 0

    endless.ask_store(qtbot, take_copy)
    with qtbot.waitSignal(controller.answers.ended):
        controller.engine.stop()
    died = App(copy)
    kept = died.stored(qtbot, conversation.id).messages[1]
    assert kept.interrupted
    assert answer.text.startswith(kept.text)
    assert [t.id for t in kept.tokens] == [t.id for t in answer.tokens[: len(kept.tokens)]]
    assert kept.source == answer.source
    died.close()


def test_nothing_of_a_temporary_chat_reaches_the_disk(short: App, qtbot: QtBot, path: Path) -> None:
    controller = short.controller
    short.answer(qtbot, controller.send("a chat to be kept"))
    controller.new_conversation(temporary=True)
    temporary = controller.current
    controller.set_system_prompt(f"{MARKER} one")
    controller.set_unsent(f"{MARKER} two")
    first = short.answer(qtbot, controller.send(f"{MARKER} three"))
    controller.answers.limits = GenerationLimits(8000)
    assert controller.edit(first.parent or first, f"{MARKER} four")
    qtbot.waitUntil(lambda: bool(controller.current.messages[-1].tokens))
    controller._keeper._on_stream_due()  # when others are written as far as they are
    controller.engine.stop()
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    controller.edit(first, f"{MARKER} five")
    controller.delete(first)
    controller.undo_delete()
    controller.branch(first)
    assert controller.current.temporary
    controller.set_unsent(f"{MARKER} six")
    controller.new_conversation()
    controller.open_conversation(temporary.id)
    assert controller.current is temporary  # it is there until the app is closed
    assert len(controller.conversations) == 2
    assert len(short.rows(qtbot)) == 1
    short.close()
    files = [found for found in path.parent.rglob("*") if found.is_file()]
    assert b"a chat to be kept" in path.read_bytes()
    for found in files:
        content = found.read_bytes()
        assert MARKER.encode() not in content
        assert MARKER[4:].encode() not in content
        assert str(temporary.id).encode() not in content


def test_unsent_text_stays_with_its_conversation(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    short.answer(qtbot, controller.send("one"))
    first = controller.current.id
    controller.set_unsent("half a sen")
    controller.new_conversation()
    assert controller.current.unsent_text == ""
    assert short.stored(qtbot, first).unsent_text == "half a sen"
    controller.open_conversation(first)
    qtbot.waitUntil(lambda: controller.current.id == first)
    assert controller.current.unsent_text == "half a sen"
    short.answer(qtbot, controller.send("half a sentence"))
    assert short.stored(qtbot).unsent_text == ""


def test_what_was_typed_in_a_new_chat_survives(app: App, qtbot: QtBot, path: Path) -> None:
    controller = app.controller
    typed = controller.current
    controller.set_unsent("half")
    controller.set_unsent("half a sen")
    controller.new_conversation()
    assert controller.current is typed
    assert app.rows(qtbot) == []  # it is no chat yet
    qtbot.waitUntil(lambda: app.ask_store(qtbot, lambda store: store.unsent_new()) is not None)
    app.close()
    again = App(path)
    with qtbot.waitSignal(again.controller.conversation_shown):
        pass
    assert again.controller.current.id == typed.id
    assert again.controller.current.unsent_text == "half a sen"
    again.controller.set_unsent("")
    again.close()
    third = App(path)
    assert third.ask_store(qtbot, lambda store: store.unsent_new()) is None
    assert third.controller.current.id != typed.id
    third.close()


def test_what_others_do_to_the_shown_conversation_is_followed(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    short.answer(qtbot, controller.send("one"))
    current = controller.current
    short.archive.ask(lambda store: store.rename(current.id, "Mine"), changes=True)
    qtbot.waitUntil(lambda: current.given_title == "Mine")
    assert current.title_source is TitleSource.PERSON
    short.answer(qtbot, controller.send("two"))
    short.controller.set_system_prompt("Be kind.")
    assert short.rows(qtbot)[0].title == "Mine"
    short.archive.ask(lambda store: store.set_pinned([current.id], True), changes=True)
    qtbot.waitUntil(lambda: current.pinned)
    short.archive.ask(lambda store: store.delete_conversations([current.id]), changes=True)
    qtbot.waitUntil(lambda: controller.current is not current)
    assert controller.current.messages == []


def test_a_conversation_deleted_while_it_is_answered_comes_back_whole(
    endless: App, qtbot: QtBot
) -> None:
    controller = endless.controller
    controller.send("one")
    conversation, answer = controller.current, controller.current.messages[1]
    qtbot.waitUntil(lambda: bool(answer.text))
    endless.archive.ask(lambda store: store.delete_conversations([conversation.id]), changes=True)
    qtbot.waitUntil(lambda: controller.current is not conversation)
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    assert endless.rows(qtbot) == []
    endless.archive.ask(lambda store: store.restore_conversations([conversation.id]))
    assert picture(endless.stored(qtbot, conversation.id)) == picture(conversation)


def test_an_answer_deleted_while_it_is_written_comes_back_whole(endless: App, qtbot: QtBot) -> None:
    controller = endless.controller
    controller.send("one")
    question, answer = controller.current.messages
    qtbot.waitUntil(lambda: bool(answer.text))
    controller.delete(question)
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    assert endless.stored(qtbot).messages == []
    controller.undo_delete()
    check(endless, qtbot)
    assert endless.stored(qtbot).messages[1].text == answer.text


def test_the_words_of_a_deleted_question_leave_the_title(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    short.answer(qtbot, controller.send("my secret"))
    controller.delete(controller.current.messages[0])
    short.answer(qtbot, controller.send("something else"))
    assert [row.title for row in short.rows(qtbot)] == ["something else"]
    controller.delete(controller.current.messages[0])
    controller.undo_delete()
    controller.undo_delete()
    assert [row.title for row in short.rows(qtbot)] == ["my secret"]
    check(short, qtbot)


def test_a_conversation_that_is_still_answered_is_not_read_from_the_disk(
    endless: App, qtbot: QtBot
) -> None:
    controller = endless.controller
    controller.send("one")
    first = controller.current
    qtbot.waitUntil(lambda: bool(first.messages[1].text))
    controller.new_conversation()
    controller.open_conversation(first.id)
    assert controller.current is first
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    check(endless, qtbot)


def test_the_last_wish_counts(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    ids = []
    for text in ("one", "two"):
        controller.new_conversation()
        short.answer(qtbot, controller.send(text))
        ids.append(controller.current.id)
    controller.new_conversation()
    qtbot.waitUntil(lambda: not controller.conversations)  # both are written
    shown: list[int] = []
    controller.conversation_shown.connect(lambda conversation: shown.append(conversation.id))
    controller.open_conversation(ids[0])
    controller.open_conversation(ids[1])
    qtbot.waitUntil(lambda: controller.current.id == ids[1])
    short.rows(qtbot)
    assert shown == [ids[1]]
    controller.open_conversation(12345)
    short.rows(qtbot)
    assert controller.current.id == ids[1]
    controller.open_conversation(ids[0])
    controller.new_conversation()
    short.rows(qtbot)
    assert controller.current.id not in ids


def test_copies_and_branches_have_titles_of_their_own(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    answer = short.answer(qtbot, controller.send("one"))
    first = controller.current
    controller.branch(answer)
    assert controller.current.title == "one (2)"
    qtbot.waitUntil(lambda: len(short.rows(qtbot)) == 2)
    short.answer(qtbot, controller.send("two"))  # the title stays
    controller.open_conversation(first.id)
    qtbot.waitUntil(lambda: controller.current.id == first.id)
    controller.branch(controller.current.messages[-1])
    qtbot.waitUntil(lambda: controller.current.title == "one (3)")
    titles = {row.title for row in short.rows(qtbot)}
    assert titles == {"one", "one (2)", "one (3)"}


def test_the_list_counts_what_is_shown(short: App, qtbot: QtBot) -> None:
    controller = short.controller
    one = short.answer(qtbot, controller.send("one"))
    short.answer(qtbot, controller.send("two"))
    again = short.answer(qtbot, controller.regenerate(one))

    def counted() -> int:
        (row,) = short.rows(qtbot)
        return row.message_count

    qtbot.waitUntil(lambda: counted() == 2)
    controller.select(one)
    qtbot.waitUntil(lambda: counted() == 4)
    removals: list[str] = []
    controller.removal_told.connect(removals.append)
    question = controller.current.messages[0]
    controller.delete(question)
    assert removals == ["Question deleted, with 4 messages behind it."]
    controller.undo_delete()
    qtbot.waitUntil(lambda: counted() == 4)
    controller.delete(controller.current.messages[2])
    assert removals[-1] == "Question deleted, with 1 message behind it."
    qtbot.waitUntil(lambda: counted() == 2)
    assert again in controller.current.siblings(one)


def test_a_full_disk_keeps_the_chat_in_memory_until_there_is_room(
    qtbot: QtBot, path: Path, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(path)
    app.load(qtbot, PairFiles(endless_target, None))
    app.controller.answers.limits = GenerationLimits(10)
    app.answer(qtbot, app.controller.send("one"))
    first = app.controller.current

    def fail(*_: object) -> None:
        raise CannotWrite("The disk is full. Make room on it.")

    with monkeypatch.context() as full:
        for name in ("save_message", "save_partial", "save_whole", "save_leaf"):
            full.setattr(ChatStore, name, fail)
        app.answer(qtbot, app.controller.send("two"))
        app.controller.new_conversation()
        app.answer(qtbot, app.controller.send("three"))
        second = app.controller.current
        qtbot.waitUntil(lambda: list(app.controller.conversations) == [second, first])
        assert app.failures == ["The disk is full. Make room on it."]
        app.controller.open_conversation(first.id)
        assert app.controller.current is first
        app.rows(qtbot)
    app.controller.select(first.messages[-1])
    qtbot.waitUntil(lambda: list(app.controller.conversations) == [])  # the others too
    check(app, qtbot)
    app.controller.open_conversation(second.id)
    qtbot.waitUntil(lambda: app.controller.current.id == second.id)
    check(app, qtbot)
    app.close()


def test_all_can_be_deleted_while_an_answer_is_written(endless: App, qtbot: QtBot) -> None:
    controller = endless.controller
    controller.send("one")
    answer = controller.current.messages[1]
    qtbot.waitUntil(lambda: bool(answer.text))
    controller.start_anew()
    endless.archive.ask(ChatStore.delete_all, changes=True)
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY)
    assert endless.rows(qtbot) == []
    assert controller.current.messages == []
    controller.answers.limits = GenerationLimits(5)
    endless.answer(qtbot, controller.send("two"))
    check(endless, qtbot)
    assert len(endless.rows(qtbot)) == 1
