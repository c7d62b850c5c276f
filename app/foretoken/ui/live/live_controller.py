"""Controller of the live panel: scope, pausing, navigation to the text of a step, saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QPoint, QRect, QSize, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.sharing.exporting import step_table_pieces
from foretoken.control.background import Background, Running, in_words
from foretoken.control.engine.run_history import ChatHistory, RunHistory
from foretoken.system.atomic_file import atomic_bytes_writer
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.live.live_panel import ChartFile, LivePanel
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Tone, Type
from foretoken.ui.parts.files import Place, file_to_save, png_bytes, show_in_folder
from foretoken.ui.parts.forms import paragraph

_SHARPNESS = 2.0
"""Pixels of a saved picture per pixel of the window."""


class LiveController(QObject):
    """Feeds answers and chats to the live panel, and handles the user's actions there."""

    text_wanted = Signal(int, object)
    """The text of a step is requested: its index and its Message."""

    def __init__(self, panel: LivePanel, parent: QObject) -> None:
        super().__init__(parent)
        self.tell: Callable[..., object] = lambda *_, **__: None
        """Shows a notice above the chat."""
        self._panel = panel
        self._answer: Message | None = None
        self._answers: list[Message] = []
        self._writing: Message | None = None
        self._history: RunHistory | None = None
        self._ended = True
        self._chat = ChatHistory()
        self._background = Background("charts", self)
        panel.tools.chat_tab.toggled.connect(self._show)
        panel.step_wanted.connect(self._on_step_wanted)
        panel.tools.save_requested.connect(self.save)

    def show(
        self,
        answer: Message | None,
        answers: Sequence[Message],
        writing: Message | None,
        history: RunHistory | None,
        *,
        ended: bool = True,
    ) -> None:
        """Show the answer in view, or its chat; ``history`` is None if it was not measured.

        ``answers`` are all of the chat before ``writing``, the one that is being written.
        """
        self._answer, self._answers, self._writing = answer, list(answers), writing
        self._history, self._ended = history, ended
        self._show()

    @Slot()
    def _show(self) -> None:
        history, ended = self._history, self._ended
        borders: tuple[float, ...] = ()
        if self._panel.of_chat:
            self._chat.show(self._answers, self._writing)
            history = None if history is None else self._chat.history
            ended, borders = self._writing is None, self._chat.borders
        else:
            self._chat.forget()
        self._panel.show_history(history, self._answer, borders, ended=ended)

    def add_steps(self) -> None:
        """Add new steps of the answer being written."""
        if self._panel.of_chat:
            self._chat.add_steps()

    def point_at(self, answer: Message, step: int | None) -> None:
        """Mark the step whose text is under the pointer; None removes the mark."""
        if step is None or not self._panel.of_chat:
            known = step if answer is self._answer else None
            self._panel.point_at_step(known)
        else:
            self._panel.point_at_step(self._chat.number_of(answer, step))

    # --- user actions ------------------------------------------------------------------------

    @Slot()
    def toggle_scope(self) -> None:
        """Switch between the whole chat and the answer in view."""
        tools = self._panel.tools
        (tools.answer_tab if self._panel.of_chat else tools.chat_tab).setChecked(True)

    @Slot()
    def toggle_pause(self) -> None:
        self._panel.toggle_pause()

    def why_no_charts(self) -> str:
        """Return why there are no charts; empty if there are."""
        if not self._panel.isVisible():
            return tr("The live panel is hidden")
        return "" if self._charted else tr("There is no answer yet")

    def save(self, ending: str) -> None:
        """Ask for a file and save the charts or their steps; ``ending`` is a ``ChartFile``."""
        kind = ChartFile(ending)
        why = self.why_no_charts()
        if why:
            self.tell(why)
            return
        name = f"foretoken-charts-{date.today().isoformat()}.{kind.value}"
        file = file_to_save(
            self._panel.window(),
            tr("Save charts"),
            name,
            f"{kind.value.upper()} (*.{kind.value});;{tr('All files')} (*)",
            Place.HomeLocation,
        )
        if file is not None:
            content = self._content(kind)

            def write(_running: Running) -> Path:
                with atomic_bytes_writer(file) as out:
                    out.write(content())
                return file

            self._background.enqueue(write, self._on_written, self._on_failed)

    def _content(self, kind: ChartFile) -> Callable[[], bytes]:
        """Return a function that creates the file in the background, from a copy of the data."""
        if kind is ChartFile.CSV:
            answers = [
                replace(one, steps=list(one.steps), tokens=list(one.tokens), parent=None)
                for one in self._charted
            ]
            return lambda: "".join(step_table_pieces(answers)).encode()
        title = self._title
        caption = paragraph("\n".join(title), None, Type.CAPTION, Tone.MUTED)
        parts = [each for each in self._panel.saved_widgets if each.isVisibleTo(self._panel)]
        width = parts[0].width()
        caption.ensurePolished()
        caption.resize(width, caption.heightForWidth(width))
        parts.append(caption)
        height = sum(part.height() + Space.LOOSE for part in parts) + 2 * Space.LARGE
        size = QSize(width + 2 * Space.WIDE, height)
        if kind is ChartFile.SVG:
            buffer, drawing = QBuffer(), QSvgGenerator()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            drawing.setOutputDevice(buffer)
            drawing.setSize(size)
            drawing.setViewBox(QRect(QPoint(), size))
            drawing.setTitle(" - ".join(title))
            _paint(drawing, size, parts)
            data = bytes(buffer.data().data())
            return lambda: data
        picture = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(_SHARPNESS)
        _paint(picture, size, parts)
        return lambda: png_bytes(picture)

    @property
    def _charted(self) -> list[Message]:
        """The answers shown in the charts."""
        if not self._panel.of_chat:
            return [self._answer] if self._answer is not None and self._answer.steps else []
        return [place.answer for place in self._chat.places]

    @property
    def _title(self) -> list[str]:
        """Lines below the charts in a picture: the date and the pair, but nothing of the chat."""
        sources = {one.source.target for one in self._charted if one.source is not None}
        drafts = {one.source.draft for one in self._charted if one.source and one.source.draft}
        names = " + ".join([*sorted(sources), *sorted(drafts)])
        product = f"Foretoken · {date.today().isoformat()}"  # not translated: a name
        return [product, *([names] if names else [])]

    # --- signals -----------------------------------------------------------------------------

    @Slot(int)
    def _on_step_wanted(self, step: int) -> None:
        if not self._panel.of_chat:
            if self._answer is not None:
                self.text_wanted.emit(step, self._answer)
            return
        found = self._chat.answer_of(step)
        if found is not None:
            place, number = found
            self.text_wanted.emit(place.answer.steps[number].index, place.answer)

    def _on_written(self, file: Path) -> None:
        show = (tr("Show in folder"), lambda: show_in_folder(file))
        self.tell(tr("Saved as {file}.", file=shown_path(file)), [show], lasting=True)

    def _on_failed(self, error: Exception) -> None:
        self.tell(
            tr("The charts could not be saved: {reason}", reason=in_words(error)), serious=True
        )


def _paint(device: QPaintDevice, size: QSize, parts: Sequence[QWidget]) -> None:
    """Paint parts of a window below each other, scrolled into view or not."""
    painter, top = QPainter(device), int(Space.LARGE)
    painter.fillRect(QRect(QPoint(), size), QColor(theme().panel))
    for part in parts:
        flags = QWidget.RenderFlag.DrawChildren
        part.render(painter, QPoint(Space.WIDE, top), renderFlags=flags)
        top += part.height() + Space.LOOSE
    painter.end()
