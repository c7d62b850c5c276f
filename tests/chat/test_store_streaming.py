"""What was shown of a streaming answer is there after kill -9, as an interrupted answer."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.engine.events import FinishReason
from stored_answers import answer_records
from stored_chats import chat, keep, keep_message, opened, state


def abandon(store: ChatStore) -> None:
    """End as a process that was killed: nothing is written any more, and locks are gone."""
    store._database.close()
    store._files.unlock()


def pieces(store: ChatStore) -> list[tuple[int, int]]:
    query = "SELECT length(text), length(records) FROM pieces ORDER BY place"
    return [(text, records) for text, records in store._database.rows(query)]


def test_a_streaming_answer_is_written_bit_by_bit_and_there_after_the_app_died(path: Path) -> None:
    conversation = chat("one")
    source = AnswerSource("Big", None, "{}")
    answer = Message(Role.ASSISTANT, source=source, plain_tokens_per_second=20.5)
    store = ChatStore.open(path).store
    keep(store, conversation)
    conversation.append(answer)
    tokens, steps = answer_records(500)
    for start in range(0, 500, 10):
        for token in tokens[start : start + 10]:
            answer.append(token)
        answer.steps[:] = [step for step in steps if step.index < answer.tokens[-1].step]
        store.save_partial(conversation.id, answer)
        store.save_partial(conversation.id, answer)  # nothing is new
    sizes = pieces(store)
    assert len(sizes) == 50
    assert max(text for text, _ in sizes) < 150
    assert max(records for _, records in sizes) < 400
    abandon(store)
    with opened(path) as store:
        loaded = store.load(conversation.id)
        assert loaded is not None
        kept = loaded.messages[1]
        assert (kept.id, kept.text, kept.created_ms) == (answer.id, answer.text, answer.created_ms)
        assert [(t.id, t.origin) for t in kept.tokens] == [(t.id, t.origin) for t in answer.tokens]
        assert [s.accepted for s in kept.steps] == [s.accepted for s in answer.steps]
        assert (kept.source, kept.plain_tokens_per_second) == (source, 20.5)
        assert kept.interrupted
        assert store.rows()[0].message_count == 2
        assert len(store.search(re.findall(r"\w{4,}", answer.text)[3])) >= 1
        assert pieces(store) == []
        answer.finish_reason = FinishReason.STOP
        store.save_partial(conversation.id, answer)
        keep_message(store, answer, conversation)
        loaded = store.load(conversation.id)
        assert loaded is not None
        assert not loaded.messages[1].interrupted
        assert pieces(store) == []


@pytest.mark.parametrize("texts", [("It was", " a", " dark", " night"), ("first try", None, "2nd")])
def test_an_answer_that_goes_on_or_is_begun_anew_keeps_its_place(
    path: Path, texts: tuple[str | None, ...]
) -> None:
    conversation = chat("one")
    answer = Message(Role.ASSISTANT, texts[0] or "", finish_reason=FinishReason.LENGTH)
    conversation.append(answer)
    conversation.add(Message(Role.ASSISTANT, "another"), conversation.roots[0])
    conversation.select(answer)
    store = ChatStore.open(path).store
    keep(store, conversation)
    answer.finish_reason = None
    for text in texts[1:]:
        answer.text = "" if text is None else answer.text + text
        store.save_partial(conversation.id, answer)
    assert state(store.load(conversation.id)) == state(conversation)
    abandon(store)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.rows()[0].message_count == 2, "of the shown branch"
        assert len(store.search(answer.text.split()[-1])) == 1


def test_a_streaming_answer_goes_with_its_conversation_and_none_is_without(path: Path) -> None:
    conversation = chat("one")
    store = ChatStore.open(path).store
    keep(store, conversation)
    conversation.append(answer := Message(Role.ASSISTANT, "half"))
    store.save_partial(conversation.id, answer)
    lost = Message(Role.ASSISTANT, "half", parent=Message(Role.USER))
    with pytest.raises(StoreError, match="what it belongs to no longer exists"):
        store.save_partial(conversation.id, lost)
    assert store.rows()[0].message_count == 2
    store.delete_conversations([conversation.id])
    abandon(store)
    with opened(path) as store:
        assert store._database.rows("SELECT count(*) FROM messages") == [(0,)]


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
        everything = "".join(token.text for token in answer_records(1000, seed=rounds)[0]) * 10
        assert everything.startswith(answer.text)
        assert len(answer.text) >= told[-1]
        assert "".join(token.text for token in answer.tokens) == answer.text
        assert answer.interrupted
