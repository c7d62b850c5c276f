"""Access to values in files of other programs, which may be missing or of any type."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from foretoken.chat.conversations.conversation import LAST_MS, Conversation, Message, Role
from foretoken.chat.sharing.shared import MOST_MESSAGES
from foretoken.system.errors import UserError
from foretoken.system.language import tr_n

T = TypeVar("T")
NO_QUESTION = "(This chat began with an answer.)"  # not translated: it is stored
_LONGEST_NAME = 500


class NotImportable(UserError):
    """Raised if a conversation cannot be imported; the message completes a sentence about it."""


def require_few(messages: Collection[object]) -> None:
    """Raise ``NotImportable`` if there are implausibly many messages."""
    if len(messages) > MOST_MESSAGES:
        raise NotImportable(
            tr_n(
                "it has more than {count} message",
                "it has more than {count} messages",
                MOST_MESSAGES,
            )
        )


def mapping_of(values: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Return a mapping; empty if there is none."""
    found = values.get(name)
    return found if isinstance(found, dict) else {}


def list_of(values: Mapping[str, Any], name: str, kind: type[T]) -> list[T]:
    """Return the items of a list that have this type; empty if there is no list."""
    found = values.get(name)
    return [one for one in found if isinstance(one, kind)] if isinstance(found, list) else []


def text_of(values: Mapping[str, Any], name: str) -> str:
    """Return a text; empty if there is none."""
    found = values.get(name)
    return found if isinstance(found, str) else ""


def short_name(name: str) -> str:
    """Truncate a name, and normalise its white space."""
    return " ".join(name[:_LONGEST_NAME].split())


def add_message(
    conversation: Conversation, message: Message, above: Message | None, question_id: int
) -> Message:
    """Add a message after ``above``; return the message that contains it.

    An answer after another answer is appended to it; an answer without a question gets one.
    """
    if message.role is Role.ASSISTANT and above is not None and above.role is message.role:
        above.text = f"{above.text}\n\n{message.text}"
        return above
    if message.role is Role.ASSISTANT and above is None:
        moment = conversation.created_ms
        above = Message(Role.USER, NO_QUESTION, id=question_id, created_ms=moment)
        conversation.add(above, None)
    conversation.add(message, above)
    return message


def moment_of(found: object, milliseconds: int = 1) -> int:
    """Parse a timestamp in units of ``milliseconds``; return 0 if there is none."""
    if not isinstance(found, int | float) or isinstance(found, bool):
        return 0
    return int(found * milliseconds) if 0 < found <= LAST_MS / milliseconds else 0


def stable_id(*parts: str) -> int:
    """Return a unique number that is always the same for the same parts."""
    digest = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 2 or 1
