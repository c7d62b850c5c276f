"""Full-text search index of messages and titles (FTS5).

It is contentless, so removing a text requires the text itself. Scripts without spaces between words
are indexed letter by letter, so that any part of a text is found.
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from functools import cache

from foretoken.chat.store.answer_codec import UnreadableRecords, unpack_text
from foretoken.chat.store.errors import CannotWrite, DamagedIndex
from foretoken.system.database import Database

MESSAGES: str = "messages_index"
"""Index of messages; row ids are message keys."""
TITLES: str = "titles_index"
"""Index of titles; row ids are conversation ids."""
INDEXES = (MESSAGES, TITLES)

_TIDIED_MESSAGES = 10_000
# Thai and Lao, Myanmar, Khmer, Kana, Han, Hangul (where endings are part of words), later Han.
LETTERS_WITHOUT_SPACES = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
"""Ranges for a regular expression's character class."""
_WITHOUT_SPACES = re.compile(f"([{LETTERS_WITHOUT_SPACES}])")


def make_index(database: Database) -> None:
    """Rebuild the index from the stored texts and titles."""
    with database.transaction():
        for name in INDEXES:
            _drop(database, name)
            # Hits are sorted by time, so the column sizes for ranking are not needed.
            database.run(
                f"CREATE VIRTUAL TABLE {name} USING fts5 (text, content = '', columnsize = 0, "
                "tokenize = 'unicode61 remove_diacritics 2')"
            )
        for key, kept in database.each("SELECT key, text FROM messages ORDER BY key"):
            with suppress(UnreadableRecords):
                _add(database, MESSAGES, key, unpack_text(kept))
        for key, title in database.each("SELECT id, title FROM conversations"):
            _add(database, TITLES, key, title)


def change_text(database: Database, index: str, key: int, before: str, after: str) -> None:
    """Update the index for a changed, new or removed text ("" is none); call in a transaction.

    The tables must be updated already: a damaged index is rebuilt from them.
    """
    if before == after:
        return
    try:
        if before:
            _remove(database, index, key, before)
        if after:
            _add(database, index, key, after)
    except DamagedIndex:
        make_index(database)


def mend_index(database: Database, *, thorough: bool) -> None:
    """Rebuild the index if it is missing or, if ``thorough``, damaged anywhere."""
    with suppress(CannotWrite):  # the store can still be read
        try:
            for name in INDEXES:
                if database.row("SELECT 1 FROM sqlite_master WHERE name = ?", name) is None:
                    raise DamagedIndex("search-index-damaged")
                if thorough:
                    database.run(f"INSERT INTO {name} ({name}) VALUES ('integrity-check')")
        except DamagedIndex:
            make_index(database)


def tidy_index(database: Database) -> None:
    """Purge words of removed texts from a small index, where this is fast.

    A large index drops them gradually as it grows.
    """
    if (database.value("SELECT max(key) FROM messages") or 0) < _TIDIED_MESSAGES:
        for name in INDEXES:
            database.run(f"INSERT INTO {name} ({name}) VALUES ('optimize')")


def folded(text: str) -> str:
    """Fold case and accents of a text, preserving positions."""
    return text.lower() if text.isascii() else "".join(map(_folded_letter, text))


def spaced(text: str) -> str:
    """Separate the words of a text by spaces, as they are indexed."""
    return text if text.isascii() else _WITHOUT_SPACES.sub(r" \1 ", text)


@cache
def _folded_letter(letter: str) -> str:
    apart = unicodedata.normalize("NFD", letter)
    # Korean syllables decompose into letters, which are not accents.
    base = apart[0] if all(map(unicodedata.combining, apart[1:])) else letter
    plain = base.casefold()
    return plain if len(plain) == 1 else base


def _add(database: Database, index: str, key: int, text: str) -> None:
    database.run(f"INSERT INTO {index} (rowid, text) VALUES (?, ?)", key, _words(text))


def _remove(database: Database, index: str, key: int, text: str) -> None:
    database.run(
        f"INSERT INTO {index} ({index}, rowid, text) VALUES ('delete', ?, ?)", key, _words(text)
    )


def _words(text: str) -> str:
    return spaced(folded(text))


def _drop(database: Database, name: str) -> None:
    try:
        database.run(f"DROP TABLE IF EXISTS {name}")
    except DamagedIndex:
        # Too damaged to be opened: first replace it by an empty one (as created by FTS5).
        database.run(f"DELETE FROM {name}_data")
        database.run(f"INSERT INTO {name}_data (id, block) VALUES (1, x''), (10, zeroblob(7))")
        database.run(f"DROP TABLE {name}")
