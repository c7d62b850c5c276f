"""Conversations on their way to files and out of files, beside the GUI thread."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.sharing.arrivals import Arrival, Arrivals
from foretoken.chat.sharing.exporting import export_file
from foretoken.chat.sharing.formats import ExportOptions
from foretoken.chat.sharing.importing import LeftOut, read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.stored_chats import Selection, read_shared, selected
from foretoken.chat.store.store import ChatStore
from foretoken.control.background import Background, Running, in_words
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import tr, tr_n, tr_noop

_LOOK_S = 0.1
_TELL_S = 0.2
_MOST_REASONS = 20
_NOT_KEPT = tr_noop("Chats are not saved now, so that none can be read or imported.")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Exported:
    """A file that was written."""

    file: Path
    chats: int


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of the chats of some files."""

    arrivals: Arrivals
    added: int
    """Those among them that stand beside others of the same id are counted too."""
    copied: int
    known: int
    left_out: int
    reasons: tuple[str, ...]
    """Why the first ones of those were left out."""

    @property
    def words(self) -> str:
        """The same in sentences."""
        if self.added:
            said = [tr_n("Imported {count} chat.", "Imported {count} chats.", self.added)]
        else:
            said = [tr("Nothing new was imported.")]
        if self.copied:
            said.append(
                tr_n(
                    "{count} chat went on differently here, and now stands beside what you have.",
                    "{count} chats went on differently here, and now stand beside what you have.",
                    self.copied,
                )
            )
        if self.known:
            said.append(
                tr_n(
                    "{count} chat was here already.",
                    "{count} chats were here already.",
                    self.known,
                )
            )
        if self.left_out:
            said.append(
                tr_n(
                    "{count} chat could not be read.",
                    "{count} chats could not be read.",
                    self.left_out,
                )
            )
        return " ".join(said)


class ConversationSharing(QObject):
    """One thing at a time: what is begun while something runs ends that."""

    progressed = Signal(int, int)
    """So many chats are done, of so many; 0: nobody knows of how many."""
    exported = Signal(object)
    """An Exported."""
    imported = Signal(object)
    """An Imported."""
    failed = Signal(str)
    """It was not done, and nothing was changed: why."""

    def __init__(self, archive: ChatArchive | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._work = Background("sharing", self)

    @property
    def busy(self) -> bool:
        """Whether something runs."""
        return self._work.busy

    @Slot()
    def cancel(self) -> None:
        """End what runs: no file is written, and what was imported of one is taken out again."""
        self._work.cancel()

    def export(
        self, wanted: Selection | Sequence[SharedChat], options: ExportOptions, file: Path
    ) -> None:
        """Write conversations, of the store or as they are held, to a file."""

        def work(running: Running) -> Exported:
            titles, chats = self._chats(wanted, running)
            count = 0

            def counted() -> Iterator[SharedChat]:
                nonlocal count
                tell = _Teller(running)
                for chat in chats:
                    yield chat
                    count += 1
                    tell(count, len(titles))

            export_file(counted(), titles, options, file, running.require)
            return Exported(file, count)

        self._start(work, self.exported.emit)

    def import_files(self, files: Sequence[Path]) -> None:
        """Add the conversations of files to the store, all or, after an error, none."""
        arrivals = Arrivals()

        def work(running: Running) -> Imported:
            door = self._door(running)
            try:
                return _import(files, arrivals, door, running)
            except BaseException:
                # Not waited for: somebody may have closed the window.
                door.leave(lambda store: arrivals.take_back(store))
                raise

        self._start(work, self._on_imported)

    def take_back(self, imported: Imported, then: Callable[[tuple[int, ...]], None]) -> None:
        """Take out what was imported; ``then`` hears of those in which somebody went on."""
        if self._archive is not None:
            self._archive.ask(imported.arrivals.take_back, then, changes=True)

    def _start(self, work: Callable[[Running], T], then: Callable[[T], object]) -> None:
        self._work.start(work, then, self._on_failed, on_part=self._on_part)

    def _on_imported(self, imported: Imported) -> None:
        if self._archive is not None:
            self._archive.ask(lambda _: None, changes=True)
        self.imported.emit(imported)

    def _on_part(self, part: tuple[int, int]) -> None:
        self.progressed.emit(*part)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(in_words(error))

    # --- beside the GUI thread ---------------------------------------------------------------

    def _chats(
        self, wanted: Selection | Sequence[SharedChat], running: Running
    ) -> tuple[list[str], Iterator[SharedChat]]:
        if not isinstance(wanted, Selection):
            return [chat.conversation.title for chat in wanted], iter(wanted)
        door = self._door(running)
        rows = door.ask(lambda store: selected(store, wanted))
        if not rows:
            raise SharingError(tr("There is no chat to export."))

        def read() -> Iterator[SharedChat]:
            for row in rows:
                chat = door.ask(lambda store, row=row: read_shared(store, row))  # type: ignore[misc]
                if chat is not None:
                    yield chat

        return [row.title for row in rows], read()

    def _door(self, running: Running) -> _StoreDoor:
        if self._archive is None:
            raise SharingError(tr(_NOT_KEPT))
        return _StoreDoor(self._archive, running)


class _StoreDoor:
    """Asks the store from another thread, and waits for the answer.

    Each question is a short one, so that what is said meanwhile is kept in time.
    """

    def __init__(self, archive: ChatArchive, running: Running) -> None:
        self._archive = archive
        self._running = running

    def ask(self, work: Callable[[ChatStore], T]) -> T:
        """Return what the work does; its errors are raised here."""
        answers: queue.SimpleQueue[tuple[T | None, Exception | None]] = queue.SimpleQueue()

        def tried(store: ChatStore) -> None:
            try:
                answers.put((work(store), None))
            except Exception as error:  # it is raised where it was asked
                answers.put((None, error))

        def not_open() -> None:
            answers.put((None, SharingError(tr(_NOT_KEPT))))

        self._archive.ask(tried, otherwise=not_open)
        while True:
            self._running.require()
            try:
                result, error = answers.get(timeout=_LOOK_S)
            except queue.Empty:
                continue
            if error is not None:
                raise error
            return result  # type: ignore[return-value]  # of the work

    def leave(self, work: Callable[[ChatStore], object]) -> None:
        """Have something done, be it waited for or not."""
        self._archive.ask(work, changes=True)


class _Teller:
    """Tells how far it is, not too often."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self._due = time.monotonic() + _TELL_S

    def __call__(self, done: int, of: int) -> None:
        if time.monotonic() >= self._due:
            self._due = time.monotonic() + _TELL_S
            self._running.tell((done, of))


def _import(
    files: Sequence[Path], arrivals: Arrivals, door: _StoreDoor, running: Running
) -> Imported:
    counts = dict.fromkeys(Arrival, 0)
    reasons: list[str] = []
    left_out = 0
    tell = _Teller(running)
    for file in files:
        for found in read_chats(file, running.require):
            running.require()
            if isinstance(found, LeftOut):
                left_out += 1
                reasons += [found.why] if len(reasons) < _MOST_REASONS else []
                continue
            arrival = door.ask(lambda store, chat=found: arrivals.take(store, chat))  # type: ignore[misc]
            counts[arrival] += 1
            tell(sum(counts.values()), 0)
    copied = counts[Arrival.COPIED]
    if left_out and not any(counts.values()):
        raise SharingError(tr("None of the chats can be imported: {reason}", reason=reasons[0]))
    return Imported(
        arrivals,
        counts[Arrival.ADDED] + copied,
        copied,
        counts[Arrival.KNOWN],
        left_out,
        tuple(reasons),
    )
