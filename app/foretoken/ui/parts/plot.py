"""Base of the charts that pyqtgraph draws; it takes a fifth of a second to load."""

from __future__ import annotations

from pyqtgraph import PlotWidget
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

from foretoken.ui.look.plain_text import Label, wrapped
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.forms import column, row


class Plot(Themed, QFrame):
    """A plot without zoom or pan, in the theme's colours; x runs left to right in any language.

    Subclasses lay out ``plot`` and ``foot``, and call ``on_look_changed`` whenever data changed.
    """

    def __init__(self, parent: QWidget, background: str = "panel") -> None:
        """``background`` is a field of ``Palette``."""
        super().__init__(parent)
        self._background = background
        self.plot = styled(PlotWidget(self, enableMenu=False), Type.CAPTION)
        self.plot.setMouseEnabled(False, False)
        self.plot.hideButtons()
        self.plot.setFrameShape(QFrame.Shape.NoFrame)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().installEventFilter(self)
        # pyqtgraph makes it although it is disabled, and it would outlive the plot.
        menu = self.plot.getPlotItem().ctrlMenu
        menu.setParent(self, menu.windowFlags())
        self.first, self.last = (styled(Label(self), Type.CAPTION, Tone.MUTED) for _ in range(2))
        self.foot = QWidget(self)
        """Labels ``first`` and ``last`` below the ends of the x axis."""
        column(self.foot, row(self.first, None, self.last))
        for part in (self.plot, self.plot.getPlotItem(), self.foot):
            part.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def on_look_changed(self) -> None:
        """Draw everything again."""
        self.plot.clear()
        self.plot.setBackground(getattr(theme(), self._background))
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setStyle(tickFont=self.plot.font())
            axis.setPen(theme().border)
            axis.setTextPen(theme().muted)
        self.draw()

    def draw(self) -> None:
        """Add all items to the empty plot, in the colours of the theme."""
        raise NotImplementedError

    def describe(self, text: str) -> None:
        """Set the description for screen readers and the tooltip."""
        self.setAccessibleDescription(text)
        self.setToolTip(wrapped(text))

    def tip_at(self, _x: float) -> str:
        """Return the tooltip at a position on the x axis."""
        return self.toolTip()

    def x_at(self, pixel: int) -> float:
        """Return the position on the x axis of a pixel of the plot."""
        return float(self.plot.getViewBox().mapSceneToView(self.plot.mapToScene(pixel, 0)).x())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tooltip of the place under the mouse, and leave the wheel to the dialog."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            tip = self.tip_at(self.x_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), wrapped(tip), self)
            return True
        if event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return False
