"""Top bar above the chat: models in use, drafting, and view buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import command, in_menu, set_tooltip_with_keys
from foretoken.ui.look.icons import Icon, icon_pixels, icon_pixmap
from foretoken.ui.look.plain_text import set_literal_text
from foretoken.ui.look.theme import Space, scaled, theme
from foretoken.ui.look.themed import Edge, Surface, styled
from foretoken.ui.parts.buttons import ElidedButton, IconButton
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import fill

_LENGTHS = (2, 4, 8)
OFF = "off"
"""Value of the choice not to draft."""
_ICON_BUTTON_WIDTH = 32
_MIN_WIDTH_FOR_COLOURS = 450
"""In pixels at the normal text size; below, the model names need the space of the button."""


class LookaheadMenu(QMenu):
    """Menu for the lookahead: adaptive, a fixed number of tokens, or none."""

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
        """Check the current choice; 0 stands for one that is not in this menu."""
        for action in self._group.actions():
            action.setChecked(action.data() == choice)

    def refuse(self, why: str) -> None:
        """Disable all entries, with ``why`` as tooltip; empty enables them."""
        self.setToolTipsVisible(bool(why))
        for action in (*self._group.actions(), self.engine_settings, self.proof):
            action.setEnabled(not why)
            action.setToolTip(why)

    def _add(self, text: str, choice: object) -> None:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setData(choice)
        self._group.addAction(action)


class TopBar(QFrame):
    """Bar of buttons that the window connects; the ``show_*`` methods set their texts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A long name must not widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        styled(self, Surface.WINDOW, Edge.BOTTOM)
        self.sidebar = self._icon_button(Icon.SIDEBAR, "view.sidebar")
        self.pair = ElidedButton(parent=self, arrow=True)
        """Opens the model picker; its context menu lists recent pairs."""
        self.pair.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.lookahead = LookaheadMenu(self)
        self._chip = ElidedButton(parent=self, arrow=True)
        self._chip.setMenu(self.lookahead)
        self._active: bool | None = None
        explain(self.pair, Word.TARGET, Word.DRAFT)
        explain(self._chip, Word.LOOKAHEAD, Word.LOOKUP)
        self.colours = self._icon_button(Icon.COLOURS, "view.colours")
        self.colours.setCheckable(True)
        self.colours.setChecked(True)
        self.menu = self._icon_button(Icon.MORE, "help.menu")
        self.live_panel = self._icon_button(Icon.LIVE_PANEL, "view.live_panel")
        begin, end = (self.sidebar, self.pair, self._chip), (self.colours, self.menu)
        line = fill(QHBoxLayout(self), *begin, None, *end, self.live_panel)
        line.setContentsMargins(*[Space.MEDIUM] * 4)

    def _icon_button(self, icon: Icon, command_id: str) -> IconButton:
        button = IconButton(icon, "", self, width=_ICON_BUTTON_WIDTH)
        set_tooltip_with_keys(button, command_id)
        button.setAccessibleName(tr(command(command_id).help or command(command_id).title))
        return button

    def show_pair(self, text: str, known: str = "") -> None:
        """Show the pair in use; ``known`` is added to the tooltip."""
        set_literal_text(self.pair, text)
        self.pair.setAccessibleName(tr("Models: {pair}", pair=text))
        self.pair.setAccessibleDescription(known)
        before = f"{text}\n{known}\n" if known else f"{text}\n"
        then = f"\n{tr('Right-click for recent pairs')}"
        set_tooltip_with_keys(self.pair, "models.choose", before=before, then=then)

    def show_activity(self, text: str, *, active: bool) -> None:
        """Show the engine activity; ``active``: tokens are drafted."""
        text = text[:1].upper() + text[1:]
        if (text, active) == (self._chip.text(), self._active):
            return
        self._active = active
        set_literal_text(self._chip, text)
        self._chip.setAccessibleName(tr("Engine: {activity}", activity=text))
        self._chip.setToolTip("\n".join((text, tr("Click to change drafting"))))
        self._show_dot()

    def _show_dot(self) -> None:
        colour = QColor(theme().draft if self._active else theme().target)
        self._chip.setIconSize(QSize(icon_pixels(), icon_pixels()))
        self._chip.setIcon(QIcon(icon_pixmap(Icon.DOT, colour, self.devicePixelRatio())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.colours.setVisible(self.width() >= scaled(_MIN_WIDTH_FOR_COLOURS))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
        if event.type() in changes and not self._chip.icon().isNull():
            self._show_dot()
