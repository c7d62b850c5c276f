"""The row above the figures: of what they tell, whether they stand still, and where they go."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt, Slot

from foretoken.system.language import tr, tr_noop
from foretoken.ui.live.charts import KEYBOARD_REASONS
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import corner_below
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import SMALL_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Shape, Surface, Type, dress
from foretoken.ui.parts.icon_button import IconButton

_HEIGHT = 26
_BESIDE = 6
_LINE = 2


class Extent(StrEnum):
    """Of what the charts tell."""

    ANSWER = "answer"
    """Of the answer in view."""
    CHAT = "chat"
    """Of all answers of the chat that is shown, one behind the other."""


class ChartFile(StrEnum):
    """What the charts can be saved as; the value is the ending of the file."""

    PNG = "png"
    SVG = "svg"
    CSV = "csv"

    @property
    def words(self) -> str:
        """What the menu calls it."""
        return tr(_FILES[self])


_FILES = {
    ChartFile.PNG: tr_noop("Save as a picture (PNG)…"),
    ChartFile.SVG: tr_noop("Save as a drawing (SVG)…"),
    ChartFile.CSV: tr_noop("Save the steps as a table (CSV)…"),
}
_EXTENTS = {
    Extent.ANSWER: (
        tr_noop("This answer", about="what charts tell of"),
        tr_noop("The charts tell of the answer in view."),
    ),
    Extent.CHAT: (
        tr_noop("Whole chat", about="what charts tell of"),
        tr_noop("The charts tell of all answers of this chat, one behind the other."),
    ),
}
_STILL = tr_noop("The charts stand still; the answer goes on.")


class ExtentTab(QtWidgets.QAbstractButton):
    """A word with a line below it where it is chosen."""

    def __init__(self, extent: Extent, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self._ring = False
        word, meaning = _EXTENTS[extent]
        self.setText(tr(word, about="what charts tell of"))
        self.setToolTip(tr(meaning))
        self.setAccessibleDescription(tr(meaning))
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Maximum, policy.Fixed)

    def sizeHint(self) -> QtCore.QSize:
        """As wide as the word in bold, so that nothing moves when it is chosen."""
        metrics = QtGui.QFontMetrics(sized_font(self.font(), SMALL_PIXELS, bold=True))
        return QtCore.QSize(metrics.horizontalAdvance(self.text()) + 2, scaled(_HEIGHT))

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Show a ring where the keyboard is used."""
        self._ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        super().focusOutEvent(event)

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw the word and its line."""
        painter, colours = QtGui.QPainter(self), theme()
        chosen = self.isChecked()
        painter.setFont(sized_font(self.font(), SMALL_PIXELS, bold=chosen))
        lively = chosen or self.underMouse()
        painter.setPen(QtGui.QColor(colours.text if lively else colours.muted))
        words = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
        if chosen:
            line = QtCore.QRect(0, self.height() - _LINE, self.width(), _LINE)
            painter.fillRect(line, QtGui.QColor(colours.accent))
        if self._ring:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.setPen(QtGui.QColor(colours.accent))
            painter.drawRoundedRect(QtCore.QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)


class PanelTools(QtWidgets.QWidget):
    """Quiet: two words and three pictures; and while the charts stand still, that they do."""

    def __init__(self) -> None:
        super().__init__()
        self._tabs = {extent: ExtentTab(extent, self) for extent in Extent}
        self._tabs[Extent.ANSWER].setChecked(True)
        self.save: Callable[[ChartFile], object] = lambda _kind: None
        """What the menu does."""
        self.whole = IconButton(Icon.WHOLE, "", self)
        self.still = IconButton(Icon.PAUSE, "", self)
        self.go_on = IconButton(Icon.PLAY, "", self)
        self.more = IconButton(Icon.EXPORT, "", self)
        self._told = dress(Label(tr(_STILL)), Type.SMALL)
        self._notice = dress(QtWidgets.QFrame(), Surface.TOLD, Shape.ROUNDED)
        self._lay_out()
        self._name_all()
        self.more.clicked.connect(self._on_more)
        self.show_state(part=False, still=False)

    @property
    def extent(self) -> Extent:
        """Which word is chosen."""
        return next(extent for extent, tab in self._tabs.items() if tab.isChecked())

    def tab(self, extent: Extent) -> ExtentTab:
        """The word for it."""
        return self._tabs[extent]

    def show_extent(self, extent: Extent) -> None:
        """Show which word is chosen."""
        self._tabs[extent].setChecked(True)

    def show_state(self, *, part: bool, still: bool) -> None:
        """``part``: not all tokens are shown; ``still``: the charts stand still."""
        self.whole.setEnabled(part)
        self.still.setVisible(not still)
        self.go_on.setVisible(still)
        self._notice.setVisible(still)

    @property
    def words_width(self) -> int:
        """What the words ask for beside the pictures, at the present size of text."""
        self._row.invalidate()
        return self._row.sizeHint().width()

    def _lay_out(self) -> None:
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        self._row = row = QtWidgets.QHBoxLayout()
        row.setSpacing(Space.HAIR)
        for number, tab in enumerate(self._tabs.values()):
            if number:
                row.addSpacing(scaled(_BESIDE))
            row.addWidget(tab)
        row.addStretch(1)
        for button in (self.whole, self.still, self.go_on, self.more):
            row.addWidget(button)
        column.addLayout(row)
        line = QtWidgets.QHBoxLayout(self._notice)
        line.setContentsMargins(Space.SMALL, Space.TINY, Space.SMALL, Space.TINY)
        self._told.setWordWrap(True)
        line.addWidget(self._told, 1)
        column.addWidget(self._notice)

    def _name_all(self) -> None:
        for button, name, tip in (
            (
                self.whole,
                tr("Show all tokens"),
                tr("Drag in a curve to look at a part; Ctrl and the wheel make it smaller."),
            ),
            (self.still, tr("Let the charts stand still"), tr("The answer goes on.")),
            (self.go_on, tr("Let the charts go on"), ""),
            (self.more, tr("Save the charts"), ""),
        ):
            button.setAccessibleName(name)
            button.setToolTip("\n".join(filter(None, (name, tip))))

    @Slot()
    def _on_more(self) -> None:
        menu = QtWidgets.QMenu(self)
        for kind in ChartFile:
            action = menu.addAction(without_keys(kind.words))
            action.triggered.connect(lambda _checked=False, kind=kind: self.save(kind))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner_below(menu, self.more))
