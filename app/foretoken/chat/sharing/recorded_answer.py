"""Answers out of a file of chats, to be looked at without taking the chat over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name


def answers_in_file(path: Path, check: Callable[[], None] = lambda: None) -> list[Message]:
    """The answers with tokens that are shown of the first chat that has any, oldest first.

    ``check`` is called now and then, and may raise to end it. Raises ``SharingError``, also where
    there is none.
    """
    for found in read_chats(path, check):
        if isinstance(found, SharedChat):
            answers = [
                message
                for message in found.shown
                if message.role is Role.ASSISTANT and message.tokens
            ]
            if answers:
                return answers
    raise SharingError(
        tr(
            "No answer in {name} was kept with its tokens, so none can play again. Foretoken's "
            "own JSON export has them.",
            name=shown_name(path.name),
        )
    )
