"""Full-text search: turns typed words into a query, and matches into snippets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from foretoken.chat.store.answer_codec import UnreadableRecords, unpack_text
from foretoken.chat.store.conversations import (
    COLUMNS,
    SAID,
    ConversationRow,
    SearchHit,
    conversation_row,
)
from foretoken.chat.store.index import LETTERS_WITHOUT_SPACES, MESSAGES, TITLES, folded, spaced
from foretoken.system.database import Database

_QUOTED_OR_NOT = re.compile(r'"([^"]*)("?)|([^\s"]+)')
_NO_WORD = re.compile(r"[\W_]+")
_MOST_WORDS, _MOST_LETTERS = 24, 1_000
_SNIPPET_LENGTH, _SNIPPET_BEFORE = 160, 18  # before the match: fits into the narrow list

_MARKS = "[\u0300-\u036f]*"
_IN_WORD = rf"[^\W_{LETTERS_WITHOUT_SPACES}]"


@dataclass(frozen=True, slots=True)
class Phrase:
    """Adjacent words."""

    words: tuple[str, ...]
    open: bool = False
    """Whether the last word is a prefix."""


def phrases(typed: str) -> list[Phrase]:
    """Parse a search: every word is a phrase of its own, quoted words form one."""
    found = []
    for match in _QUOTED_OR_NOT.finditer(unicodedata.normalize("NFC", typed[:_MOST_LETTERS])):
        quoted, closed, bare = match.groups()
        words = _NO_WORD.sub(" ", spaced(folded(quoted if bare is None else bare))).split()
        if words:
            found.append(Phrase(tuple(words[:_MOST_WORDS]), open=not closed))
    found = found[:_MOST_WORDS]
    return [Phrase(one.words) for one in found[:-1]] + found[-1:]


def search(database: Database, typed: str, limit: int) -> list[SearchHit]:
    """Return at most ``limit`` hits: titles, then messages, each newest first."""
    wanted = phrases(typed)
    if not wanted:
        return []
    query = " AND ".join(f'"{" ".join(one.words)}"' + "*" * one.open for one in wanted)
    pattern = _pattern(wanted)
    hits = []
    for titled in database.rows(_TITLES_SQL, query, limit):
        conversation = conversation_row(titled)
        hits.append(_hit(conversation, None, conversation.title, pattern))
    for message_id, kept, *row in database.rows(_MESSAGES_SQL, query, limit - len(hits)):
        try:
            text = unpack_text(kept)
        except UnreadableRecords:
            continue
        hits.append(_hit(conversation_row(row), message_id, text, pattern))
    return hits


def found_in(
    typed: str, conversation: ConversationRow, message_id: int, text: str
) -> SearchHit | None:
    """Search a message of a conversation that is not in the store; None if a word is missing."""
    wanted = phrases(typed)
    if not wanted or not all(_pattern([one]).search(folded(text)) for one in wanted):
        return None
    return _hit(conversation, message_id, text, _pattern(wanted))


def _hit(
    conversation: ConversationRow, message_id: int | None, text: str, pattern: re.Pattern[str]
) -> SearchHit:
    first = pattern.search(folded(text))
    at = first.start() if first else 0
    start = 0 if message_id is None else at  # a title is marked from its beginning
    return SearchHit(conversation, message_id, *_snippet(text, start, pattern), at)


_TITLES_SQL = f"""
    SELECT {COLUMNS} FROM {TITLES} CROSS JOIN conversations ON conversations.id = {TITLES}.rowid
    WHERE {TITLES} MATCH ? AND conversations.deleted IS NULL AND {SAID}
    ORDER BY conversations.updated_ms DESC LIMIT ?
"""
# CROSS JOIN keeps the order of tables: the index is read from its end until the limit is reached.
_MESSAGES_SQL = f"""
    SELECT messages.id, messages.text, {COLUMNS}
    FROM {MESSAGES}
    CROSS JOIN messages ON messages.key = {MESSAGES}.rowid
    CROSS JOIN conversations ON conversations.id = messages.conversation_id
    WHERE {MESSAGES} MATCH ? AND messages.deleted IS NULL AND conversations.deleted IS NULL
    ORDER BY {MESSAGES}.rowid DESC LIMIT ?
"""


def _snippet(
    text: str, at: int, pattern: re.Pattern[str]
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return one line around the first match, and the spans of all matches in it."""
    start = max(0, at - _SNIPPET_BEFORE)
    if start:  # avoid starting within a word
        start = next((i + 1 for i in range(start - 1, at) if text[i].isspace()), start)
    line = " ".join(text[start : at + 2 * _SNIPPET_LENGTH].split())
    shown = line[:_SNIPPET_LENGTH]
    if len(line) > len(shown) and " " in shown[_SNIPPET_LENGTH // 2 :]:
        shown = shown.rsplit(" ", 1)[0]
    cut = len(line) > len(shown) or at + 2 * _SNIPPET_LENGTH < len(text)
    shown = "…" * bool(start) + shown + "…" * cut
    spans = (match.span() for match in pattern.finditer(folded(shown)))
    return shown, tuple((start, _with_marks(shown, end)) for start, end in spans if start < end)


def _with_marks(text: str, end: int) -> int:
    """Extend the end past vowel signs and accents of the last letter."""
    while end < len(text) and unicodedata.category(text[end]).startswith("M"):
        end += 1
    return end


def _pattern(wanted: Sequence[Phrase]) -> re.Pattern[str]:
    """Return a pattern that finds in folded text what the index has found."""
    # Of two matches at the same position, the longer one is marked.
    longest_first = sorted(wanted, key=lambda one: -sum(map(len, one.words)))
    return re.compile("|".join(_phrase_pattern(one) for one in longest_first))


def _phrase_pattern(phrase: Phrase) -> str:
    gaps = "[\\W_]*" if any(map(_stands_alone, phrase.words)) else "[\\W_]+"
    words = ["".join(re.escape(letter) + _MARKS for letter in folded(w)) for w in phrase.words]
    start = "" if _stands_alone(phrase.words[0]) else f"(?<!{_IN_WORD})"
    end = "" if phrase.open or _stands_alone(phrase.words[-1]) else f"(?!{_IN_WORD})"
    return start + gaps.join(words) + end


def _stands_alone(word: str) -> bool:
    return re.fullmatch(_IN_WORD, word[0]) is None
