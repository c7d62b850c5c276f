"""Above the chat: the models in use, how they draft, and switches of the view."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import command, in_menu
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import corner_below, led_by_layout
from foretoken.ui.look.plain_text import set_drawn_text, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Edge, Surface, dress
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.words import Word

_LENGTHS = (2, 4, 8)
OFF = "off"
"""The choice not to draft."""
_LEAST_LETTERS = 8
_ICON_BUTTON_WIDTH = 32


class LookaheadMenu(QMenu):
    """How far to draft: adaptive, the same number of tokens in every step, or not at all."""

    chosen = Signal(object)
    """The number (int), None for adaptive, or ``OFF``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self._add(tr("Adaptive: draft only where it saves time"), None)
        for length in _LENGTHS:
            words = tr_n("Always draft {count} token", "Always draft {count} tokens", length)
            self._add(words, length)
        self._add(tr("Off: no drafting"), OFF)
        self.addSeparator()
        self.engine_settings = self.addAction(in_menu("models.engine_settings"))
        self.proof = self.addAction(in_menu("models.prove"))
        self._group.triggered.connect(lambda action: self.chosen.emit(action.data()))

    def set_choice(self, choice: object) -> None:
        """Mark what is chosen now; 0 is something that is not offered here."""
        for action in self._group.actions():
            action.setChecked(action.data() == choice)

    def refuse(self, why: str) -> None:
        """Disable everything and tell ``why``; empty: enable it."""
        self.setToolTipsVisible(bool(why))
        for action in (*self._group.actions(), self.engine_settings, self.proof):
            action.setEnabled(not why)
            action.setToolTip(why)

    def _add(self, text: str, choice: object) -> None:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setData(choice)
        self._group.addAction(action)


class BarButton(QPushButton):
    """A button whose text is elided where the bar is narrow; the tooltip has all of it."""

    def __init__(self, parent: QWidget, elide: Qt.TextElideMode) -> None:
        super().__init__(parent)
        self._elide = elide
        self.lit: bool | None = None
        """Whether the dot before the text is lit; None: there is no dot."""
        dress(self, Button.PILL)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint() + QSize(self._dot_room, 0)
        return hint if self.menu() else hint + QSize(self._arrow_room, 0)

    def minimumSizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.text())
        least = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return self.sizeHint() - QSize(max(0, text - least), 0)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        content = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(content, option, self).width()
        room -= self._dot_room + self._arrow_room
        text = self.fontMetrics().elidedText(self.text(), self._elide, room)
        option.text = led_by_layout(without_keys(text))
        option.features |= QStyleOptionButton.ButtonFeature.HasMenu
        if self.lit is not None:
            side = self.fontMetrics().height()
            option.icon = _dot(theme().draft if self.lit else theme().target, side, self)
            option.iconSize = QSize(side, side)

    @property
    def _arrow_room(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_MenuButtonIndicator, None, self)

    @property
    def _dot_room(self) -> int:
        return 0 if self.lit is None else self.fontMetrics().height() + Space.TINY


def _dot(colour: str, side: int, widget: QWidget) -> QIcon:
    """A dot amid a square as high as a line of text."""
    ratio = widget.devicePixelRatio()
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(side / 2, side / 2), side / 4, side / 4)
    painter.end()
    return QIcon(picture)


class TopBar(QFrame):
    """Buttons whose clicks the window hears; ``show_*`` methods say what they should read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A long name does not widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        dress(self, Surface.WINDOW, Edge.BOTTOM)
        self.sidebar = self._icon_button(Icon.SIDEBAR, "view.sidebar")
        self.pair = BarButton(self, Qt.TextElideMode.ElideMiddle)
        """A click opens the picker, its context menu has the recent pairs."""
        self.pair.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.lookahead = LookaheadMenu(self)
        self._chip = BarButton(self, Qt.TextElideMode.ElideRight)
        self._chip.setMenu(self.lookahead)
        explain(self.pair, Word.TARGET, Word.DRAFT)
        explain(self._chip, Word.LOOKAHEAD)
        self.colours = self._icon_button(Icon.COLOURS, "view.colours")
        self.colours.setCheckable(True)
        self.colours.setChecked(True)
        self.menu = self._icon_button(Icon.MORE, "help.menu")
        self.live_panel = self._icon_button(Icon.LIVE_PANEL, "view.live_panel")
        row = QHBoxLayout(self)
        row.setContentsMargins(*[Space.MEDIUM] * 4)
        row.setSpacing(Space.SMALL)
        for button in (self.sidebar, self.pair, self._chip):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.colours, self.menu, self.live_panel):
            row.addWidget(button)

    def _icon_button(self, icon: Icon, command_id: str) -> IconButton:
        button = IconButton(icon, "", self, width=_ICON_BUTTON_WIDTH)
        tip_with_keys(button, command_id)
        button.setAccessibleName(tr(command(command_id).help or command(command_id).title))
        return button

    def show_pair(self, text: str, known: str = "") -> None:
        """Name the pair in use; ``known`` is what else is known of it."""
        set_drawn_text(self.pair, text)
        self.pair.setAccessibleName(tr("Models: {pair}", pair=text))
        self.pair.setAccessibleDescription(known)
        before = f"{text}\n{known}\n" if known else f"{text}\n"
        then = f"\n{tr('Right-click for recent pairs')}"
        tip_with_keys(self.pair, "models.choose", before=before, then=then)

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now; ``active``: it drafts."""
        text = text[:1].upper() + text[1:]
        if (text, active) == (self._chip.text(), self._chip.lit):
            return
        self._chip.lit = active
        set_drawn_text(self._chip, text)
        self._chip.setAccessibleName(tr("Engine: {activity}", activity=text))
        self._chip.setToolTip("\n".join((text, tr("Click to change drafting"))))
        self._chip.updateGeometry()
        self._chip.update()

    def menu_corner(self, menu: QMenu) -> QPoint:
        """Where the upper left corner of the main menu belongs, in screen coordinates."""
        return corner_below(menu, self.menu, -1, at_end=True) - QPoint(1, 0)
