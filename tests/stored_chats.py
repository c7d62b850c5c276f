"""Conversations for the store, their state as plain values, and its files."""

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from dataclasses import fields
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ChatStore


@contextmanager
def opened(path: Path) -> Iterator[ChatStore]:
    with closing(ChatStore(path)) as store:
        assert store.notice is None
        yield store


def chat(*texts: str) -> Conversation:
    """Return a conversation of question, answer, question ..."""
    conversation = Conversation()
    for index, text in enumerate(texts):
        conversation.append(Message(Role.ASSISTANT if index % 2 else Role.USER, text))
    return conversation


def keep(store: ChatStore, *conversations: Conversation) -> None:
    for conversation in conversations:
        store.save_whole(conversation)


def keep_message(store: ChatStore, message: Message, conversation: Conversation) -> None:
    leaf = conversation.leaf
    store.save_message(conversation.id, message, None if leaf is None else leaf.id)


LONG = "An answer with some words about this and that. " * 60


def state(conversation: Conversation | None) -> dict[str, Any]:
    assert conversation is not None
    in_memory = {"roots", "leaf", "given_title", "parent", "children", "left_out", "copied_texts"}

    def values(record: Conversation | Message) -> dict[str, Any]:
        names = {one.name for one in fields(record)} - in_memory
        return {name: deepcopy(getattr(record, name)) for name in names if name[0] != "_"}

    return {
        **values(conversation),
        "title": conversation.stored_title,
        "leaf_id": conversation.leaf and conversation.leaf.id,
        "messages": [
            {**values(message), "parent_id": message.parent and message.parent.id}
            for message in conversation.all_messages()
        ],
    }


def titles(store: ChatStore, **wanted: Any) -> list[str]:
    return [row.title for row in store.rows(**wanted)]


def backups(path: Path) -> list[str]:
    return sorted(file.name for file in (path.parent / "backups").iterdir())


def set_aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob("damaged-*.db"))


def fill(path: Path, count: int = 30, *, backup: bool = False) -> list[Conversation]:
    """Store this many chats; a backup has all but the last one."""
    conversations = [chat(f"question {number}", f"{number} {LONG}") for number in range(count)]
    with opened(path) as store:
        keep(store, *conversations[:-1])
        if backup:
            store.make_daily_backup()
        keep(store, conversations[-1])
    return conversations


def reopened(path: Path) -> tuple[str | None, list[str]]:
    """Return notice and titles; check that everything listed can be loaded and searched."""
    with closing(ChatStore(path)) as store:
        assert store._database.damage(thorough=True) is None
        assert store._database.rows("PRAGMA foreign_key_check") == []
        rows = store.rows(limit=1000)
        for row in rows:
            assert len(store.load(row.id).messages) == row.message_count
        store.search("words")
        return store.notice, [row.title for row in rows]


def garbage_in_the_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    rng = random.Random(3)
    for start in range(len(data) // 2, len(data), 4096 * 2):
        data[start : start + 600] = rng.randbytes(600)
    path.write_bytes(data)


def zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))
