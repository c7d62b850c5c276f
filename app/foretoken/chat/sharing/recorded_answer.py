"""An answer out of a file of chats, to be looked at without taking the chat over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name


def answer_in_file(path: Path, check: Callable[[], None] = lambda: None) -> Message:
    """The last answer of the first chat that has any with tokens; of a single one, that one.

    ``check`` is called now and then, and may raise to end it. Raises ``SharingError``.
    """
    for found in read_chats(path, check):
        if isinstance(found, SharedChat):
            for message in reversed(found.shown):
                if message.role is Role.ASSISTANT and message.tokens:
                    return message
    raise SharingError(
        tr(
            "No answer in {name} was kept with its tokens, so none can play again. Foretoken's "
            "own JSON export has them.",
            name=shown_name(path.name),
        )
    )
