"""The scroll bars below code and tables that are wider than the column."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from weakref import WeakMethod

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QScrollBar, QWidget

from foretoken.system.language import tr
from foretoken.ui.reading.placed_parts import BAR_ROOM, PlacedPart

_STEP = 40


class SidewaysBar(QScrollBar):
    """Moves one part."""

    def __init__(self, parent: QWidget, moved: Callable[[PlacedPart, float], None]) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.part: PlacedPart | None = None
        """What it moves."""
        self._stands: tuple[float, ...] = ()
        self._moved = moved
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the left end comes first
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSingleStep(_STEP)
        self.setAccessibleName(tr("Scroll sideways"))
        self.valueChanged.connect(self._on_value)

    def stand_below(self, part: PlacedPart) -> None:
        """Move this part from now on."""
        self.part = part
        area = part.area
        stands = area.left(), area.width(), part.bottom, part.most_scroll, part.scroll
        if stands == self._stands:
            return
        self._stands = stands
        with QSignalBlocker(self):
            self.setRange(0, round(part.most_scroll))
            self.setPageStep(max(1, round(area.width())))
            self.setValue(round(part.scroll))
        height = self.sizeHint().height()
        top = round(part.bottom) - BAR_ROOM + (BAR_ROOM - height) // 2
        self.setGeometry(round(area.left()), top, round(area.width()), height)

    def _on_value(self, value: int) -> None:
        if self.part is not None:
            self._moved(self.part, float(value))


def _first_line(bar: SidewaysBar) -> int:
    return 0 if bar.part is None else bar.part.first


class SidewaysBars:
    """Owns the bars of a text."""

    def __init__(self, parent: QWidget, moved: Callable[[PlacedPart, float], None]) -> None:
        self._parent = parent
        # Weak: the text holds this, and one that nobody needs any more is freed at once.
        self._moved = WeakMethod(moved)
        self.bars: list[SidewaysBar] = []

    def place(self, parts: Sequence[PlacedPart], first: int = 0) -> None:
        """Have one below each part that is too wide.

        The parts before ``first`` are those of the last time, and stand where they stood.
        """
        line = parts[first].first if first < len(parts) else 0
        kept = bisect_left(self.bars, line, key=_first_line)
        wide = [part for part in parts[first:] if part.most_scroll > 0]
        for bar in self.bars[kept + len(wide) :]:
            bar.hide()
            bar.deleteLater()
        del self.bars[kept + len(wide) :]
        while len(self.bars) < kept + len(wide):
            bar = SidewaysBar(self._parent, self._on_moved)
            self.bars.append(bar)
            bar.show()
        for bar, part in zip(self.bars[kept:], wide, strict=True):
            bar.stand_below(part)

    def _on_moved(self, part: PlacedPart, by: float) -> None:
        moved = self._moved()
        if moved is not None:
            moved(part, by)
