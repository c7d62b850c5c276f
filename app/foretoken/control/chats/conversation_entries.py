"""What stands in the list of conversations, line by line: headings, folders and chats."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QDate, QLocale

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.conversations.speedups import told_speedup
from foretoken.chat.store.store import ConversationRow, Folder

_WEEK_DAYS = 7
_MONTH_DAYS = 30


def local_day(moment_ms: int) -> date:
    """The day of a moment (milliseconds since 1970) on this computer's clock."""
    return datetime.fromtimestamp(moment_ms / 1000).date()


@lru_cache(maxsize=4096)
def day_group(day: date, today: date) -> str:
    """A heading, newest first in this order: today, yesterday, a week, 30 days, months."""
    age = (today - day).days
    if age <= 0:  # also what a clock that was wrong has put into the future
        return "Today"
    if age == 1:
        return "Yesterday"
    if age <= _WEEK_DAYS:
        return "Previous 7 days"
    if age <= _MONTH_DAYS:
        return "Previous 30 days"
    return QLocale.c().toString(QDate(day.year, day.month, 1), "MMMM yyyy")


def short_day(day: date, today: date) -> str:
    """A day in a word or two."""
    age = (today - day).days
    if age <= 0:
        return "today"
    if age == 1:
        return "yesterday"
    words = "d MMM" if day.year == today.year else "MMM yyyy"
    return QLocale.c().toString(QDate(day.year, day.month, day.day), words)


PINNED = "Pinned"
TEMPORARY = "Temporary"


@dataclass(frozen=True, slots=True)
class GroupHeading:
    """Words above a group; nothing can be done with it."""

    text: str


@dataclass(frozen=True, slots=True)
class FolderHeading:
    """A folder, with what it holds below it while it is unfolded."""

    folder: Folder
    unfolded: bool
    empty: bool = False
    """It is unfolded, and nothing is in it."""


@dataclass(frozen=True, slots=True)
class ListedChat:
    """A conversation in its place."""

    row: ConversationRow
    folder: Folder | None = None
    """The folder that it stands under; None for a pinned one, wherever it belongs."""
    saved: bool = True
    """It is in the store; another one cannot be renamed, moved and so on."""
    temporary: bool = False
    """It never will be."""


Entry: TypeAlias = GroupHeading | FolderHeading | ListedChat


def entry_key(entry: Entry) -> Hashable:
    """What an entry is known by, whatever it shows."""
    if isinstance(entry, ListedChat):
        return "chat", entry.row.id
    if isinstance(entry, FolderHeading):
        return "folder", entry.folder.id
    return "heading", entry.text


def row_of(conversation: Conversation) -> ConversationRow:
    """The row of a conversation in memory."""
    messages = sorted(conversation.all_messages(), key=lambda message: message.id)
    return ConversationRow(
        id=conversation.id,
        title=conversation.title,
        title_source=conversation.title_source,
        created_ms=conversation.created_ms,
        updated_ms=messages[-1].created_ms if messages else conversation.created_ms,
        pinned=conversation.pinned,
        archived=conversation.archived,
        folder_id=conversation.folder_id,
        message_count=len(conversation.messages),
        speedup=told_speedup(conversation),
    )


def list_entries(
    rows: Sequence[ConversationRow],
    folders: Sequence[Folder],
    unfolded: Set[int],
    today: date,
    memory: Sequence[Conversation] = (),
) -> list[Entry]:
    """Put rows below their headings: temporary, pinned, the ``unfolded`` folders, days.

    Stored rows of the same place are in the order in which they are given; a pinned one stands in
    no other place. Of the conversations in ``memory`` those are listed that have no row.
    """
    stored = {row.id for row in rows}
    others = [each for each in memory if each.id not in stored]
    temporary = [row_of(each) for each in others if each.temporary]
    entries: list[Entry] = []
    if temporary:
        chats = [ListedChat(row, saved=False, temporary=True) for row in temporary]
        entries += [GroupHeading(TEMPORARY), *chats]
    pinned = [ListedChat(row) for row in rows if row.pinned]
    if pinned:
        entries += [GroupHeading(PINNED), *pinned]
    inside: dict[int | None, list[ConversationRow]] = {folder.id: [] for folder in folders}
    outside: list[ConversationRow] = []
    for row in rows:
        if not row.pinned:
            inside.get(row.folder_id, outside).append(row)
    for folder in folders:
        opened = folder.id in unfolded
        inner = [ListedChat(row, folder) for row in inside[folder.id]] if opened else []
        entries += [FolderHeading(folder, opened, empty=opened and not inner), *inner]
    unsaved = [row_of(each) for each in others if not each.temporary]
    if unsaved:
        outside = sorted(outside + unsaved, key=lambda row: row.key[1:], reverse=True)
    days = groupby(outside, key=lambda row: day_group(local_day(row.updated_ms), today))
    for text, group in days:
        entries.append(GroupHeading(text))
        entries += [ListedChat(row, saved=row.id in stored) for row in group]
    return entries
