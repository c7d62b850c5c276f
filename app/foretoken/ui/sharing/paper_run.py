"""Fills pages while the window goes on: a piece at a time, a conversation after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QSaveFile, QTimer, Signal, Slot
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter

from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.system.language import tr
from foretoken.ui.sharing.paper import Paper

NextChat = Callable[[int, Callable[[SharedChat | None], None]], None]
"""Gives the conversation at a place to whoever is named, soon; None: it is gone."""


class PaperRun(QObject):
    """Paints on a device from ``begin`` on; all of it happens on the GUI thread."""

    progressed = Signal(int, int)
    """So many conversations are done, of so many."""
    ended = Signal(int)
    """So many are on the pages."""
    failed = Signal(str)

    def __init__(self, count: int, next_chat: NextChat, parent: QObject) -> None:
        super().__init__(parent)
        self._count = count
        self._next_chat = next_chat
        self._paper: Paper | None = None
        self._file: QSaveFile | None = None
        self._device: QPagedPaintDevice | None = None
        self._pieces: Iterator[None] = iter(())
        self._at = self._done = 0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_due)

    def begin_pdf(self, file: str, title: str, *, colours: bool) -> None:
        """Write a PDF, which takes the place of what is there when it is complete."""
        self._file = QSaveFile(file)
        if not self._file.open(QSaveFile.OpenModeFlag.WriteOnly):
            why = self._file.errorString()
            self._fail(tr("{file} cannot be written: {why}.", file=file, why=why))
            return
        writer = QPdfWriter(self._file)
        writer.setTitle(title)
        writer.setCreator("Foretoken")  # not translated: a name
        self.begin(writer, colours=colours)

    def begin(self, device: QPagedPaintDevice, *, colours: bool) -> None:
        """Fill the pages of a device."""
        self._device = device
        try:
            self._paper = Paper(device, colours=colours)
        except SharingError as error:
            self._fail(str(error))
            return
        self._fetch()

    @Slot()
    def cancel(self) -> None:
        """End it; a file stays as it was."""
        self._timer.stop()
        self._paper_down()
        if self._file is not None:
            self._file.cancelWriting()
        self.deleteLater()

    def _fetch(self) -> None:
        if self._at == self._count:
            self._complete()
            return
        self._next_chat(self._at, self._on_chat)
        self._at += 1

    def _on_chat(self, chat: SharedChat | None) -> None:
        if self._paper is None:
            return  # it was cancelled
        self._pieces = iter(()) if chat is None else self._paper.add(chat)
        self._done += chat is not None
        self._timer.start()

    @Slot()
    def _on_due(self) -> None:
        try:
            next(self._pieces)
        except StopIteration:
            self._timer.stop()
            self.progressed.emit(self._at, self._count)
            self._fetch()

    def _complete(self) -> None:
        written = self._paper_down()
        if self._file is not None:
            written = self._file.commit() and written
        if written:
            self.ended.emit(self._done)
            self.deleteLater()
        else:
            why = "" if self._file is None else self._file.errorString()
            told = tr("The pages could not all be written.")
            self._fail(tr("The pages could not all be written: {why}.", why=why) if why else told)

    def _paper_down(self) -> bool:
        """Let go of the device, which has to go before its file; return whether all is on it."""
        written = self._paper is not None and self._paper.end()
        self._pieces, self._paper, self._device = iter(()), None, None
        return written

    def _fail(self, words: str) -> None:
        self._paper_down()
        if self._file is not None:
            self._file.cancelWriting()
        self.failed.emit(words)
        self.deleteLater()
