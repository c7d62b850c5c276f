"""Above the chat: the pair in use, what the engine does now, switches of the view, and help.

Where the bar is narrow its parts fold away, what says least first: the word on the colour switch,
long names (cut in their middle), the reason behind what the engine does, more of the names, at last
the words about the engine. Tooltips keep what is folded.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.ui.legend import Legend, LegendPopup
from foretoken.ui.lookahead_menu import LookaheadMenu
from foretoken.ui.text_size import scaled
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.top_bar_buttons import (
    ColoursSwitch,
    LegendButton,
    MoreButton,
    PairPill,
    PanelButton,
    StatusChip,
)

HEIGHT = 54
_MARGIN = 12
_GAP = 8
_PAIR_TIP = "Choose the target and the draft model (Ctrl+O)"
# What is given up, one after the other; and how wide names then are at least.
_COLOURS_WORD, _LONG_NAMES, _REASON, _NAMES, _ENGINE_WORDS = range(1, 6)
_LONG_PAIR, _SHORT_PAIR, _LEAST_PAIR = 240, 104, 84


class TopBar(QWidget):
    """Reports clicks; ``show_*`` methods say what it should read."""

    pair_clicked = Signal()
    colours_toggled = Signal(bool)
    kinds_changed = Signal(object)
    """``frozenset[TokenKind]``: what is chosen in the legend."""
    sidebar_clicked = Signal()
    live_panel_clicked = Signal()
    help_clicked = Signal()
    lookahead_chosen = Signal(object)
    """Tokens to draft per step (int), or None for adaptive."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sidebar = PanelButton("left", "Show or hide the conversations (Ctrl+B)", self)
        self._sidebar.clicked.connect(self.sidebar_clicked)
        self._pair = PairPill(self)
        self._pair.clicked.connect(self.pair_clicked)
        self._chip = StatusChip(self)
        self._lookahead = LookaheadMenu(self)
        self._lookahead.chosen.connect(self.lookahead_chosen)
        self._chip.clicked.connect(self._on_chip_clicked)
        self._colours = ColoursSwitch(self)
        self._colours.toggled.connect(self.colours_toggled)
        self._legend_button = LegendButton(self)
        self._legend_button.clicked.connect(self._on_legend_clicked)
        self._legend = LegendPopup(self)
        self._legend.legend.kinds_changed.connect(self.kinds_changed)
        self._help = MoreButton("Help, backups of the chats, diagnostics and updates (F10)", self)
        self._help.clicked.connect(self.help_clicked)
        self._live_panel = PanelButton("right", "Show or hide the live panel (Ctrl+L)", self)
        self._live_panel.clicked.connect(self.live_panel_clicked)
        self._left: tuple[QWidget, ...] = (self._sidebar, self._pair, self._chip)
        self._right: tuple[QWidget, ...] = (
            self._colours,
            self._legend_button,
            self._help,
            self._live_panel,
        )
        self.apply_palette(LIGHT)

    def sizeHint(self) -> QSize:
        """As tall as its pills ask for; it takes what width there is."""
        return QSize(0, scaled(HEIGHT))

    def show_pair(self, text: str) -> None:
        """Name the pair in use."""
        self._pair.show_text(text, _PAIR_TIP)
        self._fit()

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now; ``active`` is that it drafts."""
        self._chip.show_activity(text, active=active)
        self._fit()

    def show_lookahead(self, lookahead: int | None) -> None:
        """Mark the chosen number of tokens per step; None is adaptive."""
        self._lookahead.set_choice(lookahead)

    @property
    def pair_button(self) -> QWidget:
        """What a click on opens the choice of models."""
        return self._pair

    @property
    def activity(self) -> str:
        """What the chip says."""
        return self._chip.text()

    @property
    def legend(self) -> Legend:
        """What the button beside the colour switch opens."""
        return self._legend.legend

    def toggle_colours(self) -> None:
        """Do what a click on the switch does."""
        self._colours.toggle()

    def help_menu_corner(self) -> QPoint:
        """Where the upper right corner of the help menu belongs, in screen coordinates."""
        return self._help.mapToGlobal(self._help.rect().bottomRight())

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        for button in (self._pair, self._chip, self._colours, self._legend_button):
            button.apply_palette(palette)
        for picture in (self._sidebar, self._help, self._live_panel):
            picture.apply_palette(palette)
        self._legend.apply_palette(palette)
        self.setStyleSheet(
            f"TopBar {{ background: {palette.window}; border-bottom: 1px solid {palette.border}; }}"
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give up as much as is needed, and put the rest beside each other."""
        room = 0
        for given_up in range(_ENGINE_WORDS + 1):
            room = self._room_for_pair(given_up)
            if room >= min(self._pair.wanted_width(), self._least_pair(given_up)):
                break
        left = scaled(_MARGIN)
        for button in self._left:
            width = button.sizeHint().width()
            if button is self._pair:
                width = max(scaled(_LEAST_PAIR), min(width, room))
            self._place(button, left, width)
            left += width + scaled(_GAP)
        right = self.width() - scaled(_MARGIN)
        for button in reversed(self._right):
            right -= button.sizeHint().width()
            self._place(button, right, button.sizeHint().width())
            right -= self._gap_before(button)

    def _room_for_pair(self, given_up: int) -> int:
        """Give up so much, and return what is left for the names."""
        self._colours.set_worded(given_up < _COLOURS_WORD)
        self._chip.set_words(2 if given_up < _REASON else 1 if given_up < _ENGINE_WORDS else 0)
        taken = 2 * scaled(_MARGIN) - scaled(_GAP)
        for button in (*self._left, *self._right):
            width = 0 if button is self._pair else button.sizeHint().width()
            taken += width + self._gap_before(button)
        return self.width() - taken

    def _least_pair(self, given_up: int) -> int:
        if given_up < _LONG_NAMES:
            return self._pair.wanted_width()
        return scaled(_LONG_PAIR if given_up < _NAMES else _SHORT_PAIR)

    def _gap_before(self, button: QWidget) -> int:
        return 2 if button is self._legend_button else scaled(_GAP)

    def _place(self, button: QWidget, left: int, width: int) -> None:
        height = button.sizeHint().height()
        button.setGeometry(left, (self.height() - height) // 2, width, height)

    @Slot()
    def _on_chip_clicked(self) -> None:
        self._lookahead.popup(self._chip.menu_corner())

    @Slot()
    def _on_legend_clicked(self) -> None:
        self._legend.open_below(self._legend_button)
