"""The search index: which message or title holds which words.

It (FTS5) holds no texts, so whoever takes one out has to give it again. Scripts that are written
without spaces between words are indexed letter by letter: any part of a text in them is found.
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress

from foretoken.chat.store.answer_codec import UnreadableRecords, unpack_text
from foretoken.chat.store.errors import CannotWrite, DamagedIndex
from foretoken.system.database import Database

MESSAGES: str = "messages_index"
"""Row ids are the keys of messages."""
TITLES: str = "titles_index"
"""Row ids are the ids of conversations."""
INDEXES = (MESSAGES, TITLES)

_TIDIED_MESSAGES = 10_000
# Thai and Lao, Myanmar, Khmer, Kana, Han, Hangul (where endings are part of words), later Han.
LETTERS_WITHOUT_SPACES = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
"""As ranges inside a character class."""
_WITHOUT_SPACES = re.compile(f"([{LETTERS_WITHOUT_SPACES}])")


def make_index(database: Database) -> None:
    """Build the index again from the stored texts and titles."""
    with database.transaction():
        for name in INDEXES:
            _drop(database, name)
            # Hits are sorted by time, so the sizes that a ranking would need are left out.
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
    """Tell the index that a text has changed, or come or gone ("" is none); in a transaction.

    The tables have changed already: a damaged index is built again from them.
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
    """Build the index again where it is missing or, ``thorough``, damaged anywhere."""
    with suppress(CannotWrite):  # what is there can be read all the same
        try:
            for name in INDEXES:
                if database.row("SELECT 1 FROM sqlite_master WHERE name = ?", name) is None:
                    raise DamagedIndex
                if thorough:
                    database.run(f"INSERT INTO {name} ({name}) VALUES ('integrity-check')")
        except DamagedIndex:
            make_index(database)


def tidy_index(database: Database) -> None:
    """Drop words of removed texts from the index's file, where that takes a moment only.

    A large index drops them bit by bit, as it grows.
    """
    if (database.value("SELECT max(key) FROM messages") or 0) < _TIDIED_MESSAGES:
        for name in INDEXES:
            database.run(f"INSERT INTO {name} ({name}) VALUES ('optimize')")


def folded(text: str) -> str:
    """The text without case and accents, letter by letter, so that places stay the same."""
    return text.lower() if text.isascii() else text.translate(_FOLDING)


def spaced(text: str) -> str:
    """The text with its words apart, as they are indexed."""
    return text if text.isascii() else _WITHOUT_SPACES.sub(r" \1 ", text)


class _Folding(dict[int, str]):
    """Of each letter that was met."""

    def __missing__(self, code: int) -> str:
        letter = chr(code)
        apart = unicodedata.normalize("NFD", letter)
        # Korean syllables fall into letters, which are no accents.
        base = apart[0] if all(map(unicodedata.combining, apart[1:])) else letter
        plain = base.casefold()
        self[code] = plain if len(plain) == 1 else base
        return self[code]


_FOLDING = _Folding()


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
        # Too damaged to be opened: first it becomes an empty one (as FTS5 makes it).
        database.run(f"DELETE FROM {name}_data")
        database.run(f"INSERT INTO {name}_data (id, block) VALUES (1, x''), (10, zeroblob(7))")
        database.run(f"DROP TABLE {name}")
