"""Background export and import of conversations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.chat.sharing.exporting import ExportOptions, export_file
from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.stored_chats import (
    ChatImport,
    ImportResult,
    Selection,
    read_shared,
    selected,
)
from foretoken.control.background import Background, Running
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import said, tr, tr_n

_REPORT_INTERVAL_S = 0.1
"""Limits progress reports: small chats pass by the thousand."""


@dataclass(frozen=True, slots=True)
class Imported:
    """Result of an import."""

    arrivals: ChatImport
    counts: Mapping[ImportResult, int]
    left_out: int
    """Number of chats that could not be read."""

    @property
    def added(self) -> int:
        """Number of chats that are new, or were added next to an existing version."""
        return self.counts[ImportResult.ADDED] + self.counts[ImportResult.COPIED]

    @property
    def words(self) -> str:
        """Summary for the user."""
        parts = [tr("Nothing new was imported.")]
        if self.added:
            parts = [tr_n("Imported {count} chat.", "Imported {count} chats.", self.added)]
        if copied := self.counts[ImportResult.COPIED]:
            parts.append(
                tr_n(
                    "{count} chat was continued differently here, so it was added as a separate "
                    "chat.",
                    "{count} chats were continued differently here, so they were added as "
                    "separate chats.",
                    copied,
                )
            )
        if known := self.counts[ImportResult.KNOWN]:
            parts.append(
                tr_n("{count} chat was already here.", "{count} chats were already here.", known)
            )
        if self.left_out:
            parts.append(said("import-chats-unreadable", count=self.left_out))
        return " ".join(parts)


class ConversationSharing(Background):
    """Export and import, one at a time: a new one cancels the running one.

    An export that failed or was cancelled writes no file, such an import is rolled back.
    """

    progressed = Signal(int, int)
    """Number of chats done, and in total; 0 if the total is unknown."""
    exported = Signal(object, int)
    """Path of the file, and its number of chats."""
    imported = Signal(object)
    """An Imported."""

    def __init__(self, archive: ChatArchive, parent: QObject | None = None) -> None:
        super().__init__("sharing", parent)
        self._archive = archive

    def export(
        self, wanted: Selection | Sequence[SharedChat], options: ExportOptions, file: Path
    ) -> None:
        """Export conversations, of the store or in memory, to a file."""

        def work(running: Running) -> int:
            titles, chats = self._chats(wanted, running)
            count = 0

            def counted() -> Iterator[SharedChat]:
                nonlocal count
                for chat in chats:
                    yield chat
                    count += 1
                    running.tell((count, len(titles)), every_s=_REPORT_INTERVAL_S)

            export_file(counted(), titles, options, file, running.require)
            running.tell((count, len(titles)))
            return count

        self.start(work, partial(self.exported.emit, file), on_part=self._on_part)

    def import_files(self, files: Sequence[Path]) -> None:
        """Import the conversations of files, all of them or, after an error, none."""
        arrivals, archive = ChatImport(), self._archive

        def work(running: Running) -> Imported:
            try:
                return self._import(files, arrivals, running)
            except BaseException:
                # Not awaited: the window may have been closed.
                archive.ask(arrivals.undo, changes=True)
                raise

        self.start(work, self._on_imported, on_part=self._on_part)

    def undo_import(self, imported: Imported, then: Callable[[tuple[int, ...]], None]) -> None:
        """Undo an import; ``then`` gets the ids of conversations continued since, which stay."""
        self._archive.ask(imported.arrivals.undo, then, changes=True)

    def _on_part(self, counts: tuple[int, int]) -> None:
        self.progressed.emit(*counts)

    def _on_imported(self, imported: Imported) -> None:
        self._archive.ask(lambda _: None, changes=True)
        self.imported.emit(imported)

    # --- background thread -------------------------------------------------------------------

    def _chats(
        self, wanted: Selection | Sequence[SharedChat], running: Running
    ) -> tuple[list[str], Iterator[SharedChat]]:
        if not isinstance(wanted, Selection):
            return [chat.conversation.title for chat in wanted], iter(wanted)
        archive = self._archive
        rows = archive.wait_for(lambda store: selected(store, wanted), running)
        if not rows:
            raise SharingError("export-without-chats")
        read = (archive.wait_for(partial(read_shared, row=row), running) for row in rows)
        return [row.title for row in rows], (chat for chat in read if chat is not None)

    def _import(self, files: Sequence[Path], arrivals: ChatImport, running: Running) -> Imported:
        archive, counts = self._archive, dict.fromkeys(ImportResult, 0)
        why, left_out = "", 0
        for file in files:
            for found in read_chats(file, running.require):
                running.require()
                if isinstance(found, str):
                    why, left_out = why or found, left_out + 1
                    continue
                arrival = archive.wait_for(partial(arrivals.add, chat=found), running)
                counts[arrival] += 1
                running.tell((sum(counts.values()), 0), every_s=_REPORT_INTERVAL_S)
        running.tell((sum(counts.values()), 0))
        if left_out and not any(counts.values()):
            raise SharingError("import-none-usable", reason=why)
        return Imported(arrivals, counts, left_out)
