"""What was shown of a streaming answer is there after kill -9, as an interrupted answer."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.engine.events import FinishReason, StepFinished, TokenEmitted
from stored_answers import answer_records
from stored_chats import chat, keep, keep_message, opened, state


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


def stream(
    answer: Message, tokens: list[TokenEmitted], steps: list[StepFinished], piece: int = 7
) -> Iterator[None]:
    """Let an answer grow, a few tokens at a time; their steps come with them."""
    for start in range(0, len(tokens), piece):
        for token in tokens[start : start + piece]:
            answer.append(token)
        last = answer.tokens[-1].step
        answer.steps[:] = [step for step in steps if step.index < last]
        yield


def abandon(store: ChatStore) -> None:
    """End as a process that was killed: nothing is written any more, and locks are gone."""
    store._database.close()
    store._files.unlock()


def streamed(path: Path) -> tuple[Conversation, Message]:
    """An answer that was streaming when the app died."""
    conversation = chat("one")
    answer = Message(
        Role.ASSISTANT,
        source=AnswerSource("Big", None, "{}"),
        plain_tokens_per_second=20.5,
    )
    store = ChatStore.open(path).store
    keep(store, conversation)
    conversation.append(answer)
    for _ in stream(answer, *answer_records(200)):
        store.save_partial(conversation.id, answer)
    abandon(store)
    return conversation, answer


def test_a_streaming_answer_is_there_after_the_app_died(path: Path) -> None:
    conversation, answer = streamed(path)
    with opened(path) as store:
        loaded = store.load(conversation.id)
        assert loaded is not None
        kept = loaded.messages[1]
        assert (kept.id, kept.text, kept.created_ms) == (answer.id, answer.text, answer.created_ms)
        assert [t.id for t in kept.tokens] == [t.id for t in answer.tokens]
        assert [t.origin for t in kept.tokens] == [t.origin for t in answer.tokens]
        assert [s.accepted for s in kept.steps] == [s.accepted for s in answer.steps]
        assert (kept.source, kept.plain_tokens_per_second) == (answer.source, 20.5)
        assert kept.interrupted
        assert store.rows()[0].message_count == 2
        assert len(store.search(re.findall(r"\w{4,}", answer.text)[3])) >= 1
        assert store._database.rows("SELECT count(*) FROM pieces") == [(0,)]


def test_only_what_is_new_is_written(path: Path) -> None:
    conversation = chat("one")
    answer = Message(Role.ASSISTANT)
    tokens, steps = answer_records(1000)
    with opened(path) as store:
        keep(store, conversation)
        conversation.append(answer)
        for _ in stream(answer, tokens, steps, piece=10):
            store.save_partial(conversation.id, answer)
            store.save_partial(conversation.id, answer)  # nothing is new
        rows = store._database.rows(
            "SELECT length(text), length(records) FROM pieces ORDER BY place"
        )
        assert len(rows) == 100
        assert max(text for text, _ in rows) < 150
        assert max(records for _, records in rows) < 400
        answer.finish_reason = FinishReason.STOP
        keep_message(store, answer, conversation)
        assert store._database.rows("SELECT count(*) FROM pieces") == [(0,)]
        loaded = store.load(conversation.id)
        assert loaded is not None
        assert loaded.messages[1].text == answer.text
        assert not loaded.messages[1].interrupted


def test_an_answer_that_goes_on_keeps_its_place(path: Path) -> None:
    conversation = chat("one")
    answer = Message(Role.ASSISTANT, "It was", finish_reason=FinishReason.LENGTH)
    conversation.append(answer)
    conversation.add(Message(Role.ASSISTANT, "another"), conversation.roots[0])
    conversation.select(answer)
    store = ChatStore.open(path).store
    keep(store, conversation)
    answer.finish_reason = None
    for text in (" a", " dark", " night"):
        answer.text += text
        store.save_partial(conversation.id, answer)
    assert state(store.load(conversation.id)) == state(conversation)
    abandon(store)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.rows()[0].message_count == 2, "of the shown branch"
        assert len(store.search("night")) == 1


def test_an_answer_that_is_begun_anew_leaves_nothing_of_the_first_try(path: Path) -> None:
    conversation = chat("one")
    answer = Message(Role.ASSISTANT, "first try")
    store = ChatStore.open(path).store
    keep(store, conversation)
    conversation.append(answer)
    store.save_partial(conversation.id, answer)
    answer.text = "2nd"
    store.save_partial(conversation.id, answer)
    answer.text += " try"
    store.save_partial(conversation.id, answer)
    abandon(store)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)


def test_a_streaming_answer_of_a_deleted_conversation_goes_with_it(path: Path) -> None:
    conversation = chat("one")
    store = ChatStore.open(path).store
    keep(store, conversation)
    answer = Message(Role.ASSISTANT, "half")
    conversation.append(answer)
    store.save_partial(conversation.id, answer)
    store.delete_conversations([conversation.id])
    abandon(store)
    with opened(path) as store:
        assert store.rows() == []
        assert store._database.rows("SELECT count(*) FROM messages") == [(0,)]


def test_an_answer_to_nothing_is_refused(path: Path) -> None:
    conversation = chat("one")
    with opened(path) as store:
        keep(store, conversation)
        lost = Message(Role.ASSISTANT, "half")
        conversation.append(lost)
        with pytest.raises(StoreError, match="what it belongs to no longer exists"):
            lost.parent = Message(Role.USER)
            store.save_partial(conversation.id, lost)
        assert store.rows()[0].message_count == 1


_WRITER = """
import sys
from pathlib import Path
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ChatStore
from stored_answers import answer_records

store = ChatStore.open(Path(sys.argv[1])).store
conversation = Conversation()
conversation.append(Message(Role.USER, "Go on for ever."))
store.save_whole(conversation)
answer = Message(Role.ASSISTANT)
conversation.append(answer)
tokens, _ = answer_records(1000, seed=int(sys.argv[2]))
print(conversation.id, flush=True)
for round in range(1000):
    for token in tokens[round % 100 * 10 : round % 100 * 10 + 10]:
        answer.append(token)
    store.save_partial(conversation.id, answer)
    print(len(answer.text), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.parametrize("rounds", [1, 20, 90])
def test_kill_9_loses_nothing_that_was_saved(path: Path, rounds: int) -> None:
    places = [str(Path(__file__).parents[1]), *sys.path]
    with subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path), str(rounds)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
    ) as writer:
        assert writer.stdout is not None
        conversation_id = int(writer.stdout.readline())
        for _ in range(rounds):
            saved = int(writer.stdout.readline())
        writer.kill()
        told = [saved, *(int(line) for line in writer.stdout.read().split("\n")[:-1])]
    with opened(path) as store:
        assert store._database.damage(thorough=True) is None
        loaded = store.load(conversation_id)
        assert loaded is not None
        answer = loaded.messages[1]
        tokens, _ = answer_records(1000, seed=rounds)
        everything = "".join(token.text for token in tokens) * 10
        assert everything.startswith(answer.text)
        assert len(answer.text) >= told[-1]
        assert "".join(token.text for token in answer.tokens) == answer.text
        assert answer.interrupted
