"""A conversation on its way into a file or out of one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.figures import answer_figures
from foretoken.models.names import pair_name
from foretoken.system.errors import ErrorInWords
from foretoken.system.language import moment_text, tr
from foretoken.system.shown_text import shown_name

MOST_MESSAGES = 100_000
"""Of one conversation."""


class SharingError(ErrorInWords):
    """Conversations cannot be written or read: what, why, and what to do."""


@dataclass(frozen=True, slots=True)
class SharedChat:
    """A conversation that nobody else changes, and what the store knows beside it."""

    conversation: Conversation
    updated_ms: int
    """When something was last said in it."""
    folder: str = ""
    """The name of its folder; empty: it is in none."""
    only: Message | None = None
    """The one message that is wanted of it; None: all."""

    @property
    def shown(self) -> list[Message]:
        """What people are shown of it: its branch, or the one message."""
        return self.conversation.messages if self.only is None else [self.only]

    @property
    def answers(self) -> list[Message]:
        """The answers of every branch, or the one."""
        found = self.conversation.all_messages() if self.only is None else [self.only]
        return [message for message in found if message.role is Role.ASSISTANT]


def held(conversation: Conversation, only: Message | None = None, folder: str = "") -> SharedChat:
    """A conversation as it is now, however it goes on; ``only`` is a message of it."""
    copy = conversation.snapshot()
    messages = list(copy.all_messages())
    newest = max([copy.created_ms, *(message.created_ms for message in messages)])
    wanted = None if only is None else next(one for one in messages if one.id == only.id)
    return SharedChat(copy, newest, folder, wanted)


def turn_of(chat: SharedChat) -> Conversation:
    """The tree that is wanted: all of it, or the one message, an answer with its question."""
    if chat.only is None:
        return chat.conversation
    copy = replace(chat.conversation, roots=[], leaf=None, unsent_text="")
    parent = chat.only.parent
    wanted = [chat.only] if parent is None or parent.role is not Role.USER else [parent, chat.only]
    copy.append(*(replace(message, parent=None, children=[]) for message in wanted))
    return copy


def moment(milliseconds: int) -> str:
    """A moment on this computer's clock, for people."""
    try:
        told = datetime.fromtimestamp(milliseconds / 1000)
    except (ValueError, OverflowError, OSError):  # beyond what this system's clock shows
        return tr("at an unknown time")
    return moment_text(told)


def facts(message: Message) -> str:
    """What wrote an answer, and its numbers; empty where neither is known."""
    source, found = message.source, []
    if source is not None:
        found = [pair_name(source.target, source.draft), *(one.words for one in source.servers)]
    if message.statistics is not None:
        figures = answer_figures(message.statistics, served=message.served_figures)
        found += [figure.text for figure in figures]
    return " · ".join(map(shown_name, found))


def attached(message: Message) -> str:
    """A sentence with the names of the attached files; empty without any."""
    comma = tr(", ", about="between things in a list")
    names = comma.join(shown_name(one.name) for one in message.attachments)
    return tr("Attached: {names}", names=names) if names else ""


def author(message: Message) -> str:
    """Who speaks."""
    if message.role is Role.USER:
        return tr("You")
    if message.role is Role.SYSTEM:
        return tr("System prompt")
    return message.source.target if message.source is not None else tr("Answer")
