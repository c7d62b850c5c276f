"""The store of the chats: one SQLite file, private to its person, that survives kill -9.

Others import everything from here. Every method raises ``StoreError`` with a sentence for people
(what, why, what to do) where it cannot do its work; what it had begun is then undone. After one
that failed the store can be used on: a full disk may have room again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from foretoken.chat.store.conversations import ANY_FOLDER, contents
from foretoken.chat.store.copies import opened_backup, write_copy
from foretoken.chat.store.errors import (
    CannotWrite,
    DamagedFile,
    DamagedIndex,
    LockedFile,
    StoreError,
)
from foretoken.chat.store.files import BEFORE_RESTORE, StoreFiles
from foretoken.chat.store.index import make_index
from foretoken.chat.store.messages import KeptMessages
from foretoken.chat.store.search import search
from foretoken.chat.store.stored import (
    ConversationRow,
    Folder,
    SearchHit,
    StoreContents,
    SystemPrompt,
    WrittenText,
)
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import data_path

__all__ = [
    "ANY_FOLDER",
    "ChatStore",
    "ConversationRow",
    "Folder",
    "SearchHit",
    "StoreContents",
    "StoreError",
    "SystemPrompt",
    "WrittenText",
    "default_path",
]

# A large deletion goes on at the next opportunity; nobody sees what is left of it.
_PURGED_AT_OPEN_S, _PURGED_AT_CLOSE_S = 0.2, 1.5
_KEPT_DAYS = 3
_log = logging.getLogger(__name__)


def default_path() -> Path:
    """The file of the chats, in a folder of its own that holds its backups too."""
    return data_path("chats") / "chats.db"


class ChatStore(KeptMessages):
    """The chats on disk; used by one thread, that which opened it, and by one process at a time."""

    def __init__(self, path: Path) -> None:
        """Open or create the store at ``path``, which has a folder of its own (0700).

        Checks the file; a damaged one is set aside beside it, and the last good backup takes its
        place, with what can still be read. Brings an older file up to date, after a backup.
        Answers that were streaming when the app died become messages that are ``interrupted``.
        What was deleted is removed for good.

        Where nothing can be written, it can be read all the same: see ``read_only``.

        Raises ``StoreError``: not writable and not readable as it is, in use by another process,
        written by a newer version (then nothing is changed).
        """
        super().__init__()
        self.notice: str | None = None
        """For the user, e.g. that a damaged file was replaced by its backup; None: all is well."""
        self.read_only: CannotWrite | None = None
        """Why it can only be read; None: it can be written to."""
        self._files = StoreFiles(path)
        self._closed = False
        try:
            self._open()
        except BaseException:
            self._files.unlock()
            raise

    # --- opening and closing -------------------------------------------------------------------

    def _open(self) -> None:
        try:
            self._files.lock()
            try:
                self._open_sound()
            except DamagedFile:  # a large file, of which only a part was checked
                self._files.suspect()
                self._open_sound()
        except LockedFile:
            raise
        except CannotWrite as why:
            self.read_only, self.notice = why, str(why)
            try:
                self._database = self._files.open_read_only()
            except StoreError as error:
                _log.error("The chats cannot be read either: %s", error)
                raise why from None

    def _open_sound(self) -> None:
        self._database, self.notice = self._files.open_sound()
        try:
            self._begin()
        except BaseException:
            self._database.close()
            raise

    def _begin(self) -> None:
        """Take over what the last run has left."""
        self._kept.clear()
        try:
            self._take_over_pieces()
            self._purge(_PURGED_AT_OPEN_S)
        except CannotWrite as error:  # all can be read even where the disk is full
            _log.error("What the last run has left stays as it is: %s", error)

    def make_writable(self) -> str | None:
        """Try again what could not be done at first; return a notice for the user, or None.

        Raises ``StoreError``; then it can be read as before, if it still can be at all.
        """
        self._files.lock()
        self._database.close()
        try:
            self._database, notice = self._files.open_sound()
        except StoreError:
            self._database = self._files.open_read_only()
            raise
        self.read_only = None
        self._begin()
        return notice

    def close(self) -> None:
        """Remove for good what was deleted, and close the file; twice does no harm."""
        if self._closed:
            return
        self._closed = True
        try:
            if self.read_only is None:
                self._purge(_PURGED_AT_CLOSE_S)
        finally:
            try:
                self._database.close()
            finally:
                self._files.unlock()

    # --- the whole -----------------------------------------------------------------------------

    def search(self, words: str, *, limit: int = 50) -> list[SearchHit]:
        """Find messages and titles that hold all words; titles first, then newest first.

        The last word may be the beginning of one; "words in quotes" stand side by side. Case and
        accents do not matter. Any input is fine; without a letter or digit it finds nothing.
        Archived conversations are searched too (``SearchHit.conversation.archived``), deleted
        ones and answers that still stream are not. At most ``limit`` hits, several of a
        conversation counted each.
        """
        try:
            return search(self._database, words, limit)
        except DamagedIndex:
            make_index(self._database)
            return search(self._database, words, limit)

    def make_daily_backup(
        self, go_on: Callable[[], bool] = lambda: True, *, anew: bool = False
    ) -> bool:
        """Copy the store beside itself, once a day; the last good copies are kept.

        Takes seconds with hundreds of thousands of messages: it gives up where ``go_on`` says no
        (asked several times a second), to be called again later. Returns whether today has a copy.
        A copy is checked before it counts; damage is repaired when it is opened again.
        ``anew``: also if today has one.
        """
        today = self._files.backups / f"daily-{datetime.now():%Y-%m-%d}.db"
        if today.exists() and not anew:
            return True
        try:
            write_copy(self._database, today, go_on)
        except Cancelled:
            return False
        except DamagedFile:
            self._files.suspect()
            raise
        with suppress(OSError):
            for old in self._files.daily_backups()[_KEPT_DAYS:]:
                old.unlink()
        return True

    def backup_to(self, path: Path) -> None:
        """Write everything into one file (0600), in the place of one that is there."""
        if self._files.folder.resolve() in path.resolve().parents:
            raise StoreError(
                tr(
                    "The backup cannot be saved there, because that folder holds the chats "
                    "themselves. Choose another folder."
                )
            )
        write_copy(self._database, path)

    def look_into(self, path: Path) -> StoreContents:
        """Check a file from ``backup_to``, and say what is in it; ``StoreError`` says why not."""
        with opened_backup(path, self._files.restoring, searchable=False) as backup:
            return contents(backup)

    def restore_from(self, path: Path) -> str:
        """Replace everything by what a file from ``backup_to`` holds, and say what happened.

        The file is checked first; where it is not good, ``StoreError`` says why and nothing has
        changed. What was there before is kept beside the store as one more such file.
        """
        with opened_backup(path, self._files.restoring, searchable=True) as backup:
            write_copy(self._database, self._files.backups / BEFORE_RESTORE)
            backup.copy_into(self._database)
        with suppress(StoreError):
            # What is there now is what a damaged file would have to go back to.
            self.make_daily_backup(anew=True)
        self._begin()
        here = tr_n(
            "{count} chat was restored from the backup {name}.",
            "{count} chats were restored from the backup {name}.",
            self._database.value("SELECT count(*) FROM conversations"),
            name=path.name,
        )
        before = tr(
            "What was here before is kept as {name} in the folder {folder} of the chats.",
            name=BEFORE_RESTORE,
            folder=self._files.backups.name,
        )
        return f"{here} {before}"

    def undo_restore(self) -> None:
        """What was there before the last ``restore_from`` changes places with what is there now."""
        self.restore_from(self._files.backups / BEFORE_RESTORE)

    def delete_all(self) -> None:
        """Delete everything for good: chats, folders, prompts, backups and files set aside."""
        if self.read_only is not None:
            self.make_writable()
        self._database.close()
        try:
            self._files.remove_all()
        finally:
            self._database, _ = self._files.open_sound()
            self._begin()
