"""Above the chat: the pair in use, what the engine does now, switches of the view, and help.

Where the bar is narrow its parts fold away, what says least first: the word on the colour switch,
long names (cut in their middle), the reason behind what the engine does, more of the names, at last
the words about the engine. Tooltips keep what is folded.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import command, in_menu
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import (
    corner_below,
    draw_name,
    mirrored,
    mirrored_x,
)
from foretoken.ui.look.plain_text import set_drawn_text
from foretoken.ui.look.sizes import Space, scaled, text_scale
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Edge, Surface, dress
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.row_painting import chevron
from foretoken.ui.parts.words import Word

_FIXED = (2, 4, 8)


class LookaheadMenu(QMenu):
    """Adaptive, or the same number of tokens in every step."""

    chosen = Signal(object)
    """The number (int), or None for adaptive."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self._add(tr("Adaptive: draft as far as it gains speed"), None)
        self.addSeparator()
        for number in _FIXED:
            drafts = tr_n(
                "Draft {count} token wherever possible, gain or loss",
                "Draft {count} tokens wherever possible, gain or loss",
                number,
            )
            self._add(drafts, number)
        self.addSeparator()
        self.engine_settings = self.addAction(in_menu("models.engine_settings"))
        self.proof = self.addAction(in_menu("models.prove"))
        self._group.triggered.connect(self._on_triggered)

    def set_choice(self, lookahead: int | None) -> None:
        """Mark what is chosen now; 0 is something else than what is here."""
        for action in self._group.actions():
            action.setChecked(action.data() == lookahead)

    def refuse(self, why: str) -> None:
        """Let nothing be chosen, and tell ``why``; empty: it can be."""
        self.setToolTipsVisible(bool(why))
        for action in (*self._group.actions(), self.engine_settings, self.proof):
            action.setEnabled(not why)
            action.setToolTip(why)

    def _add(self, text: str, lookahead: int | None) -> None:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setData(lookahead)
        self._group.addAction(action)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())


# What begins the reason behind what the engine does, in whatever language.
_REASONS = re.compile(r"\s*[:;\uff1a\uff1b\u061b]")
_LATELY = tr_noop("Right-click: the pairs used lately")
_PILL_HEIGHT = 30
_PADDING = 14
_ARROW = 22
_DOT = 18
_ICON = 16


class BarButton(QPushButton):
    """A rounded field that is lit under the mouse and with the focus; what is in it is drawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), scaled(_PILL_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wanted_width(self) -> int:
        """How wide it is with all that it says."""
        return scaled(_PILL_HEIGHT)

    def menu_corner(self, menu: QMenu) -> QPoint:
        """Where the upper left corner of a menu below it belongs, in screen coordinates."""
        return corner_below(menu, self, 3)

    def paint_field(self, painter: QPainter) -> None:
        """Draw the outline, and the field in it."""
        colours = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = colours.muted if self.underMouse() and self.isEnabled() else colours.border
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else lit)))
        pressed = self.isDown() or (self.isCheckable() and self.isChecked())
        painter.setBrush(QColor(colours.bubble if pressed else colours.button))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def paint_arrow(self, painter: QPainter, x: float | None = None) -> None:
        """Draw, at the end or at ``x``, what says that there is a menu."""
        painter.setPen(QPen(QColor(theme().muted), 1.5 * text_scale()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x = mirrored_x(self.width() - scaled(16), self.rect()) if x is None else x
        painter.drawPolyline(chevron(QPointF(x, self.height() / 2 + 0.5), down=True))


class PairPill(BarButton):
    """The names of the models, cut in their middle where they do not fit.

    Its own menu, by the right mouse button or the menu key, has the pairs that were used lately.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show_text(self, text: str, proof: str) -> None:
        """Name the pair, and say what is known of it."""
        set_drawn_text(self, text)
        self.setAccessibleName(tr("Models: {pair}", pair=text))
        self.setAccessibleDescription(proof)
        before = f"{text}\n{proof}\n" if proof else f"{text}\n"
        tip_with_keys(self, "models.choose", before=before, then=f"\n{tr(_LATELY)}")
        self.updateGeometry()

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return scaled(_PADDING) + words + 2 + scaled(_ARROW) + scaled(8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(scaled(_LEAST_PAIR), scaled(_PILL_HEIGHT)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        room = self.rect().adjusted(scaled(_PADDING), 0, -scaled(_ARROW) - scaled(6), 0)
        room = mirrored(room, self.rect())
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.setPen(QColor(theme().text))
        draw_name(painter, room, Qt.AlignmentFlag.AlignVCenter, text)
        self.paint_arrow(painter)


class StatusChip(BarButton):
    """A dot and a few words; the words tell all that the dot's colour tells."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told = "", False
        self._words = 2

    def show_activity(self, text: str, *, active: bool) -> bool:
        """Say what the engine does now; return whether that is something else than before."""
        if (text, active) == self._told:
            return False
        self._told = text, active
        set_drawn_text(self, text)
        self.setAccessibleName(tr("Engine: {activity}", activity=text))
        self.setToolTip("\n".join((text, tr("Click to choose how far to draft"))))
        self.updateGeometry()
        self.update()
        return True

    def set_words(self, words: int) -> None:
        """2: all that there is to say; 1: without the reason; 0: the dot alone."""
        if words != self._words:
            self._words = words
            self.updateGeometry()
            self.update()

    @property
    def shown_text(self) -> str:
        """The words that are there; the tooltip has all of them."""
        if self._words == 2:
            return self.text()
        return _REASONS.split(self.text(), 1)[0] if self._words else ""

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.shown_text)
        words += 2 + scaled(10) if words else scaled(2)
        return scaled(_PADDING) + scaled(_DOT - 8) + words + scaled(_ARROW) + scaled(4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        colours = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.draft if self._told[1] else colours.target))
        radius = 4 * text_scale()
        x = mirrored_x(scaled(_PADDING) + radius, self.rect())
        painter.drawEllipse(QPointF(x, self.height() / 2), radius, radius)
        painter.setPen(QColor(colours.text))
        left = scaled(_PADDING) + scaled(_DOT)
        room = mirrored(self.rect().adjusted(left, 0, 0, 0), self.rect())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.shown_text)
        self.paint_arrow(painter)


class ColoursSwitch(BarButton):
    """Colours on or off: three lines of tokens, and the word where there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._worded = True
        self.setText(tr("Colours"))
        self.setCheckable(True)
        self.setChecked(True)
        tip_with_keys(self, "view.colours")
        self.setAccessibleName(tr("Token colours"))

    def set_worded(self, worded: bool) -> None:
        """Show the word, or the picture alone."""
        if worded != self._worded:
            self._worded = worded
            self.updateGeometry()
            self.update()

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.text()) + 2 + scaled(8)
        return 2 * scaled(11) + scaled(_ICON) + (words if self._worded else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        colours, scale = theme(), text_scale()
        kinds = (colours.draft, colours.correction, colours.bonus)
        left, middle = float(scaled(11)), self.height() / 2
        for row, (colour, width) in enumerate(zip(kinds, (16, 10, 13), strict=True)):
            line = QRectF(left, middle + (5 * row - 6.5) * scale, width * scale, 3 * scale)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour if self.isChecked() else colours.target))
            painter.drawRoundedRect(mirrored(line, self.rect()), 1.5 * scale, 1.5 * scale)
        if self._worded:
            room = self.rect().adjusted(scaled(11) + scaled(_ICON) + scaled(8), 0, 0, 0)
            room = mirrored(room, self.rect())
            painter.setPen(QColor(colours.text))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())


HEIGHT = 54
_PICTURE = 32
# What is given up, one after the other; and how wide names then are at least.
_COLOURS_WORD, _LONG_NAMES, _REASON, _NAMES, _ENGINE_WORDS = range(1, 6)
_LONG_PAIR, _SHORT_PAIR, _LEAST_PAIR = 240, 104, 84


class TopBar(QFrame):
    """Buttons whose clicks the window hears; ``show_*`` methods say what they should read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        dress(self, Surface.WINDOW, Edge.BOTTOM)
        self.sidebar = self._picture_button(Icon.SIDEBAR, "view.sidebar")
        self.pair = PairPill(self)
        self._chip = StatusChip(self)
        self.lookahead = LookaheadMenu(self)
        self._chip.clicked.connect(self._on_chip_clicked)
        explain(self.pair, Word.TARGET, Word.DRAFT)
        explain(self._chip, Word.LOOKAHEAD)
        self.colours = ColoursSwitch(self)
        self.help = self._picture_button(Icon.MORE, "help.menu")
        self.live_panel = self._picture_button(Icon.LIVE_PANEL, "view.live_panel")
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(Space.MEDIUM, 0, Space.MEDIUM, 0)
        row.setSpacing(Space.SMALL)
        for button in (self.sidebar, self.pair, self._chip):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.colours)
        for button in (self.help, self.live_panel):
            row.addWidget(button)
        self._pictures = self.sidebar, self.help, self.live_panel
        self._fit()

    def sizeHint(self) -> QSize:
        """As tall as its pills ask for; it takes what width there is."""
        return QSize(0, scaled(HEIGHT))

    def _picture_button(self, icon: Icon, command_id: str) -> IconButton:
        button = IconButton(icon, "", self, width=_PICTURE)
        tip_with_keys(button, command_id)
        button.setAccessibleName(tr(command(command_id).help or command(command_id).title))
        return button

    def show_pair(self, text: str, proof: str = "") -> None:
        """Name the pair in use; ``proof`` tells what is kept of it."""
        self.pair.show_text(text, proof)
        self._fit()

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now; ``active`` is that it drafts."""
        if self._chip.show_activity(text, active=active):
            self._fit()

    def help_menu_corner(self, menu: QMenu) -> QPoint:
        """Where the upper left corner of the help menu belongs, in screen coordinates."""
        return corner_below(menu, self.help, -1, at_end=True) - QPoint(1, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give up as much as is needed."""
        for given_up in range(_ENGINE_WORDS + 1):
            self.colours.set_worded(given_up < _COLOURS_WORD)
            self._chip.set_words(2 if given_up < _REASON else 1 if given_up < _ENGINE_WORDS else 0)
            others = (self._chip, self.colours, *self._pictures)
            taken = sum(button.sizeHint().width() for button in others)
            room = self.width() - taken - 2 * Space.MEDIUM - 5 * Space.SMALL
            if room >= min(self.pair.wanted_width(), self._least_pair(given_up)):
                break
        self._row.activate()

    def _least_pair(self, given_up: int) -> int:
        if given_up < _LONG_NAMES:
            return self.pair.wanted_width()
        return scaled(_LONG_PAIR if given_up < _NAMES else _SHORT_PAIR)

    @Slot()
    def _on_chip_clicked(self) -> None:
        self.lookahead.popup(self._chip.menu_corner(self.lookahead))
