"""Charts of results, showing all data without zoom or pan."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from foretoken.models.pairs.report import Histogram
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.forms import column, row

_HEIGHT_LINES = 7
"""Chart height in lines of text."""
_FUTURE_ALPHA, _BAND_ALPHA = 90, 26
"""Opacity, of 255, of curves not yet played and of the band of chance."""


class _Plot(Themed, QWidget):
    """Base of both charts: an empty plot that follows the theme."""

    def __init__(self, surface: str, parent: QWidget) -> None:
        """``surface`` names the ``Palette`` colour of the background."""
        super().__init__(parent)
        self._surface = surface
        # Not a PlotWidget: it creates menus and forms that are never shown.
        self._canvas: Any = pg.GraphicsView(self)
        self._canvas.setFrameShape(self._canvas.Shape.NoFrame)
        self._canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._canvas.setFixedHeight(_HEIGHT_LINES * self.fontMetrics().height())
        self.view: Any = pg.ViewBox(enableMenu=False, enableMouse=False)
        self.grid: Any = pg.GraphicsLayout()
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.grid.addItem(self.view, 0, 1)
        self._canvas.setCentralItem(self.grid)
        # Time and likelihood run from left to right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._column = column(self, self._canvas, spacing=0)

    def on_look_changed(self) -> None:
        self._canvas.setBackground(getattr(theme(), self._surface))

    def describe(self, words: str) -> None:
        """Set the description for screen readers and the tooltip."""
        self.setAccessibleDescription(words)
        self.setToolTip(words)


class RaceChart(_Plot):
    """Each side's output over time; a line marks the current moment."""

    sought = Signal(float)
    """The clicked moment, in seconds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("window", parent)
        self._lines: list[tuple[list[float], list[float]]] = []
        self._whole = [pg.PlotCurveItem() for _ in range(2)]
        self._played = [pg.PlotCurveItem() for _ in range(2)]
        self._title = styled(Label(self), Type.SMALL, Tone.MUTED)
        self._column.insertWidget(0, self._title)
        self.grid.setContentsMargins(0, 6, 6, 0)  # for the numbers at the axis ends
        self._axes = [pg.AxisItem("left"), pg.AxisItem("bottom")]
        for axis, place in zip(self._axes, ((0, 0), (1, 1)), strict=True):
            axis.enableAutoSIPrefix(False)
            axis.linkToView(self.view)
            self.grid.addItem(axis, *place)
        self._legend = pg.LegendItem(offset=(-10, -10))
        self._legend.setParentItem(self.view)
        self._moment = pg.InfiniteLine(0.0)
        for item in (*self._whole, *self._played, self._moment):
            self.view.addItem(item)
        self._canvas.scene().sigMouseClicked.connect(self._on_clicked)
        self.on_look_changed()

    def show_lines(
        self, title: str, names: Sequence[str], lines: Sequence[Sequence[tuple[float, int]]]
    ) -> None:
        """Show lines of (seconds, amount); ``title`` says what is counted."""
        self._lines = [([x for x, _ in line], [float(y) for _, y in line]) for line in lines]
        self._legend.clear()
        for name, whole, played, line in zip(
            names, self._whole, self._played, self._lines, strict=True
        ):
            whole.setData(*line)
            self._legend.addItem(played, escape(name))  # pyqtgraph parses it as HTML
        self.setAccessibleName(title)
        end = max(x[-1] for x, _ in self._lines) or 1.0
        most = max(y[-1] for _, y in self._lines) or 1.0
        self.view.setXRange(0.0, end, padding=0.01)
        self.view.setYRange(0.0, 1.05 * most, padding=0.0)
        self._title.setText(title)
        self.show_moment(0.0)

    def show_moment(self, seconds: float) -> None:
        """Move the marker; lines are faint after it."""
        self._moment.setValue(seconds)
        for played, (x, y) in zip(self._played, self._lines, strict=True):
            done = sum(each <= seconds for each in x)
            played.setData(x[:done], y[:done])

    def on_look_changed(self) -> None:
        super().on_look_changed()
        colours = theme()
        for side, (whole, played) in enumerate(zip(self._whole, self._played, strict=True)):
            colour = QColor(colours.accent if side else colours.muted)
            dash = Qt.PenStyle.SolidLine if side else Qt.PenStyle.DashLine
            played.setPen(pg.mkPen(colour, width=2, style=dash))
            colour.setAlpha(_FUTURE_ALPHA)
            whole.setPen(pg.mkPen(colour, width=2, style=dash))
        self._moment.setPen(pg.mkPen(colours.text))
        self._legend.setLabelTextColor(colours.text)
        for _, label in self._legend.items:
            label.setText(label.text)  # applies the new colour
        for axis in self._axes:
            axis.setPen(pg.mkPen(colours.border))
            axis.setTextPen(pg.mkPen(colours.muted))

    @Slot(object)
    def _on_clicked(self, event: Any) -> None:
        place = self.view.mapSceneToView(event.scenePos())
        self.sought.emit(max(0.0, place.x()))


class PointChart(_Plot):
    """Tokens by the target's likelihood for them; equal bars are expected."""

    def __init__(self, histogram: Histogram, parent: QWidget) -> None:
        super().__init__("panel", parent)
        name, counts, level = histogram.name, histogram.counts, histogram.level
        band, bins = histogram.band, len(histogram.counts)
        self.setAccessibleName(name)
        self._colour = "draft" if histogram.drafted else "target"
        total = tr_n("{count} token", "{count} tokens", sum(counts))
        title = row(
            styled(Label(name, self), Type.NOTE),
            None,
            styled(Label(total, self), Type.SMALL, Tone.MUTED),
        )
        self._column.insertLayout(0, title)
        ends = [styled(Label(text, self), Type.SMALL, Tone.MUTED)
                for text in (tr("likely"), tr("unlikely"))]  # fmt: skip
        self._column.addLayout(row(ends[0], None, ends[1]))
        self._bars = pg.BarGraphItem(x=range(bins), height=counts, width=0.85)
        edges = (level - band, level + band)
        self._band = pg.LinearRegionItem(edges, orientation="horizontal", movable=False)
        self._level = pg.InfiniteLine(level, angle=0)
        for item in (self._bars, self._band, self._level):
            self.view.addItem(item)
        self.view.setXRange(-0.5, bins - 0.5, padding=0.0)
        top = max(1.6 * level, level + 1.5 * band, *counts, 1.0)
        self.view.setYRange(0.0, top, padding=0.0)
        self.describe(
            tr(
                "Tokens by how likely the target found them, in {bins} equal groups. Expected per "
                "group: {level} ± {band}. Found: {least} to {most}.",
                bins=bins,
                level=number(level),
                band=number(band),
                least=number(min(counts)),
                most=number(max(counts)),
            )
        )
        self.on_look_changed()

    def on_look_changed(self) -> None:
        super().on_look_changed()
        colours = theme()
        self._bars.setOpts(brush=getattr(colours, self._colour), pen=None)
        shade = QColor(colours.text)
        shade.setAlpha(_BAND_ALPHA)
        self._band.setBrush(shade)
        for line in self._band.lines:
            line.setPen(QPen(Qt.PenStyle.NoPen))
        self._level.setPen(pg.mkPen(colours.text, style=Qt.PenStyle.DashLine))
