"""The button at the head of each block of code, which copies it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.ui.look.icons import Icon
from foretoken.ui.look.sizes import scaled
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.reading.placed_parts import HEAD_PIXELS, PlacedCode, PlacedPart

_WIDTH = 28
_GAP = 3


class CopyCode(IconButton):
    """Copies the code as the model wrote it, and nothing else."""

    def __init__(self, part: PlacedCode, parent: QWidget) -> None:
        super().__init__(Icon.COPY, "", parent, width=_WIDTH)
        self.part = part
        """Where it stands."""
        self._stands = (-1.0, -1.0, 0)
        language = part.part.language
        self.setAccessibleName(f"Copy the {language} code" if language else "Copy the code")
        self.setToolTip("Copy the code")
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
        self.buttons: list[CopyCode] = []
        """From the top to the end."""

    def set_tab_stops(self, stops: bool) -> None:
        """Whether the Tab key comes by."""
        self._tab_stops = stops
        policy = Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus
        for button in self.buttons:
            button.setFocusPolicy(policy)

    def place(self, parts: Sequence[PlacedPart], first: int = 0) -> bool:
        """Have one at each block of code; return whether there are more or fewer than before.

        The parts before ``first`` are those of the last time, and stand where they stood.
        """
        line = parts[first].first if first < len(parts) else 0
        kept = bisect_left(self.buttons, line, key=lambda button: button.part.first)
        code = [part for part in parts[first:] if isinstance(part, PlacedCode)]
        before = len(self.buttons)
        for button in self.buttons[kept + len(code) :]:
            button.hide()
            button.deleteLater()
        del self.buttons[kept + len(code) :]
        for part in code[before - kept :] if before > kept else code:
            button = CopyCode(part, self._parent)
            button.setCursor(Qt.CursorShape.ArrowCursor)
            self.buttons.append(button)
            button.show()
        for button, part in zip(self.buttons[kept:], code, strict=True):
            button.stand_in(part)
        if len(self.buttons) != before:
            self.set_tab_stops(self._tab_stops)
        return len(self.buttons) != before
