"""Conversations on pages: a PDF, or a printer's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSaveFile, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication

from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.chat.sharing.stored_chats import Selection, read_shared, selected
from foretoken.chat.store.store import ChatStore, ConversationRow
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import number, tr
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.sharing.paper_text import ENDS, MARGINS, PaperText

_FOOT_POINTS, _FOOT_SHARE = 8.0, 0.03
_LEAST_SHARE = 0.06
"""Of a page: what is left of it below that is not begun."""
_EDGE_PIXELS = 2
"""Of a device, whose pixels are fine: tints reach so far over their lines."""


class Paper:
    """Pages that are filled from the top, a piece after the other."""

    def __init__(self, device: QPagedPaintDevice, *, colours: bool) -> None:
        """Raises ``SharingError`` where the device cannot be painted on."""
        device.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
        self._device = device
        self._painter = QPainter()
        if not self._painter.begin(device):
            raise SharingError(
                tr("There is nothing to print on: the printer or the file is not ready.")
            )
        room = QRectF(self._painter.viewport())
        self._width, whole = room.width(), room.height()
        self._foot = whole * _FOOT_SHARE
        self._height = whole - 2 * self._foot
        self._text = PaperText(device, self._width, colours=colours)
        self._at = 0.0
        self._page = 1
        self._palette = QPalette(QApplication.palette())
        self._palette.setColor(QPalette.ColorRole.Text, QColor(LIGHT.text))

    def add(self, chat: SharedChat) -> Iterator[None]:
        """Put a conversation on the pages, from a new one on; rests between its pieces."""
        if self._at:
            self._turn()
        for document in self._text.of_chat(chat):
            self._put(document)
            yield

    def end(self) -> bool:
        """Complete the last page; return whether all could be written."""
        self._number()
        return self._painter.end()

    def _put(self, document: QTextDocument) -> None:
        layout = document.documentLayout()
        whole = layout.documentSize().height()
        lines = _lines(document)
        top = 0.0
        while top < whole:
            room = self._height - self._at
            if len(lines) == 1 and document.property(ENDS):  # no page for it alone
                room += self._foot
            bottom = _cut(lines, top, top + room, whole)
            if bottom <= top or (bottom < whole and bottom - top < room * _LEAST_SHARE):
                if self._at:
                    self._turn()
                    continue
                bottom = min(whole, top + room)  # one line, taller than a page
            self._draw(layout, top, bottom)
            self._at = min(self._height, self._at + bottom - top)
            top = bottom
            if top < whole:
                self._turn()

    def _draw(self, layout: QAbstractTextDocumentLayout, top: float, bottom: float) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = self._palette
        context.clip = QRectF(0, top, self._width, bottom - top)
        self._painter.save()
        self._painter.translate(QPointF(0, self._at - top))
        self._painter.setClipRect(context.clip.adjusted(0, 0, 0, -_EDGE_PIXELS))
        layout.draw(self._painter, context)
        self._painter.restore()

    def _turn(self) -> None:
        self._number()
        self._device.newPage()
        self._page += 1
        self._at = 0.0

    def _number(self) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(_FOOT_POINTS)
        self._painter.setFont(font)
        self._painter.setPen(QColor(LIGHT.muted))
        area = QRectF(0, self._height + self._foot, self._width, self._foot)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        self._painter.drawText(area, side, number(self._page))


def _lines(document: QTextDocument) -> list[tuple[float, float]]:
    """Top and bottom of every line with something in it."""
    layout = document.documentLayout()
    found = []
    block = document.begin()
    while block.isValid():
        text = block.layout()
        start = layout.blockBoundingRect(block).top() - text.boundingRect().top()
        for place in range(text.lineCount() if block.length() > 1 else 0):
            line = text.lineAt(place)
            top = start + line.y()
            found.append((top, top + line.height()))
        block = block.next()
    return sorted(found)


def _cut(lines: list[tuple[float, float]], top: float, most: float, whole: float) -> float:
    """Where a page ends that has room until ``most``: between two lines."""
    crossing = [start for start, end in lines if end > most and start >= top]
    if whole <= most or (lines and lines[-1][1] <= most):  # what is left is around the last line
        return whole
    bottom = max(top, min([most, *crossing]))
    # No part of a panel stands alone above its first line.
    stands = not lines or any(top <= start and end <= bottom for start, end in lines)
    return bottom if stands else top


class PaperRun(QObject):
    """Fills pages while the window goes on: a piece at a time, from ``begin`` on."""

    progressed = Signal(int, int)
    """So many conversations are done, of so many."""
    ended = Signal(int)
    """So many are on the pages."""
    failed = Signal(str)

    def __init__(
        self,
        wanted: Selection | Sequence[SharedChat],
        archive: ChatArchive | None,
        parent: QObject,
    ) -> None:
        """``archive``: where the chats of a selection are read."""
        super().__init__(parent)
        self._wanted = wanted
        self._chats: Sequence[SharedChat | ConversationRow] = ()
        self._archive = archive
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
            self._fail(tr("Could not write {file}: {why}.", file=file, why=why))
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
        wanted = self._wanted
        if isinstance(wanted, Selection):
            self._ask(lambda store: selected(store, wanted), self._on_chats)
        else:
            self._on_chats(wanted)

    def _ask(self, read: Callable[[ChatStore], Any], then: Callable[[Any], None]) -> None:
        """Have something read of the store; it is None without one."""
        if self._archive is None:
            then(None)
        else:
            self._archive.ask(read, then, otherwise=partial(then, None))

    def _on_chats(self, chats: Sequence[SharedChat | ConversationRow] | None) -> None:
        if self._paper is None:
            return  # it was cancelled
        if chats:
            self._chats = chats
            self._fetch()
        elif chats is None:
            self._fail(tr("Chats are not saved now."))
        else:
            self._fail(tr("There is no chat to export."))

    @Slot()
    def cancel(self) -> None:
        """End it; a file stays as it was."""
        self._timer.stop()
        self._paper_down()
        if self._file is not None:
            self._file.cancelWriting()
        self.deleteLater()

    def _fetch(self) -> None:
        if self._at == len(self._chats):
            self._complete()
            return
        chat = self._chats[self._at]
        self._at += 1
        if isinstance(chat, SharedChat):
            self._on_chat(chat)
        else:
            self._ask(lambda store: read_shared(store, chat), self._on_chat)

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
            self.progressed.emit(self._at, len(self._chats))
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
