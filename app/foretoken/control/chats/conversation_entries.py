"""Entries of the list of conversations: headings, folders and chats."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QDate, QLocale

from foretoken.chat.conversations.conversation import Conversation, conclusive_speedup
from foretoken.chat.store.store import ConversationRow, Folder
from foretoken.system.language import month_text, spoken, tr, tr_noop


def local_day(moment_ms: int) -> date:
    """Return the local date of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(moment_ms / 1000).date()


def short_day(day: date, today: date) -> str:
    """Return a date in a word or two."""
    age = (today - day).days
    if age <= 0:
        return tr("today", about="a short date")
    if age == 1:
        return tr("yesterday", about="a short date")
    if day.year == today.year:
        form = tr("d MMM", about="how a day of this year is written in short, in Qt's letters")
    else:
        form = tr("MMM yyyy", about="how a month is written in short, in Qt's letters")
    code = spoken().code
    locale = QLocale.c() if code == "en" else QLocale(code)
    return locale.toString(QDate(day.year, day.month, day.day), form)


PINNED = "pinned"
TEMPORARY = "temporary"
TODAY = "today"
_YESTERDAY, _WEEK, _MONTH = "yesterday", "week", "month"
# By the most days ago; the future, from a clock that was wrong, is today.
_GROUPS = ((0, TODAY), (1, _YESTERDAY), (7, _WEEK), (30, _MONTH))
_HEADINGS = {
    PINNED: tr_noop("Pinned", about="above some chats"),
    TEMPORARY: tr_noop("Temporary", about="above some chats"),
    TODAY: tr_noop("Today", about="above some chats"),
    _YESTERDAY: tr_noop("Yesterday", about="above some chats"),
    _WEEK: tr_noop("Previous 7 days", about="above some chats"),
    _MONTH: tr_noop("Previous 30 days", about="above some chats"),
}


@dataclass(frozen=True, slots=True)
class GroupHeading:
    """Heading above a group of chats."""

    group: str
    """One of the constants above, or the first day of a month in ISO 8601."""

    @property
    def text(self) -> str:
        """The displayed text."""
        if self.group in _HEADINGS:
            return tr(_HEADINGS[self.group], about="above some chats")
        return month_text(date.fromisoformat(self.group))


def day_group(day: date, today: date) -> GroupHeading:
    """Return a day's heading, newest first: today, yesterday, 7 days, 30 days, months."""
    for most_days, group in _GROUPS:
        if (today - day).days <= most_days:
            return GroupHeading(group)
    return GroupHeading(day.replace(day=1).isoformat())


@dataclass(frozen=True, slots=True)
class FolderHeading:
    """A folder; its chats follow while it is unfolded."""

    folder: Folder
    unfolded: bool
    empty: bool = False
    """Whether it is unfolded and has no chats."""


@dataclass(frozen=True, slots=True)
class ListedChat:
    """A conversation in the list."""

    row: ConversationRow
    folder: Folder | None = None
    """The folder it is listed in; None for a pinned one, whatever its folder."""
    saved: bool = True
    """Whether it is in the store; otherwise it cannot be renamed, moved and so on."""
    temporary: bool = False
    """Whether it will never be stored."""


Entry: TypeAlias = GroupHeading | FolderHeading | ListedChat


def entry_key(entry: Entry) -> Hashable:
    """Return what identifies an entry, independent of its content."""
    if isinstance(entry, ListedChat):
        return "chat", entry.row.id
    if isinstance(entry, FolderHeading):
        return "folder", entry.folder.id
    return "heading", entry.group


def row_of(conversation: Conversation) -> ConversationRow:
    """Return a row for a conversation in memory."""
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
        speedup=conclusive_speedup(conversation),
    )


def list_entries(
    rows: Sequence[ConversationRow],
    folders: Sequence[Folder],
    unfolded: Set[int],
    today: date,
    memory: Sequence[Conversation] = (),
) -> list[Entry]:
    """Sort rows under their headings: temporary, pinned, the ``unfolded`` folders, days.

    Stored rows keep their order within a group; pinned ones are not repeated elsewhere.
    Conversations in ``memory`` are listed if they have no row.
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
        outside = sorted(outside + unsaved, key=lambda row: (row.updated_ms, row.id), reverse=True)
    days = groupby(outside, key=lambda row: day_group(local_day(row.updated_ms), today))
    for heading, group in days:
        entries.append(heading)
        entries += [ListedChat(row, saved=row.id in stored) for row in group]
    return entries
