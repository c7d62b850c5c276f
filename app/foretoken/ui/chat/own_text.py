"""The text of a person's own message, read as what its Markdown means."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import Signal

from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.parts.growing_text import shown_length
from foretoken.ui.reading.reading_text import ReadingText

_MOST_MEASURED = 2_000
"""Characters; a longer text takes all the width that there is."""
_WIDE = 100_000
_SPARE = 2
"""The layout rounds every word."""


class OwnText(ReadingText):
    """No model wrote it; of a long one only the beginning is shown, see ``shown_length``."""

    width_changed = Signal()

    _width = _WIDE  # Qt asks for events before everything else is there

    @property
    def natural_width(self) -> int:
        """Pixels in which no line of it breaks."""
        return self._width

    def set_text(self, text: str) -> None:
        """Replace everything."""
        self._text = text
        self.set_written(text[: shown_length(text)])

    def text_to_copy(self) -> str:
        """The selection in the way that people chose; up to the end, with what is not shown."""
        copied = super().text_to_copy()
        ends = self.textCursor().selectionEnd() == self.document().characterCount() - 1
        return copied + self._text[shown_length(self._text) :] if copied and ends else copied

    def _palette(self) -> Palette:
        return replace(theme(), border=theme().bubble_border)

    def _write(self, first: int) -> None:
        super()._write(first)
        self._measure()

    def _rewrite(self) -> None:
        super()._rewrite()
        self._measure()

    def _measure(self) -> None:
        width = _WIDE
        if len(self._text) <= _MOST_MEASURED:
            width = ceil(self.unbroken_width()) + _SPARE
        if width != self._width:
            self._width = width
            self.width_changed.emit()
