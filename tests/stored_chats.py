"""Conversations for the store, and their state as plain values."""

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
