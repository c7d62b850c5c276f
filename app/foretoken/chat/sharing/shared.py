"""Conversation to be exported to a file, or imported from one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.figures import answer_figures
from foretoken.models.names import pair_name
from foretoken.system.errors import UserError
from foretoken.system.language import moment_text, tr
from foretoken.system.shown_text import shown_name

MOST_MESSAGES = 100_000
"""Limit per conversation."""


class SharingError(UserError):
    """Raised if conversations cannot be written or read: what, why, and what to do."""


@dataclass(frozen=True, slots=True)
class SharedChat:
    """Unshared copy of a conversation, with further data from the store."""

    conversation: Conversation
    updated_ms: int
    """Time of its last message."""
    folder: str = ""
    """Name of its folder; empty if it is in none."""
    only: Message | None = None
    """The only message to export; None: all."""

    @property
    def shown(self) -> list[Message]:
        """The displayed branch, or the only message."""
        return self.conversation.messages if self.only is None else [self.only]

    @property
    def answers(self) -> list[Message]:
        """The answers of every branch, or the only message."""
        found = self.conversation.all_messages() if self.only is None else [self.only]
        return [message for message in found if message.role is Role.ASSISTANT]


def held(conversation: Conversation, only: Message | None = None, folder: str = "") -> SharedChat:
    """Take a snapshot of a conversation for export; ``only`` is one of its messages."""
    copy = conversation.snapshot()
    messages = list(copy.all_messages())
    newest = max([copy.created_ms, *(message.created_ms for message in messages)])
    wanted = None if only is None else next(one for one in messages if one.id == only.id)
    return SharedChat(copy, newest, folder, wanted)


def exported_tree(chat: SharedChat) -> Conversation:
    """Return the tree to export: all of it, or the only message, with its question if any."""
    if chat.only is None:
        return chat.conversation
    copy = replace(chat.conversation, roots=[], leaf=None, unsent_text="")
    parent = chat.only.parent
    wanted = [chat.only] if parent is None or parent.role is not Role.USER else [parent, chat.only]
    copy.append(*(replace(message, parent=None, children=[]) for message in wanted))
    return copy


def moment(milliseconds: int) -> str:
    """Format a timestamp as local time for display."""
    try:
        local = datetime.fromtimestamp(milliseconds / 1000)
    except (ValueError, OverflowError, OSError):  # beyond the range of this system
        return tr("at an unknown time")
    return moment_text(local)


def facts(message: Message) -> str:
    """Return the models and figures of an answer; empty if unknown."""
    source, found = message.source, []
    if source is not None:
        found = [pair_name(source.target, source.draft), *(one.words for one in source.servers)]
    if message.statistics is not None:
        figures = answer_figures(message.statistics, served=message.served_figures)
        found += [figure.text for figure in figures]
    return " · ".join(map(shown_name, found))


def attached(message: Message) -> str:
    """Return a line with the names of the attached files; empty without any."""
    comma = tr(", ", about="between things in a list")
    names = comma.join(shown_name(one.name) for one in message.attachments)
    return tr("Attached: {names}", names=names) if names else ""


def author(message: Message) -> str:
    """Return the display name of a message's author."""
    if message.role is Role.USER:
        return tr("You")
    if message.role is Role.SYSTEM:
        return tr("System prompt")
    return message.source.target if message.source is not None else tr("Answer")
