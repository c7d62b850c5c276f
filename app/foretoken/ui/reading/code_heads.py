"""The button at the head of each block of code, which copies it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.sizes import scaled
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.reading.placed_parts import HEAD_PIXELS, PlacedCode, PlacedPart

_WIDTH = 28
_GAP = 3
_AT_ONCE = 20


class CopyCode(IconButton):
    """Copies the code as the model wrote it, and nothing else."""

    def __init__(self, part: PlacedCode, parent: QWidget) -> None:
        super().__init__(Icon.COPY, "", parent, width=_WIDTH)
        self.part = part
        """Where it stands."""
        self._stands = (-1.0, -1.0, 0)
        language = part.part.language
        self.setAccessibleName(
            tr("Copy the {language} code", language=language) if language else tr("Copy the code")
        )
        self.setToolTip(tr("Copy the code"))
        self.clicked.connect(self._on_clicked)

    def stand_in(self, part: PlacedCode) -> None:
        """Stand at the right of the head of this block of code."""
        self.part = part
        box = part.box
        stands = part.top, box.right(), scaled(HEAD_PIXELS)
        if stands == self._stands:
            return
        self._stands, size = stands, self.sizeHint()
        top = part.top + (scaled(HEAD_PIXELS) - size.height()) / 2
        place = QPoint(round(box.right()) - size.width() - _GAP, round(top))
        if self.pos() != place or self.size() != size:
            self.setGeometry(place.x(), place.y(), size.width(), size.height())

    @Slot()
    def _on_clicked(self) -> None:
        QApplication.clipboard().setText(self.part.part.code)
        self.confirm()


class CodeHeads:
    """Owns the buttons of a text."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._tab_stops = False
        self._code: list[PlacedCode] = []
        self._placed = 0  # so many of them have their buttons in the right places
        self.buttons: list[CopyCode] = []
        """From the top to the end."""

    def set_tab_stops(self, stops: bool) -> None:
        """Whether the Tab key comes by."""
        self._tab_stops = stops
        policy = Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus
        for button in self.buttons:
            button.setFocusPolicy(policy)

    def place(self, parts: Sequence[PlacedPart], first: int = 0) -> None:
        """Have one at each block of code; ``go_on`` does it.

        The parts before ``first`` are those of the last time, and stand where they stood.
        """
        self._code = [part for part in parts if isinstance(part, PlacedCode)]
        for button in self.buttons[len(self._code) :]:
            button.hide()
            button.deleteLater()
        del self.buttons[len(self._code) :]
        line = parts[first].first if first < len(parts) else 0
        kept = bisect_left(self._code, line, key=lambda part: part.first)
        self._placed = min(self._placed, kept)

    @property
    def is_done(self) -> bool:
        """Whether all of them stand where they are to."""
        return self._placed >= len(self._code)

    def go_on(self, seen: tuple[float, float] | None, until: float) -> None:
        """Place those that are seen, and some more until a time (of ``time.perf_counter``)."""
        if seen is not None:
            first = bisect_left(self._code, seen[0], key=lambda part: part.bottom)
            for button, part in zip(self.buttons[first:], self._code[first:], strict=False):
                if part.top > seen[1]:
                    break
                button.stand_in(part)
        policy = Qt.FocusPolicy.TabFocus if self._tab_stops else Qt.FocusPolicy.NoFocus
        made = 0
        while not self.is_done:
            part = self._code[self._placed]
            if self._placed == len(self.buttons):
                button = CopyCode(part, self._parent)
                button.setCursor(Qt.CursorShape.ArrowCursor)
                button.setFocusPolicy(policy)
                self.buttons.append(button)
                button.stand_in(part)
                button.show()
            else:
                self.buttons[self._placed].stand_in(part)
            self._placed += 1
            made += 1
            if made >= _AT_ONCE and time.perf_counter() > until:
                return
