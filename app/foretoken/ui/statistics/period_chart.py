"""Bar chart over days, weeks or months. The table by date has the same figures for the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor, log10

from pyqtgraph import BarGraphItem, mkPen
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, Tone, Type, styled
from foretoken.ui.parts.forms import column, row
from foretoken.ui.parts.plot import Plot

_MAX_WIDTH, _WIDTH_PER_PERIOD = 0.7, 0.1
"""Width of a bar in periods: the maximum, and the width per period if there are few."""

_HEADROOM = 1.1
"""Factor that leaves room above the highest tick for its label."""


@dataclass(frozen=True, slots=True)
class PeriodBar:
    """A period: its name, a tooltip, and the parts of its bar from the bottom."""

    name: str
    tip: str
    values: tuple[float, ...]


class PeriodChart(Plot):
    """A title, a legend, stacked bars, and the first and last period below."""

    bars: Sequence[PeriodBar] = ()
    """The bars shown, oldest first."""

    def __init__(
        self,
        title: str,
        parts: Sequence[tuple[str, str]],
        axis_text: Callable[[float], str],
        parent: QWidget,
        *,
        least_top: float = 1.0,
        level: float | None = None,
        lines: int,
    ) -> None:
        """``parts``: a field of ``Palette`` and a name each; ``level``: value of a dashed line.

        The plot is at least ``lines`` lines of text tall.
        """
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._parts, self._axis_text = parts, axis_text
        self._least_top, self._level = least_top, level
        self.setAccessibleName(title)
        self._key = styled(MarkedLabel(self), Type.CAPTION, Tone.MUTED)
        self.plot.hideAxis("bottom")
        self.plot.setMinimumHeight(lines * self.fontMetrics().height())
        heading = styled(Label(title, self), Type.HEADING)
        heading.setContentsMargins(0, Space.HAIR, 0, Space.HAIR)  # for Arabic descenders
        for label in (heading, self.first, self.last):
            label.setWordWrap(True)
        edges = Space.LOOSE, Space.NARROW, Space.LOOSE, Space.SMALL
        head = row(heading, None, self._key)
        column(self, head, (self.plot, 1), self.foot, margins=edges, spacing=Space.TINY)

    def show_bars(self, bars: Sequence[PeriodBar], summary: str) -> None:
        """Show bars, oldest first; ``summary`` is for screen readers."""
        self.bars = bars
        self.setAccessibleDescription(summary)
        self.first.setText(bars[0].name if bars else "")
        self.last.setText(bars[-1].name if len(bars) > 1 else "")
        self.on_look_changed()

    def draw(self) -> None:
        colours, count, plot = theme(), len(self.bars), self.plot
        swatch = [
            marked('<span style="color: {}">■</span> {}', getattr(colours, colour), name)
            for colour, name in self._parts
            if name
        ]
        self._key.setText(joined(" &nbsp; ", swatch) if swatch else Marked(""))
        highest = max((sum(bar.values) for bar in self.bars), default=0.0)
        top = self._least_top if highest <= self._least_top else round_up(highest)
        plot.setXRange(-0.5, max(1, count) - 0.5, padding=0)
        plot.setYRange(0, _HEADROOM * top, padding=0)
        axis = plot.getAxis("left")
        axis.setStyle(tickLength=0)
        axis.setGrid(255)
        marks = (0.5 * top if self._level is None else self._level, top)
        axis.setTicks([[(0.0, ""), *((mark, self._axis_text(mark)) for mark in marks)]])
        if self._level is not None:
            plot.addLine(y=self._level, pen=mkPen(colours.muted, style=Qt.PenStyle.DashLine))
        width = min(_MAX_WIDTH, _WIDTH_PER_PERIOD * count)
        below = [0.0] * count
        for part, (colour, _) in enumerate(self._parts):
            heights = [bar.values[part] for bar in self.bars]
            item = BarGraphItem(
                x=range(count), y0=list(below), height=heights, width=width,
                brush=getattr(colours, colour), pen=None,
            )  # fmt: skip
            plot.addItem(item)
            below = [low + height for low, height in zip(below, heights, strict=True)]

    def tip_at(self, x: float) -> str:
        return self.bars[round(x)].tip if 0 <= round(x) < len(self.bars) else ""


def round_up(value: float) -> float:
    """Round ``value`` > 0 up to 1, 2, 3, 4, 5, 6 or 8 times a power of ten."""
    power = 10.0 ** floor(log10(value))
    return next(factor * power for factor in (1, 2, 3, 4, 5, 6, 8, 10) if factor * power >= value)
